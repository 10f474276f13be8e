#include "games/octal_code.hpp"

#include <fmt/format.h>

#include "canonical/ensure.hpp"

namespace sprague {

OctalCode OctalCode::parse(std::string_view text) {
  constexpr std::size_t most_digits = 16;
  if (!text.starts_with("0.") || text.size() == 2) {
    throw InputError(fmt::format("octal code '{}': expected '0.' and digits from 0 to 7", text));
  }
  OctalCode code;
  for (std::size_t i = 2; i < text.size(); ++i) {
    if (text[i] < '0' || text[i] > '7') {
      throw InputError(
          fmt::format("octal code '{}': character {} is '{}', expected a digit from 0 to 7", text, i + 1, text[i]));
    }
    code.digits_.push_back(static_cast<unsigned>(text[i] - '0'));
  }
  if (code.digits_.size() > most_digits) {
    throw InputError(
        fmt::format("octal code '{}': {} digits, expected at most {}", text, code.digits_.size(), most_digits));
  }
  while (!code.digits_.empty() && code.digits_.back() == 0) code.digits_.pop_back();
  if (code.digits_.empty()) throw InputError(fmt::format("octal code '{}': expected a digit other than 0", text));
  return code;
}

std::optional<OctalCode> OctalCode::without_emptying() const {
  OctalCode code = *this;
  for (unsigned& digit : code.digits_) {
    if ((digit & 4U) != 0) return std::nullopt;
    digit &= 2U;
  }
  while (!code.digits_.empty() && code.digits_.back() == 0) code.digits_.pop_back();
  if (code.digits_.empty()) return std::nullopt;
  return code;
}

std::string OctalCode::text() const {
  std::string result = "0.";
  for (unsigned digit : digits_) result.push_back(static_cast<char>('0' + digit));
  return result;
}

}  // namespace sprague
