// Misere 0.33 on stars, which the paper leaves open: who wins, and which star of normal play has the same value.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>

#include "canonical/graph_notation.hpp"
#include "checkers/nimbers.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/octal/certified_graphs.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/misere.hpp"
#include "conjectures/octal/star_obligations.hpp"
#include "conjectures/octal/star_theory.hpp"
#include "conjectures/octal/tree_nimbers.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::octal {
namespace {

// The rule for stars: the second player wins exactly on these, with so many legs of 1 and of 2 modulo 3.
bool second_wins_by_rule(Side side) {
  const auto [ones, twos] = side;
  if (ones == 0) return twos == 0 || twos == 3 || (twos >= 6 && twos % 2 == 0);
  if (ones == 1) return twos == 1 || twos == 4;
  if (ones % 2 == 1) return twos == 0 || twos == 4;
  return twos == 2 || (twos >= 6 && twos % 2 == 0);
}

constexpr std::uint64_t kMostCertifiedStar = 8;  // vertices

std::vector<Graph> small_stars(Range vertices) {
  std::vector<Graph> stars;
  const std::uint64_t last = std::min(vertices.last, kMostCertifiedStar);
  for (std::uint64_t n = std::max<std::uint64_t>(vertices.first, 1); n <= last; ++n) {
    each_star(n, 0, {}, [&](const Legs& legs) { stars.push_back(star_graph(legs)); });
  }
  return stars;
}

std::string misere_star_proof() {
  return fmt::format(
      "Proved for all stars by finite induction, as for normal play (see OG-T9): the nimber under 0.22, whose normal "
      "play is misere 0.33 on a connected graph, depends only on the numbers of legs that are 1 and 2 modulo 3 and "
      "repeats with period 2 in each; the step was checked on {} states.",
      StarTheory::of(Play::misere).states());
}

std::string misere_star_range(Range vertices) {
  return fmt::format("all subdivided stars (paths with a hub included) with {} to {} vertices", vertices.first,
                     vertices.last);
}

// The law: a star's nimber under 0.22 by those under 0.33; with many legs that are 2 modulo 3 both are the same.
std::uint32_t nimber_by_law(Side side, Count many_twos) {
  const StarTheory& normal = StarTheory::of(Play::normal);
  if (side.twos >= many_twos) return normal.value(side);
  return side.ones == 0 ? 2 * side.twos % 3 : normal.value({side.ones - 1, side.twos});
}

Finding check_misere_stars(const Effort& effort, Range vertices) {
  certify_misere_winners(effort, "small-stars", small_stars(vertices));
  const Tally tally = sweep<Legs>(
      effort,
      [&](absl::FunctionRef<void(Legs)> sink) {
        for (std::uint64_t n = std::max<std::uint64_t>(vertices.first, 1); n <= vertices.last; ++n) {
          each_star(n, 0, {}, [&](const Legs& legs) { sink(legs); });
        }
      },
      [&] {
        auto outcomes = std::make_shared<TreeOutcomes>(effort.share());
        return [outcomes](const Legs& legs, Tally& result) {
          const bool found = outcomes->second_wins(star_graph(legs));
          if (found == second_wins_by_rule(side_of(legs))) return result.pass();
          result.fail({vertices_of(legs), print_star(legs), fmt::format("the {} player wins", winner(found))});
        };
      });
  const StarTheory& theory = StarTheory::of(Play::misere);
  ForAll all{theory.gap(), std::nullopt, misere_star_proof()};
  for (Side side : theory.folded_sides()) {
    if ((theory.value(side) == 0) == second_wins_by_rule(side) || all.counterexample) continue;
    const std::string star = print_star(legs_of(side));
    all.counterexample = Failure{0, star, "the rule fails at " + star};
  }
  Finding finding = conclude(tally, misere_star_range(vertices), all);
  theory.tell(effort);
  add_second_opinion(finding, misere_star_obligations(), effort);
  DataTable table{"misere-stars", {"legs_of_1", "legs_of_2", "star", "winner"}, {}};
  for (Count ones = 0; ones <= 10; ++ones) {
    for (Count twos = 0; twos <= 10; ++twos) {
      table.rows.push_back({fmt::format("{}", ones), fmt::format("{}", twos), print_star(legs_of({ones, twos})),
                            std::string(winner(second_wins_by_rule({ones, twos})))});
    }
  }
  finding.tables.push_back(std::move(table));
  finding.notes.emplace_back(kCertifiedAs);
  return finding;
}

}  // namespace

Finding check_misere_law(const Effort& effort, Range vertices, Count many_twos) {
  struct Games {
    TreeNimbers takes_all;  // 0.33
    RootedTreeTable trees;
    TreeCutting leaves_some{OctalCode::parse("0.22"), trees};
    NimberSolver<TreeCutting> nimbers;
    explicit Games(const Effort& share) : takes_all(half(share)), nimbers(leaves_some, half(share)) {}
    static Effort half(Effort share) {
      share.memory_bytes /= 2;
      return share;
    }
  };
  const Tally tally = sweep<Legs>(
      effort,
      [&](absl::FunctionRef<void(Legs)> sink) {
        for (std::uint64_t n = std::max<std::uint64_t>(vertices.first, 1); n <= vertices.last; ++n) {
          each_star(n, 0, {}, [&](const Legs& legs) { sink(legs); });
        }
      },
      [&] {
        auto games = std::make_shared<Games>(effort.share());
        return [games, many_twos](const Legs& legs, Tally& result) {
          const Nimber found = games->nimbers.value(games->trees.free_tree(star_graph(legs)));
          const Side side = side_of(legs);
          // By the game itself, not by its formula: the star without one of its legs that are 1 modulo 3, or as it is.
          Nimber expected(2 * side.twos % 3);
          Legs other = legs;
          if (side.twos < many_twos && side.ones > 0) {
            other.erase(std::ranges::find(other, 1, [](std::uint16_t leg) { return leg % 3; }));
          }
          if (side.twos >= many_twos || side.ones > 0) expected = games->takes_all.of(other);
          if (found == expected) return result.pass();
          result.fail(
              {vertices_of(legs), print_star(legs),
               fmt::format("{} has nimber {} under 0.22, not {}", print_star(legs), found.value(), expected.value())});
        };
      });
  const StarTheory& theory = StarTheory::of(Play::misere);
  ForAll all{theory.gap() ? theory.gap() : StarTheory::of(Play::normal).gap(), std::nullopt,
             misere_star_proof() +
                 " The law was compared with that formula and with the one for 0.33 (OG-T9) on one period beyond all "
                 "beginnings."};
  const Count most = many_twos + theory.ones_start() + theory.twos_start() + 2 * StarTheory::kPeriod;
  for (Count ones = 0; ones <= most; ++ones) {
    for (Count twos = 0; twos <= most; ++twos) {
      if (theory.value({ones, twos}) == nimber_by_law({ones, twos}, many_twos) || all.counterexample) continue;
      const std::string star = print_star(legs_of({ones, twos}));
      all.counterexample = Failure{0, star, "the law fails at " + star};
    }
  }
  Finding finding = conclude(tally, misere_star_range(vertices), all);
  std::vector<Obligation> obligations = misere_star_obligations();
  append(obligations, star_obligations());
  add_second_opinion(finding, obligations, effort);
  StarTheory::of(Play::normal).tell(effort);
  theory.tell(effort);
  certify_graphs(effort, "small-stars", "0.22", small_stars(vertices));
  finding.notes.emplace_back(
      "Certificates are of the inductions under 0.33, and of the nimbers of small stars under 0.22.");
  return finding;
}

std::span<const NamedCheck> checks_of_misere_stars() {
  static const std::array kChecks{
      NamedCheck{"misere_stars", check_misere_stars},
      NamedCheck{"misere_by_normal",
                 [](const Effort& effort, Range vertices) { return check_misere_law(effort, vertices, 6); }},
  };
  return kChecks;
}

}  // namespace sprague::octal
