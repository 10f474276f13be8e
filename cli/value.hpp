// `sprague value`: what one position is worth, and the moves that win.
#pragma once

#include <optional>
#include <string>

#include "cli/options.hpp"

namespace sprague::cli {

struct ValueOptions {
  std::string game;                    // "octal:0.33"
  std::string position;                // in the game's notation; several may be joined by +
  bool full = false;                   // the code "full" of a game that has it
  std::optional<unsigned> girth;       // the code of a drawn game
  std::optional<std::string> surface;  // what a drawn game's spots lie on
  bool misere = false;
  bool play_lengths = false;
  bool tree = false;
  std::string svg;          // file to draw the position into
  std::string planar_code;  // file to write the plane board into
  WorkOptions work;
};

// What to print, as text or as one JSON object; `planar_code:FILE` as the position stands for each board of the file.
std::string value_of_position(const ValueOptions& options);

// One line a game: its name, code and positions.
std::string games_help();

}  // namespace sprague::cli
