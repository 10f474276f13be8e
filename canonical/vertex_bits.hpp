// Sets of small numbers as bits, for searches over the vertices of one graph.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace sprague {

template <std::size_t Words>
class VertexBits {
 public:
  static constexpr std::size_t kMost = 64 * Words;

  void insert(std::size_t v) { words_[v / 64] |= std::uint64_t{1} << v % 64; }
  void erase(std::size_t v) { words_[v / 64] &= ~(std::uint64_t{1} << v % 64); }
  bool has(std::size_t v) const { return (words_[v / 64] >> v % 64 & 1U) != 0; }

  bool empty() const {
    for (const std::uint64_t word : words_) {
      if (word != 0) return false;
    }
    return true;
  }
  std::size_t size() const {
    std::size_t sum = 0;
    for (const std::uint64_t word : words_) sum += static_cast<std::size_t>(std::popcount(word));
    return sum;
  }
  // Requires a set that is not empty.
  std::size_t first() const {
    std::size_t i = 0;
    while (words_[i] == 0) ++i;
    return 64 * i + static_cast<std::size_t>(std::countr_zero(words_[i]));
  }
  bool is_within(const VertexBits& other) const { return (*this - other).empty(); }

  template <class Visit>
  void each(Visit visit) const {
    for (std::size_t i = 0; i < Words; ++i) {
      for (std::uint64_t word = words_[i]; word != 0; word &= word - 1) {
        visit(64 * i + static_cast<std::size_t>(std::countr_zero(word)));
      }
    }
  }

  VertexBits& operator|=(const VertexBits& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  friend VertexBits operator&(VertexBits a, const VertexBits& b) {
    for (std::size_t i = 0; i < Words; ++i) a.words_[i] &= b.words_[i];
    return a;
  }
  friend VertexBits operator-(VertexBits a, const VertexBits& b) {
    for (std::size_t i = 0; i < Words; ++i) a.words_[i] &= ~b.words_[i];
    return a;
  }
  friend bool operator==(const VertexBits&, const VertexBits&) = default;

 private:
  std::array<std::uint64_t, Words> words_{};
};

}  // namespace sprague
