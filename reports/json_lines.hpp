// Files with one JSON object a line that are only ever appended to.
//
// A kill can tear only the last line: one that does not end, or is no JSON, counts as not written.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace sprague {

// Calls visit(line) for each whole line, without its end; an InputError that it throws gets the path and the line's
// number. Returns the number of bytes up to the end of the last whole line.
std::uint64_t read_json_lines(const std::filesystem::path& path, absl::FunctionRef<void(std::string_view)> visit);

}  // namespace sprague
