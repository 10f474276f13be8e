// Is there a simple rule behind the counterexamples? Sums modulo 2 of a board's numbers, all of them at once.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/plane_boards.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/couples.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/boards.hpp"
#include "conjectures/cycles/checks.hpp"
#include "games/cycles.hpp"

namespace sprague::cycles {
namespace {

constexpr std::array<std::string_view, 11> kNumbers = {
    "1",
    "edges",
    "vertices",
    "edges of the outer face",
    "vertices inside the outer face",
    "half the vertices of odd degree",
    "vertices of degree 2",
    "vertices of degree 3",
    "vertices of degree 4",
    "cells with 3 edges",
    "cells with 4 edges",
};

// Bit i + 1 is kNumbers[i] modulo 2, bit 0 says that the second player wins: the lowest, so that elimination leaves it
// alone in a row that contradicts the others.
using Row = std::uint32_t;
constexpr Row kWinner = 1;

Row row_of(const PlaneMap& map, bool lost) {
  std::array<std::size_t, 8> of_degree{};
  std::size_t odd = 0;
  for (std::size_t v = 0; v < map.vertices(); ++v) {
    const std::size_t degree = map.degree(static_cast<Vertex>(v));
    odd += degree % 2;
    ++of_degree[std::min<std::size_t>(degree, 7)];
  }
  std::vector<std::size_t> length(map.faces(), 0);
  for (std::size_t d = 0; d < map.darts(); ++d) ++length[map.face(static_cast<Dart>(d))];
  const std::size_t outer = length[map.outer_face()];
  length[map.outer_face()] = 0;
  const std::array<std::size_t, kNumbers.size()> numbers = {1,
                                                            map.edges(),
                                                            map.vertices(),
                                                            outer,
                                                            map.vertices() - outer,
                                                            odd / 2,
                                                            of_degree[2],
                                                            of_degree[3],
                                                            of_degree[4],
                                                            static_cast<std::size_t>(std::ranges::count(length, 3U)),
                                                            static_cast<std::size_t>(std::ranges::count(length, 4U))};
  Row row = lost ? kWinner : 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) row |= static_cast<Row>(numbers[i] % 2) << (i + 1);
  return row;
}

}  // namespace

Finding check_predictors(const Effort& effort, Range edges) {
  const Cycles game(CellReading::walk);
  CoupleTable<Cycles> table(effort.memory_bytes);
  CoupleSolver<Cycles> solver(game, table, effort);
  PlaneBoards boards(Connectivity::two_connected, [&effort] { effort.poll(); });
  // Equations in echelon form: the sum of the chosen numbers must be the winner.
  std::vector<Row> equations;
  Tally tally;
  std::size_t boards_before = 0;
  for (std::size_t size = edges.first; size <= edges.last; ++size) {
    effort.tell("edges", size, edges.last);
    each_confirmed_board(boards, Connectivity::two_connected, size, [&](const PlaneMap& map) {
      if (tally.failures() > 0) return tally.pass();  // one contradiction is all there can be
      Row row = row_of(map, solver.is_lost(game.components({map, {}})));
      for (const Row equation : equations) row = std::min(row, row ^ equation);
      ++boards_before;
      if (row != kWinner) {
        if (row != 0) {
          equations.push_back(row);
          std::ranges::sort(equations, std::greater());
        }
        return tally.pass();
      }
      const std::string notation = print_plane_map(map);
      tally.fail({size, notation,
                  fmt::format("no sum is right on the {} boards before it and on `{}`", boards_before - 1, notation)});
    });
  }
  std::string numbers;
  for (const std::string_view number : kNumbers) numbers += fmt::format("{}{}", numbers.empty() ? "" : ", ", number);
  Finding finding = conclude(
      tally, fmt::format("all 2-connected boards with {} to {} edges", edges.first, edges.last),
      fmt::format("{} independent equations leave a sum that is right on every board of the range.", equations.size()));
  finding.notes.push_back(
      fmt::format("The numbers: {}. All 2^{} sums were tested at once, by elimination.", numbers, kNumbers.size()));
  return finding;
}

}  // namespace sprague::cycles
