// The claims of B. G. Mathews, "The Game of Arrows on 3-legged spider graphs" (arXiv:2110.08738v2, 2022), Sections 5 to
// 12: one entry a claim, in the order of ids. Vocabulary: S[...] is a state of a spider with so many unmarked edges on
// its legs, `^` before a number for one more edge beyond them marked away from the hub, `v` for one marked towards it,
// `~` for either; F_n, C_n, T_n and R_n are the flow, crash, twig and rod of n unmarked edges; g is the value in the
// trimmed game, where sinks and sources are forbidden but at leaves; ^ between numbers is the nim-sum.
#pragma once

#include <array>

#include "conjectures/arrows/checks.hpp"
#include "conjectures/claim.hpp"

namespace sprague::arrows {

inline constexpr std::string_view kPaper = "game-of-arrows";

// Legs of the tables with one or two marks and with three; the third numbers are what keys and time allow.
inline constexpr Range kQuickFree{0, 16};
inline constexpr Range kFree{0, 40};
inline constexpr std::uint64_t kMostFree = 120;
inline constexpr Range kQuickNear{2, 40};
inline constexpr Range kNear{2, 120};
inline constexpr std::uint64_t kMostNear = 400;
inline constexpr Range kQuickRow{0, 40};
inline constexpr Range kRow{0, 200};
inline constexpr std::uint64_t kMostRow = 400;
inline constexpr Range kPaths{0, 400};

inline constexpr std::array kL101Part1Readings{
    Reading{"as printed", Role::printed, "", "longest leg", kQuickFree, kFree, kMostFree, check_opposite_marks},
};
inline constexpr std::array kL101Part2Readings{
    Reading{"as printed", Role::slip, "", "longest leg", kQuickFree, kFree, kMostFree, check_equal_below_printed},
    Reading{"a + b > 0", Role::repaired, "Not both marks at the hub.", "longest leg", kQuickFree, kFree, kMostFree,
            check_equal_below_not_both_none},
};
inline constexpr std::array kL101Part3Readings{
    Reading{"as printed", Role::printed, "", "longest leg", kQuickFree, kFree, kMostFree, check_at_most},
};
inline constexpr std::array kL101Part4Readings{
    Reading{"as printed", Role::printed, "", "longest leg", kQuickFree, kFree, kMostFree, check_one_edge_more},
    Reading{"options in the proof",
            Role::step,
            "For a, b >= 2: the options of a state with one leg lengthened have the values of the shorter state's "
            "options, each ^ 1, and the shorter state's own value; with both lengthened, the values of the options of "
            "the state itself, and its own ^ 1.",
            "longest leg",
            {2, 12},
            {2, 40},
            60,
            check_one_edge_more_followers},
};
inline constexpr std::array kL111Readings{
    Reading{"as printed", Role::printed, "", "longest leg", kQuickFree, kFree, kMostFree, check_odd_after_even},
    Reading{"one more, as in the proof",
            Role::step,
            "The value is just one more; and for b, c >= 2 the options of the longer state have the values of the "
            "shorter state's options, each ^ 1, and the shorter state's own value.",
            "longest leg",
            {0, 12},
            {0, 40},
            60,
            check_one_more_after_even},
};
inline constexpr std::array kOddReadings{
    Reading{"as printed", Role::printed, "", "longest leg", {1, 21}, {1, 41}, 121, check_odd_legs_full_game},
};
inline constexpr std::array kP112Readings{
    Reading{"as printed", Role::printed, "", "longest leg", kQuickFree, kFree, kMostFree, check_parity_of_one_marked},
};
inline constexpr std::array kP52Readings{
    Reading{"as printed", Role::printed, "", "edges", {0, 100}, kPaths, 1000, check_flows_and_crashes},
};
inline constexpr std::array kP54Readings{
    Reading{"as printed", Role::printed, "", "edges", {0, 100}, kPaths, 1000, check_twigs},
};
inline constexpr std::array kP56Readings{
    Reading{"as printed", Role::printed, "", "edges", {1, 100}, {1, 400}, 1000, check_rods},
};
inline constexpr std::array kP63Readings{
    Reading{"row 1, isomorphism", Role::printed, "S[v0,v0,vn] and C_n, n >= 1, by the map of the proof.", "edges",
            kQuickRow, kRow, kMostRow, check_row_isomorphism<1>},
    Reading{"row 1, value", Role::printed, "g(S[v0,v0,vn]) is n + 1 modulo 2, n >= 1.", "edges", kQuickRow, kRow,
            kMostRow, check_row_value<1>},
    Reading{"row 2, isomorphism", Role::printed, "S[v0,v0,^n] and F_n, by the map of the proof.", "edges", kQuickRow,
            kRow, kMostRow, check_row_isomorphism<2>},
    Reading{"row 2, value", Role::printed, "g(S[v0,v0,^n]) is n modulo 2.", "edges", kQuickRow, kRow, kMostRow,
            check_row_value<2>},
    Reading{"row 3, isomorphism", Role::printed,
            "S[v0,^0,~n] and T_n, its arrow reversed for v, by the map of the proof.", "edges", kQuickRow, kRow,
            kMostRow, check_row_isomorphism<3>},
    Reading{"row 3, value", Role::printed, "g(S[v0,^0,~n]) = n.", "edges", kQuickRow, kRow, kMostRow,
            check_row_value<3>},
    Reading{"row 4, isomorphism", Role::printed, "S[v0,v1,vn] and C_(n+1), by the map of the proof.", "edges",
            kQuickRow, kRow, kMostRow, check_row_isomorphism<4>},
    Reading{"row 4, value", Role::printed, "g(S[v0,v1,vn]) is n modulo 2.", "edges", kQuickRow, kRow, kMostRow,
            check_row_value<4>},
    Reading{"row 5, isomorphism", Role::printed, "S[v0,v1,^n] and F_(n+1), by the map of the proof.", "edges",
            kQuickRow, kRow, kMostRow, check_row_isomorphism<5>},
    Reading{"row 5, value", Role::printed, "g(S[v0,v1,^n]) is n + 1 modulo 2.", "edges", kQuickRow, kRow, kMostRow,
            check_row_value<5>},
    Reading{"row 6, isomorphism", Role::printed, "S[v0,^1,vn] and T_1 beside T_n reversed, by the map of the proof.",
            "edges", kQuickRow, kRow, kMostRow, check_row_isomorphism<6>},
    Reading{"row 6, value", Role::printed, "g(S[v0,^1,vn]) = n ^ 1.", "edges", kQuickRow, kRow, kMostRow,
            check_row_value<6>},
    Reading{"row 7, isomorphism", Role::printed, "S[v0,^1,^n] and T_1 beside T_n, by the map of the proof.", "edges",
            kQuickRow, kRow, kMostRow, check_row_isomorphism<7>},
    Reading{"row 7, value", Role::printed, "g(S[v0,^1,^n]) = n ^ 1.", "edges", kQuickRow, kRow, kMostRow,
            check_row_value<7>},
    Reading{"row 8, isomorphism", Role::printed, "S[v1,^1,vn] and F_2 beside T_n reversed, by the map of the proof.",
            "edges", kQuickRow, kRow, kMostRow, check_row_isomorphism<8>},
    Reading{"row 8, value", Role::printed, "g(S[v1,^1,vn]) = n.", "edges", kQuickRow, kRow, kMostRow,
            check_row_value<8>},
    Reading{"row 9, isomorphism", Role::printed, "S[v1,^1,^n] and F_2 beside T_n, by the map of the proof.", "edges",
            kQuickRow, kRow, kMostRow, check_row_isomorphism<9>},
    Reading{"row 9, value", Role::printed, "g(S[v1,^1,^n]) = n.", "edges", kQuickRow, kRow, kMostRow,
            check_row_value<9>},
};
inline constexpr std::array kP72Readings{
    Reading{"as printed", Role::printed, "", "edges", {0, 24}, {0, 40}, 200, check_path_parities},
};
inline constexpr std::array kP74Readings{
    Reading{"all plays", Role::printed, "The parities.", "edges", {0, 24}, {0, 40}, 120, check_ones_plays},
    Reading{"values", Role::printed, "The values.", "edges", kQuickRow, kRow, kMostRow, check_ones_values},
};
inline constexpr std::array kP77Readings{
    Reading{"as printed", Role::printed, "", "longest leg", kQuickNear, kNear, kMostNear, check_one_short_leg},
};
inline constexpr std::array kP91Readings{
    Reading{"as printed", Role::printed, "Every c >= 2, even or odd.", "edges", kQuickNear, kNear, kMostNear,
            check_two_short_printed},
    Reading{"c even", Role::repaired, "The proof's hypothesis.", "edges", kQuickNear, kNear, kMostNear,
            check_two_short_even},
    Reading{"c odd",
            Role::repaired,
            "The first formula replaced by a + b + c, the second as printed.",
            "edges",
            {3, 41},
            {3, 121},
            401,
            check_two_short_odd},
};
inline constexpr std::array kP92Readings{
    Reading{"as printed", Role::printed, "", "longest leg", kQuickNear, kNear, kMostNear, check_short_and_marked},
    Reading{"options in the proof",
            Role::step,
            "The options of S[v0,vb,c] have the values 0 to c - 2, each ^ (b modulo 2), (b modulo 2) ^ (c + 1) and b ^ "
            "(c - 1).",
            "longest leg",
            {2, 24},
            kNear,
            120,
            check_short_and_marked_followers},
};
inline constexpr std::array kP93Readings{
    Reading{"as printed", Role::printed, "The formula.", "longest leg", kQuickNear, kNear, kMostNear,
            check_short_and_two_free},
    Reading{"a leg of none", Role::printed, "The twig.", "edges", kQuickRow, kRow, kMostRow,
            check_short_and_leg_of_none},
    Reading{"options in the proof",
            Role::slip,
            "The options of S[~0,b,c] have the values (b - 2) ^ l for l = 0 to c - 3 and c + 1, and (c - 2) ^ l for l "
            "= 0 to b - 3 and b + 1; those of S[~1,b,c] the same with c and b in place of c + 1 and b + 1, and (b - 2) "
            "^ (c - 2).",
            "longest leg",
            {2, 24},
            kNear,
            120,
            check_short_and_two_free_followers},
    Reading{"options, two more",
            Role::repaired,
            "The same with (b - 2) ^ 1 and (c - 2) ^ 1 added for a = 0.",
            "longest leg",
            {2, 24},
            kNear,
            120,
            check_short_and_two_free_repaired},
};
inline constexpr std::array kT121Readings{
    Reading{"as printed", Role::printed, "", "longest leg", {2, 24}, {2, 40}, 120, check_even_legs},
    Reading{"legs of none allowed",
            Role::repaired,
            "Not all three; Definition 6.1 allows such legs in words.",
            "longest leg",
            {2, 24},
            {2, 40},
            120,
            check_even_legs_with_none},
};
inline constexpr std::array kT82Readings{
    Reading{"as printed", Role::printed, "", "longest leg", {2, 24}, {2, 60}, 120, check_three_marked},
};
inline constexpr std::array kX1Readings{
    Reading{"three legs",
            Role::pattern,
            "The trimmed game: there is an exception with three legs.",
            "edges",
            {3, 40},
            {3, 60},
            150,
            check_empty_three_legs},
    Reading{"four legs",
            Role::pattern,
            "The trimmed game: there is one with four legs.",
            "edges",
            {4, 32},
            {4, 60},
            100,
            check_empty_four_legs},
    Reading{"five legs",
            Role::pattern,
            "The trimmed game: there is one with five legs.",
            "edges",
            {5, 32},
            {5, 60},
            80,
            check_empty_five_legs},
    Reading{"even legs only",
            Role::pattern,
            "The trimmed game: there is one with all legs even, so with more than three of them (AR-T12.1); three to "
            "five legs are tried.",
            "edges",
            {6, 32},
            {6, 60},
            80,
            check_all_even_legs},
    Reading{"the Game of Arrows",
            Role::pattern,
            "The untrimmed game, in which edges at leaves cannot be marked: there is one with three to five legs.",
            "edges",
            {3, 32},
            {3, 60},
            80,
            check_empty_full_game},
    Reading{"two equal legs",
            Role::pattern,
            "The trimmed game: with three legs, two of them equal, the value is the number of edges modulo 2.",
            "edges",
            {3, 40},
            {3, 400},
            600,
            check_two_equal_of_three_legs},
    Reading{"four legs, two equal",
            Role::pattern,
            "The trimmed game: with four legs, two of them equal, the value is the number of edges modulo 2.",
            "edges",
            {4, 40},
            {4, 160},
            200,
            check_two_equal_of_four_legs},
    Reading{"one long leg",
            Role::pattern,
            "The trimmed game: with three legs a < b < c, where a and b are not 1 and an even number, the value is c "
            "modulo 2 once c >= 7 b.",
            "the middle leg",
            {2, 10},
            {2, 72},
            140,
            check_one_long_leg},
};

inline constexpr std::array kClaims{
    Claim{"AR-L10.1.1", kPaper, "Lemma 10.1, part 1", Kind::lemma,
          "For even a, b, c with a + b >= 0 and c >= 2, g(S[va,^b,c]) is even and at most c - 2.", kL101Part1Readings},
    Claim{"AR-L10.1.2", kPaper, "Lemma 10.1, part 2", Kind::lemma,
          "For even a, b, c with a + b >= 0 and c >= 2: if g(S[va,^b,c]) < c - 2 then g(S[va,vb,c]) is the same.",
          kL101Part2Readings},
    Claim{"AR-L10.1.3", kPaper, "Lemma 10.1, part 3", Kind::lemma,
          "For even a, b, c with a + b >= 0 and c >= 2: if g(S[va,^b,c]) = c - 2 then g(S[va,vb,c]) is c - 1 or c.",
          kL101Part3Readings},
    Claim{"AR-L10.1.4", kPaper, "Lemma 10.1, part 4", Kind::lemma,
          "For even a, b, c with a + b >= 0 and c >= 2, and either direction of the second mark: lengthening one of "
          "the marked legs of S[va,~b,c] by one edge changes the value by ^ 1, and lengthening both leaves it.",
          kL101Part4Readings},
    Claim{"AR-L11.1", kPaper, "Lemma 11.1", Kind::lemma,
          "If a, b, c and g(S[~a,b,c]) are even, then g(S[~(a+1),b,c]) is odd.", kL111Readings},
    Claim{"AR-ODD", kPaper, "Section 12, closing remark", Kind::proposition,
          "In the Game of Arrows on a three-legged spider with all legs odd, the second player wins.", kOddReadings},
    Claim{"AR-P11.2", kPaper, "Proposition 11.2", Kind::proposition,
          "For every a and all even b, c, g(S[~a,b,c]) has the parity of a.", kP112Readings},
    Claim{"AR-P5.2", kPaper, "Proposition 5.2", Kind::proposition,
          "g(F_n) is n modulo 2 for n >= 0, and g(C_n) is n + 1 modulo 2 for n >= 1.", kP52Readings},
    Claim{"AR-P5.4", kPaper, "Proposition 5.4", Kind::proposition, "g(T_n) = n for n >= 0.", kP54Readings},
    Claim{"AR-P5.6", kPaper, "Proposition 5.6", Kind::proposition, "g(R_n) is n modulo 2 for n >= 1.", kP56Readings},
    Claim{"AR-P6.3", kPaper, "Proposition 6.3", Kind::proposition,
          "Nine kinds of three-legged spiders, all legs marked and two of them with 0 or 1 unmarked edges, are "
          "isomorphic to flows, crashes and twigs and have their values; n >= 0 but for the first.",
          kP63Readings},
    Claim{"AR-P7.2", kPaper, "Proposition 7.2", Kind::proposition,
          "For n >= 0, every play from F_n and every play from C_(n+1) has a number of moves of the parity of n.",
          kP72Readings},
    Claim{"AR-P7.4", kPaper, "Proposition 7.4", Kind::proposition,
          "Every play from S[v1,v1,vn] has a number of moves of the parity of n + 1, every play from S[v1,v1,^n] one "
          "of the parity of n; so the values are these parities.",
          kP74Readings},
    Claim{"AR-P7.7", kPaper, "Proposition 7.7", Kind::proposition,
          "For b, c >= 2: g(S[~0,vb,vc]) and g(S[~1,vb,^c]) are b + c + 1 modulo 2, g(S[~0,vb,^c]) and g(S[~1,vb,vc]) "
          "are b + c modulo 2.",
          kP77Readings},
    Claim{"AR-P9.1", kPaper, "Proposition 9.1", Kind::proposition,
          "For a, b in {0, 1} and c >= 2: g(S[va,vb,c]) = a ^ b ^ c, and g(S[va,^b,c]) = a ^ b ^ (c modulo 2).",
          kP91Readings},
    Claim{"AR-P9.2", kPaper, "Proposition 9.2", Kind::proposition,
          "For a in {0, 1}, b, c >= 2 and c even: g(S[va,vb,c]) = a ^ (b modulo 2) ^ (c - 2) ^ 1, and g(S[va,^b,c]) = "
          "a ^ (b modulo 2) ^ (c - 2).",
          kP92Readings},
    Claim{"AR-P9.3", kPaper, "Proposition 9.3", Kind::proposition,
          "For a in {0, 1} and even b, c >= 2, g(S[~a,b,c]) = a ^ (b - 2) ^ (c - 2). And S[~a,0,c] is T_(a+c), of "
          "value a + c.",
          kP93Readings},
    Claim{"AR-T12.1", kPaper, "Theorem 12.1", Kind::theorem,
          "For even a, b, c, none of them 0, the empty three-legged spider S[a,b,c] has value 0.", kT121Readings},
    Claim{"AR-T8.2", kPaper, "Theorem 8.2", Kind::theorem,
          "For a, b, c >= 2, g(S[~a,~b,~c]) = ((a - 2) ^ (b - 2) ^ (c - 2)) + 2, whatever the directions.",
          kT82Readings},
    Claim{"AR-X1", kPaper, "beyond Theorem 12.1", Kind::question,
          "Which values have empty spiders with legs of any length? That the value is 0 exactly if the number of "
          "markable edges is even has exceptions; wanted are the smallest ones, and where there are none.",
          kX1Readings},
};

}  // namespace sprague::arrows
