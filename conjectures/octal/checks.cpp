#include "conjectures/octal/checks.hpp"

namespace sprague::octal {

std::vector<NamedCheck> checks() {
  return joined({checks_of_bistars(), checks_of_classes(), checks_of_equivalences(), checks_of_misere(),
                 checks_of_misere_stars(), checks_of_paths(), checks_of_periods(), checks_of_stars(),
                 checks_of_trees()});
}

}  // namespace sprague::octal
