// Positions whose parts have labels that moves keep: what certificates are written in (docs/certificates.md).
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <vector>

namespace sprague {

// A move's name, and the sum that it leaves.
template <class Labelled>
struct LabelledMove {
  std::string name;
  Labelled after;
};

// A component of a labelled sum: the same position in canonical form, and the labels that the labels of that, in order,
// stand for.
template <class Position>
struct LabelledComponent {
  Position canonical;
  std::vector<unsigned> labels;
};

template <class G>
concept HasLabels = requires(const G game, const typename G::Position position, const typename G::Labelled sum,
                             const std::span<const unsigned> labels) {
  // A component by its own labels.
  { game.labelled(position) } -> std::same_as<typename G::Labelled>;
  // As certificates write a component, and the first of its own labels, the second, and so on.
  { game.component_text(position) } -> std::same_as<std::string>;
  { game.own_label(std::size_t{}) } -> std::same_as<unsigned>;
  // All moves, those of one name perhaps several times.
  { game.labelled_moves(sum) } -> std::same_as<std::vector<LabelledMove<typename G::Labelled>>>;
  // In the order that certificates have.
  { game.labelled_components(sum) } -> std::same_as<std::vector<LabelledComponent<typename G::Position>>>;
  // What the first labels become, the second ones, as a text, in the order of the first ones.
  { game.relabelling(labels, labels) } -> std::same_as<std::string>;
};

}  // namespace sprague
