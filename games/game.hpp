// What a game is here: positions that are one connected component each, and options that are sums of components.
//
// A rules file gives the position type, its options, an exact key and the notation; everything that is decided about a
// game (checkers/) is written once over this concept. Equal keys mean the same game from there on; the key is stored
// whole and compared in full. A position whose play is over may appear as a component or be left out: both say zero.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

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

// Positions to settle first so that no search from `position` runs deep; smallest first. Optional.
template <class G>
concept HasLadder = requires(const G game, const typename G::Position position) {
  { game.ladder(position) } -> std::same_as<std::vector<typename G::Position>>;
};

}  // namespace sprague
