#include "canonical/tree_shapes.hpp"

#include <algorithm>
#include <utility>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// The lengths of the legs at `hub`, the walk towards `stop` left out; empty when one of them branches.
std::optional<Legs> legs_at(const Graph& tree, Vertex hub, std::optional<Vertex> stop) {
  Legs legs;
  for (Vertex first : tree.neighbours(hub)) {
    if (stop && first == *stop) continue;
    Vertex before = hub;
    Vertex end = first;
    std::uint16_t length = 1;
    while (tree.degree(end) == 2) {
      const auto next = tree.neighbours(end);
      const Vertex after = next[0] == before ? next[1] : next[0];
      before = end;
      end = after;
      ++length;
    }
    if (tree.degree(end) > 2) return std::nullopt;
    legs.push_back(length);
  }
  std::ranges::sort(legs);
  return legs;
}

// The path between two vertices of a tree, both included.
std::vector<Vertex> path_between(const Graph& tree, Vertex from, Vertex to) {
  std::vector<Vertex> parent(tree.vertices(), from);
  std::vector<Vertex> queue{from};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (Vertex w : tree.neighbours(queue[i])) {
      if (w == parent[queue[i]]) continue;
      parent[w] = queue[i];
      queue.push_back(w);
    }
  }
  std::vector<Vertex> path{to};
  while (path.back() != from) path.push_back(parent[path.back()]);
  std::ranges::reverse(path);
  return path;
}

}  // namespace

std::vector<Vertex> hubs_of(const Graph& tree) {
  std::vector<Vertex> hubs;
  for (std::size_t v = 0; v < tree.vertices(); ++v) {
    if (tree.degree(static_cast<Vertex>(v)) >= 3) hubs.push_back(static_cast<Vertex>(v));
  }
  return hubs;
}

std::optional<Legs> legs_of_star(const Graph& tree) {
  const std::vector<Vertex> hubs = hubs_of(tree);
  if (hubs.size() != 1) return std::nullopt;
  return legs_at(tree, hubs[0], std::nullopt);
}

std::optional<Bistar> as_bistar(const Graph& tree) {
  const std::vector<Vertex> hubs = hubs_of(tree);
  if (hubs.size() != 2) return std::nullopt;
  const std::vector<Vertex> path = path_between(tree, hubs[0], hubs[1]);
  Bistar bistar{*legs_at(tree, hubs[0], path[1]), static_cast<std::uint16_t>(path.size() - 1),
                *legs_at(tree, hubs[1], path[path.size() - 2])};
  if (bistar.right < bistar.left) std::swap(bistar.left, bistar.right);
  return bistar;
}

std::optional<CaterpillarCode> caterpillar_code(const Graph& tree) {
  std::vector<Vertex> inner;
  std::vector<Vertex> ends;
  auto inner_degree = [&](Vertex v) {
    return std::ranges::count_if(tree.neighbours(v), [&](Vertex w) { return tree.degree(w) > 1; });
  };
  for (std::size_t v = 0; v < tree.vertices(); ++v) {
    if (tree.degree(static_cast<Vertex>(v)) <= 1) continue;
    inner.push_back(static_cast<Vertex>(v));
    const auto degree = inner_degree(static_cast<Vertex>(v));
    if (degree > 2) return std::nullopt;
    if (degree < 2) ends.push_back(static_cast<Vertex>(v));
  }
  ENSURE(!ends.empty(), "a tree of three vertices or more has an inner vertex");
  CaterpillarCode code;
  for (Vertex v : path_between(tree, ends.front(), ends.back())) {
    code.push_back(static_cast<std::uint16_t>(tree.degree(v) - static_cast<std::size_t>(inner_degree(v))));
  }
  CaterpillarCode backwards(code.rbegin(), code.rend());
  return std::min(code, backwards);
}

}  // namespace sprague
