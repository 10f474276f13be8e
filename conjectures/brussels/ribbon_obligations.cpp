#include "conjectures/brussels/ribbon_obligations.hpp"

#include <array>
#include <string>

#include "checkers/statement.hpp"

namespace sprague::brussels {
namespace {

constexpr const char* kRibbonEuler = "Euler formula so far";

struct RibbonNumbers {
  RibbonNumbers(Statement& statement, const std::string& when)
      : walks(statement.natural("walks" + when)),
        components(statement.natural("components" + when)),
        genus(statement.natural("genus" + when)),
        moves(statement.natural("moves" + when)) {}
  Formula fits(const Term& spots) const { return moves == spots + walks - 2 * components + genus; }
  Term walks;
  Term components;
  Term genus;
  Term moves;
};

// What an edge changes.
struct RibbonEdge {
  const char* name;
  const char* sentence;
  std::int64_t walks;
  std::int64_t components;
  std::int64_t genus;
};
constexpr std::array<RibbonEdge, 3> kRibbonEdges{
    {{"ribbon-divides", "An edge that divides a walk keeps Euler's formula.", 1, 0, 0},
     {"ribbon-joins-walks", "So does one between two walks of a component.", -1, 0, 2},
     {"ribbon-joins-components", "So does one between two components.", -1, -1, 0}}};

std::vector<Obligation> ribbon_start() {
  constexpr const char* kSpots = "spots alone";
  Statement statement("ribbon-start", "At the start Euler's formula holds.");
  const Term n = statement.natural("n");
  const RibbonNumbers now(statement, "");
  statement.given(kSpots, now.walks == n && now.components == n && now.genus == Term(0) && now.moves == Term(0));
  statement.claim(now.fits(n));
  return statement.with_twins({kSpots});
}

std::vector<Obligation> ribbon_step(const RibbonEdge& edge) {
  constexpr const char* kChange = "change by the edge";
  Statement statement(edge.name, edge.sentence);
  const Term n = statement.natural("n");
  const RibbonNumbers before(statement, "");
  const RibbonNumbers after(statement, "_after");
  statement.given(kRibbonEuler, before.fits(n));
  statement.given(kChange, after.walks == before.walks + Term(edge.walks) &&
                               after.components == before.components + Term(edge.components) &&
                               after.genus == before.genus + Term(edge.genus) && after.moves == before.moves + Term(1));
  statement.claim(after.fits(n));
  return statement.with_twins({kRibbonEuler, kChange});
}

std::vector<Obligation> ribbon_end() {
  constexpr const char* kTips = "one tip on each walk";
  constexpr const char* kOne = "one component";
  constexpr const char* kBudget = "genus within the budget";
  constexpr const char* kSpent = "no two walks can be joined";
  constexpr const char* kTwo = "two tips at least";
  Statement statement("ribbon-end", "Where play is over it lasted n - 2 + 2k + T moves, if T >= 2.");
  const Term n = statement.natural("n");
  const Term tips = statement.natural("T");
  const Term k = statement.natural("k");
  const Term handles = statement.natural("handles");
  const RibbonNumbers now(statement, "");
  statement.given(kRibbonEuler, now.fits(n));
  statement.given(kTips, now.walks == tips);
  statement.given(kOne, now.components == Term(1));
  statement.given(kBudget, now.genus == 2 * handles && handles <= k);
  statement.given(kSpent, now.walks <= Term(1) || k < handles + Term(1));
  statement.given(kTwo, Term(2) <= tips);
  statement.claim(now.moves == n - Term(2) + 2 * k + tips);
  return statement.with_twins({kRibbonEuler, kTips, kOne, kBudget, kSpent, kTwo});
}

}  // namespace

std::vector<Obligation> ribbon_length_obligations() {
  std::vector<Obligation> all = ribbon_start();
  for (const RibbonEdge& edge : kRibbonEdges) append(all, ribbon_step(edge));
  append(all, ribbon_end());
  return all;
}

}  // namespace sprague::brussels
