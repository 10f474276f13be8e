// A memo that several threads fill and read at once: the keys are spread over parts, each under its own lock.
//
// What an entry says must be true whoever wrote it; then threads may write in any order and no verdict depends on it.
// A part that has used up its memory starts anew: in a long search the entries of late are asked for more often than
// those of long ago. Where the entries are to be counted, it gives up instead.
#pragma once

#include <absl/hash/hash.h>

#include <array>
#include <cstdint>
#include <mutex>

#include "canonical/ensure.hpp"
#include "checkers/memo.hpp"

namespace sprague {

enum class WhenFull : std::uint8_t { forget, give_up };

template <class Key, class Answer>
class SharedMemo {
 public:
  explicit SharedMemo(std::size_t most_bytes, WhenFull when_full = WhenFull::forget) : when_full_(when_full) {
    for (Part& part : parts_) part.memo = Memo<Key, Answer>(most_bytes / kParts);
  }

  // The answer as it stands; a default one where there is none.
  Answer get(const Key& key) const {
    const Part& part = part_of(key);
    const std::scoped_lock lock(part.mutex);
    const Answer* found = part.memo.find(key);
    return found == nullptr ? Answer{} : *found;
  }

  // Calls change(answer) on the entry, made anew if there is none. Throws OutOfBudget where a full table gives up.
  template <class Change>
  void update(const Key& key, Change&& change) {
    Part& part = part_of(key);
    const std::scoped_lock lock(part.mutex);
    if (Answer* found = part.memo.find(key)) {
      change(*found);
      return;
    }
    Answer answer{};
    change(answer);
    if (part.memo.is_full()) {
      if (when_full_ == WhenFull::give_up) throw OutOfBudget("budget of memory used up");
      part.memo.clear();
    }
    part.memo.insert(key, answer);
  }

  std::size_t size() const {
    std::size_t total = 0;
    for (const Part& part : parts_) {
      const std::scoped_lock lock(part.mutex);
      total += part.memo.size();
    }
    return total;
  }

 private:
  static constexpr std::size_t kParts = 64;
  struct Part {
    mutable std::mutex mutex;
    Memo<Key, Answer> memo{0};
  };

  // By the high bits: the tables inside go by the low ones.
  static std::size_t part_number(const Key& key) {
    static_assert(kParts == 64);
    return static_cast<std::uint64_t>(absl::Hash<Key>{}(key)) >> 58;
  }

  Part& part_of(const Key& key) { return parts_[part_number(key)]; }
  const Part& part_of(const Key& key) const { return parts_[part_number(key)]; }

  WhenFull when_full_;
  std::array<Part, kParts> parts_;
};

}  // namespace sprague
