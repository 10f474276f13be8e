// The claims of J. S. Zandee, "The Game of Cycles" (bachelor thesis, Delft University of Technology, 2022), on boards
// with cells: one entry a claim, in the order of ids. Vocabulary: an edge is markable when the empty board lets one put
// an arrow on it, that is, when it has no leaf at either end.
#pragma once

#include <array>

#include "conjectures/claim.hpp"
#include "conjectures/cycles/checks.hpp"

namespace sprague::cycles {

inline constexpr std::array kT22Readings{
    Reading{"as stated", "", "edges", {3, 24}, {3, 60}, 80, check_cycles_as_stated},
    Reading{"death moves forbidden",
            "In the rules of Section 3.1.",
            "edges",
            {3, 24},
            {3, 60},
            80,
            check_cycles_without_death_moves},
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
    Reading{"sums modulo 2",
            "A sum modulo 2 of some of eleven numbers of a board is 1 exactly where the second player wins, on all "
            "2-connected boards.",
            "edges",
            {3, 9},
            {3, 11},
            13,
            check_predictors},
    Reading{"sums modulo 2, trees",
            "A sum modulo 2 of some of nine numbers of a tree is 1 exactly where the second player wins, on all trees.",
            "edges",
            {1, 14},
            {1, 16},
            16,
            check_predictors_on_trees},
    Reading{"ends of plays",
            "On a cycle all plays have the same parity, which says who wins (Theorem 2.2). A list of rules says the "
            "like of plays on other boards, and from other positions; all of these rules are right. Boards are taken "
            "from the least on, whatever the range starts at.",
            "edges",
            {1, 6},
            {1, 9},
            13,
            check_endings},
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
    Reading{"other edges fixed with their ends, cells are walks",
            "Exactly one edge has its ends exchanged; other edges may be their own partners with their ends fixed.",
            "edges",
            {1, 7},
            {1, 10},
            12,
            check_involutions_walk_among_others},
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

inline constexpr std::array kCellClaims{
    Claim{"CY-2CON", "game-of-cycles", "Section 3.2.1", Kind::conjecture,
          "On a 2-connected board the second player wins exactly if the number of edges is even.", k2ConReadings},
    Claim{"CY-C2.1", "game-of-cycles", "Conjecture 2.1 (Su)", Kind::conjecture,
          "On a connected plane board the second player wins exactly if the number of edges is even.", kC21Readings},
    Claim{"CY-DD", "game-of-cycles", "Sections 3.2.2, 3.3", Kind::theorem,
          "On the double diamond, two diamonds that share an edge, the second player wins although it has nine "
          "markable edges.",
          kDdReadings},
    Claim{"CY-DDN", "game-of-cycles", "Section 3.2.2", Kind::conjecture,
          "With n vertices inserted in both outer edges of the double diamond the second player still wins, although "
          "the number of edges is odd.",
          kDdnReadings},
    Claim{"CY-DEATH", "game-of-cycles", "Section 3.1", Kind::proposition,
          "Forbidding the moves after which the opponent can complete a cell changes no outcome.", kDeathReadings},
    Claim{"CY-HOUR", "game-of-cycles", "Section 3.2.1, Figure 3.1", Kind::proposition,
          "On the inverted hourglass, a triangle that hangs inside another at a common vertex, the first player wins "
          "although it has six markable edges; and the replies of the text win.",
          kHourReadings},
    Claim{"CY-L3.1", "game-of-cycles", "Lemma 3.1, Section 3.3", Kind::lemma,
          "On the double diamond the second player can force one of three positions, and every reply in the case "
          "analysis of these positions wins, for the reasons given.",
          kL31Readings},
    Claim{
        "CY-Q", "game-of-cycles", "Section 5.2 (questions)", Kind::question,
        "There is a parity that tells who wins: a sum modulo 2 of simple numbers of the board, or what the numbers of "
        "moves of all plays have in common.",
        kQReadings},
    Claim{"CY-T2.2", "game-of-cycles", "Theorem 2.2", Kind::theorem,
          "On the board that is one cycle of n edges every play has a number of moves of the parity of n; so the first "
          "player wins exactly if n is odd.",
          kT22Readings},
    Claim{"CY-T2.4", "game-of-cycles", "Theorem 2.4", Kind::theorem,
          "Take a board with an involution under which every cell either is its own partner or has no edge in common "
          "with its partner. If no edge is its own partner, the second player wins. If exactly one is, and its ends "
          "are exchanged, the first player wins.",
          kT24Readings},
    Claim{"CY-TRI", "game-of-cycles", "Section 3.3, end", Kind::proposition,
          "Every board made of at most four triangles, but the double diamond, is won by the second player exactly if "
          "the number of edges is even.",
          kTriReadings},
};

}  // namespace sprague::cycles
