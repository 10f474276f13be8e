// What Euler's formula is to say of the number of moves in Brussels Sprouts without a condition on the graph, and so of
// who wins: entries of a small language, some right and some false.
//
// An entry is about starts of n spots with T tips in all on a sphere with k handles or crosscaps, and about all plays
// from there to the end.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace sprague::brussels {

enum class EulerSurfaces : std::uint8_t { sphere, handles, crosscaps, even_crosscaps, any };
enum class EulerSpots : std::uint8_t { any, with_tips, with_one_tip };

// What is said, of the number of moves but for the last.
enum class EulerSays : std::uint8_t {
  one_parity,  // it is the same modulo 2 for all plays from one start
  parity,      // it is n + T + ck modulo 2
  number,      // it is n - 2 + T + ck
  at_most,     // it is not more than that
  winner       // the first player wins exactly if n + T is odd
};

struct EulerInvariant {
  std::string_view name;
  std::string_view statement;
  EulerSurfaces surfaces;
  EulerSpots spots;
  EulerSays says;
  std::int64_t per_genus = 0;  // c
};

inline constexpr std::array kEulerInvariants{
    EulerInvariant{"sphere-moves", "On the sphere, where every spot has a tip, each play has n - 2 + T moves.",
                   EulerSurfaces::sphere, EulerSpots::with_tips, EulerSays::number},
    EulerInvariant{"sphere-moves-any-spots", "On the sphere each play has n - 2 + T moves.", EulerSurfaces::sphere,
                   EulerSpots::any, EulerSays::number},
    EulerInvariant{"handles-one-parity", "On an orientable surface all plays from one start have the same parity.",
                   EulerSurfaces::handles, EulerSpots::any, EulerSays::one_parity},
    EulerInvariant{"handles-parity",
                   "On an orientable surface, where every spot has a tip, each play has n + T moves modulo 2.",
                   EulerSurfaces::handles, EulerSpots::with_tips, EulerSays::parity},
    EulerInvariant{"handles-moves",
                   "On the sphere with k handles, where every spot has a tip, each play has n - 2 + T moves.",
                   EulerSurfaces::handles, EulerSpots::with_tips, EulerSays::number},
    EulerInvariant{
        "handles-at-most-k-more",
        "On the sphere with k handles, where every spot has a tip, no play has more than n - 2 + T + k moves.",
        EulerSurfaces::handles, EulerSpots::with_tips, EulerSays::at_most, 1},
    EulerInvariant{"handles-at-most-2k-more",
                   "On the sphere with k handles, where every spot has a tip, no play has more than n - 2 + T + 2k "
                   "moves.",
                   EulerSurfaces::handles, EulerSpots::with_tips, EulerSays::at_most, 2},
    EulerInvariant{
        "crosscaps-parity",
        "On the sphere with k crosscaps, where every spot has a tip, each play has n + T + k moves modulo 2.",
        EulerSurfaces::crosscaps, EulerSpots::with_tips, EulerSays::parity, 1},
    EulerInvariant{"crosscaps-at-most-k-more",
                   "On the sphere with k crosscaps, where every spot has a tip, no play has more than n - 2 + T + k "
                   "moves.",
                   EulerSurfaces::crosscaps, EulerSpots::with_tips, EulerSays::at_most, 1},
    EulerInvariant{"handles-winner",
                   "On an orientable surface, where every spot has a tip, the first player wins exactly if n + T is "
                   "odd.",
                   EulerSurfaces::handles, EulerSpots::with_tips, EulerSays::winner},
    EulerInvariant{"crosscaps-winner",
                   "On the sphere with k crosscaps, where every spot has a tip, the first player wins exactly if n + T "
                   "is odd.",
                   EulerSurfaces::crosscaps, EulerSpots::with_tips, EulerSays::winner},
    EulerInvariant{"even-crosscaps-winner",
                   "On the sphere with an even number of crosscaps, where every spot has a tip, the first player wins "
                   "exactly if n + T is odd.",
                   EulerSurfaces::even_crosscaps, EulerSpots::with_tips, EulerSays::winner},
    EulerInvariant{"any-one-parity", "On any surface all plays from one start have the same parity.",
                   EulerSurfaces::any, EulerSpots::any, EulerSays::one_parity},
    EulerInvariant{"one-tip-one-parity",
                   "On any surface, where every spot has just one tip, all plays from one start have the same parity.",
                   EulerSurfaces::any, EulerSpots::with_one_tip, EulerSays::one_parity}};

}  // namespace sprague::brussels
