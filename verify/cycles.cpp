// The Game of Cycles: Section 2.1 of Zandee.
#include "verify/games.hpp"

namespace sprague::verify {
namespace {

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

}  // namespace

Board cycles_board(View start, View reading) {
  const Texts halves = split(start, "; ");
  if (halves.empty() || halves.size() > 2 || halves.back().empty()) throw Malformed("expected a board, and arrows");
  const Drawing drawing = read_drawing(halves[0]);
  Board board{drawing.edges, {}, {}};
  for (const Text& mark : read_arrows(halves.size() == 2 ? halves[1] : ""))
    board.marks += board.arrow(mark[0], mark[1]);
  for (const Text& face : drawing.faces) {
    const Texts pieces = pieces_of(face);
    if (face == drawing.outer || (reading == ":simple" && pieces.size() > 1)) continue;
    Text cell = arrows_of(board, face);
    for (const Text& piece : pieces) {
      const bool is_cell = reading == ":enclosing" && encloses(board, drawing.faces, piece, face, drawing.outer);
      if (is_cell) cell = arrows_of(board, piece);
    }
    // One that passes an edge in both directions is none.
    if (std::ranges::none_of(cell, [&](char arrow) { return has(cell, reverse(arrow)); })) board.cells.push_back(cell);
  }
  return board;
}

}  // namespace sprague::verify
