// Theorems 19 and 22 and their tables.
//
// Two stars are equivalent when every third one, the empty graph included, gives equal values with both. A partition
// into classes is right when members of one class are equivalent (congruence) and members of two classes are not. Both
// are finite checks on StarTheory's formula: a star acts like its folded one.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <set>

#include "canonical/graph_notation.hpp"
#include "checkers/partition.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/octal/certified_graphs.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/class_tables.hpp"
#include "conjectures/octal/tree_nimbers.hpp"

namespace sprague::octal {
namespace {

std::string name_of(const SideOrEmpty& side) {
  return side ? print_star(legs_of(*side)) : "P0";
}

StarOrEmpty star_of(const SideOrEmpty& side) {
  return side ? StarOrEmpty(legs_of(*side)) : std::nullopt;
}

std::size_t size_of(const SideOrEmpty& side) {
  return side ? vertices_of(legs_of(*side)) : 0;
}

// The empty graph and all reduced stars with at most that many legs, smaller ones first.
std::vector<SideOrEmpty> sides_to(std::uint64_t legs) {
  std::vector<SideOrEmpty> sides{std::nullopt};
  for (Count count = 0; count <= legs; ++count) {
    for (Count twos = 0; twos <= count; ++twos) sides.emplace_back(Side{count - twos, twos});
  }
  std::ranges::stable_sort(sides, {}, size_of);
  return sides;
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

// What a move on a leg leaves of a reduced star, its legs reduced; of stars that can be taken whole, nothing as well.
std::vector<SideOrEmpty> options_of(const SideOrEmpty& side) {
  if (!side) return {};
  const auto [ones, twos] = *side;
  std::set<SideOrEmpty> options;
  if (ones > 0) options.insert(Side{ones - 1, twos});
  if (twos > 0) options.insert(Side{ones + 1, twos - 1});
  if (twos > 0) options.insert(Side{ones, twos - 1});
  if (ones <= 1 && twos == 0) options.insert(std::nullopt);
  return {options.begin(), options.end()};
}

// The classes of options of every star that stands for others, in the form of Figure 17.
DataTable option_classes(const ClassTable& table) {
  DataTable data{fmt::format("options-{}", table.name), {"star", "class", "options", "classes_of_options"}, {}};
  for (const SideOrEmpty& side : all_sides()) {
    std::vector<std::string> names;
    std::vector<std::string_view> classes;
    for (const SideOrEmpty& option : options_of(side)) {
      names.push_back(name_of(option));
      classes.push_back(table.names[table.class_of(option, formula(option))]);
    }
    data.rows.push_back({name_of(side), std::string(table.names[table.class_of(side, formula(side))]),
                         fmt::format("{}", fmt::join(names, "; ")), fmt::format("{}", fmt::join(classes, "; "))});
  }
  return data;
}

std::string proof_text() {
  return fmt::format(
      "Proved for all stars: the formula for bistars (finite induction on {} states, see OG-T14) was evaluated for the "
      "empty graph and all stars of one period, which stand for all.",
      BistarTheory::of(Play::normal).states());
}

std::string table_range(Range legs) {
  return fmt::format("all pairs of the empty graph and reduced stars with at most {} legs, then all stars", legs.last);
}

constexpr const char* kRepair2 =
    "The list of classes must put S(2), the path on three vertices seen from its end, into D0*: its one leg of 2 puts "
    "it into D0 as the list is printed. The text just before the list already says that S(2) is equivalent to the "
    "empty graph, and the lost Figure 14 may show it where it belongs. With that star moved, the ten classes and all "
    "100 entries of Table 2 are proved.";

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

// An instance is a pair of members.
Finding check_classes(const Effort& effort, Range legs, const ClassTable& table) {
  auto check = [&table](const std::vector<SideOrEmpty>& sides, auto&& nimber_of, auto&& joined) {
    std::vector<std::size_t> classes;
    for (const SideOrEmpty& side : sides) classes.push_back(table.class_of(side, nimber_of(side)));
    return check_partition(
        sides.size(), sides.size(), [&](std::size_t i) { return classes[i]; },
        [&](std::size_t i, std::size_t j) { return joined(sides[i], sides[j]); });
  };
  const std::vector<SideOrEmpty> sides = sides_to(legs.last);
  TreeNimbers nimbers(effort);
  const PartitionResult result = check(
      sides, [&](const SideOrEmpty& side) { return nimbers.of(star_of(side)).value(); },
      [&](const SideOrEmpty& left, const SideOrEmpty& right) {
        effort.poll();
        return nimbers.joined(star_of(left), table.middle, star_of(right)).value();
      });
  const std::vector<SideOrEmpty> all_stars = all_sides();
  const PartitionResult proof = check(
      all_stars, [](const SideOrEmpty& side) { return formula(side); },
      [&](const SideOrEmpty& left, const SideOrEmpty& right) { return formula(left, table.middle, right); });
  // That nothing tells two stars apart cannot be seen on a range: the formula must say so too.
  auto alike = [&](const SideOrEmpty& a, const SideOrEmpty& b) {
    return std::ranges::all_of(all_stars, [&](const SideOrEmpty& other) {
      return formula(a, table.middle, other) == formula(b, table.middle, other);
    });
  };
  Tally tally;
  for (std::uint64_t i = 0; i < result.pairs; ++i) tally.pass();
  for (const PartitionFault& fault : result.faults) {
    const SideOrEmpty& a = sides[fault.first];
    const SideOrEmpty& b = sides[fault.second];
    if (!fault.separated_by && !alike(a, b)) {
      tally.pass();
      continue;
    }
    tally.fail({size_of(a) + size_of(b), fmt::format("{} and {}", name_of(a), name_of(b)),
                fault.separated_by ? fmt::format("{} and {} are in one class, but joined to {} they differ", name_of(a),
                                                 name_of(b), name_of(sides[*fault.separated_by]))
                                   : fmt::format("{} and {} are in two classes, but nothing tells them apart",
                                                 name_of(a), name_of(b))});
  }
  ForAll all{BistarTheory::of(Play::normal).gap(), std::nullopt, proof_text()};
  BistarTheory::of(Play::normal).tell(effort);
  if (!proof.faults.empty()) {
    const PartitionFault& fault = proof.faults.front();
    std::string pair = fmt::format("{} and {}", name_of(all_stars[fault.first]), name_of(all_stars[fault.second]));
    std::string note = pair + (fault.separated_by ? " are in one class" : " are in two classes");
    all.counterexample = Failure{0, std::move(pair), std::move(note)};
  }
  Finding finding = conclude(tally, table_range(legs), all);
  finding.notes.push_back(fmt::format("By the formula there are exactly {} equivalence classes; the text names {}.",
                                      proof.true_classes, table.names.size()));
  finding.notes.push_back(fmt::format("The empty graph belongs to {}.", table.names[table.class_of(std::nullopt, 0)]));
  DataTable members{fmt::format("classes-{}", table.name), {"star", "nimber", "class"}, {}};
  for (const SideOrEmpty& side : all_stars) {
    members.rows.push_back({name_of(side), fmt::format("{}", formula(side)),
                            std::string(table.names[table.class_of(side, formula(side))])});
  }
  finding.tables.push_back(std::move(members));
  finding.tables.push_back(option_classes(table));
  return finding;
}

namespace {

Finding check_ten_classes_printed(const Effort& effort, Range legs) {
  Finding finding = check_classes(effort, legs, table_2_printed());
  finding.repair = kRepair2;
  return finding;
}

constexpr std::uint64_t kMostCertifiedOnEach = 4;  // legs

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
  std::vector<Graph> certified;
  for (std::uint64_t count = std::max<std::uint64_t>(legs.first, 2); count <= legs.last; ++count) {
    const Bistar bistar = equal_stars(count, leg);
    if (count <= kMostCertifiedOnEach) certified.push_back(bistar_graph(bistar));
    if (!nimbers.of(bistar).is_zero()) {
      family.pass();
    } else {
      family.fail({vertices_of(bistar), print_bistar(bistar), print_bistar(bistar) + " has the nim-sum"});
    }
  }
  certify_graphs(effort, "small-bistars", "0.33", certified);
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
Proof prove_entries(const Effort& effort) {
  std::optional<std::string> gap = gap_in_entries(kTable());
  if (!gap) BistarTheory::of(Play::normal).tell(effort);
  return {std::move(gap), {}};
}

}  // namespace

std::span<const NamedCheck> checks_of_classes() {
  static const std::array kChecks{
      NamedCheck{"eight_classes",
                 [](const Effort& effort, Range legs) { return check_classes(effort, legs, table_1()); }},
      NamedCheck{"ten_classes_printed", check_ten_classes_printed},
      NamedCheck{"ten_classes_repaired",
                 [](const Effort& effort, Range legs) { return check_classes(effort, legs, table_2_repaired()); }},
      NamedCheck{"large_stars", [](const Effort& effort, Range legs) { return check_equal_stars(effort, legs, 1); }},
  };
  return kChecks;
}

std::span<const NamedProof> proofs_of_classes() {
  static constexpr std::array kProofs{
      NamedProof{"table_1", prove_entries<table_1>},
      NamedProof{"table_2", prove_entries<table_2_repaired>},
  };
  return kProofs;
}

}  // namespace sprague::octal
