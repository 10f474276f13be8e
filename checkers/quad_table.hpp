// The nimbers of CS_4(P_4:a,b,c,d) for all tips up to a bound, by the recursion of games/circular_quads.hpp.
//
// Every part that a move leaves has a spot with one tip, the crossbar: a curve between the spots with a and c tips
// leaves CS4(a',b,c',1) beside CS4(a'',d,c'',1). So the table holds the nimbers V(x,y,z) of CS4(x,y,z,1) alone; they
// are
// the same with x and z exchanged, and from them that of any circle takes one pass over its options.
#pragma once

#include <cstdint>
#include <vector>

#include "checkers/effort.hpp"
#include "games/circular_quads.hpp"
#include "games/nimber.hpp"

namespace sprague {

class QuadTable {
 public:
  static constexpr std::uint64_t kMost = 400;

  // Requires most <= kMost.
  QuadTable(const Effort& effort, std::uint64_t most);

  std::uint64_t most() const { return most_; }
  std::size_t bytes() const;

  // Requires that the circle has at most so many tips.
  Nimber at(const Quad& quad);

 private:
  // V(x,y,z) for one y: a square of rows x and columns z.
  struct Plane {
    std::size_t side = 0;
    std::vector<std::uint16_t> nimbers;
    const std::uint16_t* row(std::size_t x) const { return nimbers.data() + x * side; }
  };

  std::uint16_t mex(const Quad& quad);
  void look_at_curves(std::size_t a, std::size_t b, std::size_t c, std::size_t d);

  std::uint64_t most_;
  std::vector<Plane> planes_;  // by y
  std::vector<std::uint32_t> met_;
  std::uint32_t round_ = 0;
};

}  // namespace sprague
