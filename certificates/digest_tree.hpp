// A tree of digests over texts, as RFC 6962, Section 2.1, has it, by SHA-256: to whoever knows its root, a few digests
// show that a text is one of them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sprague {

using Sha256 = std::array<std::uint8_t, 32>;

Sha256 sha256(std::string_view message);  // FIPS 180-4
std::string hexadecimal(const Sha256& digest);
Sha256 digest_of_leaf(std::string_view text);
Sha256 digest_of_pair(const Sha256& left, const Sha256& right);

// What a digest on the way up is combined with.
struct Sibling {
  enum class Side { left, right };
  Side side;
  std::string digest;
};

class DigestTree {
 public:
  void add(std::string_view text);
  Sha256 root_digest() const;
  std::string root() const { return hexadecimal(root_digest()); }
  // From the text that was added as number `index`, from 0 on, to the root.
  std::vector<Sibling> path(std::size_t index) const;

 private:
  std::vector<Sha256> leaves_;
};

}  // namespace sprague
