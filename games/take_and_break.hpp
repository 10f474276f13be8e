// Take-and-break games on heaps of counters: Nim, where a move takes any number of counters from one heap, and
// Lasker's Nim, where a move may break a heap into two non-empty ones instead.
//
// Source: Zandee, "The Game of Cycles" (2022), Sections 1.1 and 1.3.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace sprague {

enum class Breaking : std::uint8_t { forbidden, allowed };

class TakeAndBreak {
 public:
  using Position = std::uint32_t;
  using Key = std::uint32_t;
  static constexpr std::string_view kName = "nim";
  static constexpr std::string_view kSyntax =
      "nim[:lasker] N    Nim on heaps, and Lasker's Nim, where a heap may also be broken into two: nim 3+4, nim:lasker "
      "7";

  explicit TakeAndBreak(Breaking breaking) : breaking_(breaking) {}
  static TakeAndBreak from_code(std::string_view text);
  std::string code() const { return breaking_ == Breaking::allowed ? "lasker" : ""; }

  bool any_option(std::uint32_t heap, absl::FunctionRef<bool(const Sum<std::uint32_t>&)> stop) const;
  std::vector<Sum<std::uint32_t>> options(std::uint32_t heap) const;
  std::uint32_t key(std::uint32_t heap) const { return heap; }
  static Sum<std::uint32_t> parse(std::string_view text);
  static std::string print(std::uint32_t heap) { return std::to_string(heap); }

 private:
  Breaking breaking_;
};

}  // namespace sprague
