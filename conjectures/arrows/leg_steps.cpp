#include "conjectures/arrows/leg_steps.hpp"

#include "conjectures/arrows/state_steps.hpp"

namespace sprague::arrows {
namespace {

constexpr std::string_view kEvenFree = "free legs are even";

struct ShortPair {
  int first;
  int second;
  Accent second_accent;
};
// The first accent is a check; reversing all arrows, and exchanging the legs, makes these all.
constexpr std::array<ShortPair, 6> kShortPairs{{{0, 0, Accent::check},
                                                {0, 1, Accent::check},
                                                {1, 1, Accent::check},
                                                {0, 0, Accent::hat},
                                                {0, 1, Accent::hat},
                                                {1, 1, Accent::hat}}};

}  // namespace

InductionSteps two_short_legs_steps(const LegFormulas& formulas) {
  InductionSteps steps;
  add_steps(steps, formulas, "two-short-legs", "three marked legs, two of them of 0 or 1 edges,", {},
            [](auto& step, auto visit) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const N n = step.natural("n");
              for (const ShortPair& pair : kShortPairs) {
                for (const Accent third : kAccents) {
                  // S[v0,v0,v0] would be a sink.
                  const bool all_checks = pair.second_accent == Accent::check && third == Accent::check;
                  const N least(all_checks && pair.first + pair.second == 0 ? 1 : 0);
                  visit(UnknownSpider<N>{short_leg<N>(Accent::check, pair.first),
                                         short_leg<N>(pair.second_accent, pair.second),
                                         {n, third, Extent::any}},
                        All<N>{n - least});
                }
              }
            });
  return steps;
}

InductionSteps one_short_leg_steps(const LegFormulas& formulas) {
  InductionSteps steps;
  add_steps(steps, formulas, "one-short-leg", "three marked legs, one of 0 or 1 edges and two of 2 or more,", {},
            [](auto& step, auto visit) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const N b = step.natural("b");
              const N c = step.natural("c");
              step.given(kLengths, long_legs(b, c));
              for (const int edges : {0, 1}) {
                for (const Accent first : kAccents) {
                  for (const Accent third : kAccents) {
                    visit(UnknownSpider<N>{short_leg<N>(first, edges),
                                           {b, Accent::check, Extent::two_or_more},
                                           {c, third, Extent::two_or_more}},
                          All<N>{});
                  }
                }
              }
            });
  return steps;
}

InductionSteps three_marked_legs_steps(const LegFormulas& formulas) {
  InductionSteps steps;
  add_steps(steps, formulas, "three-marked-legs", "three marked legs of 2 edges or more", {},
            [](auto& step, auto visit) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const N a = step.natural("a");
              const N b = step.natural("b");
              const N c = step.natural("c");
              step.given(kLengths, long_legs(a, b, c));
              for (const Accent second : kAccents) {
                for (const Accent third : kAccents) {
                  visit(UnknownSpider<N>{{{a, Accent::check, Extent::two_or_more},
                                          {b, second, Extent::two_or_more},
                                          {c, third, Extent::two_or_more}}},
                        All<N>{});
                }
              }
            });
  return steps;
}

InductionSteps two_short_and_free_steps(const LegFormulas& formulas) {
  InductionSteps steps;
  add_steps(
      steps, formulas, "two-short-and-free", "two marked legs of 0 or 1 edges and a free one", {},
      [](auto& step, auto visit) {
        using N = typename std::decay_t<decltype(step)>::Number;
        const N c = step.natural("c");
        step.given(kLengths, at_least(c, N(1)));
        for (const ShortPair& pair : kShortPairs) {
          visit(UnknownSpider<N>{short_leg<N>(Accent::check, pair.first),
                                 short_leg<N>(pair.second_accent, pair.second),
                                 {c, std::nullopt, Extent::any}},
                All<N>{});
        }
      },
      4);
  return steps;
}

InductionSteps short_and_marked_steps(const LegFormulas& formulas) {
  InductionSteps steps;
  add_steps(steps, formulas, "short-and-marked", "marked legs of 0 or 1 and of 2 or more edges, and an even free one,",
            {kEvenFree}, [](auto& step, auto visit) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const N b = step.natural("b");
              const N c = step.natural("c");
              step.given(kLengths, long_legs(b, c));
              step.given(kEvenFree, is_even(c));
              for (const int edges : {0, 1}) {
                for (const Accent second : kAccents) {
                  visit(UnknownSpider<N>{short_leg<N>(Accent::check, edges),
                                         {b, second, Extent::two_or_more},
                                         {c, std::nullopt, Extent::two_or_more}},
                        All<N>{});
                }
              }
            });
  return steps;
}

InductionSteps short_and_two_free_steps(const LegFormulas& formulas) {
  InductionSteps steps;
  add_steps(steps, formulas, "short-and-two-free", "a marked leg of 0 or 1 edges and two even free ones", {kEvenFree},
            [](auto& step, auto visit) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const N b = step.natural("b");
              const N c = step.natural("c");
              step.given(kLengths, long_legs(b, c));
              step.given(kEvenFree, both(is_even(b), is_even(c)));
              for (const int edges : {0, 1}) {
                visit(UnknownSpider<N>{short_leg<N>(Accent::check, edges),
                                       {b, std::nullopt, Extent::two_or_more},
                                       {c, std::nullopt, Extent::two_or_more}},
                      All<N>{});
              }
            });
  return steps;
}

}  // namespace sprague::arrows
