// `sprague value`: what one position is worth, and the moves that win.
#pragma once

#include <string>

#include "cli/options.hpp"

namespace sprague::cli {

struct ValueOptions {
  std::string game;      // "octal:0.33"
  std::string position;  // in the game's notation; components may be joined by " + "
  bool misere = false;
  bool play_lengths = false;
  bool tree = false;
  std::string svg;  // file to draw the position into
  WorkOptions work;
};

// What to print, as text or as one JSON object.
std::string value_of_position(const ValueOptions& options);

// One line a game: its name, code and positions.
std::string games_help();

}  // namespace sprague::cli
