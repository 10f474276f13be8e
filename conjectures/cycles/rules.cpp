// What the rules themselves imply: that death moves can be forbidden.
#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <memory>

#include "canonical/ensure.hpp"
#include "canonical/plane_boards.hpp"
#include "canonical/plane_notation.hpp"
#include "certificates/facts.hpp"
#include "checkers/couples.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/boards.hpp"
#include "conjectures/cycles/checks.hpp"
#include "games/cycles.hpp"
#include "games/cycles_on_board.hpp"

namespace sprague::cycles {
namespace {

using Produce = absl::FunctionRef<void(absl::FunctionRef<void(PlaneMap)>)>;
using Check = std::function<void(const PlaneMap&, Tally&)>;

Tally sweep_boards(const Effort& effort, Range edges, absl::FunctionRef<Check()> make_check) {
  PlaneBoards boards(Connectivity::connected, [&effort] { effort.poll(); });
  Tally tally;
  for (std::size_t size = edges.first; size <= edges.last; ++size) {
    tally.merge(sweep<PlaneMap>(
        effort,
        [&](absl::FunctionRef<void(PlaneMap)> sink) {
          each_confirmed_board(boards, Connectivity::connected, size, [&sink](const PlaneMap& map) { sink(map); });
        },
        make_check));
  }
  return tally;
}

// The arrows drawn, in the notation of the board.
std::string print_position(const PlaneMap& map, ArrowSet drawn) {
  const std::vector<unsigned> arrow = arrows_by_dart(map);
  std::string text = print_plane_map(map);
  const char* separator = "; ";
  for (std::size_t d = 0; d < map.darts(); ++d) {
    if ((drawn & arrow_bit(arrow[d])) == 0) continue;
    text += separator + print_dart(map, static_cast<Dart>(d));
    separator = ",";
  }
  return text;
}

void compare_rules(const Effort& effort, const PlaneMap& map, CellReading reading, Tally& tally) {
  const CyclesOnBoard as_stated(map, reading, DeathMoves::allowed);
  const CyclesOnBoard without(map, reading, DeathMoves::forbidden);
  const std::size_t third = effort.memory_bytes / 3;
  CoupleTable<CyclesOnBoard> stated_table(third);
  CoupleTable<CyclesOnBoard> other_table(third);
  CoupleSolver<CyclesOnBoard> stated_solver(as_stated, stated_table, effort);
  CoupleSolver<CyclesOnBoard> other_solver(without, other_table, effort);
  absl::flat_hash_set<ArrowSet> met{0};
  std::vector<ArrowSet> open{0};
  while (!open.empty()) {
    effort.poll();
    if ((met.capacity() + open.capacity()) * (sizeof(ArrowSet) + 1) > third) {
      throw OutOfBudget("budget of memory used up by the positions of one board");
    }
    const ArrowSet drawn = open.back();
    open.pop_back();
    const bool stated = stated_solver.is_lost({drawn});
    if (stated == other_solver.is_lost({drawn})) {
      tally.pass();
    } else {
      const std::string notation = print_position(map, drawn);
      tally.fail({map.edges(), notation,
                  fmt::format("`{}` is {} as stated and not without death moves", notation, stated ? "lost" : "won")});
    }
    for (ArrowSet rest = without.legal(drawn); rest != 0; rest &= rest - 1) {
      const ArrowSet next = CyclesOnBoard::key(drawn | (rest & (~rest + 1)));
      if (met.insert(next).second) open.push_back(next);
    }
  }
}

Finding check_death_moves(const Effort& effort, Range edges, CellReading reading) {
  const Effort share = effort.share();
  const Facts<Cycles> facts(effort, Cycles(reading));
  const Tally tally = sweep_boards(effort, edges, [&]() -> Check {
    return [&](const PlaneMap& map, Tally& results) {
      compare_rules(share, map, reading, results);
      facts.used(Asked::outcome, map.edges(), map);
    };
  });
  Finding finding =
      conclude(tally,
               fmt::format("every position without a cell to complete on every connected board with {} to {} edges",
                           edges.first, edges.last),
               "Both games were searched, as stated with the cells completed and the wins counted at once, on every "
               "position that play without death moves reaches (a position and its reverse once). Argued for all "
               "boards, in words only: completing a cell is never forbidden, as its last arrow comes from a vertex "
               "with an arrow in and goes to one with an arrow out. So after a death move the opponent wins at once, "
               "and leaving such moves out takes only losing moves away; where nothing else is left, the player to "
               "move loses under both rules.");
  finding.notes.push_back(kBoardCensus);
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_rules() {
  static const std::array kChecks{
      NamedCheck{"death_walk",
                 [](const Effort& effort, Range edges) { return check_death_moves(effort, edges, CellReading::walk); }},
      NamedCheck{"death_simple", [](const Effort& effort,
                                    Range edges) { return check_death_moves(effort, edges, CellReading::simple); }},
      NamedCheck{
          "death_enclosing",
          [](const Effort& effort, Range edges) { return check_death_moves(effort, edges, CellReading::enclosing); }},
  };
  return kChecks;
}

}  // namespace sprague::cycles
