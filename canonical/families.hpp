// Families of graphs: every member once up to isomorphism, in a fixed order, streamed to a sink.
//
// A shard k of m yields its part of the family; the m parts are disjoint and together are the family. For graphs and
// trees the parts are those of nauty's geng and gentreeg (res/mod), which are compiled in and call back; elsewhere a
// part is every m-th member. geng and gentreeg keep static state, so one thread at a time generates with each, and a
// sink must not generate with the one that calls it.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "canonical/graph.hpp"

namespace sprague {

struct Shard {
  std::uint64_t index = 0;
  std::uint64_t count = 1;
};

// --- trees and graphs ---

// parents[v] < v is the parent of vertex v >= 1; parents[0] is 0.
using Parents = std::span<const std::uint8_t>;

void each_tree(std::size_t vertices, Shard shard, absl::FunctionRef<void(Parents)> sink, std::size_t most_degree = 127);
Graph tree_of(Parents parents);

// A 2-connected graph has three vertices or more.
enum class Connectivity { any, connected, two_connected };
void each_graph(std::size_t vertices, Connectivity connectivity, Shard shard,
                absl::FunctionRef<void(const Graph&)> sink);

// Which graphs geng makes. A cubic graph has three edges at every vertex.
struct GraphClass {
  Connectivity connectivity = Connectivity::any;
  bool bipartite = false;
  bool cubic = false;
  std::size_t least_edges = 0;
  std::size_t most_edges = std::numeric_limits<std::size_t>::max();
  friend bool operator==(const GraphClass&, const GraphClass&) = default;
};

// The most vertices of each_graph and each_forest.
inline constexpr std::size_t kMostGraphVertices = 32;

// `tick` is called for every smaller graph that geng goes on from as well; what it throws ends the generation at once.
void each_graph(
    std::size_t vertices, const GraphClass& graphs, Shard shard, absl::FunctionRef<void(const Graph&)> sink,
    absl::FunctionRef<void()> tick = [] {});

// Every graph whose components are trees, the largest component first. `tick` is called for every forest.
void each_forest(
    std::size_t vertices, Shard shard, absl::FunctionRef<void(const Graph&)> sink,
    absl::FunctionRef<void()> tick = [] {});

// --- subdivided stars and bistars ---

// The number of vertices on each leg of a hub, ascending.
using Legs = std::vector<std::uint16_t>;

// Two hubs joined by a path of `middle` edges. With middle = 0 the hubs are one vertex.
struct Bistar {
  Legs left;
  std::uint16_t middle = 1;
  Legs right;
  friend auto operator<=>(const Bistar&, const Bistar&) = default;
};

std::size_t vertices_of(const Legs& legs);
std::size_t vertices_of(const Bistar& bistar);
Graph star_graph(const Legs& legs);
Graph bistar_graph(const Bistar& bistar);

// Every multiset of legs on that many vertices, hub included, with `least_legs` to `most_legs` legs. With
// least_legs >= 3 these are the trees with one vertex of degree three or more; with fewer they are paths as well, once
// a choice of hub.
void each_star(std::size_t vertices, std::size_t least_legs, Shard shard, absl::FunctionRef<void(const Legs&)> sink,
               std::size_t most_legs = std::numeric_limits<std::size_t>::max());

// Every bistar with at least two legs at each hub and middle >= 1, left >= right: the trees with exactly two vertices
// of degree three or more.
void each_bistar(std::size_t vertices, Shard shard, absl::FunctionRef<void(const Bistar&)> sink);

// --- caterpillars ---

// A caterpillar of n >= 3 vertices as a word of n - 3 letters: walk a longest path from the second vertex to the last
// but one, writing 0 for each leaf beside the path and 1 for each step. The reversed word is the same caterpillar.
// The first letter of the walk is the highest bit.
struct CaterpillarWord {
  std::uint64_t bits = 0;
  unsigned length = 0;
  friend auto operator<=>(const CaterpillarWord&, const CaterpillarWord&) = default;
};

CaterpillarWord reversed(CaterpillarWord word);

// Every caterpillar on that many vertices, as the smaller of its two words.
void each_caterpillar(std::size_t vertices, Shard shard, absl::FunctionRef<void(CaterpillarWord)> sink);

// The general caterpillar code: the number of leaves hung on each vertex of a path. Not unique: an end of the path
// may be a leaf of the caterpillar itself.
using CaterpillarCode = std::vector<std::uint16_t>;
Graph caterpillar_graph(const CaterpillarCode& code);

// The code whose path is the shortest: both ends carry a leaf. Requires word.length >= 0, that is n >= 3.
CaterpillarCode code_of(CaterpillarWord word);

}  // namespace sprague
