// A table from exact keys to answers that stops growing at its memory budget. A missing entry only costs time.
#pragma once

#include <absl/container/flat_hash_map.h>

#include <cstddef>
#include <string>
#include <type_traits>
#include <vector>

namespace sprague {

// What a key holds outside of itself.
template <class Key>
std::size_t heap_bytes(const Key&) {
  static_assert(std::is_trivially_copyable_v<Key>, "say how much memory such a key holds");
  return 0;
}
inline std::size_t heap_bytes(const std::string& key) {
  return key.capacity() > 15 ? key.capacity() + 1 : 0;
}
template <class T>
std::size_t heap_bytes(const std::vector<T>& key) {
  std::size_t bytes = key.capacity() * sizeof(T);
  if constexpr (!std::is_trivially_copyable_v<T>) {
    for (const T& part : key) bytes += heap_bytes(part);
  }
  return bytes;
}

template <class Key, class Answer>
class Memo {
 public:
  explicit Memo(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  const Answer* find(const Key& key) const {
    const auto found = map_.find(key);
    return found == map_.end() ? nullptr : &found->second;
  }
  Answer* find(const Key& key) {
    const auto found = map_.find(key);
    return found == map_.end() ? nullptr : &found->second;
  }

  void insert(Key key, Answer answer) {
    if (is_full()) return;
    key_bytes_ += heap_bytes(key);
    map_.emplace(std::move(key), std::move(answer));
  }

  // Has the table stopped growing?
  bool is_full() const { return bytes() > most_bytes_; }
  void clear() {
    map_ = {};
    key_bytes_ = 0;
  }

  std::size_t size() const { return map_.size(); }
  std::size_t bytes() const { return map_.capacity() * (sizeof(Key) + sizeof(Answer) + 8) + key_bytes_; }

 private:
  absl::flat_hash_map<Key, Answer> map_;
  std::size_t most_bytes_;
  std::size_t key_bytes_ = 0;
};

}  // namespace sprague
