// Certificates of graphs that a check speaks of: their nimbers, or who wins them.
#pragma once

#include <string_view>
#include <vector>

#include "canonical/graph.hpp"
#include "certificates/starts_proof.hpp"
#include "checkers/effort.hpp"

namespace sprague::octal {

// Each once, however often it is listed; the empty graph left out.
void certify_graphs(const Effort& effort, std::string_view name, std::string_view code,
                    const std::vector<Graph>& graphs, ProofOf proof = ProofOf::nimber);

}  // namespace sprague::octal
