// From text to syntax trees, by the grammar of docs/language.md.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "language/lexer.hpp"
#include "language/syntax.hpp"

namespace sprague::language {

// Throws InputError naming line and column, what was expected and what was found. `games` are the names that begin a
// position, beside those of the games in the file.
FileSyntax parse_file(const Source& source, std::span<const std::string_view> games);

// The same of a text that begins with what is to be explored, without `explore NAME:`.
FileSyntax parse_exploration(const Source& source, std::span<const std::string_view> games);

// A part of the file that is one expression.
SyntaxPtr parse_expression(const Source& source, Place place, std::size_t begin, std::size_t end,
                           std::span<const std::string_view> games);

// One or more, with commas between them.
std::vector<SyntaxPtr> parse_expressions(const Source& source, Place place, std::size_t begin, std::size_t end,
                                         std::span<const std::string_view> games);

// The most parentheses within each other.
inline constexpr unsigned kMostNested = 200;

}  // namespace sprague::language
