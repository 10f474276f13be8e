// The claims of J. S. Zandee, "The Game of Cycles" (bachelor thesis, Delft University of Technology, 2022), on boards
// without cells (lines, spiders, trees) and on heaps: one entry a claim, in the order of ids. Vocabulary: an edge is
// markable when the empty board lets one put an arrow on it, that is, when it has no leaf at either end; playable is
// the same; G is the nimber.
#pragma once

#include <array>

#include "conjectures/claim.hpp"
#include "conjectures/cycles/checks.hpp"

namespace sprague::cycles {

inline constexpr std::uint64_t kMostTreeEdges = 22;
inline constexpr std::uint64_t kMostMarkableEdges = 17;
inline constexpr std::uint64_t kMostCounters = 20000;
inline constexpr std::uint64_t kLongestLine = 1000;

inline constexpr std::array kT14Readings{
    Reading{"played out",
            Role::printed,
            "All positions, all heaps played at once, without the theory of sums.",
            "counters",
            {0, 20},
            {0, 40},
            60,
            check_nim_positions},
    Reading{"by values",
            Role::printed,
            "Single heaps have their own number as value; several have the nim-sum of the values.",
            "counters in a heap",
            {0, 1000},
            {0, 10000},
            kMostCounters,
            check_nim_heaps},
};
inline constexpr std::array kT16Readings{
    Reading{"as printed", Role::printed, "", "counters", {0, 1000}, {0, 10000}, kMostCounters, check_lasker},
};
inline constexpr std::array kT23Readings{
    Reading{"as printed", Role::printed, "", "markable edges", {0, 60}, {0, 400}, kLongestLine, check_line_winners},
};
inline constexpr std::array kT25Readings{
    Reading{"as printed",
            Role::printed,
            "",
            "markable edges on the longest leg",
            {0, 16},
            {0, 40},
            120,
            check_even_spiders},
    Reading{"a leg of one edge",
            Role::variant,
            "Such a leg has no markable edge.",
            "markable edges on the longest leg",
            {0, 16},
            {0, 40},
            120,
            check_even_spiders_with_a_single_edge},
};
inline constexpr std::array kL26Readings{
    Reading{"n unmarked edges",
            Role::printed,
            "As the proof counts: S_n and O_n have n edges to play besides the two that are played.",
            "unmarked edges",
            {0, 60},
            {0, 400},
            kLongestLine,
            check_both_ends_unmarked},
    Reading{"n markable edges",
            Role::printed,
            "As L_n counts: the two played edges are among the n, n >= 2.",
            "markable edges",
            {2, 60},
            {2, 400},
            kLongestLine,
            check_both_ends_markable},
    Reading{"the proof's base case",
            Role::slip,
            "G(O_1) = 1 and G(S_1) = 0, by the proof's count.",
            "unmarked edges",
            {1, 1},
            {1, 1},
            1,
            check_both_ends_base},
    Reading{"the proof's options",
            Role::step,
            "Every option of O_k has value P(k), every option of S_k value 1 - P(k), and there is one "
            "where the value is to be 1.",
            "unmarked edges",
            {0, 60},
            {0, 400},
            kLongestLine,
            check_both_ends_options},
};
inline constexpr std::array kT27Readings{
    Reading{"n markable edges",
            Role::printed,
            "As L_n counts, the played edge among them.",
            "markable edges",
            {1, 60},
            {1, 400},
            kLongestLine,
            check_one_end_markable},
    Reading{"n unmarked edges",
            Role::variant,
            "As the proofs of Lemma 2.6 and Corollary 2.8 count.",
            "unmarked edges",
            {1, 60},
            {1, 400},
            kLongestLine,
            check_one_end_unmarked},
    Reading{"the proof's step",
            Role::slip,
            "On L_k, moves that leave L_a with a < k - 2, its played edge counted, of value a - 1, reach "
            "every value below k - 2.",
            "markable edges",
            {2, 60},
            {2, 400},
            kLongestLine,
            check_smaller_values_markable},
    Reading{"the proof's step, unmarked edges",
            Role::repaired,
            "The same with a unmarked edges, of value a.",
            "markable edges",
            {2, 60},
            {2, 400},
            kLongestLine,
            check_smaller_values_unmarked},
};
inline constexpr std::array kC28Readings{
    Reading{"as printed", Role::printed, "", "markable edges", {0, 60}, {0, 400}, kLongestLine, check_line_values},
    Reading{"the proof's parts",
            Role::step,
            "A move leaves two parts of a and b unmarked edges, a + b = n - 1, of values a and b; a ^ b "
            "is odd for even n and even for odd n.",
            "markable edges",
            {1, 60},
            {1, 400},
            kLongestLine,
            check_parts_of_line},
};
inline constexpr std::array kC43Readings{
    Reading{"as printed",
            Role::printed,
            "Any markable edge of any tree, with an arrow in any direction.",
            "edges",
            {3, 16},
            {3, 20},
            kMostTreeEdges,
            check_one_arrow},
    Reading{
        "arrow on an outermost edge",
        Role::printed,
        "Only markable edges with nothing but leaves beside one end, to which Section 4.2 wants to reduce the rest.",
        "edges",
        {3, 16},
        {3, 20},
        kMostTreeEdges,
        check_one_arrow_outermost,
        "as printed"},
    Reading{"by markable edges",
            Role::printed,
            "Trees in the thesis's order of size, the number n of markable edges.",
            "markable edges",
            {1, 12},
            {1, 15},
            kMostMarkableEdges,
            check_one_arrow_of_markable_edges,
            "as printed"},
};
inline constexpr std::array kMinReadings{
    Reading{"by markable edges",
            Role::printed,
            "Smallest means: fewest markable edges. Trees are taken from the least on, whatever the range starts at.",
            "markable edges",
            {1, 10},
            {1, 10},
            kMostMarkableEdges,
            check_smallest_mark_of_markable_edges},
    Reading{"by all edges",
            Role::variant,
            "Smallest means: fewest edges. Trees are taken from the least on, whatever the range starts at.",
            "edges",
            {3, 12},
            {3, 12},
            kMostTreeEdges,
            check_smallest_mark},
};
inline constexpr std::array kT42Readings{
    Reading{"winner", Role::printed, "", "edges", {1, 16}, {1, 20}, kMostTreeEdges, check_z_trees},
    Reading{
        "the proof's strategy, playable child edges",
        Role::repaired,
        "Root the tree anywhere. The strategy of the proof always has a reply, if only playable edges count as child "
        "edges.",
        "edges",
        {1, 12},
        {1, 18},
        18,
        check_pairing},
    Reading{"the proof's strategy, all child edges",
            Role::step,
            "The same with the edges to leaves counted among the child edges, for every choice of the root. It fails "
            "on small trees, so the range ends earlier.",
            "edges",
            {1, 12},
            {1, 16},
            18,
            check_pairing_with_leaves},
    Reading{"the proof's strategy, all child edges, some root",
            Role::step,
            "The same for a well chosen root. It fails on small trees, so the range ends earlier.",
            "edges",
            {1, 12},
            {1, 16},
            18,
            check_pairing_with_leaves_some_root,
            "the proof's strategy, all child edges"},
};
inline constexpr std::array kTreeReadings{
    Reading{
        "markable edges", Role::printed, "", "edges", {1, 16}, {1, 20}, kMostTreeEdges, check_trees_by_markable_edges},
    Reading{"all edges",
            Role::variant,
            "Su's conjecture as its text has it: all edges are counted, not the markable ones.",
            "edges",
            {1, 16},
            {1, 20},
            kMostTreeEdges,
            check_trees_by_all_edges},
    Reading{"by markable edges",
            Role::printed,
            "Trees in the order of the number of markable edges.",
            "markable edges",
            {1, 12},
            {1, 15},
            kMostMarkableEdges,
            check_trees_of_markable_edges,
            "markable edges"},
};

inline constexpr std::array kCellFreeClaims{
    Claim{"CY-C2.8", "game-of-cycles", "Corollary 2.8", Kind::proposition,
          "The empty line L_n has the value n modulo 2.", kC28Readings},
    Claim{"CY-C4.3", "game-of-cycles", "Conjecture 4.3", Kind::conjecture,
          "For a tree with n markable edges, exactly one of which has an arrow, G has the parity of n - 1.",
          kC43Readings},
    Claim{"CY-L2.6", "game-of-cycles", "Lemma 2.6", Kind::lemma,
          "A line L_n with both outer edges played has value P(n), the parity of n, if they have the same direction "
          "(S_n), and 1 - P(n) if they have different directions (O_n).",
          kL26Readings},
    Claim{"CY-MIN", "game-of-cycles", "Section 4.2", Kind::proposition,
          "In a smallest counterexample to Conjecture 4.3 the arrow is on an outermost markable edge: one of its ends "
          "has nothing but leaves beside it.",
          kMinReadings},
    Claim{"CY-T1.4", "game-of-cycles", "Theorem 1.4", Kind::theorem,
          "A position of Nim is won by the previous player exactly if the nim-sum of its heaps is 0.", kT14Readings},
    Claim{"CY-T1.6", "game-of-cycles", "Theorem 1.6", Kind::theorem,
          "In Lasker's Nim heaps of 4k + 1, 4k + 2, 4k + 3 and 4k + 4 counters have the values 4k + 1, 4k + 2, 4k + 4 "
          "and 4k + 3.",
          kT16Readings},
    Claim{"CY-T2.3", "game-of-cycles", "Theorem 2.3", Kind::theorem,
          "On the line L_n with n markable edges the first player wins exactly if n is odd.", kT23Readings},
    Claim{"CY-T2.5", "game-of-cycles", "Theorem 2.5", Kind::theorem,
          "The empty spider with three legs, each with an even number of markable edges, has value 0.", kT25Readings},
    Claim{"CY-T2.7", "game-of-cycles", "Theorem 2.7", Kind::theorem,
          "A line L_n with one outer edge played has value n - 1.", kT27Readings},
    Claim{
        "CY-T4.2", "game-of-cycles", "Theorem 4.2", Kind::theorem,
        "On a Z-tree, in which every vertex of degree two has a leaf, the second player wins exactly if the number of "
        "playable edges is even.",
        kT42Readings},
    Claim{"CY-TREE", "game-of-cycles", "Section 4, conclusion", Kind::conjecture,
          "On a tree the second player wins exactly if the number of markable edges is even.", kTreeReadings},
};

}  // namespace sprague::cycles
