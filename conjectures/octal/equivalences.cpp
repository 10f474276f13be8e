// Lemmas 20, 21 and 23: two stars that may replace each other at one end of a middle path.
#include <fmt/format.h>

#include <array>
#include <memory>

#include "canonical/graph_notation.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/octal/certified_graphs.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/class_tables.hpp"
#include "conjectures/octal/star_theory.hpp"
#include "conjectures/octal/tree_nimbers.hpp"

namespace sprague::octal {
namespace {

constexpr Count kMostCertifiedLegs = 2;

// Both graphs that are compared, with the empty graph and with stars of few legs.
void certify_replaceable(const Effort& effort, Range legs, Side first, Side second, std::uint16_t middle,
                         const std::function<bool(Side)>& qualifies) {
  std::vector<Graph> graphs;
  const auto note = [&](const StarOrEmpty& other) {
    graphs.push_back(joined_graph(legs_of(first), middle, other));
    graphs.push_back(joined_graph(legs_of(second), middle, other));
  };
  note(std::nullopt);
  for (Count count = static_cast<Count>(legs.first); count <= legs.last && count <= kMostCertifiedLegs; ++count) {
    for (Count twos = 0; twos <= count; ++twos) {
      if (qualifies({count - twos, twos})) note(legs_of({count - twos, twos}));
    }
  }
  certify_graphs(effort, "joined-stars", "0.33", graphs);
}

// Compares first with second, joined by that middle path to the empty graph and to every reduced star that qualifies.
Finding check_replaceable(const Effort& effort, Range legs, Side first, Side second, std::uint16_t middle,
                          const std::function<bool(Side)>& qualifies) {
  auto compare = [&](TreeNimbers& nimbers, const StarOrEmpty& other, Tally& tally) {
    const Nimber a = nimbers.joined(legs_of(first), middle, other);
    const Nimber b = nimbers.joined(legs_of(second), middle, other);
    if (a == b) return tally.pass();
    const std::string name = other ? print_star(*other) : "P0";
    tally.fail({other ? vertices_of(*other) : 0, name,
                fmt::format("joined to {}, {} has nimber {} and {} has {}", name, print_star(legs_of(first)), a.value(),
                            print_star(legs_of(second)), b.value())});
  };
  Tally tally = sweep<Side>(
      effort,
      [&](absl::FunctionRef<void(Side)> sink) {
        for (Count count = static_cast<Count>(legs.first); count <= legs.last; ++count) {
          for (Count twos = 0; twos <= count; ++twos) {
            const Side side{count - twos, twos};
            if (qualifies(side)) sink(side);
          }
        }
      },
      [&] {
        auto nimbers = std::make_shared<TreeNimbers>(effort.share());
        return [nimbers, &compare](const Side& side, Tally& result) { compare(*nimbers, legs_of(side), result); };
      });
  TreeNimbers nimbers(effort);
  compare(nimbers, std::nullopt, tally);
  certify_replaceable(effort, legs, first, second, middle, qualifies);
  const BistarTheory& theory = BistarTheory::of(Play::normal);
  theory.certify(effort);
  ForAll all{theory.gap(), std::nullopt,
             fmt::format("Proved for all stars: the two give the same values in the formula for bistars, proved by "
                         "finite induction on {} states (see OG-T14), at every star of one period.",
                         theory.states())};
  for (Side side : StarTheory::of(Play::normal).folded_sides()) {
    if (!qualifies(side) || theory.value(first, middle, side) == theory.value(second, middle, side)) continue;
    const std::string star = print_star(legs_of(side));
    if (!all.counterexample) all.counterexample = Failure{0, star, "the formula says otherwise for " + star};
  }
  return conclude(
      tally,
      fmt::format("joined to the empty graph and to all reduced stars with {} to {} legs", legs.first, legs.last), all);
}

bool any(Side) {
  return true;
}

// Neither in C1* nor in C2*.
bool outside_starred(Side side) {
  const ClassTable& table = table_1();
  return !table.names[table.class_of(side, StarTheory::of(Play::normal).value(side))].ends_with('*');
}

constexpr Side kP1{0, 0};
constexpr Side kP2{1, 0};
constexpr Side kS11{2, 0};
constexpr Side kS21{1, 1};
constexpr Side kS22{0, 2};
constexpr Side kS111{3, 0};
constexpr Side kS221{1, 2};
constexpr Side kS222{0, 3};

}  // namespace

std::span<const NamedCheck> checks_of_equivalences() {
  static const std::array kChecks{
      NamedCheck{"lemma_20_1",
                 [](const Effort& effort, Range legs) { return check_replaceable(effort, legs, kP1, kS21, 1, any); }},
      NamedCheck{"lemma_20_2",
                 [](const Effort& effort, Range legs) { return check_replaceable(effort, legs, kP2, kS22, 1, any); }},
      NamedCheck{"lemma_20_3",
                 [](const Effort& effort, Range legs) { return check_replaceable(effort, legs, kS11, kS221, 1, any); }},
      NamedCheck{"lemma_20_4",
                 [](const Effort& effort, Range legs) { return check_replaceable(effort, legs, kS21, kS222, 1, any); }},
      NamedCheck{"lemma_21",
                 [](const Effort& effort, Range legs) {
                   return check_replaceable(effort, legs, kS111, kP1, 1, outside_starred);
                 }},
      NamedCheck{"lemma_23_1",
                 [](const Effort& effort, Range legs) { return check_replaceable(effort, legs, kP1, kS21, 2, any); }},
      NamedCheck{"lemma_23_2",
                 [](const Effort& effort, Range legs) { return check_replaceable(effort, legs, kP2, kS22, 2, any); }},
      NamedCheck{"lemma_23_3",
                 [](const Effort& effort, Range legs) { return check_replaceable(effort, legs, kS11, kS221, 2, any); }},
      NamedCheck{"lemma_23_4",
                 [](const Effort& effort, Range legs) { return check_replaceable(effort, legs, kS21, kS222, 2, any); }},
  };
  return kChecks;
}

}  // namespace sprague::octal
