// The nim-value of an impartial game: numbers under ^ (never +).
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sprague {

class Nimber {
 public:
  constexpr Nimber() = default;
  constexpr explicit Nimber(std::uint32_t value) : value_(value) {}

  constexpr std::uint32_t value() const { return value_; }
  constexpr bool is_zero() const { return value_ == 0; }

  friend constexpr Nimber operator^(Nimber a, Nimber b) { return Nimber(a.value_ ^ b.value_); }
  friend constexpr auto operator<=>(Nimber, Nimber) = default;

 private:
  std::uint32_t value_ = 0;
};

// The set of nimbers of a position's options, for its mex.
class NimberSet {
 public:
  void insert(Nimber nimber) {
    if (nimber.value() < 64) {
      low_ |= std::uint64_t{1} << nimber.value();
      return;
    }
    const std::size_t word = nimber.value() / 64 - 1;
    if (word >= words_.size()) words_.resize(word + 1, 0);
    words_[word] |= std::uint64_t{1} << nimber.value() % 64;
  }
  bool contains(Nimber nimber) const {
    if (nimber.value() < 64) return (low_ >> nimber.value() & 1) != 0;
    const std::size_t word = nimber.value() / 64 - 1;
    return word < words_.size() && (words_[word] >> nimber.value() % 64 & 1) != 0;
  }

  // The smallest nimber that is not in the set.
  Nimber mex() const {
    if (~low_ != 0) return Nimber(static_cast<std::uint32_t>(std::countr_one(low_)));
    std::uint32_t base = 64;
    for (std::uint64_t word : words_) {
      if (~word != 0) return Nimber(base + static_cast<std::uint32_t>(std::countr_one(word)));
      base += 64;
    }
    return Nimber(base);
  }

 private:
  std::uint64_t low_ = 0;             // 0 to 63, all that most games need
  std::vector<std::uint64_t> words_;  // 64 and up
};

}  // namespace sprague
