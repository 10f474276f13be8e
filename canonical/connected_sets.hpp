// Every set of at most `most` vertices of a graph that induces a connected graph, each once.
#pragma once

#include <absl/functional/function_ref.h>

#include <span>

#include "canonical/graph.hpp"

namespace sprague {

void each_connected_set(const Graph& graph, std::size_t most, absl::FunctionRef<void(std::span<const Vertex>)> sink);

}  // namespace sprague
