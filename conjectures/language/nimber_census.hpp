// Nimbers of all members of a family, level by level, where each is looked up in those of the smaller ones: under 0.33,
// and other octal games that never disconnect on trees, sooner than by a search for each.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "canonical/graph.hpp"
#include "checkers/effort.hpp"
#include "language/file.hpp"

namespace sprague::language {

struct CensusLevel {
  std::uint64_t vertices = 0;
  std::uint64_t members = 0;
  std::vector<std::optional<Graph>> first;  // of each nimber a member, the first in the order of the census
};

// Calls with every level from one vertex up to so many.
using NimberCensus =
    std::function<void(std::uint64_t most, const Effort& effort, const std::function<void(const CensusLevel&)>& visit)>;

// Where the statement asks for the nimbers of all trees or caterpillars and of nothing else, and there is a census of
// them up to that size.
std::optional<NimberCensus> census_of(const Statement& statement, std::uint64_t most);

}  // namespace sprague::language
