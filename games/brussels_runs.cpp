#include "games/brussels_runs.hpp"

#include <algorithm>

namespace sprague {

Runs runs_of(const Walk& walk) {
  const std::size_t tips = walk.size();
  std::size_t start = 0;
  while (start < tips && walk[start] == walk[(start + tips - 1) % tips]) ++start;
  if (start == tips) return {{walk.front(), static_cast<std::uint8_t>(tips)}};
  Runs runs;
  for (std::size_t i = 0; i < tips; ++i) {
    const Junction tip = walk[(start + i) % tips];
    if (runs.empty() || runs.back().junction != tip) runs.push_back({tip, 0});
    ++runs.back().tips;
  }
  return runs;
}

Walk walk_of(std::span<const Run> runs, Reading reading) {
  Walk walk;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const Run run = runs[reading.place(i, runs.size())];
    walk.insert(walk.end(), run.tips, run.junction);
  }
  return walk;
}

RenamedPosition named_in_order(std::vector<Region> regions, const Distances& distances) {
  absl::InlinedVector<Junction, 32> name(distances.junctions(), kNoJunction);
  absl::InlinedVector<Junction, 32> before;
  for (Region& region : regions) {
    for (Walk& walk : region.walks) {
      for (Junction& tip : walk) {
        if (name[tip] == kNoJunction) {
          name[tip] = static_cast<Junction>(before.size());
          before.push_back(tip);
        }
        tip = name[tip];
      }
    }
  }
  BrusselsPosition result{std::move(regions), distances};
  for (Junction v = 0; v < result.distances.junctions(); ++v) {
    for (Junction u = 0; u < v; ++u) result.distances.set(name[u], name[v], distances.at(u, v));
  }
  return {std::move(result), std::move(before)};
}

unsigned surface_code(Surface surface) {
  return 2 * surface.genus() + (surface.is_orientable() ? 0 : 1);
}

Words::Words(const BrusselsPosition& position) : position_(position) {
  for (std::size_t region = 0; region < position.regions.size(); ++region) {
    for (const Walk& walk : position.regions[region].walks) {
      const Runs runs = sprague::runs_of(walk);
      words_.push_back({region, runs_.size(), runs.size()});
      runs_.insert(runs_.end(), runs.begin(), runs.end());
    }
  }
}

bool Words::are_directed(std::size_t region) const {
  const auto with_direction =
      std::ranges::count_if(words_, [region](const Word& word) { return word.region == region && word.size > 2; });
  return position_.regions[region].surface.is_orientable() && with_direction > 1;
}

RenamedPosition Words::in_order(const Ranks& ranks) const {
  struct Place {
    std::size_t rank;  // of the least run
    const Word* word;
    Reading reading;
  };
  std::vector<Place> places;
  for (const Word& word : words_) {
    const auto rank = [&](std::size_t i) { return ranks[word.first + i % word.size]; };
    std::size_t start = 0;
    for (std::size_t i = 1; i < word.size; ++i) {
      if (rank(i) < rank(start)) start = i;
    }
    places.push_back({rank(start), &word, {start, rank(start + word.size - 1) < rank(start + 1)}});
  }
  std::ranges::sort(places, {}, &Place::rank);
  std::vector<Region> regions;
  while (!places.empty()) {
    const std::size_t region = places.front().word->region;
    const bool directed = are_directed(region);
    const auto leader = std::ranges::find_if(
        places, [region](const Place& place) { return place.word->region == region && place.word->size > 2; });
    const bool leads_backwards = directed && leader->reading.backwards;
    regions.push_back({position_.regions[region].surface, {}});
    for (Place& place : places) {
      if (place.word->region != region) continue;
      if (directed) place.reading.backwards = leads_backwards;
      regions.back().walks.push_back(walk_of(runs().subspan(place.word->first, place.word->size), place.reading));
    }
    std::erase_if(places, [region](const Place& place) { return place.word->region == region; });
  }
  return named_in_order(std::move(regions), position_.distances);
}

}  // namespace sprague
