// What claims name that is C++: a check, `checked by NAME`, where the language can't say what they say; and a proof for
// all sizes, `proof NAME`.
//
// A source has a table of its checks; what sets two of them apart is bound there.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "checkers/obligation.hpp"
#include "conjectures/claim.hpp"

namespace sprague {

struct NamedCheck {
  std::string_view name;
  Check check;
};

// What a proof for all sizes rests on.
struct Proof {
  std::optional<std::string> gap;  // why nothing is proved; empty when something is
  std::vector<Obligation> obligations;
  // Whether these alone prove it; else they are a solver's second opinion.
  bool rests_on_obligations = false;
};

// A proof that claims name beside what they say: `proof NAME`. It leaves its own certificates.
struct NamedProof {
  std::string_view name;
  Proof (*prove)(const Effort& effort);
};

// What the claims of a paper may name.
struct NamedParts {
  std::vector<NamedCheck> checks;
  std::vector<NamedProof> proofs;
};

template <class Named>
std::vector<Named> joined(std::initializer_list<std::span<const Named>> tables) {
  std::vector<Named> all;
  for (const auto& table : tables) all.insert(all.end(), table.begin(), table.end());
  return all;
}

}  // namespace sprague
