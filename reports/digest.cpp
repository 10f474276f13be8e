#include "reports/digest.hpp"

#include <fmt/format.h>
#include <xxhash.h>

namespace sprague {

std::string digest_of(std::string_view bytes) {
  const XXH128_hash_t digest = XXH3_128bits(bytes.data(), bytes.size());
  return fmt::format("{:016x}{:016x}", digest.high64, digest.low64);
}

}  // namespace sprague
