// What the checks of Circular Sprouts in Section 7 share.
#pragma once

#include <absl/functional/function_ref.h>
#include <fmt/format.h>

#include <string>
#include <string_view>

#include "checkers/sweep.hpp"
#include "conjectures/claim.hpp"
#include "games/circular_polygons.hpp"

namespace sprague::brussels {

inline constexpr std::uint64_t kMostTipsTabled = 14;

// Every polygon with so many corners and tips once, up to symmetry, in the order of keys.
inline void each_polygon(std::size_t corners, std::uint64_t total, absl::FunctionRef<void(const Polygon&)> visit) {
  const CircularPolygons rules;
  Polygon polygon;
  const auto choose = [&](auto& self, std::uint16_t left) -> void {
    if (polygon.size() + 1 == corners) {
      polygon.push_back(left);
      if (rules.key(polygon) == polygon) visit(polygon);
      polygon.pop_back();
      return;
    }
    for (std::uint16_t tips = 0; tips <= left; ++tips) {
      polygon.push_back(tips);
      self(self, static_cast<std::uint16_t>(left - tips));
      polygon.pop_back();
    }
  };
  choose(choose, static_cast<std::uint16_t>(total));
}

inline void compare_nimbers(Tally& tally, std::uint64_t total, const std::string& name, std::uint64_t found,
                            std::uint64_t expected) {
  if (found == expected) return tally.pass();
  tally.fail({total, name, fmt::format("{} has nimber {}, not {}", name, found, expected)});
}

inline std::string total_text(std::string_view which, Range total) {
  return fmt::format("{} with {} to {} tips", which, total.first, total.last);
}

}  // namespace sprague::brussels
