// The types of expressions.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace sprague::language {

enum class Type : std::uint8_t {
  number,
  truth,
  outcome,
  vertex,
  edge,
  arrow,
  face,
  part,  // what a move chooses: a path, a cycle, a clique, a connected set; its vertices and edges
  graph,
  board,
  position,
  move,
  map,  // of a graph's vertices onto themselves, as an automorphism is
  // Sets of these; a list is of numbers, which may stand in it several times.
  numbers,
  list,
  vertices,
  edges,
  arrows,
  faces,
  positions,
  moves,
  lists,
  graphs,
  maps,
};

// "a number", "a set of vertices"
std::string_view with_article(Type type);

// A graph, or a board, which is one.
bool is_graph(Type type);

bool is_set(Type type);
// A set or list whose members are one number each: numbers, vertices, edges, arrows.
bool has_numbers(Type set);
// Requires a set.
Type element_of(Type set);
// None where there are no sets of such.
std::optional<Type> set_of(Type element);

}  // namespace sprague::language
