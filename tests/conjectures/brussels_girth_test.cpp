// Sections 3, 4 and 7 of "A theoretical expansion of the Sprout game": what the checks say, against naive play on
// drawings and a naive recursion; and the proof on lengths, wrong on purpose.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>

#include "canonical/ensure.hpp"
#include "checkers/nimbers.hpp"
#include "conjectures/brussels/free_play.hpp"
#include "conjectures/brussels/length_theory.hpp"
#include "conjectures/brussels/named_drawing.hpp"
#include "conjectures/brussels/sparse_polygons.hpp"
#include "conjectures/registry.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/drawn_brussels.hpp"

namespace sprague::brussels {
namespace {

using naive::DrawnBrussels;
using ::testing::AllOf;
using ::testing::HasSubstr;

naive::GraphFamily girth_at_least(std::size_t girth) {
  return {.girth = girth};
}

std::string text_of(const std::set<std::size_t>& lengths) {
  return fmt::format("{}", fmt::join(lengths, " "));
}

std::vector<std::size_t> numbers(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::size_t> result;
  for (std::size_t number = 0; stream >> number;) result.push_back(number);
  return result;
}

std::size_t total(const std::vector<std::size_t>& tips) {
  std::size_t result = 0;
  for (const std::size_t t : tips) result += t;
  return result;
}

// CS_4 by the recursion that Section 5.1.1 describes for two of the spots, taken for both pairs; no symmetry is used.
class NaiveQuads {
 public:
  using Tips = std::array<std::size_t, 4>;

  unsigned nimber(const Tips& tips) { return answer(tips).first; }
  std::set<std::size_t> lengths(const Tips& tips) { return answer(tips).second; }

 private:
  using Answer = std::pair<unsigned, std::set<std::size_t>>;

  const Answer& answer(const Tips& tips) {
    if (const auto known = known_.find(tips); known != known_.end()) return known->second;
    std::set<unsigned> values;
    std::set<std::size_t> lengths;
    for (const auto& [a, b, c, d] : {tips, Tips{tips[1], tips[2], tips[3], tips[0]}}) {
      for (std::size_t i = 1; i <= a; ++i) {
        for (std::size_t j = 1; j <= c; ++j) {
          const Answer one = answer({i - 1, b, j - 1, 1});
          const Answer other = answer({a - i, 1, c - j, d});
          values.insert(one.first ^ other.first);
          for (const std::size_t x : one.second) {
            for (const std::size_t y : other.second) lengths.insert(x + y + 1);
          }
        }
      }
    }
    if (lengths.empty()) lengths.insert(0);
    return known_[tips] = {naive::mex(values), lengths};
  }

  std::map<Tips, Answer> known_;
};

const DataTable& table_named(const Finding& finding, const std::string& name) {
  const auto found = std::ranges::find(finding.tables, name, &DataTable::name);
  ENSURE(found != finding.tables.end(), "no such table");
  return *found;
}

// --- lengths ---

TEST(BrusselsGirth, TheTableOfLengthsIsTheRecursions) {
  const LengthTable table({}, 12);
  NaiveQuads quads;
  for (std::uint64_t p = 0; p <= 6; ++p) {
    for (std::uint64_t q = p; p + q <= 12; ++q) {
      const auto expected = quads.lengths({p, 1, q, 1});
      const Lengths found = table.circle(p, q);
      EXPECT_EQ(std::set<std::size_t>(found.begin(), found.end()), expected) << p << ' ' << q;
      EXPECT_EQ(kLengths.circle(q, p), found) << p << ' ' << q;
    }
  }
}

TEST(BrusselsGirth, TwoSpotLengthsAreThoseOfNaivePlay) {
  const LengthTable table({}, 8);
  for (const auto& [p, q] : {std::pair{1U, 3U}, {2U, 2U}, {2U, 3U}, {2U, 4U}, {3U, 3U}, {3U, 4U}}) {
    const auto expected = DrawnBrussels(naive::kSphere, {p, q}, girth_at_least(4)).play_lengths();
    const Lengths found = table.two_spots(p, q);
    EXPECT_EQ(std::set<std::size_t>(found.begin(), found.end()), expected) << p << ' ' << q;
    EXPECT_EQ(kLengths.two_spots(q, p), found) << p << ' ' << q;
  }
}

TEST(BrusselsGirth, AChangedTheoryOfLengthsIsNotProved) {
  EXPECT_EQ(gap_in_lengths(kLengths), std::nullopt);
  for (std::size_t bound = 0; bound < 2; ++bound) {
    for (const auto field : {&LengthBound::per_p, &LengthBound::per_q, &LengthBound::constant}) {
      for (const int change : {-1, 1}) {
        LengthTheory theory = kLengths;
        theory.most[bound].*field += change;
        EXPECT_NE(gap_in_lengths(theory), std::nullopt) << bound << ' ' << change;
      }
    }
  }
  for (std::size_t sides = 0; sides < 3; ++sides) {
    for (const int change : {-1, 1}) {
      LengthTheory theory = kLengths;
      theory.least[sides] += change;
      EXPECT_NE(gap_in_lengths(theory), std::nullopt) << sides << ' ' << change;
    }
  }
}

TEST(BrusselsGirth, LengthsByGirthAreThoseOfNaivePlay) {
  for (const std::vector<std::size_t>& tips :
       {std::vector<std::size_t>{1, 1}, {1, 2}, {2, 2}, {1, 1, 1}, {1, 1, 2}, {1, 2, 2}}) {
    const std::size_t n = tips.size();
    const auto ones = static_cast<std::size_t>(std::ranges::count(tips, 1U));
    // With five tips and few conditions naive play is long.
    for (std::size_t girth = total(tips) < 5 ? 3 : 4; girth <= 2 * n + 1; ++girth) {
      const auto lengths = DrawnBrussels(naive::kSphere, tips, girth_at_least(girth)).play_lengths();
      EXPECT_EQ(lengths == std::set<std::size_t>{n - 1}, girth >= 2 * n + 1 - ones)
          << n << ' ' << total(tips) << ' ' << girth;
    }
  }
}

// Below 2n + 1 two spots close a cycle of four; a check that takes that for a move of a forest proves nothing.
TEST(BrusselsGirth, MovesBelowTheGirthOfTheoremAreNotAForests) {
  const auto gap_at = [](unsigned girth) {
    const BrusselsSprouts game(GraphCondition::girth(girth));
    return gap_in_moves(game, kForestChanges, {game.spots(std::vector<unsigned>{2, 2})});
  };
  EXPECT_EQ(gap_at(5), std::nullopt);
  EXPECT_NE(gap_at(4), std::nullopt);
}

TEST(BrusselsGirth, TablesOfLengthsAreThoseOfNaivePlay) {
  const Finding finding = support::check_of("BS-T3.2", "fewer tips")({}, {4, 8});
  std::size_t compared = 0;
  for (const auto& row : table_named(finding, "lengths-few-tips").rows) {
    const std::vector<std::size_t> tips = numbers(row[0]);
    if (total(tips) > 5) continue;
    ++compared;
    EXPECT_EQ(row[3], text_of(DrawnBrussels(naive::kSphere, tips, girth_at_least(4)).play_lengths())) << row[0];
  }
  EXPECT_GT(compared, 4U);
}

// --- drawings tip by tip ---

TEST(BrusselsGirth, NamedDrawingsListTheMovesOfNaiveOnes) {
  for (unsigned p = 0; p <= 2; ++p) {
    for (unsigned q = p; q <= 3; ++q) {
      for (const bool edges : {true, false}) {
        const auto reading = edges ? naive::CircleReading::arcs_are_edges : naive::CircleReading::arcs_are_walls;
        DrawnBrussels play(reading, {p, 1, q, 1}, girth_at_least(4));
        const NamedDrawing drawing =
            NamedDrawing::circle(p, q, GraphCondition::girth(4), edges ? CircleArcs::counted : CircleArcs::ignored);
        EXPECT_EQ(drawing.moves().size(), play.options(play.start()).size()) << p << ' ' << q << ' ' << edges;
      }
    }
  }
}

// The numbering of Section 4: tips x_2 and y_2 lie beside each other, so the curve between them cuts off no tips.
TEST(BrusselsGirth, NamedDrawingsGoByThePapersNumbers) {
  NamedDrawing drawing = NamedDrawing::two_spots(4, 3, GraphCondition::girth(4));
  EXPECT_EQ(drawing.moves().size(), 12U);
  EXPECT_EQ(drawing.draw({0, 1}, {1, 1}, "t1"), std::nullopt);
  EXPECT_THAT(drawing.draw({0, 1}, {1, 2}, "t2").value(), HasSubstr("no open tip x_1"));
  EXPECT_THAT(drawing.draw({0, 2}, {2, 1}, "t2").value(), HasSubstr("cycle of 3"));
  EXPECT_THAT(drawing.draw({0, 2}, {0, 3}, "t2").value(), HasSubstr("cycle of 2"));
  EXPECT_THAT(drawing.draw({0, 2}, {0, 2}, "t2").value(), HasSubstr("to itself"));
  EXPECT_EQ(drawing.draw({0, 2}, {1, 2}, "t2"), std::nullopt);
  EXPECT_THAT(drawing.draw({2, 1}, {2, 2}, "t3").value(), HasSubstr("different regions"));
  const auto between = drawing.tips_between(2, 3);
  ASSERT_TRUE(between.has_value());
  EXPECT_EQ(drawing.tip_beside(0, between->first).has_value(), drawing.tip_beside(1, between->first).has_value());
  const auto beside = drawing.tip_beside(2, {0, 3});
  ASSERT_TRUE(beside.has_value());
  EXPECT_EQ(drawing.tip_beside(1, *beside), (Tip{1, 3}));
}

// Only where q = 2p do the printed subscripts run past the last tip.
TEST(BrusselsGirth, ThePrintedPlays) {
  const Finding printed = support::named_check("brussels/long_play_printed")({}, {6, 12});
  EXPECT_EQ(printed.verdict, Verdict::refuted);
  EXPECT_EQ(printed.witness, "BS_2(3,6)");
  EXPECT_EQ(printed.failures, 2U) << "BS_2(3,6) and BS_2(4,8)";
  EXPECT_THAT(printed.reason, HasSubstr("no open tip x_4"));
  EXPECT_EQ(support::named_check("brussels/long_play")({}, {6, 12}).verdict, Verdict::holds);
  EXPECT_EQ(support::named_check("brussels/short_play")({}, {6, 12}).verdict, Verdict::holds);
}

// --- nimbers ---

TEST(BrusselsGirth, TablesByGirthAreThoseOfNaivePlay) {
  const std::vector<std::tuple<Finding, std::string, std::size_t, std::size_t>> cases = {
      {support::check_of("BS-X1", "two spots, girth 5")({}, {2, 6}), "bs2-girth-5", 5, 6},
      {support::check_of("BS-X1", "three spots, girth 5")({}, {3, 6}), "bs3-girth-5", 5, 6},
      {support::check_of("BS-X1", "three spots, girth 6")({}, {3, 6}), "bs3-girth-6", 6, 6},
      {support::check_of("BS-X1", "four spots, girth 6")({}, {4, 5}), "bs4-girth-6", 6, 5}};
  for (const auto& [finding, name, girth, most] : cases) {
    EXPECT_EQ(finding.verdict, Verdict::holds) << name;
    for (const auto& row : table_named(finding, name).rows) {
      const std::vector<std::size_t> tips = numbers(row[0]);
      DrawnBrussels play(naive::kSphere, tips, girth_at_least(girth));
      EXPECT_EQ(row[2], std::to_string(play.nimber())) << name << ' ' << row[0];
      EXPECT_EQ(row[3], text_of(play.play_lengths())) << name << ' ' << row[0];
    }
  }
}

TEST(BrusselsGirth, QuadPatternsByNaiveRecursion) {
  NaiveQuads quads;
  for (std::size_t a = 1; a <= 5; ++a) {
    for (std::size_t c = 1; c <= 5; ++c) {
      EXPECT_EQ(quads.nimber({0, 1, a, c}), a < c ? a + 1 : 0) << a << ' ' << c;
      EXPECT_EQ(quads.nimber({a, 0, c, 1}), 2 * std::min({a, c, 2 * (a + c) / 5})) << a << ' ' << c;
      EXPECT_EQ(quads.nimber({a, c, a, c}), 1U) << a << ' ' << c;
      const bool zero = std::min(a, c) >= 2 && std::max(a, c) - std::min(a, c) <= 1;
      EXPECT_EQ(quads.nimber({1, 1, a, c}) == 0, zero) << a << ' ' << c;
    }
  }
  EXPECT_EQ(quads.nimber({10, 1, 10, 2}), 5U);
  for (std::size_t a = 2; a < 10; ++a) EXPECT_EQ(quads.nimber({a, 1, a, 2}), 1U) << a;
  const Finding finding = support::named_check("brussels/largest_of_four")({}, {4, 9});
  for (const auto& row : table_named(finding, "cs4").rows) {
    const auto tips = numbers(row[0] + ' ' + row[1] + ' ' + row[2] + ' ' + row[3]);
    EXPECT_EQ(row[4], std::to_string(quads.nimber({tips[0], tips[1], tips[2], tips[3]})));
  }
}

TEST(BrusselsGirth, CountsOfQuadsAreThoseOfNaiveRecursion) {
  NaiveQuads quads;
  const Finding finding = support::named_check("brussels/largest_of_four")({}, {4, 14});
  for (const auto& row : table_named(finding, "cs4-counts").rows) {
    const std::size_t tips = numbers(row[0]).front();
    if (tips > 10) continue;
    std::set<std::set<std::pair<std::size_t, std::size_t>>> classes;  // two pairs of opposite spots
    std::size_t count = 0;
    std::size_t zeros = 0;
    unsigned largest = 0;
    for (std::size_t a = 0; a <= tips; ++a) {
      for (std::size_t b = 0; a + b <= tips; ++b) {
        for (std::size_t c = 0; a + b + c <= tips; ++c) {
          const std::size_t d = tips - a - b - c;
          if (!classes.insert({std::minmax(a, c), std::minmax(b, d)}).second) continue;
          ++count;
          const unsigned nimber = quads.nimber({a, b, c, d});
          largest = std::max(largest, nimber);
          if (nimber == 0) ++zeros;
        }
      }
    }
    EXPECT_EQ(row[1], std::to_string(count)) << tips;
    EXPECT_EQ(row[2], std::to_string(zeros)) << tips;
    EXPECT_EQ(row[4], std::to_string(largest)) << tips;
  }
}

// Runs of empty corners made one change no nimber.
TEST(BrusselsGirth, SparsePolygonsHaveTheSameNimbers) {
  const SparsePolygons sparse;
  const CircularPolygons rules;
  NimberSolver<SparsePolygons> nimbers(sparse, {});
  NimberSolver<CircularPolygons> expected(rules, {});
  std::size_t shorter = 0;
  for (std::size_t corners = 4; corners <= 8; ++corners) {
    for (std::uint32_t code = 0; code < (1U << (2 * corners)); code += 7) {
      Polygon polygon;
      for (std::size_t i = 0; i < corners; ++i) polygon.push_back(code >> (2 * i) & 3U);
      if (std::ranges::count(polygon, 0) + 4 < static_cast<std::ptrdiff_t>(corners)) continue;
      if (SparsePolygons::without_runs(polygon).size() < corners) ++shorter;
      ASSERT_EQ(nimbers.value(polygon), expected.value(polygon)) << print_polygon(polygon);
    }
  }
  EXPECT_GT(shorter, 1000U);
  EXPECT_EQ(SparsePolygons::without_runs({0, 2, 0, 0, 1, 0}), (Polygon{2, 0, 1, 0}));
}

TEST(BrusselsGirth, PolygonTablesAreThoseOfNaivePlay) {
  const Finding finding = support::named_check("brussels/polygons")({}, {0, 5});
  EXPECT_EQ(finding.verdict, Verdict::holds);
  for (const std::string name : {"cs5", "cs6"}) {
    for (const auto& row : table_named(finding, name).rows) {
      if (std::stoul(row[1]) > 5) continue;
      DrawnBrussels play(naive::CircleReading::arcs_are_edges, numbers(row[0]), girth_at_least(4));
      EXPECT_EQ(row[2], std::to_string(play.nimber())) << row[0];
    }
  }
}

// CS4(1,0,n,1): one move to x leaves CS4(0,0,n',1) and CS4(0,1,n'',1), 0 but for n'' = 0; so 2 from n = 2 on.
TEST(BrusselsGirth, OneSpotGrows) {
  const Finding finding = support::check_of("BS-X1", "one spot with many tips")({}, {0, 2});
  EXPECT_EQ(finding.verdict, Verdict::proved);
  const auto& rows = table_named(finding, "one-spot-grows").rows;
  const auto row = std::ranges::find_if(rows, [](const auto& r) { return r[0] == "1" && r[1] == "0" && r[2] == "1"; });
  ASSERT_NE(row, rows.end());
  EXPECT_EQ((*row)[3], "2");
  EXPECT_EQ((*row)[4], "2");
}

// --- the claims ---

struct Expected {
  const char* id;
  const char* reading;
  Range range;
  Verdict verdict;
  const char* witness;
};

TEST(BrusselsGirth, Verdicts) {
  const std::vector<Expected> expected = {
      {"BS-S4", "first move", {1, 5}, Verdict::holds, ""},
      {"BS-S4", "replies", {2, 5}, Verdict::holds, ""},
      {"BS-S4", "moves in CS4(p,1,q,1)", {0, 5}, Verdict::holds, ""},
      {"BS-S4", "arcs not edges", {0, 3}, Verdict::refuted, "CS4(0,1,1,1)"},
      {"BS-S4", "all quads", {0, 7}, Verdict::holds, ""},
      {"BS-T3.1", "spots without tips too", {1, 5}, Verdict::refuted, "brussels:5 0,0"},
      {"BS-T3.1", "t_i >= 1", {2, 9}, Verdict::proved, ""},
      {"BS-T3.1", "least girth", {3, 9}, Verdict::holds, ""},
      {"BS-T3.2", "as printed", {8, 13}, Verdict::holds, ""},
      {"BS-T3.2", "fewer tips", {4, 9}, Verdict::holds, ""},
      {"BS-T3.2", "all between", {8, 13}, Verdict::holds, ""},
      {"BS-T3.3", "fewer tips too", {2, 10}, Verdict::refuted, "BS_2(1,1)"},
      {"BS-T3.3", "p >= 3", {6, 12}, Verdict::holds, ""},
      {"BS-T3.3", "all lengths, drawn", {2, 12}, Verdict::holds, ""},
      {"BS-T3.3", "all lengths, by recursion", {2, 20}, Verdict::proved, ""},
      {"BS-T5.1", "drawn game", {0, 8}, Verdict::holds, ""},
      {"BS-T6.1", "drawn game", {6, 10}, Verdict::holds, ""},
      {"BS-X1", "four spots on a circle", {4, 16}, Verdict::holds, ""},
      {"BS-X1", "four spots on a circle", {4, 52}, Verdict::refuted, "CS4(0,24,1,25)"},
      {"BS-X1", "four spots on a circle, but for 50 tips", {4, 60}, Verdict::holds, ""},
      {"BS-X1", "CS4(0,1,c,d)", {1, 16}, Verdict::proved, ""},
      {"BS-X1", "CS4(a,0,c,1)", {1, 16}, Verdict::proved, ""},
      {"BS-X1", "CS4(1,1,c,d)", {4, 16}, Verdict::proved, ""},
      {"BS-X1", "one spot with many tips", {0, 4}, Verdict::proved, ""},
      {"BS-X1", "opposite spots alike", {2, 8}, Verdict::holds, ""},
      {"BS-X1", "opposite spots alike, four spots", {2, 40}, Verdict::holds, ""},
      {"BS-X1", "all spots alike", {4, 12}, Verdict::holds, ""},
      {"BS-X1", "all spots alike", {4, 21}, Verdict::refuted, "CS7(3,3,3,3,3,3,3)"},
      {"BS-X1", "one tip at every spot", {4, 20}, Verdict::holds, ""},
      {"BS-X1", "CS4(a,1,a,2)", {7, 23}, Verdict::refuted, "CS4(10,1,10,2)"},
  };
  for (const auto& [id, name, range, verdict, witness] : expected) {
    const Claim* claim = find_claim(id);
    ASSERT_NE(claim, nullptr) << id;
    const auto reading = std::ranges::find(claim->readings, std::string_view(name), &Reading::name);
    ASSERT_NE(reading, claim->readings.end()) << id << ' ' << name;
    const Finding finding = reading->check({}, range);
    EXPECT_EQ(finding.verdict, verdict) << id << ' ' << name << ": " << finding.reason;
    EXPECT_EQ(finding.witness.value_or(""), witness) << id << ' ' << name;
    EXPECT_TRUE(finding.verdict != Verdict::refuted || !finding.repair.empty()) << id << ' ' << name;
  }
}

TEST(BrusselsGirth, TablesOfAClaimHaveNamesOfTheirOwn) {
  for (const Claim& claim : support::claims_in("brussels/girth")) {
    std::set<std::string> names;
    for (const Reading& reading : claim.readings) {
      // Wide enough for one instance at least; large sizes take long.
      const std::uint64_t more = reading.quick.first < 10 ? 4 : 1;
      const Range small{reading.quick.first, std::min(reading.quick.last, reading.quick.first + more)};
      for (const DataTable& table : reading.check({}, small).tables) {
        EXPECT_TRUE(names.insert(table.name).second) << claim.id << ' ' << table.name;
        for (const auto& row : table.rows) EXPECT_EQ(row.size(), table.header.size()) << table.name;
      }
    }
  }
}

}  // namespace
}  // namespace sprague::brussels
