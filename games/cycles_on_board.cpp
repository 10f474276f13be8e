#include "games/cycles_on_board.hpp"

#include <algorithm>
#include <bit>

#include "canonical/ensure.hpp"

namespace sprague {

CyclesOnBoard::CyclesOnBoard(const PlaneMap& map, CellReading reading, DeathMoves death_moves, Leaves leaves)
    : death_moves_(death_moves) {
  ENSURE(map.edges() <= ArrowSystem::kMostEdges, "too many edges for a set of arrows");
  const std::vector<unsigned> arrow = arrows_by_dart(map);
  for (std::size_t v = 0; v < map.vertices(); ++v) {
    ArrowSet away = 0;
    for (std::size_t i = 0; i < map.degree(static_cast<Vertex>(v)); ++i) {
      away |= arrow_bit(arrow[map.first_dart(static_cast<Vertex>(v)) + i]);
    }
    arrows_ |= away;
    if (leaves == Leaves::free && std::has_single_bit(away)) continue;
    closed_.push_back(away);
    closed_.push_back(reversed_arrows(away));
  }
  for (const Cell& cell : cells_of(map, reading)) {
    ArrowSet around = 0;
    for (const Dart d : cell.walk) around |= arrow_bit(arrow[d]);
    cells_.push_back(around);
    cells_.push_back(reversed_arrows(around));
  }
}

bool CyclesOnBoard::is_over(ArrowSet drawn) const {
  return std::ranges::any_of(cells_, [drawn](ArrowSet cell) { return (cell & ~drawn) == 0; });
}

ArrowSet CyclesOnBoard::legal(ArrowSet drawn) const {
  const ArrowSet reversed = reversed_arrows(drawn);
  ArrowSet barred = drawn | reversed;
  for (const ArrowSet set : closed_) {
    if (const ArrowSet lacking = set & ~drawn; std::has_single_bit(lacking)) barred |= lacking;
  }
  if (death_moves_ == DeathMoves::forbidden) {
    for (const ArrowSet cell : cells_) {
      const ArrowSet lacking = cell & ~drawn;
      if ((cell & reversed) == 0 && std::popcount(lacking) == 2) barred |= lacking;
    }
  }
  return arrows_ & ~barred;
}

bool CyclesOnBoard::any_option(ArrowSet drawn, absl::FunctionRef<bool(const Sum<ArrowSet>&)> stop) const {
  if (is_over(drawn)) return false;
  Sum<ArrowSet> option(1);
  for (ArrowSet rest = legal(drawn); rest != 0; rest &= rest - 1) {
    option.front() = drawn | (rest & (~rest + 1));
    if (stop(option)) return true;
  }
  return false;
}

std::vector<Sum<ArrowSet>> CyclesOnBoard::options(ArrowSet drawn) const {
  std::vector<Sum<ArrowSet>> result;
  any_option(drawn, [&result](const Sum<ArrowSet>& option) {
    result.push_back(option);
    return false;
  });
  return result;
}

}  // namespace sprague
