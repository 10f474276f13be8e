// Misprints of the octal paper: what is meant, by the tables that the claims leave and by the naive reference.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>

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

struct Row {
  std::string its_class;
  std::vector<std::string> options;
  std::vector<std::string> classes;  // of its options
};

std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, ';');) parts.push_back(part.substr(part.starts_with(' ') ? 1 : 0));
  return parts;
}

// A claim's table of options, by star.
std::map<std::string, Row> options_in(const Finding& finding) {
  std::map<std::string, Row> rows;
  for (const DataTable& table : finding.tables) {
    if (!table.name.starts_with("options")) continue;
    for (const auto& row : table.rows) rows[row[0]] = {row[1], parts_of(row[2]), parts_of(row[3])};
  }
  return rows;
}

const std::map<std::string, Row>& rows_of_19() {
  static const auto rows = options_in(support::named_check("octal/eight_classes")({}, {0, 2}));
  return rows;
}
const std::map<std::string, Row>& rows_of_22() {
  static const auto rows = options_in(support::named_check("octal/ten_classes_repaired")({}, {0, 2}));
  return rows;
}

TEST(OctalSlips, EachNamesAClaimOfThePaper) {
  EXPECT_EQ(slips_of("octal-on-graphs").size(), kSlips.size());
  for (const Slip& slip : kSlips) {
    if (slip.claim.empty()) continue;
    ASSERT_NE(find_claim(slip.claim), nullptr) << slip.claim;
    EXPECT_EQ(find_claim(slip.claim)->paper, "octal-on-graphs");
  }
}

// What the tables call options, the words of Definition 5 do too: they leave graphs with these nimbers and no others.
TEST(OctalSlips, OptionsHaveTheNimbersOfTheNaiveOnes) {
  std::size_t compared = 0;
  for (const auto& [star, row] : rows_of_19()) {
    if (star == "P0" || parse_graph(star).vertices() > 12) continue;
    ++compared;
    naive::OctalOnGraph game("0.33", parse_graph(star));
    std::set<unsigned> found;
    for (const std::string& option : row.options) found.insert(option == "P0" ? 0 : nimber_of(option.c_str()));
    std::set<unsigned> expected;
    for (const naive::Mask rest : game.moves(game.whole())) expected.insert(game.value(rest));
    // The hub of a path can be taken as well; by symmetry a leg is, with the same values, but from P_3 also two.
    if (star == "S(1,1)") found.insert(nimber_of("P1"));
    EXPECT_EQ(found, expected) << star;
  }
  EXPECT_GT(compared, 15U);
}

// Lemma 21: the stars that have an option in C1* or C2*. The paper lists all but S(2).
TEST(OctalSlips, BaseCasesOfLemma21) {
  const std::set<std::string> starred{"S()", "S(1,2)", "S(2,2,2)", "S(1)", "S(2,2)"};
  std::set<std::string> found;
  for (const auto& [star, row] : rows_of_19()) {
    const bool has_one = std::ranges::any_of(row.options, [&](const auto& option) { return starred.contains(option); });
    EXPECT_EQ(row.its_class.ends_with('*'), starred.contains(star)) << star;
    if (has_one && !starred.contains(star)) found.insert(star);
  }
  EXPECT_EQ(found, (std::set<std::string>{"S(2)", "S(1,1)", "S(1,1,2)", "S(1,2,2)", "S(1,2,2,2)", "S(2,2,2,2)"}));
  EXPECT_EQ(nimber_of("S(1,1,1,3)"), nimber_of("S(1,2)")) << "S(1,1,1)-1-S(2) and P_1-1-S(2)";
  EXPECT_EQ(nimber_of("B(1,1,1;1;1,1)"), nimber_of("S(1,1,1)")) << "base case 2, Lemma 16";
}

// Theorem 19: the seven stars are of seven classes, and C2# is not among them.
TEST(OctalSlips, RepresentativesOfTheorem19) {
  std::set<std::string> classes;
  for (const char* star : {"P0", "S()", "S(1)", "S(1,1,1)", "S(1,1,1,2)", "S(2,2,2,2,2)", "S(1,2,2,2,2,2)"}) {
    classes.insert(rows_of_19().at(star).its_class);
  }
  EXPECT_EQ(classes, (std::set<std::string>{"C0", "C1", "C1*", "C2", "C2*", "C3", "C3#"}));
  EXPECT_EQ(nimber_of("S(1,1,2)"), 2U);
  EXPECT_EQ(rows_of_19().at("S(1,1,2)").its_class, "C2#");
}

// Theorem 19, below (ii): from an option T of a star in C1 with nimber 2 or 3, a move leads back into C1.
TEST(OctalSlips, TheoremNineteenGoesBackIntoC1) {
  std::size_t seen = 0;
  for (const auto& [star, row] : rows_of_19()) {
    if (row.its_class != "C1") continue;
    for (std::size_t i = 0; i < row.options.size(); ++i) {
      if (row.classes[i] == "C0") continue;
      // Options of the stars that stand for all may be beyond them; then they stand for one with two legs fewer.
      const auto option = rows_of_19().find(row.options[i]);
      if (option == rows_of_19().end()) continue;
      ++seen;
      EXPECT_THAT(option->second.classes, ::testing::Contains("C1")) << star << ' ' << row.options[i];
    }
  }
  EXPECT_GT(seen, 5U);
}

TEST(OctalSlips, ThePathOnThreeVerticesIsInC0) {
  EXPECT_EQ(rows_of_19().at("S(1,1)").its_class, "C0");
  EXPECT_EQ(rows_of_19().at("S(2)").its_class, "C0");
}

// Theorem 22, Case 1: the options of stars in D3.
TEST(OctalSlips, OptionsOfD3) {
  std::size_t seen = 0;
  for (const auto& [star, row] : rows_of_22()) {
    if (row.its_class != "D3") continue;
    ++seen;
    EXPECT_THAT(row.classes, ::testing::UnorderedElementsAre("D0", "D1", "D2")) << star;
  }
  EXPECT_GE(seen, 2U);
  EXPECT_EQ(nimber_of("S(1,2,2,2,2)"), 1U);  // an option of S(1,2,2,2,2,2) by taking a leg
}

// Theorem 22: S(1,2) is no star that could be left out, S(1,1) is.
TEST(OctalSlips, WhichStarLemma17IsOf) {
  EXPECT_EQ(nimber_of("S(1,2)"), 1U);
  EXPECT_EQ(rows_of_22().at("S(1,2)").its_class, "D1*");
  EXPECT_EQ(rows_of_22().at("S(1,1)").its_class, rows_of_22().at("P0").its_class);
  for (const char* star : {"S(1,1,1)", "S(1,1,2,2)"}) {  // D1# with a leg of 2 more: 3
    EXPECT_EQ(rows_of_22().at(star).its_class, "D1#");
  }
  EXPECT_EQ(nimber_of("S(1,1,1,2)"), 3U);
  EXPECT_EQ(nimber_of("S(1,1,2,2,2)"), 3U);
}

}  // namespace
}  // namespace sprague::octal
