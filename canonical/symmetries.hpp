// The automorphisms of a graph one by one, by trying images vertex after vertex. How many there are is known sooner
// (canonical/labelling.hpp).
#pragma once

#include <absl/functional/function_ref.h>

#include <span>

#include "canonical/graph.hpp"

namespace sprague {

// Given the image of each vertex.
using MapVisit = absl::FunctionRef<void(std::span<const Vertex>)>;

// Calls visit for every automorphism, the identity included, in the order of their images.
void each_automorphism(const Graph& graph, MapVisit visit);
// For those that are their own inverse, the identity not included.
void each_involution(const Graph& graph, MapVisit visit);

}  // namespace sprague
