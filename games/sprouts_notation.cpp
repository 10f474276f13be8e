#include "games/sprouts_notation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "canonical/ensure.hpp"
#include "games/labels.hpp"
#include "games/sprouts.hpp"

namespace sprague {
namespace {

// Reads a drawing's notation from left to right.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}
  SproutsDrawing drawing();

 private:
  struct Region {
    Surface surface;
    std::size_t spots = 0;
    std::vector<Word> words;
  };

  [[noreturn]] void fail(std::string_view expected) const {
    throw InputError(fmt::format("'{}', place {}: expected {}", text_, place_ + 1, expected));
  }
  bool skip(std::string_view word) {
    if (!text_.substr(place_).starts_with(word)) return false;
    place_ += word.size();
    return true;
  }
  Region region();
  void boundary(Region& region);
  Word word();
  std::optional<Corner> letter();

  std::string_view text_;
  std::size_t place_ = 0;
  std::array<unsigned, kFirstLetter + kMostLetters> corners_of_{};
};

std::optional<Corner> Reader::letter() {
  for (Corner letter = kFirstLetter; letter < kFirstLetter + kMostLetters; ++letter) {
    if (place_ == text_.size() || text_[place_] != letter_text(letter)) continue;
    if (corners_of_[letter] == 3) fail(fmt::format("no fourth corner of '{}': a vertex has three ends", text_[place_]));
    ++corners_of_[letter];
    ++place_;
    return letter;
  }
  return std::nullopt;
}

Word Reader::word() {
  Word word;
  do {
    if (const auto letter = this->letter()) {
      word.push_back(*letter);
    } else if (skip("1")) {
      word.push_back(kOneEnd);
    } else if (skip("2")) {
      word.push_back(kTwoEnds);
    } else {
      fail("a letter, 1 or 2");
    }
  } while (!skip(")"));
  return word;
}

void Reader::boundary(Region& region) {
  if (skip("(")) {
    region.words.push_back(word());
    return;
  }
  unsigned spots = 0;
  const char* const end = text_.data() + text_.size();
  const auto [rest, error] = std::from_chars(text_.data() + place_, end, spots);
  if (error == std::errc::invalid_argument) fail("a number of spots, or a boundary as (1ab)");
  if (error != std::errc{} || spots > Sprouts::kMostSpots - region.spots) {
    fail(fmt::format("at most {} spots", Sprouts::kMostSpots));
  }
  region.spots += spots;
  place_ = static_cast<std::size_t>(rest - text_.data());
}

Reader::Region Reader::region() {
  Region region;
  do boundary(region);
  while (skip(","));
  if (skip(" on ")) {
    const std::size_t end = std::min(text_.find(' ', place_), text_.size());
    region.surface = Surface::parse(text_.substr(place_, end - place_));
    place_ = end;
  }
  return region;
}

SproutsDrawing Reader::drawing() {
  std::vector<Region> regions;
  do regions.push_back(region());
  while (skip(" | "));
  if (place_ != text_.size()) fail("',', ' on SURFACE', ' | ' or the end");
  // A letter by itself with no other corner is a spot, one among others has a single end, one with three is dead.
  SproutsDrawing drawing;
  for (Region& region : regions) {
    std::erase_if(region.words, [&](const Word& word) {
      const bool is_spot = word.size() == 1 && is_letter(word.front()) && corners_of_[word.front()] == 1;
      region.spots += is_spot ? 1 : 0;
      return is_spot;
    });
    for (Word& word : region.words) {
      const auto is_dead = [&](Corner corner) { return is_letter(corner) && corners_of_[corner] == 3; };
      word.erase(std::remove_if(word.begin(), word.end(), is_dead), word.end());
      for (Corner& corner : word) corner = is_letter(corner) && corners_of_[corner] == 1 ? kOneEnd : corner;
    }
    std::erase_if(region.words, [](const Word& word) { return word.empty(); });
    if (region.spots == 0 && region.words.empty()) continue;
    drawing.add_region(region.surface, region.spots);
    for (const Word& word : region.words) drawing.add_boundary(word);
  }
  return drawing;
}

// No play comes to more vertices of two corners: a curve adds one, and each of its ends a half at most to the sum of
// letters, of vertices that may get a second corner, and of half the ends that leave no letter less.
std::size_t most_letters(const SproutsDrawing& drawing) {
  std::size_t halves = 0;
  for (std::size_t region = 0; region < drawing.regions(); ++region) halves += 4 * drawing.spots(region);
  for (const Corner corner : drawing.corners()) halves += corner == kOneEnd ? 3 : 1;
  return (halves + 1) / 2;
}

}  // namespace

char letter_text(Corner letter) {
  return letter_of(static_cast<unsigned>(letter - kFirstLetter));
}

SproutsDrawing parse_sprouts(std::string_view text) {
  SproutsDrawing drawing = Reader(text).drawing();
  if (most_letters(drawing) > kMostLetters) {
    throw InputError(
        fmt::format("'{}': expected at most {} spots, or as much in other vertices", text, Sprouts::kMostSpots));
  }
  return drawing;
}

Sum<SproutsLand> Sprouts::parse(std::string_view text) const {
  return lands(parse_sprouts(text));
}

std::string Sprouts::print(const SproutsLand& land) const {
  const SproutsDrawing drawing = land_of_word(land.word);
  std::array<char, kFirstLetter + kMostLetters> names{};
  Corner next = kFirstLetter;
  std::vector<std::string> regions;
  for (std::size_t region = 0; region < drawing.regions(); ++region) {
    std::vector<std::string> boundaries;
    if (drawing.spots(region) > 0) boundaries.push_back(fmt::format("{}", drawing.spots(region)));
    for (std::size_t b = drawing.first_boundary(region); b < drawing.first_boundary(region + 1); ++b) {
      std::string word = "(";
      for (const Corner corner : drawing.boundary(b)) {
        if (!is_letter(corner)) {
          word += static_cast<char>('0' + corner);
          continue;
        }
        if (names[corner] == '\0') names[corner] = letter_text(next++);
        word += names[corner];
      }
      boundaries.push_back(word + ")");
    }
    const Surface surface = drawing.surface(region);
    regions.push_back(
        fmt::format("{}{}", fmt::join(boundaries, ","), surface == Surface() ? "" : " on " + surface.print()));
  }
  return fmt::format("{}", fmt::join(regions, " | "));
}

}  // namespace sprague
