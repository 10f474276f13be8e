// A digest of 128 bits, as 32 hexadecimal digits (xxHash: it tells files apart, it does not sign them).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct XXH3_state_s;

namespace sprague {

inline constexpr std::size_t kDigestLength = 32;

std::string digest_of(std::string_view bytes);

// The digest of bytes that come piece by piece.
class Digester {
 public:
  Digester();
  void add(std::string_view bytes);
  std::string digest() const;
  std::uint64_t bytes() const { return bytes_; }

 private:
  std::unique_ptr<XXH3_state_s, int (*)(XXH3_state_s*)> state_;
  std::uint64_t bytes_ = 0;
};

}  // namespace sprague
