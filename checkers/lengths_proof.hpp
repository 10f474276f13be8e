// Certificates of the lengths of plays: an entry for every position that play can meet (docs/certificates.md).
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "checkers/certificate_writer.hpp"
#include "checkers/certified_start.hpp"
#include "checkers/effort.hpp"

namespace sprague {

// Throws Interrupted.
template <HasLabels G>
std::string lengths_certificate(const G& game, const Effort& effort, const std::vector<CertifiedStart<G>>& starts) {
  using Position = typename G::Position;
  CertificateWriter<G> writer(game, "lengths");
  const auto add = [&](const auto& self, const Position& position) -> void {
    if (writer.has_entry(position)) return;
    effort.poll();
    for (const auto& move : game.labelled_moves(game.labelled(position))) {
      for (const auto& component : game.labelled_components(move.after)) self(self, component.canonical);
    }
    writer.entry_of_lengths(position);
  };
  for (const auto& start : starts) {
    for (const auto& component : game.labelled_components(start.sum)) add(add, component.canonical);
  }
  for (const auto& start : starts) {
    writer.start(start.text);
    writer.lengths(start.sum);
  }
  return std::move(writer).finish();
}

}  // namespace sprague
