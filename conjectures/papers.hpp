// The papers whose claims are checked, in the order of the reports.
#pragma once

#include <array>
#include <string_view>

namespace sprague {

struct Paper {
  std::string_view key;  // also the name of its page
  std::string_view title;
  std::string_view authors;
  std::string_view source;    // where and when it appeared
  std::string_view notation;  // Markdown: what the statements and witnesses are written in
};

inline constexpr std::array kPapers{
    Paper{
        "game-of-cycles", "The Game of Cycles (Het Spel van Cycli)", "J. S. Zandee",
        "Bachelor thesis, Delft University of Technology, 2022",
        "`S(2,4,8)` is a spider, a tree with one vertex of degree three or more, by the numbers of edges on its legs; "
        "`P5` the path on 5 vertices; other trees stand as a code after `g6:`. `S(2,4,5);4>5` has one arrow, from "
        "vertex 4 to "
        "vertex 5: the hub of a spider is vertex 0, and its legs are numbered one after the other, from the hub "
        "outwards. An edge is markable when no end of it is a leaf. G is the nimber."},
    Paper{
        "octal-on-graphs", "Octal Games on Graphs: The game 0.33 on subdivided stars and bistars",
        "Laurent Beaudou, Pierre Coupechoux, Antoine Dailly, Sylvain Gravier, Julien Moncel, Aline Parreau, Éric "
        "Sopena",
        "Preprint hal-01418153v2, 2018",
        "`P5` is the path and `C6` the cycle with so many vertices; `S(1,1,3,4)` a subdivided star, a hub with legs of "
        "1, 1, 3 and 4 vertices (`S()` is one vertex, `S(2)` the path on 3 vertices seen from its end); `B(1,2;2;3,4)` "
        "a "
        "bistar, two hubs with these legs joined by a middle path of 2 edges; `K(2,0,1)` a caterpillar, a path with so "
        "many leaves hung on its vertices; `P0` the empty graph, which counts as a star. In statements S-m-T joins the "
        "hubs of the stars S and T by a path of m edges; joined to the empty graph, S gets a leg of m - 1. G is the "
        "nimber under 0.33 where no other game is named."},
};

}  // namespace sprague
