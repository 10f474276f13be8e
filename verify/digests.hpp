// SHA-256, from FIPS 180-4, and trees of digests over texts, from RFC 6962, Section 2.1. A digest is 64 hexadecimal
// digits.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

Text sha256(View message);
Text digest_of_leaf(View text);
Text digest_of_pair(View left, View right);

struct DigestTree {
  void add(View text);
  Text root() const;

  std::uint64_t leaves = 0;
  Texts parts = {};  // digests
};

}  // namespace sprague::verify
