// How large nimbers may grow in tables that mark which ones were met.
#pragma once

#include <cstdint>

namespace sprague {

inline constexpr std::uint32_t kTableNimbers = 1 << 16;

}  // namespace sprague
