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
inline constexpr std::uint64_t kMostMarkableEdges = 17;

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
            {1, 10},
            kMostMarkableEdges,
            check_smallest_mark_of_markable_edges},
    Reading{"by all edges",
            "Smallest means: fewest edges.",
            "edges",
            {3, 12},
            {3, 12},
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

inline constexpr std::array k2ConReadings{
    Reading{"2-connected boards",
            "Every edge is markable and every face is bounded by a simple cycle, so there is one reading.",
            "edges",
            {3, 9},
            {3, 14},
            16,
            check_two_connected},
};
inline constexpr std::array kC21Readings{
    Reading{"markable edges, cells are walks",
            "The whole boundary walk of a bounded face is a cell; one that goes both ways along an edge is never "
            "complete. Markable edges are counted.",
            "edges",
            {1, 8},
            {1, 12},
            13,
            check_walk_markable},
    Reading{"markable edges, cells are simple cycles",
            "Only bounded faces bounded by a simple cycle are cells. Markable edges are counted.",
            "edges",
            {1, 8},
            {1, 12},
            13,
            check_simple_markable},
    Reading{"markable edges, cells are enclosing cycles",
            "The cycle that encloses a bounded face is its cell. Markable edges are counted.",
            "edges",
            {1, 8},
            {1, 12},
            13,
            check_enclosing_markable},
    Reading{"all edges, cells are walks",
            "The whole boundary walk of a bounded face is a cell; one that goes both ways along an edge is never "
            "complete. All edges are counted.",
            "edges",
            {1, 8},
            {1, 12},
            13,
            check_walk_all},
    Reading{"all edges, cells are simple cycles",
            "Only bounded faces bounded by a simple cycle are cells. All edges are counted.",
            "edges",
            {1, 8},
            {1, 12},
            13,
            check_simple_all},
    Reading{"all edges, cells are enclosing cycles",
            "The cycle that encloses a bounded face is its cell. All edges are counted.",
            "edges",
            {1, 8},
            {1, 12},
            13,
            check_enclosing_all},
};
inline constexpr std::array kDdReadings{
    Reading{"as printed", "", "board", {1, 1}, {1, 1}, 1, check_double_diamond},
};
inline constexpr std::array kDdnReadings{
    Reading{"the outer sides",
            "The vertices are inserted in ad and in cf.",
            "vertices inserted",
            {0, 2},
            {0, 4},
            6,
            check_extensions_sides},
    Reading{"the outer edges below",
            "The vertices are inserted in de and in ef.",
            "vertices inserted",
            {0, 2},
            {0, 4},
            6,
            check_extensions_below},
    Reading{"the outer edges above",
            "The vertices are inserted in ab and in bc.",
            "vertices inserted",
            {0, 2},
            {0, 4},
            6,
            check_extensions_above},
};
inline constexpr std::array kDeathReadings{
    Reading{
        "cells are walks",
        "The whole boundary walk of a bounded face is a cell; one that goes both ways along an edge is never complete.",
        "edges",
        {1, 6},
        {1, 9},
        10,
        check_death_walk},
    Reading{"cells are simple cycles",
            "Only bounded faces bounded by a simple cycle are cells.",
            "edges",
            {1, 6},
            {1, 9},
            10,
            check_death_simple},
    Reading{"cells are enclosing cycles",
            "The cycle that encloses a bounded face is its cell.",
            "edges",
            {1, 6},
            {1, 9},
            10,
            check_death_enclosing},
};
inline constexpr std::array kHourReadings{
    Reading{
        "cells are walks",
        "The whole boundary walk of a bounded face is a cell; one that goes both ways along an edge is never complete.",
        "board",
        {1, 1},
        {1, 1},
        1,
        check_hourglass_walk},
    Reading{"cells are simple cycles",
            "Only bounded faces bounded by a simple cycle are cells.",
            "board",
            {1, 1},
            {1, 1},
            1,
            check_hourglass_simple},
    Reading{"cells are enclosing cycles",
            "The cycle that encloses a bounded face is its cell.",
            "board",
            {1, 1},
            {1, 1},
            1,
            check_hourglass_enclosing},
};
inline constexpr std::array kL31Readings{
    Reading{"as printed", "", "board", {1, 1}, {1, 1}, 1, check_double_diamond_analysis},
};
inline constexpr std::array kQReadings{
    Reading{"sums modulo 2", "", "edges", {3, 9}, {3, 11}, 13, check_predictors},
};
inline constexpr std::array kT24Readings{
    Reading{
        "as printed, cells are walks",
        "The whole boundary walk of a bounded face is a cell; one that goes both ways along an edge is never complete.",
        "edges",
        {1, 7},
        {1, 10},
        12,
        check_involutions_walk},
    Reading{"as printed, cells are simple cycles",
            "Only bounded faces bounded by a simple cycle are cells.",
            "edges",
            {1, 7},
            {1, 10},
            12,
            check_involutions_simple},
    Reading{"as printed, cells are enclosing cycles",
            "The cycle that encloses a bounded face is its cell.",
            "edges",
            {1, 7},
            {1, 10},
            12,
            check_involutions_enclosing},
    Reading{"markable edge, cells are walks",
            "The whole boundary walk of a bounded face is a cell; one that goes both ways along an edge is never "
            "complete. The one self-involutive edge must be markable.",
            "edges",
            {1, 7},
            {1, 10},
            12,
            check_involutions_walk_markable},
    Reading{"markable edge, cells are simple cycles",
            "Only bounded faces bounded by a simple cycle are cells. The one self-involutive edge must be markable.",
            "edges",
            {1, 7},
            {1, 10},
            12,
            check_involutions_simple_markable},
    Reading{"markable edge, cells are enclosing cycles",
            "The cycle that encloses a bounded face is its cell. The one self-involutive edge must be markable.",
            "edges",
            {1, 7},
            {1, 10},
            12,
            check_involutions_enclosing_markable},
};
inline constexpr std::array kTriReadings{
    Reading{"2-connected boards", "", "triangles", {1, 4}, {1, 4}, 4, check_triangles_two_connected},
    Reading{"connected boards",
            "Triangles may hang together at a vertex only.",
            "triangles",
            {1, 3},
            {1, 4},
            4,
            check_triangles_connected},
};

inline constexpr std::array kClaims{
    Claim{"CY-2CON", kPaper, "Section 3.2.1", Kind::conjecture,
          "On a 2-connected board the second player wins exactly if the number of edges is even.", k2ConReadings},
    Claim{"CY-C2.1", kPaper, "Conjecture 2.1 (Su)", Kind::conjecture,
          "On a connected plane board the second player wins exactly if the number of edges is even.", kC21Readings},
    Claim{"CY-C4.3", kPaper, "Conjecture 4.3", Kind::conjecture,
          "For a tree with n markable edges, exactly one of which has an arrow, G has the parity of n - 1.",
          kC43Readings},
    Claim{"CY-DD", kPaper, "Sections 3.2.2, 3.3", Kind::theorem,
          "On the double diamond, two diamonds that share an edge, the second player wins although it has nine "
          "markable edges.",
          kDdReadings},
    Claim{"CY-DDN", kPaper, "Section 3.2.2", Kind::conjecture,
          "With n vertices inserted in both outer edges of the double diamond the second player still wins, although "
          "the number of edges is odd.",
          kDdnReadings},
    Claim{"CY-DEATH", kPaper, "Section 3.1", Kind::proposition,
          "Forbidding the moves after which the opponent can complete a cell changes no outcome.", kDeathReadings},
    Claim{"CY-HOUR", kPaper, "Section 3.2.1, Figure 3.1", Kind::proposition,
          "On the inverted hourglass, a triangle that hangs inside another at a common vertex, the first player wins "
          "although it has six markable edges; and the replies of the text win.",
          kHourReadings},
    Claim{"CY-L3.1", kPaper, "Lemma 3.1, Section 3.3", Kind::lemma,
          "On the double diamond the second player can force one of three positions, and every reply in the case "
          "analysis of these positions wins, for the reasons given.",
          kL31Readings},
    Claim{"CY-MIN", kPaper, "Section 4.2", Kind::proposition,
          "In a smallest counterexample to Conjecture 4.3 the arrow is on an outermost markable edge: one of its ends "
          "has nothing but leaves beside it.",
          kMinReadings},
    Claim{"CY-Q", kPaper, "Section 5.2 (questions)", Kind::question,
          "Some sum modulo 2 of simple numbers of a 2-connected board tells who wins.", kQReadings},
    Claim{"CY-T2.4", kPaper, "Theorem 2.4", Kind::theorem,
          "Take a board with an involution under which every cell either is its own partner or has no edge in common "
          "with its partner. If no edge is its own partner, the second player wins. If exactly one is, and its ends "
          "are exchanged, the first player wins.",
          kT24Readings},
    Claim{
        "CY-T4.2", kPaper, "Theorem 4.2", Kind::theorem,
        "On a Z-tree, in which every vertex of degree two has a leaf, the second player wins exactly if the number of "
        "playable edges is even.",
        kT42Readings},
    Claim{"CY-TREE", kPaper, "Section 4, conclusion", Kind::conjecture,
          "On a tree the second player wins exactly if the number of markable edges is even.", kTreeReadings},
    Claim{"CY-TRI", kPaper, "Section 3.3, end", Kind::proposition,
          "Every board made of at most four triangles, but the double diamond, is won by the second player exactly if "
          "the number of edges is even.",
          kTriReadings},
};

}  // namespace sprague::cycles
