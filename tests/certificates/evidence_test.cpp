// The policy from facts to certificates: what is kept does not depend on the order in which facts are told, is the
// smallest, is verified, and names the reading only where the verifier has words for it.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "canonical/graph_notation.hpp"
#include "certificates/facts.hpp"
#include "tests/support.hpp"
#include "tests/verify/files.hpp"

namespace sprague {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::Pair;

class KeptFiles : public CertificateSink {
 public:
  std::string keep(std::string_view name, std::string_view text) override {
    EXPECT_TRUE(texts.emplace(name, text).second) << name;
    return std::string(name);
  }
  std::map<std::string, std::string> texts;
};

constexpr EvidenceBudget kEnough{100, 100, 1};

// Certificates of what `tell` tells of a game, all verified.
template <class G, class Tell>
std::map<std::string, std::string> written(const G& game, EvidenceBudget budget, Tell tell,
                                           std::string_view claim = "AR-X1", std::string_view reading = "three legs") {
  KeptFiles files;
  Evidence evidence(files, claim, reading, budget);
  tell(Facts<G>(evidence, game));
  evidence.write({});
  for (const auto& [name, text] : files.texts) {
    EXPECT_EQ(verify::verify_text(text).verdict, verify::Verdict::verified) << name << '\n' << text;
  }
  return files.texts;
}

std::size_t starts_in(const std::string& certificate) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = certificate.find("\nstart\t", at)) != std::string::npos; ++at) ++count;
  return count;
}

TEST(Evidence, IsTheSameWhoeverTellsFirst) {
  std::vector<Graph> trees;
  for (std::size_t n = 1; n <= 7; ++n) {
    for (const Graph& tree : support::trees_on(n)) trees.push_back(tree);
  }
  const OctalOnGraphs game = OctalOnGraphs::from_code("0.33");
  const EvidenceBudget few{15, 15, 1};
  const auto told = [&](const std::vector<Graph>& order, std::size_t threads) {
    return written(game, few, [&](const Facts<OctalOnGraphs>& facts) {
      std::vector<std::jthread> tellers;
      for (std::size_t i = 0; i < threads; ++i) {
        tellers.emplace_back([&, i] {
          for (std::size_t j = i; j < order.size(); j += threads) {
            facts.used(Asked::nimber, order[j].vertices(), [&] { return order[j]; });
          }
        });
      }
    });
  };
  const auto expected = told(trees, 1);
  // OEIS A000055: 1, 1, 1, 2, 3, 6 trees with 1 to 6 vertices, so one with 7 is among the smallest 15.
  ASSERT_THAT(expected, ElementsAre(Pair("octal:0.33-value", HasSubstr("start\tab;ac;ad;ae;af\n"))));
  EXPECT_EQ(starts_in(expected.begin()->second), 15U);
  auto random = support::seeded();
  for (int repeat = 0; repeat < 5; ++repeat) {
    std::ranges::shuffle(trees, random);
    EXPECT_EQ(told(trees, 1 + static_cast<std::size_t>(repeat)), expected);
  }
}

TEST(Evidence, CounterexamplesNameTheStatementThatTheVerifierKnows) {
  // The smallest of the exceptions that Mathews asks for: three edges, and value 1 would be none.
  const auto files = written(ArrowsOnGraphs(Leaves::free), kEnough, [](const Facts<ArrowsOnGraphs>& facts) {
    facts.used(Asked::nimber, 3, std::string("S(1,1,1)"));
    facts.used(Asked::outcome, 3, std::string("S(1,1,1)"));
    facts.used(Asked::outcome, 2, std::string("P3"));
    facts.witness(Asked::nimber, 3, std::string("P4"));
  });
  // Who wins is known from a nimber.
  EXPECT_THAT(files, ElementsAre(Pair("arrows-outcome", Not(HasSubstr("start\tab;ac;ad\n"))),
                                 Pair("arrows-value", HasSubstr("start\tab;ac;ad\n"))));
  const auto board = [&](std::string_view claim, std::string_view reading) {
    return written(
        Cycles(CellReading::walk), kEnough,
        [&](const Facts<Cycles>& facts) { facts.counterexample(Asked::outcome, 6, std::string("b,a outer=a>b")); },
        claim, reading);
  };
  EXPECT_THAT(board("CY-T2.4", "as printed, cells are walks"),
              ElementsAre(Pair("cycles:walk-outcome", HasSubstr("\nsecond\t"))));
  // The edge of a single edge's board can't be marked: with all edges counted it is against Su's conjecture.
  EXPECT_THAT(board("CY-C2.1", "all edges, cells are walks"),
              ElementsAre(Pair("cycles:walk-counterexample", HasSubstr("\nagainst\tCY-C2.1\tall edges\n"))));
}

// Of what was used only positions with few moves left are proved, or the smallest; of witnesses as well, and it is
// said.
TEST(Evidence, StaysWithinItsBudget) {
  const auto told = [&](Standing standing, const std::vector<std::uint64_t>& paths) {
    KeptFiles files;
    Evidence evidence(files, "AR-P5.6", "as printed", kEnough);
    const Facts<ArrowsOnGraphs> facts(evidence, ArrowsOnGraphs(Leaves::free));
    for (const std::uint64_t n : paths) facts.tell(standing, Asked::nimber, n, "P" + std::to_string(n));
    const Evidence::Written result = evidence.write({});
    return std::pair(result.files.size(), result.left_out.size());
  };
  using Counts = std::pair<std::size_t, std::size_t>;
  EXPECT_EQ(told(Standing::used, {23, 24, 4}), Counts(1, 0));
  EXPECT_EQ(told(Standing::used, {24, 23}), Counts(1, 0));
  EXPECT_EQ(told(Standing::witness, {23, 24, 4}), Counts(1, 2));
  EXPECT_EQ(told(Standing::witness, {24, 23}), Counts(1, 1));
}

TEST(Evidence, WitnessesStandWhateverElseIsTold) {
  const OctalOnGraphs game = OctalOnGraphs::from_code("0.33");
  const auto files = written(game, {1, 1, 1}, [](const Facts<OctalOnGraphs>& facts) {
    facts.witness(Asked::nimber, 6, std::string("P6"));
    facts.used(Asked::nimber, 2, std::string("P2"));
    facts.used(Asked::nimber, 1, std::string("P1"));
    EXPECT_TRUE(facts);
  });
  ASSERT_THAT(files, ElementsAre(Pair("octal:0.33-value", HasSubstr("start\tab;bc;cd;de;ef\nnimber\t0\t"))));
  EXPECT_EQ(starts_in(files.begin()->second), 2U);
  EXPECT_THAT(files.begin()->second, HasSubstr("start\ta\n"));
}

// Under misere play of 0.33 the one vertex is lost and the edge won; of two vertices apart the rules that are used say
// nothing.
TEST(Evidence, MisereOutcomesOfConnectedGraphs) {
  const auto files = written(OctalOnGraphs::from_code("0.33"), kEnough, [](const Facts<OctalOnGraphs>& facts) {
    facts.used(Asked::misere_outcome, 1, parse_graph("P1"));
    facts.used(Asked::misere_outcome, 2, parse_graph("P2"));
    facts.used(Asked::misere_outcome, 2, Graph(2));
  });
  ASSERT_THAT(files, ElementsAre(Pair("octal:0.22-outcome",
                                      AllOf(HasSubstr("start\ta\nsecond\t"), HasSubstr("start\tab\nfirst\t")))));
  EXPECT_EQ(starts_in(files.begin()->second), 2U);
}

TEST(Evidence, PlaysAndLengths) {
  const auto files = written(OctalOnGraphs::from_code("0.07"), kEnough, [](const Facts<OctalOnGraphs>& facts) {
    facts.play(std::string("P4"), {"ab", "cd"});
    facts.play(std::string("P4"), {"bc"});
    facts.used(Asked::lengths, 4, std::string("P4"));
  });
  EXPECT_THAT(files, ElementsAre(Pair("octal:0.07-lengths", HasSubstr("start\tab;bc;cd\nlengths\t1,2\t")),
                                 Pair("octal:0.07-play", HasSubstr("\nover\t2\n")),
                                 Pair("octal:0.07-play-2", HasSubstr("\nover\t1\n"))));
}

}  // namespace
}  // namespace sprague
