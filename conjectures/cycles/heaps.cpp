// Nim and Lasker's Nim: Theorems 1.4 and 1.6.
#include <absl/container/flat_hash_map.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/families.hpp"
#include "canonical/sorted.hpp"
#include "checkers/nimbers.hpp"
#include "conjectures/certify.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/lasker_induction.hpp"
#include "games/laskers_nim.hpp"
#include "games/octal_heap.hpp"
#include "games/take_and_break.hpp"
#include "games/unlabelled.hpp"

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

// Sweeps single heaps: is the nimber, by mex from the rules, the expected one?
template <class Expected>
Finding check_heaps(const Effort& effort, Range heaps, Breaking breaking, Expected expected, const ForAll& all) {
  const TakeAndBreak game(breaking);
  NimberSolver<TakeAndBreak> solver(game, effort);
  Tally tally;
  for (std::uint64_t n = heaps.first; n <= heaps.last; ++n) {
    effort.poll();
    effort.tell("heaps", n, heaps.last);
    const auto heap = static_cast<std::uint32_t>(n);
    const std::uint32_t found = solver.value(heap).value();
    if (found == expected(heap)) {
      tally.pass();
    } else {
      tally.fail(
          {n, fmt::format("{}", n), fmt::format("the heap of {} has nimber {}, not {}", n, found, expected(heap))});
    }
  }
  return conclude(tally, fmt::format("heaps of {} to {} counters", heaps.first, heaps.last), all);
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

// Nim on heaps of at most 16 counters is the octal game in which any number up to 16 is taken and none, or one heap, is
// left.
constexpr std::uint32_t kMostCertifiedInHeap = 16;
constexpr std::uint64_t kMostCertifiedTotal = 8;
constexpr std::uint64_t kMostCertifiedInLaskers = 40;

void certify_nim(const Effort& effort, ProofOf proof, const std::vector<std::string>& positions) {
  const Unlabelled game(OctalHeap::from_code("0." + std::string(kMostCertifiedInHeap, '3')));
  std::vector<CertifiedStart<Unlabelled<OctalHeap>>> starts;
  for (const std::string& position : positions) {
    starts.push_back(start_of(game, position));
    starts.back().proof = proof;
  }
  certify(effort, "nim", game, starts);
}

std::string print_heaps(const Legs& heaps) {
  return heaps.empty() ? "0" : fmt::format("{}", fmt::join(heaps, "+"));
}

Finding check_nim_heaps(const Effort& effort, Range heaps) {
  std::vector<std::string> certified;
  for (std::uint64_t n = std::max<std::uint64_t>(heaps.first, 1); n <= heaps.last && n <= kMostCertifiedInHeap; ++n) {
    certified.push_back(std::to_string(n));
  }
  certify_nim(effort, ProofOf::nimber, certified);
  return check_heaps(
      effort, heaps, Breaking::forbidden, [](std::uint32_t heap) { return heap; },
      {gap_in_rules(Breaking::forbidden), std::nullopt,
       "Proved for all positions: the options of a heap are all smaller ones, so by induction the mex is the heap's "
       "own "
       "number, and the nimber of several heaps is the nim-sum (Sprague, Grundy). The options were compared with the "
       "rules on small heaps."});
}

Finding check_nim_positions(const Effort& effort, Range counters) {
  NimPlay play;
  Tally tally;
  std::vector<std::string> certified;
  for (std::uint64_t total = 0; total <= counters.last; ++total) {
    effort.tell("counters", total, counters.last);
    // The legs of a star with a hub of its own are a multiset of heaps.
    each_star(total + 1, 0, {}, [&](const Legs& heaps) {
      effort.poll();
      const bool next_wins = play.next_wins(heaps);
      if (total < counters.first) return;
      std::uint32_t sum = 0;
      for (std::uint16_t heap : heaps) sum ^= heap;
      if (total > 0 && total <= kMostCertifiedTotal) certified.push_back(fmt::format("{}", fmt::join(heaps, ",")));
      if (next_wins == (sum != 0)) return tally.pass();
      tally.fail({total, print_heaps(heaps),
                  fmt::format("{}, of nim-sum {}, is won by the {} player", print_heaps(heaps), sum,
                              next_wins ? "next" : "previous")});
    });
  }
  certify_nim(effort, ProofOf::outcome, certified);
  return conclude(tally, fmt::format("all positions of {} to {} counters", counters.first, counters.last),
                  "The outcome of every position of the range, played on all heaps at once, is as stated.");
}

Finding check_lasker(const Effort& effort, Range heaps) {
  const Unlabelled game(LaskersNim{});
  std::vector<CertifiedStart<Unlabelled<LaskersNim>>> certified;
  for (std::uint64_t n = std::max<std::uint64_t>(heaps.first, 1); n <= heaps.last && n <= kMostCertifiedInLaskers;
       ++n) {
    certified.push_back(with_nimber(start_of(game, std::to_string(n))));
  }
  certify(effort, "heaps", game, certified);
  std::optional<std::string> gap = gap_in_rules(Breaking::allowed);
  if (!gap) gap = gap_in(kPrintedLaskerValues);
  return check_heaps(
      effort, heaps, Breaking::allowed, [](std::uint32_t heap) { return value_of(kPrintedLaskerValues, heap); },
      {gap, std::nullopt,
       "Proved for all heaps by finite induction: each four heaps have these four values; no two parts add up to the "
       "heap's own value, by the last two bits of their values; and the one value that taking leaves out, 4k + 3 from "
       "4k + 3 counters, is reached by breaking off one counter. The options were compared with the rules on small "
       "heaps."});
}

}  // namespace

std::span<const NamedCheck> checks_of_heaps() {
  static const std::array kChecks{
      NamedCheck{"nim_heaps", check_nim_heaps},
      NamedCheck{"nim_positions", check_nim_positions},
      NamedCheck{"lasker", check_lasker},
  };
  return kChecks;
}

}  // namespace sprague::cycles
