// Misprints of B. G. Mathews, "The Game of Arrows on 3-legged spider graphs", in the order of its pages. What the scan
// may have done (accents, lost subscripts) is left out.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::arrows {

inline constexpr std::array kSlips{
    Slip{"Section 1", "Printed is that on a path the second player wins exactly if the number of edges is even.",
         "Meant is a path of two edges or more: on one edge, whose ends are leaves, nobody can move, and the second "
         "player wins.",
         ""},
    Slip{"Definition 3.3", "Printed is that e from T(G) to G' is surjective.",
         "Meant is where no component of G is a star: its hub is a vertex of G' without edges, which T(G) does not "
         "have. The bijection of arrows, which is what is used, is not concerned.",
         ""},
    Slip{"Theorem 3.4, proof", "Printed is the game tree of the Game of Cycles on G.",
         "Meant is the Game of Arrows on G, as in the theorem.", ""},
    Slip{"Section 3, remark after Theorem 3.4",
         "Printed is that the new graph G has a vertex and an edge more for each x in L(G).",
         "Meant is for each x in L(H), the leaves of the graph that there is.", "AR-T3.4"},
    Slip{"Definition 4.8", "Printed is, twice, that a flower marks the edges of E(U(G)) at its vertex.",
         "Meant is E(U(X)): U is defined for states, and a flower marks what X leaves unmarked.", "AR-T4.10"},
    Slip{"Theorem 4.10, proof, and Theorem 4.14, proof",
         "Printed is that any decoration that contains X and is no descendent of X has a source or a sink.",
         "Meant is any that contains X and more: X is no descendent of itself, and is a state.", ""},
    Slip{"Theorem 4.14", "Printed is f of h(X) with L(G), and of t(X) with L(G).",
         "Meant is with the leaves among the vertices of U(X): f is defined on these only, and a leaf at a marked edge "
         "is none of them. Likewise for L(H) and U(Y).",
         "AR-T4.14"},
    Slip{"Definition 5.1", "Printed is, for flows and for crashes, that it is for any integer, which has no name.",
         "Meant is for any integer n.", ""},
    Slip{"Proposition 5.6, proof", "Printed are, from the case of even n on, g(F(T_n)) and g(T_n).",
         "Meant are g(F(R_n)) and g(R_n): g(T_n) is n by Proposition 5.4.", "AR-P5.6"},
    Slip{"Definition 6.1, and Theorem 12.1", "Printed is abc != 0.",
         "Meant is, by the words that follow the definition, that not all of a, b and c are 0; legs of length 0 occur "
         "throughout. The theorem is right both ways.",
         "AR-T12.1"},
    Slip{"Definition 6.2", "Printed are arrows (a, a+1), (b+1, b) and (c, c+1).",
         "Meant are (u_a, u_(a+1)), (v_(b+1), v_b) and (w_c, w_(c+1)): a spider's vertices have letters by Definition "
         "6.1, and a, b and c may be equal.",
         ""},
    Slip{"Proposition 6.3, proof, S[v0,v1,vn]", "Printed is that the tail-flowers at v_1 and w_n are states.",
         "Meant is for n >= 1. For n = 0 they are none: the arrow from v_1 makes the hub a sink, that from the hub "
         "makes v_1 one. The tail-flowers of C_1 are none either.",
         "AR-P6.3"},
    Slip{"Proposition 6.3, proof, S[v0,^1,^n]", "Printed is that only two flowers at the three vertices are no states.",
         "Meant is for n >= 2. For n = 1 the head-flower at 0 of the path P_(n+1) is none either, as it makes 1 a "
         "source; nor is its image, with a source at w_1.",
         "AR-P6.3"},
    Slip{"Proposition 6.3, proof, S[v1,^1,^n]", "Printed is that both flowers at 0 of the path P_(n+1) are states.",
         "Meant is for n >= 2. For n = 1 the head-flower is none, as it makes 1 a source; nor is its image, with a "
         "source at w_1.",
         "AR-P6.3"},
    Slip{"Definition 7.1", "Printed is that every terminal descendent is to have that parity.",
         "Meant is that the state itself counts where it is terminal, as in the proof of Proposition 7.2. By "
         "Definition 2.3 it has no descendents then, and would be an odd-moves state as well as an even-moves one.",
         "AR-P7.6"},
    Slip{"Proposition 7.4, proof",
         "Printed is that a terminal descendent is a descendent of one of the states that follow.",
         "Meant is such a state or a descendent of it: for n = 1, S[v1(v1),v1,v1(v1)] is terminal itself.", "AR-P7.4"},
    Slip{"Definition 8.1", "Printed is a binary expansion of n.", "Meant is that of k: there is no n.", ""},
    Slip{"Proposition 9.2, proof", "Printed are followers S[v0,vb(^k),c] for k from 3 to b, and S[v0,vb(^2),c].",
         "Meant is k < b, and the latter for b > 2: with a mark against the end's on edge b, the vertex between is a "
         "sink, and C_0 is not defined. The list of values stays the same.",
         "AR-P9.2"},
    Slip{"Proposition 9.3, proof, list of followers", "Printed is f for their values.", "Meant is g.", ""},
    Slip{"Proposition 9.3, proof, end of the part a = 0", "Printed is g(F(S[~0,b,c])) = (b-2) ^ (c-2).",
         "Meant is g(S[~0,b,c]), the mex of that set.", "AR-P9.3"},
    Slip{"Lemma 10.1, proof, base", "Printed is that Proposition 9.2 gives g(S[v0,^b,c]) = c - 2.",
         "Meant is for b >= 2, as it demands. For b = 0 Proposition 9.1 gives 0; parts 1, 3 and 4 hold there, part 2 "
         "does not.",
         "AR-L10.1.2"},
    Slip{"Lemma 10.1, proof of part 4", "Printed is m <= b for marks of both directions on the second leg.",
         "Meant is m < b for the direction against the end's mark, as on the first leg: with m = b the shorter leg is "
         "no state. The sets of values are as printed.",
         "AR-L10.1.4"},
    Slip{"Lemma 11.1, proof", "Printed is m <= a for marks of both directions on the first leg.",
         "Meant is m < a for the direction against the end's mark: S[va(^a),b,c] is no state, though S[v(a+1)(^a),b,c] "
         "is one. The sets of values are as printed.",
         "AR-L11.1"},
    Slip{"Section 12, closing remark",
         "Printed is that trimming gives two paths if just one leg has length 1, and nothing if all three have.",
         "Meant is also one path if just two have. It has c - 1 edges, an even number, so the second player wins "
         "there, too.",
         "AR-ODD"},
};

}  // namespace sprague::arrows
