#include "conjectures/arrows/state_pairs.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <string>

#include "canonical/labelling.hpp"
#include "conjectures/arrows/graphs_by_edges.hpp"

namespace sprague::arrows {
namespace {

// Graph and arrows in canonical form. Each arrow becomes two vertices on its edge, told apart by colour.
std::string form_of(const Continuations& states, Continuation number) {
  Graph coloured(states.graph().vertices());
  std::vector<Colour> colours(coloured.vertices(), 0);
  const std::vector<GraphArrow> arrows = arrows_of(states.graph());
  const ArrowSet drawn = states.arrows(number);
  for (unsigned i = 0; i < arrows.size(); ++i) {
    const auto [v, w] = arrows[i];
    if ((drawn & arrow_bit(i)) != 0) {
      const Vertex tail = coloured.add_vertex();
      const Vertex head = coloured.add_vertex();
      colours.push_back(1);
      colours.push_back(2);
      coloured.add_edge(v, tail);
      coloured.add_edge(tail, head);
      coloured.add_edge(head, w);
    } else if (v < w && (drawn & arrow_bit(i + 1)) == 0) {
      coloured.add_edge(v, w);
    }
  }
  return canonical_form(coloured, colours);
}

unsigned place_of(const std::vector<Vertex>& vertices, Vertex v) {
  return static_cast<unsigned>(std::ranges::lower_bound(vertices, v) - vertices.begin());
}

}  // namespace

StateOfGraph::StateOfGraph(Continuations continuations) : game(std::move(continuations)) {
  const Graph& graph = game.graph();
  const std::vector<GraphArrow> arrows = arrows_of(graph);
  for (const unsigned e : game.unmarked()) {
    vertices.push_back(arrows[std::size_t{2} * e].first);
    vertices.push_back(arrows[std::size_t{2} * e].second);
  }
  std::ranges::sort(vertices);
  vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
  flowers.resize(vertices.size(), {0, 0});
  Continuation power = 1;
  for (const unsigned e : game.unmarked()) {
    const unsigned from = place_of(vertices, arrows[std::size_t{2} * e].first);
    const unsigned to = place_of(vertices, arrows[std::size_t{2} * e].second);
    ends.emplace_back(from, to);
    flowers[from].tail += power;
    flowers[to].head += power;
    flowers[from].head += 2 * power;
    flowers[to].tail += 2 * power;
    power *= 3;
  }
  for (unsigned i = 0; i < vertices.size(); ++i) {
    const Vertex v = vertices[i];
    if (graph.degree(v) == 1) leaves |= VertexSet{1} << i;
    for (unsigned a = 0; a < arrows.size(); ++a) {
      if ((game.marks() & arrow_bit(a)) == 0) continue;
      if (arrows[a].first == v) tails |= VertexSet{1} << i;
      if (arrows[a].second == v) heads |= VertexSet{1} << i;
    }
  }
}

std::vector<StateOfGraph> states_by_edges(const Effort& effort, std::size_t edges) {
  std::vector<StateOfGraph> result;
  for (const Graph& graph : graphs_by_edges(effort, edges, Connectivity::any)) {
    effort.poll();
    const Continuations all(graph, 0, Leaves::free);
    std::map<std::string, ArrowSet> states;
    for (Continuation x = 0; x < all.count(); ++x) {
      if (all.is_position(x)) states.emplace(form_of(all, x), all.arrows(x));
    }
    for (const auto& [form, marks] : states) result.emplace_back(Continuations(graph, marks, Leaves::free));
  }
  return result;
}

bool any_edge_map(std::size_t edges, absl::FunctionRef<bool(const EdgeMap&)> stop) {
  std::vector<std::uint32_t> order(edges);
  std::iota(order.begin(), order.end(), 0U);
  EdgeMap map(edges);
  do {
    for (std::uint32_t turned = 0; turned >> edges == 0; ++turned) {
      for (std::size_t e = 0; e < edges; ++e) map[e] = {order[e], (turned >> e & 1) != 0};
      if (stop(map)) return true;
    }
  } while (std::ranges::next_permutation(order).found);
  return false;
}

void each_graph_isomorphism(const StateOfGraph& x, const StateOfGraph& y,
                            absl::FunctionRef<void(std::span<const unsigned>, const EdgeMap&)> visit) {
  const std::size_t n = x.vertices.size();
  if (y.vertices.size() != n || y.ends.size() != x.ends.size()) return;
  // By place: the neighbours in U(X) and U(Y).
  auto neighbours_of = [n](const StateOfGraph& state) {
    std::vector<VertexSet> neighbours(n, 0);
    for (const auto& [v, w] : state.ends) {
      neighbours[v] |= VertexSet{1} << w;
      neighbours[w] |= VertexSet{1} << v;
    }
    return neighbours;
  };
  const std::vector<VertexSet> in_x = neighbours_of(x);
  const std::vector<VertexSet> in_y = neighbours_of(y);
  std::vector<unsigned> f(n);
  auto induced = [&] {
    EdgeMap map;
    for (const auto& [v, w] : x.ends) {
      for (std::uint32_t e = 0; e < y.ends.size(); ++e) {
        if (y.ends[e] == std::pair{f[v], f[w]}) map.push_back({e, false});
        if (y.ends[e] == std::pair{f[w], f[v]}) map.push_back({e, true});
      }
    }
    return map;
  };
  auto place = [&](auto& self, unsigned i, VertexSet used) -> void {
    if (i == n) return visit(f, induced());
    for (unsigned to = 0; to < n; ++to) {
      if ((used >> to & 1) != 0) continue;
      bool fits = true;
      for (unsigned j = 0; j < i && fits; ++j) fits = (in_x[i] >> j & 1) == (in_y[to] >> f[j] & 1);
      if (!fits) continue;
      f[i] = to;
      self(self, i + 1, used | VertexSet{1} << to);
    }
  };
  place(place, 0, 0);
}

Continuation image(Continuation number, const EdgeMap& map) {
  static constexpr std::array<Continuation, 7> kPowers{1, 3, 9, 27, 81, 243, 729};
  Continuation result = 0;
  for (const EdgeImage& to : map) {
    const Continuation digit = number % 3;
    if (digit != 0) result += kPowers[to.edge] * (to.turned ? 3 - digit : digit);
    number /= 3;
  }
  return result;
}

bool is_state_isomorphism(const StateOfGraph& x, const StateOfGraph& y, const EdgeMap& map) {
  for (Continuation number = 1; number < x.game.count(); ++number) {
    if (x.game.is_position(number) != y.game.is_position(image(number, map))) return false;
  }
  return true;
}

namespace {

// Definition 4.9 at every vertex of U(X).
bool prevents_states(const StateOfGraph& x, const StateOfGraph& y, const EdgeMap& map) {
  return std::ranges::all_of(x.flowers, [&](const Flowers& at) {
    return (x.game.is_position(at.tail) || !y.game.is_position(image(at.tail, map))) &&
           (x.game.is_position(at.head) || !y.game.is_position(image(at.head, map)));
  });
}

}  // namespace

bool prevents_states_locally(const StateOfGraph& x, const StateOfGraph& y, const EdgeMap& map) {
  return prevents_states(x, y, map) && prevents_states(y, x, inverse(map));
}

bool is_local_isomorphism(const StateOfGraph& x, const StateOfGraph& y, const EdgeMap& map) {
  return std::ranges::all_of(x.flowers, [&](const Flowers& at) {
    return x.game.is_position(at.tail) == y.game.is_position(image(at.tail, map)) &&
           x.game.is_position(at.head) == y.game.is_position(image(at.head, map));
  });
}

bool keeps_heads_and_tails(const StateOfGraph& x, const StateOfGraph& y, std::span<const unsigned> f) {
  auto moved = [f](VertexSet set) {
    VertexSet result = 0;
    for (unsigned i = 0; i < f.size(); ++i) {
      if ((set >> i & 1) != 0) result |= VertexSet{1} << f[i];
    }
    return result;
  };
  return moved(x.heads | x.leaves) == (y.heads | y.leaves) && moved(x.tails | x.leaves) == (y.tails | y.leaves);
}

}  // namespace sprague::arrows
