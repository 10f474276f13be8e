// The statements that the verifier has words of its own for (docs/certificates.md, "Counterexamples"), and the readings
// that say the same, by their registered names.
#pragma once

#include <optional>
#include <string_view>

#include "certificates/certified_start.hpp"

namespace sprague {

// What the verifier calls a reading's statement on that game; nothing where it has no words for it.
std::optional<Against> statement_of(std::string_view claim, std::string_view reading, std::string_view game);

}  // namespace sprague
