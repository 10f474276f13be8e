// Sets, truths and numbers of graphs against their definitions, read word by word, on every small graph; against other
// ways to count on random larger ones; and against what is published of named graphs.
#include "canonical/graph_measures.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <numeric>

#include "canonical/ensure.hpp"
#include "canonical/graph_numbers.hpp"
#include "canonical/graph_operations.hpp"
#include "canonical/graph_sets.hpp"
#include "canonical/graph_truths.hpp"
#include "canonical/labelling.hpp"
#include "canonical/named_graphs.hpp"
#include "canonical/plane_boards.hpp"
#include "canonical/plane_notation.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

// A graph as a matrix, and what its measures mean.
struct Naive {
  std::size_t n;
  std::vector<std::vector<bool>> joined;
  EdgeSet edges;

  explicit Naive(const Graph& graph) : n(graph.vertices()), joined(n, std::vector<bool>(n, false)) {
    for (std::size_t a = 0; a < n; ++a) {
      for (std::size_t b = 0; b < n; ++b) {
        joined[a][b] = graph.has_edge(static_cast<Vertex>(a), static_cast<Vertex>(b));
        if (a < b && joined[a][b]) edges.emplace_back(static_cast<Vertex>(a), static_cast<Vertex>(b));
      }
    }
  }

  std::size_t degree(std::size_t v) const { return static_cast<std::size_t>(std::ranges::count(joined[v], true)); }

  // Distances by Floyd and Warshall; n or more is infinite. `without` is left out.
  std::vector<std::vector<std::size_t>> distances(std::optional<std::size_t> without = {}, Edge cut = {0, 0}) const {
    std::vector<std::vector<std::size_t>> far(n, std::vector<std::size_t>(n, 2 * n));
    for (std::size_t v = 0; v < n; ++v) far[v][v] = 0;
    for (const Edge& edge : edges) {
      if (edge == cut || edge.first == without || edge.second == without) continue;
      far[edge.first][edge.second] = far[edge.second][edge.first] = 1;
    }
    for (std::size_t k = 0; k < n; ++k) {
      for (std::size_t a = 0; a < n; ++a) {
        for (std::size_t b = 0; b < n; ++b) far[a][b] = std::min(far[a][b], far[a][k] + far[k][b]);
      }
    }
    return far;
  }

  std::size_t components(std::optional<std::size_t> without = {}, Edge cut = {0, 0}) const {
    const auto far = distances(without, cut);
    std::size_t count = 0;
    for (std::size_t v = 0; v < n; ++v) {
      bool is_first = v != without;
      for (std::size_t w = 0; w < v; ++w) is_first = is_first && far[v][w] >= n;
      count += is_first ? 1 : 0;
    }
    return count;
  }

  // The sizes of all sets of vertices that `holds` is true of, ascending.
  template <class Holds>
  std::vector<std::size_t> sizes_of_sets(Holds holds) const {
    std::vector<std::size_t> sizes;
    for (std::uint32_t set = 0; set < 1U << n; ++set) {
      if (holds(set)) sizes.push_back(static_cast<std::size_t>(std::popcount(set)));
    }
    std::ranges::sort(sizes);
    return sizes;
  }
  bool all_pairs(std::uint32_t set, bool wanted) const {
    for (std::size_t a = 0; a < n; ++a) {
      for (std::size_t b = a + 1; b < n; ++b) {
        if ((set >> a & set >> b & 1U) != 0 && joined[a][b] != wanted) return false;
      }
    }
    return true;
  }
  std::size_t independence() const {
    return sizes_of_sets([&](std::uint32_t set) { return all_pairs(set, false); }).back();
  }
  std::size_t clique() const {
    return sizes_of_sets([&](std::uint32_t set) { return all_pairs(set, true); }).back();
  }
  std::size_t domination() const {
    return sizes_of_sets([&](std::uint32_t set) {
             for (std::size_t v = 0; v < n; ++v) {
               bool covered = (set >> v & 1U) != 0;
               for (std::size_t w = 0; w < n; ++w) covered = covered || ((set >> w & 1U) != 0 && joined[v][w]);
               if (!covered) return false;
             }
             return true;
           })
        .front();
  }
  std::size_t matching() const {
    std::map<std::uint32_t, std::size_t> known;
    std::function<std::size_t(std::uint32_t)> most = [&](std::uint32_t left) -> std::size_t {
      if (left == 0) return 0;
      if (const auto found = known.find(left); found != known.end()) return found->second;
      const auto v = static_cast<std::size_t>(std::countr_zero(left));
      const std::uint32_t rest = left & (left - 1);
      std::size_t best = most(rest);
      for (std::size_t w = 0; w < n; ++w) {
        if ((rest >> w & 1U) != 0 && joined[v][w]) best = std::max(best, 1 + most(rest & ~(1U << w)));
      }
      return known[left] = best;
    };
    return most((1U << n) - 1);
  }
  bool colourable(std::size_t colours) const {
    std::vector<std::size_t> colour(n, 0);
    while (true) {
      if (std::ranges::none_of(edges, [&](const Edge& e) { return colour[e.first] == colour[e.second]; })) return true;
      std::size_t v = 0;
      while (v < n && ++colour[v] == colours) colour[v++] = 0;
      if (v == n) return false;
    }
  }
  std::size_t chromatic() const {
    std::size_t colours = 1;
    while (!colourable(colours)) ++colours;
    return colours;
  }
  std::size_t automorphisms() const {
    std::vector<std::size_t> image(n);
    std::iota(image.begin(), image.end(), 0U);
    std::size_t count = 0;
    do {
      count += std::ranges::all_of(edges, [&](const Edge& e) { return joined[image[e.first]][image[e.second]]; });
    } while (std::ranges::next_permutation(image).found);
    return count;
  }
  // The edges of every cycle.
  std::vector<EdgeSet> cycles() const {
    std::vector<EdgeSet> result;
    std::vector<Vertex> path;
    std::function<void()> extend = [&] {
      for (std::size_t w = path.front(); w < n; ++w) {
        if (!joined[path.back()][w]) continue;
        if (w == path.front() && path.size() >= 3 && path[1] < path.back()) {
          EdgeSet cycle{edge_between(path.back(), path.front())};
          for (std::size_t i = 1; i < path.size(); ++i) cycle.push_back(edge_between(path[i - 1], path[i]));
          result.push_back(cycle);
        }
        if (std::ranges::find(path, static_cast<Vertex>(w)) != path.end()) continue;
        path.push_back(static_cast<Vertex>(w));
        extend();
        path.pop_back();
      }
    };
    for (std::size_t v = 0; v < n; ++v) {
      path.assign(1, static_cast<Vertex>(v));
      extend();
    }
    return result;
  }
  // Some order of the vertices round a circle in which no two edges cross as chords.
  bool outerplanar() const {
    std::vector<std::size_t> place(n);
    std::iota(place.begin(), place.end(), 0U);
    do {
      const auto crosses = [&](const Edge& e, const Edge& f) {
        const auto [low, high] = std::minmax(place[e.first], place[e.second]);
        const auto inside = [&, l = low, h = high](std::size_t p) { return l < p && p < h; };
        const auto apart = [&](Vertex v) { return v != e.first && v != e.second; };
        return apart(f.first) && apart(f.second) && inside(place[f.first]) != inside(place[f.second]);
      };
      const bool plane = std::ranges::none_of(edges, [&](const Edge& e) {
        return std::ranges::any_of(edges, [&](const Edge& f) { return crosses(e, f); });
      });
      if (plane) return true;
      // The first vertex may stay where it is.
    } while (n > 1 && std::next_permutation(place.begin() + 1, place.end()));
    return false;
  }
};

std::vector<Graph> small_graphs() {
  std::vector<Graph> graphs = support::graphs_up_to(6, Connectivity::any);
  for (Graph& graph : support::graphs_on(7, Connectivity::connected)) graphs.push_back(std::move(graph));
  return graphs;
}

VertexSet vertices_that(std::size_t n, const std::function<bool(std::size_t)>& holds) {
  VertexSet set;
  for (std::size_t v = 0; v < n; ++v) {
    if (holds(v)) set.push_back(static_cast<Vertex>(v));
  }
  return set;
}

TEST(GraphMeasures, SetsOfVerticesAndEdges) {
  for (const Graph& graph : small_graphs()) {
    const Naive naive(graph);
    const std::size_t n = naive.n;
    ASSERT_EQ(edges_of(graph), naive.edges);
    ASSERT_EQ(leaves_of(graph), vertices_that(n, [&](std::size_t v) { return naive.degree(v) == 1; }));
    const std::size_t components = naive.components();
    ASSERT_EQ(components_of(graph).size(), components);
    ASSERT_EQ(cut_vertices_of(graph),
              vertices_that(n, [&](std::size_t v) { return naive.components(v) > components; }));
    EdgeSet bridges;
    EdgeSet markable;
    for (const Edge& edge : naive.edges) {
      if (naive.components({}, edge) > components) bridges.push_back(edge);
      if (naive.degree(edge.first) != 1 && naive.degree(edge.second) != 1) markable.push_back(edge);
    }
    ASSERT_EQ(bridges_of(graph), bridges);
    ASSERT_EQ(markable_of(graph), markable);
    std::size_t in_blocks = 0;
    for (const EdgeSet& block : blocks_of(graph)) in_blocks += block.size();
    ASSERT_EQ(in_blocks, naive.edges.size());
  }
}

TEST(GraphMeasures, Neighbourhoods) {
  for (const Graph& graph : support::graphs_up_to(5, Connectivity::any)) {
    const Naive naive(graph);
    for (std::uint32_t bits = 0; bits < 1U << naive.n; ++bits) {
      const auto in = [&](std::size_t v) { return (bits >> v & 1U) != 0; };
      const auto next_to = [&](std::size_t v) {
        for (std::size_t w = 0; w < naive.n; ++w) {
          if (in(w) && naive.joined[v][w]) return true;
        }
        return false;
      };
      const VertexSet set = vertices_that(naive.n, in);
      ASSERT_EQ(open_neighbourhood(graph, set),
                vertices_that(naive.n, [&](std::size_t v) { return !in(v) && next_to(v); }));
      ASSERT_EQ(closed_neighbourhood(graph, set),
                vertices_that(naive.n, [&](std::size_t v) { return in(v) || next_to(v); }));
    }
  }
}

TEST(GraphMeasures, DegreesAndDistances) {
  for (const Graph& graph : small_graphs()) {
    const Naive naive(graph);
    const auto far = naive.distances();
    const auto finite = [&](std::size_t d) { return d >= naive.n ? std::nullopt : std::optional(d); };
    std::vector<std::size_t> degrees;
    std::vector<std::size_t> widths;
    for (std::size_t v = 0; v < naive.n; ++v) {
      degrees.push_back(naive.degree(v));
      widths.push_back(std::ranges::max(far[v]));
      ASSERT_EQ(eccentricity(graph, static_cast<Vertex>(v)), finite(widths.back()));
      for (std::size_t w = 0; w < naive.n; ++w) {
        ASSERT_EQ(distance(graph, static_cast<Vertex>(v), static_cast<Vertex>(w)), finite(far[v][w]));
      }
    }
    ASSERT_EQ(max_degree(graph), std::ranges::max(degrees));
    ASSERT_EQ(min_degree(graph), std::ranges::min(degrees));
    ASSERT_EQ(diameter(graph), finite(std::ranges::max(widths)));
    ASSERT_EQ(radius(graph), finite(std::ranges::min(widths)));
    std::size_t shortest = naive.n + 1;
    for (const EdgeSet& cycle : naive.cycles()) shortest = std::min(shortest, cycle.size());
    ASSERT_EQ(girth(graph), shortest > naive.n ? std::nullopt : std::optional(shortest));
  }
}

TEST(GraphMeasures, Truths) {
  for (const Graph& graph : small_graphs()) {
    const Naive naive(graph);
    const std::size_t n = naive.n;
    const std::vector<EdgeSet> cycles = naive.cycles();
    const bool connected = naive.components() == 1;
    ASSERT_EQ(graph.is_connected(), connected);
    bool two_connected = connected && n >= 3;
    for (std::size_t v = 0; v < n; ++v) two_connected = two_connected && naive.components(v) == 1;
    ASSERT_EQ(is_two_connected(graph), two_connected);
    ASSERT_EQ(is_bipartite(graph), naive.colourable(2));
    ASSERT_EQ(is_forest(graph), cycles.empty());
    const bool on_two_cycles = std::ranges::any_of(naive.edges, [&](const Edge& edge) {
      return std::ranges::count_if(cycles, [&](const EdgeSet& c) { return std::ranges::count(c, edge) > 0; }) > 1;
    });
    ASSERT_EQ(is_cactus(graph), connected && !on_two_cycles);
    ASSERT_EQ(is_outerplanar(graph), naive.outerplanar());
    bool regular = true;
    for (std::size_t v = 0; v < n; ++v) regular = regular && naive.degree(v) == naive.degree(0);
    ASSERT_EQ(is_regular(graph), regular);
    ASSERT_EQ(is_regular_of_degree(graph, 2), regular && naive.degree(0) == 2);
    // What is left of a caterpillar without its leaves: nothing, or a tree of degree two at most.
    const Graph inner = graph.induced(vertices_that(n, [&](std::size_t v) { return naive.degree(v) != 1; }));
    const bool caterpillar = connected && cycles.empty() && max_degree(inner) <= 2;
    ASSERT_EQ(is_caterpillar(graph), caterpillar);
    const auto on_spine = [&](std::size_t v) { return caterpillar && naive.degree(v) >= 2; };
    ASSERT_EQ(spine_of(graph), vertices_that(n, on_spine));
  }
}

TEST(GraphMeasures, NumbersThatTakeASearch) {
  for (const Graph& graph : small_graphs()) {
    const Naive naive(graph);
    ASSERT_EQ(matching_number(graph), naive.matching());
    ASSERT_EQ(independence_number(graph), naive.independence());
    ASSERT_EQ(clique_number(graph), naive.clique());
    ASSERT_EQ(domination_number(graph), naive.domination());
    ASSERT_EQ(chromatic_number(graph), naive.chromatic());
    ASSERT_TRUE(automorphisms_of(graph) == naive.automorphisms());
  }
}

Graph random_graph(std::size_t n, unsigned percent, support::Random& random) {
  Graph graph(n);
  for (Vertex b = 1; b < n; ++b) {
    for (Vertex a = 0; a < b; ++a) {
      if (random() % 100 < percent) graph.add_edge(a, b);
    }
  }
  return graph;
}

TEST(GraphMeasures, NumbersOfRandomGraphs) {
  auto random = support::seeded();
  for (std::size_t round = 0; round < 300; ++round) {
    const Graph graph = random_graph(8 + round % 7, 12 + static_cast<unsigned>(round % 5) * 12, random);
    const Naive naive(graph);
    ASSERT_EQ(matching_number(graph), naive.matching());
    ASSERT_EQ(independence_number(graph), naive.independence());
    ASSERT_EQ(clique_number(graph), naive.clique());
    ASSERT_EQ(domination_number(graph), naive.domination());
    const std::size_t colours = chromatic_number(graph);
    if (graph.vertices() <= 10 && colours <= 4) {
      ASSERT_EQ(colours, naive.chromatic());
    }
  }
}

// Without the way for trees: a far triangle, in a component with the tree, makes it another search.
TEST(GraphMeasures, TreesByBothWays) {
  for (const Graph& tree : support::trees_up_to(11)) {
    const Graph triangle = construct::hang(tree, 0, construct::path(1));
    Graph searched = construct::hang(triangle, static_cast<Vertex>(tree.vertices()), construct::cycle(3));
    const Naive naive(searched);
    ASSERT_EQ(independence_number(searched), naive.independence());
    ASSERT_EQ(domination_number(searched), naive.domination());
    ASSERT_EQ(matching_number(searched), naive.matching());
    const Naive alone(tree);
    ASSERT_EQ(independence_number(tree), alone.independence());
    ASSERT_EQ(domination_number(tree), alone.domination());
    ASSERT_EQ(matching_number(tree), alone.matching());
  }
}

// Mycielski 1955: one more colour and no larger clique.
Graph mycielskian(const Graph& graph) {
  const std::size_t n = graph.vertices();
  Graph result(2 * n + 1);
  for (const auto& [a, b] : edges_of(graph)) {
    result.add_edge(a, b);
    result.add_edge(static_cast<Vertex>(n + a), b);
    result.add_edge(a, static_cast<Vertex>(n + b));
  }
  for (std::size_t v = 0; v < n; ++v) result.add_edge(static_cast<Vertex>(n + v), static_cast<Vertex>(2 * n));
  return result;
}

// Pairs out of 1 to n, joined where they are disjoint.
Graph kneser_of_pairs(std::int64_t n) {
  return construct::complement(construct::line_graph(construct::complete(n)));
}

TEST(GraphMeasures, ThePetersenGraph) {
  const Graph petersen = petersen_graph();
  EXPECT_EQ(matching_number(petersen), 5U);
  EXPECT_EQ(independence_number(petersen), 4U);
  EXPECT_EQ(clique_number(petersen), 2U);
  EXPECT_EQ(domination_number(petersen), 3U);
  EXPECT_EQ(chromatic_number(petersen), 3U);
  EXPECT_TRUE(automorphisms_of(petersen) == GroupSize{120});
  EXPECT_EQ(girth(petersen), 5U);
  EXPECT_EQ(diameter(petersen), 2U);
  EXPECT_EQ(radius(petersen), 2U);
  EXPECT_TRUE(are_isomorphic(petersen, kneser_of_pairs(5)));
}

TEST(GraphMeasures, NamedGraphs) {
  // Groups of K(3,3) and of hypercubes: 2 (3!)^2 and 2^n n!.
  EXPECT_TRUE(automorphisms_of(construct::complete_bipartite(3, 3)) == GroupSize{72});
  EXPECT_TRUE(automorphisms_of(hypercube_graph(4)) == GroupSize{384});
  // Domination of hypercubes OEIS A000983, and of square grids A104519.
  const std::vector<std::size_t> cubes{1, 2, 2, 4, 7};
  for (unsigned d = 1; d <= cubes.size(); ++d) EXPECT_EQ(domination_number(hypercube_graph(d)), cubes[d - 1]) << d;
  const std::vector<std::size_t> grids{1, 2, 3, 4, 7, 10, 12};
  for (std::size_t n = 1; n <= grids.size(); ++n) EXPECT_EQ(domination_number(grid_graph(n, n)), grids[n - 1]) << n;
  EXPECT_EQ(independence_number(hypercube_graph(6)), 32U);
  // Lovasz 1978 and Erdos, Ko, Rado 1961: n - 2 colours, and the pairs with one member in common.
  for (std::int64_t n = 5; n <= 7; ++n) {
    EXPECT_EQ(chromatic_number(kneser_of_pairs(n)), static_cast<std::size_t>(n - 2));
    EXPECT_EQ(independence_number(kneser_of_pairs(n)), static_cast<std::size_t>(n - 1));
    EXPECT_EQ(clique_number(kneser_of_pairs(n)), static_cast<std::size_t>(n / 2));
  }
  const Graph groetzsch = mycielskian(construct::cycle(5));
  EXPECT_EQ(chromatic_number(groetzsch), 4U);
  EXPECT_EQ(clique_number(groetzsch), 2U);
  EXPECT_EQ(chromatic_number(mycielskian(groetzsch)), 5U);
  for (std::size_t spokes = 3; spokes <= 9; ++spokes) {
    EXPECT_EQ(chromatic_number(wheel_graph(spokes)), 3 + spokes % 2) << spokes;
    EXPECT_EQ(is_outerplanar(wheel_graph(spokes)), false) << spokes;
  }
}

TEST(GraphMeasures, LargeTreesAndCycles) {
  const Graph path = construct::path(4000);
  EXPECT_EQ(matching_number(path), 2000U);
  EXPECT_EQ(independence_number(path), 2000U);
  EXPECT_EQ(domination_number(path), 1334U);
  EXPECT_EQ(diameter(construct::path(500)), 499U);
  EXPECT_EQ(chromatic_number(path), 2U);
  EXPECT_EQ(cut_vertices_of(path).size(), 3998U);
  EXPECT_TRUE(is_outerplanar(construct::cycle(4000)));
  const Graph cycle = construct::cycle(201);
  EXPECT_EQ(matching_number(cycle), 100U);
  EXPECT_EQ(independence_number(cycle), 100U);
  EXPECT_EQ(domination_number(cycle), 67U);
  EXPECT_EQ(chromatic_number(cycle), 3U);
  EXPECT_EQ(girth(cycle), 201U);
  EXPECT_THROW(independence_number(construct::cycle(1000)), OutOfBudget);
}

TEST(GraphMeasures, NoVertices) {
  const Graph empty(0);
  EXPECT_EQ(matching_number(empty), 0U);
  EXPECT_EQ(independence_number(empty), 0U);
  EXPECT_EQ(clique_number(empty), 0U);
  EXPECT_EQ(domination_number(empty), 0U);
  EXPECT_EQ(chromatic_number(empty), 0U);
  EXPECT_EQ(max_degree(empty), 0U);
  EXPECT_EQ(min_degree(empty), 0U);
  EXPECT_EQ(diameter(empty), std::nullopt);
  EXPECT_TRUE(is_forest(empty));
  EXPECT_TRUE(is_bipartite(empty));
  EXPECT_FALSE(is_caterpillar(empty));
}

TEST(GraphMeasures, Isomorphism) {
  const std::vector<Graph> graphs = support::graphs_up_to(5, Connectivity::any);
  auto random = support::seeded();
  for (std::size_t i = 0; i < graphs.size(); ++i) {
    for (std::size_t j = 0; j < graphs.size(); ++j) {
      ASSERT_EQ(are_isomorphic(support::shuffled(graphs[i], random), graphs[j]), i == j);
    }
  }
}

TEST(GraphMeasures, BoundariesOfFaces) {
  PlaneBoards boards(Connectivity::connected);
  for (std::size_t edges = 1; edges <= 6; ++edges) {
    boards.each(edges, {}, [&](const PlaneMap& map) {
      const EdgeSet bridges = bridges_of(map.graph());
      std::map<Edge, std::size_t> sides;
      for (Face face = 0; face < map.faces(); ++face) {
        const EdgeSet boundary = edges_of_face(map, face);
        ASSERT_EQ(vertices_of_face(map, face), ends_of(boundary));
        for (const Edge& edge : boundary) ++sides[edge];
      }
      // A bridge has one face on both sides, any other edge two.
      for (const Edge& edge : edges_of(map.graph())) {
        ASSERT_EQ(sides[edge], std::ranges::binary_search(bridges, edge) ? 1U : 2U);
      }
    });
  }
  // A triangle with a leaf: one face has the triangle, the other all.
  const PlaneMap map = parse_plane_map("bdc,ca,ab,a outer=a>b");
  const Face outer = map.outer_face();
  const Face inner = map.face(map.reverse(map.outer_dart()));
  const std::size_t in_outer = vertices_of_face(map, outer).size();
  EXPECT_EQ(vertices_of_face(map, in_outer == 3 ? outer : inner), (VertexSet{0, 1, 2}));
  EXPECT_EQ(vertices_of_face(map, in_outer == 3 ? inner : outer), (VertexSet{0, 1, 2, 3}));
  EXPECT_EQ(edges_of_face(map, in_outer == 3 ? inner : outer), (EdgeSet{{0, 1}, {0, 2}, {0, 3}, {1, 2}}));
  EXPECT_EQ(map.walk(in_outer == 3 ? inner : outer).size(), 5U);
}

}  // namespace
}  // namespace sprague
