// What a check found out about positions, and the policy that makes certificates of it.
//
// A check tells facts, which say nothing of certificates: the nimber of a position, who wins it, how long its plays
// are, a play that was made, the members of a family with who wins each, an induction. A fact was *used*, or it is what
// the reading is decided by: a *witness*, or a *counterexample*, which contradicts the reading. When the check is at
// its end, write() proves them: counterexamples and witnesses first, then what was used, always smallest first, as far
// as the budget goes. Which facts are kept and proved does not depend on who tells them first.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "certificates/fact_group.hpp"
#include "checkers/effort.hpp"
#include "checkers/local_table.hpp"

namespace sprague {

// Of the quick tier and of ranges, and of the longer tiers.
EvidenceBudget short_budget();
EvidenceBudget long_budget();

// Stands where checks find the certificates' sink, and passes on what they keep themselves: obligations.
class Evidence : public CertificateSink {
 public:
  // Of a reading by its registered names; certificates go to the sink, which must outlive this.
  Evidence(CertificateSink& sink, std::string_view claim, std::string_view reading, EvidenceBudget budget)
      : sink_(sink), claim_(claim), reading_(reading), budget_(budget) {
    kept_[0].most = budget.facts;
    kept_[1].most = budget.witnesses;
  }

  // Whether one more fact of an instance of that size can matter; false of most, at no cost. Bears calls from several
  // threads, as do those that tell.
  bool wants(Standing standing, std::uint64_t size) const {
    return size <= kept_[is_shown(standing)].largest.load(std::memory_order_relaxed);
  }
  // Whether what else was used is only wanted if it is smaller.
  bool is_full() const { return kept_[0].largest.load(std::memory_order_relaxed) != kNone; }
  // Of a starting position by rules that certificates are written in.
  template <HasLabels G>
  void tell(const G& rules, Standing standing, Asked asked, std::uint64_t size, CertifiedStart<G> start) {
    // The verifier reads no longer ones.
    if (start.text.size() > kMostBytesOfPosition) return;
    const std::scoped_lock lock(mutex_);
    const std::string name = game_name_of(rules);
    const std::string text = start.text;
    group_of(rules, name).tell(standing, asked, size, std::move(start));
    remember(is_shown(standing), size, text, name, asked);
  }
  // A play of moves by their names; each must be legal.
  template <HasLabels G>
  void tell_play(const G& rules, const CertifiedStart<G>& start, const std::vector<std::string>& moves) {
    const std::scoped_lock lock(mutex_);
    group_of(rules, game_name_of(rules)).tell_play(start, moves);
  }
  // All members of a family that the verifier knows, and how many of each size are against the reading.
  void tell_sweep(std::string game, std::string family, std::vector<SweptMember> members,
                  std::map<std::uint64_t, std::uint64_t> counterexamples);
  // An induction over such a family (docs/certificates.md).
  void tell_induction(const LocalTable& table, std::string_view game, std::string_view family);

  // The policy. Throws Interrupted. What is proved of starting positions, by their text: the file that has it.
  struct Written {
    std::map<std::string, std::string> files;
    std::vector<std::string> left_out;  // witnesses and counterexamples beyond the budget
  };
  Written write(const Effort& effort);

  std::string keep(std::string_view name, std::string_view text) override { return sink_.keep(name, text); }

 private:
  static constexpr std::size_t kMostBytesOfPosition = 500;

  static constexpr std::uint64_t kNone = std::numeric_limits<std::uint64_t>::max();

  using Identity = std::tuple<std::string, std::string, Asked>;  // text, game
  // The smallest facts that were used, or shown.
  struct Kept {
    std::set<std::pair<std::uint64_t, Identity>> by_size;
    std::map<Identity, std::uint64_t> sizes;
    std::size_t most = 0;
    std::atomic<std::uint64_t> largest = kNone;
  };
  struct Swept {
    std::string game;
    std::string family;
    std::vector<SweptMember> members;
    std::map<std::uint64_t, std::uint64_t> counterexamples;
  };

  template <HasLabels G>
  GroupOf<G>& group_of(const G& rules, const std::string& name) {
    std::unique_ptr<FactGroup>& group = groups_[name];
    if (!group) group = std::make_unique<GroupOf<G>>(rules);
    auto* const found = dynamic_cast<GroupOf<G>*>(group.get());
    ENSURE(found != nullptr, "two kinds of rules are called " + name);
    return *found;
  }
  void remember(bool shown, std::uint64_t size, std::string text, std::string game, Asked asked);

  CertificateSink& sink_;
  std::string claim_;
  std::string reading_;
  EvidenceBudget budget_;
  std::mutex mutex_;
  Kept kept_[2];  // used, shown
  std::map<std::string, std::unique_ptr<FactGroup>> groups_;
  std::vector<Swept> sweeps_;
  std::map<std::string, std::string> inductions_;  // by name
};

// Nothing where nobody wants to know.
inline Evidence* evidence_of(const Effort& effort) {
  return dynamic_cast<Evidence*>(effort.certificates);
}

}  // namespace sprague
