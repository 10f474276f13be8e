// Pictures that a finding asks for, drawn.
#pragma once

#include <string>

#include "conjectures/picture.hpp"

namespace sprague {

// The picture as SVG, its notation as the title. Throws InputError naming the notation that cannot be read, or what its
// graph or plane map does not have.
std::string svg_of(const Picture& picture);

}  // namespace sprague
