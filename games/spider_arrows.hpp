// The trimmed Game of Arrows on spiders with any number of legs, paths included.
//
// A move marks an arrow on an unmarked edge so that no vertex but a leaf becomes a sink (all its edges marked towards
// it) or a source. What matters of the marked edges is, at each vertex, whether it can still become a sink or a
// source; so they are dropped, and the unmarked edges fall apart into spiders and paths:
//  - inside a leg, the two arrows' ends of a marked edge belong to two different components;
//  - a hub that can become neither is a leaf of each leg by itself;
//  - a hub with two legs that can become both is any vertex of a path, and one with a single leg is that path's end.
// Reversing all arrows exchanges sinks and sources and nothing else; the normal form is the smaller of the two.
//
// Notation: `S[2,v2(v2),1(^1)]`, each leg by its number of edges; an accent before the number adds a marked edge
// beyond them, `^` away from the hub and `v` towards it; in parentheses the marked ones among the edges, accent and
// index counted from the hub.
//
// Source: B. G. Mathews, "The Game of Arrows on 3-legged spider graphs", Definitions 2.1 to 2.3, 6.2 and 7.3.
#pragma once

#include <absl/container/inlined_vector.h>

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/fate.hpp"
#include "games/game.hpp"

namespace sprague {

// The direction of an arrow on a leg: the paper's accents.
enum class Accent : std::uint8_t { hat, check };  // away from the hub, towards it

// What an arrow leaves to its end nearer to the hub, if that end has other edges, and to the farther one.
constexpr Fate near_fate(Accent accent) {
  return accent == Accent::hat ? Fate::source : Fate::sink;
}
constexpr Fate far_fate(Accent accent) {
  return flipped(near_fate(accent));
}

// A leg of unmarked edges; its end is a leaf, or has one marked edge beyond: source for an arrow away from the hub.
struct ArrowLeg {
  std::uint16_t edges = 0;
  Fate end = Fate::none;
  friend auto operator<=>(const ArrowLeg&, const ArrowLeg&) = default;
};

// A component: the hub and at least one leg, each with at least one edge. A path has one leg, its hub being its other
// end.
struct ArrowSpider {
  Fate hub = Fate::none;
  std::vector<ArrowLeg> legs;
  friend auto operator<=>(const ArrowSpider&, const ArrowSpider&) = default;
};

// A leg as the paper writes it: the number of unmarked edges and the accent, if any.
struct AccentedLeg {
  std::uint16_t edges = 0;
  std::optional<Accent> accent;
};

// A whole leg of the graph: all its edges, and the marks by the index of their edge, counted from the hub.
struct MarkedLeg {
  struct Mark {
    std::uint32_t index;
    Accent accent;
  };
  std::uint32_t edges = 0;
  absl::InlinedVector<Mark, 2> marks;  // by index
};

class SpiderArrows {
 public:
  using Position = ArrowSpider;
  using Key = std::vector<std::uint16_t>;
  static constexpr std::string_view kName = "spiders";
  static constexpr std::string_view kSyntax =
      "spiders SPIDER    the trimmed Game of Arrows on spiders of any size: spiders S[2,v2(v2),1(^1)]";
  // Of a typed spider, all legs together.
  static constexpr std::uint32_t kMostEdges = 2000;

  static SpiderArrows from_code(std::string_view text);
  static std::string code() { return {}; }

  std::vector<Sum<ArrowSpider>> options(const ArrowSpider& spider) const;
  Key key(const ArrowSpider& spider) const;
  Sum<ArrowSpider> parse(std::string_view text) const;
  std::string print(const ArrowSpider& spider) const;
};

// The legs that the notation of one spider names, a state or not. Throws InputError.
std::vector<MarkedLeg> parse_marked_legs(std::string_view text);

// The path of unmarked edges between two ends, in normal form. Requires an edge.
ArrowSpider arrow_path(Fate first, std::uint16_t edges, Fate second);

// The state with these legs, in normal form. Requires an edge, marked or not, and a hub that is no forbidden sink or
// source.
Sum<ArrowSpider> spider_state(std::span<const AccentedLeg> legs);

// The untrimmed game, where a leaf's edge may not be marked, on the spider with legs of these lengths: the trimmed one
// on its trimming (Theorem 3.4). Requires three legs or more, none of them empty.
Sum<ArrowSpider> full_game_on_spider(std::span<const std::uint16_t> legs);

// The notation of the state with these legs, in the order given.
std::string print_state(std::span<const AccentedLeg> legs);

}  // namespace sprague
