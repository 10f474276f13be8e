// The Game of Cycles: Section 2.1 of Zandee. A board is a plane drawing, given by the neighbours of each vertex in
// clockwise order; a face lies to the left of the arrows of its boundary walk.

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

// Where each arrow leads from, and to.
Text ends_of(const Board& board, char arrow) {
  const Text& edge = board.edges[static_cast<std::size_t>(small(arrow) - 'a')];
  return arrow == small(arrow) ? edge : Text{edge[1], edge[0]};
}

// The boundary walk of each face, as its arrows; words[v] are the neighbours of v.
Texts faces_of(const Board& board, const Texts& words) {
  Texts faces;
  Letters seen;
  for (const Text& edge : board.edges) {
    for (const char first : {board.arrow(edge[0], edge[1]), board.arrow(edge[1], edge[0])}) {
      Text walk;
      for (char arrow = first; !seen[static_cast<unsigned char>(arrow)];) {
        seen.set(static_cast<unsigned char>(arrow));
        walk += arrow;
        // Who comes to a vertex goes on to the neighbour that is clockwise next to where he came from.
        const Text ends = ends_of(board, arrow);
        const Text& word = words[static_cast<std::size_t>(ends[1] - 'a')];
        arrow = board.arrow(ends[1], word[(word.find(ends[0]) + 1) % word.size()]);
      }
      if (!walk.empty()) faces.push_back(walk);
    }
  }
  return faces;
}

// A closed walk falls into simple cycles, and edges that are passed in both directions.
Texts pieces_of(const Board& board, const Text& walk) {
  Texts pieces;
  Text open;
  for (char arrow : walk) {
    open += arrow;
    const auto back = std::ranges::find(open, ends_of(board, arrow)[1], [&](char c) { return ends_of(board, c)[0]; });
    if (back == open.end()) continue;
    pieces.emplace_back(back, open.end());
    open.erase(back, open.end());
  }
  return pieces;
}

// Whether each way from a face to the unbounded one crosses the cycle: faces hang together by edges that are not on it.
bool encloses(const Texts& faces, const Text& cycle, const Text& face, const Text& unbounded) {
  Text items;
  for (const Text& walk : faces) {
    for (char arrow : walk) {
      if (!has(cycle, arrow) && !has(cycle, reverse(arrow))) items += small(arrow);
    }
    items += " " + walk + " ;";
  }
  const auto is_in = [](const Text& part, const Text& walk) { return part.find(" " + walk + " ") != Text::npos; };
  return std::ranges::none_of(hang_together(items),
                              [&](const Text& part) { return is_in(part, face) && is_in(part, unbounded); });
}

char read_arrow(const Board& board, View text) {
  if (text.size() != 3 || text[1] != '>') throw Malformed("expected an arrow as a>b, found " + quoted(text));
  return board.arrow(text[0], text[2]);
}

Board read_words(const Texts& words) {
  if (words.size() > 26) throw TooLarge("a plane board has more than 26 vertices");
  Board board;
  for (std::size_t v = 0; v < words.size(); ++v) {
    const char here = alphabet[v];
    for (char there : words[v]) {
      const std::size_t w = alphabet.find(there);
      if (w >= words.size() || w == v || std::count(words[v].begin(), words[v].end(), there) != 1 ||
          words[w].find(here) == Text::npos) {
        throw Malformed("expected words of other vertices, each once, and both ends of each edge");
      }
      if (v < w) board.edges.push_back({here, there});
    }
  }
  return board;
}

}  // namespace

Board cycles_board(View start, View reading) {
  const Texts halves = split(start, " outer=");
  const Texts marks = split(halves.size() == 2 ? halves[1] : "", "; ");
  if (marks.empty() || marks.size() > 2 || marks.back().empty()) throw Malformed("expected outer face, and arrows");
  const Texts words = split(halves[0], ",");
  Board board = read_words(words);
  const Texts faces = faces_of(board, words);
  const bool connected =
      labels(joined(board.edges, "")).count() == words.size() && hang_together(sorted(board.edges)).size() == 1;
  if (!connected || words.size() + faces.size() != board.edges.size() + 2) {  // Euler's formula
    throw Malformed("the words are not those of a connected plane drawing");
  }
  const char outer = read_arrow(board, marks[0]);
  for (const Text& mark : split(marks.size() == 2 ? marks[1] : "", ",")) board.marks += read_arrow(board, mark);
  const Text unbounded = *std::ranges::find_if(faces, [&](const Text& walk) { return has(walk, outer); });
  for (const Text& face : faces) {
    Text cell = face;
    const Texts pieces = pieces_of(board, face);
    if (face == unbounded || (reading == ":simple" && pieces.size() > 1)) continue;
    for (const Text& piece : pieces) {
      if (reading == ":enclosing" && encloses(faces, piece, face, unbounded)) cell = piece;
    }
    // One that passes an edge in both directions is none.
    if (std::ranges::none_of(cell, [&](char arrow) { return has(cell, reverse(arrow)); })) {
      board.cells.push_back(cell);
    }
  }
  return board;
}

}  // namespace sprague::verify
