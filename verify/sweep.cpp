// Sweeps over a family: members with what was found of each, which other certificates prove; here, that they are
// starting positions, each once, that they add up to the census, how many of them contradict the claim, and the root of
// the tree of their digests, which tells a member from what is none. SHA-256 is from FIPS 180-4, the tree from RFC
// 6962, Section 2.1.
#include <array>
#include <bit>
#include <utility>

#include "verify/game.hpp"

namespace sprague::verify {
namespace {

using State = std::array<Number, 8>;

constexpr State first_state{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                            0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
constexpr Number round_constants[] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

constexpr View digits = "0123456789abcdef";

void add_block(State& state, View block) {
  std::array<Number, 64> words{};
  for (std::size_t i = 0; i < 64; ++i) words[i / 4] = words[i / 4] << 8 | static_cast<unsigned char>(block[i]);
  for (std::size_t i = 16; i < 64; ++i) {
    const Number x = words[i - 15];
    const Number y = words[i - 2];
    words[i] = words[i - 16] + (std::rotr(x, 7) ^ std::rotr(x, 18) ^ (x >> 3)) + words[i - 7] +
               (std::rotr(y, 17) ^ std::rotr(y, 19) ^ (y >> 10));
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < 64; ++i) {
    const Number one = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g)) +
                       round_constants[i] + words[i];
    const Number two = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = std::exchange(g, std::exchange(f, std::exchange(e, d + one)));
    d = std::exchange(c, std::exchange(b, std::exchange(a, one + two)));
  }
  const State more{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) state[i] += more[i];
}

using Sums = std::vector<std::uint64_t>;  // of members, of their weights, of those against the claim

std::optional<std::uint64_t> nimber_of(View result) {
  if (result == "first") return std::nullopt;
  if (result == "second") return 0;
  if (!skip(result, "nimber ")) throw Malformed("expected who wins, or the nimber");
  return number(result);
}

}  // namespace

Text sha256(View message) {
  Text padded = Text(message) + '\x80';
  padded.append((120 - padded.size() % 64) % 64, '\0');
  for (int shift = 56; shift >= 0; shift -= 8) padded += static_cast<char>(std::uint64_t{message.size()} * 8 >> shift);
  State state = first_state;
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

Text sweep(Lines& lines, View name) {
  const Game game = game_of(name);
  const Text family = lines.take("family", 2)[1];
  const Texts claim = lines.take("claim", 3);
  DigestTree tree;
  for (std::optional<Number> last_size; lines.keyword() == "size";) {
    const Texts size = lines.take("size", 5);
    if (last_size >= number(size[1])) throw Malformed("the sizes do not rise");
    last_size = number(size[1]);
    const std::size_t line = lines.number;
    Sums sums(3);
    for (Text last; lines.keyword() == "member"; ++sums[0]) {
      const Texts member = lines.take("member", 4);
      if (member[3] <= last) throw Malformed("the members do not rise");
      last = member[3];
      static_cast<void>(game.start(last));
      tree.add(joined({Text(name), size[1], member[1], member[2], last}, "\t"));
      sums[1] += number(member[2]);
      sums[2] += is_against(claim[1], claim[2], name, last, nimber_of(member[1])) ? 1 : 0;
    }
    if (sums == Sums{number(size[2]), number(size[3]), number(size[4])}) continue;
    lines.number = line;
    throw Malformed("the size's members add up to other numbers");
  }
  if (lines.take("root", 2)[1] != tree.root()) throw Malformed("the members have another root");
  return quoted(family) + ": the census of " + std::to_string(tree.leaves) + " members, results as given; root " +
         tree.root();
}

}  // namespace sprague::verify
