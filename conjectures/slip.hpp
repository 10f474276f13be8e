// Misprints of the papers that no reading of a claim is about: a wrong letter, a case left out, a display that its own
// context corrects. A slip that a check can refute is a reading with that role instead.
#pragma once

#include <string_view>

namespace sprague {

struct Slip {
  std::string_view place;    // "Theorem 19"
  std::string_view printed;  // Markdown, a sentence of ours: "Printed is ..."
  std::string_view meant;    // Markdown, a sentence: "Meant is ...", and how it is known
  std::string_view claim;    // the claim whose check computes what is meant; empty where the text alone shows it
};

}  // namespace sprague
