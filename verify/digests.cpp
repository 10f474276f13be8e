#include "verify/digests.hpp"

#include <array>
#include <bit>
#include <cmath>

namespace sprague::verify {
namespace {

constexpr View digits = "0123456789abcdef";

// The first 32 bits of the fractional parts of the roots of the first primes.
std::vector<Number> fractions(double (*root)(double), std::size_t count) {
  std::vector<Number> result;
  for (int n = 2; result.size() < count; ++n) {
    int divisor = 2;
    while (n % divisor != 0) ++divisor;
    if (divisor == n) result.push_back(static_cast<Number>(static_cast<std::uint64_t>(std::ldexp(root(n), 32))));
  }
  return result;
}

void add_block(std::vector<Number>& state, View block) {
  static const std::vector<Number> constants = fractions(std::cbrt, 64);
  std::array<Number, 64> words{};
  for (std::size_t i = 0; i < 64; ++i) words[i / 4] = words[i / 4] << 8 | static_cast<unsigned char>(block[i]);
  for (std::size_t i = 16; i < 64; ++i) {
    const Number x = words[i - 15];
    const Number y = words[i - 2];
    words[i] = words[i - 16] + (std::rotr(x, 7) ^ std::rotr(x, 18) ^ (x >> 3)) + words[i - 7] +
               (std::rotr(y, 17) ^ std::rotr(y, 19) ^ (y >> 10));
  }
  std::vector<Number> next = state;
  for (std::size_t i = 0; i < 64; ++i) {
    const auto [a, b, c, d] = std::array{next[0], next[1], next[2], next[3]};
    const auto [e, f, g, h] = std::array{next[4], next[5], next[6], next[7]};
    const Number one =
        h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + words[i];
    const Number two = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    next = {one + two, a, b, c, d + one, e, f, g};
  }
  for (std::size_t i = 0; i < 8; ++i) state[i] += next[i];
}

}  // namespace

Text sha256(View message) {
  Text padded = Text(message) + '\x80';
  padded.append((120 - padded.size() % 64) % 64, '\0');
  for (int shift = 56; shift >= 0; shift -= 8) padded += static_cast<char>(std::uint64_t{message.size()} * 8 >> shift);
  std::vector<Number> state = fractions(std::sqrt, 8);
  for (std::size_t i = 0; i < padded.size(); i += 64) add_block(state, View(padded).substr(i, 64));
  Text digest;
  for (std::size_t i = 0; i < 64; ++i) digest += digits[state[i / 8] >> (28 - i % 8 * 4) & 15];
  return digest;
}

Text digest_of_leaf(View text) {
  return sha256('\0' + Text(text));
}

Text digest_of_pair(View left, View right) {
  Text bytes = "\1";
  for (const View digest : {left, right}) {
    const bool right_digits = digest.size() == 64 && digest.find_first_not_of(digits) == View::npos;
    if (!right_digits) throw Malformed("expected a digest, found " + quoted(digest));
    for (std::size_t i = 0; i < 64; i += 2)
      bytes += static_cast<char>(digits.find(digest[i]) * 16 + digits.find(digest[i + 1]));
  }
  return sha256(bytes);
}

// After n leaves the tree is one of 2^k leaves for each 1 among the binary digits of n, the largest first.
void DigestTree::add(View text) {
  Text last = digest_of_leaf(text);
  for (std::uint64_t n = ++leaves; n % 2 == 0; n /= 2) {
    last = digest_of_pair(parts.back(), last);
    parts.pop_back();
  }
  parts.push_back(last);
}

Text DigestTree::root() const {
  if (parts.empty()) return sha256("");
  Text root = parts.back();
  for (auto part = parts.rbegin() + 1; part != parts.rend(); ++part) root = digest_of_pair(*part, root);
  return root;
}

}  // namespace sprague::verify
