// A position of a game as text: a graph with directed edges, marks and faces (docs/language.md, "Games").
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/graph.hpp"
#include "language/file.hpp"
#include "language/value.hpp"

namespace sprague::written {

using language::Set;

struct Position {
  Graph graph;
  Set directed;            // edges that have a direction, as arrows
  std::vector<Set> marks;  // of each mark the vertices or edges that have it
  std::vector<Set> faces;  // each the edges of its boundary

  // Has it nothing but its graph?
  bool is_plain() const;
  friend bool operator==(const Position&, const Position&) = default;
};

// The game's start on a graph; faces are added by whoever knows them.
Position start_on(const language::GameText& game, Graph graph);

// The position with other numbers for its vertices: order[i] becomes i. Vertices that the order lacks go, with all
// their edges; a face of which an edge goes is gone.
Position reordered(const language::GameText& game, const Position& position, std::span<const Vertex> order);

// Both beside each other; the second one's vertices come behind.
Position beside(const language::GameText& game, const Position& first, const Position& second);

// The numbers of its vertices by which isomorphic positions become equal ones, through nauty's labelling of a graph in
// which directed and marked edges, and faces, are vertices with colours of their own.
std::vector<Vertex> canonical_order(const language::GameText& game, const Position& position);

// The vertices of each connected component, ascending; of a game that is whole all vertices, if there are any.
std::vector<std::vector<Vertex>> parts_of(const language::GameText& game, const Position& position);

// Vertices and edges, marks that they lack, edges that have no direction: each move lowers the number.
std::size_t measure(const language::GameText& game, const Position& position);

}  // namespace sprague::written
