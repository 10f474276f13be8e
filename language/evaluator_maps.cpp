// Maps of graphs onto themselves and what they are applied to; what is printed where an instance is shown.
#include <fmt/format.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"
#include "canonical/symmetries.hpp"
#include "language/evaluator.hpp"

namespace sprague::language {
namespace {

// Of a vertex, an edge or an arrow of the map's graph.
std::int64_t image_under(const Map& map, Type type, std::int64_t of) {
  const auto vertex_under = [&](std::int64_t v) {
    if (v < 0 || v >= static_cast<std::int64_t>(map.size())) throw InputError("a map of another graph");
    return map[static_cast<std::size_t>(v)];
  };
  if (type == Type::vertex) return vertex_under(of);
  const Vertex first = vertex_under(first_of(of));
  const Vertex second = vertex_under(second_of(of));
  return type == Type::arrow ? pair_of(first, second) : edge_of(first, second);
}

}  // namespace

std::int64_t Evaluator::image(const Node& node) {
  const Thing map = thing(*node.parts[0]);
  const std::int64_t of = number(*node.parts[1]);
  return with_place(node, [&] { return image_under(as<Map>(map), node.type, of); });
}

Set Evaluator::image_of_set(const Node& node) {
  const Thing map = thing(*node.parts[0]);
  const Thing set = thing(*node.parts[1]);
  Set result;
  for (const std::int64_t member : as<Set>(set)) {
    result.push_back(with_place(node, [&] { return image_under(as<Map>(map), element_of(node.type), member); }));
  }
  std::ranges::sort(result);
  return result;
}

Things Evaluator::symmetries(const Node& node) {
  constexpr std::size_t kMost = 2'000'000;
  const Thing graph = thing(*node.parts[0]);
  Things all;
  const auto add = [&](std::span<const Vertex> map) {
    if (all.size() == kMost) fail(node, fmt::format("more than {} symmetries", kMost));
    if (all.size() % 1024 == 0) tick();
    all.push_back({static_cast<std::int64_t>(all.size()), thing_of(Map(map.begin(), map.end()))});
  };
  if (node.function->id == FunctionId::involutions) {
    each_involution(as<Graph>(graph), add);
  } else {
    each_automorphism(as<Graph>(graph), add);
  }
  return all;
}

std::string Evaluator::printed(const Node& node) {
  if (is_graph(node.type)) {
    const Thing graph = thing(node);
    return node.type == Type::board ? print_plane_map(as<Board>(graph).map) : print_graph(as<Graph>(graph));
  }
  const std::int64_t one = number(node);
  if (node.type == Type::vertex) return std::to_string(one);
  return fmt::format("{}{}{}", first_of(one), node.type == Type::edge ? '-' : '>', second_of(one));
}

}  // namespace sprague::language
