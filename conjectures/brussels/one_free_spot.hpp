// CS4(a,b,n,d) with a, b, d fixed and n free: from some n on, the nimber is the same.
//
// A move on the spots with a and n tips leaves CS4(a',b,n',1) and CS4(a'',1,n'',d) with n' + n'' = n - 1. Let all such
// families be constant from r on. For n >= 2r + 1, one of n' and n'' is at least r, and which pairs of values occur
// does not depend on n. A move on the other two spots leaves n in one part as it is. So constancy goes up from families
// with fewer tips at the other spots, with a bound on where it begins; the nimbers up to there decide all.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace sprague::brussels {

struct FixedSpots {
  std::uint16_t opposite = 0;  // a
  std::uint16_t left = 0;      // b
  std::uint16_t right = 0;     // d
};

// The nimber of CS4(a,b,n,d) is the same for all n from here on.
std::uint64_t constant_from(FixedSpots spots);

// Is `expected` the nimber of CS4(a,b,n,d) for n = first, first + 1, ..., its last number for ever? Else where not.
std::optional<std::string> gap_in_family(FixedSpots spots, std::uint16_t first,
                                         std::span<const std::uint32_t> expected);

}  // namespace sprague::brussels
