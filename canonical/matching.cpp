// Greatest matchings by Edmonds' blossoms (1965): from every free vertex a forest of alternating paths is grown, in
// which an odd cycle counts as one vertex, its base; a path between two free vertices makes the matching larger by one.
#include <algorithm>
#include <vector>

#include "canonical/graph_numbers.hpp"
#include "canonical/graph_truths.hpp"

namespace sprague {
namespace {

constexpr Vertex kFree = 0xffff;

class BlossomSearch {
 public:
  explicit BlossomSearch(const Graph& graph)
      : graph_(graph), mate_(graph.vertices(), kFree), parent_(graph.vertices()), base_(graph.vertices()) {}

  std::size_t greatest() {
    std::size_t size = 0;
    // A first matching, edge by edge, is most of it.
    for (std::size_t v = 0; v < graph_.vertices(); ++v) {
      if (mate_[v] != kFree) continue;
      for (const Vertex w : graph_.neighbours(static_cast<Vertex>(v))) {
        if (mate_[w] != kFree) continue;
        mate_[v] = w;
        mate_[w] = static_cast<Vertex>(v);
        ++size;
        break;
      }
    }
    for (std::size_t v = 0; v < graph_.vertices(); ++v) {
      if (mate_[v] == kFree && augment_from(static_cast<Vertex>(v))) ++size;
    }
    return size;
  }

 private:
  bool augment_from(Vertex root) {
    std::ranges::fill(parent_, kFree);
    for (std::size_t v = 0; v < base_.size(); ++v) base_[v] = static_cast<Vertex>(v);
    is_outer_.assign(graph_.vertices(), false);
    is_outer_[root] = true;
    queue_.assign(1, root);
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const Vertex v = queue_[i];
      for (const Vertex w : graph_.neighbours(v)) {
        if (base_[v] == base_[w] || mate_[v] == w) continue;
        if (w == root || (mate_[w] != kFree && parent_[mate_[w]] != kFree)) {
          contract(v, w);
        } else if (parent_[w] == kFree) {
          parent_[w] = v;
          if (mate_[w] == kFree) {
            augment_to(w);
            return true;
          }
          is_outer_[mate_[w]] = true;
          queue_.push_back(mate_[w]);
        }
      }
    }
    return false;
  }

  void augment_to(Vertex end) {
    while (end != kFree) {
      const Vertex before = parent_[end];
      const Vertex next = mate_[before];
      mate_[end] = before;
      mate_[before] = end;
      end = next;
    }
  }

  // The last base that the paths from two outer vertices to the root have in common.
  Vertex common_base(Vertex a, Vertex b) {
    std::vector<bool> on_path(graph_.vertices(), false);
    while (true) {
      a = base_[a];
      on_path[a] = true;
      if (mate_[a] == kFree) break;
      a = parent_[mate_[a]];
    }
    while (!on_path[base_[b]]) b = parent_[mate_[base_[b]]];
    return base_[b];
  }

  void mark_path(Vertex v, Vertex base, Vertex child, std::vector<bool>& in_blossom) {
    while (base_[v] != base) {
      in_blossom[base_[v]] = in_blossom[base_[mate_[v]]] = true;
      parent_[v] = child;
      child = mate_[v];
      v = parent_[mate_[v]];
    }
  }

  void contract(Vertex v, Vertex w) {
    const Vertex base = common_base(v, w);
    std::vector<bool> in_blossom(graph_.vertices(), false);
    mark_path(v, base, w, in_blossom);
    mark_path(w, base, v, in_blossom);
    for (std::size_t u = 0; u < graph_.vertices(); ++u) {
      if (!in_blossom[base_[u]]) continue;
      base_[u] = base;
      if (is_outer_[u]) continue;
      is_outer_[u] = true;
      queue_.push_back(static_cast<Vertex>(u));
    }
  }

  const Graph& graph_;
  std::vector<Vertex> mate_;
  // The vertex before an inner one on its path to the root; of outer ones in a blossom, the way round it.
  std::vector<Vertex> parent_;
  std::vector<Vertex> base_;
  std::vector<bool> is_outer_;
  std::vector<Vertex> queue_;
};

// In a forest some greatest matching has the edge at a leaf.
std::size_t matching_in_forest(const Graph& forest) {
  std::vector<std::size_t> degree(forest.vertices());
  std::vector<bool> gone(forest.vertices(), false);
  std::vector<Vertex> leaves;
  for (std::size_t v = 0; v < forest.vertices(); ++v) {
    degree[v] = forest.degree(static_cast<Vertex>(v));
    if (degree[v] == 1) leaves.push_back(static_cast<Vertex>(v));
  }
  const auto remove = [&](Vertex v) {
    gone[v] = true;
    for (const Vertex w : forest.neighbours(v)) {
      if (--degree[w] == 1 && !gone[w]) leaves.push_back(w);
    }
  };
  std::size_t size = 0;
  while (!leaves.empty()) {
    const Vertex leaf = leaves.back();
    leaves.pop_back();
    if (gone[leaf]) continue;
    for (const Vertex w : forest.neighbours(leaf)) {
      if (gone[w]) continue;
      ++size;
      remove(leaf);
      remove(w);
      break;
    }
  }
  return size;
}

}  // namespace

std::size_t matching_number(const Graph& graph) {
  if (is_forest(graph)) return matching_in_forest(graph);
  return BlossomSearch(graph).greatest();
}

}  // namespace sprague
