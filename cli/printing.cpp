#include "cli/printing.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <system_error>

#include "canonical/ensure.hpp"

namespace sprague::cli {

void print(std::string_view text) {
  errno = 0;
  if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0) return;
  const std::error_code reason(errno, std::generic_category());
  const std::string message = fmt::format("standard output: cannot write: {}", reason.message());
  if (reason == std::errc::no_space_on_device) throw NoRoom(message);
  throw InputError(message);
}

std::string one_line(std::string_view message) {
  constexpr std::size_t kMostOfEachEnd = 240;
  std::string line;
  for (const char c : message) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
      line += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    } else {
      line += c;
    }
  }
  if (line.size() <= 2 * kMostOfEachEnd) return line;
  return line.substr(0, kMostOfEachEnd) + " ... " + line.substr(line.size() - kMostOfEachEnd);
}

}  // namespace sprague::cli
