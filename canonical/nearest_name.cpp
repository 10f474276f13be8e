#include "canonical/nearest_name.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace sprague {
namespace {

char small(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// Letters to change, add, drop, or exchange with the next one.
std::size_t letters_apart(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::vector<std::size_t> above;
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    const std::vector<std::size_t> two_above = std::exchange(above, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const auto same = [&](std::size_t k, std::size_t l) { return small(a[k - 1]) == small(b[l - 1]); };
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (same(i, j) ? 0 : 1)});
      if (i > 1 && j > 1 && same(i, j - 1) && same(i - 1, j)) row[j] = std::min(row[j], two_above[j - 2] + 1);
    }
  }
  return row.back();
}

}  // namespace

std::optional<std::string_view> nearest_name(std::string_view typed, std::span<const std::string_view> names) {
  std::optional<std::string_view> nearest;
  std::size_t least = std::max<std::size_t>(1, typed.size() / 3) + 1;
  for (const std::string_view name : names) {
    const std::size_t apart = letters_apart(typed, name);
    if (apart >= least) continue;
    least = apart;
    nearest = name;
  }
  return nearest;
}

}  // namespace sprague
