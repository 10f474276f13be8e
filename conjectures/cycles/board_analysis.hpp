// One board and a text about it, line by line: what the text says of positions, and what is found.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/plane_map.hpp"
#include "checkers/couples.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/claim.hpp"
#include "conjectures/cycles/first_moves.hpp"
#include "games/cycles.hpp"
#include "games/cycles_on_board.hpp"

namespace sprague::cycles {

// One board and one way to take its cells, with all that one asks about positions on it. A position is typed by its
// arrows, "a>b,f>b"; "" is the empty board.
class BoardAnalysis {
 public:
  BoardAnalysis(std::string_view board, CellReading reading, const Effort& effort);
  // The solver goes by the game and the table beside it.
  BoardAnalysis(const BoardAnalysis&) = delete;
  BoardAnalysis& operator=(const BoardAnalysis&) = delete;

  const PlaneMap& map() const { return map_; }
  bool is_lost(const std::string& marks);
  // What is the same for positions that are alike.
  std::vector<std::string> kind(const std::string& marks) const;
  // The moves; those that are no death moves.
  std::set<std::string> legal(const std::string& marks) const;
  std::set<std::string> safe(const std::string& marks) const;

 private:
  CyclesBoard board(const std::string& marks) const;
  ArrowSet drawn(const std::string& marks) const;
  std::set<std::string> names(ArrowSet arrows) const;

  PlaneMap map_;
  Cycles game_;
  CyclesOnBoard with_death_moves_;
  CyclesOnBoard without_;
  CoupleTable<Cycles> table_;
  CoupleSolver<Cycles> solver_;
  std::vector<unsigned> arrow_;
};

// The position after one more move.
std::string after(const std::string& marks, std::string_view move);

// Collects sub-verdicts in the order of the text.
class TextLines {
 public:
  // `table` names the table of the lines.
  TextLines(std::string_view board, std::string table);

  // `found` says what is found where the line is not right.
  void check(bool right, std::string_view line, std::string_view found);
  // Proved, or refuted by the first line that is not right.
  Finding finding(std::string range, std::string proof) &&;

 private:
  std::string board_;
  std::uint64_t number_ = 0;
  Tally tally_;
  DataTable table_;
};

}  // namespace sprague::cycles
