// Is a partition the one that a table of values induces? Two things are equivalent when no column tells them apart.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace sprague {

// A pair on which the partition is wrong: in one class though a column separates them, or in two classes though none
// does.
struct PartitionFault {
  std::size_t first = 0;
  std::size_t second = 0;
  std::optional<std::size_t> separated_by;
};

struct PartitionResult {
  std::uint64_t pairs = 0;         // pairs that are right
  std::uint64_t true_classes = 0;  // how many classes the table induces
  std::vector<PartitionFault> faults;
};

// class_of(row) is the claimed class, value(row, column) the table. Pairs are those of different rows.
template <class ClassOf, class Value>
PartitionResult check_partition(std::size_t rows, std::size_t columns, ClassOf&& class_of, Value&& value) {
  using Line = std::vector<std::uint32_t>;
  std::vector<Line> lines(rows);
  std::map<Line, std::size_t> distinct;
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) lines[row].push_back(value(row, column));
    distinct.emplace(lines[row], row);
  }
  PartitionResult result;
  result.true_classes = distinct.size();
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const bool same_class = class_of(i) == class_of(j);
      if (same_class == (lines[i] == lines[j])) {
        ++result.pairs;
        continue;
      }
      PartitionFault fault{j, i, std::nullopt};
      if (same_class) {
        const auto split = std::ranges::mismatch(lines[i], lines[j]);
        fault.separated_by = static_cast<std::size_t>(split.in1 - lines[i].begin());
      }
      result.faults.push_back(fault);
    }
  }
  return result;
}

}  // namespace sprague
