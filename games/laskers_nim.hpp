// Lasker's Nim, as certificates have it (games/unlabelled.hpp): heaps from which a move takes any number of counters,
// or which it breaks into two.
//
// Source: Zandee, "The Game of Cycles" (2022), Section 1.3.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "games/octal_heap.hpp"
#include "games/take_and_break.hpp"

namespace sprague {

class LaskersNim {
 public:
  using Position = std::uint32_t;
  static constexpr std::string_view kName = "heap";
  static std::string code() { return "lasker"; }

  std::vector<Sum<std::uint32_t>> options(std::uint32_t heap) const { return game_.options(heap); }
  static Sum<std::uint32_t> parse(std::string_view text) { return parse_heaps(text); }

  static constexpr std::string_view kBetweenComponents = ",";
  static std::string item(std::string_view heap) { return std::string(heap); }
  static std::string component_text(std::uint32_t heap) { return heap == 0 ? "" : std::to_string(heap); }
  // Breaking first, until all heaps are 1.
  static std::size_t most_moves(std::uint32_t heap) { return heap == 0 ? 0 : std::size_t{2} * heap - 1; }

 private:
  TakeAndBreak game_{Breaking::allowed};
};

}  // namespace sprague
