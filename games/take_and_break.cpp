#include "games/take_and_break.hpp"

namespace sprague {

std::vector<Sum<std::uint32_t>> TakeAndBreak::options(std::uint32_t heap) const {
  std::vector<Sum<std::uint32_t>> result;
  if (heap > 0) result.push_back({});
  for (std::uint32_t left = 1; left < heap; ++left) result.push_back({left});
  if (breaking_ == Breaking::forbidden) return result;
  for (std::uint32_t part = 1; 2 * part <= heap; ++part) result.push_back({part, heap - part});
  return result;
}

}  // namespace sprague
