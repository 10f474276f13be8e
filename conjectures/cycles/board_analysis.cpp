#include "conjectures/cycles/board_analysis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "canonical/plane_notation.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::cycles {

BoardAnalysis::BoardAnalysis(std::string_view board, CellReading reading, const Effort& effort)
    : map_(parse_plane_map(board)),
      game_(reading),
      with_death_moves_(map_, reading, DeathMoves::allowed),
      without_(map_, reading, DeathMoves::forbidden),
      table_(effort.memory_bytes),
      solver_(game_, table_, effort),
      arrow_(arrows_by_dart(map_)) {}

CyclesBoard BoardAnalysis::board(const std::string& marks) const {
  return game_.parse_board(print_plane_map(map_) + (marks.empty() ? "" : "; " + marks));
}

bool BoardAnalysis::is_lost(const std::string& marks) {
  return solver_.is_lost(game_.components(board(marks)));
}

std::vector<std::string> BoardAnalysis::kind(const std::string& marks) const {
  return keys_of(game_, game_.components(board(marks)));
}

std::set<std::string> BoardAnalysis::legal(const std::string& marks) const {
  return names(with_death_moves_.legal(drawn(marks)));
}

std::set<std::string> BoardAnalysis::safe(const std::string& marks) const {
  return names(without_.legal(drawn(marks)));
}

ArrowSet BoardAnalysis::drawn(const std::string& marks) const {
  ArrowSet result = 0;
  for (const Dart d : board(marks).marks) result |= arrow_bit(arrow_[d]);
  return result;
}

std::set<std::string> BoardAnalysis::names(ArrowSet arrows) const {
  std::set<std::string> result;
  for (std::size_t d = 0; d < map_.darts(); ++d) {
    if ((arrows & arrow_bit(arrow_[d])) != 0) result.insert(print_dart(map_, static_cast<Dart>(d)));
  }
  return result;
}

std::string after(const std::string& marks, std::string_view move) {
  return marks.empty() ? std::string(move) : fmt::format("{},{}", marks, move);
}

TextLines::TextLines(std::string_view board, std::string table)
    : board_(board), table_{std::move(table), {"line", "what is said", "found"}, {}} {}

void TextLines::check(bool right, std::string_view line, std::string_view found) {
  ++number_;
  if (right) {
    tally_.pass();
  } else {
    tally_.fail({number_, board_, fmt::format("line {}, {}: {}", number_, line, found)});
  }
  table_.rows.push_back({std::to_string(number_), std::string(line), right ? "right" : std::string(found)});
}

Finding TextLines::finding(std::string range, std::string proof) && {
  Finding finding = conclude(tally_, std::move(range), ForAll{std::nullopt, std::nullopt, std::move(proof)});
  finding.minimal = false;  // lines of a text, not instances of a family
  finding.tables.push_back(std::move(table_));
  return finding;
}

}  // namespace sprague::cycles
