// Certificates of who wins starting positions, or of their nimbers: searched for by proof numbers, pruned to few
// entries, which the starting positions of one certificate share (docs/certificates.md).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "certificates/certificate_writer.hpp"
#include "certificates/certified_start.hpp"
#include "certificates/pruned_proof.hpp"
#include "checkers/effort.hpp"
#include "checkers/proof_search.hpp"

namespace sprague {

template <HasLabels G>
class StartsProof {
 public:
  using Labelled = typename G::Labelled;
  using Position = typename G::Position;
  using Need = typename PrunedProof<G>::Need;

  // The game must outlive this. Throws OutOfBudget or Interrupted out of find() and certificate().
  StartsProof(const G& game, const Effort& effort) : game_(game), search_(game, effort) {}

  // So many more positions may be looked into.
  void allow(std::uint64_t positions) { search_.allow(positions); }

  // Searches for what proves a start.
  void find(const CertifiedStart<G>& start) { static_cast<void>(need_of(start)); }

  // Of starts of one kind.
  std::string certificate(const std::vector<CertifiedStart<G>>& starts) {
    ENSURE(!starts.empty(), "a certificate of nothing");
    std::vector<Need> needs;
    for (const auto& start : starts) needs.push_back(need_of(start));
    CertificateWriter<G> writer(game_, kind_of(starts.front()));
    for (const NodeId node : PrunedProof<G>(search_).of(needs)) {
      const Position position = game_.position_of(typename G::Key(search_.key(node)));
      writer.entry(position, Nimber(*search_.known_nimber(node)));
    }
    for (const auto& start : starts) add(start, writer);
    return std::move(writer).finish();
  }

 private:
  Sum<Position> components_of(const Labelled& labelled) const {
    Sum<Position> sum;
    for (auto& component : game_.labelled_components(labelled)) sum.push_back(std::move(component.canonical));
    return sum;
  }

  // The different ones of which there is an odd number.
  NodeSum nodes_of(const Sum<Position>& sum) {
    NodeSum nodes;
    for (const Position& component : sum) nodes.push_back(search_.node_of(component));
    return without_pairs(nodes);
  }

  const Need& need_of(const CertifiedStart<G>& start) {
    const std::pair key(start.text, start.proof);
    const auto found = needs_.find(key);
    return found != needs_.end() ? found->second : needs_.emplace(key, searched_need(start)).first->second;
  }

  Need searched_need(const CertifiedStart<G>& start) {
    const Sum<Position> sum = components_of(start.sum);
    if (start.proof == ProofOf::nimber) {
      for (const Position& component : sum) static_cast<void>(search_.nimber({component}));
      return {nodes_of(sum)};
    }
    if (search_.is_lost(sum)) return {nodes_of(sum)};
    // Any winning move will do.
    Need need;
    bool found = false;
    for (const auto& move : game_.labelled_moves(start.sum)) {
      const Sum<Position> after = components_of(move.after);
      const NodeSum nodes = nodes_of(after);
      if (!found && search_.is_lost(after)) found = true;
      if (found && is_known_lost(nodes)) need.push_back(nodes);
    }
    ENSURE(found, "a position that is won has a winning move");
    return need;
  }

  bool is_known_lost(const NodeSum& nodes) const {
    std::uint32_t total = 0;
    for (const NodeId node : nodes) {
      const auto nimber = search_.known_nimber(node);
      if (!nimber) return false;
      total ^= *nimber;
    }
    return total == 0;
  }

  void add(const CertifiedStart<G>& start, CertificateWriter<G>& writer) {
    writer.start(start.text);
    if (start.proof == ProofOf::nimber) {
      writer.nimber(start.sum);
    } else if (search_.is_lost(components_of(start.sum))) {
      writer.second_wins(start.sum);
    } else {
      writer.first_wins(start.sum);
    }
    if (start.against) writer.against(start.against->claim, start.against->reading);
    if (start.member) writer.member(*start.member);
  }

  const G& game_;
  ProofSearch<G> search_;
  std::map<std::pair<std::string, ProofOf>, Need> needs_;
};

}  // namespace sprague
