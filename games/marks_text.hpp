// The arrows typed after a board: `BOARD; a>b,c>d`.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstddef>
#include <string_view>

namespace sprague {

// What comes before the semicolon, if there is one.
inline std::string_view board_part(std::string_view text) {
  return text.substr(0, text.find(';'));
}

// Calls read(word, place) for each of the words after the semicolon, separated by commas; `place` is its first
// letter's, counted from 1.
inline void each_mark(std::string_view text, absl::FunctionRef<void(std::string_view word, std::size_t place)> read) {
  for (std::size_t place = text.find(';'); place < text.size();) {
    ++place;
    while (place < text.size() && text[place] == ' ') ++place;
    const std::size_t end = text.find(',', place);
    const std::size_t length = end == std::string_view::npos ? text.size() - place : end - place;
    read(text.substr(place, length), place + 1);
    place += length;
  }
}

}  // namespace sprague
