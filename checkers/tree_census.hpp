// The nimber of every tree, level by level, without search: each option is a smaller tree whose nimber is in the table
// of its level, so a tree costs one lookup an option.
//
// Sound because a cut never leaves more than one tree and at most the code's length fewer vertices; keys are whole
// words of the tree (RootedTreeTable::packed_key), compared in full. Trees come from gentreeg; a level's census is
// confirmed by class count and labelled count before its numbers are used. Only as many levels as a move can reach are
// kept.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "canonical/census.hpp"
#include "canonical/families.hpp"
#include "canonical/rooted_trees.hpp"
#include "checkers/effort.hpp"
#include "games/nimber.hpp"
#include "games/tree_cutting.hpp"

namespace sprague {

// All trees on one number of vertices.
struct TreeLevel {
  std::size_t vertices = 0;
  std::uint64_t trees = 0;
  std::uint64_t lookups = 0;
  // by_nimber[v]: how many trees have nimber v; first[v]: the one with the smallest key, as a graph.
  std::vector<std::uint64_t> by_nimber;
  std::vector<std::optional<Graph>> first;
};

class TreeCensus {
 public:
  // The largest number of vertices whose keys and nimbers fit a table slot.
  static constexpr std::size_t kMostVertices = 29;

  // A code without disconnecting moves. most_degree < 127 keeps to trees of that degree at most, a family that every
  // cut stays in. Requires most_vertices <= kMostVertices.
  TreeCensus(const OctalCode& code, std::size_t most_vertices, Effort effort, std::size_t most_degree = 127);

  // Goes through the levels from one vertex up, calling on_level after each.
  void run(const std::function<void(const TreeLevel&)>& on_level);

 private:
  // An open-addressing set of slots key | nimber << 60, filled once by any number of threads, then only read.
  class LevelTable {
   public:
    explicit LevelTable(std::uint64_t entries);
    void insert(std::uint64_t key, Nimber nimber);
    Nimber at(std::uint64_t key) const;
    std::size_t bytes() const { return (mask_ + 1) * sizeof(std::uint64_t); }

   private:
    std::uint64_t mask_;
    std::unique_ptr<std::atomic<std::uint64_t>[]> slots_;
  };
  struct Worker;

  TreeLevel level(std::size_t vertices);

  OctalCode code_;
  std::size_t most_vertices_;
  std::size_t most_degree_;
  Effort effort_;
  RootedTreeTable table_;
  TreeCutting cutting_;
  std::vector<std::unique_ptr<LevelTable>> levels_;  // levels_[n], null once no move reaches it
};

// The free tree that a parent list names, by bottom-up interning in a complete table.
FreeTree free_tree_of(RootedTreeTable& table, Parents parents);

}  // namespace sprague
