// Facts, boards in their notation, arrows on boards, maps and sets of graphs in claims.
#include <gmock/gmock.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"
#include "canonical/symmetries.hpp"
#include "conjectures/language/claims_file.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

Finding decided(const std::string& statement, Range range) {
  const language::ClaimsFile file("my.claims", "claim X: " + statement);
  return file.claims().front().readings.front().check({}, range);
}

TEST(BoardsAndMaps, FactsAreProvedOrRefutedOneByOne) {
  const Finding right = decided("fact 1 + 1 = 2, nimber(nim(3+5)) = 6", {1, 2});
  EXPECT_EQ(right.verdict, Verdict::proved);
  EXPECT_EQ(right.instances, 2U);
  const Finding wrong = decided("fact 1 = 1, nimber(nim(4)) = 3, nimber(nim:lasker(3)) = 3", {1, 3});
  EXPECT_EQ(wrong.verdict, Verdict::refuted);
  EXPECT_EQ(wrong.failures, 2U) << "a heap of 3 has value 4 in Lasker's Nim (Winning Ways)";
  EXPECT_EQ(wrong.witness, "fact = 2");
  EXPECT_THAT(wrong.reason, ::testing::HasSubstr("nimber(nim(4)) = 3"));
}

TEST(BoardsAndMaps, WhatIsFiniteIsProvedOverAllOfItsRangeOnly) {
  const std::string statement = "finite for all n in 1..4: nimber(nim({n})) = n";
  EXPECT_EQ(decided(statement, {1, 4}).verdict, Verdict::proved);
  EXPECT_EQ(decided(statement, {1, 3}).verdict, Verdict::holds);
  EXPECT_EQ(decided(statement, {2, 4}).verdict, Verdict::holds);
  EXPECT_EQ(decided("for all n in 1..4: nimber(nim({n})) = n", {1, 4}).verdict, Verdict::holds);
}

TEST(BoardsAndMaps, VerticesAreInsertedInEdgesOfANotation) {
  EXPECT_EQ(parse_plane_map("bc,ac,ab outer=a>b with 1 in ab"), parse_plane_map("dc,dc,ab,ab outer=a>d"));
  EXPECT_EQ(parse_plane_map("bc,ac,ab outer=a>b with 0 in ab, 2 in cb"), parse_plane_map("bc,ae,ad,ce,db outer=a>b"));
  for (const char* bad : {"bc,ac,ab outer=a>b with", "bc,ac,ab outer=a>b with 1", "bc,ac,ab outer=a>b with 1 in ad",
                          "bc,ac,ab outer=a>b with 1 in ab 1 in bc", "bc,ac,ab outer=a>b with 60 in ab",
                          "bc,ac,ab outer=a>b with -1 in ab"}) {
    EXPECT_THROW(parse_plane_map(bad), InputError) << bad;
  }
  EXPECT_EQ(decided("fact edges(board(bc,ac,ab outer=a>b with 3 in ab)) = 6,"
                    " board(bc,ac,ab outer=a>b with 1 in bc) = board(bd,ac,bd,ac outer=a>b)",
                    {1, 2})
                .verdict,
            Verdict::proved);
}

TEST(BoardsAndMaps, ArrowsAreDrawnAsMovesDrawThem) {
  const Finding finding = decided(
      "for all trees T with 3..7 edges, a in darts(markable(T)):"
      " nimber(cycles(T, {a})) in set(m in moves(cycles(T)): nimber(left(m)))"
      " and nimber(arrows:full(T, {a})) = nimber(cycles(T, {a}))",
      {3, 7});
  EXPECT_EQ(finding.verdict, Verdict::holds);
  EXPECT_GT(finding.instances, 0U);
  EXPECT_THROW(decided("for all trees T with 2..2 edges, a in darts(T): nimber(cycles(T, {a})) = 0", {2, 2}),
               InputError)
      << "an end is a leaf";
  EXPECT_THROW(decided("for all trees T with 2..2 edges: nimber(octal:0.33(T, darts(T))) = 0", {2, 2}), InputError);
}

// By all permutations of the vertices.
TEST(BoardsAndMaps, SymmetriesAreThePermutationsThatKeepEdges) {
  for (const char* notation : {"P1", "P4", "C5", "K4", "S(1,1,2)", "K(2,3)", "g6:E?~o"}) {
    const Graph graph = parse_graph(notation);
    std::vector<Vertex> map(graph.vertices());
    std::iota(map.begin(), map.end(), Vertex{0});
    std::vector<std::vector<Vertex>> all;
    std::vector<std::vector<Vertex>> involutions;
    do {
      bool keeps = true;
      bool is_own_inverse = true;
      bool moves = false;
      for (std::size_t v = 0; v < map.size(); ++v) {
        for (std::size_t w = 0; w < v; ++w) {
          keeps =
              keeps && graph.has_edge(static_cast<Vertex>(v), static_cast<Vertex>(w)) == graph.has_edge(map[v], map[w]);
        }
        is_own_inverse = is_own_inverse && map[map[v]] == v;
        moves = moves || map[v] != v;
      }
      if (keeps) all.push_back(map);
      if (keeps && is_own_inverse && moves) involutions.push_back(map);
    } while (std::ranges::next_permutation(map).found);
    std::vector<std::vector<Vertex>> found;
    const auto keep = [&](std::span<const Vertex> one) { found.emplace_back(one.begin(), one.end()); };
    each_automorphism(graph, keep);
    EXPECT_THAT(found, ::testing::UnorderedElementsAreArray(all)) << notation;
    found.clear();
    each_involution(graph, keep);
    EXPECT_THAT(found, ::testing::UnorderedElementsAreArray(involutions)) << notation;
  }
}

TEST(BoardsAndMaps, MapsAreAppliedToWhatIsInAGraph) {
  EXPECT_EQ(decided("for all graphs G with at most 5 vertices:"
                    " automorphisms(G) = sum(f in automorphisms(G): 1)"
                    " and every(f in automorphisms(G), v in vertices(G): f(closed(v)) = closed(f(v))"
                    "   and f(vertices(G)) = vertices(G))"
                    " and every(f in involutions(G), a in darts(G): f(f(a)) = a and edge(f(a)) = f(edge(a))"
                    "   and f(tail(a)) = tail(f(a)))",
                    {1, 5})
                .verdict,
            Verdict::holds);
}

TEST(BoardsAndMaps, SetsOfGraphsHaveEachGraphOnce) {
  const Finding finding = decided(
      "for all n in 3..5, G in {cycle(n), path(n), hang(path(n - 1), leaves(path(n - 1)), path(0)),"
      " cycle(n)}: vertices(G) <= n",
      {3, 5});
  EXPECT_EQ(finding.verdict, Verdict::holds);
  EXPECT_EQ(finding.instances, 9U) << "the cycle and two paths of each size";
}

TEST(BoardsAndMaps, VerticesAreComparedByTheirNumbers) {
  EXPECT_EQ(decided("for all graphs G with at most 5 vertices:"
                    " 2 * count(u, v in vertices(G): u < v) = vertices(G) * (vertices(G) - 1)",
                    {1, 5})
                .verdict,
            Verdict::holds);
}

}  // namespace
}  // namespace sprague
