// Rooted trees, each class interned once and named by a small number, and free trees as sorted lists of such numbers.
//
// A free tree has one centroid or two (Jordan): a vertex none of whose branches holds more than half of the tree. Its
// branches, each a rooted tree of at most half the size, name it: FreeTree is that list, larger branches first, so two
// free trees of the same table are isomorphic exactly when their lists are equal. With two centroids, the halves
// between them are ordered, and the list is the one that starts with the larger half.
//
// Once a table is complete to a size (complete_to), ids up to that size grow with (size, word) and any number of
// threads may read it; until then ids follow the order of interning and one thread at a time may use it.
#pragma once

#include <absl/container/flat_hash_map.h>

#include <cstdint>
#include <span>
#include <vector>

#include "canonical/graph.hpp"
#include "canonical/labelling.hpp"

namespace sprague {

using RootedTreeId = std::uint32_t;

// The branches at the centroid, larger ones first. One vertex has no branches.
using FreeTree = std::vector<RootedTreeId>;

class RootedTreeTable {
 public:
  RootedTreeTable();

  // The class with these children (in any order; they are sorted in place).
  RootedTreeId intern(std::vector<RootedTreeId>& children);

  // Interns every rooted tree of up to `size` vertices, smallest first. Requires a new table.
  void complete_to(std::size_t size);

  std::size_t size_of(RootedTreeId id) const { return entries_[id].size; }
  std::span<const RootedTreeId> children_of(RootedTreeId id) const { return entries_[id].children; }

  // The word of the tree, its first letter in the highest of 2*size bits. Requires size <= 31.
  std::uint64_t word_of(RootedTreeId id) const { return entries_[id].word; }

  // The number of automorphisms that keep the root. Requires size <= 31.
  GroupSize automorphisms_of(RootedTreeId id) const { return entries_[id].automorphisms; }

  std::size_t classes() const { return entries_.size(); }
  std::size_t bytes() const { return bytes_; }

  // Brings branches at any vertex (in any order) to those at the centroid. `vertices` counts the whole tree.
  void centre(FreeTree& branches, std::size_t vertices);

  FreeTree free_tree(const Graph& tree);
  Graph graph_of(const FreeTree& tree) const;

  // The number of automorphisms of the free tree. Requires at most 31 vertices.
  GroupSize automorphisms(const FreeTree& tree) const;

  // A number that names the free tree among those with as many vertices: the words of its branches after a leading 1.
  // Requires at most 31 vertices.
  std::uint64_t packed_key(const FreeTree& tree) const;

 private:
  struct Entry {
    std::uint32_t size;
    std::vector<RootedTreeId> children;
    std::uint64_t word;
    GroupSize automorphisms;
  };
  void sort(std::vector<RootedTreeId>& branches) const;
  std::vector<Entry> entries_;
  absl::flat_hash_map<std::vector<RootedTreeId>, RootedTreeId> index_;
  std::size_t bytes_ = 0;  // about
};

}  // namespace sprague
