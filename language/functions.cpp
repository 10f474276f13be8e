#include "language/functions.hpp"

#include <array>

namespace sprague::language {
namespace {

template <Type... types>
constexpr std::array<Type, sizeof...(types)> kTypes{types...};

using enum FunctionId;
using enum UsedIn;

constexpr auto G = std::span<const Type>(kTypes<Type::graph>);
constexpr auto B = std::span<const Type>(kTypes<Type::board>);
constexpr auto GV = std::span<const Type>(kTypes<Type::graph, Type::vertex>);
constexpr auto GVs = std::span<const Type>(kTypes<Type::graph, Type::vertices>);
constexpr auto GVV = std::span<const Type>(kTypes<Type::graph, Type::vertex, Type::vertex>);
constexpr auto GE = std::span<const Type>(kTypes<Type::graph, Type::edge>);
constexpr auto GEs = std::span<const Type>(kTypes<Type::graph, Type::edges>);
constexpr auto GG = std::span<const Type>(kTypes<Type::graph, Type::graph>);
constexpr auto GVG = std::span<const Type>(kTypes<Type::graph, Type::vertex, Type::graph>);
constexpr auto GN = std::span<const Type>(kTypes<Type::graph, Type::number>);
constexpr auto V = std::span<const Type>(kTypes<Type::vertex>);
constexpr auto E = std::span<const Type>(kTypes<Type::edge>);
constexpr auto Es = std::span<const Type>(kTypes<Type::edges>);
constexpr auto BF = std::span<const Type>(kTypes<Type::board, Type::face>);
constexpr auto GVsG = std::span<const Type>(kTypes<Type::graph, Type::vertices, Type::graph>);
constexpr auto A = std::span<const Type>(kTypes<Type::arrow>);
constexpr auto F = std::span<const Type>(kTypes<Type::face>);
constexpr auto Part = std::span<const Type>(kTypes<Type::part>);
constexpr auto P = std::span<const Type>(kTypes<Type::position>);
constexpr auto M = std::span<const Type>(kTypes<Type::move>);
constexpr auto N = std::span<const Type>(kTypes<Type::number>);
constexpr auto NN = std::span<const Type>(kTypes<Type::number, Type::number>);
constexpr auto NNN = std::span<const Type>(kTypes<Type::number, Type::number, Type::number>);
constexpr auto L = std::span<const Type>(kTypes<Type::list>);
constexpr auto C = std::span<const Type>(kTypes<Type::truth>);
constexpr auto Nothing = std::span<const Type>();

constexpr std::array kFunctions{
    Function{part_vertices, "vertices", Part, Type::vertices, both, false, "vertices of {0}", "V({0})"},
    Function{face_vertices, "vertices", F, Type::vertices, both, false, "vertices on {0}", "V({0})"},
    Function{vertices, "vertices", G, Type::vertices, both, false, "vertices of {0}", "V({0})"},
    Function{part_edges, "edges", Part, Type::edges, both, false, "edges of {0}", "E({0})"},
    Function{face_edges, "edges", F, Type::edges, both, false, "edges on {0}", "E({0})"},
    Function{edges, "edges", G, Type::edges, both, false, "edges of {0}", "E({0})"},
    Function{darts, "darts", G, Type::arrows, both, false, "darts of {0}", "D({0})"},
    Function{darts_of_edges, "darts", Es, Type::arrows, both, false, "darts of {0}", "D({0})"},
    Function{leaves, "leaves", G, Type::vertices, both, false, "leaves of {0}", "L({0})"},
    Function{cut_vertices, "cut_vertices", G, Type::vertices, both, false, "cut vertices of {0}", ""},
    Function{hubs, "hubs", G, Type::vertices, both, false, "vertices of {0} of degree three or more", ""},
    Function{spine, "spine", G, Type::vertices, both, false, "vertices on the spine of {0}", ""},
    Function{bridges, "bridges", G, Type::edges, both, false, "bridges of {0}", ""},
    Function{markable, "markable", G, Type::edges, both, false, "markable edges of {0}", ""},
    Function{automorphisms, "automorphisms", G, Type::maps, both, false, "automorphisms of {0}",
             "\\operatorname{Aut}({0})"},
    Function{involutions, "involutions", G, Type::maps, claims, false, "involutions of {0}", ""},
    Function{components, "components", G, Type::number, both, false, "the number of components of {0}", ""},
    Function{max_degree, "max_degree", G, Type::number, both, false, "the largest degree in {0}", "\\Delta({0})"},
    Function{min_degree, "min_degree", G, Type::number, both, false, "the smallest degree in {0}", "\\delta({0})"},
    Function{girth, "girth", G, Type::number, both, false, "the girth of {0}", "g({0})"},
    Function{diameter, "diameter", G, Type::number, both, false, "the diameter of {0}", "\\operatorname{diam}({0})"},
    Function{radius, "radius", G, Type::number, both, false, "the radius of {0}", "\\operatorname{rad}({0})"},
    Function{matching_number, "matching_number", G, Type::number, both, false, "the matching number of {0}",
             "\\nu({0})"},
    Function{independence_number, "independence_number", G, Type::number, both, false, "the independence number of {0}",
             "\\alpha({0})"},
    Function{clique_number, "clique_number", G, Type::number, both, false, "the clique number of {0}", "\\omega({0})"},
    Function{domination_number, "domination_number", G, Type::number, both, false, "the domination number of {0}",
             "\\gamma({0})"},
    Function{chromatic_number, "chromatic_number", G, Type::number, both, false, "the chromatic number of {0}",
             "\\chi({0})"},
    Function{connected, "connected", G, Type::truth, both, false, "{0} is connected", ""},
    Function{two_connected, "two_connected", G, Type::truth, both, false, "{0} is 2-connected", ""},
    Function{bipartite, "bipartite", G, Type::truth, both, false, "{0} is bipartite", ""},
    Function{tree, "tree", G, Type::truth, both, false, "{0} is a tree", ""},
    Function{forest, "forest", G, Type::truth, both, false, "{0} is a forest", ""},
    Function{caterpillar, "caterpillar", G, Type::truth, both, false, "{0} is a caterpillar", ""},
    Function{cactus, "cactus", G, Type::truth, both, false, "{0} is a cactus", ""},
    Function{outerplanar, "outerplanar", G, Type::truth, both, false, "{0} is outerplanar", ""},
    Function{regular, "regular", G, Type::truth, both, false, "{0} is regular", ""},
    Function{faces, "faces", B, Type::faces, claims, false, "faces of {0}", "F({0})"},
    Function{cells, "cells", B, Type::faces, claims, false, "bounded faces of {0}", ""},
    Function{outer, "outer", B, Type::face, claims, false, "the outer face of {0}", ""},
    Function{enclosing, "enclosing", BF, Type::edges, claims, false, "edges of the cycle that encloses {1}", ""},
    Function{degree, "degree", GV, Type::number, both, false, "the degree of {1}", "\\deg({1})"},
    Function{leaf, "leaf", GV, Type::truth, both, false, "{1} is a leaf", ""},
    Function{open_vertex, "open", GV, Type::vertices, both, false, "neighbours of {1}", "N({1})"},
    Function{open_set, "open", GVs, Type::vertices, both, false, "neighbours of {1}", "N({1})"},
    Function{closed_vertex, "closed", GV, Type::vertices, both, false, "{1} and its neighbours", "N[{1}]"},
    Function{closed_set, "closed", GVs, Type::vertices, both, false, "{1} and their neighbours", "N[{1}]"},
    Function{ends_of_edge, "ends", E, Type::vertices, both, false, "ends of {0}", ""},
    Function{ends_of_arrow, "ends", A, Type::vertices, both, false, "ends of {0}", ""},
    Function{tail, "tail", A, Type::vertex, both, false, "the tail of {0}", ""},
    Function{head, "head", A, Type::vertex, both, false, "the head of {0}", ""},
    Function{edge_of_arrow, "edge", A, Type::edge, both, false, "the edge of {0}", ""},
    Function{adjacent, "adjacent", GVV, Type::truth, both, false, "{1} and {2} are adjacent", "{1} \\sim {2}"},
    Function{distance, "distance", GVV, Type::number, both, false, "the distance of {1} and {2}", "d({1}, {2})"},
    Function{eccentricity, "eccentricity", GV, Type::number, both, false, "the eccentricity of {1}", ""},
    Function{isomorphic, "isomorphic", GG, Type::truth, both, false, "{0} and {1} are isomorphic", "{0} \\cong {1}"},
    Function{face_length, "length", F, Type::number, both, false, "the length of {0}", ""},
    Function{FunctionId::min, "min", NN, Type::number, both, true, "", "\\min({*})"},
    Function{FunctionId::max, "max", NN, Type::number, both, true, "", "\\max({*})"},
    Function{abs, "abs", N, Type::number, both, false, "", "|{0}|"},
    Function{path, "path", N, Type::graph, claims, false, "the path on {0} vertices", "P_{{0}}"},
    Function{cycle, "cycle", N, Type::graph, claims, false, "the cycle on {0} vertices", "C_{{0}}"},
    Function{complete, "complete", N, Type::graph, claims, false, "the complete graph on {0} vertices", "K_{{0}}"},
    Function{star, "star", N, Type::graph, claims, false, "the star with {0} leaves", "K_{1,{0}}"},
    Function{wheel, "wheel", N, Type::graph, claims, false, "the wheel with {0} spokes", "W_{{0}}"},
    Function{grid, "grid", NN, Type::graph, claims, false, "the {0} by {1} grid", "P_{{0}} \\square P_{{1}}"},
    Function{hypercube, "hypercube", N, Type::graph, claims, false, "the hypercube of dimension {0}", "Q_{{0}}"},
    Function{petersen, "petersen", Nothing, Type::graph, claims, false, "the Petersen graph", ""},
    Function{complete_bipartite, "complete_bipartite", NN, Type::graph, claims, false,
             "the complete bipartite graph on {0} and {1} vertices", "K_{{0},{1}}"},
    Function{theta, "theta", NNN, Type::graph, claims, false, "the theta graph with paths of {0}, {1} and {2} edges",
             "\\theta_{{0},{1},{2}}"},
    Function{star_of_list, "subdivided_star", L, Type::graph, claims, false, "the subdivided star with legs of {0}",
             "S_{{0}}"},
    Function{subdivided_star, "subdivided_star", N, Type::graph, claims, true, "", "S_{{*}}"},
    Function{FunctionId::partitions, "partitions", N, Type::lists, claims, false, "partitions of {0}", ""},
    Function{hang, "hang", GVG, Type::graph, claims, false, "{0} with {2} hung on {1}", ""},
    Function{hang_on_set, "hang", GVsG, Type::graph, claims, false, "{0} with {2} hung on each of {1}", ""},
    Function{join, "join", GG, Type::graph, claims, false, "the join of {0} and {1}", "{0} \\vee {1}"},
    Function{disjoint, "disjoint", GG, Type::graph, claims, false, "the disjoint union of {0} and {1}",
             "{0} \\sqcup {1}"},
    Function{subdivide, "subdivide", GN, Type::graph, claims, false, "{0} with {1} vertices inserted in each edge", ""},
    Function{line_graph, "line_graph", G, Type::graph, claims, false, "the line graph of {0}", ""},
    Function{complement, "complement", G, Type::graph, claims, false, "the complement of {0}", "\\overline{{0}}"},
    Function{delete_vertex, "delete", GV, Type::graph, claims, false, "{0} without {1}", "{0} - {1}"},
    Function{delete_vertices, "delete", GVs, Type::graph, claims, false, "{0} without {1}", "{0} - {1}"},
    Function{delete_edge, "delete", GE, Type::graph, claims, false, "{0} without {1}", "{0} - {1}"},
    Function{delete_edges, "delete", GEs, Type::graph, claims, false, "{0} without {1}", "{0} - {1}"},
    Function{contract, "contract", GE, Type::graph, claims, false, "{0} with {1} contracted", "{0} / {1}"},
    Function{add_edge, "add_edge", GVV, Type::graph, claims, false, "{0} with an edge between {1} and {2}",
             "{0} + {1}{2}"},
    Function{nimber, "nimber", P, Type::number, claims, false, "the nimber of {0}", "\\mathcal{G}({0})"},
    Function{FunctionId::outcome, "outcome", P, Type::outcome, claims, false, "the winner of {0}", "o({0})"},
    Function{misere_outcome, "misere_outcome", P, Type::outcome, claims, false, "the winner of {0} under misere play",
             "o^-({0})"},
    Function{lengths, "lengths", P, Type::numbers, claims, false, "lengths of plays of {0}", ""},
    Function{options, "options", P, Type::positions, claims, false, "options of {0}", ""},
    Function{FunctionId::moves, "moves", P, Type::moves, claims, false, "moves of {0}", ""},
    Function{left, "left", M, Type::position, claims, false, "what {0} leaves", ""},
    Function{taken, "taken", M, Type::vertices, claims, false, "vertices that {0} names", ""},
    Function{directed_edge, "directed", E, Type::truth, games, false, "{0} is directed", ""},
    Function{directed_arrow, "directed", A, Type::truth, games, false, "the edge of {0} is directed", ""},
    Function{indegree, "indegree", V, Type::number, games, false, "the number of edges directed to {0}",
             "\\deg^-({0})"},
    Function{outdegree, "outdegree", V, Type::number, games, false, "the number of edges directed from {0}",
             "\\deg^+({0})"},
    Function{count_all, "count", Nothing, Type::number, tables, false, "how many there are", "\\#"},
    Function{count_if, "count", C, Type::number, tables, false, "in how many {0}", "\\#({0})"},
    Function{row_sum, "sum", N, Type::number, tables, false, "the sum of {0}", "\\sum {0}"},
    Function{row_min, "min", N, Type::number, tables, false, "the smallest of {0}", "\\min {0}"},
    Function{row_max, "max", N, Type::number, tables, false, "the largest of {0}", "\\max {0}"},
};

}  // namespace

std::span<const Function> all_functions() {
  return kFunctions;
}

bool may_use(const Function& function, UsedIn place) {
  if (function.used_in == UsedIn::both || function.used_in == place) return true;
  return place == UsedIn::tables && function.used_in == UsedIn::claims;
}

}  // namespace sprague::language
