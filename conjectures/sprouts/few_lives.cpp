// Regions with few lives: Proposition 2 and Figure 13.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

#include "certificates/facts.hpp"
#include "checkers/game_trees.hpp"
#include "checkers/nimbers.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/pictured_tally.hpp"
#include "conjectures/sprouts/checks.hpp"
#include "conjectures/sprouts/few_lives.hpp"
#include "conjectures/sprouts/limit_genus.hpp"
#include "conjectures/sprouts/open_regions.hpp"
#include "conjectures/sprouts/regions.hpp"
#include "conjectures/sprouts/told_drawings.hpp"
#include "games/sprouts_notation.hpp"

namespace sprague::sprouts {
namespace {

constexpr std::string_view kFigure13 = "(a2b2) | (ab)";
constexpr std::string_view kFigure13OnTorus = "(a2b2) on T1 | (ab)";

// The trees that the text of Figure 13 tells of.
struct ToldTrees {
  GameTreeId on_plane;
  GameTreeId on_torus;
};

ToldTrees told_trees(GameTreeStore& store) {
  const GameTreeId one_move = store.intern({GameTreeStore::kEnded});
  const GameTreeId two_moves = store.intern({one_move});
  const GameTreeId ended_or_one_move = store.intern({GameTreeStore::kEnded, one_move});
  return {store.intern({one_move, two_moves}), store.intern({one_move, two_moves, ended_or_one_move})};
}

// What an arc from a walk to itself can leave, with the handles and crosscaps not counted.
using Ways = std::set<std::tuple<int, bool, bool>>;
Ways ways_to_cut(Surface surface) {
  Ways ways;
  for (const auto& [one, other] : separating_cuts(surface))
    ways.insert({0, one.is_orientable(), other.is_orientable()});
  for (const Surface after : two_sided_cuts(surface)) ways.insert({1, after.is_orientable(), false});
  for (const Surface after : one_sided_cuts(surface)) ways.insert({2, after.is_orientable(), false});
  return ways;
}

// A whole position: the region on that surface, and outside of it a sphere with one boundary, along which are the
// vertices with a corner in both, and another vertex with one end, so that there is something to do outside.
SproutsDrawing closed(const SproutsDrawing& region, Surface surface) {
  Corner next = kFirstLetter;
  for (const Corner corner : region.corners()) next = std::max(next, static_cast<Corner>(corner + 1));
  SproutsDrawing position;
  position.add_region(surface, region.spots(0));
  Word outside{kOneEnd};
  for (std::size_t b = 0; b < region.boundaries(); ++b) {
    Word word(region.boundary(b).begin(), region.boundary(b).end());
    for (Corner& corner : word) {
      if (corner != kTwoEnds) continue;
      corner = next++;
      outside.push_back(corner);
    }
    position.add_boundary(word);
  }
  position.add_region({}, 0);
  position.add_boundary(outside);
  return position;
}

// The nimbers of closed regions on surfaces of each kind, by rules that leave every region its surface.
class ClosedRegions {
 public:
  explicit ClosedRegions(const Effort& effort) : facts_(effort, game_), nimbers_(game_, effort) {}

  // The different ones of one region with so many lives.
  std::set<Nimber> add(const SproutsDrawing& region, unsigned lives) {
    std::set<Nimber> found;
    for (const Surface surface : kWaysSurfaces) {
      const SproutsDrawing position = closed(region, surface);
      found.insert(nimbers_.value(game_.lands(position)));
      facts_.used(Asked::nimber, lives, as_it_stands(game_, position));
    }
    return found;
  }

 private:
  Sprouts game_{SproutsReductions{.few_lives = false, .limit_genus = false}};
  Facts<Sprouts> facts_;
  NimberSolver<Sprouts> nimbers_;
};

std::string caption_on(const GameTreeStore& store, const SurfaceTrees& trees) {
  const auto nimbers_of = [&](const std::vector<GameTreeId>& ids) {
    std::vector<std::uint32_t> nimbers;
    for (const GameTreeId id : ids) nimbers.push_back(store.nimber(id).value());
    return nimbers;
  };
  return fmt::format(
      "Nimbers with 0, 1, ... handles in place of the torus: {}, and so on; with 1, 2, ... crosscaps: {}, and so on.",
      fmt::join(nimbers_of(trees.handles), ", "), fmt::join(nimbers_of(trees.crosscaps), ", "));
}

}  // namespace

std::optional<std::string> gap_in_ways(std::span<const Surface> surfaces) {
  std::set<std::pair<bool, Ways>> tried;
  for (const Surface surface : surfaces) tried.insert({surface.is_orientable(), ways_to_cut(surface)});
  const auto gap = [&](Surface surface) -> std::optional<std::string> {
    if (tried.contains({surface.is_orientable(), ways_to_cut(surface)})) return std::nullopt;
    return fmt::format("{} can be cut in other ways", surface.print());
  };
  for (unsigned n = 0; n <= Surface::kMostGenus; ++n) {
    if (auto found = gap(Surface::with_handles(n))) return found;
    if (n == 0) continue;
    if (auto found = gap(Surface::with_crosscaps(n))) return found;
  }
  return std::nullopt;
}

std::optional<std::string> gap_in_few_lives(const Effort& effort, unsigned most_lives) {
  OpenRegions open;
  std::map<std::pair<std::size_t, unsigned>, OpenRegions::TreeId> trees;
  for (unsigned lives = 2; lives <= most_lives; ++lives) {
    for (const SproutsDrawing& region : regions(lives)) {
      effort.poll();
      std::vector<Corner> names(static_cast<std::size_t>(std::ranges::count(region.corners(), kTwoEnds)));
      std::iota(names.begin(), names.end(), Corner{0});
      do {
        for (const Surface surface : kWaysSurfaces) {
          SproutsDrawing drawing = region;
          drawing.set_surface(0, surface);
          const OpenRegions::TreeId tree = open.tree(drawing, names);
          if (trees.try_emplace({names.size(), lives}, tree).first->second == tree) continue;
          return fmt::format("two regions with {} lives, {} of them shared, play differently", lives, names.size());
        }
      } while (std::ranges::next_permutation(names).found);
    }
  }
  return std::nullopt;
}

namespace {

Finding check_few_lives(const Effort& effort, Range lives) {
  const Sprouts as_drawn(kNoReductions);
  Tally tally;
  ClosedRegions closed_regions(effort);
  DataTable table{"regions", {"lives", "regions"}, {}};
  for (auto k = static_cast<unsigned>(std::max<std::uint64_t>(lives.first, 2)); k <= lives.last; ++k) {
    const auto all = regions(k);
    for (const SproutsDrawing& region : all) {
      effort.poll();
      OpenRegions open;
      std::set<OpenRegions::TreeId> trees;
      for (const Surface surface : kWaysSurfaces) {
        SproutsDrawing drawing = region;
        drawing.set_surface(0, surface);
        trees.insert(open.tree(drawing));
      }
      const std::size_t nimbers = closed_regions.add(region, k).size();
      if (trees.size() == 1) {
        ENSURE(nimbers == 1, "regions with the same tree give positions with different nimbers");
        tally.pass();
      } else {
        tally.fail(
            {k, as_drawn.print({canonical_word(word_of(region))}), fmt::format("{} different trees", trees.size())});
      }
    }
    table.rows.push_back({fmt::format("{}", k), fmt::format("{}", all.size())});
  }
  std::optional<std::string> gap = gap_in_ways(kWaysSurfaces);
  if (lives.first > 2) gap = fmt::format("regions with less than {} lives were left out", lives.first);
  if (lives.last < 3) gap = fmt::format("regions with more than {} lives were left out", lives.last);
  Finding finding = conclude(
      tally, fmt::format("all regions with {} to {} lives, in whatever position", lives.first, lives.last),
      {gap, std::nullopt,
       "Proved for all positions and all surfaces by exhaustion and induction over the lives. Every region with two or "
       "three lives was taken, however its boundaries read, on a surface of each kind that can be cut in different "
       "ways; the genus of what a cut leaves does not matter, for it has less lives. Its tree has as branches the "
       "curves in the region, labelled with the vertices shared with the rest of the position that they kill, and the "
       "losses of one or two of these to curves outside, which is all that the rest and the region know of each "
       "other. The trees are the same on all surfaces, so those of whole positions are. With one life or none there is "
       "no curve. No reduction was used."});
  if (lives.last >= 3) {
    const auto more = gap_in_few_lives(effort);
    finding.notes.push_back(
        more ? fmt::format("More than the surface matters: {}.", *more)
             : "Nor does it matter how the boundaries read: regions with equally many lives, as many "
               "of them at vertices shared with the rest, have the same tree, whichever vertex is "
               "which.");
  }
  finding.tables.push_back(std::move(table));
  finding.notes.emplace_back(
      "The certificate has nimbers by rules without this proposition: each of the regions on each of the surfaces, in "
      "one position, in which the vertices that it may share with others are along one boundary of a sphere, with a "
      "vertex of two lives more. They are the same on all surfaces. That the whole trees are, and in whatever "
      "position, it does not show.");
  return finding;
}

Finding check_figure_13(const Effort& effort, Range lives) {
  const Sprouts game(kNoReductions);
  GameTreeStore store;
  GameTrees<Sprouts> trees(game, store, effort);
  const ToldTrees told = told_trees(store);
  Tally tally;
  const auto compare = [&](const std::string& text, GameTreeId expected, Nimber nimber) {
    const GameTreeId found = trees.tree(game.parse(text));
    if (found == expected && store.nimber(found) == nimber) {
      tally.pass();
    } else {
      tally.fail({lives.first, text, fmt::format("another tree than told, of nimber {}", store.nimber(found).value())});
    }
  };
  const Facts<Sprouts> facts(effort, Sprouts());
  tell_with_options(facts, Asked::nimber, lives.first, parse_sprouts(kFigure13));
  tell_with_options(facts, Asked::nimber, lives.first, parse_sprouts(kFigure13OnTorus));
  compare(std::string(kFigure13), told.on_plane, Nimber(2));
  compare(std::string(kFigure13OnTorus), told.on_torus, Nimber(3));
  Finding finding = conclude(
      tally, "the position of Figure 13 on the plane and on the torus",
      {std::nullopt, std::nullopt,
       "Proved by all plays: the whole trees were compared with those that the text tells of: on the plane each first "
       "curve leaves one more move or two in a row; on the torus there is one more, after which play is over after one "
       "move or two, as the other player likes."});
  finding.notes.push_back(
      "The drawing cannot be read off the scan; from the text it is a circle through b and d with nothing inside and a "
      "curve outwards at each of a and c between them: `(a2b2) | (ab)` with a and b for its b and d. Its nimber is 2 "
      "on the plane and 3 on the torus, as Section 7.1 says.");
  if (finding.verdict == Verdict::proved) {
    finding.pictures = {{std::string(kFigure13), "Figure 13 on the plane: nimber 2."},
                        {std::string(kFigure13OnTorus), "With a torus outside of the circle: nimber 3."}};
  }
  return finding;
}

Finding check_best_value(const Effort& effort, Range lives) {
  const Sprouts game;
  PicturedTally changing;
  DataTable table{"lands-that-change", {"lives", "lands", "changing"}, {}};
  std::uint64_t all = 0;
  const Facts<Sprouts> facts(effort, game);
  std::vector<SproutsDrawing> shown;
  for (auto k = static_cast<unsigned>(lives.first); k <= lives.last; ++k) {
    GameTreeStore store;
    GameTrees<Sprouts> trees(game, store, effort);
    const auto lands = marked_lands(k);
    std::uint64_t changes = 0;
    for (const MarkedLand& land : lands) {
      const auto found = trees_on_surfaces(genus_limits(vertices_in(land.drawing, land.region)),
                                           [&](Surface surface) { return trees.tree(game.lands(land.on(surface))); });
      const auto differs = [&](std::uint32_t tree) { return tree != found.handles.front(); };
      if (std::ranges::none_of(found.handles, differs) && std::ranges::none_of(found.crosscaps, differs)) continue;
      ++changes;
      changing.fail({k, land.print(), ""}, [&](const Failure& smallest) {
        shown.clear();
        for (unsigned n = 0; n < found.handles.size(); ++n) shown.push_back(land.on(Surface::with_handles(n)));
        for (unsigned n = 1; n <= found.crosscaps.size(); ++n) shown.push_back(land.on(Surface::with_crosscaps(n)));
        return std::vector<Picture>{{smallest.notation, caption_on(store, found)}};
      });
    }
    all += lands.size();
    table.rows.push_back({fmt::format("{}", k), fmt::format("{}", lands.size()), fmt::format("{}", changes)});
  }
  Finding finding;
  finding.range = fmt::format("all lands with {} to {} lives and a region with four or more, the others on spheres",
                              lives.first, lives.last);
  finding.instances = all;
  finding.tables.push_back(std::move(table));
  for (const SproutsDrawing& drawing : shown) facts.witness(Asked::nimber, lives.first, drawing);
  if (!changing.tally().smallest()) {
    finding.reason = "No land of the range has a region whose surface matters.";
    return finding;
  }
  finding.verdict = Verdict::proved;
  finding.witness = changing.tally().smallest()->notation;
  finding.minimal = true;
  finding.pictures = changing.pictures();
  finding.reason = fmt::format(
      "With four lives the surface can matter: the smallest land in which it does has {}. Every land with as many "
      "lives "
      "was visited, up to the reductions of vertices that play the same; by Proposition 2 less lives in the region are "
      "not enough.",
      changing.tally().smallest()->size == 4 ? "four lives"
                                             : fmt::format("{} lives", changing.tally().smallest()->size));
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_few_lives() {
  static const std::array kChecks{
      NamedCheck{"few_lives", check_few_lives},
      NamedCheck{"figure_13", check_figure_13},
      NamedCheck{"best_value", check_best_value},
  };
  return kChecks;
}

}  // namespace sprague::sprouts
