// The table of spiders' values against the solver that asks the rules.
#include "checkers/spider_values.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "canonical/ensure.hpp"
#include "checkers/nimbers.hpp"
#include "tests/naive/spider_decorations.hpp"

namespace sprague {
namespace {

// All spiders with these numbers of edges, every leg with or without an arrow beyond its end.
void each_accented(unsigned edges, const std::function<void(const std::vector<AccentedLeg>&)>& visit) {
  for (const naive::SpiderLengths& lengths : naive::spiders(edges)) {
    std::vector<AccentedLeg> legs(lengths.size());
    std::function<void(std::size_t)> choose = [&](std::size_t i) {
      if (i == legs.size()) return visit(legs);
      const auto length = static_cast<std::uint16_t>(lengths[i]);
      for (const AccentedLeg& leg :
           {AccentedLeg{length, {}}, AccentedLeg{length, Accent::hat}, AccentedLeg{length, Accent::check}}) {
        legs[i] = leg;
        choose(i + 1);
      }
    };
    choose(0);
  }
}

TEST(SpiderValues, AgreeWithTheRules) {
  const SpiderArrows game;
  NimberSolver<SpiderArrows> solver(game, {});
  SpiderValues table({});
  for (unsigned edges = 1; edges <= 11; ++edges) {
    each_accented(edges, [&](const std::vector<AccentedLeg>& legs) {
      if (legs.size() > SpiderValues::kMostLegs) return;
      const Sum<ArrowSpider> state = spider_state(legs);
      ASSERT_EQ(table.value(state), solver.value(state)) << print_state(legs);
      // And with one arrow more at the hub.
      if (legs.size() == SpiderValues::kMostLegs) return;
      for (Accent accent : {Accent::hat, Accent::check}) {
        std::vector<AccentedLeg> more = legs;
        more.push_back({0, accent});
        ASSERT_EQ(table.value(more), solver.value(spider_state(more))) << print_state(more);
      }
    });
  }
}

TEST(SpiderValues, LimitsAreKept) {
  SpiderValues table({});
  EXPECT_THROW(table.value(std::vector<AccentedLeg>(SpiderValues::kMostLegs + 1, {1, {}})), InternalError);
  EXPECT_THROW(table.value(std::vector<AccentedLeg>{{SpiderValues::kLongestLeg + 1, {}}}), InternalError);
  const std::vector<AccentedLeg> legs(3, {10, {}});
  SpiderValues poor({.most_positions = 3});
  EXPECT_THROW(poor.value(legs), OutOfBudget);
  SpiderValues small({.memory_bytes = 100});
  EXPECT_THROW(small.value(legs), OutOfBudget);
  const std::atomic<bool> stop = true;
  SpiderValues stopped({.stop = &stop});
  EXPECT_THROW(stopped.value(std::vector<AccentedLeg>(3, {40, {}})), Interrupted);
}

}  // namespace
}  // namespace sprague
