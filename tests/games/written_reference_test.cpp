// The naive evaluator of games as text against the other references and against what is known.
#include <gmock/gmock.h>

#include <bit>
#include <string>
#include <vector>

#include "tests/naive/node_kayles.hpp"
#include "tests/naive/octal.hpp"
#include "tests/naive/plane_boards.hpp"
#include "tests/naive/tree_arrows.hpp"
#include "tests/naive/written_claims.hpp"

namespace sprague::naive::written {
namespace {

const char* const kKayles = "game kayles on graphs: move vertex v: delete closed(v)";
const char* const kArc = "game arc on graphs: move edge e: delete ends(e)";
// OEIS A002187, Dawson's Chess, from 0 on: Node Kayles on paths.
const std::vector<Int> kDawson = {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5};

std::vector<Figure> connected_graphs_to(Int most) {
  std::vector<Figure> result;
  for (Int n = 1; n <= most; ++n) {
    for (const Figure& graph : graphs_on(n)) {
      if (is_connected(graph)) result.push_back(graph);
    }
  }
  return result;
}

std::set<Int> wide(const std::set<std::uint32_t>& lengths) {
  return {lengths.begin(), lengths.end()};
}

TEST(WrittenReference, NodeKaylesOnPathsAndCycles) {
  const WrittenGame kayles = WrittenGame::parse(kKayles);
  for (Int n = 0; n <= 9; ++n) EXPECT_EQ(kayles.nimber(path(n)), kDawson[n]) << n;
  // A move on a cycle leaves a path with three vertices less.
  for (Int n = 3; n <= 10; ++n) EXPECT_EQ(kayles.nimber(cycle(n)), kDawson[n - 3] == 0 ? 1 : 0) << n;
}

TEST(WrittenReference, NodeKaylesOnConnectedGraphs) {
  const WrittenGame kayles = WrittenGame::parse(kKayles);
  // What conditions see does not matter here, so the game is the same in one piece.
  const WrittenGame whole = WrittenGame::parse("game kayles on graphs whole: move vertex v: delete closed(v)");
  for (const Figure& graph : connected_graphs_to(6)) {
    NodeKaylesOnGraph reference(graph_of(graph));
    EXPECT_EQ(kayles.nimber(graph), reference.value()) << graph.key();
    EXPECT_EQ(kayles.first_wins_misere(graph), reference.first_wins_misere()) << graph.key();
    EXPECT_EQ(whole.nimber(graph), reference.value()) << graph.key();
  }
}

// Arc Kayles on a path is Dawson's Kayles: the same numbers, moved by one.
TEST(WrittenReference, ArcKaylesOnPaths) {
  const WrittenGame arc = WrittenGame::parse(kArc);
  for (Int n = 1; n <= 9; ++n) EXPECT_EQ(arc.nimber(path(n)), kDawson[n - 1]) << n;
}

// Arc Kayles takes two joined vertices: it is Node Kayles on the line graph.
TEST(WrittenReference, ArcKaylesIsNodeKaylesOfTheLineGraph) {
  const WrittenGame arc = WrittenGame::parse(kArc);
  for (const Figure& graph : connected_graphs_to(5)) {
    NodeKaylesOnGraph reference(graph_of(line_graph(graph)));
    EXPECT_EQ(arc.nimber(graph), reference.value()) << graph.key();
    EXPECT_EQ(arc.first_wins_misere(graph), reference.first_wins_misere()) << graph.key();
  }
}

// The octal game as text: a rule for each digit, with what may be left.
std::string octal_text(const std::string& code) {
  std::string text = "game coded on graphs:\n";
  const std::vector<unsigned> digits = digits_of(code);
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (digits[i] == 0) continue;
    text += "  move connected s with size " + std::to_string(i + 1) + " keeping false_";
    for (const auto& [bit, left] :
         {std::pair{1U, " or components(rest) = 0"}, std::pair{2U, " or components(rest) = 1"},
          std::pair{4U, " or components(rest) >= 2"}}) {
      if ((digits[i] & bit) != 0) text += left;
    }
    text += ": delete s\n";
  }
  return "define false_ = 1 = 0\n" + text;
}

TEST(WrittenReference, OctalGamesOnGraphs) {
  for (const std::string code : {"0.6", "0.07", "0.13", "0.33", "0.77", "0.137", "0.45", "0.303", "0.524"}) {
    const WrittenGame game = WrittenGame::parse(octal_text(code));
    for (const Figure& graph : connected_graphs_to(5)) {
      OctalOnGraph reference(code, graph_of(graph));
      EXPECT_EQ(game.nimber(graph), reference.value()) << code << ' ' << graph.key();
      EXPECT_EQ(game.first_wins_misere(graph), reference.first_wins_misere()) << code << ' ' << graph.key();
      EXPECT_EQ(game.lengths(graph), wide(reference.lengths())) << code << ' ' << graph.key();
    }
  }
}

TEST(WrittenReference, OctalGamesInFewWords) {
  const std::vector<std::pair<std::string, std::string>> games = {
      {"0.33", "game g on graphs: move connected s with size at most 2 keeping connected: delete s"},
      {"0.3333", "game g on graphs: move connected s with size in 1..4 keeping connected: delete s"},
      {"0.3003", "game g on graphs: move connected s with size in {1, 4} keeping connected(rest): delete s"},
      {"0.07", "game g on graphs: move edge e: delete ends(e)"},
      {"0.7", "game g on graphs: move path p with size 1: delete vertices(p)"},
      {"0.007", "game g on graphs: move path p with size 3: delete p  move cycle c with size 3: delete c"}};
  for (const auto& [code, text] : games) {
    const WrittenGame game = WrittenGame::parse(text);
    for (const Figure& graph : connected_graphs_to(5)) {
      OctalOnGraph reference(code, graph_of(graph));
      EXPECT_EQ(game.nimber(graph), reference.value()) << code << ' ' << graph.key();
      EXPECT_EQ(game.lengths(graph), wide(reference.lengths())) << code << ' ' << graph.key();
    }
  }
}

TEST(WrittenReference, TheTrimmedGameOfArrows) {
  const WrittenGame trimmed = WrittenGame::parse(
      "game trimmed on graphs:\n"
      "  move arrow a where not directed(a)\n"
      "    keeping every(v in ends(a): degree(v) = 1 or indegree(v) < degree(v) and outdegree(v) < degree(v)):\n"
      "    direct a\n");
  const WrittenGame full = WrittenGame::parse(
      "game full on graphs:\n"
      "  move arrow a keeping every(v in ends(a): indegree(v) < degree(v) and outdegree(v) < degree(v)): direct a\n");
  for (Int n = 2; n <= 6; ++n) {
    for (const Figure& tree : trees_on(n)) {
      TreeArrows reference(graph_of(tree), true);
      EXPECT_EQ(trimmed.nimber(tree), reference.value(reference.empty())) << tree.key();
      TreeArrows dormant(graph_of(tree), false);
      EXPECT_EQ(full.nimber(tree), dormant.value(dormant.empty())) << tree.key();
    }
  }
  TreeArrows reference(graph_of(cycle(4)), true);
  EXPECT_EQ(trimmed.nimber(cycle(4)), reference.value(reference.empty()));
}

// The domination game on masks of chosen vertices.
Int domination_value(const Plain& graph, Mask chosen) {
  auto closed = [&](Int v) {
    Mask result = Mask{1} << v;
    for (Int w = 0; w < graph.size(); ++w) result |= graph.joined[v][w] ? Mask{1} << w : 0;
    return result;
  };
  Mask dominated = 0;
  for (Int v = 0; v < graph.size(); ++v) dominated |= (chosen >> v & 1) != 0 ? closed(v) : 0;
  std::set<unsigned> seen;
  for (Int v = 0; v < graph.size(); ++v) {
    if ((closed(v) & ~dominated) == 0) continue;
    seen.insert(static_cast<unsigned>(domination_value(graph, chosen | Mask{1} << v)));
  }
  return mex(seen);
}

TEST(WrittenReference, DominationIsPlayedOnTheWhole) {
  const WrittenGame game = WrittenGame::parse(
      "game domination on graphs whole: mark chosen on vertices\n"
      "  move vertex v where not closed(v) within closed(chosen): mark v chosen");
  for (Int n = 1; n <= 5; ++n) {
    for (const Figure& graph : graphs_on(n)) {
      EXPECT_EQ(game.nimber(graph), domination_value(Plain(graph), 0)) << graph.key();
    }
  }
}

// From the path of three the middle leaves two vertices: to `whole` two components, else each a component by itself.
TEST(WrittenReference, ConditionsSeeTheComponentOrTheWhole) {
  const std::string rest = ": move vertex v where components() = 1: delete v";
  const WrittenGame whole = WrittenGame::parse("game g on graphs whole" + rest);
  const WrittenGame parts = WrittenGame::parse("game g on graphs" + rest);
  EXPECT_EQ(whole.lengths(path(3)), (std::set<Int>{1, 3}));
  EXPECT_EQ(parts.lengths(path(3)), std::set<Int>{3});
  EXPECT_EQ(whole.lengths(disjoint(path(1), path(1))), std::set<Int>{0});
}

// Every contraction of a connected graph takes one vertex; every edge is marked or deleted once.
TEST(WrittenReference, PlaysOfOneLength) {
  const WrittenGame contract = WrittenGame::parse("game g on graphs: move edge e: contract e");
  const WrittenGame cut = WrittenGame::parse("game g on graphs: move edge e: delete e");
  const WrittenGame marking = WrittenGame::parse("game g on graphs: mark used on edges move edge e: mark e used");
  const WrittenGame clip = WrittenGame::parse("game g on graphs: move connected s with size 2: contract edges(s)");
  for (const Figure& graph : connected_graphs_to(4)) {
    const Int n = size_of(graph.vertices());
    const Int m = size_of(graph.edge_names());
    EXPECT_EQ(contract.lengths(graph), std::set<Int>{n - 1}) << graph.key();
    EXPECT_EQ(contract.nimber(graph), (n - 1) % 2) << graph.key();
    EXPECT_EQ(clip.lengths(graph), std::set<Int>{n - 1}) << graph.key();
    EXPECT_EQ(cut.lengths(graph), std::set<Int>{m}) << graph.key();
    EXPECT_EQ(marking.lengths(graph), std::set<Int>{m}) << graph.key();
    EXPECT_EQ(marking.first_wins_misere(graph), m % 2 == 0) << graph.key();
  }
}

TEST(WrittenReference, CleaningGoesOnUntilNothingGoes) {
  // Without its isolated vertices a star is left with one leaf less, or nothing is.
  const WrittenGame once =
      WrittenGame::parse("game g on graphs: move vertex v: delete v after move: delete vertices w where degree(w) = 0");
  for (Int n = 1; n <= 6; ++n) EXPECT_EQ(once.nimber(star(n)), n % 2 == 1 ? 1 : 2) << n;
  // A forest is gone after a move: its leaves go, and again until there are none.
  const WrittenGame peel = WrittenGame::parse(
      "game g on graphs: move vertex v: delete v after move: delete vertices w where degree(w) <= 1");
  for (const Figure& tree : trees_on(6)) EXPECT_EQ(peel.lengths(tree), std::set<Int>{1}) << tree.key();
  EXPECT_EQ(peel.lengths(disjoint(path(3), cycle(4))), std::set<Int>{2});
  // All at once: of the two edges that the middle vertex leaves, both ends go, where one by one would leave a vertex of
  // each; a vertex beside the middle leaves two isolated vertices, which make two moves more.
  const WrittenGame at_once = WrittenGame::parse(
      "game g on graphs: move vertex v where degree(v) != 1: delete v"
      "  after move: delete vertices w where degree(w) = 1");
  EXPECT_EQ(at_once.lengths(path(5)), (std::set<Int>{1, 3}));
  EXPECT_EQ(at_once.lengths(disjoint(path(5), path(1))), (std::set<Int>{2, 4}));
}

// The moves by what they leave: of a complete graph each set of vertices is a clique, connected, and a path's.
TEST(WrittenReference, ChoicesAreCounted) {
  auto moves = [](const std::string& game, const std::string& graph) {
    return number_of(evaluate_expression("count(m in moves(g(" + graph + ")): 0 = 0)", "game g on graphs: " + game));
  };
  EXPECT_EQ(moves("move clique s: delete s", "complete(4)"), 15);
  EXPECT_EQ(moves("move connected s: delete s", "complete(4)"), 15);
  EXPECT_EQ(moves("move path s: delete s", "complete(4)"), 34);         // 4 + 6 + 12 + 12
  EXPECT_EQ(moves("move cycle s: delete s", "complete(4)"), 7);         // A002807
  EXPECT_EQ(moves("move cycle s: delete edges(s)", "complete(4)"), 7);  // A002807
  // A path of one vertex has no edges, so that nothing is taken; 6 paths of one edge, 12 of two, 12 of three.
  EXPECT_EQ(moves("move path s: delete edges(s)", "complete(4)"), 30);
  EXPECT_EQ(moves("move connected s with size at least 3: delete s", "path(5)"), 6);
  EXPECT_EQ(moves("move connected s with size 2: delete edges(s)", "cycle(5)"), 5);
  EXPECT_EQ(moves("move clique s with size in {2, 3}: delete edges(s)", "complete(4)"), 10);
  EXPECT_EQ(moves("move arrow a: direct a", "complete(4)"), 12);
  EXPECT_EQ(moves("move edge e: delete tail(e)", "path(1)"), 0);
  EXPECT_EQ(moves("move arrow a: delete tail(a)", "path(4)"), 6);
}

TEST(WrittenReference, NamesAfterAMove) {
  auto holds_after = [](const std::string& condition, const std::string& action, const Figure& graph) {
    const std::string text = "game g on graphs: move edge e keeping " + condition + ": " + action;
    return !WrittenGame::parse(text).position(graph).front()->moves().empty();
  };
  const Figure triangle = cycle(3);
  EXPECT_TRUE(holds_after("ends(e) = 0 and components(rest) = 1", "delete e", triangle));
  EXPECT_TRUE(holds_after("ends(e) = 0 and vertices(rest) = 1", "delete ends(e)", triangle));
  EXPECT_TRUE(holds_after("vertices(rest) = 2 and edges(rest) = 1 and ends(e) = 0", "contract e", triangle));
  EXPECT_TRUE(holds_after("not connected", "delete e", path(4)));
  EXPECT_FALSE(holds_after("connected", "delete e", path(4)));
  // An edge that is there has ends that are there, by whatever names: 0 and 3 become one vertex.
  Figure paw(4);
  for (const auto& [u, v] : {EdgeName{0, 3}, EdgeName{1, 2}, EdgeName{1, 3}, EdgeName{2, 3}}) paw.join(u, v);
  EXPECT_TRUE(holds_after("ends(e) = 2 and vertices(rest) = 3", "contract bridges()", paw));
  EXPECT_FALSE(holds_after("not ends(e) within vertices(rest)", "contract bridges()", paw));
  // The second action sees what the first has left.
  EXPECT_FALSE(holds_after("vertices(rest) = 0", "delete e, delete ends(e)", path(2)));
  EXPECT_TRUE(holds_after("vertices(rest) = 2", "delete e, delete ends(e)", path(2)));
}

// The bounded faces, joined where they share what a move takes.
Graph graph_of_cells(const Figure& board, bool by_vertices) {
  std::vector<std::set<Int>> touched;
  for (const BoardFace& face : board.faces) {
    if (face.outer) continue;
    touched.emplace_back();
    for (const auto& [u, v] : face.boundary) {
      if (by_vertices)
        touched.back().merge(std::set<Int>{u, v});
      else
        touched.back().insert(1000 * u + v);
    }
  }
  Graph result(touched.size());
  for (std::size_t i = 0; i < touched.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (std::ranges::any_of(touched[i], [&](Int x) { return touched[j].contains(x); })) {
        result.add_edge(static_cast<Vertex>(i), static_cast<Vertex>(j));
      }
    }
  }
  return result;
}

// To take the edges, or the vertices, of a face is to take it with all faces that share one: Node Kayles on the faces.
TEST(WrittenReference, FacesOfBoards) {
  const WrittenGame edges_game = WrittenGame::parse("game g on boards: move face f: delete edges(f)");
  const WrittenGame vertices_game = WrittenGame::parse("game g on boards: move face f: delete vertices(f)");
  Int with_two = 0;
  // The same boards from every order of the edges of every graph, as those who list plane maps have them.
  for (Int edges = 1; edges <= 4; ++edges) {
    std::set<std::vector<Int>> listed;
    std::set<std::vector<Int>> drawn;
    auto lengths = [](const Figure& board) {
      std::vector<Int> result;
      for (const BoardFace& face : board.faces) result.push_back(face.outer ? -face.length : face.length);
      std::ranges::sort(result);
      return result;
    };
    for (const Figure& board : boards_with(edges)) listed.insert(lengths(board));
    for (Int n = 2; n <= edges + 1; ++n) {
      for (const Figure& graph : graphs_on(n)) {
        if (size_of(graph.edge_names()) != edges || !is_connected(graph)) continue;
        each_plane_map(graph_of(graph), [&](const PlaneMap& map) { drawn.insert(lengths(figure_from(map))); });
      }
    }
    EXPECT_EQ(listed, drawn);
  }
  for (Int edges = 1; edges <= 6; ++edges) {
    for (const Figure& board : boards_with(edges)) {
      EXPECT_EQ(size_of(board.faces), edges - size_of(board.vertices()) + 2);  // Euler
      with_two += board.faces.size() >= 3 ? 1 : 0;
      EXPECT_EQ(edges_game.nimber(board), NodeKaylesOnGraph(graph_of_cells(board, false)).value()) << board.key();
      EXPECT_EQ(vertices_game.nimber(board), NodeKaylesOnGraph(graph_of_cells(board, true)).value()) << board.key();
    }
  }
  EXPECT_GT(with_two, 5);
}

}  // namespace
}  // namespace sprague::naive::written
