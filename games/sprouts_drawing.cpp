#include "games/sprouts_drawing.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// One more than the largest corner: a move may name three more vertices.
constexpr std::size_t kCodes = kFirstLetter + kMostLetters + 3;

// A set of letters.
using Letters = std::uint64_t;
static_assert(kCodes <= 64);
constexpr Letters set_of(Corner letter) {
  return Letters{1} << letter;
}

Corner surface_code(Surface surface) {
  return static_cast<Corner>(2 * surface.genus() + (surface.is_orientable() ? 0 : 1));
}

Surface surface_of(Corner code) {
  return code % 2 == 0 ? Surface::with_handles(code / 2) : Surface::with_crosscaps(code / 2);
}

struct RegionCensus {
  std::size_t lives = 0;
  Letters letters = 0;
  Letters twice = 0;
};

RegionCensus census_of(const SproutsDrawing& drawing, std::size_t region) {
  RegionCensus census;
  for (std::size_t b = drawing.first_boundary(region); b < drawing.first_boundary(region + 1); ++b) {
    for (const Corner corner : drawing.boundary(b)) {
      if (is_letter(corner)) {
        (census.letters & set_of(corner) ? census.twice : census.letters) |= set_of(corner);
      } else {
        census.lives += 3U - corner;
      }
    }
  }
  census.lives += 3 * drawing.spots(region) + static_cast<std::size_t>(std::popcount(census.letters));
  return census;
}

// Writes the lands of a drawing as words.
class LandWriter {
 public:
  LandWriter(const SproutsDrawing& drawing, SproutsReductions reductions);
  void each(absl::FunctionRef<void(std::string_view)> take);

 private:
  // The land that the region belongs to, none of which comes before it.
  void write_land(std::size_t first);
  void put_region(std::size_t region);
  void write_few_lives(std::size_t region);
  void write_boundary(std::span<const Corner> corners);
  void put(Corner corner) { word_.push_back(static_cast<char>(corner)); }
  // The corner, a letter by its name in the land.
  Corner named(Corner corner) {
    if (!is_letter(corner)) return corner;
    if ((two_corners_ & set_of(corner)) == 0) return kTwoEnds;
    if (names_[corner] == 0) names_[corner] = next_name_++;
    return names_[corner];
  }

  const SproutsDrawing& drawing_;
  SproutsReductions reductions_;
  absl::InlinedVector<RegionCensus, 12> regions_;  // those that are over, or written, without letters and lives
  Letters joining_ = 0;                            // letters in two regions
  Letters two_corners_ = 0;
  absl::InlinedVector<char, 128> word_;
  std::array<Corner, kCodes> names_;
  Corner next_name_ = kFirstLetter;
};

LandWriter::LandWriter(const SproutsDrawing& drawing, SproutsReductions reductions)
    : drawing_(drawing), reductions_(reductions) {
  Letters met = 0;
  for (std::size_t region = 0; region < drawing.regions(); ++region) {
    RegionCensus census = census_of(drawing, region);
    if (census.lives <= 1) census = {};
    joining_ |= met & census.letters;
    met |= census.letters;
    two_corners_ |= census.twice;
    regions_.push_back(census);
  }
  two_corners_ |= joining_;
}

void LandWriter::each(absl::FunctionRef<void(std::string_view)> take) {
  for (std::size_t region = 0; region < regions_.size(); ++region) {
    if (regions_[region].lives == 0) continue;
    write_land(region);
    take({word_.data(), word_.size()});
  }
}

void LandWriter::write_land(std::size_t first) {
  word_.clear();
  names_.fill(0);
  next_name_ = kFirstLetter;
  Letters reached = regions_[first].letters & joining_;
  for (bool grown = reached != 0; grown;) {
    grown = false;
    for (const RegionCensus& region : regions_) {
      const Letters more = region.letters & joining_;
      if ((more & reached) == 0 || (more & ~reached) == 0) continue;
      reached |= more;
      grown = true;
    }
  }
  for (std::size_t region = first; region < regions_.size(); ++region) {
    if (region != first && (regions_[region].letters & reached) == 0) continue;
    put_region(region);
    regions_[region] = {};
  }
}

void LandWriter::put_region(std::size_t region) {
  if (reductions_.few_lives && regions_[region].lives <= 3) {
    write_few_lives(region);
    return;
  }
  put(surface_code(drawing_.surface(region)));
  put(static_cast<Corner>(drawing_.spots(region)));
  for (std::size_t b = drawing_.first_boundary(region); b < drawing_.first_boundary(region + 1); ++b) {
    write_boundary(drawing_.boundary(b));
  }
  put(0);
}

// One corner for each pair of neighbours that is one vertex.
void LandWriter::write_boundary(std::span<const Corner> corners) {
  const bool unite = reductions_.neighbouring_corners && corners.size() > 1;
  std::size_t size = corners.size();
  std::size_t i = 0;
  if (unite && corners.front() == corners.back() && is_letter(corners.front())) {
    put(kTwoEnds);
    i = 1;
    --size;
  }
  for (; i < size; ++i) {
    if (unite && i + 1 < size && corners[i] == corners[i + 1] && is_letter(corners[i])) {
      put(kTwoEnds);
      ++i;
    } else {
      put(named(corners[i]));
    }
  }
  put(0);
}

void LandWriter::write_few_lives(std::size_t region) {
  put(surface_code({}));
  put(0);
  std::size_t lives = regions_[region].lives;
  Letters joining = regions_[region].letters & joining_;
  for (; joining != 0; joining &= joining - 1, --lives) {
    put(named(static_cast<Corner>(std::countr_zero(joining))));
  }
  for (; lives > 0; --lives) put(kTwoEnds);
  put(0);
  put(0);
}

}  // namespace

std::size_t lives_of(const SproutsDrawing& drawing, std::size_t region) {
  return census_of(drawing, region).lives;
}

std::size_t lives_of(const SproutsDrawing& drawing) {
  std::size_t lives = 0;
  std::uint64_t letters = 0;
  for (std::size_t region = 0; region < drawing.regions(); ++region) {
    const RegionCensus census = census_of(drawing, region);
    lives += census.lives - static_cast<std::size_t>(std::popcount(census.letters));
    letters |= census.letters;
  }
  return lives + static_cast<std::size_t>(std::popcount(letters));
}

std::string word_of(const SproutsDrawing& land) {
  std::string word;
  for (std::size_t region = 0; region < land.regions(); ++region) {
    word.push_back(static_cast<char>(surface_code(land.surface(region))));
    word.push_back(static_cast<char>(land.spots(region)));
    for (std::size_t b = land.first_boundary(region); b < land.first_boundary(region + 1); ++b) {
      const auto corners = land.boundary(b);
      word.append(corners.begin(), corners.end());
      word.push_back('\0');
    }
    word.push_back('\0');
  }
  return word;
}

SproutsDrawing land_of_word(std::string_view word) {
  SproutsDrawing land;
  for (std::size_t i = 0; i < word.size(); ++i) {
    land.add_region(surface_of(static_cast<Corner>(word[i])), static_cast<std::uint8_t>(word[i + 1]));
    for (i += 2; word[i] != '\0'; ++i) {
      Word boundary;
      for (; word[i] != '\0'; ++i) boundary.push_back(static_cast<Corner>(word[i]));
      land.add_boundary(boundary);
    }
  }
  return land;
}

void each_land(const SproutsDrawing& drawing, SproutsReductions reductions,
               absl::FunctionRef<void(std::string_view)> take) {
  LandWriter(drawing, reductions).each(take);
}

}  // namespace sprague
