#include "verify/systems.hpp"

#include <algorithm>

namespace sprague::verify {
namespace {

using Arrows = std::set<Arrow>;

Arrow reverse(Arrow arrow) {
  return arrow ^ 1;
}

Text name_of(Arrow arrow) {
  return (arrow < 52 ? "" : "+") + Text(1, static_cast<char>((arrow % 2 == 0 ? 'a' : 'A') + arrow / 2 % 26));
}

Text name_of(const Arrows& arrows) {
  Text text;
  for (Arrow arrow : arrows) text += name_of(arrow);
  return text;
}

std::vector<Arrow> read_arrows(View text) {
  std::vector<Arrow> arrows;
  while (!text.empty()) {
    const std::size_t beyond = skip(text, "+") ? 52 : 0;
    const char c = text.empty() ? ' ' : text[0];
    const bool small = c >= 'a' && c <= 'z';
    if (!small && !(c >= 'A' && c <= 'Z')) throw Malformed("expected letters of arrows");
    arrows.push_back(beyond + 2 * static_cast<std::size_t>(c - (small ? 'a' : 'A')) + (small ? 0 : 1));
    text.remove_prefix(1);
  }
  return arrows;
}

struct System {
  Arrows edges;  // their small letters
  ArrowSets closed;
  ArrowSets cells;
};

Text text_of(const System& system) {
  Text text = name_of(system.edges);
  for (const ArrowSets* sets : {&system.closed, &system.cells}) {
    char before = ';';
    for (const Arrows& set : *sets) text += before + name_of(set), before = ',';
    if (sets->empty()) text += ';';
  }
  return text;
}

System read(View text) {
  const auto parts = split(text, ";");
  if (parts.size() != 3) throw Malformed("expected edges, closed sets and cells");
  const auto sets = [](View list) {
    ArrowSets result;
    for (View part : split(list, ",")) {
      const std::vector<Arrow> arrows = read_arrows(part);
      if (!list.empty()) result.emplace(arrows.begin(), arrows.end());
    }
    if (result.size() > 300) throw TooLarge("a system has more than 300 sets");
    return result;
  };
  const std::vector<Arrow> edges = read_arrows(parts[0]);
  return {Arrows(edges.begin(), edges.end()), sets(parts[1]), sets(parts[2])};
}

// The document's rule 1.
void draw(System& system, Arrow arrow) {
  system.edges.erase(arrow & ~Arrow{1});
  for (ArrowSets* sets : {&system.closed, &system.cells}) {
    ArrowSets left;
    for (Arrows set : *sets) {
      set.erase(arrow);
      if (!set.contains(reverse(arrow))) left.insert(std::move(set));
    }
    *sets = std::move(left);
  }
}

// Of sets that must not be drawn whole, or not lack just one arrow, those that say what others do not say already.
ArrowSets needed(const ArrowSets& sets, const Arrows& barred) {
  ArrowSets result;
  for (const Arrows& set : sets) {
    const bool never = std::any_of(set.begin(), set.end(), [&](Arrow arrow) {
      return set.contains(reverse(arrow)) || (set.size() > 1 && barred.contains(arrow));
    });
    const bool said = std::any_of(sets.begin(), sets.end(), [&](const Arrows& other) {
      return other != set && std::includes(set.begin(), set.end(), other.begin(), other.end());
    });
    if (!never && !said) result.insert(set);
  }
  return result;
}

// Rules 2 to 4. Throws Malformed if a closed set is drawn whole, or a cell lacks at most an arrow that can be drawn.
void reduce(System& system) {
  Arrows barred;
  for (const Arrows& set : system.closed) {
    if (set.empty()) throw Malformed("a vertex is a sink or a source");
    if (set.size() == 1) barred.insert(*set.begin());
  }
  std::erase_if(system.cells, [&](const Arrows& cell) { return cell.size() == 1 && barred.contains(*cell.begin()); });
  if (std::any_of(system.cells.begin(), system.cells.end(), [](const Arrows& cell) { return cell.size() < 2; })) {
    throw Malformed("a cell is complete, or can be completed at once");
  }
  system.closed = needed(system.closed, barred);
  system.cells = needed(system.cells, barred);
  for (Arrow arrow : barred) {
    if (!barred.contains(reverse(arrow))) continue;
    system.edges.erase(arrow & ~Arrow{1});
    system.closed.erase({arrow});
  }
}

std::set<Text> moves(const Text& position) {
  const System system = read(position);
  std::set<Text> names;
  for (Arrow edge : system.edges) {
    for (Arrow arrow : {edge, reverse(edge)}) {
      const bool death = std::any_of(system.cells.begin(), system.cells.end(),
                                     [&](const Arrows& cell) { return cell.size() == 2 && cell.contains(arrow); });
      if (!system.closed.contains({arrow}) && !death) names.insert(name_of(arrow));
    }
  }
  return names;
}

Text after(const Text& position, const Text& move) {
  System system = read(position);
  draw(system, read_arrows(move).at(0));
  reduce(system);
  return text_of(system);
}

// Edges that a set has in common hang together. A component of one edge has no sets.
Texts components(const Text& position) {
  System rest = read(position);
  Texts parts;
  while (!rest.edges.empty()) {
    System part{{*rest.edges.begin()}, {}, {}};
    for (std::size_t edges = 0; edges < part.edges.size();) {
      edges = part.edges.size();
      for (auto [all, mine] : {std::pair(&rest.closed, &part.closed), std::pair(&rest.cells, &part.cells)}) {
        for (const Arrows& set : *all) {
          const auto here = [&](Arrow arrow) { return part.edges.contains(arrow & ~Arrow{1}); };
          if (std::none_of(set.begin(), set.end(), here)) continue;
          mine->insert(set);
          for (Arrow arrow : set) part.edges.insert(arrow & ~Arrow{1});
        }
      }
    }
    for (Arrow edge : part.edges) rest.edges.erase(edge);
    if (part.edges.size() == 1) part = {part.edges, {}, {}};
    parts.push_back(text_of(part));
  }
  return parts;
}

Text component(View text) {
  const View before_sets = text.substr(0, text.find(';'));
  View edges = before_sets;
  if (!skip(edges, "system(") || !text.ends_with(')')) throw Malformed("expected an arrow system");
  if (number(edges) > 52) throw TooLarge("there are more than 52 edges");
  Arrows letters;
  for (Arrow edge = 0; edge < number(edges); ++edge) letters.insert(2 * edge);
  text.remove_suffix(1);
  System system = read(name_of(letters) + Text(text.substr(before_sets.size())));
  Text position = text_of(system);
  reduce(system);
  const Texts parts = components(position);
  if (parts.size() != 1 || parts[0] != position || text_of(system) != position) {
    throw Malformed("expected one component in normal form");
  }
  return position;
}

bool same(const Text& component, const Text& other, View relabelling) {
  const System here = read(component);
  const System there = read(other);
  const std::vector<Arrow> image = read_arrows(relabelling);
  if (image.size() != there.edges.size() || image.size() != here.edges.size()) return false;
  std::vector<Arrow> to(104);
  System mapped;
  auto next = image.begin();
  for (Arrow edge : there.edges) {
    mapped.edges.insert(*next & ~Arrow{1});
    to[edge] = *next;
    to[reverse(edge)] = reverse(*next++);
  }
  for (auto [from, result] : {std::pair(&there.closed, &mapped.closed), std::pair(&there.cells, &mapped.cells)}) {
    for (const Arrows& set : *from) {
      Arrows arrows;
      for (Arrow arrow : set) arrows.insert(to[arrow]);
      result->insert(std::move(arrows));
    }
  }
  return text_of(mapped) == component;
}

}  // namespace

Arrow Board::arrow(VertexPair from_to) const {
  const VertexPair ends = std::minmax({from_to.first, from_to.second});
  const auto edge = std::find(edges.begin(), edges.end(), ends);
  if (edge == edges.end()) throw Malformed("an arrow is not on an edge");
  return 2 * static_cast<Arrow>(edge - edges.begin()) + (ends == from_to ? 0 : 1);
}

Text system_of(const Board& board, bool leaves_are_bound) {
  if (board.edges.size() > 52) throw TooLarge("there are more than 52 edges");
  System system{{}, {}, board.cells};
  for (Arrow edge = 0; edge < board.edges.size(); ++edge) system.edges.insert(2 * edge);
  for (Vertex v : board.graph.all()) {
    Arrows away;
    Arrows towards;
    for (Vertex w : board.graph.all()) {
      if (!board.graph.adjacent(v, w)) continue;
      away.insert(board.arrow({v, w}));
      towards.insert(board.arrow({w, v}));
    }
    if (away.size() > (leaves_are_bound ? 0 : 1)) system.closed.insert({away, towards});
  }
  for (VertexPair mark : board.marks) {
    const Arrow arrow = board.arrow(mark);
    if (!system.edges.contains(arrow & ~Arrow{1})) throw Malformed("an edge is marked twice");
    draw(system, arrow);
  }
  reduce(system);
  return text_of(system);
}

Game systems_game(const std::function<Text(View)>& start) {
  return {start, component, moves, after, components, same};
}

}  // namespace sprague::verify
