// The naive reference for octal games, on graphs and on heaps: the words of the definitions, and nothing else.
//
// A position on a graph is the set of vertices that are left of one fixed starting graph, as a bitmask. Every subset of
// a component is tried as a move. No canonical form, no symmetry; answers are kept by bitmask only.
//
// Source: Beaudou et al., "Octal games on graphs", Definition 3 (heaps), Definition 5 and Remark 6 (graphs).
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/graph.hpp"

namespace sprague::naive {

using Mask = std::uint32_t;

// The digits u_1, u_2, ... of "0.u1u2...".
inline std::vector<unsigned> digits_of(std::string_view code) {
  std::vector<unsigned> digits;
  for (char c : code.substr(2)) digits.push_back(static_cast<unsigned>(c - '0'));
  return digits;
}

inline unsigned mex(const std::set<unsigned>& values) {
  unsigned result = 0;
  while (values.contains(result)) ++result;
  return result;
}

class OctalOnGraph {
 public:
  OctalOnGraph(std::string_view code, const Graph& graph) : digits_(digits_of(code)), adjacent_(graph.vertices(), 0) {
    for (std::size_t v = 0; v < graph.vertices(); ++v) {
      for (Vertex w : graph.neighbours(static_cast<Vertex>(v))) adjacent_[v] |= Mask{1} << w;
    }
  }

  Mask whole() const { return (Mask{1} << adjacent_.size()) - 1; }

  // The component of `vertices` that holds its lowest vertex.
  Mask first_component(Mask vertices) const {
    Mask reached = vertices & (~vertices + 1);
    while (true) {
      Mask wider = reached;
      for (std::size_t v = 0; v < adjacent_.size(); ++v) {
        if ((reached >> v & 1) != 0) wider |= adjacent_[v] & vertices;
      }
      if (wider == reached) return reached;
      reached = wider;
    }
  }

  // Is this non-empty set connected?
  bool connected(Mask vertices) const { return first_component(vertices) == vertices; }

  std::vector<Mask> components(Mask vertices) const {
    std::vector<Mask> result;
    while (vertices != 0) {
      result.push_back(first_component(vertices));
      vertices &= ~result.back();
    }
    return result;
  }

  // What is left of the component H after each move in it.
  std::vector<Mask> moves(Mask h) const {
    std::vector<Mask> result;
    for (Mask x = 1; x <= whole(); ++x) {
      if ((x & ~h) != 0) continue;
      const auto i = static_cast<std::size_t>(std::popcount(x));
      const unsigned u = i <= digits_.size() ? digits_[i - 1] : 0;
      if (u == 0 || !connected(x)) continue;
      const Mask rest = h & ~x;
      const bool b1 = (u & 1) != 0;
      const bool b2 = (u & 2) != 0;
      const bool b3 = (u & 4) != 0;
      const bool allowed = rest == 0 ? b1 : connected(rest) ? b2 : b3;
      if (allowed) result.push_back(rest);
    }
    return result;
  }

  // The options of a position: a move in one of its components, the others stay.
  std::vector<Mask> options(Mask position) const {
    std::vector<Mask> result;
    for (Mask h : components(position)) {
      for (Mask rest : moves(h)) result.push_back((position & ~h) | rest);
    }
    return result;
  }

  unsigned value() { return value(whole()); }
  unsigned value(Mask position) {
    if (const auto known = values_.find(position); known != values_.end()) return known->second;
    unsigned result = 0;
    const std::vector<Mask> parts = components(position);
    if (parts.size() == 1) {
      std::set<unsigned> seen;
      for (Mask rest : moves(position)) seen.insert(value(rest));
      result = mex(seen);
    } else {
      for (Mask part : parts) result ^= value(part);
    }
    return values_[position] = result;
  }

  // Misere play: a player who cannot move has won, for the other one made the last move.
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

  // The numbers of moves that a whole play can take.
  std::set<std::uint32_t> lengths() { return lengths(whole()); }
  std::set<std::uint32_t> lengths(Mask position) {
    if (const auto known = lengths_.find(position); known != lengths_.end()) return known->second;
    std::set<std::uint32_t> result;
    for (Mask option : options(position)) {
      for (std::uint32_t length : lengths(option)) result.insert(length + 1);
    }
    if (result.empty()) result.insert(0);
    return lengths_[position] = result;
  }

 private:
  std::vector<unsigned> digits_;
  std::vector<Mask> adjacent_;
  std::map<Mask, unsigned> values_;
  std::map<Mask, bool> misere_;
  std::map<Mask, std::set<std::uint32_t>> lengths_;
};

// The options of a heap: the heaps that are left, ascending.
inline std::vector<std::vector<std::uint32_t>> heap_options(std::string_view code, std::uint32_t heap) {
  std::vector<std::vector<std::uint32_t>> result;
  const std::vector<unsigned> digits = digits_of(code);
  for (std::uint32_t i = 1; i <= digits.size() && i <= heap; ++i) {
    const unsigned u = digits[i - 1];
    const std::uint32_t left = heap - i;
    if (left == 0 && (u & 1) != 0) result.push_back({});
    if (left > 0 && (u & 2) != 0) result.push_back({left});
    if ((u & 4) == 0) continue;
    for (std::uint32_t part = 1; 2 * part <= left; ++part) result.push_back({part, left - part});
  }
  return result;
}

// The nimbers of the heaps 0..most.
inline std::vector<unsigned> heap_values(std::string_view code, std::uint32_t most) {
  const std::vector<unsigned> digits = digits_of(code);
  std::vector<unsigned> values{0};
  std::vector<bool> seen;
  for (std::uint32_t heap = 1; heap <= most; ++heap) {
    seen.assign(2 * heap + 1024, false);
    for (std::uint32_t i = 1; i <= digits.size() && i <= heap; ++i) {
      const unsigned u = digits[i - 1];
      const std::uint32_t left = heap - i;
      if (left == 0 && (u & 1) != 0) seen[0] = true;
      if (left > 0 && (u & 2) != 0) seen[values[left]] = true;
      if ((u & 4) == 0) continue;
      for (std::uint32_t part = 1; part < left; ++part) seen[values[part] ^ values[left - part]] = true;
    }
    unsigned result = 0;
    while (seen[result]) ++result;
    values.push_back(result);
  }
  return values;
}

}  // namespace sprague::naive
