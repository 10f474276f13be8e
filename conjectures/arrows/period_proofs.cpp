// Proofs for all lengths that go by periods and parities of lengths, beside the inductions of leg_proofs.hpp.
//
// Theorem 8.2: a mark on the first two edges of a leg leaves a hub of Proposition 7.7 beside a flow or a crash, of
// value 0 or 1. One on edge m >= 3 leaves the state with m - 1 in place of a beside F_(a-m) or C_(a-m), just as a move
// on T_(a-2) leaves T_(m-3) beside them; and since (x + 2) ^ 1 = (x ^ 1) + 2, by induction its value is that of the
// option of T_(a-2), T_(b-2), T_(c-2) side by side, plus 2. Where 0 and 1 both occur, the mex is that of these options
// plus 2, which Proposition 5.4 gives.
#include <fmt/format.h>

#include <array>

#include "checkers/play_lengths.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/leg_periods.hpp"
#include "conjectures/arrows/leg_proofs.hpp"
#include "conjectures/arrows/path_induction.hpp"
#include "conjectures/arrows/spiders.hpp"

namespace sprague::arrows {
namespace {

// A leg of no edges beside one of so many was compared with a twig.
constexpr Length kLegsCompared = 40;

std::optional<std::string> gap_in_small_values(SpiderValues& values) {
  return gap_in_periods([&](const SpiderLegs& legs) { return small_value(values, legs); });
}

Proof prove_path_parities(const Effort& /*effort*/) {
  return {gap_in(kPrintedPathParities), obligations_of(LegProof::paths)};
}

// The printed parities where lengths are in the box, which stands for all.
std::optional<std::string> gap_in_parities_of_ones(PlayLengths<SpiderArrows>& lengths) {
  for (auto n = static_cast<Length>(kPeriodBox.first); n <= kPeriodBox.last; ++n) {
    for (const Accent accent : kAccents) {
      const SpiderLegs legs{check(1), check(1), leg(accent, n)};
      const Length parity = (n + (accent == Accent::check ? 1 : 0)) % 2;
      for (const std::uint32_t length : lengths.lengths(spider_state(legs))) {
        if (length % 2 != parity) return fmt::format("{} has a play of the other parity", print_state(legs));
      }
    }
  }
  return std::nullopt;
}

Proof prove_parities_by_periods(const Effort& effort) {
  const SpiderArrows game;
  PlayLengths<SpiderArrows> lengths(game, effort);
  auto parities = [&](const SpiderLegs& legs) {
    std::uint32_t mask = 0;
    for (const std::uint32_t length : lengths.lengths(spider_state(legs))) mask |= 1U << length % 2;
    return mask;
  };
  std::optional<std::string> gap = gap_in_periods(parities);
  if (!gap) gap = gap_in_parities_of_ones(lengths);
  return {std::move(gap), {}};
}

// The induction over the legs compares the printed values with the rules in the box.
Proof prove_one_short(const Effort& effort) {
  SpiderValues values(effort);
  std::optional<std::string> gap = gap_in(LegProof::one_short);
  if (!gap) gap = gap_in_small_values(values);
  return {std::move(gap), obligations_of(LegProof::one_short)};
}

// From 4 on, the options of value 0 and 1 depend on the lengths' parities.
constexpr Range kParitiesAndShort{2, 5};

Proof prove_three_marked(const Effort& effort) {
  SpiderValues values(effort);
  std::optional<std::string> gap = gap_in(LegProof::three_marked);
  if (!gap) gap = gap_in_small_values(values);
  each_triple(kParitiesAndShort, 2, 1, [&](Length a, Length b, Length c) {
    for (const Accent second : kAccents) {
      for (const Accent third : kAccents) {
        const SpiderLegs legs{check(a), leg(second, b), leg(third, c)};
        const std::vector<std::uint32_t> found = follower_values(values, legs);
        if (found.size() >= 2 && found[0] == 0 && found[1] == 1) continue;
        gap = fmt::format("{} has no options of the values 0 and 1", print_state(legs));
      }
    }
  });
  return {std::move(gap), obligations_of(LegProof::three_marked)};
}

Proof prove_leg_of_none(const Effort& /*effort*/) {
  if (auto gap = gap_in(kPrintedPathValues)) return {std::move(gap), {}};
  for (Length c = 0; c <= kLegsCompared; ++c) {
    for (const Length a : {0U, 1U}) {
      const SpiderLegs legs{check(a), leg(0), leg(c)};
      if (spider_state(legs) == spider_state(path_of(PathKind::twig, static_cast<std::uint16_t>(a + c)))) continue;
      return {fmt::format("{} is no twig with {} edges", print_state(legs), a + c), {}};
    }
  }
  return {std::nullopt, {}};
}

}  // namespace

std::span<const NamedProof> proofs_by_periods() {
  static constexpr std::array kNamed{
      NamedProof{"path_parities", prove_path_parities}, NamedProof{"parities_by_periods", prove_parities_by_periods},
      NamedProof{"one_short", prove_one_short},         NamedProof{"three_marked", prove_three_marked},
      NamedProof{"leg_of_none", prove_leg_of_none},
  };
  return kNamed;
}

}  // namespace sprague::arrows
