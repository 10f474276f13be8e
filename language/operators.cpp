#include "language/operators.hpp"

#include <algorithm>

namespace sprague::language {
namespace {

constexpr std::array<std::string_view, 20> kBetween{"or",    "and",     "is",    "divides",   "in",    "within", "xor",
                                                    "div",   "mod",     "union", "intersect", "minus", "then",   "else",
                                                    "where", "keeping", "from",  "by",        "even",  "odd"};

}  // namespace

bool is_between_expressions(std::string_view word) {
  return std::ranges::find(kBetween, word) != kBetween.end();
}

bool is_word_of_expressions(std::string_view word) {
  return word == "if" || word == "not" || is_between_expressions(word);
}

}  // namespace sprague::language
