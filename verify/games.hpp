// The games, a file each.
#pragma once

#include "verify/systems.hpp"

namespace sprague::verify {

std::unique_ptr<Game> octal_game(View code);  // "0.33"
std::unique_ptr<Game> heap_game(View code);
std::unique_ptr<Game> arrows_game(bool leaves_are_bound);
std::unique_ptr<Game> cycles_game(View reading);  // "", ":simple" or ":enclosing"
std::unique_ptr<Game> sprouts_game();
std::unique_ptr<Game> brussels_game();
std::unique_ptr<Game> circular_game();

// Starting positions.
Board arrows_board(View start);
Board cycles_board(View start, View reading);

}  // namespace sprague::verify
