// The naive evaluator of expressions and claims against what is known of numbers, graphs and games.
//
// Sources: the values of named graphs are those of any textbook (Diestel, "Graph Theory"; Holton and Sheehan, "The
// Petersen Graph"); counts are OEIS sequences, named at each.
#include <gmock/gmock.h>

#include <ostream>
#include <string>
#include <vector>

#include "tests/naive/written_claims.hpp"

namespace sprague::naive::written {
namespace {

struct Known {
  std::string expression;
  Int value;
};

void PrintTo(const Known& known, std::ostream* out) {
  *out << known.expression;
}

class WrittenNumbers : public testing::TestWithParam<Known> {};

TEST_P(WrittenNumbers, AreThose) {
  const Value value = evaluate_expression(GetParam().expression);
  EXPECT_EQ(value.kind == Value::Kind::truth ? value.n : number_of(value), GetParam().value);
}

INSTANTIATE_TEST_SUITE_P(Arithmetic, WrittenNumbers,
                         testing::Values(Known{"-1 div 2", -1}, Known{"-1 mod 2", 1}, Known{"7 div -2", -4},
                                         Known{"7 mod -2", -1}, Known{"1 + 2 * 3", 7}, Known{"1 + 2 xor 3", 0},
                                         Known{"10 - 3 - 4", 3}, Known{"-2 * -3", 6}, Known{"abs(-4)", 4},
                                         Known{"min(3, 2) + max(3, 2)", 5}, Known{"3 divides 12", 1},
                                         Known{"5 divides 12", 0}, Known{"if 1 < 2 then 3 else 4", 3},
                                         Known{"1 = 2 => 1 = 2 => 1 = 2", 1}, Known{"not 1 = 2 and 1 = 1", 1},
                                         Known{"1 = 2 or 1 = 1 and 1 = 1", 1}, Known{"4 is even <=> 3 is odd", 1}));

INSTANTIATE_TEST_SUITE_P(Sets, WrittenNumbers,
                         testing::Values(Known{"{1, 3, 3} + 0", 2}, Known{"2..5 = {5, 4, 3, 2}", 1},
                                         Known{"4 in 2..5", 1}, Known{"6 not in 2..5", 1},
                                         Known{"{1, 2} union {2, 3} = 1..3", 1},
                                         Known{"({1, 2, 3} minus {2}) intersect {1, 2} = {1}", 1},
                                         Known{"{1, 2} within 1..3", 1}, Known{"5..4", 0},
                                         Known{"count(x in 1..10: x * x mod 4 = 1)", 5},
                                         Known{"sum(x in 1..100: x)", 5050}, Known{"min(x in 1..5: abs(x - 3))", 0},
                                         Known{"max(x, y in 1..3: x * y)", 9}, Known{"count(x, y in 1..3: x < y)", 3},
                                         Known{"every(x in 5..4: 1 = 2)", 1}, Known{"some(x in 1..9: x * x = 49)", 1},
                                         Known{"period(k in 0..20: k mod 4)", 4},
                                         Known{"preperiod(k in 0..20: if k < 5 then 9 else k mod 2)", 5},
                                         Known{"period(k in 3..6: k mod 2)", 2}));

INSTANTIATE_TEST_SUITE_P(Petersen, WrittenNumbers,
                         testing::Values(Known{"vertices(petersen())", 10}, Known{"edges(petersen())", 15},
                                         Known{"girth(petersen())", 5}, Known{"diameter(petersen())", 2},
                                         Known{"radius(petersen())", 2}, Known{"chromatic_number(petersen())", 3},
                                         Known{"independence_number(petersen())", 4},
                                         Known{"clique_number(petersen())", 2}, Known{"matching_number(petersen())", 5},
                                         Known{"domination_number(petersen())", 3},
                                         Known{"automorphisms(petersen())", 120}, Known{"regular(petersen())", 1},
                                         Known{"bipartite(petersen())", 0}, Known{"two_connected(petersen())", 1},
                                         Known{"outerplanar(petersen())", 0},
                                         Known{"isomorphic(petersen(), complement(line_graph(complete(5))))", 1}));

INSTANTIATE_TEST_SUITE_P(
    NamedGraphs, WrittenNumbers,
    testing::Values(
        Known{"girth(hypercube(3))", 4}, Known{"diameter(hypercube(4))", 4}, Known{"automorphisms(hypercube(3))", 48},
        Known{"automorphisms(hypercube(4))", 384}, Known{"domination_number(hypercube(3))", 2},
        Known{"domination_number(hypercube(4))", 4}, Known{"matching_number(hypercube(3))", 4},
        Known{"chromatic_number(wheel(5))", 4}, Known{"chromatic_number(wheel(6))", 3},
        Known{"automorphisms(wheel(5))", 10}, Known{"automorphisms(complete_bipartite(3, 3))", 72},
        Known{"girth(complete_bipartite(3, 3))", 4}, Known{"automorphisms(complete(5))", 120},
        Known{"automorphisms(path(5))", 2}, Known{"automorphisms(star(4))", 24}, Known{"automorphisms(cycle(7))", 14},
        Known{"automorphisms(grid(3, 3))", 8}, Known{"diameter(grid(3, 4))", 5}, Known{"radius(grid(3, 3))", 2},
        Known{"domination_number(grid(4, 4))", 4}, Known{"domination_number(path(7))", 3},
        Known{"independence_number(cycle(7))", 3}, Known{"clique_number(complete(6))", 6},
        Known{"girth(path(5)) = infinite", 1}, Known{"diameter(disjoint(path(1), path(1))) = infinite", 1},
        Known{"radius(path(5))", 2}, Known{"radius(path(6))", 3}, Known{"components(disjoint(cycle(3), star(2)))", 2},
        Known{"max_degree(wheel(6))", 6}, Known{"min_degree(wheel(6))", 3},
        Known{"theta(2, 2, 2) = complete_bipartite(2, 3)", 1},
        Known{"some(u, v in vertices(cycle(4)): u != v and not adjacent(cycle(4), u, v) and "
              "add_edge(cycle(4), u, v) = theta(1, 2, 2))",
              1},
        Known{"join(path(1), cycle(5)) = wheel(5)", 1}, Known{"join(complete(2), complete(3)) = complete(5)", 1},
        Known{"subdivide(cycle(3), 2) = cycle(9)", 1}, Known{"girth(subdivide(complete(4), 1))", 6},
        Known{"line_graph(star(3)) = complete(3)", 1}, Known{"line_graph(path(5)) = path(4)", 1},
        Known{"line_graph(complete(4)) = complement(subdivide(disjoint(disjoint(path(2), path(2)), path(2)), 0))", 1},
        Known{"complement(cycle(5)) = cycle(5)", 1}, Known{"complement(path(4)) = path(4)", 1},
        Known{"subdivided_star(1, 1, 1) = star(3)", 1}, Known{"subdivided_star(2, 3) = path(6)", 1},
        Known{"grid(2, 2) = cycle(4)", 1}, Known{"grid(1, 6) = path(6)", 1}, Known{"hypercube(2) = cycle(4)", 1}));

INSTANTIATE_TEST_SUITE_P(
    Truths, WrittenNumbers,
    testing::Values(Known{"outerplanar(complete(4))", 0}, Known{"outerplanar(complete_bipartite(2, 3))", 0},
                    Known{"outerplanar(theta(1, 3, 3))", 1}, Known{"outerplanar(wheel(3))", 0},
                    Known{"outerplanar(disjoint(cycle(4), cycle(3)))", 1}, Known{"cactus(cycle(5))", 1},
                    Known{"cactus(theta(1, 2, 2))", 0}, Known{"cactus(star(3))", 1}, Known{"tree(path(4))", 1},
                    Known{"tree(disjoint(path(2), path(2)))", 0}, Known{"forest(disjoint(path(2), path(2)))", 1},
                    Known{"forest(cycle(3))", 0}, Known{"caterpillar(star(4))", 1},
                    Known{"caterpillar(subdivided_star(2, 2, 2))", 0}, Known{"caterpillar(path(1))", 1},
                    Known{"two_connected(path(2))", 0}, Known{"two_connected(cycle(3))", 1},
                    Known{"connected(disjoint(path(1), path(1)))", 0}, Known{"bipartite(grid(3, 4))", 1},
                    Known{"regular(path(3))", 0}));

// Of a tree: a path 0..4 with a leaf at vertex 1, and one more beside its end.
const std::string kTree = "define T = subdivided_star(1, 1, 3)\n";

class WrittenOnATree : public testing::TestWithParam<Known> {};

TEST_P(WrittenOnATree, AreThose) {
  const Value value = evaluate_expression(GetParam().expression, kTree);
  EXPECT_EQ(value.kind == Value::Kind::truth ? value.n : number_of(value), GetParam().value);
}

// The hub 0 has the leaves 1 and 2 and the leg 3 4 5.
INSTANTIATE_TEST_SUITE_P(
    Words, WrittenOnATree,
    testing::Values(
        Known{"vertices(T)", 6}, Known{"darts(T)", 10}, Known{"leaves(T)", 3}, Known{"cut_vertices(T)", 3},
        Known{"hubs(T)", 1}, Known{"spine(T)", 3}, Known{"bridges(T)", 5}, Known{"markable(T)", 2},
        Known{"max(v in vertices(T): degree(T, v))", 3}, Known{"count(v in vertices(T): leaf(T, v))", 3},
        Known{"max(v in vertices(T): eccentricity(T, v))", 4}, Known{"min(v in vertices(T): eccentricity(T, v))", 2},
        Known{"count(u, v in vertices(T): distance(T, u, v) = 2)", 10},
        Known{"count(u, v in vertices(T): adjacent(T, u, v))", 10}, Known{"sum(v in hubs(T): closed(T, v))", 4},
        Known{"open(T, hubs(T))", 3}, Known{"closed(T, hubs(T))", 4}, Known{"open(T, leaves(T))", 2},
        Known{"closed(T, leaves(T)) = vertices(T)", 0}, Known{"every(e in edges(T): ends(e) = 2)", 1},
        Known{"count(a in darts(T): leaf(T, head(a)) and edge(a) in bridges(T))", 3},
        Known{"some(a in darts(T): tail(a) = head(a))", 0},
        Known{"count(e in edges(T): delete(T, e) = disjoint(path(3), path(3)))", 1},
        Known{"count(v in vertices(T): components(delete(T, v)) = 3)", 1}, Known{"delete(T, leaves(T)) = path(3)", 1},
        Known{"count(e in edges(T): contract(T, e) = star(4))", 0},
        Known{"count(e in edges(T): contract(T, e) = subdivided_star(1, 1, 2))", 3},
        Known{"count(v in vertices(T): caterpillar(hang(T, v, path(2))))", 5},
        Known{"count(v in vertices(T): hang(T, v, path(1)) = subdivided_star(1, 1, 4))", 1}));

// --- families and statements ---

std::vector<Int> counted(const std::string& family, Int most, const std::string& unit = "vertices") {
  const std::vector<Finding> found = evaluate_claim("claim c: table " + family + " G with at most " +
                                                    std::to_string(most) + " " + unit + " by " + unit + "(G): count");
  std::vector<Int> result;
  for (const auto& [key, row] : found[0].table) result.push_back(row[0].n);
  return result;
}

TEST(WrittenClaims, FamiliesAreComplete) {
  using testing::ElementsAre;
  EXPECT_THAT(counted("graphs", 6), ElementsAre(1, 2, 4, 11, 34, 156));           // A000088
  EXPECT_THAT(counted("connected graphs", 6), ElementsAre(1, 1, 2, 6, 21, 112));  // A001349
  EXPECT_THAT(counted("2-connected graphs", 6), ElementsAre(1, 3, 10, 56));       // A002218
  EXPECT_THAT(counted("bipartite graphs", 6), ElementsAre(1, 2, 3, 7, 13, 35));   // A033995
  EXPECT_THAT(counted("connected cubic graphs", 6), ElementsAre(1, 2));           // A002851
  EXPECT_THAT(counted("trees", 8), ElementsAre(1, 1, 1, 2, 3, 6, 11, 23));        // A000055
  EXPECT_THAT(counted("trees", 7, "edges"), ElementsAre(1, 1, 1, 2, 3, 6, 11, 23));
  EXPECT_THAT(counted("forests", 6), ElementsAre(1, 2, 3, 6, 10, 20));             // A005195
  EXPECT_THAT(counted("caterpillars", 8), ElementsAre(1, 1, 1, 2, 3, 6, 10, 20));  // A005418
  // Partitions of n - 1 into three parts or more: A000041 less the parts that are one or two.
  EXPECT_THAT(counted("subdivided stars", 8), ElementsAre(1, 2, 4, 7, 11));
  EXPECT_THAT(counted("paths", 5), ElementsAre(1, 1, 1, 1, 1));
  EXPECT_THAT(counted("cycles", 5), ElementsAre(1, 1, 1));
  EXPECT_THAT(counted("stars", 3, "edges"), ElementsAre(1, 1, 1));
  EXPECT_THAT(counted("subdivided bistars", 7), ElementsAre(1, 3));
  std::vector<Int> boards;
  for (Int edges = 1; edges <= 5; ++edges) {
    boards.push_back(
        static_cast<Int>(count_plane_maps(static_cast<std::size_t>(edges), Connectivity::connected).boards));
  }
  EXPECT_EQ(counted("boards", 5, "edges"), boards);
}

TEST(WrittenClaims, TruthsOfAllGraphs) {
  auto number_of_those = [](const std::string& condition) {
    std::vector<Int> result;
    const auto found = evaluate_claim(
        "claim c: table connected graphs G with at most 6 vertices by vertices(G): count(" + condition + "(G))");
    for (const auto& [key, row] : found[0].table) result.push_back(row[0].n);
    return result;
  };
  using testing::ElementsAre;
  EXPECT_THAT(number_of_those("cactus"), ElementsAre(1, 1, 2, 4, 9, 23));     // A000083
  EXPECT_THAT(number_of_those("regular"), ElementsAre(1, 1, 1, 2, 2, 5));     // A005177
  EXPECT_THAT(number_of_those("bipartite"), ElementsAre(1, 1, 1, 3, 5, 17));  // A005142
  EXPECT_THAT(number_of_those("tree"), ElementsAre(1, 1, 1, 2, 3, 6));        // A000055
  // Each graph has n! / |automorphisms| labelled copies; A097998, connected outerplanar graphs on n labelled nodes.
  std::vector<Int> labelled;
  const auto found = evaluate_claim(
      "define factorial(n) = if n < 4 then max(1, n) * max(1, n - 1) else if n = 4 then 24 else if n = 5 then 120 "
      "else 720\n"
      "claim c: table connected graphs G with at most 6 vertices by vertices(G): "
      "sum(if outerplanar(G) then factorial(vertices(G)) div automorphisms(G) else 0)");
  for (const auto& [key, row] : found[0].table) labelled.push_back(row[0].n);
  EXPECT_THAT(labelled, ElementsAre(1, 1, 4, 37, 602, 14436));
}

TEST(WrittenClaims, ForAllGoesToTheEndOfTheSizeThatFails) {
  const auto found = evaluate_claim(
      "claim X-1.a from \"nobody\": text \"a\n  b\" size N = 6, nightly 9\n"
      "  for all trees T with at most N vertices: leaves(T) <= 3\n"
      "  reading other as variant \"words\": count on for all trees T with at most N vertices: leaves(T) <= 3\n"
      "  reading true: define f(x) = 2 * x for all trees T with at most N vertices: leaves(T) <= f(3)\n"
      "  reading some: for some trees T with at most N vertices, v in vertices(T): degree(v) = 3\n"
      "  reading none: for some trees T with at most N vertices: leaves(T) > 9");
  ASSERT_EQ(found.size(), 5U);
  EXPECT_EQ(found[0].verdict, Verdict::refuted);
  EXPECT_EQ(found[0].instances, 1 + 1 + 1 + 2 + 3);
  EXPECT_EQ(found[0].failures, 1);
  EXPECT_EQ(found[0].size, 5);
  EXPECT_TRUE(isomorphic(figure_of(found[0].witnesses.at(0).at("T")), star(4)));
  EXPECT_EQ(found[1].instances, 14);
  EXPECT_EQ(found[1].failures, 1 + 3);  // on six vertices: five leaves, and twice four
  EXPECT_EQ(found[2].verdict, Verdict::holds);
  EXPECT_EQ(found[2].reading, "true");
  EXPECT_EQ(found[3].verdict, Verdict::proved);
  EXPECT_EQ(found[3].size, 4);
  EXPECT_EQ(found[4].verdict, Verdict::undecided);
  EXPECT_EQ(evaluate_claim("claim c: size N = 9 for all n in 1..N: n < 9", {}, 8)[0].verdict, Verdict::holds);
}

TEST(WrittenClaims, TheOtherStatements) {
  const auto smallest =
      evaluate_claim("claim c: smallest trees T with at most 6 vertices for each leaves(T) in 2..5")[0];
  EXPECT_EQ(smallest.verdict, Verdict::proved);
  EXPECT_EQ(smallest.smallest, (std::map<Int, Int>{{0, 1}, {2, 2}, {3, 4}, {4, 5}, {5, 6}}));
  const auto dawson = evaluate_claim(  // A002187
      "claim c: sequence n in 0..9: nimber(nodekayles(path(n))) = 0, 1, 1, 2, 0, 3, 1, 1, 0, 3")[0];
  EXPECT_EQ(dawson.verdict, Verdict::holds);
  const auto wrong = evaluate_claim("claim c: sequence n in 0..9: nimber(nodekayles(path(n))) = 1, 2, 0, 4 from 2")[0];
  EXPECT_EQ(wrong.verdict, Verdict::refuted);
  EXPECT_EQ(wrong.differs, 5);
  // To take one or two is to reduce modulo three.
  const auto period = evaluate_claim("claim c: period n in 0..12: nimber(heap:0.33({n}))")[0];
  EXPECT_EQ(period.verdict, Verdict::holds);
  EXPECT_EQ(period.preperiod, 0);
  EXPECT_EQ(period.period, 3);
  EXPECT_EQ(evaluate_claim("claim c: period n in 0..12: n")[0].verdict, Verdict::undecided);
}

TEST(WrittenClaims, GamesAndPositions) {
  const std::string games =
      "game kayles on graphs: move vertex v: delete closed(v)\n"
      "game arc on graphs: move edge e: delete ends(e)\n";
  for (const std::string claim :
       {"for all graphs G with at most 4 vertices: nimber(kayles(G)) = nimber(nodekayles(G))",
        "for all graphs G with at most 4 vertices: nimber(arc(G)) = nimber(octal:0.07(G))",
        "for all graphs G with at most 3 vertices, graphs H with at most 3 vertices: "
        "nimber(kayles(G) + arc(H)) = nimber(kayles(G)) xor nimber(arc(H))",
        "for all trees T with at most 5 vertices: outcome(kayles(T)) = first <=> "
        "some(q in options(kayles(T)): outcome(q) = second)",
        "for all trees T with at most 5 vertices where leaves(T) > 2: "
        "every(m in moves(arc(T)): nimber(left(m)) != nimber(arc(T)) and taken(m) = 2)",
        "for all graphs G with at most 4 vertices: max(x in lengths(kayles(G)): x) = independence_number(G)",
        "for all graphs G with at most 4 vertices: max(x in lengths(arc(G)): x) = matching_number(G)",
        "for all graphs G with at most 4 vertices: misere_outcome(arc(G)) = misere_outcome(octal:0.07(G))",
        "for all n in 0..9: nimber(octal:0.137(path(n))) = nimber(heap:0.137(n))"}) {
    EXPECT_EQ(evaluate_claim(games + "claim c: " + claim)[0].verdict, Verdict::holds) << claim;
  }
}

TEST(WrittenClaims, BadInput) {
  for (const std::string text :
       {"claim c: for all trees T with at most 4 vertices where leaves(T) > 9: 1 = 1", "claim c: for all n in 1..2: n",
        "claim c: for all n in 1..2: n / 2 = 1", "claim c: for all n in 1..2: n div 0 = 1",
        "claim c: for all n in 1..2: min(x in {}: x) = 1", "claim c: for all trees T with at least 4 vertices: 1 = 1",
        "claim c: for all n in 1..2: 9223372036854775807 + n = 0", "claim c: for all n in 1..2: n = m",
        "claim c: for all n in 1..2: 1 < 2 < 3",
        "claim c: for all trees T with at most 3 vertices: girth(T) + 1 = 2"}) {
    EXPECT_THROW(evaluate_claim(text), InputError) << text;
  }
}

}  // namespace
}  // namespace sprague::naive::written
