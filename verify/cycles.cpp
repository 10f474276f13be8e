// The Game of Cycles: Section 2.1 of Zandee. A board is a plane drawing, given by the neighbours of each vertex in
// clockwise order; a face lies to the left of the arrows of its boundary walk.
#include "verify/games.hpp"

namespace sprague::verify {
namespace {

// The boundary walk of each face, as its vertices; words[v] are the neighbours of v.
Texts faces_of(const Texts& words) {
  Texts faces;
  std::set<Text> seen;  // arrows, as their vertices
  for (std::size_t v = 0; v < words.size(); ++v) {
    for (char w : words[v]) {
      Text walk;
      for (Text arrow{alphabet[v], w}; seen.insert(arrow).second;) {
        walk += arrow[0];
        // Who comes to a vertex goes on to the neighbour that is clockwise next to where he came from.
        const Text& word = words[alphabet.find(arrow[1])];
        arrow = {arrow[1], word[(word.find(arrow[0]) + 1) % word.size()]};
      }
      if (!walk.empty()) faces.push_back(walk);
    }
  }
  return faces;
}

Text arrows_of(const Board& board, const Text& walk) {
  Text arrows;
  for (std::size_t i = 0; i < walk.size(); ++i) arrows += board.arrow(walk[i], walk[(i + 1) % walk.size()]);
  return arrows;
}

// A closed walk falls into simple cycles, and edges that are passed in both directions.
Texts pieces_of(const Text& walk) {
  Texts pieces;
  Text open;
  for (char vertex : walk + walk[0]) {
    const std::size_t back = open.find(vertex);
    if (back != Text::npos) pieces.push_back(open.substr(back));
    open = open.substr(0, back) + vertex;
  }
  return pieces;
}

// Whether each way from a face to the unbounded one crosses the cycle: faces hang together by edges that are not on it.
bool encloses(const Board& board, const Texts& faces, const Text& cycle, const Text& face, const Text& unbounded) {
  const Text crossed = arrows_of(board, cycle);
  Texts items;
  for (const Text& walk : faces) {
    Text edges = arrows_of(board, walk);
    std::erase_if(edges, [&](char arrow) { return has(crossed, arrow) || has(crossed, reverse(arrow)); });
    for (char& arrow : edges) arrow = std::max(arrow, reverse(arrow));
    items.push_back(joined({edges, walk, ""}, " "));
  }
  return std::ranges::none_of(hang_together(sorted(items)), [&](const Text& part) {
    return part.find(" " + face + " ") != Text::npos && part.find(" " + unbounded + " ") != Text::npos;
  });
}

char read_arrow(const Board& board, View text) {
  if (text.size() != 3 || text[1] != '>') throw Malformed("expected an arrow as a>b, found " + quoted(text));
  return board.arrow(text[0], text[2]);
}

Board read_words(const Texts& words) {
  if (words.size() > 26) throw TooLarge("a plane board has more than 26 vertices");
  Board board;
  for (std::size_t v = 0; v < words.size(); ++v) {
    for (char there : words[v]) {
      const std::size_t w = alphabet.find(there);
      if (w >= words.size() || w == v || std::ranges::count(words[v], there) != 1 || !has(words[w], alphabet[v])) {
        throw Malformed("expected words of other vertices, each once, and both ends of each edge");
      }
      if (v < w) board.edges.push_back({alphabet[v], there});
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
  const Texts faces = faces_of(words);
  const bool connected = labels(sorted(board.edges)).size() == words.size() && is_connected(board.edges);
  if (!connected || words.size() + faces.size() != board.edges.size() + 2) {  // Euler's formula
    throw Malformed("the words are not those of a connected plane drawing");
  }
  const char outer = read_arrow(board, marks[0]);
  for (const Text& mark : split(marks.size() == 2 ? marks[1] : "", ",")) board.marks += read_arrow(board, mark);
  const Text unbounded = *std::ranges::find_if(faces, [&](auto& face) { return has(arrows_of(board, face), outer); });
  for (const Text& face : faces) {
    const Texts pieces = pieces_of(face);
    if (face == unbounded || (reading == ":simple" && pieces.size() > 1)) continue;
    Text cell = arrows_of(board, face);
    for (const Text& piece : pieces) {
      if (reading == ":enclosing" && encloses(board, faces, piece, face, unbounded)) cell = arrows_of(board, piece);
    }
    // One that passes an edge in both directions is none.
    if (std::ranges::none_of(cell, [&](char arrow) { return has(cell, reverse(arrow)); })) board.cells.push_back(cell);
  }
  return board;
}

}  // namespace sprague::verify
