#include "reports/json_lines.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "canonical/ensure.hpp"
#include "reports/file_io.hpp"

namespace sprague {

std::uint64_t read_json_lines(const std::filesystem::path& path, absl::FunctionRef<void(std::string_view)> visit) {
  const std::string text = read_file(path);
  std::size_t begin = 0;
  for (std::size_t number = 1; begin < text.size(); ++number) {
    const std::size_t end = text.find('\n', begin);
    if (end == std::string::npos) break;
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    if (end + 1 == text.size() && !nlohmann::json::accept(line)) break;
    try {
      visit(line);
    } catch (const InputError& error) {
      throw InputError(fmt::format("{}:{}: {}", path.string(), number, error.what()));
    }
    begin = end + 1;
  }
  return begin;
}

}  // namespace sprague
