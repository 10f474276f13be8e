// Section 4.1: bistars. Sweeps ask the game itself (TreeNimbers); "for all bistars" rests on StarTheory.
#include <fmt/format.h>

#include <array>
#include <memory>

#include "canonical/census.hpp"
#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/octal/certified_graphs.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/star_obligations.hpp"
#include "conjectures/octal/star_theory.hpp"
#include "conjectures/octal/tree_nimbers.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::octal {
namespace {

std::string bistar_proof() {
  return fmt::format(
      "Proved for all bistars by finite induction: the nimber depends only on the middle path modulo 3 and on each "
      "side's numbers of legs that are 1 and 2 modulo 3, with period 2 in each; the step was checked on {} states, and "
      "sides with fewer than two legs against the formula for stars. It relies on the list of moves: with two legs or "
      "more at each hub nothing between the legs can be taken.",
      BistarTheory::of(Play::normal).states());
}

// The formula, and that a middle path that is 0 modulo 3 gives the star with both sides' legs.
ForAll for_all_bistars(const Effort& effort) {
  const StarTheory& stars = StarTheory::of(Play::normal);
  const BistarTheory& bistars = BistarTheory::of(Play::normal);
  bistars.tell(effort);
  ForAll all{bistars.gap(), std::nullopt, bistar_proof()};
  for (Side left : stars.folded_sides()) {
    for (Side right : stars.folded_sides()) {
      const Bistar bistar{legs_of(left), 3, legs_of(right)};
      if (bistars.value(left, 0, right) != stars.value({left.ones + right.ones, left.twos + right.twos})) {
        all.counterexample = Failure{0, print_bistar(bistar), "a middle path of 3 edges is not worth one of 0"};
      }
    }
  }
  return all;
}

Finding check_middle_reduction(const Effort& effort, Range vertices) {
  for (std::uint64_t n = vertices.first; n <= vertices.last; ++n) {
    std::uint64_t classes = 0;
    each_bistar(n, {}, [&](const Bistar&) { ++classes; });
    ENSURE(classes == known_classes(FamilyName::bistars, n), "the number of bistars is wrong");
  }
  const Tally tally = sweep<Bistar>(
      effort,
      [&](absl::FunctionRef<void(Bistar)> sink) {
        for (std::uint64_t n = vertices.first; n <= vertices.last; ++n) {
          each_bistar(n, {}, [&](const Bistar& bistar) { sink(bistar); });
        }
      },
      [&] {
        auto nimbers = std::make_shared<TreeNimbers>(effort.share());
        return [nimbers](const Bistar& bistar, Tally& result) {
          Bistar other = bistar;
          other.middle %= 3;
          const Nimber value = nimbers->of(bistar);
          const Nimber expected = nimbers->of(other);
          if (value == expected) return result.pass();
          result.fail({vertices_of(bistar), print_bistar(bistar),
                       fmt::format("{} has nimber {}, {} has {}", print_bistar(bistar), value.value(),
                                   print_bistar(other), expected.value())});
        };
      });
  Finding finding = conclude(
      tally,
      fmt::format("all bistars with two legs or more at each hub and {} to {} vertices", vertices.first, vertices.last),
      for_all_bistars(effort));
  add_second_opinion(finding, bistar_obligations(), effort);
  return finding;
}

constexpr std::size_t kMostCertifiedJoined = 7;  // vertices

Finding check_middle_with_empty_side(const Effort& effort, Range vertices) {
  // A middle path of m edges to the empty graph is a leg of m - 1; with m = 0 there is nothing to add.
  constexpr std::uint16_t longest = 9;
  TreeNimbers nimbers(effort);
  Tally tally;
  std::vector<Graph> certified;
  for (std::uint64_t n = vertices.first; n <= vertices.last; ++n) {
    each_star(n, 0, {}, [&](const Legs& legs) {
      for (std::uint16_t middle = 1; middle <= longest; ++middle) {
        const std::uint16_t rest = middle % 3;
        const Graph longer = joined_graph(legs, middle, std::nullopt);
        const Graph shorter = rest == 0 ? star_graph(legs) : joined_graph(legs, rest, std::nullopt);
        if (longer.vertices() <= kMostCertifiedJoined) {
          certified.push_back(longer);
          certified.push_back(shorter);
        }
        const Nimber joined = nimbers.of(longer);
        const Nimber small = nimbers.of(shorter);
        if (joined == small) {
          tally.pass();
          continue;
        }
        const std::string star = print_star(legs);
        tally.fail({n + middle, fmt::format("{}-{}-(empty)", star, middle),
                    fmt::format("{}-{}-(empty) has nimber {}, {}-{}-(empty) has {}", star, middle, joined.value(), star,
                                rest, small.value())});
      }
    });
  }
  certify_graphs(effort, "small-stars", "0.33", certified);
  Finding finding = conclude(
      tally,
      fmt::format("S all stars with {} to {} vertices, T empty, m = 1..{}", vertices.first, vertices.last, longest),
      "Every instance passes.");
  finding.repair =
      "With an empty side, the middle path reduces modulo 3 to one of 1, 2 or 3 edges, not of 0: S-3-(empty) is S with "
      "a leg of 2. The lemma is meant for two stars that are not empty; its proof, which sends empty sides to Lemma "
      "12, "
      "covers m + 3 against m for m >= 1 only.";
  return finding;
}

Proof prove_bistars(const Effort& effort) {
  const ForAll all = for_all_bistars(effort);
  if (all.counterexample) return {all.counterexample->note, {}};
  return {all.gap, bistar_obligations()};
}

// With the formula on every star of one period.
Proof prove_forks(const Effort& effort, bool (*formula)(Side side)) {
  std::optional<std::string> gap = BistarTheory::of(Play::normal).gap();
  for (const Side side : StarTheory::of(Play::normal).folded_sides()) {
    if (!gap && !formula(side)) gap = "the formula says otherwise for " + print_star(legs_of(side));
  }
  if (!gap) BistarTheory::of(Play::normal).tell(effort);
  return {std::move(gap), bistar_obligations()};
}

Proof prove_forks_by_one(const Effort& effort) {
  return prove_forks(effort, [](Side side) {
    return StarTheory::of(Play::normal).value(side) == BistarTheory::of(Play::normal).value(side, 1, {2, 0});
  });
}

Proof prove_forks_by_two(const Effort& effort) {
  return prove_forks(effort, [](Side side) {
    return StarTheory::of(Play::normal).value({side.ones + 1, side.twos}) ==
           BistarTheory::of(Play::normal).value(side, 2, {2, 0});
  });
}

}  // namespace

std::span<const NamedCheck> checks_of_bistars() {
  static const std::array kChecks{
      NamedCheck{"middle_reduction", check_middle_reduction},
      NamedCheck{"middle_with_empty_side", check_middle_with_empty_side},
  };
  return kChecks;
}

std::span<const NamedProof> proofs_of_bistars() {
  static constexpr std::array kProofs{NamedProof{"bistars", prove_bistars},
                                      NamedProof{"forks_by_one", prove_forks_by_one},
                                      NamedProof{"forks_by_two", prove_forks_by_two}};
  return kProofs;
}

}  // namespace sprague::octal
