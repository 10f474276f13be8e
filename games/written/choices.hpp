// What a move may choose in a position: every vertex, edge, arrow, face, path, cycle, clique or connected set, once.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstddef>
#include <vector>

#include "games/written/position.hpp"

namespace sprague::written {

// How many vertices may be chosen, as a list by number; empty if any number may.
struct Sizes {
  std::vector<bool> allowed;

  bool contain(std::size_t size) const { return allowed.empty() || (size < allowed.size() && allowed[size]); }
  std::size_t most(std::size_t vertices) const { return allowed.empty() ? vertices : allowed.size() - 1; }
};

// Calls sink for every choice, as the value that conditions see.
void each_choice(const Position& position, language::ChoiceKind kind, const Sizes& sizes,
                 absl::FunctionRef<void(const language::Value&)> sink);

}  // namespace sprague::written
