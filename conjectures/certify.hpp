// Certificates that checks leave of positions that they speak of: who wins them, or their nimbers.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "certificates/rules.hpp"
#include "certificates/starts_proof.hpp"

namespace sprague {

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
