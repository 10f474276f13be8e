// Entries on numbers of moves in Brussels Sprouts: each one's words on the lengths of naive plays, against the solver
// and against our own enumeration.
#include "conjectures/brussels/euler_search.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <functional>
#include <map>
#include <set>

#include "checkers/second_solver.hpp"
#include "tests/checkers/own_process.hpp"
#include "tests/naive/tip_counts.hpp"

namespace sprague::brussels {
namespace {

using Numbers = std::set<unsigned>;

naive::TipDrawing drawing_of(const Start& start) {
  return {{{!start.surface.is_orientable(), start.surface.genus()}, {start.tips.begin(), start.tips.end()}}};
}

bool some_is(const Numbers& moves, const std::function<bool(int)>& wanted) {
  return std::ranges::any_of(moves, [&](unsigned each) { return wanted(static_cast<int>(each)); });
}

bool has_both_parities(const Numbers& moves) {
  return some_is(moves, [](int each) { return each % 2 == 0; }) &&
         some_is(moves, [](int each) { return each % 2 != 0; });
}

// A start in the words of the statements.
struct Said {
  explicit Said(const Start& start)
      : n(static_cast<int>(start.tips.size())), k(static_cast<int>(start.surface.genus())) {
    for (const unsigned tips : start.tips) {
      total += static_cast<int>(tips);
      all_have_tips = all_have_tips && tips > 0;
      all_have_one = all_have_one && tips == 1;
    }
    orientable = start.surface.is_orientable();
  }
  int n;
  int k;
  int total = 0;
  bool all_have_tips = true;
  bool all_have_one = true;
  bool orientable = true;
};

struct Words {
  std::function<bool(const Said&)> about;
  std::function<bool(const Said&, const Numbers&)> broken;
  bool speaks_of_winner = false;
};

const std::map<std::string_view, Words>& all_words() {
  const auto handles_with_tips = [](const Said& start) { return start.orientable && start.all_have_tips; };
  const auto crosscaps_with_tips = [](const Said& start) { return !start.orientable && start.all_have_tips; };
  const auto both_parities = [](const Said&, const Numbers& moves) { return has_both_parities(moves); };
  const auto not_the_number = [](const Said& start, const Numbers& moves) {
    return some_is(moves, [&](int each) { return each != start.n - 2 + start.total; });
  };
  const auto more_than = [](int per_genus) {
    return [per_genus](const Said& start, const Numbers& moves) {
      return some_is(moves, [&](int each) { return each > start.n - 2 + start.total + per_genus * start.k; });
    };
  };
  static const std::map<std::string_view, Words> words{
      {"sphere-moves",
       {[](const Said& start) { return start.orientable && start.k == 0 && start.all_have_tips; }, not_the_number}},
      {"sphere-moves-any-spots", {[](const Said& start) { return start.orientable && start.k == 0; }, not_the_number}},
      {"handles-one-parity", {[](const Said& start) { return start.orientable; }, both_parities}},
      {"handles-parity",
       {handles_with_tips,
        [](const Said& start, const Numbers& moves) {
          return some_is(moves, [&](int each) { return (each + start.n + start.total) % 2 != 0; });
        }}},
      {"handles-moves", {handles_with_tips, not_the_number}},
      {"handles-at-most-k-more", {handles_with_tips, more_than(1)}},
      {"handles-at-most-2k-more", {handles_with_tips, more_than(2)}},
      {"crosscaps-parity",
       {crosscaps_with_tips,
        [](const Said& start, const Numbers& moves) {
          return some_is(moves, [&](int each) { return (each + start.n + start.total + start.k) % 2 != 0; });
        }}},
      {"crosscaps-at-most-k-more", {crosscaps_with_tips, more_than(1)}},
      {"handles-winner", {handles_with_tips, {}, true}},
      {"crosscaps-winner", {crosscaps_with_tips, {}, true}},
      {"even-crosscaps-winner",
       {[=](const Said& start) { return crosscaps_with_tips(start) && start.k % 2 == 0; }, {}, true}},
      {"any-one-parity", {[](const Said&) { return true; }, both_parities}},
      {"one-tip-one-parity", {[](const Said& start) { return start.all_have_one; }, both_parities}}};
  return words;
}

// Whether plays of these lengths, or who wins, are not as said.
bool breaks(const Words& words, const Start& start, const Numbers& moves, bool first_wins) {
  const Said said(start);
  return words.speaks_of_winner ? first_wins != ((said.n + said.total) % 2 == 1) : words.broken(said, moves);
}

TEST(EulerSearch, SolverAndEnumerationSayWhatTheWordsDo) {
  constexpr std::uint64_t kMostSize = 5;
  EXPECT_EQ(all_words().size(), kEulerInvariants.size());
  std::vector<Surface> surfaces = handles(0, 2);
  for (const Surface surface : crosscaps(1, 3)) surfaces.push_back(surface);
  std::map<std::string, EulerStep> steps;
  search_euler({}, kEulerInvariants, kMostSize,
               [&](const EulerStep& step) { steps.emplace(step.obligation.name, step); });
  naive::TipGame play;
  int broken = 0;
  for (const EulerInvariant& invariant : kEulerInvariants) {
    SCOPED_TRACE(invariant.name);
    const Words& words = all_words().at(invariant.name);
    bool is_over = false;
    for (std::uint64_t size = 1; size <= kMostSize && !is_over; ++size) {
      bool expected = false;
      each_start({size, size}, 0, surfaces, [&](const Start& start) {
        EXPECT_EQ(is_about(invariant, start), words.about(Said(start))) << start.print();
        if (!words.about(Said(start))) return;
        const Numbers& moves = play.lengths(drawing_of(start));
        const bool first_wins = play.nimber(drawing_of(start)) != 0;
        const bool here = breaks(words, start, moves, first_wins);
        EXPECT_EQ(is_broken(invariant, start, {{moves.begin(), moves.end()}, first_wins}), here) << start.print();
        expected = expected || here;
      });
      const auto step = steps.find(fmt::format("{}-{}", invariant.name, size));
      ASSERT_NE(step, steps.end()) << size;
      const EulerStep& now = step->second;
      EXPECT_EQ(now.obligation.expected, expected ? Answer::sat : Answer::unsat) << size;
      ASSERT_EQ(now.found.has_value(), expected);
      broken += expected ? 1 : 0;
      is_over = expected;
      if (!expected) continue;
      const Start& start = now.found->start;
      EXPECT_EQ(start.spots() + start.total(), size);
      Numbers replayed;
      for (const EulerPlay& each : now.found->plays) {
        EXPECT_TRUE(play.lengths(drawing_of(start)).contains(static_cast<unsigned>(each.size()))) << start.print();
        replayed.insert(static_cast<unsigned>(each.size()));
      }
      const bool first_wins = play.nimber(drawing_of(start)) != 0;
      EXPECT_EQ(now.found->first_wins.has_value(), words.speaks_of_winner);
      EXPECT_EQ(now.found->first_wins.value_or(first_wins), first_wins) << start.print();
      EXPECT_TRUE(words.about(Said(start)) && breaks(words, start, replayed, first_wins)) << start.print();
    }
  }
  EXPECT_GE(broken, 6) << "too few entries break for a test";
  EXPECT_LT(static_cast<std::size_t>(broken), kEulerInvariants.size()) << "too many do";
}

TEST(EulerSearch, ASecondSolverAgrees) {
  const auto named = [](std::string_view name) {
    return *std::ranges::find(kEulerInvariants, name, &EulerInvariant::name);
  };
  for (const auto& [name, size, answer] :
       {std::tuple("handles-one-parity", 6, Answer::unsat), std::tuple("any-one-parity", 2, Answer::unsat),
        std::tuple("any-one-parity", 3, Answer::sat), std::tuple("crosscaps-at-most-k-more", 6, Answer::unsat)}) {
    const Obligation question = euler_question(named(name), static_cast<std::uint64_t>(size));
    EXPECT_EQ(decide(question, {}).answer, answer) << question.name;
    const Answer expected = answer;
    expect_in_own_process([&] {
      use_second_solver();
      return ask_second_solver(question, {}).answer == expected;
    });
  }
}

}  // namespace
}  // namespace sprague::brussels
