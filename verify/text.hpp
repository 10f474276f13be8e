// Reading text that nobody vouches for.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sprague::verify {

// A nimber, a length, the number of an entry: at most 2^32 - 1.
using Number = std::uint32_t;

// The parts between separators; one empty part if the text is empty.
std::vector<std::string_view> split(std::string_view text, char separator);

// Decimal without leading zeros. Throws Malformed.
Number number(std::string_view text);

// Numbers separated by commas, at least one. Throws Malformed.
std::vector<Number> numbers(std::string_view text);

// Takes the prefix off if the text begins with it.
bool skip(std::string_view& text, std::string_view prefix);

// For messages: in quotes, printable, not long.
std::string quoted(std::string_view text);

}  // namespace sprague::verify
