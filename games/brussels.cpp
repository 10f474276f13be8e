#include "games/brussels.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

void require_few(std::span<const unsigned> tips) {
  std::size_t total = 0;
  for (const unsigned number : tips) total += number;
  if (tips.empty()) throw InputError("no spots: expected one at least");
  if (total > BrusselsSprouts::kMostTips || tips.size() > BrusselsSprouts::kMostTips) {
    throw InputError(
        fmt::format("{} spots with {} tips: expected at most {}", tips.size(), total, BrusselsSprouts::kMostTips));
  }
}

}  // namespace

Sum<BrusselsPosition> BrusselsSprouts::spots(std::span<const unsigned> tips, Surface surface) const {
  return positions_of(renamed_spots(tips, surface));
}

std::vector<RenamedPosition> BrusselsSprouts::renamed_spots(std::span<const unsigned> tips, Surface surface) const {
  require_few(tips);
  Region region{surface, {}};
  for (std::size_t spot = 0; spot < tips.size(); ++spot) region.walks.emplace_back(tips[spot], Junction(spot));
  return renamed_components({region}, Distances(tips.size(), condition_), condition_);
}

Sum<BrusselsPosition> BrusselsSprouts::circle(std::span<const unsigned> tips, CircleArcs arcs) const {
  require_few(tips);
  const std::size_t spots = tips.size();
  Walk walk;
  Distances distances(spots, condition_);
  for (std::size_t v = 0; v < spots; ++v) {
    walk.insert(walk.end(), tips[v], static_cast<Junction>(v));
    for (std::size_t u = 0; arcs == CircleArcs::counted && u < v; ++u) {
      const std::size_t steps = std::min(v - u, spots - (v - u));
      distances.set(Junction(u), Junction(v), static_cast<unsigned>(steps * condition_.edge_length()));
    }
  }
  if (arcs == CircleArcs::counted && (condition_ == GraphCondition::forest() || spots < condition_.least_girth())) {
    throw InputError(fmt::format("CS{}: the circle's arcs are a cycle of {}, which the condition '{}' forbids", spots,
                                 spots, condition_.print()));
  }
  return components({{Surface(), {walk}}}, distances, condition_);
}

std::vector<Sum<BrusselsPosition>> BrusselsSprouts::options(const BrusselsPosition& position) const {
  std::vector<Sum<BrusselsPosition>> moves;
  for (std::size_t region = 0; region < position.regions.size(); ++region) {
    each_curve_in(position, region, condition_, [&](std::vector<Region> regions, const Distances& distances) {
      moves.push_back(components(std::move(regions), distances, condition_));
    });
  }
  return moves;
}

std::string BrusselsSprouts::component_text(const BrusselsPosition& position) const {
  ENSURE(condition_ == GraphCondition::none(), "certificates know no condition on the graph");
  return print(position);
}

std::size_t BrusselsSprouts::most_moves(const BrusselsPosition& position) {
  std::size_t moves = 0;
  for (const Region& region : position.regions) {
    const std::size_t genus = region.surface.genus();
    moves += region.walks.size() + (region.surface.is_orientable() ? 2 * genus : genus);
    for (const Walk& walk : region.walks) moves += walk.size();
    moves -= 2;
  }
  return moves;
}

}  // namespace sprague
