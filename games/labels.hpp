// Positions whose parts have labels that moves keep: what certificates are written in (docs/certificates.md).
//
// Labels are letters; a position is the text of its items, and a component stands for one in canonical form, the labels
// of whose text are the first letters.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace sprague {

// a to z, then A to Z: the alphabetical order of labels.
inline constexpr unsigned kLetters = 52;
// Requires index < kLetters.
char letter_of(unsigned index);

// Sorts items, and letters within one, as bytes.
std::string text_of_items(std::vector<std::string> items);
std::string sorted_letters(std::string letters);

// What the first labels become, the second ones, in the alphabetical order of the first ones.
std::string relabelling(std::string_view from, std::string_view to);

// A move's name, and the sum that it leaves.
template <class Labelled>
struct LabelledMove {
  std::string name;
  Labelled after;
};

// A component of a labelled sum: its text; the same position in canonical form; and the labels that those of that one's
// text, in alphabetical order, stand for.
template <class Position>
struct LabelledComponent {
  std::string text;
  Position canonical;
  std::string labels;
};

template <class G>
concept HasLabels = requires(const G game, const typename G::Position position, const typename G::Labelled sum) {
  // A component by its own labels.
  { game.labelled(position) } -> std::same_as<typename G::Labelled>;
  // Its text by these.
  { game.component_text(position) } -> std::same_as<std::string>;
  // All moves, those of one name perhaps several times.
  { game.labelled_moves(sum) } -> std::same_as<std::vector<LabelledMove<typename G::Labelled>>>;
  // In any order.
  { game.labelled_components(sum) } -> std::same_as<std::vector<LabelledComponent<typename G::Position>>>;
};

}  // namespace sprague
