// The claims of Das, Myint, Nandi, Sen and Sopena, "A theoretical expansion of the Sprout game" (2023), on the nimbers
// of Circular Sprouts CS_4(P_4:p,1,q,1) (Section 5) and of BS_2(P_4:p,q) (Section 6) as the recursion plays them: one
// entry a claim, in the order of ids; the displays of the proofs as readings. Vocabulary: CS4(p,1,q,1) is
// CS_4(P_4:p,1,q,1), and where parts are meant (p,q) is short for it; the threshold of p is 2p - floor((p-2)/2), with
// or without bars round p - 2; i is p + q modulo 5, from 1 to 5; the second line is 4/5(p+q-i) + 2floor(i/4).
#pragma once

#include <array>

#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/girth_checks.hpp"
#include "conjectures/claim.hpp"

namespace sprague::brussels {

inline constexpr std::string_view kPaper = "brussels-sprouts";

inline constexpr Range kQuickTips{0, 200};
inline constexpr Range kTips{0, 1000};
inline constexpr std::uint64_t kMostTips = 4000;
inline constexpr Range kQuickOptions{1, 200};
inline constexpr Range kOptions{1, 1000};
inline constexpr std::uint64_t kMostOptions = 4000;
// The options of CS4(1,1,q,1) by the rules.
inline constexpr Range kQuickRow{1, 200};
inline constexpr Range kRow{1, 1000};
inline constexpr std::uint64_t kMostRow = 2000;
inline constexpr Range kQuickThird{0, 30};
inline constexpr Range kThird{0, 300};
inline constexpr std::uint64_t kMostThird = 1000;
// All options of all positions with so many tips on both sides.
inline constexpr Range kQuickSums{0, 60};
inline constexpr Range kSums{0, 600};
inline constexpr std::uint64_t kMostSums = 2000;

inline constexpr std::array kL521Readings{
    Reading{"as printed", Role::printed, "", "q", kQuickTips, kTips, kMostTips, check_no_tips_beside},
};
inline constexpr std::array kL522Readings{
    Reading{"as printed", Role::printed, "", "q", {0, 0}, {0, 0}, 0, check_no_tips_but_two},
};
inline constexpr std::array kL523Readings{
    Reading{"as printed", Role::printed, "", "q", kQuickOptions, kOptions, kMostOptions, check_one_tip_opposite},
};
inline constexpr std::array kL524Readings{
    Reading{"as printed", Role::printed, "", "q", kQuickOptions, kOptions, kMostOptions, check_no_tip_opposite},
};
inline constexpr std::array kL53Readings{
    Reading{"as printed", Role::printed, "", "q", kQuickRow, kRow, kMostRow, check_row_of_one},
    Reading{"(7) to (10)", Role::step,
            "The options: joining t and b leaves 0, two parts with tips leave 0, one part without tips leaves 1 for q "
            ">= 2 and 0 for q = 1.",
            "q", kQuickRow, kRow, kMostRow, check_row_of_one_options},
};
inline constexpr std::array kL54Readings{
    Reading{"as printed", Role::printed, "", "q", kQuickTips, kTips, kMostTips, check_at_least_1},
    Reading{"p >= 1 or p = q = 0", Role::repaired, "", "q", kQuickTips, kTips, kMostTips, check_at_least_1_with_tips},
    Reading{"(13)",
            Role::step,
            "Joining t and b leaves CS4(p,1,q,1) the value 1 ^ 1 = 0, for all p <= q.",
            "q",
            {0, 40},
            {0, 300},
            1000,
            check_display_13,
            "as printed"},
    Reading{"(13) for p >= 1", Role::repaired, "", "q", {1, 40}, {1, 300}, 1000, check_display_13_with_tips},
};
inline constexpr std::array kL55Readings{
    Reading{"as printed", Role::printed, "", "p", kQuickTips, kTips, kMostTips, check_diagonal},
    Reading{"options in the proof",
            Role::step,
            "Two parts have an even value, and 0 if they are on the diagonal.",
            "p",
            {0, 40},
            {0, 300},
            1000,
            check_diagonal_options},
};
inline constexpr std::array kL56Readings{
    Reading{"as printed", Role::printed, "The threshold without bars: p < q there, and 3 <= q for p = 1.", "p",
            kQuickThird, kThird, kMostThird, check_third_line},
    Reading{"threshold of Theorem 5.1", Role::repaired,
            "For q >= 2p - floor(|p-2|/2) and p < q, which takes in (1,2) as well; the lemma's threshold without bars "
            "leaves it out.",
            "p", kQuickThird, kThird, kMostThird, check_third_line_with_bars},
    Reading{"what is reached", Role::step, "By two parts: every number from 1 to 2p - 1, and not 2p.", "p", kQuickThird,
            kThird, kMostThird, check_third_line_reached},
    Reading{"odd numbers, the chain", Role::step, "With p' = q': q'' >= ... >= 2p'' - floor((p''-2)/2), each step.",
            "p + q", kQuickSums, kSums, kMostSums, check_third_line_odd_chain},
    Reading{"odd numbers, the options", Role::step,
            "The parts (p',p') and (p'',q'') have value 2p'' + 1, for p'' = 0 to p - 1.", "p", kQuickThird, kThird,
            kMostThird, check_third_line_odd},
    Reading{"even numbers, the chain", Role::step, "q - 1 >= ... >= 2p' - floor((p'-2)/2) for p' < p, each step.",
            "p + q", kQuickSums, kSums, kMostSums, check_third_line_even_chain},
    Reading{"even numbers, the options", Role::step,
            "The parts (p',q-1) and (p'',0) have value 2p', for p' = 0 to p - 1.", "p", kQuickThird, kThird, kMostThird,
            check_third_line_even},
    Reading{"even numbers, the last one", Role::repaired,
            "For p >= 1, 2p - 2 is the value of the parts (p-1,q-2) and (0,1), or for even p and q at the threshold of "
            "(p-2,q-3) and (1,2).",
            "p", kQuickThird, kThird, kMostThird, check_third_line_last_even},
    Reading{"nimbers are at most 2p'", Role::slip, "For every part CS4(p',1,q',1), p' <= q'.", "p + q", kQuickSums,
            kSums, kMostSums, check_value_at_most_2p},
    Reading{"the last display", Role::slip, "The value of two parts is at most 2p' + 2p''.", "p", kQuickThird, kThird,
            kMostThird, check_third_line_sum, "nimbers are at most 2p'"},
    Reading{"two parts stay below 2p", Role::repaired, "What the last display is for.", "p", kQuickThird, kThird,
            kMostThird, check_third_line_not_met},
};
inline constexpr std::array kL57Readings{
    Reading{"as printed", Role::printed, "No bars round p - 2 in the threshold.", "p + q", kQuickSums, kSums, kMostSums,
            check_value_not_met},
    Reading{"the cases", Role::step,
            "Every pair of parts is in one of the three cases, in one of its two orders and with q' >= p': p' = q'; p' "
            "< q' < 2p' - floor((p'-2)/2) and the same for (p'',q'') or (q'',p''); q' >= 2p' - |floor((p'-2)/2)|.",
            "p + q", kQuickSums, kSums, kMostSums, check_cases},
    Reading{"a part on the diagonal", Role::step, "With p' = q' the value is odd.", "p + q", kQuickSums, kSums,
            kMostSums, check_part_on_diagonal},
    Reading{
        "Table 1, nim-sums", Role::step,
        "Both parts below their thresholds and not (1,2): the nim-sum is what the third column of their row prints.",
        "p + q", kQuickSums, kSums, kMostSums, check_table_nim_sums},
    Reading{"Table 1, the part (1,2)", Role::slip,
            "Both parts below their thresholds: the ordinary sum of their nimbers is what the third column prints.",
            "p + q", kQuickSums, kSums, kMostSums, check_table_part_1_2},
    Reading{"Table 1, ordinary sums", Role::step,
            "The third column is the sum of two values of the second line, the fourth column the second line's value; "
            "every pair of residues has its row.",
            "p + q", kQuickSums, kSums, kMostSums, check_table_sums},
    Reading{"Table 1, smaller", Role::step,
            "With both parts below their thresholds the nim-sum is smaller than the value in the fourth column.",
            "p + q", kQuickSums, kSums, kMostSums, check_table_smaller},
    Reading{"Table 1, the triples occur", Role::step, "Every row has an option with its residues.", "p + q", kQuickSums,
            kSums, kMostSums, check_table_triples},
    Reading{"(15), step 1", Role::step,
            "For q' >= 2p' - |floor((p'-2)/2)| and p' >= 2: q'' <= q - 2p' + |floor((p'-2)/2)| - 1.", "p + q",
            kQuickSums, kSums, kMostSums, check_15<0>},
    Reading{"(15), step 2", Role::step,
            "For q' >= 2p' - |floor((p'-2)/2)| and p' >= 2: q - 2p' + |floor((p'-2)/2)| - 1 <= q - 2p' + p'/2 - 2.",
            "p + q", kQuickSums, kSums, kMostSums, check_15<1>},
    Reading{"(15), step 3", Role::step,
            "For q' >= 2p' - |floor((p'-2)/2)| and p' >= 2: q - 2p' + p'/2 - 2 <= q - 1.5(p - p'' - 1) - 2.", "p + q",
            kQuickSums, kSums, kMostSums, check_15<2>},
    Reading{"(15), step 4", Role::step,
            "For q' >= 2p' - |floor((p'-2)/2)| and p' >= 2: q - 1.5(p - p'' - 1) - 2 <= (q - 1.5p) + 1.5p'' - 0.5.",
            "p + q", kQuickSums, kSums, kMostSums, check_15<3>},
    Reading{"(15), step 5", Role::step,
            "For q' >= 2p' - |floor((p'-2)/2)| and p' >= 2: (q - 1.5p) + 1.5p'' - 0.5 < 1.5p'' - 1.", "p + q",
            kQuickSums, kSums, kMostSums, check_15<4>},
    Reading{"(15), step 6", Role::step,
            "For q' >= 2p' - |floor((p'-2)/2)| and p' >= 2: 1.5p'' - 1 <= 2p'' - floor((p''-2)/2).", "p + q",
            kQuickSums, kSums, kMostSums, check_15<5>},
    Reading{"(15), p' = 0 or 1", Role::step, "q'' <= 2p'' - floor(|p''-2|/2), for p' < q' and p'' other than q''.",
            "p + q", kQuickSums, kSums, kMostSums, check_15_few_tips},
    Reading{"(15), what comes out", Role::repaired,
            "For all p' < q' with q' >= 2p' - |floor((p'-2)/2)| and p'' other than q'': q'' < 2p'' - floor((p''-2)/2); "
            "and the fifth step "
            "with 1.5p'' on the right side.",
            "p + q", kQuickSums, kSums, kMostSums, check_15_conclusion},
    Reading{"after (15), the first line", Role::step,
            "With the hypotheses of (15), and neither part on the diagonal, the value is at most 2p' plus the second "
            "line's value for p'' + q''.",
            "p + q", kQuickSums, kSums, kMostSums, check_after_15_first},
    Reading{"after (15), step 1", Role::step,
            "For p' other than 1: putting p - p' - 1 for p'' and q - q' - 1 for q'' changes nothing.", "p + q",
            kQuickSums, kSums, kMostSums, check_after_15<0>},
    Reading{"after (15), step 2", Role::step, "For p' other than 1: so does gathering p + q.", "p + q", kQuickSums,
            kSums, kMostSums, check_after_15<1>},
    Reading{"after (15), step 3", Role::step,
            "For p' other than 1: putting the bound 2p' - floor((p'-2)/2) for q' makes it no smaller.", "p + q",
            kQuickSums, kSums, kMostSums, check_after_15<2>},
    Reading{"after (15), step 4", Role::step,
            "For p' other than 1: putting p'/2 - 1 for the floor makes it no smaller.", "p + q", kQuickSums, kSums,
            kMostSums, check_after_15<3>},
    Reading{"after (15), step 5", Role::step,
            "For p' other than 1: the next line, 2p' + 4/5(p+q) - 4/5(3 + i'') + 2floor(i''/4), is no smaller.",
            "p + q", kQuickSums, kSums, kMostSums, check_after_15<4>},
    Reading{"after (15), step 6", Role::slip,
            "For p' other than 1: that line is smaller than 4/5(p+q-i) + 2floor(i/4), whatever i and i''.", "p + q",
            kQuickSums, kSums, kMostSums, check_after_15<5>},
    Reading{"after (15), without 2p'", Role::repaired,
            "For p' other than 1 the line before is 4/5(p+q) - 4/5(3 + i'') + 2floor(i''/4), which is smaller than "
            "4/5(p+q-i) + 2floor(i/4).",
            "p + q", kQuickSums, kSums, kMostSums, check_after_15_repaired},
    Reading{"after (15), what comes out", Role::step,
            "With the hypotheses of (15), p' = 1 too, the value is smaller than 4/5(p+q-i) + 2floor(i/4).", "p + q",
            kQuickSums, kSums, kMostSums, check_after_15_conclusion},
    Reading{"what remains", Role::slip,
            "Below the threshold every x from 1 to 4/5(p+q-i) + 2floor(i/4) is the value of two parts.", "p + q",
            kQuickSums, kSums, kMostSums, check_all_to_value},
};
inline constexpr std::array kL58Readings{
    Reading{"as printed", Role::printed, "No bars round p - 2 in the threshold.", "p + q", kQuickSums, kSums, kMostSums,
            check_odd_numbers},
    Reading{"n_2 >= n_1 - 2", Role::step, "n_1 is the second line's value, n_2 the nimber of CS4(p-1,1,q-1,1).",
            "p + q", kQuickSums, kSums, kMostSums, check_step_on_diagonal},
    Reading{"first case, n_2", Role::slip,
            "If p - 1 < q - 1 < 2(p-1) - floor((p-3)/2) then n_2 is the second line's value for p + q - 2.", "p + q",
            kQuickSums, kSums, kMostSums, check_first_case_value},
    Reading{"first case, residues", Role::step, "The differences for i = 3, 4, 5 and for i = 1, 2.", "p + q",
            kQuickSums, kSums, kMostSums, check_first_case_residues},
    Reading{"second case, q", Role::step, "If q - 1 >= 2(p-1) - floor((p-3)/2) then they are equal.", "p + q",
            kQuickSums, kSums, kMostSums, check_second_case_q},
    Reading{"second case, the display", Role::step,
            "n_2 - n_1 = 2(p-1) - 4/5(p+q-i) + 2floor(i/4) >= ... >= -2, each line.", "p + q", kQuickSums, kSums,
            kMostSums, check_second_case_display},
    Reading{"odd options of CS4(p-1,1,q-1,1)", Role::step,
            "Below n_2 each has a part CS4(a,1,a,1), and with CS4(a+1,1,a+1,1) for it has the same value.", "p + q",
            kQuickSums, kSums, kMostSums, check_odd_options},
    Reading{"the option at the first tips", Role::step, "Joining x_1 and y_1 gives n_1 - 1, for n_1 > 0.", "p + q",
            kQuickSums, kSums, kMostSums, check_first_tips},
};
inline constexpr std::array kL59Readings{
    Reading{"as printed", Role::printed, "Bars round p - 2 in the threshold.", "p + q", kQuickSums, kSums, kMostSums,
            check_even_numbers},
    Reading{"first case, q - 1", Role::step,
            "If q + 1 >= 2(p-1) - floor(|(p-1)-2|/2) then q - 1 is at least this less 2, and that at least 2(p-3) - "
            "floor(|(p-3)-2|/2).",
            "p + q", kQuickSums, kSums, kMostSums, check_first_displays},
    Reading{"first case, p even", Role::step,
            "In the same case and for even p the middle number is at least 2(p-2) - floor(|(p-2)-1|/2).", "p + q",
            kQuickSums, kSums, kMostSums, check_first_display_even},
    Reading{"bound of n_1, line 1", Role::step, "n_1 < 4/5(p + 2p - floor(|p-2|/2) - i) + 2floor(i/4).", "p + q",
            kQuickSums, kSums, kMostSums, check_bound<0>},
    Reading{"bound of n_1, line 2", Role::step, "n_1 <= 4/5(3p - p/2 + 1.5 - i) + 2floor(i/4) - 1.", "p + q",
            kQuickSums, kSums, kMostSums, check_bound<1>},
    Reading{"bound of n_1, line 3", Role::step, "The right side is at most 2p + 4/5(1.5 - i) + 2floor(i/4) - 1.",
            "p + q", kQuickSums, kSums, kMostSums, check_bound<2>},
    Reading{"bound of n_1, line 4", Role::step, "n_1 < 2p.", "p + q", kQuickSums, kSums, kMostSums, check_bound<3>},
    Reading{"bound of n_1, line 5", Role::step, "n_1 <= 2(p-1).", "p + q", kQuickSums, kSums, kMostSums,
            check_bound<4>},
    Reading{"bound of n_1, repaired", Role::repaired, "n_1 <= 4/5(3p - p/2 + 1.5 - i) + 2floor(i/4) - 4/5 < 2p.",
            "p + q", kQuickSums, kSums, kMostSums, check_bound_repaired},
    Reading{"first case, options", Role::step,
            "q - 1 >= 2p' - floor(|p'-2|/2) for all p' up to p - 3, and for p - 2 if p is even; so the parts (p',q-1) "
            "and (p-p'-1,0) have value 2p'.",
            "p + q", kQuickSums, kSums, kMostSums, check_parts_in_third_line},
    Reading{"first case, the last option", Role::step,
            "For odd p and n_1 = 2(p-1) > 0, joining x_(p-1) and y_(q-2) gives n_1 - 2.", "p + q", kQuickSums, kSums,
            kMostSums, check_last_option},
    Reading{"second case, CS4(p-1,1,q+1,1)", Role::step, "If q + 1 < 2(p-1) - floor(|(p-1)-2|/2) its nimber is n_1.",
            "p + q", kQuickSums, kSums, kMostSums, check_position_before},
    Reading{"second case, a part below its threshold", Role::step,
            "For every even l from 2 to n_1 - 2, CS4(p-1,1,q+1,1) has an option of value l with a part below its "
            "threshold.",
            "p + q", kQuickSums, kSums, kMostSums, check_transfer_part},
    Reading{"second case, both below their thresholds", Role::step,
            "For every such l it has one, of parts (p',q') and (p-p'-2,q-q'), so that the latter and (p-p'-1,q-q'-1) "
            "are below their thresholds.",
            "p + q", kQuickSums, kSums, kMostSums, check_transfer_both, "second case, a part below its threshold"},
    Reading{"second case, the same value", Role::step,
            "For every such l it has one that keeps its value when (p-p'-2,q-q') gives way to (p-p'-1,q-q'-1).",
            "p + q", kQuickSums, kSums, kMostSums, check_transfer_value, "second case, a part below its threshold"},
    Reading{"second case, the last display", Role::slip,
            "If (p,q) and (p+1,q-1) are both below their thresholds, their nimbers are 4/5(p+q-i) + 2floor(i/2).",
            "p + q", kQuickSums, kSums, kMostSums, check_last_display},
};
inline constexpr std::array kT51Readings{
    Reading{"recursive game", Role::printed, "By the recursion of the set-up (5.1.1).", "q", kQuickTips, kTips,
            kMostTips, check_formula},
    Reading{"drawn game",
            Role::printed,
            "On the drawn game, the circle's arcs being edges.",
            "p + q",
            {0, 10},
            {0, 24},
            40,
            check_formula_drawn},
    Reading{"every pair of parts",
            Role::printed,
            "The same with no option left out, which the table engine otherwise may when a bound shows that it cannot "
            "matter.",
            "q",
            {0, 60},
            {0, 1000},
            2000,
            check_every_pair},
    Reading{"moves of the set-up",
            Role::step,
            "The options of CS4(p,1,q,1) are CS4(p,0,1,0) beside CS4(1,0,q,0), and CS4(p',1,q',1) beside "
            "CS4(p-1-p',1,q-1-q',1) for all p' < p and q' < q.",
            "q",
            {0, 7},
            {0, 20},
            40,
            check_options},
};
inline constexpr std::array kT61Readings{
    Reading{"recursive game",
            Role::printed,
            "By the recursion of Section 4: the first move is unique, and each reply leaves two parts.",
            "q",
            {3, 200},
            {3, 1000},
            2000,
            check_two_spots},
    Reading{"drawn game", Role::printed, "On the drawn game.", "p + q", {6, 12}, {6, 24}, 40, check_two_spots_drawn},
    Reading{"any number of tips",
            Role::pattern,
            "The nimber is 1 for p = 1 and for (2,3), 0 for all other p <= q.",
            "q",
            {0, 60},
            {0, 300},
            1000,
            check_two_spots_few_tips},
    Reading{"the reply in the proof",
            Role::step,
            "Some reply leaves CS4(p,1,1,1) and CS4(1,1,q,1).",
            "q",
            {3, 10},
            {3, 20},
            40,
            check_reply_as_printed},
    Reading{"the sum in the proof",
            Role::step,
            "CS4(p,1,1,1) + CS4(1,1,q,1) has value 0.",
            "q",
            {3, 200},
            {3, 1000},
            2000,
            check_equal_parts},
    Reading{"the reply with its indices",
            Role::variant,
            "The reply x_3 with y_(q-1), which leaves CS4(1,1,q-3,1) and CS4(p-3,1,1,1), has value 0.",
            "q",
            {3, 200},
            {3, 1000},
            2000,
            check_reply_with_indices,
            "the reply in the proof"},
    Reading{"the reply x_2 with y_q",
            Role::repaired,
            "It leaves CS4(0,1,q-2,1) and CS4(p-2,1,0,1), both 0.",
            "q",
            {3, 200},
            {3, 1000},
            2000,
            check_reply_to_empty_spots},
};

inline constexpr std::array kSectionFiveClaims{
    Claim{"BS-L5.2.1", kPaper, "Lemma 5.2, part (i)", Kind::lemma, "CS4(0,0,q,0) has nimber 0 for all q >= 0.",
          kL521Readings},
    Claim{"BS-L5.2.2", kPaper, "Lemma 5.2, part (ii)", Kind::lemma, "CS4(0,1,0,1) has nimber 1.", kL522Readings},
    Claim{"BS-L5.2.3", kPaper, "Lemma 5.2, part (iii)", Kind::lemma, "CS4(1,0,q,0) has nimber 1 for all q >= 1.",
          kL523Readings},
    Claim{"BS-L5.2.4", kPaper, "Lemma 5.2, part (iv)", Kind::lemma, "CS4(0,1,q,1) has nimber 0 for all q >= 1.",
          kL524Readings},
    Claim{"BS-L5.3", kPaper, "Lemma 5.3", Kind::lemma, "CS4(1,1,q,1) has nimber 1 for q = 1 and 2 for all q >= 2.",
          kL53Readings},
    Claim{"BS-L5.4", kPaper, "Lemma 5.4", Kind::lemma, "CS4(p,1,q,1) has nimber at least 1 for all 0 <= p <= q.",
          kL54Readings},
    Claim{
        "BS-L5.5", kPaper, "Lemma 5.5", Kind::lemma,
        "If the formula of Theorem 5.1 holds for smaller numbers of tips at the first spot, CS4(p,1,p,1) has nimber 1.",
        kL55Readings},
    Claim{"BS-L5.6", kPaper, "Lemma 5.6", Kind::lemma,
          "If the formula holds for smaller numbers of tips at the first spot, CS4(p,1,q,1) has nimber 2p for q >= 2p "
          "- floor((p-2)/2).",
          kL56Readings},
    Claim{"BS-L5.7", kPaper, "Lemma 5.7, Table 1 and (15)", Kind::lemma,
          "If the formula holds for smaller numbers of tips at the first spot and p < q < 2p - floor((p-2)/2), no two "
          "parts of CS4(p,1,q,1) have the value 4/5(p+q-i) + 2floor(i/4).",
          kL57Readings},
    Claim{"BS-L5.8", kPaper, "Lemma 5.8", Kind::lemma,
          "If the formula holds for smaller numbers of tips at the first spot and p < q < 2p - floor((p-2)/2), every "
          "odd number below n_1 = 4/5(p+q-i) + 2floor(i/4) is the value of an option of CS4(p,1,q,1).",
          kL58Readings},
    Claim{"BS-L5.9", kPaper, "Lemma 5.9", Kind::lemma,
          "If the formula holds for smaller numbers of tips at the first spot and p < q < 2p - floor(|p-2|/2), every "
          "even number from 2 to n_1 - 2, n_1 = 4/5(p+q-i) + 2floor(i/4), is the value of an option of CS4(p,1,q,1).",
          kL59Readings},
    Claim{"BS-T5.1", kPaper, "Theorem 5.1", Kind::theorem,
          "For 0 <= p <= q, CS4(p,1,q,1) has nimber 1 if p = q; 2p if q >= 2p - floor(|p-2|/2); and between them "
          "4/5(p+q-i) + 2floor(i/4), where i is p + q modulo 5, from 1 to 5.",
          kT51Readings},
    Claim{"BS-T6.1", kPaper, "Theorem 6.1, Corollary 6.2, Question 3.4", Kind::theorem,
          "For all p, q >= 3, BS_2(p,q) has nimber 0, and the second player wins it.", kT61Readings},
};

}  // namespace sprague::brussels
