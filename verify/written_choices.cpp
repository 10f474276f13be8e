// What a move may be about, by trying: vertices, edges and faces as they come, and what is grown from a vertex.
#include "verify/written.hpp"

namespace sprague::verify {
namespace {

// Paths and cycles, or cliques and connected sets.
struct Shapes {
  const Text& kind;
  const Graph& graph;
  const Codes& sizes;
  Work& work;
  const std::function<void(const Value&)>& found;
  std::size_t tried = 0;

  void report(Codes vertices, const Codes& edges) {
    if (!std::ranges::binary_search(sizes, static_cast<Code>(vertices.size()))) return;
    std::ranges::copy(edges, std::back_inserter(vertices));
    found(as_set(vertices));
  }

  bool may_grow(std::size_t size) {
    if (++tried > most_moves) throw TooLarge("a position has too many choices");
    work.spend(50);
    return !sizes.empty() && static_cast<Code>(size) < sizes.back();
  }

  // A path is met from either end, and is the one from its first end; a cycle begins at its first vertex, and goes to
  // the first of that one's two neighbours.
  void walk(Codes& way) {
    const bool cycles = kind == "cycle";
    Codes edges;
    for (std::size_t i = 1; i < way.size(); ++i) edges.push_back(edge(way[i - 1], way[i]));
    if (!cycles && way.front() <= way.back()) report(way, edges);
    if (cycles && way.size() > 2 && way[1] < way.back() && graph.joined(way.front(), way.back())) {
      edges.push_back(edge(way.front(), way.back()));
      report(way, edges);
    }
    if (!may_grow(way.size())) return;
    for (Code v : list(graph.near(way.back()))) {
      if (std::ranges::count(way, v) > 0 || (cycles && v < way.front())) continue;
      way.push_back(v);
      walk(way);
      way.pop_back();
    }
  }

  // Sets are met once: those with a vertex, then those without it.
  void grow(Bits set, Bits barred) {
    Codes edges = graph.edges();
    std::erase_if(edges, [&](Code e) { return (set & bit(tail(e))) == 0 || (set & bit(head(e))) == 0; });
    report(list(set), edges);
    if (!may_grow(static_cast<std::size_t>(std::popcount(set)))) return;
    Bits near = kind == "clique" ? graph.vertices : 0;
    for (Code v : list(set)) near = kind == "clique" ? near & graph.near(v) : near | graph.near(v);
    for (Code v : list(near & ~set & ~barred)) {
      grow(set | bit(v), barred);
      barred |= bit(v);
    }
  }
};

}  // namespace

void each_choice(const Text& kind, const Position& position, const Codes& sizes, Work& work,
                 const std::function<void(const Value&)>& found) {
  const Graph& graph = position.graph;
  const bool ways = kind == "path" || kind == "cycle";
  const bool sets = kind == "clique" || kind == "connected";
  Shapes shapes{kind, graph, sizes, work, found};
  Bits before = 0;
  for (Code v : list(graph.vertices)) {
    Codes way{v};
    if (kind == "vertex") found({v});
    if (ways) shapes.walk(way);
    if (sets) shapes.grow(bit(v), before);
    before |= bit(v);
  }
  for (Code e : graph.edges()) {
    if (kind == "edge" || kind == "arrow") found({e});
    if (kind == "arrow") found({arrow(head(e), tail(e))});
  }
  for (std::size_t i = 0; kind == "face" && i < position.faces.size(); ++i) found({static_cast<Code>(i)});
}

}  // namespace sprague::verify
