#include "canonical/graph_truths.hpp"

#include <absl/container/inlined_vector.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "canonical/graph_sets.hpp"
#include "canonical/tree_key.hpp"

namespace sprague {
namespace {

// A 2-connected graph from which vertices of degree two go one after the other, the edge between their neighbours
// taking their place. The graph is outerplanar exactly if that comes to an end with one edge and no edge takes a place
// twice before: the outer cycle of a 2-connected outerplanar graph passes every vertex of degree two, and an edge that
// has taken a place must be on the outer cycle, so that it can't join the neighbours of another such vertex, unless
// these three are all that is left.
class OuterReduction {
 public:
  explicit OuterReduction(const EdgeSet& block) {
    const VertexSet vertices = ends_of(block);
    sides_.resize(vertices.size());
    const auto number = [&](Vertex v) {
      return static_cast<std::size_t>(std::ranges::lower_bound(vertices, v) - vertices.begin());
    };
    for (const auto& [a, b] : block) join(number(a), number(b), false);
    left_ = vertices.size();
  }

  bool ends_well() {
    std::vector<std::size_t> ready;
    for (std::size_t v = 0; v < sides_.size(); ++v) {
      if (sides_[v].size() == 2) ready.push_back(v);
    }
    while (left_ > 2) {
      if (ready.empty()) return false;
      const std::size_t v = ready.back();
      ready.pop_back();
      if (sides_[v].size() != 2) continue;
      const std::size_t a = sides_[v][0].to;
      const std::size_t b = sides_[v][1].to;
      part(a, v);
      part(b, v);
      sides_[v].clear();
      --left_;
      Side* side = find(a, b);
      if (side == nullptr) {
        join(a, b, true);
        continue;
      }
      if (side->is_outer && left_ > 2) return false;
      side->is_outer = find(b, a)->is_outer = true;
      for (const std::size_t end : {a, b}) {
        if (sides_[end].size() == 2) ready.push_back(end);
      }
    }
    return true;
  }

 private:
  struct Side {
    std::size_t to;
    bool is_outer;
  };

  void join(std::size_t a, std::size_t b, bool is_outer) {
    sides_[a].push_back({b, is_outer});
    sides_[b].push_back({a, is_outer});
  }
  void part(std::size_t from, std::size_t to) { sides_[from].erase(std::ranges::find(sides_[from], to, &Side::to)); }
  Side* find(std::size_t from, std::size_t to) {
    const auto place = std::ranges::find(sides_[from], to, &Side::to);
    return place == sides_[from].end() ? nullptr : &*place;
  }

  std::vector<absl::InlinedVector<Side, 4>> sides_;
  std::size_t left_ = 0;
};

}  // namespace

bool is_two_connected(const Graph& graph) {
  if (graph.vertices() < 3 || graph.edges() < graph.vertices() || !graph.is_connected()) return false;
  return blocks_of(graph).size() == 1;
}

bool is_bipartite(const Graph& graph) {
  enum class Side : std::uint8_t { none, left, right };
  std::vector<Side> side(graph.vertices(), Side::none);
  std::vector<Vertex> reached;
  for (std::size_t start = 0; start < graph.vertices(); ++start) {
    if (side[start] != Side::none) continue;
    side[start] = Side::left;
    reached.assign(1, static_cast<Vertex>(start));
    for (std::size_t i = 0; i < reached.size(); ++i) {
      const Vertex v = reached[i];
      for (const Vertex w : graph.neighbours(v)) {
        if (side[w] == side[v]) return false;
        if (side[w] != Side::none) continue;
        side[w] = side[v] == Side::left ? Side::right : Side::left;
        reached.push_back(w);
      }
    }
  }
  return true;
}

bool is_regular_of_degree(const Graph& graph, std::size_t degree) {
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    if (graph.degree(static_cast<Vertex>(v)) != degree) return false;
  }
  return true;
}

bool is_forest(const Graph& graph) {
  return graph.edges() < std::max<std::size_t>(graph.vertices(), 1) &&
         graph.edges() + components_of(graph).size() == graph.vertices();
}

bool is_caterpillar(const Graph& graph) {
  if (graph.edges() + 1 != graph.vertices() || !graph.is_connected()) return false;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    const auto inner =
        std::ranges::count_if(graph.neighbours(static_cast<Vertex>(v)), [&](Vertex w) { return graph.degree(w) > 1; });
    if (inner > 2) return false;
  }
  return true;
}

bool is_cactus(const Graph& graph) {
  // In a cactus every edge beyond those of a spanning tree closes a cycle with two edges or more of its own.
  if (graph.vertices() > 0 && 2 * graph.edges() > 3 * (graph.vertices() - 1)) return false;
  if (!graph.is_connected()) return false;
  // A cycle has as many edges as vertices, any other 2-connected graph more.
  return std::ranges::all_of(blocks_of(graph), [](const EdgeSet& block) {
    return block.size() == 1 || block.size() == ends_of(block).size();
  });
}

bool is_outerplanar(const Graph& graph) {
  // Each edge that is added to an outerplanar graph in which all bounded faces are triangles would cross one.
  if (graph.vertices() >= 2 && graph.edges() > 2 * graph.vertices() - 3) return false;
  return std::ranges::all_of(blocks_of(graph), [](const EdgeSet& block) { return OuterReduction(block).ends_well(); });
}

bool is_regular(const Graph& graph) {
  return graph.vertices() == 0 || is_regular_of_degree(graph, graph.degree(0));
}

bool are_isomorphic(const Graph& a, const Graph& b) {
  if (a.vertices() != b.vertices() || a.edges() != b.edges()) return false;
  if (a == b) return true;
  const auto degrees = [](const Graph& graph) {
    std::vector<std::size_t> list;
    for (std::size_t v = 0; v < graph.vertices(); ++v) list.push_back(graph.degree(static_cast<Vertex>(v)));
    std::ranges::sort(list);
    return list;
  };
  return degrees(a) == degrees(b) && graph_key(a) == graph_key(b);
}

}  // namespace sprague
