#include "canonical/ensure.hpp"

#include <fmt/format.h>

#include <string_view>

namespace sprague {

void fail_ensure(const char* condition, const char* file, int line, const std::string& message) {
  std::string_view name = file;
  if (auto slash = name.rfind('/'); slash != std::string_view::npos) name.remove_prefix(slash + 1);
  throw InternalError(fmt::format("{}:{}: {} ({})", name, line, message, condition));
}

}  // namespace sprague
