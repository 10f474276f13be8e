#include "canonical/graph_sets.hpp"

#include <algorithm>
#include <numeric>

#include "canonical/graph_truths.hpp"
#include "canonical/sorted.hpp"

namespace sprague {
namespace {

template <class Holds>
VertexSet vertices_where(const Graph& graph, Holds holds) {
  VertexSet result;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    if (holds(static_cast<Vertex>(v))) result.push_back(static_cast<Vertex>(v));
  }
  return result;
}

// A depth-first search that cuts its stack of edges wherever nothing below a vertex reaches above it (Hopcroft and
// Tarjan 1973).
class BlockSearch {
 public:
  explicit BlockSearch(const Graph& graph)
      : graph_(graph), number_(graph.vertices(), 0), lowest_(graph.vertices(), 0), next_(graph.vertices(), 0) {}

  std::vector<EdgeSet> run() {
    for (std::size_t v = 0; v < graph_.vertices(); ++v) {
      if (number_[v] == 0) search(static_cast<Vertex>(v));
    }
    for (EdgeSet& block : blocks_) std::ranges::sort(block);
    return std::move(blocks_);
  }

 private:
  void enter(Vertex v) {
    number_[v] = lowest_[v] = ++count_;
    path_.push_back(v);
  }

  void search(Vertex root) {
    enter(root);
    while (true) {
      const Vertex v = path_.back();
      const Vertex parent = path_.size() > 1 ? path_[path_.size() - 2] : v;
      const auto neighbours = graph_.neighbours(v);
      if (next_[v] < neighbours.size()) {
        const Vertex w = neighbours[next_[v]++];
        if (number_[w] == 0) {
          stack_.emplace_back(v, w);
          enter(w);
        } else if (w != parent && number_[w] < number_[v]) {
          stack_.emplace_back(v, w);
          lowest_[v] = std::min(lowest_[v], number_[w]);
        }
        continue;
      }
      path_.pop_back();
      if (path_.empty()) return;
      lowest_[parent] = std::min(lowest_[parent], lowest_[v]);
      if (lowest_[v] >= number_[parent]) cut(parent, v);
    }
  }

  void cut(Vertex parent, Vertex child) {
    EdgeSet& block = blocks_.emplace_back();
    while (true) {
      const auto [a, b] = stack_.back();
      stack_.pop_back();
      block.push_back(edge_between(a, b));
      if (a == parent && b == child) return;
    }
  }

  const Graph& graph_;
  std::vector<std::uint32_t> number_;
  std::vector<std::uint32_t> lowest_;
  std::vector<std::size_t> next_;
  std::vector<Vertex> path_;
  std::vector<std::pair<Vertex, Vertex>> stack_;
  std::vector<EdgeSet> blocks_;
  std::uint32_t count_ = 0;
};

}  // namespace

Edge edge_between(Vertex a, Vertex b) {
  return {std::min(a, b), std::max(a, b)};
}

EdgeSet edges_of(const Graph& graph) {
  EdgeSet result;
  result.reserve(graph.edges());
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    for (const Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
      if (v < w) result.emplace_back(static_cast<Vertex>(v), w);
    }
  }
  return result;
}

std::vector<VertexSet> components_of(const Graph& graph) {
  std::vector<VertexSet> result;
  std::vector<bool> reached(graph.vertices(), false);
  for (std::size_t start = 0; start < graph.vertices(); ++start) {
    if (reached[start]) continue;
    reached[start] = true;
    VertexSet& component = result.emplace_back(1, static_cast<Vertex>(start));
    for (std::size_t i = 0; i < component.size(); ++i) {
      for (const Vertex w : graph.neighbours(component[i])) {
        if (reached[w]) continue;
        reached[w] = true;
        component.push_back(w);
      }
    }
    std::ranges::sort(component);
  }
  return result;
}

std::vector<EdgeSet> blocks_of(const Graph& graph) {
  return BlockSearch(graph).run();
}

VertexSet ends_of(std::span<const Edge> edges) {
  VertexSet result;
  for (const auto& [a, b] : edges) result.insert(result.end(), {a, b});
  sort_unique(result);
  return result;
}

VertexSet leaves_of(const Graph& graph) {
  return vertices_where(graph, [&](Vertex v) { return graph.degree(v) == 1; });
}

VertexSet cut_vertices_of(const Graph& graph) {
  // The last block that each vertex was seen in, counted from 1, and whether it was in one before.
  std::vector<std::size_t> last(graph.vertices(), 0);
  std::vector<bool> in_two(graph.vertices(), false);
  std::size_t number = 0;
  for (const EdgeSet& block : blocks_of(graph)) {
    ++number;
    for (const auto& [a, b] : block) {
      for (const Vertex v : {a, b}) {
        if (last[v] != 0 && last[v] != number) in_two[v] = true;
        last[v] = number;
      }
    }
  }
  return vertices_where(graph, [&](Vertex v) { return in_two[v]; });
}

EdgeSet bridges_of(const Graph& graph) {
  EdgeSet result;
  for (const EdgeSet& block : blocks_of(graph)) {
    if (block.size() == 1) result.push_back(block.front());
  }
  std::ranges::sort(result);
  return result;
}

VertexSet spine_of(const Graph& graph) {
  if (!is_caterpillar(graph)) return {};
  return vertices_where(graph, [&](Vertex v) { return graph.degree(v) >= 2; });
}

EdgeSet markable_of(const Graph& graph) {
  EdgeSet result = edges_of(graph);
  std::erase_if(result,
                [&](const Edge& edge) { return graph.degree(edge.first) == 1 || graph.degree(edge.second) == 1; });
  return result;
}

VertexSet open_neighbourhood(const Graph& graph, std::span<const Vertex> set) {
  VertexSet result;
  for (const Vertex v : set) {
    for (const Vertex w : graph.neighbours(v)) {
      if (!std::ranges::binary_search(set, w)) result.push_back(w);
    }
  }
  sort_unique(result);
  return result;
}

VertexSet closed_neighbourhood(const Graph& graph, std::span<const Vertex> set) {
  VertexSet result(set.begin(), set.end());
  for (const Vertex v : set) {
    const auto neighbours = graph.neighbours(v);
    result.insert(result.end(), neighbours.begin(), neighbours.end());
  }
  sort_unique(result);
  return result;
}

VertexSet vertices_of_face(const PlaneMap& map, Face face) {
  VertexSet result;
  for (const Dart d : map.walk(face)) result.push_back(map.tail(d));
  sort_unique(result);
  return result;
}

EdgeSet edges_of_face(const PlaneMap& map, Face face) {
  EdgeSet result;
  for (const Dart d : map.walk(face)) result.push_back(edge_between(map.tail(d), map.head(d)));
  sort_unique(result);
  return result;
}

}  // namespace sprague
