#include "conjectures/arrows/small_trimmings.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "canonical/families.hpp"
#include "games/arrows_on_graphs.hpp"
#include "games/spider_arrows.hpp"

namespace sprague::arrows {
namespace {

constexpr std::uint16_t kLongestTrimmed = 4;  // edges of a leg, beside the one at the leaf
constexpr std::uint16_t kLongestLineTrimmed = 8;

// The components of the game on the graph with these legs: which edges can be marked, and which arrows must not come
// together. Nothing where there is no edge.
std::vector<std::string> systems_on_legs(const Legs& legs, Leaves leaves) {
  std::vector<std::string> keys;
  if (std::ranges::all_of(legs, [](std::uint16_t length) { return length == 0; })) return keys;
  for (const ArrowSystem& part : ArrowsOnGraphs(leaves).components({star_graph(legs), {}})) keys.push_back(part.key());
  std::ranges::sort(keys);
  return keys;
}

// Each leg one edge shorter; where one then has none, the hub has a leaf in the larger graph and the legs fall apart.
std::vector<Legs> shorter(const Legs& legs) {
  Legs rest;
  for (const std::uint16_t length : legs) rest.push_back(static_cast<std::uint16_t>(length - 1));
  if (std::ranges::find(rest, 0) == rest.end()) return {rest};
  std::vector<Legs> apart;
  for (const std::uint16_t length : rest) {
    if (length > 0) apart.push_back({length});
  }
  return apart;
}

Sum<ArrowSpider> states_on(const std::vector<Legs>& parts) {
  Sum<ArrowSpider> sum;
  for (const Legs& legs : parts) {
    std::vector<AccentedLeg> unmarked;
    for (const std::uint16_t length : legs) unmarked.push_back({length, std::nullopt});
    for (ArrowSpider& part : spider_state(unmarked)) sum.push_back(std::move(part));
  }
  std::ranges::sort(sum);
  return sum;
}

}  // namespace

std::optional<std::string> gap_in_trimming_of_lines() {
  for (std::uint16_t n = 0; n <= kLongestLineTrimmed; ++n) {
    const Legs whole{static_cast<std::uint16_t>(n + 2)};
    if (systems_on_legs(whole, Leaves::bound) != systems_on_legs({n}, Leaves::free)) {
      return fmt::format("on the line with {} edges the two games differ", n + 2);
    }
  }
  return std::nullopt;
}

std::optional<std::string> gap_in_trimming_of_spiders() {
  for (std::uint16_t a = 1; a <= kLongestTrimmed + 1; ++a) {
    for (std::uint16_t b = 1; b <= a; ++b) {
      for (std::uint16_t c = 1; c <= b; ++c) {
        const Legs legs{a, b, c};
        const std::vector<Legs> parts = shorter(legs);
        std::vector<std::string> trimmed;
        for (const Legs& part : parts) {
          for (std::string& key : systems_on_legs(part, Leaves::free)) trimmed.push_back(std::move(key));
        }
        std::ranges::sort(trimmed);
        Sum<ArrowSpider> taken = full_game_on_spider(legs);
        std::ranges::sort(taken);
        if (systems_on_legs(legs, Leaves::bound) != trimmed || taken != states_on(parts)) {
          return fmt::format("on S({}) the two games differ", fmt::join(legs, ","));
        }
      }
    }
  }
  return std::nullopt;
}

}  // namespace sprague::arrows
