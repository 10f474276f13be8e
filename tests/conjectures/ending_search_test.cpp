// Entries about terminal positions: each one's words, played out by the naive references on the census of boards,
// against the solver and against our own enumeration; and models that were tampered with.
#include "conjectures/cycles/ending_search.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/second_solver.hpp"
#include "tests/checkers/own_process.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/arrows.hpp"
#include "tests/naive/cycles.hpp"
#include "tests/plane_support.hpp"

namespace sprague::cycles {
namespace {

// The numbers of moves of plays, apart for those that complete a cell.
struct Lengths {
  std::set<std::size_t> quiet;
  std::set<std::size_t> completing;
};

class NaivePlays {
 public:
  explicit NaivePlays(const PlaneMap& map)
      : rules_(map, naive::CellReading::whole_walk, naive::CycleRules::as_stated) {}

  const Lengths& from(naive::Marks marks) {
    if (const auto known = lengths_.find(marks); known != lengths_.end()) return known->second;
    Lengths lengths;
    const std::vector<Dart> moves = rules_.moves(marks);
    if (moves.empty()) (rules_.has_completed_cell(marks) ? lengths.completing : lengths.quiet).insert(0);
    for (const Dart d : moves) {
      const Lengths& after = from(marks | naive::mark(d));
      for (const std::size_t length : after.quiet) lengths.quiet.insert(length + 1);
      for (const std::size_t length : after.completing) lengths.completing.insert(length + 1);
    }
    return lengths_[marks] = lengths;
  }

  const PlaneMap& map() const { return rules_.map(); }
  std::size_t markable(naive::Marks marks) const {
    std::set<Dart> edges;
    for (const Dart d : rules_.moves(marks)) edges.insert(std::min(d, map().reverse(d)));
    return edges.size();
  }
  const std::map<naive::Marks, Lengths>& positions() const { return lengths_; }

 private:
  naive::CyclesOnMap rules_;
  std::map<naive::Marks, Lengths> lengths_;
};

std::set<std::size_t> all_of(const Lengths& lengths) {
  std::set<std::size_t> all = lengths.quiet;
  all.insert(lengths.completing.begin(), lengths.completing.end());
  return all;
}

bool any_differs(const std::set<std::size_t>& lengths, std::size_t from) {
  return std::ranges::any_of(lengths, [from](std::size_t length) { return length % 2 != from % 2; });
}

bool has_both_parities(const std::set<std::size_t>& lengths) {
  return any_differs(lengths, 0) && any_differs(lengths, 1);
}

bool leaves_odd_number(const PlaneMap& map) {
  return any_differs(all_of(NaivePlays(map).from(0)), map.edges());
}

bool quietly_leaves_odd_number(const PlaneMap& map) {
  return any_differs(NaivePlays(map).from(0).quiet, map.edges());
}

bool breaks_at_some_position(const PlaneMap& map,
                             const std::function<std::size_t(const NaivePlays&, naive::Marks)>& count) {
  NaivePlays plays(map);
  plays.from(0);
  return std::ranges::any_of(plays.positions(), [&](const auto& known) {
    const auto& [marks, lengths] = known;
    const bool is_over = lengths.completing.contains(0);
    return !is_over && any_differs(all_of(lengths), count(plays, marks));
  });
}

std::size_t leaves_of(const PlaneMap& map) {
  std::size_t leaves = 0;
  for (std::size_t v = 0; v < map.vertices(); ++v) leaves += map.degree(static_cast<Vertex>(v)) == 1 ? 1U : 0U;
  return leaves;
}

// With arrows on the edges at leaves, in every way that is a state, of the trimmed Game of Arrows.
bool has_undecided_marked_leaves(const PlaneMap& map) {
  naive::ArrowsOnGraph game(map.graph(), naive::ArrowRules::trimmed);
  std::vector<naive::Arrow> at_leaves;
  for (const naive::Arrow& arrow : game.arrows()) {
    const bool at_leaf = map.degree(arrow.first) == 1 || map.degree(arrow.second) == 1;
    if (at_leaf && arrow.first < arrow.second) at_leaves.push_back(arrow);
  }
  for (unsigned turned = 0; turned >> at_leaves.size() == 0; ++turned) {
    naive::Decoration state;
    for (std::size_t i = 0; i < at_leaves.size(); ++i) {
      state.insert((turned >> i & 1) != 0 ? naive::flip(at_leaves[i]) : at_leaves[i]);
    }
    if (!game.is_state(state)) continue;
    const std::set<unsigned> lengths = game.play_lengths(state);
    if (has_both_parities({lengths.begin(), lengths.end()})) return true;
  }
  return false;
}

bool has_degree(const PlaneMap& map, const std::function<bool(std::size_t)>& wanted) {
  for (std::size_t v = 0; v < map.vertices(); ++v) {
    if (wanted(map.degree(static_cast<Vertex>(v)))) return true;
  }
  return false;
}

bool is_cycle(const PlaneMap& map) {
  return map.edges() == map.vertices() && !has_degree(map, [](std::size_t degree) { return degree != 2; });
}

bool is_two_connected(const PlaneMap& map) {
  return has_property(map, Property::two_connected);  // which has a test of its own, as the others have
}

// Which boards an entry is about, and whether one of them breaks it.
struct Words {
  std::function<bool(const PlaneMap&)> about;
  std::function<bool(const PlaneMap&)> broken;
};

const std::map<std::string_view, Words>& all_words() {
  const auto is_tree = [](const PlaneMap& map) { return map.graph().is_tree(); };
  const auto two_connected_and = [](Property property) {
    return [property](const PlaneMap& map) { return is_two_connected(map) && has_property(map, property); };
  };
  const auto tree_and = [](Property property) {
    return [property](const PlaneMap& map) { return map.graph().is_tree() && has_property(map, property); };
  };
  const auto no_one_parity = [](const PlaneMap& map) { return has_both_parities(all_of(NaivePlays(map).from(0))); };
  static const std::map<std::string_view, Words> words{
      {"cycle-unmarked", {is_cycle, leaves_odd_number}},
      {"cycle-positions",
       {is_cycle,
        [](const PlaneMap& map) {
          return breaks_at_some_position(map, [](const NaivePlays& plays, naive::Marks marks) {
            return plays.map().edges() - static_cast<std::size_t>(std::popcount(marks));
          });
        }}},
      {"cycle-markable",
       {is_cycle,
        [](const PlaneMap& map) {
          return breaks_at_some_position(
              map, [](const NaivePlays& plays, naive::Marks marks) { return plays.markable(marks); });
        }}},
      {"two-connected-parity", {is_two_connected, no_one_parity}},
      {"two-connected-unmarked", {is_two_connected, leaves_odd_number}},
      {"quiet-unmarked", {is_two_connected, quietly_leaves_odd_number}},
      {"quiet-bipartite", {two_connected_and(Property::bipartite), quietly_leaves_odd_number}},
      {"quiet-even-degrees", {two_connected_and(Property::even_degrees), quietly_leaves_odd_number}},
      {"quiet-no-degree-two", {two_connected_and(Property::no_degree_two), quietly_leaves_odd_number}},
      {"quiet-triangles", {two_connected_and(Property::triangles), quietly_leaves_odd_number}},
      {"quiet-markable",
       {[](const PlaneMap&) { return true; },
        [](const PlaneMap& map) {
          NaivePlays plays(map);
          return any_differs(plays.from(0).quiet, plays.markable(0));
        }}},
      {"tree-vertices",
       {is_tree, [](const PlaneMap& map) { return any_differs(all_of(NaivePlays(map).from(0)), map.vertices()); }}},
      {"tree-leaves",
       {is_tree, [](const PlaneMap& map) { return any_differs(all_of(NaivePlays(map).from(0)), leaves_of(map)); }}},
      {"tree-parity", {is_tree, no_one_parity}},
      {"branching-tree-parity", {tree_and(Property::no_degree_two), no_one_parity}},
      {"arrows-path", {tree_and(Property::path), has_undecided_marked_leaves}},
      {"arrows-tree", {is_tree, has_undecided_marked_leaves}},
      {"arrows-long-legs", {tree_and(Property::long_legs), has_undecided_marked_leaves}}};
  return words;
}

TEST(EndingSearch, SolverAndEnumerationSayWhatTheWordsDo) {
  constexpr std::uint64_t kMost = 6;
  EXPECT_EQ(all_words().size(), ending_invariants().size());
  std::map<std::string, EndingStep> steps;
  search_endings({}, ending_invariants(), kMost,
                 [&](const EndingStep& step) { steps.emplace(step.obligation.name, step); });
  int broken = 0;
  for (const EndingInvariant& invariant : ending_invariants()) {
    SCOPED_TRACE(invariant.name);
    const Words& words = all_words().at(invariant.name);
    bool is_over = false;
    for (std::uint64_t edges = 1; edges <= kMost && !is_over; ++edges) {
      bool expected = false;
      support::each_connected_board(edges, [&](const PlaneMap& map) {
        if (!words.about(map)) return;
        const bool here = words.broken(map);
        EXPECT_EQ(is_broken(invariant, map), here) << print_plane_map(map);
        expected = expected || here;
      });
      const auto step = steps.find(fmt::format("{}-{}", invariant.name, edges));
      ASSERT_NE(step, steps.end()) << edges;
      EXPECT_EQ(step->second.obligation.expected, expected ? Answer::sat : Answer::unsat) << edges;
      EXPECT_EQ(step->second.found.has_value(), expected);
      if (expected) {
        const PlaneMap& map = step->second.found->map;
        EXPECT_EQ(map.edges(), edges);
        EXPECT_TRUE(words.about(map) && words.broken(map)) << print_plane_map(map);
      }
      broken += expected ? 1 : 0;
      is_over = expected;
    }
  }
  EXPECT_GT(broken, 5) << "too few entries break for a test";
}

// The finding's table against the words of each rule.
TEST(EndingSearch, TheFindingHasTheSmallestBoardOfEachRule) {
  constexpr std::uint64_t kMost = 5;
  const Finding finding = support::named_check("cycles/endings")({}, {1, kMost});
  EXPECT_EQ(finding.verdict, Verdict::refuted);
  EXPECT_TRUE(finding.minimal);
  ASSERT_EQ(finding.tables.size(), 1U);
  ASSERT_EQ(finding.tables.front().rows.size(), ending_invariants().size());
  std::uint64_t smallest = kMost;
  std::size_t plays = 0;
  for (const auto& row : finding.tables.front().rows) {
    SCOPED_TRACE(row[0]);
    const Words& words = all_words().at(row[0]);
    std::optional<std::uint64_t> expected;
    for (std::uint64_t edges = 1; edges <= kMost && !expected; ++edges) {
      support::each_connected_board(edges, [&](const PlaneMap& map) {
        if (words.about(map) && words.broken(map)) expected = edges;
      });
    }
    EXPECT_EQ(row[3], expected ? std::to_string(*expected) : "");
    EXPECT_EQ(row[5], fmt::format("up to {}", expected ? *expected - 1 : kMost));
    if (!expected) continue;
    smallest = std::min(smallest, *expected);
    plays += row[4].find(" or ") == std::string::npos ? 1 : 2;
    const PlaneMap map = parse_plane_map(row[2].substr(0, row[2].find(';')));
    EXPECT_TRUE(words.about(map) && words.broken(map)) << row[2];
  }
  const PlaneMap witness = parse_plane_map(finding.witness.value_or(""));
  EXPECT_EQ(witness.edges(), smallest);
  EXPECT_EQ(finding.pictures.size(), plays) << "each play is drawn";
}

const EndingInvariant& named(std::string_view name) {
  const auto all = ending_invariants();
  return *std::ranges::find(all, name, &EndingInvariant::name);
}

// The smallest that breaks an entry, as the solver says.
BrokenInvariant broken(std::string_view name) {
  std::optional<BrokenInvariant> found;
  search_endings({}, std::span(&named(name), 1), 6, [&](const EndingStep& step) { found = step.found; });
  ENSURE(found.has_value(), "nothing breaks the entry");
  return *found;
}

TEST(EndingSearch, ReplayRefusesWhatWasTamperedWith) {
  const BrokenInvariant two_plays = broken("two-connected-parity");
  const BrokenInvariant quiet = broken("quiet-unmarked");
  const BrokenInvariant leaves = broken("arrows-tree");
  const auto refuses = [](std::string_view name, BrokenInvariant found) {
    EXPECT_THROW(replay(named(name), found), InternalError) << name;
  };
  BrokenInvariant copy = two_plays;
  replay(named("two-connected-parity"), copy);

  copy = two_plays;
  copy.plays.pop_back();
  refuses("two-connected-parity", copy);
  copy = two_plays;
  copy.plays.front().pop_back();
  refuses("two-connected-parity", copy);
  copy = two_plays;
  copy.plays.front().push_back(copy.plays.front().front());
  refuses("two-connected-parity", copy);
  copy = two_plays;
  copy.start.push_back(copy.plays.front().front());
  refuses("two-connected-parity", copy);
  refuses("tree-parity", two_plays);
  refuses("quiet-unmarked", two_plays);
  refuses("quiet-bipartite", quiet);
  copy = leaves;
  copy.start.pop_back();
  refuses("arrows-tree", copy);
  copy = leaves;
  copy.start.clear();
  refuses("arrows-tree", copy);
  refuses("tree-parity", leaves);
}

TEST(EndingSearch, ASecondSolverAgreesAndFewStepsAreUndecided) {
  for (const auto& [name, edges, answer] :
       {std::tuple("cycle-unmarked", 5, Answer::unsat), std::tuple("quiet-unmarked", 5, Answer::unsat),
        std::tuple("quiet-unmarked", 6, Answer::sat)}) {
    const Obligation question = ending_question(named(name), static_cast<std::size_t>(edges));
    EXPECT_EQ(decide(question, {}).answer, answer) << question.name;
    EXPECT_EQ(decide(question, {}, 1000).answer, Answer::unknown) << question.name;
    const Answer expected = answer;
    expect_in_own_process([&] {
      use_second_solver();
      return ask_second_solver(question, {}).answer == expected;
    });
  }
}

}  // namespace
}  // namespace sprague::cycles
