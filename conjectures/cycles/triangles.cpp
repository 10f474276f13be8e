// The end of Section 3.3: all boards made of few triangles.
#include <fmt/format.h>

#include <array>
#include <optional>

#include "canonical/ensure.hpp"
#include "canonical/plane_boards.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/couples.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/certify.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/boards.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/named_boards.hpp"
#include "games/cycles.hpp"

namespace sprague::cycles {
namespace {

bool is_made_of_triangles(const PlaneMap& map) {
  std::vector<std::size_t> length(map.faces(), 0);
  for (std::size_t d = 0; d < map.darts(); ++d) ++length[map.face(static_cast<Dart>(d))];
  for (std::size_t f = 0; f < map.faces(); ++f) {
    if (f != map.outer_face() && length[f] != 3) return false;
  }
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    if (map.face(d) == map.outer_face() && map.face(map.reverse(d)) == map.outer_face()) return false;
  }
  return true;
}

constexpr std::size_t kMostCertifiedInTriangles = 9;  // edges

Finding check_triangles(const Effort& effort, Connectivity connectivity, Range triangles) {
  const Cycles game(CellReading::walk);
  CoupleTable<Cycles> table(effort.memory_bytes);
  CoupleSolver<Cycles> solver(game, table, effort);
  const PlaneCode double_diamond = canonical_board(parse_plane_map(kDoubleDiamond));
  PlaneBoards boards(connectivity, [&effort] { effort.poll(); });
  Tally tally;
  DataTable list{connectivity == Connectivity::connected ? "connected-boards" : "two-connected-boards",
                 {"triangles", "edges", "board", "winner", "remark"},
                 {}};
  bool met_double_diamond = false;
  std::vector<CertifiedStart<Cycles>> starts;
  for (std::size_t edges = 3; edges <= 3 * triangles.last; ++edges) {
    effort.tell("edges", edges, 3 * triangles.last);
    each_confirmed_board(boards, connectivity, edges, [&](const PlaneMap& map) {
      const std::size_t count = map.faces() - 1;
      if (count < triangles.first || count > triangles.last || !is_made_of_triangles(map)) return;
      const bool lost = solver.is_lost(game.components({map, {}}));
      const std::string notation = print_plane_map(map);
      const bool set_aside = canonical_board(map) == double_diamond;
      if (edges <= kMostCertifiedInTriangles) starts.push_back(start_of(game, {map, {}}));
      list.rows.push_back({std::to_string(count), std::to_string(edges), notation, lost ? "second" : "first",
                           set_aside ? "the double diamond, set aside" : ""});
      if (set_aside) {
        met_double_diamond = true;
      } else if (lost == (edges % 2 == 0)) {
        tally.pass();
      } else {
        tally.fail({count, notation,
                    fmt::format("`{}`, of {} triangles and {} edges, is won by the {} player", notation, count, edges,
                                lost ? "second" : "first")});
      }
    });
  }
  certify(effort, "winners", game, starts);
  ENSURE(met_double_diamond || triangles.last < 4, "the double diamond is made of four triangles");
  Finding finding = conclude(tally,
                             fmt::format("all {} boards made of {} to {} triangles, the double diamond set aside",
                                         connectivity == Connectivity::connected ? "connected" : "2-connected",
                                         triangles.first, triangles.last),
                             ForAll{triangles.first > 1 || triangles.last < 4
                                        ? std::optional<std::string>("only some numbers of triangles were gone through")
                                        : std::nullopt,
                                    std::nullopt, "These are all such boards."});
  if (finding.verdict == Verdict::refuted) {
    finding.repair = "By then the text keeps to 2-connected boards (Section 3.2.1): see that reading.";
  }
  finding.notes.push_back(kBoardCensus);
  finding.notes.push_back(
      "Every bounded face is a triangle here, and every edge is in one. The thesis finds the inverted hourglass as "
      "well "
      "among boards of triangles, but one of its bounded faces is a hexagon: see CY-HOUR.");
  finding.tables.push_back(std::move(list));
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_triangles() {
  static const std::array kChecks{
      NamedCheck{"triangles_two_connected",
                 [](const Effort& effort, Range triangles) {
                   return check_triangles(effort, Connectivity::two_connected, triangles);
                 }},
      NamedCheck{"triangles_connected",
                 [](const Effort& effort, Range triangles) {
                   return check_triangles(effort, Connectivity::connected, triangles);
                 }},
  };
  return kChecks;
}

}  // namespace sprague::cycles
