#include <charconv>

#include "verify/game.hpp"

namespace sprague::verify {

std::vector<View> split(View text, View separator) {
  std::vector<View> parts;
  for (std::size_t end = text.find(separator); end != View::npos; end = text.find(separator)) {
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + separator.size());
  }
  parts.push_back(text);
  return parts;
}

Number number(View text) {
  Number value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (text.empty() || stop != end || error != std::errc() || (text.front() == '0' && text.size() > 1)) {
    throw Malformed("expected a number, found " + quoted(text));
  }
  return value;
}

std::vector<Number> numbers(View text) {
  std::vector<Number> values;
  for (View part : split(text, ",")) values.push_back(number(part));
  return values;
}

bool skip(View& text, View prefix) {
  return text.starts_with(prefix) && (text.remove_prefix(prefix.size()), true);
}

Text quoted(View text) {
  Text result = "\"";
  for (char c : text.substr(0, 60)) result.push_back(c >= ' ' && c <= '~' ? c : '?');
  return result + (text.size() > 60 ? "...\"" : "\"");
}

}  // namespace sprague::verify
