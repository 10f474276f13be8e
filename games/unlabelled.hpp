// Games without labels, as certificates write them: a component is an item, and a move is named by what it leaves
// (docs/certificates.md). Here a component is its text in the game's notation.
#pragma once

#include <algorithm>
#include <concepts>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "games/game.hpp"
#include "games/labels.hpp"

namespace sprague {

// A game whose components' texts say all that matters of them.
template <class G>
concept HasTexts = requires(const G game, const typename G::Position position, const std::string_view text) {
  { G::kName } -> std::convertible_to<std::string_view>;
  { game.code() } -> std::convertible_to<std::string>;
  { game.options(position) } -> std::same_as<std::vector<Sum<typename G::Position>>>;
  // Equal for equal components only; empty where no move is left.
  { game.component_text(position) } -> std::same_as<std::string>;
  { G::kBetweenComponents } -> std::convertible_to<std::string_view>;
  // A component's notation, in normal form or not, as certificates write it.
  { game.item(text) } -> std::same_as<std::string>;
  { game.parse(text) } -> std::same_as<Sum<typename G::Position>>;
};

template <HasTexts G>
class Unlabelled {
 public:
  using Position = std::string;
  using Key = std::string;
  using Labelled = Sum<std::string>;  // in order
  static constexpr std::string_view kName = G::kName;

  explicit Unlabelled(G game) : game_(std::move(game)) {}
  std::string code() const { return game_.code(); }

  // The components of a position by its notation. Throws InputError.
  Labelled parse(std::string_view text) const {
    Labelled sum;
    for (const std::string_view part : parts_of(text)) append(game_.parse(part), sum);
    std::ranges::sort(sum);
    return sum;
  }
  // As certificates write the position of that notation, what its normal form lacks as well.
  std::string certified_text(std::string_view text) const {
    std::vector<std::string> items;
    for (const std::string_view part : parts_of(text)) items.push_back(game_.item(part));
    return text_of_items(std::move(items));
  }

  std::vector<Labelled> options(const Position& component) const {
    std::vector<Labelled> options;
    for (auto& move : labelled_moves({component})) options.push_back(std::move(move.after));
    return options;
  }
  static Key key(const Position& component) { return component; }
  static Position position_of(const Key& key) { return key; }
  std::size_t most_moves(const Position& component) const requires HasMostMoves<G> {
    return game_.most_moves(position_in_game(component));
  }

  static Labelled labelled(const Position& component) { return {component}; }
  std::string component_text(const Position& component) const { return game_.item(component); }
  std::vector<LabelledMove<Labelled>> labelled_moves(const Labelled& sum) const {
    std::set<Labelled> found;
    for (std::size_t i = 0; i < sum.size(); ++i) {
      Labelled others = sum;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      for (const auto& option : game_.options(position_in_game(sum[i]))) {
        Labelled after = others;
        append(option, after);
        std::ranges::sort(after);
        found.insert(std::move(after));
      }
    }
    std::vector<LabelledMove<Labelled>> moves;
    for (const Labelled& after : found) {
      std::vector<std::string> items;
      for (const std::string& component : after) items.push_back(game_.item(component));
      moves.push_back({text_of_items(std::move(items)), after});
    }
    return moves;
  }
  std::vector<LabelledComponent<Position>> labelled_components(const Labelled& sum) const {
    std::vector<LabelledComponent<Position>> components;
    for (const std::string& component : sum) components.push_back({game_.item(component), component, {}});
    return components;
  }

 private:
  static std::vector<std::string_view> parts_of(std::string_view text) {
    constexpr std::string_view kBetween = G::kBetweenComponents;
    std::vector<std::string_view> parts;
    while (!text.empty()) {
      parts.push_back(text.substr(0, text.find(kBetween)));
      text.remove_prefix(std::min(parts.back().size() + kBetween.size(), text.size()));
    }
    return parts;
  }
  void append(const Sum<typename G::Position>& components, Labelled& sum) const {
    for (const auto& component : components) {
      std::string text = game_.component_text(component);
      if (!text.empty()) sum.push_back(std::move(text));
    }
  }
  typename G::Position position_in_game(const Position& component) const {
    Sum<typename G::Position> sum = game_.parse(component);
    ENSURE(sum.size() == 1, "a component's text is of one component");
    return std::move(sum.front());
  }

  G game_;
};

}  // namespace sprague
