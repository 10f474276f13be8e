// A text that somebody wrote, places in it, and errors that name them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sprague::language {

// Line and column of a byte, both counted from 1.
struct Place {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
  friend bool operator==(Place, Place) = default;
};

struct Source {
  std::string name;  // of the file, as it was typed
  std::string text;
};

// Throws InputError "NAME:LINE:COLUMN: MESSAGE".
[[noreturn]] void fail_at(std::string_view source_name, Place place, std::string_view message);

}  // namespace sprague::language
