// Octal games: on graphs, Definition 5 and Remark 6 of Beaudou et al.; on heaps, Definition 3. The bits of the i-th
// digit say what who removes i vertices may do with their component: 1 empty it, 2 leave it connected, 4 disconnect it;
// of a heap: leave nothing, one heap, two heaps. A position is a graph and the vertices that are left: "P5 0,2,3".
#include <algorithm>
#include <iterator>

#include "verify/games.hpp"
#include "verify/heaps.hpp"

namespace sprague::verify {
namespace {

std::vector<unsigned> digits_of(View code) {
  if (!skip(code, "0.") || code.empty() || code.size() > 20) throw Malformed("expected \"0.\" and 1 to 20 digits");
  std::vector<unsigned> digits;
  for (char c : code) {
    if (c < '0' || c > '7') throw Malformed("an octal code has digits from 0 to 7");
    digits.push_back(static_cast<unsigned>(c - '0'));
  }
  return digits;
}

Graph graph(const Text& position) {
  return graph_of(View(position).substr(0, position.find(' ')));
}

Vertices left(const Text& position) {
  return position.ends_with(' ') ? Vertices{} : numbers(View(position).substr(position.find(' ') + 1));
}

Text with(const Text& position, const Vertices& left) {
  return position.substr(0, position.find(' ') + 1) + listed(left);
}

Vertices without(const Vertices& all, const Vertices& removed) {
  Vertices rest;
  std::set_difference(all.begin(), all.end(), removed.begin(), removed.end(), std::back_inserter(rest));
  return rest;
}

Text start(View text) {
  return Text(text) + " " + listed(graph_of(text).all());
}

Texts components(const Text& position) {
  Texts result;
  for (const Vertices& part : graph(position).parts(left(position))) result.push_back(with(position, part));
  return result;
}

Text component(View text) {
  Text position = start("g6:" + Text(text));
  if (components(position).size() != 1) throw Malformed("this graph is not connected");
  return position;
}

// The connected sets with one vertex more.
std::set<Vertices> one_larger(const Graph& graph, const Vertices& component, const std::set<Vertices>& sets) {
  std::set<Vertices> result;
  for (const Vertices& set : sets) {
    for (Vertex w : without(component, set)) {
      if (std::none_of(set.begin(), set.end(), [&](Vertex v) { return graph.adjacent(v, w); })) continue;
      Vertices larger = set;
      larger.insert(std::lower_bound(larger.begin(), larger.end(), w), w);
      result.insert(std::move(larger));
    }
    if (result.size() > 20'000) throw TooLarge("a position has more than 20000 sets to remove");
  }
  return result;
}

std::set<Text> moves(const std::vector<unsigned>& digits, const Text& position) {
  std::set<Text> names;
  const Graph board = graph(position);
  for (const Vertices& component : board.parts(left(position))) {
    std::set<Vertices> sets;  // that are connected, of one size
    for (Vertex v : component) sets.insert(Vertices{v});
    for (unsigned digit : digits) {
      for (const Vertices& removed : sets) {
        const std::size_t parts = board.parts(without(component, removed)).size();
        if ((digit & (parts == 0 ? 1U : parts == 1 ? 2U : 4U)) != 0) names.insert(listed(removed));
      }
      sets = one_larger(board, component, sets);
    }
  }
  return names;
}

Text after(const Text& position, const Text& move) {
  return with(position, without(left(position), numbers(move)));
}

bool same(const Text& component, const Text& other, View relabelling) {
  const Graph here = graph(component);
  const Graph there = graph(other);
  const Vertices from = left(other);
  const std::vector<Vertex> to = numbers(relabelling);
  Vertices sorted = to;
  std::sort(sorted.begin(), sorted.end());
  if (to.size() != from.size() || sorted != left(component)) return false;
  for (std::size_t i = 0; i < to.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (there.adjacent(from[i], from[j]) != here.adjacent(to[i], to[j])) return false;
    }
  }
  return true;
}

Text normal_heap(View heap) {
  if (number(heap) > 10'000) throw TooLarge("a heap is larger than 10000");
  return heap == "0" ? "" : Text(heap);
}

std::set<Texts> heap_options(const std::vector<unsigned>& digits, const Text& component) {
  const std::size_t heap = number(component);
  std::set<Texts> result;
  for (std::size_t taken = 1; taken <= std::min(heap, digits.size()); ++taken) {
    const std::size_t left = heap - taken;
    if ((digits[taken - 1] & (left == 0 ? 1U : 2U)) != 0) result.insert(Texts{std::to_string(left)});
    for (std::size_t one = 1; 2 * one <= left && (digits[taken - 1] & 4U) != 0; ++one) {
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
  const auto digits = digits_of(code);
  return heaps_game(",", normal_heap, [=](const Text& heap) { return heap_options(digits, heap); });
}

}  // namespace sprague::verify
