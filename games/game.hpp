// What a game is here: positions that are one connected component each, and options that are sums of components.
//
// A rules file gives the position type, its options, an exact key and the notation; everything that is decided about a
// game (checkers/) is written once over this concept. Equal keys mean the same game from there on; the key is stored
// whole and compared in full. A position whose play is over may appear as a component or be left out: both say zero.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/graph.hpp"
#include "games/nimber.hpp"

namespace sprague {

template <class Position>
using Sum = std::vector<Position>;

// What the checkers ask of a game.
template <class G>
concept Rules = requires(const G game, const typename G::Position position) {
  typename G::Key;
  // All options, in any order, repetitions allowed.
  { game.options(position) } -> std::same_as<std::vector<Sum<typename G::Position>>>;
  { game.key(position) } -> std::same_as<typename G::Key>;
};

// Rules that the command can name, with positions that can be typed.
template <class G>
concept Game = Rules<G> && requires(const G game, const typename G::Position position, const std::string_view text) {
  // What the command calls the game, and one line for its help: the code and the positions it takes.
  { G::kName } -> std::convertible_to<std::string_view>;
  { G::kSyntax } -> std::convertible_to<std::string_view>;
  // The game that a code names ("0.33"), and the code again. Bad codes throw InputError.
  { G::from_code(text) } -> std::same_as<G>;
  { game.code() } -> std::convertible_to<std::string>;
  // The notation of a component, parsed and in normal form. Bad notation throws InputError.
  { game.parse(text) } -> std::same_as<Sum<typename G::Position>>;
  { game.print(position) } -> std::convertible_to<std::string>;
};

// A move on a board: its name there, the components that it leaves, and the vertices that the name names: those taken,
// or an arrow's tail and head.
template <class Position>
struct BoardMove {
  std::string name;
  Sum<Position> after;
  std::vector<Vertex> vertices;
};

// Games whose positions are typed as boards, on which moves have names: graphs, plane maps, with marks or without.
// Optional.
template <class G>
concept HasBoards = Game<G> && requires(const G game, const typename G::Board board, const std::string_view text) {
  // What somebody does with the name of a move: "draw" an arrow, "take" vertices.
  { G::kMoveVerb } -> std::convertible_to<std::string_view>;
  { game.parse_board(text) } -> std::same_as<typename G::Board>;  // throws InputError
  { game.components(board) } -> std::same_as<Sum<typename G::Position>>;
  // Calls the function for all moves, those of one name perhaps several times.
  game.each_move(board, static_cast<void (*)(BoardMove<typename G::Position>)>(nullptr));
};

// Boards that have a notation of their own, the names of their vertices kept. Optional.
template <class G>
concept HasBoardNotation = HasBoards<G> && requires(const G game, const typename G::Board board) {
  { game.print_board(board) } -> std::convertible_to<std::string>;
};

// Games of which a component has a notation beside that of boards, told by how it begins. Optional.
template <class G>
concept HasComponentStart = requires {
  { G::kComponentStart } -> std::convertible_to<std::string_view>;
};

// Another game's rules, for positions that they play alike and more easily: its name and code stay this game's.
// Optional.
template <class G>
concept HasRecursion = requires(const G game, const std::string_view text) {
  { game.recursion_for(text) } -> std::same_as<std::optional<typename G::Recursion>>;
};

// Positions to settle first so that no search from `position` runs deep; smallest first. Optional.
template <class G>
concept HasLadder = requires(const G game, const typename G::Position position) {
  { game.ladder(position) } -> std::same_as<std::vector<typename G::Position>>;
};

// Options one at a time, for searches that stop early: any_option(position, f) calls f(option) until it says true, and
// says whether it did. Optional.
template <class G>
concept HasOptionStream = requires(const G game, const typename G::Position position,
                                   bool (*stop)(const Sum<typename G::Position>&)) {
  { game.any_option(position, stop) } -> std::same_as<bool>;
};

// Nimbers that can be told without search or table. Optional.
template <class G>
concept HasEvidentNimbers = requires(const G game, const typename G::Position position) {
  { game.evident_nimber(position) } -> std::same_as<std::optional<Nimber>>;
};

// Rules that keep nimbers and outcomes of normal play of the game that is meant, and nothing else; kNormalPlayOnly says
// why. Optional.
template <class G>
concept KeepsNormalPlayOnly = requires {
  { G::kNormalPlayOnly } -> std::convertible_to<std::string_view>;
};

// Keys that are texts, from which the position can be had again. Optional.
template <class G>
concept HasTextKeys = Rules<G> && std::same_as<typename G::Key, std::string> &&
    requires(const G game, const typename G::Key key) {
  { game.position_of(key) } -> std::same_as<typename G::Position>;
};

// A bound on the number of moves left, whoever plays how. Optional.
template <class G>
concept HasMostMoves = requires(const G game, const typename G::Position position) {
  { game.most_moves(position) } -> std::same_as<std::size_t>;
};

}  // namespace sprague
