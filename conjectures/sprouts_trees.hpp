// The claims of J. Lemoine, S. Viennot, "Sprouts game on compact surfaces" (2008), that canonical game trees and
// nimbers of small positions decide: one entry a claim, in the order of ids.
#pragma once

#include <array>

#include "conjectures/claim.hpp"
#include "conjectures/sprouts/tree_checks.hpp"

namespace sprague::sprouts {

inline constexpr std::string_view kTreePaper = "sprouts-on-surfaces";

inline constexpr std::array k63Readings{
    Reading{"second player wins", "", "handles", {0, 5}, {0, 10}, 100, check_two_spots_handles},
    Reading{"in four moves",
            "The second player can see to it that play lasts exactly four moves, as in the strategy told.",
            "handles",
            {0, 5},
            {0, 10},
            100,
            check_two_spots_four_moves},
};
inline constexpr std::array k72Readings{
    Reading{"as printed",
            "The second player wins on P^n, the first on orientable surfaces.",
            "handles or crosscaps",
            {0, 8},
            {0, 20},
            100,
            check_prose},
    Reading{"the kinds of surface exchanged",
            "The first player wins on P^n, the second on orientable surfaces.",
            "handles or crosscaps",
            {0, 8},
            {0, 20},
            100,
            check_prose_exchanged},
    Reading{"the loop of Figure 7",
            "On P the first player wins by joining a spot to itself so that the surface is cut open to a disc, and can "
            "then see to it that play lasts five moves in all.",
            "crosscaps",
            {1, 1},
            {1, 1},
            1,
            check_winning_loop},
};
inline constexpr std::array kF15Readings{
    Reading{"a position with nine lives",
            "As told of the position in Figure 15.",
            "crosscaps",
            {0, 8},
            {0, 20},
            100,
            check_winner_by_parity},
    Reading{"the only winning curve",
            "Of its options for even n >= 2 just one wins, and that leaves an orientable surface.",
            "crosscaps",
            {2, 4},
            {2, 12},
            100,
            check_only_winning_curve},
    Reading{"none with fewer lives",
            "No position with fewer lives has a region on P^n, the others being spheres, such that for all n >= 1 the "
            "parity of n decides who wins.",
            "lives",
            {4, 5},
            {4, 8},
            8,
            check_no_smaller_parity},
};
inline constexpr std::array kF16Readings{
    Reading{"2 and 4",
            "Nimber 2 on the sphere, 4 on all other orientable surfaces.",
            "lives",
            {4, 6},
            {4, 7},
            12,
            check_change<2, 4>},
    Reading{"1 and 4",
            "Nimber 1 on the sphere, 4 on all other orientable surfaces.",
            "lives",
            {4, 6},
            {4, 7},
            12,
            check_change<1, 4>},
    Reading{"0 and 3",
            "Nimber 0 on the sphere, 3 on all other orientable surfaces.",
            "lives",
            {4, 6},
            {4, 7},
            12,
            check_change<0, 3>},
    Reading{"none with fewer lives",
            "No land has the first two pairs of nimbers with less than five lives, nor the third with less than six.",
            "lives",
            {4, 4},
            {4, 5},
            6,
            check_no_smaller_change},
};
inline constexpr std::array kLenReadings{
    Reading{"at most 3p - 1", "", "spots", {1, 3}, {1, 5}, 6, check_longest_play},
    Reading{"every length",
            "The lengths are those from 2p to 3p - 1, on every surface.",
            "spots",
            {1, 3},
            {1, 5},
            6,
            check_lengths},
};
inline constexpr std::array kP1Readings{
    Reading{"the last exponent is 0",
            "2^(2^(...^(2^0))): the scan can be read so.",
            "height",
            {0, 4},
            {0, 4},
            4,
            check_tower_to_zero},
};
inline constexpr std::array kP2Readings{
    Reading{"three lives or less", "", "lives", {0, 3}, {0, 3}, 3, check_few_lives},
    Reading{"Figure 13 as told",
            "The position drawn has the game trees that the text describes, of nimber 2 on the plane and 3 on the "
            "torus.",
            "lives",
            {4, 4},
            {4, 4},
            4,
            check_figure_13},
    Reading{"3 is the best value",
            "A region with four lives can change the tree; the smallest land.",
            "lives",
            {4, 4},
            {4, 5},
            6,
            check_best_value},
};
inline constexpr std::array kP3Readings{
    Reading{"regions anywhere",
            "Every region with few lives, in whatever position.",
            "lives",
            {2, 4},
            {2, 5},
            6,
            check_handles_anywhere},
    Reading{"p spots", "The region of a start with p spots.", "spots", {1, 3}, {1, 4}, 5, check_handles_of_spots},
    Reading{
        "at most 3p - 3",
        "A conjecture for the question in Section 8, made from p <= 3: p spots have a limit genus of at most 3p - 3.",
        "spots",
        {1, 3},
        {1, 4},
        5,
        check_handles_linear},
};
inline constexpr std::array kP4Readings{
    Reading{"regions anywhere",
            "Every region with few lives, in whatever position.",
            "lives",
            {2, 4},
            {2, 5},
            6,
            check_crosscaps_anywhere},
    Reading{"p spots", "The region of a start with p spots.", "spots", {1, 2}, {1, 3}, 5, check_crosscaps_of_spots},
    Reading{"only with equal parity",
            "As Section 6.4 has it first, if and only if: from the limit genus on, the trees of p spots on P^n and on "
            "P^(n+1) differ.",
            "spots",
            {1, 3},
            {1, 3},
            5,
            check_only_equal_parity},
};

inline constexpr std::array kTreeClaims{
    Claim{"SP-6.3", kTreePaper, "Section 6.3", Kind::proposition,
          "From two spots the second player wins on every orientable surface.", k63Readings},
    Claim{"SP-7.2", kTreePaper, "Section 7.2, first paragraph", Kind::observation,
          "From two spots one player wins on all non-orientable surfaces and the other on all orientable ones.",
          k72Readings},
    Claim{"SP-F15", kTreePaper, "Figure 15", Kind::observation,
          "On P^n, P^0 being the sphere, the first player wins some position with nine lives exactly if n is even and "
          "not 0.",
          kF15Readings},
    Claim{"SP-F16", kTreePaper, "Figure 16", Kind::observation,
          "Some positions with five or six lives have a nimber on the sphere and another on all other orientable "
          "surfaces: 2 and 4, 1 and 4, and two of them 0 and 3.",
          kF16Readings},
    Claim{"SP-LEN", kTreePaper, "Abstract, Section 1", Kind::proposition,
          "Every play from p >= 1 spots lasts at most 3p - 1 moves.", kLenReadings},
    Claim{"SP-P1", kTreePaper, "Proposition 1", Kind::proposition,
          "There are 2^(2^(...)) canonical game trees of height at most h, with h + 1 times the number 2.",
          kP1Readings},
    Claim{"SP-P2", kTreePaper, "Proposition 2, Figure 13", Kind::proposition,
          "The surface of a region with at most three lives does not matter for the canonical game tree of any "
          "position; that of one with four can.",
          kP2Readings},
    Claim{
        "SP-P3", kTreePaper, "Proposition 3", Kind::proposition,
        "Every region has a limit genus g: for all n >= g any position with it on T^n has the same canonical game tree "
        "as on T^(n+1).",
        kP3Readings},
    Claim{"SP-P4", kTreePaper, "Proposition 4", Kind::proposition,
          "Every region has a limit genus g': for all n >= g' any position with it on P^n has the same canonical game "
          "tree as on P^(n+2).",
          kP4Readings},
};

}  // namespace sprague::sprouts
