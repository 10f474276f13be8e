// Random small changes of a graph.
#pragma once

#include "canonical/graph.hpp"
#include "conjectures/explorer/random_members.hpp"

namespace sprague::explorer {

// One change, or none where the one that was thrown is not possible. Requires a vertex.
Graph stepped(const Graph& graph, Dice& dice);

}  // namespace sprague::explorer
