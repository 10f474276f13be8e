// The claims that a counterexample may be against.
#pragma once

#include <optional>
#include <string_view>

#include "verify/text.hpp"

namespace sprague::verify {

// What a certificate has proved of a starting position.
struct Proved {
  std::string_view game;
  std::string_view start;
  bool second_player_wins = false;
  std::optional<Number> nimber;  // as far as it is known
};

// Throws Malformed if the claim does not speak of this position, or agrees with what is proved.
void check_against(std::string_view claim, std::string_view reading, const Proved& proved);

}  // namespace sprague::verify
