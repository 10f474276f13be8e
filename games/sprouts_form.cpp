// The canonical word of a land.
//
// Each corner of a boundary with letters gets a colour: from how its boundary reads from it on in both directions (as a
// set, for regions have mirror images), from its region, and from the same of its vertex's other corner; then again by
// these colours. If all letters' corners differ, their order gives the order of everything, and each region is written
// from the side that reads less. Otherwise each of some that are alike is made different in turn, and the least word
// counts. Colours depend on the land alone and not on how it was written down, so equal lands get equal words; the word
// says all of the land, so different ones get different words.
#include <algorithm>
#include <array>
#include <limits>

#include "canonical/ensure.hpp"
#include "games/sprouts_drawing.hpp"

namespace sprague {
namespace {

using Colour = std::uint64_t;
using Index = std::uint8_t;
using Bytes = absl::InlinedVector<char, 96>;

constexpr Index kNone = std::numeric_limits<Index>::max();
constexpr Colour kBase = 0x9e3779b97f4a7c15;

// SplitMix64's finalizer.
Colour mixed(Colour x) {
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

unsigned surface_code(Surface surface) {
  return 2 * surface.genus() + (surface.is_orientable() ? 0 : 1);
}

Surface surface_of(std::uint8_t code) {
  return code % 2 == 0 ? Surface::with_handles(code / 2) : Surface::with_crosscaps(code / 2);
}

// The least reading of a cyclic word.
Word least_turn(Word word) {
  Word least = word;
  for (std::size_t i = 1; i < word.size(); ++i) {
    std::rotate(word.begin(), word.begin() + 1, word.end());
    least = std::min(least, word);
  }
  return least;
}

class Form {
 public:
  explicit Form(const SproutsDrawing& land);
  std::string least_word();

 private:
  struct Place {
    Corner corner;
    Index other;  // the vertex's other corner, of a letter
    Index boundary;
  };
  struct Boundary {
    Index first;  // its places follow each other
    Index size;
    Index region;
    Index after(Index place) const { return place + 1 == first + size ? first : static_cast<Index>(place + 1); }
    Index before(Index place) const {
      return place == first ? static_cast<Index>(first + size - 1) : static_cast<Index>(place - 1);
    }
  };
  struct Region {
    Surface surface;
    Index spots;
    Index with_direction;        // how many boundaries with letters are longer than two corners
    std::array<Bytes, 2> plain;  // the boundaries without letters, forwards and backwards
  };
  using Colours = absl::InlinedVector<Colour, 32>;
  using Order = absl::InlinedVector<std::pair<Colour, Index>, 32>;

  void add_region(const SproutsDrawing& land, std::size_t r);
  Colours first_colours() const;
  Colours refined(const Colours& colours) const;
  // The letters' corners by their colours.
  Order order_by(const Colours& colours) const;
  // The word in which each region and each boundary comes where its first corner does.
  void write(const Order& order);
  void search(Colours colours);
  // Does the land stay the same when the vertices at two places change places?
  bool are_twins(Index p, Index q) const;
  // Is the boundary the same in any order of its corners, and the other boundaries of its region with it?
  bool is_free(const Boundary& boundary) const;

  absl::InlinedVector<Place, 32> places_;  // of boundaries with letters
  absl::InlinedVector<Boundary, 16> boundaries_;
  absl::InlinedVector<Region, 4> regions_;
  Bytes least_;
};

Form::Form(const SproutsDrawing& land) {
  for (std::size_t region = 0; region < land.regions(); ++region) add_region(land, region);
  std::array<Index, kFirstLetter + kMostLetters> first;
  first.fill(kNone);
  for (Index p = 0; p < places_.size(); ++p) {
    Place& place = places_[p];
    if (!is_letter(place.corner)) continue;
    if (first[place.corner] == kNone) {
      first[place.corner] = p;
    } else {
      place.other = first[place.corner];
      places_[place.other].other = p;
    }
  }
}

void Form::add_region(const SproutsDrawing& land, std::size_t r) {
  Region region{land.surface(r), static_cast<Index>(land.spots(r)), 0, {}};
  const bool orientable = region.surface.is_orientable();
  std::array<absl::InlinedVector<Word, 4>, 2> plain;
  for (std::size_t b = land.first_boundary(r); b < land.first_boundary(r + 1); ++b) {
    const auto corners = land.boundary(b);
    if (std::ranges::any_of(corners, is_letter)) {
      for (const Corner corner : corners) {
        places_.push_back({corner, static_cast<Index>(places_.size()), static_cast<Index>(boundaries_.size())});
      }
      const auto size = static_cast<Index>(corners.size());
      boundaries_.push_back({static_cast<Index>(places_.size() - size), size, static_cast<Index>(r)});
      if (size > 2) ++region.with_direction;
      continue;
    }
    plain[0].push_back(least_turn(Word(corners.begin(), corners.end())));
    plain[1].push_back(least_turn(Word(corners.rbegin(), corners.rend())));
    if (!orientable) plain[0].back() = std::min(plain[0].back(), plain[1].back());
  }
  for (const std::size_t way : {0, 1}) {
    std::ranges::sort(plain[way]);
    for (const Word& word : plain[way]) {
      region.plain[way].insert(region.plain[way].end(), word.begin(), word.end());
      region.plain[way].push_back('\0');
    }
  }
  if (!orientable) region.plain[1] = region.plain[0];
  regions_.push_back(std::move(region));
}

Form::Colours Form::first_colours() const {
  absl::InlinedVector<Colour, 8> of_region;
  for (const Region& region : regions_) {
    Colour colour = mixed(256 * surface_code(region.surface) + region.spots + 1);
    for (const char byte : std::min(region.plain[0], region.plain[1])) {
      colour = mixed(colour + static_cast<std::uint8_t>(byte));
    }
    of_region.push_back(colour);
  }
  Colours colours;
  for (const Place& place : places_) {
    colours.push_back(of_region[boundaries_[place.boundary].region] + std::min(place.corner, kFirstLetter) * kBase);
  }
  return colours;
}

Form::Colours Form::refined(const Colours& colours) const {
  Colours around(places_.size(), 0);
  absl::InlinedVector<Colour, 8> of_region(regions_.size(), 0);
  for (const Boundary& boundary : boundaries_) {
    // The colours from a place on, in either direction, are the digits of a number, the place's own the lowest. One
    // place further back the number is kBase times as large, and the digit there has come round to the low end.
    const auto last = static_cast<Index>(boundary.first + boundary.size - 1);
    Colour forwards = 0;
    Colour backwards = 0;
    Colour come_round = 1;
    for (Index i = 0; i < boundary.size; ++i) {
      forwards = forwards * kBase + colours[last - i];
      backwards = backwards * kBase + colours[boundary.first + i];
      come_round *= kBase;
    }
    come_round = 1 - come_round;
    Colour all = 0;
    for (Index i = 0; i < boundary.size; ++i) {
      const auto p = static_cast<Index>(last - i);
      forwards = forwards * kBase + colours[p] * come_round;
      around[p] = mixed(forwards);
    }
    for (Index i = 0; i < boundary.size; ++i) {
      const auto p = static_cast<Index>(boundary.first + i);
      backwards = backwards * kBase + colours[p] * come_round;
      around[p] += mixed(backwards);
      all += mixed(around[p]);
    }
    of_region[boundary.region] += mixed(all);
  }
  Colours result;
  for (Index p = 0; p < places_.size(); ++p) {
    const Place& place = places_[p];
    result.push_back(mixed(around[p] + of_region[boundaries_[place.boundary].region]) + 3 * around[place.other]);
  }
  return result;
}

Form::Order Form::order_by(const Colours& colours) const {
  Order order;
  for (Index p = 0; p < places_.size(); ++p) {
    if (is_letter(places_[p].corner)) order.emplace_back(colours[p], p);
  }
  std::ranges::sort(order);
  return order;
}

std::size_t classes_in(const absl::InlinedVector<std::pair<Colour, Index>, 32>& order) {
  std::size_t classes = 0;
  for (std::size_t i = 0; i < order.size(); ++i) classes += i == 0 || order[i].first != order[i - 1].first ? 1U : 0U;
  return classes;
}

void Form::search(Colours colours) {
  Order order = order_by(colours);
  for (std::size_t classes = classes_in(order); classes < order.size();) {
    colours = refined(colours);
    order = order_by(colours);
    const std::size_t before = std::exchange(classes, classes_in(order));
    if (classes == before) break;
  }
  // The smallest class of more than one place; of equally small ones, that of the least colour.
  std::size_t best_start = 0;
  std::size_t best_size = 0;
  for (std::size_t start = 0, end = 0; start < order.size(); start = end) {
    while (end < order.size() && order[end].first == order[start].first) ++end;
    if (end - start > 1 && (best_size == 0 || end - start < best_size)) {
      best_start = start;
      best_size = end - start;
    }
  }
  if (best_size == 0) {
    write(order);
    return;
  }
  for (std::size_t i = best_start; i < best_start + best_size; ++i) {
    const Index p = order[i].second;
    const bool is_twin = std::any_of(order.begin() + static_cast<std::ptrdiff_t>(best_start),
                                     order.begin() + static_cast<std::ptrdiff_t>(i),
                                     [&](const auto& earlier) { return are_twins(earlier.second, p); });
    if (is_twin) continue;
    Colours marked = colours;
    marked[p] += 1;
    search(refined(marked));
  }
}

bool Form::are_twins(Index p, Index q) const {
  const Place& one = places_[p];
  const Place& other = places_[q];
  return one.boundary == other.boundary && places_[one.other].boundary == places_[other.other].boundary &&
         is_free(boundaries_[one.boundary]) && is_free(boundaries_[places_[one.other].boundary]);
}

bool Form::is_free(const Boundary& boundary) const {
  const Region& region = regions_[boundary.region];
  return boundary.size == 2 ||
         (boundary.size == 3 &&
          (!region.surface.is_orientable() || (region.with_direction == 1 && region.plain[0] == region.plain[1])));
}

void Form::write(const Order& order) {
  absl::InlinedVector<Corner, 32> names(places_.size(), 0);
  Corner next_name = kFirstLetter;
  absl::InlinedVector<Index, 8> regions;
  absl::InlinedVector<Index, 16> starts;  // of boundaries
  absl::InlinedVector<bool, 16> met(boundaries_.size() + regions_.size(), false);
  for (const auto& [colour, p] : order) {
    const Place& place = places_[p];
    if (names[p] == 0) names[p] = names[place.other] = next_name++;
    if (met[place.boundary]) continue;
    met[place.boundary] = true;
    starts.push_back(p);
    const Index r = boundaries_[place.boundary].region;
    if (!met[boundaries_.size() + r]) regions.push_back(r);
    met[boundaries_.size() + r] = true;
  }
  if (regions.empty()) regions.push_back(0);
  Bytes word;
  Bytes other_way;
  const auto read = [&](Index start, bool backwards, Bytes& bytes) {
    const Boundary& boundary = boundaries_[places_[start].boundary];
    Index p = start;
    do {
      bytes.push_back(static_cast<char>(is_letter(places_[p].corner) ? names[p] : places_[p].corner));
      p = backwards ? boundary.before(p) : boundary.after(p);
    } while (p != start);
    bytes.push_back('\0');
  };
  for (const Index r : regions) {
    const Region& region = regions_[r];
    word.push_back(static_cast<char>(surface_code(region.surface)));
    word.push_back(static_cast<char>(region.spots));
    const std::size_t begin = word.size();
    const bool orientable = region.surface.is_orientable();
    // Where boundaries have directions relative to each other, the lesser way for all, else for each.
    const auto take_lesser = [&](std::size_t from) {
      if (std::lexicographical_compare(other_way.begin(), other_way.end(),
                                       word.begin() + static_cast<std::ptrdiff_t>(from), word.end())) {
        std::ranges::copy(other_way, word.begin() + static_cast<std::ptrdiff_t>(from));
      }
    };
    word.insert(word.end(), region.plain[0].begin(), region.plain[0].end());
    other_way = region.plain[1];
    for (const Index start : starts) {
      if (boundaries_[places_[start].boundary].region != r) continue;
      if (!orientable) other_way.clear();
      const std::size_t from = word.size();
      read(start, false, word);
      read(start, true, other_way);
      if (!orientable) take_lesser(from);
    }
    if (orientable) take_lesser(begin);
    word.push_back('\0');
  }
  if (least_.empty() || word < least_) least_.swap(word);
}

std::string Form::least_word() {
  search(first_colours());
  return {least_.begin(), least_.end()};
}

}  // namespace

std::string canonical_word(const SproutsDrawing& land) {
  return Form(land).least_word();
}

SproutsDrawing land_of_word(std::string_view word) {
  SproutsDrawing land;
  for (std::size_t i = 0; i < word.size(); ++i) {
    land.add_region(surface_of(static_cast<std::uint8_t>(word[i])), static_cast<std::uint8_t>(word[i + 1]));
    for (i += 2; word[i] != '\0'; ++i) {
      Word boundary;
      for (; word[i] != '\0'; ++i) boundary.push_back(static_cast<Corner>(word[i]));
      land.add_boundary(boundary);
    }
  }
  return land;
}

}  // namespace sprague
