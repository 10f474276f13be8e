// Sprouts, what trees and nimbers of small positions decide: the checks against naive drawings and naive lists, and the
// proofs, wrong on purpose.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "checkers/game_trees.hpp"
#include "conjectures/registry.hpp"
#include "conjectures/sprouts/few_lives.hpp"
#include "conjectures/sprouts/limit_genus.hpp"
#include "conjectures/sprouts/limit_induction.hpp"
#include "conjectures/sprouts/limit_steps.hpp"
#include "conjectures/sprouts/open_regions.hpp"
#include "conjectures/sprouts/regions.hpp"
#include "conjectures/sprouts/tower.hpp"
#include "conjectures/sprouts/tower_obligations.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/canonical_trees.hpp"
#include "tests/naive/drawn_sprouts.hpp"
#include "tests/support.hpp"

namespace sprague::sprouts {
namespace {

TEST(SproutsTrees, EveryStatementHasAnEntry) {
  for (const char* id : {"SP-6.3", "SP-7.2", "SP-F15", "SP-F16", "SP-LEN", "SP-P1", "SP-P2", "SP-P3", "SP-P4"}) {
    EXPECT_NE(find_claim(id), nullptr) << id;
  }
}

// --- lists of regions and lands ---

// A drawing without reductions as a picture of corners; a vertex with two ends has its other corner in a region of its
// own if it is to be drawn.
naive::SproutsPicture picture_of(const SproutsDrawing& drawing, bool with_other_corners) {
  naive::SproutsPicture picture;
  naive::GraphVertex next = 100;
  std::vector<naive::GraphVertex> singles;
  for (std::size_t r = 0; r < drawing.regions(); ++r) {
    const Surface surface = drawing.surface(r);
    naive::Region region{{surface.is_orientable(), surface.genus()}, {}};
    for (std::size_t i = 0; i < drawing.spots(r); ++i) {
      picture.lives[next] = 3;
      region.walks.push_back({next++});
    }
    for (std::size_t b = drawing.first_boundary(r); b < drawing.first_boundary(r + 1); ++b) {
      region.walks.emplace_back();
      for (const Corner corner : drawing.boundary(b)) {
        const naive::GraphVertex vertex = is_letter(corner) ? corner : next++;
        picture.lives[vertex] = corner == kOneEnd ? 2 : 1;
        if (corner == kTwoEnds) singles.push_back(vertex);
        region.walks.back().push_back(vertex);
      }
    }
    picture.regions.push_back(region);
  }
  if (with_other_corners) {
    for (const naive::GraphVertex vertex : singles) picture.regions.push_back({{true, 0}, {{vertex}}});
  }
  return picture;
}

// Calls visit(drawing) for a drawing of each way to put corners in cycles, cycles and spots in regions.
struct Corners {
  unsigned spots;
  unsigned one_end;
  unsigned two_ends;
  unsigned letters;
};

std::vector<Corner> list_of(const Corners& corners) {
  std::vector<Corner> list(corners.one_end, kOneEnd);
  list.insert(list.end(), corners.two_ends, kTwoEnds);
  for (Corner letter = kFirstLetter; letter < kFirstLetter + corners.letters; ++letter) {
    list.insert(list.end(), 2, letter);
  }
  return list;
}

template <class Visit>
void each_corners(unsigned lives, Visit visit) {
  for (unsigned spots = 0; 3 * spots <= lives; ++spots) {
    for (unsigned one_end = 0; 3 * spots + 2 * one_end <= lives; ++one_end) {
      const unsigned single = lives - 3 * spots - 2 * one_end;
      for (unsigned letters = 0; letters <= single; ++letters) visit({spots, one_end, single - letters, letters});
    }
  }
}

std::vector<std::vector<Corner>> cycles_of(const std::vector<std::size_t>& permutation,
                                           const std::vector<Corner>& corners) {
  std::vector<std::vector<Corner>> cycles;
  std::vector<bool> met(corners.size(), false);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (met[i]) continue;
    cycles.emplace_back();
    for (std::size_t j = i; !met[j]; j = permutation[j]) {
      met[j] = true;
      cycles.back().push_back(corners[j]);
    }
  }
  return cycles;
}

TEST(SproutsRegions, AreAllThatPermutationsOfCornersGive) {
  for (const unsigned lives : {2U, 3U}) {
    std::set<naive::SproutsText> expected;
    each_corners(lives, [&](const Corners& counts) {
      const std::vector<Corner> corners = list_of(counts);
      std::vector<std::size_t> permutation(corners.size());
      std::iota(permutation.begin(), permutation.end(), std::size_t{0});
      do {
        SproutsDrawing drawing;
        drawing.add_region({}, counts.spots);
        for (const auto& cycle : cycles_of(permutation, corners)) drawing.add_boundary(cycle);
        expected.insert(naive::normal_text(picture_of(drawing, false)));
      } while (std::ranges::next_permutation(permutation).found);
    });
    const auto found = regions(lives);
    std::set<naive::SproutsText> texts;
    for (const SproutsDrawing& region : found) texts.insert(naive::normal_text(picture_of(region, false)));
    EXPECT_EQ(texts, expected);
    EXPECT_EQ(texts.size(), found.size());
  }
}

// Random drawings with four lives: each is a marked land of the list, or one of less, or none.
TEST(SproutsRegions, NoMarkedLandIsMissing) {
  const Sprouts reduced({.lone_vertices = false, .limit_genus = false});
  std::set<std::string> listed;
  for (const MarkedLand& land : marked_lands(4)) {
    EXPECT_EQ(lives_of(land.drawing), 4U);
    EXPECT_GE(vertices_in(land.drawing, land.region).lives(), 4U);
    EXPECT_TRUE(listed.insert(canonical_word(word_of(land.drawing))).second);
  }
  auto random = support::seeded();
  std::set<std::string> met;
  std::vector<Corners> all;
  each_corners(4, [&](const Corners& counts) { all.push_back(counts); });
  for (int i = 0; i < 20000; ++i) {
    const Corners counts = all[random() % all.size()];
    std::vector<Corner> corners = list_of(counts);
    std::vector<std::size_t> permutation(corners.size());
    std::iota(permutation.begin(), permutation.end(), std::size_t{0});
    std::ranges::shuffle(permutation, random);
    const auto cycles = cycles_of(permutation, corners);
    const std::size_t number = 1 + random() % 3;
    std::vector<std::vector<std::size_t>> shares(number);
    for (std::size_t c = 0; c < cycles.size(); ++c) shares[random() % number].push_back(c);
    SproutsDrawing drawing;
    for (std::size_t r = 0; r < number; ++r) {
      drawing.add_region(r == 0 ? Surface::with_handles(1) : Surface(), r == 0 ? counts.spots : 0);
      for (const std::size_t c : shares[r]) drawing.add_boundary(cycles[c]);
    }
    for (const SproutsLand& land : reduced.lands(drawing)) {
      const SproutsDrawing form = land_of_word(land.word);
      bool marked = false;
      for (std::size_t r = 0; r < form.regions(); ++r) marked = marked || form.surface(r) != Surface();
      if (!marked || lives_of(form) != 4) continue;
      EXPECT_TRUE(listed.contains(land.word)) << reduced.print(land);
      met.insert(land.word);
    }
  }
  EXPECT_GE(met.size(), listed.size() / 2);
}

// --- regions in whatever position ---

// Wherever the open trees are the same on two surfaces, so are the game trees with all outside vertices in one region.
TEST(OpenRegions, SameTreesPlayTheSame) {
  const Sprouts game(kNoReductions);
  GameTreeStore store;
  GameTrees<Sprouts> trees(game, store, {});
  std::size_t same = 0;
  std::size_t different = 0;
  for (const unsigned lives : {3U, 4U}) {
    const auto all = regions(lives);
    for (std::size_t i = 0; i < all.size(); i += lives == 3 ? 1 : 5) {
      const SproutsDrawing& region = all[i];
      OpenRegions open;
      std::set<OpenRegions::TreeId> classes;
      std::set<GameTreeId> played;
      for (const char* name : {"S", "T1", "P1"}) {
        SproutsDrawing on_surface = region;
        on_surface.set_surface(0, Surface::parse(name));
        classes.insert(open.tree(on_surface));
        SproutsDrawing position;
        Word outside;
        position.add_region(Surface::parse(name), region.spots(0));
        for (std::size_t b = 0; b < region.boundaries(); ++b) {
          Word word(region.boundary(b).begin(), region.boundary(b).end());
          for (Corner& corner : word) {
            if (corner != kTwoEnds) continue;
            corner = static_cast<Corner>(kFirstLetter + 20 + outside.size());
            outside.push_back(corner);
          }
          position.add_boundary(word);
        }
        position.add_region({}, 0);
        outside.push_back(kOneEnd);
        position.add_boundary(outside);
        played.insert(trees.tree(game.lands(position)));
      }
      if (classes.size() == 1) {
        ++same;
        EXPECT_EQ(played.size(), 1U) << game.print({canonical_word(word_of(region))});
      } else {
        ++different;
      }
    }
  }
  EXPECT_GE(same, 50U);
  EXPECT_GE(different, 1U);
}

TEST(OpenRegions, FourVerticesInARowKnowTheTorus) {
  SproutsDrawing row;
  row.add_region({}, 0);
  row.add_boundary(Word{kTwoEnds, kTwoEnds, kTwoEnds, kTwoEnds});
  SproutsDrawing apart = row;
  row.set_surface(0, Surface::with_handles(1));
  OpenRegions open;
  EXPECT_NE(open.tree(row), open.tree(apart));
}

// --- verdicts ---

struct Expected {
  Check check;
  Range range;
  Verdict verdict;
  const char* witness;
};

TEST(SproutsTrees, VerdictsAndSmallestWitnesses) {
  const Expected table[] = {
      {support::named_check("sprouts/tower_to_zero"), {0, 3}, Verdict::proved, nullptr},
      {support::check_of("SP-LEN", "at most 3p - 1"), {1, 2}, Verdict::holds, nullptr},
      {support::check_of("SP-LEN", "every length"), {1, 2}, Verdict::holds, nullptr},
      {support::named_check("sprouts/few_lives"), {0, 2}, Verdict::holds, nullptr},
      {support::named_check("sprouts/few_lives"), {3, 3}, Verdict::holds, nullptr},
      {support::named_check("sprouts/few_lives"), {0, 3}, Verdict::proved, nullptr},
      {support::named_check("sprouts/figure_13"), {4, 4}, Verdict::proved, nullptr},
      {support::named_check("sprouts/best_value"), {4, 4}, Verdict::proved, "(a2b2) on T1 | (ab)"},
      {support::named_check("sprouts/handles_anywhere"), {2, 3}, Verdict::holds, nullptr},
      {support::named_check("sprouts/handles_of_spots"), {1, 2}, Verdict::holds, nullptr},
      {support::named_check("sprouts/crosscaps_anywhere"), {2, 3}, Verdict::holds, nullptr},
      {support::named_check("sprouts/crosscaps_of_spots"), {1, 2}, Verdict::holds, nullptr},
      {support::check_of("SP-6.3", "second player wins"), {0, 2}, Verdict::proved, nullptr},
      {support::check_of("SP-6.3", "in four moves"), {1, 3}, Verdict::proved, nullptr},
      {support::check_of("SP-7.2", "as printed"), {0, 2}, Verdict::refuted, "2"},
      {support::check_of("SP-7.2", "the kinds of surface exchanged"), {0, 6}, Verdict::proved, nullptr},
      {support::named_check("sprouts/winning_loop"), {1, 1}, Verdict::proved, nullptr},
      {support::named_check("sprouts/winner_by_parity"), {0, 2}, Verdict::holds, "(a2a2b2bcde2edc)"},
      {support::named_check("sprouts/change_2_4"), {4, 4}, Verdict::undecided, nullptr},
      {support::named_check("sprouts/change_2_4"), {4, 5}, Verdict::proved, "1,(2),(2) on T1"},
      {support::named_check("sprouts/change_0_3"), {4, 5}, Verdict::undecided, nullptr},
      {support::named_check("sprouts/change_0_3"), {4, 6}, Verdict::proved, "(1212) on T1"},
      {support::named_check("sprouts/no_smaller_change"), {4, 4}, Verdict::holds, nullptr},
  };
  for (const Expected& expected : table) {
    const Finding finding = expected.check({}, expected.range);
    EXPECT_EQ(finding.verdict, expected.verdict) << finding.reason;
    EXPECT_EQ(finding.witness,
              expected.witness == nullptr ? std::nullopt : std::optional<std::string>(expected.witness));
  }
}

// The nimbers are the paper's, Figure 16 and Section 7.1.
TEST(SproutsTrees, WitnessesAreDrawnWithTheirNimbers) {
  const Finding change = support::named_check("sprouts/change_2_4")({}, {4, 5});
  ASSERT_EQ(change.pictures.size(), 1U);
  EXPECT_EQ(change.pictures[0].notation, change.witness);
  EXPECT_THAT(change.pictures[0].caption, testing::StartsWith("Nimber 2 with a sphere in place of the torus, 4 with "));
  const Finding figure = support::named_check("sprouts/figure_13")({}, {4, 4});
  ASSERT_EQ(figure.pictures.size(), 2U);
  EXPECT_EQ(figure.pictures[0].notation, "(a2b2) | (ab)");
  EXPECT_EQ(figure.pictures[1].notation, "(a2b2) on T1 | (ab)");
  const Finding best = support::named_check("sprouts/best_value")({}, {4, 4});
  ASSERT_EQ(best.pictures.size(), 1U);
  EXPECT_EQ(best.pictures[0].notation, best.witness);
  EXPECT_THAT(best.pictures[0].caption, testing::HasSubstr("handles in place of the torus: 2, 3"));
  const Finding parity = support::named_check("sprouts/winner_by_parity")({}, {0, 2});
  ASSERT_EQ(parity.pictures.size(), 1U);
  EXPECT_EQ(parity.pictures[0].notation, parity.witness);
}

// The paper's nimbers, on drawings: Section 7.1 of the position of Figure 13 and of four others; 0 or 1 for two spots.
TEST(SproutsTrees, NaiveDrawingsHaveTheNimbersOfTheFigures) {
  struct Case {
    const char* position;
    unsigned on_sphere;
    unsigned on_torus;
  };
  naive::CanonicalTrees trees;
  naive::DrawnSprouts reference(trees);
  const Sprouts game({.few_lives = false, .lone_vertices = false, .limit_genus = false});
  const auto nimber_of = [&](const std::string& text) {
    return reference.nimber(naive::drawn(picture_of(land_of_word(game.parse(text).front().word), true)));
  };
  for (const Case& each :
       {Case{"(a2b2)% | (ab)", 2, 3}, Case{"1,(2),(2)%", 2, 4}, Case{"(ab2bac2c)%", 1, 4}, Case{"(1212)%", 0, 3}}) {
    const std::string text = each.position;
    const std::size_t place = text.find('%');
    EXPECT_EQ(nimber_of(text.substr(0, place) + text.substr(place + 1)), each.on_sphere) << text;
    EXPECT_EQ(nimber_of(text.substr(0, place) + " on T1" + text.substr(place + 1)), each.on_torus) << text;
  }
}

// The first case of Section 6.3: of the moves of kind II.A.(a) that answer the link of two spots, the one that links
// them again wins, and no other (conjectures/sprouts/slips.hpp).
TEST(SproutsTrees, OneReplyToTheLinkOfTwoSpotsWins) {
  naive::CanonicalTrees trees;
  naive::DrawnSprouts reference(trees);
  const Sprouts game(kNoReductions);
  std::map<std::string, unsigned> nimbers;
  for (const Sum<SproutsLand>& reply : game.options(game.parse("(1a1a)").front())) {
    ASSERT_EQ(reply.size(), 1U);
    nimbers[game.print(reply.front())] =
        reference.nimber(naive::drawn(picture_of(land_of_word(reply.front().word), true)));
  }
  EXPECT_EQ(nimbers, (std::map<std::string, unsigned>{{"(abcd) | (abcd)", 0}, {"(a1a2)", 1}, {"(ab) | (a1b)", 3}}));
}

TEST(SproutsTrees, LimitsOfSpotsByNaiveTrees) {
  naive::CanonicalTrees trees;
  naive::DrawnSprouts reference(trees);
  const auto on_crosscaps = [&](std::size_t n) { return reference.tree(naive::sprouts({false, n}, 1)); };
  const auto on_handles = [&](std::size_t n) { return reference.tree(naive::sprouts({true, n}, 1)); };
  EXPECT_EQ(on_handles(0), on_handles(1));
  EXPECT_EQ(on_handles(1), on_handles(2));
  EXPECT_EQ(on_crosscaps(1), on_crosscaps(2));
  const Finding finding = support::named_check("sprouts/handles_of_spots")({}, {1, 2});
  ASSERT_EQ(finding.tables.size(), 1U);
  EXPECT_EQ(finding.tables[0].rows[0][1], "0");
  // From two spots a handle makes a difference.
  EXPECT_NE(reference.tree(naive::sprouts({true, 0}, 2)), reference.tree(naive::sprouts({true, 1}, 2)));
  EXPECT_NE(finding.tables[0].rows[1][1], "0");
}

// --- wrong on purpose ---

TEST(SproutsTrees, EveryChangedTowerBreaks) {
  EXPECT_EQ(gap_in(kTowerToZero), std::nullopt);
  for (std::uint64_t Tower::*entry : {&Tower::twos_at_0, &Tower::per_height, &Tower::top}) {
    Tower twin = kTowerToZero;
    ++(twin.*entry);
    EXPECT_NE(gap_in(twin), std::nullopt);
  }
}

TEST(SproutsTrees, EveryChangedTowerBreaksItsObligation) {
  for (const Obligation& each : tower_obligations(kTowerToZero)) {
    EXPECT_EQ(decide(each, {}).answer, each.expected) << each.name;
  }
  for (std::uint64_t Tower::*entry : {&Tower::twos_at_0, &Tower::per_height, &Tower::top}) {
    Tower twin = kTowerToZero;
    ++(twin.*entry);
    const auto obligations = tower_obligations(twin);
    const auto counted = std::ranges::find(obligations, "trees-of-each-height", &Obligation::name);
    ASSERT_NE(counted, obligations.end());
    EXPECT_EQ(decide(*counted, {}).answer, Answer::sat);
  }
}

// Proposition 1 by naive trees: those of height at most h are the first 2^(2^(...^(2^0))) numbers, all different, if
// the options of a number are the places of its ones.
TEST(SproutsTrees, TreesAreNumbers) {
  naive::CanonicalTrees trees;
  std::vector<naive::CanonicalTrees::Tree> numbered;
  std::set<naive::CanonicalTrees::Tree> different;
  std::map<std::size_t, std::size_t> up_to_height;
  for (std::size_t number = 0; number <= 1U << 16; ++number) {
    std::set<naive::CanonicalTrees::Tree> options;
    for (std::size_t place = 0; number >> place != 0; ++place) {
      if ((number >> place & 1) != 0) options.insert(numbered[place]);
    }
    numbered.push_back(trees.tree_of(options));
    EXPECT_TRUE(different.insert(numbered.back()).second);
    const std::size_t height = *trees.play_lengths(numbered.back()).rbegin();
    EXPECT_TRUE(up_to_height.empty() || height >= up_to_height.rbegin()->first) << number;
    up_to_height[height] = number + 1;
  }
  EXPECT_EQ(up_to_height,
            (std::map<std::size_t, std::size_t>{{0, 1}, {1, 2}, {2, 4}, {3, 16}, {4, 65536}, {5, 65537}}));
}

TEST(SproutsTrees, EveryKindOfSurfaceIsNeeded) {
  EXPECT_EQ(gap_in_ways(kWaysSurfaces), std::nullopt);
  for (std::size_t missing = 0; missing < kWaysSurfaces.size(); ++missing) {
    std::vector<Surface> twin(kWaysSurfaces.begin(), kWaysSurfaces.end());
    twin.erase(twin.begin() + static_cast<std::ptrdiff_t>(missing));
    EXPECT_NE(gap_in_ways(twin), std::nullopt) << kWaysSurfaces[missing].print();
  }
}

TEST(SproutsTrees, EveryLowerLimitBreaksTheInduction) {
  const std::vector<SproutsDrawing> four = regions(4);
  EXPECT_EQ(gap_in_limits(four, genus_limits), std::nullopt);
  std::map<RegionVertices, std::vector<SproutsDrawing>> kinds;
  for (const SproutsDrawing& region : four) kinds[vertices_in(region, 0)].push_back(region);
  for (const SproutsDrawing& region : regions(5)) kinds[vertices_in(region, 0)].push_back(region);
  EXPECT_EQ(kinds.size(), 11U + 16U) << "by lives";
  for (const auto& [kind, alike] : kinds) {
    for (unsigned GenusLimits::*entry : {&GenusLimits::handles, &GenusLimits::crosscaps}) {
      const auto lower = [&, vertices_of_kind = kind](RegionVertices vertices) {
        GenusLimits limits = genus_limits(vertices);
        if (vertices == vertices_of_kind) --(limits.*entry);
        return limits;
      };
      EXPECT_TRUE(std::ranges::any_of(alike, [&](const SproutsDrawing& region) {
        return gap_in_limits({&region, 1}, lower).has_value();
      }));
    }
  }
}

TEST(SproutsTrees, StepsOfLimitsAreAsExpectedAndHaveTwins) {
  for (const auto& obligations : {handle_limit_obligations(), crosscap_limit_obligations()}) {
    const Settled settled = settle(obligations, {});
    EXPECT_TRUE(settled.undecided.empty());
    EXPECT_GE(settled.sat, settled.unsat);
    for (std::size_t i = 0; i < obligations.size(); ++i) {
      if (obligations[i].expected != Answer::unsat) continue;
      ASSERT_LT(i + 1, obligations.size());
      EXPECT_EQ(obligations[i + 1].expected, Answer::sat) << obligations[i].name;
    }
  }
}

// What a verdict needs, and that each hypothesis is needed for it: as many steps as the solver is given.
TEST(SproutsTrees, StepsOfLimitsAreProvedByElimination) {
  const EliminatedSteps eliminated = eliminate_limit_steps();
  EXPECT_EQ(eliminated.gap, std::nullopt);
  std::vector<Obligation> obligations = handle_limit_obligations();
  append(obligations, crosscap_limit_obligations());
  EXPECT_EQ(eliminated.steps,
            static_cast<std::uint64_t>(std::ranges::count(obligations, Answer::unsat, &Obligation::expected)));
}

// On n crosscaps, a part with a of them plays as with limit or limit + 1 of the same parity once it has more.
unsigned class_of(unsigned crosscaps, unsigned limit) {
  return crosscaps < limit ? crosscaps : limit + (crosscaps - limit) % 2;
}

// Couples of one surface, each part by how it plays; `orientable` says that the first part has handles, each worth two.
std::set<std::pair<unsigned, unsigned>> couples(unsigned genus, Limits<unsigned> one, Limits<unsigned> other,
                                                bool orientable) {
  std::set<std::pair<unsigned, unsigned>> found;
  for (unsigned a = orientable ? 0 : 1; (orientable ? 2 : 1) * a < genus; ++a) {
    const unsigned b = genus - (orientable ? 2 : 1) * a;
    found.emplace(orientable ? std::min(a, one.handles) : class_of(a, one.crosscaps), class_of(b, other.crosscaps));
  }
  return found;
}

// The bounds by listing couples, far beyond them; and one less is not enough.
TEST(SproutsTrees, CouplesAreAlikeFromTheBoundOn) {
  for (unsigned g = 1; g <= 4; ++g) {
    for (unsigned h = 1; h <= 4; ++h) {
      const Limits<unsigned> one{g, g};
      const Limits<unsigned> other{h, h};
      const auto alike = [&](unsigned n, bool orientable) {
        return couples(n, one, other, orientable) == couples(n + 2, one, other, orientable);
      };
      for (unsigned more = 0; more <= 6; ++more) {
        EXPECT_TRUE(alike(crosscaps_of_couple(one, other) + more, false)) << g << ' ' << h;
        EXPECT_TRUE(alike(crosscaps_beside_handles(one, other) + more, true)) << g << ' ' << h;
      }
      EXPECT_FALSE(alike(crosscaps_of_couple(one, other) - 1, false)) << g << ' ' << h;
    }
  }
}

// What the steps take for granted of limits of crosscaps.
TEST(SproutsTrees, LimitsOfCrosscapsArePositiveFromFourLivesOn) {
  for (const SproutsDrawing& region : regions(4)) EXPECT_GE(genus_limits(vertices_in(region, 0)).crosscaps, 1U);
  for (unsigned spots = 0; spots <= 5; ++spots) {
    for (unsigned one_end = 0; one_end <= 7; ++one_end) {
      for (unsigned letters = 0; letters <= 15; ++letters) {
        for (unsigned two_ends = 0; two_ends <= 15; ++two_ends) {
          const RegionVertices vertices{spots, one_end, letters, two_ends};
          if (vertices.lives() <= 3 || vertices.lives() > kMostLimitedLives) continue;
          EXPECT_GE(genus_limits(vertices).crosscaps, 1U);
        }
      }
    }
  }
}

}  // namespace
}  // namespace sprague::sprouts
