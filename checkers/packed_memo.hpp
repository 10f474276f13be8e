// A table from strings to small answers with little around them: keys and answers lie one after the other in blocks,
// and the index holds four bytes for each. Keys are compared whole. Nothing is taken out but everything at once.
#pragma once

#include <absl/container/flat_hash_set.h>
#include <absl/hash/hash.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"

namespace sprague {

template <class Answer>
class PackedMemo {
 public:
  static_assert(std::is_trivially_copyable_v<Answer> && alignof(Answer) <= 8, "answers lie in blocks of bytes");

  explicit PackedMemo(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // The answer stays where it is until the table is cleared.
  const Answer* find(std::string_view key) const {
    const auto found = index_.find(key);
    return found == index_.end() ? nullptr : std::launder(reinterpret_cast<const Answer*>(store_->at(*found)));
  }
  Answer* find(std::string_view key) { return const_cast<Answer*>(std::as_const(*this).find(key)); }

  // Nothing happens if the table is full.
  void insert(std::string_view key, const Answer& answer) {
    if (is_full() || find(key) != nullptr) return;
    index_.insert(store_->add(key, answer));
  }

  // Has the table stopped growing?
  bool is_full() const { return bytes() > most_bytes_; }
  void clear() {
    index_ = Index(0, Hash{store_.get()}, Equal{store_.get()});
    *store_ = {};
  }

  std::size_t size() const { return index_.size(); }
  std::size_t bytes() const { return index_.capacity() * (sizeof(Place) + 1) + store_->bytes; }

 private:
  // The block, and where in it the entry starts, in units of eight bytes.
  enum class Place : std::uint32_t {};

  // An entry is the answer, the length of the key and the key. One that is longer than a block has a block of its own.
  struct Store {
    static constexpr unsigned kBlockShift = 11;
    static constexpr std::size_t kBlockBytes = std::size_t{8} << kBlockShift;
    using Length = std::uint32_t;

    std::vector<std::unique_ptr<std::uint64_t[]>> blocks;
    std::size_t used = kBlockBytes;  // of the last block
    std::size_t bytes = 0;           // of all entries

    const std::byte* at(Place place) const {
      const auto number = static_cast<std::uint32_t>(place);
      return reinterpret_cast<const std::byte*>(blocks[number >> kBlockShift].get() +
                                                (number & ((1U << kBlockShift) - 1)));
    }

    std::string_view key(Place place) const {
      const std::byte* entry = at(place) + sizeof(Answer);
      Length length = 0;
      std::memcpy(&length, entry, sizeof(Length));
      return {reinterpret_cast<const char*>(entry) + sizeof(Length), length};
    }

    Place add(std::string_view key, const Answer& answer) {
      const std::size_t size = (sizeof(Answer) + sizeof(Length) + key.size() + 7) / 8 * 8;
      if (used + size > kBlockBytes) {
        ENSURE(blocks.size() < std::size_t{1} << (32 - kBlockShift), "a table with too many keys");
        blocks.push_back(std::make_unique<std::uint64_t[]>(std::max(kBlockBytes, size) / 8));
        used = 0;
      }
      const auto place = static_cast<Place>((blocks.size() - 1) << kBlockShift | used / 8);
      auto* entry = reinterpret_cast<std::byte*>(blocks.back().get()) + used;
      used += size;
      bytes += size;
      new (entry) Answer(answer);
      const auto length = static_cast<Length>(key.size());
      std::memcpy(entry + sizeof(Answer), &length, sizeof(Length));
      std::memcpy(entry + sizeof(Answer) + sizeof(Length), key.data(), key.size());
      return place;
    }
  };

  struct Hash {
    using is_transparent = void;
    const Store* store;
    std::size_t operator()(std::string_view key) const { return absl::Hash<std::string_view>{}(key); }
    std::size_t operator()(Place place) const { return (*this)(store->key(place)); }
  };
  struct Equal {
    using is_transparent = void;
    const Store* store;
    bool operator()(Place a, Place b) const { return a == b; }
    bool operator()(Place a, std::string_view b) const { return store->key(a) == b; }
    bool operator()(std::string_view a, Place b) const { return a == store->key(b); }
  };
  using Index = absl::flat_hash_set<Place, Hash, Equal>;

  // Where the index can look when this is moved.
  std::unique_ptr<Store> store_ = std::make_unique<Store>();
  Index index_{0, Hash{store_.get()}, Equal{store_.get()}};
  std::size_t most_bytes_;
};

}  // namespace sprague
