#include "certificates/fact_group.hpp"

#include <fmt/format.h>

#include "certificates/lengths_proof.hpp"
#include "certificates/play_proof.hpp"
#include "certificates/starts_proof.hpp"

namespace sprague {
namespace {

// More starting positions than this go to another certificate, so that none takes long to verify.
constexpr std::size_t kMostStartsTogether = 1'200;
// All positions that play meets stand in a certificate of lengths.
constexpr std::uint64_t kPositionsForOneOfLengths = 8;

// What is looked into for facts of a game that were used: so many of them, with so many moves left at most, and so many
// positions for all. Their cost differs by game: the labelling of an arrow system takes as long as a hundred circles.
struct GameBudget {
  std::size_t facts;
  std::size_t moves;
  std::uint64_t positions;
};
template <class G>
constexpr GameBudget kGameBudget{60, 50, 1'000};
template <>
constexpr GameBudget kGameBudget<ArrowsOnGraphs>{100, 8, 1'000};
template <>
constexpr GameBudget kGameBudget<Cycles>{60, 24, 2'000};
template <>
constexpr GameBudget kGameBudget<LabelledBrussels>{100, 10, 1'000};
template <>
constexpr GameBudget kGameBudget<OctalOnGraphs>{100, 50, 2'000};
template <>
constexpr GameBudget kGameBudget<Sprouts>{1'200, 17, 20'000};
template <>
constexpr GameBudget kGameBudget<Unlabelled<BrusselsSprouts>>{350, 16, 4'000};
template <>
constexpr GameBudget kGameBudget<Unlabelled<CircularPolygons>>{350, 26, 4'000};

// Of witnesses the smallest may take what it needs, within this; the others have more positions and moves left. Where
// there is no other certificate the smallest fact that was used may take this.
constexpr std::uint64_t kPositionsForSmallestWitness = 1'000'000;
constexpr std::uint64_t kPositionsForSmallest = 100'000;
constexpr std::size_t kMoreForWitnesses = 4;
constexpr std::size_t kMoreMovesOfWitnesses = 12;

template <class G>
std::size_t moves_left(const G& rules, const CertifiedStart<G>& start) {
  std::size_t moves = 0;
  if constexpr (HasMostMoves<G>) {
    for (const auto& component : rules.labelled_components(start.sum)) moves += rules.most_moves(component.canonical);
  }
  return moves;
}

template <class Starts, class Visit>
void in_parts(const Starts& starts, Visit visit) {
  for (std::size_t i = 0; i < starts.size(); i += kMostStartsTogether) {
    const auto first = starts.begin() + static_cast<std::ptrdiff_t>(i);
    const auto last = starts.begin() + static_cast<std::ptrdiff_t>(std::min(i + kMostStartsTogether, starts.size()));
    visit(Starts(first, last));
  }
}

}  // namespace

// What is shown comes first, then the smallest; who wins is known from a nimber.
template <HasLabels G>
std::vector<const typename GroupOf<G>::Told*> GroupOf<G>::in_order(bool lengths) const {
  std::vector<std::pair<std::tuple<bool, std::uint64_t, std::string, Asked>, const Told*>> sorted;
  for (const auto& [of, told] : told_) {
    const auto& [shown, asked, text] = of;
    if ((asked == Asked::lengths) != lengths || (!shown && told_.contains({true, asked, text}))) continue;
    const bool is_known = asked == Asked::outcome &&
                          (told_.contains({shown, Asked::nimber, text}) || told_.contains({true, Asked::nimber, text}));
    if (!is_known) sorted.push_back({{!shown, told.size, text, asked}, &told});
  }
  std::ranges::sort(sorted, {}, [](const auto& one) { return one.first; });
  std::vector<const Told*> result;
  for (const auto& [key, told] : sorted) result.push_back(told);
  return result;
}

// Calls prove(told) for what is to be proved, after allow(positions) where a new allowance begins; it says whether that
// went well.
template <HasLabels G>
template <class Allow, class Prove>
void GroupOf<G>::spend(const Policy& policy, const std::vector<const Told*>& facts, Allow allow, Prove prove) const {
  const std::size_t patience = policy.budget.patience;
  const GameBudget& budget = kGameBudget<G>;
  std::size_t shown = 0;
  std::size_t used = 0;
  std::size_t proved = 0;
  for (const Told* const told : facts) {
    const std::size_t moves = moves_left(rules_, told->start);
    bool is_proved = false;
    if (is_shown(told->standing)) {
      if (++shown == 1) allow(kPositionsForSmallestWitness);
      if (shown == 2) allow(kMoreForWitnesses * patience * budget.positions);
      is_proved = (shown == 1 || moves <= budget.moves + kMoreMovesOfWitnesses) && prove(*told);
      if (!is_proved) policy.left_out.push_back(told->start.text);
    } else if (moves <= budget.moves + patience - 1 && used < patience * budget.facts) {
      if (++used == 1) allow(patience * budget.positions);
      is_proved = prove(*told);
    }
    if (is_proved) ++proved;
  }
  if (proved > 0 || facts.empty()) return;
  allow(kPositionsForSmallest);
  if (!is_shown(facts.front()->standing)) prove(*facts.front());
}

template <HasLabels G>
void GroupOf<G>::write_lengths(const Policy& policy) const {
  LengthsProof<G> proof(rules_, policy.effort);
  std::vector<CertifiedStart<G>> starts;
  const auto allow = [&](std::uint64_t positions) { proof.allow(positions / kPositionsForOneOfLengths); };
  const auto prove = [&](const Told& told) {
    try {
      proof.add(told.start);
    } catch (const OutOfBudget&) {
      return false;
    }
    starts.push_back(told.start);
    return true;
  };
  spend(policy, in_order(true), allow, prove);
  in_parts(starts, [&](const std::vector<CertifiedStart<G>>& part) {
    policy.keep(game_name_of(rules_), "lengths", lengths_certificate(rules_, policy.effort, part));
  });
}

// Games that only certify plays have no bound on these, and no search.
template <HasLabels G>
void GroupOf<G>::write_winners_and_nimbers(const Policy& policy) const {
  if constexpr (HasMostMoves<G>) {
    StartsProof<G> proof(rules_, policy.effort);
    const std::optional<Against> statement = policy.statement(game_name_of(rules_));
    std::map<std::string_view, std::vector<CertifiedStart<G>>> by_kind;
    const auto allow = [&](std::uint64_t positions) { proof.allow(positions); };
    const auto prove = [&](const Told& told) {
      CertifiedStart<G> start = told.start;
      if (told.standing == Standing::counterexample) start.against = statement;
      try {
        proof.find(start);
      } catch (const OutOfBudget&) {
        return false;
      }
      by_kind[kind_of(start)].push_back(std::move(start));
      return true;
    };
    spend(policy, in_order(false), allow, prove);
    for (const auto& [kind, starts] : by_kind) {
      in_parts(starts, [&, &kind = kind](const std::vector<CertifiedStart<G>>& part) {
        const std::string file = policy.keep(game_name_of(rules_), kind, proof.certificate(part));
        for (const CertifiedStart<G>& start : part) policy.files.emplace(start.text, file);
      });
    }
  }
}

template <HasLabels G>
void GroupOf<G>::write_plays(const Policy& policy) const {
  for (const auto& [play, start] : plays_) {
    policy.keep(game_name_of(rules_), "play", play_certificate(rules_, start, play.second));
  }
}

template <HasLabels G>
void GroupOf<G>::write(const Policy& policy) const {
  write_plays(policy);
  write_lengths(policy);
  write_winners_and_nimbers(policy);
}

template class GroupOf<ArrowsOnGraphs>;
template class GroupOf<Cycles>;
template class GroupOf<LabelledBrussels>;
template class GroupOf<OctalOnGraphs>;
template class GroupOf<Sprouts>;
template class GroupOf<Unlabelled<BrusselsLoops>>;
template class GroupOf<Unlabelled<BrusselsSprouts>>;
template class GroupOf<Unlabelled<CircularPolygons>>;
template class GroupOf<Unlabelled<LaskersNim>>;
template class GroupOf<Unlabelled<OctalHeap>>;
template class GroupOf<WrittenGame>;

}  // namespace sprague
