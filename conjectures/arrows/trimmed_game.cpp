// Theorem 3.4: the game on a graph and the trimmed game on its trimming.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "canonical/graph_notation.hpp"
#include "canonical/labelling.hpp"
#include "certificates/facts.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/continuations.hpp"
#include "conjectures/arrows/graphs_by_edges.hpp"
#include "conjectures/arrows/trimming.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::arrows {
namespace {

// What is wrong with a graph, if anything.
using Fault = std::optional<std::string>;

// The arrow of the graph that e makes of each arrow of its trimming; fewer if some go to no arrow.
std::vector<unsigned> arrows_without_subscripts(const Graph& graph, const Trimming& trimmed) {
  const std::vector<GraphArrow> to = arrows_of(graph);
  std::vector<unsigned> result;
  for (const auto& [v, w] : arrows_of(trimmed.graph)) {
    const auto found = std::ranges::find(to, GraphArrow{trimmed.origin[v], trimmed.origin[w]});
    if (found != to.end()) result.push_back(static_cast<unsigned>(found - to.begin()));
  }
  return result;
}

// The proof's claim: e+ maps the states of T(G) one to one onto the dormant states of G. As it maps arrows one by one,
// followers then go to followers, and the game trees are isomorphic.
Fault fault_of_states(const Graph& graph) {
  const Trimming trimmed = trimming(graph);
  const std::vector<unsigned> image = arrows_without_subscripts(graph, trimmed);
  if (image.size() != 2 * trimmed.graph.edges()) return "e does not map arrows to arrows";
  const Continuations on_trimming(trimmed.graph, 0, Leaves::free);
  const Continuations on_graph(graph, 0, Leaves::bound);
  std::uint64_t states = 0;
  for (Continuation x = 0; x < on_trimming.count(); ++x) {
    ArrowSet drawn = 0;
    const ArrowSet arrows = on_trimming.arrows(x);
    for (unsigned i = 0; i < image.size(); ++i) {
      if ((arrows & arrow_bit(i)) != 0) drawn |= arrow_bit(image[i]);
    }
    const Continuation there = on_graph.number_of(drawn);
    if (on_trimming.is_position(x) != on_graph.is_position(there)) {
      return fmt::format("only one of {} and its image {} is a position", on_trimming.print(x), on_graph.print(there));
    }
    states += on_trimming.is_position(x);
  }
  std::uint64_t dormant = 0;
  for (Continuation x = 0; x < on_graph.count(); ++x) dormant += on_graph.is_position(x);
  if (states != dormant) return fmt::format("{} states of the trimming and {} dormant states", states, dormant);
  return std::nullopt;
}

Fault fault_of_game_trees(const Graph& graph) {
  GameTreeStore store;
  const GameTreeId full = game_trees(Continuations(graph, 0, Leaves::bound), store)[0];
  const GameTreeId trimmed = game_trees(Continuations(trimming(graph).graph, 0, Leaves::free), store)[0];
  if (full == trimmed) return std::nullopt;
  return fmt::format("the game has value {}, the trimmed game {}", store.nimber(full).value(),
                     store.nimber(trimmed).value());
}

std::vector<std::string> keys_of(const Graph& graph, Leaves leaves) {
  std::vector<std::string> keys;
  for (const ArrowSystem& component : ArrowsOnGraphs(leaves).components({graph, {}})) keys.push_back(component.key());
  std::ranges::sort(keys);
  return keys;
}

Fault fault_of_systems(const Graph& graph) {
  if (keys_of(graph, Leaves::bound) == keys_of(trimming(graph).graph, Leaves::free)) return std::nullopt;
  return "the two have different arrow systems";
}

// The remark after the theorem: with a leaf more at each leaf, the trimming is the graph itself.
Fault fault_of_being_a_trimming(const Graph& graph) {
  if (canonical_form(trimming(with_leaves(graph)).graph) == canonical_form(graph)) return std::nullopt;
  return "the trimming is another graph";
}

using Sink = absl::FunctionRef<void(Graph)>;

// Theorem 3.4 for all graphs.
constexpr std::string_view kTrimmingArgued =
    " Argued for all graphs, in words only: an edge at a leaf is never marked, so a vertex with a leaf never becomes a "
    "sink or a source. The other inner vertices keep their edges in T(G), and the copies of those with a leaf are "
    "leaves there, which limit nothing; so the same arrows must not come together in both.";

// The nimbers of a graph in the game in which leaves are bound, and of its trimming in the other. A trimming without
// edges has no position.
class ToldTrimmings {
 public:
  explicit ToldTrimmings(const Effort& effort)
      : full_(effort, ArrowsOnGraphs(Leaves::bound)), trimmed_(effort, ArrowsOnGraphs(Leaves::free)) {}

  void used(const Graph& graph) const {
    if (!full_) return;
    full_.used(Asked::nimber, graph.edges(), [&] { return ArrowsBoard{graph, {}}; });
    const Graph rest = trimming(graph).graph;
    if (rest.edges() > 0) trimmed_.used(Asked::nimber, graph.edges(), [&] { return ArrowsBoard{rest, {}}; });
  }

 private:
  Facts<ArrowsOnGraphs> full_;
  Facts<ArrowsOnGraphs> trimmed_;
};

// The method, and what is argued for all graphs.
Finding check_each(const Effort& effort, absl::FunctionRef<void(Sink)> family, Fault (*fault_of)(const Graph&),
                   std::string range, std::string method, std::string_view argued = kTrimmingArgued,
                   Graph (*played)(const Graph&) = nullptr) {
  const ToldTrimmings told(effort);
  const Tally tally = sweep<Graph>(effort, family, [&] {
    return [&told, fault_of, played](const Graph& graph, Tally& result) {
      told.used(played == nullptr ? graph : played(graph));
      const Fault fault = fault_of(graph);
      if (!fault) return result.pass();
      const std::string name = print_graph(graph);
      result.fail({graph.edges(), name, fmt::format("{}: {}", name, *fault)});
    };
  });
  return conclude(tally, std::move(range), method.append(argued));
}

auto graphs_with_edges(const Effort& effort, Range edges, Connectivity connectivity) {
  return [&effort, edges, connectivity](Sink sink) {
    for (std::uint64_t e = edges.first; e <= edges.last; ++e) {
      for (Graph& graph : graphs_by_edges(effort, e, connectivity)) sink(std::move(graph));
    }
  };
}

Finding check_trimming_on_graphs(const Effort& effort, Range edges) {
  return check_each(effort, graphs_with_edges(effort, edges, Connectivity::connected), fault_of_states,
                    fmt::format("all connected graphs with {} to {} edges", edges.first, edges.last),
                    "Every decoration of each graph and of its trimming was asked whether it is a dormant state, a "
                    "state; the map that drops subscripts takes the ones exactly to the others.");
}

Finding check_trimming_on_trees(const Effort& effort, Range vertices) {
  const auto trees = [](Range sizes) {
    return [sizes](Sink sink) {
      for (std::uint64_t n = sizes.first; n <= sizes.last; ++n) {
        each_tree(n, {}, [&](Parents parents) { sink(tree_of(parents)); });
      }
    };
  };
  return check_each(
      effort, trees(vertices), fault_of_states,
      fmt::format("all trees with {} to {} vertices", vertices.first, vertices.last),
      "Every decoration of each tree and of its trimming was asked whether it is a dormant state, a state; the map "
      "that drops subscripts takes the ones exactly to the others.");
}

Finding check_trimming_game_trees(const Effort& effort, Range edges) {
  return check_each(effort, graphs_with_edges(effort, edges, Connectivity::connected), fault_of_game_trees,
                    fmt::format("all connected graphs with {} to {} edges", edges.first, edges.last),
                    "The canonical game trees, equal options taken once, of the two empty decorations are the same; "
                    "built decoration by decoration, without the engine's normal form.");
}

Finding check_trimming_systems(const Effort& effort, Range vertices) {
  const auto graphs = [](Range sizes) {
    return [sizes](Sink sink) {
      for (std::uint64_t n = sizes.first; n <= sizes.last; ++n) {
        each_graph(n, Connectivity::connected, {}, [&](const Graph& graph) { sink(graph); });
      }
    };
  };
  return check_each(
      effort, graphs(vertices), fault_of_systems,
      fmt::format("all connected graphs with {} to {} vertices", vertices.first, vertices.last),
      "The two games have the same arrow systems, component by component, in the engine's normal form: what edges can "
      "be marked and which arrows must not come together. The same systems have the same canonical game trees, equal "
      "options taken once.");
}

Finding check_every_graph_is_a_trimming(const Effort& effort, Range edges) {
  return check_each(effort, graphs_with_edges(effort, edges, Connectivity::any), fault_of_being_a_trimming,
                    fmt::format("all graphs without isolated vertices, {} to {} edges", edges.first, edges.last),
                    "The trimming of each larger graph was built and compared in canonical form.",
                    " Argued for all graphs, in words only: the leaves of the larger graph are the new vertices; "
                    "without them it is H, "
                    "and what had a leaf is H's leaves, which have one edge each, so that nothing is taken apart.",
                    with_leaves);
}

}  // namespace

std::span<const NamedCheck> checks_of_trimmed_game() {
  static const std::array kChecks{
      NamedCheck{"trimming_on_graphs", check_trimming_on_graphs},
      NamedCheck{"trimming_on_trees", check_trimming_on_trees},
      NamedCheck{"trimming_game_trees", check_trimming_game_trees},
      NamedCheck{"trimming_systems", check_trimming_systems},
      NamedCheck{"every_graph_is_a_trimming", check_every_graph_is_a_trimming},
  };
  return kChecks;
}

}  // namespace sprague::arrows
