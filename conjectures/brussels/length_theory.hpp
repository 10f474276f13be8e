// How long plays of CS_4(P_4:p,1,q,1) and of BS_2(P_4:p,q) are, by the recursions of Sections 4 and 5, and a proof of
// what they give for all p and q.
//
// In CS_4(p,1,q,1) joining t and b leaves a move on either side that has tips. Joining x and y leaves (p',q') beside
// (p'',q''), p' + p'' = p - 1 and q' + q'' = q - 1. In BS_2(p,q) two moves leave (p',q') beside (p'',q''), p' + p'' =
// p - 2 and q' + q'' = q - 2, unless p or q is 1 and the first move was the last.
//
// Proof for all p, q. Linear bounds from above pass from parts to whole, and so do least lengths, which depend only on
// which numbers are 0. From p = 3 on for the circle, 4 for two spots, every length between is reached with a first part
// (0,0), of length 1, or (0,1), of length 2; that is a set of linear inequalities. For smaller p, only parts with still
// smaller p' and p'' occur. If their lengths do not depend on q' from r on, then those of the whole do not from 2r + 1
// on, or 2r + 2 for two spots, as q' or q'' is at least r; so finitely many q decide.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "checkers/effort.hpp"
#include "checkers/play_lengths.hpp"

namespace sprague::brussels {

// Lengths of plays from CS_4(p,1,q,1), by the recursion.
class LengthTable {
 public:
  // Largest number of tips at a spot.
  static constexpr std::uint64_t kMost = 120;

  // All with p <= q and p + q <= sum. Requires sum <= kMost.
  LengthTable(const Effort& effort, std::uint64_t sum);

  Lengths circle(std::uint64_t p, std::uint64_t q) const;
  Lengths two_spots(std::uint64_t p, std::uint64_t q) const;

 private:
  using Set = std::bitset<256>;

  const Set& at(std::uint64_t p, std::uint64_t q) const { return p <= q ? rows_[p][q] : rows_[q][p]; }
  static Set sums(const Set& a, const Set& b);
  static Lengths listed(const Set& set);

  std::vector<std::vector<Set>> rows_;
};

// No play from CS_4(p,1,q,1) is longer than this, whichever of p and q is larger.
struct LengthBound {
  std::int64_t per_p;
  std::int64_t per_q;
  std::int64_t constant;
  template <class N>
  N at(const N& p, const N& q) const {
    return per_p * p + per_q * q + N(constant);
  }
};

struct LengthTheory {
  std::array<LengthBound, 2> most{{{1, 1, 1}, {3, 0, 2}}};
  // The least length in CS_4(p,1,q,1), by how many of p and q are not 0.
  std::array<std::int64_t, 3> least{1, 2, 3};

  // {1} without tips at x and y, {2} with tips at one of them. Else, for p <= q, the least length and all from 5 on to
  // the smaller bound, from 4 on if p = 1.
  Lengths circle(std::uint64_t p, std::uint64_t q) const;
  // {1} if p = 1 <= q; {4}, {5}, {5, 6} for p = 2 and q = 2, q = 3, q >= 4; 6 to min(p + q, 3p) for 3 <= p <= q.
  Lengths two_spots(std::uint64_t p, std::uint64_t q) const;
};

inline constexpr LengthTheory kLengths{};

// Why the theory is not proved by the recursion for all p and q >= 1; nothing when it is.
std::optional<std::string> gap_in_lengths(const LengthTheory& theory);

}  // namespace sprague::brussels
