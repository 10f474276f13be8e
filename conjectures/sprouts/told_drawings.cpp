#include "conjectures/sprouts/told_drawings.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace sprague::sprouts {
namespace {

std::vector<std::string> components_of(const Sprouts& game, const LabelledSprouts& sum) {
  std::vector<std::string> texts;
  for (const auto& component : game.labelled_components(sum)) texts.push_back(game.component_text(component.canonical));
  std::ranges::sort(texts);
  return texts;
}

}  // namespace

CertifiedStart<Sprouts> as_it_stands(const Sprouts& game, const SproutsDrawing& drawing) {
  return {text_of(LabelledSprouts{word_of(drawing)}), game.labelled(drawing), ProofOf::outcome, std::nullopt};
}

void tell_with_options(const Facts<Sprouts>& facts, Asked asked, std::uint64_t size, const SproutsDrawing& drawing) {
  if (!facts) return;
  const Sprouts game(SproutsReductions{.limit_genus = false});
  const CertifiedStart<Sprouts> start = start_of(game, drawing);
  facts.used(asked, size, start);
  std::set<std::vector<std::string>> listed;
  for (auto& move : game.labelled_moves(start.sum)) {
    if (!listed.insert(components_of(game, move.after)).second) continue;
    facts.used(asked, size,
               CertifiedStart<Sprouts>{std::move(move.name), std::move(move.after), ProofOf::outcome, std::nullopt});
  }
}

}  // namespace sprague::sprouts
