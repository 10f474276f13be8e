#include "conjectures/sprouts/checks.hpp"

namespace sprague::sprouts {

std::vector<NamedCheck> checks() {
  return joined<NamedCheck>({checks_of_changing_nimbers(), checks_of_eleven_spots(), checks_of_few_lives(),
                             checks_of_figure_17(), checks_of_limit_genus(), checks_of_parity_of_genus(),
                             checks_of_tree_counts(), checks_of_two_spots()});
}

std::vector<NamedProof> proofs() {
  return joined<NamedProof>({proofs_of_two_spots()});
}

}  // namespace sprague::sprouts
