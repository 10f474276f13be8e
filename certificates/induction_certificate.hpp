// Certificates of inductions (docs/certificates.md): a local table, whose step the verifier checks once more.
#pragma once

#include <string>
#include <string_view>

#include "checkers/local_table.hpp"

namespace sprague {

// Of a family of a game's positions that the verifier knows, with the axes that it has there, or of "vectors" alone,
// without a family. Requires a table that is proved.
std::string induction_certificate(const LocalTable& table, std::string_view game, std::string_view family);

}  // namespace sprague
