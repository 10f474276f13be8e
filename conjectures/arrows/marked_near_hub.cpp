// Spiders with marks near the hub: Propositions 6.3, 7.4 and 7.7.
#include <fmt/format.h>

#include <array>

#include "checkers/play_lengths.hpp"
#include "conjectures/arrows/certified_spiders.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/leg_periods.hpp"
#include "conjectures/arrows/leg_proofs.hpp"
#include "conjectures/arrows/short_legs.hpp"
#include "conjectures/arrows/spiders.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::arrows {
namespace {

// --- Proposition 6.3 ---

void each_in_row(std::size_t row, Range length, absl::FunctionRef<void(Length, const ShortRow&)> visit) {
  for (auto n = static_cast<Length>(std::max<std::uint64_t>(length.first, least_length(row))); n <= length.last; ++n) {
    for (Accent accent : kAccents) {
      if (third_accent_is(row, accent)) visit(n, short_row(row, n, accent));
    }
  }
}

Tally isomorphisms(const Effort& effort, std::size_t row, Range length) {
  Tally tally;
  each_in_row(row, length, [&](Length, const ShortRow& instance) {
    effort.poll();
    if (is_isomorphism(instance)) return tally.pass();
    fail(tally, instance.spider, fmt::format("the map for {} is no isomorphism", print_state(instance.spider)));
  });
  return tally;
}

ForAll isomorphic_for_all(const Effort& effort, std::size_t row) {
  return {
      std::nullopt, isomorphisms(effort, row, {0, kDecidesAllLengths}).smallest(),
      "Proved for all n: the local criterion (Theorem 4.10) holds for the proof's map. It asks about one vertex and "
      "the edges at it, and from n = 4 on a longer leg only adds vertices like those that are there. Up to n = 5 "
      "the map was also tried on all ways of marking edges."};
}

Finding row_isomorphism(const Effort& effort, std::size_t row, Range length) {
  SpiderTally both;
  each_in_row(row, length, [&](Length n, const ShortRow& instance) {
    both.note(instance.spider);
    for (const SpiderLegs& path : paths_of_row(row, n)) both.note(path);
  });
  both.certify(effort);
  return conclude(isomorphisms(effort, row, length), "n " + from_to(length, least_length(row)),
                  isomorphic_for_all(effort, row));
}

// --- Propositions 7.4 and 7.7 ---

void even_or_odd_plays(Tally& tally, PlayLengths<SpiderArrows>& lengths, const SpiderLegs& legs, unsigned parity) {
  const Lengths plays = lengths.lengths(spider_state(legs));
  if (std::ranges::all_of(plays, [parity](std::uint32_t length) { return length % 2 == parity; })) return tally.pass();
  fail(tally, legs, fmt::format("{} has a play of the other parity", print_state(legs)));
}

// Calls visit(legs, parity) for the states of Proposition 7.4.
template <class Visit>
void each_of_ones(Range length, Visit visit) {
  for (auto n = static_cast<Length>(length.first); n <= length.last; ++n) {
    visit(SpiderLegs{check(1), check(1), check(n)}, n % 2 ^ 1);
    visit(SpiderLegs{check(1), check(1), hat(n)}, n % 2);
  }
}

// Calls visit(legs, value) for the states of Proposition 7.7 whose longest leg is in the range.
template <class Visit>
void each_with_one_short_leg(Range legs, Visit visit) {
  each_pair(legs, 2, 1, [&](Length b, Length c) {
    const Length parity = (b ^ c) % 2;
    for (Accent accent : kAccents) {
      visit(SpiderLegs{leg(accent, 0), check(b), check(c)}, parity ^ 1);
      visit(SpiderLegs{leg(accent, 1), check(b), check(c)}, parity);
      visit(SpiderLegs{leg(accent, 0), check(b), hat(c)}, parity);
      visit(SpiderLegs{leg(accent, 1), check(b), hat(c)}, parity ^ 1);
    }
  });
}

std::string period_proof(std::string_view answer) {
  return fmt::format(
      "Proved for all lengths: {} repeats with period 2 in each length from 4 on, which follows from its repeating "
      "there for lengths up to 8, by comparing the moves at two lengths that differ by 2.",
      answer);
}

template <std::size_t Row>
Finding check_row_isomorphism(const Effort& effort, Range length) {
  return row_isomorphism(effort, Row, length);
}

Finding check_ones_plays(const Effort& effort, Range length) {
  const SpiderArrows game;
  PlayLengths<SpiderArrows> lengths(game, effort);
  SpiderTally tally;
  Tally box;
  each_of_ones(length, [&](const SpiderLegs& legs, unsigned parity) {
    even_or_odd_plays(tally, lengths, legs, parity);
    tally.note(legs);
  });
  tally.certify_lengths(effort);
  each_of_ones(kPeriodBox,
               [&](const SpiderLegs& legs, unsigned parity) { even_or_odd_plays(box, lengths, legs, parity); });
  auto parities = [&](const SpiderLegs& legs) {
    std::uint32_t mask = 0;
    for (std::uint32_t length_of_play : lengths.lengths(spider_state(legs))) mask |= 1U << length_of_play % 2;
    return mask;
  };
  return conclude(tally, fmt::format("n {}, all plays", from_to(length, 0)),
                  {gap_in_periods(parities), box.smallest(), period_proof("the set of the plays' parities")});
}

Finding check_one_short_leg(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  SpiderTally tally;
  Tally box;
  each_with_one_short_leg(legs, [&](const SpiderLegs& state, unsigned value) { compare(tally, values, state, value); });
  tally.certify(effort);
  each_with_one_short_leg(kPeriodBox,
                          [&](const SpiderLegs& state, unsigned value) { compare(box, values, state, value); });
  Finding finding = conclude(tally, fmt::format("b, c >= 2, the larger {}, all accents", from_to(legs, 2)),
                             {gap_in_periods([&](const SpiderLegs& state) { return small_value(values, state); }),
                              box.smallest(), period_proof("the value, as far as it is below 4,")});
  return with_second_opinion(std::move(finding), LegProof::one_short, effort);
}

}  // namespace

std::span<const NamedCheck> checks_of_marked_near_hub() {
  static const std::array kChecks{
      NamedCheck{"row_isomorphism_1", check_row_isomorphism<1>},
      NamedCheck{"row_isomorphism_2", check_row_isomorphism<2>},
      NamedCheck{"row_isomorphism_3", check_row_isomorphism<3>},
      NamedCheck{"row_isomorphism_4", check_row_isomorphism<4>},
      NamedCheck{"row_isomorphism_5", check_row_isomorphism<5>},
      NamedCheck{"row_isomorphism_6", check_row_isomorphism<6>},
      NamedCheck{"row_isomorphism_7", check_row_isomorphism<7>},
      NamedCheck{"row_isomorphism_8", check_row_isomorphism<8>},
      NamedCheck{"row_isomorphism_9", check_row_isomorphism<9>},
      NamedCheck{"ones_plays", check_ones_plays},
      NamedCheck{"one_short_leg", check_one_short_leg},
  };
  return kChecks;
}

}  // namespace sprague::arrows
