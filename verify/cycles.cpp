// The Game of Cycles: Section 2.1 of Zandee. A board is a plane drawing, given by the neighbours of each vertex in
// clockwise order; a face lies to the left of the arrows of its boundary walk.
#include <algorithm>
#include <map>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

using Walk = std::vector<Arrow>;

bool passes(const Walk& walk, Arrow arrow) {
  return std::find(walk.begin(), walk.end(), arrow) != walk.end();
}

// The boundary walk of each face; words[v] are the neighbours of v.
std::vector<Walk> faces_of(const Board& board, const Texts& words) {
  std::vector<Walk> faces;
  Arrows seen;
  for (Arrow first = 0; first < board.arrows.size(); ++first) {
    Walk walk;
    for (Arrow arrow = first; seen.insert(arrow).second;) {
      walk.push_back(arrow);
      // Who comes to a vertex goes on to the neighbour that is clockwise next to where he came from.
      const auto [from, here] = board.arrows[arrow];
      const std::size_t next = words[here].find(static_cast<char>('a' + from)) + 1;
      arrow = board.arrow(here, static_cast<Vertex>(words[here][next % words[here].size()] - 'a'));
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
    const auto back = std::find_if(open.begin(), open.end(), [&](Arrow earlier) {
      return board.arrows[earlier].first == board.arrows[arrow].second;
    });
    if (back == open.end()) continue;
    pieces.emplace_back(back, open.end());
    open.erase(back, open.end());
  }
  return pieces;
}

// Whether each way from a face to the unbounded one crosses the cycle.
bool encloses(const std::vector<Walk>& faces, const Walk& cycle, Vertex face, Vertex unbounded) {
  std::map<Arrow, Vertex> face_of;
  for (Vertex f = 0; f < faces.size(); ++f) {
    for (Arrow arrow : faces[f]) face_of[arrow] = f;
  }
  Graph dual(faces.size());
  for (const auto& [arrow, f] : face_of) {
    if (!passes(cycle, arrow) && !passes(cycle, reverse(arrow))) join(dual, f, face_of[reverse(arrow)]);
  }
  const std::vector<Vertices> reached = parts(dual, all(dual));
  return std::none_of(reached.begin(), reached.end(),
                      [&](const Vertices& part) { return part.contains(face) && part.contains(unbounded); });
}

Arrow read_arrow(const Board& board, View text) {
  const bool letters = text.size() == 3 && text[0] >= 'a' && text[2] >= 'a' && text[1] == '>';
  if (!letters) throw Malformed("expected an arrow as a>b, found " + quoted(text));
  return board.arrow(static_cast<Vertex>(text[0] - 'a'), static_cast<Vertex>(text[2] - 'a'));
}

Board read_words(const Texts& words) {
  if (words.size() > 26) throw TooLarge("a plane board has more than 26 vertices");
  Board board;
  for (Vertex v = 0; v < words.size(); ++v) {
    for (char name : words[v]) {
      const auto w = static_cast<Vertex>(name - 'a');
      if (name < 'a' || w >= words.size() || w == v || std::count(words[v].begin(), words[v].end(), name) != 1 ||
          words[w].find(static_cast<char>('a' + v)) == View::npos) {
        throw Malformed("expected words of other vertices, each once, and both ends of each edge");
      }
      if (v < w) board.add_edge(v, w);
    }
  }
  return board;
}

}  // namespace

Board cycles_board(View start, View reading) {
  const Texts halves = split(start, " outer=");
  const Texts marks = split(halves.size() == 2 ? halves[1] : "", "; ");
  const Texts words = split(halves[0], ",");
  Board board = read_words(words);
  const std::vector<Walk> faces = faces_of(board, words);
  const Graph graph = board.graph();
  const bool connected = graph.size() == words.size() && parts(graph, all(graph)).size() == 1;
  if (!connected || words.size() + faces.size() != board.arrows.size() / 2 + 2) {  // Euler's formula
    throw Malformed("the words are not those of a connected plane drawing");
  }
  const Arrow outer = read_arrow(board, marks[0]);
  for (const Text& mark : marks.size() == 2 ? split(marks[1], ",") : Texts{}) {
    board.marks.push_back(read_arrow(board, mark));
  }
  Vertex unbounded = 0;
  while (!passes(faces[unbounded], outer)) ++unbounded;
  for (Vertex face = 0; face < faces.size(); ++face) {
    Walk cell = faces[face];
    const std::vector<Walk> pieces = pieces_of(board, cell);
    if (face == unbounded || (reading == ":simple" && pieces.size() > 1)) continue;
    for (const Walk& piece : pieces) {
      if (reading == ":enclosing" && encloses(faces, piece, face, unbounded)) cell = piece;
    }
    // One that passes an edge in both directions is none.
    const bool both = std::any_of(cell.begin(), cell.end(), [&](Arrow arrow) { return passes(cell, reverse(arrow)); });
    if (!both) board.cells.emplace_back(cell.begin(), cell.end());
  }
  return board;
}

Game cycles_game(View reading) {
  return systems_game([name = Text(reading)](View start) { return cycles_board(start, name); }, true);
}

}  // namespace sprague::verify
