#include "games/octal_on_graphs.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <span>

#include "canonical/connected_sets.hpp"
#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/labelling.hpp"
#include "canonical/tree_key.hpp"

namespace sprague {

std::vector<Sum<Graph>> OctalOnGraphs::options(const Graph& graph) const {
  std::vector<Sum<Graph>> result;
  each_connected_set(graph, code_.most_taken(), [&](std::span<const Vertex> removed) {
    if (code_.digit(removed.size()) == 0) return;
    std::vector<Graph> rest = graph.components_without(removed);
    if (may_take(removed.size(), rest.size())) result.push_back(std::move(rest));
  });
  return result;
}

bool OctalOnGraphs::may_take(std::size_t vertices, std::size_t parts_left) const {
  return parts_left == 0   ? code_.may_empty(vertices)
         : parts_left == 1 ? code_.may_leave_one(vertices)
                           : code_.may_split(vertices);
}

std::string OctalOnGraphs::key(const Graph& graph) const {
  return graph_key(graph);
}

Sum<Graph> OctalOnGraphs::parse(std::string_view text) const {
  return parse_graph(text).components_without({});
}

std::string OctalOnGraphs::print(const Graph& graph) const {
  return print_graph(graph);
}

namespace {

// The vertices of the components of an induced subgraph, in the order of their least ones.
std::vector<std::vector<Vertex>> parts_of(const Graph& graph, const std::vector<Vertex>& left) {
  std::vector<bool> open(graph.vertices(), false);
  for (const Vertex v : left) open[v] = true;
  std::vector<std::vector<Vertex>> parts;
  for (const Vertex start : left) {
    if (!open[start]) continue;
    open[start] = false;
    std::vector<Vertex> part{start};
    for (std::size_t i = 0; i < part.size(); ++i) {
      for (const Vertex w : graph.neighbours(part[i])) {
        if (open[w]) part.push_back(w);
        open[w] = false;
      }
    }
    std::ranges::sort(part);
    parts.push_back(std::move(part));
  }
  return parts;
}

// The letters of vertices, in that order.
std::string letters_of(std::span<const Vertex> vertices) {
  std::string letters;
  for (const Vertex v : vertices) letters += letter_of(static_cast<unsigned>(v));
  return letters;
}

// With these letters for its vertices.
std::string text_of(const Graph& graph, const std::string& letters) {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < graph.vertices(); ++i) {
    const auto v = static_cast<Vertex>(i);
    if (graph.degree(v) == 0) items.emplace_back(1, letters[v]);
    for (const Vertex w : graph.neighbours(v)) {
      if (v < w) items.push_back(sorted_letters({letters[v], letters[w]}));
    }
  }
  return text_of_items(std::move(items));
}

}  // namespace

OctalOnGraphs::Labelled OctalOnGraphs::labelled(const Graph& graph) {
  if (graph.vertices() > kLetters) throw OutOfBudget("a certificate names at most 52 vertices");
  Labelled sum{graph, {}};
  for (std::size_t v = 0; v < graph.vertices(); ++v) sum.left.push_back(static_cast<Vertex>(v));
  return sum;
}

std::string OctalOnGraphs::component_text(const Graph& graph) {
  return text_of(graph, letters_of(labelled(graph).left));
}

void OctalOnGraphs::each_taking(const Graph& graph, const std::vector<Vertex>& part,
                                absl::FunctionRef<void(const std::vector<Vertex>&)> sink) const {
  each_connected_set(graph.induced(part), code_.most_taken(), [&](std::span<const Vertex> removed) {
    std::vector<Vertex> taken;
    for (const Vertex v : removed) taken.push_back(part[v]);
    std::ranges::sort(taken);
    std::vector<Vertex> rest;
    std::ranges::set_difference(part, taken, std::back_inserter(rest));
    if (may_take(taken.size(), parts_of(graph, rest).size())) sink(taken);
  });
}

std::vector<LabelledMove<OctalOnGraphs::Labelled>> OctalOnGraphs::labelled_moves(const Labelled& sum) const {
  std::vector<LabelledMove<Labelled>> moves;
  for (const std::vector<Vertex>& part : parts_of(sum.graph, sum.left)) {
    each_taking(sum.graph, part, [&](const std::vector<Vertex>& taken) {
      Labelled after{sum.graph, {}};
      std::ranges::set_difference(sum.left, taken, std::back_inserter(after.left));
      moves.push_back({sorted_letters(letters_of(taken)), std::move(after)});
    });
  }
  return moves;
}

Graph OctalOnGraphs::parse_board(std::string_view text) {
  return parse_graph(text);
}

void OctalOnGraphs::each_move(const Graph& board, absl::FunctionRef<void(BoardMove<Graph>)> visit) const {
  std::vector<Vertex> all(board.vertices());
  std::iota(all.begin(), all.end(), Vertex{0});
  for (const std::vector<Vertex>& part : parts_of(board, all)) {
    each_taking(board, part, [&](const std::vector<Vertex>& taken) {
      visit({fmt::format("{}", fmt::join(taken, ",")), board.components_without(taken), taken});
    });
  }
}

std::vector<LabelledComponent<Graph>> OctalOnGraphs::labelled_components(const Labelled& sum) {
  std::vector<LabelledComponent<Graph>> components;
  for (const std::vector<Vertex>& part : parts_of(sum.graph, sum.left)) {
    const Graph graph = sum.graph.induced(part);
    const std::vector<Vertex> order = label(graph).order;
    const std::string letters = letters_of(part);
    std::string labels;
    for (const Vertex v : order) labels += letters[v];
    components.push_back({text_of(graph, letters), graph.induced(order), std::move(labels)});
  }
  return components;
}

}  // namespace sprague
