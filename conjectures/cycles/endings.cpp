// Does the parity of plays say who wins elsewhere than on cycles? Rules on the ends of plays, each with the smallest
// board that breaks it.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "canonical/plane_notation.hpp"
#include "certificates/facts.hpp"
#include "certificates/play_proof.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/board_picture.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/ending_search.hpp"
#include "conjectures/cycles/tree_survey.hpp"

namespace sprague::cycles {
namespace {

std::vector<Arrow> arrows_along(const PlaneMap& map, const std::vector<Dart>& darts, ArrowStyle style) {
  std::vector<Arrow> arrows;
  for (const Dart d : darts) arrows.push_back({map.tail(d), map.head(d), style});
  return arrows;
}

// Edges at leaves, where these may be no sinks and sources.
std::vector<Ends> never_marked(const EndingInvariant& rule, const PlaneMap& map) {
  std::vector<Ends> edges;
  for (std::size_t i = 0; i < map.darts() && rule.leaves == Leaves::bound; ++i) {
    const auto d = static_cast<Dart>(i);
    if (map.degree(map.tail(d)) == 1) edges.emplace_back(map.tail(d), map.head(d));
  }
  return edges;
}

// The end of each play.
std::vector<Picture> pictures_of(const EndingStep& step) {
  const EndingInvariant& rule = *step.invariant;
  const BrokenInvariant& found = *step.found;
  std::vector<Picture> pictures;
  for (const std::vector<Dart>& play : found.plays) {
    Picture picture =
        board_picture(found.map, CellReading::walk,
                      fmt::format("What breaks {}: a play of {} on a board of {}. Blue arrows are the play's{}.",
                                  rule.name, count_of(play.size(), "move"), count_of(step.size, "edge"),
                                  found.start.empty() ? "" : ", black ones stood before"));
    picture.arrows = arrows_along(found.map, found.start, ArrowStyle::plain);
    std::ranges::move(arrows_along(found.map, play, ArrowStyle::first), std::back_inserter(picture.arrows));
    picture.unmarkable = never_marked(rule, found.map);
    pictures.push_back(std::move(picture));
  }
  return pictures;
}

struct RulesOnEndings {
  DataTable table{"rules-on-ends",
                  {"rule", "what it says", "smallest board that breaks it", "edges", "plays", "none with fewer, solved",
                   "none with fewer, enumerated"},
                  {}};
  Tally tally;
  std::vector<Picture> pictures;
  std::vector<Obligation> answered;
  std::vector<Obligation> unanswered;
  std::vector<std::string> reasons;              // why
  std::uint64_t enumerated = kEndingEdges.last;  // sizes that were, for every rule

  // The last size of a rule: it is broken, or the range ends.
  void end_rule(const EndingStep& step) {
    const EndingInvariant& rule = *step.invariant;
    const std::uint64_t clear = step.obligation.expected == Answer::unsat ? step.size : step.size - 1;
    std::vector<std::string> row{std::string(rule.name),
                                 std::string(rule.statement),
                                 "",
                                 "",
                                 "",
                                 fmt::format("up to {}", clear),
                                 fmt::format("up to {}", std::min(clear, rule.enumerated))};
    if (step.found) {
      std::vector<std::string> plays;
      for (const auto& play : step.found->plays) plays.push_back(play.empty() ? "none" : print_play(*step.found, play));
      row[2] = print_start(*step.found);
      row[3] = std::to_string(step.size);
      row[4] = fmt::format("{}", fmt::join(plays, " or "));
      std::ranges::move(pictures_of(step), std::back_inserter(pictures));
    }
    table.rows.push_back(std::move(row));
  }

  void add(const EndingStep& step, std::uint64_t most_edges) {
    enumerated = std::min(enumerated, step.invariant->enumerated);
    const Answer answer = step.obligation.expected;
    if (answer == Answer::unknown) {
      unanswered.push_back(step.obligation);
      reasons.push_back(fmt::format("{} ({})", step.obligation.name, step.reason));
    } else {
      answered.push_back(step.obligation);
    }
    if (answer == Answer::unsat) tally.pass();
    if (step.found) {
      const std::string board = print_start(*step.found);
      tally.fail({step.size, board, fmt::format("a play on `{}` breaks the rule {}", board, step.invariant->name)});
    }
    if (answer != Answer::unsat || step.size == most_edges) end_rule(step);
  }

  // Whether every smaller board was enumerated, not only asked for.
  bool is_minimal() const { return unanswered.empty() && tally.smallest() && tally.smallest()->size <= enumerated; }
};

// What the solvers say, and what Z3 does not know.
std::string answers_in_words(const RulesOnEndings& rules, const Effort& effort) {
  const Settled settled = settle(rules.answered, effort);
  std::string text = fmt::format(
      " {}: of the questions RULE-EDGES, whether a rule breaks on boards of so many edges, {} are unsat and {} sat.",
      solvers_agree(), settled.unsat, settled.sat);
  std::vector<std::string> open = rules.reasons;
  open.insert(open.end(), settled.undecided.begin(), settled.undecided.end());
  if (!open.empty()) text += fmt::format(" Not decided: {}.", fmt::join(open, ", "));
  for (const Obligation& each : rules.unanswered) keep_answered(effort, each, Answer::unknown);
  return text;
}

// The plays on trees that break a rule. Trees have no cells, so no move is a death move.
void tell_plays(const Effort& effort, const EndingStep& step) {
  if (!step.found || step.invariant->leaves == Leaves::free) return;
  const PlaneMap& map = step.found->map;
  if (map.edges() >= map.vertices()) return;
  const Facts<Cycles> facts(effort, Cycles(CellReading::walk));
  const std::vector<unsigned> arrow = arrows_by_dart(map);
  for (const std::vector<Dart>& play : step.found->plays) {
    std::vector<std::string> moves;
    for (const Dart d : play) moves.emplace_back(1, arrow_letter(arrow[d]));
    facts.play(CyclesBoard{map, step.found->start}, moves);
  }
}

Finding check_endings(const Effort& effort, Range edges) {
  RulesOnEndings rules;
  search_endings(effort, ending_invariants(), edges.last, [&](const EndingStep& step) {
    tell_plays(effort, step);
    rules.add(step, edges.last);
  });
  if (rules.tally.instances() == 0) throw OutOfBudget(fmt::format("{}", fmt::join(rules.reasons, ", ")));
  const bool is_open = !rules.unanswered.empty();
  Finding finding = conclude(
      rules.tally,
      fmt::format("{} rules, each on all its boards with 1 to {} edges, or up to the smallest that breaks it{}",
                  ending_invariants().size(), edges.last, is_open ? " or to where it is not decided" : ""),
      is_open ? "No rule is broken as far as it is decided." : "No rule is broken.");
  finding.minimal = rules.is_minimal();
  finding.reason += answers_in_words(rules, effort);
  if (finding.verdict == Verdict::holds && is_open) finding.verdict = Verdict::undecided;
  finding.notes.push_back(
      "An instance is a rule at a number of edges. For each, Z3 was asked for a board, arrows on it and one play, or "
      "two, that break the rule, all unknown; what it found was drawn and replayed by the rules of the game. That "
      "there is none with fewer edges is the solver's word, and as far as the table says that of an enumeration of "
      "all boards and all plays on them.");
  finding.tables.push_back(std::move(rules.table));
  finding.pictures = std::move(rules.pictures);
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_endings() {
  static const std::array kChecks{
      NamedCheck{"endings", check_endings},
  };
  return kChecks;
}

}  // namespace sprague::cycles
