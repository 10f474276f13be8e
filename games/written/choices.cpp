#include "games/written/choices.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "canonical/connected_sets.hpp"
#include "canonical/graph_sets.hpp"
#include "canonical/sorted.hpp"

namespace sprague::written {
namespace {

using language::ChoiceKind;
using language::edge_of;
using language::pair_of;
using language::Part;
using language::Value;

using Sink = absl::FunctionRef<void(const Value&)>;

void each_edge(const Graph& graph, absl::FunctionRef<void(Vertex, Vertex)> sink) {
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    for (const Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
      if (v < w) sink(static_cast<Vertex>(v), w);
    }
  }
}

// Vertices in any order, and all edges between them.
Value induced_part(const Graph& graph, std::span<const Vertex> vertices) {
  Part part;
  part.vertices.assign(vertices.begin(), vertices.end());
  std::ranges::sort(part.vertices);
  for (const std::int64_t v : part.vertices) {
    for (const Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
      if (v < w && std::ranges::binary_search(part.vertices, std::int64_t{w})) {
        part.edges.push_back(edge_of(static_cast<Vertex>(v), w));
      }
    }
  }
  std::ranges::sort(part.edges);
  return {0, language::thing_of(std::move(part))};
}

// A walk along different vertices, and back to the first if it is closed.
Value walked_part(std::span<const Vertex> walk, bool is_closed) {
  Part part;
  part.vertices.assign(walk.begin(), walk.end());
  for (std::size_t i = 1; i < walk.size(); ++i) part.edges.push_back(edge_of(walk[i - 1], walk[i]));
  if (is_closed) part.edges.push_back(edge_of(walk.back(), walk.front()));
  std::ranges::sort(part.vertices);
  std::ranges::sort(part.edges);
  return {0, language::thing_of(std::move(part))};
}

// Of the walk round a face: an edge that has the face on both sides counts twice, and is a bridge of the boundary.
std::int64_t length_of(const Set& face, std::size_t vertices) {
  Graph boundary(vertices);
  for (const std::int64_t edge : face) boundary.add_edge(language::first_of(edge), language::second_of(edge));
  return static_cast<std::int64_t>(face.size() + bridges_of(boundary).size());
}

class Walks {
 public:
  Walks(const Graph& graph, const Sizes& sizes, bool closed, Sink sink)
      : graph_(graph), sizes_(sizes), closed_(closed), sink_(sink), used_(graph.vertices(), false) {}

  void each() {
    for (std::size_t v = 0; v < graph_.vertices(); ++v) extend(static_cast<Vertex>(v));
  }

 private:
  void extend(Vertex v) {
    walk_.push_back(v);
    used_[v] = true;
    if (sizes_.contain(walk_.size()) && is_wanted()) sink_(walked_part(walk_, closed_));
    if (walk_.size() < sizes_.most(graph_.vertices())) {
      for (const Vertex w : graph_.neighbours(v)) {
        // A cycle begins at its least vertex.
        if (!used_[w] && !(closed_ && w < walk_.front())) extend(w);
      }
    }
    used_[v] = false;
    walk_.pop_back();
  }

  // Of the two ways to walk along it one counts.
  bool is_wanted() const {
    if (!closed_) return walk_.front() <= walk_.back();
    return walk_.size() >= 3 && walk_[1] < walk_.back() && graph_.has_edge(walk_.back(), walk_.front());
  }

  const Graph& graph_;
  const Sizes& sizes_;
  bool closed_;
  Sink sink_;
  std::vector<bool> used_;
  std::vector<Vertex> walk_;
};

void each_clique(const Graph& graph, const Sizes& sizes, std::vector<Vertex>& clique, Sink sink) {
  if (!clique.empty() && sizes.contain(clique.size())) sink(induced_part(graph, clique));
  if (clique.size() >= sizes.most(graph.vertices())) return;
  const std::size_t first = clique.empty() ? 0 : clique.back() + 1U;
  for (std::size_t i = first; i < graph.vertices(); ++i) {
    const auto v = static_cast<Vertex>(i);
    if (!std::ranges::all_of(clique, [&](Vertex w) { return graph.has_edge(v, w); })) continue;
    clique.push_back(v);
    each_clique(graph, sizes, clique, sink);
    clique.pop_back();
  }
}

}  // namespace

void each_choice(const Position& position, ChoiceKind kind, const Sizes& sizes, Sink sink) {
  const Graph& graph = position.graph;
  switch (kind) {
    case ChoiceKind::vertex:
      for (std::size_t v = 0; v < graph.vertices(); ++v) sink({static_cast<std::int64_t>(v), nullptr});
      return;
    case ChoiceKind::edge: return each_edge(graph, [&](Vertex a, Vertex b) { sink({edge_of(a, b), nullptr}); });
    case ChoiceKind::arrow:
      return each_edge(graph, [&](Vertex a, Vertex b) {
        sink({pair_of(a, b), nullptr});
        sink({pair_of(b, a), nullptr});
      });
    case ChoiceKind::face:
      for (const Set& face : position.faces) {
        Part part;
        for (const std::int64_t edge : face) {
          part.vertices.push_back(language::first_of(edge));
          part.vertices.push_back(language::second_of(edge));
        }
        sort_unique(part.vertices);
        part.edges = face;
        part.length = length_of(face, graph.vertices());
        sink({0, language::thing_of(std::move(part))});
      }
      return;
    case ChoiceKind::path: return Walks(graph, sizes, false, sink).each();
    case ChoiceKind::cycle: return Walks(graph, sizes, true, sink).each();
    case ChoiceKind::clique: {
      std::vector<Vertex> clique;
      return each_clique(graph, sizes, clique, sink);
    }
    case ChoiceKind::connected:
      return each_connected_set(graph, sizes.most(graph.vertices()), [&](std::span<const Vertex> set) {
        if (sizes.contain(set.size())) sink(induced_part(graph, set));
      });
  }
}

}  // namespace sprague::written
