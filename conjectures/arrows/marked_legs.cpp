// Three marked legs, and a mark close to the hub beside free legs: Theorem 8.2 and Propositions 9.1 to 9.3.
#include <fmt/format.h>

#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/spiders.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::arrows {
namespace {

constexpr std::string_view kMethod = "Every instance of the range has the printed value.";

// Calls visit(a, b, c) for a, b = 0 or 1 and c from 2 on, by `step`.
template <class Visit>
void each_two_short(Range length, Length least, Length step, Visit visit) {
  for (Length c = least; c <= length.last; c += step) {
    if (c < length.first) continue;
    for (Length a : {0U, 1U}) {
      for (Length b : {0U, 1U}) visit(a, b, c);
    }
  }
}

void two_short(Tally& tally, SpiderValues& values, Length a, Length b, Length c) {
  compare(tally, values, {check(a), check(b), leg(c)}, a ^ b ^ c);
  compare(tally, values, {check(a), hat(b), leg(c)}, a ^ b ^ c % 2);
}

void same_set(Tally& tally, SpiderValues& values, const SpiderLegs& legs, std::vector<std::uint32_t> printed) {
  sort_unique(printed);
  const std::vector<std::uint32_t> found = follower_values(values, legs);
  if (found == printed) return tally.pass();
  fail(tally, legs,
       fmt::format("the options of {} have the values {}, not {}", print_state(legs), fmt::join(found, " "),
                   fmt::join(printed, " ")));
}

}  // namespace

Finding check_three_marked(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  Tally tally;
  each_triple(legs, 2, 1, [&](Length a, Length b, Length c) {
    // Reversing all arrows leaves four of the eight choices of accents.
    for (Accent second : kAccents) {
      for (Accent third : kAccents) {
        compare(tally, values, {check(a), leg(second, b), leg(third, c)}, ((a - 2) ^ (b - 2) ^ (c - 2)) + 2);
      }
    }
  });
  return conclude(tally, fmt::format("2 <= a, b, c <= {}, all accents", legs.last), std::string(kMethod));
}

Finding check_two_short_printed(const Effort& effort, Range length) {
  SpiderValues values(effort);
  Tally tally;
  each_two_short(length, 2, 1, [&](Length a, Length b, Length c) { two_short(tally, values, a, b, c); });
  Finding finding = conclude(tally, fmt::format("2 <= c <= {}", length.last), std::string(kMethod));
  finding.repair =
      "The first formula needs c even, as the proof assumes; for odd c the value is a + b + c instead. The second "
      "formula holds for even and odd c. Both repairs hold on their readings' ranges.";
  return finding;
}

Finding check_two_short_even(const Effort& effort, Range length) {
  SpiderValues values(effort);
  Tally tally;
  each_two_short(length, 2, 2, [&](Length a, Length b, Length c) { two_short(tally, values, a, b, c); });
  return conclude(tally, fmt::format("even c from 2 to {}", length.last), std::string(kMethod));
}

Finding check_two_short_odd(const Effort& effort, Range length) {
  SpiderValues values(effort);
  Tally tally;
  each_two_short(length, 3, 2, [&](Length a, Length b, Length c) {
    compare(tally, values, {check(a), check(b), leg(c)}, a + b + c);
    compare(tally, values, {check(a), hat(b), leg(c)}, a ^ b ^ c % 2);
  });
  return conclude(tally, fmt::format("odd c from 3 to {}", length.last),
                  "Every instance of the range has the value of this reading.");
}

Finding check_short_and_marked(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  Tally tally;
  each_pair(legs, 2, 1, [&](Length b, Length c) {
    if (c % 2 != 0) return;
    for (Length a : {0U, 1U}) {
      compare(tally, values, {check(a), check(b), leg(c)}, a ^ b % 2 ^ (c - 2) ^ 1);
      compare(tally, values, {check(a), hat(b), leg(c)}, a ^ b % 2 ^ (c - 2));
    }
  });
  return conclude(tally, fmt::format("2 <= b, c <= {}, c even", legs.last), std::string(kMethod));
}

Finding check_short_and_marked_followers(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  Tally tally;
  each_pair(legs, 2, 1, [&](Length b, Length c) {
    if (c % 2 != 0) return;
    std::vector<std::uint32_t> printed{b % 2 ^ (c + 1), b ^ (c - 1)};
    for (Length l = 0; l <= c - 2; ++l) printed.push_back(b % 2 ^ l);
    same_set(tally, values, {check(0), check(b), leg(c)}, std::move(printed));
  });
  return conclude(tally, fmt::format("2 <= b, c <= {}, c even", legs.last),
                  "The options of every instance of the range have exactly the printed values.");
}

Finding check_short_and_two_free(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  Tally tally;
  each_pair(legs, 2, 2, [&](Length b, Length c) {
    for (Length a : {0U, 1U}) compare(tally, values, {check(a), leg(b), leg(c)}, a ^ (b - 2) ^ (c - 2));
  });
  return conclude(tally, fmt::format("even b, c from 2 to {}", legs.last), std::string(kMethod));
}

Finding check_short_and_two_free_followers(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  Tally tally;
  each_pair(legs, 2, 2, [&](Length b, Length c) {
    std::vector<std::uint32_t> zero{(b - 2) ^ (c + 1), (c - 2) ^ (b + 1)};
    std::vector<std::uint32_t> one{(b - 2) ^ c, (c - 2) ^ b, (b - 2) ^ (c - 2)};
    for (Length l = 0; l + 3 <= c; ++l) {
      zero.push_back((b - 2) ^ l);
      one.push_back((b - 2) ^ l);
    }
    for (Length l = 0; l + 3 <= b; ++l) {
      zero.push_back((c - 2) ^ l);
      one.push_back((c - 2) ^ l);
    }
    same_set(tally, values, {check(0), leg(b), leg(c)}, std::move(zero));
    same_set(tally, values, {check(1), leg(b), leg(c)}, std::move(one));
  });
  return conclude(tally, fmt::format("even b, c from 2 to {}, a = 0 and 1", legs.last),
                  "The options of every instance of the range have exactly the printed values.");
}

Finding check_short_and_leg_of_none(const Effort& effort, Range length) {
  SpiderValues values(effort);
  Tally tally;
  for (auto c = static_cast<Length>(length.first); c <= length.last; ++c) {
    for (Length a : {0U, 1U}) compare(tally, values, {check(a), leg(0), leg(c)}, a + c);
  }
  return conclude(tally, fmt::format("c up to {}", length.last),
                  "The state is a twig by the normal form of its position, and has its value.");
}

}  // namespace sprague::arrows
