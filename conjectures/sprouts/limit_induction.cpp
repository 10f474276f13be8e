#include "conjectures/sprouts/limit_induction.hpp"

#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "conjectures/sprouts/few_lives.hpp"
#include "conjectures/sprouts/limit_steps.hpp"
#include "games/sprouts.hpp"
#include "games/sprouts_moves.hpp"

namespace sprague::sprouts {
namespace {

// Each way to cut a surface can be met on these, and each kind of surface that it leaves.
const std::array kLimitSurfaces{Surface(),
                                Surface::with_handles(1),
                                Surface::with_handles(2),
                                Surface::with_crosscaps(1),
                                Surface::with_crosscaps(2),
                                Surface::with_crosscaps(3),
                                Surface::with_crosscaps(4)};

constexpr unsigned kFewLives = 3;

// What is left of a region: which vertices, on which surface.
struct Part {
  RegionVertices vertices;
  Surface surface;
};

bool few(const Part& part) {
  return part.vertices.lives() <= kFewLives;
}

Limits<unsigned> limits_in(GenusLimits limits) {
  return {limits.handles, limits.crosscaps};
}

// Limits at least as large as what a curve asks for that leaves a couple of parts of a region.
GenusLimits least_limits_of_couple(const Part& first, const Part& second, LimitsOf limits) {
  const Limits<unsigned> one = limits_in(limits(first.vertices));
  const Limits<unsigned> other = limits_in(limits(second.vertices));
  if (few(first) && few(second)) return {};
  if (few(first) || few(second)) {
    const Limits<unsigned>& more = few(first) ? other : one;
    return {more.handles, std::max(crosscaps_beside_few(more), handles_beside_few(more))};
  }
  return {handles_of_couple(one, other),
          std::max({crosscaps_of_couple(one, other), crosscaps_beside_handles(one, other),
                    crosscaps_beside_handles(other, one)})};
}

// The same for what any curve leaves of a region on that surface.
GenusLimits least_limits(std::span<const Part> parts, Surface surface, LimitsOf limits) {
  if (parts.size() == 2) return least_limits_of_couple(parts[0], parts[1], limits);
  const GenusLimits left = limits(parts[0].vertices);
  const Surface after = parts[0].surface;
  if (after == surface) return left;
  if (few(parts[0])) return {1, 1};
  if (surface.is_orientable()) return {handles_of_cut(limits_in(left), surface.genus() - after.genus()), 0};
  if (after.is_orientable())
    return {0, crosscaps_of_cut_to_handles(limits_in(left), surface.genus() - 2 * after.genus())};
  return {0, crosscaps_of_cut(limits_in(left), surface.genus() - after.genus())};
}

// Calls visit(after, surface) for what each curve leaves of a region, on a surface of each kind, until it says true.
bool any_curve_in(const SproutsDrawing& region, absl::FunctionRef<bool(const SproutsDrawing&, Surface)> visit) {
  return std::ranges::any_of(kLimitSurfaces, [&](Surface surface) {
    SproutsDrawing drawing = region;
    drawing.set_surface(0, surface);
    return any_curve(drawing, [&](const SproutsDrawing& after) { return visit(after, surface); });
  });
}

bool is_enough(GenusLimits claimed, GenusLimits least, Surface surface) {
  return surface.is_orientable() ? claimed.handles >= least.handles : claimed.crosscaps >= least.crosscaps;
}

std::string text_of(RegionVertices vertices) {
  return fmt::format("{} spots, {} vertices with one end, {} with two corners and {} with one corner left",
                     vertices.spots, vertices.one_end, vertices.letters, vertices.two_ends);
}

std::optional<std::string> gap_in_limit(const SproutsDrawing& region, LimitsOf limits) {
  const RegionVertices vertices = vertices_in(region, 0);
  const GenusLimits claimed = limits(vertices);
  if (vertices.lives() <= kFewLives) {
    if (claimed == GenusLimits{0, 0}) return std::nullopt;
    return "a region with few lives has a limit";
  }
  // The obligations take it for granted.
  if (claimed.crosscaps == 0) return fmt::format("no crosscap is asked for with {}", text_of(vertices));
  const bool too_small = any_curve_in(region, [&](const SproutsDrawing& after, Surface surface) {
    std::vector<Part> parts;
    for (std::size_t r = 0; r < after.regions(); ++r) parts.push_back({vertices_in(after, r), after.surface(r)});
    return !is_enough(claimed, least_limits(parts, surface, limits), surface);
  });
  RegionVertices less = vertices;
  if (less.two_ends > 0) --less.two_ends;
  const GenusLimits least = limits(less);
  if (!too_small && claimed.handles >= least.handles && claimed.crosscaps >= least.crosscaps) return std::nullopt;
  return fmt::format("with {} there is a move beyond the limit", text_of(vertices));
}

// The regions that are met, each once as it reads on an orientable surface.
class Reached {
 public:
  void meet(const SproutsDrawing& region) {
    static const Sprouts as_drawn(kNoReductions);
    if (vertices_in(region, 0).lives() <= kFewLives) return;
    for (const SproutsLand& land : as_drawn.lands(region)) {
      if (met_.insert(land.word).second) open_.push_back(land_of_word(land.word));
    }
  }
  // One that was not taken yet.
  std::optional<SproutsDrawing> take() {
    if (open_.empty()) return std::nullopt;
    SproutsDrawing region = std::move(open_.back());
    open_.pop_back();
    return region;
  }

 private:
  absl::flat_hash_set<std::string> met_;
  std::vector<SproutsDrawing> open_;
};

// The region without each of the vertices that a curve outside may take.
void meet_losses(const SproutsDrawing& region, Reached& reached) {
  const auto corners = region.corners();
  for (std::size_t lost = 0; lost < corners.size(); ++lost) {
    if (corners[lost] != kTwoEnds) continue;
    SproutsDrawing left;
    left.add_region(Surface(), region.spots(0));
    std::size_t index = 0;
    for (std::size_t b = 0; b < region.boundaries(); ++b) {
      Word word;
      for (const Corner corner : region.boundary(b)) {
        if (index++ != lost) word.push_back(corner);
      }
      left.add_boundary(word);
    }
    reached.meet(left);
  }
}

}  // namespace

std::optional<std::string> gap_in_limits(std::span<const SproutsDrawing> regions, LimitsOf limits) {
  for (const SproutsDrawing& region : regions) {
    if (auto gap = gap_in_limit(region, limits)) return gap;
  }
  return std::nullopt;
}

SproutsDrawing region_of(const SproutsDrawing& drawing, std::size_t region) {
  std::array<unsigned, kFirstLetter + kMostLetters> corners{};
  for (std::size_t b = drawing.first_boundary(region); b < drawing.first_boundary(region + 1); ++b) {
    for (const Corner corner : drawing.boundary(b)) ++corners[corner];
  }
  SproutsDrawing result;
  result.add_region(Surface(), drawing.spots(region));
  for (std::size_t b = drawing.first_boundary(region); b < drawing.first_boundary(region + 1); ++b) {
    Word word;
    for (const Corner corner : drawing.boundary(b)) {
      word.push_back(is_letter(corner) && corners[corner] == 1 ? kTwoEnds : corner);
    }
    result.add_boundary(word);
  }
  return result;
}

ReachedRegions gap_in_reached(const Effort& effort, std::span<const SproutsDrawing> regions, LimitsOf limits) {
  ReachedRegions result;
  Reached reached;
  for (const SproutsDrawing& region : regions) reached.meet(region_of(region, 0));
  while (const auto region = reached.take()) {
    effort.poll();
    if (++result.regions % 1024 == 0) effort.tell("regions", result.regions, 0);
    result.gap = gap_in_limit(*region, limits);
    if (result.gap) return result;
    any_curve_in(*region, [&](const SproutsDrawing& after, Surface) {
      ++result.curves;
      for (std::size_t r = 0; r < after.regions(); ++r) reached.meet(region_of(after, r));
      return false;
    });
    meet_losses(*region, reached);
  }
  return result;
}

AllGenera all_genera(const Effort& effort, std::span<const SproutsDrawing> regions) {
  if (auto gap = gap_in_few_lives(effort)) return {std::move(gap), ""};
  if (auto gap = gap_in_ways(kLimitSurfaces)) return {std::move(gap), ""};
  const ReachedRegions reached = gap_in_reached(effort, regions, genus_limits);
  if (reached.gap) return {reached.gap, ""};
  const EliminatedSteps eliminated = eliminate_limit_steps();
  if (eliminated.gap) return {eliminated.gap, ""};
  std::vector<Obligation> steps = handle_limit_obligations();
  append(steps, crosscap_limit_obligations());
  const Settled settled = settle(steps, effort);
  return {std::nullopt,
          fmt::format("From the limit on genera repeat, those of crosscaps with equal parity, by induction over the "
                      "lives in a region. Base: with three lives or less only its vertices matter, by exhaustion "
                      "(SP-P2). Step: none of the {} curves in the {} regions with four lives or more that play can "
                      "make, in whatever position, on a surface of each kind, asks for more than the limits that were "
                      "computed for these. That what a curve asks for is enough, for all genera and all limits of what "
                      "it leaves, is linear, and proved in {} steps by elimination. {} (`limit-*`): {} obligations are "
                      "unsat, {} twins sat, {} undecided.",
                      reached.curves, reached.regions, eliminated.steps, solvers_agree(), settled.unsat, settled.sat,
                      settled.undecided.size())};
}

}  // namespace sprague::sprouts
