// The claims of J. S. Zandee, "The Game of Cycles" (bachelor thesis, Delft University of Technology, 2022): one entry a
// claim, in the order of ids. Vocabulary: an edge is markable when the empty board lets one put an arrow on it, that
// is, when it has no leaf at either end; playable is the same; G is the nimber.
#pragma once

#include <array>

#include "conjectures/claim.hpp"
#include "conjectures/cycles/checks.hpp"

namespace sprague::cycles {

inline constexpr std::string_view kPaper = "game-of-cycles";

inline constexpr std::uint64_t kMostTreeEdges = 22;
inline constexpr std::uint64_t kMostMarkableEdges = 18;

inline constexpr std::array kC43Readings{
    Reading{"as printed",
            "Any markable edge of any tree, with an arrow in any direction.",
            "edges",
            {3, 16},
            {3, 20},
            kMostTreeEdges,
            check_one_arrow},
    Reading{
        "arrow on an outermost edge",
        "Only markable edges with nothing but leaves beside one end, to which Section 4.2 wants to reduce the rest.",
        "edges",
        {3, 16},
        {3, 20},
        kMostTreeEdges,
        check_one_arrow_outermost},
    Reading{"by markable edges",
            "Trees in the thesis's order of size, the number n of markable edges.",
            "markable edges",
            {1, 12},
            {1, 15},
            kMostMarkableEdges,
            check_one_arrow_of_markable_edges},
};
inline constexpr std::array kMinReadings{
    Reading{"by markable edges",
            "Smallest means: fewest markable edges.",
            "markable edges",
            {1, 10},
            {1, 15},
            kMostMarkableEdges,
            check_smallest_mark_of_markable_edges},
    Reading{"by all edges",
            "Smallest means: fewest edges.",
            "edges",
            {3, 14},
            {3, 18},
            kMostTreeEdges,
            check_smallest_mark},
};
inline constexpr std::array kT42Readings{
    Reading{"winner", "", "edges", {1, 16}, {1, 20}, kMostTreeEdges, check_z_trees},
    Reading{
        "the proof's strategy, playable child edges",
        "Root the tree anywhere. The strategy of the proof always has a reply, if only playable edges count as child "
        "edges.",
        "edges",
        {1, 12},
        {1, 16},
        18,
        check_pairing},
    Reading{"the proof's strategy, all child edges",
            "The same with the edges to leaves counted among the child edges, for every choice of the root.",
            "edges",
            {1, 12},
            {1, 16},
            18,
            check_pairing_with_leaves},
    Reading{"the proof's strategy, all child edges, some root",
            "The same for a well chosen root.",
            "edges",
            {1, 12},
            {1, 16},
            18,
            check_pairing_with_leaves_some_root},
};
inline constexpr std::array kTreeReadings{
    Reading{"markable edges", "", "edges", {1, 16}, {1, 20}, kMostTreeEdges, check_trees_by_markable_edges},
    Reading{"all edges",
            "Su's conjecture as its text has it, with all edges counted.",
            "edges",
            {1, 16},
            {1, 20},
            kMostTreeEdges,
            check_trees_by_all_edges},
    Reading{"by markable edges",
            "Trees in the order of the number of markable edges.",
            "markable edges",
            {1, 12},
            {1, 15},
            kMostMarkableEdges,
            check_trees_of_markable_edges},
};

inline constexpr std::array kClaims{
    Claim{"CY-C4.3", kPaper, "Conjecture 4.3", Kind::conjecture,
          "For a tree with n markable edges, exactly one of which has an arrow, G has the parity of n - 1.",
          kC43Readings},
    Claim{"CY-MIN", kPaper, "Section 4.2", Kind::proposition,
          "In a smallest counterexample to Conjecture 4.3 the arrow is on an outermost markable edge: one of its ends "
          "has nothing but leaves beside it.",
          kMinReadings},
    Claim{
        "CY-T4.2", kPaper, "Theorem 4.2", Kind::theorem,
        "On a Z-tree, in which every vertex of degree two has a leaf, the second player wins exactly if the number of "
        "playable edges is even.",
        kT42Readings},
    Claim{"CY-TREE", kPaper, "Section 4, conclusion", Kind::conjecture,
          "On a tree the second player wins exactly if the number of markable edges is even.", kTreeReadings},
};

}  // namespace sprague::cycles
