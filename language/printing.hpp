// Statements and games as they are printed: in the language itself, in words, in LaTeX.
//
// In the language the text is a normal form: definitions are written out, comments and spaces gone, parentheses where
// the grammar needs them and nowhere else. Equal texts mean the same claim.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "language/file.hpp"

namespace sprague::language {

enum class Style : std::uint8_t { text, words, latex };

std::string print(const Node& node, Style style);
std::string print(const Statement& statement, Style style);

// The lines that stand around a statement, but for its size: what is looked at further, how instances are written.
std::vector<std::string> print_lines(const Statement& statement);

// The game in the language, on one line.
std::string text_of(const GameText& game);

}  // namespace sprague::language
