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

// A number in which all bits of another one matter.
Colour mixed(Colour x) {
  x = (x ^ x >> 32) * 0xd6e8feb86659fd93;
  return x ^ x >> 29;
}

unsigned surface_code(Surface surface) {
  return 2 * surface.genus() + (surface.is_orientable() ? 0 : 1);
}

Surface surface_of(std::uint8_t code) {
  return code % 2 == 0 ? Surface::with_handles(code / 2) : Surface::with_crosscaps(code / 2);
}

// The least reading of a cyclic word.
Word least_turn(Word word) {
  if (word.size() == 1) return word;
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
    Index linked;                                        // how many boundaries with letters
    Index with_direction;                                // how many boundaries with letters are longer than two corners
    std::array<absl::InlinedVector<char, 24>, 2> plain;  // the boundaries without letters, forwards and backwards
  };
  using Colours = absl::InlinedVector<Colour, 32>;
  // A letter's corner, in an order in which twins come the same way on both of their boundaries.
  struct Placed {
    Colour colour;
    Corner letter;
    Index place;
    friend auto operator<=>(const Placed&, const Placed&) = default;
  };
  using Order = absl::InlinedVector<Placed, 32>;
  // The number of classes of corners of one colour, and the smallest ones of more than one corner: of those that twins
  // alone make up, whose order does not matter, and of the others; of equally small ones, those of the least colour.
  struct Ties {
    std::size_t classes = 0;
    std::span<const Placed> of_twins;
    std::span<const Placed> of_others;
  };

  void add_region(const SproutsDrawing& land, std::size_t r);
  Colours first_colours() const;
  Colours refined(const Colours& colours) const;
  // The letters' corners by their colours.
  Order order_by(const Colours& colours) const;
  // The word in which each region and each boundary comes where its first corner does.
  void write(const Order& order);
  void search(Colours colours);
  Ties ties_in(const Order& order) const;
  bool are_exchangeable(std::span<const Placed> alike) const;
  // Does the land stay the same when the vertices at two places are exchanged or, of one vertex, its corners?
  bool are_twins(Index p, Index q) const;
  // Do the boundaries read the same from these places on, the vertices there exchanged, so that each may be put for the
  // other?
  bool reads_alike(Index p, Index q) const;
  // Regions that differ in their only boundary with letters at most.
  static bool are_copies(const Region& one, const Region& other);
  // Does it matter for no other boundary in which direction this one goes?
  bool may_turn(const Boundary& boundary) const;

  absl::InlinedVector<Place, 32> places_;  // of boundaries with letters
  absl::InlinedVector<Boundary, 16> boundaries_;
  absl::InlinedVector<Region, 4> regions_;
  std::size_t letters_ = 0;  // letters' places
  Bytes least_;
};

Form::Form(const SproutsDrawing& land) {
  for (std::size_t region = 0; region < land.regions(); ++region) add_region(land, region);
  std::array<Index, kFirstLetter + kMostLetters> first;
  first.fill(kNone);
  for (Index p = 0; p < places_.size(); ++p) {
    Place& place = places_[p];
    if (!is_letter(place.corner)) continue;
    ++letters_;
    if (first[place.corner] == kNone) {
      first[place.corner] = p;
    } else {
      place.other = first[place.corner];
      places_[place.other].other = p;
    }
  }
}

void Form::add_region(const SproutsDrawing& land, std::size_t r) {
  Region region{land.surface(r), static_cast<Index>(land.spots(r)), 0, 0, {}};
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
      ++region.linked;
      if (size > 2) ++region.with_direction;
      continue;
    }
    plain[0].push_back(least_turn(Word(corners.begin(), corners.end())));
    plain[1].push_back(least_turn(Word(corners.rbegin(), corners.rend())));
    if (!orientable) plain[0].back() = std::min(plain[0].back(), plain[1].back());
  }
  for (const std::size_t way : {0, 1}) {
    if (plain[way].size() > 1) std::ranges::sort(plain[way]);
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
    const auto& plain = std::min(region.plain[0], region.plain[1]);
    for (const char byte : plain) colour = mixed(colour + static_cast<std::uint8_t>(byte));
    of_region.push_back(colour);
  }
  Colours colours(places_.size());
  for (Index p = 0; p < places_.size(); ++p) {
    colours[p] = of_region[boundaries_[places_[p].boundary].region] + std::min(places_[p].corner, kFirstLetter) * kBase;
  }
  return colours;
}

Form::Colours Form::refined(const Colours& colours) const {
  const Colour* const from = colours.data();
  absl::InlinedVector<Colour, 32> of_place(places_.size());
  absl::InlinedVector<Colour, 8> of_region(regions_.size(), 0);
  Colour* const around = of_place.data();
  for (const Boundary& boundary : boundaries_) {
    // The colours from a place on, in either direction, are the digits of a number, the place's own the lowest. One
    // place further back the number is kBase times as large, and the digit there has come round to the low end.
    const Colour* const first = from + boundary.first;
    Colour* const first_around = around + boundary.first;
    const std::size_t size = boundary.size;
    Colour forwards = 0;
    Colour backwards = 0;
    Colour come_round = 1;
    for (std::size_t i = 0; i < size; ++i) {
      forwards = forwards * kBase + first[size - 1 - i];
      backwards = backwards * kBase + first[i];
      come_round *= kBase;
    }
    come_round = 1 - come_round;
    for (std::size_t i = size; i-- > 0;) {
      forwards = forwards * kBase + first[i] * come_round;
      first_around[i] = mixed(forwards);
    }
    Colour all = 0;
    for (std::size_t i = 0; i < size; ++i) {
      backwards = backwards * kBase + first[i] * come_round;
      first_around[i] += mixed(backwards);
      all += mixed(first_around[i]);
    }
    of_region[boundary.region] += mixed(all);
  }
  Colours result(places_.size());
  const Place* place = places_.data();
  const Colour* own = around;
  for (Colour& colour : result) {
    colour = mixed(*own++ + of_region[boundaries_[place->boundary].region]) + 3 * around[place->other];
    ++place;
  }
  return result;
}

Form::Order Form::order_by(const Colours& colours) const {
  Order order(letters_);
  Placed* const first = order.data();
  Placed* last = first;
  const Colour* colour = colours.data();
  Index p = 0;
  // A few: by insertion.
  for (const Place& place : places_) {
    if (is_letter(place.corner)) {
      const Placed placed{*colour, place.corner, p};
      Placed* to = last++;
      for (; to != first && placed < to[-1]; --to) *to = to[-1];
      *to = placed;
    }
    ++colour;
    ++p;
  }
  return order;
}

Form::Ties Form::ties_in(const Order& order) const {
  Ties ties;
  for (std::size_t start = 0, end = 0; start < order.size(); start = end) {
    ++ties.classes;
    for (end = start + 1; end < order.size() && order[end].colour == order[start].colour;) ++end;
    if (end - start == 1) continue;
    const std::span<const Placed> alike = std::span(order).subspan(start, end - start);
    auto& smallest = are_exchangeable(alike) ? ties.of_twins : ties.of_others;
    if (smallest.empty() || alike.size() < smallest.size()) smallest = alike;
  }
  return ties;
}

void Form::search(Colours colours) {
  Order order = order_by(colours);
  Ties ties = ties_in(order);
  for (std::size_t classes = 0; !ties.of_others.empty() && ties.classes > classes;) {
    classes = ties.classes;
    colours = refined(colours);
    order = order_by(colours);
    ties = ties_in(order);
  }
  if (ties.of_others.empty()) {
    write(order);
    return;
  }
  const auto alike = ties.of_twins.empty() ? ties.of_others : ties.of_twins;
  for (std::size_t i = 0; i < alike.size(); ++i) {
    const Index p = alike[i].place;
    const auto earlier = alike.first(i);
    if (std::ranges::any_of(earlier, [&](const Placed& other) { return are_twins(other.place, p); })) continue;
    Colours marked = colours;
    marked[p] += 1;
    search(refined(marked));
  }
}

bool Form::are_exchangeable(std::span<const Placed> alike) const {
  return std::ranges::all_of(alike.subspan(1), [&](const Placed& other) {
    return (alike.size() == 2 || other.letter != alike[0].letter) && are_twins(alike[0].place, other.place);
  });
}

bool Form::are_twins(Index p, Index q) const {
  return reads_alike(p, q) &&
         (places_[p].corner == places_[q].corner || reads_alike(places_[p].other, places_[q].other));
}

bool Form::reads_alike(Index p, Index q) const {
  const Boundary& one = boundaries_[places_[p].boundary];
  const Boundary& other = boundaries_[places_[q].boundary];
  if (one.size != other.size ||
      (one.region != other.region && !are_copies(regions_[one.region], regions_[other.region])))
    return false;
  const Corner a = places_[p].corner;
  const Corner b = places_[q].corner;
  const Place* const places = places_.data();
  const auto reads = [&](bool backwards) {
    Index x = p;
    Index y = q;
    do {
      const Corner corner = places[x].corner;
      if (places[y].corner != (corner == a ? b : corner == b ? a : corner)) return false;
      x = one.after(x);
      y = backwards ? other.before(y) : other.after(y);
    } while (x != p);
    return true;
  };
  return reads(false) || (may_turn(one) && may_turn(other) && reads(true));
}

bool Form::are_copies(const Region& one, const Region& other) {
  return one.linked == 1 && other.linked == 1 && one.surface == other.surface && one.spots == other.spots &&
         one.plain == other.plain;
}

bool Form::may_turn(const Boundary& boundary) const {
  const Region& region = regions_[boundary.region];
  return !region.surface.is_orientable() || (region.with_direction <= 1 && region.plain[0] == region.plain[1]);
}

void Form::write(const Order& order) {
  absl::InlinedVector<Corner, 32> names(places_.size(), 0);
  Corner next_name = kFirstLetter;
  absl::InlinedVector<Index, 8> regions;
  absl::InlinedVector<Index, 16> starts;  // of boundaries
  absl::InlinedVector<bool, 16> met(boundaries_.size() + regions_.size(), false);
  for (const auto& [colour, letter, p] : order) {
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
    other_way.assign(region.plain[1].begin(), region.plain[1].end());
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
  search(refined(first_colours()));
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
