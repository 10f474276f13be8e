#include "games/sprouts_drawing.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// One more than the largest corner: a move may name three more vertices.
constexpr std::size_t kCodes = kFirstLetter + kMostLetters + 3;
constexpr std::uint8_t kNowhere = std::numeric_limits<std::uint8_t>::max();

// Where each letter has its corners, regions that are over left out.
class Letters {
 public:
  explicit Letters(const SproutsDrawing& drawing) {
    first_.fill(kNowhere);
    second_.fill(kNowhere);
    for (std::size_t region = 0; region < drawing.regions(); ++region) {
      if (lives_of(drawing, region) <= 1) continue;
      for (std::size_t b = drawing.first_boundary(region); b < drawing.first_boundary(region + 1); ++b) {
        for (const Corner corner : drawing.boundary(b)) {
          if (is_letter(corner)) add(corner, static_cast<std::uint8_t>(region));
        }
      }
    }
  }

  bool has_two(Corner letter) const { return second_[letter] != kNowhere; }
  bool joins_regions(Corner letter) const { return has_two(letter) && first_[letter] != second_[letter]; }
  std::size_t first_region(Corner letter) const { return first_[letter]; }
  std::size_t second_region(Corner letter) const { return second_[letter]; }

 private:
  void add(Corner letter, std::uint8_t region) {
    DEBUG_ASSERT(second_[letter] == kNowhere);
    (first_[letter] == kNowhere ? first_ : second_)[letter] = region;
  }

  std::array<std::uint8_t, kCodes> first_;
  std::array<std::uint8_t, kCodes> second_;
};

// Copies the regions of a land, names its letters.
class LandWriter {
 public:
  LandWriter(const SproutsDrawing& drawing, const Letters& letters, SproutsReductions reductions)
      : drawing_(drawing), letters_(letters), reductions_(reductions) {
    names_.fill(0);
  }

  void copy(std::size_t region);
  SproutsDrawing land;

 private:
  void copy_few_lives(std::size_t region, std::size_t lives);
  // The corner, a letter by its name in the land.
  Corner named(Corner corner) {
    if (!is_letter(corner)) return corner;
    if (!letters_.has_two(corner)) return kTwoEnds;
    if (names_[corner] == 0) names_[corner] = next_name_++;
    return names_[corner];
  }

  const SproutsDrawing& drawing_;
  const Letters& letters_;
  SproutsReductions reductions_;
  std::array<Corner, kCodes> names_;
  Corner next_name_ = kFirstLetter;
};

// One corner for each pair of neighbours that is one vertex.
void unite_neighbours(Word& word) {
  std::size_t size = 0;
  for (const Corner corner : word) {
    if (is_letter(corner) && size > 0 && word[size - 1] == corner) {
      word[size - 1] = kTwoEnds;
    } else {
      word[size++] = corner;
    }
  }
  word.resize(size);
  if (size > 1 && is_letter(word.front()) && word.front() == word.back()) {
    word.pop_back();
    word.front() = kTwoEnds;
  }
}

void LandWriter::copy(std::size_t region) {
  const std::size_t lives = lives_of(drawing_, region);
  if (reductions_.few_lives && lives <= 3) {
    copy_few_lives(region, lives);
    return;
  }
  land.add_region(drawing_.surface(region), drawing_.spots(region));
  for (std::size_t b = drawing_.first_boundary(region); b < drawing_.first_boundary(region + 1); ++b) {
    const auto corners = drawing_.boundary(b);
    Word word(corners.begin(), corners.end());
    if (reductions_.neighbouring_corners) unite_neighbours(word);
    for (Corner& corner : word) corner = named(corner);
    land.add_boundary(word);
  }
}

void LandWriter::copy_few_lives(std::size_t region, std::size_t lives) {
  Word word;
  for (std::size_t b = drawing_.first_boundary(region); b < drawing_.first_boundary(region + 1); ++b) {
    for (const Corner corner : drawing_.boundary(b)) {
      if (is_letter(corner) && letters_.joins_regions(corner)) word.push_back(named(corner));
    }
  }
  word.insert(word.end(), lives - word.size(), kTwoEnds);
  land.add_region({}, 0);
  land.add_boundary(word);
}

}  // namespace

void SproutsDrawing::add_region(Surface surface, std::size_t spots) {
  DEBUG_ASSERT(spots <= std::numeric_limits<std::uint8_t>::max());
  regions_.push_back({surface, static_cast<std::uint8_t>(spots), static_cast<std::uint16_t>(boundary_ends_.size())});
}

void SproutsDrawing::add_boundary(std::span<const Corner> corners) {
  if (corners.empty()) return;
  corners_.insert(corners_.end(), corners.begin(), corners.end());
  boundary_ends_.push_back(static_cast<std::uint16_t>(corners_.size()));
  regions_.back().boundaries_end = static_cast<std::uint16_t>(boundary_ends_.size());
}

std::size_t lives_of(const SproutsDrawing& drawing, std::size_t region) {
  std::size_t lives = 3 * drawing.spots(region);
  std::array<bool, kCodes> met{};
  for (std::size_t b = drawing.first_boundary(region); b < drawing.first_boundary(region + 1); ++b) {
    for (const Corner corner : drawing.boundary(b)) {
      if (corner == kOneEnd) ++lives;
      if (!met[corner]) ++lives;
      met[corner] = is_letter(corner);
    }
  }
  return lives;
}

std::vector<SproutsDrawing> lands_of(const SproutsDrawing& drawing, SproutsReductions reductions) {
  const Letters letters(drawing);
  absl::InlinedVector<std::size_t, 16> land_of(drawing.regions());
  std::iota(land_of.begin(), land_of.end(), std::size_t{0});
  for (const Corner corner : drawing.corners()) {
    if (!is_letter(corner) || !letters.joins_regions(corner)) continue;
    const std::size_t from = land_of[letters.second_region(corner)];
    std::replace(land_of.begin(), land_of.end(), from, std::size_t{land_of[letters.first_region(corner)]});
  }
  std::vector<SproutsDrawing> lands;
  for (std::size_t l = 0; l < drawing.regions(); ++l) {
    LandWriter writer(drawing, letters, reductions);
    for (std::size_t region = 0; region < drawing.regions(); ++region) {
      if (land_of[region] == l && lives_of(drawing, region) > 1) writer.copy(region);
    }
    if (writer.land.regions() > 0) lands.push_back(std::move(writer.land));
  }
  return lands;
}

}  // namespace sprague
