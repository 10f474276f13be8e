#include "conjectures/sprouts/limit_genus.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "conjectures/conclude.hpp"
#include "conjectures/sprouts/certified_drawings.hpp"
#include "conjectures/sprouts/limit_steps.hpp"
#include "conjectures/sprouts/open_regions.hpp"
#include "conjectures/sprouts/regions.hpp"
#include "conjectures/sprouts/starts.hpp"
#include "conjectures/sprouts/tree_checks.hpp"
#include "games/sprouts_moves.hpp"

namespace sprague::sprouts {
namespace {

// Those on which each way to cut can be met, and each kind of surface that it leaves.
constexpr std::array kLimitSurfaces{"S", "T1", "T2", "P1", "P2", "P3", "P4"};

constexpr std::string_view kBounds =
    "For all genera: limits of all regions with as many vertices of each kind are bounded by induction over the lives, "
    "as in print but with every kind of curve written out, also curves that tear a vertex with both corners in the "
    "region apart, so that both parts keep it. ";
constexpr std::string_view kComparedHere =
    "The bounds were compared with every curve in every region of the range. The trees of each were computed on all "
    "surfaces up to the bound and beyond it, without any reduction.";
constexpr std::string_view kComparedThere =
    "The readings on regions anywhere compare these bounds with every curve in small regions. The trees were computed "
    "on "
    "all surfaces up to the bound.";

// Of which the nimbers on these surfaces are certified, which are those of the trees.
constexpr unsigned kMostCertifiedSpotCount = 2;
constexpr std::uint64_t kMostCertifiedInRegion = 4;  // lives

// What is left of a region: which vertices, on which surface.
struct Part {
  RegionVertices vertices;
  Surface surface;
};

bool few(const Part& part) {
  return part.vertices.lives() <= 3;
}

Limits<unsigned> limits_in(GenusLimits limits) {
  return {limits.handles, limits.crosscaps};
}

// Limits at least as large as what a curve asks for that leaves a couple of parts of a region.
GenusLimits least_limits_of_couple(const Part& first, const Part& second,
                                   absl::FunctionRef<GenusLimits(RegionVertices)> limits) {
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
GenusLimits least_limits(std::span<const Part> parts, Surface surface,
                         absl::FunctionRef<GenusLimits(RegionVertices)> limits) {
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

DataTable limits_table(std::string name, std::string_view genus) {
  return {std::move(name), {"lives", "regions", std::string(genus), "bound", "regions_with_limit", "first_region"}, {}};
}

// The limits of all regions with so many lives, in whatever position, by `limit_of` trees on the surfaces of one kind.
template <class TreesOn, class LimitOf, class BoundOf>
Finding check_anywhere(const Effort& effort, Range lives, std::string_view genus, TreesOn trees_on, LimitOf limit_of,
                       BoundOf bound_of, const std::vector<Obligation>& steps) {
  Tally tally;
  std::vector<SproutsDrawing> all;
  std::vector<SproutsDrawing> certified;
  const Sprouts as_drawn(kNoReductions);
  DataTable table = limits_table(fmt::format("{}-of-regions", genus), genus);
  for (std::uint64_t k = std::max<std::uint64_t>(lives.first, 2); k <= lives.last; ++k) {
    struct WithLimit {
      std::uint64_t regions = 0;
      std::string first;
    };
    std::map<unsigned, WithLimit> rows;
    unsigned most = 0;
    const auto regions_here = regions(static_cast<unsigned>(k));
    for (const SproutsDrawing& region : regions_here) {
      effort.poll();
      OpenRegions open;
      const GenusLimits bound = genus_limits(vertices_in(region, 0));
      const std::vector<std::uint32_t> trees = trees_on(bound, [&](Surface surface) {
        SproutsDrawing drawing = region;
        drawing.set_surface(0, surface);
        if (k <= kMostCertifiedInRegion) certified.push_back(drawing);
        return open.tree(drawing);
      });
      const unsigned limit = limit_of(trees);
      const std::string text = as_drawn.print({canonical_word(word_of(region))});
      most = std::max(most, bound_of(bound));
      WithLimit& row = rows[limit];
      ++row.regions;
      if (row.first.empty() || std::pair(text.size(), text) < std::pair(row.first.size(), row.first)) row.first = text;
      if (limit <= bound_of(bound)) {
        tally.pass();
      } else {
        tally.fail({k, text, fmt::format("{} {} are not enough", bound_of(bound), genus)});
      }
      all.push_back(region);
    }
    for (const auto& [limit, row] : rows) {
      table.rows.push_back({fmt::format("{}", k), fmt::format("{}", regions_here.size()), fmt::format("{}", limit),
                            fmt::format("{}", most), fmt::format("{}", row.regions), row.first});
    }
  }
  // By itself, where the other corners of its vertices are beside nothing else.
  certify_drawings(effort, "regions", certified, ProofOf::nimber);
  const auto gap = gap_in_limits(all, genus_limits);
  ENSURE(!gap, "limits without an induction: " + *gap);
  Finding finding =
      conclude(tally, fmt::format("all regions with {} to {} lives, in whatever position", lives.first, lives.last),
               fmt::format("{}{}", kBounds, kComparedHere));
  finding.reason +=
      fmt::format(" What each kind of curve asks of limits, for all genera and all limits of what it leaves: {}",
                  settle(steps, effort).in_words());
  finding.notes.push_back(
      "In whatever position: the trees have as branches the curves in the region, labelled with the vertices that it "
      "shares with others and that they kill, and the losses of one or two such vertices to curves outside. Where they "
      "agree, all positions with the region have the same canonical tree. In the table a number is a vertex with so "
      "many ends, 2 one whose other corner is outside of the region.");
  finding.tables.push_back(std::move(table));
  return finding;
}

// Trees of p spots on surfaces of one kind.
class Spots {
 public:
  explicit Spots(const Effort& effort) : trees_(game_, store_, effort) {}
  std::uint32_t tree(unsigned spots, Surface surface) { return trees_.tree(game_.spots(spots, surface)); }
  const GameTreeStore& store() const { return store_; }

 private:
  Sprouts game_;
  GameTreeStore store_;
  GameTrees<Sprouts> trees_;
};

// The limits of numbers of spots; `pass` says whether one is as claimed.
template <class TreesOn, class LimitOf, class BoundOf, class Gap>
Finding check_spots(const Effort& effort, Range spots, std::string_view genus, TreesOn trees_on, LimitOf limit_of,
                    BoundOf bound_of, Gap gap_for) {
  Tally tally;
  Spots trees(effort);
  std::vector<std::string> certified;
  DataTable table{
      fmt::format("{}-of-spots", genus), {"spots", std::string(genus), "bound", "parity_matters", "nimbers"}, {}};
  for (auto p = static_cast<unsigned>(spots.first); p <= spots.last; ++p) {
    const GenusLimits bound = genus_limits({p, 0, 0, 0});
    const auto found = trees_on(bound, [&](Surface surface) {
      if (p <= kMostCertifiedSpotCount) certified.push_back(Start{p, surface}.print());
      return trees.tree(p, surface);
    });
    const unsigned limit = limit_of(found);
    std::string nimbers;
    for (const std::uint32_t tree : found) nimbers += fmt::format(" {}", trees.store().nimber(tree).value());
    const bool parity = found[found.size() - 1] != found[found.size() - 2];
    table.rows.push_back({fmt::format("{}", p), fmt::format("{}", limit), fmt::format("{}", bound_of(bound)),
                          parity ? "yes" : "no", nimbers.substr(1)});
    const std::optional<std::string> gap = gap_for(p, limit, bound_of(bound), parity);
    if (!gap) {
      tally.pass();
    } else {
      tally.fail({p, fmt::format("{}", p), fmt::format("{} spots have the limit genus {}, {}", p, limit, *gap)});
    }
  }
  certify_starts(effort, "spots", certified, ProofOf::nimber);
  Finding finding = conclude(tally, fmt::format("{} to {} spots on all surfaces", spots.first, spots.last),
                             fmt::format("{}{}", kBounds, kComparedThere));
  finding.tables.push_back(std::move(table));
  return finding;
}

unsigned handles_of(GenusLimits limits) {
  return limits.handles;
}
unsigned crosscaps_of(GenusLimits limits) {
  return std::max(limits.crosscaps, 1U);
}

std::optional<std::string> within_bound(unsigned /*spots*/, unsigned limit, unsigned bound, bool /*parity*/) {
  if (limit <= bound) return std::nullopt;
  return fmt::format("more than {}", bound);
}

}  // namespace

std::vector<std::uint32_t> trees_on_handles(GenusLimits bound, absl::FunctionRef<std::uint32_t(Surface)> tree_on) {
  std::vector<std::uint32_t> trees;
  for (unsigned n = 0; n <= bound.handles + 1; ++n) trees.push_back(tree_on(Surface::with_handles(n)));
  return trees;
}

std::vector<std::uint32_t> trees_on_crosscaps(GenusLimits bound, absl::FunctionRef<std::uint32_t(Surface)> tree_on) {
  std::vector<std::uint32_t> trees;
  for (unsigned n = 1; n <= std::max(bound.crosscaps, 1U) + 3; ++n)
    trees.push_back(tree_on(Surface::with_crosscaps(n)));
  return trees;
}

SurfaceTrees trees_on_surfaces(GenusLimits bound, absl::FunctionRef<std::uint32_t(Surface)> tree_on) {
  return {trees_on_handles(bound, tree_on), trees_on_crosscaps(bound, tree_on)};
}

unsigned limit_of_handles(const std::vector<std::uint32_t>& trees) {
  std::size_t n = trees.size() - 1;
  while (n > 0 && trees[n - 1] == trees[n]) --n;
  return static_cast<unsigned>(n);
}

unsigned limit_of_crosscaps(const std::vector<std::uint32_t>& trees) {
  std::size_t n = trees.size() - 2;
  while (n > 0 && trees[n - 1] == trees[n + 1]) --n;
  return static_cast<unsigned>(n + 1);
}

std::optional<std::string> gap_in_limits(std::span<const SproutsDrawing> regions,
                                         absl::FunctionRef<GenusLimits(RegionVertices)> limits) {
  for (const SproutsDrawing& region : regions) {
    const RegionVertices vertices = vertices_in(region, 0);
    const GenusLimits claimed = limits(vertices);
    const auto is_enough = [&](GenusLimits least, Surface surface) {
      return surface.is_orientable() ? claimed.handles >= least.handles : claimed.crosscaps >= least.crosscaps;
    };
    if (vertices.lives() <= 3) {
      if (claimed != GenusLimits{0, 0}) return "a region with few lives has a limit";
      continue;
    }
    for (const char* name : kLimitSurfaces) {
      SproutsDrawing drawing = region;
      const Surface surface = Surface::parse(name);
      drawing.set_surface(0, surface);
      const bool too_small = any_curve(drawing, [&](const SproutsDrawing& after) {
        std::vector<Part> parts;
        for (std::size_t r = 0; r < after.regions(); ++r) parts.push_back({vertices_in(after, r), after.surface(r)});
        return !is_enough(least_limits(parts, surface, limits), surface);
      });
      RegionVertices less = vertices;
      if (less.two_ends > 0) --less.two_ends;
      if (too_small || !is_enough(limits(less), surface)) {
        return fmt::format("{} vertices on {} have a move beyond the limit", vertices.lives(), name);
      }
    }
  }
  return std::nullopt;
}

Finding check_handles_anywhere(const Effort& effort, Range lives) {
  return check_anywhere(effort, lives, "handles", trees_on_handles, limit_of_handles, handles_of,
                        handle_limit_obligations());
}

Finding check_crosscaps_anywhere(const Effort& effort, Range lives) {
  return check_anywhere(effort, lives, "crosscaps", trees_on_crosscaps, limit_of_crosscaps, crosscaps_of,
                        crosscap_limit_obligations());
}

Finding check_handles_of_spots(const Effort& effort, Range spots) {
  return check_spots(effort, spots, "handles", trees_on_handles, limit_of_handles, handles_of, within_bound);
}

Finding check_crosscaps_of_spots(const Effort& effort, Range spots) {
  return check_spots(effort, spots, "crosscaps", trees_on_crosscaps, limit_of_crosscaps, crosscaps_of, within_bound);
}

Finding check_handles_linear(const Effort& effort, Range spots) {
  Finding finding = check_spots(effort, spots, "handles", trees_on_handles, limit_of_handles, handles_of,
                                [](unsigned p, unsigned limit, unsigned, bool) -> std::optional<std::string> {
                                  if (limit <= 3 * (p - 1)) return std::nullopt;
                                  return fmt::format("more than {}", 3 * (p - 1));
                                });
  finding.tables.clear();
  return finding;
}

Finding check_only_equal_parity(const Effort& effort, Range spots) {
  Finding finding = check_spots(effort, spots, "crosscaps", trees_on_crosscaps, limit_of_crosscaps, crosscaps_of,
                                [](unsigned, unsigned, unsigned, bool parity) -> std::optional<std::string> {
                                  if (parity) return std::nullopt;
                                  return std::string("and from there on all trees are the same");
                                });
  finding.tables.clear();
  finding.repair =
      "From the limit genus on, trees of equal parity are the same, as Proposition 4 says; of other parity they may "
      "be.";
  return finding;
}

}  // namespace sprague::sprouts
