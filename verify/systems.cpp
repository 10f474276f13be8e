// Arrow systems: what is left of a board of the Game of Arrows (Sections 2 and 3 of Mathews) or the Game of Cycles. The
// items: edges "Aa", with both arrows; arrows that must never be drawn whole, "!Abc", or never but for one, "*ab".

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

using Items = std::set<Text>;  // with their letters sorted

bool is_edge(const Text& item) {
  return item[0] != '!' && item[0] != '*';
}

Text edge_of(char arrow) {
  return {std::min(arrow, reverse(arrow)), std::max(arrow, reverse(arrow))};
}

Text barred(char arrow) {
  return {'!', arrow};
}

// The document's rule 1.
void draw(Items& items, char arrow) {
  if (items.erase(edge_of(arrow)) == 0) throw Malformed("an edge is marked twice");
  Items left;
  for (Text item : items) {
    std::erase(item, arrow);
    if (!has(item, reverse(arrow))) left.insert(item);
  }
  items = left;
}

// Rules 2 to 5. Throws Malformed if a closed set is drawn whole, or a cell lacks at most an arrow that can be drawn.
Text reduced(const Items& before) {
  Items items;
  for (const Text& item : before) {
    const bool never = std::ranges::any_of(item, [&](char arrow) {
      return has(item, reverse(arrow)) || (item != barred(arrow) && before.contains(barred(arrow)));
    });
    const bool said = std::ranges::any_of(before, [&](const Text& other) {
      return other[0] == item[0] && other != item && std::ranges::includes(item, other);
    });
    if (!is_edge(item) && (never || said)) continue;
    if (item == "!") throw Malformed("a vertex is a sink or a source");
    if (item[0] == '*' && item.size() < 3) throw Malformed("a cell is complete, or can be completed at once");
    items.insert(item);
  }
  for (const Text& edge : before) {
    if (!is_edge(edge)) continue;
    const Items bars{barred(edge[0]), barred(edge[1])};
    const bool both = items.contains(barred(edge[0])) && items.contains(barred(edge[1]));
    const bool alone = std::ranges::none_of(items, [&](const Text& item) {
      return item != edge && !bars.contains(item) && (has(item, edge[0]) || has(item, edge[1]));
    });
    if (both) items.erase(edge);
    if (both || alone) std::erase_if(items, [&](const Text& item) { return bars.contains(item); });
  }
  return sorted({items.begin(), items.end()});
}

Items read(View position) {
  Items items;
  for (Text item : split(position, ";")) {
    std::ranges::sort(item);
    items.insert(item);
  }
  for (const Text& item : items) {
    const Text arrows = labels(item);
    const bool all = std::ranges::all_of(arrows, [&](char c) { return items.contains(edge_of(c)); });
    const bool only = arrows.size() + (is_edge(item) ? 0 : 1) == item.size();
    if (!all || !only || (is_edge(item) && item != edge_of(item[0]))) {
      throw Malformed("expected edges, and sets of their arrows");
    }
  }
  return items;
}

Text start(const Board& board, bool leaves_are_bound) {
  Texts items;
  const auto ban = [&](char kind, const Text& arrows) {  // these, and their reverses
    Text back;
    for (char arrow : arrows) back += reverse(arrow);
    items.push_back(kind + arrows);
    items.push_back(kind + back);
  };
  for (char vertex : labels(sorted(board.edges))) {
    Text away;
    for (const Text& edge : board.edges) {
      if (has(edge, vertex)) away += board.arrow(vertex, edge[edge[0] == vertex ? 1 : 0]);
    }
    if (away.size() > 1 || leaves_are_bound) ban('!', away);
  }
  for (const Text& edge : board.edges) items.push_back(edge_of(board.arrow(edge[0], edge[1])));
  for (const Text& cell : board.cells) ban('*', cell);
  Items system = read(sorted(items));
  for (char mark : board.marks) draw(system, mark);
  return reduced(system);
}

Moves moves(const Text& position) {
  const Items items = read(position);
  Moves result;
  for (char arrow : labels(position)) {
    const bool banned = std::ranges::any_of(items, [&](const Text& item) {
      return item == barred(arrow) || (item[0] == '*' && item.size() == 3 && has(item, arrow));
    });
    if (banned) continue;
    result[{arrow}] = [=] {
      Items left = items;
      draw(left, arrow);
      return reduced(left);
    };
  }
  return result;
}

}  // namespace

char Board::arrow(char from, char to) const {
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (i == 26) throw TooLarge("there are more than 26 edges");
    if (edges[i] == Text{from, to}) return static_cast<char>('a' + i);
    if (edges[i] == Text{to, from}) return static_cast<char>('A' + i);
  }
  throw Malformed("an arrow is not on an edge");
}

bool is_connected(const Texts& edges) {
  return hang_together(sorted(edges)).size() == 1;
}

// It has three vertices or more, and stays connected without any one of them.
bool is_2_connected(const Texts& edges) {
  const Text vertices = labels(joined(edges, ""));
  return vertices.size() >= 3 && std::ranges::all_of(vertices, [&](char v) {
           Texts rest = edges;
           for (Text& edge : rest) std::erase(edge, v);
           return is_connected(rest);
         });
}

// "ab;b>c": edges, marked ones with their arrows.
Board arrows_board(View start) {
  Board board;
  std::set<Text> known;
  for (Text edge : split(start, ";")) {
    const bool marked = edge.size() == 3 && edge[1] == '>';
    if (marked) edge.erase(1, 1);
    const bool is_new = known.insert(labels(edge)).second;
    if (edge.size() != 2 || labels(edge).size() != 2 || !is_new) throw Malformed("expected edges as ab or a>b");
    board.edges.push_back(edge);
    if (marked) board.marks += board.arrow(edge[0], edge[1]);
  }
  return board;
}

Game systems_game(const std::function<Board(View)>& board, bool leaves_are_bound) {
  return {
      [=](View text) { return start(board(text), leaves_are_bound); },
      [](View position) { return reduced(read(position)); },
      moves,
      [](View position) { return std::ranges::count_if(read(position), is_edge); },
      hang_together,
      [=](View text, const Text& arrows) {  // on the board as it is: rule 5 lets the reverse of an arrow stand for it
        Board played = board(text);
        played.marks += arrows;
        start(played, leaves_are_bound);
      }};
}

}  // namespace sprague::verify
