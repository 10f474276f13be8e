// Maps as constraints: every model up to a size is drawn and compared with the census of boards, which grows them edge
// by edge, and with the numbers of rooted maps.
#include "checkers/unknown_map.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/plane_boards.hpp"
#include "canonical/plane_census.hpp"
#include "tests/plane_support.hpp"

namespace sprague {
namespace {

// A model says the word; the rest follows from it.
bool is_letter(std::string_view name) {
  return name.starts_with("open") ? name.find('_') == std::string_view::npos
                                  : name.starts_with("tree") && name.find('_') == std::string_view::npos;
}

// Draws every model; each is then forbidden.
std::vector<FoundMap> all_maps(std::size_t edges, bool two_connected) {
  Truths truths;
  const UnknownMap map(truths, edges);
  for (std::size_t c = 0; two_connected && c < map.darts(); ++c) {
    for (std::size_t d = 0; d < c; ++d) truths.require(!map.same_tail(c, d) || !map.same_left(c, d));
  }
  std::vector<FoundMap> maps;
  std::string commands = truths.commands();
  while (true) {
    const Decision decision = decide(obligation("map", "There is one more map.", "QF_BV", commands, Answer::sat), {});
    if (decision.answer != Answer::sat) {
      EXPECT_EQ(decision.answer, Answer::unsat) << decision.reason;
      return maps;
    }
    maps.push_back(found_map(decision.model, edges));
    commands += "(assert (or";
    for (const auto& [name, value] : decision.model) {
      if (is_letter(name)) commands += value != 0 ? fmt::format(" (not {})", name) : " " + name;
    }
    commands += "))\n";
  }
}

void expect_census(std::size_t edges, bool two_connected) {
  const std::vector<FoundMap> maps = all_maps(edges, two_connected);
  EXPECT_EQ(maps.size(), two_connected ? rooted_simple_two_connected_maps(edges) : rooted_simple_maps(edges));
  std::set<PlaneCode> found;
  for (const FoundMap& each : maps) {
    found.insert(canonical_board(each.map));
    std::set<Dart> of_edges;
    for (std::size_t e = 1; e <= edges; ++e) {
      of_edges.insert(std::min(each.opening[e], each.map.reverse(each.opening[e])));
    }
    EXPECT_EQ(of_edges.size(), edges) << "each edge is named once";
  }
  std::set<PlaneCode> boards;
  const auto add = [&](const PlaneMap& board) { boards.insert(canonical_board(board)); };
  if (two_connected) {
    support::each_two_connected_board(edges, add);
  } else {
    support::each_connected_board(edges, add);
  }
  EXPECT_EQ(found, boards) << edges;
}

TEST(UnknownMap, ModelsAreTheRootedMapsAndNoBoardIsLost) {
  for (std::size_t edges = 1; edges <= 4; ++edges) expect_census(edges, false);
}

TEST(UnknownMap, TwoConnectedModelsAreTheRootedMaps) {
  for (std::size_t edges = 3; edges <= 6; ++edges) expect_census(edges, true);
}

TEST(UnknownMap, AWordThatIsNoMapIsAFaultOfOurs) {
  const Model closes_first{{"open0", 0}, {"tree0", 1}, {"open1", 1}, {"tree1", 1}};
  EXPECT_THROW(found_map(closes_first, 1), InternalError);
  const Model loop{{"open0", 1}, {"tree0", 0}, {"open1", 0}, {"tree1", 0}};
  EXPECT_THROW(found_map(loop, 1), InternalError);
}

}  // namespace
}  // namespace sprague
