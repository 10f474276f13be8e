#include "conjectures/sprouts/limit_genus.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "certificates/facts.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/sprouts/checks.hpp"
#include "conjectures/sprouts/limit_induction.hpp"
#include "conjectures/sprouts/open_regions.hpp"
#include "conjectures/sprouts/regions.hpp"
#include "conjectures/sprouts/starts.hpp"

namespace sprague::sprouts {
namespace {

constexpr std::string_view kInRegions =
    "The trees of each region were computed on all surfaces up to its limit and beyond it, without any reduction. ";
constexpr std::string_view kOfSpots =
    "The trees were computed on all surfaces up to the limit and beyond it, regions of what is left being taken for "
    "equal from their limits on. ";

// Concludes from what was found up to the limits of regions that an induction shows to be right; undecided without it.
Finding conclude_for_all_genera(const Effort& effort, const Tally& tally, std::string range, std::string_view method,
                                std::span<const SproutsDrawing> regions) {
  const AllGenera all = all_genera(effort, regions);
  Finding finding = conclude(tally, std::move(range), fmt::format("{}{}", method, all.proof));
  if (all.gap && finding.verdict == Verdict::holds) {
    finding.verdict = Verdict::undecided;
    finding.reason = fmt::format("{}Beyond it nothing is known: {}.", method, *all.gap);
  }
  return finding;
}

DataTable limits_table(std::string name, std::string_view genus) {
  return {std::move(name), {"lives", "regions", std::string(genus), "bound", "regions_with_limit", "first_region"}, {}};
}

// The limits of all regions with so many lives, in whatever position, by `limit_of` trees on the surfaces of one kind.
template <class TreesOn, class LimitOf, class BoundOf>
Finding check_anywhere(const Effort& effort, Range lives, std::string_view genus, TreesOn trees_on, LimitOf limit_of,
                       BoundOf bound_of) {
  Tally tally;
  std::vector<SproutsDrawing> all;
  const Facts<Sprouts> facts(effort, Sprouts());
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
        // By itself, where the other corners of its vertices are beside nothing else.
        facts.used(Asked::nimber, k, drawing);
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
  Finding finding = conclude_for_all_genera(
      effort, tally, fmt::format("all regions with {} to {} lives, in whatever position", lives.first, lives.last),
      kInRegions, all);
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
  const Facts<Sprouts> facts(effort, Sprouts());
  std::vector<SproutsDrawing> starts;
  DataTable table{
      fmt::format("{}-of-spots", genus), {"spots", std::string(genus), "bound", "parity_matters", "nimbers"}, {}};
  for (auto p = static_cast<unsigned>(spots.first); p <= spots.last; ++p) {
    const GenusLimits bound = genus_limits({p, 0, 0, 0});
    starts.push_back(land_of_word(Sprouts().spots(p).front().word));
    const auto found = trees_on(bound, [&](Surface surface) {
      facts.used(Asked::nimber, p, Start{p, surface}.print());
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
  Finding finding = conclude_for_all_genera(
      effort, tally, fmt::format("{} to {} spots on all surfaces", spots.first, spots.last), kOfSpots, starts);
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

namespace {

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

}  // namespace

std::span<const NamedCheck> checks_of_limit_genus() {
  static const std::array kChecks{
      NamedCheck{"handles_anywhere",
                 [](const Effort& effort, Range lives) {
                   return check_anywhere(effort, lives, "handles", trees_on_handles, limit_of_handles, handles_of);
                 }},
      NamedCheck{"crosscaps_anywhere",
                 [](const Effort& effort, Range lives) {
                   return check_anywhere(effort, lives, "crosscaps", trees_on_crosscaps, limit_of_crosscaps,
                                         crosscaps_of);
                 }},
      NamedCheck{"handles_of_spots",
                 [](const Effort& effort, Range spots) {
                   return check_spots(effort, spots, "handles", trees_on_handles, limit_of_handles, handles_of,
                                      within_bound);
                 }},
      NamedCheck{"crosscaps_of_spots",
                 [](const Effort& effort, Range spots) {
                   return check_spots(effort, spots, "crosscaps", trees_on_crosscaps, limit_of_crosscaps, crosscaps_of,
                                      within_bound);
                 }},
      NamedCheck{"handles_linear", check_handles_linear},
      NamedCheck{"only_equal_parity", check_only_equal_parity},
  };
  return kChecks;
}

}  // namespace sprague::sprouts
