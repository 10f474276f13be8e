// Take-and-break games on heaps of counters: Nim, where a move takes any number of counters from one heap, and
// Lasker's Nim, where a move may break a heap into two non-empty ones instead.
//
// Source: Zandee, "The Game of Cycles" (2022), Sections 1.1 and 1.3.
#pragma once

#include <cstdint>
#include <vector>

#include "games/game.hpp"

namespace sprague {

enum class Breaking : std::uint8_t { forbidden, allowed };

class TakeAndBreak {
 public:
  using Position = std::uint32_t;
  using Key = std::uint32_t;

  explicit TakeAndBreak(Breaking breaking) : breaking_(breaking) {}

  std::vector<Sum<std::uint32_t>> options(std::uint32_t heap) const;
  std::uint32_t key(std::uint32_t heap) const { return heap; }

 private:
  Breaking breaking_;
};

}  // namespace sprague
