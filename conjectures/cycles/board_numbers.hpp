// Numbers of a board whose parities may say who wins.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "canonical/plane_map.hpp"

namespace sprague::cycles {

inline constexpr std::array<std::string_view, 11> kBoardNumbers = {
    "1",
    "edges",
    "vertices",
    "edges of the outer face",
    "vertices inside the outer face",
    "half the vertices of odd degree",
    "vertices of degree 2",
    "vertices of degree 3",
    "vertices of degree 4",
    "cells with 3 edges",
    "cells with 4 edges",
};

// Bit i is kBoardNumbers[i] modulo 2.
std::uint32_t parities_of(const PlaneMap& map);

inline constexpr std::array<std::string_view, 9> kTreeNumbers = {
    "1",
    "edges",
    "leaves",
    "markable edges",
    "vertices beside a leaf",
    "vertices of degree 2",
    "vertices of degree 3",
    "vertices of degree 4",
    "half the vertices of odd degree",
};

// Bit i is kTreeNumbers[i] modulo 2.
std::uint32_t tree_parities_of(const PlaneMap& tree);

}  // namespace sprague::cycles
