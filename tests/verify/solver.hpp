// Plays the verifier's games out to the end, by its rules alone: what a position's nimber and lengths are, straight
// from the definitions.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "verify/game.hpp"

namespace sprague::verify {

enum class Names { positions, steps };  // what a move is named by: what it leaves, or what is done

class Solver {
 public:
  explicit Solver(Names names) : names_(names) {}

  std::uint64_t nimber(const Position& position, const std::set<std::string>& key = {"start"}) {
    if (const auto known = nimbers_.find(key); known != nimbers_.end()) return known->second;
    std::set<std::uint64_t> options;
    for (const std::string& move : position.moves()) options.insert(nimber(*position.after(move), after(key, move)));
    std::uint64_t nimber = 0;
    while (options.contains(nimber)) ++nimber;
    return nimbers_[key] = nimber;
  }

  std::set<std::uint64_t> lengths(const Position& position, const std::set<std::string>& key = {"start"}) {
    if (const auto known = lengths_.find(key); known != lengths_.end()) return known->second;
    std::set<std::uint64_t> result;
    for (const std::string& move : position.moves()) {
      for (std::uint64_t length : lengths(*position.after(move), after(key, move))) result.insert(length + 1);
    }
    if (result.empty()) result.insert(0);
    return lengths_[key] = result;
  }

 private:
  // Moves that are steps commute.
  std::set<std::string> after(std::set<std::string> key, const std::string& move) const {
    if (names_ == Names::positions) return {move};
    key.insert(move);
    return key;
  }

  Names names_;
  std::map<std::set<std::string>, std::uint64_t> nimbers_;
  std::map<std::set<std::string>, std::set<std::uint64_t>> lengths_;
};

inline std::uint64_t nimber_of(const Position& position, Names names) {
  return Solver(names).nimber(position);
}

inline std::uint64_t nimber_of(std::string_view game, std::string_view start) {
  const auto rules = game_of(game);
  const bool steps = game.starts_with("octal") || game.starts_with("arrows") || game.starts_with("cycles");
  return nimber_of(*rules->start(start), steps ? Names::steps : Names::positions);
}

inline std::set<std::uint64_t> lengths_of(std::string_view game, std::string_view start) {
  const auto rules = game_of(game);
  const bool steps = game.starts_with("octal") || game.starts_with("arrows") || game.starts_with("cycles");
  return Solver(steps ? Names::steps : Names::positions).lengths(*rules->start(start));
}

}  // namespace sprague::verify
