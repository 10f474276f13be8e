// Statements that the verifier knows, so that a witness against one of them is proved to contradict it
// (docs/certificates.md, "Counterexamples"). They are told by their form, whatever the claim is called.
#pragma once

#include <optional>

#include "checkers/certified_start.hpp"
#include "language/file.hpp"

namespace sprague::language {

// What certificates call it; nothing for others.
std::optional<Against> known_statement(const Statement& statement);

}  // namespace sprague::language
