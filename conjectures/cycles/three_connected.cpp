// Su's conjecture on every 3-connected board. They are picked from the 2-connected ones and counted: the maps on the
// sphere that they come from, and these maps rooted, must be as many as polyhedra are known to be.
#include "conjectures/cycles/three_connected.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/arrow_outcomes.hpp"
#include "checkers/couples.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/certify.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/boards.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/first_moves.hpp"
#include "games/cycles.hpp"

namespace sprague::cycles {
namespace {

constexpr std::size_t kLeastPolyhedralEdges = 6;
constexpr std::array<std::uint64_t, 11> kPolyhedralMaps{1, 0, 1, 2, 2, 4, 12, 22, 58, 158, 448};
constexpr std::array<std::uint64_t, 11> kRootedPolyhedralMaps{1, 0, 4, 6, 24, 66, 214, 676, 2209, 7296, 24460};

constexpr std::size_t kMostEdgesOfPolyhedraList = 12;
constexpr std::size_t kMostCertifiedOnPolyhedra = 11;  // edges

std::uint64_t number_with(const std::array<std::uint64_t, 11>& numbers, std::size_t edges) {
  if (edges < kLeastPolyhedralEdges) return 0;
  ENSURE(edges <= kMostPolyhedralEdges, "more edges than the known numbers have");
  return numbers[edges - kLeastPolyhedralEdges];
}

// Of each face the vertices, ascending.
std::vector<std::vector<Vertex>> vertices_of_faces(const PlaneMap& map) {
  std::vector<std::vector<Vertex>> result(map.faces());
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    result[map.face(d)].push_back(map.tail(d));
  }
  for (auto& vertices : result) std::ranges::sort(vertices);
  return result;
}

bool is_edge_of_both(const PlaneMap& map, Vertex u, Vertex v, Face f, Face g) {
  const Dart d = map.dart(u, v);
  if (d == map.darts()) return false;
  return std::minmax(map.face(d), map.face(map.reverse(d))) == std::minmax(f, g);
}

// The least code of the boards that the map gives, whichever face is outside.
PlaneCode code_on_sphere(const PlaneMap& map) {
  PlaneCode least = canonical_board(map);
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    if (map.walk(map.face(d)).front() != d) continue;
    least = std::min(least, canonical_board(PlaneMap(map.rotation(), map.tail(d), map.head(d))));
  }
  return least;
}

// Calls visit(board) for every 3-connected board of that size, once their census is confirmed; returns how many maps
// on the sphere they come from.
std::uint64_t each_confirmed_polyhedron(PlaneBoards& boards, std::size_t edges,
                                        absl::FunctionRef<void(const PlaneMap&)> visit) {
  std::set<PlaneCode> on_sphere;
  std::vector<PlaneMap> found;
  PlaneCensus census(Connectivity::two_connected, edges);
  each_confirmed_board(boards, Connectivity::two_connected, edges, [&](const PlaneMap& map) {
    if (!is_three_connected(map)) return;
    census.add(map);
    on_sphere.insert(code_on_sphere(map));
    found.push_back(map);
  });
  ENSURE(on_sphere.size() == polyhedral_maps(edges) && census.rooted() == rooted_polyhedral_maps(edges),
         fmt::format("3-connected maps of {} edges: {}, rooted {}, are not as many as there are", edges,
                     on_sphere.size(), census.rooted()));
  for (const PlaneMap& map : found) visit(map);
  return on_sphere.size();
}

}  // namespace

bool is_three_connected(const PlaneMap& map) {
  if (map.vertices() < 4) return false;
  const auto faces = vertices_of_faces(map);
  for (std::size_t f = 0; f < faces.size(); ++f) {
    for (std::size_t g = 0; g < f; ++g) {
      std::vector<Vertex> common;
      std::ranges::set_intersection(faces[f], faces[g], std::back_inserter(common));
      if (common.size() > 2) return false;
      if (common.size() == 2 &&
          !is_edge_of_both(map, common[0], common[1], static_cast<Face>(f), static_cast<Face>(g))) {
        return false;
      }
    }
  }
  return true;
}

std::uint64_t polyhedral_maps(std::size_t edges) {
  return number_with(kPolyhedralMaps, edges);
}

std::uint64_t rooted_polyhedral_maps(std::size_t edges) {
  return number_with(kRootedPolyhedralMaps, edges);
}

namespace {

Finding check_three_connected(const Effort& effort, Range edges) {
  const Cycles game(CellReading::walk);
  Effort half = effort;
  half.memory_bytes /= 2;
  ArrowOutcomes outcomes(half);
  CoupleTable<Cycles> table(half.memory_bytes);
  CoupleSolver<Cycles> solver(game, table, half);
  PlaneBoards boards(Connectivity::two_connected, [&effort] { effort.poll(); });
  Tally tally;
  DataTable by_edges{"by-edges-3-connected",
                     {"edges", "maps on the sphere", "boards", "won by the second player", "against the conjecture"},
                     {}};
  DataTable list{"counterexamples-3-connected", {"edges", "board", "winner", "winning first moves, or replies"}, {}};
  std::vector<CertifiedStart<Cycles>> starts;
  std::vector<Picture> pictures;
  for (std::size_t size = std::max(edges.first, kLeastPolyhedralEdges); size <= edges.last; ++size) {
    effort.tell("3-connected boards, edges", size, edges.last);
    std::uint64_t count = 0;
    std::uint64_t won_by_second = 0;
    std::uint64_t against = 0;
    const std::uint64_t maps = each_confirmed_polyhedron(boards, size, [&](const PlaneMap& map) {
      effort.poll();
      const bool lost = outcomes.is_lost(game.system_of({map, {}}));
      ++count;
      won_by_second += lost ? 1 : 0;
      if (size <= kMostCertifiedOnPolyhedra) starts.push_back(start_of(game, {map, {}}));
      if (lost == (size % 2 == 0)) return tally.pass();
      ++against;
      const std::string notation = print_plane_map(map);
      const std::string_view winner = lost ? "second" : "first";
      const bool is_first = !tally.smallest();
      tally.fail(
          {size, notation, fmt::format("`{}` has {} edges and is won by the {} player", notation, size, winner)});
      if (size > kMostEdgesOfPolyhedraList && !is_first) return;
      const std::vector<FirstMove> moves = first_moves(game, solver, map);
      list.rows.push_back({std::to_string(size), notation, std::string(winner), strategy_of(map, moves)});
      if (is_first) {
        pictures.push_back(strategy_picture(map, CellReading::walk, moves,
                                            fmt::format("{} edges, won by the {} player.", size, winner)));
      }
    });
    by_edges.rows.push_back({});
    for (const std::uint64_t number : {std::uint64_t{size}, maps, count, won_by_second, against}) {
      by_edges.rows.back().push_back(std::to_string(number));
    }
  }
  certify(effort, "polyhedra", game, starts);
  Finding finding = conclude(tally, fmt::format("all 3-connected boards with {} to {} edges", edges.first, edges.last),
                             "Every board of the range passes.");
  finding.notes.push_back(
      "Every 3-connected map on the sphere (polyhedron) gives a board for each choice of the outer face, mirrors being "
      "the same. The census of each size was confirmed: the number of maps (OEIS A002840) and, from the automorphism "
      "groups, the number of rooted ones (OEIS A000287); the 2-connected boards that they were picked from as well.");
  finding.tables.push_back(std::move(by_edges));
  if (!list.rows.empty()) finding.tables.push_back(std::move(list));
  finding.pictures = std::move(pictures);
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_three_connected() {
  static const std::array kChecks{
      NamedCheck{"three_connected", check_three_connected},
  };
  return kChecks;
}

}  // namespace sprague::cycles
