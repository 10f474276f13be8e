#include "conjectures/cycles/checks.hpp"

namespace sprague::cycles {

std::vector<NamedCheck> checks() {
  return joined<NamedCheck>({checks_of_double_diamond(), checks_of_endings(), checks_of_heaps(), checks_of_one_arrow(),
                             checks_of_predictors(), checks_of_rules(), checks_of_single_cycles(), checks_of_su(),
                             checks_of_z_trees()});
}

std::vector<NamedProof> proofs() {
  return joined<NamedProof>({proofs_of_heaps(), proofs_of_lines(), proofs_of_spiders()});
}

}  // namespace sprague::cycles
