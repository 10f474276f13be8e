// Octal games on graphs: Definition 5 and Remark 6 of Beaudou et al., Octal games on graphs.
#pragma once

#include <memory>
#include <string_view>

#include "verify/game.hpp"

namespace sprague::verify {

// The game with this code, "0.33". Throws Malformed.
std::unique_ptr<Game> octal_game(std::string_view code);

}  // namespace sprague::verify
