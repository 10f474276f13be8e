// The Game of Cycles: Section 2.1 of Zandee. A board is a plane drawing, given by the neighbours of each vertex in
// clockwise order; a face lies to the left of the arrows of its boundary walk.
#include <algorithm>
#include <map>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

using Walk = std::vector<Arrow>;

Vertex from(const Board& board, Arrow arrow) {
  const VertexPair ends = board.edges[arrow / 2];
  return arrow % 2 == 0 ? ends.first : ends.second;
}

// The boundary walk of each face; words[v] are the neighbours of v.
std::vector<Walk> faces_of(const Board& board, const std::vector<View>& words) {
  std::vector<Walk> faces;
  std::set<Arrow> seen;
  for (Arrow first = 0; first < 2 * board.edges.size(); ++first) {
    Walk walk;
    for (Arrow arrow = first; seen.insert(arrow).second;) {
      walk.push_back(arrow);
      // Who comes to a vertex goes on to the neighbour that is clockwise next to where he came from.
      const Vertex here = from(board, arrow ^ 1);
      const std::size_t place = words[here].find(static_cast<char>('a' + from(board, arrow)));
      arrow = board.arrow({here, static_cast<Vertex>(words[here][(place + 1) % words[here].size()] - 'a')});
    }
    if (!walk.empty()) faces.push_back(walk);
  }
  return faces;
}

// A closed walk falls into simple cycles, and edges that are passed in both directions.
std::vector<Walk> pieces_of(const Board& board, const Walk& walk) {
  std::vector<Walk> pieces;
  Walk open;
  for (Arrow arrow : walk) {
    open.push_back(arrow);
    const auto back = std::find_if(open.begin(), open.end(),
                                   [&](Arrow earlier) { return from(board, earlier) == from(board, arrow ^ 1); });
    if (back == open.end()) continue;
    pieces.emplace_back(back, open.end());
    open.erase(back, open.end());
  }
  return pieces;
}

// Whether a way leads from a face to the other that does not cross the cycle.
bool reaches(const std::vector<Walk>& faces, const Walk& start, const Walk& goal, const Walk& cycle) {
  std::set<Arrow> sides(start.begin(), start.end());  // of faces that are reached
  for (std::size_t size = 0; size < sides.size();) {
    size = sides.size();
    for (const Walk& face : faces) {
      const bool next = std::any_of(face.begin(), face.end(), [&](Arrow arrow) {
        const auto on = [&](Arrow other) { return other / 2 == arrow / 2; };
        return sides.contains(arrow ^ 1) && std::none_of(cycle.begin(), cycle.end(), on);
      });
      if (next) sides.insert(face.begin(), face.end());
    }
  }
  return sides.contains(goal[0]);
}

VertexPair read_mark(View text) {
  const bool letters = text.size() == 3 && text[0] >= 'a' && text[2] >= 'a' && text[1] == '>';
  if (!letters) throw Malformed("expected an arrow as a>b, found " + quoted(text));
  return {static_cast<Vertex>(text[0] - 'a'), static_cast<Vertex>(text[2] - 'a')};
}

}  // namespace

Board cycles_board(View start, View reading) {
  const std::vector<View> parts = split(start, " outer=");
  const std::vector<View> words = split(parts[0], ",");
  if (words.size() > 26) throw TooLarge("a plane board has more than 26 vertices");
  Board board{Graph(words.size()), {}, {}, {}};
  for (Vertex v = 0; v < words.size(); ++v) {
    for (char name : words[v]) {
      const auto w = static_cast<Vertex>(name - 'a');
      if (name < 'a' || w >= words.size() || w == v || std::count(words[v].begin(), words[v].end(), name) != 1 ||
          words[w].find(static_cast<char>('a' + v)) == View::npos) {
        throw Malformed("expected words of other vertices, each once, and both ends of each edge");
      }
      board.graph.join(v, w);
      if (v < w) board.edges.emplace_back(v, w);
    }
  }
  const std::vector<Walk> faces = faces_of(board, words);
  // Euler's formula.
  if (board.graph.parts(board.graph.all()).size() != 1 || words.size() + faces.size() != board.edges.size() + 2) {
    throw Malformed("the words are not those of a connected plane drawing");
  }
  const std::vector<View> marks = split(parts.size() == 2 ? parts[1] : "", "; ");
  const Arrow outer = board.arrow(read_mark(marks[0]));
  for (View mark : split(marks.size() == 2 ? marks[1] : "", ",")) {
    if (marks.size() > 1) board.marks.push_back(read_mark(mark));
  }
  const auto unbounded = std::find_if(
      faces.begin(), faces.end(), [&](const Walk& face) { return std::count(face.begin(), face.end(), outer) > 0; });
  for (const Walk& face : faces) {
    if (face == *unbounded) continue;
    const std::vector<Walk> pieces = pieces_of(board, face);
    const auto encloses = [&](const Walk& piece) { return !reaches(faces, face, *unbounded, piece); };
    if (reading == ":simple" && pieces.size() > 1) continue;
    const Walk cell = reading == ":enclosing" ? *std::find_if(pieces.begin(), pieces.end(), encloses) : face;
    std::set<Arrow> back;
    for (Arrow arrow : cell) back.insert(arrow ^ 1);
    // One that passes an edge in both directions is none.
    if (std::any_of(cell.begin(), cell.end(), [&](Arrow arrow) { return back.contains(arrow); })) continue;
    board.cells.insert({std::set<Arrow>(cell.begin(), cell.end()), back});
  }
  return board;
}

Game cycles_game(View reading) {
  return systems_game([reading = Text(reading)](View start) { return system_of(cycles_board(start, reading), true); });
}

}  // namespace sprague::verify
