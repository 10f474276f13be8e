// The games, a file each.
#pragma once

#include "verify/systems.hpp"

namespace sprague::verify {

Game octal_game(View code);  // "0.33"
Game heap_game(View code);
Game arrows_game(bool leaves_are_bound);
Game cycles_game(View reading);  // "", ":simple" or ":enclosing"
Game sprouts_game();
Game brussels_game();
Game circular_game();

// Starting positions.
Board arrows_board(View start);
Board cycles_board(View start, View reading);

}  // namespace sprague::verify
