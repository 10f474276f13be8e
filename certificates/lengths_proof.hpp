// Certificates of the lengths of plays: an entry for every position that play can meet (docs/certificates.md).
#pragma once

#include <absl/container/flat_hash_set.h>

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "certificates/certificate_writer.hpp"
#include "certificates/certified_start.hpp"
#include "checkers/effort.hpp"

namespace sprague {

// The positions that plays from some starting positions meet.
template <HasLabels G>
class LengthsProof {
 public:
  using Position = typename G::Position;

  // Both must outlive this.
  LengthsProof(const G& game, const Effort& effort) : game_(game), effort_(effort) {}

  // So many more may be met.
  void allow(std::uint64_t positions) {
    const std::uint64_t met = met_.size();
    most_ = positions < std::numeric_limits<std::uint64_t>::max() - met ? met + positions : positions;
  }
  // Throws OutOfBudget, then none of the start's is added; or Interrupted.
  void add(const CertifiedStart<G>& start) {
    const std::size_t before = order_.size();
    try {
      for (const auto& component : game_.labelled_components(start.sum)) add(component.canonical);
    } catch (const OutOfBudget&) {
      for (std::size_t i = before; i < order_.size(); ++i) met_.erase(game_.component_text(order_[i]));
      order_.erase(order_.begin() + static_cast<std::ptrdiff_t>(before), order_.end());
      throw;
    }
  }
  // Each after all that a move leaves of it.
  const std::vector<Position>& positions() const { return order_; }

 private:
  void add(const Position& position) {
    if (met_.contains(game_.component_text(position))) return;
    effort_.poll();
    for (const auto& move : game_.labelled_moves(game_.labelled(position))) {
      for (const auto& component : game_.labelled_components(move.after)) add(component.canonical);
    }
    if (met_.size() >= most_) throw OutOfBudget("budget of positions used up");
    met_.insert(game_.component_text(position));
    order_.push_back(position);
  }

  const G& game_;
  const Effort& effort_;
  std::uint64_t most_ = std::numeric_limits<std::uint64_t>::max();
  absl::flat_hash_set<std::string> met_;
  std::vector<Position> order_;
};

// Throws Interrupted.
template <HasLabels G>
std::string lengths_certificate(const G& game, const Effort& effort, const std::vector<CertifiedStart<G>>& starts) {
  LengthsProof<G> proof(game, effort);
  for (const auto& start : starts) proof.add(start);
  CertificateWriter<G> writer(game, "lengths");
  for (const auto& position : proof.positions()) writer.entry_of_lengths(position);
  for (const auto& start : starts) {
    writer.start(start.text);
    writer.lengths(start.sum);
  }
  return std::move(writer).finish();
}

}  // namespace sprague
