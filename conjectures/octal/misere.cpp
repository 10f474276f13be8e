// Misere 0.33, which the paper leaves open: who wins on stars, on bistars, on trees.
#include <fmt/format.h>

#include <array>
#include <map>
#include <memory>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "checkers/outcomes.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/octal/certified_graphs.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/induction_steps.hpp"
#include "conjectures/octal/star_obligations.hpp"
#include "conjectures/octal/star_theory.hpp"
#include "conjectures/octal/tree_nimbers.hpp"
#include "conjectures/second_opinion.hpp"
#include "games/tree_cutting.hpp"

namespace sprague::octal {
namespace {

// Misere outcomes of trees, one memo a thread.
class TreeOutcomes {
 public:
  explicit TreeOutcomes(const Effort& effort) : game_(OctalCode::parse("0.33"), table_), solver_(game_, effort) {}
  bool second_wins(const Graph& tree) { return solver_.outcome({table_.free_tree(tree)}) == Outcome::second; }

 private:
  RootedTreeTable table_;
  TreeCutting game_;
  MisereSolver<TreeCutting> solver_;
};

// The rule for stars: the second player wins exactly on these, with so many legs of 1 and of 2 modulo 3.
bool second_wins_by_rule(Side side) {
  const auto [ones, twos] = side;
  if (ones == 0) return twos == 0 || twos == 3 || (twos >= 6 && twos % 2 == 0);
  if (ones == 1) return twos == 1 || twos == 4;
  if (ones % 2 == 1) return twos == 0 || twos == 4;
  return twos == 2 || (twos >= 6 && twos % 2 == 0);
}

constexpr std::uint64_t kMostCertifiedStar = 8;     // vertices
constexpr std::uint64_t kMostCertifiedBistar = 11;  // vertices

const char* const kCertifiedAs =
    "Certificates are of normal play of 0.22, which the same player wins on a connected graph: who leaves nothing has "
    "lost, and 0.22 has the other moves of 0.33.";

std::string winner(bool second) {
  return second ? "second" : "first";
}

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

}  // namespace

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
  theory.certify(effort);
  add_second_opinion(finding, misere_star_obligations(), effort);
  DataTable table{"misere-stars", {"legs_of_1", "legs_of_2", "star", "winner"}, {}};
  for (Count ones = 0; ones <= 10; ++ones) {
    for (Count twos = 0; twos <= 10; ++twos) {
      table.rows.push_back({fmt::format("{}", ones), fmt::format("{}", twos), print_star(legs_of({ones, twos})),
                            winner(second_wins_by_rule({ones, twos}))});
    }
  }
  finding.tables.push_back(std::move(table));
  finding.notes.emplace_back(kCertifiedAs);
  return finding;
}

Finding check_misere_law(const Effort& effort, Range vertices, Count many_twos) {
  struct Games {
    TreeNimbers takes_all;  // 0.33
    RootedTreeTable trees;
    TreeCutting leaves_some{OctalCode::parse("0.22"), trees};
    NimberSolver<TreeCutting> nimbers;
    explicit Games(const Effort& share) : takes_all(share), nimbers(leaves_some, share) {}
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
  StarTheory::of(Play::normal).certify(effort);
  theory.certify(effort);
  certify_graphs(effort, "small-stars", "0.22", small_stars(vertices));
  finding.notes.emplace_back(kCertifiedAs);
  return finding;
}

Finding check_misere_by_normal(const Effort& effort, Range vertices) {
  return check_misere_law(effort, vertices, 6);
}

namespace {

bool any_bistar(const Bistar&) {
  return true;
}

// Compares who wins on each bistar that qualifies and on a smaller one made of it.
Tally sweep_misere_bistars(const Effort& effort, Range vertices, const std::function<Bistar(const Bistar&)>& smaller,
                           const std::function<bool(const Bistar&)>& qualifies = any_bistar) {
  std::vector<Graph> certified;
  for (std::uint64_t n = vertices.first; n <= std::min(vertices.last, kMostCertifiedBistar); ++n) {
    each_bistar(n, {}, [&](const Bistar& bistar) {
      const Bistar other = smaller(bistar);
      if (other == bistar || !qualifies(bistar)) return;
      certified.push_back(bistar_graph(bistar));
      certified.push_back(bistar_graph(other));
    });
  }
  certify_misere_winners(effort, "small-bistars", certified);
  return sweep<Bistar>(
      effort,
      [&](absl::FunctionRef<void(Bistar)> sink) {
        for (std::uint64_t n = vertices.first; n <= vertices.last; ++n) {
          each_bistar(n, {}, [&](const Bistar& bistar) {
            if (qualifies(bistar)) sink(bistar);
          });
        }
      },
      [&] {
        auto outcomes = std::make_shared<TreeOutcomes>(effort.share());
        return [outcomes, &smaller](const Bistar& bistar, Tally& result) {
          const Bistar small = smaller(bistar);
          const bool found = outcomes->second_wins(bistar_graph(bistar));
          if (found == outcomes->second_wins(bistar_graph(small))) return result.pass();
          result.fail({vertices_of(bistar), print_bistar(bistar),
                       fmt::format("on {} the {} player wins, on {} the other", print_bistar(bistar), winner(found),
                                   print_graph(bistar_graph(small)))});
        };
      });
}

std::string bistar_range(Range vertices) {
  return fmt::format("all bistars with two legs or more at each hub and {} to {} vertices", vertices.first,
                     vertices.last);
}

}  // namespace

Finding check_misere_middle(const Effort& effort, Range vertices) {
  const Tally tally = sweep_misere_bistars(effort, vertices, [](const Bistar& bistar) {
    return Bistar{bistar.left, static_cast<std::uint16_t>(bistar.middle % 3), bistar.right};
  });
  const InductionSteps steps = misere_middle_steps();
  const StarTheory& theory = StarTheory::of(Play::misere);
  Finding finding = conclude(
      tally, bistar_range(vertices),
      {steps.gap() ? steps.gap() : theory.gap(), std::nullopt,
       fmt::format(
           "Proved for all bistars by induction on the number of vertices: two bistars whose middle paths differ "
           "by three edges have the same moves, and what a move leaves of one has the nimber under 0.22 of what "
           "it leaves of the other. Either both are smaller bistars of that kind; or a hub keeps one leg, and "
           "they are stars that differ in one leg, by 3, and legs of stars reduce modulo 3 (finite induction on "
           "{} states). The step was checked for all numbers of legs, lengths and middle paths. It relies on "
           "the list of moves: with two legs or more at each hub nothing between the legs can be taken, also "
           "with a middle path of no edges.",
           theory.states())});
  theory.certify(effort);
  std::vector<Obligation> obligations = steps.obligations();
  append(obligations, misere_star_obligations());
  add_second_opinion(finding, obligations, effort);
  finding.notes.emplace_back(kCertifiedAs);
  return finding;
}

Finding check_misere_legs_reduce(const Effort& effort, Range vertices) {
  const Tally tally = sweep_misere_bistars(
      effort, vertices,
      [](const Bistar& bistar) {
        return Bistar{reduced(bistar.left), bistar.middle, reduced(bistar.right)};
      },
      [](const Bistar& bistar) { return bistar.middle % 3 != 1; });
  const BistarTheory& theory = BistarTheory::of(Play::misere);
  Finding finding = conclude(
      tally, bistar_range(vertices) + ", the middle path not 1 modulo 3",
      {theory.gap(), std::nullopt,
       fmt::format("Proved for all such bistars by finite induction, as for normal play (see OG-T14): the nimber under "
                   "0.22 depends only on the middle path modulo 3 and on each side's numbers of legs that are 1 and 2 "
                   "modulo 3, with period 2 in each; the step was checked on {} states.",
                   theory.states())});
  theory.certify(effort);
  add_second_opinion(finding, misere_bistar_obligations(), effort);
  finding.notes.emplace_back(kCertifiedAs);
  return finding;
}

Finding check_misere_legs(const Effort& effort, Range vertices) {
  const Tally tally = sweep_misere_bistars(effort, vertices, [](const Bistar& bistar) {
    return Bistar{reduced(bistar.left), bistar.middle, reduced(bistar.right)};
  });
  Finding finding;
  finding.range = bistar_range(vertices);
  finding.instances = tally.instances();
  if (!tally.smallest()) {
    finding.reason = "No bistar of the range shows it.";
    return finding;
  }
  finding.verdict = Verdict::proved;
  finding.witness = tally.smallest()->notation;
  finding.minimal = true;
  finding.reason = fmt::format("Shown by example: {}. It happens on {} of {} bistars of the range.",
                               tally.smallest()->note, tally.failures(), tally.instances());
  finding.notes.emplace_back(kCertifiedAs);
  return finding;
}

Finding check_misere_trees(const Effort& effort, Range vertices) {
  struct Counts {
    std::uint64_t trees = 0;
    std::array<std::uint64_t, 4> by_play{};  // [2 * second wins normal play + second wins misere play]
  };
  struct Worker {
    std::unique_ptr<TreeNimbers> nimbers;
    std::unique_ptr<TreeOutcomes> outcomes;
    std::map<std::size_t, Counts> counts;
    void operator()(const Graph& tree) {
      Counts& level = counts[tree.vertices()];
      ++level.trees;
      const bool normal = nimbers->of(tree).is_zero();
      ++level.by_play[(normal ? 2U : 0U) + (outcomes->second_wins(tree) ? 1U : 0U)];
    }
  };
  std::vector<Worker> workers;
  for (unsigned i = 0; i < effort.threads; ++i) {
    workers.push_back(
        {std::make_unique<TreeNimbers>(effort.share()), std::make_unique<TreeOutcomes>(effort.share()), {}});
  }
  feed<Graph>(effort, workers, [&](absl::FunctionRef<void(Graph)> sink) {
    for (std::uint64_t n = std::max<std::uint64_t>(vertices.first, 1); n <= vertices.last; ++n) {
      each_tree(n, {}, [&](Parents parents) { sink(tree_of(parents)); });
    }
  });
  Finding finding;
  finding.verdict = Verdict::undecided;
  finding.range = fmt::format("all trees with {} to {} vertices", vertices.first, vertices.last);
  finding.reason = "A table, no rule: counts of trees by who wins under normal and under misere play.";
  DataTable table{
      "misere-trees", {"vertices", "trees", "first_first", "first_second", "second_first", "second_second"}, {}};
  std::map<std::size_t, Counts> total;
  for (const Worker& worker : workers) {
    for (const auto& [n, counts] : worker.counts) {
      total[n].trees += counts.trees;
      for (std::size_t i = 0; i < 4; ++i) total[n].by_play[i] += counts.by_play[i];
    }
  }
  for (const auto& [n, counts] : total) {
    finding.instances += counts.trees;
    std::vector<std::string> row{fmt::format("{}", n), fmt::format("{}", counts.trees)};
    for (std::uint64_t count : counts.by_play) row.push_back(fmt::format("{}", count));
    table.rows.push_back(std::move(row));
  }
  finding.notes.push_back("Columns: who wins under normal play, then under misere play.");
  finding.tables.push_back(std::move(table));
  return finding;
}

}  // namespace sprague::octal
