// Games as text, by the verifier's rules alone: against games that have rules of their own, and what is known of
// graphs.
#include <gmock/gmock.h>

#include "tests/verify/starts.hpp"
#include "tests/verify/written.hpp"

namespace sprague::verify {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// All graphs on so many vertices.
std::vector<std::string> labelled_graphs(unsigned vertices) {
  std::vector<std::vector<std::string>> edges{{}};
  for (unsigned v = 0; v < vertices; ++v) {
    for (unsigned w = v + 1; w < vertices; ++w) {
      for (std::size_t i = edges.size(); i-- > 0;) {
        edges.push_back(edges[i]);
        edges.back().push_back(edge(v, w));
      }
    }
  }
  std::vector<std::string> graphs;
  for (std::vector<std::string>& items : edges) {
    const std::string ends = joined_by("", items);
    for (unsigned v = 0; v < vertices; ++v) {
      if (!has(ends, letter(v))) items.emplace_back(1, letter(v));
    }
    graphs.push_back(joined_by(";", items));
  }
  return graphs;
}

std::string only_edges(const std::string& graph) {
  std::vector<std::string> items = split(graph, ";");
  std::erase_if(items, [](const std::string& item) { return item.size() == 1; });
  return joined_by(";", items);
}

TEST(WrittenGames, KaylesOnPaths) {
  // A002187; Node Kayles on n vertices is 0.137, arc kayles 0.07.
  const std::vector<std::uint64_t> dawson{0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3};
  for (unsigned n = 1; n <= 16; ++n) {
    EXPECT_EQ(nimber_by(rules_of("kayles"), path(n)), dawson[n + 1]) << n;
    EXPECT_EQ(nimber_by(rules_of("arc"), path(n)), dawson[n]) << n;
  }
}

TEST(WrittenGames, OctalGamesAsText) {
  const std::vector<std::pair<std::string, std::string>> games{
      {"0.33", "move connected s with size in 1..2 keeping connected: delete s"},
      {"0.07", "move connected s with size 2: delete s"},
      {"0.6", "move vertex v keeping vertices > 0: delete v"},
      {"0.137",
       "move vertex v where vertices = 1: delete v move connected s with size 2 keeping connected: delete s "
       "move connected s with size 3: delete s"}};
  for (const auto& [code, rules] : games) {
    for (unsigned vertices = 1; vertices <= 4; ++vertices) {
      for (const std::string& graph : labelled_graphs(vertices)) {
        EXPECT_EQ(nimber_by("game g on graphs: " + rules, graph), nimber_of("octal:" + code, graph)) << code << graph;
      }
    }
    for (const std::string& graph : {path(8), ring(7), star({1, 2, 3}), star({2, 2, 2})}) {
      EXPECT_EQ(nimber_by("game g on graphs: " + rules, graph), nimber_of("octal:" + code, graph)) << code << graph;
    }
  }
}

TEST(WrittenGames, TheTrimmedGameOfArrowsAsText) {
  std::size_t boards = 0;
  for (const std::string& graph : labelled_graphs(4)) {
    const std::string edges = only_edges(graph);
    if (edges.empty()) continue;
    EXPECT_EQ(nimber_by(rules_of("trimmed"), edges), nimber_of("arrows", edges)) << edges;
    ++boards;
  }
  EXPECT_EQ(boards, 63U);
  EXPECT_EQ(nimber_by(rules_of("trimmed"), path(7)), nimber_of("arrows", path(7)));
  EXPECT_EQ(nimber_by(rules_of("trimmed"), "ab;bc >;cd"), nimber_of("arrows", "ab;b>c;cd"));
}

// To choose a vertex is to delete it with its neighbours, as far as choosing is concerned.
TEST(WrittenGames, MarksInPlaceOfDeletions) {
  const std::string marks =
      "game g on graphs whole: mark chosen on vertices move vertex v where v not in closed(chosen): mark v chosen";
  for (const std::string& graph : labelled_graphs(4)) {
    EXPECT_EQ(nimber_by(marks, graph), nimber_by(rules_of("kayles"), graph)) << graph;
  }
  EXPECT_EQ(nimber_by(marks, path(7)), 1U);  // A002187
}

TEST(WrittenGames, ContractionsAndDeletionsCount) {
  for (const std::string& graph : labelled_graphs(4)) {
    const bool connected = hang_together(graph).size() == 1;
    if (connected) {
      EXPECT_EQ(nimber_by("game g on graphs: move edge e: contract e", graph), 1U) << graph;
    }
    const std::size_t edges = split(only_edges(graph), ";").size();
    EXPECT_EQ(nimber_by("game g on graphs: move edge e: delete e", graph), edges % 2) << graph;
    EXPECT_EQ(nimber_by("game g on graphs: move vertex v: delete v", graph), 0U) << graph;
  }
}

// How many choices there are, where each leaves something else.
TEST(WrittenGames, Choices) {
  const std::string marks = "mark m on vertices mark k on edges ";
  const std::string k4 = "ab;ac;ad;bc;bd;cd";
  const std::string k5 = k4 + ";ae;be;ce;de";
  const auto choices = [&](const std::string& choice, const std::string& graph) {
    const bool edges = choice.starts_with("path") || choice.starts_with("cycle");
    return left_by(marks + "move " + choice + ": mark s m" + (edges ? ", mark edges(s) k" : ""), graph).size();
  };
  EXPECT_EQ(choices("cycle s", k4), 7U);
  EXPECT_EQ(choices("cycle s", k5), 37U);  // A002807
  EXPECT_EQ(choices("cycle s with size 5", k5), 12U);
  EXPECT_EQ(choices("path s", k4), 34U);  // 4 + 6 + 12 + 12
  EXPECT_EQ(choices("path s with size at least 3", k4), 24U);
  EXPECT_EQ(choices("path s with size at most 2", k4), 10U);
  EXPECT_EQ(choices("path s with size in {2, 4}", path(6)), 8U);
  EXPECT_EQ(choices("clique s", k4), 15U);
  EXPECT_EQ(choices("clique s with size 3", k5), 10U);
  EXPECT_EQ(choices("clique s", ring(5)), 10U);
  EXPECT_EQ(choices("connected s", ring(5)), 21U);
  EXPECT_EQ(choices("connected s", star({1, 1, 1})), 11U);
  EXPECT_EQ(choices("connected s with size 53", ring(5)), 0U);
  EXPECT_EQ(choices("vertex s", k5), 5U);
  EXPECT_EQ(left_by("mark k on edges move edge e: mark e k", k5).size(), 10U);
  EXPECT_EQ(left_by("move arrow a: direct a", k5).size(), 20U);
}

TEST(WrittenGames, WhatMovesLeave) {
  // In what is left gone things have nothing, and sets have lost them.
  EXPECT_THAT(left_by("move vertex v keeping degree(v) = 0 and open(v) = closed(v): delete v", "ab;bc"),
              ElementsAre("a;c", "ab", "bc"));
  EXPECT_THAT(left_by("move vertex v where degree(v) = 1 keeping degree(v) = 1: delete v", "ab;bc"), IsEmpty());
  EXPECT_THAT(left_by("move edge e where ends(e) = 2 keeping ends(e) = 0: delete e", "ab"), ElementsAre("a;b"));
  EXPECT_THAT(
      left_by("move path p with size 3 keeping vertices(p) = 2 and edges(p) = 0: delete hubs, delete cut_vertices",
              "ab;bc"),
      ElementsAre("a;c"));
  EXPECT_THAT(left_by("move vertex v keeping isomorphic(rest) and connected(rest): delete v", "ab;bc"),
              ElementsAre("ab", "bc"));
  // What leaves the position as it was is no move; two choices that leave the same are one.
  EXPECT_THAT(left_by("mark m on vertices move vertex v: mark v m", "a m;b"), ElementsAre("a m;b m"));
  EXPECT_THAT(left_by("move arrow a: direct a", "ba >;bc"), ElementsAre("ba >;bc >", "ba >;cb >"));
  EXPECT_THAT(left_by("move arrow a: direct a", "ab >;bc"), ElementsAre("ab >;bc >", "ab >;cb >"));
  EXPECT_THAT(
      left_by("move edge e keeping every(v in vertices: indegree(v) = 0 and outdegree(v) = 0): delete e", "ba >"),
      ElementsAre("a;b"));
  EXPECT_THAT(left_by("move vertex v: delete closed(v)", "ab;bc"), ElementsAre("", "a", "c"));
  // Contraction: the first letter stays, and marks of both.
  EXPECT_THAT(left_by("mark m on vertices mark k on edges move edge e where e in k: contract e", "aB k;b m;bB;bc k;cB"),
              ElementsAre("Ba k;Bb;b m", "ab;ac;b m;bc k"));
  EXPECT_THAT(left_by("mark k on edges move edge e where not e in k: contract e", "ab;ac k;bc"),
              ElementsAre("ab k", "ac k"));
  EXPECT_THAT(left_by("move path p with size 3: contract edges(p)", "ab;ac;bc;bd"), ElementsAre("ab", "ac", "ad"));
  EXPECT_THAT(left_by("mark m on vertices move arrow a: contract edge(a), mark head(a) m", "cb"), ElementsAre("b"));
  EXPECT_THAT(
      left_by("mark m on vertices mark k on edges move arrow a where edge(a) not in k and leaf(tail(a)): contract k, "
              "mark head(a) m",
              "bc;ac k;ad"),
      ElementsAre("a m;ab;ad"));
  // Each action sees what the ones before it have made.
  EXPECT_THAT(left_by("move vertex v: delete v, delete open(v)", "ab;bc"), ElementsAre("a;c", "ab", "bc"));
  EXPECT_THAT(left_by("move vertex v: delete open(v), delete v", "ab;bc"), ElementsAre("", "a", "c"));
  EXPECT_THAT(left_by("mark m on vertices move vertex v: mark v m, delete closed(m)", "ab;bc"),
              ElementsAre("", "a", "c"));
}

TEST(WrittenGames, Faces) {
  const std::string rules =
      "game g on boards: move face f where length(f) = 3 and vertices(f) = 3 and edges(f) = 3: delete edges(f)";
  const Game game = game_of("written:g", rules);
  const Game walks = game_of("written:g", "game g on boards: move face f where length(f) = 5: delete edges(f)");
  EXPECT_THAT(left_by(walks, "ab;bc;ac;cd;abacbccd face"), ElementsAre("a;b;c;d"));
  const Game edges =
      game_of("written:g", "game g on boards: move edge e keeping every(v in ends(e): leaf(v)): delete e");
  EXPECT_THAT(left_by(edges, "ab;ac;bc;abacbc face"), ElementsAre("ab;ac", "ab;bc", "ac;bc"));
  EXPECT_THAT(left_by(game, "ab;bc;ca;cd;da;abbcca face;cadcad face"), ElementsAre("ab;bc;d", "ad;b;cd"));
}

// At once, again, and several in turns.
TEST(WrittenGames, Cleanings) {
  const std::string leaves = " after move: delete vertices v where leaf(v)";
  EXPECT_THAT(left_by("move vertex v where degree(v) = 0: delete v" + leaves, "a;bc;cd;ef"), ElementsAre("c"));
  EXPECT_THAT(left_by("move vertex v where leaf(v): delete v" + leaves, path(6)), ElementsAre("c", "d"));
  EXPECT_THAT(left_by("move vertex v where leaf(v): delete v" + leaves, path(7)), ElementsAre(""));
  const std::string alone = " after move: delete vertices v where degree(v) = 0";
  EXPECT_THAT(left_by("move vertex v where leaf(v): delete v" + leaves + alone, path(6)), ElementsAre(""));
  const std::string in_turns = " after move: delete edges e where some(v in ends(e): leaf(v))" + alone;
  EXPECT_THAT(left_by("move edge e: delete e" + in_turns, ring(5) + ";af"), ElementsAre("", "ab;ae;bc;cd;de"));
}

}  // namespace
}  // namespace sprague::verify
