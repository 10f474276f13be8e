// What the checks of the drawn game with a girth print.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>

namespace sprague::brussels {

// Two spots on triangle-free graphs.
inline std::string print_two_spots(std::uint64_t p, std::uint64_t q) {
  return fmt::format("BS_2({},{})", p, q);
}

}  // namespace sprague::brussels
