// The claims of B. G. Mathews, "The Game of Arrows on 3-legged spider graphs" (arXiv:2110.08738v2, 2022), on states of
// any graph (Sections 3, 4 and 7): one entry a claim, in the order of ids. Vocabulary: L(G) are the leaves of G; U(X)
// is the subgraph of the edges that a state X leaves unmarked; a map of the arrows of U(X) onto those of U(Y) that
// commutes with the flip is a state isomorphism if adding arrows to X and their images to Y gives states always
// together; the flowers of X at a vertex mark all its unmarked edges away from it, or all towards it.
#pragma once

#include <array>

#include "conjectures/arrows/state_checks.hpp"
#include "conjectures/claim.hpp"

namespace sprague::arrows {

inline constexpr Range kQuickPairs{1, 4};
inline constexpr Range kPairs{1, 6};
inline constexpr std::uint64_t kMostPairs = 6;
inline constexpr Range kQuickTrees{1, 7};
inline constexpr Range kTrees{1, 9};
inline constexpr std::uint64_t kMostTrees = 12;

inline constexpr std::array kC412Readings{
    Reading{"as printed", Role::printed, "", "edges", kQuickPairs, kPairs, kMostPairs, check_local_criterion_of_graphs},
};
inline constexpr std::array kP46Readings{
    Reading{"as printed", Role::printed, "", "edges", kQuickPairs, kPairs, kMostPairs, check_isomorphic_values},
    Reading{"game trees, as in the proof", Role::step, "Their game trees are isomorphic as well.", "edges", kQuickPairs,
            kPairs, kMostPairs, check_isomorphic_game_trees},
};
inline constexpr std::array kP76Readings{
    Reading{"first half, as printed", Role::printed, "", "edges", kQuickTrees, kTrees, kMostTrees,
            check_associates_of_odd},
    Reading{"second half, as printed", Role::slip, "", "edges", kQuickTrees, kTrees, kMostTrees,
            check_associates_of_even},
    Reading{"second half, X with a follower", Role::repaired, "X is not terminal.", "edges", kQuickTrees, kTrees,
            kMostTrees, check_associates_of_even_with_a_move},
};
inline constexpr std::array kT34Readings{
    Reading{"states of graphs, as in the proof",
            Role::step,
            "Dropping subscripts takes the states of T(G) one to one onto the dormant states of G, and followers to "
            "followers.",
            "edges",
            {1, 8},
            {1, 10},
            11,
            check_trimming_on_graphs},
    Reading{"states of trees, as in the proof",
            Role::step,
            "The same for trees.",
            "vertices",
            {2, 10},
            {2, 12},
            14,
            check_trimming_on_trees},
    Reading{"game trees of graphs", Role::printed, "", "edges", {1, 7}, {1, 9}, 10, check_trimming_game_trees},
    Reading{"arrow systems of graphs",
            Role::printed,
            "The two games have the same edges to mark and the same sets of arrows that must not come together.",
            "vertices",
            {2, 6},
            {2, 7},
            8,
            check_trimming_systems},
    Reading{"every graph is a trimming",
            Role::printed,
            "H is T(G) for the graph G with one more leaf hung on each leaf of H (the remark after the theorem).",
            "edges",
            {1, 7},
            {1, 9},
            11,
            check_every_graph_is_a_trimming},
};
inline constexpr std::array kT410Readings{
    Reading{"as printed", Role::printed, "", "edges", kQuickPairs, kPairs, kMostPairs, check_local_criterion},
};
inline constexpr std::array kT414Readings{
    Reading{"sufficient", Role::printed,
            "Of the leaves, those that are vertices of the unmarked subgraphs, which are all that f maps.", "edges",
            kQuickPairs, kPairs, kMostPairs, check_heads_and_tails},
    Reading{"not necessary", Role::printed,
            "Some graph isomorphism induces a state isomorphism though a condition fails.", "edges", kQuickPairs,
            kPairs, kMostPairs, check_heads_and_tails_not_needed},
};

inline constexpr std::array kStateClaims{
    Claim{"AR-C4.12", "game-of-arrows", "Corollary 4.12", Kind::proposition,
          "A map of arrows that an isomorphism of U(X) to U(Y) induces is a state isomorphism exactly if every flower "
          "of X is a state exactly if its image is.",
          kC412Readings},
    Claim{"AR-P4.6", "game-of-arrows", "Proposition 4.6", Kind::proposition, "Isomorphic states have equal values.",
          kP46Readings},
    Claim{"AR-P7.6", "game-of-arrows", "Proposition 7.6", Kind::proposition,
          "Call states associates if they have a common follower, and a state odd-moves or even-moves if all plays "
          "from it have an odd or all an even number of moves. If every follower of a state X is an associate of an "
          "odd-moves state, then g(X) = 0; if every follower of X is an associate of an even-moves follower of X, then "
          "g(X) = 1.",
          kP76Readings},
    Claim{"AR-T3.4", "game-of-arrows", "Theorem 3.4", Kind::theorem,
          "The game on a graph G, in which no vertex may become a sink or source, is the trimmed game on the trimming "
          "T(G): leaves removed, and the rest taken apart at each vertex that had a leaf, one copy for each edge left "
          "there.",
          kT34Readings},
    Claim{"AR-T4.10", "game-of-arrows", "Theorem 4.10", Kind::theorem,
          "A bijection of the arrows of U(X) onto those of U(Y) that commutes with the flip is a state isomorphism "
          "exactly if it takes no flower of X that is no state to a state, nor does its inverse with flowers of Y.",
          kT410Readings},
    Claim{"AR-T4.14", "game-of-arrows", "Theorem 4.14", Kind::theorem,
          "Let f be an isomorphism of U(X) to U(Y). If f takes the vertices that arrows of X point to, with L(G), to "
          "those that arrows of Y point to, with L(H), and likewise where arrows come from, then f induces a state "
          "isomorphism; the conditions are not necessary.",
          kT414Readings},
};

}  // namespace sprague::arrows
