// What somebody typed as a position: parts joined by +, each a board with names for its moves where the game has
// such, and the components that they come to.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/game.hpp"

namespace sprague {

// As positions are printed.
inline constexpr std::string_view kJoin = " + ";

// The parts on both sides of each +, without the spaces beside it.
inline std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  while (true) {
    const auto join = text.find('+');
    const std::string_view part = text.substr(0, join);
    if (join == std::string_view::npos) {
      parts.push_back(part);
      return parts;
    }
    parts.push_back(part.substr(0, part.find_last_not_of(' ') + 1));
    text.remove_prefix(join + 1);
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  }
}

template <Game G>
struct BoardOf {
  struct type {};
};
template <HasBoards G>
struct BoardOf<G> {
  using type = typename G::Board;
};

template <Game G>
struct TypedPart {
  Sum<typename G::Position> components;
  std::optional<typename BoardOf<G>::type> board;
};

template <Game G>
struct Typed {
  std::vector<TypedPart<G>> parts;

  Sum<typename G::Position> components() const {
    Sum<typename G::Position> all;
    for (const auto& part : parts) all.insert(all.end(), part.components.begin(), part.components.end());
    return all;
  }
  bool all_boards() const {
    return std::ranges::all_of(parts, [](const TypedPart<G>& part) { return part.board.has_value(); });
  }
  // The board, if nothing but one was typed.
  const typename BoardOf<G>::type* only_board() const {
    return parts.size() == 1 && parts.front().board ? &*parts.front().board : nullptr;
  }
};

// Throws InputError.
template <Game G>
Typed<G> typed_position(const G& game, std::string_view text) {
  Typed<G> typed;
  for (const std::string_view part : parts_of(text)) {
    if constexpr (HasBoards<G>) {
      bool is_component = false;
      if constexpr (HasComponentStart<G>) is_component = part.starts_with(G::kComponentStart);
      if (!is_component) {
        auto board = game.parse_board(part);
        auto components = game.components(board);
        typed.parts.push_back({std::move(components), std::move(board)});
        continue;
      }
    }
    typed.parts.push_back({game.parse(part), std::nullopt});
  }
  return typed;
}

// Components in order of their notation, shorter ones first; "0" for the empty sum.
template <Game G>
std::string print_sum(const G& game, const Sum<typename G::Position>& sum) {
  std::vector<std::string> parts;
  for (const auto& component : sum) parts.push_back(game.print(component));
  std::ranges::sort(parts, {}, [](const std::string& part) { return std::pair(part.size(), part); });
  return parts.empty() ? "0" : fmt::format("{}", fmt::join(parts, kJoin));
}

// In normal form, boards with a notation of their own in that.
template <Game G>
std::string print_position(const G& game, const Typed<G>& typed) {
  if constexpr (HasBoardNotation<G>) {
    if (typed.all_boards()) {
      std::vector<std::string> boards;
      for (const auto& part : typed.parts) boards.push_back(game.print_board(*part.board));
      return fmt::format("{}", fmt::join(boards, kJoin));
    }
  }
  return print_sum(game, typed.components());
}

// Calls visit(move) for all moves. They have names if all parts are boards: where there are several, with the part.
template <Game G, class Visit>
void each_typed_move(const G& game, const Typed<G>& typed, Visit&& visit) {
  for (std::size_t i = 0; i < typed.parts.size(); ++i) {
    Sum<typename G::Position> others;
    for (std::size_t j = 0; j < typed.parts.size(); ++j) {
      const auto& components = typed.parts[j].components;
      if (j != i) others.insert(others.end(), components.begin(), components.end());
    }
    const auto pass_on = [&](BoardMove<typename G::Position> move) {
      if (typed.parts.size() > 1 && !move.name.empty()) move.name = fmt::format("part {}: {}", i + 1, move.name);
      move.after.insert(move.after.end(), others.begin(), others.end());
      visit(std::move(move));
    };
    if constexpr (HasBoards<G>) {
      if (typed.all_boards()) {
        game.each_move(*typed.parts[i].board, pass_on);
        continue;
      }
    }
    const auto& components = typed.parts[i].components;
    for (std::size_t j = 0; j < components.size(); ++j) {
      const auto with_option = [&](const Sum<typename G::Position>& option) {
        Sum<typename G::Position> after;
        for (std::size_t k = 0; k < components.size(); ++k) {
          if (k != j) after.push_back(components[k]);
        }
        after.insert(after.end(), option.begin(), option.end());
        pass_on({{}, std::move(after), {}});
        return false;
      };
      if constexpr (HasOptionStream<G>) {
        game.any_option(components[j], with_option);
      } else {
        for (const auto& option : game.options(components[j])) with_option(option);
      }
    }
  }
}

}  // namespace sprague
