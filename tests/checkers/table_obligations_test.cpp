// Local tables for a solver: it agrees with the check on a box, on tables that are right and on tables that are not.
#include "checkers/table_obligations.hpp"

#include <gtest/gtest.h>

namespace sprague {
namespace {

// Nim with moves by 1 or 2 on one heap, of value n modulo 3, beside coins that any move may take, of value n modulo 2
// each; `wrong` changes the entry at that number of the heap.
LocalTable heap_and_coins(std::optional<Count> wrong) {
  LocalTable table;
  table.axes = {{"heap", 3, 3}, {"coins", 2, 2}, {"more_coins", 2, 2}};
  table.moves = {{{-1, 0, 0}, {1, 0, 0}}, {{-2, 0, 0}, {2, 0, 0}}, {{0, -1, 0}, {0, 1, 0}}, {{0, 0, -1}, {0, 0, 1}}};
  table.value = [wrong](std::span<const Count> state) {
    const std::uint32_t right = state[0] % 3 ^ (state[1] + state[2]) % 2;
    return state[0] == wrong ? right ^ 1U : right;
  };
  return table;
}

const std::vector<TableIndex> kIndices{{"heap_index", {0}, 3, 3}, {"coin_index", {1, 2}, 2, 2}};

TEST(TableObligations, ARightTableIsUnsatAndItsTwinSat) {
  const LocalTable table = heap_and_coins(std::nullopt);
  ASSERT_TRUE(check_local_table(table).proved());
  const std::vector<Obligation> all = table_obligations("nim", "Heap and coins.", table, kIndices);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(settle(all, {}).unsat, 1U);
}

TEST(TableObligations, AWrongEntryIsFoundWhereItIs) {
  for (Count wrong = 0; wrong < 6; ++wrong) {
    const LocalTable table = heap_and_coins(wrong);
    EXPECT_FALSE(check_local_table(table).proved());
    const Decision decision = decide(table_obligations("nim", "Heap and coins.", table, kIndices).front(), {});
    ASSERT_EQ(decision.answer, Answer::sat) << wrong;
    // The state or one of its options has the entry.
    const std::int64_t heap = decision.model.at("heap");
    bool has_entry = false;
    for (std::int64_t n = std::max<std::int64_t>(heap - 2, 0); n <= heap; ++n) {
      has_entry = has_entry || (n < 6 ? n : 3 + (n - 3) % 3) == wrong;
    }
    EXPECT_TRUE(has_entry) << heap;
  }
}

}  // namespace
}  // namespace sprague
