// How graphs are typed: print and parse are inverse up to isomorphism, and bad input names its place.
#include "canonical/graph_notation.hpp"

#include <gmock/gmock.h>

#include "canonical/ensure.hpp"
#include "canonical/repeated_legs.hpp"
#include "canonical/tree_key.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

void expect_round_trip(const Graph& graph, support::Random& random) {
  const std::string text = print_graph(graph);
  EXPECT_EQ(graph_key(parse_graph(text)), graph_key(graph)) << text;
  EXPECT_EQ(print_graph(parse_graph(text)), text);
  for (int copy = 0; copy < 5; ++copy) EXPECT_EQ(print_graph(support::shuffled(graph, random)), text);
}

TEST(GraphNotation, TreesRoundTrip) {
  support::Random random = support::seeded();
  for (const Graph& tree : support::trees_up_to(9)) expect_round_trip(tree, random);
}

TEST(GraphNotation, GraphsRoundTrip) {
  support::Random random = support::seeded();
  expect_round_trip(Graph(0), random);
  for (const Graph& graph : support::graphs_up_to(5, Connectivity::any)) expect_round_trip(graph, random);
}

TEST(GraphNotation, DifferentGraphsPrintDifferently) {
  std::vector<Graph> graphs = support::graphs_up_to(6, Connectivity::any);
  for (Graph& tree : support::trees_on(9)) graphs.push_back(std::move(tree));
  std::vector<std::string> texts;
  for (const Graph& graph : graphs) texts.push_back(print_graph(graph));
  std::ranges::sort(texts);
  EXPECT_EQ(std::ranges::adjacent_find(texts), texts.end());
}

TEST(GraphNotation, ThePapersNames) {
  EXPECT_EQ(print_graph(parse_graph("P5")), "P5");
  EXPECT_EQ(print_graph(parse_graph("C6")), "C6");
  EXPECT_EQ(print_graph(parse_graph("S(4,1,3,1)")), "S(1,1,3,4)");
  EXPECT_EQ(print_graph(parse_graph("S(1^2,3,4)")), "S(1,1,3,4)");
  EXPECT_EQ(print_graph(parse_graph("B(1^2,2^0;2;2^1,1)")), "B(1,1;2;1,2)");
  EXPECT_EQ(print_graph(parse_graph("S(3^0)")), "P1");
  EXPECT_EQ(parse_graph("S(1,1,3,4)").vertices(), 10U);  // Figure 1 of "Octal games on graphs"
  EXPECT_EQ(print_graph(parse_graph("B(3,4;2;1,2)")), "B(1,2;2;3,4)");
  // Section 3 of the paper: S(l) is P(l+1), S(k,l) is P(k+l+1), S() is one vertex.
  EXPECT_EQ(print_graph(parse_graph("S()")), "P1");
  EXPECT_EQ(print_graph(parse_graph("S(4)")), "P5");
  EXPECT_EQ(print_graph(parse_graph("S(2,3)")), "P6");
  // Section 4: a middle path of no edges makes a star; an empty second star leaves a leg of m - 1 ... and its hub.
  EXPECT_EQ(print_graph(parse_graph("B(1,1;0;2,2)")), "S(1,1,2,2)");
  EXPECT_EQ(print_graph(parse_graph("B(1,1;3;)")), "S(1,1,3)");
  EXPECT_EQ(print_graph(parse_graph("Cat(2,0,1)")), "S(1,1,3)");
  EXPECT_EQ(print_graph(parse_graph("Cat(0)")), "P1");
  EXPECT_EQ(print_graph(parse_graph("Cat(2,1,1,2)")), "Cat(2,1,1,2)");
  EXPECT_EQ(print_graph(parse_graph("P0")), "P0");
  EXPECT_EQ(print_graph(parse_graph("P4096")), "P4096");
  EXPECT_EQ(graph_key(parse_graph("g6:DQc")), graph_key(parse_graph("P5")));  // formats.txt's example is a path
  EXPECT_EQ(parse_graph("s6::Fa@x^").vertices(), 7U);                         // formats.txt
}

class BadGraph : public ::testing::TestWithParam<const char*> {};

TEST_P(BadGraph, NamesThePlace) {
  try {
    parse_graph(GetParam());
    FAIL() << "accepted " << GetParam();
  } catch (const InputError& error) {
    EXPECT_THAT(error.what(), ::testing::ContainsRegex("(character|byte) [0-9]+"));
    EXPECT_THAT(error.what(), ::testing::HasSubstr("expected"));
    EXPECT_THAT(error.what(), ::testing::Not(::testing::HasSubstr("\n")));
  }
}

INSTANTIATE_TEST_SUITE_P(Texts, BadGraph,
                         ::testing::Values("S(1,0)", "S(1,-2)", "S(1,,2)", "S(1", "S(1)x", "S", "S(", "S(1,)", "X5",
                                           "C2", "C", "C-3", "B(1;2)", "B(1;;2)", "B(1;1;1", "B(1,1)", "Cat()", "Cat",
                                           "K()", "K", "K(5)", "K(2,0,1)", "K0", "K3,", "K3,0", "K(3,3", "Cat(2,0",
                                           "Q13", "Q", "W2", "W", "Grid(3)", "Grid(0,3)", "Grid(64,65)", "Grid(3,4",
                                           "petersen", "Petersen5", "Cat(1,-1)", "Cat(1,)", "P", "P-1", "P99999",
                                           "P4097", "P5 ", " P5", "P+5", "p5", "g6:", "g6:D",
                                           "g6:D\x01"
                                           "c",
                                           "g6:DQd", "s6:", "s6:x", "s6::", ""));

TEST(GraphNotation, PlacesAreRight) {
  auto message = [](const char* text) -> std::string {
    try {
      parse_graph(text);
    } catch (const InputError& error) {
      return error.what();
    }
    return "accepted";
  };
  EXPECT_THAT(message("S(1,0)"), ::testing::HasSubstr("character 5"));
  EXPECT_THAT(message("S(1,-2)"), ::testing::HasSubstr("character 5"));
  EXPECT_THAT(message("S(1"), ::testing::HasSubstr("character 4"));
  EXPECT_THAT(message("S(1)x"), ::testing::HasSubstr("character 5"));
  EXPECT_THAT(message("B(1;2)"), ::testing::HasSubstr("character 6"));
  EXPECT_THAT(message("X5"), ::testing::HasSubstr("character 1"));
  EXPECT_THAT(message(""), ::testing::HasSubstr("character 1"));
  // What was meant by a name of ours that is the field's name for something else.
  EXPECT_THAT(message("K(2,0,1)"),
              ::testing::HasSubstr("character 5 is '0', expected a part of vertices (caterpillars are written"));
  EXPECT_THAT(message("K(2,0,1)"), ::testing::HasSubstr("Cat(2,0,1)"));
  EXPECT_THAT(message("Petersn"), ::testing::HasSubstr("the nearest is Petersen"));
  EXPECT_THAT(message("Star(5)"), ::testing::Not(::testing::HasSubstr("nearest")));
  EXPECT_THAT(message("K(5)"), ::testing::HasSubstr("K5"));
  EXPECT_THAT(message("B(3,4)"), ::testing::HasSubstr("as in B(1,1;2;3,4)"));
}

TEST(GraphNotation, LegsAreWrittenOut) {
  const std::vector<std::pair<const char*, const char*>> pairs{
      {"S(1^0,2^3)", "S(2,2,2)"},       {"S(1^2,3)", "S(1,1,3)"},          {"S(4^0)", "S()"},
      {"B(2^1;2;1^0,2^1)", "B(2;2;2)"}, {"B(1^0;1;3,1^2)", "B(;1;3,1,1)"}, {"P6;1>2", "P6;1>2"},
      {"S[^3,v0]", "S[^3,v0]"}};
  for (auto [repeated, written_out] : pairs) EXPECT_EQ(with_legs_written_out(repeated), written_out);
}

TEST(GraphNotation, ExactlyTheMostVerticesAreAccepted) {
  const std::vector<std::pair<const char*, const char*>> pairs{{"P4096", "P4097"},
                                                               {"S(1^4095)", "S(1^4096)"},
                                                               {"S(1^2,2^2000,3^31)", "S(1^2,2^2000,3^32)"},
                                                               {"C4096", "C4097"},
                                                               {"S(4000,95)", "S(4000,96)"},
                                                               {"B(2000;95;2000)", "B(2000;96;2000)"},
                                                               {"B(2000;0;2095)", "B(2000;0;2096)"},
                                                               {"Cat(4000,94)", "Cat(4000,95)"},
                                                               {"Cat(0,4094)", "Cat(1,4094)"},
                                                               {"K(2,4094)", "K(2,4095)"},
                                                               {"W4095", "W4096"},
                                                               {"Q12", "Q13"},
                                                               {"Grid(64,64)", "Grid(64,65)"}};
  for (auto [most, more] : pairs) {
    EXPECT_EQ(parse_graph(most).vertices(), Graph::kMaxVertices) << most;
    try {
      parse_graph(more);
      ADD_FAILURE() << "accepted " << more;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), ::testing::ContainsRegex("character [0-9]+")) << more;
    }
  }
}

TEST(GraphNotation, TooManyVerticesInAllAreRefused) {
  std::string many = "S(4000";
  for (int i = 0; i < 5; ++i) many += ",4000";
  EXPECT_THROW(parse_graph(many + ")"), InputError);
  EXPECT_THROW(parse_graph("Cat(4000,4000)"), InputError);
  EXPECT_THROW(parse_graph("B(2000;2000;2000)"), InputError);
}

}  // namespace
}  // namespace sprague
