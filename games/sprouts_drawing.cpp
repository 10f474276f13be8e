#include "games/sprouts_drawing.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <optional>

#include "canonical/ensure.hpp"
#include "games/sprouts_limits.hpp"

namespace sprague {
namespace {

// One more than the largest corner: a move may name three more vertices.
constexpr std::size_t kCodes = kFirstLetter + kMostLetters + 3;
using RegionIndex = std::uint8_t;
constexpr RegionIndex kNowhere = std::numeric_limits<RegionIndex>::max();

// The lives of the regions, and where each letter has its corners, regions that are over left out.
struct Census {
  explicit Census(const SproutsDrawing& drawing) : lives(drawing.regions()) {
    first.fill(kNowhere);
    second.fill(kNowhere);
    for (std::size_t region = 0; region < drawing.regions(); ++region) {
      lives[region] = lives_of(drawing, region);
      if (lives[region] <= 1) continue;
      for (std::size_t b = drawing.first_boundary(region); b < drawing.first_boundary(region + 1); ++b) {
        for (const Corner corner : drawing.boundary(b)) {
          if (is_letter(corner))
            (first[corner] == kNowhere ? first : second)[corner] = static_cast<RegionIndex>(region);
        }
      }
    }
  }

  bool has_two(Corner letter) const { return second[letter] != kNowhere; }
  bool joins_regions(Corner letter) const { return has_two(letter) && first[letter] != second[letter]; }

  absl::InlinedVector<std::size_t, 16> lives;
  std::array<RegionIndex, kCodes> first;
  std::array<RegionIndex, kCodes> second;
};

// Copies the regions of a land, names its letters.
class LandWriter {
 public:
  LandWriter(const SproutsDrawing& drawing, const Census& census, SproutsReductions reductions)
      : drawing_(drawing), census_(census), reductions_(reductions) {
    names_.fill(0);
  }

  void copy(std::size_t region);
  SproutsDrawing land;

 private:
  void copy_few_lives(std::size_t region);
  // The corner, a letter by its name in the land.
  Corner named(Corner corner) {
    if (!is_letter(corner)) return corner;
    if (!census_.has_two(corner)) return kTwoEnds;
    if (names_[corner] == 0) names_[corner] = next_name_++;
    return names_[corner];
  }

  const SproutsDrawing& drawing_;
  const Census& census_;
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
  if (reductions_.few_lives && census_.lives[region] <= 3) {
    copy_few_lives(region);
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

void LandWriter::copy_few_lives(std::size_t region) {
  Word word;
  for (std::size_t b = drawing_.first_boundary(region); b < drawing_.first_boundary(region + 1); ++b) {
    for (const Corner corner : drawing_.boundary(b)) {
      if (is_letter(corner) && census_.joins_regions(corner)) word.push_back(named(corner));
    }
  }
  word.insert(word.end(), census_.lives[region] - word.size(), kTwoEnds);
  land.add_region({}, 0);
  land.add_boundary(word);
}

void limit_surfaces(SproutsDrawing& land) {
  for (std::size_t region = 0; region < land.regions(); ++region) {
    const Surface surface = land.surface(region);
    if (surface != Surface()) land.set_surface(region, limited(surface, vertices_in(land, region)));
  }
}

}  // namespace

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
  ENSURE(drawing.regions() < kNowhere, "more regions than a drawing can have");
  const Census census(drawing);
  absl::InlinedVector<std::size_t, 16> land_of(drawing.regions());
  std::iota(land_of.begin(), land_of.end(), std::size_t{0});
  for (const Corner corner : drawing.corners()) {
    if (!is_letter(corner) || !census.joins_regions(corner)) continue;
    const std::size_t from = land_of[census.second[corner]];
    const std::size_t to = land_of[census.first[corner]];
    if (from != to) std::replace(land_of.begin(), land_of.end(), from, to);
  }
  std::vector<SproutsDrawing> lands;
  for (std::size_t l = 0; l < drawing.regions(); ++l) {
    std::optional<LandWriter> writer;
    for (std::size_t region = 0; region < drawing.regions(); ++region) {
      if (land_of[region] != l || census.lives[region] <= 1) continue;
      if (!writer) writer.emplace(drawing, census, reductions);
      writer->copy(region);
    }
    if (!writer) continue;
    if (reductions.limit_genus) limit_surfaces(writer->land);
    lands.push_back(std::move(writer->land));
  }
  return lands;
}

}  // namespace sprague
