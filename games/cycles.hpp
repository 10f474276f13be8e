// The Game of Cycles: on a plane board, a move marks an unmarked edge with an arrow. No vertex may become a sink or a
// source, that is have all its edges marked towards it or all away from it. Who completes a cell, a bounded face whose
// boundary is marked consistently in one sense, wins at once; else whoever cannot move loses.
//
// Here death moves are forbidden: a move that leaves the opponent a cell to complete. That keeps every outcome and
// makes components independent (Zandee, Section 3.1; the claim CY-DEATH compares it with the rules as stated,
// games/cycles_on_board.hpp).
//
// Source: Su, "Mathematics for Human Flourishing" (2020); Alvarado et al., "The Game of Cycles" (2021); Zandee, "The
// Game of Cycles" (2022), Section 2.1.
#pragma once

#include <absl/functional/function_ref.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "canonical/plane_map.hpp"
#include "games/arrow_system.hpp"
#include "games/game.hpp"

namespace sprague {

// Which cell a bounded face is when its boundary walk is not a simple cycle.
enum class CellReading {
  walk,  // the walk itself: all of it must be marked the way it goes, so one that goes both ways along an edge never is
  simple,     // none: only faces bounded by a simple cycle are cells
  enclosing,  // the cycle of the walk that encloses the face
};

std::string_view to_string(CellReading reading);

// The closed walks of darts that are the cells, one for each bounded face that has one; the face is on the left.
struct Cell {
  Face face;
  std::vector<Dart> walk;
};
std::vector<Cell> cells_of(const PlaneMap& map, CellReading reading);

// Whether a move may leave the opponent a cell to complete.
enum class DeathMoves : std::uint8_t { allowed, forbidden };

// A board with arrows on it.
struct CyclesBoard {
  PlaneMap map;
  std::vector<Dart> marks;  // the darts that are drawn
};

class Cycles : public ArrowSystemRules {
 public:
  using Board = CyclesBoard;
  static constexpr std::string_view kName = "cycles";
  static constexpr std::string_view kSyntax =
      "cycles[:READING] BOARD    the Game of Cycles on a plane board, each vertex's neighbours clockwise, the outer "
      "face "
      "left of a dart; the reading says what is a cell where a face's boundary is no cycle (walk, simple or "
      "enclosing): "
      "cycles:walk bd,acd,bd,abc outer=a>b; a>b";

  static constexpr std::string_view kMoveVerb = "draw";
  static constexpr std::string_view kNormalPlayOnly =
      "the game cycles is played without death moves, which keeps outcomes and nimbers of normal play only";

  explicit Cycles(CellReading reading) : reading_(reading) {}
  static Cycles from_code(std::string_view text);
  std::string code() const { return std::string(to_string(reading_)); }

  CellReading reading() const { return reading_; }

  Sum<ArrowSystem> parse(std::string_view text) const;

  Board parse_board(std::string_view text) const;
  std::string print_board(const Board& board) const;
  Sum<ArrowSystem> components(const Board& board) const { return system_of(board).normal_form(); }
  // The board's edges with their sets, numbered as arrows_by_dart says; not yet in normal form.
  ArrowSystem system_of(const Board& board) const;
  void each_move(const Board& board, absl::FunctionRef<void(BoardMove<ArrowSystem>)> visit) const;

 private:
  CellReading reading_;
};

// For each dart the arrow that it is in its board's system: edges are numbered in the order of their darts from the
// smaller vertex, and their first direction is that dart's.
std::vector<unsigned> arrows_by_dart(const PlaneMap& map);

}  // namespace sprague
