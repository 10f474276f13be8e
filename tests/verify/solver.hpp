// Plays the verifier's games out to the end, by its rules alone: what a position's nimber and lengths are, straight
// from the definitions.
#pragma once

#include <map>
#include <set>
#include <string>

#include "verify/game.hpp"

namespace sprague::verify {

class Solver {
 public:
  explicit Solver(const Game& game) : game_(game) {}

  std::uint64_t nimber(const Text& position) {
    if (const auto known = nimbers_.find(position); known != nimbers_.end()) return known->second;
    std::set<std::uint64_t> options;
    for (const auto& [move, after] : game_.moves(position)) options.insert(nimber(after()));
    std::uint64_t nimber = 0;
    while (options.contains(nimber)) ++nimber;
    return nimbers_[position] = nimber;
  }

  std::set<std::uint64_t> lengths(const Text& position) {
    if (const auto known = lengths_.find(position); known != lengths_.end()) return known->second;
    std::set<std::uint64_t> result;
    for (const auto& [move, after] : game_.moves(position)) {
      for (std::uint64_t length : lengths(after())) result.insert(length + 1);
    }
    if (result.empty()) result.insert(0);
    return lengths_[position] = result;
  }

  // All positions that nimbers have been asked for, on the way to others as well.
  const std::map<Text, std::uint64_t>& nimbers() const { return nimbers_; }

 private:
  const Game& game_;
  std::map<Text, std::uint64_t> nimbers_;
  std::map<Text, std::set<std::uint64_t>> lengths_;
};

inline std::uint64_t nimber_of(View game, View start) {
  const auto rules = game_of(game);
  return Solver(rules).nimber(rules.start(start));
}

inline std::set<std::uint64_t> lengths_of(View game, View start) {
  const auto rules = game_of(game);
  return Solver(rules).lengths(rules.start(start));
}

}  // namespace sprague::verify
