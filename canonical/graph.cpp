#include "canonical/graph.hpp"

#include <algorithm>

#include "canonical/ensure.hpp"

namespace sprague {

Graph::Graph(std::size_t vertices) : neighbours_(vertices) {
  ENSURE(vertices <= kMaxVertices, "graph too large");
}

bool Graph::has_edge(Vertex a, Vertex b) const {
  return std::ranges::binary_search(neighbours_[a], b);
}

Vertex Graph::add_vertex() {
  ENSURE(vertices() < kMaxVertices, "graph too large");
  neighbours_.emplace_back();
  return static_cast<Vertex>(vertices() - 1);
}

void Graph::add_edge(Vertex a, Vertex b) {
  ENSURE(a < vertices() && b < vertices() && a != b && !has_edge(a, b), "not a new edge of a simple graph");
  auto insert = [this](Vertex from, Vertex to) {
    auto& list = neighbours_[from];
    list.insert(std::ranges::upper_bound(list, to), to);
  };
  insert(a, b);
  insert(b, a);
  ++edges_;
}

bool Graph::is_connected() const {
  if (vertices() == 0) return true;
  std::vector<bool> done(vertices(), false);
  std::vector<Vertex> reached{0};
  reached.reserve(vertices());
  done[0] = true;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (Vertex w : neighbours_[reached[i]]) {
      if (done[w]) continue;
      done[w] = true;
      reached.push_back(w);
    }
  }
  return reached.size() == vertices();
}

Graph Graph::induced(std::span<const Vertex> kept) const {
  constexpr Vertex absent = 0xffff;
  std::vector<Vertex> position(vertices(), absent);
  for (std::size_t i = 0; i < kept.size(); ++i) position[kept[i]] = static_cast<Vertex>(i);
  Graph result(kept.size());
  for (std::size_t i = 0; i < kept.size(); ++i) {
    auto& list = result.neighbours_[i];
    for (Vertex w : neighbours_[kept[i]]) {
      if (position[w] != absent) list.push_back(position[w]);
    }
    std::ranges::sort(list);
    result.edges_ += list.size();
  }
  result.edges_ /= 2;
  return result;
}

std::vector<Graph> Graph::components_without(std::span<const Vertex> removed) const {
  std::vector<bool> done(vertices(), false);
  for (Vertex v : removed) done[v] = true;
  std::vector<Graph> result;
  std::vector<Vertex> component;
  for (std::size_t start = 0; start < vertices(); ++start) {
    if (done[start]) continue;
    component.assign(1, static_cast<Vertex>(start));
    done[start] = true;
    for (std::size_t i = 0; i < component.size(); ++i) {
      for (Vertex w : neighbours_[component[i]]) {
        if (!done[w]) {
          done[w] = true;
          component.push_back(w);
        }
      }
    }
    std::ranges::sort(component);
    result.push_back(induced(component));
  }
  return result;
}

}  // namespace sprague
