// A check that claims name where the language can't say what they say: `checked by NAME`.
//
// A source of checks has a table of them; what sets two of its checks apart is bound there.
#pragma once

#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "conjectures/claim.hpp"

namespace sprague {

struct NamedCheck {
  std::string_view name;
  Check check;
};

inline std::vector<NamedCheck> joined(std::initializer_list<std::span<const NamedCheck>> tables) {
  std::vector<NamedCheck> all;
  for (const auto& table : tables) all.insert(all.end(), table.begin(), table.end());
  return all;
}

}  // namespace sprague
