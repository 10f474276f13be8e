// Section 2 of "A theoretical expansion of the Sprout game": what its checks say, against naive play on numbers of
// tips; and the proofs, wrong on purpose.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/free_play.hpp"
#include "conjectures/brussels/nimber_classes.hpp"
#include "conjectures/brussels/rotations.hpp"
#include "conjectures/brussels/starts.hpp"
#include "conjectures/registry.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/tip_counts.hpp"

namespace sprague::brussels {
namespace {

naive::TipDrawing naive_drawing(const Start& start) {
  return {{{!start.surface.is_orientable(), start.surface.genus()}, {start.tips.begin(), start.tips.end()}}};
}

std::vector<Surface> some_surfaces() {
  std::vector<Surface> result = handles(0, 2);
  for (Surface surface : crosscaps(1, 4)) result.push_back(surface);
  return result;
}

TEST(BrusselsSurfaces, EveryStatementOfTheSectionHasAnEntry) {
  for (const char* id : {"BS-T2.1", "BS-T2.2", "BS-C2.3", "BS-C2.4", "BS-T2.5", "BS-C2.6", "BS-Q2.7"}) {
    EXPECT_NE(find_claim(id), nullptr) << id;
  }
}

TEST(BrusselsSurfaces, StartsAreAllVectorsOnceAndReadBack) {
  std::set<std::string> seen;
  std::size_t count = 0;
  each_start({1, 6}, 0, {Surface(), Surface::with_crosscaps(2)}, [&](const Start& start) {
    ++count;
    seen.insert(start.print());
    const BrusselsSprouts game(GraphCondition::none());
    const auto typed = game.parse(start.print());
    const auto made = game.spots(start.tips, start.surface);
    ASSERT_EQ(typed.size(), made.size()) << start.print();
    for (std::size_t i = 0; i < typed.size(); ++i) EXPECT_EQ(game.key(typed[i]), game.key(made[i]));
  });
  // The partitions of 1 to 6 (OEIS A000041), on two surfaces.
  EXPECT_EQ(count, 2U * (1 + 2 + 3 + 5 + 7 + 11));
  EXPECT_EQ(seen.size(), count);
}

TEST(BrusselsSurfaces, LengthsAndNimbersAreThoseOfNaivePlay) {
  const BrusselsSprouts game(GraphCondition::none());
  PlayLengths<BrusselsSprouts> lengths(game, {});
  NimberSolver<BrusselsSprouts> nimbers(game, {});
  naive::TipGame play;
  each_start({1, 6}, 0, some_surfaces(), [&](const Start& start) {
    const auto position = game.spots(start.tips, start.surface);
    const Lengths found = lengths.lengths(position);
    const std::set<unsigned>& expected = play.lengths(naive_drawing(start));
    EXPECT_EQ(std::set<unsigned>(found.begin(), found.end()), expected) << start.print();
    EXPECT_EQ(nimbers.value(position).value(), play.nimber(naive_drawing(start))) << start.print();
  });
}

// The repaired statements, on naive play.
TEST(BrusselsSurfaces, NaivePlayHasTheLengthsAndNimbersThatAreProved) {
  naive::TipGame play;
  each_start({1, 6}, 0, some_surfaces(), [&](const Start& start) {
    const auto tips = static_cast<unsigned>(start.total());
    const auto spots = static_cast<unsigned>(start.spots_with_tips());
    const unsigned step = start.surface.is_orientable() ? 2 : 1;
    std::set<unsigned> expected{0};
    if (tips >= 2) {
      expected.clear();
      for (unsigned j = 0; j <= start.surface.genus(); ++j) expected.insert(spots + tips - 2 + step * j);
    }
    EXPECT_EQ(play.lengths(naive_drawing(start)), expected) << start.print();
    EXPECT_EQ(play.nimber(naive_drawing(start)), value_of(kNimbers, kind_of(start.surface), tips - spots))
        << start.print();
  });
}

TEST(BrusselsSurfaces, ForestsHaveTheLengthsOfNaivePlay) {
  const BrusselsSprouts game(GraphCondition::forest());
  PlayLengths<BrusselsSprouts> lengths(game, {});
  each_start({1, 8}, 0, {Surface()}, [&](const Start& start) {
    const Lengths found = lengths.lengths(game.spots(start.tips));
    EXPECT_EQ(std::set<unsigned>(found.begin(), found.end()), naive::forest_lengths(start.tips)) << start.print();
  });
}

struct CheckedRange {
  Check check;
  Range range;
  Verdict verdict;
  const char* witness;
};

TEST(BrusselsSurfaces, VerdictsAndSmallestWitnesses) {
  const CheckedRange table[] = {
      {support::check_of("BS-T2.1", "spots without tips too"), {1, 5}, Verdict::refuted, "0,0"},
      {support::check_of("BS-T2.1", "t_i >= 1"), {2, 7}, Verdict::proved, nullptr},
      {support::check_of("BS-T2.2", "spots without tips too"), {1, 5}, Verdict::refuted, "0"},
      {support::check_of("BS-T2.2", "t_i >= 1"), {2, 7}, Verdict::proved, nullptr},
      {support::check_of("BS-T2.2", "every j"), {2, 5}, Verdict::refuted, "1 on T1"},
      {support::check_of("BS-T2.2", "every j, two tips"), {2, 7}, Verdict::proved, nullptr},
      {support::named_check("brussels/handles_abstract"), {2, 5}, Verdict::refuted, "2"},
      {support::named_check("brussels/handles_least_genus"), {1, 2}, Verdict::refuted, "2 on T1"},
      {support::check_of("BS-T2.5", "spots without tips too"), {1, 5}, Verdict::refuted, "0,0,0 on P1"},
      {support::check_of("BS-T2.5", "t_i >= 1"), {2, 7}, Verdict::proved, nullptr},
      {support::check_of("BS-T2.5", "every j"), {2, 5}, Verdict::refuted, "1 on P1"},
      {support::check_of("BS-T2.5", "every j, two tips"), {2, 7}, Verdict::proved, nullptr},
      {support::named_check("brussels/crosscaps_abstract"), {2, 5}, Verdict::refuted, "2 on P1"},
      {support::named_check("brussels/crosscaps_least_genus"), {1, 2}, Verdict::refuted, "2 on P1"},
      {support::check_of("BS-C2.3", "spots without tips too"), {1, 5}, Verdict::refuted, "0"},
      {support::check_of("BS-C2.3", "t_i >= 1"), {2, 7}, Verdict::proved, nullptr},
      {support::named_check("brussels/sphere_abstract"), {2, 5}, Verdict::refuted, "2"},
      {support::check_of("BS-C2.6", "N_0 is the projective plane"), {2, 5}, Verdict::refuted, "2 on P1"},
      {support::check_of("BS-C2.4", "spots without tips too"), {1, 5}, Verdict::refuted, "0 on T1"},
      {support::check_of("BS-C2.4", "t_i >= 1"), {2, 7}, Verdict::proved, nullptr},
      {support::check_of("BS-Q2.7", "nimbers"), {1, 7}, Verdict::proved, nullptr},
      {support::check_of("BS-Q2.7", "parity alone"), {2, 6}, Verdict::refuted, "3 on P1"},
  };
  for (const CheckedRange& expected : table) {
    const Finding finding = expected.check({}, expected.range);
    EXPECT_EQ(finding.verdict, expected.verdict) << finding.reason;
    EXPECT_EQ(finding.witness,
              expected.witness == nullptr ? std::nullopt : std::optional<std::string>(expected.witness));
    EXPECT_EQ(finding.repair.empty(), expected.verdict == Verdict::proved);
  }
}

// The witnesses above, played naively; what the claims say of them stands behind.
TEST(BrusselsSurfaces, NaivePlayConfirmsTheWitnesses) {
  naive::TipGame play;
  const naive::NaiveSurface sphere{false, 0};
  const naive::NaiveSurface torus{false, 1};
  const naive::NaiveSurface projective_plane{true, 1};
  using LengthSet = std::set<unsigned>;
  EXPECT_EQ(naive::forest_lengths({0, 0}), LengthSet{0});                  // 1
  EXPECT_EQ(play.lengths({{sphere, {0}}}), LengthSet{0});                  // -1
  EXPECT_EQ(play.lengths({{torus, {1}}}), LengthSet{0});                   // 0 and 2
  EXPECT_EQ(play.lengths({{torus, {2}}}), (LengthSet{1, 3}));              // 1, the final graph being planar
  EXPECT_EQ(play.lengths({{projective_plane, {0, 0, 0}}}), LengthSet{0});  // 1 or 2
  EXPECT_EQ(play.lengths({{projective_plane, {2}}}), (LengthSet{1, 2}));   // 1
  EXPECT_EQ(play.nimber({{projective_plane, {3}}}), 3U);                   // 0 by parity alone
  EXPECT_EQ(play.nimber({{torus, {0}}}), 0U);                              // not 0
}

TEST(BrusselsSurfaces, TablesHoldWhatNaivePlayHas) {
  naive::TipGame play;
  const Finding lengths = support::check_of("BS-T2.5", "every j")({}, {2, 6});
  ASSERT_EQ(lengths.tables.size(), 1U);
  const auto& rows = lengths.tables[0].rows;
  EXPECT_THAT(rows, ::testing::Contains(std::vector<std::string>{"2", "1", "1", "1", "0"}));
  EXPECT_THAT(rows, ::testing::Contains(std::vector<std::string>{"3", "1 2", "2", "3", "0 1 2 3"}));
  EXPECT_EQ(play.lengths({{{true, 2}, {1}}}), (std::set<unsigned>{0}));
  EXPECT_EQ(play.lengths({{{true, 3}, {1, 2}}}), (std::set<unsigned>{3, 4, 5, 6}));

  const Finding nimbers = support::check_of("BS-Q2.7", "nimbers")({}, {1, 6});
  ASSERT_EQ(nimbers.tables.size(), 1U);
  EXPECT_THAT(nimbers.tables[0].rows, ::testing::Contains(std::vector<std::string>{"3", "1 3", "2", "4", "3"}));
  EXPECT_THAT(nimbers.tables[0].rows, ::testing::Contains(std::vector<std::string>{"3", "2 2", "2", "4", "3"}));
  EXPECT_EQ(play.nimber({{{true, 3}, {1, 3}}}), 3U);
  EXPECT_EQ(play.nimber({{{true, 3}, {2, 2}}}), 3U);
}

// --- wrong on purpose ---

TEST(NimberClasses, EveryChangedEntryBreaksTheProof) {
  EXPECT_EQ(gap_in(kNimbers), std::nullopt);
  for (std::size_t kind = 0; kind < 3; ++kind) {
    for (std::size_t excess = 0; excess < 3; ++excess) {
      for (std::uint32_t value = 0; value <= 5; ++value) {
        NimberTable twin = kNimbers;
        if (twin[kind][excess] == value) continue;
        twin[kind][excess] = value;
        EXPECT_NE(gap_in(twin), std::nullopt) << kind << ' ' << excess << ' ' << value;
      }
    }
  }
}

TEST(NimberClasses, CutsLeaveTheKindsOfSurfaceThatTheInductionTakes) {
  EXPECT_EQ(gap_in_cut_kinds(every_surface()), std::nullopt);
  EXPECT_EQ(every_surface().size(), 201U);  // 0 to 100 handles, 1 to 100 crosscaps
}

TEST(FreePlay, EveryChangedWeightBreaksTheBalance) {
  using Gap = std::optional<std::string> (*)(const Balance&, std::span<const Change>);
  const auto check = [](Gap gap_of, const Balance& balance, std::span<const Change> changes) {
    EXPECT_EQ(gap_of(balance, changes), std::nullopt);
    for (std::int64_t Balance::*weight : {&Balance::regions, &Balance::walks, &Balance::tips, &Balance::genus}) {
      for (std::int64_t by : {-2, -1, 1, 2}) {
        Balance twin = balance;
        twin.*weight += by;
        EXPECT_NE(gap_of(twin, changes), std::nullopt);
      }
    }
  };
  check(gap_in_free_balance, kFreeBalance, kFreeChanges);
  check(gap_in_forest_balance, kForestBalance, kForestChanges);
}

TEST(FreePlay, EveryChangedKindOfCurveBreaksTheBalance) {
  for (std::size_t kind = 0; kind < kFreeChanges.size(); ++kind) {
    for (std::int64_t Change::*number : {&Change::regions, &Change::walks, &Change::genus}) {
      for (std::int64_t by : {-1, 1}) {
        auto twin = kFreeChanges;
        twin[kind].*number += by;
        EXPECT_NE(gap_in_free_balance(kFreeBalance, twin), std::nullopt);
      }
    }
  }
}

// On the Klein bottle with spots of 2 and 3 tips every kind of curve can be drawn, and none is missed when it is
// listed.
TEST(FreePlay, AMissingKindOfCurveIsNoticed) {
  const BrusselsSprouts game(GraphCondition::none());
  const std::vector<unsigned> tips{2, 3};
  const std::vector<Sum<BrusselsSprouts::Position>> starts{game.spots(tips, Surface::with_crosscaps(2))};
  EXPECT_EQ(gap_in_moves(game, kFreeChanges, starts), std::nullopt);
  for (std::size_t missing = 0; missing < kFreeChanges.size(); ++missing) {
    std::vector<Change> twin(kFreeChanges.begin(), kFreeChanges.end());
    twin.erase(twin.begin() + static_cast<std::ptrdiff_t>(missing));
    EXPECT_NE(gap_in_moves(game, twin, starts), std::nullopt) << kFreeChanges[missing].kind;
  }
}

TEST(FreePlay, CutsOfEverySurface) {
  EXPECT_EQ(gap_in_cuts(every_surface()), std::nullopt);
  EXPECT_EQ(gap_in_lowering(every_surface()), std::nullopt);
}

// --- graphs by their rotations ---

TEST(Rotations, LoopsInterlacedOrNot) {
  EXPECT_EQ(rotation_genus({{0, 1, 2, 3}}), 0);
  EXPECT_EQ(rotation_genus({{0, 2, 3, 1}}), 0);
  EXPECT_EQ(rotation_genus({{0, 2, 1, 3}}), 2);
  EXPECT_EQ(rotation_genus({{}, {0, 2, 1, 3}, {}, {4}, {5}}), 2);
  EXPECT_EQ(rotation_genus({{}, {}}), 0);
  EXPECT_THROW(rotation_genus({{0, 0}}), InternalError);
}

// K_{3,3} is not planar (Kuratowski) and can be drawn on the torus: so say all its 64 rotations.
TEST(Rotations, TheGraphOfThreeHousesAndThreeWells) {
  const auto around = [](std::size_t first, std::size_t step, bool turned) {
    std::vector<std::size_t> ends{first, first + step, first + 2 * step};
    if (turned) std::swap(ends[1], ends[2]);
    return ends;
  };
  std::set<std::int64_t> genera;
  for (unsigned turned = 0; turned < 64; ++turned) {
    Rotation rotation;
    // Edge 3a + b joins house a and well b.
    for (std::size_t a = 0; a < 3; ++a) rotation.push_back(around(6 * a, 2, (turned >> a & 1U) != 0));
    for (std::size_t b = 0; b < 3; ++b) rotation.push_back(around(2 * b + 1, 6, (turned >> (3 + b) & 1U) != 0));
    genera.insert(rotation_genus(rotation));
  }
  EXPECT_EQ(genera, (std::set<std::int64_t>{2, 4}));
}

}  // namespace
}  // namespace sprague::brussels
