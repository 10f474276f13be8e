// Octal games on graphs against the naive reference, position by position over a census.
#include "games/octal_on_graphs.hpp"

#include <gmock/gmock.h>

#include <map>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/labelling.hpp"
#include "canonical/tree_key.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/outcomes.hpp"
#include "tests/naive/octal.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

Outcome outcome_of(bool first_wins) {
  return first_wins ? Outcome::first : Outcome::second;
}

class OctalValues : public ::testing::TestWithParam<const char*> {};

TEST_P(OctalValues, NimbersOfConnectedGraphsAndTrees) {
  const auto game = OctalOnGraphs::from_code(GetParam());
  NimberSolver<OctalOnGraphs> solver(game, {});
  std::vector<Graph> graphs = support::graphs_up_to(6, Connectivity::connected);
  for (std::size_t n = 7; n <= 9; ++n) {
    for (Graph& tree : support::trees_on(n)) graphs.push_back(std::move(tree));
  }
  for (const Graph& graph : graphs) {
    EXPECT_EQ(solver.value(graph).value(), naive::OctalOnGraph(GetParam(), graph).value()) << print_graph(graph);
  }
}

using Parts = std::multiset<std::string>;

std::set<Parts> engine_options(const OctalOnGraphs& game, const Graph& graph) {
  std::set<Parts> result;
  for (const Sum<Graph>& option : game.options(graph)) {
    Parts parts;
    for (const Graph& part : option) {
      EXPECT_TRUE(part.is_connected());
      if (part.vertices() > 0) parts.insert(canonical_form(part));
    }
    result.insert(parts);
  }
  return result;
}

std::set<Parts> reference_options(std::string_view code, const Graph& graph) {
  const naive::OctalOnGraph reference(code, graph);
  std::set<Parts> result;
  for (naive::Mask rest : reference.moves(reference.whole())) {
    Parts parts;
    for (naive::Mask part : reference.components(rest)) {
      std::vector<Vertex> vertices;
      for (std::size_t v = 0; v < graph.vertices(); ++v) {
        if ((part >> v & 1) != 0) vertices.push_back(static_cast<Vertex>(v));
      }
      parts.insert(canonical_form(graph.induced(vertices)));
    }
    result.insert(parts);
  }
  return result;
}

// The options themselves, as multisets of components up to isomorphism.
TEST_P(OctalValues, OptionsOfConnectedGraphs) {
  const auto game = OctalOnGraphs::from_code(GetParam());
  for (const Graph& graph : support::graphs_up_to(6, Connectivity::connected)) {
    EXPECT_EQ(engine_options(game, graph), reference_options(GetParam(), graph)) << print_graph(graph);
  }
}

INSTANTIATE_TEST_SUITE_P(Codes, OctalValues, ::testing::Values("0.33", "0.07", "0.6", "0.137", "0.77", "0.407"),
                         [](const auto& instance) { return std::string("o") + (instance.param + 2); });

class OctalMisere : public ::testing::TestWithParam<const char*> {};

TEST_P(OctalMisere, OutcomesOfConnectedGraphsAndTrees) {
  const auto game = OctalOnGraphs::from_code(GetParam());
  MisereSolver<OctalOnGraphs> solver(game, {});
  std::vector<Graph> graphs = support::graphs_up_to(5, Connectivity::connected);
  for (std::size_t n = 6; n <= 8; ++n) {
    for (Graph& tree : support::trees_on(n)) graphs.push_back(std::move(tree));
  }
  for (const Graph& graph : graphs) {
    EXPECT_EQ(solver.outcome({graph}), outcome_of(naive::OctalOnGraph(GetParam(), graph).first_wins_misere()))
        << print_graph(graph);
  }
}

TEST_P(OctalMisere, OutcomesOfSums) {
  const auto game = OctalOnGraphs::from_code(GetParam());
  MisereSolver<OctalOnGraphs> solver(game, {});
  EXPECT_EQ(solver.outcome({}), Outcome::first) << "who cannot move has won";
  const std::vector<Graph> small = support::graphs_up_to(4, Connectivity::connected);
  for (std::size_t i = 0; i < small.size(); ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      naive::OctalOnGraph reference(GetParam(), support::disjoint_union(small[i], small[j]));
      EXPECT_EQ(solver.outcome({small[i], small[j]}), outcome_of(reference.first_wins_misere()))
          << print_graph(small[i]) << " + " << print_graph(small[j]);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Codes, OctalMisere, ::testing::Values("0.33", "0.07", "0.6"),
                         [](const auto& instance) { return std::string("o") + (instance.param + 2); });

// The comparison of options catches a rule with any one bit of any of three digits broken.
TEST(OctalOnGraphsTest, EveryBrokenBitOfTheRuleIsCaught) {
  const std::vector<Graph> graphs = support::graphs_up_to(5, Connectivity::connected);
  for (const std::string code : {"0.333", "0.777", "0.137", "0.666"}) {
    for (std::size_t digit = 2; digit < code.size(); ++digit) {
      for (unsigned bit : {1U, 2U, 4U}) {
        std::string broken = code;
        broken[digit] = static_cast<char>('0' + (static_cast<unsigned>(code[digit] - '0') ^ bit));
        const auto game = OctalOnGraphs::from_code(broken);
        const bool caught = std::ranges::any_of(
            graphs, [&](const Graph& graph) { return engine_options(game, graph) != reference_options(code, graph); });
        EXPECT_TRUE(caught) << broken << " taken for " << code;
      }
    }
  }
}

// Definition 5: on a path the game is the heap game. Option sets, as multisets of path lengths, for every code 0.abc.
TEST(OctalOnGraphsTest, OnPathsItIsTheHeapGame) {
  using Heaps = std::vector<std::uint32_t>;
  for (const std::string& code : support::codes_of_three_digits()) {
    const auto game = OctalOnGraphs::from_code(code);
    for (std::uint32_t n = 1; n <= 10; ++n) {
      std::set<Heaps> found;
      for (const Sum<Graph>& option : game.options(star_graph({static_cast<std::uint16_t>(n - 1)}))) {
        Heaps parts;
        for (const Graph& part : option) {
          ASSERT_EQ(support::vertices_of_degree_three_or_more(part), 0U);
          if (part.vertices() > 0) parts.push_back(static_cast<std::uint32_t>(part.vertices()));
        }
        std::ranges::sort(parts);
        found.insert(parts);
      }
      const auto options = naive::heap_options(code, n);
      ASSERT_EQ(found, std::set<Heaps>(options.begin(), options.end())) << code << " on P" << n;
    }
  }
}

// Proposition 8 of the paper: paths and cycles have value n mod 3 under 0.33.
TEST(OctalOnGraphsTest, PathsAndCyclesOf033) {
  const auto game = OctalOnGraphs::from_code("0.33");
  NimberSolver<OctalOnGraphs> solver(game, {});
  for (unsigned n = 1; n <= 30; ++n) {
    EXPECT_EQ(solver.value(parse_graph("P" + std::to_string(n))), Nimber(n % 3)) << n;
    if (n >= 3) {
      EXPECT_EQ(solver.value(parse_graph("C" + std::to_string(n))), Nimber(n % 3)) << n;
    }
  }
}

// Definition 5: "0.07 corresponds to the game where one can remove any two adjacent vertices", and on a path that is
// Dawson's Kayles: OEIS A002187 from its second term.
TEST(OctalOnGraphsTest, ArcKaylesOnPaths) {
  const auto game = OctalOnGraphs::from_code("0.07");
  NimberSolver<OctalOnGraphs> solver(game, {});
  const std::vector<unsigned> known{0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2,
                                    2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4};
  for (std::size_t n = 1; n < known.size(); ++n) {
    EXPECT_EQ(solver.value(parse_graph("P" + std::to_string(n))), Nimber(known[n])) << n;
  }
}

TEST(OctalOnGraphsTest, KeysAreEqualExactlyForIsomorphicGraphs) {
  support::Random random = support::seeded();
  const auto game = OctalOnGraphs::from_code("0.33");
  std::map<std::string, std::string> form_of;
  std::vector<Graph> graphs = support::graphs_up_to(6, Connectivity::connected);
  for (const Graph& graph : graphs) {
    for (const Graph& copy : {graph, support::shuffled(graph, random)}) {
      EXPECT_EQ(form_of.emplace(game.key(copy), canonical_form(copy)).first->second, canonical_form(copy));
      EXPECT_EQ(game.key(copy), game.key(graph));
    }
  }
  EXPECT_EQ(form_of.size(), graphs.size());
}

TEST(OctalOnGraphsTest, TypedPositions) {
  const auto game = OctalOnGraphs::from_code("0.33");
  EXPECT_EQ(game.code(), "0.33");
  const Sum<Graph> star = game.parse("S(1,1,3,4)");
  ASSERT_EQ(star.size(), 1U);
  EXPECT_EQ(game.print(star.front()), "S(1,1,3,4)");
  // A disconnected graph is the sum of its components.
  EXPECT_THROW(game.parse("S(1,0)"), InputError);
  EXPECT_THROW(game.parse(""), InputError);
  const Sum<Graph> parts = game.parse("s6::Fa@x^");  // formats.txt: a triangle, two single vertices and an edge
  std::vector<std::size_t> sizes;
  for (const Graph& part : parts) sizes.push_back(part.vertices());
  EXPECT_THAT(sizes, ::testing::UnorderedElementsAre(3, 1, 1, 2));
}

}  // namespace
}  // namespace sprague
