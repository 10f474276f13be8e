#include "games/sprouts_colours.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace sprague {
namespace {

using Colour = SproutsColour;
using Boundary = SproutsParts::Boundary;

constexpr Colour kBase = 0x9e3779b97f4a7c15;

// 1 - kBase^n.
constexpr auto kComeRound = [] {
  std::array<Colour, SproutsParts::kMostPlaces + 1> come_round{};
  Colour power = 1;
  for (Colour& number : come_round) {
    number = 1 - power;
    power *= kBase;
  }
  return come_round;
}();

// A number in which all bits of another one matter.
Colour mixed(Colour x) {
  x = (x ^ x >> 32) * 0xd6e8feb86659fd93;
  return x ^ x >> 29;
}

// Colours the places of a boundary by how it reads from each; says the colour of all of it.
Colour read_around(const Colour* from, std::size_t size, Colour* to) {
  if (size == 1) {
    to[0] = 2 * mixed(from[0]);
    return mixed(to[0]);
  }
  if (size == 2) {
    to[0] = 2 * mixed(from[0] + kBase * from[1]);
    to[1] = 2 * mixed(from[1] + kBase * from[0]);
    return mixed(to[0]) + mixed(to[1]);
  }
  // The colours from a place on, in either direction, are the digits of a number, the place's own the lowest. One place
  // further back the number is kBase times as large, and the digit there has come round to the low end.
  Colour forwards = 0;
  Colour backwards = 0;
  for (std::size_t i = 0; i < size; ++i) {
    forwards = forwards * kBase + from[size - 1 - i];
    backwards = backwards * kBase + from[i];
  }
  const Colour come_round = kComeRound[size];
  for (std::size_t i = size; i-- > 0;) {
    forwards = forwards * kBase + from[i] * come_round;
    to[i] = mixed(forwards);
  }
  Colour all = 0;
  for (std::size_t i = 0; i < size; ++i) {
    backwards = backwards * kBase + from[i] * come_round;
    to[i] += mixed(backwards);
    all += mixed(to[i]);
  }
  return all;
}

}  // namespace

SproutsColours first_colours(const SproutsParts& parts) {
  ShortList<Colour, SproutsParts::kMostPlaces> of_region;
  for (const SproutsParts::Region& region : parts.regions()) {
    Colour colour = mixed(256 * static_cast<Colour>(region.start[0]) + region.start[1] + 1);
    const std::string_view plain = std::min(parts.plain(region, false), parts.plain(region, true));
    for (const char byte : plain) colour = mixed(colour + static_cast<std::uint8_t>(byte));
    of_region.push_back(colour);
  }
  SproutsColours colours(parts.places().size());
  Colour* colour = colours.data();
  for (const SproutsParts::Place& place : parts.places()) {
    *colour++ = of_region[place.region] + std::min(place.corner, kFirstLetter) * kBase;
  }
  return colours;
}

SproutsColours refined(const SproutsParts& parts, const SproutsColours& colours) {
  SproutsColours around(colours.size());
  ShortList<Colour, SproutsParts::kMostPlaces> of_region(parts.regions().size());
  std::ranges::fill(of_region, Colour{0});
  for (const Boundary& boundary : parts.boundaries()) {
    const Colour all = read_around(colours.data() + boundary.first, boundary.size, around.data() + boundary.first);
    of_region[boundary.region] += mixed(all);
  }
  SproutsColours result(colours.size());
  const Colour* own = around.data();
  Colour* colour = result.data();
  for (const SproutsParts::Place& place : parts.places()) {
    *colour++ = mixed(*own++ + of_region[place.region]) + 3 * around[place.other];
  }
  return result;
}

}  // namespace sprague
