#include "cli/exit_codes.hpp"

#include <fmt/format.h>

namespace sprague::cli {

std::string exit_codes_help() {
  std::string text = "Exit codes:\n";
  for (const auto& [code, meaning] : kExitCodes) text += fmt::format("  {} {}\n", number_of(code), meaning);
  return text;
}

}  // namespace sprague::cli
