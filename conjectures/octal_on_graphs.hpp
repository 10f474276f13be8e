// The claims of L. Beaudou, P. Coupechoux, A. Dailly, S. Gravier, J. Moncel, A. Parreau, E. Sopena, "Octal Games on
// Graphs: The game 0.33 on subdivided stars and bistars" (hal-01418153v2, 2018): one entry a claim, in the order of
// ids. Vocabulary: S(...) is a subdivided star with these numbers of vertices on its legs; S-m-T joins the hubs of two
// stars by a path of m edges; the empty graph counts as a star, and S-m-(empty) is S with a leg of m - 1; G is the
// nimber under 0.33 where no other game is named.
#pragma once

#include <array>

#include "conjectures/claim.hpp"
#include "conjectures/octal/checks.hpp"

namespace sprague::octal {

inline constexpr std::string_view kPaper = "octal-on-graphs";

inline constexpr Range kQuickLegs{0, 8};
inline constexpr Range kLegs{0, 14};
inline constexpr std::uint64_t kMostLegs = 40;

inline constexpr std::array kC25Readings{
    Reading{"all trees", Role::printed, "", "vertices", {1, 19}, {1, 25}, 26, check_tree_values},
};
inline constexpr std::array kC26Readings{
    Reading{"all caterpillars", Role::printed, "", "vertices", {3, 25}, {3, 32}, 34, check_caterpillar_values},
    Reading{"up to 11",
            Role::printed,
            "Restricted to n = 11, the largest value that the text says was found.",
            "vertices",
            {3, 26},
            {3, 32},
            34,
            check_caterpillar_eleven},
};
inline constexpr std::array kC4Readings{
    Reading{"codes of three digits", Role::printed, "", "heaps", {0, 1024}, {0, 1000000}, 10000000, check_periods},
};
inline constexpr std::array kF19Readings{
    Reading{"as printed", Role::printed, "", "vertices", {3, 27}, {3, 30}, 34, check_caterpillar_ten},
};
inline constexpr std::array kF4Readings{
    Reading{"the table", Role::printed, "", "legs", {0, 12}, {0, 60}, 200, check_star_table},
};
inline constexpr std::array kHeapReadings{
    Reading{"0.33", Role::printed, "", "vertices", {0, 60}, {0, 60}, 200, check_heap_033},
    Reading{
        "0.07", Role::printed, "Arc Kayles and Dawson's Kayles.", "vertices", {0, 60}, {0, 60}, 200, check_heap_007},
    Reading{"0.6", Role::printed, "Grim on graphs.", "vertices", {0, 60}, {0, 60}, 200, check_heap_06},
    Reading{"0.137", Role::printed, "", "vertices", {0, 60}, {0, 60}, 200, check_heap_0137},
    Reading{"every code of three digits",
            Role::printed,
            "The options, not only the nimbers, of a path and a heap agree.",
            "vertices",
            {0, 12},
            {0, 30},
            60,
            check_heap_all_codes},
    Reading{"Node Kayles on paths",
            Role::printed,
            "Node Kayles on a path is 0.137 on it.",
            "vertices",
            {0, 60},
            {0, 60},
            200,
            check_node_kayles_paths},
    Reading{"Node Kayles on graphs",
            Role::printed,
            "Node Kayles is not 0.137 on all graphs.",
            "vertices",
            {1, 6},
            {1, 7},
            8,
            check_node_kayles_graphs},
};
inline constexpr std::array kL11Readings{
    Reading{"as printed", Role::printed, "", "length", {0, 40}, {0, 200}, 2000, check_two_single_legs},
};
inline constexpr std::array kL12Readings{
    Reading{"as printed", Role::printed, "", "vertices", {1, 20}, {1, 40}, 50, check_attach_three},
};
inline constexpr std::array kL15Readings{
    Reading{"non-empty stars", Role::printed, "", "vertices", {6, 18}, {6, 34}, 40, check_middle_reduction},
    Reading{
        "an empty star allowed",
        Role::slip,
        "With T empty, S-m-T is S with a leg of m - 1 for m >= 1, and S for m = 0; the lemma's proof treats that case.",
        "vertices",
        {1, 8},
        {1, 16},
        30,
        check_middle_with_empty_side},
};
inline constexpr std::array kL16Readings{
    Reading{"as printed", Role::printed, "", "vertices", {1, 20}, {1, 30}, 40, check_forks_by_one},
};
inline constexpr std::array kL17Readings{
    Reading{"as printed", Role::printed, "", "vertices", {1, 20}, {1, 30}, 40, check_forks_by_two},
};
inline constexpr std::array kL18Readings{
    Reading{"as printed", Role::printed, "", "vertices", {6, 18}, {6, 34}, 40, check_bistar_legs_reduction},
};
inline constexpr std::array kL201Readings{
    Reading{"as printed", Role::printed, "", "legs", kQuickLegs, kLegs, kMostLegs, check_20_1}};
inline constexpr std::array kL202Readings{
    Reading{"as printed", Role::printed, "", "legs", kQuickLegs, kLegs, kMostLegs, check_20_2}};
inline constexpr std::array kL203Readings{
    Reading{"as printed", Role::printed, "", "legs", kQuickLegs, kLegs, kMostLegs, check_20_3}};
inline constexpr std::array kL204Readings{
    Reading{"as printed", Role::printed, "", "legs", kQuickLegs, kLegs, kMostLegs, check_20_4}};
inline constexpr std::array kL21Readings{
    Reading{"as printed", Role::printed, "", "legs", kQuickLegs, kLegs, kMostLegs, check_21}};
inline constexpr std::array kL231Readings{
    Reading{"as printed", Role::printed, "", "legs", kQuickLegs, kLegs, kMostLegs, check_23_1}};
inline constexpr std::array kL232Readings{
    Reading{"as printed", Role::printed, "", "legs", kQuickLegs, kLegs, kMostLegs, check_23_2}};
inline constexpr std::array kL233Readings{
    Reading{"as printed", Role::printed, "", "legs", kQuickLegs, kLegs, kMostLegs, check_23_3}};
inline constexpr std::array kL234Readings{
    Reading{"as printed", Role::printed, "", "legs", kQuickLegs, kLegs, kMostLegs, check_23_4}};
inline constexpr std::array kO24Readings{
    Reading{"bistars, any vertex but the hubs",
            Role::printed,
            "",
            "vertices",
            {6, 12},
            {6, 16},
            20,
            check_attaching_changes_outcome},
    Reading{"the bistar of Figure 18",
            Role::printed,
            "The picture's bistar: removing u and its leaf leaves S(1,1,3), and attaching P_3 to u makes it a "
            "second-player win.",
            "vertices",
            {8, 8},
            {8, 8},
            8,
            check_figure_18},
};
inline constexpr std::array kP8Readings{
    Reading{"paths", Role::printed, "", "vertices", {0, 100}, {0, 400}, 1000, check_paths},
    Reading{"cycles, n >= 3", Role::printed, "", "vertices", {3, 60}, {3, 400}, 600, check_cycles},
};
inline constexpr std::array kT13Readings{
    Reading{"rows: four exceptions counted by legs",
            Role::printed,
            "Row i holds the stars with i legs; the exceptions are rows 0 to 3.",
            "legs",
            {0, 12},
            {0, 60},
            200,
            check_rows_by_legs},
    Reading{"rows: the empty graph's row counted",
            Role::slip,
            "Figure 3 has a row for the empty graph above that of the single vertex; counted with it, the four first "
            "rows end with the stars with 2 legs.",
            "legs",
            {0, 12},
            {0, 60},
            200,
            check_rows_with_empty},
    Reading{"columns",
            Role::printed,
            "Column j holds the stars with j legs of 2; the exceptions are columns 0 to 3.",
            "legs",
            {0, 12},
            {0, 60},
            200,
            check_columns},
};
inline constexpr std::array kT14Readings{
    Reading{"as printed", Role::printed, "", "vertices", {6, 18}, {6, 34}, 40, check_bistar_reduction},
};
inline constexpr std::array kT19Readings{
    Reading{"as printed", Role::printed, "", "legs", kQuickLegs, kLegs, kMostLegs, check_eight_classes},
};
inline constexpr std::array kT22Readings{
    Reading{"as printed", Role::slip, "", "legs", kQuickLegs, kLegs, kMostLegs, check_ten_classes_printed},
    Reading{"Table 2, classes as printed", Role::slip,
            "Each of the 100 entries of Table 2 (OG-TAB2), the classes being what the list says.", "legs", kQuickLegs,
            kLegs, kMostLegs, check_table_2_printed, "as printed"},
    Reading{"S(2) counted in D_0*", Role::repaired, "S(2) is the path on three vertices seen from its end.", "legs",
            kQuickLegs, kLegs, kMostLegs, check_ten_classes_repaired},
    Reading{
        "remark: large stars", Role::printed,
        "The remark below the theorem: two stars of sufficiently large order are in D0, D1, D2 or D3, and the value is "
        "the nim-sum. Tested on two stars with k legs of 1 each, for every k: it is refuted if the nim-sum is wrong "
        "for all k from some k on.",
        "legs", kQuickLegs, kLegs, kMostLegs, check_large_stars},
};
inline constexpr std::array kT9Readings{
    Reading{"as printed", Role::printed, "", "vertices", {1, 20}, {1, 40}, 50, check_star_reduction},
};
inline constexpr std::array kTab1Readings{
    Reading{"as printed", Role::printed, "", "legs", kQuickLegs, kLegs, kMostLegs, check_table_1},
};
inline constexpr std::array kTab2Readings{
    Reading{"S(2) counted in D_0*", Role::repaired,
            "S(2) is the path on three vertices seen from its end. With the classes as the list has them entries fail, "
            "which OG-T22 tells.",
            "legs", kQuickLegs, kLegs, kMostLegs, check_table_2_repaired},
};
inline constexpr std::array kX1Readings{
    Reading{
        "stars",
        Role::pattern,
        "Legs reduce modulo 3 under misere play too. With a legs that are 1 and b legs that are 2 modulo 3, the "
        "second player wins exactly if: a = 0 and b is 0, 3 or an even number from 6 on; a = 1 and b is 1 or 4; a is "
        "odd, a >= 3, and b is 0 or 4; a is even, a >= 2, and b is 2 or an even number from 6 on.",
        "vertices",
        {1, 18},
        {1, 36},
        45,
        check_misere_stars},
    Reading{
        "stars, by normal play",
        Role::pattern,
        "With a legs that are 1 and b legs that are 2 modulo 3: for b >= 6 misere play of a star is won by who wins "
        "normal play of it; for b <= 5 and a >= 1, by who wins normal play of the star without one of its legs that "
        "are 1 modulo 3. The nimber under 0.22, whose normal play is misere 0.33, even is the nimber under 0.33 of "
        "that star; for b <= 5 and a = 0 it is 2b modulo 3.",
        "vertices",
        {1, 18},
        {1, 36},
        45,
        check_misere_by_normal},
    Reading{"bistars, middle path",
            Role::pattern,
            "The middle path of a bistar reduces modulo 3 under misere play too.",
            "vertices",
            {6, 16},
            {6, 28},
            36,
            check_misere_middle},
    Reading{"bistars, legs",
            Role::pattern,
            "Legs of a bistar do not always reduce modulo 3 under misere play: there is one on which the winner "
            "differs.",
            "vertices",
            {6, 16},
            {6, 28},
            36,
            check_misere_legs},
    Reading{"bistars, legs, another middle path",
            Role::pattern,
            "Where the middle path is not 1 modulo 3, all legs of a bistar reduce modulo 3 under misere play.",
            "vertices",
            {6, 16},
            {6, 28},
            36,
            check_misere_legs_reduce},
    Reading{"trees", Role::printed, "Counts of trees by winner.", "vertices", {1, 14}, {1, 19}, 22, check_misere_trees},
};

inline constexpr std::array kClaims{
    Claim{"OG-C25", kPaper, "Conjecture 25", Kind::conjecture,
          "For every n >= 4 there is a tree T with G(T) = n. Wanted as well: the smallest tree for each n.",
          kC25Readings},
    Claim{
        "OG-C26", kPaper, "Conjecture 26", Kind::conjecture,
        "For every n >= 4 there is a caterpillar C with G(C) = n. Wanted as well: the smallest caterpillar for each n.",
        kC26Readings},
    Claim{
        "OG-C4", kPaper, "Conjecture 4 (Guy)", Kind::conjecture,
        "Every octal game with finitely many non-zero digits has an ultimately periodic sequence of nimbers on heaps.",
        kC4Readings},
    Claim{"OG-F19", kPaper, "Figure 19", Kind::observation, "There is a caterpillar C with G(C) = 10.", kF19Readings},
    Claim{"OG-F4", kPaper, "Theorem 13, Figure 4", Kind::table,
          "The table of G for stars with all legs of 1 or 2 (row i: stars with i legs; column j: j legs of 2), of "
          "which the text quotes G(S(1,1,1)) = 1, G(S(1,1,2)) = 2, G(S(1,1,1,2)) = 3, G(S(1,1,2,2)) = 1, "
          "G(S(1,1,2,2,2)) = 3 and G(S(1,2,2,2,2)) = 1.",
          kF4Readings},
    Claim{"OG-HEAP", kPaper, "Definition 5", Kind::proposition,
          "An octal game on the path P_n is the same octal game on a heap of n counters.", kHeapReadings},
    Claim{"OG-L11", kPaper, "Lemma 11", Kind::lemma,
          "For every l >= 0, G(S(1,1,l)) is the number of vertices modulo 3, which is l modulo 3.", kL11Readings},
    Claim{"OG-L12", kPaper, "Lemma 12", Kind::lemma,
          "Attaching a path on 3 vertices by its end to the hub or to a leaf of a subdivided star S leaves G(S) as it "
          "is.",
          kL12Readings},
    Claim{"OG-L15", kPaper, "Lemma 15", Kind::lemma, "G(S-m-T) = G(S-(m mod 3)-T) for all stars S, T and all m >= 0.",
          kL15Readings},
    Claim{"OG-L16", kPaper, "Lemma 16", Kind::lemma, "For every star S, the empty one included, G(S) = G(S-1-S(1,1)).",
          kL16Readings},
    Claim{"OG-L17", kPaper, "Lemma 17", Kind::lemma,
          "For every star S, the empty one included, G(S-2-(empty)) = G(S-2-S(1,1)).", kL17Readings},
    Claim{"OG-L18", kPaper, "Lemma 18", Kind::lemma,
          "Every leg on either side of a bistar may be replaced by one of its length modulo 3 without changing G.",
          kL18Readings},
    Claim{"OG-L20.1", kPaper, "Lemma 20, part 1", Kind::lemma,
          "P_1 and S(2,1) are equivalent at the end of one edge: G(P_1-1-T) = G(S(2,1)-1-T) for every star T.",
          kL201Readings},
    Claim{"OG-L20.2", kPaper, "Lemma 20, part 2", Kind::lemma,
          "P_2 and S(2,2) are equivalent at the end of one edge: G(P_2-1-T) = G(S(2,2)-1-T) for every star T.",
          kL202Readings},
    Claim{
        "OG-L20.3", kPaper, "Lemma 20, part 3", Kind::lemma,
        "S(1,1) and S(2,2,1) are equivalent at the end of one edge: G(S(1,1)-1-T) = G(S(2,2,1)-1-T) for every star T.",
        kL203Readings},
    Claim{
        "OG-L20.4", kPaper, "Lemma 20, part 4", Kind::lemma,
        "S(2,1) and S(2,2,2) are equivalent at the end of one edge: G(S(2,1)-1-T) = G(S(2,2,2)-1-T) for every star T.",
        kL204Readings},
    Claim{"OG-L21", kPaper, "Lemma 21", Kind::lemma,
          "G(S(1,1,1)-1-S) = G(P_1-1-S) for every star S that, with its legs reduced modulo 3, is none of P_1, P_2, "
          "S(2,1), S(2,2), S(2,2,2).",
          kL21Readings},
    Claim{"OG-L23.1", kPaper, "Lemma 23, part 1", Kind::lemma,
          "P_1 and S(2,1) are equivalent at the end of two edges: G(P_1-2-T) = G(S(2,1)-2-T) for every star T.",
          kL231Readings},
    Claim{"OG-L23.2", kPaper, "Lemma 23, part 2", Kind::lemma,
          "P_2 and S(2,2) are equivalent at the end of two edges: G(P_2-2-T) = G(S(2,2)-2-T) for every star T.",
          kL232Readings},
    Claim{
        "OG-L23.3", kPaper, "Lemma 23, part 3", Kind::lemma,
        "S(1,1) and S(2,2,1) are equivalent at the end of two edges: G(S(1,1)-2-T) = G(S(2,2,1)-2-T) for every star T.",
        kL233Readings},
    Claim{
        "OG-L23.4", kPaper, "Lemma 23, part 4", Kind::lemma,
        "S(2,1) and S(2,2,2) are equivalent at the end of two edges: G(S(2,1)-2-T) = G(S(2,2,2)-2-T) for every star T.",
        kL234Readings},
    Claim{
        "OG-O24", kPaper, "Observation 24, Figure 18", Kind::observation,
        "There are a bistar and a vertex u of it, not a hub, such that attaching a path on 3 vertices by its end to u "
        "changes who wins. Wanted as well: all smallest ones.",
        kO24Readings},
    Claim{"OG-P8", kPaper, "Proposition 8", Kind::proposition, "G(P_n) = G(C_n) = n modulo 3.", kP8Readings},
    Claim{
        "OG-T13", kPaper, "Theorem 13", Kind::theorem,
        "In the table of G for stars with all legs of 1 or 2, but for the four first rows, rows with an odd number of "
        "legs read 1203 and then 12 for ever, those with an even number 03120 and then 30 for ever; but for the four "
        "first columns, columns with an even number of legs of 2 read 01 for ever, those with an odd number 23.",
        kT13Readings},
    Claim{"OG-T14", kPaper, "Theorem 14", Kind::theorem,
          "All legs and the middle path of a bistar may be replaced by ones of their lengths modulo 3 without changing "
          "G.",
          kT14Readings},
    Claim{
        "OG-T19", kPaper, "Theorem 19", Kind::theorem,
        "Call S and S' equivalent if G(S-1-T) = G(S'-1-T) for every star T. Stars "
        "with their legs reduced modulo 3 (OG-T14) fall into exactly eight classes: "
        "C1* = {P_1, S(2,1), S(2,2,2)}; C2* = {P_2, S(2,2)}; C2# and C3#, the stars with G = 2 and G = 3 that have one "
        "or three legs of 2; and C0, C1, C2, C3, the other stars by G. (# stands for the printed square.)",
        kT19Readings},
    Claim{
        "OG-T22", kPaper, "Theorem 22", Kind::theorem,
        "Call S and S' equivalent if G(S-2-T) = G(S'-2-T) for every star T. Stars "
        "with their legs reduced modulo 3 (OG-T14) fall into exactly ten classes: "
        "D0*, the stars with G = 0 and zero or two legs of 2; D1* = {P_1, S(2,1), S(2,2,2)}; D1#, those with G = 1 and "
        "zero or two legs of 2 other than P_1; D2* = {P_2, S(2,2)}; D2# and D3#, those with G = 2 and G = 3 that have "
        "one or three legs of 2; and D0, D1, D2, D3, the other stars by G. (# stands for the printed square.)",
        kT22Readings},
    Claim{"OG-T9", kPaper, "Theorem 9", Kind::theorem,
          "Every leg of a subdivided star may be replaced by one of its length modulo 3 without changing G.",
          kT9Readings},
    Claim{
        "OG-TAB1", kPaper, "Theorem 19, Table 1", Kind::table,
        "Each of the 64 entries of Table 1: G(S-1-T) from the classes of S and T (OG-T19), mostly the nim-sum of G(S) "
        "and G(T).",
        kTab1Readings},
    Claim{
        "OG-TAB2", kPaper, "Theorem 22, Table 2", Kind::table,
        "Each of the 100 entries of Table 2: G(S-2-T) from the classes of S and T (OG-T22), mostly the nim-sum of G(S) "
        "and G(T), with 1 added or not.",
        kTab2Readings},
    Claim{"OG-X1", kPaper, "Conclusion", Kind::question,
          "Who wins 0.33 under misere play, where the player who moves last loses, on stars, bistars and trees?",
          kX1Readings},
};

}  // namespace sprague::octal
