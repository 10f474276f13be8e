// The winning moves that `sprague value` names, on graphs and boards as they were typed: each leaves a loss by the
// naive rules, and no other move does.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "canonical/graph_format.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"
#include "tests/cli/command.hpp"
#include "tests/naive/arrows.hpp"
#include "tests/naive/cycles.hpp"
#include "tests/naive/node_kayles.hpp"
#include "tests/naive/octal.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

using Names = std::set<std::string>;

nlohmann::json answer_to(std::vector<std::string> words) {
  words.insert(words.begin(), "value");
  words.emplace_back("--json");
  const command::Result result = command::run(words);
  EXPECT_EQ(result.exit_code, 0) << result.err;
  return nlohmann::json::parse(result.out);
}

Names named(const nlohmann::json& answer) {
  const auto moves = answer["winning_moves"].get<std::vector<std::string>>();
  EXPECT_EQ(Names(moves.begin(), moves.end()).size(), moves.size()) << answer.dump();
  return {moves.begin(), moves.end()};
}

std::string vertices_of(naive::Mask taken) {
  std::string name;
  for (int v = 0; v < 32; ++v) {
    if ((taken >> v & 1) != 0) name += (name.empty() ? "" : ",") + std::to_string(v);
  }
  return name;
}

// A graph as a stranger has it: in any order, under several kinds of name.
std::vector<std::string> inputs() {
  support::Random random = support::seeded();
  std::vector<std::string> texts{"P6", "C6",       "K4",         "K(2,3)",     "W4",
                                 "Q3", "S(1,2,3)", "B(1,1;2;1)", "Cat(1,0,2)", "Grid(2,4)"};
  for (const Graph& graph : support::graphs_up_to(4, Connectivity::any)) {
    texts.push_back("g6:" + to_graph6(support::shuffled(graph, random)));
  }
  return texts;
}

TEST(WinningMoves, OfOctalGamesTakeVerticesOfTheInput) {
  for (const std::string code : {"0.33", "0.07", "0.137", "0.6"}) {
    for (const std::string& text : inputs()) {
      naive::OctalOnGraph reference(code, parse_graph(text));
      for (const bool misere : {false, true}) {
        Names expected;
        for (const naive::Mask rest : reference.options(reference.whole())) {
          const bool lost = misere ? !reference.first_wins_misere(rest) : reference.value(rest) == 0;
          if (lost) expected.insert(vertices_of(reference.whole() & ~rest));
        }
        std::vector<std::string> words{"octal:" + code, text};
        if (misere) words.emplace_back("--misere");
        EXPECT_EQ(named(answer_to(words)), expected) << code << ' ' << text << (misere ? " misere" : "");
      }
    }
  }
}

TEST(WinningMoves, OfNodeKaylesChooseAVertexOfTheInput) {
  for (const std::string& text : inputs()) {
    const Graph graph = parse_graph(text);
    naive::NodeKaylesOnGraph reference(graph);
    Names expected;
    for (std::size_t v = 0; v < graph.vertices(); ++v) {
      if (reference.value(reference.options(reference.whole())[v]) == 0) expected.insert(std::to_string(v));
    }
    const auto answer = answer_to({"nodekayles", text});
    EXPECT_EQ(named(answer), expected) << text;
    EXPECT_EQ(answer["nimber"], reference.value()) << text;
  }
}

TEST(WinningMoves, OfASumSayTheirPart) {
  naive::NodeKaylesOnGraph seven(parse_graph("C7"));
  naive::NodeKaylesOnGraph four(parse_graph("P4"));
  Names expected;
  for (std::size_t v = 0; v < 7; ++v) {
    if ((seven.value(seven.options(seven.whole())[v]) ^ four.value()) == 0)
      expected.insert("part 1: " + std::to_string(v));
  }
  for (std::size_t v = 0; v < 4; ++v) {
    if ((four.value(four.options(four.whole())[v]) ^ seven.value()) == 0)
      expected.insert("part 2: " + std::to_string(v));
  }
  EXPECT_FALSE(expected.empty());
  EXPECT_EQ(named(answer_to({"nodekayles", "C7 + P4"})), expected);
}

TEST(WinningMoves, OfArrowsAreArrowsOfTheInput) {
  for (const std::string text : {"P5", "K(1,3)", "C4", "K4", "S(1,1,3)", "g6:DhC"}) {
    for (const bool full : {false, true}) {
      naive::ArrowsOnGraph reference(parse_graph(text), full ? naive::ArrowRules::full : naive::ArrowRules::trimmed);
      Names expected;
      for (const naive::Decoration& next : reference.followers({})) {
        const auto [tail, head] = *next.begin();
        if (reference.value(next) == 0) expected.insert(std::to_string(tail) + ">" + std::to_string(head));
      }
      const auto answer = answer_to({full ? "arrows:full" : "arrows", text});
      EXPECT_EQ(named(answer), expected) << text << full;
      EXPECT_EQ(answer["nimber"], reference.value()) << text << full;
    }
  }
}

// By the rules as stated, under which whoever completes a cell has won.
TEST(WinningMoves, OfCyclesAreArrowsOfTheInput) {
  for (const std::string text : {"bd,acd,bd,abc outer=a>b", "bdec,ca,ab,ea,ad outer=a>b", "bc,ca,ab outer=a>b"}) {
    const PlaneMap map = parse_plane_map(text);
    naive::CyclesOnMap reference(map, naive::CellReading::whole_walk, naive::CycleRules::as_stated);
    Names expected;
    for (const Dart d : reference.winning_moves()) {
      expected.insert(std::string{static_cast<char>('a' + map.tail(d)), '>', static_cast<char>('a' + map.head(d))});
    }
    EXPECT_EQ(named(answer_to({"cycles", text})), expected) << text;
  }
}

// graph6 with the labels by which moves go, whatever the normal form is.
TEST(WinningMoves, TheAnswerHasTheInputAndItsLabels) {
  const std::string text = "g6:DhC";  // a path whose ends are not its first and last vertex
  const auto answer = answer_to({"octal:0.33", text});
  EXPECT_EQ(answer["input"], text);
  EXPECT_EQ(answer["position"], "P5");
  EXPECT_EQ(answer["graph"][0]["graph6"], text);
  EXPECT_EQ(answer["graph"][0]["vertices"], 5);
  EXPECT_EQ(answer["graph"][0]["edges"], 4);
  EXPECT_EQ(answer_to({"sprouts", "3", "--surface", "P2"})["input"], "3");
  EXPECT_EQ(answer_to({"nodekayles", "K(3,3)"})["graph"][0]["edges"], 9);
  EXPECT_EQ(answer_to({"nodekayles", "W5"})["graph"][0]["vertices"], 6);
}

}  // namespace
}  // namespace sprague
