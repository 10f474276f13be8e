// Patterns of CS_4(P_4:a,b,c,d) for all tips, as obligations for a solver. In each the nimbers are as stated where
// there are fewer tips, and the statements say that the options leave just the smaller ones.
//
// CS4(0,1,c,d) has nimber e(c,d): c + 1 if c < d, else 0. Its only curves leave CS4(0,1,d',c), d' < d, beside a part
// without moves.
//
// CS4(1,1,c,d): the curves from the spots with one tip leave CS4(0,1,c',1) beside CS4(0,1,c'',d), c' + c'' = c - 1, of
// which the first is 1 for c' = 0 and else 0; and the same with c and d exchanged.
//
// CS4(a,0,c,1) has nimber 2h(a,c), h(a,c) the smallest of a, c and floor(2(a+c)/5). The curves leave CS4(a',0,c',1)
// beside CS4(a'',1,c'',1), whose nimber is Theorem 5.1's.
//
// CS4(a,b,n,d) with a + b + d >= 1 has the same nimber for all n >= K(a,b,d) = 2a + b + d - 1. A curve from a to n
// leaves CS4(a',b,n',1) beside CS4(a'',1,n'',d), a curve from b to d CS4(1,b',n,d') beside a part without n. One of n'
// and n'' is so large that it may be one more without a change, and where n is one more, one less: so n and n + 1 have
// options of the same values. The numbers a, b, d of parts come before those of the whole in the order by
// 2(2a + b + d) + 1 for a = 0 and 2(2a + b + d) for others.
#pragma once

#include <cstdint>
#include <vector>

#include "checkers/obligation.hpp"

namespace sprague::brussels {

// The numbers in these patterns; other members make other patterns of their kind.
struct CirclePatterns {
  std::int64_t beside_one = 1;  // e(c,d) is c + 1
  std::int64_t apart = 1;       // CS4(1,1,c,d) is 0 where c and d differ by so much at most
  std::int64_t fifths = 2;      // of a + c
  std::int64_t opposite = 2;    // K(a,b,d) is 2a + b + d less 1
  std::int64_t less = 1;
};
inline constexpr CirclePatterns kCirclePatterns{};

// Each is followed by its twins.
std::vector<Obligation> empty_beside_one_obligations(const CirclePatterns& patterns = kCirclePatterns);
std::vector<Obligation> two_ones_obligations(const CirclePatterns& patterns = kCirclePatterns);
std::vector<Obligation> empty_opposite_one_obligations(const CirclePatterns& patterns = kCirclePatterns);
std::vector<Obligation> growing_spot_obligations(const CirclePatterns& patterns = kCirclePatterns);

}  // namespace sprague::brussels
