// An honest drawing on a surface: discs whose sides are glued in pairs.
//
// A side is drawn (part of the picture) or scaffold (only there to cut what the picture leaves of the surface into
// discs: two for a handle, a twisted one for a crosscap, one from a piece of the picture to the next). Tips stand in
// the corners between sides. All ends of sides lie on the picture. A region is a class of discs glued along scaffold;
// its surface is read off by Euler's characteristic, its boundary by walking along the picture and across scaffold.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"

namespace sprague::naive {

using Tip = std::size_t;
using Side = std::size_t;

enum class LetterKind { tip, drawn, scaffold };

// A tip or a side on a disc's rim; a side is passed along or against its own direction.
struct Letter {
  LetterKind kind = LetterKind::tip;
  std::size_t name = 0;
  bool forward = true;
  friend auto operator<=>(const Letter&, const Letter&) = default;
};

inline bool is_tip(const Letter& letter) {
  return letter.kind == LetterKind::tip;
}
inline bool is_scaffold(const Letter& letter) {
  return letter.kind == LetterKind::scaffold;
}

// The letters on a disc's rim, a cyclic word.
using Disc = std::vector<Letter>;

struct Drawing {
  std::vector<Disc> discs;
  Side next_side = 0;

  Letter fresh(LetterKind kind) { return {kind, next_side++, true}; }
};

inline Letter reversed(Letter letter) {
  if (!is_tip(letter)) letter.forward = !letter.forward;
  return letter;
}

inline Disc reversed(const Disc& disc) {
  Disc result;
  for (auto letter = disc.rbegin(); letter != disc.rend(); ++letter) result.push_back(reversed(*letter));
  return result;
}

// The letters from index `from` on, up to but without index `to`, round the rim.
inline Disc between(const Disc& disc, std::size_t from, std::size_t to) {
  Disc result;
  for (std::size_t i = from % disc.size(); i != to % disc.size(); i = (i + 1) % disc.size()) result.push_back(disc[i]);
  return result;
}

inline Disc joined(Disc first, const Disc& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

// A place on a rim: before letter `index` of a disc.
struct Place {
  std::size_t disc = 0;
  std::size_t index = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

inline std::vector<Place> places_of(const Drawing& drawing, LetterKind kind, std::size_t name) {
  std::vector<Place> result;
  for (std::size_t d = 0; d < drawing.discs.size(); ++d) {
    for (std::size_t i = 0; i < drawing.discs[d].size(); ++i) {
      if (drawing.discs[d][i].kind == kind && drawing.discs[d][i].name == name) result.push_back({d, i});
    }
  }
  return result;
}

// Surfaces.

// The sphere with `genus` handles, or with `genus` crosscaps.
struct ClosedSurface {
  bool orientable = true;
  std::size_t genus = 0;
  friend auto operator<=>(const ClosedSurface&, const ClosedSurface&) = default;
};

inline constexpr ClosedSurface kSphere{true, 0};
constexpr ClosedSurface handles(std::size_t number) {
  return {true, number};
}
constexpr ClosedSurface crosscaps(std::size_t number) {
  return {false, number};
}

inline ClosedSurface surface_of(int euler_characteristic, bool orientable) {
  const int missing = 2 - euler_characteristic;
  ENSURE(missing >= 0 && (!orientable || missing % 2 == 0), "no closed surface has this characteristic");
  ENSURE(orientable || missing > 0, "a non-orientable surface has a crosscap");
  return {orientable, static_cast<std::size_t>(orientable ? missing / 2 : missing)};
}

// Spots with their tips in clockwise order on a surface.
inline Drawing spots_on(ClosedSurface surface, const std::vector<std::vector<Tip>>& spots) {
  ENSURE(!spots.empty() && (surface.orientable || surface.genus > 0), "a spot on a surface that exists");
  Drawing drawing;
  Disc disc;
  const auto add_tips = [&disc](const std::vector<Tip>& tips) {
    for (const Tip tip : tips) disc.push_back({LetterKind::tip, tip});
  };
  add_tips(spots[0]);
  for (std::size_t i = 0; i < surface.genus; ++i) {
    const Letter a = drawing.fresh(LetterKind::scaffold);
    if (!surface.orientable) {
      disc.insert(disc.end(), {a, a});
      continue;
    }
    const Letter b = drawing.fresh(LetterKind::scaffold);
    disc.insert(disc.end(), {a, b, reversed(a), reversed(b)});
  }
  for (std::size_t i = 1; i < spots.size(); ++i) {
    const Letter link = drawing.fresh(LetterKind::scaffold);
    disc.push_back(link);
    add_tips(spots[i]);
    disc.push_back(reversed(link));
  }
  drawing.discs = {disc};
  return drawing;
}

// A circle on the sphere through spots whose tips all point to its inside.
inline Drawing spots_on_circle(const std::vector<std::vector<Tip>>& spots) {
  Drawing drawing;
  Disc inside;
  for (const std::vector<Tip>& spot : spots) {
    for (const Tip tip : spot) inside.push_back({LetterKind::tip, tip});
    inside.push_back(drawing.fresh(LetterKind::drawn));
  }
  Disc outside = reversed(inside);
  std::erase_if(outside, is_tip);
  drawing.discs = {inside, outside};
  return drawing;
}

// The ends of sides that are one point of the surface, as a number for each end: 2 side is its tail, 2 side + 1 its
// head.
inline std::vector<std::size_t> points_of(const Drawing& drawing) {
  std::vector<std::size_t> point(2 * drawing.next_side);
  std::iota(point.begin(), point.end(), std::size_t{0});
  for (Disc disc : drawing.discs) {
    std::erase_if(disc, is_tip);
    for (std::size_t i = 0; i < disc.size(); ++i) {
      const Letter next = disc[(i + 1) % disc.size()];
      const std::size_t head = point[2 * disc[i].name + (disc[i].forward ? 1 : 0)];
      const std::size_t tail = point[2 * next.name + (next.forward ? 0 : 1)];
      std::replace(point.begin(), point.end(), head, tail);
    }
  }
  return point;
}

// Can the discs be turned so that the two passes of every side run against each other?
inline bool is_orientable(const Drawing& drawing) {
  std::vector<int> turned(drawing.discs.size(), -1);
  for (std::size_t start = 0; start < drawing.discs.size(); ++start) {
    if (turned[start] != -1) continue;
    turned[start] = 0;
    std::vector<std::size_t> open = {start};
    while (!open.empty()) {
      const std::size_t here = open.back();
      open.pop_back();
      for (const Letter& letter : drawing.discs[here]) {
        if (is_tip(letter)) continue;
        const std::vector<Place> passes = places_of(drawing, letter.kind, letter.name);
        const bool alike = drawing.discs[passes[0].disc][passes[0].index].forward ==
                           drawing.discs[passes[1].disc][passes[1].index].forward;
        const std::size_t there = passes[passes[0].disc == here ? 1 : 0].disc;
        const int needed = alike ? 1 - turned[here] : turned[here];
        if (turned[there] == -1) open.push_back(there);
        if (turned[there] != -1 && turned[there] != needed) return false;
        turned[there] = needed;
      }
    }
  }
  return true;
}

// The surface that is drawn on, from its points, sides and discs. Needs a side.
inline ClosedSurface whole_surface(const Drawing& drawing) {
  std::set<Side> sides;
  std::set<std::size_t> points;
  const std::vector<std::size_t> point = points_of(drawing);
  for (const Disc& disc : drawing.discs) {
    for (const Letter& letter : disc) {
      if (is_tip(letter)) continue;
      ENSURE(places_of(drawing, letter.kind, letter.name).size() == 2, "every side is glued to one other");
      sides.insert(letter.name);
      points.insert({point[2 * letter.name], point[2 * letter.name + 1]});
    }
  }
  return surface_of(
      static_cast<int>(points.size()) - static_cast<int>(sides.size()) + static_cast<int>(drawing.discs.size()),
      is_orientable(drawing));
}

// Scaffold.

// One disc from two that are glued along a side.
inline Disc glued(const Disc& first, Disc second, const Letter& side) {
  const auto index_in = [&side](const Disc& disc) {
    const auto found = std::ranges::find_if(
        disc, [&side](const Letter& letter) { return letter.kind == side.kind && letter.name == side.name; });
    ENSURE(found != disc.end(), "both discs have the side");
    return static_cast<std::size_t>(found - disc.begin());
  };
  const std::size_t i = index_in(first);
  if (second[index_in(second)].forward == first[i].forward) second = reversed(second);
  const std::size_t j = index_in(second);
  return joined(between(first, i + 1, i), between(second, j + 1, j));
}

// Takes away scaffold between different discs until every region is one disc.
inline void simplify(Drawing& drawing) {
  for (std::size_t d = 0; d < drawing.discs.size(); ++d) {
    for (std::size_t i = 0; i < drawing.discs[d].size(); ++i) {
      const Letter letter = drawing.discs[d][i];
      if (!is_scaffold(letter)) continue;
      const Place last = places_of(drawing, letter.kind, letter.name).back();
      if (last.disc == d) continue;
      drawing.discs[d] = glued(drawing.discs[d], drawing.discs[last.disc], letter);
      drawing.discs.erase(drawing.discs.begin() + static_cast<std::ptrdiff_t>(last.disc));
      i = static_cast<std::size_t>(-1);
    }
  }
}

// Regions.

// A closed surface with holes; each boundary walk is the cyclic word of the tips along it. On an orientable surface all
// walks are read with the region on the same hand.
struct Region {
  ClosedSurface surface;
  std::vector<std::vector<Tip>> walks;
  friend auto operator<=>(const Region&, const Region&) = default;
};

// What one boundary walk passes, from before letter `index` on; marks the places it comes by, each with its direction.
inline std::vector<Tip> walk_from(const Disc& disc, std::size_t index, std::set<std::pair<std::size_t, bool>>& passed) {
  std::vector<Tip> tips;
  const std::size_t size = disc.size();
  for (bool ahead = true; passed.insert({index, ahead}).second;) {
    const std::size_t at = ahead ? index : (index + size - 1) % size;
    const Letter letter = disc[at];
    if (!is_scaffold(letter)) {
      if (is_tip(letter)) tips.push_back(letter.name);
      index = ahead ? (at + 1) % size : at;
      continue;
    }
    std::size_t across = 0;
    while (across == at || !is_scaffold(disc[across]) || disc[across].name != letter.name) ++across;
    // Having passed a side one way here means to have passed it the other way there.
    const bool along = letter.forward == ahead;
    ahead = disc[across].forward != along;
    index = ahead ? (across + 1) % size : across;
  }
  return tips;
}

// The region that is one whole disc.
inline Region region_of(const Disc& disc) {
  Region region;
  if (disc.empty()) return {{}, {{}}};
  std::set<std::pair<std::size_t, bool>> passed;
  for (std::size_t i = 0; i < disc.size(); ++i) {
    if (passed.contains({i, true}) || passed.contains({i, false})) continue;
    region.walks.push_back(walk_from(disc, i, passed));
  }
  std::size_t passes = 0;
  bool orientable = true;
  for (const Letter& letter : disc) {
    if (!is_scaffold(letter)) continue;
    ++passes;
    if (std::ranges::count(disc, letter) == 2) orientable = false;
  }
  // One disc without its scaffold's open sides, and a disc for every hole.
  region.surface = surface_of(1 - static_cast<int>(passes / 2) + static_cast<int>(region.walks.size()), orientable);
  return region;
}

// The regions of a simplified drawing.
inline std::vector<Region> regions_of(const Drawing& drawing) {
  std::vector<Region> regions;
  for (const Disc& disc : drawing.discs) regions.push_back(region_of(disc));
  return regions;
}

inline std::vector<Tip> least_rotation(std::vector<Tip> walk) {
  std::vector<Tip> least = walk;
  for (std::size_t i = 0; i < walk.size(); ++i) {
    std::rotate(walk.begin(), walk.begin() + 1, walk.end());
    least = std::min(least, walk);
  }
  return least;
}

// One of the ways to write a region down: walks may start anywhere and come in any order; all of them may be turned
// round, and in a non-orientable region each by itself.
inline Region normal_form(const Region& region) {
  Region plain = region;
  Region mirrored = region;
  for (std::size_t w = 0; w < region.walks.size(); ++w) {
    std::vector<Tip> walk = region.walks[w];
    plain.walks[w] = least_rotation(walk);
    std::ranges::reverse(walk);
    mirrored.walks[w] = least_rotation(walk);
    if (!region.surface.orientable) plain.walks[w] = std::min(plain.walks[w], mirrored.walks[w]);
  }
  std::ranges::sort(plain.walks);
  std::ranges::sort(mirrored.walks);
  return region.surface.orientable ? std::min(plain, mirrored) : plain;
}

}  // namespace sprague::naive
