// The 0.33 nimber of every caterpillar, level by level, in arrays indexed by their words.
//
// Words whose runs of 0s have at most `longest_run` letters are closed under moves, so a bounded census is exact too
// and reaches further: that is the guided search for large values. A word's index is its rank in lexicographic order,
// a sum over its 0s of the number of shorter words (a generalised Zeckendorf numeral), read off byte tables.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "canonical/census.hpp"
#include "canonical/families.hpp"
#include "checkers/effort.hpp"
#include "games/nimber.hpp"

namespace sprague {

struct CaterpillarLevel {
  std::size_t vertices = 0;
  std::uint64_t caterpillars = 0;
  std::uint64_t words = 0;
  std::uint64_t lookups = 0;
  // by_nimber[v]: how many caterpillars have nimber v; first[v]: the smallest word among them.
  std::vector<std::uint64_t> by_nimber;
  std::vector<std::optional<CaterpillarWord>> first;
};

class CaterpillarCensus {
 public:
  static constexpr std::size_t kMostVertices = 60;
  static constexpr unsigned kAnyRun = 64;

  CaterpillarCensus(std::size_t most_vertices, unsigned longest_run, Effort effort);

  // Goes through the levels from three vertices up, calling on_level after each. Unbounded levels are confirmed by
  // class count. Throws OutOfBudget before a level whose arrays would not fit the memory.
  void run(const std::function<void(const CaterpillarLevel&)>& on_level);

 private:
  std::uint64_t rank(CaterpillarWord word) const;
  CaterpillarWord unrank(std::uint64_t rank, unsigned length) const;
  CaterpillarLevel level(unsigned length);

  std::size_t most_vertices_;
  unsigned longest_run_;
  Effort effort_;
  std::array<std::uint64_t, 65> words_of_length_;
  // ranks_[b][x]: what the 0s of byte b with value x add to the rank.
  std::array<std::array<std::uint64_t, 256>, 8> ranks_;
  std::vector<std::vector<std::uint8_t>> nimbers_;  // by length, then rank; cleared once no move reaches it
};

}  // namespace sprague
