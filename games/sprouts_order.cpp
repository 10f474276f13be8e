#include "games/sprouts_order.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <compare>
#include <functional>

namespace sprague {
namespace {

using Index = SproutsParts::Index;
using Boundary = SproutsParts::Boundary;
using Region = SproutsParts::Region;

class Writer {
 public:
  Writer(const SproutsParts& parts, const SproutsOrder& order);
  WordBytes word() const;

 private:
  Corner name(Index place) const { return names_[parts_.places()[place].corner]; }
  const Boundary& boundary_of(Index start) const { return parts_.boundaries()[parts_.places()[start].boundary]; }
  // Of a boundary read from one of its places.
  std::strong_ordering backwards_to_forwards(Index start) const;
  char* write(Index start, bool backwards, char* to) const;
  // Is the region less backwards?
  bool is_turned(Index region) const;

  const SproutsParts& parts_;
  std::array<Corner, kFirstLetter + kMostLetters> names_;
  ShortList<Index, SproutsParts::kMostPlaces> regions_;
  ShortList<Index, SproutsParts::kMostPlaces> starts_;  // of boundaries
};

Writer::Writer(const SproutsParts& parts, const SproutsOrder& order) : parts_(parts) {
  for (const Corner corner : {kSpot, kOneEnd, kTwoEnds}) names_[corner] = corner;
  Corner next_name = kFirstLetter;
  Letters named = 0;
  std::bitset<SproutsParts::kMostPlaces> boundaries_met;
  std::bitset<SproutsParts::kMostPlaces> regions_met;
  for (const PlacedLetter& placed : order) {
    if ((named & set_of(placed.letter)) == 0) names_[placed.letter] = next_name++;
    named |= set_of(placed.letter);
    const SproutsParts::Place& place = parts.places()[placed.place];
    if (boundaries_met[place.boundary]) continue;
    boundaries_met[place.boundary] = true;
    starts_.push_back(placed.place);
    if (regions_met[place.region]) continue;
    regions_met[place.region] = true;
    regions_.push_back(place.region);
  }
}

std::strong_ordering Writer::backwards_to_forwards(Index start) const {
  const Boundary& boundary = boundary_of(start);
  if (boundary.size <= 2) return std::strong_ordering::equal;
  Index there = start;
  Index back = start;
  for (unsigned left = boundary.size / 2U; left > 0; --left) {
    there = boundary.after(there);
    back = boundary.before(back);
    if (name(there) != name(back)) return name(back) <=> name(there);
  }
  return std::strong_ordering::equal;
}

char* Writer::write(Index start, bool backwards, char* to) const {
  const Boundary& boundary = boundary_of(start);
  const unsigned first = boundary.first;
  const unsigned end = first + boundary.size;
  const auto put = [&](unsigned place) { *to++ = static_cast<char>(name(static_cast<Index>(place))); };
  if (backwards) {
    for (unsigned p = start + 1U; p-- > first;) put(p);
    for (unsigned p = end; --p > start;) put(p);
  } else {
    for (unsigned p = start; p < end; ++p) put(p);
    for (unsigned p = first; p < start; ++p) put(p);
  }
  *to++ = '\0';
  return to;
}

bool Writer::is_turned(Index r) const {
  const Region& region = parts_.regions()[r];
  if (const auto order = parts_.plain(region, true) <=> parts_.plain(region, false); order != 0) return order < 0;
  if (region.with_direction == 0) return false;
  for (const Index start : starts_) {
    if (parts_.places()[start].region != r) continue;
    if (const auto order = backwards_to_forwards(start); order != 0) return order < 0;
  }
  return false;
}

WordBytes Writer::word() const {
  WordBytes word(parts_.word().size());
  char* to = word.data();
  for (const Index r : regions_) {
    const Region& region = parts_.regions()[r];
    // Where boundaries have directions relative to each other, the lesser way for all, else for each.
    const bool is_orientable = region.is_orientable();
    const bool turned = is_orientable && is_turned(r);
    to = std::ranges::copy(region.start, to).out;
    to = std::ranges::copy(parts_.plain(region, turned), to).out;
    for (const Index start : starts_) {
      if (parts_.places()[start].region != r) continue;
      to = write(start, is_orientable ? turned : backwards_to_forwards(start) < 0, to);
    }
    *to++ = '\0';
  }
  return word;
}

}  // namespace

SproutsOrder order_by(const SproutsParts& parts, const SproutsColours& colours) {
  SproutsOrder order;
  for (const Index p : parts.letters()) order.push_back({colours[p], parts.places()[p].corner, p});
  sort_few(order, std::less());
  return order;
}

WordBytes word_by(const SproutsParts& parts, const SproutsOrder& order) {
  return Writer(parts, order).word();
}

}  // namespace sprague
