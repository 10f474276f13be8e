// Section 3.2.1: the inverted hourglass and the proof that the first player wins on it.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "conjectures/certify.hpp"
#include "conjectures/cycles/board_analysis.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/named_boards.hpp"

namespace sprague::cycles {
namespace {

using Replies = std::array<std::array<std::string_view, 2>, 6>;

// What the proof says beside its replies: what is left to play.
void check_rest_of_hourglass(const BoardAnalysis& hourglass, const Replies& outer, TextLines& lines) {
  std::set<std::string> inner = hourglass.safe("a>d");
  std::erase_if(inner, [](const std::string& move) { return move.find_first_of("bc") != std::string::npos; });
  lines.check(inner == std::set<std::string>{"a>e"}, "a>d: on the inner triangle only a>e is no death move",
              fmt::format("these are: {}", fmt::join(inner, " ")));
  auto ends_after_two = [&](const std::string& marks) {
    const std::set<std::string> left = hourglass.safe(marks);
    if (left.size() != 2) return false;
    const std::string& one = *left.begin();
    const std::string& other = *left.rbegin();
    return hourglass.safe(after(marks, one)).contains(other) &&
           hourglass.safe(after(after(marks, one), other)).empty() && hourglass.safe(after(marks, other)).contains(one);
  };
  lines.check(hourglass.safe("a>d,a>e,b>c") == std::set<std::string>{"a>b", "c>a"} && ends_after_two("a>d,a>e,b>c"),
              "a>d, a>e, b>c: a>b and c>a are left, one after the other", "they are not");
  for (const auto& [move, reply] : outer) {
    const std::string marks = after("a>d", move);
    const bool legal = hourglass.safe(marks).contains(std::string(reply));
    lines.check(legal && ends_after_two(after(marks, reply)),
                fmt::format("a>d, {}, {}: two moves are left, one after the other", move, reply), "they are not");
  }
}

void certify_winners_with(const Effort& effort, CellReading reading, const std::vector<std::string>& marked) {
  const Cycles game(reading);
  std::vector<CertifiedStart<Cycles>> starts{start_of(game, kHourglass)};
  for (const std::string& marks : marked) starts.push_back(start_of(game, fmt::format("{}; {}", kHourglass, marks)));
  certify(effort, "hourglass", game, starts);
}

Finding check_hourglass(const Effort& effort, CellReading reading) {
  BoardAnalysis hourglass(kHourglass, reading, effort);
  TextLines lines(kHourglass, fmt::format("lines-{}", to_string(reading)));
  lines.check(!hourglass.is_lost(""), "the first player wins", "the second player wins");
  lines.check(hourglass.is_lost("a>d"), "a>d wins", "a>d does not win");
  std::vector<std::string> certified{"a>d"};
  if (hourglass.safe("a>d").contains("a>e")) {
    lines.check(hourglass.is_lost("a>d,a>e,b>c"), "a>d, a>e: b>c wins", "b>c does not win");
  } else {
    lines.check(false, "a>d, a>e: b>c wins", "a>e is not a move that is neither illegal nor a death move");
  }
  const Replies outer = {
      {{"a>b", "b>c"}, {"b>a", "a>c"}, {"b>c", "c>a"}, {"c>b", "b>a"}, {"c>a", "a>b"}, {"a>c", "c>b"}}};
  for (const auto& [move, reply] : outer) {
    const std::string line = fmt::format("a>d, {}: {} wins", move, reply);
    const std::string marks = after("a>d", move);
    if (!hourglass.safe(marks).contains(std::string(reply))) {
      lines.check(false, line, fmt::format("{} is a death move or not legal", reply));
    } else {
      lines.check(hourglass.is_lost(after(marks, reply)), line, fmt::format("{} does not win", reply));
      certified.push_back(after(marks, reply));
    }
  }
  check_rest_of_hourglass(hourglass, outer, lines);
  certify_winners_with(effort, reading, certified);
  Finding finding =
      std::move(lines).finding("the board, its winner and each line of the text's proof",
                               "The board is one board: its outcome and each line of the proof were computed.");
  if (finding.verdict == Verdict::refuted) {
    finding.repair = "The text calls the outer cell a hexagon, so it takes cells to be walks: see that reading.";
  }
  finding.notes.push_back(fmt::format("The board is `{}`.", kHourglass));
  finding.pictures.push_back(
      strategy_picture(hourglass.map(), reading, hourglass.first_moves(), "The inverted hourglass (Figure 3.1)."));
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_hourglass() {
  static const std::array kChecks{
      NamedCheck{"hourglass_walk",
                 [](const Effort& effort, Range) { return check_hourglass(effort, CellReading::walk); }},
      NamedCheck{"hourglass_simple",
                 [](const Effort& effort, Range) { return check_hourglass(effort, CellReading::simple); }},
      NamedCheck{"hourglass_enclosing",
                 [](const Effort& effort, Range) { return check_hourglass(effort, CellReading::enclosing); }},
  };
  return kChecks;
}

}  // namespace sprague::cycles
