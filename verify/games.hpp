// The games, a file each, and what they are played on: graphs, boards, surfaces.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

Game octal_game(View code);  // "0.33"
Game heap_game(View code);
Game arrows_game(bool leaves_are_bound);
Game cycles_game(View reading);  // "", ":simple" or ":enclosing"
Game sprouts_game();
Game brussels_game();
Game girth_game(View girth);
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

// Curves in the regions of a closed surface: Section 3 of Lemoine and Viennot.
// A sphere, with so many handles or crosscaps, and its boundaries: each the word of its corners, with the region on the
// left. A letter as a corner is a label. In Sprouts corners are of vertices with three lives: '0' has no curve yet, '1'
// one, '2' two, as letters have, which come twice.
struct Region {
  bool orientable = true;
  std::size_t genus = 0;
  Texts words;

  Text surface() const;  // " on T2", " on P3", or nothing
};
using Regions = std::vector<Region>;

Region take_surface(View& text);  // that the text ends with
Region read_tips(View text);      // "3,4 on T1": of each boundary, how many tips; a tip is '2'

Text least_rotation(Text word);
Text reversed(const Text& word);

// Draws all curves, each with a vertex on it that has the first of three letters on either side; the others are for its
// ends. Calls `found` with the corners at its ends, and the regions that it leaves.
using CurveFound = std::function<void(const Text& ends, const Regions& left)>;
void each_curve(const Region& region, const Text& letters, const CurveFound& found);
void each_curve(const Regions& regions, const Text& letters, const CurveFound& found);

// Positions that are written region by region: "2,(1ab) | (ab) on P1".
constexpr View alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
bool is_letter(char corner);
Text text_of(const Regions& regions);  // the least
Regions read_regions(View text);
Text corners(const Regions& regions);
// Those that stand at so many corners, in the order of the alphabet.
Text letters(const Regions& regions, std::size_t least, std::size_t most = Text::npos);

// Writes other letters for some, or strikes them out if the other is ' '.
Text renamed(Text word, View from, View to);
Regions renamed(Regions regions, View from, View to);
bool is_renaming(View from, View to);  // one to one, to letters

// The texts of parts, sorted. Regions hang together if a letter of the one is linked to one of the other.
Texts linked_parts(const Regions& regions, const std::function<bool(char, char)>& linked,
                   const std::function<Text(const Regions&)>& text);

}  // namespace sprague::verify
