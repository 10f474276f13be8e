#include "games/written/position.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "canonical/labelling.hpp"

namespace sprague::written {
namespace {

using language::edge_of;
using language::first_of;
using language::pair_of;
using language::second_of;

constexpr Vertex kNowhere = 0xFFFF;

// Colours: vertices by their marks, then what stands for edges by theirs, the two halves of directed edges, faces.
constexpr Colour kUndirected = 1U << 16;
constexpr Colour kTailHalf = 2U << 16;
constexpr Colour kHeadHalf = 3U << 16;
constexpr Colour kFace = 4U << 16;

Set renamed_edges(const Set& edges, const std::vector<Vertex>& names, bool keep_direction) {
  Set result;
  for (const std::int64_t edge : edges) {
    const Vertex a = names[first_of(edge)];
    const Vertex b = names[second_of(edge)];
    if (a == kNowhere || b == kNowhere) continue;
    result.push_back(keep_direction ? pair_of(a, b) : edge_of(a, b));
  }
  std::ranges::sort(result);
  return result;
}

Set renamed_vertices(const Set& vertices, const std::vector<Vertex>& names) {
  Set result;
  for (const std::int64_t v : vertices) {
    const Vertex name = names[static_cast<std::size_t>(v)];
    if (name != kNowhere) result.push_back(name);
  }
  std::ranges::sort(result);
  return result;
}

// The graph that nauty labels: the position's vertices come first.
class Drawn {
 public:
  Drawn(const language::GameText& game, const Position& position) : game_(game), position_(position) {
    graph_ = Graph(position.graph.vertices());
    colours_.assign(position.graph.vertices(), 0);
    colour_marks();
    for (std::size_t v = 0; v < position.graph.vertices(); ++v) {
      for (const Vertex w : position.graph.neighbours(static_cast<Vertex>(v))) {
        if (v < w) add_edge(static_cast<Vertex>(v), w);
      }
    }
    for (const Set& face : position.faces) add_face(face);
  }

  std::vector<Vertex> order() const {
    std::vector<Vertex> order = label(graph_, colours_).order;
    std::erase_if(order, [&](Vertex v) { return v >= position_.graph.vertices(); });
    return order;
  }

 private:
  void colour_marks() {
    for (std::size_t i = 0; i < game_.marks.size(); ++i) {
      for (const std::int64_t marked : position_.marks[i]) {
        if (game_.marks[i].on_edges) {
          edge_colours_[marked] |= 1U << i;
        } else {
          colours_[static_cast<std::size_t>(marked)] |= 1U << i;
        }
      }
    }
  }

  Vertex add_node(Colour colour) {
    colours_.push_back(colour);
    return graph_.add_vertex();
  }

  void add_edge(Vertex a, Vertex b) {
    const std::int64_t edge = edge_of(a, b);
    const auto found = edge_colours_.find(edge);
    const Colour marks = found == edge_colours_.end() ? 0 : found->second;
    const bool forwards = std::ranges::binary_search(position_.directed, pair_of(a, b));
    if (!forwards && !std::ranges::binary_search(position_.directed, pair_of(b, a))) {
      if (marks == 0 && position_.faces.empty()) return graph_.add_edge(a, b);
      const Vertex middle = add_node(kUndirected | marks);
      graph_.add_edge(a, middle);
      graph_.add_edge(middle, b);
      middles_[edge] = middle;
      return;
    }
    const Vertex tail = add_node(kTailHalf | marks);
    const Vertex head = add_node(kHeadHalf | marks);
    graph_.add_edge(forwards ? a : b, tail);
    graph_.add_edge(tail, head);
    graph_.add_edge(head, forwards ? b : a);
    middles_[edge] = tail;
  }

  void add_face(const Set& face) {
    const Vertex node = add_node(kFace);
    for (const std::int64_t edge : face) graph_.add_edge(node, middles_.at(edge));
  }

  const language::GameText& game_;
  const Position& position_;
  Graph graph_;
  std::vector<Colour> colours_;
  std::map<std::int64_t, Colour> edge_colours_;
  std::map<std::int64_t, Vertex> middles_;
};

}  // namespace

bool Position::is_plain() const {
  return directed.empty() && faces.empty() && std::ranges::all_of(marks, [](const Set& mark) { return mark.empty(); });
}

Position start_on(const language::GameText& game, Graph graph) {
  return {std::move(graph), {}, std::vector<Set>(game.marks.size()), {}};
}

Position reordered(const language::GameText& game, const Position& position, std::span<const Vertex> order) {
  std::vector<Vertex> names(position.graph.vertices(), kNowhere);
  for (std::size_t i = 0; i < order.size(); ++i) names[order[i]] = static_cast<Vertex>(i);
  Position result{position.graph.induced(order), renamed_edges(position.directed, names, true), {}, {}};
  for (std::size_t i = 0; i < game.marks.size(); ++i) {
    result.marks.push_back(game.marks[i].on_edges ? renamed_edges(position.marks[i], names, false)
                                                  : renamed_vertices(position.marks[i], names));
  }
  for (const Set& face : position.faces) {
    Set renamed = renamed_edges(face, names, false);
    if (renamed.size() == face.size()) result.faces.push_back(std::move(renamed));
  }
  std::ranges::sort(result.faces);
  return result;
}

Position beside(const language::GameText& game, const Position& first, const Position& second) {
  Position both = first;
  const std::size_t shift = first.graph.vertices();
  const auto shifted_pair = [&](std::int64_t pair) {
    return pair_of(static_cast<Vertex>(first_of(pair) + shift), static_cast<Vertex>(second_of(pair) + shift));
  };
  for (std::size_t v = 0; v < second.graph.vertices(); ++v) both.graph.add_vertex();
  for (std::size_t v = 0; v < second.graph.vertices(); ++v) {
    for (const Vertex w : second.graph.neighbours(static_cast<Vertex>(v))) {
      if (v < w) both.graph.add_edge(static_cast<Vertex>(v + shift), static_cast<Vertex>(w + shift));
    }
  }
  const auto append = [&](const Set& from, Set& to, bool are_edges) {
    for (const std::int64_t one : from)
      to.push_back(are_edges ? shifted_pair(one) : one + static_cast<std::int64_t>(shift));
  };
  append(second.directed, both.directed, true);
  for (std::size_t i = 0; i < both.marks.size(); ++i) {
    append(second.marks[i], both.marks[i], game.marks[i].on_edges);
  }
  for (const Set& face : second.faces) {
    both.faces.emplace_back();
    append(face, both.faces.back(), true);
  }
  return both;
}

std::vector<Vertex> canonical_order(const language::GameText& game, const Position& position) {
  return Drawn(game, position).order();
}

std::vector<std::vector<Vertex>> parts_of(const language::GameText& game, const Position& position) {
  const Graph& graph = position.graph;
  std::vector<std::vector<Vertex>> parts;
  std::vector<bool> seen(graph.vertices(), false);
  for (std::size_t start = 0; start < graph.vertices(); ++start) {
    if (seen[start]) continue;
    if (!game.whole || parts.empty()) parts.emplace_back();
    std::vector<Vertex>& part = parts.back();
    std::size_t next = part.size();
    part.push_back(static_cast<Vertex>(start));
    seen[start] = true;
    for (; next < part.size(); ++next) {
      for (const Vertex w : graph.neighbours(part[next])) {
        if (!seen[w]) part.push_back(w);
        seen[w] = true;
      }
    }
  }
  for (std::vector<Vertex>& part : parts) std::ranges::sort(part);
  return parts;
}

std::size_t measure(const language::GameText& game, const Position& position) {
  const std::size_t vertices = position.graph.vertices();
  const std::size_t edges = position.graph.edges();
  std::size_t total = vertices + 2 * edges - position.directed.size();
  for (std::size_t i = 0; i < game.marks.size(); ++i) {
    total += (game.marks[i].on_edges ? edges : vertices) - position.marks[i].size();
  }
  return total;
}

}  // namespace sprague::written
