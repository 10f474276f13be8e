// Lines: Theorem 2.3 and Section 2.3. The line L_n has n markable edges, and one unmarkable edge more at either end, so
// that it is P(n+3) as a graph; the game on it is the trimmed one on its markable edges (Mathews, Theorem 3.4). Its
// parts between marked edges are Mathews' rods, twigs, flows and crashes, here by their numbers of unmarked edges.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "canonical/sorted.hpp"
#include "checkers/nimbers.hpp"
#include "conjectures/arrows/continuations.hpp"
#include "conjectures/arrows/path_induction.hpp"
#include "conjectures/arrows/small_trimmings.hpp"
#include "conjectures/certify.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/checks.hpp"

namespace sprague::cycles {
namespace {

using arrows::PathKind;
using Length = std::uint32_t;
using Values = std::vector<std::uint32_t>;

constexpr Length parity(Length n) {
  return n % 2;
}

constexpr Length marked_edges(PathKind kind) {
  switch (kind) {
    case PathKind::rod: return 0;
    case PathKind::twig: return 1;
    case PathKind::flow:
    case PathKind::crash: return 2;
  }
  return 0;
}

constexpr std::string_view name_of(PathKind kind) {
  switch (kind) {
    case PathKind::rod: return "no edge played";
    case PathKind::twig: return "one outer edge played";
    case PathKind::flow: return "both outer edges played in the same direction";
    case PathKind::crash: return "both outer edges played in different directions";
  }
  return {};
}

// The line with so many unmarked edges as a board: its vertices are numbered along it.
std::string board(PathKind kind, Length unmarked) {
  const Length markable = unmarked + marked_edges(kind);
  std::string path = fmt::format("P{}", markable + 3);
  switch (kind) {
    case PathKind::rod: return path;
    case PathKind::twig: return path + ";1>2";
    case PathKind::flow: return fmt::format("{};1>2,{}>{}", path, markable, markable + 1);
    case PathKind::crash: return fmt::format("{};1>2,{}>{}", path, markable + 1, markable);
  }
  return {};
}

constexpr Length kMostCertifiedOnLine = 8;     // unmarked edges
constexpr Length kMostCertifiedWithMoves = 5;  // the same, where each line after a move counts as well

class LineValues {
 public:
  explicit LineValues(const Effort& effort) : solver_(game_, effort) {}

  std::uint32_t value(PathKind kind, Length unmarked) {
    if (unmarked <= kMostCertifiedOnLine) short_.insert(board(kind, unmarked));
    if (kind == PathKind::rod && unmarked == 0) return 0;
    return solver_.value(spider_state(arrows::path_of(kind, static_cast<std::uint16_t>(unmarked)))).value();
  }

  // The values after each move, each once, ascending.
  Values after_moves(PathKind kind, Length unmarked) {
    if (unmarked <= kMostCertifiedWithMoves) {
      const ArrowsOnGraphs notation(Leaves::bound);
      short_.insert(board(kind, unmarked));
      for (std::string& line : arrows::followers_of(notation.parse_board(board(kind, unmarked)), Leaves::bound)) {
        short_.insert(std::move(line));
      }
    }
    Values values;
    for (const ArrowSpider& path : spider_state(arrows::path_of(kind, static_cast<std::uint16_t>(unmarked)))) {
      for (const Sum<ArrowSpider>& option : game_.options(path)) values.push_back(solver_.value(option).value());
    }
    sort_unique(values);
    return values;
  }

  // Of the values of short lines that were asked for.
  void certify(const Effort& effort) const {
    const ArrowsOnGraphs notation(Leaves::bound);
    const Cycles game(CellReading::walk);
    std::vector<CertifiedStart<Cycles>> starts;
    for (const std::string& line : short_) {
      const ArrowsBoard tree = notation.parse_board(line);
      starts.push_back(with_nimber(start_of(game, board_of_tree(tree.graph, tree.marks))));
    }
    sprague::certify(effort, "short-lines", game, starts);
  }

 private:
  std::set<std::string> short_;
  SpiderArrows game_;
  NimberSolver<SpiderArrows> solver_;
};

void compare(Tally& tally, LineValues& values, Length n, PathKind kind, Length unmarked, std::int64_t expected) {
  const std::uint32_t found = values.value(kind, unmarked);
  if (found == expected) return tally.pass();
  const std::string line = board(kind, unmarked);
  tally.fail({n, line,
              fmt::format("{}, {} markable edges with {}, has value {}, not {}", line, unmarked + marked_edges(kind),
                          name_of(kind), found, expected)});
}

ForAll by_induction(std::string proof) {
  std::optional<std::string> gap = arrows::gap_in(arrows::kPrintedPathValues);
  if (!gap) gap = arrows::gap_in_trimming_of_lines();
  proof +=
      " That lines are played as Mathews' paths was compared on short ones; a rule speaks of one vertex, and longer "
      "lines have no others.";
  return {gap, std::nullopt, std::move(proof)};
}

constexpr const char* kPathsProof =
    "Proved for all n by the finite induction on rods, twigs, flows and crashes: the values of the four together are "
    "consistent with how a move splits a line, at every length (see AR-P5.2, AR-P5.4 and AR-P5.6).";

std::string up_to(Range n) {
  return fmt::format("n from {} to {}", n.first, n.last);
}

template <class Visit>
void each_length(const Effort& effort, Range range, Length least, Visit visit) {
  for (std::uint64_t n = std::max<std::uint64_t>(range.first, least); n <= range.last; ++n) {
    effort.poll();
    effort.tell("lines, edges", n, range.last);
    visit(static_cast<Length>(n));
  }
}

// Lemma 2.6 where the board counted as n has n - `played` unmarked edges.
Finding check_both_ends(const Effort& effort, Range range, Length played) {
  LineValues values(effort);
  Tally tally;
  each_length(effort, range, played, [&](Length n) {
    const Length unmarked = n - played;
    compare(tally, values, n, PathKind::flow, unmarked, parity(n));
    if (unmarked > 0) compare(tally, values, n, PathKind::crash, unmarked, 1 - parity(n));
  });
  values.certify(effort);
  return conclude(tally, up_to(range), by_induction(kPathsProof));
}

// Theorem 2.7 where the board counted as n has n - `played` unmarked edges.
Finding check_one_end(const Effort& effort, Range range, Length played) {
  LineValues values(effort);
  Tally tally;
  each_length(effort, range, played,
              [&](Length n) { compare(tally, values, n, PathKind::twig, n - played, std::int64_t{n} - 1); });
  values.certify(effort);
  return conclude(tally, up_to(range), by_induction(kPathsProof));
}

// The step of Theorem 2.7's proof: on the line with k markable edges and an outer one played, moves that leave a twig
// with fewer than k - 2 edges, its played one counted or not, reach all values below k - 2.
Finding check_smaller_values(const Effort& effort, Range range, Length played) {
  LineValues values(effort);
  Tally tally;
  each_length(effort, range, 2, [&](Length k) {
    Values reached;
    for (Length a = played; a + 2 < k; ++a) {
      const Length twig = a - played;
      const Length between = k - 2 - twig;
      for (PathKind kind : {PathKind::flow, PathKind::crash}) {
        reached.push_back(values.value(PathKind::twig, twig) ^ values.value(kind, between));
      }
    }
    sort_unique(reached);
    Length missing = 0;
    while (missing < reached.size() && reached[missing] == missing) ++missing;
    if (missing >= k - 2) return tally.pass();
    const std::string line = board(PathKind::twig, k - 1);
    tally.fail({k, line, fmt::format("{}, k = {}: these moves do not reach {}", line, k, missing)});
  });
  values.certify(effort);
  return conclude(tally, fmt::format("k from {} to {}", std::max<std::uint64_t>(range.first, 2), range.last),
                  by_induction("Proved for all k: the twigs of a < k - 2 unmarked edges have the values a, and beside "
                               "them a flow or a crash, one of which has value 0 and the other 1; so a and a ^ 1 are "
                               "reached."));
}

Finding check_line_winners(const Effort& effort, Range markable) {
  LineValues values(effort);
  Tally tally;
  each_length(effort, markable, 0, [&](Length n) {
    const bool first_wins = values.value(PathKind::rod, n) != 0;
    if (first_wins == (n % 2 == 1)) return tally.pass();
    const std::string line = board(PathKind::rod, n);
    tally.fail(
        {n, line,
         fmt::format("{}, {} markable edges, is won by the {} player", line, n, first_wins ? "first" : "second")});
  });
  values.certify(effort);
  return conclude(tally, up_to(markable), by_induction(kPathsProof));
}

Finding check_line_values(const Effort& effort, Range markable) {
  LineValues values(effort);
  Tally tally;
  each_length(effort, markable, 0, [&](Length n) { compare(tally, values, n, PathKind::rod, n, parity(n)); });
  values.certify(effort);
  return conclude(tally, up_to(markable), by_induction(kPathsProof));
}

Finding check_parts_of_line(const Effort& effort, Range markable) {
  LineValues values(effort);
  Tally tally;
  each_length(effort, markable, 1, [&](Length n) {
    Values expected;
    for (Length a = 0; a < n; ++a) expected.push_back(a ^ (n - 1 - a));
    sort_unique(expected);
    const bool only_one_parity =
        std::ranges::all_of(expected, [n](std::uint32_t value) { return value % 2 == 1 - parity(n); });
    if (values.after_moves(PathKind::rod, n) == expected && only_one_parity) return tally.pass();
    const std::string line = board(PathKind::rod, n);
    tally.fail({n, line, fmt::format("{}: its options have other values", line)});
  });
  values.certify(effort);
  return conclude(tally, up_to(markable), by_induction(kPathsProof));
}

Finding check_both_ends_markable(const Effort& effort, Range markable) {
  Finding finding = check_both_ends(effort, markable, 2);
  finding.notes.push_back(
      "Two played edges do not change the parity, so the lemma is the same in both numberings, but for L_1, whose "
      "outer "
      "edges are one and the same.");
  return finding;
}

Finding check_both_ends_base(const Effort& effort, Range) {
  LineValues values(effort);
  Tally tally;
  compare(tally, values, 1, PathKind::crash, 1, 1);
  compare(tally, values, 1, PathKind::flow, 1, 0);
  values.certify(effort);
  Finding finding = conclude(tally, "the two boards", "Both boards have these values.");
  finding.repair =
      "G(O_1) = 0 and G(S_1) = 1: on S_1 the one unmarked edge can be played, on O_1 it would make a sink or a source. "
      "That is what the lemma says for n = 1, and what the induction needs.";
  return finding;
}

Finding check_both_ends_options(const Effort& effort, Range unmarked) {
  LineValues values(effort);
  Tally tally;
  each_length(effort, unmarked, 0, [&](Length k) {
    for (PathKind kind : {PathKind::flow, PathKind::crash}) {
      if (k < arrows::least_edges(kind)) continue;
      const Length expected = kind == PathKind::flow ? 1 - parity(k) : parity(k);
      const Values after = values.after_moves(kind, k);
      // Without a move the mex is 0, which must then be the value.
      const bool right = after.empty() ? expected == 1 : after == Values{expected};
      if (right) {
        tally.pass();
      } else {
        const std::string line = board(kind, k);
        tally.fail({k, line, fmt::format("{}: its options have not all the value {}", line, expected)});
      }
    }
  });
  values.certify(effort);
  return conclude(tally, fmt::format("k from {} to {}", unmarked.first, unmarked.last), by_induction(kPathsProof));
}

Finding check_one_end_unmarked(const Effort& effort, Range unmarked) {
  Finding finding = check_one_end(effort, unmarked, 0);
  finding.repair = "With n unmarked edges the value is n.";
  return finding;
}

Finding check_smaller_values_markable(const Effort& effort, Range markable) {
  Finding finding = check_smaller_values(effort, markable, 1);
  finding.repair =
      "Let a be at most k - 2, which the rules allow; or let a count the unmarked edges, whose value is a, not a - 1.";
  return finding;
}

Finding check_smaller_values_unmarked(const Effort& effort, Range markable) {
  Finding finding = check_smaller_values(effort, markable, 0);
  finding.notes.push_back(
      "The proof does not say why k - 1 itself is out of reach. It is: the values are a and a ^ 1 for a at most k - 3, "
      "none above k - 2, and k - 2.");
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_lines() {
  static const std::array kChecks{
      NamedCheck{"line_winners", check_line_winners},
      NamedCheck{"line_values", check_line_values},
      NamedCheck{"parts_of_line", check_parts_of_line},
      NamedCheck{"both_ends_unmarked",
                 [](const Effort& effort, Range unmarked) { return check_both_ends(effort, unmarked, 0); }},
      NamedCheck{"both_ends_markable", check_both_ends_markable},
      NamedCheck{"both_ends_base", check_both_ends_base},
      NamedCheck{"both_ends_options", check_both_ends_options},
      NamedCheck{"one_end_markable",
                 [](const Effort& effort, Range markable) { return check_one_end(effort, markable, 1); }},
      NamedCheck{"one_end_unmarked", check_one_end_unmarked},
      NamedCheck{"smaller_values_markable", check_smaller_values_markable},
      NamedCheck{"smaller_values_unmarked", check_smaller_values_unmarked},
  };
  return kChecks;
}

}  // namespace sprague::cycles
