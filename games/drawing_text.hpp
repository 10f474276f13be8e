// How certificates write what is drawn on a surface (docs/certificates.md): of all texts the least, in the order of
// bytes.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "canonical/surfaces.hpp"

namespace sprague {

// Letters name what a drawing's text is about: a to z, then A to Z.
inline constexpr unsigned kLetters = 52;
char letter_of(unsigned index);

// What the first labels become, the second ones, as letters in the order of the first ones. Label `a` is the letter a.
std::string relabelling_by_letters(std::span<const unsigned> from, std::span<const unsigned> to, unsigned a);

// A region by its undrawn spots and the words of its other boundaries, from any corner on, all read the same way round.
std::string text_of_region(std::size_t spots, const std::vector<std::string>& words, Surface surface);

std::string text_of_regions(std::vector<std::string> texts);

}  // namespace sprague
