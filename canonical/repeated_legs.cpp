#include "canonical/repeated_legs.hpp"

#include <charconv>
#include <vector>

namespace sprague {
namespace {

std::vector<std::string_view> parts_of(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t next = text.find(separator); next != std::string_view::npos; next = text.find(separator)) {
    parts.push_back(text.substr(0, next));
    text.remove_prefix(next + 1);
  }
  parts.push_back(text);
  return parts;
}

// The legs with commas between them.
std::string written_out(std::string_view legs) {
  std::string result;
  for (const std::string_view leg : parts_of(legs, ',')) {
    const std::size_t sign = leg.find('^');
    std::size_t often = 1;
    if (sign != std::string_view::npos) std::from_chars(leg.data() + sign + 1, leg.data() + leg.size(), often);
    for (; often > 0; --often) {
      if (!result.empty()) result += ',';
      result += leg.substr(0, sign);
    }
  }
  return result;
}

}  // namespace

std::string with_legs_written_out(std::string_view notation) {
  const bool has_legs = notation.starts_with("S(") || notation.starts_with("B(");
  if (!has_legs || !notation.ends_with(')')) return std::string(notation);
  const std::string_view inside = notation.substr(2, notation.size() - 3);
  std::string result(notation.substr(0, 2));
  for (const std::string_view part : parts_of(inside, ';')) result += written_out(part) + ';';
  result.back() = ')';
  return result;
}

}  // namespace sprague
