// What explorations find, as claims in the language: text that `sprague check` takes, decided before it is given.
#pragma once

#include <string>
#include <vector>

#include "conjectures/claim.hpp"
#include "conjectures/language/instances.hpp"
#include "language/file.hpp"

namespace sprague::explorer {

struct FoundClaim {
  std::string id;
  std::string text;  // the claim in the language, in lines
  Finding finding;   // empty for what is not checked
};

// The games and the programs of the file that a statement names, as a file has them: what has to stand before a claim.
std::string preamble_of(const language::File& file, const language::Statement& statement);

// "For all" instances of the statement up to the sizes the body. Sizes that the statement has no number for stay.
FoundClaim claim_of(std::string id, const language::Statement& statement, language::Sizes sizes,
                    language::NodePtr body);
// "For some", which is not checked.
FoundClaim existence_of(std::string id, const language::Statement& statement, language::Sizes sizes,
                        language::NodePtr body);

// Decides the claims, which stand behind a preamble. The file's name is where they look for files.
void check_found(const language::File& file, const std::string& preamble, std::vector<FoundClaim>& claims,
                 const Effort& effort);

// A name that nothing in the statement has.
std::string new_name(const language::Statement& statement, std::string_view wished);

}  // namespace sprague::explorer
