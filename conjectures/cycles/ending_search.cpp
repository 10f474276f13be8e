#include "conjectures/cycles/ending_search.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "conjectures/cycles/unknown_marks.hpp"

namespace sprague::cycles {
namespace {

bool is_about(const EndingInvariant& invariant, Property property) {
  return std::ranges::find(invariant.boards, property) != invariant.boards.end();
}

// A board, a position on it and ends of plays, that are to be found.
struct Question {
  Question(const EndingInvariant& invariant, std::size_t edges)
      : map(truths, edges), start(truths, map, "start", invariant.leaves) {
    for (const Property property : invariant.boards) require_property(truths, map, property);
    begin(invariant);
    const std::size_t plays = invariant.sum.empty() ? 2 : 1;
    ends.reserve(plays);
    std::vector<Truth> moves;
    for (std::size_t i = 0; i < plays; ++i) {
      ends.emplace_back(truths, map, fmt::format("end{}", i), invariant.leaves);
      finish(invariant, ends.back());
      for (std::size_t e = 1; e <= edges; ++e) {
        moves.push_back(ends.back().marked(e));
        moves.push_back(start.marked(e));
      }
    }
    for (const Count count : invariant.sum) moves.push_back(is_odd(count));
    truths.require(odd(moves));
  }
  Question(const Question&) = delete;
  Question& operator=(const Question&) = delete;

  void begin(const EndingInvariant& invariant) {
    for (std::size_t e = 1; e <= map.edges(); ++e) {
      if (invariant.start == Start::empty) truths.require(!start.marked(e));
      if (invariant.start != Start::leaf_edges) continue;
      std::vector<Truth> at_leaf;
      for (std::size_t d = 0; d < map.darts(); ++d) at_leaf.push_back(map.is_of(d, e) && map.is_at_leaf(d));
      truths.require(same(start.marked(e), some(at_leaf)));
    }
    if (invariant.start == Start::any && has_cells(invariant)) truths.require(!some(start.completed()));
  }

  void finish(const EndingInvariant& invariant, const UnknownMarks& end) {
    for (std::size_t e = 1; e <= map.edges(); ++e) {
      truths.require(!start.along(e) || end.along(e));
      truths.require(!start.against(e) || end.against(e));
    }
    std::vector<Truth> completed;
    if (has_cells(invariant)) completed = end.completed();
    if (invariant.endings == Endings::quiet) {
      truths.require(!some(completed));
      completed.clear();
    }
    require_ending(truths, map, end, start, completed);
  }

  Truth is_odd(Count count) const {
    std::vector<Truth> all;
    if (count == Count::vertices) all.emplace_back(true);
    for (std::size_t e = 1; e <= map.edges(); ++e) {
      if (count == Count::vertices) all.push_back(map.is_tree_edge(e));
      if (count == Count::unmarked) all.push_back(!start.marked(e));
      if (count == Count::markable) all.push_back(start.markable(e));
    }
    for (std::size_t d = 0; d < map.darts() && count == Count::leaves; ++d) all.push_back(map.is_at_leaf(d));
    return odd(all);
  }

  static bool has_cells(const EndingInvariant& invariant) { return !is_about(invariant, Property::tree); }

  Truths truths;
  UnknownMap map;
  UnknownMarks start;
  std::vector<UnknownMarks> ends;
};

// What a model says, replayed.
BrokenInvariant broken_by(const EndingInvariant& invariant, const Question& question, const Model& model) {
  const FoundMap map = found_map(model, question.map.edges());
  BrokenInvariant found{map.map, question.start.found(model, map), {}};
  for (const UnknownMarks& end : question.ends) {
    std::vector<Dart> play = end.found(model, map);
    std::erase_if(play, [&](Dart d) { return std::ranges::count(found.start, d) > 0; });
    found.plays.push_back(std::move(play));
  }
  replay(invariant, found);
  return found;
}

// All boards, and all plays on them.
EntryCensus census_of(const EndingInvariant& invariant, std::uint64_t edges, ConfirmedBoards& boards,
                      const Effort& effort) {
  EntryCensus census;
  boards.each(kind_of(invariant), edges, [&](const PlaneMap& map) {
    effort.poll();
    const auto has = [&map](Property property) { return has_property(map, property); };
    if (!std::ranges::all_of(invariant.boards, has)) return;
    ++census.all;
    census.broken += is_broken(invariant, map) ? 1 : 0;
  });
  return census;
}

Obligation obligation_of(const EndingInvariant& invariant, const Question& question) {
  return obligation(fmt::format("{}-{}", invariant.name, question.map.edges()),
                    fmt::format("On a board with {} edge{} this is false: {}", question.map.edges(),
                                question.map.edges() == 1 ? "" : "s", invariant.statement),
                    "QF_BV", question.truths.commands(), Answer::sat);
}

EndingStep ask(const EndingInvariant& invariant, std::uint64_t edges, const Effort& effort) {
  const Question question(invariant, edges);
  EndingStep step{&invariant, edges, obligation_of(invariant, question), {}, {}, {}};
  const Decision decision = decide_once(step.obligation, effort);
  step.obligation.expected = decision.answer;
  step.reason = decision.reason;
  if (decision.answer == Answer::sat) step.found = broken_by(invariant, question, decision.model);
  return step;
}

}  // namespace

BoardKind kind_of(const EndingInvariant& invariant) {
  if (is_about(invariant, Property::tree)) return BoardKind::trees;
  if (is_about(invariant, Property::cycle)) return BoardKind::cycles;
  if (is_about(invariant, Property::two_connected)) return BoardKind::two_connected;
  return BoardKind::connected;
}

Obligation ending_question(const EndingInvariant& invariant, std::size_t edges) {
  return obligation_of(invariant, Question(invariant, edges));
}

void search_endings(const Effort& effort, std::span<const EndingInvariant> invariants, std::uint64_t most_edges,
                    absl::FunctionRef<void(const EndingStep&)> step) {
  ConfirmedBoards boards([&effort] { effort.poll(); });
  search_entries<EndingInvariant, BrokenInvariant>(
      effort, invariants, {kEndingEdges.first, most_edges},
      [&](const EndingInvariant& invariant, std::uint64_t edges) { return ask(invariant, edges, effort); },
      [&](const EndingInvariant& invariant, std::uint64_t edges) -> std::optional<EntryCensus> {
        if (edges > invariant.enumerated) return std::nullopt;
        return census_of(invariant, edges, boards, effort);
      },
      step);
}

std::string print_start(const BrokenInvariant& found) {
  return Cycles(CellReading::walk).print_board({found.map, found.start});
}

std::string print_play(const BrokenInvariant& found, const std::vector<Dart>& play) {
  std::vector<std::string> arrows;
  for (const Dart d : play) arrows.push_back(print_dart(found.map, d));
  return fmt::format("{}", fmt::join(arrows, ","));
}

}  // namespace sprague::cycles
