// The naive reference for the Game of Cycles: the rules' words on the marks of one plane board, and nothing else.
//
// A position is the set of darts that carry an arrow. Nothing is split into sums, no two positions are ever taken for
// the same, and a board's symmetries are not looked for. Boards have at most 32 edges.
//
// Source: Zandee, "The Game of Cycles", Sections 2.1 (rules) and 3.1 (death moves made illegal). The text says what a
// cell is only where the face is bounded by a simple cycle; CellReading lists what it can mean elsewhere.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <unordered_map>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/plane_map.hpp"
#include "tests/naive/octal.hpp"

namespace sprague::naive {

enum class CycleRules {
  as_stated,       // whoever completes a cell has won and the game is over
  death_forbidden  // nobody may leave a cell that lacks one arrow only, all others in one direction
};

enum class CellReading {
  whole_walk,   // every bounded face; all of its boundary walk must be directed along itself
  simple_only,  // only bounded faces whose boundary walk is a simple cycle
  enclosing     // for every bounded face the cycle of its boundary that parts it from the outer face
};

// The darts of a cell, each with the cell's face on its left.
using Cell = std::vector<Dart>;

// The edges of a face's boundary, each as the lesser of its two darts.
inline std::vector<Dart> boundary_edges(const PlaneMap& map, Face face) {
  std::set<Dart> edges;
  for (Dart d : map.walk(face)) edges.insert(std::min(d, map.reverse(d)));
  return {edges.begin(), edges.end()};
}

// Do these edges form one simple cycle?
inline bool is_simple_cycle(const PlaneMap& map, const std::set<Dart>& edges) {
  std::vector<std::vector<Vertex>> joined(map.vertices());
  for (Dart d : edges) {
    joined[map.tail(d)].push_back(map.head(d));
    joined[map.head(d)].push_back(map.tail(d));
  }
  std::size_t touched = 0;
  for (const auto& neighbours : joined) {
    if (neighbours.size() != 0 && neighbours.size() != 2) return false;
    touched += neighbours.size() / 2;
  }
  if (touched == 0) return false;
  const Vertex start = map.tail(*edges.begin());
  Vertex before = start;
  Vertex at = joined[start][0];
  std::size_t steps = 1;
  for (; at != start; ++steps) {
    const Vertex next = joined[at][0] == before ? joined[at][1] : joined[at][0];
    before = at;
    at = next;
  }
  return steps == touched;
}

// Can nobody walk from the face to the outer face across edges that are not among these?
inline bool part_from_outer(const PlaneMap& map, Face face, const std::set<Dart>& edges) {
  std::set<Face> reached = {face};
  std::vector<Face> open = {face};
  while (!open.empty()) {
    const Face here = open.back();
    open.pop_back();
    for (Dart d : map.walk(here)) {
      if (edges.contains(std::min(d, map.reverse(d)))) continue;
      if (const Face there = map.face(map.reverse(d)); reached.insert(there).second) open.push_back(there);
    }
  }
  return !reached.contains(map.outer_face());
}

// Every set of boundary edges is tried; exactly one is a cycle that encloses the face.
inline Cell enclosing_cycle(const PlaneMap& map, Face face) {
  const std::vector<Dart> boundary = boundary_edges(map, face);
  std::vector<std::set<Dart>> found;
  for (Mask chosen = 1; chosen >> boundary.size() == 0; ++chosen) {
    std::set<Dart> edges;
    for (std::size_t i = 0; i < boundary.size(); ++i) {
      if ((chosen >> i & 1) != 0) edges.insert(boundary[i]);
    }
    if (is_simple_cycle(map, edges) && part_from_outer(map, face, edges)) found.push_back(edges);
  }
  ENSURE(found.size() == 1, "a bounded face is enclosed by one cycle of its boundary");
  Cell cell;
  for (Dart d : map.walk(face)) {
    if (found[0].contains(std::min(d, map.reverse(d)))) cell.push_back(d);
  }
  return cell;
}

inline std::vector<Cell> cells_of(const PlaneMap& map, CellReading reading) {
  std::vector<Cell> cells;
  for (std::size_t f = 0; f < map.faces(); ++f) {
    const auto face = static_cast<Face>(f);
    if (face == map.outer_face()) continue;
    const std::vector<Dart> walk = map.walk(face);
    std::set<Vertex> visited;
    for (Dart d : walk) visited.insert(map.tail(d));
    if (visited.size() == walk.size() || reading == CellReading::whole_walk) {
      cells.push_back(walk);
    } else if (reading == CellReading::enclosing) {
      cells.push_back(enclosing_cycle(map, face));
    }
  }
  return cells;
}

// The marked darts: bit d is set when the edge of dart d carries an arrow along d.
using Marks = std::uint64_t;

inline Marks mark(Dart d) {
  return Marks{1} << d;
}

class CyclesOnMap {
 public:
  CyclesOnMap(const PlaneMap& map, CellReading reading, CycleRules rules)
      : map_(map), cells_(cells_of(map, reading)), rules_(rules) {
    ENSURE(map.edges() <= 32, "a mark is a bit");
  }

  const PlaneMap& map() const { return map_; }
  const std::vector<Cell>& cells() const { return cells_; }

  bool is_marked(Marks marks, Dart d) const { return (marks & (mark(d) | mark(map_.reverse(d)))) != 0; }

  // Do all edges at v point towards it?
  bool is_sink(Marks marks, Vertex v) const {
    for (std::size_t i = 0; i < map_.degree(v); ++i) {
      const auto out = static_cast<Dart>(map_.first_dart(v) + i);
      if ((marks & mark(map_.reverse(out))) == 0) return false;
    }
    return true;
  }

  bool is_source(Marks marks, Vertex v) const {
    for (std::size_t i = 0; i < map_.degree(v); ++i) {
      if ((marks & mark(static_cast<Dart>(map_.first_dart(v) + i))) == 0) return false;
    }
    return true;
  }

  bool has_completed_cell(Marks marks) const {
    return std::ranges::any_of(cells_, [&](const Cell& cell) {
      return along(marks, cell) == cell.size() || against(marks, cell) == cell.size();
    });
  }

  // Could the next arrow complete a cell?
  bool has_cell_lacking_one(Marks marks) const {
    return std::ranges::any_of(cells_, [&](const Cell& cell) {
      return (along(marks, cell) + 1 == cell.size() && against(marks, cell) == 0) ||
             (against(marks, cell) + 1 == cell.size() && along(marks, cell) == 0);
    });
  }

  // The legal moves, as darts along which the arrow is drawn.
  std::vector<Dart> moves(Marks marks) const {
    std::vector<Dart> result;
    if (has_completed_cell(marks)) return result;
    for (std::size_t i = 0; i < map_.darts(); ++i) {
      const auto d = static_cast<Dart>(i);
      if (is_marked(marks, d)) continue;
      const Marks after = marks | mark(d);
      if (is_source(after, map_.tail(d)) || is_sink(after, map_.head(d))) continue;
      if (rules_ == CycleRules::death_forbidden && has_cell_lacking_one(after)) continue;
      result.push_back(d);
    }
    return result;
  }

  unsigned value(Marks marks = 0) {
    if (const auto known = values_.find(marks); known != values_.end()) return known->second;
    std::set<unsigned> seen;
    for (Dart d : moves(marks)) seen.insert(value(marks | mark(d)));
    return values_[marks] = mex(seen);
  }

  bool next_wins(Marks marks = 0) {
    if (const auto known = outcomes_.find(marks); known != outcomes_.end()) return known->second;
    bool result = false;
    for (Dart d : moves(marks)) result = result || !next_wins(marks | mark(d));
    return outcomes_[marks] = result;
  }

  std::vector<Dart> winning_moves(Marks marks = 0) {
    std::vector<Dart> result;
    for (Dart d : moves(marks)) {
      if (!next_wins(marks | mark(d))) result.push_back(d);
    }
    return result;
  }

 private:
  // Edges that a walk passes both ways count once each way, so such a walk is never complete.
  std::size_t along(Marks marks, const Cell& cell) const {
    return static_cast<std::size_t>(std::ranges::count_if(cell, [&](Dart d) { return (marks & mark(d)) != 0; }));
  }
  std::size_t against(Marks marks, const Cell& cell) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(cell, [&](Dart d) { return (marks & mark(map_.reverse(d))) != 0; }));
  }

  PlaneMap map_;
  std::vector<Cell> cells_;
  CycleRules rules_;
  std::unordered_map<Marks, unsigned> values_;
  std::unordered_map<Marks, bool> outcomes_;
};

}  // namespace sprague::naive
