// The families of docs/language.md, each member once, by listing everything and comparing all that is listed.
#pragma once

#include "canonical/plane_map.hpp"
#include "tests/naive/plane_maps.hpp"
#include "tests/naive/written_expressions.hpp"
#include "tests/naive/written_file.hpp"

namespace sprague::naive::written {

// All simple graphs on n vertices: of all sets of edges those that no permutation makes of one before. n at most 7.
inline std::vector<Figure> graphs_on(Int n) {
  static std::map<Int, std::vector<Figure>> listed;
  if (const auto known = listed.find(n); known != listed.end()) return known->second;
  if (n > 7) throw InputError("graphs are listed up to 7 vertices here");
  std::vector<EdgeName> pairs;
  std::map<EdgeName, std::size_t> place;
  for (Int v = 0; v < n; ++v) {
    for (Int u = 0; u < v; ++u) {
      place[{u, v}] = pairs.size();
      pairs.emplace_back(u, v);
    }
  }
  std::vector<std::vector<std::size_t>> moved;  // where each permutation takes each pair
  std::vector<Int> image(static_cast<std::size_t>(n));
  std::iota(image.begin(), image.end(), 0);
  do {
    moved.emplace_back();
    for (const auto& [u, v] : pairs) moved.back().push_back(place.at(edge_name(image[u], image[v])));
  } while (std::next_permutation(image.begin(), image.end()));
  std::vector<bool> seen(std::size_t{1} << pairs.size(), false);
  std::vector<Figure>& result = listed[n];
  for (std::size_t edges = 0; edges < seen.size(); ++edges) {
    if (seen[edges]) continue;
    Figure graph(n);
    for (std::size_t e = 0; e < pairs.size(); ++e) {
      if ((edges >> e & 1) != 0) graph.join(pairs[e].first, pairs[e].second);
    }
    result.push_back(graph);
    for (const auto& permutation : moved) {
      std::size_t copy = 0;
      for (std::size_t e = 0; e < pairs.size(); ++e) copy |= (edges >> e & 1) << permutation[e];
      seen[copy] = true;
    }
  }
  return result;
}

// The tree of a Pruefer code: again and again the least leaf is joined to the code's next number.
inline Figure tree_of_code(const std::vector<Int>& code, Int n) {
  std::vector<Int> degree(static_cast<std::size_t>(n), 1);
  for (Int v : code) ++degree[v];
  Figure tree(n);
  auto least_leaf = [&] { return static_cast<Int>(std::ranges::find(degree, 1) - degree.begin()); };
  for (Int v : code) {
    const Int leaf = least_leaf();
    tree.join(leaf, v);
    --degree[leaf];
    --degree[v];
  }
  const Int leaf = least_leaf();
  --degree[leaf];
  tree.join(leaf, least_leaf());
  return tree;
}

// All trees on n vertices, from all Pruefer codes. n at most 8.
inline std::vector<Figure> trees_on(Int n) {
  static std::map<Int, std::vector<Figure>> listed;
  if (const auto known = listed.find(n); known != listed.end()) return known->second;
  if (n > 8) throw InputError("trees are listed up to 8 vertices here");
  std::vector<Figure>& result = listed[n];
  if (n <= 2) {
    if (n > 0) result.push_back(path(n));
    return result;
  }
  // How often each number stands in the code, in order: the degrees, which copies of one tree share.
  std::map<std::vector<Int>, std::vector<Figure>> by_degrees;
  std::vector<Int> code(static_cast<std::size_t>(n - 2), 0);
  while (true) {
    std::vector<Int> degrees(static_cast<std::size_t>(n), 0);
    for (Int v : code) ++degrees[v];
    if (std::ranges::is_sorted(degrees, std::greater<>())) {  // every tree has such a numbering
      const Figure tree = tree_of_code(code, n);
      std::vector<Figure>& alike = by_degrees[degrees];
      if (std::ranges::none_of(alike, [&](const Figure& other) { return isomorphic(other, tree); })) {
        alike.push_back(tree);
        result.push_back(tree);
      }
    }
    std::size_t at = 0;
    while (at < code.size() && code[at] == n - 1) code[at++] = 0;
    if (at == code.size()) return result;
    ++code[at];
  }
}

inline Figure board_of(Int n, const Order& order, const Darts& outer) {
  Figure board(n);
  for (const auto& [dart, after] : order) {
    if (dart.first < dart.second) board.join(dart.first, dart.second);
  }
  board.board = true;
  for (const Darts& walk : faces(order)) {
    BoardFace face;
    for (const auto& [tail, head] : walk) face.boundary.insert(edge_name(tail, head));
    face.length = size_of(walk);
    face.outer = walk == outer;
    board.faces.push_back(face);
  }
  return board;
}

// --- what other programs list ---

inline Figure figure_from(const Graph& graph) {
  Figure result(static_cast<Int>(graph.vertices()));
  for (Int v = 0; v < size_of(result.means); ++v) {
    for (const Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
      if (v < w) result.join(v, w);
    }
  }
  return result;
}
inline Figure figure_from(const PlaneMap& map) {
  Figure board = figure_from(map.graph());
  board.board = true;
  for (std::size_t f = 0; f < map.faces(); ++f) {
    const std::vector<Dart> walk = map.walk(static_cast<Face>(f));
    BoardFace face;
    for (const Dart dart : walk) face.boundary.insert(edge_name(map.tail(dart), map.head(dart)));
    face.length = size_of(walk);
    face.outer = f == map.outer_face();
    board.faces.push_back(face);
  }
  return board;
}

// All connected graphs with so many edges, drawn in the plane in every way, with every outer face; at most 6 edges.
inline std::vector<Figure> boards_with(Int edges) {
  static std::map<Int, std::vector<Figure>> listed;
  if (const auto known = listed.find(edges); known != listed.end()) return known->second;
  if (edges > 6) throw InputError("boards are listed up to 6 edges here");
  std::vector<Figure>& result = listed[edges];
  for (Int n = 2; n <= edges + 1; ++n) {
    for (const Figure& figure : graphs_on(n)) {
      if (size_of(figure.edge_names()) != edges || !is_connected(figure)) continue;
      const Graph graph = graph_of(figure);
      const auto group = automorphisms(graph);
      std::set<Board> known;
      Order order;
      each_order(graph, 0, order, [&](const Order& drawn) {
        const std::vector<Darts> walks = faces(drawn);
        if (n + size_of(walks) != edges + 2) return;  // not in the plane
        for (const Darts& outer : walks) {
          if (known.contains({drawn, outer})) continue;
          result.push_back(board_of(n, drawn, outer));
          for (const auto& image : group) {
            known.insert(relabelled({drawn, outer}, image));
            known.insert(relabelled(mirrored({drawn, outer}), image));
          }
        }
      });
    }
  }
  return result;
}

inline Int measured(const Figure& figure, const std::string& unit) {
  if (unit == "vertices") return size_of(figure.vertices());
  if (unit == "edges") return size_of(figure.edge_names());
  if (unit == "faces") return size_of(figure.faces);
  Int legs = 0;
  for (Int v : vertices_of_degree(figure, 3)) legs = std::max(legs, figure.degree(v));
  return legs;
}

// Every member with so many vertices; of the boards, with so many edges.
inline std::vector<Figure> members_of_size(const std::string& family, Int n) {
  if (family == "boards") return n < 1 ? std::vector<Figure>() : boards_with(n);
  if (n < 1) return {};
  if (family == "graphs") return graphs_on(n);
  if (family == "trees") return trees_on(n);
  if (family == "paths") return {path(n)};
  if (family == "cycles") return n < 3 ? std::vector<Figure>() : std::vector<Figure>{cycle(n)};
  if (family == "stars") return n < 2 ? std::vector<Figure>() : std::vector<Figure>{star(n - 1)};
  std::vector<Figure> result;
  for (const Figure& figure : family == "forests" ? graphs_on(n) : trees_on(n)) {
    const std::size_t hubs = vertices_of_degree(figure, 3).size();
    if (family == "forests"
            ? is_forest(figure)
            : (family == "caterpillars" && is_caterpillar(figure)) || (family == "subdivided stars" && hubs == 1) ||
                  (family == "subdivided bistars" && hubs == 2)) {
      result.push_back(figure);
    }
  }
  return result;
}

inline bool has_adjective(const Figure& figure, const std::string& adjective) {
  if (adjective == "connected") return is_connected(figure);
  if (adjective == "2-connected") return is_two_connected(figure);
  if (adjective == "bipartite") return can_be_coloured(Plain(figure), 2);
  return vertices_of_degree(figure, 3, 3) == figure.vertices();
}

struct Member {
  Int size = 0;
  Value value;
};

// The members of a binding's family in the order of size.
inline std::vector<Member> family_members(const Binding& binding) {
  const Bound& first = binding.bounds.front();
  if (first.most == kInfinite) throw InputError("the first bound of a family must bound it from above");
  Int shift = 0;  // from the size to the number that members_of_size wants
  if (first.unit == "edges" && binding.family != "cycles" && binding.family != "boards") shift = 1;
  const bool knows_unit = first.unit == "vertices"
                              ? binding.family != "boards"
                              : first.unit == "edges" && binding.family != "graphs" && binding.family != "forests";
  if (!knows_unit) throw InputError("the family is not bounded by such a unit");
  std::vector<Member> result;
  for (Int size = std::max<Int>(first.least, 0); size <= first.most; ++size) {
    for (const Figure& figure : members_of_size(binding.family, size + shift)) {
      const bool fits = std::ranges::all_of(binding.bounds, [&](const Bound& bound) {
        const Int measure = measured(figure, bound.unit);
        return bound.least <= measure && measure <= bound.most;
      });
      const bool described = std::ranges::all_of(
          binding.adjectives, [&](const std::string& adjective) { return has_adjective(figure, adjective); });
      if (fits && described) result.push_back({size, graph_value(figure)});
    }
  }
  return result;
}

}  // namespace sprague::naive::written
