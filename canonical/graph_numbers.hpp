// Numbers of a graph that take a search: matching, independence, clique, domination and chromatic number, all exact.
//
// A component that is a tree is done in its own way, whatever its size. Others are searched with branches; those of
// more than kMostSearched vertices, and searches of more than kMostSteps steps, throw OutOfBudget. The matching number
// takes no such search and is found for every graph, the chromatic number for every number of vertices.
#pragma once

#include <cstddef>
#include <cstdint>

#include "canonical/graph.hpp"

namespace sprague {

inline constexpr std::size_t kMostSearched = 512;
inline constexpr std::uint64_t kMostSteps = 20'000'000;

// The most edges of which no two have a vertex in common.
std::size_t matching_number(const Graph& graph);
// The most vertices of which no two are joined.
std::size_t independence_number(const Graph& graph);
// The most vertices of which all are joined.
std::size_t clique_number(const Graph& graph);
// The fewest vertices that, with their neighbours, are all.
std::size_t domination_number(const Graph& graph);
// The fewest colours with which the ends of every edge get different ones.
std::size_t chromatic_number(const Graph& graph);

}  // namespace sprague
