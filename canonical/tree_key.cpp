#include "canonical/tree_key.hpp"

#include <absl/container/inlined_vector.h>

#include <algorithm>
#include <compare>
#include <cstdint>
#include <functional>

#include "canonical/ensure.hpp"
#include "canonical/labelling.hpp"

namespace sprague {
namespace {

constexpr Vertex kNone = 0xffff;

// The one or two middle vertices of the longest paths.
std::vector<Vertex> centres(const Graph& tree) {
  std::vector<std::size_t> degree(tree.vertices());
  std::vector<Vertex> leaves;
  for (std::size_t v = 0; v < tree.vertices(); ++v) {
    degree[v] = tree.degree(static_cast<Vertex>(v));
    if (degree[v] <= 1) leaves.push_back(static_cast<Vertex>(v));
  }
  std::size_t left = tree.vertices();
  while (left > 2) {
    left -= leaves.size();
    std::vector<Vertex> next;
    for (Vertex leaf : leaves) {
      for (Vertex w : tree.neighbours(leaf)) {
        if (--degree[w] == 1) next.push_back(w);
      }
    }
    leaves = std::move(next);
  }
  return leaves;
}

// The word of the tree below `root`, seen from `parent`. Iterative, for trees as deep as they come.
std::string rooted_word(const Graph& tree, Vertex root, Vertex parent) {
  std::vector<Vertex> order{root};
  std::vector<Vertex> above(tree.vertices(), kNone);
  above[root] = parent;
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (Vertex w : tree.neighbours(order[i])) {
      if (w == above[order[i]]) continue;
      above[w] = order[i];
      order.push_back(w);
    }
  }
  std::vector<std::vector<std::string>> children(tree.vertices());
  for (std::size_t i = order.size(); i-- > 0;) {
    const Vertex v = order[i];
    std::ranges::sort(children[v], std::greater<>{});
    std::string word = "1";
    for (const std::string& child : children[v]) word += child;
    word += '0';
    if (i == 0) return word;
    children[above[v]].push_back(std::move(word));
    children[v].clear();
  }
  return {};
}

// Eight letters of a word to a byte, the number of letters in front.
std::string packed(std::string_view letters) {
  std::string bytes;
  for (int shift : {0, 8}) bytes.push_back(static_cast<char>(letters.size() >> shift & 255U));
  unsigned byte = 0;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    byte = byte << 1 | (letters[i] == '1' ? 1U : 0U);
    if (i % 8 == 7 || i + 1 == letters.size()) {
      bytes.push_back(static_cast<char>(byte));
      byte = 0;
    }
  }
  return bytes;
}

// One word, or two whose roots are joined.
Graph tree_of(std::string_view bytes) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  const std::size_t letters = byte(0) | static_cast<std::size_t>(byte(1)) << 8;
  Graph tree;
  std::vector<Vertex> open;
  for (std::size_t i = 0; i < letters; ++i) {
    const std::size_t in_byte = std::min<std::size_t>(8, letters - i / 8 * 8);
    if ((byte(2 + i / 8) >> (in_byte - 1 - i % 8) & 1U) == 0) {
      open.pop_back();
      continue;
    }
    const bool is_first = tree.vertices() == 0;
    const Vertex v = tree.add_vertex();
    if (!is_first) tree.add_edge(open.empty() ? Vertex{0} : open.back(), v);
    open.push_back(v);
  }
  return tree;
}

// The word of a rooted tree in the lowest 2 * size bits, which no other rooted tree of any size has.
struct PackedTree {
  std::uint64_t word = 0;
  unsigned size = 0;
  friend auto operator<=>(const PackedTree&, const PackedTree&) = default;
};

// Packs the tree below `root`, seen from `parent`, and multiplies `automorphisms` by those that fix the root.
PackedTree packed_below(const Graph& tree, Vertex root, Vertex parent, GroupSize& automorphisms) {
  absl::InlinedVector<PackedTree, 8> children;
  for (const Vertex w : tree.neighbours(root)) {
    if (w != parent) children.push_back(packed_below(tree, w, root, automorphisms));
  }
  std::ranges::sort(children);
  PackedTree result{1, 1};
  unsigned run = 0;
  for (std::size_t i = 0; i < children.size(); ++i) {
    run = i > 0 && children[i] == children[i - 1] ? run + 1 : 1;
    automorphisms *= run;
    result.word = result.word << 2 * children[i].size | children[i].word;
    result.size += children[i].size;
  }
  result.word <<= 1;
  return result;
}

}  // namespace

GroupSize tree_automorphisms(const Graph& tree) {
  ENSURE(tree.vertices() >= 1 && tree.vertices() <= 31, "a word of a tree may not fit");
  DEBUG_ASSERT(tree.is_tree());
  const std::vector<Vertex> middle = centres(tree);
  GroupSize automorphisms = 1;
  const PackedTree first = packed_below(tree, middle[0], middle.size() == 1 ? kNone : middle[1], automorphisms);
  if (middle.size() == 1) return automorphisms;
  const PackedTree second = packed_below(tree, middle[1], middle[0], automorphisms);
  return first == second ? 2 * automorphisms : automorphisms;
}

std::string tree_key(const Graph& tree) {
  DEBUG_ASSERT(tree.is_tree());
  const std::vector<Vertex> middle = centres(tree);
  if (middle.size() == 1) return packed(rooted_word(tree, middle[0], kNone));
  std::string first = rooted_word(tree, middle[0], middle[1]);
  std::string second = rooted_word(tree, middle[1], middle[0]);
  if (first < second) first.swap(second);
  return packed(first + second);
}

std::string graph_key(const Graph& graph) {
  if (graph.is_tree()) return "t" + tree_key(graph);
  return "g" + canonical_form(graph);
}

Graph graph_of_key(std::string_view key) {
  return key.starts_with('t') ? tree_of(key.substr(1)) : graph_of_form(key.substr(1));
}

}  // namespace sprague
