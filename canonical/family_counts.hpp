// What the generated part of a family is, without its filter, and what it must add up to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "canonical/family.hpp"

namespace sprague {

// Where members are made by their number of vertices, that number for a size.
std::size_t vertices_of_size(const Family& family, std::uint64_t size);

// Implied by the family or by an adjective.
Connectivity connectivity_of(const Family& family);

// Of graphs: the classes that geng makes for a size, and the numbers of vertices that they have.
struct GraphRange {
  GraphClass graphs;
  std::size_t first = 1;
  std::size_t last = 0;
};
GraphRange graphs_of_size(const Family& family, std::uint64_t size);

// The numbers of legs of subdivided stars that are made.
Bounds legs_made(const Family& family);

// Whether everything that is made belongs to the family.
bool is_unfiltered(const Family& family);

// How many members are made for a size, and what their weights add up to, where it is known.
std::optional<std::uint64_t> known_made(const Family& family, std::uint64_t size);
std::optional<GroupSize> known_weight(const Family& family, std::uint64_t size);

// Where the number of classes is from.
std::string source_of_made(const Family& family);

}  // namespace sprague
