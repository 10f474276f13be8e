// The naive reference for plane boards: every order of the edges around every vertex of every graph, planar by Euler's
// count, two of them the same when some permutation of the vertices that keeps the graph, with or without a mirror,
// takes one to the other and the outer face to the outer face.
//
// Graphs come from geng, which knows nothing of drawings; nothing here is shared with canonical/plane_*.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "canonical/families.hpp"
#include "tests/support.hpp"

namespace sprague::naive {

// next[{v, w}] is the neighbour of v after w, clockwise.
using Order = std::map<std::pair<Vertex, Vertex>, Vertex>;
// The darts that have a face on their left.
using Darts = std::set<std::pair<Vertex, Vertex>>;
using Board = std::pair<Order, Darts>;

inline std::vector<Darts> faces(const Order& order) {
  std::vector<Darts> result;
  Darts seen;
  for (const auto& [start, after] : order) {
    if (seen.contains(start)) continue;
    Darts face;
    for (auto dart = start; !face.contains(dart); dart = {dart.second, order.at({dart.second, dart.first})}) {
      face.insert(dart);
    }
    seen.insert(face.begin(), face.end());
    result.push_back(face);
  }
  return result;
}

// Every cyclic order around each vertex from v on: the first neighbour stays, the others take all orders.
template <typename Visit>
void each_order(const Graph& graph, std::size_t v, Order& order, Visit visit) {
  if (v == graph.vertices()) return visit(order);
  const auto tail = static_cast<Vertex>(v);
  const auto neighbours = graph.neighbours(tail);
  std::vector<Vertex> around(neighbours.begin(), neighbours.end());
  do {
    for (std::size_t i = 0; i < around.size(); ++i) order[{tail, around[i]}] = around[(i + 1) % around.size()];
    each_order(graph, v + 1, order, visit);
  } while (std::next_permutation(around.begin() + 1, around.end()));
}

// The permutations of the vertices that keep the graph, found by trying them all.
inline std::vector<std::vector<Vertex>> automorphisms(const Graph& graph) {
  std::vector<std::vector<Vertex>> result;
  std::vector<Vertex> image = support::identity(graph.vertices());
  do {
    bool keeps = true;
    for (std::size_t v = 0; keeps && v < image.size(); ++v) {
      for (const Vertex w : graph.neighbours(static_cast<Vertex>(v)))
        keeps = keeps && graph.has_edge(image[v], image[w]);
    }
    if (keeps) result.push_back(image);
  } while (std::next_permutation(image.begin(), image.end()));
  return result;
}

inline Board relabelled(const Board& board, const std::vector<Vertex>& image) {
  Board result;
  for (const auto& [dart, after] : board.first) result.first[{image[dart.first], image[dart.second]}] = image[after];
  for (const auto& [tail, head] : board.second) result.second.insert({image[tail], image[head]});
  return result;
}

inline Board mirrored(const Board& board) {
  Board result;
  for (const auto& [dart, after] : board.first) result.first[{dart.first, after}] = dart.second;
  for (const auto& [tail, head] : board.second) result.second.insert({head, tail});
  return result;
}

struct PlaneMapCounts {
  std::uint64_t boards = 0;
  std::uint64_t rooted = 0;
};

// A graph with automorphism group Aut has n!/|Aut| labelled copies, and a rooted map n! labellings, so that the planar
// orders of its edges make 2 edges / |Aut| rooted maps each.
inline PlaneMapCounts count_plane_maps(std::size_t edges, Connectivity connectivity) {
  PlaneMapCounts counts;
  for (std::size_t n = 2; n <= edges + 1; ++n) {
    each_graph(n, connectivity, {}, [&](const Graph& graph) {
      if (graph.edges() != edges) return;
      const auto group = automorphisms(graph);
      std::set<Board> known;
      std::uint64_t planar = 0;
      Order order;
      each_order(graph, 0, order, [&](const Order& drawn) {
        const std::vector<Darts> cells = faces(drawn);
        if (n + cells.size() != edges + 2) return;
        ++planar;
        for (const Darts& outer : cells) {
          const Board board{drawn, outer};
          if (known.contains(board)) continue;
          ++counts.boards;
          for (const auto& image : group) {
            known.insert(relabelled(board, image));
            known.insert(relabelled(mirrored(board), image));
          }
        }
      });
      counts.rooted += planar * 2 * edges / group.size();
    });
  }
  return counts;
}

}  // namespace sprague::naive
