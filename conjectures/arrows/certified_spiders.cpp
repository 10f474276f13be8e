#include "conjectures/arrows/certified_spiders.hpp"

#include <numeric>
#include <vector>

#include "conjectures/certify.hpp"

namespace sprague::arrows {
namespace {

constexpr unsigned kMostUnmarkedCertified = 8;  // unmarked ones, of a state

unsigned unmarked_edges_of(const SpiderLegs& legs) {
  return std::accumulate(legs.begin(), legs.end(), 0U,
                         [](unsigned edges, const AccentedLeg& leg) { return edges + leg.edges; });
}

}  // namespace

void SpiderTally::note(const SpiderLegs& legs) {
  if (unmarked_edges_of(legs) <= kMostUnmarkedCertified) small_.insert(print_state(legs));
}

void SpiderTally::certify(const Effort& effort) const {
  const ArrowsOnGraphs game(Leaves::free);
  std::vector<CertifiedStart<ArrowsOnGraphs>> starts;
  for (const std::string& spider : small_) starts.push_back(with_nimber(start_of(game, spider)));
  sprague::certify(effort, "small-spiders", game, starts);
}

}  // namespace sprague::arrows
