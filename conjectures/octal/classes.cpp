// Theorems 19 and 22 and their tables.
//
// Two stars are equivalent when every third one, the empty graph included, gives equal values with both. A partition
// into classes is right when members of one class are equivalent (congruence) and members of two classes are not. Both
// are finite checks on StarTheory's formula: a star acts like its folded one.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/graph_notation.hpp"
#include "certificates/facts.hpp"
#include "checkers/partition.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/class_tables.hpp"
#include "conjectures/octal/tree_nimbers.hpp"

namespace sprague::octal {
namespace {

std::string name_of(const SideOrEmpty& side) {
  return side ? print_star(legs_of(*side)) : "P0";
}

std::size_t size_of(const SideOrEmpty& side) {
  return side ? vertices_of(legs_of(*side)) : 0;
}

// The empty graph and one star for each folded one: they stand for all.
std::vector<SideOrEmpty> all_sides() {
  std::vector<SideOrEmpty> sides{std::nullopt};
  for (Side side : StarTheory::of(Play::normal).folded_sides()) sides.emplace_back(side);
  std::ranges::stable_sort(sides, {}, size_of);
  return sides;
}

std::uint32_t formula(const SideOrEmpty& side) {
  return side ? StarTheory::of(Play::normal).value(*side) : 0;
}

// Two sides joined by one or two edges. The empty graph leaves the rest of the middle path as a leg.
std::uint32_t formula(const SideOrEmpty& left, std::uint16_t middle, const SideOrEmpty& right) {
  if (left && right) return BistarTheory::of(Play::normal).value(*left, middle, *right);
  if (!left && !right) return middle == 2 ? 1 : 0;
  const Side side = left ? *left : *right;
  return StarTheory::of(Play::normal).value({side.ones + (middle == 2 ? 1U : 0U), side.twos});
}

}  // namespace

std::optional<std::string> gap_in_entries(const ClassTable& table) {
  if (const auto& gap = BistarTheory::of(Play::normal).gap()) return gap;
  const std::vector<SideOrEmpty> sides = all_sides();
  for (const SideOrEmpty& left : sides) {
    for (const SideOrEmpty& right : sides) {
      const std::size_t row = table.class_of(left, formula(left));
      const std::size_t column = table.class_of(right, formula(right));
      if (value_of(table.entry(row, column), formula(left), formula(right)) == formula(left, table.middle, right)) {
        continue;
      }
      return fmt::format("entry ({}, {}) fails for {} with {}", table.names[row], table.names[column], name_of(left),
                         name_of(right));
    }
  }
  return std::nullopt;
}

std::optional<std::string> gap_in_classes(const ClassTable& table) {
  if (const auto& gap = BistarTheory::of(Play::normal).gap()) return gap;
  const std::vector<SideOrEmpty> sides = all_sides();
  const PartitionResult result = check_partition(
      sides.size(), sides.size(), [&](std::size_t i) { return table.class_of(sides[i], formula(sides[i])); },
      [&](std::size_t i, std::size_t j) { return formula(sides[i], table.middle, sides[j]); });
  if (!result.faults.empty()) {
    const PartitionFault& fault = result.faults.front();
    return fmt::format("{} and {} are in {}", name_of(sides[fault.first]), name_of(sides[fault.second]),
                       fault.separated_by ? "one class" : "two classes");
  }
  if (result.true_classes == table.names.size()) return std::nullopt;
  return fmt::format("there are {} classes, not {}", result.true_classes, table.names.size());
}

namespace {

// Two equal stars with so many such legs, joined by two edges; their nim-sum is 0.
Bistar equal_stars(std::uint64_t legs, std::uint16_t leg) {
  return {Legs(legs, leg), 2, Legs(legs, leg)};
}

// Values repeat from so many such legs on.
Count repeats_from(std::uint16_t leg) {
  const StarTheory& stars = StarTheory::of(Play::normal);
  return leg == 1 ? stars.ones_start() : stars.twos_start();
}

// The least number of legs from 2 on, of those that stand for all, for which the formula gives the nim-sum.
std::optional<Count> legs_with_nim_sum(std::uint16_t leg) {
  for (Count legs = 2; legs < repeats_from(leg) + StarTheory::kPeriod; ++legs) {
    const Side side = leg == 1 ? Side{legs, 0} : Side{0, legs};
    if (formula(side, 2, side) == 0) return legs;
  }
  return std::nullopt;
}

// What size it is that matters, by the formula: many legs of 2 on both sides.
bool many_twos_give_the_nim_sum() {
  bool enough = true;
  for (Side left : StarTheory::of(Play::normal).folded_sides()) {
    for (Side right : StarTheory::of(Play::normal).folded_sides()) {
      if (left.twos < 4 || right.twos < 4) continue;
      enough = enough && formula(left, 2, right) == (formula(left) ^ formula(right));
    }
  }
  return enough;
}

}  // namespace

// One bistar does not refute what is said of sufficiently large ones; that no number of legs is enough does.
Finding check_equal_stars(const Effort& effort, Range legs, std::uint16_t leg) {
  TreeNimbers nimbers(effort);
  Tally family;  // which passes where the nim-sum is wrong
  const Facts<OctalOnGraphs> facts(effort, OctalOnGraphs::from_code("0.33"));
  for (std::uint64_t count = std::max<std::uint64_t>(legs.first, 2); count <= legs.last; ++count) {
    const Bistar bistar = equal_stars(count, leg);
    facts.used(Asked::nimber, vertices_of(bistar), [&] { return bistar_graph(bistar); });
    if (!nimbers.of(bistar).is_zero()) {
      family.pass();
    } else {
      family.fail({vertices_of(bistar), print_bistar(bistar), print_bistar(bistar) + " has the nim-sum"});
    }
  }
  const BistarTheory& theory = BistarTheory::of(Play::normal);
  theory.tell(effort);
  ForAll all{theory.gap(), std::nullopt, ""};
  if (const auto count = legs_with_nim_sum(leg)) {
    const std::string bistar = print_bistar(equal_stars(*count, leg));
    all.counterexample = Failure{0, bistar, bistar + " has the nim-sum by the formula"};
  }
  const Finding found = conclude(
      family, fmt::format("two stars with 2 to {} legs of {} each, alike, then all such", legs.last, leg), all);
  Finding finding;
  finding.range = found.range;
  finding.instances = found.instances;
  if (found.verdict != Verdict::proved) {
    finding.reason = "Such pairs do not settle what is said of large stars: " + found.reason;
    return finding;
  }
  finding.verdict = Verdict::refuted;
  finding.failures = found.instances;
  finding.witness = print_bistar(equal_stars(std::max<std::uint64_t>(legs.first, 2), leg));
  finding.minimal = true;
  finding.reason = fmt::format(
      "No size is sufficient. Let two stars have k legs of {} each, k >= 2. Their nim-sum is 0, and joined by two "
      "edges they have a nimber other than 0 for every k, however large. The game itself says so at every k of the "
      "range; the formula for bistars, which is proved for all (finite induction on {} states, see OG-T14) and repeats "
      "with period {} in k from k = {} on, says so for all k. The witness is the first of this family.",
      leg, theory.states(), StarTheory::kPeriod, repeats_from(leg));
  if (many_twos_give_the_nim_sum()) {
    finding.repair =
        "The nim-sum is right, for stars of every size, when each has four legs or more that are 2 modulo 3 (proved by "
        "the formula); the number of vertices or of legs alone is not enough, for stars with few legs of 2 stay in the "
        "other classes however many legs of 1 they have.";
  }
  return finding;
}

namespace {

template <const ClassTable& (*kTable)()>
Proof prove_classes(const Effort& effort) {
  std::optional<std::string> gap = gap_in_classes(kTable());
  if (!gap) BistarTheory::of(Play::normal).tell(effort);
  return {std::move(gap), {}};
}

template <const ClassTable& (*kTable)()>
Proof prove_entries(const Effort& effort) {
  std::optional<std::string> gap = gap_in_entries(kTable());
  if (!gap) BistarTheory::of(Play::normal).tell(effort);
  return {std::move(gap), {}};
}

}  // namespace

std::span<const NamedCheck> checks_of_classes() {
  static const std::array kChecks{
      NamedCheck{"large_stars", [](const Effort& effort, Range legs) { return check_equal_stars(effort, legs, 1); }},
  };
  return kChecks;
}

std::span<const NamedProof> proofs_of_classes() {
  static constexpr std::array kProofs{
      NamedProof{"eight_classes", prove_classes<table_1>},
      NamedProof{"ten_classes", prove_classes<table_2_repaired>},
      NamedProof{"table_1", prove_entries<table_1>},
      NamedProof{"table_2", prove_entries<table_2_repaired>},
  };
  return kProofs;
}

}  // namespace sprague::octal
