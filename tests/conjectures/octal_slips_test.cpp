// Misprints of the octal paper: what is meant, by the tables that the claims leave and by the naive reference.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "canonical/graph_notation.hpp"
#include "conjectures/octal/slips.hpp"
#include "conjectures/registry.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/octal.hpp"

namespace sprague::octal {
namespace {

unsigned nimber_of(const char* text) {
  return naive::OctalOnGraph("0.33", parse_graph(text)).value();
}

constexpr int kMostLegs = 8;

// The classes by number (conjectures/octal/octal.claims): 0 to 3 are C0 to C3, or D0 to D3; of nimbers 1 and 2 with a
// star, of 2 and 3 with a square.
constexpr int kStar1 = 4;
constexpr int kStar2 = 5;
constexpr int kSquare2 = 6;
constexpr int kSquare3 = 7;
constexpr int kStar0 = 8;
constexpr int kSquare1 = 9;

// A star by its numbers of legs of 1 and of 2.
using Star = std::pair<int, int>;

std::map<Star, int> classes_in(const Finding& finding) {
  std::map<Star, int> classes;
  for (const DataTable& table : finding.tables) {
    for (const auto& row : table.rows) classes[{std::stoi(row[0]), std::stoi(row[1])}] = std::stoi(row[3]);
  }
  return classes;
}

const std::map<Star, int>& classes_of_19() {
  static const auto classes = classes_in(support::check_of("OG-T19", "as printed")({}, {0, kMostLegs}));
  return classes;
}
const std::map<Star, int>& classes_of_22() {
  static const auto classes = classes_in(support::check_of("OG-T22", "S(2) counted in D_0*")({}, {0, kMostLegs}));
  return classes;
}

std::string text_of(Star star) {
  std::vector<int> legs(static_cast<std::size_t>(star.first), 1);
  legs.insert(legs.end(), static_cast<std::size_t>(star.second), 2);
  return fmt::format("S({})", fmt::join(legs, ","));
}

// What a move on a leg leaves of a star, by Definition 5; the empty graph is not among them.
std::vector<Star> options_of(Star star) {
  const auto [ones, twos] = star;
  std::vector<Star> options;
  if (ones > 0) options.emplace_back(ones - 1, twos);
  if (twos > 0) options.emplace_back(ones + 1, twos - 1);
  if (twos > 0) options.emplace_back(ones, twos - 1);
  return options;
}

TEST(OctalSlips, EachNamesAClaimOfThePaper) {
  EXPECT_EQ(slips_of("octal-on-graphs").size(), kSlips.size());
  for (const Slip& slip : kSlips) {
    if (slip.claim.empty()) continue;
    ASSERT_NE(find_claim(slip.claim), nullptr) << slip.claim;
    EXPECT_EQ(find_claim(slip.claim)->paper, "octal-on-graphs");
  }
}

// The options that these tests go by leave graphs with the nimbers of those of Definition 5, and no others.
TEST(OctalSlips, OptionsHaveTheNimbersOfTheNaiveOnes) {
  std::size_t compared = 0;
  for (const auto& [star, its_class] : classes_of_19()) {
    const Graph graph = parse_graph(text_of(star));
    if (graph.vertices() > 12) continue;
    ++compared;
    naive::OctalOnGraph game("0.33", graph);
    std::set<unsigned> found;
    for (const Star option : options_of(star)) found.insert(nimber_of(text_of(option).c_str()));
    if (graph.vertices() <= 2) found.insert(0);
    std::set<unsigned> expected;
    for (const naive::Mask rest : game.moves(game.whole())) expected.insert(game.value(rest));
    // The hub of a path can be taken as well; by symmetry a leg is, with the same values, but from P_3 also two.
    if (star == Star{2, 0}) found.insert(nimber_of("P1"));
    EXPECT_EQ(found, expected) << text_of(star);
  }
  EXPECT_GT(compared, 15U);
}

// Lemma 21: the stars that have an option in C1* or C2*. The paper lists all but S(2).
TEST(OctalSlips, BaseCasesOfLemma21) {
  const std::set<Star> starred{{0, 0}, {1, 1}, {0, 3}, {1, 0}, {0, 2}};
  std::set<Star> found;
  for (const auto& [star, its_class] : classes_of_19()) {
    EXPECT_EQ(its_class == kStar1 || its_class == kStar2, starred.contains(star)) << text_of(star);
    const auto options = options_of(star);
    const bool has_one = std::ranges::any_of(options, [&](const Star& option) { return starred.contains(option); });
    if (has_one && !starred.contains(star)) found.insert(star);
  }
  EXPECT_EQ(found, (std::set<Star>{{0, 1}, {2, 0}, {2, 1}, {1, 2}, {1, 3}, {0, 4}}));
  EXPECT_EQ(nimber_of("S(1,1,1,3)"), nimber_of("S(1,2)")) << "S(1,1,1)-1-S(2) and P_1-1-S(2)";
  EXPECT_EQ(nimber_of("B(1,1,1;1;1,1)"), nimber_of("S(1,1,1)")) << "base case 2, Lemma 16";
}

// Theorem 19: the stars that are named are of other classes than C2#. The empty graph is in C0.
TEST(OctalSlips, RepresentativesOfTheorem19) {
  std::set<int> classes{0};
  for (const Star& star : {Star{0, 0}, Star{1, 0}, Star{3, 0}, Star{3, 1}, Star{0, 5}, Star{1, 5}}) {
    classes.insert(classes_of_19().at(star));
  }
  EXPECT_EQ(classes, (std::set<int>{0, 1, 2, 3, kStar1, kStar2, kSquare3}));
  EXPECT_EQ(nimber_of("S(1,1,2)"), 2U);
  EXPECT_EQ(classes_of_19().at({2, 1}), kSquare2);
}

// Theorem 19, below (ii): from an option T of a star in C1 with nimber 2 or 3, a move leads back into C1.
TEST(OctalSlips, TheoremNineteenGoesBackIntoC1) {
  std::size_t seen = 0;
  for (const auto& [star, its_class] : classes_of_19()) {
    if (its_class != 1) continue;
    for (const Star& option : options_of(star)) {
      if (classes_of_19().at(option) == 0) continue;
      ++seen;
      const auto next = options_of(option);
      EXPECT_TRUE(std::ranges::any_of(next, [](const Star& after) { return classes_of_19().at(after) == 1; }))
          << text_of(star) << ' ' << text_of(option);
    }
  }
  EXPECT_GT(seen, 5U);
}

TEST(OctalSlips, ThePathOnThreeVerticesIsInC0) {
  EXPECT_EQ(classes_of_19().at({2, 0}), 0);
  EXPECT_EQ(classes_of_19().at({0, 1}), 0);
}

// Theorem 22, Case 1: the options of stars in D3.
TEST(OctalSlips, OptionsOfD3) {
  std::size_t seen = 0;
  for (const auto& [star, its_class] : classes_of_22()) {
    if (its_class != 3) continue;
    ++seen;
    std::vector<int> classes;
    for (const Star& option : options_of(star)) classes.push_back(classes_of_22().at(option));
    EXPECT_THAT(classes, ::testing::UnorderedElementsAre(0, 1, 2)) << text_of(star);
  }
  EXPECT_GE(seen, 2U);
  EXPECT_EQ(nimber_of("S(1,2,2,2,2)"), 1U);  // an option of S(1,2,2,2,2,2) by taking a leg
}

// Theorem 22: S(1,2) is no star that could be left out, S(1,1) is, which is with the empty graph in D0*.
TEST(OctalSlips, WhichStarLemma17IsOf) {
  EXPECT_EQ(nimber_of("S(1,2)"), 1U);
  EXPECT_EQ(classes_of_22().at({1, 1}), kStar1);
  EXPECT_EQ(classes_of_22().at({2, 0}), kStar0);
  for (const Star& star : {Star{3, 0}, Star{2, 2}}) {  // D1# with a leg of 2 more: 3
    EXPECT_EQ(classes_of_22().at(star), kSquare1);
  }
  EXPECT_EQ(nimber_of("S(1,1,1,2)"), 3U);
  EXPECT_EQ(nimber_of("S(1,1,2,2,2)"), 3U);
}

}  // namespace
}  // namespace sprague::octal
