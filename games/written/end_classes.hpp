// What a vertex still means for the edges at it that may be directed: vertices that no later move can tell apart have
// one class.
//
// Under EndConditions a vertex is known to its edges by its degree, its indegree and its outdegree. Of its edges
// without direction some may never be directed again, or only one way; the others are *open*, each towards the vertex,
// away from it, or both. A class says how many open edges there are of each kind, which alternatives are met now, and
// which class there is after an edge of each kind was directed. Two vertices of one class answer alike, now and after
// every sequence of directed edges, by induction on the number of open edges.
#pragma once

#include <absl/container/flat_hash_map.h>

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/written/end_conditions.hpp"

namespace sprague::written {

// How an open edge may be directed, as one of its ends sees it.
enum class Ways : std::uint8_t { none = 0, in = 1, out = 2, both = 3 };

inline Ways seen_from_other_end(Ways ways) {
  const auto bits = static_cast<unsigned>(ways);
  return static_cast<Ways>((bits & 1U) << 1 | bits >> 1);
}
inline Ways without_in(Ways ways) {
  return static_cast<Ways>(static_cast<unsigned>(ways) & 2U);
}
inline Ways without_out(Ways ways) {
  return static_cast<Ways>(static_cast<unsigned>(ways) & 1U);
}
inline bool has_in(Ways ways) {
  return (static_cast<unsigned>(ways) & 1U) != 0;
}
inline bool has_out(Ways ways) {
  return (static_cast<unsigned>(ways) & 2U) != 0;
}

using EndClass = std::uint32_t;
inline constexpr EndClass kNoOpenEdge = 0;

class EndClasses {
 public:
  explicit EndClasses(EndConditions conditions);

  // Of a vertex whose edges without direction are all open both ways.
  EndClass start(const EndState& state);

  // The alternatives that are met where the vertex is tail (head) of an open edge that is directed now.
  Alternatives of_tail(EndClass end) const { return classes_[end].of_tail; }
  Alternatives of_head(EndClass end) const { return classes_[end].of_head; }
  // Those that are met now or may be met after other open edges were directed, for an edge of these ways.
  Alternatives ever_of_tail(EndClass end, Ways ways) const { return classes_[end].ever_of_tail[index(ways)]; }
  Alternatives ever_of_head(EndClass end, Ways ways) const { return classes_[end].ever_of_head[index(ways)]; }
  // Are the alternatives the same whatever is directed? Then the edges are independent of each other here.
  bool is_steady(EndClass end) const { return classes_[end].is_steady; }

  // After an open edge of these ways was directed to the vertex, or away from it.
  EndClass after_in(EndClass end, Ways ways) const { return classes_[end].after_in[index(ways)]; }
  EndClass after_out(EndClass end, Ways ways) const { return classes_[end].after_out[index(ways)]; }
  // Where an open edge of these ways can be directed in fewer ways, or in none.
  EndClass narrowed(EndClass end, Ways from, Ways to);
  // Of a steady vertex, with nothing but one open edge of these ways.
  EndClass alone(EndClass end, Ways ways);
  // With all directions reversed, and what is said of tails said of heads.
  EndClass mirrored(EndClass end);

  std::size_t bytes() const { return classes_.size() * 2 * sizeof(Class) + end_of_.size() * 2 * sizeof(Vertex); }

 private:
  // What a vertex is behind its open edges: a state, perhaps mirrored; or the same alternatives for ever.
  struct Core {
    bool is_steady = false;
    bool is_mirrored = false;
    EndState state = {};
    Alternatives of_tail = 0;
    Alternatives of_head = 0;

    friend bool operator==(const Core&, const Core&) = default;
    template <class Hash>
    friend Hash AbslHashValue(Hash hash, const Core& core) {
      return Hash::combine(std::move(hash), core.is_steady, core.is_mirrored, core.state, core.of_tail, core.of_head);
    }
  };
  // By Ways, none included.
  using Counts = std::array<std::uint32_t, 4>;
  using Ends = std::array<EndClass, 4>;
  struct Vertex {
    Core core;
    Counts open{};

    friend bool operator==(const Vertex&, const Vertex&) = default;
    template <class Hash>
    friend Hash AbslHashValue(Hash hash, const Vertex& vertex) {
      return Hash::combine(std::move(hash), vertex.core, vertex.open);
    }
  };
  // All that is told apart.
  struct Told {
    Counts open{};
    Alternatives of_tail = 0;
    Alternatives of_head = 0;
    Ends after_in{};
    Ends after_out{};

    friend bool operator==(const Told&, const Told&) = default;
    template <class Hash>
    friend Hash AbslHashValue(Hash hash, const Told& told) {
      return Hash::combine(std::move(hash), told.open, told.of_tail, told.of_head, told.after_in, told.after_out);
    }
  };
  struct Class : Told {
    std::array<Alternatives, 4> ever_of_tail{};
    std::array<Alternatives, 4> ever_of_head{};
    bool is_steady = true;
    Vertex first;                   // that was of this class
    EndClass mirror = kNoOpenEdge;  // none known yet
  };

  static std::size_t index(Ways ways) { return static_cast<std::size_t>(ways); }
  EndClass class_of(const Vertex& vertex);
  EndClass new_class(const Told& told, const Vertex& vertex);
  std::pair<Alternatives, Alternatives> alternatives_of(const Core& core);
  static Core directed(Core core, bool inwards);

  EndConditions conditions_;
  std::vector<Class> classes_;
  absl::flat_hash_map<Vertex, EndClass> end_of_;
  absl::flat_hash_map<Told, EndClass> told_;
  absl::flat_hash_map<EndState, std::pair<Alternatives, Alternatives>> known_;
};

}  // namespace sprague::written
