// The functions of the language: of graphs and boards by canonical/, of positions by the host.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/ensure.hpp"
#include "canonical/families.hpp"
#include "canonical/graph_measures.hpp"
#include "canonical/graph_numbers.hpp"
#include "canonical/graph_operations.hpp"
#include "canonical/graph_sets.hpp"
#include "canonical/graph_truths.hpp"
#include "canonical/labelling.hpp"
#include "canonical/named_graphs.hpp"
#include "canonical/plane_faces.hpp"
#include "canonical/sorted.hpp"
#include "canonical/tree_key.hpp"
#include "language/evaluator.hpp"

namespace sprague::language {
namespace {

using enum FunctionId;

std::int64_t or_infinite(const std::optional<std::size_t>& number) {
  return number ? static_cast<std::int64_t>(*number) : kInfinite;
}

Set set_of(const std::vector<Vertex>& vertices) {
  Set set(vertices.begin(), vertices.end());
  std::ranges::sort(set);
  return set;
}
Set set_of(const std::vector<std::pair<Vertex, Vertex>>& edges) {
  Set set;
  for (const auto& [a, b] : edges) set.push_back(edge_of(a, b));
  std::ranges::sort(set);
  return set;
}

Set all_edges(const Graph& graph) {
  Set edges;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    for (const Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
      if (v < w) edges.push_back(edge_of(static_cast<Vertex>(v), w));
    }
  }
  return edges;
}

Set all_darts(const Graph& graph) {
  Set arrows;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    for (const Vertex w : graph.neighbours(static_cast<Vertex>(v)))
      arrows.push_back(pair_of(static_cast<Vertex>(v), w));
  }
  return arrows;
}

// Both arrows of each edge.
Set darts_of(const Set& edges) {
  Set darts;
  for (const std::int64_t edge : edges) {
    darts.push_back(edge);
    darts.push_back(pair_of(second_of(edge), first_of(edge)));
  }
  std::ranges::sort(darts);
  return darts;
}

Set enclosing_edges(const Board& board, std::int64_t face) {
  if (face == board.map.outer_face()) throw InputError("the outer face is enclosed by no cycle");
  Set edges;
  for (const Dart dart : enclosing_cycle(board.map, static_cast<Face>(face))) {
    edges.push_back(edge_of(board.map.tail(dart), board.map.head(dart)));
  }
  std::ranges::sort(edges);
  return edges;
}

Set neighbours_of(const Graph& graph, const Set& set) {
  Set result;
  for (const std::int64_t v : set) {
    const auto neighbours = graph.neighbours(static_cast<Vertex>(v));
    result.insert(result.end(), neighbours.begin(), neighbours.end());
  }
  sort_unique(result);
  return result;
}

Set without(const Set& set, const Set& others) {
  Set result;
  std::ranges::set_difference(set, others, std::back_inserter(result));
  return result;
}

Set together(const Set& set, const Set& others) {
  Set result;
  std::ranges::set_union(set, others, std::back_inserter(result));
  return result;
}

Set hubs_of_graph(const Graph& graph) {
  Set hubs;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    if (graph.degree(static_cast<Vertex>(v)) >= 3) hubs.push_back(static_cast<std::int64_t>(v));
  }
  return hubs;
}

bool is_in(const Set& set, std::int64_t member) {
  return std::ranges::binary_search(set, member);
}

// A vertex of the graph; it may have been taken from another one.
Vertex vertex(std::int64_t number, const Graph& graph) {
  if (number < 0 || number >= static_cast<std::int64_t>(graph.vertices())) {
    throw InputError(fmt::format("the graph has no vertex {}: it has {}", number, graph.vertices()));
  }
  return static_cast<Vertex>(number);
}

std::vector<Vertex> vertices_in(const Set& set, const Graph& graph) {
  std::vector<Vertex> vertices;
  for (const std::int64_t v : set) vertices.push_back(vertex(v, graph));
  return vertices;
}

std::vector<Edge> edges_in(const Set& set, const Graph& graph) {
  std::vector<Edge> edges;
  for (const std::int64_t edge : set) {
    const Vertex a = vertex(first_of(edge), graph);
    const Vertex b = vertex(second_of(edge), graph);
    if (!graph.has_edge(a, b)) throw InputError(fmt::format("the graph has no edge {}-{}", a, b));
    edges.emplace_back(a, b);
  }
  return edges;
}

}  // namespace

std::int64_t Evaluator::call_number(const Node& node) {
  const FunctionId id = node.function->id;
  switch (id) {
    case FunctionId::min:
    case FunctionId::max: return extreme(node);
    case abs: return std::abs(checked(*node.parts[0], number(*node.parts[0])));
    case tail:
    case head:
    case edge_of_arrow: {
      const std::int64_t arrow = number(*node.parts[0]);
      if (arrow == kGone) return kGone;
      if (id == edge_of_arrow) return edge_of(first_of(arrow), second_of(arrow));
      return id == tail ? first_of(arrow) : second_of(arrow);
    }
    case face_length: {
      const Value face = value(*node.parts[0]);
      return as<Part>(face.thing).length;
    }
    case isomorphic: return are_equal(*node.parts[0], *node.parts[1]) ? 1 : 0;
    case nimber:
    case FunctionId::outcome:
    case misere_outcome: return number_of_position(node);
    case directed_edge:
    case directed_arrow:
    case indegree:
    case outdegree: return number_of_directions(node);
    default: break;
  }
  const Thing graph = thing(*node.parts[0]);
  return with_place(node, [&] { return number_of_graph(node, as<Graph>(graph)); });
}

// What tells the notation from others of its place.
void Evaluator::add_numbers(const NotationPiece& piece, Numbers& numbers) {
  if (piece.when) {
    const bool is_first = truth(*piece.when);
    numbers.push_back(is_first ? 1 : 0);
    add_numbers(piece.choices[is_first ? 0 : 1], numbers);
  } else if (piece.number && piece.number->type == Type::list) {
    const Thing list = thing(*piece.number);
    numbers.push_back(static_cast<std::int64_t>(as<Set>(list).size()));
    numbers.insert(numbers.end(), as<Set>(list).begin(), as<Set>(list).end());
  } else if (piece.number) {
    numbers.push_back(number(*piece.number));
  }
}

// The same positions are asked for again and again where numbers are all that sets them apart.
std::int64_t Evaluator::number_of_position(const Node& node) {
  const Node& position = *node.parts[0];
  if (position.op != Op::position_by_notation || !remembers_) return number_of(node, thing(position));
  Asked asked{&node, {}};
  for (const NotationPiece& piece : position.code) add_numbers(piece, asked.numbers);
  for (const NotationPiece& piece : position.notation) add_numbers(piece, asked.numbers);
  const auto known = known_.find(asked);
  if (known != known_.end()) {
    ++met_again_;
    return known->second;
  }
  const std::int64_t found = number_of(node, thing(position));
  if (known_.size() >= kMostKnown) known_.clear();
  known_.emplace(std::move(asked), found);
  if (++met_ == kTrial && met_again_ < kTrial / 8) {
    remembers_ = false;
    known_ = {};
  }
  return found;
}

std::int64_t Evaluator::number_of(const Node& node, const Thing& position) {
  switch (node.function->id) {
    case nimber: return host_->nimber(position);
    case FunctionId::outcome: return host_->is_lost(position, false) ? 1 : 0;
    default: return host_->is_lost(position, true) ? 1 : 0;
  }
}

std::int64_t Evaluator::number_of_directions(const Node& node) {
  const Set& directed = as<Set>(frame_[kDirectedSlot].thing);
  const std::int64_t what = number(*node.parts[0]);
  if (what == kGone) return 0;
  switch (node.function->id) {
    case indegree: return std::ranges::count_if(directed, [&](std::int64_t arrow) { return second_of(arrow) == what; });
    case outdegree: return std::ranges::count_if(directed, [&](std::int64_t arrow) { return first_of(arrow) == what; });
    default: {
      const Vertex a = first_of(what);
      const Vertex b = second_of(what);
      return is_in(directed, pair_of(a, b)) || is_in(directed, pair_of(b, a)) ? 1 : 0;
    }
  }
}

std::int64_t Evaluator::number_of_graph(const Node& node, const Graph& graph) {
  const auto vertex_at = [&](std::size_t index) { return number(*node.parts[index]); };
  switch (node.function->id) {
    case components: return static_cast<std::int64_t>(components_of(graph).size());
    case max_degree: return static_cast<std::int64_t>(sprague::max_degree(graph));
    case min_degree: return static_cast<std::int64_t>(sprague::min_degree(graph));
    case girth: return or_infinite(sprague::girth(graph));
    case diameter: return or_infinite(sprague::diameter(graph));
    case radius: return or_infinite(sprague::radius(graph));
    case matching_number: return static_cast<std::int64_t>(sprague::matching_number(graph));
    case independence_number: return static_cast<std::int64_t>(sprague::independence_number(graph));
    case clique_number: return static_cast<std::int64_t>(sprague::clique_number(graph));
    case domination_number: return static_cast<std::int64_t>(sprague::domination_number(graph));
    case chromatic_number: return static_cast<std::int64_t>(sprague::chromatic_number(graph));
    case connected: return graph.is_connected() ? 1 : 0;
    case two_connected: return is_two_connected(graph) ? 1 : 0;
    case bipartite: return is_bipartite(graph) ? 1 : 0;
    case tree: return graph.is_tree() ? 1 : 0;
    case forest: return is_forest(graph) ? 1 : 0;
    case caterpillar: return is_caterpillar(graph) ? 1 : 0;
    case cactus: return is_cactus(graph) ? 1 : 0;
    case outerplanar: return is_outerplanar(graph) ? 1 : 0;
    case regular: return is_regular(graph) ? 1 : 0;
    case degree: {
      const std::int64_t v = vertex_at(1);
      return v == kGone ? 0 : static_cast<std::int64_t>(graph.degree(vertex(v, graph)));
    }
    case leaf: {
      const std::int64_t v = vertex_at(1);
      return v != kGone && graph.degree(vertex(v, graph)) == 1 ? 1 : 0;
    }
    case adjacent: {
      const std::int64_t a = vertex_at(1);
      const std::int64_t b = vertex_at(2);
      if (a == kGone || b == kGone) return 0;
      return graph.has_edge(vertex(a, graph), vertex(b, graph)) ? 1 : 0;
    }
    case distance: {
      const std::int64_t a = vertex_at(1);
      const std::int64_t b = vertex_at(2);
      if (a == kGone || b == kGone) return kInfinite;
      return or_infinite(sprague::distance(graph, vertex(a, graph), vertex(b, graph)));
    }
    case eccentricity: {
      const std::int64_t v = vertex_at(1);
      return v == kGone ? kInfinite : or_infinite(sprague::eccentricity(graph, vertex(v, graph)));
    }
    default: ENSURE(false, "a function without meaning");
  }
}

std::int64_t Evaluator::automorphisms_of(const Node& node, const Graph& graph) const {
  const auto size = label(graph).group_size;
  if (!size || *size >= static_cast<GroupSize>(kInfinite)) fail(node, "more than 2^63 automorphisms");
  return static_cast<std::int64_t>(*size);
}

Value Evaluator::call_thing(const Node& node) {
  const FunctionId id = node.function->id;
  switch (id) {
    case part_vertices:
    case face_vertices: {
      const Thing part = thing(*node.parts[0]);
      return {0, Thing(part, &as<Part>(part).vertices)};
    }
    case part_edges:
    case face_edges: {
      const Thing part = thing(*node.parts[0]);
      return {0, Thing(part, &as<Part>(part).edges)};
    }
    case ends_of_edge:
    case ends_of_arrow: {
      const std::int64_t pair = number(*node.parts[0]);
      if (pair == kGone) return {0, thing_of(Set{})};
      return {0, thing_of(Set{std::min<std::int64_t>(first_of(pair), second_of(pair)),
                              std::max<std::int64_t>(first_of(pair), second_of(pair))})};
    }
    case faces:
    case cells:
    case outer: return faces_of(node);
    case automorphisms:
    case involutions: return {0, thing_of(symmetries(node))};
    case enclosing: {
      const Thing board = thing(*node.parts[0]);
      const Value face = value(*node.parts[1]);
      return {0, thing_of(with_place(node, [&] { return enclosing_edges(as<Board>(board), face.number); }))};
    }
    case darts_of_edges: {
      const Thing edges = thing(*node.parts[0]);
      return {0, thing_of(darts_of(as<Set>(edges)))};
    }
    case FunctionId::partitions: return {0, thing_of(partitions(node))};
    case lengths: return {0, thing_of(host_->lengths(thing(*node.parts[0])))};
    case options: return {0, thing_of(host_->options(thing(*node.parts[0])))};
    case FunctionId::moves: return {0, thing_of(host_->moves(thing(*node.parts[0])))};
    case left: return {0, host_->left(thing(*node.parts[0]))};
    case taken: return {0, thing_of(host_->taken(thing(*node.parts[0])))};
    default: break;
  }
  if (node.type == Type::graph) return {0, thing_of(constructed(node))};
  const Thing graph = thing(*node.parts[0]);
  return {0, thing_of(with_place(node, [&] { return set_of_graph(node, as<Graph>(graph)); }))};
}

Things Evaluator::partitions(const Node& node) {
  constexpr std::int64_t kMost = 60;  // of which there are nearly a million
  const std::int64_t sum = number(*node.parts[0]);
  if (sum > kMost) fail(node, fmt::format("too many partitions: expected numbers up to {}", kMost));
  Things all;
  if (sum < 0) return all;
  // The legs of a star on so many vertices beside its hub are a partition.
  each_star(static_cast<std::size_t>(sum) + 1, 0, {}, [&](const Legs& parts) {
    all.push_back({static_cast<std::int64_t>(all.size()), thing_of(Set(parts.begin(), parts.end()))});
  });
  return all;
}

Value Evaluator::faces_of(const Node& node) {
  const Thing thing_of_board = thing(*node.parts[0]);
  const Board& board = as<Board>(thing_of_board);
  if (node.function->id == outer) return {board.map.outer_face(), board.faces[board.map.outer_face()]};
  Things faces;
  for (std::size_t face = 0; face < board.faces.size(); ++face) {
    if (node.function->id == cells && face == board.map.outer_face()) continue;
    faces.push_back({static_cast<std::int64_t>(face), board.faces[face]});
  }
  return {0, thing_of(std::move(faces))};
}

Set Evaluator::set_of_graph(const Node& node, const Graph& graph) {
  switch (node.function->id) {
    case vertices: {
      Set all(graph.vertices());
      for (std::size_t v = 0; v < all.size(); ++v) all[v] = static_cast<std::int64_t>(v);
      return all;
    }
    case edges: return all_edges(graph);
    case darts: return all_darts(graph);
    case leaves: return set_of(leaves_of(graph));
    case cut_vertices: return set_of(cut_vertices_of(graph));
    case hubs: return hubs_of_graph(graph);
    case spine: return set_of(spine_of(graph));
    case bridges: return set_of(bridges_of(graph));
    case markable: return set_of(markable_of(graph));
    case open_vertex:
    case closed_vertex: {
      const std::int64_t v = number(*node.parts[1]);
      if (v == kGone) return {};
      Set result;
      for (const Vertex w : graph.neighbours(vertex(v, graph))) result.push_back(w);
      if (node.function->id == closed_vertex) {
        result.push_back(v);
        std::ranges::sort(result);
      }
      return result;
    }
    case open_set:
    case closed_set: {
      const Thing thing_of_set = thing(*node.parts[1]);
      const Set& set = as<Set>(thing_of_set);
      for (const std::int64_t v : set) vertex(v, graph);
      const Set neighbours = neighbours_of(graph, set);
      return node.function->id == open_set ? without(neighbours, set) : together(neighbours, set);
    }
    default: ENSURE(false, "a set without meaning");
  }
}

Graph Evaluator::constructed(const Node& node) {
  // Arguments have places of their own.
  if (node.parts.empty() || node.parts[0]->type == Type::number) {
    std::vector<std::int64_t> numbers;
    for (const NodePtr& part : node.parts) numbers.push_back(checked(*part, number(*part)));
    return with_place(node, [&] { return named(node, numbers); });
  }
  if (node.function->id == star_of_list) {
    const Thing legs = thing(*node.parts[0]);
    return with_place(node, [&] { return construct::subdivided_star(as<Set>(legs)); });
  }
  std::vector<Value> arguments;
  for (const NodePtr& part : node.parts) arguments.push_back(value(*part));
  return with_place(node, [&] { return operated(node, arguments); });
}

Graph Evaluator::named(const Node& node, const std::vector<std::int64_t>& numbers) const {
  switch (node.function->id) {
    case path: return construct::path(numbers[0]);
    case cycle: return construct::cycle(numbers[0]);
    case complete: return construct::complete(numbers[0]);
    case star: return construct::star(numbers[0]);
    case wheel: return construct::wheel(numbers[0]);
    case grid: return construct::grid(numbers[0], numbers[1]);
    case hypercube: return construct::hypercube(numbers[0]);
    case petersen: return petersen_graph();
    case complete_bipartite: return construct::complete_bipartite(numbers[0], numbers[1]);
    case theta: return construct::theta(numbers[0], numbers[1], numbers[2]);
    case subdivided_star: return construct::subdivided_star(numbers);
    default: ENSURE(false, "a graph without meaning");
  }
}

Graph Evaluator::operated(const Node& node, const std::vector<Value>& arguments) const {
  const Graph& graph = as<Graph>(arguments[0].thing);
  const auto second_graph = [&]() -> const Graph& { return as<Graph>(arguments[1].thing); };
  const auto vertex_of = [&](std::size_t index) { return vertex(arguments[index].number, graph); };
  switch (node.function->id) {
    case hang: return construct::hang(graph, vertex_of(1), as<Graph>(arguments[2].thing));
    case hang_on_set: {
      Graph result = graph;
      for (const Vertex v : vertices_in(as<Set>(arguments[1].thing), graph)) {
        result = construct::hang(result, v, as<Graph>(arguments[2].thing));
      }
      return result;
    }
    case join: return construct::join(graph, second_graph());
    case disjoint: return construct::disjoint(graph, second_graph());
    case subdivide: return construct::subdivide(graph, checked(*node.parts[1], arguments[1].number));
    case line_graph: return construct::line_graph(graph);
    case complement: return construct::complement(graph);
    case delete_vertex: return construct::without_vertices(graph, std::array{vertex_of(1)});
    case delete_vertices: return construct::without_vertices(graph, vertices_in(as<Set>(arguments[1].thing), graph));
    case delete_edge: return construct::without_edges(graph, edges_in({arguments[1].number}, graph));
    case delete_edges: return construct::without_edges(graph, edges_in(as<Set>(arguments[1].thing), graph));
    case contract: return construct::contract(graph, edges_in({arguments[1].number}, graph).front());
    case add_edge: return construct::add_edge(graph, vertex_of(1), vertex_of(2));
    default: ENSURE(false, "an operation without meaning");
  }
}

}  // namespace sprague::language
