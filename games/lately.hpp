// The texts met lately, and what each was found to lead to: a cache of a fixed size, which forgets.
//
// A pair lies in one place of memory, where the next pair that belongs there replaces it; texts are compared whole.
// Long pairs are not kept.
#pragma once

#include <absl/hash/hash.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace sprague {

class Lately {
 public:
  static constexpr std::size_t kMostBytes = 126;  // of a pair

  // The place of some texts, one at a time.
  class alignas(64) Place {
   public:
    // What the text led to; empty if another text is here, or none.
    std::string_view find(std::string_view text) const {
      const bool is_it = size_ == text.size() && std::memcmp(bytes_.data(), text.data(), text.size()) == 0;
      return is_it ? std::string_view(bytes_.data() + size_, found_size_) : std::string_view();
    }
    // Nothing happens if this is too long. Requires that neither is empty.
    void put(std::string_view text, std::string_view found) {
      if (text.size() + found.size() > kMostBytes) return;
      size_ = static_cast<std::uint8_t>(text.size());
      found_size_ = static_cast<std::uint8_t>(found.size());
      std::ranges::copy(found, std::ranges::copy(text, bytes_.begin()).out);
    }

   private:
    std::uint8_t size_ = 0;
    std::uint8_t found_size_ = 0;
    std::array<char, kMostBytes> bytes_;
  };

  Place& place_of(std::string_view text) { return places_[absl::Hash<std::string_view>()(text) % kPlaces]; }

 private:
  static constexpr std::size_t kPlaces = 1 << 16;

  std::vector<Place> places_ = std::vector<Place>(kPlaces);
};

}  // namespace sprague
