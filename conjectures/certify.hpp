// Certificates that checks leave of positions that they speak of: who wins them, or their nimbers.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/graph_notation.hpp"
#include "canonical/plane_map.hpp"
#include "checkers/starts_proof.hpp"
#include "games/arrows_on_graphs.hpp"
#include "games/brussels.hpp"
#include "games/brussels_labels.hpp"
#include "games/circular_polygons.hpp"
#include "games/cycles.hpp"
#include "games/octal_on_graphs.hpp"
#include "games/sprouts.hpp"
#include "games/sprouts_notation.hpp"
#include "games/unlabelled.hpp"

namespace sprague {

// Starting positions as certificates write them.
inline CertifiedStart<Cycles> start_of(const Cycles& game, const CyclesBoard& board) {
  return {game.print_board(board), game.system_of(board).settled(), ProofOf::outcome, std::nullopt};
}

// Trees have no cells, and no drawing of one differs from another in the game.
CyclesBoard board_of_tree(const Graph& tree, const std::vector<GraphArrow>& marks = {});

inline CertifiedStart<ArrowsOnGraphs> start_of(const ArrowsOnGraphs& game, const ArrowsBoard& board) {
  return {game.certified_text(board), game.system_of(board).settled(), ProofOf::outcome, std::nullopt};
}

inline CertifiedStart<OctalOnGraphs> start_of(const OctalOnGraphs& game, const Graph& graph) {
  return {game.component_text(graph), game.labelled(graph), ProofOf::outcome, std::nullopt};
}

// By their games' notations. Throw InputError.
inline CertifiedStart<Cycles> start_of(const Cycles& game, std::string_view text) {
  return start_of(game, game.parse_board(text));
}
inline CertifiedStart<ArrowsOnGraphs> start_of(const ArrowsOnGraphs& game, std::string_view text) {
  return start_of(game, game.parse_board(text));
}
inline CertifiedStart<OctalOnGraphs> start_of(const OctalOnGraphs& game, std::string_view text) {
  return start_of(game, parse_graph(text));
}

// The rules of Sprouts that certificates are written in; and those in which regions with few lives keep their surface.
inline Sprouts certified_sprouts() {
  return Sprouts(SproutsReductions{.limit_genus = false});
}
inline Sprouts certified_sprouts_on_surfaces() {
  return Sprouts(SproutsReductions{.few_lives = false, .limit_genus = false});
}

// A drawing as it stands.
inline CertifiedStart<Sprouts> start_of(const Sprouts& game, std::string_view text) {
  const SproutsDrawing drawing = parse_sprouts(text);
  return {text_of(LabelledSprouts{word_of(drawing)}), game.labelled(drawing), ProofOf::outcome, std::nullopt};
}

// In its normal form.
inline CertifiedStart<Sprouts> start_of(const Sprouts& game, const SproutsDrawing& drawing) {
  LabelledSprouts labelled = game.labelled(drawing);
  std::string text = text_of(labelled);
  return {std::move(text), std::move(labelled), ProofOf::outcome, std::nullopt};
}

// Brussels Sprouts and Circular Sprouts as the verifier knows them: without a condition on the graph, and by circles.
inline Unlabelled<BrusselsSprouts> certified_brussels() {
  return Unlabelled(BrusselsSprouts(GraphCondition::none()));
}
inline Unlabelled<CircularPolygons> certified_circles() {
  return Unlabelled(CircularPolygons());
}

// A position by its components' notations.
template <HasTexts G>
CertifiedStart<Unlabelled<G>> start_of(const Unlabelled<G>& game, std::string_view text) {
  return {game.certified_text(text), game.parse(text), ProofOf::outcome, std::nullopt};
}

// Spots on the sphere.
inline CertifiedStart<LabelledBrussels> start_of(const LabelledBrussels& game, const std::vector<unsigned>& tips) {
  return {game.text_of_spots(tips), game.spots(tips), ProofOf::outcome, std::nullopt};
}

template <HasLabels G>
CertifiedStart<G> with_nimber(CertifiedStart<G> start) {
  start.proof = ProofOf::nimber;
  return start;
}

template <HasLabels G>
CertifiedStart<G> contradicting(CertifiedStart<G> start, std::string_view claim, std::string_view reading) {
  start.against = Against{std::string(claim), std::string(reading)};
  return start;
}

// Compiled once, in certify.cpp.
extern template class StartsProof<ArrowsOnGraphs>;
extern template class StartsProof<Cycles>;
extern template class StartsProof<LabelledBrussels>;
extern template class StartsProof<OctalOnGraphs>;
extern template class StartsProof<Sprouts>;
extern template class StartsProof<Unlabelled<BrusselsSprouts>>;
extern template class StartsProof<Unlabelled<CircularPolygons>>;

// Nothing where nobody keeps certificates. The starting positions share what proves them.
template <HasLabels G>
void certify(const Effort& effort, std::string_view name, const G& game, const std::vector<CertifiedStart<G>>& starts) {
  if (effort.certificates == nullptr || starts.empty()) return;
  effort.certificates->keep(name, StartsProof<G>(game, effort).certificate(starts));
}

// So many at a time, in certificates that are numbered from 1.
template <HasLabels G>
void certify_in_parts(const Effort& effort, std::string_view name, const G& game,
                      const std::vector<CertifiedStart<G>>& starts, std::size_t most) {
  for (std::size_t i = 0; i < starts.size(); i += most) {
    const auto first = starts.begin() + static_cast<std::ptrdiff_t>(i);
    const auto last = starts.begin() + static_cast<std::ptrdiff_t>(std::min(i + most, starts.size()));
    certify(effort, fmt::format("{}-{}", name, i / most + 1), game, {first, last});
  }
}

}  // namespace sprague
