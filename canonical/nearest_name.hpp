// What somebody may have meant who typed a name that there is not.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace sprague {

// The name with the fewest letters to change, add, drop or exchange with the next one, capitals counted as small
// letters; the first of several.
// None where even that one takes more than a third of the letters typed, or more than one in a word of three or less.
std::optional<std::string_view> nearest_name(std::string_view typed, std::span<const std::string_view> names);

}  // namespace sprague
