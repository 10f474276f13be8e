// The functions of the language, one row each: name, types, and how it is printed.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "language/types.hpp"

namespace sprague::language {

enum class FunctionId : std::uint8_t {
  // sets of a graph
  vertices,
  edges,
  darts,
  leaves,
  cut_vertices,
  hubs,
  spine,
  bridges,
  markable,
  automorphisms,
  involutions,
  // numbers of a graph
  components,
  max_degree,
  min_degree,
  girth,
  diameter,
  radius,
  matching_number,
  independence_number,
  clique_number,
  domination_number,
  chromatic_number,
  // truths of a graph
  connected,
  two_connected,
  bipartite,
  tree,
  forest,
  caterpillar,
  cactus,
  outerplanar,
  regular,
  // of boards
  faces,
  cells,
  outer,
  enclosing,
  // of a graph and what is in it
  degree,
  leaf,
  open_vertex,
  open_set,
  closed_vertex,
  closed_set,
  adjacent,
  distance,
  eccentricity,
  isomorphic,
  // of what is in a graph
  ends_of_edge,
  ends_of_arrow,
  tail,
  head,
  edge_of_arrow,
  darts_of_edges,
  part_vertices,
  part_edges,
  face_vertices,
  face_edges,
  face_length,
  // numbers
  min,
  max,
  abs,
  partitions,
  // constructors
  path,
  cycle,
  complete,
  star,
  wheel,
  grid,
  hypercube,
  petersen,
  complete_bipartite,
  theta,
  subdivided_star,
  star_of_list,
  hang,
  hang_on_set,
  join,
  disjoint,
  subdivide,
  line_graph,
  complement,
  delete_vertex,
  delete_vertices,
  delete_edge,
  delete_edges,
  contract,
  add_edge,
  // of positions
  nimber,
  outcome,
  misere_outcome,
  lengths,
  options,
  moves,
  left,
  taken,
  // of a position of a game as text
  directed_edge,
  directed_arrow,
  indegree,
  outdegree,
  // of a graph by a program
  program,
  // of the instances of a table's row
  count_all,
  count_if,
  row_sum,
  row_min,
  row_max,
};

enum class UsedIn : std::uint8_t { both, claims, games, tables };

struct Function {
  FunctionId id;
  std::string_view name;
  std::span<const Type> parameters;
  Type result;
  UsedIn used_in = UsedIn::both;
  bool takes_more = false;  // any number of the last parameter
  // How it is said: {0} is the first argument. Empty where "name(arguments)" is said.
  std::string_view words = {};
  std::string_view latex = {};
};

// All of them, those of one name beside each other, more exact ones first.
std::span<const Function> all_functions();

// Whether expressions of that place may call it; the columns of tables may call what claims may.
bool may_use(const Function& function, UsedIn place);

}  // namespace sprague::language
