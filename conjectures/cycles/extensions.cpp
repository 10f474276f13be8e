// Section 3.2.2: the double diamond with vertices inserted in two of its edges.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/plane_notation.hpp"
#include "checkers/couples.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/certify.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/named_boards.hpp"
#include "games/cycles.hpp"

namespace sprague::cycles {
namespace {

// The map with `count` vertices inserted in the edge between u and v.
PlaneMap subdivided(const PlaneMap& map, Vertex u, Vertex v, std::uint64_t count) {
  if (count == 0) return map;
  auto around = map.rotation();
  const auto first = static_cast<Vertex>(around.size());
  const auto last = static_cast<Vertex>(around.size() + count - 1);
  std::ranges::replace(around[u], v, first);
  std::ranges::replace(around[v], u, last);
  for (Vertex w = first; w <= last; ++w) {
    around.push_back({w == first ? u : static_cast<Vertex>(w - 1), w == last ? v : static_cast<Vertex>(w + 1)});
  }
  Vertex tail = map.tail(map.outer_dart());
  Vertex head = map.head(map.outer_dart());
  if (tail == u && head == v) head = first;
  if (tail == v && head == u) head = last;
  return {around, tail, head};
}

Finding check_extensions(const Effort& effort, Range inserted, std::string_view where, std::array<Vertex, 2> left,
                         std::array<Vertex, 2> right) {
  const Cycles game(CellReading::walk);
  Tally tally;
  DataTable boards{fmt::format("boards-{}", where),
                   {"vertices inserted", "edges", "board", "winner", "couples searched", "positions"},
                   {}};
  std::vector<CertifiedStart<Cycles>> starts;
  for (std::uint64_t n = inserted.first; n <= inserted.last; ++n) {
    // The report counts its entries, which the budget must not change.
    CoupleTable<Cycles> table(effort.memory_bytes, WhenFull::give_up);
    CoupleSolver<Cycles> solver(game, table, effort);
    const PlaneMap map =
        subdivided(subdivided(parse_plane_map(kDoubleDiamond), left[0], left[1], n), right[0], right[1], n);
    effort.tell("boards", n, inserted.last);
    const bool lost = solver.is_lost(game.components({map, {}}));
    const std::string notation = print_plane_map(map);
    starts.push_back(start_of(game, {map, {}}));
    if (lost) {
      tally.pass();
    } else {
      tally.fail(
          {n, notation,
           fmt::format("with n = {}, `{}` has {} edges and is won by the first player", n, notation, map.edges())});
    }
    boards.rows.push_back({std::to_string(n), std::to_string(map.edges()), notation, lost ? "second" : "first",
                           std::to_string(solver.counts().expanded), std::to_string(table.size())});
  }
  certify(effort, "boards", game, starts);
  Finding finding =
      conclude(tally, fmt::format("{} to {} vertices in both edges", inserted.first, inserted.last),
               "Each board was searched with its forced losses; the table says how many positions it took.");
  finding.tables.push_back(std::move(boards));
  return finding;
}

// The double diamond with so many vertices inserted in its outer sides ad and cf.
PlaneMap with_longer_sides(std::uint64_t left, std::uint64_t right) {
  return subdivided(subdivided(parse_plane_map(kDoubleDiamond), 0, 3, left), 2, 5, right);
}

constexpr std::uint64_t kMostCertifiedOnSides = 4;  // vertices inserted

Finding check_extensions_apart(const Effort& effort, Range inserted) {
  const Cycles game(CellReading::walk);
  CoupleTable<Cycles> table(effort.memory_bytes);
  CoupleSolver<Cycles> solver(game, table, effort);
  Tally tally;
  DataTable boards{"boards-sides-apart", {"n1", "n2", "edges", "board", "winner"}, {}};
  std::vector<CertifiedStart<Cycles>> starts;
  std::uint64_t won_by_first_beside_none = 0;
  std::uint64_t beside_none = 0;
  for (std::uint64_t total = inserted.first; total <= inserted.last; ++total) {
    effort.tell("vertices inserted", total, inserted.last);
    // The mirror exchanges the sides.
    for (std::uint64_t left = 0; 2 * left <= total; ++left) {
      const std::uint64_t right = total - left;
      const PlaneMap map = with_longer_sides(left, right);
      const bool lost = solver.is_lost(game.components({map, {}}));
      const std::string notation = print_plane_map(map);
      const std::string winner = lost ? "second" : "first";
      boards.rows.push_back(
          {std::to_string(left), std::to_string(right), std::to_string(map.edges()), notation, winner});
      if (total <= kMostCertifiedOnSides) starts.push_back(start_of(game, {map, {}}));
      if (left == 0) {
        ++beside_none;
        won_by_first_beside_none += lost ? 0 : 1;
      } else if (lost == (total % 2 == 0)) {
        tally.pass();
      } else {
        tally.fail({total, notation,
                    fmt::format("n1 = {}, n2 = {}: `{}` is won by the {} player", left, right, notation, winner)});
      }
    }
  }
  certify(effort, "boards", game, starts);
  const std::string range =
      fmt::format("1 <= n1 <= n2, {} to {} vertices inserted in all", inserted.first, inserted.last);
  Finding finding = conclude(tally, range,
                             fmt::format("All {} boards are won as this reading says: {}. That is a pattern which the "
                                         "tables suggested. It is not proved, and nothing is known beyond.",
                                         tally.instances(), range));
  finding.notes.push_back(
      fmt::format("Where no vertex is inserted in one of the sides, the first player wins {} of the {} boards of the "
                  "range; those with an even number of edges are against the conjecture as well.",
                  won_by_first_beside_none, beside_none));
  finding.tables.push_back(std::move(boards));
  return finding;
}

Finding check_extensions_below(const Effort& effort, Range inserted) {
  Finding finding = check_extensions(effort, inserted, "below", {3, 4}, {4, 5});
  if (finding.verdict == Verdict::refuted) {
    finding.repair =
        "Figure 3.3, which is n = 1, is a counterexample by the text; so it is not this board: see the other readings.";
  }
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_extensions() {
  static const std::array kChecks{
      NamedCheck{"extensions_apart", check_extensions_apart},
      NamedCheck{"extensions_sides",
                 [](const Effort& effort, Range inserted) {
                   return check_extensions(effort, inserted, "sides", {0, 3}, {2, 5});
                 }},
      NamedCheck{"extensions_below", check_extensions_below},
      NamedCheck{"extensions_above",
                 [](const Effort& effort, Range inserted) {
                   return check_extensions(effort, inserted, "above", {0, 1}, {1, 2});
                 }},
  };
  return kChecks;
}

}  // namespace sprague::cycles
