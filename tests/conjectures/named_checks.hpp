// The papers' checks, by the names that claims files have for them and by their readings, and the claims of one file.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/ensure.hpp"
#include "conjectures/papers_claims.hpp"
#include "conjectures/registry.hpp"

namespace sprague::support {

// The check "octal/tree_values".
inline Check named_check(std::string_view name) {
  const std::size_t slash = name.find('/');
  const std::vector<NamedCheck> checks = named_parts(name.substr(0, slash)).checks;
  const auto found = std::ranges::find(checks, name.substr(slash + 1), &NamedCheck::name);
  ENSURE(found != checks.end(), "no check " + std::string(name));
  return found->check;
}

// What checks a reading of a claim.
inline Check check_of(std::string_view id, std::string_view reading) {
  const Claim* const claim = find_claim(id);
  ENSURE(claim != nullptr, "no claim " + std::string(id));
  const auto found = std::ranges::find(claim->readings, reading, &Reading::name);
  ENSURE(found != claim->readings.end(), "no reading " + std::string(reading));
  return found->check;
}

// The claims of the file "arrows/spiders".
inline std::span<const Claim> claims_in(const std::string& file) {
  static std::map<std::string, std::shared_ptr<const language::ClaimsFile>> files;
  auto& read = files[file];
  if (!read) {
    const std::string name = "conjectures/" + file + ".claims";
    const auto found = std::ranges::find(embedded_claims(), name, &EmbeddedFile::name);
    ENSURE(found != embedded_claims().end(), "no file " + name);
    read = std::make_shared<const language::ClaimsFile>(name, std::string(found->text),
                                                        named_parts(file.substr(0, file.find('/'))));
  }
  return read->claims();
}

}  // namespace sprague::support
