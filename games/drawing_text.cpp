#include "games/drawing_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace sprague {
namespace {

// The least reading this way round.
std::string least_reading(std::string word) {
  std::string least = word;
  for (std::size_t i = 1; i < word.size(); ++i) {
    std::rotate(word.begin(), word.begin() + 1, word.end());
    least = std::min(least, word);
  }
  return least;
}

std::string backwards(const std::string& word) {
  return {word.rbegin(), word.rend()};
}

std::string text_of_boundaries(std::size_t spots, const std::vector<std::string>& words, Surface surface, bool turned) {
  std::vector<std::string> readings;
  for (const std::string& word : words) {
    if (surface.is_orientable()) {
      readings.push_back(least_reading(turned ? backwards(word) : word));
    } else {
      readings.push_back(std::min(least_reading(word), least_reading(backwards(word))));
    }
  }
  std::ranges::sort(readings);
  std::string text = spots > 0 ? std::to_string(spots) : "";
  for (const std::string& word : readings) text += fmt::format("{}({})", text.empty() ? "" : ",", word);
  return text;
}

}  // namespace

char letter_of(unsigned index) {
  return static_cast<char>(index < 26 ? 'a' + index : 'A' + (index - 26));
}

std::string relabelling_by_letters(std::span<const unsigned> from, std::span<const unsigned> to, unsigned a) {
  std::vector<std::pair<unsigned, unsigned>> pairs;
  for (std::size_t i = 0; i < from.size(); ++i) pairs.emplace_back(from[i], to[i]);
  std::ranges::sort(pairs);
  std::string text;
  for (const auto& [before, after] : pairs) text += letter_of(after - a);
  return text;
}

std::string text_of_region(std::size_t spots, const std::vector<std::string>& words, Surface surface) {
  std::string text =
      std::min(text_of_boundaries(spots, words, surface, false), text_of_boundaries(spots, words, surface, true));
  if (surface.genus() == 0) return text;
  return fmt::format("{} on {}{}", text, surface.is_orientable() ? 'T' : 'P', surface.genus());
}

std::string text_of_regions(std::vector<std::string> texts) {
  std::ranges::sort(texts);
  return fmt::format("{}", fmt::join(texts, " | "));
}

}  // namespace sprague
