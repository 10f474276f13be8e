#include "conjectures/brussels/checks.hpp"

namespace sprague::brussels {

std::vector<NamedCheck> checks() {
  return joined<NamedCheck>({checks_of_abstract_graphs(), checks_of_circle_nimbers(), checks_of_circles_drawn(),
                             checks_of_polygon_nimbers(), checks_of_printed_plays(), checks_of_ribbon_play(),
                             checks_of_simple_graphs(), checks_of_theorem()});
}

std::vector<NamedProof> proofs() {
  return joined<NamedProof>(
      {proofs_of_girth_lengths(), proofs_of_section5(), proofs_of_surfaces(), proofs_of_two_spot_lengths()});
}

}  // namespace sprague::brussels
