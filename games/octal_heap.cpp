#include "games/octal_heap.hpp"

#include <fmt/format.h>

#include <charconv>
#include <numeric>

#include "canonical/ensure.hpp"

namespace sprague {

std::vector<Sum<std::uint32_t>> OctalHeap::options(std::uint32_t heap) const {
  std::vector<Sum<std::uint32_t>> result;
  for (std::uint32_t taken = 1; taken <= code_.most_taken() && taken <= heap; ++taken) {
    const std::uint32_t left = heap - taken;
    if (left == 0 && code_.may_empty(taken)) result.push_back({});
    if (left > 0 && code_.may_leave_one(taken)) result.push_back({left});
    if (!code_.may_split(taken)) continue;
    for (std::uint32_t part = 1; 2 * part <= left; ++part) result.push_back({part, left - part});
  }
  return result;
}

Sum<std::uint32_t> parse_heaps(std::string_view text) {
  Sum<std::uint32_t> heaps;
  const char* at = text.data();
  const char* end = at + text.size();
  while (true) {
    std::uint32_t heap = 0;
    const auto [next, error] = std::from_chars(at, end, heap);
    if (error != std::errc() || heap > kLargestHeap) {
      throw InputError(fmt::format("heap '{}': character {}: expected a number from 0 to {}", text,
                                   at - text.data() + 1, kLargestHeap));
    }
    if (heap > 0) heaps.push_back(heap);
    if (next == end) return heaps;
    if (*next != '+') {
      throw InputError(
          fmt::format("heap '{}': character {} is '{}', expected '+' or the end", text, next - text.data() + 1, *next));
    }
    at = next + 1;
  }
}

std::string OctalHeap::print(std::uint32_t heap) const {
  return fmt::format("{}", heap);
}

std::vector<std::uint32_t> OctalHeap::ladder(std::uint32_t heap) const {
  std::vector<std::uint32_t> rungs(heap);
  std::iota(rungs.begin(), rungs.end(), 0U);
  return rungs;
}

}  // namespace sprague
