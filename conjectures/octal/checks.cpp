#include "conjectures/octal/checks.hpp"

namespace sprague::octal {

std::vector<NamedCheck> checks() {
  return joined<NamedCheck>({checks_of_classes(), checks_of_paths(), checks_of_periods(), checks_of_trees()});
}

std::vector<NamedProof> proofs() {
  return joined<NamedProof>({proofs_of_bistars(), proofs_of_classes(), proofs_of_equivalences(), proofs_of_misere(),
                             proofs_of_paths(), proofs_of_stars()});
}

}  // namespace sprague::octal
