// Canonical words of trees, after Aho, Hopcroft and Ullman: a rooted tree is "1", the sorted words of its children,
// "0". A free tree is the word from its centre, or the two words of its halves in order.
//
// Two trees have equal keys exactly when they are isomorphic, so a key may stand for nauty's form; tests compare the
// two over the whole census. Linear in the size of the tree where nauty is not.
#pragma once

#include <string>
#include <string_view>

#include "canonical/graph.hpp"
#include "canonical/labelling.hpp"

namespace sprague {

// The key of a tree of any size. Requires graph.is_tree().
std::string tree_key(const Graph& tree);

// The key of any graph: tree_key for trees, nauty's canonical form for others. No tree shares a key with a non-tree.
std::string graph_key(const Graph& graph);

// The number of automorphisms of a tree of at most 31 vertices.
GroupSize tree_automorphisms(const Graph& tree);

// A graph with that key.
Graph graph_of_key(std::string_view key);

}  // namespace sprague
