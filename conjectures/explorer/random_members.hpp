// Random members of a family, and random steps from one to another near it.
//
// A step adds, removes or moves an edge or a leaf, switches the ends of two edges, or puts a vertex into an edge or
// takes one out; what then is no member is tried again. The same dice give the same members on every machine.
#pragma once

#include <cstdint>
#include <optional>

#include "canonical/family.hpp"

namespace sprague::explorer {

// Steele, Lea, Flood 2014: SplitMix64.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
  }
  // From 0 to below a positive number, each almost as often.
  std::size_t below(std::size_t number) { return static_cast<std::size_t>(next() % number); }

 private:
  std::uint64_t state_;
};

// Every labelled tree as often as any other, by its Pruefer code. Requires a vertex.
Graph random_tree(std::size_t vertices, Dice& dice);

class RandomMembers {
 public:
  // Throws InputError for a family whose members are not made at random, or not bounded.
  explicit RandomMembers(const Family& family);

  // Nothing where many attempts did not meet a member.
  std::optional<Member> start(Dice& dice) const;
  std::optional<Member> near(const Member& member, Dice& dice) const;

 private:
  Graph graph(Dice& dice) const;
  Member first(Dice& dice) const;

  Family family_;
  std::uint64_t vertices_ = 0;  // that a start has; of boards edges
};

}  // namespace sprague::explorer
