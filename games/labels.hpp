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
  // A component in canonical form, by its own labels.
  { game.labelled(position) } -> std::same_as<typename G::Labelled>;
  { game.labelled_moves(sum) } -> std::same_as<std::vector<LabelledMove<typename G::Labelled>>>;
  { game.labelled_components(sum) } -> std::same_as<std::vector<LabelledComponent<typename G::Position>>>;
  // What the labels `labels` become, for each of these in order.
  { game.relabelling(labels, labels) } -> std::same_as<std::string>;
};

}  // namespace sprague
