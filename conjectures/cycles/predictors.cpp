// Is there a simple rule behind the counterexamples? Sums modulo 2 of a board's numbers, all of them at once.
#include <fmt/format.h>

#include <algorithm>

#include "canonical/plane_boards.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/couples.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/board_numbers.hpp"
#include "conjectures/cycles/boards.hpp"
#include "conjectures/cycles/checks.hpp"
#include "games/cycles.hpp"

namespace sprague::cycles {
namespace {

// Bit i + 1 is kBoardNumbers[i] modulo 2, bit 0 says that the second player wins: the lowest, so that elimination
// leaves it alone in a row that contradicts the others.
using Row = std::uint32_t;
constexpr Row kWinner = 1;

Row row_of(const PlaneMap& map, bool lost) {
  return parities_of(map) << 1 | (lost ? kWinner : 0);
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
  for (const std::string_view number : kBoardNumbers)
    numbers += fmt::format("{}{}", numbers.empty() ? "" : ", ", number);
  Finding finding = conclude(
      tally, fmt::format("all 2-connected boards with {} to {} edges", edges.first, edges.last),
      fmt::format("{} independent equations leave a sum that is right on every board of the range.", equations.size()));
  finding.notes.push_back(fmt::format("The numbers: {}. All 2^{} sums were tested at once, by elimination.", numbers,
                                      kBoardNumbers.size()));
  return finding;
}

}  // namespace sprague::cycles
