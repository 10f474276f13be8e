#include "games/labels.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

unsigned index_of(char letter) {
  return letter >= 'a' ? static_cast<unsigned>(letter - 'a') : static_cast<unsigned>(letter - 'A') + 26;
}

}  // namespace

char letter_of(unsigned index) {
  DEBUG_ASSERT(index < kLetters);
  return static_cast<char>(index < 26 ? 'a' + index : 'A' + (index - 26));
}

std::string text_of_items(std::vector<std::string> items) {
  std::ranges::sort(items);
  return fmt::format("{}", fmt::join(items, ";"));
}

std::string sorted_letters(std::string letters) {
  std::ranges::sort(letters);
  return letters;
}

std::string relabelling(std::string_view from, std::string_view to) {
  std::vector<std::pair<unsigned, char>> pairs;
  for (std::size_t i = 0; i < from.size(); ++i) pairs.emplace_back(index_of(from[i]), to[i]);
  std::ranges::sort(pairs);
  std::string text;
  for (const auto& [before, after] : pairs) text += after;
  return text;
}

}  // namespace sprague
