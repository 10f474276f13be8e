// Legs with how often they are there, as in S(1^2,3), written out.
#pragma once

#include <string>
#include <string_view>

namespace sprague {

// S(1,1,3) for S(1^2,3), and so for bistars; anything else as it stands.
std::string with_legs_written_out(std::string_view notation);

}  // namespace sprague
