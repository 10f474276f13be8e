// The claims of S. S. Das, Z. M. Myint, S. Nandi, S. Sen, É. Sopena, "A theoretical expansion of the Sprout game"
// (2023), Sections 3, 4 and 7, on plane graphs with a girth: one entry a claim, in the order of ids. All games are
// drawn unless a reading says that it goes by the recursion. Vocabulary: a start has n spots with t_1, ..., t_n tips, T
// together; BS_2(p,q) is played on triangle-free graphs, girth 4; CS4(a,b,c,d) has so many tips at the spots of a
// circle, clockwise, and is played on triangle-free graphs too, the circle's arcs being edges.
#pragma once

#include <array>

#include "conjectures/brussels/girth_checks.hpp"
#include "conjectures/claim.hpp"

namespace sprague::brussels {

inline constexpr std::string_view kGirthPaper = "brussels-sprouts";
inline constexpr std::string_view kSpotsAndTips = "spots and tips, n + T";
inline constexpr std::string_view kSumOfTips = "p + q";
inline constexpr std::string_view kLargerTips = "q";
inline constexpr std::string_view kNumberOfTips = "tips";

// What the rules of the drawn game take.
inline constexpr std::uint64_t kMostTipsDrawn = 52;
inline constexpr std::uint64_t kMostDrawn = 40;
inline constexpr Range kQuickLarger{0, 8};
inline constexpr Range kLarger{0, 12};
inline constexpr std::uint64_t kMostLarger = 24;
inline constexpr std::uint64_t kMostCircle = 400;

inline constexpr std::array kS4Readings{
    Reading{"first move",
            Role::printed,
            "For p, q >= 1 the first move joins the two spots and is unique.",
            kLargerTips,
            {1, 8},
            {1, 12},
            kMostLarger,
            check_first_move},
    Reading{"replies",
            Role::printed,
            "For p, q >= 2, after x_1 to y_1 the replies are the curves from x_i to y_j, i, j >= 2, and leave "
            "CS4(i-2,1,j-2,1) beside CS4(p-i,1,q-j,1).",
            kLargerTips,
            {2, 8},
            {2, 12},
            kMostLarger,
            check_replies},
    Reading{
        "moves in CS4(p,1,q,1)", Role::printed,
        "Section 5.1.1: the moves are the curve from t to b, which leaves CS4(p,0,1,0) beside CS4(1,0,q,0), and the "
        "curves from x_i to y_j, which leave CS4(i-1,1,j-1,1) beside CS4(p-i,1,q-j,1).",
        kLargerTips, kQuickLarger, kLarger, kMostLarger, check_circle_moves},
    Reading{"arcs not edges",
            Role::variant,
            "The same pairs of tips may be joined in CS4(p,1,q,1) if the circle's arcs do not count as edges.",
            kLargerTips,
            {0, 5},
            {0, 7},
            12,
            check_arcs_as_no_edges},
    Reading{
        "all quads",
        Role::variant,
        "The drawn game CS4(a,b,c,d) is the recursion: a curve joins opposite spots and leaves CS4(a',b,c',1) beside "
        "CS4(a'',1,c'',d), a' + a'' = a - 1 and c' + c'' = c - 1, or the like with b and d.",
        kNumberOfTips,
        {0, 10},
        {0, 16},
        24,
        check_quads},
};
inline constexpr std::array kT31Readings{
    Reading{"t_i >= 1",
            Role::printed,
            "Every spot has a tip.",
            kSpotsAndTips,
            {2, 13},
            {2, 17},
            kMostDrawn,
            check_high_girth},
    Reading{"spots without tips too",
            Role::variant,
            "Spots without tips are not excluded.",
            kSpotsAndTips,
            {1, 8},
            {1, 12},
            kMostDrawn,
            check_high_girth_printed},
    Reading{
        "least girth",
        Role::pattern,
        "t_i >= 1, n >= 2: where s spots have just one tip, every play lasts n - 1 moves exactly if the girth is 2n + "
        "1 - s or more (and 3 or more).",
        kSpotsAndTips,
        {3, 13},
        {3, 16},
        kMostDrawn,
        check_least_girth},
};
inline constexpr std::array kT32Readings{
    Reading{"as printed", Role::printed, "", kSpotsAndTips, {8, 16}, {8, 20}, kMostDrawn, check_triangle_free},
    Reading{"fewer tips",
            Role::pattern,
            "For n >= 2 and t_i >= 1: every play lasts 4 + n moves or more exactly if every t_i >= 3.",
            kSpotsAndTips,
            {4, 12},
            {4, 15},
            kMostDrawn,
            check_triangle_free_few_tips},
    Reading{
        "all between",
        Role::pattern,
        "For n >= 2 and t_i >= 3, where t is the largest t_i: the lengths are all from 4 + n to n - 2 + T or to 3(T - "
        "t) + 3(n - 2), the smaller of these.",
        kSpotsAndTips,
        {8, 16},
        {8, 20},
        kMostDrawn,
        check_triangle_free_all_lengths},
};
inline constexpr std::array kT33Readings{
    Reading{"p >= 3", Role::printed, "As in Theorem 3.2.", kSumOfTips, {6, 16}, {6, 40}, 52, check_two_plays},
    Reading{"fewer tips too",
            Role::variant,
            "For all p >= 1.",
            kSumOfTips,
            {2, 16},
            {2, 30},
            kMostDrawn,
            check_two_plays_printed},
    Reading{"all lengths, drawn",
            Role::pattern,
            "For 3 <= p <= q the lengths are all from 6 to min(p + q, 3p), also for q > 2p; for p = 1 there is only 1, "
            "for p "
            "= 2 only 4 with q = 2, 5 with q = 3, 5 and 6 with q >= 4.",
            kSumOfTips,
            {2, 16},
            {2, 40},
            52,
            check_two_spot_lengths_drawn},
    Reading{"all lengths, by recursion",
            Role::pattern,
            "The same by the recursion of Sections 4 and 5.",
            kSumOfTips,
            {2, 40},
            {2, 80},
            120,
            check_two_spot_lengths},
    Reading{"the play of p + q moves",
            Role::slip,
            "The proof's first play, for 3 <= p <= q = p + r <= 2p: x_1 to y_1, crossbar t_1; x_i to y_(2i-1), i = 2 "
            "to r + "
            "1; x_j to y_(r+j), j = r + 2 to p; t_i to t_(i+1), crossbar s_i; s_i to y_(2i), i = 1 to r; t_1 to t_p.",
            kSumOfTips,
            {6, 16},
            {6, 30},
            kMostDrawn,
            check_long_play_printed},
    Reading{"the play of p + q moves, mended",
            Role::repaired,
            "The same with x_i only for i <= p, and with t_1 to t_p, crossbar s_p, before the s_i to y_(2i).",
            kSumOfTips,
            {6, 16},
            {6, 30},
            kMostDrawn,
            check_long_play},
    Reading{
        "the play of 6 moves",
        Role::step,
        "The proof's second play, for p, q >= 3: x_1 to y_1 and x_2 to y_2, crossbars t_1 and t_2; t_1 to t_2 on the "
        "side of x_3, crossbar t_3; x_p and y_3 to t_3; t_1 to t_2 on the other side.",
        kSumOfTips,
        {6, 16},
        {6, 30},
        kMostDrawn,
        check_short_play},
};
inline constexpr std::array kX1Readings{
    Reading{"four spots on a circle",
            Role::pattern,
            "Of CS4(a,b,c,d) with T >= 4 tips the largest nimber is 2 floor(2(T-1)/5), one more if T >= 15 is a "
            "multiple of 5. All nimbers up to 14 tips are tabled.",
            kNumberOfTips,
            {4, 52},
            {4, 200},
            kMostCircle,
            check_largest_of_four},
    Reading{"four spots on a circle, but for 50 tips",
            Role::pattern,
            "The same with 2 floor(2(T-1)/5) for T = 50 as well.",
            kNumberOfTips,
            {4, 100},
            {4, 200},
            kMostCircle,
            check_largest_but_50},
    Reading{
        "polygons",
        Role::variant,
        "CS_n with n >= 4 is a recursion: a curve joins two spots that are not neighbours and leaves two circles, each "
        "the spots on its side, both ends and the crossbar with one tip. The nimbers of CS_5 and CS_6 with up to 14 "
        "tips are tabled.",
        kNumberOfTips,
        {0, 6},
        {0, 8},
        12,
        check_polygons},
    Reading{"opposite spots alike",
            Role::pattern,
            "CS_n(t_1, ..., t_n) with n = 4, 6 or 8 and t_i = t_(i+n/2), not all 0, has nimber 1.",
            kNumberOfTips,
            {2, 14},
            {2, 26},
            40,
            check_opposite_alike},
    Reading{"opposite spots alike, four spots",
            Role::pattern,
            "CS4(a,b,a,b), not without tips, has nimber 1.",
            kNumberOfTips,
            {2, 100},
            {2, 400},
            kMostCircle,
            check_opposite_alike_of_four},
    Reading{"all spots alike",
            Role::pattern,
            "CS_n with k >= 1 tips at every spot has nimber 1 for even n, 0 for odd n >= 5.",
            kNumberOfTips,
            {4, 25},
            {4, 32},
            36,
            check_all_alike},
    Reading{"one tip at every spot",
            Role::pattern,
            "CS_n(1, ..., 1) has nimber 1 for even n, 0 for odd n >= 5.",
            kNumberOfTips,
            {4, 24},
            {4, 40},
            48,
            check_one_tip_each},
    Reading{"CS4(0,1,c,d)",
            Role::pattern,
            "The nimber is c + 1 if c < d, else 0.",
            kNumberOfTips,
            {1, 100},
            {1, 300},
            kMostCircle,
            check_empty_beside_one},
    Reading{"CS4(a,0,c,1)",
            Role::pattern,
            "The nimber is twice the smallest of a, c and floor(2(a+c)/5).",
            kNumberOfTips,
            {1, 100},
            {1, 300},
            kMostCircle,
            check_empty_opposite_one},
    Reading{"CS4(1,1,c,d)",
            Role::pattern,
            "For c, d >= 1 the nimber is 0 exactly if c, d >= 2 and they differ by 0 or 1.",
            kNumberOfTips,
            {4, 100},
            {4, 300},
            kMostCircle,
            check_two_ones},
    Reading{"CS4(a,1,a,2)",
            Role::pattern,
            "For a >= 2 the nimber is 1.",
            kNumberOfTips,
            {7, 25},
            {7, 200},
            kMostCircle,
            check_one_opposite_two},
    Reading{"one spot with many tips",
            Role::pattern,
            "For given a, b, d, not all 0, the nimber of CS4(a,b,n,d) is the same for all n >= 2a + b + d - 1.",
            "a + b + d",
            {0, 8},
            {0, 30},
            60,
            check_one_spot_grows},
    Reading{"two spots, girth 5",
            Role::pattern,
            "Girth 5, t_i >= 1: one move, nimber 1.",
            kNumberOfTips,
            {2, 16},
            {2, 50},
            kMostTipsDrawn,
            check_two_spots_girth_5},
    Reading{"three spots, girth 4",
            Role::pattern,
            "The second player wins triangle-free BS_3 if every spot has three tips and two of them have five.",
            kNumberOfTips,
            {13, 19},
            {13, 29},
            30,
            check_three_spots_girth_4},
    Reading{"three spots, girth 5",
            Role::pattern,
            "For t_i >= 1: nimber 0 and two moves if two spots or more have just one tip; nimber 1 and "
            "two or three moves if one has; else nimber 1 and four or five moves, or three or five with two tips each.",
            kNumberOfTips,
            {3, 16},
            {3, 40},
            kMostTipsDrawn,
            check_three_spots_girth_5},
    Reading{"three spots, girth 6",
            Role::pattern,
            "For t_i >= 1: nimber 0; two or three moves if no spot has just one tip, else two.",
            kNumberOfTips,
            {3, 16},
            {3, 50},
            kMostTipsDrawn,
            check_three_spots_girth_6},
    Reading{"four spots, girth 6",
            Role::pattern,
            "For t_i >= 1: by the number of spots with just one tip, nimber 0 and four to six moves for "
            "none, 0 and three to five "
            "for one, 2 and three or four for two, 1 and three for more.",
            kNumberOfTips,
            {4, 11},
            {4, 22},
            30,
            check_four_spots_girth_6},
};

inline constexpr std::array kGirthClaims{
    Claim{"BS-S4", kGirthPaper, "Section 4, Section 5.1.1", Kind::observation,
          "BS_2(p,q) becomes a sum of two games CS4(p',1,q',1): its first move is unique, and every reply cuts the "
          "rest in "
          "two. Such games in turn leave sums of the same kind.",
          kS4Readings},
    Claim{
        "BS-T3.1", kGirthPaper, "Theorem 3.1", Kind::theorem,
        "On plane graphs of girth at least g, where g >= 2n + 1, every play of BS_n(t_1, ..., t_n) lasts n - 1 moves.",
        kT31Readings},
    Claim{"BS-T3.2", kGirthPaper, "Theorem 3.2", Kind::theorem,
          "On triangle-free plane graphs, with n >= 2 and every t_i >= 3, plays of BS_n(t_1, ..., t_n) last at least 4 "
          "+ n "
          "and at most n - 2 + T moves.",
          kT32Readings},
    Claim{"BS-T3.3", kGirthPaper, "Theorem 3.3", Kind::theorem,
          "For p <= q <= 2p there are a play of p + q moves and one of 6 moves in BS_2(p,q).", kT33Readings},
    Claim{"BS-X1", kGirthPaper, "Section 7", Kind::question,
          "Which nimbers have Circular Sprouts with any tips and with more spots, and Brussels Sprouts on plane graphs "
          "of larger girth? The paper has no answer. Each reading but \"polygons\", which states rules, is a pattern "
          "that "
          "tables suggested, tried far beyond them; what *holds* does so on its range alone. The tables of Circular "
          "Sprouts are with the readings on four spots and on polygons.",
          kX1Readings},
};

}  // namespace sprague::brussels
