// The games, a file each.
#pragma once

#include "verify/systems.hpp"

namespace sprague::verify {

std::unique_ptr<Game> octal_game(std::string_view code);  // "0.33"
std::unique_ptr<Game> heap_game(std::string_view code);
std::unique_ptr<Game> arrows_game(bool leaves_are_bound);
std::unique_ptr<Game> cycles_game(std::string_view reading);  // "", ":simple" or ":enclosing"
std::unique_ptr<Game> sprouts_game();
std::unique_ptr<Game> brussels_game();
std::unique_ptr<Game> circular_game();

// Starting positions of arrows and cycles, for claims; cells left out of account.
Board arrows_board(std::string_view start);
Board cycles_board(std::string_view start);

}  // namespace sprague::verify
