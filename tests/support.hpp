// What the tests share: whole censuses as vectors, relabelled copies, and one seed for everything that is random.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "canonical/families.hpp"
#include "canonical/graph.hpp"

namespace sprague::support {

using Random = std::mt19937_64;

// A generator that starts from SPRAGUE_SEED, or from a fixed number; prints how to replay it.
inline Random seeded() {
  const char* chosen = std::getenv("SPRAGUE_SEED");
  const std::uint64_t seed = chosen != nullptr ? std::strtoull(chosen, nullptr, 10) : 20180404;
  std::cout << "replay with SPRAGUE_SEED=" << seed << '\n';
  return Random(seed);
}

inline std::vector<Vertex> identity(std::size_t n) {
  std::vector<Vertex> order(n);
  std::iota(order.begin(), order.end(), Vertex{0});
  return order;
}

inline Graph shuffled(const Graph& graph, Random& random) {
  std::vector<Vertex> order = identity(graph.vertices());
  std::shuffle(order.begin(), order.end(), random);
  return graph.induced(order);
}

// Vertices of `b` come after those of `a`.
inline Graph disjoint_union(const Graph& a, const Graph& b) {
  Graph result(a.vertices() + b.vertices());
  auto copy = [&](const Graph& part, std::size_t offset) {
    for (std::size_t v = 0; v < part.vertices(); ++v) {
      for (Vertex w : part.neighbours(static_cast<Vertex>(v))) {
        if (v < w) result.add_edge(static_cast<Vertex>(v + offset), static_cast<Vertex>(w + offset));
      }
    }
  };
  copy(a, 0);
  copy(b, a.vertices());
  return result;
}

inline std::vector<Graph> trees_on(std::size_t vertices) {
  std::vector<Graph> result;
  each_tree(vertices, {}, [&](Parents parents) { result.push_back(tree_of(parents)); });
  return result;
}

inline std::vector<Graph> graphs_on(std::size_t vertices, Connectivity connectivity) {
  std::vector<Graph> result;
  each_graph(vertices, connectivity, {}, [&](const Graph& graph) { result.push_back(graph); });
  return result;
}

inline std::vector<Graph> trees_up_to(std::size_t most) {
  std::vector<Graph> result;
  for (std::size_t n = 1; n <= most; ++n) {
    for (Graph& tree : trees_on(n)) result.push_back(std::move(tree));
  }
  return result;
}

inline std::vector<Graph> graphs_up_to(std::size_t most, Connectivity connectivity) {
  std::vector<Graph> result;
  for (std::size_t n = 1; n <= most; ++n) {
    for (Graph& graph : graphs_on(n, connectivity)) result.push_back(std::move(graph));
  }
  return result;
}

inline std::size_t vertices_of_degree_three_or_more(const Graph& graph) {
  std::size_t count = 0;
  for (std::size_t v = 0; v < graph.vertices(); ++v) count += graph.degree(static_cast<Vertex>(v)) >= 3 ? 1U : 0U;
  return count;
}

// A tree is a caterpillar when its vertices that are no leaves have at most two neighbours of their kind each.
inline bool is_caterpillar(const Graph& tree) {
  for (std::size_t v = 0; v < tree.vertices(); ++v) {
    if (tree.degree(static_cast<Vertex>(v)) < 2) continue;
    const auto inner =
        std::ranges::count_if(tree.neighbours(static_cast<Vertex>(v)), [&](Vertex w) { return tree.degree(w) >= 2; });
    if (inner > 2) return false;
  }
  return true;
}

// Every octal code 0.abc that is not all zero: 511 of them.
inline std::vector<std::string> codes_of_three_digits() {
  std::vector<std::string> codes;
  for (unsigned abc = 1; abc < 512; ++abc) {
    std::string code = "0.";
    for (unsigned shift : {6U, 3U, 0U}) code.push_back(static_cast<char>('0' + (abc >> shift & 7)));
    codes.push_back(code);
  }
  return codes;
}

}  // namespace sprague::support
