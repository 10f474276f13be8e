// The games, a file each.
#pragma once

#include "verify/graphs.hpp"

namespace sprague::verify {

Game octal_game(View code);  // "0.33"
Game heap_game(View code);
Game arrows_game(bool leaves_are_bound);
Game cycles_game(View reading);  // "", ":simple" or ":enclosing"
Game sprouts_game();
Game brussels_game();
Game circular_game();

// Of edge e: 2e is the arrow from its smaller vertex to the larger, 2e + 1 the reverse.
using Arrow = std::size_t;
using Arrows = std::set<Arrow>;

constexpr Arrow reverse(Arrow arrow) {
  return arrow ^ 1;
}

// A starting position of the Game of Arrows or the Game of Cycles.
struct Board {
  std::vector<std::pair<Vertex, Vertex>> arrows;  // from the first to the second
  std::vector<Arrow> marks;
  std::vector<Arrows> cells;  // one way round

  void add_edge(Vertex v, Vertex w);  // v is the smaller one
  Arrow arrow(Vertex from, Vertex to) const;
  Graph graph() const;
};

Board arrows_board(View start);
Board cycles_board(View start, View reading);
Game systems_game(const std::function<Board(View)>& board, bool leaves_are_bound);

}  // namespace sprague::verify
