// The Game of Arrows: Sections 2 and 3 of Mathews; spiders as in his Section 6.
#include <algorithm>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

using Ends = std::pair<Vertex, Vertex>;  // of an arrow

Number take_number(View& text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  const Number value = number(text.substr(0, end));
  if (value > 400) throw TooLarge("a spider has more than 400 edges");
  text.remove_prefix(end);
  return value;
}

// '^' away from the hub, 'v' towards it; or ' ' if there is none.
char take_accent(View& text) {
  return skip(text, "^") ? '^' : skip(text, "v") ? 'v' : ' ';
}

// "2,v2(v2),1(^1)]".
std::pair<Graph, std::vector<Ends>> spider(View text) {
  std::vector<Number> legs;
  std::vector<Ends> marks;
  Vertex before = 0;  // the vertices of legs that are done, the hub not counted
  do {
    const auto mark = [&](char accent, Number edge) {  // counted from the hub from 1 on
      const Vertex inner = edge == 1 ? 0 : before + edge - 1;
      const Vertex outer = before + edge;
      marks.push_back(accent == '^' ? Ends(inner, outer) : Ends(outer, inner));
    };
    const char outer = take_accent(text);
    const Number unmarked = take_number(text);
    for (bool more = skip(text, "("); more;) {
      const char accent = take_accent(text);
      const Number edge = take_number(text);
      if (accent == ' ' || edge < 1 || edge > unmarked) throw Malformed("expected an arrow on an edge of the leg");
      mark(accent, edge);
      more = skip(text, ",");
      if (!more && !skip(text, ")")) throw Malformed("expected a closing parenthesis");
    }
    if (outer != ' ') mark(outer, unmarked + 1);
    legs.push_back(unmarked + (outer == ' ' ? 0 : 1));
    before += legs.back();
  } while (skip(text, ","));
  if (text != "]") throw Malformed("expected a spider as S[2,v2(v2),1(^1)]");
  return {star(legs), marks};
}

}  // namespace

Board arrows_board(View start) {
  const Texts parts = split(start, "; ");
  if (parts.size() > 2) throw Malformed("expected a graph, and arrows");
  auto [graph, marks] = skip(start, "S[") ? spider(start) : std::pair(graph_of(parts[0]), std::vector<Ends>{});
  for (const Text& arrow : parts.size() == 2 ? split(parts[1], ",") : Texts{}) {
    const Texts ends = split(arrow, ">");
    marks.emplace_back(number(ends[0]), number(ends.size() == 2 ? ends[1] : ""));
  }
  Board board;
  for (Vertex v = 0; v < graph.size(); ++v) {
    if (graph[v].empty()) throw Malformed("a vertex is on no edge");
    for (Vertex w : graph[v]) {
      if (v < w) board.add_edge(v, w);
    }
  }
  for (const auto& [from, to] : marks) board.marks.push_back(board.arrow(from, to));
  return board;
}

Game arrows_game(bool leaves_are_bound) {
  return systems_game(arrows_board, leaves_are_bound);
}

}  // namespace sprague::verify
