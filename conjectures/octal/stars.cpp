// Section 3: stars. Sweeps ask the game itself (TreeNimbers); "for all stars" rests on StarTheory.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>

#include "canonical/census.hpp"
#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/star_obligations.hpp"
#include "conjectures/octal/star_patterns.hpp"
#include "conjectures/octal/star_theory.hpp"
#include "conjectures/octal/tree_nimbers.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::octal {
namespace {

std::string star_proof() {
  return fmt::format(
      "Proved for all stars by finite induction: a star's nimber depends only on its numbers of legs that are 1 and 2 "
      "modulo 3 and repeats with period 2 in each; the step was checked on {} states, paths included. It relies on the "
      "list of moves: with three legs or more the hub cannot be taken, so a move shortens one leg by 1 or 2.",
      StarTheory::of(Play::normal).states());
}

ForAll for_all_stars(const Effort& effort) {
  StarTheory::of(Play::normal).tell(effort);
  return {StarTheory::of(Play::normal).gap(), std::nullopt, star_proof()};
}

// Sweeps over all stars with first..last vertices, hub included, however few legs; confirms the census of the true
// ones (three legs or more).
Tally sweep_stars(const Effort& effort, Range vertices,
                  const std::function<void(TreeNimbers&, const Legs&, Tally&)>& check) {
  for (std::uint64_t n = vertices.first; n <= vertices.last; ++n) {
    std::uint64_t classes = 0;
    each_star(n, 3, {}, [&](const Legs&) { ++classes; });
    ENSURE(classes == known_classes(FamilyName::stars, n), "the number of stars is wrong");
  }
  return sweep<Legs>(
      effort,
      [&](absl::FunctionRef<void(Legs)> sink) {
        for (std::uint64_t n = vertices.first; n <= vertices.last; ++n) {
          each_star(n, 0, {}, [&](const Legs& legs) { sink(legs); });
        }
      },
      [&] {
        auto nimbers = std::make_shared<TreeNimbers>(effort.share());
        return [nimbers, &check](const Legs& legs, Tally& tally) { check(*nimbers, legs, tally); };
      });
}

std::string star_range(Range vertices) {
  return fmt::format("all subdivided stars (paths with a hub included) with {} to {} vertices", vertices.first,
                     vertices.last);
}

void compare(Tally& tally, const Legs& legs, Nimber expected, Nimber found, const std::string& what) {
  if (expected == found) return tally.pass();
  tally.fail({vertices_of(legs), print_star(legs),
              fmt::format("{} has nimber {}, {} has {}", print_star(legs), expected.value(), what, found.value())});
}

// The finding, with a solver's opinion on the induction where it is proved.
Finding conclude_stars(const Effort& effort, const Tally& tally, std::string range, const ForAll& all) {
  Finding finding = conclude(tally, std::move(range), all);
  add_second_opinion(finding, star_obligations(), effort);
  return finding;
}

DataTable star_values(Range legs) {
  DataTable table{"values", {"legs", "legs_of_2", "star", "nimber"}, {}};
  for (std::uint64_t row = 0; row <= legs.last; ++row) {
    for (std::uint64_t twos = 0; twos <= row; ++twos) {
      const Side side{static_cast<Count>(row - twos), static_cast<Count>(twos)};
      table.rows.push_back({fmt::format("{}", row), fmt::format("{}", twos), print_star(legs_of(side)),
                            fmt::format("{}", StarTheory::of(Play::normal).value(side))});
    }
  }
  return table;
}

Finding check_attach_three(const Effort& effort, Range vertices) {
  Tally tally = sweep_stars(effort, vertices, [](TreeNimbers& nimbers, const Legs& legs, Tally& result) {
    const Nimber value = nimbers.of(legs);
    const Legs at_hub = with_leg(legs, 3);
    compare(result, legs, value, nimbers.of(at_hub), print_star(at_hub));
    for (std::size_t i = 0; i < legs.size(); ++i) {
      if (i > 0 && legs[i] == legs[i - 1]) continue;
      Legs at_leaf = legs;
      at_leaf.erase(at_leaf.begin() + static_cast<std::ptrdiff_t>(i));
      at_leaf = with_leg(at_leaf, legs[i] + 3U);
      compare(result, legs, value, nimbers.of(at_leaf), print_star(at_leaf));
    }
  });
  // The empty star: what is attached is a path on three vertices.
  TreeNimbers nimbers(effort);
  compare(tally, {2}, nimbers.of(Legs{2}), Nimber(), "the empty graph");
  return conclude_stars(effort, tally, star_range(vertices) + ", the empty star, and every place to attach",
                        for_all_stars(effort));
}

// Why there is no formula, or the first star of one period beyond all beginnings on which a pattern by the numbers of
// legs and of legs of 2 fails, in the rows and columns from some on. Every later star folds to one of these, for the
// pattern has the same period.
std::optional<std::string> gap_in_pattern(std::size_t first_row, std::size_t first_column,
                                          std::int64_t (*pattern)(const std::int64_t&, const std::int64_t&)) {
  const StarTheory& theory = StarTheory::of(Play::normal);
  if (theory.gap()) return theory.gap();
  const Count most = theory.ones_start() + theory.twos_start() + 4 * StarTheory::kPeriod;
  for (Count ones = 0; ones <= most; ++ones) {
    for (Count twos = static_cast<Count>(first_column); twos <= most; ++twos) {
      if (ones + twos < first_row || theory.value({ones, twos}) == pattern(ones + twos, twos)) continue;
      return "the pattern fails at " + print_star(legs_of({ones, twos}));
    }
  }
  return std::nullopt;
}

Proof prove_pattern(const Effort& effort, std::optional<std::string> gap, const std::vector<Obligation>& of_pattern) {
  if (!gap) StarTheory::of(Play::normal).tell(effort);
  std::vector<Obligation> obligations = star_obligations();
  append(obligations, of_pattern);
  return {std::move(gap), std::move(obligations)};
}

Proof prove_rows(const Effort& effort) {
  return prove_pattern(effort, gap_in_pattern(4, 0, printed_row<std::int64_t>), row_obligations(4));
}

Proof prove_columns(const Effort& effort) {
  return prove_pattern(effort, gap_in_pattern(4, 4, printed_column<std::int64_t>), column_obligations(4));
}

Proof prove_stars(const Effort& effort) {
  return prove_pattern(effort, StarTheory::of(Play::normal).gap(), {});
}

Proof prove_two_single_legs(const Effort& effort) {
  const StarTheory& theory = StarTheory::of(Play::normal);
  std::optional<std::string> gap = theory.gap();
  for (std::uint16_t l = 0; l < 3 && !gap; ++l) {
    const Legs legs = with_leg({1, 1}, l);
    if (theory.value(side_of(legs)) != l) gap = "the formula gives another value for " + print_star(legs);
  }
  return prove_pattern(effort, std::move(gap), {});
}

Finding check_star_table(const Effort& effort, Range legs) {
  // The values that the text quotes from the figure: Lemmas 16, 17 and 21.
  struct Quoted {
    Legs star;
    std::uint32_t nimber;
  };
  const std::vector<Quoted> quoted{{{1, 1, 1}, 1},    {{1, 1, 2}, 2},       {{1, 1, 1, 2}, 3},
                                   {{1, 1, 2, 2}, 1}, {{1, 1, 2, 2, 2}, 3}, {{1, 2, 2, 2, 2}, 1}};
  TreeNimbers nimbers(effort);
  Tally tally;
  for (const Quoted& entry : quoted)
    compare(tally, entry.star, nimbers.of(entry.star), Nimber(entry.nimber), "the text");
  Finding finding = conclude_stars(effort, tally, "the six entries that the text quotes", for_all_stars(effort));
  finding.notes.push_back(fmt::format(
      "The figure is a picture that the scan lost. Below is the table that it must show, up to {} legs; with a legs of "
      "1 and b legs of 2, values repeat with period 2 in a from a = {} and in b from b = {}, which is proved.",
      legs.last, StarTheory::of(Play::normal).ones_start(), StarTheory::of(Play::normal).twos_start()));
  finding.tables.push_back(star_values(legs));
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_stars() {
  static const std::array kChecks{
      NamedCheck{"attach_three", check_attach_three},
      NamedCheck{"star_table", check_star_table},
  };
  return kChecks;
}

std::span<const NamedProof> proofs_of_stars() {
  static constexpr std::array kProofs{
      NamedProof{"stars", prove_stars},
      NamedProof{"two_single_legs", prove_two_single_legs},
      NamedProof{"rows", prove_rows},
      NamedProof{"columns", prove_columns},
  };
  return kProofs;
}

}  // namespace sprague::octal
