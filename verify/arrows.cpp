// The Game of Arrows: Sections 2 and 3 of Mathews; spiders as in his Section 6.
#include <algorithm>

#include "verify/games.hpp"
#include "verify/systems.hpp"

namespace sprague::verify {
namespace {

// The number that a text begins with, which is taken off.
Number take_number(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  const Number value = number(text.substr(0, end));
  text.remove_prefix(end);
  return value;
}

// '^' away from the hub, 'v' towards it; or 0 if there is none. It is taken off.
char take_accent(std::string_view& text) {
  return skip(text, "^") ? '^' : skip(text, "v") ? 'v' : '\0';
}

// "2,v2(v2),1(^1)]".
Board spider(std::string_view text) {
  std::vector<Number> legs;
  std::vector<VertexPair> marks;
  Vertex before = 0;  // the vertices of legs that are done, the hub not counted
  do {
    const char outer = take_accent(text);
    const Number unmarked = take_number(text);
    if (unmarked > 400) throw TooLarge("a leg has more than 400 edges");
    const auto mark = [&](char accent, Number edge) {  // counted from the hub from 1 on
      const VertexPair away(edge == 1 ? 0 : before + edge - 1, before + edge);
      marks.push_back(accent == '^' ? away : VertexPair(away.second, away.first));
    };
    if (skip(text, "(")) {
      do {
        const char accent = take_accent(text);
        const Number edge = take_number(text);
        if (accent == '\0' || edge < 1 || edge > unmarked) throw Malformed("expected an arrow on an edge of the leg");
        mark(accent, edge);
      } while (skip(text, ","));
      if (!skip(text, ")")) throw Malformed("expected a closing parenthesis");
    }
    if (outer != '\0') mark(outer, unmarked + 1);
    legs.push_back(unmarked + (outer == '\0' ? 0 : 1));
    before += legs.back();
    if (before > 400) throw TooLarge("a spider has more than 400 edges");
  } while (skip(text, ","));
  if (text != "]") throw Malformed("expected a spider as S[2,v2(v2),1(^1)]");
  return {star(legs), {}, {}, std::move(marks)};
}

Board read_board(std::string_view text) {
  const bool is_spider = skip(text, "S[");
  const std::size_t semicolon = is_spider ? std::string_view::npos : text.find("; ");
  Board board = is_spider ? spider(text) : Board{graph_of(text.substr(0, semicolon)), {}, {}, {}};
  if (semicolon != std::string_view::npos) board.marks = read_marks(text.substr(semicolon + 2), false);
  for (Vertex v : board.graph.all()) {
    Vertices neighbours = board.graph.neighbours(v);
    if (neighbours.empty()) throw Malformed("a vertex is on no edge");
    std::sort(neighbours.begin(), neighbours.end());
    for (Vertex w : neighbours) {
      if (v < w) board.edges.emplace_back(v, w);
    }
  }
  return board;
}

class ArrowsGame final : public Game {
 public:
  explicit ArrowsGame(bool leaves_are_bound) : leaves_are_bound_(leaves_are_bound) {}

  PositionPtr start(std::string_view text) const override { return system_of(read_board(text), leaves_are_bound_); }
  PositionPtr component(std::string_view text) const override { return system_of(text); }

 private:
  bool leaves_are_bound_;
};

}  // namespace

Board arrows_board(std::string_view start) {
  return read_board(start);
}

std::unique_ptr<Game> arrows_game(bool leaves_are_bound) {
  return std::make_unique<ArrowsGame>(leaves_are_bound);
}

}  // namespace sprague::verify
