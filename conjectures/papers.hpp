// The papers whose claims are checked, in the order of the reports.
#pragma once

#include <array>
#include <string_view>

namespace sprague {

struct Paper {
  std::string_view key;       // also the name of its page
  std::string_view citation;  // as claims name it: "Zandee 2022"
  std::string_view title;
  std::string_view authors;
  std::string_view source;    // where and when it appeared
  std::string_view notation;  // Markdown: what the statements and witnesses are written in
};

inline constexpr std::array kPapers{
    Paper{
        "brussels-sprouts", "Das et al. 2023", "A theoretical expansion of the Sprout game",
        "Soura Sena Das, Zin Mar Myint, Soumen Nandi, Sagnik Sen, Éric Sopena", "Preprint, 7 November 2023",
        "`3,4 on P2` are two undrawn spots with 3 and 4 open tips on a surface: `T2` is the sphere with two handles, "
        "`P3` that with three crosscaps, and none is named for the sphere, `S`. In statements n is the number of "
        "spots, t_1, ..., t_n are their tips and T is the sum of these. `CS4(3,1,5,1)` is Circular Sprouts with four "
        "spots round a circle that have so many open tips, clockwise, on triangle-free plane graphs; `CS4(5,1,6,1), to "
        "CS4(3,1,3,1)+CS4(1,1,2,1)` a position and one of its options, a sum. `BS_2(3,4)` is Brussels Sprouts on "
        "triangle-free plane graphs, two spots with so many tips; `brussels:5 2,2,3` that on plane graphs of girth 5, "
        "three spots. In statements (p,q) is short for CS4(p,1,q,1), p' and q' are the tips in the first part of an "
        "option, p'' = p - p' - 1 and q'' = q - q' - 1 those in the second, a part being one of the two positions that "
        "the move leaves; the diagonal is p = q; the threshold of p is 2p - floor(|p-2|/2), or in Lemmas 5.6 to 5.8 2p "
        "- floor((p-2)/2), and (p,q) with p < q is below it when q is smaller (a part also turned round); a tip goes "
        "over when (p,q) becomes (p+1,q-1); i is p + q modulo 5, from 1 to 5, and i', "
        "i'' the same for the parts; the second line of Theorem 5.1 is 4/5(p+q-i) + 2floor(i/4). ^ between numbers is "
        "the nim-sum."},
    Paper{
        "game-of-arrows", "Mathews 2022", "The Game of Arrows on 3-legged spider graphs", "Bryant G. Mathews",
        "arXiv:2110.08738v2, 2022",
        "`S[2,v3,^4]` is a spider with 2, 3 and 4 unmarked edges on its legs, one more edge marked towards the "
        "hub (`v`) beyond the 3, one marked away from it (`^`) beyond the 4; `S[2,v2(v2),1(^1)]` has arrows inside its "
        "legs as "
        "well, on the edge with that index from the hub; `S(7,5,2)` is the graph with legs of so many edges; `g6:BW; "
        "0>2` is the graph that nauty writes BW, with an arrow from vertex 0 to vertex 2. In "
        "statements `~` stands for either direction; F_n, C_n, T_n and R_n are paths of n unmarked edges, with both "
        "outer edges marked in one direction (flow), against each other or apart (crash), one of them marked (twig) or "
        "none (rod). g is the value in the trimmed game, in which leaves may become sinks and sources; ^ between "
        "numbers is the nim-sum."},
    Paper{
        "game-of-cycles", "Zandee 2022", "The Game of Cycles (Het Spel van Cycli)", "J. S. Zandee",
        "Bachelor thesis, Delft University of Technology, 2022",
        "`S(2,4,8)` is a spider, a tree with one vertex of degree three or more, by the numbers of edges on its legs; "
        "`P5` the path on 5 vertices; other trees stand as a code after `g6:`. `S(2,4,5);4>5` has one arrow, from "
        "vertex 4 to "
        "vertex 5: the hub of a spider is vertex 0, and its legs are numbered one after the other, from the hub "
        "outwards. An edge is markable when no end of it is a leaf. G is the nimber."},
    Paper{
        "octal-on-graphs", "Beaudou et al. 2018",
        "Octal Games on Graphs: The game 0.33 on subdivided stars and bistars",
        "Laurent Beaudou, Pierre Coupechoux, Antoine Dailly, Sylvain Gravier, Julien Moncel, Aline Parreau, Éric "
        "Sopena",
        "Preprint hal-01418153v2, 2018",
        "`P5` is the path and `C6` the cycle with so many vertices; `S(1,1,3,4)` a subdivided star, a hub with legs of "
        "1, 1, 3 and 4 vertices (`S()` is one vertex, `S(2)` the path on 3 vertices seen from its end); `B(1,2;2;3,4)` "
        "a "
        "bistar, two hubs with these legs joined by a middle path of 2 edges; `Cat(2,0,1)` a caterpillar, a path with "
        "so "
        "many leaves hung on its vertices; `P0` the empty graph, which counts as a star. In statements S-m-T joins the "
        "hubs of the stars S and T by a path of m edges; joined to the empty graph, S gets a leg of m - 1. G is the "
        "nimber under 0.33 where no other game is named."},
    Paper{
        "sprouts-on-surfaces", "Lemoine and Viennot 2008", "Sprouts game on compact surfaces",
        "Julien Lemoine, Simon Viennot", "arXiv:0812.0081, 2008",
        "`5 on P3` are five spots on the sphere with three crosscaps; `T2` has two handles, and none is named for the "
        "sphere. A boundary is a cyclic word of the vertices with lives along it, `(1a2b)`: digits are vertices with "
        "one "
        "corner by their number of ends, letters those with more corners; regions are separated by ` | `: `3,(1ab) on "
        "T1 | (ab)` has three spots and a boundary on the torus and shares a and b with a region on the sphere. T^n "
        "and "
        "P^n are the spheres with n handles and n crosscaps, p is the number of spots. A land is a set of regions that "
        "hang together by vertices with lives. In pictures a grey box is a region, with the name of its surface; a "
        "hole "
        "is a boundary, with its vertices clockwise: those with one end on stubs, those with two on the rim, and "
        "dotted "
        "lines between the two corners of one vertex."},
};

}  // namespace sprague
