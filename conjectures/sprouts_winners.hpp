// The claims of J. Lemoine, S. Viennot, "Sprouts games on compact surfaces" (2008), on who wins with many spots: one
// entry a claim, in the order of ids.
#pragma once

#include <array>

#include "conjectures/claim.hpp"
#include "conjectures/sprouts/winner_checks.hpp"

namespace sprague::sprouts {

inline constexpr std::string_view kSpots = "spots";

// Letters name what a drawing can become, two for each spot.
inline constexpr std::uint64_t kMostSpots = 26;

inline constexpr std::array k11Readings{
    Reading{"winner", Role::printed, "", "crosscaps", {1, 2}, {1, 8}, 20, check_eleven_alternate},
    Reading{"nimber on P3",
            Role::printed,
            "With three crosscaps the nimber of 11 spots is at least 4: it is none of 0, 1, 2 and 3. The range says "
            "which numbers are looked at; it takes these four to decide.",
            "nimbers",
            {0, 3},
            {0, 4},
            63,
            check_eleven_on_p3},
};
inline constexpr std::array k71Readings{
    Reading{"winner", Role::printed, "", kSpots, {1, 6}, {1, 11}, 14, check_as_on_sphere},
    Reading{"nimber 1",
            Role::printed,
            "Where the first player wins, the nimber is 1.",
            kSpots,
            {1, 5},
            {1, 11},
            14,
            check_won_is_one},
};
inline constexpr std::array kC1Readings{
    Reading{"as printed", Role::printed, "", kSpots, {1, 11}, {1, 14}, kMostSpots, check_sphere},
};
inline constexpr std::array kC2Readings{
    Reading{"nimbers", Role::printed, "", kSpots, {1, 7}, {1, 10}, kMostSpots, check_handles_nimbers},
    Reading{"winners", Role::printed, "Only who wins.", kSpots, {1, 8}, {1, 12}, kMostSpots, check_handles_winners},
};
inline constexpr std::array kF17Readings{
    Reading{"as printed",
            Role::printed,
            "A cell that the figure gives as a bound says that the nimber is greater.",
            kSpots,
            {2, 6},
            {2, 12},
            14,
            check_figure_17},
    Reading{
        "11 spots",
        Role::printed,
        "The cells of 11 spots that the figure gives as bounds: it says which nimbers theirs are not. Each is looked "
        "at as far as its bound; the range says up to which number it is at least.",
        "nimbers",
        {0, 0},
        {0, 3},
        63,
        check_eleven_bounds},
};

inline constexpr std::string_view kPaper = "sprouts-on-surfaces";

inline constexpr std::array kWinnerClaims{
    Claim{"SP-11", kPaper, "Sections 6.4 and 7.2", Kind::observation,
          "Of 11 spots on the surface with n >= 1 crosscaps the first player wins exactly if n is odd.", k11Readings},
    Claim{"SP-7.1", kPaper, "Section 7.1", Kind::observation,
          "With 1 to 14 spots on a surface with at most 9 handles the same player wins as on the sphere.", k71Readings},
    Claim{"SP-C1", kPaper, "Conjecture 1", Kind::conjecture,
          "On the sphere the first player wins p spots exactly if p modulo 6 is 3, 4 or 5.", kC1Readings},
    Claim{"SP-C2", kPaper, "Conjecture 2", Kind::conjecture,
          "On every orientable surface the nimber of p spots is 0 if p modulo 6 is 0, 1 or 2, and else 1.",
          kC2Readings},
    Claim{"SP-F17", kPaper, "Figure 17", Kind::table,
          "The nimbers of 2 to 14 spots on the surfaces with 1 to 8 crosscaps are those of the figure.", kF17Readings},
};

}  // namespace sprague::sprouts
