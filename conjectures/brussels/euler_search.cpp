#include "conjectures/brussels/euler_search.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "checkers/statement.hpp"
#include "conjectures/brussels/free_play.hpp"
#include "games/brussels.hpp"

namespace sprague::brussels {
namespace {

// The number that an entry speaks of, but for its parity where that is all.
template <class N>
N said_number(const EulerInvariant& invariant, const N& spots, const N& tips, const N& genus) {
  return spots - N(2) + tips + invariant.per_genus * genus;
}

std::string tips_of(std::uint64_t spot) {
  return fmt::format("t{}", spot);
}

// Unknown spots, in the descending order of their tips, on an unknown surface.
struct UnknownStart {
  UnknownStart(Statement& statement, const EulerInvariant& invariant, std::uint64_t size)
      : spots(statement.natural("n")),
        handles(statement.natural("handles")),
        crosscaps(statement.natural("crosscaps")) {
    Term before;
    for (std::uint64_t i = 1; i <= size; ++i) {
      const Term now = statement.natural(tips_of(i));
      if (i > 1) statement.given("tips descend", now <= before);
      tips = tips + now;
      with_tips = with_tips + choose(Term(1) <= now, Term(1), Term(0));
      before = now;
    }
    statement.given("size",
                    Term(1) <= spots && with_tips <= spots && spots + tips == Term(static_cast<std::int64_t>(size)));
    statement.given("kind of surface", handles == Term(0) || crosscaps == Term(0));
    if (invariant.surfaces == EulerSurfaces::sphere) statement.given("sphere", handles + crosscaps == Term(0));
    if (invariant.surfaces == EulerSurfaces::handles) statement.given("orientable", crosscaps == Term(0));
    if (invariant.surfaces == EulerSurfaces::crosscaps) statement.given("not orientable", Term(1) <= crosscaps);
    if (invariant.surfaces == EulerSurfaces::even_crosscaps) {
      statement.given("crosscaps in pairs", Term(1) <= crosscaps && residue(crosscaps, 2) == Term(0));
    }
    if (invariant.spots != EulerSpots::any) statement.given("a tip at each spot", with_tips == spots);
    if (invariant.spots == EulerSpots::with_one_tip) statement.given("one tip at each spot", tips == spots);
  }

  Term spots;
  Term handles;
  Term crosscaps;
  Term tips = 0;
  Term with_tips = 0;
};

// The number of moves of an unknown play.
Term unknown_play(Statement& statement, const UnknownStart& start, const std::string& name) {
  Term moves = 0;
  Term regions = 1;
  Term walks = start.with_tips;
  Term genus = 2 * start.handles + start.crosscaps;
  for (std::size_t kind = 0; kind < kFreeChanges.size(); ++kind) {
    const Change& change = kFreeChanges.at(kind);
    const Term times = statement.natural(fmt::format("{}_curves{}", name, kind));
    moves = moves + times;
    regions = regions + change.regions * times;
    walks = walks + change.walks * times;
    genus = genus + change.genus * times;
    // One-sided curves, which no orientable surface has.
    if (change.genus % 2 != 0) statement.given("sides of curves", times == Term(0) || Term(1) <= start.crosscaps);
  }
  const Formula over = walks == regions && start.tips == walks && Term(0) <= genus;
  statement.given("a whole play", (start.tips <= Term(1) && moves == Term(0)) || (Term(2) <= start.tips && over));
  return moves;
}

// Does the first player win, 1 or 0? Requires a tip at each spot.
Term unknown_winner(const UnknownStart& start, const Term& sum) {
  const Term unless_one_tip_each = choose(start.tips == start.spots, Term(0), Term(1));
  return choose(residue(start.crosscaps, 2) == Term(1), unless_one_tip_each, residue(sum, 2));
}

void claim_invariant(Statement& statement, const EulerInvariant& invariant, const UnknownStart& start) {
  if (invariant.says == EulerSays::winner) {
    const Term sum = statement.define("sum", start.spots + start.tips);
    return statement.claim(unknown_winner(start, sum) == residue(sum, 2));
  }
  const Term moves = statement.define("moves1", unknown_play(statement, start, "first"));
  const Term said = said_number(invariant, start.spots, start.tips, start.handles + start.crosscaps);
  switch (invariant.says) {
    case EulerSays::one_parity: {
      const Term others = statement.define("moves2", unknown_play(statement, start, "second"));
      statement.claim(residue(moves, 2) == residue(others, 2));
      return;
    }
    case EulerSays::parity: statement.claim(residue(moves, 2) == residue(statement.define("said", said), 2)); return;
    case EulerSays::number: statement.claim(moves == said); return;
    case EulerSays::at_most: statement.claim(moves <= said); return;
    case EulerSays::winner: break;
  }
}

Start start_of_model(const Model& model, std::uint64_t size) {
  Start start;
  const auto spots = static_cast<std::uint64_t>(model.at("n"));
  ENSURE(spots >= 1 && spots <= size, "the solver's start has no spots, or too many");
  for (std::uint64_t i = spots; i >= 1; --i) start.tips.push_back(static_cast<unsigned>(model.at(tips_of(i))));
  const auto handles = static_cast<unsigned>(model.at("handles"));
  const auto crosscaps = static_cast<unsigned>(model.at("crosscaps"));
  start.surface = crosscaps > 0 ? Surface::with_crosscaps(crosscaps) : Surface::with_handles(handles);
  return start;
}

class RulesPlays {
 public:
  explicit RulesPlays(const Effort& effort) : lengths_(game_, effort), nimbers_(game_, effort) {}

  bool first_wins(const Start& start) { return !nimbers_.value(game_.spots(start.tips, start.surface)).is_zero(); }

  // All plays, as far as the entry speaks of them.
  Played played(const EulerInvariant& invariant, const Start& start) {
    if (invariant.says == EulerSays::winner) return {{}, first_wins(start)};
    return {lengths_.lengths(game_.spots(start.tips, start.surface)), false};
  }

  // A play of so many moves, by the rules. Throws InternalError where there is none.
  EulerPlay play(const Start& start, std::uint32_t moves) {
    Sum<BrusselsPosition> sum = game_.spots(start.tips, start.surface);
    ENSURE(lengths_.lengths(sum).contains(moves), fmt::format("no play from {} has {} moves", start.print(), moves));
    EulerPlay play;
    for (std::uint32_t left = moves; left > 0; --left) {
      sum = after_move(sum, left - 1);
      std::vector<std::string> parts;
      for (const BrusselsPosition& part : sum) parts.push_back(game_.component_text(part));
      play.push_back(parts.empty() ? "over" : fmt::format("{}", fmt::join(parts, BrusselsSprouts::kBetweenComponents)));
    }
    return play;
  }

 private:
  // An option from which a play can go on for so many moves. Requires that there is one.
  Sum<BrusselsPosition> after_move(const Sum<BrusselsPosition>& sum, std::uint32_t left) {
    for (std::size_t i = 0; i < sum.size(); ++i) {
      for (const Sum<BrusselsPosition>& option : game_.options(sum[i])) {
        Sum<BrusselsPosition> after = sum;
        after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
        after.insert(after.end(), option.begin(), option.end());
        if (lengths_.lengths(after).contains(left)) return after;
      }
    }
    throw InternalError("a length of plays without a move");
  }

  BrusselsSprouts game_{GraphCondition::none()};
  PlayLengths<BrusselsSprouts> lengths_;
  NimberSolver<BrusselsSprouts> nimbers_;
};

BrokenEuler broken_by(const EulerInvariant& invariant, const Model& model, std::uint64_t size, RulesPlays& plays) {
  BrokenEuler found{start_of_model(model, size), {}, std::nullopt};
  ENSURE(found.start.spots() + found.start.total() == size && is_about(invariant, found.start),
         "the solver's start is none that the entry is about");
  Played played;
  if (invariant.says == EulerSays::winner) found.first_wins = played.first_wins = plays.first_wins(found.start);
  for (const char* moves : {"moves1", "moves2"}) {
    const auto known = model.find(moves);
    if (known == model.end()) continue;
    const auto length = static_cast<std::uint32_t>(known->second);
    played.lengths.insert(length);
    found.plays.push_back(plays.play(found.start, length));
  }
  ENSURE(is_broken(invariant, found.start, played), "the solver's start breaks no entry");
  return found;
}

// The surfaces on which all plays are enumerated.
std::vector<Surface> enumerated_surfaces() {
  std::vector<Surface> surfaces = handles(0, kMostHandles);
  for (const Surface surface : crosscaps(1, kMostCrosscaps)) surfaces.push_back(surface);
  return surfaces;
}

EntryCensus census_of(const EulerInvariant& invariant, std::uint64_t size, RulesPlays& plays, const Effort& effort) {
  EntryCensus census;
  each_start({size, size}, 0, enumerated_surfaces(), [&](const Start& start) {
    if (!is_about(invariant, start)) return;
    effort.poll();
    ++census.all;
    census.broken += is_broken(invariant, start, plays.played(invariant, start)) ? 1 : 0;
  });
  return census;
}

EulerStep ask(const EulerInvariant& invariant, std::uint64_t size, const Effort& effort, RulesPlays& plays) {
  EulerStep step{&invariant, size, euler_question(invariant, size), {}, std::nullopt, std::nullopt};
  try {
    // On the surface of least genus, with the shortest play.
    std::vector<std::string> objectives{"handles", "crosscaps"};
    if (invariant.says != EulerSays::winner) objectives.emplace_back("moves1");
    const auto smallest = smallest_model(step.obligation, objectives, effort);
    step.obligation.expected = smallest ? Answer::sat : Answer::unsat;
    if (smallest) step.found = broken_by(invariant, smallest->model, size, plays);
  } catch (const OutOfBudget& reason) {
    step.obligation.expected = Answer::unknown;
    step.reason = reason.what();
  }
  return step;
}

}  // namespace

bool is_about(const EulerInvariant& invariant, const Start& start) {
  const bool spots = invariant.spots == EulerSpots::any ||
                     (invariant.spots == EulerSpots::with_tips ? start.spots_with_tips()
                                                               : start.spots_with_one_tip()) == start.spots();
  switch (invariant.surfaces) {
    case EulerSurfaces::sphere: return spots && start.surface == Surface();
    case EulerSurfaces::handles: return spots && start.surface.is_orientable();
    case EulerSurfaces::crosscaps: return spots && !start.surface.is_orientable();
    case EulerSurfaces::even_crosscaps:
      return spots && !start.surface.is_orientable() && start.surface.genus() % 2 == 0;
    case EulerSurfaces::any: return spots;
  }
  throw InternalError("no such surfaces");
}

bool is_broken(const EulerInvariant& invariant, const Start& start, const Played& played) {
  if (invariant.says == EulerSays::winner) return played.first_wins != ((start.spots() + start.total()) % 2 == 1);
  const auto said = said_number<std::int64_t>(invariant, static_cast<std::int64_t>(start.spots()),
                                              static_cast<std::int64_t>(start.total()), start.surface.genus());
  return std::ranges::any_of(played.lengths, [&](std::uint32_t length) {
    switch (invariant.says) {
      case EulerSays::one_parity: return length % 2 != *played.lengths.begin() % 2;
      case EulerSays::parity: return (length - said) % 2 != 0;
      case EulerSays::number: return length != said;
      case EulerSays::at_most: return length > said;
      case EulerSays::winner: break;
    }
    throw InternalError("nothing is said");
  });
}

Obligation euler_question(const EulerInvariant& invariant, std::uint64_t size) {
  Statement statement(fmt::format("{}-{}", invariant.name, size),
                      fmt::format("Where n + T = {}: {}", size, invariant.statement));
  const UnknownStart start(statement, invariant, size);
  claim_invariant(statement, invariant, start);
  return statement.proof();
}

void search_euler(const Effort& effort, std::span<const EulerInvariant> invariants, std::uint64_t most,
                  absl::FunctionRef<void(const EulerStep&)> step) {
  RulesPlays plays(effort);
  search_entries<EulerInvariant, BrokenEuler>(
      effort, invariants, {kEulerSizes.first, most},
      [&](const EulerInvariant& invariant, std::uint64_t size) { return ask(invariant, size, effort, plays); },
      [&](const EulerInvariant& invariant, std::uint64_t size) -> std::optional<EntryCensus> {
        if (size > kEulerEnumerated) return std::nullopt;
        return census_of(invariant, size, plays, effort);
      },
      step);
}

}  // namespace sprague::brussels
