// Heaps and paths: Definition 5 on paths; the proofs for Proposition 8 and for Node Kayles on paths.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/graph_notation.hpp"
#include "canonical/sorted.hpp"
#include "certificates/facts.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/induction_steps.hpp"
#include "conjectures/octal/star_theory.hpp"
#include "conjectures/second_opinion.hpp"
#include "games/octal_heap.hpp"
#include "games/octal_on_graphs.hpp"
#include "games/unlabelled.hpp"

namespace sprague::octal {
namespace {

Graph path(std::uint64_t vertices) {
  return parse_graph(fmt::format("P{}", vertices));
}

// The options of a path as the multisets of their paths' lengths, without repetitions.
std::vector<std::vector<std::uint64_t>> path_options(const OctalOnGraphs& game, std::uint64_t vertices) {
  std::vector<std::vector<std::uint64_t>> result;
  for (const Sum<Graph>& option : game.options(path(vertices))) {
    std::vector<std::uint64_t> lengths;
    for (const Graph& component : option) lengths.push_back(component.vertices());
    std::ranges::sort(lengths);
    result.push_back(std::move(lengths));
  }
  sort_unique(result);
  return result;
}

std::vector<std::vector<std::uint64_t>> heap_options(const OctalHeap& game, std::uint64_t heap) {
  std::vector<std::vector<std::uint64_t>> result;
  for (const Sum<std::uint32_t>& option : game.options(static_cast<std::uint32_t>(heap))) {
    std::vector<std::uint64_t> heaps(option.begin(), option.end());
    std::ranges::sort(heaps);
    result.push_back(std::move(heaps));
  }
  sort_unique(result);
  return result;
}

// The nimbers of paths and of heaps.
void tell_code(const Effort& effort, std::string_view code, Range heaps) {
  const Facts<OctalOnGraphs> on_paths(effort, OctalOnGraphs::from_code(code));
  const Facts<OctalHeap> of_heaps(effort, OctalHeap::from_code(code));
  for (std::uint64_t n = std::max<std::uint64_t>(heaps.first, 1); n <= heaps.last; ++n) {
    on_paths.used(Asked::nimber, n, [&] { return fmt::format("P{}", n); });
    of_heaps.used(Asked::nimber, n, [&] { return fmt::format("{}", n); });
  }
}

const char* const kPathsAreHeaps =
    "Proved for all n and for every octal code: vertices that hang together on a path are a run of it; what a run "
    "leaves is nothing, one path or two, with the sizes that a move leaves of the heap, and the other way round; and "
    "the bit of the digit that allows the one allows the other. The steps are linear in the numbers and were checked "
    "for all of them. The program's two games were compared, option by option, at every size of the range.";

// Treblecross, officers, Dawson's Kayles and Chess, Kayles, subtraction of one to three, and all that can be allowed.
constexpr std::array<std::string_view, 7> kCodesWithNames{"0.007", "0.6", "0.07", "0.137", "0.77", "0.333", "0.777"};

Finding check_heap_all_codes(const Effort& effort, Range heaps) {
  for (const std::string_view code : kCodesWithNames) tell_code(effort, code, heaps);
  Tally tally;
  for (unsigned code = 1; code < 512; ++code) {
    effort.poll();
    effort.tell("codes", code, 511);
    const std::string text = fmt::format("0.{}{}{}", code >> 6, code >> 3 & 7, code & 7);
    const OctalOnGraphs graphs = OctalOnGraphs::from_code(text);
    const OctalHeap heap_game = OctalHeap::from_code(text);
    for (std::uint64_t n = std::max<std::uint64_t>(heaps.first, 1); n <= heaps.last; ++n) {
      if (path_options(graphs, n) == heap_options(heap_game, n)) {
        tally.pass();
      } else {
        tally.fail({n, fmt::format("P{}", n), fmt::format("{}: the path and the heap have different options", text)});
      }
    }
  }
  const InductionSteps steps = path_and_heap_steps();
  Finding finding = conclude(tally,
                             fmt::format("all 511 codes 0.abc, paths and heaps of {} to {}",
                                         std::max<std::uint64_t>(heaps.first, 1), heaps.last),
                             ForAll{steps.gap(), std::nullopt, kPathsAreHeaps});
  add_second_opinion(finding, steps.obligations(), effort);
  return finding;
}

// A move shortens a path by one vertex or two.
Proof prove_paths_modulo_three(const Effort& effort) {
  const LocalProof proof = prove_paths(Play::normal);
  if (!proof.proved()) return {"the induction step fails", {}};
  tell_paths(effort, Play::normal);
  return {};
}

// The options of a cycle are the paths with one vertex or two fewer.
Proof prove_cycles_modulo_three(const Effort& effort) {
  Proof proof = prove_paths_modulo_three(effort);
  for (std::uint32_t n = 3; n < 6 && !proof.gap; ++n) {
    NimberSet options;
    options.insert(Nimber((n - 1) % 3));
    options.insert(Nimber((n - 2) % 3));
    if (options.mex() != Nimber(n % 3)) proof.gap = "the induction step fails";
  }
  return proof;
}

Proof prove_paths_are_heaps(const Effort& /*effort*/) {
  const InductionSteps steps = path_and_heap_steps();
  return {steps.gap(), steps.obligations()};
}

Proof prove_node_kayles_on_paths(const Effort& /*effort*/) {
  const InductionSteps steps = node_kayles_steps();
  return {steps.gap(), steps.obligations()};
}

}  // namespace

std::span<const NamedProof> proofs_of_paths() {
  static constexpr std::array kProofs{
      NamedProof{"paths", prove_paths_modulo_three},
      NamedProof{"cycles", prove_cycles_modulo_three},
      NamedProof{"paths_are_heaps", prove_paths_are_heaps},
      NamedProof{"node_kayles_on_paths", prove_node_kayles_on_paths},
  };
  return kProofs;
}

std::span<const NamedCheck> checks_of_paths() {
  static const std::array kChecks{
      NamedCheck{"heap_all_codes", check_heap_all_codes},
  };
  return kChecks;
}

}  // namespace sprague::octal
