// All claims of all papers, in the order of their ids, and those of files that were added.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "conjectures/claim.hpp"
#include "conjectures/language/claims_file.hpp"
#include "conjectures/papers.hpp"
#include "conjectures/slip.hpp"

namespace sprague {

// Read from the papers' files at the first call.
std::span<const Claim> all_claims();

// Makes the claims of a file known beside those of the papers, for as long as the program runs. Throws InputError for
// an id that there is already.
void add_claims(std::shared_ptr<const language::ClaimsFile> file);

// All papers and then the files that were added.
std::vector<Paper> known_papers();
// The claims of all papers and files: papers' in the order of ids, files' in their own.
std::vector<const Claim*> known_claims();
std::span<const std::shared_ptr<const language::ClaimsFile>> added_files();
// How many instances a reading that is text has on a range, as far as that is known without making them.
std::optional<language::InstanceCount> instances_of(const Reading& reading, Range range);

// The misprints of a paper, by its key.
std::span<const Slip> slips_of(std::string_view paper);

// The claim with that id, of a paper or a file, or nullptr.
const Claim* find_claim(std::string_view id);

// The claims that a pattern names: an id, or letters with * and ? as in file names. Throws InputError when there is
// none, naming the nearest id if one is near.
std::vector<const Claim*> match_claims(std::string_view pattern);

}  // namespace sprague
