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

// Who wins connected graphs under misere 0.33: the same player as under normal 0.22. A move of 0.33 leaves one
// connected graph or nothing, who leaves nothing has lost, and 0.22 has all the other moves.
void certify_misere_winners(const Effort& effort, std::string_view name, const std::vector<Graph>& graphs);

}  // namespace sprague::octal
