#include "conjectures/sprouts/certified_drawings.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "checkers/lengths_proof.hpp"
#include "conjectures/certify.hpp"

namespace sprague::sprouts {
namespace {

std::vector<std::string> components_of(const Sprouts& game, const LabelledSprouts& sum) {
  std::vector<std::string> texts;
  for (const auto& component : game.labelled_components(sum)) texts.push_back(game.component_text(component.canonical));
  std::ranges::sort(texts);
  return texts;
}

}  // namespace

void certify_starts(const Effort& effort, std::string_view name, const std::vector<std::string>& starts,
                    ProofOf proof) {
  const Sprouts game = certified_sprouts();
  std::vector<CertifiedStart<Sprouts>> certified;
  for (const std::string& start : starts) {
    certified.push_back(start_of(game, start));
    certified.back().proof = proof;
  }
  certify(effort, name, game, certified);
}

void certify_drawings(const Effort& effort, std::string_view name, const std::vector<SproutsDrawing>& drawings,
                      ProofOf proof) {
  const Sprouts game = certified_sprouts();
  std::vector<CertifiedStart<Sprouts>> starts;
  std::set<std::string> listed;
  for (const SproutsDrawing& drawing : drawings) {
    auto start = start_of(game, drawing);
    start.proof = proof;
    if (listed.insert(start.text).second) starts.push_back(std::move(start));
  }
  certify(effort, name, game, starts);
}

void certify_with_options(const Effort& effort, std::string_view name, const SproutsDrawing& drawing, ProofOf proof) {
  const Sprouts game = certified_sprouts();
  std::vector<CertifiedStart<Sprouts>> starts{start_of(game, drawing)};
  std::set<std::vector<std::string>> listed;
  for (auto& move : game.labelled_moves(starts.front().sum)) {
    if (!listed.insert(components_of(game, move.after)).second) continue;
    starts.push_back({std::move(move.name), std::move(move.after), proof, std::nullopt});
  }
  starts.front().proof = proof;
  certify(effort, name, game, starts);
}

void certify_lengths_of(const Effort& effort, std::string_view name, const std::vector<std::string>& starts) {
  if (effort.certificates == nullptr || starts.empty()) return;
  const Sprouts game = certified_sprouts();
  std::vector<CertifiedStart<Sprouts>> certified;
  for (const std::string& start : starts) certified.push_back(start_of(game, start));
  effort.certificates->keep(name, lengths_certificate(game, effort, certified));
}

}  // namespace sprague::sprouts
