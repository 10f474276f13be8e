// The set of numbers of moves that a whole play can take: {0} when no move is left, else one more than every option's.
// The plays of a sum interleave those of its parts, so its lengths are the sums of theirs.
#pragma once

#include <absl/container/inlined_vector.h>

#include <bit>
#include <cstdint>
#include <set>
#include <utility>

#include "checkers/effort.hpp"
#include "checkers/memo.hpp"
#include "games/game.hpp"

namespace sprague {

using Lengths = std::set<std::uint32_t>;

// A set of lengths, by bits.
class LengthBits {
 public:
  LengthBits() = default;
  explicit LengthBits(std::uint32_t length) { insert_shifted({1}, length); }

  bool empty() const { return words_.empty(); }
  // Adds the lengths of another set, each so much longer.
  void insert(const LengthBits& other, std::uint32_t longer) { insert_shifted(other.words_, longer); }
  // Of plays of both.
  friend LengthBits sums(const LengthBits& a, const LengthBits& b) {
    LengthBits result;
    b.each([&](std::uint32_t length) { result.insert(a, length); });
    return result;
  }
  Lengths lengths() const {
    Lengths lengths;
    each([&](std::uint32_t length) { lengths.insert(lengths.end(), length); });
    return lengths;
  }

 private:
  static constexpr std::uint32_t kBits = 64;
  using Words = absl::InlinedVector<std::uint64_t, 1>;  // the last one is not 0

  void insert_shifted(const Words& words, std::uint32_t shift) {
    const std::size_t skipped = shift / kBits;
    const unsigned left = shift % kBits;
    for (std::size_t i = 0; i < words.size(); ++i) {
      insert_word(skipped + i, words[i] << left);
      if (left > 0) insert_word(skipped + i + 1, words[i] >> (kBits - left));
    }
  }
  void insert_word(std::size_t index, std::uint64_t word) {
    if (word == 0) return;
    if (index >= words_.size()) words_.resize(index + 1, 0);
    words_[index] |= word;
  }
  template <class Visit>
  void each(Visit visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t word = words_[i]; word != 0; word &= word - 1) {
        visit(static_cast<std::uint32_t>(i * kBits + static_cast<unsigned>(std::countr_zero(word))));
      }
    }
  }

  Words words_;
};

template <Rules G>
class PlayLengths {
 public:
  using Position = typename G::Position;

  PlayLengths(const G& game, Effort effort) : game_(game), effort_(effort), memo_(effort.memory_bytes) {}

  Lengths lengths(const Sum<Position>& sum) {
    for (const Position& component : sum) {
      if constexpr (HasLadder<G>) {
        for (const Position& rung : game_.ladder(component)) search(rung);
      }
    }
    return of_sum(sum).lengths();
  }
  std::size_t bytes() const { return memo_.bytes(); }

 private:
  LengthBits of_sum(const Sum<Position>& sum) {
    LengthBits total(0);
    for (const Position& component : sum) total = sums(total, search(component));
    return total;
  }

  LengthBits search(const Position& position) {
    auto key = game_.key(position);
    if (const LengthBits* known = memo_.find(key)) return *known;
    if (++positions_ > effort_.most_positions) throw OutOfBudget("budget of positions used up");
    if (positions_ % 1024 == 0) effort_.poll();
    LengthBits result;
    const auto look_at = [&](const Sum<Position>& option) {
      result.insert(of_sum(option), 1);
      return false;
    };
    if constexpr (HasOptionStream<G>) {
      game_.any_option(position, look_at);
    } else {
      for (const Sum<Position>& option : game_.options(position)) look_at(option);
    }
    if (result.empty()) result = LengthBits(0);
    memo_.insert(std::move(key), result);
    return result;
  }

  const G& game_;
  Effort effort_;
  Memo<typename G::Key, LengthBits> memo_;
  std::uint64_t positions_ = 0;
};

}  // namespace sprague
