// The conditions of a game that does nothing but direct edges, taken apart: each sees one end of the chosen arrow.
//
// Such a game has only rules that choose an arrow and direct it, on graphs, without marks and cleanings. A condition is
// taken apart where it is made, by what joins truths and by `every` and `some` over the arrow's ends, of parts that see
// of the position nothing but the degree, the indegree and the outdegree of one end, and whether the chosen arrow is
// directed. As a disjunction of conjunctions it says then: there is an alternative of which all parts about the tail
// and all parts about the head are true. Any other condition (on distances, neighbours, components, on both ends in one
// comparison, or with operations that may have no value) is not taken apart, and the game is not one of these.
//
// What the parts say is asked of the language's own evaluator, on a star in whose centre the end is.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "language/file.hpp"

namespace sprague::written {

// All that such conditions see of a vertex.
struct EndState {
  std::uint32_t degree = 0;
  std::uint32_t in = 0;
  std::uint32_t out = 0;

  friend bool operator==(const EndState&, const EndState&) = default;
  template <class Hash>
  friend Hash AbslHashValue(Hash hash, const EndState& state) {
    return Hash::combine(std::move(hash), state.degree, state.in, state.out);
  }
};

// Bit k stands for the k-th alternative.
using Alternatives = std::uint64_t;

class EndConditions {
 public:
  // None if the game is not one of these, or if there are too many alternatives.
  static std::optional<EndConditions> of(const language::GameText& game);

  // The alternatives whose parts about the tail (about the head) are true where such a vertex is that end of the arrow.
  // An edge without direction may be directed if its tail and its head have an alternative in common. Both require that
  // one of the vertex's edges, the chosen one, has no direction.
  Alternatives of_tail(const EndState& state) const { return alternatives_of(state, End::tail); }
  Alternatives of_head(const EndState& state) const { return alternatives_of(state, End::head); }

 private:
  enum class End : std::uint8_t { tail, head };
  using Bound = std::vector<std::pair<std::size_t, End>>;  // the slots of names that stand for an end
  // A condition on one end.
  struct Part {
    const language::Node* node;
    bool is_wanted;   // else it must be false
    bool is_keeping;  // sees the arrow directed
    std::size_t arrow_slot;
    Bound bound;
  };
  struct Alternative {
    std::vector<Part> of_tail;
    std::vector<Part> of_head;
  };
  class Reader;

  explicit EndConditions(std::shared_ptr<const language::GameText> game) : game_(std::move(game)) {}
  Alternatives alternatives_of(const EndState& state, End end) const;
  bool is_met(const Part& part, const EndState& state, End end) const;

  std::shared_ptr<const language::GameText> game_;  // has the nodes
  std::vector<Alternative> alternatives_;
};

}  // namespace sprague::written
