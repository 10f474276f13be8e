// The naive reference for Node Kayles: take a vertex with all its neighbours, on bitmasks of one starting graph.
//
// A whole graph is one position; nothing is split into components, so values are those of the words alone.
//
// Source: Schaefer, "On the complexity of some two-person perfect-information games" (1978).
#pragma once

#include <map>
#include <set>
#include <vector>

#include "canonical/graph.hpp"
#include "tests/naive/octal.hpp"

namespace sprague::naive {

class NodeKaylesOnGraph {
 public:
  explicit NodeKaylesOnGraph(const Graph& graph) : closed_(graph.vertices(), 0) {
    for (std::size_t v = 0; v < graph.vertices(); ++v) {
      closed_[v] = Mask{1} << v;
      for (Vertex w : graph.neighbours(static_cast<Vertex>(v))) closed_[v] |= Mask{1} << w;
    }
  }

  Mask whole() const { return (Mask{1} << closed_.size()) - 1; }

  std::vector<Mask> options(Mask position) const {
    std::vector<Mask> result;
    for (std::size_t v = 0; v < closed_.size(); ++v) {
      if ((position >> v & 1) != 0) result.push_back(position & ~closed_[v]);
    }
    return result;
  }

  unsigned value() { return value(whole()); }
  unsigned value(Mask position) {
    if (const auto known = values_.find(position); known != values_.end()) return known->second;
    std::set<unsigned> seen;
    for (Mask option : options(position)) seen.insert(value(option));
    return values_[position] = mex(seen);
  }

  bool first_wins_misere() { return first_wins_misere(whole()); }
  bool first_wins_misere(Mask position) {
    if (const auto known = misere_.find(position); known != misere_.end()) return known->second;
    const std::vector<Mask> after = options(position);
    bool result = after.empty();
    for (Mask option : after) {
      if (!first_wins_misere(option)) result = true;
    }
    return misere_[position] = result;
  }

 private:
  std::vector<Mask> closed_;  // a vertex and its neighbours
  std::map<Mask, unsigned> values_;
  std::map<Mask, bool> misere_;
};

}  // namespace sprague::naive
