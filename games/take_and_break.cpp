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

bool TakeAndBreak::any_option(std::uint32_t heap, absl::FunctionRef<bool(const Sum<std::uint32_t>&)> stop) const {
  if (heap > 0 && stop({})) return true;
  Sum<std::uint32_t> option(1);
  for (std::uint32_t left = 1; left < heap; ++left) {
    option[0] = left;
    if (stop(option)) return true;
  }
  if (breaking_ == Breaking::forbidden) return false;
  option.resize(2);
  for (std::uint32_t part = 1; 2 * part <= heap; ++part) {
    option[0] = part;
    option[1] = heap - part;
    if (stop(option)) return true;
  }
  return false;
}

std::vector<Sum<std::uint32_t>> TakeAndBreak::options(std::uint32_t heap) const {
  std::vector<Sum<std::uint32_t>> result;
  any_option(heap, [&](const Sum<std::uint32_t>& option) {
    result.push_back(option);
    return false;
  });
  return result;
}

Sum<std::uint32_t> TakeAndBreak::parse(std::string_view text) {
  return parse_heaps(text);
}

}  // namespace sprague
