// Octal games: on graphs, Definition 5 and Remark 6 of Beaudou et al.; on heaps, Definition 3. The bits of the i-th
// digit say what who removes i vertices may do with their component: 1 empty it, 2 leave it connected, 4 disconnect it;
// of a heap: leave nothing, one heap, two heaps. A position is a graph and the vertices that are left: "P5 0,2,3".
#include <algorithm>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

using Digits = std::vector<unsigned>;  // the first one for who removes none

Digits digits_of(View code) {
  if (!skip(code, "0.") || code.empty() || code.size() > 20) throw Malformed("expected \"0.\" and 1 to 20 digits");
  Digits digits{0};
  for (char c : code) {
    if (c < '0' || c > '7') throw Malformed("an octal code has digits from 0 to 7");
    digits.push_back(static_cast<unsigned>(c - '0'));
  }
  return digits;
}

struct Position {
  Text name;
  Graph graph;
  Vertices left;
};

Position read(const Text& text) {
  const Texts parts = split(text, " ");
  return {parts[0], graph_of(parts[0]), set_of(parts[1])};
}

Text start(View text) {
  return Text(text) + " " + listed(all(graph_of(text)));
}

Texts components(const Text& text) {
  const Position position = read(text);
  Texts result;
  for (const Vertices& part : parts(position.graph, position.left))
    result.push_back(position.name + " " + listed(part));
  return result;
}

Text component(View text) {
  return start("g6:" + Text(text));
}

Vertices without(Vertices vertices, const Vertices& removed) {
  for (Vertex v : removed) vertices.erase(v);
  return vertices;
}

Text after(const Text& text, const Text& move) {
  const Position position = read(text);
  return position.name + " " + listed(without(position.left, set_of(move)));
}

// The connected sets with one vertex more.
std::set<Vertices> one_larger(const Graph& graph, const Vertices& component, const std::set<Vertices>& sets) {
  std::set<Vertices> result;
  for (const Vertices& set : sets) {
    Vertices near;
    for (Vertex v : set) near.insert(graph[v].begin(), graph[v].end());
    for (Vertex w : without(near, set)) {
      Vertices larger = set;
      larger.insert(w);
      if (component.contains(w)) result.insert(larger);
    }
    if (result.size() > 20'000) throw TooLarge("a position has more than 20000 sets to remove");
  }
  return result;
}

std::set<Text> moves(const Digits& digits, const Text& text) {
  std::set<Text> names;
  const Position position = read(text);
  for (const Vertices& component : parts(position.graph, position.left)) {
    std::set<Vertices> sets;  // that are connected, of one size
    for (Vertex v : component) sets.insert({v});
    for (std::size_t size = 1; size < digits.size(); ++size) {
      for (const Vertices& removed : sets) {
        const std::size_t left = parts(position.graph, without(component, removed)).size();
        if ((digits[size] & (left == 0 ? 1U : left == 1 ? 2U : 4U)) != 0) names.insert(listed(removed));
      }
      sets = one_larger(position.graph, component, sets);
    }
  }
  return names;
}

bool same(const Text& component, const Text& other, View relabelling) {
  const Position here = read(component);
  const Position there = read(other);
  const std::vector<Vertex> from(there.left.begin(), there.left.end());
  const std::vector<Vertex> to = numbers(relabelling);
  if (set_of(relabelling) != here.left || to.size() != here.left.size() || to.size() != from.size()) return false;
  for (std::size_t i = 0; i < to.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (there.graph[from[i]].contains(from[j]) != here.graph[to[i]].contains(to[j])) return false;
    }
  }
  return true;
}

Text normal_heap(View heap) {
  if (number(heap) > 10'000) throw TooLarge("a heap is larger than 10000");
  return heap == "0" ? "" : Text(heap);
}

std::set<Texts> heap_options(const Digits& digits, const Text& component) {
  const std::size_t heap = number(component);
  std::set<Texts> result;
  for (std::size_t taken = 0; taken <= heap && taken < digits.size(); ++taken) {
    const std::size_t left = heap - taken;
    if ((digits[taken] & (left == 0 ? 1U : 2U)) != 0) result.insert(Texts{std::to_string(left)});
    for (std::size_t one = 1; 2 * one <= left && (digits[taken] & 4U) != 0; ++one) {
      result.insert(Texts{std::to_string(one), std::to_string(left - one)});
    }
  }
  return result;
}

}  // namespace

Game octal_game(View code) {
  const auto digits = digits_of(code);
  return {start, component, [=](const Text& position) { return moves(digits, position); }, after, components, same};
}

Game heap_game(View code) {
  Digits digits(10'001, 3);  // Lasker's
  digits[0] = 4;
  if (code != "lasker") digits = digits_of(code);
  return heaps_game(",", normal_heap, [=](const Text& heap) { return heap_options(digits, heap); });
}

}  // namespace sprague::verify
