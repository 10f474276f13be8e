#include "language/types.hpp"

#include <array>
#include <utility>

#include "canonical/ensure.hpp"

namespace sprague::language {
namespace {

constexpr std::array kSets{
    std::pair{Type::number, Type::numbers}, std::pair{Type::vertex, Type::vertices},
    std::pair{Type::edge, Type::edges},     std::pair{Type::arrow, Type::arrows},
    std::pair{Type::face, Type::faces},     std::pair{Type::position, Type::positions},
    std::pair{Type::move, Type::moves},     std::pair{Type::number, Type::list},
    std::pair{Type::list, Type::lists},     std::pair{Type::graph, Type::graphs},
    std::pair{Type::map, Type::maps},
};

}  // namespace

std::string_view with_article(Type type) {
  switch (type) {
    case Type::number: return "a number";
    case Type::truth: return "a truth";
    case Type::outcome: return "an outcome, first or second,";
    case Type::vertex: return "a vertex";
    case Type::edge: return "an edge";
    case Type::arrow: return "an arrow";
    case Type::face: return "a face";
    case Type::part: return "a part of the graph";
    case Type::graph: return "a graph";
    case Type::board: return "a board";
    case Type::position: return "a position";
    case Type::move: return "a move";
    case Type::map: return "a map of a graph";
    case Type::numbers: return "a set of numbers";
    case Type::list: return "a list of numbers";
    case Type::lists: return "a set of lists";
    case Type::vertices: return "a set of vertices";
    case Type::edges: return "a set of edges";
    case Type::arrows: return "a set of arrows";
    case Type::faces: return "a set of faces";
    case Type::positions: return "a set of positions";
    case Type::moves: return "a set of moves";
    case Type::graphs: return "a set of graphs";
    case Type::maps: return "a set of maps";
  }
  return {};
}

bool is_graph(Type type) {
  return type == Type::graph || type == Type::board;
}

bool is_set(Type type) {
  return type >= Type::numbers;
}

bool has_numbers(Type set) {
  return set == Type::numbers || set == Type::list || set == Type::vertices || set == Type::edges ||
         set == Type::arrows;
}

Type element_of(Type set) {
  for (const auto& [element, elements] : kSets) {
    if (elements == set) return element;
  }
  ENSURE(false, "no set");
}

std::optional<Type> set_of(Type element) {
  for (const auto& [one, elements] : kSets) {
    if (one == element) return elements;
  }
  return std::nullopt;
}

}  // namespace sprague::language
