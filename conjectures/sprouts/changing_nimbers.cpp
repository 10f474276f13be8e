// Lands whose nimber changes with the surface of one region: Figure 16, Section 7.1.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "checkers/nimbers.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/sprouts/limit_genus.hpp"
#include "conjectures/sprouts/regions.hpp"
#include "conjectures/sprouts/tree_checks.hpp"

namespace sprague::sprouts {
namespace {

constexpr unsigned kSpots = 4;

struct Pair {
  std::uint32_t on_sphere;
  std::uint32_t elsewhere;
  friend auto operator<=>(const Pair&, const Pair&) = default;
};

// A land and its nimbers on the spheres with 0, 1, ... handles, up to the limit.
struct Row {
  MarkedLand land;
  unsigned lives;
  std::vector<std::uint32_t> nimbers;

  // Its nimber on the sphere and that on all other orientable surfaces, if it is one.
  std::optional<Pair> pair() const {
    const bool is_one = std::ranges::all_of(nimbers.begin() + 1, nimbers.end(),
                                            [&](std::uint32_t nimber) { return nimber == nimbers[1]; });
    return is_one ? std::optional(Pair{nimbers[0], nimbers[1]}) : std::nullopt;
  }
};

std::vector<Row> rows_of(const Effort& effort, std::vector<MarkedLand> lands) {
  const Sprouts game;
  NimberSolver<Sprouts> nimbers(game, effort);
  std::vector<Row> rows;
  for (MarkedLand& land : lands) {
    const GenusLimits limits = genus_limits(vertices_in(land.drawing, land.region));
    const auto found =
        trees_on_handles(limits, [&](Surface surface) { return nimbers.value(game.lands(land.on(surface))).value(); });
    const unsigned lives = lives_in(land.drawing);
    rows.push_back({std::move(land), lives, found});
  }
  return rows;
}

// How many lands have which nimbers, by lives.
DataTable table_of(std::string name, const std::vector<Row>& rows) {
  struct Entry {
    std::uint64_t lands = 0;
    std::string first;
  };
  std::map<std::pair<unsigned, std::vector<std::uint32_t>>, Entry> entries;
  for (const Row& row : rows) {
    std::vector<std::uint32_t> nimbers = row.nimbers;
    while (nimbers.size() > 1 && nimbers[nimbers.size() - 2] == nimbers.back()) nimbers.pop_back();
    Entry& entry = entries[{row.lives, nimbers}];
    const std::string text = row.land.print();
    if (entry.lands == 0 || text < entry.first) entry.first = text;
    ++entry.lands;
  }
  DataTable table{
      std::move(name), {"lives", "nimber_on_the_sphere", "with_1_2_and_more_handles", "lands", "first"}, {}};
  for (const auto& [key, entry] : entries) {
    const auto& [lives, nimbers] = key;
    const std::vector<std::uint32_t> others(nimbers.begin() + (nimbers.size() > 1 ? 1 : 0), nimbers.end());
    table.rows.push_back({fmt::format("{}", lives), fmt::format("{}", nimbers.front()),
                          fmt::format("{}", fmt::join(others, " ")), fmt::format("{}", entry.lands), entry.first});
  }
  return table;
}

}  // namespace

template <std::uint32_t OnSphere, std::uint32_t Elsewhere>
Finding check_change(const Effort& effort, Range lives) {
  std::vector<MarkedLand> lands;
  for (MarkedLand& land : drawn_lands(kSpots, static_cast<unsigned>(lives.last))) {
    if (lives_in(land.drawing) >= lives.first) lands.push_back(std::move(land));
  }
  const std::vector<Row> rows = rows_of(effort, std::move(lands));
  Tally found;
  for (const Row& row : rows) {
    if (row.pair() == Pair{OnSphere, Elsewhere}) found.fail({row.lives, row.land.print(), ""});
  }
  Finding finding;
  finding.range = fmt::format("all lands with {} to {} lives that can be drawn from {} spots on the sphere",
                              lives.first, lives.last, kSpots);
  finding.instances = rows.size();
  finding.tables.push_back(table_of(fmt::format("changes-{}-{}", OnSphere, Elsewhere), rows));
  if (!found.smallest()) {
    finding.reason = "No land of the range has these nimbers.";
    return finding;
  }
  finding.verdict = Verdict::proved;
  finding.witness = found.smallest()->notation;
  finding.minimal = true;
  finding.reason = fmt::format(
      "Lands of the range with these nimbers: {}. Each of their regions with four lives or more was put on every "
      "sphere "
      "with handles up to the limit genus of SP-P3, so the nimber is that on all other orientable surfaces.",
      found.failures());
  return finding;
}

template Finding check_change<2, 4>(const Effort& effort, Range lives);
template Finding check_change<1, 4>(const Effort& effort, Range lives);
template Finding check_change<0, 3>(const Effort& effort, Range lives);

Finding check_no_smaller_change(const Effort& effort, Range lives) {
  Tally tally;
  std::vector<Row> all;
  for (auto k = static_cast<unsigned>(lives.first); k <= lives.last; ++k) {
    for (Row& row : rows_of(effort, marked_lands(k))) {
      const auto pair = row.pair();
      const bool early = k < 5 && (pair == Pair{2, 4} || pair == Pair{1, 4});
      if (early || (k < 6 && pair == Pair{0, 3})) {
        tally.fail({k, row.land.print(), "has one of these pairs of nimbers"});
      } else {
        tally.pass();
      }
      all.push_back(std::move(row));
    }
  }
  Finding finding = conclude(
      tally, fmt::format("all lands with {} to {} lives and a region with four or more", lives.first, lives.last),
      "Every land was taken, whether it can be drawn on a plane or not, up to the reductions of vertices that play the "
      "same. With less than four lives no surface matters (SP-P2).");
  finding.tables.push_back(table_of("changes-of-all-lands", all));
  return finding;
}

}  // namespace sprague::sprouts
