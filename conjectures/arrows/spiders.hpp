// What the checks of spiders share: legs as the paper writes them, and ranges of their lengths.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "canonical/sorted.hpp"
#include "checkers/spider_values.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/claim.hpp"

namespace sprague::arrows {

using SpiderLegs = std::vector<AccentedLeg>;
using Length = std::uint32_t;

inline constexpr std::array kAccents{Accent::hat, Accent::check};

inline AccentedLeg leg(Length edges) {
  return {static_cast<std::uint16_t>(edges), std::nullopt};
}
inline AccentedLeg leg(Accent accent, Length edges) {
  return {static_cast<std::uint16_t>(edges), accent};
}
inline AccentedLeg hat(Length edges) {
  return leg(Accent::hat, edges);
}
inline AccentedLeg check(Length edges) {
  return leg(Accent::check, edges);
}

inline Length longest(const SpiderLegs& legs) {
  return std::ranges::max(legs, {}, &AccentedLeg::edges).edges;
}

// Failures come in the order of the longest leg, which is what ranges count.
inline void fail(Tally& tally, const SpiderLegs& legs, std::string note) {
  tally.fail({longest(legs), print_state(legs), std::move(note)});
}

// A range in words: both ends, the first no smaller than the least size there is.
inline std::string from_to(Range range, std::uint64_t least) {
  return fmt::format("from {} to {}", std::max(range.first, least), range.last);
}

// Calls visit(lengths...) for all triples of lengths from `least` on, by `step`, whose largest is in the range.
template <class Visit>
void each_triple(Range range, Length least, Length step, Visit visit) {
  const auto last = static_cast<Length>(range.last);
  for (Length a = least; a <= last; a += step) {
    for (Length b = least; b <= last; b += step) {
      for (Length c = least; c <= last; c += step) {
        if (std::max({a, b, c}) >= range.first) visit(a, b, c);
      }
    }
  }
}

// The values of all followers of a state that is one component, each once, ascending.
inline std::vector<std::uint32_t> follower_values(SpiderValues& values, const SpiderLegs& legs) {
  const SpiderArrows game;
  std::vector<std::uint32_t> result;
  const Sum<ArrowSpider> state = spider_state(legs);
  for (std::size_t i = 0; i < state.size(); ++i) {
    Nimber rest;
    for (std::size_t j = 0; j < state.size(); ++j) {
      if (j != i) rest = rest ^ values.value(state[j]);
    }
    for (const Sum<ArrowSpider>& option : game.options(state[i])) {
      result.push_back((rest ^ values.value(option)).value());
    }
  }
  sort_unique(result);
  return result;
}

}  // namespace sprague::arrows
