// Engines with a rule broken on purpose: what they prove, the verifier rejects.
//
// Each is a game that plays by other rules than its name says, and writes a certificate that is right by those.
#include <gmock/gmock.h>

#include <string>

#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"
#include "certificates/play_proof.hpp"
#include "certificates/rules.hpp"
#include "certificates/starts_proof.hpp"
#include "games/brussels_loops.hpp"
#include "games/octal_heap.hpp"
#include "tests/verify/files.hpp"

namespace sprague {
namespace {

template <HasLabels G>
verify::Verdict verdict(const G& game, const CertifiedStart<G>& start) {
  return verify::verify_text(StartsProof<G>(game, Effort()).certificate({start})).verdict;
}

// A game under the name of another.
template <class G>
struct Misnamed : G {
  Misnamed(const G& game, std::string code) : G(game), code_(std::move(code)) {}
  std::string code() const { return code_; }

 private:
  std::string code_;
};

template <class G>
CertifiedStart<Misnamed<G>> by_other_rules(const CertifiedStart<G>& start) {
  return {start.text, start.sum, ProofOf::nimber, std::nullopt};
}

TEST(BrokenRulesTest, OctalGameThatMaySplit) {
  // 0.37 lets two neighbours be taken from the middle of a path.
  const OctalOnGraphs right = OctalOnGraphs::from_code("0.33");
  const OctalOnGraphs other = OctalOnGraphs::from_code("0.37");
  const Graph path = parse_graph("P4");
  EXPECT_EQ(verdict(right, with_nimber(start_of(right, path))), verify::Verdict::verified);
  EXPECT_EQ(verdict(Misnamed<OctalOnGraphs>(other, "0.33"), by_other_rules(start_of(other, path))),
            verify::Verdict::rejected);
}

TEST(BrokenRulesTest, ArrowsWithLeavesBound) {
  const ArrowsOnGraphs right(Leaves::free);
  const ArrowsOnGraphs other(Leaves::bound);
  const ArrowsBoard path{parse_graph("P4"), {}};
  EXPECT_EQ(verdict(right, with_nimber(start_of(right, path))), verify::Verdict::verified);
  EXPECT_EQ(verdict(Misnamed<ArrowsOnGraphs>(other, ""), by_other_rules(start_of(other, path))),
            verify::Verdict::rejected);
}

TEST(BrokenRulesTest, CyclesWithoutACell) {
  // A triangle with an edge inside: its walk is no simple cycle.
  const Cycles right(CellReading::enclosing);
  const Cycles other(CellReading::simple);
  const CyclesBoard board{parse_plane_map("bcd,ca,ab,a outer=a>b"), {}};
  const CyclesBoard turned{parse_plane_map("bdc,ca,ab,a outer=a>b"), {}};
  std::size_t rejected = 0;
  for (const CyclesBoard& each : {board, turned}) {
    EXPECT_EQ(verdict(right, with_nimber(start_of(right, each))), verify::Verdict::verified);
    if (verdict(Misnamed<Cycles>(other, "enclosing"), by_other_rules(start_of(other, each))) ==
        verify::Verdict::rejected) {
      ++rejected;
    }
  }
  // The edge hangs inside the triangle in one of the two drawings.
  EXPECT_EQ(rejected, 1U);
}

// Sprouts in which a curve may not lead from a spot back to it.
struct SproutsWithoutLoops : Sprouts {
  using Sprouts::Sprouts;

  static bool is_loop_of_a_spot(const LabelledSprouts& before, const LabelledSprouts& after) {
    const auto ends = [](const LabelledSprouts& drawing) {
      std::size_t spots = 0;
      const SproutsDrawing all = land_of_word(drawing.word);
      for (std::size_t region = 0; region < all.regions(); ++region) spots += all.spots(region);
      return spots;
    };
    return ends(after) + 1 == ends(before);
  }
  std::vector<LabelledMove<Labelled>> labelled_moves(const Labelled& drawing) const {
    auto moves = Sprouts::labelled_moves(drawing);
    std::erase_if(moves, [&](const auto& move) { return is_loop_of_a_spot(drawing, move.after); });
    return moves;
  }
  std::vector<Sum<SproutsLand>> options(const SproutsLand& land) const {
    std::vector<Sum<SproutsLand>> options;
    for (const auto& move : labelled_moves(labelled(land))) {
      Sum<SproutsLand> option;
      for (auto& component : labelled_components(move.after)) option.push_back(std::move(component.canonical));
      options.push_back(std::move(option));
    }
    return options;
  }
  bool any_option(const SproutsLand& land, absl::FunctionRef<bool(const Sum<SproutsLand>&)> stop) const {
    return std::ranges::any_of(options(land), stop);
  }
};

TEST(BrokenRulesTest, SproutsWithoutLoops) {
  const Sprouts right = certified_sprouts();
  EXPECT_EQ(verdict(right, with_nimber(start_of(right, "2"))), verify::Verdict::verified);
  const SproutsWithoutLoops other(SproutsReductions{.limit_genus = false});
  const auto start = start_of(right, "2");
  EXPECT_EQ(verdict(other, CertifiedStart<SproutsWithoutLoops>{start.text, start.sum, ProofOf::nimber, std::nullopt}),
            verify::Verdict::rejected);
}

TEST(BrokenRulesTest, SproutsWhereRegionsWithFewLivesLoseTheirSurface) {
  const Sprouts right = certified_sprouts_on_surfaces();
  const Sprouts other = certified_sprouts();
  for (const char* land : {"12", "(1ab) | (2ab) on T1", "(2a2b) on T1 | (ab)"}) {
    EXPECT_EQ(verdict(right, with_nimber(start_of(right, land))), verify::Verdict::verified) << land;
    EXPECT_EQ(verdict(Misnamed<Sprouts>(other, "surfaces"), by_other_rules(start_of(other, land))),
              verify::Verdict::rejected)
        << land;
  }
}

TEST(BrokenRulesTest, HeapsThatMaySplit) {
  const Unlabelled<OctalHeap> right{OctalHeap::from_code("0.33")};
  const Unlabelled<Misnamed<OctalHeap>> other{{OctalHeap::from_code("0.37"), "0.33"}};
  EXPECT_EQ(verdict(right, with_nimber(start_of(right, "4"))), verify::Verdict::verified);
  EXPECT_EQ(verdict(other, with_nimber(start_of(other, "4"))), verify::Verdict::rejected);
}

// Brussels Sprouts in which no curve is one-sided: none keeps all tips, and their number of boundaries, on another
// surface.
struct BrusselsWithoutOneSidedCurves : BrusselsSprouts {
  using BrusselsSprouts::BrusselsSprouts;

  std::vector<Sum<BrusselsPosition>> options(const BrusselsPosition& position) const {
    const auto tips_by_boundary = [](const Region& region) {
      std::pair<std::size_t, std::size_t> counts{0, region.walks.size()};
      for (const Walk& walk : region.walks) counts.first += walk.size();
      return counts;
    };
    const Region& before = position.regions.front();
    auto options = BrusselsSprouts::options(position);
    std::erase_if(options, [&](const Sum<BrusselsPosition>& option) {
      if (option.size() != 1) return false;
      const Region& after = option.front().regions.front();
      return after.surface != before.surface && tips_by_boundary(after) == tips_by_boundary(before);
    });
    return options;
  }
};

TEST(BrokenRulesTest, BrusselsWithoutOneSidedCurves) {
  const auto right = certified_brussels();
  const Unlabelled<BrusselsWithoutOneSidedCurves> other{BrusselsWithoutOneSidedCurves(GraphCondition::none())};
  for (const char* start : {"2 on P1", "1,2 on P2", "3 on P3"}) {
    EXPECT_EQ(verdict(right, with_nimber(start_of(right, start))), verify::Verdict::verified) << start;
    EXPECT_EQ(verdict(other, with_nimber(start_of(other, start))), verify::Verdict::rejected) << start;
  }
  // Where there are no such curves, it is the same game.
  EXPECT_EQ(verdict(other, with_nimber(start_of(other, "1,2 on T1"))), verify::Verdict::verified);
}

TEST(BrokenRulesTest, BrusselsWithLongerCyclesOnly) {
  struct GirthFive : LabelledBrussels {
    GirthFive() : LabelledBrussels(5) {}
    static std::string code() { return "4"; }
  };
  for (const std::vector<unsigned>& tips : {std::vector{2U, 3U}, {3U, 3U}, {2U, 2U, 2U}}) {
    const auto right = with_nimber(start_of(LabelledBrussels(4), tips));
    EXPECT_EQ(verdict(LabelledBrussels(4), right), verify::Verdict::verified) << right.text;
    EXPECT_EQ(verdict(GirthFive(), CertifiedStart<GirthFive>{right.text, GirthFive().spots(tips), ProofOf::nimber, {}}),
              verify::Verdict::rejected)
        << right.text;
  }
}

// Circular Sprouts in which crossbars have no tips.
struct CirclesWithoutNewTips : CircularPolygons {
  std::vector<Sum<Polygon>> options(const Polygon& polygon) const {
    auto options = CircularPolygons::options(polygon);
    for (auto& option : options) {
      for (Polygon& part : option) part.back() = 0;
    }
    return options;
  }
};

TEST(BrokenRulesTest, CirclesWithoutNewTips) {
  const auto right = certified_circles();
  const Unlabelled<CirclesWithoutNewTips> other{CirclesWithoutNewTips()};
  for (const char* start : {"CS4(2,1,2,1)", "CS5(1,0,1,1,0)"}) {
    EXPECT_EQ(verdict(right, with_nimber(start_of(right, start))), verify::Verdict::verified) << start;
    EXPECT_EQ(verdict(other, with_nimber(start_of(other, start))), verify::Verdict::rejected) << start;
  }
}

// A crossbar with a tip too many.
struct LoopsWithThreeTips : BrusselsLoops {
  static std::vector<Sum<std::uint32_t>> options(std::uint32_t tips) { return {{tips - 2, 3}}; }
};

TEST(BrokenRulesTest, LoopsWithThreeTips) {
  const auto play = [](const auto& game, const std::string& left) {
    return verify::verify_text(play_certificate(game, start_of(game, "2"), {left})).verdict;
  };
  EXPECT_EQ(play(Unlabelled<BrusselsLoops>{BrusselsLoops()}, "2"), verify::Verdict::verified);
  EXPECT_EQ(play(Unlabelled<LoopsWithThreeTips>{LoopsWithThreeTips()}, "3"), verify::Verdict::rejected);
}

}  // namespace
}  // namespace sprague
