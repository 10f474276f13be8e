#include "conjectures/papers_claims.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "canonical/ensure.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/sprouts/checks.hpp"

namespace sprague {
namespace {

// "octal" of "conjectures/octal/octal.claims"
std::string_view folder_of(std::string_view name) {
  const std::string_view folder = name.substr(0, name.rfind('/'));
  return folder.substr(folder.rfind('/') + 1);
}

std::shared_ptr<const language::ClaimsFile> read(const EmbeddedFile& file) {
  try {
    return std::make_shared<const language::ClaimsFile>(std::string(file.name), std::string(file.text),
                                                        named_parts(folder_of(file.name)));
  } catch (const InputError& error) {
    throw InternalError(error.what());
  }
}

}  // namespace

NamedParts named_parts(std::string_view folder) {
  if (folder == "arrows") return {arrows::checks(), arrows::proofs()};
  if (folder == "brussels") return {brussels::checks(), brussels::proofs()};
  if (folder == "cycles") return {cycles::checks(), cycles::proofs()};
  if (folder == "octal") return {octal::checks(), octal::proofs()};
  if (folder == "sprouts") return {sprouts::checks(), sprouts::proofs()};
  throw InternalError(fmt::format("no paper has its claims in '{}'", folder));
}

PapersClaims::PapersClaims() {
  for (const EmbeddedFile& file : embedded_claims()) {
    files_.push_back(read(file));
    const std::span<const Claim> claims = files_.back()->claims();
    claims_.insert(claims_.end(), claims.begin(), claims.end());
  }
  std::ranges::sort(claims_, {}, &Claim::id);
  const auto twice = std::ranges::adjacent_find(claims_, {}, &Claim::id);
  ENSURE(twice == claims_.end(), fmt::format("the id {} stands twice", twice->id));
}

}  // namespace sprague
