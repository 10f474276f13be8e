// What the checks of the drawn game with a girth print.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "conjectures/claim.hpp"

namespace sprague::brussels {

// "brussels:5 2,2,3", as the command takes it.
inline std::string print_with_girth(const std::vector<unsigned>& tips, std::uint64_t girth) {
  return fmt::format("brussels:{} {}", girth, fmt::join(tips, ","));
}

// "BS_3(2,2,3), girth 5,", in a sentence.
inline std::string name_with_girth(const std::vector<unsigned>& tips, std::uint64_t girth) {
  return fmt::format("BS_{}({}), girth {},", tips.size(), fmt::join(tips, ","), girth);
}

// Two spots on triangle-free graphs.
inline std::string print_two_spots(std::uint64_t p, std::uint64_t q) {
  return fmt::format("BS_2({},{})", p, q);
}

// "n >= 2, t_i >= 3, n + T from 8 to 16, girth 4"
inline std::string range_of_spots(Range sizes, unsigned least_spots, unsigned least_tips, std::string_view girths) {
  return fmt::format("all starts with n >= {}, t_i >= {}, n + T from {} to {}, {}", least_spots, least_tips,
                     sizes.first, sizes.last, girths);
}

}  // namespace sprague::brussels
