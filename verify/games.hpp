// The games, and what several of them are played on: boards of arrows, surfaces.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

// Items that never touch: the normal form of one, nothing if it has no moves, what moves leave of it, and what it adds
// to the measure.
Game game_of_piles(const std::function<Text(View)>& normal, const std::function<std::set<Text>(const Text&)>& options,
                   const std::function<std::uint64_t(View)>& measure);

Game octal_game(View code);  // "0.33"
Game heap_game(View code);
Game loops_game();
Game sprouts_game(bool surfaces_stay);  // of regions with few lives
Game brussels_game(Number girth);       // 2 if all may be drawn
Game circular_game();
Game written_game(View name, View rules);

using Tips = std::vector<Number>;  // of the spots around a circle
Tips read_circle(View circle);

// Arrows on edges are letters: the reverse of a small one is the capital one.
constexpr char reverse(char arrow) {
  return static_cast<char>(arrow ^ ('a' ^ 'A'));
}

// A starting position of the Game of Arrows or the Game of Cycles. Vertices are letters, too.
struct Board {
  Texts edges;  // the vertices that the i-th small letter leads from and to
  Text marks;   // the arrows drawn
  Texts cells;  // the arrows one way round

  char arrow(char from, char to) const;
};

bool is_connected(const Texts& edges);
bool is_2_connected(const Texts& edges);

// A connected simple graph in the plane, with a face that is the outer one.
struct Drawing {
  Texts words;  // the neighbours of each vertex, clockwise
  Texts edges;  // as their vertices, in the order of the words
  Texts faces;  // the vertices of their boundary walks
  Text outer;
};

Drawing read_drawing(View text);  // "bc,ac,ab outer=a>b"
Texts read_arrows(View text);     // "a>b,c>a"

// The words as they are read from each arrow along the outer face, in the drawing and in its mirror image. Two drawings
// are the same, their outer faces and mirrors included, exactly if they have one of these in common, and then all.
std::set<Text> readings(const Drawing& drawing);

Board arrows_board(View start);
Board cycles_board(View start, View reading);  // "", ":simple" or ":enclosing"
Game systems_game(const std::function<Board(View)>& board, bool leaves_are_bound);

// Curves in the regions of a closed surface: Section 3 of Lemoine and Viennot.
// A closed surface, sphere, handles or crosscaps, whose Euler characteristic is 2 less what it lost: 2 a handle, 1 a
// crosscap; and its boundaries: each the word of its corners, with the region on the left. A letter as a corner is a
// label. In Sprouts corners are of vertices with three lives: '0' has no curve yet, '1' one, '2' two, as letters have,
// which come twice.
struct Region {
  bool orientable;
  std::size_t lost;
  Texts words;
};
using Regions = std::vector<Region>;

Regions read_regions(const Texts& items, View corners);  // "2,(1ab)", "(ab) on P1", of these corners
Text text_of(const Regions& regions);                    // the least
Text corners(const Regions& regions);
std::uint64_t curves_left(const Regions& regions);        // at most, if each curve leaves as many tips as it takes
Text letters(const Text& corners, std::ptrdiff_t times);  // that stand there so often
Text least_rotation(Text word);
Text reversed(const Text& word);

// Draws all curves in any of the regions, each with a vertex on it that has the first of three letters on either side;
// the others are for its ends, if they are '0' or '1'. Calls `found` with the corners at its ends, and the regions that
// are left.
using CurveFound = std::function<void(const Text& ends, const Regions& left)>;
void each_curve(const Regions& regions, const Text& letters, const CurveFound& found);

}  // namespace sprague::verify
