// Nimbers of the trimmed Game of Arrows on spiders with few legs, fast enough for whole tables.
//
// All options of a spider that come from one leg differ in that leg only. So values stand in rows: a row fixes the hub
// and the other legs and lists the values by the last leg's edges and end. A spider of k legs then costs k searches
// for a row, and a sweep along each; its own value goes into all k rows. The rules are those of games/spider_arrows;
// tests compare the two.
#pragma once

#include <absl/container/flat_hash_map.h>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "checkers/effort.hpp"
#include "games/nimber.hpp"
#include "games/spider_arrows.hpp"

namespace sprague {

class SpiderValues {
 public:
  static constexpr std::size_t kMostLegs = 6;
  static constexpr std::uint16_t kLongestLeg = 1000;

  explicit SpiderValues(Effort effort) : effort_(effort) {}

  // Requires normal form, at most kMostLegs legs and none longer than kLongestLeg. Throws OutOfBudget or Interrupted.
  Nimber value(const ArrowSpider& spider);
  Nimber value(const Sum<ArrowSpider>& sum);
  Nimber value(std::span<const AccentedLeg> legs) { return value(spider_state(legs)); }

  // How many spiders that are no paths were expanded.
  std::uint64_t positions() const { return positions_; }
  std::size_t bytes() const { return bytes_; }

 private:
  using Value = std::uint16_t;
  static constexpr Value kUnknown = 0xFFFF;

  // A leg, or none when it has no edges, and the ones beside it, sorted; few enough to be copied about.
  struct Legs {
    std::array<ArrowLeg, kMostLegs> legs{};
    std::size_t count = 0;
    void add(ArrowLeg leg);
    Legs without(std::size_t index) const;
  };
  struct Place {
    std::size_t row;
    std::size_t column;
  };

  Value state(Fate hub, const Legs& legs);
  Value expand(Fate hub, const Legs& legs);
  Value path(Fate first, std::uint32_t edges, Fate second);
  // The row of the others, and whether all arrows are reversed there.
  std::pair<std::size_t, bool> row_of(Fate hub, const Legs& others);
  Value read(std::size_t row, std::size_t column) const;
  void write(std::size_t row, std::size_t column, Value value);

  Effort effort_;
  absl::flat_hash_map<std::uint64_t, std::uint32_t> index_;
  std::vector<std::vector<Value>> rows_;
  std::array<std::array<std::vector<Value>, 3>, 3> paths_;  // by both ends and the number of edges
  std::size_t bytes_ = 0;
  std::uint64_t positions_ = 0;
};

}  // namespace sprague
