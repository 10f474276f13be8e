#include "canonical/graph_notation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/labelling.hpp"
#include "canonical/tree_key.hpp"

namespace sprague {
namespace {

// Reads numbers and punctuation of one notation, with places for error messages.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  [[noreturn]] void fail(std::string_view expected) const {
    const std::string found = at_ < text_.size() ? fmt::format("'{}'", text_[at_]) : "the end";
    throw InputError(fmt::format("graph '{}': character {} is {}, expected {}", text_, at_ + 1, found, expected));
  }

  bool accept(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  void expect(char c, std::string_view expected) {
    if (!accept(c)) fail(expected);
  }
  void expect_end() const {
    if (at_ != text_.size()) fail("the end");
  }

  // Counts vertices, so that no graph is begun that would be too large.
  void count(std::size_t vertices) {
    total_ += vertices;
    if (total_ > Graph::kMaxVertices) {
      throw InputError(fmt::format("graph '{}': character {}: {} vertices or more, expected at most {}", text_, at_ + 1,
                                   total_, Graph::kMaxVertices));
    }
  }

  // A number of vertices, `beside` more of which come with it.
  std::uint16_t number(std::size_t least, std::string_view what, std::size_t beside = 0) {
    std::uint16_t value = 0;
    const char* begin = text_.data() + at_;
    const char* end = text_.data() + text_.size();
    const auto [next, error] = std::from_chars(begin, end, value);
    const std::size_t most = Graph::kMaxVertices;
    if (error != std::errc() || value < least || value > most) {
      fail(fmt::format("{} from {} to {}", what, least, most));
    }
    count(value + beside);
    at_ += static_cast<std::size_t>(next - begin);
    return value;
  }

  // Numbers with commas between them, none if the next character is `end`.
  std::vector<std::uint16_t> list(std::size_t least, std::string_view what, char end, std::size_t beside = 0) {
    std::vector<std::uint16_t> values;
    if (at_ < text_.size() && text_[at_] == end) return values;
    do {
      values.push_back(number(least, what, beside));
    } while (accept(','));
    return values;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t total_ = 0;
};

Graph cycle(std::size_t n) {
  Graph graph(n);
  for (std::size_t v = 0; v < n; ++v) graph.add_edge(static_cast<Vertex>(v), static_cast<Vertex>((v + 1) % n));
  return graph;
}

// The lengths of the legs at `hub`, the walk towards `stop` left out; empty when one of them branches.
std::optional<Legs> legs_at(const Graph& tree, Vertex hub, std::optional<Vertex> stop) {
  Legs legs;
  for (Vertex first : tree.neighbours(hub)) {
    if (stop && first == *stop) continue;
    Vertex before = hub;
    Vertex end = first;
    std::uint16_t length = 1;
    while (tree.degree(end) == 2) {
      const auto next = tree.neighbours(end);
      const Vertex after = next[0] == before ? next[1] : next[0];
      before = end;
      end = after;
      ++length;
    }
    if (tree.degree(end) > 2) return std::nullopt;
    legs.push_back(length);
  }
  std::ranges::sort(legs);
  return legs;
}

// The path between two vertices of a tree, both included.
std::vector<Vertex> path_between(const Graph& tree, Vertex from, Vertex to) {
  std::vector<Vertex> parent(tree.vertices(), from);
  std::vector<Vertex> queue{from};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (Vertex w : tree.neighbours(queue[i])) {
      if (w == parent[queue[i]]) continue;
      parent[w] = queue[i];
      queue.push_back(w);
    }
  }
  std::vector<Vertex> path{to};
  while (path.back() != from) path.push_back(parent[path.back()]);
  std::ranges::reverse(path);
  return path;
}

// The shortest code of a caterpillar, the smaller of its two directions; empty for other trees.
std::optional<CaterpillarCode> caterpillar_code(const Graph& tree) {
  std::vector<Vertex> inner;
  std::vector<Vertex> ends;
  auto inner_degree = [&](Vertex v) {
    return std::ranges::count_if(tree.neighbours(v), [&](Vertex w) { return tree.degree(w) > 1; });
  };
  for (std::size_t v = 0; v < tree.vertices(); ++v) {
    if (tree.degree(static_cast<Vertex>(v)) <= 1) continue;
    inner.push_back(static_cast<Vertex>(v));
    const auto degree = inner_degree(static_cast<Vertex>(v));
    if (degree > 2) return std::nullopt;
    if (degree < 2) ends.push_back(static_cast<Vertex>(v));
  }
  ENSURE(!ends.empty(), "a tree of three vertices or more has an inner vertex");
  CaterpillarCode code;
  for (Vertex v : path_between(tree, ends.front(), ends.back())) {
    code.push_back(static_cast<std::uint16_t>(tree.degree(v) - static_cast<std::size_t>(inner_degree(v))));
  }
  CaterpillarCode backwards(code.rbegin(), code.rend());
  return std::min(code, backwards);
}

std::string print_tree(const Graph& tree) {
  std::vector<Vertex> hubs;
  for (std::size_t v = 0; v < tree.vertices(); ++v) {
    if (tree.degree(static_cast<Vertex>(v)) >= 3) hubs.push_back(static_cast<Vertex>(v));
  }
  if (hubs.empty()) return fmt::format("P{}", tree.vertices());
  if (hubs.size() == 1) return print_star(*legs_at(tree, hubs[0], std::nullopt));
  if (hubs.size() == 2) {
    const std::vector<Vertex> path = path_between(tree, hubs[0], hubs[1]);
    Bistar bistar{*legs_at(tree, hubs[0], path[1]), static_cast<std::uint16_t>(path.size() - 1),
                  *legs_at(tree, hubs[1], path[path.size() - 2])};
    if (bistar.right < bistar.left) std::swap(bistar.left, bistar.right);
    return print_bistar(bistar);
  }
  if (const auto code = caterpillar_code(tree)) return print_caterpillar(*code);
  return "g6:" + to_graph6(canonical_graph(tree));
}

std::string print_unchecked(const Graph& graph) {
  const std::size_t n = graph.vertices();
  if (n == 0) return "P0";
  if (graph.is_tree()) return print_tree(graph);
  bool all_two = true;
  for (std::size_t v = 0; v < n; ++v) all_two = all_two && graph.degree(static_cast<Vertex>(v)) == 2;
  if (all_two && graph.is_connected()) return fmt::format("C{}", n);
  return "g6:" + to_graph6(canonical_graph(graph));
}

}  // namespace

Graph parse_graph(std::string_view text) {
  if (text.starts_with("g6:")) return parse_graph6(text.substr(3));
  if (text.starts_with("s6:")) return parse_sparse6(text.substr(3));
  Scanner scan(text);
  Graph graph;
  if (scan.accept('P')) {
    const std::uint16_t n = scan.number(0, "a number of vertices");
    graph = n == 0 ? Graph(0) : star_graph({static_cast<std::uint16_t>(n - 1)});
  } else if (scan.accept('C')) {
    graph = cycle(scan.number(3, "a number of vertices"));
  } else if (scan.accept('S')) {
    scan.count(1);
    scan.expect('(', "'('");
    graph = star_graph(scan.list(1, "a leg of a number of vertices", ')'));
    scan.expect(')', "',' or ')'");
  } else if (scan.accept('B')) {
    scan.count(1);
    scan.expect('(', "'('");
    Bistar bistar;
    bistar.left = scan.list(1, "a leg of a number of vertices", ';');
    scan.expect(';', "',' or ';'");
    bistar.middle = scan.number(0, "a middle path of a number of edges");
    scan.expect(';', "';'");
    bistar.right = scan.list(1, "a leg of a number of vertices", ')');
    scan.expect(')', "',' or ')'");
    graph = bistar_graph(bistar);
  } else if (scan.accept('K')) {
    scan.expect('(', "'('");
    const CaterpillarCode code = scan.list(0, "a number of leaves", ')', 1);
    if (code.empty()) scan.fail("a number of leaves");
    scan.expect(')', "',' or ')'");
    graph = caterpillar_graph(code);
  } else {
    scan.fail("P5, C6, S(1,2), B(1,2;1;1,1), K(2,0,1), g6:... or s6:...");
  }
  scan.expect_end();
  return graph;
}

std::string print_graph(const Graph& graph) {
  std::string text = print_unchecked(graph);
  ENSURE(graph_key(parse_graph(text)) == graph_key(graph), "a graph's notation reads back as another graph");
  return text;
}

std::string print_star(const Legs& legs) {
  return fmt::format("S({})", fmt::join(legs, ","));
}

std::string print_bistar(const Bistar& bistar) {
  return fmt::format("B({};{};{})", fmt::join(bistar.left, ","), bistar.middle, fmt::join(bistar.right, ","));
}

std::string print_caterpillar(const CaterpillarCode& code) {
  return fmt::format("K({})", fmt::join(code, ","));
}

}  // namespace sprague
