// A digest of 128 bits, as 32 hexadecimal digits (xxHash: it tells files apart, it does not sign them).
#pragma once

#include <string>
#include <string_view>

namespace sprague {

std::string digest_of(std::string_view bytes);

}  // namespace sprague
