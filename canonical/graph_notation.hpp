// How graphs are typed and printed. Paths, cycles, stars, bistars and caterpillars print by their names, all else as
// graph6.
//
//   P5                 path on 5 vertices (P0 is the empty graph)
//   C6                 cycle on 6 vertices
//   S(1,1,3,4)         subdivided star: a hub and legs of 1, 1, 3 and 4 vertices; S(1^2,3,4) is the same
//   B(1,2;2;3,4)       subdivided bistar: legs, edges of the middle path, legs
//   Cat(2,0,1)         caterpillar: a path of 3 vertices with 2, 0 and 1 leaves hung on them
//   K5                 complete graph on 5 vertices
//   K(3,3) or K3,3     complete bipartite graph; K(1,2,3) complete multipartite
//   Q3                 hypercube of dimension 3
//   W5                 wheel with 5 spokes: a hub and a rim of 5 vertices, 6 in all
//   Grid(3,4)          grid of 3 rows and 4 columns
//   Petersen           the Petersen graph
//   g6:TEXT s6:TEXT    graph6, sparse6
#pragma once

#include <string>
#include <string_view>

#include "canonical/families.hpp"
#include "canonical/graph.hpp"

namespace sprague {

// Throws InputError naming the place and what was expected.
Graph parse_graph(std::string_view text);

// The normal form of a graph: equal exactly for isomorphic graphs, and parse_graph reads it back (checked).
std::string print_graph(const Graph& graph);

std::string print_star(const Legs& legs);
std::string print_bistar(const Bistar& bistar);
std::string print_caterpillar(const CaterpillarCode& code);

}  // namespace sprague
