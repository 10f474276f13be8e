// Walks as cyclic words of *runs*: tips of one junction that follow each other. What the ways to a canonical form
// share.
#pragma once

#include <absl/container/inlined_vector.h>

#include <cstdint>
#include <span>
#include <vector>

#include "games/brussels_position.hpp"

namespace sprague {

struct Run {
  Junction junction;
  std::uint8_t tips;
};
using Runs = absl::InlinedVector<Run, 16>;

Runs runs_of(const Walk& walk);

// A cyclic word read from one of its runs on, forwards or backwards.
struct Reading {
  std::size_t start = 0;
  bool backwards = false;

  std::size_t place(std::size_t i, std::size_t size) const {
    return backwards ? (start + size - i) % size : (start + i) % size;
  }
};

Walk walk_of(std::span<const Run> runs, Reading reading);

// The same position with junctions named in the order in which they come by.
RenamedPosition named_in_order(std::vector<Region> regions, const Distances& distances);

// Equal for equal surfaces only.
unsigned surface_code(Surface surface);

// Of each run of a position, its place in an order of all.
using Ranks = absl::InlinedVector<std::size_t, 32>;

// The words of a position of some regions.
class Words {
 public:
  // The position must outlive it.
  explicit Words(const BrusselsPosition& position);

  struct Word {
    std::size_t region;
    std::size_t first;  // of its runs
    std::size_t size;
  };

  const BrusselsPosition& position() const { return position_; }
  std::span<const Run> runs() const { return runs_; }
  std::span<const Word> words() const { return words_; }
  // Do the directions of the region's words matter relative to each other? One of one or two runs is its own mirror
  // image; of a single other one the region's mirror image takes care, and in a non-orientable region each has one.
  bool are_directed(std::size_t region) const;

  // The position written down in an order of runs: regions and words as their least runs come, each word from its least
  // run towards the lesser neighbour, or as the first such word of its region has it. So if an isomorphism takes the
  // orders of two positions to each other, they are written down alike.
  RenamedPosition in_order(const Ranks& ranks) const;

 private:
  const BrusselsPosition& position_;
  absl::InlinedVector<Run, 32> runs_;
  absl::InlinedVector<Word, 8> words_;
};

// The order of runs in nauty's labelling of a graph with the automorphisms of the position.
Ranks ranks_by_labelling(const Words& words);

}  // namespace sprague
