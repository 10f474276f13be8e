// The ways to draw a curve between two tips of a region, from the words of its walks (canonical/surfaces.hpp).
#include <absl/functional/function_ref.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "games/brussels_position.hpp"

namespace sprague {
namespace {

// In how many ways a curve may part or turn the walks that it does not end on. Options are listed, so more would not
// fit beside each other.
constexpr std::size_t kMostWays = std::size_t{1} << 16;

// The tips of a walk from one place up to, not including, another, around its end if need be.
Walk part_of(const Walk& walk, std::size_t from, std::size_t to) {
  Walk part;
  for (std::size_t i = from % walk.size(); i != to; i = (i + 1) % walk.size()) part.push_back(walk[i]);
  return part;
}

Walk reversed(const Walk& walk) {
  return {walk.rbegin(), walk.rend()};
}

Walk joined(std::initializer_list<const Walk*> parts) {
  Walk walk;
  for (const Walk* part : parts) walk.insert(walk.end(), part->begin(), part->end());
  return walk;
}

// The least number of places, at least 1, by which the word can be turned without a change.
std::size_t period_of(const Walk& walk) {
  std::size_t period = 1;
  while (!std::equal(walk.begin(), walk.end() - static_cast<std::ptrdiff_t>(period),
                     walk.begin() + static_cast<std::ptrdiff_t>(period)) ||
         walk.size() % period != 0) {
    ++period;
  }
  return period;
}

bool has_direction(const Walk& walk) {
  return walk.size() > 2 && period_of(walk) > 1;
}

// A region from which curves are drawn. Calls visit(regions) for everything that may stand in its place after one.
class Curves {
 public:
  using Visit = absl::FunctionRef<void(const std::vector<Region>&)>;

  Curves(const Region& region, Junction crossbar) : region_(region), crossbar_(crossbar) {}

  // From tip i of walk a to tip j of walk b.
  void between_walks(std::size_t a, std::size_t i, std::size_t b, std::size_t j, Visit visit) const;
  // From tip i of walk a to a later one, j.
  void within_walk(std::size_t a, std::size_t i, std::size_t j, Visit visit) const;

 private:
  std::vector<Walk> walks_without(std::size_t a, std::size_t b) const;
  // Walks that the curve ends on, in the directions given, and others in any that the surface leaves them.
  void each_direction(Surface surface, std::vector<Walk> ended_on, const std::vector<Walk>& others,
                      absl::FunctionRef<void(const Region&)> visit) const;
  void separate(const Walk& left, const Walk& right, std::vector<Walk> others, Visit visit) const;

  const Region& region_;
  Junction crossbar_;
};

std::vector<Walk> Curves::walks_without(std::size_t a, std::size_t b) const {
  std::vector<Walk> others;
  for (std::size_t w = 0; w < region_.walks.size(); ++w) {
    if (w != a && w != b) others.push_back(region_.walks[w]);
  }
  return others;
}

void Curves::each_direction(Surface surface, std::vector<Walk> ended_on, const std::vector<Walk>& others,
                            absl::FunctionRef<void(const Region&)> visit) const {
  const std::size_t fixed = ended_on.size();
  std::vector<std::size_t> free;
  if (surface.is_orientable() && !region_.surface.is_orientable()) {
    for (std::size_t w = 0; w < others.size(); ++w) {
      if (has_direction(others[w])) free.push_back(w);
    }
  }
  Region region{surface, std::move(ended_on)};
  region.walks.insert(region.walks.end(), others.begin(), others.end());
  if (std::size_t{1} << free.size() > kMostWays) throw OutOfBudget("walks can be turned in too many ways");
  for (std::uint32_t turned = 0; turned < std::uint32_t{1} << free.size(); ++turned) {
    for (std::size_t f = 0; f < free.size(); ++f) {
      const Walk& walk = others[free[f]];
      region.walks[fixed + free[f]] = (turned >> f & 1U) != 0 ? reversed(walk) : walk;
    }
    visit(region);
  }
}

void Curves::between_walks(std::size_t a, std::size_t i, std::size_t b, std::size_t j, Visit visit) const {
  const Walk bar{crossbar_};
  const Walk rest = part_of(region_.walks[a], i + 1, i);
  const Walk other_rest = part_of(region_.walks[b], j + 1, j);
  std::vector<Walk> walks = walks_without(a, b);
  walks.push_back(joined({&bar, &rest, &bar, &other_rest}));
  visit({{region_.surface, walks}});
  const Walk turned = reversed(other_rest);
  if (region_.surface.is_orientable() || turned == other_rest || reversed(rest) == rest) return;
  walks.back() = joined({&bar, &rest, &bar, &turned});
  visit({{region_.surface, walks}});
}

void Curves::separate(const Walk& left, const Walk& right, std::vector<Walk> others, Visit visit) const {
  // Of equal walks only the number on each side counts.
  std::ranges::sort(others);
  std::vector<std::size_t> firsts;
  for (std::size_t w = 0; w < others.size(); ++w) {
    if (w == 0 || others[w] != others[w - 1]) firsts.push_back(w);
  }
  firsts.push_back(others.size());
  std::size_t ways = 1;
  for (std::size_t c = 0; c + 1 < firsts.size(); ++c) {
    ways *= firsts[c + 1] - firsts[c] + 1;
    if (ways > kMostWays) throw OutOfBudget("a curve can share out the walks of its region in too many ways");
  }
  for (std::size_t way = 0; way < ways; ++way) {
    std::vector<Walk> on_left;
    std::vector<Walk> on_right;
    std::size_t rest = way;
    for (std::size_t c = 0; c + 1 < firsts.size(); ++c) {
      const std::size_t equal = firsts[c + 1] - firsts[c];
      const std::size_t go_left = rest % (equal + 1);
      rest /= equal + 1;
      on_left.insert(on_left.end(), go_left, others[firsts[c]]);
      on_right.insert(on_right.end(), equal - go_left, others[firsts[c]]);
    }
    for (const auto& surfaces : separating_cuts(region_.surface)) {
      each_direction(surfaces.first, {left}, on_left, [&](const Region& one) {
        each_direction(surfaces.second, {right}, on_right, [&](const Region& other) { visit({one, other}); });
      });
    }
  }
}

void Curves::within_walk(std::size_t a, std::size_t i, std::size_t j, Visit visit) const {
  const Walk bar{crossbar_};
  const Walk inner = part_of(region_.walks[a], i + 1, j);
  const Walk outer = part_of(region_.walks[a], j + 1, i);
  const Walk left = joined({&bar, &inner});
  const Walk right = joined({&bar, &outer});
  const std::vector<Walk> others = walks_without(a, a);
  const auto visit_one = [&visit](const Region& region) { visit({region}); };
  separate(left, right, others, visit);
  for (const Surface surface : two_sided_cuts(region_.surface)) {
    const bool opposite = surface.is_orientable() && !region_.surface.is_orientable();
    each_direction(surface, {left, opposite ? reversed(right) : right}, others, visit_one);
  }
  const Walk turned = reversed(outer);
  for (const Surface surface : one_sided_cuts(region_.surface)) {
    each_direction(surface, {joined({&bar, &inner, &bar, &turned})}, others, visit_one);
  }
}

}  // namespace

void each_curve_in(const BrusselsPosition& position, std::size_t index, const GraphCondition& condition,
                   DrawingVisit visit) {
  const Region& region = position.regions[index];
  const Distances& distances = position.distances;
  const Curves curves(region, distances.junctions());
  for (std::size_t a = 0; a < region.walks.size(); ++a) {
    const Walk& walk = region.walks[a];
    // Turning a walk by its period changes nothing, so one end stands in the first period; nor does exchanging the ends
    // where all tips are alike.
    const std::size_t period = period_of(walk);
    const std::size_t farthest = period == 1 ? walk.size() / 2 : walk.size() - 1;
    for (std::size_t i = 0; i < period; ++i) {
      const auto draw = [&](Junction other, absl::FunctionRef<void(Curves::Visit)> curves_to) {
        if (distances.at(walk[i], other) < distances.bound()) return;
        const Distances after = distances.with_crossbar(walk[i], other, condition);
        curves_to([&](const std::vector<Region>& replacement) {
          std::vector<Region> regions = position.regions;
          regions.erase(regions.begin() + static_cast<std::ptrdiff_t>(index));
          regions.insert(regions.end(), replacement.begin(), replacement.end());
          visit(std::move(regions), after);
        });
      };
      for (std::size_t j = i + 1; j <= farthest; ++j) {
        draw(walk[j], [&](Curves::Visit put) { curves.within_walk(a, i, j, put); });
      }
      for (std::size_t b = 0; b < a; ++b) {
        const std::size_t other_period = period_of(region.walks[b]);
        for (std::size_t j = 0; j < other_period; ++j) {
          draw(region.walks[b][j], [&](Curves::Visit put) { curves.between_walks(a, i, b, j, put); });
        }
      }
    }
  }
}

}  // namespace sprague
