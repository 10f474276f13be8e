// The Game of Arrows on trees, in a normal form that fits 128 bits.
//
// A move directs an edge that has no arrow yet; no vertex may end with all its arrows pointing in (a sink) or all
// pointing out (a source). In the game as stated that holds for leaves too, so that a leaf edge never gets an arrow.
//
// What matters of a position are its unmarked edges and, at each vertex, whether it can still become a sink, a source
// (Mathews' local criterion, Theorem 4.10). Four steps, each a state isomorphism, bring it to normal form:
//  - an edge that no arrow fits is dropped, and its ends, which it keeps from ever being sink or source, are free;
//  - where only one direction fits, the far end of the arrow to come cannot become what the other would lead to;
//  - a vertex that can become neither, a free one, splits into leaves, one for each of its edges (Definition 3.2);
//  - all arrows and fates may be turned around at once (the flip after Definition 4.4).
// On the empty board the first and third step are Mathews' trimming (Definition 3.3), so the game as stated and the
// trimmed one need no rules of their own.
//
// Source: B. G. Mathews, "The Game of Arrows on 3-legged spider graphs", Sections 2 to 4.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "canonical/graph.hpp"
#include "games/fate.hpp"
#include "games/game.hpp"

namespace sprague {

// One component in normal form: a canonical word of the tree from its centroid, four bits a vertex. Equal exactly for
// the same component up to the flip.
struct ArrowTree {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  friend auto operator<=>(const ArrowTree&, const ArrowTree&) = default;
  template <class H>
  friend H AbslHashValue(H hash, const ArrowTree& tree) {
    return H::combine(std::move(hash), tree.high, tree.low);
  }
};

// A tree with arrows on some of its edges, as it stands on the table.
class ArrowBoard {
 public:
  static constexpr std::size_t kMostVertices = 32;

  // The empty board of the game as stated. Requires a tree of at most kMostVertices vertices.
  explicit ArrowBoard(const Graph& tree);
  // The component of a normal form.
  explicit ArrowBoard(const ArrowTree& component);
  // The empty board of the trimmed game, where leaves may be sinks and sources.
  static ArrowBoard trimmed(const Graph& tree);

  std::size_t vertices() const { return vertices_; }
  Fate fate(std::size_t v) const { return fate_[v]; }
  // Is there an edge without an arrow between the two?
  bool is_open(std::size_t v, std::size_t w) const { return (open_[v] >> w & 1U) != 0; }
  // May the open edge between the two get this arrow?
  bool may_mark(std::size_t tail, std::size_t head) const;
  // Requires may_mark.
  void mark(std::size_t tail, std::size_t head);

  // The components of the position, in normal form.
  Sum<ArrowTree> components() const;

 private:
  bool is_end(std::size_t v) const;  // of exactly one open edge
  void cut(std::size_t v, std::size_t w);
  void lose(std::size_t v, Fate lost);
  void normalise();

  std::size_t vertices_ = 0;
  std::array<std::uint32_t, kMostVertices> open_{};  // neighbours along open edges, a bit each
  std::array<Fate, kMostVertices> fate_{};
};

class ArrowTrees {
 public:
  using Position = ArrowTree;
  using Key = ArrowTree;

  std::vector<Sum<ArrowTree>> options(const ArrowTree& tree) const;
  ArrowTree key(const ArrowTree& tree) const { return tree; }
};

}  // namespace sprague
