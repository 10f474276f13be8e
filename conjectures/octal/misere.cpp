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
#include "conjectures/octal/star_theory.hpp"
#include "conjectures/octal/tree_nimbers.hpp"
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

}  // namespace

Finding check_misere_stars(const Effort& effort, Range vertices) {
  std::vector<Graph> certified;
  for (std::uint64_t n = std::max<std::uint64_t>(vertices.first, 1); n <= std::min(vertices.last, kMostCertifiedStar);
       ++n) {
    each_star(n, 0, {}, [&](const Legs& legs) { certified.push_back(star_graph(legs)); });
  }
  certify_misere_winners(effort, "small-stars", certified);
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
  ForAll all{
      theory.gap(), std::nullopt,
      fmt::format("Proved for all stars by finite induction, as for normal play (see OG-T9); the step was checked "
                  "on {} states.",
                  theory.states())};
  for (Side side : theory.folded_sides()) {
    if ((theory.value(side) == 0) == second_wins_by_rule(side) || all.counterexample) continue;
    const std::string star = print_star(legs_of(side));
    all.counterexample = Failure{0, star, "the rule fails at " + star};
  }
  Finding finding = conclude(tally,
                             fmt::format("all subdivided stars (paths with a hub included) with {} to {} vertices",
                                         vertices.first, vertices.last),
                             all);
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

namespace {

// Compares who wins on each bistar and on a smaller one made of it.
Tally sweep_misere_bistars(const Effort& effort, Range vertices, const std::function<Bistar(const Bistar&)>& smaller) {
  std::vector<Graph> certified;
  for (std::uint64_t n = vertices.first; n <= std::min(vertices.last, kMostCertifiedBistar); ++n) {
    each_bistar(n, {}, [&](const Bistar& bistar) {
      const Bistar other = smaller(bistar);
      if (other == bistar) return;
      certified.push_back(bistar_graph(bistar));
      certified.push_back(bistar_graph(other));
    });
  }
  certify_misere_winners(effort, "small-bistars", certified);
  return sweep<Bistar>(
      effort,
      [&](absl::FunctionRef<void(Bistar)> sink) {
        for (std::uint64_t n = vertices.first; n <= vertices.last; ++n) {
          each_bistar(n, {}, [&](const Bistar& bistar) { sink(bistar); });
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
  Finding finding = conclude(
      tally, bistar_range(vertices),
      {StarTheory::of(Play::misere).gap(), std::nullopt,
       "Proved for all bistars by induction, in words: with two legs or more at each hub a move shortens a leg, and "
       "the "
       "same move exists whatever the middle path; once a side has one leg or none, the graph is a star whose leg "
       "contains the middle path, and legs of stars reduce modulo 3 (the part on stars, checked mechanically). Middle "
       "paths of 3 edges and of none are alike in this."});
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
