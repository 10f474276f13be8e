// Heaps, paths and cycles: Definition 5 on paths, Proposition 8, and what 0.137 has to do with Node Kayles.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>

#include "canonical/ensure.hpp"
#include "canonical/families.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/sorted.hpp"
#include "checkers/nimbers.hpp"
#include "conjectures/certify.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/induction_steps.hpp"
#include "conjectures/octal/star_theory.hpp"
#include "conjectures/second_opinion.hpp"
#include "games/node_kayles.hpp"
#include "games/octal_heap.hpp"
#include "games/octal_on_graphs.hpp"
#include "games/unlabelled.hpp"

namespace sprague::octal {
namespace {

Graph path(std::uint64_t vertices) {
  return parse_graph(fmt::format("P{}", vertices));
}

void compare(Tally& tally, std::uint64_t size, std::string notation, Nimber expected, Nimber found) {
  if (expected == found) return tally.pass();
  std::string note = fmt::format("{} has nimber {}, expected {}", notation, found.value(), expected.value());
  tally.fail({size, std::move(notation), std::move(note)});
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

constexpr std::uint64_t kMostCertified = 12;  // vertices or counters

// The nimbers of paths, "P5", of cycles, "C5", or of heaps, "5", of a range as far as they are small.
template <class G>
void certify_small(const Effort& effort, std::string_view name, const G& game, Range sizes, std::string_view kind) {
  std::vector<CertifiedStart<G>> starts;
  for (std::uint64_t n = sizes.first; n <= std::min(sizes.last, kMostCertified); ++n) {
    starts.push_back(with_nimber(start_of(game, fmt::format("{}{}", kind, n))));
  }
  certify(effort, name, game, starts);
}

// Whose entries list the options as well.
void certify_code(const Effort& effort, std::string_view code, Range heaps) {
  const Range not_empty{std::max<std::uint64_t>(heaps.first, 1), heaps.last};
  certify_small(effort, fmt::format("small-paths-{}", code), OctalOnGraphs::from_code(code), not_empty, "P");
  certify_small(effort, fmt::format("small-heaps-{}", code), Unlabelled(OctalHeap::from_code(code)), not_empty, "");
}

// What was swept, and the steps that prove it for all sizes.
Finding conclude_steps(const Effort& effort, const Tally& tally, std::string range, const InductionSteps& steps,
                       std::string proof) {
  Finding finding = conclude(tally, std::move(range), ForAll{steps.gap(), std::nullopt, std::move(proof)});
  add_second_opinion(finding, steps.obligations(), effort);
  return finding;
}

const char* const kPathsAreHeaps =
    "Proved for all n and for every octal code: vertices that hang together on a path are a run of it; what a run "
    "leaves is nothing, one path or two, with the sizes that a move leaves of the heap, and the other way round; and "
    "the bit of the digit that allows the one allows the other. The steps are linear in the numbers and were checked "
    "for all of them. The program's two games were compared, option by option, at every size of the range.";

Finding check_code(const Effort& effort, Range heaps, std::string_view code) {
  const OctalOnGraphs graphs = OctalOnGraphs::from_code(code);
  const OctalHeap heap_game = OctalHeap::from_code(code);
  NimberSolver<OctalOnGraphs> on_graphs(graphs, effort);
  NimberSolver<OctalHeap> on_heaps(heap_game, effort);
  Tally tally;
  for (std::uint64_t n = heaps.first; n <= heaps.last; ++n) {
    const Nimber expected = on_heaps.value(static_cast<std::uint32_t>(n));
    if (n > 0 && path_options(graphs, n) != heap_options(heap_game, n)) {
      tally.fail({n, fmt::format("P{}", n), "the path and the heap have different options"});
      continue;
    }
    compare(tally, n, fmt::format("P{}", n), expected, on_graphs.value(path(n)));
  }
  certify_code(effort, code, heaps);
  return conclude_steps(effort, tally, fmt::format("{} on paths and heaps of {} to {}", code, heaps.first, heaps.last),
                        path_and_heap_steps(), kPathsAreHeaps);
}

// Treblecross, officers, Dawson's Kayles and Chess, Kayles, subtraction of one to three, and all that can be allowed.
constexpr std::array<std::string_view, 7> kCodesWithNames{"0.007", "0.6", "0.07", "0.137", "0.77", "0.333", "0.777"};

Finding check_heap_all_codes(const Effort& effort, Range heaps) {
  for (const std::string_view code : kCodesWithNames) certify_code(effort, code, heaps);
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
  return conclude_steps(effort, tally,
                        fmt::format("all 511 codes 0.abc, paths and heaps of {} to {}",
                                    std::max<std::uint64_t>(heaps.first, 1), heaps.last),
                        path_and_heap_steps(), kPathsAreHeaps);
}

Finding check_node_kayles_paths(const Effort& effort, Range vertices) {
  const NodeKayles kayles;
  const OctalOnGraphs octal = OctalOnGraphs::from_code("0.137");
  NimberSolver<NodeKayles> kayles_solver(kayles, effort);
  NimberSolver<OctalOnGraphs> octal_solver(octal, effort);
  Tally tally;
  for (std::uint64_t n = vertices.first; n <= vertices.last; ++n) {
    compare(tally, n, fmt::format("P{}", n), kayles_solver.value(path(n)), octal_solver.value(path(n)));
  }
  certify_small(effort, "small-paths", octal, {std::max<std::uint64_t>(vertices.first, 1), vertices.last}, "P");
  return conclude_steps(
      effort, tally, fmt::format("paths with {} to {} vertices", vertices.first, vertices.last), node_kayles_steps(),
      "Proved for all n: a vertex of a path with its neighbours is one vertex that is the whole path, two at an end, "
      "or three, and what it leaves is what 0.137 leaves by taking as many, and the other way round. The steps are "
      "linear in the numbers and were checked for all of them.");
}

Finding check_node_kayles_graphs(const Effort& effort, Range vertices) {
  const NodeKayles kayles;
  const OctalOnGraphs octal = OctalOnGraphs::from_code("0.137");
  NimberSolver<NodeKayles> kayles_solver(kayles, effort);
  NimberSolver<OctalOnGraphs> octal_solver(octal, effort);
  Tally differing;
  for (std::uint64_t n = std::max<std::uint64_t>(vertices.first, 1); n <= vertices.last; ++n) {
    each_graph(n, Connectivity::connected, {}, [&](const Graph& graph) {
      const Nimber a = kayles_solver.value(graph);
      const Nimber b = octal_solver.value(graph);
      if (a == b) return differing.pass();
      const std::string notation = print_graph(graph);
      differing.fail(
          {n, notation,
           fmt::format("{} has nimber {} under Node Kayles and {} under 0.137", notation, a.value(), b.value())});
    });
  }
  Finding finding;
  finding.range = fmt::format("all connected graphs with {} to {} vertices", vertices.first, vertices.last);
  finding.instances = differing.instances();
  if (!differing.smallest()) {
    finding.reason = "No graph of the range tells the two games apart.";
    return finding;
  }
  finding.verdict = Verdict::proved;
  finding.witness = differing.smallest()->notation;
  certify(effort, "witness", octal, {with_nimber(start_of(octal, *finding.witness))});
  finding.minimal = true;
  finding.reason = fmt::format(
      "Shown by example: {}. The nimbers differ on {} of the {} connected graphs of the range. On a triangle Node "
      "Kayles has one move, which takes all three vertices, while 0.137 may also take two and leave one.",
      differing.smallest()->note, differing.failures(), differing.instances());
  finding.pictures.push_back({*finding.witness, "smallest graph on which Node Kayles and 0.137 differ", {}});
  return finding;
}

std::optional<std::string> gap_of(const LocalProof& proof) {
  if (proof.proved()) return std::nullopt;
  return "the induction step fails";
}

Finding check_modulo_three(const Effort& effort, Range vertices, char kind, const std::optional<std::string>& gap,
                           std::string proof) {
  const OctalOnGraphs game = OctalOnGraphs::from_code("0.33");
  NimberSolver<OctalOnGraphs> solver(game, effort);
  Tally tally;
  for (std::uint64_t n = vertices.first; n <= vertices.last; ++n) {
    effort.tell("vertices", n, vertices.last);
    std::string notation = fmt::format("{}{}", kind, n);
    const Graph graph = parse_graph(notation);
    compare(tally, n, std::move(notation), Nimber(static_cast<std::uint32_t>(n % 3)), solver.value(graph));
  }
  certify_small(effort, "small", game, vertices, std::string(1, kind));
  return conclude(tally, fmt::format("{}n for n = {}..{}", kind, vertices.first, vertices.last),
                  {gap, std::nullopt, std::move(proof)});
}

Finding check_paths(const Effort& effort, Range vertices) {
  const LocalProof proof = prove_paths(Play::normal);
  if (proof.proved()) certify_paths(effort, Play::normal);
  return check_modulo_three(effort, vertices, 'P', gap_of(proof),
                            fmt::format("Proved for all n by finite induction on {} states: a move shortens a path by "
                                        "one vertex or two.",
                                        proof.states));
}

Finding check_cycles(const Effort& effort, Range vertices) {
  std::optional<std::string> gap = gap_of(prove_paths(Play::normal));
  if (!gap) certify_paths(effort, Play::normal);
  for (std::uint32_t n = 3; n < 6 && !gap; ++n) {
    NimberSet options;
    options.insert(Nimber((n - 1) % 3));
    options.insert(Nimber((n - 2) % 3));
    if (options.mex() != Nimber(n % 3)) gap = "the induction step fails";
  }
  return check_modulo_three(effort, vertices, 'C', gap,
                            "Proved for all n >= 3: the options of a cycle are the paths with one vertex or two fewer, "
                            "whose values are proved, and the step was checked for each residue modulo 3.");
}

}  // namespace

std::span<const NamedCheck> checks_of_paths() {
  static constexpr std::array kChecks{
      NamedCheck{"heap_033", [](const Effort& effort, Range heaps) { return check_code(effort, heaps, "0.33"); }},
      NamedCheck{"heap_007", [](const Effort& effort, Range heaps) { return check_code(effort, heaps, "0.07"); }},
      NamedCheck{"heap_06", [](const Effort& effort, Range heaps) { return check_code(effort, heaps, "0.6"); }},
      NamedCheck{"heap_0137", [](const Effort& effort, Range heaps) { return check_code(effort, heaps, "0.137"); }},
      NamedCheck{"heap_all_codes", check_heap_all_codes},
      NamedCheck{"node_kayles_paths", check_node_kayles_paths},
      NamedCheck{"node_kayles_graphs", check_node_kayles_graphs},
      NamedCheck{"paths", check_paths},
      NamedCheck{"cycles", check_cycles},
  };
  return kChecks;
}

}  // namespace sprague::octal
