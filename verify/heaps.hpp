// Games without labels, as heaps are: components are written apart and sorted, and a move is named by what it leaves.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

// `normal` is a component's normal form, or nothing if it has no moves; `options` are what moves leave of a component,
// before that is normal.
Game heaps_game(const Text& separator, const std::function<Text(View)>& normal,
                const std::function<std::set<Texts>(const Text&)>& options);

Text listed(const std::vector<Number>& numbers);  // "3,1,5"

}  // namespace sprague::verify
