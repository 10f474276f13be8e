// What is asked of graphs, by trying: numbers, truths and isomorphisms as they are defined.
#include "verify/written_graphs.hpp"

namespace sprague::verify {

void Work::spend(std::uint64_t steps) {
  if (steps > left) throw TooLarge("a game's text asks for too much work");
  left -= steps;
}

Graph without(Graph graph, const Codes& codes) {
  graph.remove(codes);
  return graph;
}

Graph complement_of(const Graph& graph) {
  Graph result{graph.vertices};
  for (Code v : list(graph.vertices)) {
    for (Code w : list(graph.vertices & ~graph.near(v))) {
      if (v < w) result.join(v, w);
    }
  }
  return result;
}

Bits reached(const Graph& graph, Bits from, Work& work) {
  Bits done = 0;
  while ((from & ~done) != 0) {
    const Code v = std::countr_zero(from & ~done);
    work.spend(1);
    done |= bit(v);
    from |= graph.near(v);
  }
  return done;
}

Code components_of(const Graph& graph, Work& work) {
  Code count = 0;
  for (Bits left = graph.vertices; left != 0; ++count) left &= ~reached(graph, left & -left, work);
  return count;
}

Code distance(const Graph& graph, Code from, Code to, Work& work) {
  Bits seen = bit(from) & graph.vertices;
  for (Code steps = 0;; ++steps) {
    if ((seen & bit(to)) != 0) return steps;
    const Bits before = seen;
    for (Code v : list(before)) seen |= graph.near(v);
    work.spend(static_cast<std::uint64_t>(std::popcount(seen)) + 1);
    if (seen == before) return infinite;
  }
}

Codes bridges_of(const Graph& graph, Work& work) {
  Codes edges = graph.edges();
  std::erase_if(edges, [&](Code e) { return distance(without(graph, {e}), tail(e), head(e), work) != infinite; });
  return edges;
}

Codes cut_vertices_of(const Graph& graph, Work& work) {
  const Code components = components_of(graph, work);
  Codes vertices = list(graph.vertices);
  std::erase_if(vertices, [&](Code v) { return components_of(without(graph, {v}), work) <= components; });
  return vertices;
}

Code girth_of(const Graph& graph, Work& work) {
  Code least = infinite;
  for (Code e : graph.edges()) least = std::min(least, distance(without(graph, {e}), tail(e), head(e), work));
  return least == infinite ? least : least + 1;
}

// How many edges without a common vertex there are between those that are left.
Code matching_of(const Graph& graph, Bits left, Work& work) {
  if (left == 0) return 0;
  work.spend(1);
  const Code v = std::countr_zero(left);
  left &= ~bit(v);
  Code most = matching_of(graph, left, work);
  for (Code w : list(graph.near(v) & left)) most = std::max(most, 1 + matching_of(graph, left & ~bit(w), work));
  return most;
}

Code independent_in(const Graph& graph, Bits left, Work& work) {
  if (left == 0) return 0;
  work.spend(1);
  const Code v = std::countr_zero(left);
  left &= ~bit(v);
  const Code with = 1 + independent_in(graph, left & ~graph.near(v), work);
  return (graph.near(v) & left) == 0 ? with : std::max(with, independent_in(graph, left, work));
}

// How many vertices it takes so that each one left is one of them or has one for a neighbour.
Code dominating(const Graph& graph, Bits left, Work& work) {
  if (left == 0) return 0;
  work.spend(5);
  const Code v = std::countr_zero(left);
  Code least = infinite;
  for (Code w : list(graph.near(v) | bit(v))) {
    least = std::min(least, 1 + dominating(graph, left & ~graph.near(w) & ~bit(w), work));
  }
  return least;
}

namespace {

bool has_colours(const Graph& graph, std::size_t most, Bits left, std::vector<Bits>& colours, Work& work) {
  if (left == 0) return true;
  work.spend(1);
  const Code v = std::countr_zero(left);
  if (colours.size() < most) colours.push_back(0);
  for (std::size_t i = 0; i < colours.size(); ++i) {
    if ((colours[i] & graph.near(v)) != 0) continue;
    std::vector<Bits> with = colours;
    with[i] |= bit(v);
    if (has_colours(graph, most, left & ~bit(v), with, work)) return true;
  }
  return false;
}

}  // namespace

Code colours_of(const Graph& graph, Work& work) {
  for (std::size_t most = 0;; ++most) {
    std::vector<Bits> colours;
    if (has_colours(graph, most, graph.vertices, colours, work)) return static_cast<Code>(most);
  }
}

// In a bipartite graph, and in no other, the distances of neighbours from anywhere are even and odd.
bool is_bipartite(const Graph& graph, Work& work) {
  for (Code v : list(graph.vertices)) {
    for (Code e : graph.edges()) {
      const Code to_tail = distance(graph, v, tail(e), work);
      if (to_tail != infinite && (to_tail + distance(graph, v, head(e), work)) % 2 == 0) return false;
    }
  }
  return true;
}

// An edge is on two cycles exactly if there is a way between its ends without it that is not by bridges alone.
bool is_cactus(const Graph& graph, Work& work) {
  if (components_of(graph, work) != 1) return false;
  return std::ranges::all_of(graph.edges(), [&](Code e) {
    const Graph other = without(graph, {e});
    if (distance(other, tail(e), head(e), work) == infinite) return true;
    Graph bridges{graph.vertices};
    for (Code bridge : bridges_of(other, work)) bridges.join(tail(bridge), head(bridge));
    return distance(bridges, tail(e), head(e), work) != infinite;
  });
}

// It has no K(2,3) and no K(4), even with vertices on edges (Chartrand and Harary): of K(4) with a vertex on an edge
// K(2,3) is a part. Of two vertices of K(2,3) there are three ways between them through others, so that no two others
// part them (Menger).
bool is_outerplanar(const Graph& graph, Work& work) {
  if (independent_in(complement_of(graph), graph.vertices, work) > 3) return false;
  const Codes vertices = list(graph.vertices);
  const auto parted = [&](Code v, Code w) {
    const Graph other = without(graph, {edge(v, w)});
    for (Code one : vertices) {
      for (Code two : vertices) {
        const bool others = one != v && one != w && two != v && two != w;
        if (others && distance(without(other, {one, two}), v, w, work) == infinite) return true;
      }
    }
    return vertices.size() < 5;
  };
  return std::ranges::all_of(
      vertices, [&](Code v) { return std::ranges::all_of(vertices, [&](Code w) { return w <= v || parted(v, w); }); });
}

// How many maps there are of the graph onto the other, as far as that many.
Code isomorphisms(const Graph& one, const Graph& other, Code most, Work& work) {
  const Codes vertices = list(one.vertices);
  if (std::popcount(one.vertices) != std::popcount(other.vertices)) return 0;
  Codes images;
  Code count = 0;
  const std::function<void()> extend = [&] {
    if (images.size() == vertices.size()) ++count;
    if (images.size() == vertices.size() || count == most) return;
    const Code v = vertices[images.size()];
    for (Code image : list(other.vertices)) {
      work.spend(1);
      bool fits = std::ranges::count(images, image) == 0 && one.degree(v) == other.degree(image);
      for (std::size_t i = 0; i < images.size(); ++i) {
        fits = fits && one.joined(v, vertices[i]) == other.joined(image, images[i]);
      }
      if (!fits) continue;
      images.push_back(image);
      extend();
      images.pop_back();
      if (count == most) return;
    }
  };
  extend();
  return count;
}

}  // namespace sprague::verify
