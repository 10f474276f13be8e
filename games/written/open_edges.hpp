// Games that do nothing but direct edges, by EndConditions, without what no later move can tell: the edges that are
// open, and of each vertex its class.
//
// Why this is the same game as the one with all vertices and edges. Say that a position here stands for a full one if
// its open edges are edges of that one without direction, each with classes at its ends that are those of the full
// one's vertices, and if no other edge, and no open edge another way than its own, can be directed in the full position
// or any that follows from it.
//   - What moves ask of an edge are the states of its two ends, for which classes answer; so both positions have the
//     same moves, and what they leave stand for each other again. By induction the two have the same options, as sets,
//     and so the same nimber.
//   - A way to direct an edge is dropped if its tail and its head have no alternative in common, whatever is directed
//     beside it in the ways that are left. The first move along a dropped way would be one for which both ends were
//     reached along ways that are not dropped; there is none.
//   - A vertex whose class is steady answers the same for ever, for each of its edges by itself: each edge gets an end
//     of its own.
//   - What then shares no vertex shares no condition, and is a sum.
//   - Reversing all arrows of a component, with tails taken for heads in every class, renames its moves and nothing
//     else; so does any other numbering of its vertices.
// A component of one edge is one move.
#pragma once

#include <absl/container/inlined_vector.h>
#include <absl/functional/function_ref.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/game.hpp"
#include "games/written/end_classes.hpp"
#include "games/written/position.hpp"

namespace sprague::written {

struct OpenEdge {
  Vertex first;
  Vertex second;
  Ways ways;  // as the second vertex sees it: `in` is from the first to the second
};

// Where nothing can be dropped any more; of a sum one component.
struct OpenEdges {
  absl::InlinedVector<EndClass, 16> ends;
  absl::InlinedVector<OpenEdge, 16> edges;
};

// The rules of these positions. One thread's.
class OpenEdgesRules {
 public:
  using Position = OpenEdges;
  using Key = std::string;

  // Vertices of larger degrees would have too many classes.
  static constexpr std::size_t kMostDegree = 32;

  // None for games whose conditions can't be taken apart.
  static std::optional<OpenEdgesRules> of(const language::GameText& game);

  // What a position of the game is; none where a vertex has too many edges.
  std::optional<Sum<OpenEdges>> components(const written::Position& position) const;
  bool any_option(const OpenEdges& position, absl::FunctionRef<bool(const Sum<OpenEdges>&)> stop) const;
  std::vector<Sum<OpenEdges>> options(const OpenEdges& position) const;
  Key key(const OpenEdges& position) const;
  std::size_t bytes() const { return classes_->bytes(); }

 private:
  explicit OpenEdgesRules(EndConditions conditions) : classes_(std::make_unique<EndClasses>(std::move(conditions))) {}
  bool is_legal(const OpenEdges& position, const OpenEdge& edge, bool backwards) const;
  Sum<OpenEdges> after(const OpenEdges& position, std::size_t edge, bool backwards) const;
  void drop_ways(OpenEdges& position, std::vector<bool>& is_changed) const;
  void split_steady(OpenEdges& position) const;
  static Sum<OpenEdges> parts_of(const OpenEdges& position);
  OpenEdges mirrored(const OpenEdges& position) const;

  std::unique_ptr<EndClasses> classes_;
};

}  // namespace sprague::written
