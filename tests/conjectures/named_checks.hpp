// The papers' checks by the names that claims files have for them, and the claims of one file.
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

namespace sprague::support {

// The check "octal/tree_values".
inline Check named_check(std::string_view name) {
  const std::size_t slash = name.find('/');
  const std::vector<NamedCheck> checks = named_checks(name.substr(0, slash));
  const auto found = std::ranges::find(checks, name.substr(slash + 1), &NamedCheck::name);
  ENSURE(found != checks.end(), "no check " + std::string(name));
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
                                                        named_checks(file.substr(0, file.find('/'))));
  }
  return read->claims();
}

}  // namespace sprague::support
