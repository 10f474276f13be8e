#include "language/period.hpp"

namespace sprague::language {

std::optional<Period> period_of(std::span<const std::int64_t> numbers) {
  const std::size_t count = numbers.size();
  for (std::size_t length = 1; 2 * length <= count; ++length) {
    std::size_t begin = count - length;
    while (begin > 0 && numbers[begin - 1] == numbers[begin - 1 + length]) --begin;
    if (2 * begin <= count && count - begin >= 2 * length) return Period{begin, length};
  }
  return std::nullopt;
}

}  // namespace sprague::language
