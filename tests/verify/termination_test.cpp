// Every play ends: the measure that docs/certificates.md names for each game falls with every move of the verifier's
// rules, over all positions that play meets from a census of small ones. Where plays need not end there is no measure,
// and nothing is certified but plays.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "tests/verify/files.hpp"
#include "tests/verify/starts.hpp"
#include "tests/verify/written.hpp"
#include "verify/game.hpp"

namespace sprague::verify {
namespace {

// How many moves were measured, from these starts and all that can be reached there.
std::size_t measured(const std::string& name, const std::vector<std::string>& starts, const std::string& rules = "") {
  const Game game = game_of(name, rules);
  std::set<Text> met;
  std::vector<Text> open;
  const auto meet = [&](const Text& position) {
    if (met.insert(position).second) open.push_back(position);
  };
  for (const std::string& start : starts) meet(game.start(start));
  std::size_t moves = 0;
  while (!open.empty()) {
    const Text position = open.back();
    open.pop_back();
    // That of a sum is no less than that of its parts, so that each is measured by itself as well.
    for (const Text& component : components(game, position)) meet(component);
    for (const auto& [move, after] : game.moves(position)) {
      const Text left = after();
      EXPECT_LT(game.measure(left), game.measure(position)) << name << ": " << position << ", " << move;
      ++moves;
      meet(left);
    }
  }
  return moves;
}

// The edges of each graph with an edge and so many vertices.
std::vector<std::string> graphs(unsigned vertices) {
  std::vector<std::string> pairs;
  for (unsigned v = 0; v < vertices; ++v) {
    for (unsigned w = v + 1; w < vertices; ++w) pairs.push_back(edge(v, w));
  }
  std::vector<std::string> all;
  for (unsigned chosen = 1; chosen < 1U << pairs.size(); ++chosen) {
    std::vector<std::string> edges;
    for (unsigned i = 0; i < pairs.size(); ++i) {
      if ((chosen >> i & 1U) != 0) edges.push_back(pairs[i]);
    }
    all.push_back(joined_by(";", edges));
  }
  return all;
}

// Numbers of tips that do not fall, with so many together.
std::vector<std::vector<unsigned>> partitions(unsigned sum, unsigned least = 1) {
  std::vector<std::vector<unsigned>> all;
  if (sum == 0) return {{}};
  for (unsigned first = least; first <= sum; ++first) {
    for (std::vector<unsigned> rest : partitions(sum - first, first)) {
      rest.insert(rest.begin(), first);
      all.push_back(rest);
    }
  }
  return all;
}

const std::vector<std::string> kSurfaces{"", " on T1", " on T2", " on P1", " on P2", " on P3", " on P4"};

TEST(TerminationTest, OctalGamesLoseVertices) {
  for (const std::string code : {"0.33", "0.07", "0.6", "0.137", "0.7777", "0.4"}) {
    EXPECT_GT(measured("octal:" + code, graphs(4)), 50U) << code;
    EXPECT_GT(measured("octal:" + code, {path(7), ring(6), star({1, 2, 3}), "a;bc;d"}), 50U) << code;
  }
}

TEST(TerminationTest, HeapsLoseCountersOrGrowMore) {
  std::vector<std::string> heaps;
  for (unsigned n = 1; n <= 12; ++n) heaps.push_back(std::to_string(n));
  for (const std::string code : {"0.33", "0.07", "0.77", "0.137", "0.4444", "lasker"}) {
    EXPECT_GT(measured("heap:" + code, heaps), 20U) << code;
  }
}

TEST(TerminationTest, ArrowSystemsLoseEdges) {
  for (const std::string game : {"arrows", "arrows:full"}) {
    EXPECT_GT(measured(game, graphs(4)), 1'000U);
    EXPECT_GT(measured(game, {path(7), ring(6), spider({"2", "2(v1)", "2"}), spider({"1", "2", "1"})}), 500U);
  }
  for (const std::string game : {"cycles", "cycles:simple", "cycles:enclosing"}) {
    EXPECT_GT(measured(game, {"bc,ac,ab outer=a>b", "bd,ac,bd,ac outer=a>b", "bcd,ca,dab,ac outer=a>b",
                              "bc,acd,adeb,bec,cd outer=a>b", "bcd,adc,abd,acb outer=a>b", "bcd,a,a,a outer=a>b",
                              "bdc,ac,ba,a outer=a>b"}),
              1'000U);
  }
}

TEST(TerminationTest, SproutsLoseLives) {
  for (const std::string game : {"sprouts", "sprouts:surfaces"}) {
    for (const std::string& surface : kSurfaces) {
      EXPECT_GT(measured(game, {"1" + surface, "(ab2)" + surface + ";(ab)", "(1a2a)" + surface, "(abab)" + surface}),
                1U);
    }
    for (const std::string surface : {"", " on T1", " on P1", " on P2"}) {
      EXPECT_GT(measured(game, {"2" + surface, "1,(11)" + surface}), 10U);
    }
    EXPECT_GT(measured(game, {"3"}), 100U);
  }
}

TEST(TerminationTest, BrusselsSproutsLoseCurves) {
  for (const std::string& surface : kSurfaces) {
    for (unsigned sum = 2; sum <= 6; ++sum) {
      for (const std::vector<unsigned>& tips : partitions(sum)) {
        measured("brussels", {spots(tips) + surface, "()," + spots(tips) + surface});
        for (const std::string girth : {"3", "4", "5", "6"}) {
          if (sum <= 4 || surface.empty()) measured("brussels:" + girth, {junctions(tips) + surface});
        }
      }
    }
  }
  EXPECT_GT(measured("brussels", {spots({3, 4}) + " on P2"}), 100U);
  EXPECT_GT(measured("brussels:4", {"(acbbc);ac1;bc1", "(ab);(cd);ac1", "(aabb),(cc) on T1;ab1"}), 10U);
}

TEST(TerminationTest, CircularSproutsLoseTips) {
  std::vector<std::string> circles;
  for (unsigned number = 0; number < 1024; ++number) {
    std::string tips;
    for (unsigned spot = 0; spot < 5; ++spot) tips += (spot == 0 ? "" : ",") + std::to_string(number >> 2 * spot & 3U);
    circles.push_back("(" + tips + ")");
  }
  circles.emplace_back("(5,1,7,1)");
  circles.emplace_back("(2,0,1,2,1,1)");
  EXPECT_GT(measured("circular", circles), 10'000U);
}

TEST(TerminationTest, GamesAsTextLoseWhatTheyAreMadeOf) {
  for (const std::string name : {"kayles", "arc", "trimmed", "domination", "cuts", "odds", "merge", "prune", "walks",
                                 "rings", "cliques", "paint"}) {
    EXPECT_GT(measured("written:" + name, graphs(4), rules_of(name)), 50U) << name;
  }
  EXPECT_GT(measured("written:shells", {"ab;bc;cd;ad;ac;abacbc face;acadcd face"}, rules_of("shells")), 2U);
}

TEST(TerminationTest, WherePlaysNeedNotEndThereIsNoMeasure) {
  const Game loops = game_of("brussels:loops");
  EXPECT_FALSE(loops.measure);
  EXPECT_EQ(loops.moves("2").begin()->second(), "2") << "a play that never ends";
}

// Each was once taken for a proof: equal components cancel, and an answer undoes a move, only where plays end.
TEST(TerminationTest, NothingButPlaysIsCertifiedOfLoops) {
  const std::string entry = "entry\t0\t4\nreply\t2;2\t2;2\t- =0[]\n";
  for (const std::string& text :
       {std::string("outcome\tbrussels:loops\nstart\t2;2\nsecond\t- =0[]\nend\n"),
        "value\tbrussels:loops\n" + entry + "start\t4\nnimber\t0\t0[]\nend\n",
        std::string("value\tbrussels:loops\nentry\t1\t4\noption\t2;2\t- =0[]\nstart\t4\nnimber\t1\t0[]\nend\n"),
        std::string("value\tbrussels:loops\nstart\t1\nnimber\t0\t\nend\n"),
        std::string("lengths\tbrussels:loops\nstart\t1\nlengths\t0\t\nend\n")}) {
    const Result result = verify_text("sprague-certificate\t4\t" + text);
    EXPECT_EQ(result.verdict, Verdict::rejected) << text;
    EXPECT_THAT(result.text, testing::HasSubstr("plays of this game need not end"));
  }
}

}  // namespace
}  // namespace sprague::verify
