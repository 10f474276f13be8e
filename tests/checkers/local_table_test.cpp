// Local tables: true ones are proved, every false twin breaks, and the verdict is that of direct recursion on a far
// box.
#include "checkers/local_table.hpp"

#include <gmock/gmock.h>

#include <map>

#include "canonical/ensure.hpp"
#include "canonical/families.hpp"
#include "tests/naive/octal.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

using Values = std::map<State, std::uint32_t>;

std::function<std::uint32_t(std::span<const Count>)> lookup(Values values) {
  return [values = std::move(values)](std::span<const Count> state) {
    return values.at(State(state.begin(), state.end()));
  };
}

// The folded states of a table, in lexicographic order.
std::vector<State> folded_states(const std::vector<Axis>& axes) {
  std::vector<State> states{{}};
  for (const Axis& axis : axes) {
    std::vector<State> longer;
    for (const State& state : states) {
      for (Count x = 0; x < axis.start + axis.period; ++x) {
        longer.push_back(state);
        longer.back().push_back(x);
      }
    }
    states = std::move(longer);
  }
  return states;
}

// The path game of 0.33: take one or two vertices at an end (the paper, Proposition 8: n mod 3).
LocalTable path_table() {
  LocalTable table;
  table.axes = {{"n", 2, 3}};
  table.moves = {{{-1}, {1}}, {{-2}, {2}}};
  table.value = [](std::span<const Count> state) { return state[0] % 3; };
  return table;
}

TEST(LocalTableTest, PathsOf033) {
  EXPECT_TRUE(check_local_table(path_table()).proved());
  LocalTable wrong = path_table();
  wrong.value = [](std::span<const Count> state) { return state[0] % 3 == 2 ? 3U : state[0] % 3; };
  const LocalProof proof = check_local_table(wrong);
  ASSERT_FALSE(proof.proved());
  EXPECT_EQ(proof.first_break->state, State{2});
  EXPECT_EQ(proof.first_break->candidate, 3U);
  EXPECT_EQ(proof.first_break->from_options, 2U);
}

// Two heaps of which one counter a move is taken: the nimber is the parity of all counters (Bouton 1901 for nim with
// such moves).
TEST(LocalTableTest, TwoAxes) {
  LocalTable table;
  table.axes = {{"a", 1, 2}, {"b", 1, 2}};
  table.moves = {{{-1, 0}, {1, 0}}, {{0, -1}, {0, 1}}};
  table.value = [](std::span<const Count> state) { return (state[0] + state[1]) % 2; };
  EXPECT_TRUE(check_local_table(table).proved());
}

TEST(LocalTableTest, Folding) {
  LocalTable table = path_table();
  const std::vector<std::pair<Count, Count>> expected{{0, 0}, {1, 1}, {4, 4}, {5, 2}, {6, 3}, {7, 4}, {8, 2}, {302, 2}};
  for (auto [from, to] : expected) EXPECT_EQ(folded(table, State{from}), State{to}) << from;
}

TEST(LocalTableTest, BadTablesAreOurBug) {
  LocalTable needs_more = path_table();
  needs_more.axes[0].start = 1;
  EXPECT_THROW(check_local_table(needs_more), InternalError) << "a move needs more than start";
  LocalTable below_zero = path_table();
  below_zero.moves[1].least = {1};
  EXPECT_THROW(check_local_table(below_zero), InternalError);
  LocalTable no_period = path_table();
  no_period.axes[0].period = 0;
  EXPECT_THROW(check_local_table(no_period), InternalError);
  LocalTable short_move = path_table();
  short_move.moves[0].least = {};
  EXPECT_THROW(check_local_table(short_move), InternalError);
  LocalTable wide_domain = path_table();
  wide_domain.domain = {{{0}, 3}};
  EXPECT_THROW(check_local_table(wide_domain), InternalError);
}

// Induction on the game needs the game to end: parity is its own mex along a move that only adds.
TEST(LocalTableTest, AGameThatNeverEndsIsNotProved) {
  LocalTable table;
  table.axes = {{"n", 0, 2}};
  table.moves = {{{+1}, {0}}};
  table.value = [](std::span<const Count> state) { return state[0] % 2; };
  EXPECT_THROW(check_local_table(table), InternalError);
  LocalTable to_and_fro;
  to_and_fro.axes = {{"a", 1, 2}, {"b", 1, 2}};
  to_and_fro.moves = {{{-1, +1}, {1, 0}}, {{+1, -1}, {0, 1}}};
  to_and_fro.value = [](std::span<const Count> state) { return state[0] % 2; };
  EXPECT_THROW(check_local_table(to_and_fro), InternalError);
}

// --- subdivided stars under 0.33: a legs of one vertex and b legs of two ---

std::uint32_t star_value(Count a, Count b) {
  Legs legs(a, 1);
  legs.insert(legs.end(), b, 2);
  return naive::OctalOnGraph("0.33", star_graph(legs)).value();
}

// From three legs on the hub stays; a leaf, or a whole leg of two, is taken. Only values of small stars are computed,
// the rest is what folding says.
struct StarTable {
  std::vector<Axis> axes{{"a", 3, 2}, {"b", 4, 2}};
  Values values;

  StarTable() {
    for (const State& state : folded_states(axes)) values[state] = star_value(state[0], state[1]);
  }
  LocalTable table() const {
    LocalTable result;
    result.axes = axes;
    result.moves = {{{-1, 0}, {1, 0}}, {{+1, -1}, {0, 1}}, {{0, -1}, {0, 1}}};
    result.domain = {{{0, 1}, 3}};
    result.value = lookup(values);
    return result;
  }
};

const StarTable& star_table() {
  static const StarTable table;
  return table;
}

TEST(StarTableTest, IsProved) {
  const LocalProof proof = check_local_table(star_table().table());
  EXPECT_TRUE(proof.proved());
  EXPECT_GT(proof.states, 0U);
  EXPECT_GT(proof.moves, proof.states);
}

// What is proved holds on stars beyond the folded ones.
TEST(StarTableTest, HoldsOnLargerStars) {
  const LocalTable table = star_table().table();
  for (Count a = 0; a <= 13; ++a) {
    for (Count b = 0; a + 2 * b + 1 <= 14; ++b) {
      if (a + b < 3) continue;
      EXPECT_EQ(table.value(folded(table, State{a, b})), star_value(a, b)) << a << " legs of one, " << b << " of two";
    }
  }
}

// Theorem 13 and its text: from five rows on, an odd number of legs gives 1203(12)*, an even number 03120(30)*.
TEST(StarTableTest, IsTheFigureOfThePaper) {
  const LocalTable table = star_table().table();
  for (Count legs = 5; legs <= 30; ++legs) {
    for (Count b = 0; b <= legs; ++b) {
      const std::string start = legs % 2 == 1 ? "1203" : "03120";
      const std::string repeat = legs % 2 == 1 ? "12" : "30";
      const char digit = b < start.size() ? start[b] : repeat[(b - start.size()) % 2];
      const std::uint32_t value = table.value(folded(table, State{legs - b, b}));
      EXPECT_EQ(value, static_cast<std::uint32_t>(digit - '0')) << legs << " legs, " << b << " of two";
    }
  }
}

TEST(StarTableTest, EveryFalseTwinBreaks) {
  for (const auto& [state, value] : star_table().values) {
    if (state[0] + state[1] < 3) continue;  // outside the domain: given, not proved
    for (std::uint32_t other = 0; other <= 4; ++other) {
      if (other == value) continue;
      StarTable twin = star_table();
      twin.values[state] = other;
      EXPECT_FALSE(check_local_table(twin.table()).proved()) << state[0] << "," << state[1] << " changed to " << other;
    }
  }
}

// Values outside the domain are given; a wrong one that some state in the domain uses shows.
TEST(StarTableTest, AFalseBaseBreaksWhereItMatters) {
  StarTable twin = star_table();
  twin.values[{3, 0}] = 7;
  EXPECT_FALSE(check_local_table(twin.table()).proved());
  for (const State& base : {State{2, 0}, State{1, 1}, State{0, 2}}) {
    StarTable false_base = star_table();
    false_base.values[base] = star_table().values.at({base[0] + 1, base[1]});  // its option by a leaf
    EXPECT_FALSE(check_local_table(false_base.table()).proved()) << base[0] << "," << base[1];
  }
}

TEST(StarTableTest, ABrokenRuleBreaks) {
  for (std::size_t dropped = 0; dropped < 3; ++dropped) {
    LocalTable table = star_table().table();
    table.moves.erase(table.moves.begin() + static_cast<std::ptrdiff_t>(dropped));
    EXPECT_FALSE(check_local_table(table).proved()) << "without move " << dropped;
  }
}

// A start that is too small folds states that differ, or the domain and the moves need more than it.
TEST(StarTableTest, TooSmallAStartIsCaught) {
  for (Count start_a = 0; start_a <= 3; ++start_a) {
    for (Count start_b = 0; start_b <= 4; ++start_b) {
      if (start_a == 3 && start_b >= 3) continue;
      LocalTable table = star_table().table();
      table.axes = {{"a", start_a, 2}, {"b", start_b, 2}};
      bool caught = false;
      try {
        caught = !check_local_table(table).proved();
      } catch (const InternalError&) {
        caught = true;
      }
      EXPECT_TRUE(caught) << start_a << "," << start_b;
    }
  }
}

// --- random tables ---

// The value of a state by recursion on the moves alone; `known` is filled as needed.
std::uint32_t true_value(const LocalTable& table, const State& state, Values& known) {
  if (const auto found = known.find(state); found != known.end()) return found->second;
  std::set<unsigned> seen;
  for (const LocalMove& move : table.moves) {
    bool allowed = true;
    State after;
    for (std::size_t i = 0; i < state.size(); ++i) {
      allowed = allowed && state[i] >= move.least[i];
      after.push_back(static_cast<Count>(static_cast<int>(state[i]) + move.change[i]));
    }
    if (allowed) seen.insert(true_value(table, after, known));
  }
  return known[state] = naive::mex(seen);
}

// Moves that lower the first coordinate they change, so that the game ends.
LocalTable random_table(support::Random& random) {
  auto below = [&](std::uint64_t n) { return static_cast<Count>(random() % n); };
  LocalTable table;
  const std::size_t axes = 1 + below(2);
  for (std::size_t i = 0; i < axes; ++i) {
    table.axes.push_back({"x" + std::to_string(i), 2 + below(3), 1 + below(4)});
  }
  const std::size_t moves = 1 + below(4);
  for (std::size_t m = 0; m < moves; ++m) {
    LocalMove move;
    const std::size_t first = below(axes);
    for (std::size_t i = 0; i < axes; ++i) {
      int change = 0;
      if (i == first) change = -1 - static_cast<int>(below(2));
      if (i > first) change = static_cast<int>(below(4)) - 2;
      const Count least = static_cast<Count>(std::max(0, -change));
      move.change.push_back(change);
      move.least.push_back(least + below(table.axes[i].start - least + 1));
    }
    table.moves.push_back(move);
  }
  return table;
}

TEST(RandomTables, TheVerdictIsThatOfDirectRecursionOnAFarBox) {
  support::Random random = support::seeded();
  int proved = 0;
  int broken = 0;
  for (int round = 0; round < 3000; ++round) {
    LocalTable table = random_table(random);
    Values known;
    Values candidate;
    for (const State& state : folded_states(table.axes)) candidate[state] = true_value(table, state, known);
    if (round % 3 == 0) {  // one entry wrong
      auto entry = candidate.begin();
      std::advance(entry, static_cast<std::ptrdiff_t>(random() % candidate.size()));
      ++entry->second;
    }
    table.value = lookup(candidate);
    const LocalProof proof = check_local_table(table);

    bool holds = true;
    std::vector<Axis> far = table.axes;
    for (Axis& axis : far) axis.period = 4 * axis.period + 8;  // the states up to start + 4 periods + 7
    for (const State& state : folded_states(far)) {
      holds = holds && candidate.at(folded(table, state)) == true_value(table, state, known);
    }
    ASSERT_EQ(proof.proved(), holds) << "round " << round;
    if (!proof.proved()) {
      // The break is a real one: the candidate there is not what the candidates of the options say.
      EXPECT_NE(proof.first_break->candidate, proof.first_break->from_options);
      EXPECT_EQ(proof.first_break->candidate, candidate.at(folded(table, proof.first_break->state)));
    }
    ++(proof.proved() ? proved : broken);
  }
  EXPECT_GT(proved, 100) << "the test must see both verdicts";
  EXPECT_GT(broken, 100);
}

}  // namespace
}  // namespace sprague
