// Nim and Lasker's Nim: Theorem 1.4 on positions of several heaps, and the proofs for all heaps of Theorems 1.4
// and 1.6.
#include <absl/container/flat_hash_map.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/families.hpp"
#include "canonical/sorted.hpp"
#include "certificates/facts.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/lasker_induction.hpp"
#include "games/take_and_break.hpp"

namespace sprague::cycles {
namespace {

constexpr std::uint32_t kRulesChecked = 12;

using Options = std::vector<Sum<std::uint32_t>>;

Options sorted(Options options) {
  for (Sum<std::uint32_t>& option : options) std::ranges::sort(option);
  sort_unique(options);
  return options;
}

// Are the options of small heaps all smaller heaps and, where breaking is allowed, all pairs of parts?
std::optional<std::string> gap_in_rules(Breaking breaking) {
  const TakeAndBreak game(breaking);
  for (std::uint32_t heap = 0; heap <= kRulesChecked; ++heap) {
    Options listed;
    for (std::uint32_t left = 0; left < heap; ++left)
      listed.push_back(left > 0 ? Sum<std::uint32_t>{left} : Sum<std::uint32_t>{});
    for (std::uint32_t a = 1; breaking == Breaking::allowed && a < heap; ++a) listed.push_back({a, heap - a});
    if (sorted(listed) != sorted(game.options(heap))) {
      return fmt::format("the heap of {} has other options than the induction takes", heap);
    }
  }
  return std::nullopt;
}

// Who wins positions of several heaps, by play on all heaps at once: no nimber, no sum.
class NimPlay {
 public:
  // Requires that positions are asked for in the order of their totals.
  bool next_wins(const Legs& heaps) {
    bool wins = false;
    for (std::size_t i = 0; i < heaps.size() && !wins; ++i) {
      for (const Sum<std::uint32_t>& option : game_.options(heaps[i])) {
        Legs after = heaps;
        after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
        for (std::uint32_t left : option) after.push_back(static_cast<std::uint16_t>(left));
        std::ranges::sort(after);
        wins = wins || !known_.at(after);
      }
    }
    return known_[heaps] = wins;
  }

 private:
  TakeAndBreak game_{Breaking::forbidden};
  absl::flat_hash_map<Legs, bool> known_;
};

std::string print_heaps(const Legs& heaps) {
  return heaps.empty() ? "0" : fmt::format("{}", fmt::join(heaps, "+"));
}

Finding check_nim_positions(const Effort& effort, Range counters) {
  NimPlay play;
  Tally tally;
  const Facts<TakeAndBreak> facts(effort, TakeAndBreak(Breaking::forbidden));
  for (std::uint64_t total = 0; total <= counters.last; ++total) {
    effort.tell("counters", total, counters.last);
    // The legs of a star with a hub of its own are a multiset of heaps.
    each_star(total + 1, 0, {}, [&](const Legs& heaps) {
      effort.poll();
      const bool next_wins = play.next_wins(heaps);
      if (total < counters.first) return;
      std::uint32_t sum = 0;
      for (std::uint16_t heap : heaps) sum ^= heap;
      if (total > 0) facts.used(Asked::outcome, total, [&] { return fmt::format("{}", fmt::join(heaps, ",")); });
      if (next_wins == (sum != 0)) return tally.pass();
      tally.fail({total, print_heaps(heaps),
                  fmt::format("{}, of nim-sum {}, is won by the {} player", print_heaps(heaps), sum,
                              next_wins ? "next" : "previous")});
    });
  }
  return conclude(tally, fmt::format("all positions of {} to {} counters", counters.first, counters.last),
                  "The outcome of every position of the range, played on all heaps at once, is as stated.");
}

Proof prove_nim(const Effort& /*effort*/) {
  return {gap_in_rules(Breaking::forbidden), {}};
}

Proof prove_lasker(const Effort& /*effort*/) {
  std::optional<std::string> gap = gap_in_rules(Breaking::allowed);
  return {gap ? std::move(gap) : gap_in(kPrintedLaskerValues), {}};
}

}  // namespace

std::span<const NamedCheck> checks_of_heaps() {
  static const std::array kChecks{NamedCheck{"nim_positions", check_nim_positions}};
  return kChecks;
}

std::span<const NamedProof> proofs_of_heaps() {
  static constexpr std::array kProofs{NamedProof{"nim", prove_nim}, NamedProof{"lasker", prove_lasker}};
  return kProofs;
}

}  // namespace sprague::cycles
