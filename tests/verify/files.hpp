// Certificates as texts and as files.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/scratch.hpp"
#include "verify/verify.hpp"

namespace sprague::verify {

inline std::filesystem::path certificates() {
  return std::filesystem::path(SPRAGUE_SOURCE_DIR) / "tests" / "verify" / "certificates";
}

inline std::string certificate(const std::string& name) {
  return support::slurp(certificates() / (name + ".cert"));
}

// The worked examples of the document, by their kinds.
inline std::map<std::string, std::string> documents_examples() {
  std::ifstream document(std::filesystem::path(SPRAGUE_SOURCE_DIR) / "docs" / "certificates.md");
  std::map<std::string, std::string> examples;
  std::string* example = nullptr;
  for (std::string line; std::getline(document, line);) {
    const std::string text = line.substr(std::min<std::size_t>(4, line.size()));
    if (text.starts_with("sprague-certificate\t4\t") && text.find("KIND") == std::string::npos) {
      const std::string kind = text.substr(22, text.find('\t', 22) - 22);
      const bool written = text.find("\twritten:") != std::string::npos;
      example = &examples[written ? kind + " of a game as text" : kind];
    }
    if (example == nullptr) continue;
    *example += text + "\n";
    if (text == "end") example = nullptr;
  }
  return examples;
}

inline Result verify_text(std::string_view text, std::uint64_t memory = std::uint64_t{1} << 30) {
  const support::Scratch scratch;
  const std::filesystem::path file = scratch.path() / "certificate";
  std::ofstream(file, std::ios::binary) << text;
  return verify(file.string(), memory);
}

// The text with one line replaced; line feeds stay.
inline std::string with_line(const std::string& text, std::size_t number, std::string_view replacement) {
  std::size_t begin = 0;
  for (std::size_t line = 1; line < number; ++line) begin = text.find('\n', begin) + 1;
  return text.substr(0, begin) + std::string(replacement) + text.substr(text.find('\n', begin));
}

inline std::string line_of(const std::string& text, std::size_t number) {
  std::size_t begin = 0;
  for (std::size_t line = 1; line < number; ++line) begin = text.find('\n', begin) + 1;
  return text.substr(begin, text.find('\n', begin) - begin);
}

}  // namespace sprague::verify
