// Partitions against the classes that random small tables induce: the true one passes, every false twin is found.
#include "checkers/partition.hpp"

#include <gmock/gmock.h>

#include <set>

#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(PartitionTest, TrueAndFalsePartitions) {
  support::Random random = support::seeded();
  for (int round = 0; round < 300; ++round) {
    const std::size_t rows = 1 + random() % 7;
    const std::size_t columns = 1 + random() % 3;
    std::vector<std::vector<std::uint32_t>> table(rows);
    for (auto& line : table) {
      for (std::size_t column = 0; column < columns; ++column) line.push_back(static_cast<std::uint32_t>(random() % 2));
    }
    auto value = [&](std::size_t row, std::size_t column) { return table[row][column]; };
    std::vector<std::size_t> classes;  // the first row with the same line
    for (const auto& line : table) {
      classes.push_back(static_cast<std::size_t>(std::ranges::find(table, line) - table.begin()));
    }
    auto check = [&] {
      return check_partition(
          rows, columns, [&](std::size_t row) { return classes[row]; }, value);
    };
    const PartitionResult right = check();
    EXPECT_TRUE(right.faults.empty());
    EXPECT_EQ(right.pairs, rows * (rows - 1) / 2);
    EXPECT_EQ(right.true_classes, std::set(table.begin(), table.end()).size());

    // One row moved to another class, or to one of its own.
    const std::size_t moved = random() % rows;
    const std::size_t from = classes[moved];
    classes[moved] = random() % (rows + 1);
    const PartitionResult twin = check();
    std::uint64_t wrong = 0;
    for (std::size_t row = 0; row < rows; ++row) {
      if (row != moved && (classes[row] == from) != (classes[row] == classes[moved])) ++wrong;
    }
    EXPECT_EQ(twin.faults.size(), wrong);
    EXPECT_EQ(twin.pairs + wrong, rows * (rows - 1) / 2);
    for (const PartitionFault& fault : twin.faults) {
      EXPECT_TRUE(fault.first == moved || fault.second == moved);
      if (fault.separated_by) {
        EXPECT_NE(value(fault.first, *fault.separated_by), value(fault.second, *fault.separated_by));
      } else {
        EXPECT_EQ(table[fault.first], table[fault.second]);
      }
    }
  }
}

}  // namespace
}  // namespace sprague
