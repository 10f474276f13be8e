// The claims on the Game of Arrows: against the naive reference, and wrong on purpose.

#include <gmock/gmock.h>

#include <numeric>

#include "canonical/ensure.hpp"
#include "checkers/nimbers.hpp"
#include "conjectures/arrows/leg_periods.hpp"
#include "conjectures/arrows/path_induction.hpp"
#include "conjectures/arrows/short_legs.hpp"
#include "conjectures/arrows/small_trimmings.hpp"
#include "conjectures/arrows/spiders.hpp"
#include "conjectures/arrows/state_maps.hpp"
#include "conjectures/registry.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/arrow_states.hpp"

namespace sprague::arrows {
namespace {

using naive::LegEnd;

naive::ArrowState naive_state(const SpiderLegs& legs) {
  std::vector<naive::ArrowLeg> ends;
  for (const AccentedLeg& leg : legs) {
    ends.push_back({leg.edges, !leg.accent ? LegEnd::none : *leg.accent == Accent::hat ? LegEnd::hat : LegEnd::check});
  }
  return naive::spider(ends);
}

unsigned naive_value(const SpiderLegs& legs) {
  return naive::trimmed_value(naive_state(legs));
}

naive::ArrowState naive_path(PathKind kind, unsigned edges) {
  switch (kind) {
    case PathKind::flow: return naive::flow(edges);
    case PathKind::crash: return naive::crash(edges);
    case PathKind::twig: return naive::twig(edges);
    case PathKind::rod: return naive::rod(edges);
  }
  throw InternalError("no such kind of path");
}

TEST(GameOfArrows, SectionsFiveToTwelveHaveTheirEntries) {
  for (const char* id : {"AR-P5.2",    "AR-P5.4",  "AR-P5.6",  "AR-P6.3",  "AR-P7.2",    "AR-P7.4",    "AR-P7.7",
                         "AR-T8.2",    "AR-P9.1",  "AR-P9.2",  "AR-P9.3",  "AR-L10.1.1", "AR-L10.1.2", "AR-L10.1.3",
                         "AR-L10.1.4", "AR-L11.1", "AR-P11.2", "AR-T12.1", "AR-ODD",     "AR-X1"}) {
    EXPECT_NE(find_claim(id), nullptr) << id;
  }
}

// --- paths ---

TEST(PathInduction, PrintedValuesAreTheReferences) {
  for (PathKind kind : kPathKinds) {
    for (unsigned n = least_edges(kind); n <= 7; ++n) {
      EXPECT_EQ(value_of(kPrintedPathValues, kind, n), naive::trimmed_value(naive_path(kind, n))) << letter(kind) << n;
      EXPECT_EQ(naive_value(path_of(kind, static_cast<std::uint16_t>(n))), naive::trimmed_value(naive_path(kind, n)));
    }
  }
}

TEST(PathInduction, PrintedValuesHaveNoGapAndEveryChangedOneHas) {
  EXPECT_EQ(gap_in(kPrintedPathValues), std::nullopt);
  for (std::size_t kind = 0; kind < kPathKinds.size(); ++kind) {
    PathValues twin = kPrintedPathValues;
    twin[kind].growing = !twin[kind].growing;
    EXPECT_TRUE(gap_in(twin)) << kind;
    for (std::size_t parity : {0U, 1U}) {
      for (std::uint32_t value : {0U, 1U, 2U, 3U}) {
        twin = kPrintedPathValues;
        if (twin[kind].last_bit[parity] == value) continue;
        twin[kind].last_bit[parity] = value;
        EXPECT_TRUE(gap_in(twin)) << kind << ' ' << parity << ' ' << value;
      }
    }
  }
}

TEST(PathInduction, PrintedParitiesHaveNoGapAndEveryChangedOneHas) {
  EXPECT_EQ(gap_in(kPrintedPathParities), std::nullopt);
  for (std::size_t kind : {0U, 1U}) {
    for (std::size_t parity : {0U, 1U}) {
      PathParities twin = kPrintedPathParities;
      twin[kind][parity] ^= 1U;
      EXPECT_TRUE(gap_in(twin)) << kind << ' ' << parity;
    }
  }
}

// --- state isomorphisms ---

// Every map between two small states that keeps edges' reversals: the local criterion says what the definition says
// (Theorem 4.10), for maps that are isomorphisms and for maps that are not.
TEST(StateMaps, TheLocalCriterionIsTheDefinition) {
  const std::vector<UnmarkedGraph> states{
      unmarked_path(Fate::sink, 3, Fate::source),
      unmarked_path(Fate::sink, 3, Fate::sink),
      unmarked_path(Fate::none, 3, Fate::source),
      unmarked_path(Fate::none, 3, Fate::none),
      beside(unmarked_path(Fate::none, 1, Fate::source), unmarked_path(Fate::none, 2, Fate::source)),
      unmarked_graph(SpiderLegs{check(0), hat(1), hat(2)}),
      unmarked_graph(SpiderLegs{check(1), hat(1), leg(1)}),
      unmarked_graph(SpiderLegs{leg(1), leg(1), leg(1)}),
  };
  std::size_t isomorphisms = 0;
  std::size_t others = 0;
  for (const UnmarkedGraph& x : states) {
    for (const UnmarkedGraph& y : states) {
      std::vector<std::uint32_t> order{0, 1, 2};
      do {
        for (unsigned turned = 0; turned < 8; ++turned) {
          EdgeMap map;
          for (std::uint32_t i = 0; i < 3; ++i) map.push_back({order[i], (turned >> i & 1) != 0});
          const bool isomorphism = is_isomorphism_by_definition(x, y, map);
          EXPECT_EQ(is_isomorphism_locally(x, y, map), isomorphism);
          ++(isomorphism ? isomorphisms : others);
        }
      } while (std::ranges::next_permutation(order).found);
    }
  }
  EXPECT_GT(isomorphisms, states.size());
  EXPECT_GT(others, states.size());
}

TEST(StateMaps, WhatIsNoBijectionIsNoIsomorphism) {
  const UnmarkedGraph path = unmarked_path(Fate::none, 2, Fate::none);
  for (const EdgeMap& map : {EdgeMap{{0, false}}, EdgeMap{{0, false}, {0, false}}, EdgeMap{{0, false}, {2, false}}}) {
    EXPECT_FALSE(is_isomorphism_locally(path, path, map));
    EXPECT_FALSE(is_isomorphism_by_definition(path, path, map));
  }
}

// Proposition 6.3, by rows.
std::uint32_t printed_value(std::size_t row, Length n) {
  switch (row) {
    case 1:
    case 5: return n % 2 ^ 1;
    case 2:
    case 4: return n % 2;
    case 6:
    case 7: return n ^ 1;
    case 3:
    case 8:
    case 9: return n;
    default: throw InternalError("no such row");
  }
}

// The printed values and isomorphisms of every row, in the reference's words; and a turned edge is caught.
TEST(ShortRows, AgreeWithTheReference) {
  for (std::size_t row = 1; row <= kShortRows; ++row) {
    for (Length n = least_length(row); n <= 4; ++n) {
      for (Accent accent : kAccents) {
        if (!third_accent_is(row, accent)) continue;
        ShortRow instance = short_row(row, n, accent);
        EXPECT_EQ(naive_value(instance.spider), printed_value(row, n)) << print_state(instance.spider);
        EXPECT_TRUE(is_isomorphism(instance)) << row << ' ' << n;
        if (n < 2) continue;
        instance.map.back().turned = !instance.map.back().turned;
        EXPECT_FALSE(is_isomorphism(instance)) << row << ' ' << n;
      }
    }
  }
}

// --- periods ---

TEST(LegPeriods, OneChangedAnswerIsCaught) {
  SpiderValues values({});
  auto answer = [&](const SpiderLegs& legs) { return small_value(values, legs); };
  EXPECT_EQ(gap_in_periods(answer), std::nullopt);
  for (const SpiderLegs& changed : {SpiderLegs{check(0), hat(8), check(0)}, SpiderLegs{check(0), check(4), hat(7)},
                                    SpiderLegs{check(1), hat(5), hat(8)}, SpiderLegs{check(1), check(6), check(3)}}) {
    const std::string text = print_state(changed);
    auto twin = [&](const SpiderLegs& legs) { return answer(legs) + (print_state(legs) == text ? 1U : 0U); };
    EXPECT_TRUE(gap_in_periods(twin)) << text;
  }
}

// --- the claims ---

// As printed, all of Sections 5 to 12 stands but Proposition 9.1 for odd c, part 2 of Lemma 10.1 with both marks at the
// hub, and a list of values inside the proof of Proposition 9.3.
TEST(GameOfArrows, VerdictsAtSmallSizes) {
  const std::vector<std::pair<std::string_view, std::string_view>> refuted{
      {"AR-L10.1.2", "as printed"}, {"AR-P9.1", "as printed"}, {"AR-P9.3", "options in the proof"}};
  for (const Claim& claim : support::claims_in("arrows/spiders")) {
    if (claim.kind == Kind::question) continue;
    for (const Reading& reading : claim.readings) {
      const Finding finding = reading.check({}, {reading.quick.first, std::min<std::uint64_t>(reading.quick.last, 10)});
      const bool fails = std::ranges::find(refuted, std::pair(claim.id, reading.name)) != refuted.end();
      EXPECT_EQ(finding.verdict == Verdict::refuted, fails) << claim.id << ' ' << reading.name << finding.reason;
      EXPECT_EQ(finding.repair.empty(), !fails) << claim.id << ' ' << reading.name;
    }
  }
}

// A false twin of Theorem 8.2: without the shift by two in each leg.
TEST(GameOfArrows, AWrongFormulaFails) {
  SpiderValues values({});
  std::vector<std::string> failures;
  each_triple({2, 4}, 2, 1, [&](Length a, Length b, Length c) {
    const SpiderLegs legs{check(a), hat(b), check(c)};
    if (values.value(legs).value() != (a ^ b ^ c) + 2) failures.push_back(print_state(legs));
  });
  ASSERT_FALSE(failures.empty());
  EXPECT_EQ(failures.front(), "S[v2,^2,v2]");
}

TEST(GameOfArrows, PropositionNinePointOneNeedsEvenLegs) {
  const Finding finding = support::check_of("AR-P9.1", "as printed")({}, {2, 10});
  EXPECT_EQ(finding.witness, "S[v0,v1,3]");
  EXPECT_EQ(naive_value({check(0), check(1), leg(3)}), 4U);  // printed: 0 ^ 1 ^ 3 = 2
  EXPECT_EQ(naive_value({check(0), check(1), leg(2)}), 3U);  // c = 2 is as printed
}

TEST(GameOfArrows, LemmaTenPointOneNeedsAnEdgeBesideTheHub) {
  const Finding finding = support::check_of("AR-L10.1.2", "as printed")({}, {0, 6});
  EXPECT_EQ(finding.witness, "S[v0,^0,4]");
  EXPECT_EQ(naive_value({check(0), hat(0), leg(4)}), 0U);
  EXPECT_EQ(naive_value({check(0), check(0), leg(4)}), 4U);
}

// The options of S[v0,2,2] in the reference's words: 1 and 3, of which the printed list has only 3.
TEST(GameOfArrows, PropositionNinePointThreesProofLacksAValue) {
  EXPECT_EQ(support::check_of("AR-P9.3", "options in the proof")({}, {2, 4}).witness, "S[v0,2,2]");
  const naive::ArrowState state = naive_state({check(0), leg(2), leg(2)});
  naive::ArrowsOnGraph reference(state.graph, naive::ArrowRules::trimmed);
  std::set<unsigned> values;
  for (const naive::Decoration& follower : reference.followers(state.marks)) values.insert(reference.value(follower));
  EXPECT_EQ(values, (std::set<unsigned>{1, 3}));
}

// Theorem 8.2 and the other formulas at sizes where every decoration can be written down.
TEST(GameOfArrows, FormulasAgreeWithTheReference) {
  EXPECT_EQ(naive_value({check(2), hat(2), check(2)}), 2U);
  EXPECT_EQ(naive_value({check(3), check(2), check(2)}), 3U);
  EXPECT_EQ(naive_value({check(3), hat(3), check(2)}), 2U);
  EXPECT_EQ(naive_value({check(0), check(3), leg(4)}), (1U ^ 2U ^ 1U));
  EXPECT_EQ(naive_value({check(1), hat(2), leg(4)}), (1U ^ 0U ^ 2U));
  EXPECT_EQ(naive_value({check(1), leg(2), leg(4)}), (1U ^ 0U ^ 2U));
  EXPECT_EQ(naive_value({leg(2), leg(2), leg(4)}), 0U);
}

// Tables of one name would share a file.
TEST(GameOfArrows, TablesOfDifferentReadingsHaveDifferentNames) {
  for (const Claim& claim : support::claims_in("arrows/spiders")) {
    std::vector<std::string> names;
    for (const Reading& reading : claim.readings) {
      const Finding finding = reading.check({}, {reading.quick.first, std::min<std::uint64_t>(reading.quick.last, 10)});
      for (const DataTable& table : finding.tables) names.push_back(table.name);
    }
    std::ranges::sort(names);
    EXPECT_EQ(std::ranges::adjacent_find(names), names.end()) << claim.id;
  }
}

// The first exceptions beyond the theorem, by the rules position by position; below them the reference finds none.
TEST(GameOfArrows, FirstExceptions) {
  const SpiderArrows game;
  NimberSolver<SpiderArrows> solver(game, {});
  const Finding three = support::check_of("AR-X1", "three legs")({}, {3, 12});
  EXPECT_EQ(three.witness, "S[6,4,1]");
  EXPECT_EQ(solver.value(game.parse("S[6,4,1]")), Nimber(0));
  const Finding even = support::check_of("AR-X1", "even legs only")({}, {6, 26});
  EXPECT_EQ(even.witness, "S[10,8,6,2]");
  EXPECT_EQ(even.verdict, Verdict::proved);
  EXPECT_EQ(solver.value(game.parse("S[10,8,6,2]")), Nimber(1));
  const Finding full = support::check_of("AR-X1", "the Game of Arrows")({}, {3, 14});
  EXPECT_EQ(full.witness, "S(7,5,2)");
  for (unsigned a = 1; a <= 6; ++a) {
    for (unsigned b = 1; b <= a; ++b) {
      for (unsigned c = 1; c <= b && a + b + c <= 8; ++c) {
        EXPECT_EQ(naive_value({leg(a), leg(b), leg(c)}) == 0, (a + b + c) % 2 == 0) << a << b << c;
      }
    }
  }
}

// Theorem 3.4 on lines and spiders: no gap, and the two games on S(3,2,1) in the reference's words.
TEST(GameOfArrows, SmallLinesAndSpidersAreTrimmed) {
  EXPECT_EQ(gap_in_trimming_of_lines(), std::nullopt);
  EXPECT_EQ(gap_in_trimming_of_spiders(), std::nullopt);
  const naive::ArrowState board = naive_state({leg(3), leg(2), leg(1)});
  naive::ArrowsOnGraph reference(board.graph, naive::ArrowRules::full);
  EXPECT_EQ(reference.value(board.marks), naive_value({leg(2)}) ^ naive_value({leg(1)}));
}

// The list has every exception: those of the table of all spiders whose value is 0 and number of edges odd, or neither.
TEST(GameOfArrows, AllExceptionsAreListed) {
  const Finding finding = support::check_of("AR-X1", "three legs")({}, {3, 40});
  ASSERT_EQ(finding.tables.size(), 2U);
  std::vector<std::vector<std::string>> exceptions;
  for (const auto& row : finding.tables[0].rows) {
    const auto edges = std::stoul(row[0]) + std::stoul(row[1]) + std::stoul(row[2]);
    if ((row[3] == "0") == (edges % 2 == 1))
      exceptions.push_back({row[0], row[1], row[2], std::to_string(edges), row[3]});
  }
  EXPECT_GT(exceptions.size(), 100U);
  EXPECT_EQ(finding.tables[1].rows, exceptions);
}

// Three and four legs, two of them equal, by the rules word for word.
TEST(GameOfArrows, TwoEqualLegsInTheReferencesWords) {
  for (Length a = 1; a <= 3; ++a) {
    for (Length b = 1; 2 * a + b <= 8; ++b) {
      EXPECT_EQ(naive_value({leg(a), leg(a), leg(b)}), b % 2) << a << b;
      if (2 * a + b + 1 <= 8) {
        EXPECT_EQ(naive_value({leg(a), leg(a), leg(b), leg(1)}), (b + 1) % 2) << a << b;
      }
    }
  }
  EXPECT_EQ(support::check_of("AR-X1", "two equal legs")({}, {3, 20}).verdict, Verdict::holds);
  EXPECT_EQ(support::check_of("AR-X1", "four legs, two equal")({}, {4, 16}).verdict, Verdict::holds);
}

}  // namespace
}  // namespace sprague::arrows
