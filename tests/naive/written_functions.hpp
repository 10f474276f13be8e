// The functions and constructors of "Of graphs and boards" and of "Of positions", by name.
#pragma once

#include <optional>

#include "tests/naive/written_builders.hpp"
#include "tests/naive/written_values.hpp"

namespace sprague::naive::written {

using Arguments = std::vector<Value>;

// The graph of a function whose graph is left out.
inline const Figure& understood_graph(const Scope& scope) {
  if (scope.position != nullptr) return *scope.position;
  if (scope.families.size() != 1) throw InputError("which graph is meant, where not just one is bound?");
  return figure_of(scope.families.front());
}

inline Value edges_value(const Figure& g, const std::function<bool(const Edge&)>& wanted) {
  std::set<EdgeName> names;
  for (const EdgeName& name : g.edge_names()) {
    if (wanted(g.edges.at(name))) names.insert(name);
  }
  return edge_set(g, names);
}

inline Value darts_value(const Figure& g) {
  std::vector<Value> result;
  for (const EdgeName& name : g.edge_names()) {
    const Edge& e = g.edges.at(name);
    result.push_back(arrow_value(name, e.a, e.b));
    result.push_back(arrow_value(name, e.b, e.a));
  }
  return set_value(result);
}

inline Value faces_value(const std::shared_ptr<const Figure>& g, const std::function<bool(const BoardFace&)>& wanted) {
  if (!g->board) wrong_type("a board");
  std::vector<Value> result;
  for (std::size_t f = 0; f < g->faces.size(); ++f) {
    if (!wanted(g->faces[f])) continue;
    result.push_back(simple(Value::Kind::face, static_cast<Int>(f)));
    result.back().figure = g;
  }
  return set_value(result);
}

inline std::optional<Value> truth_of_graph(const std::string& name, const Figure& g) {
  if (name == "connected") return truth_value(is_connected(g));
  if (name == "two_connected") return truth_value(is_two_connected(g));
  if (name == "bipartite") return truth_value(can_be_coloured(Plain(g), 2));
  if (name == "tree") return truth_value(is_tree(g));
  if (name == "forest") return truth_value(is_forest(g));
  if (name == "caterpillar") return truth_value(is_caterpillar(g));
  if (name == "cactus") return truth_value(is_cactus(g));
  if (name == "outerplanar") return truth_value(is_outerplanar(Plain(g)));
  if (name == "regular") return truth_value(is_regular(g));
  return std::nullopt;
}

inline std::optional<Value> set_of_graph(const std::string& name, const Figure& g) {
  if (name == "vertices") return vertex_set(g.vertices());
  if (name == "edges") return edge_set(g, g.edge_names());
  if (name == "darts") return darts_value(g);
  if (name == "leaves") return vertex_set(vertices_of_degree(g, 1, 1));
  if (name == "hubs") return vertex_set(vertices_of_degree(g, 3));
  if (name == "cut_vertices") return vertex_set(cut_vertices(g));
  if (name == "spine") return vertex_set(is_caterpillar(g) ? vertices_of_degree(g, 2) : std::set<Int>());
  if (name == "bridges") return edge_set(g, bridges(g));
  if (name == "markable") {
    return edges_value(g, [&](const Edge& e) { return g.degree(e.a) != 1 && g.degree(e.b) != 1; });
  }
  return std::nullopt;
}

inline std::optional<Int> number_of_graph(const std::string& name, const Figure& g) {
  if (name == "components") return component_count(g);
  if (name == "max_degree" || name == "min_degree") {
    Int most = 0;
    Int least = g.vertices().empty() ? 0 : kInfinite;
    for (Int v : g.vertices()) {
      most = std::max(most, g.degree(v));
      least = std::min(least, g.degree(v));
    }
    return name == "max_degree" ? most : least;
  }
  if (name == "girth") return girth(g);
  if (name == "diameter") return diameter(g);
  if (name == "radius") return radius(g);
  if (name == "matching_number") return matching_number(g);
  if (name == "independence_number") return largest_set(Plain(g), false);
  if (name == "clique_number") return largest_set(Plain(g), true);
  if (name == "domination_number") return domination_number(Plain(g));
  if (name == "chromatic_number") return chromatic_number(Plain(g));
  if (name == "automorphisms") return isomorphisms(Plain(g), Plain(g));
  return std::nullopt;
}

inline std::optional<Value> of_graph(const std::string& name, const Figure& g) {
  if (const auto truth = truth_of_graph(name, g)) return truth;
  if (const auto set = set_of_graph(name, g)) return set;
  if (const auto number = number_of_graph(name, g)) return number_value(*number);
  return std::nullopt;
}

inline std::set<Int> open_neighbours(const Figure& g, const Value& x) {
  const std::set<Int> inside = vertices_in(x);
  std::set<Int> result;
  for (Int v : inside) result.merge(g.neighbours(v));
  for (Int v : inside) result.erase(g.vertex(v));
  return result;
}

// Functions of a graph and of one or two of its vertices.
inline std::optional<Value> of_vertices(const std::string& name, const Figure& g, const Arguments& x) {
  if (x.size() == 1) {
    if (name == "open") return vertex_set(open_neighbours(g, x[0]));
    if (name == "closed") {
      std::set<Int> result = open_neighbours(g, x[0]);
      for (Int v : vertices_in(x[0])) result.insert(g.vertex(v));
      result.erase(kGone);
      return vertex_set(result);
    }
    if (name == "degree") return number_value(g.degree(vertex_of_value(x[0])));
    if (name == "leaf") return truth_value(g.degree(vertex_of_value(x[0])) == 1);
    if (name == "eccentricity") return number_value(eccentricity(g, vertex_of_value(x[0])));
  }
  if (x.size() == 2) {
    if (name == "adjacent") return truth_value(g.adjacent(vertex_of_value(x[0]), vertex_of_value(x[1])));
    if (name == "distance") return number_value(distance(g, vertex_of_value(x[0]), vertex_of_value(x[1])));
  }
  return std::nullopt;
}

// What an edge, an arrow, a face or a region has, in games as far as it is there.
inline std::optional<Value> of_parts(const std::string& name, const Value& x, const Scope& scope) {
  using Kind = Value::Kind;
  if (x.kind == Kind::region) {
    if (name == "vertices") return set_value(x.members);
    if (name == "edges") return set_value(x.edges);
  }
  if (x.kind == Kind::face) {
    const BoardFace& face = x.figure->faces[x.n];
    if (name == "length") return number_value(face.length);
    std::set<Int> corners;
    for (const EdgeName& e : face.boundary) {
      corners.insert(e.first);
      corners.insert(e.second);
    }
    std::optional<Value> result;
    if (name == "vertices") result = vertex_set(corners);
    if (name == "edges") result = edge_set(*x.figure, face.boundary);
    if (result && scope.position != nullptr) result = resolved(*result, *scope.position);
    return result;
  }
  if (x.kind == Kind::edge || x.kind == Kind::arrow) {
    const bool gone = scope.position != nullptr && scope.position->edge(x.edge) == nullptr;
    if (name == "ends") return vertex_set(gone ? std::set<Int>() : std::set<Int>{x.tail, x.head});
    if (name == "directed" && scope.position != nullptr) {
      return truth_value(!gone && scope.position->edge(x.edge)->towards != kGone);
    }
  }
  if (x.kind == Kind::arrow) {
    const bool gone = scope.position != nullptr && scope.position->edge(x.edge) == nullptr;
    if (name == "tail") return vertex_value(gone ? kGone : x.tail);
    if (name == "head") return vertex_value(gone ? kGone : x.head);
    if (name == "edge") {
      Value result = x;
      result.kind = Kind::edge;
      result.tail = std::min(x.tail, x.head);
      result.head = std::max(x.tail, x.head);
      return result;
    }
  }
  if (x.kind == Kind::vertex && scope.position != nullptr && (name == "indegree" || name == "outdegree")) {
    Int count = 0;
    for (const EdgeName& e : scope.position->edge_names()) {
      const Edge& edge = scope.position->edges.at(e);
      if (edge.towards == kGone || (edge.a != x.n && edge.b != x.n)) continue;
      if ((edge.towards == x.n) == (name == "indegree")) ++count;
    }
    return number_value(count);
  }
  return std::nullopt;
}

// One for each move, and two moves may leave the same.
inline Value options_value(const Position& position) {
  Value result = set_value({});
  for (const PositionMove& move : moves_of(position)) result.members.push_back(position_value(move.left));
  return result;
}
inline Value moves_value(const Position& position) {
  Value result = set_value({});
  for (const PositionMove& move : moves_of(position)) {
    result.members.push_back(position_value(move.left));
    result.members.back().kind = Value::Kind::move;
    result.members.back().members = vertex_set(move.taken).members;
  }
  return result;
}

inline std::optional<Value> of_position(const std::string& name, const Value& p) {
  if (p.kind == Value::Kind::move) {
    if (name == "left") return position_value(p.position);
    if (name == "taken") return set_value(p.members);
  }
  if (p.kind != Value::Kind::position) return std::nullopt;
  if (name == "nimber") return number_value(Answers().nimber(p.position));
  if (name == "outcome") return outcome_value(Answers().nimber(p.position) != 0);
  if (name == "misere_outcome") return outcome_value(Answers().first_wins_misere(p.position));
  if (name == "options") return options_value(p.position);
  if (name == "moves") return moves_value(p.position);
  if (name == "lengths") {
    std::vector<Value> result;
    for (Int length : Answers().lengths(p.position)) result.push_back(number_value(length));
    return set_value(result);
  }
  return std::nullopt;
}

inline std::optional<Figure> built_of_numbers(const std::string& name, const std::vector<Int>& n) {
  if (name == "subdivided_star") return subdivided_star(n);
  if (n.empty() && name == "petersen") return petersen();
  if (n.size() == 1) {
    if (name == "path") return path(n[0]);
    if (name == "cycle") return cycle(n[0]);
    if (name == "complete") return complete(n[0]);
    if (name == "star") return star(n[0]);
    if (name == "wheel") return wheel(n[0]);
    if (name == "hypercube") return hypercube(n[0]);
  }
  if (n.size() == 2 && name == "grid") return grid(n[0], n[1]);
  if (n.size() == 2 && name == "complete_bipartite") return complete_bipartite(n[0], n[1]);
  if (n.size() == 3 && name == "theta") return theta(n[0], n[1], n[2]);
  return std::nullopt;
}

// Without a vertex, an edge, or a set of these; what is left keeps its names.
inline Figure deleted(Figure g, const Value& what) {
  std::vector<Value> all{what};
  if (is_set(what)) all = what.members;
  for (const Value& x : all) {
    if (x.kind == Value::Kind::vertex)
      g.delete_vertex(x.n);
    else
      g.delete_edge(edge_of_value(x));
  }
  return g;
}

inline std::optional<Figure> built_of_graphs(const std::string& name, const Arguments& x) {
  if (x.empty() || x[0].kind != Value::Kind::graph) return std::nullopt;
  Figure g = bare(figure_of(x[0]));
  g.board = false;
  g.faces.clear();
  if (name == "line_graph" && x.size() == 1) return line_graph(g);
  if (name == "complement" && x.size() == 1) return complement(g);
  if (name == "join" && x.size() == 2) return join(g, figure_of(x[1]));
  if (name == "disjoint" && x.size() == 2) return disjoint(g, figure_of(x[1]));
  if (name == "subdivide" && x.size() == 2) return subdivide(g, finite(x[1]));
  if (name == "delete" && x.size() == 2) return deleted(g, x[1]);
  if (name == "contract" && x.size() == 2) {
    g.contract(edge_of_value(x[1]));
    return g;
  }
  if (name == "hang" && x.size() == 3 && is_set(x[1])) {
    const Figure hung = figure_of(x[2]);
    for (const Value& v : members_of(x[1])) g = hang(g, vertex_of_value(v), hung);
    return g;
  }
  if (name == "hang" && x.size() == 3) return hang(g, vertex_of_value(x[1]), figure_of(x[2]));
  if (name == "add_edge" && x.size() == 3) {
    g.join(vertex_of_value(x[1]), vertex_of_value(x[2]));
    return g;
  }
  return std::nullopt;
}

// The lists of numbers from `least` on whose sum is n, each behind the numbers that it begins with.
inline void add_partitions(Int n, Int least, std::vector<Value> begin, std::vector<Value>& lists) {
  if (n == 0) lists.push_back(list_value(begin));
  for (Int part = least; part <= n; ++part) {
    std::vector<Value> longer = begin;
    longer.push_back(number_value(part));
    add_partitions(n - part, part, longer, lists);
  }
}

// The value of a function of the language at these arguments.
inline Value applied(const std::string& name, const Arguments& x, const Scope& scope) {
  static const std::set<std::string> of_numbers{
      "path",      "cycle",    "complete",           "star",  "wheel",          "grid",
      "hypercube", "petersen", "complete_bipartite", "theta", "subdivided_star"};
  static const std::set<std::string> of_graphs{"hang",       "join",   "disjoint", "subdivide", "line_graph",
                                               "complement", "delete", "contract", "add_edge"};
  if (scope.position != nullptr && (of_numbers.contains(name) || of_graphs.contains(name))) {
    throw InputError("a game's conditions have no constructors");
  }
  if (of_numbers.contains(name)) {
    std::vector<Int> numbers;
    for (const Value& value : x) numbers.push_back(finite(value));
    if (auto built = built_of_numbers(name, numbers)) return graph_value(std::move(*built));
  }
  if (x.size() == 1 && name == "partitions") {
    std::vector<Value> lists;
    add_partitions(finite(x[0]), 1, {}, lists);
    return set_value(lists);
  }
  if (x.size() == 1 && name == "abs") {
    if (finite(x[0]) == std::numeric_limits<Int>::min()) throw InputError("a number of more than 64 bits");
    return number_value(std::max(finite(x[0]), -finite(x[0])));
  }
  if (x.size() >= 2 && (name == "min" || name == "max")) {
    Int result = number_of(x[0]);
    for (const Value& value : x) {
      result = name == "min" ? std::min(result, number_of(value)) : std::max(result, number_of(value));
    }
    return number_value(result);
  }
  if (x.size() == 2 && name == "isomorphic") return truth_value(isomorphic(figure_of(x[0]), figure_of(x[1])));
  if (auto built = built_of_graphs(name, x)) return graph_value(std::move(*built));
  if (x.size() == 1) {
    if (auto result = of_position(name, x[0])) return *result;
    if (auto result = of_parts(name, x[0], scope)) return *result;
  }
  if (!x.empty() && x[0].kind == Value::Kind::graph) {
    if (x.size() == 1 && name == "faces") return faces_value(x[0].figure, [](const BoardFace&) { return true; });
    if (x.size() == 1 && name == "cells") return faces_value(x[0].figure, [](const BoardFace& f) { return !f.outer; });
    if (x.size() == 1 && name == "outer") {
      const Value outer = faces_value(x[0].figure, [](const BoardFace& f) { return f.outer; });
      return outer.members.front();
    }
    std::optional<Value> result;
    if (x.size() == 1) result = of_graph(name, figure_of(x[0]));
    if (x.size() > 1) result = of_vertices(name, figure_of(x[0]), Arguments(x.begin() + 1, x.end()));
    if (result) return *result;
  } else {
    const auto result =
        x.empty() ? of_graph(name, understood_graph(scope)) : of_vertices(name, understood_graph(scope), x);
    if (result) return *result;
  }
  throw InputError("no function '" + name + "' of " + std::to_string(x.size()) + " such arguments");
}

}  // namespace sprague::naive::written
