// A false twin of a published claim for each family: the engine refutes it, and the certificate of the smallest
// counterexample is verified.
//
// A twin is the claim with one thing changed. Up to the first starting position of which they say different things the
// engine finds what both say, there what the claim says, and so does the verifier.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <functional>
#include <string>
#include <vector>

#include "certificates/rules.hpp"
#include "certificates/starts_proof.hpp"
#include "conjectures/brussels/starts.hpp"
#include "tests/verify/files.hpp"
#include "tests/verify/published.hpp"

namespace sprague {
namespace {

// What is said of a starting position: "nimber 1", "first" or "second".
using Says = std::string;

struct TwinMember {
  std::string start;
  Says claim;
  Says twin;
};

Says says_nimber(std::uint64_t value) {
  return fmt::format("nimber {}", value);
}
Says says_winner(bool first) {
  return first ? "first" : "second";
}

// What the engine proves of it, as the verifier repeats it; "rejected" or the like if it does not.
template <HasLabels G>
Says what_is_verified(const G& game, const std::string& start, bool with_value) {
  auto certified = start_of(game, start);
  if (with_value) certified = with_nimber(std::move(certified));
  const std::string written = certified.text;
  const std::string certificate = StartsProof<G>(game, Effort()).certificate({std::move(certified)});
  const verify::Result result = verify::verify_text(certificate);
  const std::string before = fmt::format("verified: \"{}\": ", written);
  if (result.verdict != verify::Verdict::verified || !result.text.starts_with(before)) return result.text;
  const std::string proved = result.text.substr(before.size());
  return with_value ? proved : proved.substr(0, proved.find(' '));
}

// Requires a family, from small to large, of which claim and twin say different things somewhere.
template <HasLabels G>
void expect_refuted(const G& game, const std::vector<TwinMember>& family) {
  for (const TwinMember& member : family) {
    const Says found = what_is_verified(game, member.start, member.claim.starts_with("nimber"));
    EXPECT_EQ(found, member.claim) << member.start;
    if (member.claim == member.twin) continue;
    EXPECT_NE(found, member.twin);
    return;
  }
  FAIL() << "the twin says what the claim does";
}

// Beaudou et al., Proposition 8: the path on n vertices has nimber n modulo 3 under 0.33. Twin: modulo 4.
TEST(FalseTwins, OctalGames) {
  std::vector<TwinMember> family;
  for (unsigned n = 1; n <= 8; ++n) family.push_back({fmt::format("P{}", n), says_nimber(n % 3), says_nimber(n % 4)});
  expect_refuted(OctalOnGraphs::from_code("0.33"), family);
}

// Mathews, Theorem 8.2: legs of a, b, c >= 2 edges, the last one of each marked, have nimber ((a-2) ^ (b-2) ^ (c-2)) +
// 2. Twin: one in place of both twos.
TEST(FalseTwins, Arrows) {
  std::vector<TwinMember> family;
  for (unsigned sum = 6; sum <= 9; ++sum) {
    for (unsigned a = 2; 3 * a <= sum; ++a) {
      for (unsigned b = a; a + 2 * b <= sum; ++b) {
        const unsigned c = sum - a - b;
        family.push_back({fmt::format("S[^{},^{},^{}]", a, b, c), says_nimber(((a - 2) ^ (b - 2) ^ (c - 2)) + 2),
                          says_nimber(((a - 1) ^ (b - 1) ^ (c - 1)) + 1)});
      }
    }
  }
  expect_refuted(ArrowsOnGraphs(Leaves::free), family);
}

// Zandee, Theorem 2.2: on one cycle the first player wins exactly if its number of edges is odd. Twin: if it is no
// multiple of four.
TEST(FalseTwins, Cycles) {
  std::vector<TwinMember> family;
  for (unsigned n = 3; n <= 8; ++n) {
    std::vector<std::string> words;
    for (unsigned v = 0; v < n; ++v) {
      words.push_back({static_cast<char>('a' + (v + 1) % n), static_cast<char>('a' + (v + n - 1) % n)});
    }
    family.push_back(
        {fmt::format("{} outer=a>b", fmt::join(words, ",")), says_winner(n % 2 == 1), says_winner(n % 4 != 0)});
  }
  expect_refuted(Cycles(CellReading::walk), family);
}

// Applegate, Jacobson and Sleator: with p <= 11 spots on the plane the first player wins exactly if p modulo 6 is 3 or
// more. Twin: if p modulo 4 is 3.
TEST(FalseTwins, Sprouts) {
  std::vector<TwinMember> family;
  for (unsigned p = 1; p <= 5; ++p)
    family.push_back({std::to_string(p), says_winner(p % 6 >= 3), says_winner(p % 4 == 3)});
  expect_refuted(certified_sprouts(), family);
}

// Das et al., Corollary 2.4: on the torus the first player wins exactly if n + T is odd. Twin: if n is odd.
TEST(FalseTwins, BrusselsSprouts) {
  std::vector<TwinMember> family;
  brussels::each_start({3, 8}, 2, {Surface::with_handles(1)}, [&](const brussels::Start& start) {
    family.push_back(
        {start.print(), says_winner((start.spots() + start.total()) % 2 == 1), says_winner(start.spots() % 2 == 1)});
  });
  expect_refuted(certified_brussels(), family);
}

// Das et al., Theorem 5.1, on CS4(p,1,q,1). Twin: floor(i/4) once, not twice.
TEST(FalseTwins, CircularSprouts) {
  std::vector<TwinMember> family;
  for (unsigned q = 0; q <= 8; ++q) {
    for (unsigned p = 0; p <= q; ++p) {
      family.push_back({fmt::format("CS4({},1,{},1)", p, q), says_nimber(published::CircleFormula()(p, q)),
                        says_nimber(published::CircleFormula{.last_term = 1}(p, q))});
    }
  }
  expect_refuted(certified_circles(), family);
}

// What the verifier makes of a starting position, proved by the engine, as a counterexample to a claim of the paper.
template <HasLabels G>
std::string held_against(const G& game, const std::string& start, const std::string& claim,
                         const std::string& reading) {
  const std::string certificate =
      StartsProof<G>(game, Effort()).certificate({contradicting(start_of(game, start), claim, reading)});
  return verify::verify_text(certificate).text;
}

using ::testing::HasSubstr;
using ::testing::StartsWith;

// By hand: a one-sided curve makes 3 on P1 into 3 on the sphere, and 3 on P3 into 3 on T1, where the opponent loses as
// n + T is even (Corollaries 2.3 and 2.4).
TEST(CounterexamplesOnBrusselsSprouts, AreAgainstTheClaimsOrRejected) {
  const auto game = certified_brussels();
  const std::string plane = "N_0 is the projective plane";
  EXPECT_THAT(held_against(game, "3 on P1", "BS-C2.6", plane), StartsWith("verified: \"(222) on P1\": first"));
  EXPECT_THAT(held_against(game, "3 on P1", "BS-Q2.7", "parity alone"), StartsWith("verified: "));
  EXPECT_THAT(held_against(game, "3 on P3", "BS-Q2.7", "parity alone"), StartsWith("verified: "));
  EXPECT_THAT(held_against(game, "2 on P1", "BS-C2.6", plane), HasSubstr("agrees with what is proved"));
  EXPECT_THAT(held_against(game, "1,1 on P1", "BS-C2.6", plane), HasSubstr("agrees with what is proved"));
  EXPECT_THAT(held_against(game, "3 on P2", "BS-Q2.7", "parity alone"), HasSubstr("agrees with what is proved"));
  EXPECT_THAT(held_against(game, "3 on P2", "BS-C2.6", plane), HasSubstr("says nothing"));
  EXPECT_THAT(held_against(game, "3", "BS-C2.6", plane), HasSubstr("says nothing"));
  EXPECT_THAT(held_against(game, "3 on T1", "BS-Q2.7", "parity alone"), HasSubstr("says nothing"));
  EXPECT_THAT(held_against(game, "3 on P1", "BS-Q2.7", "nimbers"), HasSubstr("no such claim"));
  EXPECT_THAT(held_against(game, "3 on P1", "BS-C2.4", "t_i >= 1"), HasSubstr("no such claim"));
  EXPECT_THAT(held_against(game, "3 on P1 | 2,2", "BS-C2.6", plane), HasSubstr("rejected"));
}

// Lemma 5.2 (iv) says 0 where Lemma 5.4 says 1 or more.
TEST(CounterexamplesOnCircles, AreAgainstTheClaimOrRejected) {
  const auto game = certified_circles();
  EXPECT_THAT(held_against(game, "CS4(0,1,1,1)", "BS-L5.4", "as printed"),
              StartsWith("verified: \"(0,1,1,1)\": second"));
  EXPECT_THAT(held_against(game, "CS4(1,1,1,1)", "BS-L5.4", "as printed"), HasSubstr("agrees with what is proved"));
  EXPECT_THAT(held_against(game, "CS4(1,0,1,1)", "BS-L5.4", "as printed"), HasSubstr("says nothing"));
  EXPECT_THAT(held_against(game, "CS5(0,1,1,1,1)", "BS-L5.4", "as printed"), HasSubstr("says nothing"));
  EXPECT_THAT(held_against(game, "CS4(0,1,1,1) + CS4(0,1,2,1)", "BS-L5.4", "as printed"), HasSubstr("rejected"));
  EXPECT_THAT(held_against(game, "CS4(0,1,1,1)", "BS-L5.4", "p >= 1 or p = q = 0"), HasSubstr("no such claim"));
}

}  // namespace
}  // namespace sprague
