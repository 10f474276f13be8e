#include "language/source.hpp"

#include <fmt/format.h>

#include "canonical/ensure.hpp"

namespace sprague::language {

void fail_at(std::string_view source_name, Place place, std::string_view message) {
  throw InputError(fmt::format("{}:{}:{}: {}", source_name, place.line, place.column, message));
}

}  // namespace sprague::language
