#include "conjectures/arrows/certified_spiders.hpp"

#include <numeric>
#include <utility>
#include <vector>

#include "checkers/lengths_proof.hpp"
#include "conjectures/arrows/continuations.hpp"
#include "conjectures/certify.hpp"

namespace sprague::arrows {
namespace {

constexpr unsigned kMostUnmarkedCertified = 8;  // unmarked ones, of a state

unsigned unmarked_edges_of(const SpiderLegs& legs) {
  return std::accumulate(legs.begin(), legs.end(), 0U,
                         [](unsigned edges, const AccentedLeg& leg) { return edges + leg.edges; });
}

}  // namespace

void SpiderTally::compare(SpiderValues& values, const SpiderLegs& legs, std::uint32_t expected) {
  arrows::compare(static_cast<Tally&>(*this), values, legs, expected);
  note(legs);
}

void SpiderTally::note(const SpiderLegs& legs) {
  if (unmarked_edges_of(legs) <= kMostUnmarkedCertified) small_.insert(print_state(legs));
}

void SpiderTally::note_with_followers(const SpiderLegs& legs) {
  if (unmarked_edges_of(legs) > kMostUnmarkedCertified) return;
  note(legs);
  const ArrowsOnGraphs game(Leaves::free);
  for (std::string& follower : followers_of(game.parse_board(print_state(legs)), Leaves::free)) {
    small_.insert(std::move(follower));
  }
}

void SpiderTally::certify(const Effort& effort) const {
  const ArrowsOnGraphs game(Leaves::free);
  std::vector<CertifiedStart<ArrowsOnGraphs>> starts;
  for (const std::string& spider : small_) starts.push_back(with_nimber(start_of(game, spider)));
  sprague::certify(effort, "small-spiders", game, starts);
}

void SpiderTally::certify_lengths(const Effort& effort) const {
  if (effort.certificates == nullptr || small_.empty()) return;
  const ArrowsOnGraphs game(Leaves::free);
  std::vector<CertifiedStart<ArrowsOnGraphs>> starts;
  for (const std::string& spider : small_) starts.push_back(start_of(game, spider));
  effort.certificates->keep("small-spiders", lengths_certificate(game, effort, starts));
}

}  // namespace sprague::arrows
