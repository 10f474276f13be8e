// `sprague value`: what positions are worth, and the moves that win.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "cli/options.hpp"
#include "cli/position_answers.hpp"

namespace sprague::cli {

struct ValueOptions {
  Question question;
  std::string position;  // in the game's notation, planar_code:FILE, or kStandardInput
  WorkOptions work;
};

// Says what is asked of the position, as text or as JSON; of `planar_code:FILE` of each board of the file, and of
// standard input of each position there as soon as it is answered, one line each.
void value(const ValueOptions& options, const std::function<void(std::string_view)>& say);

// A paragraph each: the games with their positions, graphs, boards, positions on standard input.
std::string games_help();

}  // namespace sprague::cli
