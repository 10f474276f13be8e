// The naive game tree: a position written out as the set of its options, each written out likewise.
//
// Two positions have the same text exactly when their game trees are the same up to order and repetition of options.
#pragma once

#include <map>
#include <set>
#include <string>

#include "tests/naive/octal.hpp"

namespace sprague::naive {

// "{}" without moves, else the different options in braces, in alphabetical order.
inline std::string nested_set(const OctalOnGraph& game, Mask position) {
  std::set<std::string> options;
  for (Mask option : game.options(position)) options.insert(nested_set(game, option));
  std::string text = "{";
  for (const std::string& option : options) text += option;
  return text + "}";
}

}  // namespace sprague::naive
