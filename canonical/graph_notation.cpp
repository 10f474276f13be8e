#include "canonical/graph_notation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <utility>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/labelling.hpp"
#include "canonical/named_graphs.hpp"
#include "canonical/nearest_name.hpp"
#include "canonical/tree_key.hpp"
#include "canonical/tree_shapes.hpp"

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
  bool accept(std::string_view word) {
    if (!text_.substr(at_).starts_with(word)) return false;
    at_ += word.size();
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
    const std::size_t begin = at_;
    const std::uint16_t value = bounded(least, Graph::kMaxVertices, what);
    const std::size_t end = std::exchange(at_, begin);
    count(value + beside);
    at_ = end;
    return value;
  }

  // A number that is not one of vertices.
  std::uint16_t bounded(std::size_t least, std::size_t most, std::string_view what) {
    std::uint16_t value = 0;
    const char* begin = text_.data() + at_;
    const char* end = text_.data() + text_.size();
    const auto [next, error] = std::from_chars(begin, end, value);
    if (error != std::errc() || value < least || value > most) {
      fail(fmt::format("{} from {} to {}", what, least, most));
    }
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

  // The same of legs, each perhaps with how often it is there: 2^3.
  Legs legs(char end) {
    constexpr std::string_view kLeg = "a leg of a number of vertices";
    Legs legs;
    if (at_ < text_.size() && text_[at_] == end) return legs;
    do {
      const std::size_t begin = at_;
      const std::uint16_t leg = bounded(1, Graph::kMaxVertices, kLeg);
      const std::size_t often = accept('^') ? bounded(0, Graph::kMaxVertices, "a number of legs") : 1;
      const std::size_t next = std::exchange(at_, begin);
      count(leg * often);
      at_ = next;
      legs.insert(legs.end(), often, leg);
    } while (accept(','));
    return legs;
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

std::string print_tree(const Graph& tree) {
  const std::vector<Vertex> hubs = hubs_of(tree);
  if (hubs.empty()) return fmt::format("P{}", tree.vertices());
  if (const auto legs = legs_of_star(tree)) return print_star(*legs);
  if (const auto bistar = as_bistar(tree)) return print_bistar(*bistar);
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

// After K: 5, (3,3) or 3,3.
Graph complete_graph_in(Scanner& scan) {
  constexpr std::string_view kPart = "a part of vertices (caterpillars are written Cat(2,0,1)), a number";
  if (scan.accept('(')) {
    const std::vector<std::uint16_t> parts = scan.list(1, kPart, ')');
    if (parts.empty()) scan.fail("a part of a number of vertices");
    if (parts.size() == 1) scan.fail("',' and another part, for the complete graph is K5 without parentheses");
    scan.expect(')', "',' or ')'");
    return complete_multipartite_graph(parts);
  }
  std::vector<std::uint16_t> parts = scan.list(1, "a number of vertices", '\0');
  if (parts.size() == 1) parts = std::vector<std::uint16_t>(parts.front(), 1);
  return complete_multipartite_graph(parts);
}

Graph bistar_in(Scanner& scan) {
  constexpr std::string_view kAfterLegs = "',' or ';', as in B(1,1;2;3,4): legs, edges of the middle path, legs";
  scan.count(1);
  scan.expect('(', "'('");
  Bistar bistar;
  bistar.left = scan.legs(';');
  scan.expect(';', kAfterLegs);
  bistar.middle = scan.number(0, "a middle path of a number of edges");
  scan.expect(';', "';'");
  bistar.right = scan.legs(')');
  scan.expect(')', "',' or ')'");
  return bistar_graph(bistar);
}

Graph grid_in(Scanner& scan) {
  const std::size_t rows = scan.bounded(1, Graph::kMaxVertices, "a number of rows");
  scan.expect(',', "','");
  const std::size_t columns = scan.bounded(1, Graph::kMaxVertices / rows, "a number of columns");
  scan.expect(')', "')'");
  return grid_graph(rows, columns);
}

constexpr std::string_view kNotations =
    "P5, C6, K5, K(3,3), Q3, W5, Grid(3,4), Petersen, S(1,2), B(1,2;1;1,1), Cat(2,0,1), g6:TEXT or s6:TEXT";

// Throws InputError for a first word that is the name of no graph, with the nearest one.
void check_name(std::string_view text) {
  constexpr std::array<std::string_view, 10> kNames{"B", "C", "Cat", "Grid", "K", "P", "Petersen", "Q", "S", "W"};
  constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  const std::string_view word = text.substr(0, text.find_first_not_of(kAlphabet));
  if (word.empty() || std::ranges::find(kNames, word) != kNames.end()) return;
  const auto nearest = word.size() == 1 ? std::nullopt : nearest_name(word, kNames);
  throw InputError(fmt::format("graph '{}': character 1: no graph is named '{}'{}, expected {}", text, word,
                               nearest ? fmt::format(", the nearest is {}", *nearest) : "", kNotations));
}

Graph graph_in(Scanner& scan) {
  constexpr unsigned kMostDimensions = 12;
  static_assert(std::size_t{1} << kMostDimensions == Graph::kMaxVertices);
  if (scan.accept("Petersen")) return petersen_graph();
  if (scan.accept("Grid(")) return grid_in(scan);
  if (scan.accept("Cat(")) {
    const CaterpillarCode code = scan.list(0, "a number of leaves", ')', 1);
    if (code.empty()) scan.fail("a number of leaves");
    scan.expect(')', "',' or ')'");
    return caterpillar_graph(code);
  }
  if (scan.accept('P')) {
    const std::uint16_t n = scan.number(0, "a number of vertices");
    return n == 0 ? Graph(0) : star_graph({static_cast<std::uint16_t>(n - 1)});
  }
  if (scan.accept('C')) return cycle(scan.number(3, "a number of vertices"));
  if (scan.accept('S')) {
    scan.count(1);
    scan.expect('(', "'('");
    const Legs legs = scan.legs(')');
    scan.expect(')', "',' or ')'");
    return star_graph(legs);
  }
  if (scan.accept('B')) return bistar_in(scan);
  if (scan.accept('K')) return complete_graph_in(scan);
  if (scan.accept('Q')) return hypercube_graph(scan.bounded(0, kMostDimensions, "a dimension"));
  if (scan.accept('W')) return wheel_graph(scan.number(3, "a number of spokes", 1));
  scan.fail(kNotations);
}

}  // namespace

Graph parse_graph(std::string_view text) {
  if (text.starts_with("g6:")) return parse_graph6(text.substr(3));
  if (text.starts_with("s6:")) return parse_sparse6(text.substr(3));
  check_name(text);
  Scanner scan(text);
  Graph graph = graph_in(scan);
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
  return fmt::format("Cat({})", fmt::join(code, ","));
}

}  // namespace sprague
