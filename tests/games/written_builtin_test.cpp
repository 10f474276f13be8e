// Games as text against the same games built in, on whole censuses.
#include <gmock/gmock.h>

#include <optional>
#include <string>

#include "checkers/nimbers.hpp"
#include "games/arrows_on_graphs.hpp"
#include "games/node_kayles.hpp"
#include "games/octal_on_graphs.hpp"
#include "games/written/game.hpp"
#include "games/written/open_edges.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

// Every connected graph and every tree with at most so many vertices.
struct Extent {
  std::size_t graph_vertices;
  std::size_t tree_vertices;
  std::size_t edges = 100;  // of graphs
};

template <class BuiltIn>
typename BuiltIn::Board board_of(const Graph& graph) {
  if constexpr (std::same_as<BuiltIn, ArrowsOnGraphs>) {
    return {graph, {}};
  } else {
    return graph;
  }
}

template <class BuiltIn>
void expect_same(const std::string& rules, const BuiltIn& built_in, Extent extent) {
  const WrittenGame written = WrittenGame::from_code("game g on graphs: " + rules);
  NimberSolver<WrittenGame> by_text(written, Effort{});
  // As the program does, in the easier form where the game has one.
  const auto easier = written::OpenEdgesRules::of(written.text());
  std::optional<NimberSolver<written::OpenEdgesRules>> by_easier_text;
  if (easier) by_easier_text.emplace(*easier, Effort{});
  ASSERT_EQ(easier.has_value(), (std::same_as<BuiltIn, ArrowsOnGraphs>));
  NimberSolver<BuiltIn> by_rules(built_in, Effort{});
  const auto compare = [&](const Graph& graph) {
    if (graph.edges() > extent.edges) return;
    const Nimber expected = by_rules.value(built_in.components(board_of<BuiltIn>(graph)));
    const written::Position start = written.board_of(graph);
    const Nimber found =
        easier ? by_easier_text->value(*easier->components(start)) : by_text.value(written.components(start));
    ASSERT_EQ(found, expected) << rules << ' ' << graph.edges();
  };
  // The Game of Arrows is played on graphs without isolated vertices.
  constexpr std::size_t least = std::same_as<BuiltIn, ArrowsOnGraphs> ? 2 : 1;
  for (std::size_t n = least; n <= extent.graph_vertices; ++n) {
    each_graph(n, Connectivity::connected, {}, compare);
  }
  for (std::size_t n = least; n <= extent.tree_vertices; ++n) {
    each_tree(n, {}, [&](Parents parents) { compare(tree_of(parents)); });
  }
}

TEST(WrittenBuiltIn, NodeKayles) {
  expect_same("move vertex v: delete closed(v)", NodeKayles{}, {7, 12});
}

TEST(WrittenBuiltIn, OctalGames) {
  const auto expect_octal = [](const std::string& code, const std::string& rules) {
    expect_same(rules, OctalOnGraphs::from_code(code), {7, 12});
  };
  expect_octal("0.07", "move edge e: delete ends(e)");  // Arc Kayles
  expect_octal("0.33", "move connected s with size at most 2 keeping connected: delete s");
  expect_octal("0.6", "move vertex v keeping vertices(rest) > 0: delete v");
  expect_octal("0.77", "move connected s with size in {1, 2}: delete s");
  expect_octal("0.137",
               "move vertex v where vertices = 1: delete v "
               "move connected s with size 2 keeping connected: delete s "
               "move connected s with size 3: delete s");
}

// Positions are many: with m edges up to three to the power of m, of which few come apart on trees.
TEST(WrittenBuiltIn, TheGameOfArrows) {
  expect_same(
      "move arrow a where not directed(a) keeping every(v in ends(a): degree(v) = 1 or indegree(v) < degree(v) and "
      "outdegree(v) < degree(v)): direct a",
      ArrowsOnGraphs(Leaves::free), {7, 12, 10});
  expect_same(
      "move arrow a where not directed(a) keeping every(v in ends(a): indegree(v) < degree(v) and "
      "outdegree(v) < degree(v)): direct a",
      ArrowsOnGraphs(Leaves::bound), {7, 12, 10});
}

}  // namespace
}  // namespace sprague
