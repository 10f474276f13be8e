// Generalised Brussels Sprouts: spots with open tips on a surface. A move joins two tips by a curve that crosses
// nothing and puts a crossbar on it, which leaves a tip on either side of the curve. The graph of spots and crossbars
// must meet a condition at all times. Who cannot move loses.
//
// In Circular Sprouts the spots lie on a circle, their tips and the play inside. The circle's arcs count as edges for
// the condition: else the paper's list of moves for CS_4(p, 1, q, 1) lacks those between neighbours. Without them is a
// reading.
//
// Notation of a component: `3,4 on P2` are spots with so many tips on a surface, the sphere when none is named. In
// general a walk is a cyclic word of junctions with their numbers of tips; regions are separated by ` | `, and the
// distances follow that are known to be small: `(a2bc),3 on T1 | (bd); ab,ac2`, with b at distance 1 from a and c at 2.
// `CS4(3,1,5,1)` is a circle with its arcs, `CS4(3,1,5,1) without arcs` one that leaves them out of the graph.
//
// Source: Das, Myint, Nandi, Sen, Sopena, "A theoretical expansion of the Sprout game" (2023), Definition 1.3 and
// Section 4.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/brussels_position.hpp"
#include "games/circular_polygons.hpp"
#include "games/game.hpp"

namespace sprague {

// Do the arcs of a circle count as edges of the graph?
enum class CircleArcs : std::uint8_t { counted, ignored };

class BrusselsSprouts {
 public:
  using Position = BrusselsPosition;
  using Key = std::string;
  static constexpr std::string_view kName = "brussels";
  static constexpr std::string_view kSyntax =
      "brussels[:CONDITION] SPOTS    Brussels Sprouts, spots by their tips, on a surface (also --surface); a girth of "
      "the graph at least (also --girth), or forest: brussels 3,4,5, brussels 3,4 on P2, brussels:4 3,3, "
      "brussels:forest 2,2,2";
  // Of a component; each tip may come to belong to a junction of its own, and those have letters.
  static constexpr std::size_t kMostTips = 52;

  explicit BrusselsSprouts(GraphCondition condition) : condition_(condition) {}
  static BrusselsSprouts from_code(std::string_view text) { return BrusselsSprouts(GraphCondition::parse(text)); }
  std::string code() const { return condition_.print(); }
  const GraphCondition& condition() const { return condition_; }

  // Spots with these numbers of tips. Throws InputError for no spot or more than kMostTips tips.
  Sum<Position> spots(std::span<const unsigned> tips, Surface surface = {}) const;
  std::vector<RenamedPosition> renamed_spots(std::span<const unsigned> tips, Surface surface) const;
  // Spots on a circle, in order. Throws InputError also where the circle itself breaks the condition.
  Sum<Position> circle(std::span<const unsigned> tips, CircleArcs arcs = CircleArcs::counted) const;

  std::vector<Sum<Position>> options(const Position& position) const;
  Key key(const Position& position) const { return bytes_of(canonical(position)); }
  Sum<Position> parse(std::string_view text) const;
  std::string print(const Position& position) const;

  // Without a condition the notation is exact: for certificates (games/unlabelled.hpp).
  static constexpr std::string_view kBetweenComponents = " | ";
  std::string component_text(const Position& position) const;
  // "(222),(2222) on P2".
  std::string item(std::string_view text) const;
  // What each curve lowers by one, where there is no condition: in each region its walks - 2 + tips + Euler genus.
  static std::size_t most_moves(const Position& position);

 private:
  GraphCondition condition_;
};

// The same game under the name of its positions on a circle, of girth 4 unless another condition is named. A component
// that is a circle prints as one; what must be more than a step apart has spots without tips between.
class CircularSprouts : public BrusselsSprouts {
 public:
  static constexpr std::string_view kName = "circular";
  static constexpr std::string_view kSyntax =
      "circular[:CONDITION] CIRCLE    Circular Sprouts, of girth 4 unless another condition is named: circular:4 "
      "CS4(3,1,5,1), circular:4 CS4(3,1,5,1) without arcs, circular:5 CS6(2,1,2,1,3,1)";

  using BrusselsSprouts::BrusselsSprouts;

  // Of girth 4 and with arcs, circles are polygons, which need no letters for their tips: the rules for such a text.
  using Recursion = CircularPolygons;
  std::optional<CircularPolygons> recursion_for(std::string_view text) const;

  static CircularSprouts from_code(std::string_view text) {
    return CircularSprouts(text.empty() ? GraphCondition::girth(4) : GraphCondition::parse(text));
  }
  std::string print(const Position& position) const;
};

}  // namespace sprague
