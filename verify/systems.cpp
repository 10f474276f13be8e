// Arrow systems: what is left of a board of the Game of Arrows (Sections 2 and 3 of Mathews) or the Game of Cycles. The
// items: edges "Aa", with both arrows; arrows that must never be drawn whole, "!Abc", or never but for one, "*ab".
#include <algorithm>

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

bool has(const Text& item, char arrow) {
  return item.find(arrow) != Text::npos;
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
    const bool never = std::any_of(item.begin(), item.end(), [&](char arrow) {
      return has(item, reverse(arrow)) || (item != barred(arrow) && before.contains(barred(arrow)));
    });
    const bool said = std::any_of(before.begin(), before.end(), [&](const Text& other) {
      return other[0] == item[0] && other != item && (labels(other) & ~labels(item)).none();
    });
    if (!is_edge(item) && (never || said)) continue;
    if (item == "!") throw Malformed("a vertex is a sink or a source");
    if (item[0] == '*' && item.size() < 3) throw Malformed("a cell is complete, or can be completed at once");
    items.insert(item);
  }
  for (const Text& edge : before) {
    if (!is_edge(edge)) continue;
    const auto is_on = [&](const Text& item) { return has(item, edge[0]) || has(item, edge[1]); };
    const bool free = std::none_of(items.begin(), items.end(), [&](const Text& item) {
      return item != edge && item != barred(edge[0]) && item != barred(edge[1]) && is_on(item);
    });
    if (items.contains(barred(edge[0])) && items.contains(barred(edge[1]))) {
      std::erase_if(items, is_on);
    } else if (free) {
      std::erase_if(items, [&](const Text& item) { return item != edge && is_on(item); });
    }
  }
  return sorted({items.begin(), items.end()});
}

Items read(View position) {
  Items items;
  for (Text item : split(position, ";")) {
    std::sort(item.begin(), item.end());
    items.insert(item);
  }
  for (const Text& item : items) {
    const Text arrows = alphabetical(labels(item));
    const bool all = std::all_of(arrows.begin(), arrows.end(), [&](char c) { return items.contains(edge_of(c)); });
    if (!all || (is_edge(item) ? item != edge_of(item[0]) : arrows.size() + 1 != item.size())) {
      throw Malformed("expected edges, and sets of their arrows");
    }
  }
  return items;
}

Text start(const Board& board, bool leaves_are_bound) {
  Items items;
  std::map<char, std::pair<Text, Text>> arrows;  // of each vertex, away from it and towards it
  for (const Text& edge : board.edges) {
    const char arrow = board.arrow(edge[0], edge[1]);
    items.insert(edge_of(arrow));
    for (const bool back : {false, true}) {
      arrows[edge[back ? 1 : 0]].first += back ? reverse(arrow) : arrow;
      arrows[edge[back ? 1 : 0]].second += back ? arrow : reverse(arrow);
    }
  }
  const auto ban = [&](char kind, Text set) {
    std::sort(set.begin(), set.end());
    items.insert(kind + set);
  };
  for (const auto& [vertex, sets] : arrows) {
    if (sets.first.size() == 1 && !leaves_are_bound) continue;
    ban('!', sets.first);
    ban('!', sets.second);
  }
  for (Text cell : board.cells) {
    ban('*', cell);
    for (char& arrow : cell) arrow = reverse(arrow);
    ban('*', cell);
  }
  for (char mark : board.marks) draw(items, mark);
  return reduced(items);
}

std::map<Text, Text> moves(const Text& position) {
  const Items items = read(position);
  std::map<Text, Text> result;
  for (char arrow : alphabetical(labels(position))) {
    const bool banned = std::any_of(items.begin(), items.end(), [&](const Text& item) {
      return item == barred(arrow) || (item[0] == '*' && item.size() == 3 && has(item, arrow));
    });
    Items left = items;
    if (!banned) draw(left, arrow);
    if (!banned) result[{arrow}] = reduced(left);
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

// "ab;b>c": edges, marked ones with their arrows.
Board arrows_board(View start) {
  Board board;
  for (const Text& item : split(start, ";")) {
    const bool marked = item.size() == 3 && item[1] == '>';
    const Text edge = marked ? Text{item[0], item[2]} : item;
    const bool again = std::any_of(board.edges.begin(), board.edges.end(),
                                   [&](const Text& other) { return labels(other) == labels(edge); });
    if (edge.size() != 2 || labels(edge).count() != 2 || again)
      throw Malformed("expected edges as ab or a>b, each once");
    board.edges.push_back(edge);
    if (marked) board.marks += board.arrow(edge[0], edge[1]);
  }
  return board;
}

Game systems_game(const std::function<Board(View)>& board, bool leaves_are_bound) {
  return {[=](View text) { return start(board(text), leaves_are_bound); },
          [](View position) { return reduced(read(position)); }, moves};
}

}  // namespace sprague::verify
