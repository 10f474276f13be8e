// A list of at most so many small things, in itself: it allocates nothing, and room that it does not use costs nothing.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <type_traits>

#include "canonical/ensure.hpp"

namespace sprague {

template <class T, std::size_t kMost>
class ShortList {
 public:
  static_assert(std::is_trivial_v<T>, "things are not constructed");

  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  ShortList() = default;
  // Of that many, whatever they are.
  explicit ShortList(std::size_t size) : size_(size) { DEBUG_ASSERT(size <= kMost); }
  ShortList(const ShortList& other) : size_(other.size_) { std::copy(other.begin(), other.end(), begin()); }
  ShortList& operator=(const ShortList& other) {
    if (this == &other) return *this;
    size_ = other.size_;
    std::copy(other.begin(), other.end(), begin());
    return *this;
  }
  ~ShortList() = default;

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  static constexpr std::size_t most() { return kMost; }
  void clear() { size_ = 0; }
  T& push_back(const T& thing) {
    DEBUG_ASSERT(size_ < kMost);
    return things_[size_++] = thing;
  }

  void pop_back() {
    DEBUG_ASSERT(size_ > 0);
    --size_;
  }

  T* data() { return things_; }
  const T* data() const { return things_; }
  T& operator[](std::size_t i) {
    DEBUG_ASSERT(i < size_);
    return things_[i];
  }
  const T& operator[](std::size_t i) const {
    DEBUG_ASSERT(i < size_);
    return things_[i];
  }
  T& back() { return (*this)[size_ - 1]; }
  T* begin() { return things_; }
  T* end() { return things_ + size_; }
  const T* begin() const { return things_; }
  const T* end() const { return things_ + size_; }

 private:
  std::size_t size_ = 0;
  T things_[kMost];
};

// Sorts by insertion; what is equal stays in order.
template <class Things, class Less>
void sort_few(Things& things, Less less) {
  const auto begin = std::begin(things);
  for (auto next = begin; next != std::end(things); ++next) {
    const auto thing = *next;
    auto to = next;
    for (; to != begin && less(thing, to[-1]); --to) *to = to[-1];
    *to = thing;
  }
}

}  // namespace sprague
