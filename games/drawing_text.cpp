#include "games/drawing_text.hpp"

#include <fmt/format.h>

#include <algorithm>

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

std::string text_of_region(std::size_t spots, const std::vector<std::string>& words, Surface surface) {
  std::string text =
      std::min(text_of_boundaries(spots, words, surface, false), text_of_boundaries(spots, words, surface, true));
  if (surface.genus() == 0) return text;
  return fmt::format("{} on {}{}", text, surface.is_orientable() ? 'T' : 'P', surface.genus());
}

}  // namespace sprague
