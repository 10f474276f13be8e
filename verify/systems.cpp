// Arrow systems: what is left of a board of the Game of Arrows or the Game of Cycles. A position is a text as
// "0,2,6;1,2,6;3;*2,7": edges, closed sets, cells.
#include <algorithm>
#include <map>
#include <utility>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

// Arrows that must never be drawn whole or, if it is a cell's, but for one.
struct Ban {
  bool cell;
  Arrows arrows;
  friend auto operator<=>(const Ban&, const Ban&) = default;
};

struct System {
  Arrows edges;  // the first arrow of each
  std::set<Ban> bans;
};

Arrow edge_of(Arrow arrow) {
  return arrow & ~Arrow{1};
}

Text name_of(Arrow arrow) {
  return (arrow < 52 ? "" : "+") + Text(1, static_cast<char>((arrow % 2 == 0 ? 'a' : 'A') + arrow / 2 % 26));
}

std::vector<Arrow> read_arrows(View text) {
  std::vector<Arrow> arrows;
  while (!text.empty()) {
    const Arrow beyond = skip(text, "+") ? 52 : 0;
    const char c = text.empty() ? ' ' : text[0];
    const bool small = c >= 'a' && c <= 'z';
    if (!small && !(c >= 'A' && c <= 'Z')) throw Malformed("expected letters of arrows");
    arrows.push_back(beyond + 2 * static_cast<Arrow>(c - (small ? 'a' : 'A')) + (small ? 0 : 1));
    text.remove_prefix(1);
  }
  return arrows;
}

template <class Function>
Arrows mapped(const Arrows& arrows, const Function& to) {
  Arrows result;
  for (Arrow arrow : arrows) result.insert(to(arrow));
  return result;
}

Text text_of(const System& system) {
  Text text = listed(system.edges);
  for (const Ban& ban : system.bans) text += (ban.cell ? ";*" : ";") + listed(ban.arrows);
  return text;
}

System read(const Text& text) {
  const Texts parts = split(text, ";");
  System system{set_of(parts[0]), {}};
  for (std::size_t i = 1; i < parts.size(); ++i) {
    View set = parts[i];
    const bool cell = skip(set, "*");
    system.bans.insert({cell, set_of(set)});
  }
  return system;
}

// The document's rule 1.
void draw(System& system, Arrow arrow) {
  if (system.edges.erase(edge_of(arrow)) == 0) throw Malformed("an edge is marked twice");
  std::set<Ban> left;
  for (Ban ban : system.bans) {
    ban.arrows.erase(arrow);
    if (!ban.arrows.contains(reverse(arrow))) left.insert(ban);
  }
  system.bans = left;
}

// Rules 2 to 4. Throws Malformed if a closed set is drawn whole, or a cell lacks at most an arrow that can be drawn.
void reduce(System& system) {
  const std::set<Ban> before = std::exchange(system.bans, {});
  Arrows barred;
  for (const Ban& ban : before) {
    if (!ban.cell && ban.arrows.size() == 1) barred.insert(*ban.arrows.begin());
  }
  for (const Ban& ban : before) {
    const Arrows& arrows = ban.arrows;
    const bool never = std::any_of(arrows.begin(), arrows.end(), [&](Arrow arrow) {
      return arrows.contains(reverse(arrow)) || ((ban.cell || arrows.size() > 1) && barred.contains(arrow));
    });
    const bool said = std::any_of(before.begin(), before.end(), [&](const Ban& other) {
      return other.cell == ban.cell && other.arrows != arrows &&
             std::includes(arrows.begin(), arrows.end(), other.arrows.begin(), other.arrows.end());
    });
    if (never || said) continue;
    if (arrows.empty() && !ban.cell) throw Malformed("a vertex is a sink or a source");
    if (arrows.size() < 2 && ban.cell) throw Malformed("a cell is complete, or can be completed at once");
    system.bans.insert(ban);
  }
  for (Arrow arrow : barred) {
    if (!barred.contains(reverse(arrow))) continue;
    system.edges.erase(edge_of(arrow));
    system.bans.erase({false, {arrow}});
  }
}

Text start(const Board& board, bool leaves_are_bound) {
  if (board.arrows.size() > 104) throw TooLarge("there are more than 52 edges");
  System system;
  std::map<Vertex, Arrows> away;
  for (Arrow arrow = 0; arrow < board.arrows.size(); ++arrow) {
    system.edges.insert(edge_of(arrow));
    away[board.arrows[arrow].first].insert(arrow);
  }
  for (const auto& [v, arrows] : away) {
    if (arrows.size() == 1 && !leaves_are_bound) continue;
    system.bans.insert({{false, arrows}, {false, mapped(arrows, reverse)}});
  }
  for (const Arrows& cell : board.cells) system.bans.insert({{true, cell}, {true, mapped(cell, reverse)}});
  for (Arrow mark : board.marks) draw(system, mark);
  reduce(system);
  return text_of(system);
}

std::set<Text> moves(const Text& position) {
  const System system = read(position);
  std::set<Text> names;
  for (Arrow edge : system.edges) {
    for (Arrow arrow : {edge, reverse(edge)}) {
      const bool banned = std::any_of(system.bans.begin(), system.bans.end(), [&](const Ban& ban) {
        return ban.arrows.contains(arrow) && ban.arrows.size() == (ban.cell ? 2 : 1);
      });
      if (!banned) names.insert(name_of(arrow));
    }
  }
  return names;
}

Text after(const Text& position, const Text& move) {
  System system = read(position);
  draw(system, read_arrows(move)[0]);
  reduce(system);
  return text_of(system);
}

// Edges that a set has in common hang together. A component of one edge has no sets.
Texts components(const Text& position) {
  const System system = read(position);
  Graph graph(104);  // of edges
  for (const Ban& ban : system.bans) {
    for (Arrow arrow : ban.arrows) join(graph, edge_of(arrow), edge_of(*ban.arrows.begin()));
  }
  Texts texts;
  for (const Arrows& edges : parts(graph, system.edges)) {
    System part{edges, {}};
    for (const Ban& ban : system.bans) {
      if (edges.size() > 1 && edges.contains(edge_of(*ban.arrows.begin()))) part.bans.insert(ban);
    }
    texts.push_back(text_of(part));
  }
  return texts;
}

Text component(View text) {
  const Texts parts = split(text.substr(0, text.size() - 1), ";");
  View edges = parts[0];
  if (parts.size() != 3 || !skip(edges, "system(") || !text.ends_with(')')) throw Malformed("expected an arrow system");
  if (number(edges) > 52) throw TooLarge("there are more than 52 edges");
  System system;
  for (Arrow edge = 0; edge < number(edges); ++edge) system.edges.insert(2 * edge);
  for (const bool cell : {false, true}) {
    const Texts sets = list(parts[cell ? 2 : 1], ",");
    if (sets.size() > 300) throw TooLarge("a system has more than 300 sets");
    for (const Text& set : sets) {
      const std::vector<Arrow> arrows = read_arrows(set);
      system.bans.insert({cell, {arrows.begin(), arrows.end()}});
    }
  }
  Text position = text_of(system);
  reduce(system);
  if (text_of(system) != position) throw Malformed("expected the normal form");
  return position;
}

bool same(const Text& component, const Text& other, View relabelling) {
  const System there = read(other);
  const std::vector<Arrow> labels = read_arrows(relabelling);
  if (labels.size() != there.edges.size()) return false;
  std::map<Arrow, Arrow> to;
  for (Arrow edge : there.edges) {
    const Arrow label = labels[to.size() / 2];
    to[edge] = label;
    to[reverse(edge)] = reverse(label);
  }
  const auto image = [&](Arrow arrow) { return to.at(arrow); };
  System result{mapped(mapped(there.edges, image), edge_of), {}};
  for (const Ban& ban : there.bans) result.bans.insert({ban.cell, mapped(ban.arrows, image)});
  return result.edges.size() == labels.size() && text_of(result) == component;
}

}  // namespace

void Board::add_edge(Vertex v, Vertex w) {
  arrows.insert(arrows.end(), {{v, w}, {w, v}});
}

Arrow Board::arrow(Vertex from, Vertex to) const {
  const auto found = std::find(arrows.begin(), arrows.end(), std::pair(from, to));
  if (found == arrows.end()) throw Malformed("an arrow is not on an edge");
  return static_cast<Arrow>(found - arrows.begin());
}

Graph Board::graph() const {
  Graph graph;
  for (const auto& [from, to] : arrows) {
    graph.resize(std::max<std::size_t>(graph.size(), from + 1));
    graph[from].insert(to);
  }
  return graph;
}

Game systems_game(const std::function<Board(View)>& board, bool leaves_are_bound) {
  return {[=](View text) { return start(board(text), leaves_are_bound); }, moves, components, same, component, after};
}

}  // namespace sprague::verify
