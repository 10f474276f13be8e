// What a complete family must add up to: published numbers of classes, and the number of labelled members.
//
// A generator that drops or repeats a class is caught twice. The class counts come from OEIS or from a formula with
// its source. The labelled count is recovered from the automorphism groups: a class with group Aut has n!/|Aut|
// labelled members (orbit-stabiliser), and the sum is compared with a formula that knows nothing of the classes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "canonical/labelling.hpp"

namespace sprague {

std::string to_string(GroupSize number);

// n! for n <= 33.
GroupSize factorial(std::size_t n);

enum class FamilyName { trees, connected_graphs, caterpillars, stars, bistars };

// How many classes the family has on n vertices: trees OEIS A000055, connected graphs A001349, caterpillars Harary and
// Schwenk 1973 (A005418), subdivided stars (three legs or more) and bistars by the generating function of partitions.
// Empty where the table ends.
std::optional<std::uint64_t> known_classes(FamilyName family, std::size_t n);

// How many labelled members the family has on n <= 33 vertices, n >= 1: trees n^(n-2) (Cayley), connected graphs
// A001187, the others by counting ordered legs or leaves directly. Empty where it does not fit.
std::optional<GroupSize> known_labelled(FamilyName family, std::size_t n);

// Collects one family's evidence class by class.
class Census {
 public:
  Census(FamilyName family, std::size_t n) : family_(family), n_(n) {}

  void add(GroupSize automorphisms);
  void merge(const Census& other);

  std::uint64_t classes() const { return classes_; }
  GroupSize labelled() const { return labelled_; }

  // Empty when both counts are right, else one line saying what was counted and what is known.
  std::optional<std::string> fault() const;

 private:
  FamilyName family_;
  std::size_t n_;
  std::uint64_t classes_ = 0;
  GroupSize labelled_ = 0;
};

}  // namespace sprague
