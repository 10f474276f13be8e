#include "games/sprouts_drawing.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <tuple>
#include <utility>

#include "canonical/ensure.hpp"
#include "games/short_list.hpp"
#include "games/sprouts_limits.hpp"

namespace sprague {
namespace {

// One more than the largest corner: a move may name three more vertices.
constexpr std::size_t kCodes = kFirstLetter + kMostLetters + 3;
static_assert(kCodes <= 64);

// Of a drawing; 52 letters make no more than half of this.
constexpr std::size_t kMostBytes = 1024;
constexpr std::size_t kMostRegions = kMostBytes / 3;

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
    char* begin;
    char* end;
    std::size_t lives;
    Letters letters;
    Letters twice;  // letters with both corners here
  };

  // Adds the boundary that begins at a place, to the region under way; says where it ends.
  const char* add_boundary(const char* from, Region& region);
  // The land that the region belongs to, none of which comes before it. Regions come in an order, and boundaries begin
  // at a corner, that do not depend on how they lie in the drawing, as far as that is told cheaply: so most drawings of
  // a land give few words.
  void write_land(Region* first);
  void write(const Region& region);
  // Where a boundary begins that is least as long as letters do not differ.
  const char* least_start(const char* begin, const char* end) const;
  void write_few_lives(std::span<Region* const> regions);
  static RegionVertices vertices_in(const Region& region);
  char named(char corner) {
    Corner& name = names_[static_cast<Corner>(corner)];
    if (name == kNoName) name = next_name_++;
    return static_cast<char>(name);
  }

  static constexpr Corner kNoName = kCodes;

  Letters dead_;
  SproutsReductions reductions_;
  // What is added to a boundary is one corner at most, and to a region four.
  std::array<char, 2 * kMostBytes> alive_;
  std::array<char, 3 * kMostBytes> word_;
  char* alive_end_ = alive_.data();
  char* word_end_ = word_.data();
  Letters joining_ = 0;  // letters in two regions
  Letters two_corners_ = 0;
  Corner next_name_ = kFirstLetter;
  std::array<Corner, 64> names_;  // kTwoEnds for letters with one corner
  ShortList<Region, kMostRegions> regions_;
};

Lands::Lands(std::string_view drawing, Letters dead, SproutsReductions reductions)
    : dead_(dead), reductions_(reductions) {
  ENSURE(drawing.size() <= kMostBytes, "a drawing of too many bytes");
  Letters met = 0;
  const char* const drawing_end = drawing.data() + drawing.size();
  for (const char* from = drawing.data(); from != drawing_end; ++from) {
    Region region{alive_end_, nullptr, std::size_t{3} * static_cast<std::uint8_t>(from[1]), 0, 0};
    *alive_end_++ = *from++;
    *alive_end_++ = *from++;
    for (; *from != '\0'; ++from) from = add_boundary(from, region);
    *alive_end_++ = '\0';
    region.end = alive_end_;
    region.lives += static_cast<std::size_t>(std::popcount(region.letters));
    if (region.lives <= 1) continue;
    joining_ |= met & region.letters;
    met |= region.letters;
    two_corners_ |= region.twice;
    regions_.push_back(region);
  }
  two_corners_ |= joining_;
}

const char* Lands::add_boundary(const char* from, Region& region) {
  char* const begin = alive_end_;
  char* end = begin;
  // Both corners of the letter are neighbours.
  const auto unite = [&](char& corner) {
    const Letters letter = set_of(static_cast<Corner>(corner));
    region.letters &= ~letter;
    region.twice &= ~letter;
    ++region.lives;
    corner = static_cast<char>(kTwoEnds);
  };
  for (; *from != '\0'; ++from) {
    const auto corner = static_cast<Corner>(*from);
    if (!is_letter(corner)) {
      region.lives += 3U - corner;
    } else if (const Letters letter = set_of(corner); (letter & dead_) != 0) {
      continue;
    } else if (end != begin && end[-1] == *from && reductions_.neighbouring_corners) {
      unite(end[-1]);
      continue;
    } else {
      region.twice |= region.letters & letter;
      region.letters |= letter;
    }
    *end++ = *from;
  }
  if (end == begin) return from;
  if (end - begin > 1 && *begin == end[-1] && is_letter(static_cast<Corner>(*begin)) &&
      reductions_.neighbouring_corners) {
    --end;
    unite(*begin);
  }
  if (end - begin == 1 && *begin == static_cast<char>(kOneEnd) && reductions_.lone_vertices) {
    *begin = static_cast<char>(kTwoEnds);
    *end++ = static_cast<char>(kTwoEnds);
  }
  *end++ = '\0';
  alive_end_ = end;
  return from;
}

void Lands::each(absl::FunctionRef<void(std::string_view)> take) {
  for (Region& region : regions_) {
    if (region.lives == 0) continue;
    write_land(&region);
    take({word_.data(), static_cast<std::size_t>(word_end_ - word_.data())});
  }
}

void Lands::write_land(Region* first) {
  word_end_ = word_.data();
  names_.fill(kTwoEnds);
  names_[kSpot] = kSpot;
  names_[kOneEnd] = kOneEnd;
  for (Letters letters = two_corners_; letters != 0; letters &= letters - 1) {
    names_[static_cast<std::size_t>(std::countr_zero(letters))] = kNoName;
  }
  next_name_ = kFirstLetter;
  Letters reached = first->letters & joining_;
  for (bool grown = reached != 0; grown;) {
    grown = false;
    for (const Region& region : regions_) {
      const Letters more = region.letters & joining_;
      if ((more & reached) == 0 || (more & ~reached) == 0) continue;
      reached |= more;
      grown = true;
    }
  }
  ShortList<Region*, kMostRegions> many_lives;
  ShortList<Region*, kMostRegions> few_lives;
  for (Region& region : std::span(first, regions_.end())) {
    if (&region != first && (region.letters & reached) == 0) continue;
    (reductions_.few_lives && region.lives <= 3 ? few_lives : many_lives).push_back(&region);
  }
  const auto kind = [](const Region* region) {
    return std::tuple(region->begin[0], region->begin[1], region->end - region->begin);
  };
  sort_few(many_lives, [&](const Region* one, const Region* other) { return kind(one) < kind(other); });
  for (const Region* region : many_lives) write(*region);
  write_few_lives({few_lives.data(), few_lives.size()});
  for (Region* region : many_lives) region->letters = region->lives = 0;
  for (Region* region : few_lives) region->letters = region->lives = 0;
}

void Lands::write(const Region& region) {
  char* const start = word_end_;
  char* to = std::copy(region.begin, region.begin + 2, start);
  for (const char* from = region.begin + 2; *from != '\0'; ++from) {
    const char* end = from;
    while (*end != '\0') ++end;
    const char* const first = least_start(from, end);
    for (const char* corner = first; corner != end; ++corner) *to++ = named(*corner);
    for (const char* corner = from; corner != first; ++corner) *to++ = named(*corner);
    *to++ = '\0';
    from = end;
  }
  *to++ = '\0';
  word_end_ = to;
  if (reductions_.limit_genus && *start != static_cast<char>(code_of({}))) {
    const Surface surface = surface_of(static_cast<Corner>(*start));
    *start = static_cast<char>(code_of(limited(surface, vertices_in(region))));
  }
}

const char* Lands::least_start(const char* begin, const char* end) const {
  const auto size = static_cast<std::size_t>(end - begin);
  const auto at = [&](std::size_t i) {
    return std::min(names_[static_cast<Corner>(begin[i < size ? i : i - size])], kFirstLetter);
  };
  // The two best starts so far, and how far they read the same.
  std::size_t one = 0;
  std::size_t other = 1;
  for (std::size_t same = 0; other < size && same < size;) {
    const Corner a = at(one + same);
    const Corner b = at(other + same);
    if (a == b) {
      ++same;
      continue;
    }
    // From no corner of the greater one that was compared does it read least.
    if (a > b) one = std::exchange(other, std::max(other, one + same) + 1);
    if (a < b) other += same + 1;
    same = 0;
  }
  return begin + one;
}

void Lands::write_few_lives(std::span<Region* const> regions) {
  // Of a region, in the order of their names; those without come last.
  using Vertices = std::array<char, 3>;
  const auto name_less = [&](char one, char other) {
    return names_[static_cast<Corner>(one)] < names_[static_cast<Corner>(other)];
  };
  ShortList<Vertices, kMostRegions> few;
  for (const Region* region : regions) {
    Vertices& vertices = few.push_back({});
    std::size_t lives = 0;
    for (Letters letters = region->letters & joining_; letters != 0; letters &= letters - 1)
      vertices[lives++] = static_cast<char>(std::countr_zero(letters));
    while (lives < region->lives) vertices[lives++] = static_cast<char>(kTwoEnds);
    sort_few(vertices, name_less);
  }
  sort_few(few, [&](const Vertices& one, const Vertices& other) {
    return std::ranges::lexicographical_compare(one, other, name_less);
  });
  const auto put = [&](char byte) { *word_end_++ = byte; };
  for (const Vertices& vertices : few) {
    put(static_cast<char>(code_of({})));
    put('\0');
    for (const char vertex : vertices) {
      if (vertex != '\0') put(named(vertex));
    }
    put('\0');
    put('\0');
  }
}

RegionVertices Lands::vertices_in(const Region& region) {
  RegionVertices vertices;
  vertices.spots = static_cast<std::uint8_t>(region.begin[1]);
  const std::span<const char> corners(region.begin + 2, region.end);
  vertices.one_end = static_cast<unsigned>(std::ranges::count(corners, static_cast<char>(kOneEnd)));
  vertices.letters = static_cast<unsigned>(std::popcount(region.twice));
  vertices.two_ends = static_cast<unsigned>(region.lives) - vertices.lives();
  return vertices;
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
