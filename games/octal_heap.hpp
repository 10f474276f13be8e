// Octal games on heaps of counters.
//
// A move takes i counters from a heap and leaves nothing, one heap or two non-empty heaps, as the code's digit for i
// allows.
//
// Source: Beaudou et al., "Octal games on graphs", Definition 3; Guy and Smith, "The G-values of various games" (1956).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "games/octal_code.hpp"

namespace sprague {

// "3+4": the heaps that have counters. Throws InputError for a heap of more than kLargestHeap.
Sum<std::uint32_t> parse_heaps(std::string_view text);
inline constexpr std::uint32_t kLargestHeap = 20000;

class OctalHeap {
 public:
  using Position = std::uint32_t;
  using Key = std::uint32_t;
  static constexpr std::string_view kName = "heap";
  static constexpr std::string_view kSyntax = "heap:CODE N   an octal game on heaps: heap:0.137 20, heap:0.77 3+4";

  explicit OctalHeap(OctalCode code) : code_(std::move(code)) {}
  static OctalHeap from_code(std::string_view text) { return OctalHeap(OctalCode::parse(text)); }
  std::string code() const { return code_.text(); }

  std::vector<Sum<std::uint32_t>> options(std::uint32_t heap) const;
  std::uint32_t key(std::uint32_t heap) const { return heap; }
  static Sum<std::uint32_t> parse(std::string_view text) { return parse_heaps(text); }
  std::string print(std::uint32_t heap) const;
  std::vector<std::uint32_t> ladder(std::uint32_t heap) const;

  // For certificates (games/unlabelled.hpp).
  static constexpr std::string_view kBetweenComponents = ",";
  static std::string item(std::string_view heap) { return std::string(heap); }
  std::string component_text(std::uint32_t heap) const { return heap == 0 ? "" : print(heap); }
  static std::size_t most_moves(std::uint32_t heap) { return heap; }

 private:
  OctalCode code_;
};

}  // namespace sprague
