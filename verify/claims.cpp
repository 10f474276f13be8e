#include <algorithm>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

std::size_t degree(const Graph& graph, Vertex v) {
  return graph.neighbours(v).size();
}

bool is_tree(const Board& board) {
  return board.graph.parts(board.graph.all()).size() == 1 && board.edges.size() + 1 == board.graph.vertices();
}

// A tree with just one vertex on more than two edges.
bool is_spider(const Board& board) {
  const Vertices all = board.graph.all();
  return is_tree(board) &&
         std::count_if(all.begin(), all.end(), [&](Vertex v) { return degree(board.graph, v) > 2; }) == 1;
}

// Three vertices or more, and connected without any one of them.
bool is_2_connected(const Board& board) {
  const Vertices all = board.graph.all();
  return all.size() >= 3 && std::all_of(all.begin(), all.end(), [&](Vertex v) {
           Vertices rest = all;
           std::erase(rest, v);
           return board.graph.parts(rest).size() == 1;
         });
}

// Edges at leaves can never be marked.
std::size_t markable(const Board& board) {
  return static_cast<std::size_t>(std::count_if(board.edges.begin(), board.edges.end(), [&](VertexPair edge) {
    return degree(board.graph, edge.first) > 1 && degree(board.graph, edge.second) > 1;
  }));
}

}  // namespace

void check_against(std::string_view claim, std::string_view reading, std::string_view game, std::string_view start,
                   bool second_player_wins, const std::set<std::uint64_t>& nimber) {
  const bool spiders = claim == "AR-X1" && game == "arrows" && reading == "as printed";
  const bool one_arrow = claim == "CY-C4.3" && game.starts_with("cycles") && reading == "as printed";
  const bool parity = (claim == "CY-C2.1" || claim == "CY-2CON" || claim == "CY-TREE") && game.starts_with("cycles") &&
                      (reading == "all edges" || reading == "markable edges");
  if (!spiders && !one_arrow && !parity) throw Malformed("there is no such claim and reading on this game");
  const Board board = spiders ? arrows_board(start) : cycles_board(start);
  const bool spoken_of =
      board.marks.size() == (one_arrow ? 1 : 0) && (claim == "CY-C2.1" || (spiders              ? is_spider(board)
                                                                           : claim == "CY-2CON" ? is_2_connected(board)
                                                                                                : is_tree(board)));
  if (!spoken_of) throw Malformed("the claim says nothing of this position");
  if (one_arrow && nimber.empty()) throw Malformed("the claim is about the nimber");
  const bool even = (reading == "all edges" || spiders ? board.edges.size() : markable(board)) % 2 == 0;
  // With one edge of n marked, n - 1 is odd exactly if n is even.
  const bool agrees = one_arrow ? (*nimber.begin() % 2 == 1) == even : second_player_wins == even;
  if (agrees) throw Malformed("the claim agrees with what is proved");
}

}  // namespace sprague::verify
