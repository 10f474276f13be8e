// Misere 0.33 on bistars and trees, which the paper leaves open: what reduces modulo 3, and who wins how often.
#include <fmt/format.h>

#include <array>
#include <map>
#include <memory>

#include "canonical/graph_notation.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/octal/certified_graphs.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/induction_steps.hpp"
#include "conjectures/octal/misere.hpp"
#include "conjectures/octal/star_obligations.hpp"
#include "conjectures/octal/star_theory.hpp"
#include "conjectures/octal/tree_nimbers.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::octal {
namespace {

constexpr std::uint64_t kMostCertifiedBistar = 11;  // vertices

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
  std::vector<Obligation> obligations = steps.obligations();
  append(obligations, misere_star_obligations());
  theory.tell(effort);
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
  theory.tell(effort);
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

}  // namespace

std::span<const NamedCheck> checks_of_misere() {
  static const std::array kChecks{
      NamedCheck{"misere_middle", check_misere_middle},
      NamedCheck{"misere_legs_reduce", check_misere_legs_reduce},
      NamedCheck{"misere_legs", check_misere_legs},
      NamedCheck{"misere_trees", check_misere_trees},
  };
  return kChecks;
}

}  // namespace sprague::octal
