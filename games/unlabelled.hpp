// Games without labels, as certificates write them: a component is its text, a position its components' texts in order,
// and a move is named by what it leaves (docs/certificates.md).
#pragma once

#include <algorithm>
#include <concepts>
#include <map>
#include <span>
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
  { game.parse(text) } -> std::same_as<Sum<typename G::Position>>;
  { game.most_moves(position) } -> std::same_as<std::size_t>;
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

  // The components of a position, as certificates write it. Throws InputError.
  Labelled parse(std::string_view text) const {
    Labelled sum;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find(G::kBetweenComponents), text.size());
      append(game_.parse(text.substr(0, end)), sum);
      text.remove_prefix(std::min(end + std::string_view(G::kBetweenComponents).size(), text.size()));
    }
    std::ranges::sort(sum);
    return sum;
  }
  static std::string print(const Labelled& sum) {
    std::string text;
    for (const std::string& component : sum) {
      if (!text.empty()) text += G::kBetweenComponents;
      text += component;
    }
    return text;
  }

  std::vector<Labelled> options(const Position& component) const {
    std::vector<Labelled> options;
    for (auto& move : labelled_moves({component})) options.push_back(std::move(move.after));
    return options;
  }
  static Key key(const Position& component) { return component; }
  static Position position_of(const Key& key) { return key; }
  std::size_t most_moves(const Position& component) const { return game_.most_moves(position_in_game(component)); }

  static Labelled labelled(const Position& component) { return {component}; }
  static std::string component_text(const Position& component) { return component; }
  static unsigned own_label(std::size_t label) { return static_cast<unsigned>(label); }
  std::vector<LabelledMove<Labelled>> labelled_moves(const Labelled& sum) const {
    std::map<std::string, Labelled> found;
    for (std::size_t i = 0; i < sum.size(); ++i) {
      Labelled others = sum;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      for (const auto& option : game_.options(position_in_game(sum[i]))) {
        Labelled after = others;
        append(option, after);
        std::ranges::sort(after);
        found.try_emplace(print(after), after);
      }
    }
    std::vector<LabelledMove<Labelled>> moves;
    for (auto& [name, after] : found) moves.push_back({name, std::move(after)});
    return moves;
  }
  static std::vector<LabelledComponent<Position>> labelled_components(const Labelled& sum) {
    std::vector<LabelledComponent<Position>> components;
    for (const std::string& component : sum) components.push_back({component, {}});
    return components;
  }
  static std::string relabelling(std::span<const unsigned>, std::span<const unsigned>) { return {}; }

 private:
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
