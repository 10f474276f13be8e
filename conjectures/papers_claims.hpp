// The papers' claims, from the files conjectures/<paper>/*.claims, which are built into the program.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "conjectures/claim.hpp"
#include "conjectures/language/claims_file.hpp"
#include "conjectures/named_check.hpp"

namespace sprague {

// A file as it stood when the program was built.
struct EmbeddedFile {
  std::string_view name;  // "conjectures/octal/octal.claims"
  std::string_view text;
};
std::span<const EmbeddedFile> embedded_claims();

// The checks that claims of a folder, "octal", may name.
std::vector<NamedCheck> named_checks(std::string_view folder);

class PapersClaims {
 public:
  // Reads all files. Throws InternalError for what is wrong in them: they are the program's own.
  PapersClaims();
  // In the order of ids.
  std::span<const Claim> claims() const { return claims_; }

 private:
  std::vector<std::shared_ptr<const language::ClaimsFile>> files_;
  std::vector<Claim> claims_;
};

}  // namespace sprague
