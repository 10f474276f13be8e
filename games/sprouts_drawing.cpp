#include "games/sprouts_drawing.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "canonical/ensure.hpp"
#include "games/sprouts_limits.hpp"

namespace sprague {
namespace {

// One more than the largest corner: a move may name three more vertices.
constexpr std::size_t kCodes = kFirstLetter + kMostLetters + 3;
static_assert(kCodes <= 64);

Surface surface_of(Corner code) {
  return code % 2 == 0 ? Surface::with_handles(code / 2) : Surface::with_crosscaps(code / 2);
}

// Takes a drawing apart into lands, in two passes: what is dead left out, then letters named.
class Lands {
 public:
  Lands(std::string_view drawing, Letters dead, SproutsReductions reductions);
  void each(absl::FunctionRef<void(std::string_view)> take);

 private:
  // Of what is alive, from one byte up to another. Regions that are over, or done with, have no letters and no lives.
  struct Region {
    std::size_t begin;
    std::size_t end;
    std::size_t lives;
    Letters letters;
    Letters twice;  // letters with both corners here
  };

  // Adds the boundary that begins at a place, to the region under way; says where it ends.
  std::size_t add_boundary(std::string_view drawing, std::size_t from, Region& region);
  // The land that the region belongs to, none of which comes before it.
  void write_land(std::size_t first);
  void write(const Region& region);
  void write_few_lives(const Region& region);
  RegionVertices vertices_in(const Region& region) const;
  char named(char corner) {
    Corner& name = names_[static_cast<Corner>(corner)];
    if (name == kNoName) name = next_name_++;
    return static_cast<char>(name);
  }

  static constexpr Corner kNoName = kCodes;

  Letters dead_;
  SproutsReductions reductions_;
  absl::InlinedVector<char, 192> alive_;
  std::size_t alive_size_ = 0;
  absl::InlinedVector<Region, 12> regions_;
  Letters joining_ = 0;  // letters in two regions
  Letters two_corners_ = 0;
  absl::InlinedVector<char, 128> word_;
  std::array<Corner, kCodes> names_;
  Corner next_name_ = kFirstLetter;
};

Lands::Lands(std::string_view drawing, Letters dead, SproutsReductions reductions)
    : dead_(dead), reductions_(reductions), alive_(2 * drawing.size()) {
  Letters met = 0;
  for (std::size_t i = 0; i < drawing.size(); ++i) {
    Region region{alive_size_, 0, std::size_t{3} * static_cast<std::uint8_t>(drawing[i + 1]), 0, 0};
    alive_[alive_size_++] = drawing[i];
    alive_[alive_size_++] = drawing[i + 1];
    for (i += 2; drawing[i] != '\0'; ++i) i = add_boundary(drawing, i, region);
    alive_[alive_size_++] = '\0';
    region.end = alive_size_;
    region.lives += static_cast<std::size_t>(std::popcount(region.letters));
    if (region.lives <= 1) continue;
    joining_ |= met & region.letters;
    met |= region.letters;
    two_corners_ |= region.twice;
    regions_.push_back(region);
  }
  two_corners_ |= joining_;
}

std::size_t Lands::add_boundary(std::string_view drawing, std::size_t from, Region& region) {
  char* const begin = alive_.data() + alive_size_;
  char* end = begin;
  // Both corners of the letter are neighbours.
  const auto unite = [&](char& corner) {
    const Letters letter = set_of(static_cast<Corner>(corner));
    region.letters &= ~letter;
    region.twice &= ~letter;
    ++region.lives;
    corner = static_cast<char>(kTwoEnds);
  };
  for (; drawing[from] != '\0'; ++from) {
    const auto corner = static_cast<Corner>(drawing[from]);
    const Letters letter = set_of(corner);
    if ((letter & dead_) != 0) continue;
    if (letter == 0) {
      region.lives += 3U - corner;
    } else if (reductions_.neighbouring_corners && end != begin && end[-1] == drawing[from]) {
      unite(end[-1]);
      continue;
    } else {
      region.twice |= region.letters & letter;
      region.letters |= letter;
    }
    *end++ = drawing[from];
  }
  if (end == begin) return from;
  if (reductions_.neighbouring_corners && end - begin > 1 && *begin == end[-1] &&
      is_letter(static_cast<Corner>(*begin))) {
    --end;
    unite(*begin);
  }
  if (reductions_.lone_vertices && end - begin == 1 && *begin == static_cast<char>(kOneEnd)) {
    *begin = static_cast<char>(kTwoEnds);
    *end++ = static_cast<char>(kTwoEnds);
  }
  *end++ = '\0';
  alive_size_ += static_cast<std::size_t>(end - begin);
  return from;
}

void Lands::each(absl::FunctionRef<void(std::string_view)> take) {
  for (std::size_t region = 0; region < regions_.size(); ++region) {
    if (regions_[region].lives == 0) continue;
    write_land(region);
    take({word_.data(), word_.size()});
  }
}

void Lands::write_land(std::size_t first) {
  word_.clear();
  names_.fill(kTwoEnds);
  names_[0] = 0;
  names_[kOneEnd] = kOneEnd;
  for (Letters letters = two_corners_; letters != 0; letters &= letters - 1) {
    names_[static_cast<std::size_t>(std::countr_zero(letters))] = kNoName;
  }
  next_name_ = kFirstLetter;
  Letters reached = regions_[first].letters & joining_;
  for (bool grown = reached != 0; grown;) {
    grown = false;
    for (const Region& region : regions_) {
      const Letters more = region.letters & joining_;
      if ((more & reached) == 0 || (more & ~reached) == 0) continue;
      reached |= more;
      grown = true;
    }
  }
  for (std::size_t region = first; region < regions_.size(); ++region) {
    if (region != first && (regions_[region].letters & reached) == 0) continue;
    write(regions_[region]);
    regions_[region] = {};
  }
}

void Lands::write(const Region& region) {
  if (reductions_.few_lives && region.lives <= 3) {
    write_few_lives(region);
    return;
  }
  const std::size_t start = word_.size();
  word_.insert(word_.end(), alive_.begin() + static_cast<std::ptrdiff_t>(region.begin),
               alive_.begin() + static_cast<std::ptrdiff_t>(region.end));
  for (std::size_t i = start + 2; i < word_.size(); ++i) word_[i] = named(word_[i]);
  if (reductions_.limit_genus && word_[start] != static_cast<char>(code_of({}))) {
    const Surface surface = surface_of(static_cast<Corner>(word_[start]));
    word_[start] = static_cast<char>(code_of(limited(surface, vertices_in(region))));
  }
}

RegionVertices Lands::vertices_in(const Region& region) const {
  RegionVertices vertices;
  vertices.spots = static_cast<std::uint8_t>(alive_[region.begin + 1]);
  const auto corners = std::span(alive_).subspan(region.begin + 2, region.end - region.begin - 2);
  vertices.one_end = static_cast<unsigned>(std::ranges::count(corners, static_cast<char>(kOneEnd)));
  vertices.letters = static_cast<unsigned>(std::popcount(region.twice));
  vertices.two_ends = static_cast<unsigned>(region.lives) - vertices.lives();
  return vertices;
}

void Lands::write_few_lives(const Region& region) {
  const auto put = [&](char byte) { word_.push_back(byte); };
  put(static_cast<char>(code_of({})));
  put('\0');
  std::size_t lives = region.lives;
  for (Letters letters = region.letters & joining_; letters != 0; letters &= letters - 1, --lives) {
    put(named(static_cast<char>(std::countr_zero(letters))));
  }
  for (; lives > 0; --lives) put(static_cast<char>(kTwoEnds));
  put('\0');
  put('\0');
}

}  // namespace

Corner code_of(Surface surface) {
  return static_cast<Corner>(2 * surface.genus() + (surface.is_orientable() ? 0 : 1));
}

std::size_t lives_of(const SproutsDrawing& land) {
  std::size_t lives = 0;
  Letters letters = 0;
  for (std::size_t region = 0; region < land.regions(); ++region) lives += 3 * land.spots(region);
  for (const Corner corner : land.corners()) {
    lives += is_letter(corner) ? 0 : 3U - corner;
    letters |= set_of(corner);
  }
  return lives + static_cast<std::size_t>(std::popcount(letters));
}

std::size_t lives_of(std::string_view drawing, Letters dead) {
  std::size_t lives = 0;
  Letters letters = 0;
  for (std::size_t i = 0; i < drawing.size(); ++i) {
    lives += std::size_t{3} * static_cast<std::uint8_t>(drawing[++i]);
    for (++i; drawing[i] != '\0'; ++i) {
      for (; drawing[i] != '\0'; ++i) {
        const auto corner = static_cast<Corner>(drawing[i]);
        lives += is_letter(corner) ? 0 : 3U - corner;
        letters |= set_of(corner);
      }
    }
  }
  return lives + static_cast<std::size_t>(std::popcount(letters & ~dead));
}

std::string word_of(const SproutsDrawing& land) {
  std::string word;
  for (std::size_t region = 0; region < land.regions(); ++region) {
    word.push_back(static_cast<char>(code_of(land.surface(region))));
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

void each_land(std::string_view drawing, Letters dead, SproutsReductions reductions,
               absl::FunctionRef<void(std::string_view)> take) {
  Lands(drawing, dead, reductions).each(take);
}

}  // namespace sprague
