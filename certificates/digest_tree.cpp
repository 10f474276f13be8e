#include "certificates/digest_tree.hpp"

#include <absl/numeric/int128.h>
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <span>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

using Word32 = std::uint32_t;
using HashState = std::array<Word32, 8>;
constexpr std::size_t kBlock = 64;  // bytes

// The constants of the standard are the first 32 bits of the fractional parts of the roots of the first primes: square
// roots for the state before the first block, cube roots for the rounds. The verifier has them as a table.
template <std::size_t count>
std::array<Word32, count> roots_of_primes(int degree) {
  std::array<Word32, count> fractions{};
  std::size_t found = 0;
  for (std::uint64_t number = 2; found < count; ++number) {
    bool is_prime = true;
    for (std::uint64_t divisor = 2; divisor * divisor <= number; ++divisor) is_prime &= number % divisor != 0;
    if (!is_prime) continue;
    const absl::uint128 wanted = absl::uint128(number) << (32 * degree);
    std::uint64_t root = 0;  // the largest whose power is not larger than that
    for (std::uint64_t bit = std::uint64_t{1} << 36; bit > 0; bit /= 2) {
      absl::uint128 power = 1;
      for (int i = 0; i < degree; ++i) power *= root + bit;
      if (power <= wanted) root += bit;
    }
    fractions[found++] = static_cast<Word32>(root);
  }
  return fractions;
}

Word32 big_endian(std::string_view bytes) {
  Word32 word = 0;
  for (const char byte : bytes) word = word << 8 | static_cast<std::uint8_t>(byte);
  return word;
}

void add_block(HashState& state, std::string_view block) {
  static const std::array<Word32, 64> constants = roots_of_primes<64>(3);
  std::array<Word32, 64> schedule{};
  for (std::size_t i = 0; i < schedule.size(); ++i) {
    if (i < 16) {
      schedule[i] = big_endian(block.substr(4 * i, 4));
      continue;
    }
    const Word32 early = schedule[i - 15];
    const Word32 late = schedule[i - 2];
    schedule[i] = schedule[i - 16] + schedule[i - 7] + (std::rotr(early, 7) ^ std::rotr(early, 18) ^ (early >> 3)) +
                  (std::rotr(late, 17) ^ std::rotr(late, 19) ^ (late >> 10));
  }
  HashState now = state;  // a to h
  for (std::size_t i = 0; i < schedule.size(); ++i) {
    const auto& [a, b, c, d, e, f, g, h] = now;
    const Word32 first =
        h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + schedule[i];
    const Word32 second = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    now = {first + second, a, b, c, d + first, e, f, g};
  }
  for (std::size_t i = 0; i < state.size(); ++i) state[i] += now[i];
}

// Digests of pairs; a last one by itself stays. The standard's tree, which splits at the largest power of two, is this.
std::vector<Sha256> level_above(std::span<const Sha256> level) {
  std::vector<Sha256> above;
  for (std::size_t i = 0; i + 1 < level.size(); i += 2) above.push_back(digest_of_pair(level[i], level[i + 1]));
  if (level.size() % 2 == 1) above.push_back(level.back());
  return above;
}

}  // namespace

Sha256 sha256(std::string_view message) {
  static const HashState start = roots_of_primes<8>(2);
  std::string padded(message);
  padded += '\x80';
  while (padded.size() % kBlock != kBlock - 8) padded += '\0';
  for (int i = 7; i >= 0; --i) padded += static_cast<char>(std::uint64_t{message.size()} * 8 >> (8 * i));
  HashState state = start;
  for (std::size_t i = 0; i < padded.size(); i += kBlock) add_block(state, std::string_view(padded).substr(i, kBlock));
  Sha256 digest{};
  for (std::size_t i = 0; i < digest.size(); ++i) {
    digest[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
  }
  return digest;
}

std::string hexadecimal(const Sha256& digest) {
  std::string text;
  for (const std::uint8_t byte : digest) text += fmt::format("{:02x}", byte);
  return text;
}

Sha256 digest_of_leaf(std::string_view text) {
  return sha256(fmt::format("{}{}", '\0', text));
}

Sha256 digest_of_pair(const Sha256& left, const Sha256& right) {
  std::string text(1, '\1');
  text.append(left.begin(), left.end()).append(right.begin(), right.end());
  return sha256(text);
}

void DigestTree::add(std::string_view text) {
  leaves_.push_back(digest_of_leaf(text));
}

Sha256 DigestTree::root_digest() const {
  std::vector<Sha256> level = leaves_;
  while (level.size() > 1) level = level_above(level);
  return level.empty() ? sha256("") : level.front();
}

std::vector<Sibling> DigestTree::path(std::size_t index) const {
  ENSURE(index < leaves_.size(), "there is no such text in the tree");
  std::vector<Sibling> path;
  for (std::vector<Sha256> level = leaves_; level.size() > 1; level = level_above(level), index /= 2) {
    const std::size_t sibling = index ^ 1;
    if (sibling >= level.size()) continue;
    path.push_back({sibling < index ? Sibling::Side::left : Sibling::Side::right, hexadecimal(level[sibling])});
  }
  return path;
}

}  // namespace sprague
