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
  std::vector<unsigned> digits;
  if (!skip(code, "0.") || code.empty() || code.size() > 20)
    throw Malformed("an octal code is \"0.\" and 1 to 20 digits");
  for (char c : code) {
    if (c < '0' || c > '7') throw Malformed("an octal code has digits from 0 to 7");
    digits.push_back(static_cast<unsigned>(c - '0'));
  }
  return digits;
}

Vertices without(const Vertices& all, const Vertices& removed) {
  Vertices rest;
  std::set_difference(all.begin(), all.end(), removed.begin(), removed.end(), std::back_inserter(rest));
  return rest;
}

struct Left {
  explicit Left(const Text& position)
      : graph(graph_of(View(position).substr(0, position.find(' ')))), vertices(numbers(split(position, " ").at(1))) {}

  Graph graph;
  Vertices vertices;
};

class OctalGame final : public Game {
 public:
  explicit OctalGame(View code) : digits_(digits_of(code)) {}

  Text start(View text) const override { return Text(text) + " " + listed(graph_of(text).all()); }

  Text component(View text) const override {
    const Text position = start("g6:" + Text(text));
    if (components(position).size() != 1) throw Malformed("this graph is not connected");
    return position;
  }

  std::set<Text> moves(const Text& position) const override {
    std::set<Text> names;
    if (position.ends_with(' ')) return names;
    const Left left(position);
    for (const Vertices& component : left.graph.parts(left.vertices)) {
      std::set<Vertices> sets;  // that are connected, of one size
      for (Vertex v : component) sets.insert({v});
      for (unsigned digit : digits_) {
        for (const Vertices& removed : sets) {
          const std::size_t parts = left.graph.parts(without(component, removed)).size();
          if ((digit & (parts == 0 ? 1U : parts == 1 ? 2U : 4U)) != 0) names.insert(listed(removed));
        }
        sets = one_larger(left.graph, component, sets);
      }
    }
    return names;
  }

  Text after(const Text& position, const Text& move) const override {
    return position.substr(0, position.find(' ') + 1) + listed(without(Left(position).vertices, numbers(move)));
  }

  Texts components(const Text& position) const override {
    Texts result;
    if (position.ends_with(' ')) return result;
    const Left left(position);
    for (const Vertices& part : left.graph.parts(left.vertices)) {
      result.push_back(position.substr(0, position.find(' ') + 1) + listed(part));
    }
    return result;
  }

  bool same(const Text& component, const Text& other, View relabelling) const override {
    const Left here(component);
    const Left there(other);
    const std::vector<Vertex> image = numbers(relabelling);
    Vertices sorted = image;
    std::sort(sorted.begin(), sorted.end());
    if (image.size() != there.vertices.size() || sorted != here.vertices) return false;
    for (std::size_t i = 0; i < image.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (there.graph.adjacent(there.vertices[i], there.vertices[j]) != here.graph.adjacent(image[i], image[j])) {
          return false;
        }
      }
    }
    return true;
  }

 private:
  // The connected sets with one vertex more.
  static std::set<Vertices> one_larger(const Graph& graph, const Vertices& component, const std::set<Vertices>& sets) {
    std::set<Vertices> result;
    for (const Vertices& set : sets) {
      for (Vertex w : component) {
        const bool next = std::any_of(set.begin(), set.end(), [&](Vertex v) { return graph.adjacent(v, w); });
        if (!next || std::binary_search(set.begin(), set.end(), w)) continue;
        Vertices larger = set;
        larger.insert(std::lower_bound(larger.begin(), larger.end(), w), w);
        result.insert(std::move(larger));
      }
      if (result.size() > 20'000) throw TooLarge("a position has more than 20000 sets to remove");
    }
    return result;
  }

  std::vector<unsigned> digits_;
};

class HeapGame final : public HeapsGame {
 public:
  explicit HeapGame(View code) : HeapsGame(","), digits_(digits_of(code)) {}

 private:
  Text normal(View heap) const override {
    if (number(heap) > 10'000) throw TooLarge("a heap is larger than 10000");
    return heap == "0" ? "" : Text(heap);
  }

  std::set<Texts> options(const Text& component) const override {
    const std::size_t heap = number(component);
    std::set<Texts> result;
    for (std::size_t taken = 1; taken <= std::min(heap, digits_.size()); ++taken) {
      const std::size_t left = heap - taken;
      if ((digits_[taken - 1] & (left == 0 ? 1U : 2U)) != 0) result.insert(Texts{std::to_string(left)});
      for (std::size_t one = 1; 2 * one <= left && (digits_[taken - 1] & 4U) != 0; ++one) {
        result.insert(Texts{std::to_string(one), std::to_string(left - one)});
      }
    }
    return result;
  }

  std::vector<unsigned> digits_;
};

}  // namespace

std::unique_ptr<Game> octal_game(View code) {
  return std::make_unique<OctalGame>(code);
}

std::unique_ptr<Game> heap_game(View code) {
  return std::make_unique<HeapGame>(code);
}

}  // namespace sprague::verify
