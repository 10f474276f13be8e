// Is there a simple rule behind the counterexamples? Sums modulo 2 of a board's numbers, size by size, until none is
// right.
//
// That none is shows on a few boards: each number is odd on an even number of them, so every sum is; but the second
// player wins on an odd number of them. Elimination finds such boards as soon as there are any.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "certificates/facts.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/board_picture.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/invariant_search.hpp"
#include "conjectures/cycles/tree_survey.hpp"

namespace sprague::cycles {
namespace {

// What the equations of some boards add up to. Bit 0 says that the second player wins, the others are the numbers: the
// lowest bit is left alone in a row that contradicts the others.
struct AddedUp {
  std::uint32_t row = 0;
  std::vector<std::size_t> boards;

  void add(const AddedUp& other) {
    row ^= other.row;
    std::vector<std::size_t> either;
    std::ranges::set_symmetric_difference(boards, other.boards, std::back_inserter(either));
    boards = std::move(either);
  }
};
constexpr std::uint32_t kContradiction = 1;

// The first boards, in their order, on which no sum is right, and without any one of which there is one; none when a
// sum is right on all.
std::vector<SeenBoard> contradicting_boards(const std::vector<SeenBoard>& seen) {
  std::vector<AddedUp> independent;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    AddedUp sum{seen[i].outcome.parities << 1 | (seen[i].outcome.second_wins ? kContradiction : 0), {i}};
    for (const AddedUp& each : independent) {
      if ((sum.row ^ each.row) < sum.row) sum.add(each);
    }
    if (sum.row == kContradiction) {
      std::vector<SeenBoard> boards;
      for (const std::size_t board : sum.boards) boards.push_back(seen[board]);
      return boards;
    }
    if (sum.row == 0) continue;
    independent.push_back(std::move(sum));
    std::ranges::sort(independent, std::greater(), &AddedUp::row);
  }
  return {};
}

std::string_view winner_on(const SeenBoard& board) {
  return board.outcome.second_wins ? "second" : "first";
}

// The boards of a contradiction with their numbers modulo 2, each column but the winner's of even sum.
DataTable table_of_contradiction(const std::vector<SeenBoard>& boards, const RuleFamily& family,
                                 const std::string& suffix) {
  DataTable table{"no-sum-" + suffix, {"board", "edges of it", "won by"}, {}};
  for (const std::string_view number : family.numbers) table.header.emplace_back(number);
  for (const SeenBoard& board : boards) {
    table.rows.push_back({print_plane_map(board.map), std::to_string(board.map.edges()),
                          fmt::format("the {} player", winner_on(board))});
    for (std::size_t i = 0; i < family.numbers.size(); ++i) {
      table.rows.back().push_back(std::to_string(board.outcome.parities >> i & 1));
    }
  }
  return table;
}

// What the search for the simplest rule leaves.
struct RulesTried {
  explicit RulesTried(const std::string& suffix)
      : table{"sums-" + suffix, {"edges", "boards", "the sum before fails on", "first of these", "simplest sum"}, {}} {}

  void add(const InvariantStep& step, const std::string& suffix) {
    last_edges = step.edges;
    const std::string refuter = step.refuter ? print_plane_map(step.refuter->map) : "";
    table.rows.push_back({std::to_string(step.edges), std::to_string(step.boards), std::to_string(step.wrong), refuter,
                          print_rule(step)});
    if (step.refuter) {
      shown.push_back(*step.refuter);
      pictures.push_back(
          board_picture(step.refuter->map, CellReading::walk,
                        fmt::format("The first board on which the sum `{}` fails: {}, won by the {} player.", rule,
                                    count_of(step.edges, "edge"), winner_on(*step.refuter))));
    }
    for (Obligation each : step.obligations) {
      each.name = fmt::format("{}-{}-{}-edges", each.name, suffix, step.edges);
      obligations.push_back(std::move(each));
    }
    rule = print_rule(step);
    seen.insert(seen.end(), step.seen.begin(), step.seen.end());
  }

  DataTable table;
  std::uint64_t last_edges = 0;
  std::string rule;              // the simplest, after the last size
  std::vector<SeenBoard> seen;   // with different outcomes
  std::vector<SeenBoard> shown;  // on which a rule fails
  std::vector<Picture> pictures;
  std::vector<Obligation> obligations;
};

Finding check_sums(const Effort& effort, const RuleFamily& family, Range edges) {
  const std::string suffix = family.kind == BoardKind::trees ? "trees" : "2-connected";
  RulesTried tried(suffix);
  Tally tally;
  std::vector<SeenBoard> contradiction;
  search_invariants(effort, family, edges, [&](const InvariantStep& step) {
    tried.add(step, suffix);
    contradiction = contradicting_boards(tried.seen);
    ENSURE(contradiction.empty() == step.is_rule, "elimination and the search for a rule disagree");
    for (std::uint64_t i = contradiction.empty() ? 0 : 1; i < step.boards; ++i) tally.pass();
    if (contradiction.empty()) return;
    const std::string notation = print_plane_map(contradiction.back().map);
    tally.fail({step.edges, notation,
                fmt::format("no sum is right on `{}` and {} before it, which the last table names", notation,
                            count_of(contradiction.size() - 1, "board"))});
  });
  Finding finding =
      conclude(tally, fmt::format("all {} with {} to {} edges", family.boards, edges.first, tried.last_edges),
               fmt::format("`{}` is right on every board of the range, and no sum of fewer terms is.", tried.rule));
  finding.reason += " " + settle(tried.obligations, effort).in_words();
  finding.notes.push_back(
      fmt::format("The numbers: {}. All 2^{} sums of them were tried on all boards so far, size by size.",
                  fmt::join(family.numbers, ", "), family.numbers.size()));
  finding.notes.push_back(
      "The simplest sum that is right on all boards so far is the one of fewest terms, and of these the first in the "
      "order of the numbers: no sum of fewer terms is right, which the obligations named none-smaller say, too.");
  finding.tables.push_back(std::move(tried.table));
  finding.pictures = std::move(tried.pictures);
  tried.shown.insert(tried.shown.end(), contradiction.begin(), contradiction.end());
  const Facts<Cycles> facts(effort, Cycles(CellReading::walk));
  for (const SeenBoard& board : tried.shown) facts.witness(Asked::outcome, board.map.edges(), board.map);
  if (contradiction.empty()) return finding;
  finding.notes.push_back(fmt::format(
      "No sum is right on the {} boards of the last table, which has the numbers modulo 2: each is odd on an even "
      "number of these boards, so every sum is; but the second player wins on an odd number of them. Without any one "
      "of them some sum is right.",
      contradiction.size()));
  finding.tables.push_back(table_of_contradiction(contradiction, family, suffix));
  for (const SeenBoard& board : contradiction) {
    const std::string notation = print_plane_map(board.map);
    if (std::ranges::find(finding.pictures, notation, &Picture::notation) != finding.pictures.end()) continue;
    finding.pictures.push_back(board_picture(
        board.map, CellReading::walk,
        fmt::format("One of the boards on which no sum is right: won by the {} player.", winner_on(board))));
  }
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_predictors() {
  static const std::array kChecks{
      NamedCheck{"predictors",
                 [](const Effort& effort, Range edges) { return check_sums(effort, kTwoConnectedRules, edges); }},
      NamedCheck{"predictors_on_trees",
                 [](const Effort& effort, Range edges) { return check_sums(effort, kTreeRules, edges); }},
  };
  return kChecks;
}

}  // namespace sprague::cycles
