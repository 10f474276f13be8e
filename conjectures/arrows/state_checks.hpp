// The checks behind the claims on states of any graph (conjectures/arrows/state_claims.hpp).
#pragma once

#include "conjectures/claim.hpp"

namespace sprague::arrows {

// --- trimmed_game.cpp: Theorem 3.4 ---
Finding check_trimming_on_graphs(const Effort& effort, Range edges);
Finding check_trimming_on_trees(const Effort& effort, Range vertices);
Finding check_trimming_game_trees(const Effort& effort, Range edges);
Finding check_trimming_systems(const Effort& effort, Range vertices);
Finding check_every_graph_is_a_trimming(const Effort& effort, Range edges);

// --- isomorphisms.cpp: Proposition 4.6, Theorem 4.10, Corollary 4.12, Theorem 4.14 ---
Finding check_isomorphic_values(const Effort& effort, Range edges);
Finding check_isomorphic_game_trees(const Effort& effort, Range edges);
Finding check_local_criterion(const Effort& effort, Range edges);
Finding check_local_criterion_of_graphs(const Effort& effort, Range edges);
Finding check_heads_and_tails(const Effort& effort, Range edges);
Finding check_heads_and_tails_not_needed(const Effort& effort, Range edges);

// --- associates.cpp: Proposition 7.6 ---
Finding check_associates_of_odd(const Effort& effort, Range edges);
Finding check_associates_of_even(const Effort& effort, Range edges);
Finding check_associates_of_even_with_a_move(const Effort& effort, Range edges);

}  // namespace sprague::arrows
