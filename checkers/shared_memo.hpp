// A memo that several threads fill and read at once: the keys are spread over parts, each under its own lock.
//
// What an entry says must be true whoever wrote it; then threads may write in any order and no verdict depends on it.
// A part keeps what was asked for or told of late. Its entries are of two generations: new ones and those asked for go
// to the young; when these have used up their half of the memory, they become the old ones, and those that were old are
// forgotten. Where the entries are to be counted, there is one generation, and a full part gives up instead.
#pragma once

#include <absl/hash/hash.h>

#include <array>
#include <cstdint>
#include <mutex>
#include <string>
#include <type_traits>
#include <utility>

#include "canonical/ensure.hpp"
#include "checkers/memo.hpp"
#include "checkers/packed_memo.hpp"

namespace sprague {

enum class WhenFull : std::uint8_t { forget, give_up };

template <class Key, class Answer>
class SharedMemo {
 public:
  explicit SharedMemo(std::size_t most_bytes, WhenFull when_full = WhenFull::forget) : when_full_(when_full) {
    const std::size_t generation = most_bytes / kParts / (when_full == WhenFull::forget ? 2 : 1);
    for (Part& part : parts_) {
      part.young = Table(generation);
      part.old = Table(generation);
    }
  }

  // The answer as it stands; a default one where there is none.
  Answer get(const Key& key) const {
    Part& part = part_of(key);
    const std::scoped_lock lock(part.mutex);
    const Answer* found = recall(part, key);
    return found == nullptr ? Answer{} : *found;
  }

  // Calls change(answer) on the entry, made anew if there is none. Throws OutOfBudget where a full table gives up.
  template <class Change>
  void update(const Key& key, Change&& change) {
    Part& part = part_of(key);
    const std::scoped_lock lock(part.mutex);
    if (Answer* found = recall(part, key)) {
      change(*found);
      return;
    }
    Answer answer{};
    change(answer);
    insert(part, key, answer);
  }

  // How many entries there are; one of the old that was asked for counts twice.
  std::size_t size() const {
    std::size_t total = 0;
    for (Part& part : parts_) {
      const std::scoped_lock lock(part.mutex);
      total += part.young.size() + part.old.size();
    }
    return total;
  }

 private:
  static constexpr std::size_t kParts = 64;
  using Table = std::conditional_t<std::is_same_v<Key, std::string>, PackedMemo<Answer>, Memo<Key, Answer>>;
  struct Part {
    std::mutex mutex;
    Table young{0};
    Table old{0};
  };

  // The entry among the young ones.
  Answer* recall(Part& part, const Key& key) const {
    if (Answer* found = part.young.find(key)) return found;
    const Answer* found = part.old.find(key);
    if (found == nullptr) return nullptr;
    insert(part, key, Answer(*found));
    return part.young.find(key);
  }

  void insert(Part& part, const Key& key, const Answer& answer) const {
    if (part.young.is_full()) {
      if (when_full_ == WhenFull::give_up) throw OutOfBudget("budget of memory used up");
      std::swap(part.young, part.old);
      part.young.clear();
    }
    part.young.insert(key, answer);
  }

  // By the high bits: the tables inside go by the low ones.
  static std::size_t part_number(const Key& key) {
    static_assert(kParts == 64);
    return static_cast<std::uint64_t>(absl::Hash<Key>{}(key)) >> 58;
  }

  Part& part_of(const Key& key) const { return parts_[part_number(key)]; }

  WhenFull when_full_;
  mutable std::array<Part, kParts> parts_;  // to be asked for makes an entry young
};

}  // namespace sprague
