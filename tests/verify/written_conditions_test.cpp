// Conditions of games as text: what is known of graphs, how expressions are read, and which texts are none.
#include <gmock/gmock.h>

#include "tests/verify/starts.hpp"
#include "tests/verify/written.hpp"

namespace sprague::verify {
namespace {

struct Known {
  std::string graph;
  std::vector<std::string> truths;
};

const std::string kPetersen = "ab;bc;cd;de;ea;af;bg;ch;di;ej;fh;hj;jg;gi;if";

// Each by its name in textbooks, or worked by hand.
const std::vector<Known> kKnown{
    {kPetersen,
     {"vertices = 10",
      "edges = 15",
      "girth = 5",
      "diameter = 2",
      "radius = 2",
      "chromatic_number = 3",
      "independence_number = 4",
      "clique_number = 2",
      "matching_number = 5",
      "domination_number = 3",
      "automorphisms = 120",
      "regular",
      "two_connected",
      "max_degree = 3",
      "min_degree = 3",
      "hubs = vertices",
      "not bipartite",
      "not outerplanar",
      "not cactus",
      "not tree",
      "not forest",
      "bridges = 0",
      "darts = 30",
      "every(v in vertices: eccentricity(v) = 2 and open(v) = 3 and closed(v) = 4)"}},
    {"ab;ac;ad;bc;bd;cd",
     {"chromatic_number = 4", "not outerplanar", "automorphisms = 24", "clique_number = 4", "diameter = 1",
      "girth = 3"}},
    {"ae;be;ac;ad;bc;bd;cd", {"not outerplanar", "clique_number = 3", "two_connected"}},  // K4 with a vertex on an edge
    {"ac;ad;ae;bc;bd;be", {"not outerplanar", "bipartite", "girth = 4", "automorphisms = 12", "matching_number = 2"}},
    {"ab;ac;bc;bd;cd", {"outerplanar", "not cactus", "two_connected", "chromatic_number = 3"}},
    {"ab;ac;bc;cd;ce;de",
     {"cactus", "outerplanar", "cut_vertices = 1", "every(v in cut_vertices: degree(v) = 4)", "not two_connected"}},
    {"ab;bc;cd;de;ef;af",
     {"automorphisms = 12", "girth = 6", "independence_number = 3", "domination_number = 2", "matching_number = 3",
      "bipartite", "regular", "cactus", "outerplanar", "bridges = 0", "diameter = 3"}},
    {"ab;bc;cd;de",
     {"caterpillar", "spine = 3", "leaves = 2", "diameter = 4", "radius = 2", "bridges = 4", "markable = 2", "tree",
      "girth = infinite", "forest", "cut_vertices = spine", "distance(w, w) = 0",
      "some(u, v in vertices: distance(u, v) = 4)", "max(v in vertices: eccentricity(v)) = 4", "leaf(w) or w in spine",
      "hubs = 0", "bipartite", "automorphisms = 2"}},
    {"ab;bc;ad;de;af;fg", {"tree", "not caterpillar", "spine = 0", "hubs = 1", "automorphisms = 6", "markable = 3"}},
    {"ab;ac;ad;ae;bf", {"caterpillar", "spine = 2", "domination_number = 2", "matching_number = 2"}},
    {"ab;cd;e",
     {"components = 3", "not connected", "forest", "not tree", "diameter = infinite", "radius = infinite",
      "not caterpillar", "matching_number = 2", "automorphisms = 8", "not cactus", "outerplanar", "min_degree = 0",
      "leaves = 4"}},
    {"a", {"connected", "tree", "caterpillar", "spine = 0", "diameter = 0", "chromatic_number = 1", "regular"}},
    {"ab;bc k;c m;ad >",
     {"m = 1", "k = 1", "every(v in m: leaf(v))", "every(e in k: not directed(e))",
      "sum(v in vertices: indegree(v)) = 1", "sum(v in vertices: outdegree(v)) = 1",
      "count(a in darts: directed(a)) = 2", "some(a in darts: outdegree(tail(a)) = 1 and indegree(head(a)) = 1)",
      "not adjacent(w, w)", "count(u, v in vertices: adjacent(u, v)) = 2 * edges", "closed(m) = open(m) union m",
      "open(vertices) = 0", "open(vertices minus leaves) = leaves", "m within closed(m)",
      "open(m) intersect m = m minus m"}}};

TEST(WrittenConditions, KnownGraphs) {
  for (const Known& known : kKnown) {
    for (const std::string& truth : known.truths) {
      EXPECT_TRUE(holds(truth, known.graph)) << truth << " of " << known.graph;
      EXPECT_FALSE(holds("not (" + truth + ")", known.graph)) << truth << " of " << known.graph;
    }
  }
}

// All graphs on five vertices: of how many of them a condition is true.
TEST(WrittenConditions, LabelledGraphsAreCounted) {
  const std::map<std::string, std::size_t> counts{
      {"connected", 728},                              // A001187
      {"tree", 125},                                   // A000272
      {"forest", 291},                                 // A001858
      {"bipartite", 376},                              // A047864
      {"two_connected", 238},                          // A013922
      {"cactus", 362},                                 // A000314
      {"every(v in vertices: degree(v) is even)", 64}  // A006125
  };
  std::map<std::string, std::size_t> found;
  for (unsigned chosen = 0; chosen < 1U << 10U; ++chosen) {
    std::vector<std::string> items;
    for (unsigned v = 0, pair = 0; v < 5; ++v) {
      for (unsigned w = v + 1; w < 5; ++w, ++pair) {
        if ((chosen >> pair & 1U) != 0) items.push_back(edge(v, w));
      }
    }
    const std::string ends = joined_by("", items);
    for (unsigned v = 0; v < 5; ++v) {
      if (!has(ends, letter(v))) items.emplace_back(1, letter(v));
    }
    for (const auto& [condition, count] : counts) found[condition] += holds(condition, joined_by(";", items)) ? 1 : 0;
  }
  EXPECT_EQ(found, counts);
}

TEST(WrittenConditions, Operators) {
  for (const std::string truth : {"1 + 2 * 3 = 7",
                                  "7 - 2 - 1 = 4",
                                  "-1 div 2 = -1",
                                  "-1 mod 2 = 1",
                                  "7 div -2 = -4",
                                  "7 mod -2 = -1",
                                  "7 mod -1 = 0",
                                  "3 xor 5 = 6",
                                  "3 xor 1 + 1 = 1",
                                  "2 + 3 = 5 and 1 = 1",
                                  "1 = 2 or 1 = 1 and 1 = 1",
                                  "1 = 1 or 1 = 1 and 1 = 2",
                                  "not 1 = 2",
                                  "not not 1 = 1",
                                  "1 = 2 => 1 = 3",
                                  "1 = 2 => 1 = 1 => 1 = 2",
                                  "1 = 1 => (1 = 2 => 1 = 2)",
                                  "1 = 2 <=> 1 = 3",
                                  "3 is odd",
                                  "4 is even",
                                  "-3 is odd",
                                  "3 divides 12",
                                  "0 divides 0",
                                  "3 in {1, 3}",
                                  "2 not in {1, 3}",
                                  "{1, 3} within 1..3",
                                  "{3, 1, 3} = {1, 3}",
                                  "1..3 = 3",
                                  "2..1 = 0",
                                  "{1} != {2}",
                                  "1..3 != {1}",
                                  "1..2 = {2, 1}",
                                  "{1, 2} union {7} minus {2} = {1, 7}",
                                  "{1, 2, 3} intersect {2, 3, 4} = 2..3",
                                  "5 in 2..1 + 4",
                                  "(if 1 = 2 then 3 else 4) = 4",
                                  "1 + (if 1 = 1 then 2 else 3) = 3",
                                  "min(2, 3) + max(2, 3) = 5",
                                  "abs(-4) = 4",
                                  "min(i in 2..5: i * i) = 4",
                                  "max(i in 2..5: 0 - i) = -2",
                                  "sum(i in 1..10: i) = 55",
                                  "count(i in 1..10: i is even) = 5",
                                  "every(i in 2..1: 1 = 2)",
                                  "not some(i in 2..1: 1 = 1)",
                                  "count(i, j in 1..3: i <= j) = 6",
                                  "count(i, j, l in 0..1: i = j) = 4",
                                  "5 <= infinite",
                                  "infinite = infinite",
                                  "sum(i in 1..3: count(j in 1..i: j <= i)) = 6",
                                  "some(i in 1..3: every(j in 1..3: i <= j))",
                                  "3 * -2 = -6",
                                  "--2 = 2",
                                  "true and not false",
                                  "min(3, 1, 2) + max(1, 3, 2, 1) = 4",
                                  "{w, w} = 1 and w in {w}",
                                  "4294967295 * 2147483648 > 0",
                                  "1 = 1 or min(i in 2..1: i) = 1",
                                  "1 = 2 => 1 div 0 = 1"}) {
    EXPECT_TRUE(holds(truth, "a")) << truth;
    EXPECT_FALSE(holds("not (" + truth + ")", "a")) << truth;
  }
}

TEST(WrittenConditions, WhatHasNoValue) {
  for (const std::string condition :
       {"1 div 0 = 1", "1 mod 0 = 1", "min(i in 2..1: i) = 1", "infinite + 1 = 2", "girth + 1 > 2", "infinite is even",
        "4294967295 * 4294967295 = 1", "sum(i in 1..3: 4294967295 * 2147483648) = 1", "0 in 1..infinite"}) {
    EXPECT_THROW(holds(condition, "a"), Malformed) << condition;
  }
}

TEST(WrittenConditions, TypesHaveToFit) {
  for (const std::string condition : {"1",
                                      "w",
                                      "vertices",
                                      "w = 1",
                                      "w in edges",
                                      "w in 3",
                                      "vertices = edges",
                                      "vertices within edges",
                                      "m = k",
                                      "vertices union edges = 3",
                                      "1 union {2} = {1}",
                                      "connected = connected",
                                      "connected < 2",
                                      "connected + 1 = 2",
                                      "not 3",
                                      "3 and connected",
                                      "connected => 3",
                                      "connected <=> 3",
                                      "if 3 then connected else connected",
                                      "if connected then 3 else connected",
                                      "1 + if 1 = 1 then 2 else 3 = 3",
                                      "{connected} = 1",
                                      "{} = 0",
                                      "w .. 3 = 1",
                                      "-connected = 1",
                                      "every(v in vertices: degree(v))",
                                      "sum(v in vertices: leaf(v)) = 1",
                                      "count(v in vertices: degree(v)) = 1",
                                      "every(v in w: leaf(v))",
                                      "every(v in 3: v = 1)",
                                      "degree(3) = 1",
                                      "degree = 1",
                                      "degree(w, w) = 1",
                                      "leaf",
                                      "tail(w) = w",
                                      "ends(w) = 2",
                                      "length(w) = 3",
                                      "edges(w) = 3",
                                      "directed(w)",
                                      "distance(w) = 1",
                                      "abs = 1",
                                      "min(1) = 1",
                                      "rest = rest",
                                      "connected(rest)",
                                      "connected(w)",
                                      "w < 1",
                                      "connected(3)",
                                      "isomorphic",
                                      "indegree = 1",
                                      "w is even",
                                      "w divides 3",
                                      "w + 1 = 2",
                                      "delete = delete",
                                      "delete(w)"}) {
    EXPECT_THROW(holds(condition, "a"), Malformed) << condition;
  }
}

TEST(WrittenConditions, WhatIsNoExpression) {
  for (const std::string condition : {"",
                                      "(",
                                      ")",
                                      "1 = ",
                                      "= 1",
                                      "1 = 1 = 1",
                                      "1 < 2 < 3",
                                      "1 = 1)",
                                      "(1 = 1",
                                      "1 = 1 and",
                                      "and 1 = 1",
                                      "x = 1",
                                      "w w",
                                      "every(v in vertices 1 = 1)",
                                      "every(v in vertices: 1 = 1",
                                      "every(v, v in vertices: 1 = 1)",
                                      "every(1 = 1)",
                                      "every(w in vertices: 1 = 1)",
                                      "every(m in vertices: 1 = 1)",
                                      "every(leaf in vertices: 1 = 1)",
                                      "every() = 1",
                                      "every(v in vertices, u in vertices: 1 = 1)",
                                      "1 = 2 <=> 1 = 2 <=> 1 = 2",
                                      "1 = 2 <=> 1 = 2 => 1 = 2",
                                      "1 = 2 => 1 = 2 <=> 1 = 2",
                                      "1..2..3 = 1",
                                      "{1, } = 1",
                                      "{1 = 1",
                                      "if 1 = 1 then 1 = 1",
                                      "1 = 01",
                                      "1 = 4294967296",
                                      "1 is 1",
                                      "1 is",
                                      "1 == 1",
                                      "1 =",
                                      "\"a\" = 1",
                                      "1 = 1 # so",
                                      "1 = 1;",
                                      "a.b",
                                      "1 = 1\x01",
                                      "_a = 1",
                                      "period(i in 1..9: i) = 1",
                                      "preperiod(i in 1..9: i) = 1",
                                      "hang(w) = 1",
                                      "path(3) = path(3)",
                                      "faces = 1",
                                      "cells = 1",
                                      "outer = 1",
                                      "nimber(w) = 1",
                                      "first = first",
                                      "vertices() = 1) or (1 = 1",
                                      "vertices(,) = 1"}) {
    EXPECT_THROW(holds(condition, "a"), Malformed) << condition;
  }
}

TEST(WrittenRules, WhatIsNoGame) {
  for (const std::string rules :
       {"",
        "game",
        "game g",
        "game g on",
        "game g on graphs",
        "game g on graphs:",
        "game h on graphs: move vertex v: delete v",
        "game g on trees: move vertex v: delete v",
        "game g on graphs move vertex v: delete v",
        "game g on whole graphs: move vertex v: delete v",
        "game g on graphs: move vertex v",
        "game g on graphs: move vertex v:",
        "game g on graphs: move vertex: delete v",
        "game g on graphs: move face f: delete edges(f)",
        "game g on graphs: move board b: delete b",
        "game g on graphs: move vertex v: delete",
        "game g on graphs: move vertex v: remove v",
        "game g on graphs: move vertex v: delete v,",
        "game g on graphs: move vertex v: delete v move",
        "game g on graphs: move vertex v: delete v end",
        "game g on graphs: move vertex v: delete 3",
        "game g on graphs: move vertex v: contract v",
        "game g on graphs: move edge e: direct e",
        "game g on graphs: move vertex v: direct v",
        "game g on graphs: move vertex v: direct a",
        "game g on graphs: move edge e: mark e",
        "game g on graphs: move edge e: mark e m",
        "game g on graphs: mark m on vertices move edge e: mark e m",
        "game g on graphs: mark m on edges move vertex v: mark v m",
        "game g on graphs: mark m on faces move vertex v: mark v m",
        "game g on graphs: mark m move vertex v: mark v m",
        "game g on graphs: mark m on edges mark m on vertices move vertex v: mark v m",
        "game g on graphs: mark leaf on vertices move vertex v: mark v leaf",
        "game g on graphs: mark move on vertices move vertex v: mark v move",
        "game g on graphs: mark m on vertices",
        "game g on graphs: move vertex m: delete m mark m on vertices",
        "game g on graphs: move vertex leaf: delete leaf",
        "game g on graphs: move vertex v with size 3: delete v",
        "game g on graphs: move path p with size: delete p",
        "game g on graphs: move path p with size at 3: delete p",
        "game g on graphs: move path p with size -1: delete p",
        "game g on graphs: move path p with size in 3: delete p",
        "game g on graphs: move path p with size in vertices: delete p",
        "game g on graphs: move path p with size in {p}: delete p",
        "game g on graphs: move path p size 3: delete p",
        "game g on graphs: move vertex v where: delete v",
        "game g on graphs: move vertex v where 3: delete v",
        "game g on graphs: move vertex v keeping: delete v",
        "game g on graphs: move vertex v keeping rest: delete v",
        "game g on graphs: move vertex v keeping connected where leaf(v): delete v",
        "game g on graphs: move vertex v where connected(rest) keeping connected: delete v",
        "game g on graphs: after move: delete vertices v where leaf(v)",
        "game g on graphs: move vertex v: delete v after move: delete vertices v",
        "game g on graphs: move vertex v: delete v after move: delete faces v where leaf(v)",
        "game g on graphs: move vertex v: delete v after move: mark vertices v where leaf(v)",
        "game g on graphs: move vertex v: delete v after move: delete edges v where leaf(v)",
        "game g on graphs: move vertex v: delete v after move: delete vertices u where leaf(v)",
        "game g on graphs: move vertex v: delete v after move: delete vertices v where leaf(v) move vertex v: delete v",
        "game g on graphs: move arrow a: direct a move edge e: contract e",
        "game g on boards: move face f: contract edges(f)",
        "define x = 3 game g on graphs: move vertex v: delete v",
        "game g on graphs: move vertex v: delete v game h on graphs:",
        "game g on graphs: move\tvertex v: delete v",
        "Game g on graphs: move vertex v: delete v"}) {
    EXPECT_THROW(game_of("written:g", rules), Malformed) << rules;
  }
  EXPECT_THROW(game_of("written:", "game on graphs: move vertex v: delete v"), Malformed);
  EXPECT_THROW(game_of("written:a b", "game a b on graphs: move vertex v: delete v"), Malformed);
  EXPECT_THROW(game_of("written:g\xe4", "game g\xe4 on graphs: move vertex v: delete v"), Malformed);
  EXPECT_NO_THROW(game_of("written:g_2", "  game g_2 on boards whole:move vertex v:delete v  "));
}

TEST(WrittenPositions, NormalForms) {
  const Game game = game_of("written:g",
                            "game g on boards: mark m on vertices mark z on vertices mark k on edges mark b on edges "
                            "move arrow a: direct a");
  for (const auto& [start, normal] :
       std::map<std::string, std::string>{{"ba", "ab"},
                                          {"cb;ab", "ab;bc"},
                                          {"ab;ab", "ab"},
                                          {"a;b", "a;b"},
                                          {"ab;b;c", "ab;c"},
                                          {"aB", "Ba"},
                                          {"ba >", "ba >"},
                                          {"a z m", "a m z"},
                                          {"ba k b", "ab b k"},
                                          {"ba > k b", "ba > b k"},
                                          {"a m;ab", "a m;ab"},
                                          {"", ""},
                                          {"cb;ab;ca;cabcab face", "ab;abacbc face;ac;bc"},
                                          {"ab;a m m", "a m;ab"},
                                          {"zZ;Zy", "Zy;Zz"}}) {
    EXPECT_EQ(game.start(start), normal) << start;
  }
  for (const std::string start : {"aa",
                                  "abc",
                                  "ab >>",
                                  "ab > >",
                                  "ab >;ba >",
                                  "ab >;ab",
                                  "ab k;ab b",
                                  "a m;a z",
                                  "a;a m",
                                  "a k",
                                  "ab m",
                                  "a n",
                                  "a >",
                                  "ab  k",
                                  "ab k ",
                                  " ab",
                                  "a ",
                                  "1",
                                  "ab1",
                                  "ab >k",
                                  "ab k >",
                                  "ab;abac face",
                                  "ab;abab face",
                                  "ab;ab face face",
                                  "aba face",
                                  "ab;aba face",
                                  "face",
                                  " face",
                                  "ab;bc;ac;abbcac face m",
                                  "ab,bc",
                                  "a>b",
                                  "ab;;bc",
                                  "ab;"}) {
    EXPECT_THROW(static_cast<void>(game.start(start)), Malformed) << start;
  }
  const Game graphs = whole("move edge e: contract e");
  EXPECT_THROW(static_cast<void>(graphs.start("ab;bc;ac;abacbc face")), Malformed);
  EXPECT_THROW(static_cast<void>(graphs.start("ab >")), Malformed);
  EXPECT_EQ(components(graphs, "a;bc"), Texts{"a;bc"});
  EXPECT_EQ(components(graphs, ""), Texts{});
  EXPECT_EQ(components(game, "a;bc"), (Texts{"a", "bc"}));
  // Marks are words, whose letters are no labels.
  EXPECT_EQ(labels("a m;ab k"), "ab");
  EXPECT_TRUE(is_same(game, "mz > k;z m", "ab > k;b m", "mz"));
  EXPECT_FALSE(is_same(game, "mz > k;z m", "ab > k;b m", "zm"));
}

}  // namespace
}  // namespace sprague::verify
