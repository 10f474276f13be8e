// Lands whose nimber changes with the surface of one region: Figure 16, Section 7.1.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>

#include "certificates/facts.hpp"
#include "checkers/nimbers.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/sprouts/checks.hpp"
#include "conjectures/sprouts/limit_genus.hpp"
#include "conjectures/sprouts/limit_induction.hpp"
#include "conjectures/sprouts/regions.hpp"

namespace sprague::sprouts {
namespace {

constexpr unsigned kDrawableSpots = 4;

struct Pair {
  std::uint32_t on_sphere;
  std::uint32_t elsewhere;
  friend bool operator==(const Pair&, const Pair&) = default;
};

// A land and its nimbers on the spheres with 0, 1, ... handles, and with 1, 2, ... crosscaps, up to the limit.
struct Row {
  MarkedLand land;
  unsigned lives;
  std::vector<std::uint32_t> nimbers;
  std::vector<std::uint32_t> on_crosscaps;

  // Its nimber on the sphere and that on all other orientable surfaces, if it is one.
  std::optional<Pair> pair() const {
    const bool is_one = std::ranges::all_of(nimbers.begin() + 1, nimbers.end(),
                                            [&](std::uint32_t nimber) { return nimber == nimbers[1]; });
    return is_one ? std::optional(Pair{nimbers[0], nimbers[1]}) : std::nullopt;
  }
};

std::vector<Row> rows_of(const Effort& effort, const std::vector<MarkedLand>& lands, bool with_crosscaps) {
  const Sprouts game({.limit_genus = false});
  NimberSolver<Sprouts> nimbers(game, effort);
  std::vector<Row> rows;
  for (const MarkedLand& land : lands) {
    const GenusLimits limits = genus_limits(vertices_in(land.drawing, land.region));
    const auto nimber_on = [&](Surface surface) { return nimbers.value(game.lands(land.on(surface))).value(); };
    Row row{land, static_cast<unsigned>(lives_of(land.drawing)), trees_on_handles(limits, nimber_on), {}};
    if (with_crosscaps) row.on_crosscaps = trees_on_crosscaps(limits, nimber_on);
    rows.push_back(std::move(row));
  }
  return rows;
}

// Repetitions at the end left out, of the last `period` nimbers.
std::string text_of(std::vector<std::uint32_t> nimbers, std::size_t period) {
  while (nimbers.size() > period && nimbers[nimbers.size() - 1 - period] == nimbers.back()) nimbers.pop_back();
  return fmt::format("{}", fmt::join(nimbers, " "));
}

// How many lands have which nimbers, by lives.
DataTable table_of(std::string name, const std::vector<Row>& rows) {
  struct Entry {
    std::uint64_t lands = 0;
    std::string first;
  };
  std::map<unsigned, std::map<std::array<std::string, 2>, Entry>> entries;
  for (const Row& row : rows) {
    Entry& entry = entries[row.lives][{text_of(row.nimbers, 1), text_of(row.on_crosscaps, 2)}];
    const std::string text = row.land.print();
    if (entry.lands == 0 || text < entry.first) entry.first = text;
    ++entry.lands;
  }
  DataTable table{std::move(name), {"lives", "on_S_T1_and_so_on", "on_P1_P2_and_so_on", "lands", "first"}, {}};
  for (const auto& [lives, by_nimbers] : entries) {
    for (const auto& [nimbers, entry] : by_nimbers) {
      table.rows.push_back(
          {fmt::format("{}", lives), nimbers[0], nimbers[1], fmt::format("{}", entry.lands), entry.first});
    }
  }
  return table;
}

template <std::uint32_t OnSphere, std::uint32_t Elsewhere>
Finding check_change(const Effort& effort, Range lives) {
  std::vector<MarkedLand> lands;
  for (MarkedLand& land : drawn_lands(kDrawableSpots, static_cast<unsigned>(lives.last))) {
    if (lives_of(land.drawing) >= lives.first) lands.push_back(std::move(land));
  }
  // One of the readings leaves the table of all.
  constexpr bool kHasTable = OnSphere == 2;
  const std::vector<Row> rows = rows_of(effort, lands, kHasTable);
  Tally found;
  const Facts<Sprouts> facts(effort, Sprouts());
  std::vector<SproutsDrawing> regions_found;
  for (const Row& row : rows) {
    if (row.pair() != Pair{OnSphere, Elsewhere}) continue;
    regions_found.push_back(region_of(row.land.drawing, row.land.region));
    found.fail({row.lives, row.land.print(), ""});
    for (unsigned handles = 0; handles < row.nimbers.size(); ++handles) {
      facts.witness(Asked::nimber, row.lives, row.land.on(Surface::with_handles(handles)));
    }
  }
  Finding finding;
  finding.range = fmt::format("all lands with {} to {} lives that can be drawn from {} spots on the sphere",
                              lives.first, lives.last, kDrawableSpots);
  finding.instances = rows.size();
  if (kHasTable) finding.tables.push_back(table_of("nimbers-of-drawn-lands", rows));
  // Of the last pair the figure has two.
  constexpr std::uint64_t kWanted = OnSphere == 0 ? 2 : 1;
  if (found.failures() < kWanted) {
    finding.reason = fmt::format("Lands of the range with these nimbers: {} of {} wanted.", found.failures(), kWanted);
    return finding;
  }
  const AllGenera all = all_genera(effort, regions_found);
  finding.verdict = all.gap ? Verdict::holds : Verdict::proved;
  finding.witness = found.smallest()->notation;
  finding.minimal = true;
  finding.pictures.push_back(
      {*finding.witness,
       fmt::format("Nimber {} with a sphere in place of the torus, {} with any other orientable surface.", OnSphere,
                   Elsewhere)});
  finding.reason = fmt::format(
      "Lands of the range with these nimbers: {}. Each of their regions with four lives or more was put on every "
      "sphere "
      "with handles up to its limit genus and one beyond, as it is, without limits. {}",
      found.failures(), all.gap ? fmt::format("Beyond it nothing is proved: {}.", *all.gap) : all.proof);
  if (!all.gap) finding.notes.emplace_back(kBeyondCertificates);
  return finding;
}

Finding check_no_smaller_change(const Effort& effort, Range lives) {
  Tally tally;
  std::vector<Row> all;
  const Facts<Sprouts> facts(effort, Sprouts());
  for (auto k = static_cast<unsigned>(lives.first); k <= lives.last; ++k) {
    for (Row& row : rows_of(effort, marked_lands(k), true)) {
      const auto pair = row.pair();
      const bool early = k < 5 && (pair == Pair{2, 4} || pair == Pair{1, 4});
      if (early || (k < 6 && pair == Pair{0, 3})) {
        tally.fail({k, row.land.print(), "has one of these pairs of nimbers"});
      } else {
        tally.pass();
      }
      for (unsigned handles = 0; handles < row.nimbers.size(); ++handles) {
        facts.used(Asked::nimber, k, [&] { return row.land.on(Surface::with_handles(handles)); });
      }
      all.push_back(std::move(row));
    }
  }
  Finding finding = conclude(
      tally,
      fmt::format("all lands with {} to {} lives and a region with four or more, the others on spheres", lives.first,
                  lives.last),
      "Every land was taken, whether it can be drawn on a plane or not, up to the reductions of vertices that play the "
      "same. With less than four lives no surface matters (SP-P2).");
  finding.tables.push_back(table_of("nimbers-of-all-lands", all));
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_changing_nimbers() {
  static const std::array kChecks{
      NamedCheck{"change_2_4", check_change<2, 4>},
      NamedCheck{"change_1_4", check_change<1, 4>},
      NamedCheck{"change_0_3", check_change<0, 3>},
      NamedCheck{"no_smaller_change", check_no_smaller_change},
  };
  return kChecks;
}

}  // namespace sprague::sprouts
