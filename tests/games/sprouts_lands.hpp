// Every land of Sprouts that play can meet.
#pragma once

#include <set>
#include <string>
#include <utility>

#include "games/sprouts.hpp"

namespace sprague {

inline std::set<std::string> lands_below(const Sprouts& game, Sum<SproutsLand> open) {
  std::set<std::string> met;
  while (!open.empty()) {
    const SproutsLand land = std::move(open.back());
    open.pop_back();
    if (!met.insert(land.word).second) continue;
    for (const auto& option : game.options(land)) open.insert(open.end(), option.begin(), option.end());
  }
  return met;
}

}  // namespace sprague
