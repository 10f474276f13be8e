// The search for the simplest rule, against trying every sum; and the counterexample of seven edges that the census
// has.
#include "conjectures/cycles/invariant_search.hpp"

#include <gmock/gmock.h>

#include <bit>

#include "conjectures/cycles/board_numbers.hpp"
#include "tests/naive/cycles.hpp"
#include "tests/naive/plane_boards.hpp"
#include "tests/plane_support.hpp"
#include "tests/support.hpp"

namespace sprague::cycles {
namespace {

// Every sum of `numbers` numbers: fewest terms, and then the least as a binary number.
std::optional<std::uint32_t> tried(const std::vector<Outcome>& outcomes, std::size_t numbers) {
  std::optional<std::uint32_t> best;
  for (std::uint32_t rule = 0; rule < 1U << numbers; ++rule) {
    const bool right = std::ranges::all_of(outcomes, [rule](const Outcome& outcome) {
      return (std::popcount(rule & outcome.parities) % 2 == 1) == outcome.second_wins;
    });
    if (right && (!best || std::popcount(rule) < std::popcount(*best))) best = rule;
  }
  return best;
}

TEST(InvariantSearch, TheSimplestRuleIsThatOfTryingAll) {
  constexpr std::size_t kNumbers = 5;
  support::Random random = support::seeded();
  int without = 0;
  int with = 0;
  for (int round = 0; round < 12; ++round) {
    std::vector<Outcome> outcomes;
    for (int i = 0; i < 4; ++i) {
      const auto parities = static_cast<std::uint32_t>(random() % (1U << kNumbers));
      outcomes.push_back({parities, random() % 2 == 1});
    }
    const auto expected = tried(outcomes, kNumbers);
    const auto found =
        smallest_model(rule_question(outcomes, kNumbers), std::vector<std::string>{"terms", "order"}, {});
    ASSERT_EQ(found.has_value(), expected.has_value());
    ++(expected ? with : without);
    if (!expected) continue;
    EXPECT_EQ(found->model.at("order"), *expected);
    EXPECT_EQ(found->model.at("terms"), std::popcount(*expected));
    EXPECT_EQ(decide(found->none_smaller, {}).answer, Answer::unsat);
  }
  EXPECT_GT(with, 0);
  EXPECT_GT(without, 0);
}

std::vector<std::string> names_of(std::uint32_t rule) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < kBoardNumbers.size(); ++i) {
    if ((rule >> i & 1) != 0) names.emplace_back(kBoardNumbers[i]);
  }
  return names;
}

// Boards, winners by the naive reference, and every one of the 2^11 sums.
TEST(InvariantSearch, SizeBySizeAsByTryingAllOnNaiveWinners) {
  std::vector<InvariantStep> steps;
  search_invariants({}, {3, 8}, [&](const InvariantStep& step) { steps.push_back(step); });
  std::vector<Outcome> outcomes;
  std::optional<std::uint32_t> rule;
  bool changed = false;
  for (const InvariantStep& step : steps) {
    std::uint64_t boards = 0;
    std::uint64_t wrong = 0;
    support::each_two_connected_board(step.edges, [&](const PlaneMap& map) {
      naive::CyclesOnMap reference(map, naive::CellReading::whole_walk, naive::CycleRules::as_stated);
      const Outcome outcome{parities_of(map), !reference.next_wins()};
      outcomes.push_back(outcome);
      ++boards;
      if (rule) wrong += (std::popcount(*rule & outcome.parities) % 2 == 1) != outcome.second_wins ? 1 : 0;
    });
    EXPECT_EQ(step.boards, boards);
    EXPECT_EQ(step.wrong, wrong);
    EXPECT_EQ(step.refuter.has_value(), wrong > 0);
    EXPECT_EQ(step.obligations.empty(), wrong == 0 && step.edges > 3);
    changed = changed || wrong > 0;
    rule = tried(outcomes, kBoardNumbers.size());
    EXPECT_EQ(step.is_rule, rule.has_value());
    if (rule) {
      EXPECT_EQ(step.terms, names_of(*rule)) << step.edges;
    }
  }
  EXPECT_TRUE(changed) << "no rule was ever refuted";
}

}  // namespace
}  // namespace sprague::cycles
