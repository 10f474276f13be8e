#include "conjectures/arrows/checks.hpp"

namespace sprague::arrows {

std::vector<NamedCheck> checks() {
  return joined({checks_of_associates(), checks_of_empty_spiders(), checks_of_even_legs(), checks_of_isomorphisms(),
                 checks_of_marked_legs(), checks_of_marked_near_hub(), checks_of_paths(), checks_of_trimmed_game(),
                 checks_of_two_short_legs()});
}

}  // namespace sprague::arrows
