// What two engines of the drawn game must agree on: a position's regions, and how far apart its vertices are.
//
// Regions with fewer than two tips are left out. Vertices are numbered as the maker of the picture likes; two pictures
// are the same when normal_text() writes them alike, which it does exactly when some numbering, some order and some
// turning of the walks takes one to the other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/naive/drawing.hpp"
#include "tests/naive/multigraph.hpp"

namespace sprague::naive {

struct DrawnPicture {
  std::vector<Region> regions;  // with the number of a tip's vertex for the tip
  // For every two vertices of the regions in either order; kNever between components.
  std::map<std::pair<GraphVertex, GraphVertex>, std::size_t> distance;
};

// All distances above `cap`, kNever too, made `cap`.
inline DrawnPicture capped(DrawnPicture picture, std::size_t cap) {
  for (auto& [pair, distance] : picture.distance) distance = std::min(distance, cap);
  return picture;
}

// The way a picture is being written down: regions and walks one after another, vertices numbered as they come.
struct Writing {
  std::map<GraphVertex, std::size_t> number;
  std::vector<Region> regions;  // not begun yet
  Region region;                // what is left of the one that is being written
  friend auto operator<=>(const Writing&, const Writing&) = default;
};

using Written = std::pair<std::vector<std::size_t>, Writing>;

inline std::vector<std::vector<GraphVertex>> mirrored(std::vector<std::vector<GraphVertex>> walks) {
  for (auto& walk : walks) std::ranges::reverse(walk);
  return walks;
}

// Every way to begin the next region: what kind it is, larger ones first.
inline std::set<Written> next_regions(const Writing& writing) {
  std::set<Written> result;
  for (std::size_t r = 0; r < writing.regions.size(); ++r) {
    Writing next = writing;
    next.region = writing.regions[r];
    next.regions.erase(next.regions.begin() + static_cast<std::ptrdiff_t>(r));
    std::size_t tips = 0;
    for (const auto& walk : next.region.walks) tips += walk.size();
    const std::vector<std::size_t> kind = {kNever - tips, next.region.surface.orientable ? 1U : 0U,
                                           next.region.surface.genus, next.region.walks.size()};
    result.insert({kind, next});
    next.region.walks = mirrored(next.region.walks);
    result.insert({kind, next});
  }
  return result;
}

// Every way to write the next walk of the region, from any tip on.
inline std::set<Written> next_walks(const Writing& writing) {
  std::set<Written> result;
  for (std::size_t w = 0; w < writing.region.walks.size(); ++w) {
    Writing rest = writing;
    rest.region.walks.erase(rest.region.walks.begin() + static_cast<std::ptrdiff_t>(w));
    std::vector<std::vector<GraphVertex>> ways = {writing.region.walks[w]};
    if (!writing.region.surface.orientable) ways.push_back(mirrored(ways)[0]);
    for (std::vector<GraphVertex> walk : ways) {
      for (std::size_t i = 0; i < std::max<std::size_t>(walk.size(), 1); ++i) {
        Writing next = rest;
        std::vector<std::size_t> word = {walk.size()};
        for (const GraphVertex v : walk) word.push_back(next.number.emplace(v, next.number.size()).first->second);
        result.insert({word, next});
        if (!walk.empty()) std::rotate(walk.begin(), walk.begin() + 1, walk.end());
      }
    }
  }
  return result;
}

// The least of all ways to write the picture down, found by keeping at every step only those that are least so far.
inline std::vector<std::size_t> normal_text(const DrawnPicture& picture) {
  std::vector<std::size_t> text;
  std::set<Writing> least = {Writing{{}, picture.regions, {}}};
  while (!least.begin()->regions.empty() || !least.begin()->region.walks.empty()) {
    std::set<Written> ways;
    for (const Writing& writing : least)
      ways.merge(writing.region.walks.empty() ? next_regions(writing) : next_walks(writing));
    const std::vector<std::size_t> word = ways.begin()->first;
    least.clear();
    for (const Written& way : ways) {
      if (way.first == word) least.insert(way.second);
    }
    text.insert(text.end(), word.begin(), word.end());
  }
  std::set<std::vector<std::size_t>> tables;
  for (const Writing& writing : least) {
    std::map<std::size_t, GraphVertex> vertex;
    for (const auto& [v, number] : writing.number) vertex[number] = v;
    std::vector<std::size_t> table;
    for (const auto& [a, v] : vertex) {
      for (const auto& [b, w] : vertex) table.push_back(picture.distance.at({v, w}));
    }
    tables.insert(table);
  }
  text.insert(text.end(), tables.begin()->begin(), tables.begin()->end());
  return text;
}

}  // namespace sprague::naive
