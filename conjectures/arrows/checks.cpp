#include "conjectures/arrows/checks.hpp"

namespace sprague::arrows {

std::vector<NamedCheck> checks() {
  return joined<NamedCheck>(
      {checks_of_associates(), checks_of_isomorphisms(), checks_of_marked_near_hub(), checks_of_trimmed_game()});
}

std::vector<NamedProof> proofs() {
  return joined<NamedProof>({proofs_of_leg_proofs(), proofs_by_periods()});
}

}  // namespace sprague::arrows
