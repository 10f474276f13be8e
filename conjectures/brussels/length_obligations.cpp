#include "conjectures/brussels/length_obligations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>

#include "checkers/statement.hpp"
#include "conjectures/brussels/free_play.hpp"

namespace sprague::brussels {
namespace {

constexpr const char* kBalanced = "balance so far";
constexpr const char* kMoveCounts = "a move is counted";
constexpr const char* kOver = "play is over";

// n spots with `tips` in all, on a surface with that Euler genus.
struct Setting {
  explicit Setting(Statement& statement)
      : spots(statement.natural("n")), tips(statement.natural("T")), genus(statement.natural("genus")) {}
  Term spots;
  Term tips;
  Term genus;
};

struct Numbers {
  Numbers(Statement& statement, const std::string& when)
      : regions(statement.natural("regions" + when)),
        walks(statement.natural("walks" + when)),
        genus(statement.natural("genus" + when)),
        moves(statement.natural("moves" + when)) {}
  Term regions;
  Term walks;
  Term genus;
  Term moves;
};

// Moves and balance together are what the balance was at the start.
Formula balanced(const Balance& balance, const Setting& at, const Numbers& now) {
  const auto worth = [&balance, &at](const Term& regions, const Term& walks, const Term& genus) {
    return balance.regions * regions + balance.walks * walks + balance.tips * at.tips + balance.genus * genus;
  };
  return now.moves + worth(now.regions, now.walks, now.genus) == worth(Term(1), at.spots, at.genus);
}

std::vector<Obligation> start(const std::string& name, const Balance& balance) {
  constexpr const char* kStart = "start";
  Statement statement(name + "-start", "At the start the balance is that of the start.");
  const Setting at(statement);
  const Numbers now(statement, "_now");
  statement.given(kStart, now.regions == Term(1) && now.walks == at.spots && now.genus == at.genus);
  statement.given(kMoveCounts, now.moves == Term(0));
  statement.claim(balanced(balance, at, now));
  return statement.with_twins({kStart, kMoveCounts});
}

std::vector<Obligation> step(const std::string& name, const Balance& balance, const Change& change) {
  constexpr const char* kChange = "change of regions walks and genus";
  std::string kind(change.kind);
  std::ranges::replace(kind, ' ', '-');
  Statement statement(fmt::format("{}-{}", name, kind), fmt::format("A curve that {} keeps the balance.", change.kind));
  const Setting at(statement);
  const Numbers before(statement, "_before");
  const Numbers after(statement, "_after");
  statement.given(kBalanced, balanced(balance, at, before));
  statement.given(kChange, after.regions == before.regions + Term(change.regions) &&
                               after.walks == before.walks + Term(change.walks) &&
                               after.genus == before.genus + Term(change.genus));
  statement.given(kMoveCounts, after.moves == before.moves + Term(1));
  statement.claim(balanced(balance, at, after));
  return statement.with_twins({kBalanced, kChange, kMoveCounts});
}

std::vector<Obligation> induction(const std::string& name, const Balance& balance, std::span<const Change> changes) {
  std::vector<Obligation> all = start(name, balance);
  for (const Change& change : changes) append(all, step(name, balance, change));
  return all;
}

// Each region has one walk, and each walk one tip.
Formula is_over(const Setting& at, const Numbers& now) {
  return now.walks == now.regions && at.tips == now.walks;
}

// On the surface with k handles or crosscaps, `per_step` each.
std::vector<Obligation> end(const std::string& name, std::int64_t per_step) {
  constexpr const char* kSurface = "genus of the surface";
  constexpr const char* kGenusLeft = "genus that is left";
  Statement statement(name + "-end",
                      fmt::format("Where play is over it lasted n - 2 + {}j + T moves for a j from 0 to k.", per_step));
  const Setting at(statement);
  const Numbers now(statement, "_end");
  const Term k = statement.natural("k");
  const Term left = statement.natural("left");
  statement.given(kBalanced, balanced(kFreeBalance, at, now));
  statement.given(kOver, is_over(at, now));
  statement.given(kSurface, at.genus == per_step * k);
  statement.given(kGenusLeft, now.genus == per_step * left && left <= k);
  const Term j = k - left;
  statement.claim(Term(0) <= j && j <= k && now.moves == at.spots - Term(2) + per_step * j + at.tips);
  return statement.with_twins({kBalanced, kOver, kSurface, kGenusLeft});
}

// Handles go in pairs of Euler genus: no change of an orientable surface makes the genus odd.
std::vector<Obligation> even_genus() {
  constexpr const char* kEven = "genus even before";
  constexpr const char* kChange = "change of genus";
  std::vector<Obligation> all;
  for (const Change& change : kFreeChanges) {
    if (change.genus % 2 != 0) continue;  // one-sided curves, which no orientable surface has
    std::string kind(change.kind);
    std::ranges::replace(kind, ' ', '-');
    Statement statement(fmt::format("even-genus-{}", kind),
                        fmt::format("A curve that {} leaves an even Euler genus even.", change.kind));
    const Term before = statement.natural("before");
    const Term after = statement.natural("after");
    statement.given(kEven, residue(before, 2) == Term(0));
    statement.given(kChange, after == before + Term(change.genus));
    statement.claim(residue(after, 2) == Term(0));
    append(all, statement.with_twins({kEven, kChange}));
  }
  return all;
}

std::vector<Obligation> forest_end() {
  Statement statement("forest-end", "Where one tree is left, play lasted n - 1 moves.");
  const Setting at(statement);
  const Numbers now(statement, "_end");
  statement.given(kBalanced, balanced(kForestBalance, at, now));
  statement.given(kOver, now.walks == Term(1) && now.regions == Term(1));
  statement.claim(now.moves == at.spots - Term(1));
  return statement.with_twins({kBalanced, kOver});
}

std::vector<Obligation> closing_a_cycle() {
  constexpr const char* kTree = "spots of the tree";
  constexpr const char* kPath = "path in the tree";
  constexpr const char* kGirth = "girth above 2n";
  Statement statement("forest-cycle",
                      "A curve from a tree to itself would close a cycle that is shorter than the girth.");
  const Term n = statement.natural("n");
  const Term k = statement.natural("k");
  const Term girth = statement.natural("g");
  const Term path = statement.natural("path");
  statement.given(kTree, Term(1) <= k && k <= n);
  // k spots and k - 1 crossbars, so 2(k - 1) edges; the curve adds two.
  statement.given(kPath, path <= 2 * (k - Term(1)));
  statement.given(kGirth, 2 * n + Term(1) <= girth);
  statement.claim(path + Term(2) < girth);
  return statement.with_twins({kTree, kPath, kGirth});
}

}  // namespace

std::vector<Obligation> orientable_length_obligations() {
  std::vector<Obligation> all = induction("free-play", kFreeBalance, kFreeChanges);
  append(all, even_genus());
  append(all, end("orientable", 2));
  return all;
}

std::vector<Obligation> non_orientable_length_obligations() {
  std::vector<Obligation> all = induction("free-play", kFreeBalance, kFreeChanges);
  append(all, end("non-orientable", 1));
  return all;
}

std::vector<Obligation> forest_length_obligations() {
  std::vector<Obligation> all = induction("forest", kForestBalance, kForestChanges);
  append(all, forest_end());
  append(all, closing_a_cycle());
  return all;
}

}  // namespace sprague::brussels
