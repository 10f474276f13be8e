// The functions that conditions have: their names, what they take, and what they mean.
#include "verify/written_expressions.hpp"

namespace sprague::verify {
namespace {

using C = const Call&;

Codes those(Codes codes, const std::function<bool(Code)>& truth) {
  std::erase_if(codes, [&](Code code) { return !truth(code); });
  return codes;
}

Codes arrows(const Graph& graph) {
  Codes codes = graph.edges();
  for (Code e : graph.edges()) codes.push_back(arrow(head(e), tail(e)));
  return as_set(codes);
}

bool is_leaf(const Graph& graph, Code v) {
  return graph.degree(v) == 1;
}

bool is_connected(C c) {
  return components_of(c.graph, c.work) < 2;
}

bool is_forest(C c) {
  return girth_of(c.graph, c.work) == infinite;
}

// Vertices that are no leaves and have at most two such neighbours; in a caterpillar the others are leaves, or alone.
Codes spine(C c) {
  const auto inner = [&](Code v) { return c.graph.degree(v) > 1; };
  const Codes all = those(list(c.graph.vertices), inner);
  const bool path = std::ranges::all_of(all, [&](Code v) { return those(list(c.graph.near(v)), inner).size() < 3; });
  return path && is_connected(c) && is_forest(c) ? all : Codes{};
}

bool is_tree(C c) {
  return c.graph.vertices != 0 && is_connected(c) && is_forest(c);
}

bool is_caterpillar(C c) {
  const bool inner = std::ranges::any_of(list(c.graph.vertices), [&](Code v) { return c.graph.degree(v) > 1; });
  return is_tree(c) && (!inner || !spine(c).empty());
}

Codes degrees(const Graph& graph) {
  Codes result;
  for (Code v : list(graph.vertices)) result.push_back(graph.degree(v));
  return result.empty() ? Codes{0} : as_set(result);
}

Code eccentricity(C c, Code v) {
  if (!c.graph.has(v)) return infinite;
  Code most = 0;
  for (Code w : list(c.graph.vertices)) most = std::max(most, distance(c.graph, v, w, c.work));
  return most;
}

Codes eccentricities(C c) {
  Codes result;
  for (Code v : list(c.graph.vertices)) result.push_back(eccentricity(c, v));
  return result.empty() ? Codes{infinite} : as_set(result);
}

// The neighbours of a vertex or a set; those in it if it is closed, and the set itself.
Codes neighbourhood(C c, const Codes& codes, bool closed) {
  Bits own = 0;
  Bits near = 0;
  for (Code v : codes) own |= bit(v);
  for (Code v : codes) near |= c.graph.near(v);
  return list((closed ? near | own : near & ~own) & c.graph.vertices);
}

Codes ends(const Graph& graph, const Codes& edges) {
  Bits vertices = 0;
  for (Code e : edges) vertices |= bit(tail(e)) | bit(head(e));
  return list(vertices & graph.vertices);
}

Codes ends_of(C c) {
  return c.graph.has(c.x[0].number) ? ends(c.graph, {c.x[0].number}) : Codes{};
}

const Codes& face(C c) {
  return c.scene.position.faces[static_cast<std::size_t>(c.x[0].number)];
}

// The walk around a face passes an edge twice that is on no cycle of its boundary. A face keeps its length.
Code length(C c) {
  Graph boundary;
  for (Code e : face(c)) boundary.join(tail(e), head(e));
  return static_cast<Code>(face(c).size() + bridges_of(boundary, c.work).size());
}

Code times_directed(C c, const std::function<bool(Code)>& truth) {
  return std::ranges::count_if(c.scene.position.directed, truth);
}

}  // namespace

const std::vector<Function>& functions() {
  static const std::vector<Function> all{
      {"vertices", "g", 'V', [](C c) { return list(c.graph.vertices); }},
      {"vertices", "p", 'V', [](C c) { return those(c.x[0].set, is_vertex); }},
      {"vertices", "f", 'V', [](C c) { return ends(c.graph, face(c)); }},
      {"edges", "g", 'E', [](C c) { return c.graph.edges(); }},
      {"edges", "p", 'E', [](C c) { return those(c.x[0].set, [](Code code) { return !is_vertex(code); }); }},
      {"edges", "f", 'E', [](C c) { return those(face(c), [&](Code e) { return c.graph.has(e); }); }},
      {"darts", "g", 'A', [](C c) { return arrows(c.graph); }},
      {"leaves", "g", 'V',
       [](C c) { return those(list(c.graph.vertices), [&](Code v) { return is_leaf(c.graph, v); }); }},
      {"hubs", "g", 'V',
       [](C c) { return those(list(c.graph.vertices), [&](Code v) { return c.graph.degree(v) > 2; }); }},
      {"cut_vertices", "g", 'V', [](C c) { return cut_vertices_of(c.graph, c.work); }},
      {"spine", "g", 'V', spine},
      {"bridges", "g", 'E', [](C c) { return bridges_of(c.graph, c.work); }},
      {"markable", "g", 'E',
       [](C c) {
         return those(c.graph.edges(),
                      [&](Code e) { return !is_leaf(c.graph, tail(e)) && !is_leaf(c.graph, head(e)); });
       }},
      {"components", "g", 'n', [](C c) { return components_of(c.graph, c.work); }},
      {"max_degree", "g", 'n', [](C c) { return degrees(c.graph).back(); }},
      {"min_degree", "g", 'n', [](C c) { return degrees(c.graph).front(); }},
      {"girth", "g", 'n', [](C c) { return girth_of(c.graph, c.work); }},
      {"diameter", "g", 'n', [](C c) { return eccentricities(c).back(); }},
      {"radius", "g", 'n', [](C c) { return eccentricities(c).front(); }},
      {"matching_number", "g", 'n', [](C c) { return matching_of(c.graph, c.graph.vertices, c.work); }},
      {"independence_number", "g", 'n', [](C c) { return independent_in(c.graph, c.graph.vertices, c.work); }},
      {"clique_number", "g", 'n', [](C c) { return independent_in(complement_of(c.graph), c.graph.vertices, c.work); }},
      {"domination_number", "g", 'n', [](C c) { return dominating(c.graph, c.graph.vertices, c.work); }},
      {"chromatic_number", "g", 'n', [](C c) { return colours_of(c.graph, c.work); }},
      {"automorphisms", "g", 'n', [](C c) { return isomorphisms(c.graph, c.graph, infinite, c.work); }},
      {"isomorphic", "gg", 't', [](C c) { return isomorphisms(c.graph, *c.x[0].graph, 1, c.work); }},
      {"connected", "g", 't', is_connected},
      {"two_connected", "g", 't',
       [](C c) {
         return std::popcount(c.graph.vertices) > 2 && is_connected(c) && cut_vertices_of(c.graph, c.work).empty();
       }},
      {"bipartite", "g", 't', [](C c) { return is_bipartite(c.graph, c.work); }},
      {"tree", "g", 't', is_tree},
      {"forest", "g", 't', is_forest},
      {"caterpillar", "g", 't', is_caterpillar},
      {"cactus", "g", 't', [](C c) { return is_cactus(c.graph, c.work); }},
      {"outerplanar", "g", 't', [](C c) { return is_outerplanar(c.graph, c.work); }},
      {"regular", "g", 't', [](C c) { return degrees(c.graph).size() == 1; }},
      {"degree", "gv", 'n', [](C c) { return c.graph.degree(c.x[0].number); }},
      {"leaf", "gv", 't', [](C c) { return is_leaf(c.graph, c.x[0].number); }},
      {"open", "gv", 'V', [](C c) { return neighbourhood(c, {c.x[0].number}, false); }},
      {"open", "gV", 'V', [](C c) { return neighbourhood(c, c.x[0].set, false); }},
      {"closed", "gv", 'V', [](C c) { return neighbourhood(c, {c.x[0].number}, true); }},
      {"closed", "gV", 'V', [](C c) { return neighbourhood(c, c.x[0].set, true); }},
      {"adjacent", "gvv", 't', [](C c) { return c.graph.joined(c.x[0].number, c.x[1].number); }},
      {"distance", "gvv", 'n', [](C c) { return distance(c.graph, c.x[0].number, c.x[1].number, c.work); }},
      {"eccentricity", "gv", 'n', [](C c) { return eccentricity(c, c.x[0].number); }},
      {"ends", "e", 'V', ends_of},
      {"ends", "a", 'V', ends_of},
      {"tail", "a", 'v', [](C c) { return tail(c.x[0].number); }},
      {"head", "a", 'v', [](C c) { return head(c.x[0].number); }},
      {"edge", "a", 'e', [](C c) { return edge(tail(c.x[0].number), head(c.x[0].number)); }},
      {"length", "f", 'n', length},
      {"directed", "e", 't', [](C c) { return c.scene.position.is_directed(c.x[0].number); }},
      {"directed", "a", 't', [](C c) { return c.scene.position.is_directed(c.x[0].number); }},
      {"indegree", "v", 'n', [](C c) { return times_directed(c, [&](Code a) { return head(a) == c.x[0].number; }); }},
      {"outdegree", "v", 'n', [](C c) { return times_directed(c, [&](Code a) { return tail(a) == c.x[0].number; }); }},
      {"min", "nn", 'n', [](C c) { return std::min(c.x[0].number, c.x[1].number); }},
      {"max", "nn", 'n', [](C c) { return std::max(c.x[0].number, c.x[1].number); }},
      {"abs", "n", 'n', [](C c) { return c.x[0].number < 0 ? reckoned("-", 0, c.x[0].number) : c.x[0].number; }}};
  return all;
}

}  // namespace sprague::verify
