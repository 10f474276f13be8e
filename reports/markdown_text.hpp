// The small pieces that Markdown pages are made of, escaped so that a code host shows exactly the text that was meant.
//
// Text that is not Markdown itself (ranges, notations, fields of tables) passes through one of these on its way to a
// page. Statements are Markdown and stay as they are; so are reasons and notes, but they come out of a file.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sprague {

// Plain text that fits a table's cell and any line: on one line, nothing in it read as markup.
std::string plain(std::string_view text);

// Text as code; where backticks would be read wrongly in text or in a table's cell, as <code> with character
// references.
std::string code(std::string_view text);

// Markdown of one paragraph without what this program never writes there: HTML, links, pictures, line ends and other
// control bytes.
std::string inert(std::string_view markdown);

// A row of a table, of cells that are Markdown already.
std::string table_row(std::span<const std::string> cells);

// The head of a table and the line under it.
std::string table_head(std::span<const std::string> cells);

// A page without spaces at the ends of lines, runs of empty lines made one, and one line end at the end.
std::string tidy(std::string_view page);

}  // namespace sprague
