// What a game of arrows is once the board is forgotten: edges to be directed, and sets of arrows that must not come
// about.
//
// A move marks an edge with one of its two arrows. Two kinds of set limit the moves:
//   - a *closed* set must never be marked whole: the arrows that would make a vertex a sink, or a source;
//   - a *short* set must never lack just one arrow that is still free to be drawn: the arrows of a cell in one sense,
//     which the opponent would complete (a death move).
// Marking an arrow takes it out of the sets that hold it, and ends every set that holds its reverse. So a position is
// its unmarked edges and what is left of the sets. This is Mathews' state isomorphism made a normal form: two states
// of the Game of Arrows are isomorphic (Definition 4.5) exactly if their systems of least closed sets are the same up
// to names and directions of edges, for the states are the sets of arrows that hold no closed set.
#pragma once

#include <absl/container/inlined_vector.h>
#include <absl/functional/function_ref.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "games/labels.hpp"

namespace sprague {

enum class Leaves { free, bound };  // may leaves become sinks and sources?

// The arrow of edge e in its first direction is bit 2e, in the other bit 2e + 1.
using ArrowSet = std::uint64_t;

class ArrowSystem {
 public:
  static constexpr unsigned kMostEdges = 32;
  // Of closed sets, and of short ones; boards have fewer than a third of them.
  static constexpr std::size_t kMostSets = 255;

  ArrowSystem() = default;
  // Any sets, none of them empty and no short set of fewer than two arrows. Requires edges <= kMostEdges.
  ArrowSystem(unsigned edges, std::span<const ArrowSet> closed, std::span<const ArrowSet> short_sets);

  unsigned edges() const { return edges_; }
  // The arrows that can never be drawn: closed sets of one arrow.
  ArrowSet forbidden() const { return forbidden_; }
  // Closed sets of two arrows or more, sorted.
  std::span<const ArrowSet> closed() const { return closed_; }
  std::span<const ArrowSet> short_sets() const { return short_; }

  // The arrows that may be drawn now.
  ArrowSet legal() const;
  // The system once a legal arrow is drawn, its edge still numbered but no longer to be marked.
  ArrowSystem with(unsigned arrow) const;
  // Without the sets that can never bite; edges keep their numbers.
  ArrowSystem settled() const;
  // Of a settled system, the components: edges of which share no set, those that can be marked in no direction left
  // out. Each as both arrows of its edges, in the order of their first edges.
  std::vector<ArrowSet> components() const;
  // These edges of a settled system by themselves, numbered in their order.
  ArrowSystem component(ArrowSet edges) const;
  // The same game in normal form: the components of the settled system.
  Sum<ArrowSystem> normal_form() const;

  // The same system for all names and directions of the edges.
  ArrowSystem canonical() const { return renamed(canonical_arrows()); }
  // For each edge of canonical() the arrow here that is its first direction.
  std::vector<unsigned> canonical_arrows() const;
  // canonical() as bytes: equal exactly for the same system.
  std::string key() const;
  static ArrowSystem of_key(std::string_view key);

  // `system(3;a,bC;abC)`: the number of edges; closed sets; short sets. Edges are a, b, c, ..., arrows their letters,
  // small in the first direction, capital in the other.
  std::string print() const;
  static ArrowSystem parse(std::string_view text);  // throws InputError

  friend bool operator==(const ArrowSystem&, const ArrowSystem&) = default;

 private:
  // The arrows in an order that does not depend on names, but for symmetries.
  //
  // Colours are refined from what each arrow's sets hold until no more of them come apart; where they are all
  // different they are the order, else nauty labels the graph of arrows, joined to their reverses, and sets, joined to
  // their arrows. Which of the two happens does not depend on names either, so the same systems get the same form.
  std::vector<unsigned> canonical_order() const;
  // With edges whose first directions are these arrows here.
  ArrowSystem renamed(std::span<const unsigned> arrows) const;

  // As many sets as most positions of small boards have, without a trip to the heap.
  using Sets = absl::InlinedVector<ArrowSet, 14>;

  unsigned edges_ = 0;
  ArrowSet forbidden_ = 0;
  Sets closed_;
  Sets short_;
};

// As certificates name an arrow: by its edge's letter, small in the first direction, capital in the other. Throws
// OutOfBudget where there is none.
char arrow_letter(unsigned arrow);

inline ArrowSet arrow_bit(unsigned arrow) {
  return ArrowSet{1} << arrow;
}
// The same arrows the other way round.
inline ArrowSet reversed_arrows(ArrowSet arrows) {
  constexpr ArrowSet kFirst = 0x5555555555555555U;
  return (arrows & kFirst) << 1 | (arrows >> 1 & kFirst);
}

// The rules of a game whose components are arrow systems.
struct ArrowSystemRules {
  using Position = ArrowSystem;
  using Key = std::string;
  // What the notation of a component begins with, and that of a board does not.
  static constexpr std::string_view kComponentStart = "system(";

  static bool any_option(const ArrowSystem& position, absl::FunctionRef<bool(const Sum<ArrowSystem>&)> stop);
  static std::vector<Sum<ArrowSystem>> options(const ArrowSystem& position);
  // One edge alone is one move.
  static std::optional<Nimber> evident_nimber(const ArrowSystem& position);
  static std::string key(const ArrowSystem& position) { return position.key(); }
  static ArrowSystem position_of(const std::string& key) { return ArrowSystem::of_key(key); }
  static std::size_t most_moves(const ArrowSystem& position) { return position.edges(); }
  static std::string print(const ArrowSystem& position) { return position.canonical().print(); }

  // Labels are arrows (games/arrow_labels.cpp). Throw OutOfBudget where there are more than letters.
  using Labelled = ArrowSystem;  // settled
  static Labelled labelled(const ArrowSystem& position) { return position; }
  static std::string component_text(const ArrowSystem& position);
  static std::vector<LabelledMove<Labelled>> labelled_moves(const Labelled& system);
  static std::vector<LabelledComponent<ArrowSystem>> labelled_components(const Labelled& system);
};

}  // namespace sprague
