// Sections 3.2.2 and 3.3: the double diamond and its case analysis, line by line.
#include <fmt/format.h>

#include <array>
#include <set>

#include "certificates/facts.hpp"
#include "conjectures/cycles/board_analysis.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/named_boards.hpp"

namespace sprague::cycles {
namespace {

// After `marks`, `move` is answered by `reply`; then the next player's moves that are no death moves are `safe`, and
// each is answered as `answers` says, after which `left` says what moves there are.
enum class Left { death_moves, two_death_moves, nothing };
constexpr std::string_view words_of(Left left) {
  switch (left) {
    case Left::death_moves: return "death moves only";
    case Left::two_death_moves: return "two death moves only";
    case Left::nothing: return "no move";
  }
  return {};
}
struct Case {
  std::string_view marks;
  std::string_view move;
  std::string_view reply;
  std::vector<std::string_view> safe;
  std::vector<std::array<std::string_view, 2>> answers;
  Left left = Left::death_moves;
};

const std::string kA = "a>b,f>b";
const std::string kB = "a>d,e>b";
const std::string kC = "d>e,c>b";

// Section 3.3, in its order.
const std::vector<Case> kCases = {
    {kA, "c>b", "f>c", {"d>b", "d>e", "e>b", "e>d"}, {{"e>b", "e>d"}, {"e>d", "e>b"}, {"d>b", "d>e"}, {"d>e", "d>b"}}},
    {kA, "d>b", "f>e", {"c>b", "d>a", "d>e", "e>b"}, {{"c>b", "d>e"}, {"d>e", "c>b"}}, Left::nothing},
    {kA, "d>b", "f>e", {"c>b", "d>a", "d>e", "e>b"}, {{"d>a", "c>b"}, {"e>b", "d>e"}}, Left::two_death_moves},
    {kA, "d>e", "c>b", {"d>b", "f>c", "f>e"}, {{"f>e", "d>b"}, {"d>b", "f>e"}}, Left::nothing},
    {kA, "d>e", "c>b", {"d>b", "f>c", "f>e"}, {{"f>c", "d>b"}}},
    {kA, "e>b", "c>b", {"e>d", "e>f", "f>c", "f>e"}, {{"f>c", "e>f"}, {"e>f", "f>c"}, {"e>d", "f>e"}, {"f>e", "e>d"}}},
    {kA, "e>d", "c>b", {"e>b", "f>c", "f>e"}, {{"e>b", "f>c"}, {"f>c", "e>b"}, {"f>e", "e>b"}}},
    {kB, "b>c", "e>d", {}, {}},
    {kB, "c>b", "f>b", {"e>d", "e>f", "f>c", "f>e"}, {{"e>f", "f>c"}, {"f>c", "e>f"}, {"f>e", "e>d"}, {"e>d", "f>e"}}},
    {kB, "c>f", "e>d", {}, {}},
    {kB, "e>f", "c>b", {"f>b"}, {{"f>b", "f>c"}}},
    {kB, "f>c", "e>d", {"f>b"}, {{"f>b", "c>b"}}},
    {kC, "a>d", "b>e", {"b>d"}, {{"b>d", "b>a"}}},
    {kC, "b>a", "e>f", {}, {}},
    {kC, "e>f", "b>a", {}, {}},
    {kC, "f>e", "a>b", {"d>b", "f>b"}, {{"d>b", "f>b"}, {"f>b", "d>b"}}, Left::nothing},
};

// Moves whose answers are said to lead to a position dealt with before, or one like it.
const std::vector<std::array<std::string, 3>> kBackReferences = {
    {kA, "f>c", "c>b"}, {kA, "f>e", "d>b"}, {kB, "f>b", "c>b"}, {kB, "e>d", "b>c"}, {kC, "a>b", "f>b"},
    {kC, "b>e", "d>a"}, {kC, "d>a", "b>e"}, {kC, "d>b", "f>b"}, {kC, "f>b", "a>b"}};

// The 13 legal moves of A, B and C, and those that are no death moves.
const std::vector<std::pair<std::string, std::set<std::string>>> kSafeMoves = {
    {kA, {"c>b", "d>b", "d>e", "e>b", "e>d", "f>c", "f>e"}},
    {kB, {"b>c", "c>b", "c>f", "e>d", "e>f", "f>b", "f>c"}},
    {kC, {"a>b", "a>d", "b>a", "b>e", "d>a", "d>b", "e>f", "f>b", "f>e"}}};

// What Alice can begin with up to the symmetries, and the board that Bob is to force.
const std::vector<std::array<std::string, 3>> kForced = {
    {"a>b", "f>b", kA}, {"b>d", "b>c", kA}, {"a>d", "e>b", kB}, {"b>e", "", kB}, {"d>e", "c>b", kC}};

void check_openings(BoardAnalysis& diamond, TextLines& lines) {
  std::set<std::vector<std::string>> classes;
  for (const std::string& move : diamond.safe("")) classes.insert(diamond.kind(move));
  std::set<std::vector<std::string>> listed;
  for (const auto& [move, reply, target] : kForced) listed.insert(diamond.kind(move));
  lines.check(listed == classes && listed.size() == kForced.size(),
              "up to symmetry the first moves are a>b, a>d, b>d, b>e and d>e", "they are others");
  for (const auto& [move, reply, target] : kForced) {
    std::set<std::string> replies = diamond.safe(move);
    if (!reply.empty()) replies = {reply};
    bool forced = false;
    for (const std::string& r : replies) forced = forced || diamond.kind(after(move, r)) == diamond.kind(target);
    lines.check(forced,
                fmt::format("{}: {} leads to {} or its like", move, reply.empty() ? "some reply" : reply, target),
                "it does not");
  }
  for (const std::string& target : {kA, kB, kC}) {
    lines.check(diamond.is_lost(target), fmt::format("{} is won by Bob", target), "it is not");
  }
}

void check_cases(BoardAnalysis& diamond, TextLines& lines) {
  std::set<std::vector<std::string>> dealt_with = {diamond.kind(kA), diamond.kind(kB)};
  for (const auto& [marks, safe] : kSafeMoves) {
    lines.check(diamond.legal(marks).size() == 13, fmt::format("{}: 13 legal moves", marks),
                fmt::format("{} legal moves", diamond.legal(marks).size()));
    lines.check(diamond.safe(marks) == safe, fmt::format("{}: no death moves are {}", marks, fmt::join(safe, " ")),
                fmt::format("they are {}", fmt::join(diamond.safe(marks), " ")));
  }
  for (const Case& c : kCases) {
    const std::string marks = after(after(std::string(c.marks), c.move), c.reply);
    dealt_with.insert(diamond.kind(marks));
    lines.check(diamond.is_lost(marks), fmt::format("{}; {}: {} wins", c.marks, c.move, c.reply), "it does not");
    const std::set<std::string> safe(c.safe.begin(), c.safe.end());
    lines.check(diamond.safe(marks) == safe,
                fmt::format("{}: no death moves are {}", marks,
                            c.safe.empty() ? "none" : fmt::format("{}", fmt::join(safe, " "))),
                fmt::format("they are {}", fmt::join(diamond.safe(marks), " ")));
    for (const auto& [move, reply] : c.answers) {
      const std::string line = fmt::format("{}; {}: {} leaves {}", marks, move, reply, words_of(c.left));
      const std::string first = after(marks, move);
      if (!diamond.safe(first).contains(std::string(reply))) {
        lines.check(false, line, "the reply is not legal or a death move");
        continue;
      }
      const std::string end = after(first, reply);
      const std::size_t legal = diamond.legal(end).size();
      const bool as_said = c.left == Left::nothing           ? legal == 0
                           : c.left == Left::two_death_moves ? legal == 2
                                                             : legal > 0;
      const bool over = diamond.safe(end).empty() && as_said;
      lines.check(over, line,
                  fmt::format("legal: {}; no death moves: {}", fmt::join(diamond.legal(end), " "),
                              fmt::join(diamond.safe(end), " ")));
    }
  }
  for (const auto& [marks, move, reply] : kBackReferences) {
    const std::string end = after(after(marks, move), reply);
    lines.check(
        dealt_with.contains(diamond.kind(end)),
        fmt::format("{}; {}: {} leads to a position dealt with", marks, move, reply),
        diamond.is_lost(end) ? "it leads to a new one, which the reply wins" : "it leads to a new one, and loses");
  }
}

// Who wins the board, what Bob is to force on it, and what his replies leave.
void tell_cases(const Effort& effort) {
  const Facts<Cycles> facts(effort, Cycles(CellReading::walk));
  std::uint64_t place = 0;  // in the order of the text
  facts.witness(Asked::outcome, place++, kDoubleDiamond);
  const auto tell = [&](const std::string& marks) {
    facts.witness(Asked::outcome, place++, fmt::format("{}; {}", kDoubleDiamond, marks));
  };
  for (const std::string& target : {kA, kB, kC}) tell(target);
  for (const Case& c : kCases) tell(after(after(std::string(c.marks), c.move), c.reply));
}

Finding check_double_diamond_analysis(const Effort& effort, Range) {
  tell_cases(effort);
  BoardAnalysis diamond(kDoubleDiamond, CellReading::walk, effort);
  TextLines lines(kDoubleDiamond, "lines");
  check_openings(diamond, lines);
  check_cases(diamond, lines);
  return std::move(lines).finding("every line of Lemma 3.1 and of the case analysis of Section 3.3",
                                  "Each line was computed: the lists of legal moves and of moves that are no death "
                                  "moves, that each reply wins, and "
                                  "that positions said to be like an earlier one are.");
}

}  // namespace

std::span<const NamedCheck> checks_of_double_diamond() {
  static const std::array kChecks{
      NamedCheck{"double_diamond_analysis", check_double_diamond_analysis},
  };
  return kChecks;
}

}  // namespace sprague::cycles
