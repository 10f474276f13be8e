// What is the simplest rule for who wins, and where does it first fail? A loop of enumeration and solver.
//
// A rule is a sum modulo 2 of a board's numbers (conjectures/cycles/board_numbers.hpp): it is 1 where the second player
// wins. It is looked for on 2-connected boards, or on trees. Size by size, boards are enumerated and solved; a rule
// that one of them refutes gives way to the one with the fewest terms, and of these the first, that is right on all
// boards so far. Z3 finds it, and proves that none with fewer terms is right, or that none is at all; all sums are
// tried on them as well, for there are few, and that the two disagree is a fault of this program.
#pragma once

#include <absl/functional/function_ref.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "checkers/obligation.hpp"
#include "conjectures/claim.hpp"
#include "conjectures/cycles/board_numbers.hpp"
#include "conjectures/cycles/boards.hpp"

namespace sprague::cycles {

// The boards on which a rule is looked for.
struct RuleFamily {
  std::string_view name;
  std::string_view boards;
  BoardKind kind;
  Range edges;  // the sizes that can be asked for
  std::span<const std::string_view> numbers;
  std::uint32_t (*parities)(const PlaneMap&);  // bit i is numbers[i] modulo 2
};
inline constexpr RuleFamily kTwoConnectedRules{"cycles", "2-connected boards", BoardKind::two_connected,
                                               {3, 13},  kBoardNumbers,        parities_of};
inline constexpr RuleFamily kTreeRules{"trees", "trees", BoardKind::trees, {1, 16}, kTreeNumbers, tree_parities_of};

// Boards seen so far as equations: which numbers are odd, and whether the second player wins.
struct Outcome {
  std::uint32_t parities = 0;
  bool second_wins = false;
  friend auto operator<=>(const Outcome&, const Outcome&) = default;
};

// "Some sum of the numbers, `terms` of them, is right on all of these." Unknowns: use0, use1, ..., terms, and order,
// the sum of powers of 2 for those used, so that the first rule has the least.
Obligation rule_question(const std::vector<Outcome>& outcomes, std::size_t numbers);

// A board and what it says of rules.
struct SeenBoard {
  PlaneMap map;
  Outcome outcome;
};

struct InvariantStep {
  std::uint64_t edges = 0;
  std::uint64_t boards = 0;             // with so many edges
  std::uint64_t wrong = 0;              // of these, for the rule before
  std::optional<SeenBoard> refuter;     // the first of them
  std::vector<SeenBoard> seen;          // the first board with each outcome that no smaller one has
  bool is_rule = false;                 // whether there is a rule that is right so far
  std::vector<std::string> terms;       // of the simplest one
  std::vector<Obligation> obligations;  // what Z3 was asked to find a new rule; none where the old one held
};

// "1 + edges", "0" for the empty sum, "none".
std::string print_rule(const InvariantStep& step);

// Boards with so many edges, up to the size after which no rule is left. Calls step(result) size by size.
void search_invariants(const Effort& effort, const RuleFamily& family, Range edges,
                       absl::FunctionRef<void(const InvariantStep&)> step);

}  // namespace sprague::cycles
