// The games, a file each, and the graphs and boards that they start from.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

Game octal_game(View code);  // "0.33"
Game heap_game(View code);
Game arrows_game(bool leaves_are_bound);
Game cycles_game(View reading);  // "", ":simple" or ":enclosing"
Game sprouts_game();
Game brussels_game();
Game circular_game();

using Vertex = Number;
using Vertices = std::set<Vertex>;
using Graph = std::vector<Vertices>;  // the neighbours of each vertex

void join(Graph& graph, Vertex v, Vertex w);
Graph graph_of(View text);                    // "g6:Bg" (McKay's graph6 without header), "P7", "C7", "S(1,1,3,4)"
Graph star(const std::vector<Number>& legs);  // a hub 0 with so many vertices on each leg, leg by leg outwards
Vertices all(const Graph& graph);
std::vector<Vertices> parts(const Graph& graph, const Vertices& within);  // connected; their least vertices rise

// Of edge e: 2e is the arrow from its smaller vertex to the larger, 2e + 1 the reverse.
using Arrow = Number;
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
