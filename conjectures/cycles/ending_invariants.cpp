#include "conjectures/cycles/ending_invariants.hpp"

#include <array>
#include <bit>

#include "canonical/ensure.hpp"

namespace sprague::cycles {
namespace {

constexpr std::array kTree{Property::tree};
constexpr std::array kBranchingTree{Property::tree, Property::no_degree_two};
constexpr std::array kPath{Property::tree, Property::path};
constexpr std::array kLongLegs{Property::tree, Property::long_legs};
constexpr std::array kCycle{Property::cycle};
constexpr std::array kTwoConnected{Property::two_connected};
constexpr std::array kBipartite{Property::two_connected, Property::bipartite};
constexpr std::array kEvenDegrees{Property::two_connected, Property::even_degrees};
constexpr std::array kNoDegreeTwo{Property::two_connected, Property::no_degree_two};
constexpr std::array kTriangles{Property::two_connected, Property::triangles};

constexpr std::array kUnmarked{Count::unmarked};
constexpr std::array kMarkable{Count::markable};
constexpr std::array kVertices{Count::vertices};
constexpr std::array kLeaves{Count::leaves};

constexpr std::array kInvariants{
    EndingInvariant{.name = "cycle-unmarked",
                    .statement = "A play on a cycle leaves an even number of edges unmarked.",
                    .boards = kCycle,
                    .sum = kUnmarked,
                    .enumerated = 12},
    EndingInvariant{.name = "cycle-positions",
                    .statement = "From a position on a cycle with k unmarked edges, every play has k moves modulo 2.",
                    .boards = kCycle,
                    .start = Start::any,
                    .sum = kUnmarked,
                    .enumerated = 12},
    EndingInvariant{
        .name = "cycle-markable",
        .statement = "From a position on a cycle in which k edges can be marked, every play has k moves modulo 2.",
        .boards = kCycle,
        .start = Start::any,
        .sum = kMarkable,
        .enumerated = 12},
    EndingInvariant{.name = "two-connected-parity",
                    .statement = "All plays on a 2-connected board have the same parity.",
                    .boards = kTwoConnected,
                    .sum = {}},
    EndingInvariant{.name = "two-connected-unmarked",
                    .statement = "A play on a 2-connected board leaves an even number of edges unmarked.",
                    .boards = kTwoConnected,
                    .sum = kUnmarked},
    EndingInvariant{.name = "quiet-unmarked",
                    .statement = "A play on a 2-connected board that completes no cell leaves an even number of edges "
                                 "unmarked.",
                    .boards = kTwoConnected,
                    .endings = Endings::quiet,
                    .sum = kUnmarked},
    EndingInvariant{.name = "quiet-bipartite",
                    .statement = "A play on a bipartite 2-connected board that completes no cell leaves an even number "
                                 "of edges unmarked.",
                    .boards = kBipartite,
                    .endings = Endings::quiet,
                    .sum = kUnmarked},
    EndingInvariant{.name = "quiet-even-degrees",
                    .statement = "A play on a 2-connected board without vertices of odd degree that completes no cell "
                                 "leaves an even number of edges unmarked.",
                    .boards = kEvenDegrees,
                    .endings = Endings::quiet,
                    .sum = kUnmarked},
    EndingInvariant{.name = "quiet-no-degree-two",
                    .statement = "A play on a 2-connected board without vertices of degree 2 that completes no cell "
                                 "leaves an even number of edges unmarked.",
                    .boards = kNoDegreeTwo,
                    .endings = Endings::quiet,
                    .sum = kUnmarked},
    EndingInvariant{.name = "quiet-triangles",
                    .statement = "A play on a 2-connected board of triangles that completes no cell leaves an even "
                                 "number of edges unmarked.",
                    .boards = kTriangles,
                    .endings = Endings::quiet,
                    .sum = kUnmarked},
    EndingInvariant{.name = "quiet-markable",
                    .statement = "A play on a board of which k edges can be marked at first, and that completes no "
                                 "cell, has k moves modulo 2.",
                    .boards = {},
                    .endings = Endings::quiet,
                    .sum = kMarkable},
    EndingInvariant{.name = "tree-vertices",
                    .statement = "A play on a tree with n vertices has n moves modulo 2.",
                    .boards = kTree,
                    .sum = kVertices},
    EndingInvariant{.name = "tree-leaves",
                    .statement = "A play on a tree with n leaves has n moves modulo 2.",
                    .boards = kTree,
                    .sum = kLeaves},
    EndingInvariant{
        .name = "tree-parity", .statement = "All plays on a tree have the same parity.", .boards = kTree, .sum = {}},
    EndingInvariant{.name = "branching-tree-parity",
                    .statement = "All plays on a tree without vertices of degree 2 have the same parity.",
                    .boards = kBranchingTree,
                    .sum = {},
                    .enumerated = 13},
    EndingInvariant{.name = "arrows-path",
                    .statement = "In the trimmed Game of Arrows on a path, a state with arrows on exactly the edges at "
                                 "leaves is an even-moves or an odd-moves state.",
                    .boards = kPath,
                    .start = Start::leaf_edges,
                    .sum = {},
                    .leaves = Leaves::free},
    EndingInvariant{.name = "arrows-tree",
                    .statement = "In the trimmed Game of Arrows on a tree, a state with arrows on exactly the edges at "
                                 "leaves is an even-moves or an odd-moves state.",
                    .boards = kTree,
                    .start = Start::leaf_edges,
                    .sum = {},
                    .leaves = Leaves::free},
    EndingInvariant{
        .name = "arrows-long-legs",
        .statement = "In the trimmed Game of Arrows on a tree whose leaves hang on vertices of degree 2, a state with "
                     "arrows on exactly the edges at leaves is an even-moves or an odd-moves state.",
        .boards = kLongLegs,
        .start = Start::leaf_edges,
        .sum = {},
        .leaves = Leaves::free}};

}  // namespace

std::span<const EndingInvariant> ending_invariants() {
  return kInvariants;
}

bool is_odd(Count count, const PlaneMap& map, const CyclesOnBoard& rules, ArrowSet drawn) {
  switch (count) {
    case Count::vertices: return map.vertices() % 2 == 1;
    case Count::leaves: {
      std::size_t leaves = 0;
      for (std::size_t v = 0; v < map.vertices(); ++v) leaves += map.degree(static_cast<Vertex>(v)) == 1 ? 1 : 0;
      return leaves % 2 == 1;
    }
    case Count::unmarked: return (map.edges() - static_cast<std::size_t>(std::popcount(drawn))) % 2 == 1;
    case Count::markable: {
      const ArrowSet legal = rules.legal(drawn);
      return std::popcount(legal | reversed_arrows(legal)) / 2 % 2 == 1;  // both arrows of each edge
    }
  }
  throw InternalError("no such number");
}

}  // namespace sprague::cycles
