// Brussels Sprouts on the graph alone, which may be drawn anew after each move, and of its moves those that join two
// tips of one junction, by a small loop beside it: a junction is its number of open tips. For certificates of plays
// (games/unlabelled.hpp); they never need to end.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "games/octal_heap.hpp"

namespace sprague {

class BrusselsLoops {
 public:
  using Position = std::uint32_t;
  static constexpr std::string_view kName = "brussels";
  static std::string code() { return "loops"; }

  static std::vector<Sum<std::uint32_t>> options(std::uint32_t tips) {
    return tips < 2 ? std::vector<Sum<std::uint32_t>>{} : std::vector<Sum<std::uint32_t>>{{tips - 2, 2}};
  }
  static Sum<std::uint32_t> parse(std::string_view text) { return parse_heaps(text); }

  static constexpr std::string_view kBetweenComponents = ",";
  static std::string item(std::string_view tips) { return std::string(tips); }
  static std::string component_text(std::uint32_t tips) { return tips < 2 ? "" : std::to_string(tips); }
};

}  // namespace sprague
