// Words to the standard output.
#pragma once

#include <string>
#include <string_view>

namespace sprague::cli {

// Prints all of it at once. Throws NoRoom where the disk behind it is full, and InputError where it cannot be written
// for another reason.
void print(std::string_view text);

// One line, whatever was typed: control bytes as \xHH, and of a long one the beginning and the end.
std::string one_line(std::string_view message);

}  // namespace sprague::cli
