#include "games/brussels_position.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <numeric>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

bool has_move(const Region& region, const Distances& distances) {
  Walk tips;
  for (const Walk& walk : region.walks) tips.insert(tips.end(), walk.begin(), walk.end());
  for (std::size_t i = 0; i < tips.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (distances.at(tips[i], tips[j]) >= distances.bound()) return true;
    }
  }
  return false;
}

// Gives every junction the name of the first one at distance 0.
void unite_junctions(Region& region, const Distances& distances) {
  for (Walk& walk : region.walks) {
    for (Junction& tip : walk) {
      Junction first = 0;
      while (distances.at(first, tip) != 0) ++first;
      tip = first;
    }
  }
}

unsigned distance_between(const Region& a, const Region& b, const Distances& distances) {
  unsigned least = distances.bound();
  for (const Walk& one : a.walks) {
    for (const Walk& other : b.walks) {
      for (const Junction x : one) {
        for (const Junction y : other) least = std::min(least, distances.at(x, y));
      }
    }
  }
  return least;
}

// For each region a number that linked ones share.
std::vector<std::size_t> linked_parts(const std::vector<Region>& regions, const Distances& distances, unsigned reach) {
  std::vector<std::size_t> part(regions.size());
  std::iota(part.begin(), part.end(), std::size_t{0});
  for (std::size_t i = 0; i < regions.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (part[i] == part[j] || distance_between(regions[i], regions[j], distances) >= reach) continue;
      std::replace(part.begin(), part.end(), std::size_t{part[i]}, std::size_t{part[j]});
    }
  }
  return part;
}

// Numbers the junctions of some regions as they come by and takes over their distances, between different regions only
// where a move can make them matter.
RenamedPosition renumbered(std::vector<Region> regions, const Distances& distances, const GraphCondition& condition) {
  absl::InlinedVector<Junction, 64> name(distances.junctions(), kNoJunction);
  absl::InlinedVector<Junction, 32> old;
  absl::InlinedVector<std::uint64_t, 64> regions_of;
  for (std::size_t r = 0; r < regions.size(); ++r) {
    for (Walk& walk : regions[r].walks) {
      for (Junction& tip : walk) {
        if (name[tip] == kNoJunction) {
          name[tip] = static_cast<Junction>(old.size());
          old.push_back(tip);
          regions_of.push_back(0);
        }
        tip = name[tip];
        regions_of[tip] |= std::uint64_t{1} << r;
      }
    }
  }
  BrusselsPosition position{std::move(regions), Distances(old.size(), condition)};
  for (Junction v = 0; v < position.distances.junctions(); ++v) {
    for (Junction u = 0; u < v; ++u) {
      const unsigned distance = distances.at(old[u], old[v]);
      if (distance < condition.reach() || (regions_of[u] & regions_of[v]) != 0) position.distances.set(u, v, distance);
    }
  }
  return {std::move(position), std::move(old)};
}

}  // namespace

GraphCondition GraphCondition::girth(unsigned girth) {
  ENSURE(girth >= kLeastGirth && girth <= kMostGirth, "no such girth");
  return {1, girth - 2};
}

GraphCondition GraphCondition::parse(std::string_view text) {
  if (text.empty()) return none();
  if (text == "forest") return forest();
  unsigned girth = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, girth);
  if (error != std::errc{} || rest != end || girth < kLeastGirth || girth > kMostGirth) {
    throw InputError(
        fmt::format("condition '{}': expected a girth of {} to {}, or forest", text, kLeastGirth, kMostGirth));
  }
  return GraphCondition::girth(girth);
}

std::string GraphCondition::print() const {
  if (*this == none()) return {};
  return *this == forest() ? "forest" : fmt::format("{}", least_girth());
}

Distances::Distances(std::size_t junctions, const GraphCondition& condition)
    : junctions_(static_cast<Junction>(junctions)),
      bound_(static_cast<std::uint8_t>(condition.bound())),
      table_(junctions * junctions, bound_) {
  ENSURE(junctions < kNoJunction, "more junctions than can be named");
  for (std::size_t v = 0; v < junctions; ++v) table_[v * junctions + v] = 0;
}

void Distances::set(Junction u, Junction v, unsigned distance) {
  DEBUG_ASSERT(u != v && u < junctions_ && v < junctions_);
  const auto capped = static_cast<std::uint8_t>(std::min<unsigned>(distance, bound_));
  table_[u * junctions_ + v] = capped;
  table_[v * junctions_ + u] = capped;
}

void Distances::close() {
  for (Junction w = 0; w < junctions_; ++w) {
    for (Junction v = 0; v < junctions_; ++v) {
      for (Junction u = 0; u < v; ++u) set(u, v, std::min(at(u, v), at(u, w) + at(w, v)));
    }
  }
}

Distances Distances::with_crossbar(Junction u, Junction v, const GraphCondition& condition) const {
  const unsigned edge = condition.edge_length();
  const Junction crossbar = junctions_;
  Distances next(std::size_t{junctions_} + 1, condition);
  for (Junction y = 0; y < junctions_; ++y) {
    for (Junction x = 0; x < y; ++x) {
      const unsigned through = 2 * edge + std::min(at(x, u) + at(v, y), at(x, v) + at(u, y));
      next.set(x, y, std::min(at(x, y), through));
    }
    next.set(y, crossbar, edge + std::min(at(y, u), at(y, v)));
  }
  return next;
}

std::vector<RenamedPosition> renamed_components(std::vector<Region> regions, const Distances& distances,
                                                const GraphCondition& condition) {
  // Distances only shrink, so a region without a move will have none.
  std::erase_if(regions, [&distances](const Region& region) { return !has_move(region, distances); });
  for (Region& region : regions) {
    std::erase_if(region.walks, [](const Walk& walk) { return walk.empty(); });
    if (condition.edge_length() == 0) unite_junctions(region, distances);
  }
  ENSURE(regions.size() <= 64, "more regions with a move than a position can have");
  const std::vector<std::size_t> part = linked_parts(regions, distances, condition.reach());
  std::vector<RenamedPosition> result;
  for (std::size_t p = 0; p < regions.size(); ++p) {
    std::vector<Region> linked;
    for (std::size_t r = 0; r < regions.size(); ++r) {
      if (part[r] == p) linked.push_back(std::move(regions[r]));
    }
    if (!linked.empty()) result.push_back(renumbered(std::move(linked), distances, condition));
  }
  return result;
}

Sum<BrusselsPosition> components(std::vector<Region> regions, const Distances& distances,
                                 const GraphCondition& condition) {
  return positions_of(renamed_components(std::move(regions), distances, condition));
}

Sum<BrusselsPosition> positions_of(std::vector<RenamedPosition> renamed) {
  Sum<BrusselsPosition> positions;
  for (RenamedPosition& each : renamed) positions.push_back(std::move(each.position));
  return positions;
}

}  // namespace sprague
