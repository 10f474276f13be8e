#include <charconv>

#include "verify/game.hpp"

namespace sprague::verify {

std::vector<std::string_view> split(std::string_view text, std::string_view separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t place = text.find(separator);
    parts.push_back(text.substr(0, place));
    if (place == std::string_view::npos) return parts;
    text.remove_prefix(place + separator.size());
  }
}

Number number(std::string_view text) {
  Number value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (text.empty() || stop != end || error != std::errc() || (text.front() == '0' && text.size() > 1)) {
    throw Malformed("expected a number, found " + quoted(text));
  }
  return value;
}

std::vector<Number> numbers(std::string_view text) {
  std::vector<Number> values;
  for (std::string_view part : split(text, ",")) values.push_back(number(part));
  return values;
}

bool skip(std::string_view& text, std::string_view prefix) {
  const bool there = text.starts_with(prefix);
  if (there) text.remove_prefix(prefix.size());
  return there;
}

std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (char c : text.substr(0, 60)) result.push_back(c >= ' ' && c <= '~' ? c : '?');
  return result + (text.size() > 60 ? "...\"" : "\"");
}

}  // namespace sprague::verify
