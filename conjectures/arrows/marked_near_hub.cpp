// Spiders with marks near the hub that are paths: the isomorphisms of Proposition 6.3.
#include <fmt/format.h>

#include <array>

#include "certificates/facts.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/short_legs.hpp"
#include "conjectures/arrows/spiders.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::arrows {
namespace {

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
  const Facts<SpiderArrows> facts(effort, SpiderArrows());
  each_in_row(row, length, [&](Length n, const ShortRow& instance) {
    facts.used(Asked::nimber, n, [&] { return print_state(instance.spider); });
    for (const SpiderLegs& path : paths_of_row(row, n)) facts.used(Asked::nimber, n, [&] { return print_state(path); });
  });
  return conclude(isomorphisms(effort, row, length), "n " + from_to(length, least_length(row)),
                  isomorphic_for_all(effort, row));
}

template <std::size_t Row>
Finding check_row_isomorphism(const Effort& effort, Range length) {
  return row_isomorphism(effort, Row, length);
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
  };
  return kChecks;
}

}  // namespace sprague::arrows
