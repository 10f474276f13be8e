#include "games/take_and_break.hpp"

#include <fmt/format.h>

#include "canonical/ensure.hpp"
#include "games/octal_heap.hpp"

namespace sprague {

TakeAndBreak TakeAndBreak::from_code(std::string_view text) {
  if (text.empty()) return TakeAndBreak(Breaking::forbidden);
  if (text == "lasker") return TakeAndBreak(Breaking::allowed);
  throw InputError(fmt::format("game 'nim:{}': expected lasker, or no code", text));
}

std::vector<Sum<std::uint32_t>> TakeAndBreak::options(std::uint32_t heap) const {
  std::vector<Sum<std::uint32_t>> result;
  if (heap > 0) result.push_back({});
  for (std::uint32_t left = 1; left < heap; ++left) result.push_back({left});
  if (breaking_ == Breaking::forbidden) return result;
  for (std::uint32_t part = 1; 2 * part <= heap; ++part) result.push_back({part, heap - part});
  return result;
}

Sum<std::uint32_t> TakeAndBreak::parse(std::string_view text) {
  return parse_heaps(text);
}

}  // namespace sprague
