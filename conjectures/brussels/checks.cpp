#include "conjectures/brussels/checks.hpp"

namespace sprague::brussels {

std::vector<NamedCheck> checks() {
  return joined({checks_of_abstract_graphs(),  checks_of_base_values(),     checks_of_circle_nimbers(),
                 checks_of_circles_drawn(),    checks_of_even_values(),     checks_of_forests(),
                 checks_of_girth_lengths(),    checks_of_girth_nimbers(),   checks_of_inequality_15(),
                 checks_of_odd_values(),       checks_of_polygon_nimbers(), checks_of_printed_plays(),
                 checks_of_ribbon_play(),      checks_of_second_case(),     checks_of_second_line(),
                 checks_of_simple_graphs(),    checks_of_surface_lengths(), checks_of_surface_nimbers(),
                 checks_of_table_1(),          checks_of_theorem(),         checks_of_third_line(),
                 checks_of_two_spot_lengths(), checks_of_two_spots()});
}

}  // namespace sprague::brussels
