// Data tables as CSV: RFC 4180's commas and quotes, a header row, lines that end in LF.
//
// A field is quoted where it holds a comma, a quote or the end of a line, and where it is the only field of its row and
// empty, so that every table reads back as it was written. The reader is strict: equal widths, nothing after a closing
// quote, no quote inside a bare field.
#pragma once

#include <string>
#include <string_view>

#include "conjectures/claim.hpp"

namespace sprague {

// The name of the file in data/ that keeps a claim's table.
std::string csv_name(std::string_view claim, std::string_view table);

// Requires a header and rows as wide as it.
std::string to_csv(const DataTable& table);

// Reads a table without its name; throws InputError naming `file`, the line and what was expected.
DataTable parse_csv(std::string_view text, std::string_view file);

}  // namespace sprague
