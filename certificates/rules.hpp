// By which rules a game's positions are certified, and how they are written there (docs/certificates.md): what is to be
// known of a game so that facts about it become certificates. Most games are certified by their own rules; spiders are
// trees, Node Kayles is a game as text, and a drawing with a girth has its junctions' letters.
//
// Where certificates have no way to write a position, OutOfBudget is thrown.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "canonical/graph_notation.hpp"
#include "canonical/plane_map.hpp"
#include "certificates/certified_start.hpp"
#include "games/arrows_on_graphs.hpp"
#include "games/brussels.hpp"
#include "games/brussels_labels.hpp"
#include "games/circular_polygons.hpp"
#include "games/cycles.hpp"
#include "games/laskers_nim.hpp"
#include "games/node_kayles.hpp"
#include "games/octal_heap.hpp"
#include "games/octal_on_graphs.hpp"
#include "games/spider_arrows.hpp"
#include "games/sprouts.hpp"
#include "games/sprouts_notation.hpp"
#include "games/take_and_break.hpp"
#include "games/unlabelled.hpp"
#include "games/written/game.hpp"

namespace sprague {

// Trees have no cells, and no drawing of one differs from another in the game.
CyclesBoard board_of_tree(const Graph& tree, const std::vector<GraphArrow>& marks = {});

// As it is.
template <HasLabels G>
CertifiedStart<G> start_of(const G& /*rules*/, CertifiedStart<G> start) {
  return start;
}

// Starting positions as certificates write them; texts are of the games' notations and throw InputError.
inline CertifiedStart<Cycles> start_of(const Cycles& rules, const CyclesBoard& board) {
  return {rules.print_board(board), rules.system_of(board).settled(), ProofOf::outcome, std::nullopt};
}
inline CertifiedStart<Cycles> start_of(const Cycles& rules, const PlaneMap& map) {
  return start_of(rules, CyclesBoard{map, {}});
}
inline CertifiedStart<Cycles> start_of(const Cycles& rules, const Graph& tree) {
  return start_of(rules, board_of_tree(tree));
}
inline CertifiedStart<Cycles> start_of(const Cycles& rules, std::string_view text) {
  return start_of(rules, rules.parse_board(text));
}

inline CertifiedStart<ArrowsOnGraphs> start_of(const ArrowsOnGraphs& rules, const ArrowsBoard& board) {
  return {rules.certified_text(board), rules.system_of(board).settled(), ProofOf::outcome, std::nullopt};
}
inline CertifiedStart<ArrowsOnGraphs> start_of(const ArrowsOnGraphs& rules, std::string_view text) {
  return start_of(rules, rules.parse_board(text));
}

inline CertifiedStart<OctalOnGraphs> start_of(const OctalOnGraphs& rules, const Graph& graph) {
  return {rules.component_text(graph), rules.labelled(graph), ProofOf::outcome, std::nullopt};
}
inline CertifiedStart<OctalOnGraphs> start_of(const OctalOnGraphs& rules, std::string_view text) {
  return start_of(rules, parse_graph(text));
}

// A drawing as it stands.
inline CertifiedStart<Sprouts> start_of(const Sprouts& rules, std::string_view text) {
  const SproutsDrawing drawing = parse_sprouts(text);
  return {text_of(LabelledSprouts{word_of(drawing)}), rules.labelled(drawing), ProofOf::outcome, std::nullopt};
}
// In its normal form.
CertifiedStart<Sprouts> start_of(const Sprouts& rules, const SproutsDrawing& drawing);

// A position by its components' notations.
template <HasTexts G>
CertifiedStart<Unlabelled<G>> start_of(const Unlabelled<G>& rules, std::string_view text) {
  return {rules.certified_text(text), rules.parse(text), ProofOf::outcome, std::nullopt};
}

// Spots on the sphere.
CertifiedStart<LabelledBrussels> start_of(const LabelledBrussels& rules, const std::vector<unsigned>& tips);
// A drawing of one component.
CertifiedStart<LabelledBrussels> start_of(const LabelledBrussels& rules, const Sum<BrusselsPosition>& drawing);
// By their numbers of tips, as in "3,4".
CertifiedStart<LabelledBrussels> start_of(const LabelledBrussels& rules, std::string_view text);
bool is_list_of_numbers(std::string_view text);

inline CertifiedStart<WrittenGame> start_of(const WrittenGame& rules, const written::Position& board) {
  WrittenGame::Labelled labelled = WrittenGame::labelled(board);
  std::string text = rules.certified_text(labelled);
  return {std::move(text), std::move(labelled), ProofOf::outcome, std::nullopt};
}
inline CertifiedStart<WrittenGame> start_of(const WrittenGame& rules, const Graph& graph) {
  return start_of(rules, rules.board_of(graph));
}

// Node Kayles for certificates, which have no rules of it but those in the language.
const WrittenGame& written_kayles();

// So few spots have no cycle of the greatest girth: forests.
inline unsigned certified_girth(const GraphCondition& condition) {
  return condition.least_girth() == 0 ? GraphCondition::kMostGirth : condition.least_girth();
}

// Nim on heaps of so many counters is the octal game in which any number up to these is taken, and none or one heap is
// left.
inline std::uint32_t most_certified_in_heap(const TakeAndBreak& game) {
  return game.code().empty() ? 16 : 40;
}

// The rules of Sprouts that certificates are written in; and those in which regions with few lives keep their surface.
inline Sprouts certified_sprouts() {
  return Sprouts(SproutsReductions{.limit_genus = false});
}
inline Sprouts certified_sprouts_on_surfaces() {
  return Sprouts(SproutsReductions{.few_lives = false, .limit_genus = false});
}

// Brussels Sprouts and Circular Sprouts as the verifier knows them: without a condition on the graph, and by circles.
inline Unlabelled<BrusselsSprouts> certified_brussels() {
  return Unlabelled(BrusselsSprouts(GraphCondition::none()));
}
inline Unlabelled<CircularPolygons> certified_circles() {
  return Unlabelled(CircularPolygons());
}

// Calls visit with the rules, if there are any. Those of Sprouts know no limit genus.
template <class G, class Visit>
void with_certified_rules(const G& game, Visit&& visit) {
  if constexpr (std::same_as<G, SpiderArrows>) {
    visit(ArrowsOnGraphs(Leaves::free));
  } else if constexpr (std::same_as<G, NodeKayles>) {
    visit(written_kayles());
  } else if constexpr (std::same_as<G, Sprouts>) {
    visit(game.reductions().few_lives ? certified_sprouts() : certified_sprouts_on_surfaces());
  } else if constexpr (std::derived_from<G, BrusselsSprouts>) {
    if (game.condition() != GraphCondition::none()) return visit(LabelledBrussels(certified_girth(game.condition())));
    if constexpr (std::same_as<G, BrusselsSprouts>) visit(Unlabelled<G>(game));
  } else if constexpr (std::same_as<G, TakeAndBreak>) {
    if (!game.code().empty()) return visit(Unlabelled(LaskersNim{}));
    visit(Unlabelled(OctalHeap::from_code("0." + std::string(most_certified_in_heap(game), '3'))));
  } else if constexpr (HasLabels<G>) {
    visit(game);
  } else if constexpr (HasTexts<G>) {
    visit(Unlabelled<G>(game));
  }
}

// By normal play of these rules who wins misere play of a connected graph with a vertex. Under 0.22 a move leaves
// something, and otherwise may do what one of 0.33 may: to leave nothing is to lose misere play of 0.33.
inline std::optional<OctalOnGraphs> rules_of_misere_play(const OctalOnGraphs& game) {
  if (game.code() != "0.33") return std::nullopt;
  return OctalOnGraphs::from_code("0.22");
}

}  // namespace sprague
