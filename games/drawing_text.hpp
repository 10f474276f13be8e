// How certificates write a region of a surface (docs/certificates.md): of all texts the least, in the order of
// bytes.
#pragma once

#include <string>
#include <vector>

#include "canonical/surfaces.hpp"

namespace sprague {

// A region by its undrawn spots and the words of its other boundaries, from any corner on, all read the same way round.
std::string text_of_region(std::size_t spots, const std::vector<std::string>& words, Surface surface);

}  // namespace sprague
