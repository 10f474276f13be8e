// Sprouts on compact surfaces, from Sections 3 and 4 of Lemoine and Viennot, in the notation of docs/certificates.md.
#pragma once

#include <memory>

#include "verify/game.hpp"

namespace sprague::verify {

std::unique_ptr<Game> sprouts_game();

}  // namespace sprague::verify
