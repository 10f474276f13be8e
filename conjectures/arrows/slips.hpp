// Misprints of B. G. Mathews, "The Game of Arrows on 3-legged spider graphs", in the order of its pages. What the scan
// may have done (accents, lost subscripts) is left out.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::arrows {

inline constexpr std::array kSlips{
    Slip{"Section 1", "on a path the second player wins exactly if the number of edges is even",
         "on a path of two edges or more: on the path of one edge, whose ends are leaves, nobody can move, and the "
         "second player wins with an odd number of edges.",
         "AR-P5.6"},
    Slip{"Definition 3.3", "e from T(G) to G' is surjective",
         "surjective where no component of G is a star: the hub of a star is a vertex of G' without edges, which T(G) "
         "does not have. The bijection of arrows, which is what is used, is not concerned.",
         "AR-T3.4"},
    Slip{"Theorem 3.4, proof", "the game tree of the Game of Cycles on G",
         "of the Game of Arrows on G, as the theorem says; no cells are completed in it.", "AR-T3.4"},
    Slip{"Section 3, remark after Theorem 3.4", "the graph G that is made gets a vertex and an edge for each x in L(G)",
         "for each x in L(H), the leaves of the given graph.", "AR-T3.4"},
    Slip{"Definition 4.8", "a flower marks the edges of E(U(G)) at its vertex, twice",
         "of E(U(X)): U is defined for states, and a flower marks what X leaves unmarked.", "AR-T4.10"},
    Slip{"Theorem 4.10, proof, and Theorem 4.14, proof",
         "any decoration X* that contains X and is no descendent of X has a source or a sink",
         "any that contains X and more: X is no descendent of itself, and a state.", "AR-T4.10"},
    Slip{"Theorem 4.14", "f is applied to h(X) and L(G), to t(X) and L(G)",
         "to the leaves among the vertices of U(X): f is defined on these only, and a leaf at a marked edge is none of "
         "them. Likewise L(H) stands for those among the vertices of U(Y).",
         "AR-T4.14"},
    Slip{"Definition 5.1", "for any nonnegative integer, and for any positive one, without a name",
         "for any integer n >= 0 the flow F_n, and for any n >= 1 the crash C_n.", "AR-P5.2"},
    Slip{"Proposition 5.6, proof", "from the case of even n on, g(F(T_n)) and g(T_n)",
         "g(F(R_n)) and g(R_n), of which the induction is; g(T_n) = n by Proposition 5.4.", "AR-P5.6"},
    Slip{"Definition 6.1, and Theorem 12.1", "a, b, c with abc != 0",
         "not all of them 0: the definition goes on to allow legs of length 0, and legs of no unmarked edge occur "
         "throughout. Theorem 12.1 is right both ways.",
         "AR-T12.1"},
    Slip{"Definition 6.2", "arrows (a, a + 1), (b + 1, b), (c, c + 1)",
         "(u_a, u_(a+1)), (v_(b+1), v_b), (w_c, w_(c+1)): the vertices of a spider have letters (Definition 6.1), and "
         "a, b and c may be equal.",
         "AR-P6.3"},
    Slip{"Proposition 6.3, proof", "the flowers of S[v0,v1,vn] that are states are the tail-flowers at v_1 and w_n",
         "so for n >= 1. For n = 0 there is none: the arrow from v_1 would make the hub a sink. C_1 has none either.",
         "AR-P6.3"},
    Slip{"Proposition 6.3, proof",
         "T_1 beside T_n, S[v0,^1,^n]: of the flowers at the three vertices two are no states",
         "three for n = 1: the head-flower at 0 of P_2 in T_n = T_1 makes 1 a source. Its image makes w_1 one.",
         "AR-P6.3"},
    Slip{"Proposition 6.3, proof", "F_2 beside T_n, S[v1,^1,^n]: both flowers at 0 in P_(n+1) are states",
         "for n >= 2. For n = 1 the head-flower makes 1 a source; so does its image at w_1.", "AR-P6.3"},
    Slip{"Definition 7.1", "every terminal descendent",
         "the state itself counted where it is terminal, as the proof of Proposition 7.2 takes it: by Definition 2.3 a "
         "terminal state has no descendents, would be an odd-moves state as well as an even-moves one, and have the "
         "values 1 and 0.",
         "AR-P7.6"},
    Slip{"Proposition 7.4, proof", "a terminal descendent Z of the state is a descendent of one of the three states",
         "is that state or a descendent of it: for n = 1 the terminal S[v1(v1),v1,v1(v1)] is reached itself.",
         "AR-P7.4"},
    Slip{"Definition 8.1", "if n has the binary expansion k_r ... k_1", "if k has it; there is no n.", "AR-T8.2"},
    Slip{"Proposition 9.2, proof", "the followers S[v0,vb(^k),c] for k from 3 to b, and S[v0,vb(^2),c]",
         "for k below b, and for b > 2: with k = b the last vertex of the leg is a sink, and C_0 is not defined. Other "
         "followers have these values.",
         "AR-P9.2"},
    Slip{"Proposition 9.3, proof", "f(S[~0,b(~k),c]) in the list of followers", "g, as everywhere else.", "AR-P9.3"},
    Slip{"Proposition 9.3, proof", "the part a = 0 concludes g(F(S[~0,b,c])) = (b - 2) ^ (c - 2)",
         "g(S[~0,b,c]), the mex of the set g(F(S[~0,b,c])).", "AR-P9.3"},
    Slip{"Lemma 10.1, proof, base case", "for a = 0 Proposition 9.2 gives g(S[v0,^b,c]) = c - 2",
         "for a = 0 and b >= 2, which that proposition asks for. For b = 0 Proposition 9.1 gives 0 instead; parts 1, 3 "
         "and 4 hold there, part 2 does not.",
         "AR-L10.1.2"},
    Slip{"Lemma 10.1, proof of part 4", "for m <= b, both directions of the mark on edge m of the second leg",
         "for m < b in the direction against the end's mark, as on the first leg: with m = b the shorter leg has a "
         "sink or a source at its last vertex, while the longer one has that follower. The sets of values are as the "
         "proof says.",
         "AR-L10.1.4"},
    Slip{"Lemma 11.1, proof", "for m <= a, both directions of the mark on edge m of the first leg",
         "for m < a in the direction against the end's mark: S[va(^a),b,c] is no state. S[v(a+1)(^a),b,c] is one. The "
         "sets of values are as the proof says.",
         "AR-L11.1"},
    Slip{"Section 12, closing remark",
         "trimming a spider with odd legs leaves a spider, two paths if just one leg has length 1, or nothing if all "
         "three have",
         "or one path if just two have: it has c - 1 edges, an even number, so the second player wins there too.",
         "AR-ODD"},
};

}  // namespace sprague::arrows
