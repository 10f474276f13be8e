#include "reports/markdown_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace sprague {
namespace {

bool is_letter_or_digit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

// Whether code between backticks would lose something: its ends, its line ends, or a cell's bar.
bool needs_references(std::string_view text) {
  return text.empty() || text.front() == ' ' || text.back() == ' ' ||
         text.find_first_of("`|\\\r\n\t") != std::string_view::npos;
}

bool is_letter(char c) {
  return is_letter_or_digit(c) && !(c >= '0' && c <= '9');
}

// Control bytes made spaces.
std::string one_lined(std::string_view text) {
  std::string line(text);
  std::ranges::replace_if(
      line, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, ' ');
  return line;
}

// Where the code ends that a text begins with, or the backticks where it has no end.
std::size_t end_of_code(std::string_view text) {
  const std::size_t ticks = std::min(text.find_first_not_of('`'), text.size());
  for (std::size_t at = text.find('`', ticks); at != std::string_view::npos; at = text.find('`', at)) {
    const std::size_t end = std::min(text.find_first_not_of('`', at), text.size());
    if (end - at == ticks) return end;
    at = end;
  }
  return ticks;
}

}  // namespace

std::string plain(std::string_view text) {
  std::string escaped;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\n') {
      escaped += "<br>";
    } else if (c == '\r') {
      continue;
    } else if (std::string_view("\\`*_[]|~").find(c) != std::string_view::npos) {
      escaped += '\\';
      escaped += c;
    } else if (c == '&') {
      escaped += "&amp;";
    } else if (c == '<' && i + 1 < text.size() && text[i + 1] != '=' && text[i + 1] != ' ') {
      escaped += "&lt;";
    } else {
      escaped += c;
    }
  }
  return escaped;
}

std::string code(std::string_view text) {
  if (!needs_references(text)) return fmt::format("`{}`", text);
  std::string escaped;
  for (char c : text) {
    const bool is_ascii = static_cast<unsigned char>(c) < 0x80;
    if (is_ascii && !is_letter_or_digit(c)) {
      escaped += fmt::format("&#{};", static_cast<int>(c));
    } else {
      escaped += c;
    }
  }
  return fmt::format("<code>{}</code>", escaped);
}

std::string inert(std::string_view markdown) {
  constexpr std::string_view kAfterAngle = "/!?";
  constexpr std::string_view kAfterBracket = "([:";
  std::string text;
  for (std::size_t i = 0; i < markdown.size();) {
    const char c = markdown[i];
    const char next = i + 1 < markdown.size() ? markdown[i + 1] : ' ';
    std::size_t length = 1;
    if (c == '`') {
      // Between backticks, as many at the end as at the beginning, nothing is markup.
      length = end_of_code(markdown.substr(i));
      text += one_lined(markdown.substr(i, length));
    } else if (c == '<' && (is_letter(next) || kAfterAngle.find(next) != std::string_view::npos)) {
      text += "&lt;";
    } else if (c == ']' && kAfterBracket.find(next) != std::string_view::npos) {
      text += "&#93;";
    } else {
      // A backtick after a backslash is none.
      if (c == '\\' && next == '`') length = 2;
      text += one_lined(markdown.substr(i, length));
    }
    i += length;
  }
  return text;
}

std::string table_row(std::span<const std::string> cells) {
  std::string row = "|";
  for (const std::string& cell : cells) row += cell.empty() ? " |" : fmt::format(" {} |", cell);
  return row + "\n";
}

std::string table_head(std::span<const std::string> cells) {
  std::string line = "|";
  for (std::size_t i = 0; i < cells.size(); ++i) line += " --- |";
  return table_row(cells) + line + "\n";
}

std::string tidy(std::string_view page) {
  std::string result;
  bool after_empty = true;
  while (!page.empty()) {
    const std::size_t end = std::min(page.find('\n'), page.size());
    std::string_view line = page.substr(0, end);
    page.remove_prefix(std::min(end + 1, page.size()));
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    if (line.empty() && after_empty) continue;
    after_empty = line.empty();
    result += line;
    result += '\n';
  }
  if (after_empty && !result.empty()) result.pop_back();
  return result;
}

}  // namespace sprague
