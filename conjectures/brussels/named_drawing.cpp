#include "conjectures/brussels/named_drawing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "canonical/ensure.hpp"

namespace sprague::brussels {
namespace {

using NamedWalk = std::vector<Tip>;

void append_tips(NamedWalk& walk, std::size_t vertex, unsigned tips) {
  for (unsigned number = 1; number <= tips; ++number) walk.push_back({vertex, number});
}

// The walk from behind the tip at `place` on, round to before it.
NamedWalk after(const NamedWalk& walk, std::ptrdiff_t place) {
  NamedWalk rest(walk.begin() + place + 1, walk.end());
  rest.insert(rest.end(), walk.begin(), walk.begin() + place);
  return rest;
}

}  // namespace

NamedDrawing NamedDrawing::two_spots(unsigned p, unsigned q, GraphCondition condition) {
  NamedDrawing drawing({"x", "y"}, condition);
  NamedWalk x;
  NamedWalk y;
  append_tips(x, 0, p);
  append_tips(y, 1, q);
  std::ranges::reverse(y);
  drawing.regions_ = {{x, y}};
  return drawing;
}

NamedDrawing NamedDrawing::circle(unsigned p, unsigned q, GraphCondition condition, CircleArcs arcs) {
  NamedDrawing drawing({"x", "t", "y", "b"}, condition);
  NamedWalk walk;
  NamedWalk y;
  append_tips(walk, 0, p);
  append_tips(walk, 3, 1);
  append_tips(y, 2, q);
  walk.insert(walk.end(), y.rbegin(), y.rend());
  append_tips(walk, 1, 1);
  drawing.regions_ = {{walk}};
  for (std::size_t v = 0; arcs == CircleArcs::counted && v < 4; ++v) drawing.add_edge(v, (v + 1) % 4);
  return drawing;
}

void NamedDrawing::add_edge(std::size_t u, std::size_t v) {
  neighbours_[u].push_back(v);
  neighbours_[v].push_back(u);
}

std::vector<std::optional<unsigned>> NamedDrawing::distances_from(std::size_t u) const {
  std::vector<std::optional<unsigned>> distance(names_.size());
  std::vector<std::size_t> reached{u};
  distance[u] = 0;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const std::size_t v : neighbours_[reached[i]]) {
      if (distance[v]) continue;
      distance[v] = *distance[reached[i]] + 1;
      reached.push_back(v);
    }
  }
  return distance;
}

std::optional<std::size_t> NamedDrawing::region_of(Tip tip) const {
  for (std::size_t r = 0; r < regions_.size(); ++r) {
    for (const NamedWalk& walk : regions_[r]) {
      if (std::ranges::find(walk, tip) != walk.end()) return r;
    }
  }
  return std::nullopt;
}

std::optional<std::string> NamedDrawing::objection(Tip a, Tip b) const {
  const auto region = region_of(a);
  const auto other = region_of(b);
  for (const Tip tip : {a, b}) {
    if (!region_of(tip)) return fmt::format("there is no open tip {}", print(tip));
  }
  if (a == b) return fmt::format("{} cannot be joined to itself", print(a));
  if (region != other) return fmt::format("{} and {} are in different regions", print(a), print(b));
  const auto distance = distances_from(a.vertex)[b.vertex];
  if (distance && *distance + 2 < condition_.least_girth()) {
    return fmt::format("{} with {} closes a cycle of {} edges", print(a), print(b), *distance + 2);
  }
  return std::nullopt;
}

std::optional<std::string> NamedDrawing::draw(Tip a, Tip b, std::string name) {
  if (auto why_not = objection(a, b)) return why_not;
  const std::size_t crossbar = names_.size();
  NamedRegion region = regions_[*region_of(a)];
  regions_.erase(regions_.begin() + static_cast<std::ptrdiff_t>(*region_of(a)));
  const auto has = [](Tip tip) {
    return [tip](const NamedWalk& walk) { return std::ranges::find(walk, tip) != walk.end(); };
  };
  const auto first = std::ranges::find_if(region, has(a));
  const auto second = std::ranges::find_if(region, has(b));
  const NamedWalk rest = after(*first, std::ranges::find(*first, a) - first->begin());
  if (first == second) {
    ENSURE(region.size() == 1, "a curve that may go round another walk");
    const auto end = std::ranges::find(rest, b);
    NamedWalk left{{crossbar, 1}};
    NamedWalk right{{crossbar, 2}};
    left.insert(left.end(), rest.begin(), end);
    right.insert(right.end(), end + 1, rest.end());
    regions_.push_back({left});
    regions_.push_back({right});
  } else {
    const NamedWalk other = after(*second, std::ranges::find(*second, b) - second->begin());
    NamedWalk joined{{crossbar, 1}};
    joined.insert(joined.end(), rest.begin(), rest.end());
    joined.push_back({crossbar, 2});
    joined.insert(joined.end(), other.begin(), other.end());
    NamedRegion next{joined};
    for (auto walk = region.begin(); walk != region.end(); ++walk) {
      if (walk != first && walk != second) next.push_back(*walk);
    }
    regions_.push_back(next);
  }
  names_.push_back(std::move(name));
  neighbours_.emplace_back();
  add_edge(crossbar, a.vertex);
  add_edge(crossbar, b.vertex);
  return std::nullopt;
}

std::vector<std::pair<Tip, Tip>> NamedDrawing::moves() const {
  std::vector<std::pair<Tip, Tip>> result;
  for (const NamedRegion& region : regions_) {
    NamedWalk tips;
    for (const NamedWalk& walk : region) tips.insert(tips.end(), walk.begin(), walk.end());
    for (std::size_t i = 0; i < tips.size(); ++i) {
      for (std::size_t j = i + 1; j < tips.size(); ++j) {
        const auto [first, second] = std::minmax(tips[i], tips[j]);
        if (!objection(first, second)) result.emplace_back(first, second);
      }
    }
  }
  return result;
}

std::optional<Tip> NamedDrawing::tip_beside(std::size_t vertex, Tip tip) const {
  const auto region = region_of(tip);
  if (!region) return std::nullopt;
  for (const NamedWalk& walk : regions_[*region]) {
    const auto found = std::ranges::find(walk, vertex, &Tip::vertex);
    if (found != walk.end()) return *found;
  }
  return std::nullopt;
}

std::optional<std::pair<Tip, Tip>> NamedDrawing::tips_between(std::size_t u, std::size_t v) const {
  for (const NamedRegion& region : regions_) {
    for (const NamedWalk& walk : region) {
      const auto first = std::ranges::find(walk, u, &Tip::vertex);
      if (first == walk.end()) continue;
      if (const auto second = tip_beside(v, *first)) return std::pair(*first, *second);
    }
  }
  return std::nullopt;
}

Sum<BrusselsPosition> NamedDrawing::components() const {
  Distances distances(names_.size(), condition_);
  for (std::size_t u = 0; u < names_.size(); ++u) {
    const auto from_u = distances_from(u);
    for (std::size_t v = 0; v < u; ++v) {
      if (from_u[v]) distances.set(static_cast<Junction>(u), static_cast<Junction>(v), *from_u[v]);
    }
  }
  std::vector<Region> regions;
  for (const NamedRegion& named : regions_) {
    Region region;
    for (const NamedWalk& walk : named) {
      Walk junctions;
      for (const Tip tip : walk) junctions.push_back(static_cast<Junction>(tip.vertex));
      region.walks.push_back(junctions);
    }
    regions.push_back(region);
  }
  return sprague::components(regions, distances, condition_);
}

std::string NamedDrawing::print(Tip tip) const {
  return fmt::format("{}_{}", names_[tip.vertex], tip.number);
}

std::vector<std::string> keys_of(const BrusselsSprouts& game, const Sum<BrusselsPosition>& sum) {
  std::vector<std::string> keys;
  for (const BrusselsPosition& component : sum) keys.push_back(game.key(component));
  std::ranges::sort(keys);
  return keys;
}

bool is_option(const BrusselsSprouts& game, const Sum<BrusselsPosition>& before, const Sum<BrusselsPosition>& after) {
  const std::vector<std::string> wanted = keys_of(game, after);
  for (std::size_t c = 0; c < before.size(); ++c) {
    for (const Sum<BrusselsPosition>& option : game.options(before[c])) {
      Sum<BrusselsPosition> next = option;
      for (std::size_t other = 0; other < before.size(); ++other) {
        if (other != c) next.push_back(before[other]);
      }
      if (keys_of(game, next) == wanted) return true;
    }
  }
  return false;
}

}  // namespace sprague::brussels
