#include "conjectures/arrows/even_leg_steps.hpp"

#include "conjectures/arrows/marked_pairs.hpp"

namespace sprague::arrows {
namespace {

// --- options by a mark on a marked leg ---

// Unknown: a leg of a edges, a even; the edge that is marked; and the value x for the even one of index - 1 and
// index - 2 in place of a. The near part has the value x ^ (index - 1), once more ^ 1 if another leg is longer by one.
template <class Step>
struct MarkedLeg {
  using N = typename Step::Number;
  Step& step;
  Paths<Step> paths{step};
  N a = step.natural("a");
  N index = step.natural("index");
  N x = step.natural("x");

  explicit MarkedLeg(Step& at) : step(at) { given_edge_of_even_leg(step, index, a); }

  // The option's value when the leg has `more` edges than a, and another leg `beside` more than an even number.
  N option(bool along, int more, int beside) {
    const std::string name = fmt::format("near_{}{}{}", along ? "along" : "against", more, beside);
    const N near = step.value(kFewer, name, with_bit(x, index - N(1) + N(beside)));
    return with_bit(near, paths(along ? PathKind::flow : PathKind::crash, a + N(more) - index));
  }
};

void add_even_leg_marked(InductionSteps& steps) {
  steps.add("even-leg-marked",
            "An arrow on an even marked leg leaves the value of an even leg with fewer edges, ^ 1 if it goes the same "
            "way as the leg's arrow; and there is one of either way for each.",
            {kEven, kFewer, kBeside}, [](auto& step) {
              using Step = std::decay_t<decltype(step)>;
              using N = typename Step::Number;
              MarkedLeg<Step> leg(step);
              step.claim(equal(leg.option(true, 0, 0), flipped_bit(leg.x)));
              step.claim(equal(leg.option(false, 0, 0), leg.x));
              // The last edge takes only an arrow of the same way, but the one before it leaves the same.
              step.claim_where({last_bit(leg.index) - N(1)}, at_least(leg.a - N(1), leg.index));
            });
}

void add_one_edge_more(InductionSteps& steps) {
  steps.add(
      "one-edge-more-marked-leg",
      "With an edge more on that leg or on the other marked one, the options by a mark on an even marked leg have "
      "their values ^ 1; with one more on both, their values.",
      {kEven, kFewer, kBeside}, [](auto& step) {
        using Step = std::decay_t<decltype(step)>;
        MarkedLeg<Step> leg(step);
        for (const bool along : {true, false}) {
          const auto old = along ? flipped_bit(leg.x) : leg.x;
          step.claim(equal(leg.option(along, 1, 0), flipped_bit(old)));
          step.claim(equal(leg.option(along, 0, 1), flipped_bit(old)));
          step.claim(equal(leg.option(along, 1, 1), old));
        }
      });
  steps.add(
      "one-more-value",
      "If g is the smallest number not in a set, g ^ 1 is the smallest that is neither g nor x ^ 1 for an x in it.",
      {kReached}, [](auto& step) {
        using N = typename std::decay_t<decltype(step)>::Number;
        const N g = step.natural("g");
        const N w = step.natural("w");
        step.given(kReached, below(w, flipped_bit(g)));
        step.claim(either(below(flipped_bit(w), g), equal(w, g)));
      });
}

// --- options by a mark on the free leg ---

// Unknown even a, b and c, and the marked edge of the free leg.
template <class Step>
struct FreeLeg {
  using N = typename Step::Number;
  Step& step;
  const LegFormulas& formulas;
  Paths<Step> paths{step};
  N a = step.natural("a");
  N b = step.natural("b");
  N c = step.natural("c");
  N index = step.natural("index");

  FreeLeg(Step& at, const LegFormulas& how) : step(at), formulas(how) {
    step.given(kLengths, long_legs(a, b, c));
    step.given(kEven, both(is_even(a), both(is_even(b), is_even(c))));
    given_edge(step, index, c);
  }

  // Calls visit(option, value) for the options of S[v(a+more_a),second(b+more_b),c].
  template <class Visit>
  void each(int more_a, int more_b, Accent second, Visit visit) {
    const UnknownSpider<N> spider{{{a + N(more_a), Accent::check, Extent::two_or_more},
                                   {b + N(more_b), second, Extent::two_or_more},
                                   {c, std::nullopt, Extent::two_or_more}}};
    for (const Accent accent : kAccents) {
      each_option(spider, 2, accent, index, [&](const UnknownOption<N>& option) {
        visit(option, value_of(option, formulas, 2, paths(option.beside, option.beside_edges)));
      });
    }
  }
};

void add_free_leg_marked(InductionSteps& steps, const LegFormulas& formulas) {
  steps.add(
      "free-leg-marked",
      "An arrow on the free leg leaves an odd value; but on its first two edges, with both marks the same way, it "
      "leaves c - 2.",
      {kEven, kBeside}, [&](auto& step) {
        using Step = std::decay_t<decltype(step)>;
        using N = typename Step::Number;
        FreeLeg<Step> leg(step, formulas);
        for (const Accent second : kAccents) {
          leg.each(0, 0, second, [&](const UnknownOption<N>& option, const NimValue<N>& value) {
            NimValue<N> two_less;
            two_less.heaps[2] = leg.c - N(2);
            const bool is_near = option.near[2].extent != Extent::two_or_more;
            const bool leaves_two_less = is_near && second == Accent::check;
            step.claim_where(option.where, leaves_two_less ? same(value, two_less) : is_odd(all_bits(value)));
          });
        }
      });
  steps.add("one-edge-more-free-leg",
            "With an edge more on one of two even marked legs, the options by a mark on the free leg have their values "
            "^ 1; with one more on both, their values.",
            {kEven}, [&](auto& step) {
              using Step = std::decay_t<decltype(step)>;
              using N = typename Step::Number;
              FreeLeg<Step> leg(step, formulas);
              for (const Accent second : kAccents) {
                std::vector<NimValue<N>> old;
                leg.each(0, 0, second, [&](const auto&, const NimValue<N>& value) { old.push_back(value); });
                for (const auto& more : {std::pair(1, 0), std::pair(0, 1), std::pair(1, 1)}) {
                  std::size_t next = 0;
                  leg.each(more.first, more.second, second,
                           [&](const UnknownOption<N>& option, const NimValue<N>& value) {
                             NimValue<N> expected = old.at(next++);
                             ENSURE(expected.plus_two == value.plus_two, "2 is added to one of the values");
                             expected.bits = expected.bits + N(more.first + more.second);
                             step.claim_where(option.where, same(value, expected));
                           });
                }
              }
            });
}

// --- the value of two marked legs, from pairs with fewer edges ---

void add_opposite_marks(InductionSteps& steps) {
  steps.add("opposite-marks-not-met", "No option of S[va,^b,c] by a mark on a marked leg has the value c - 2.",
            {kHypothesis}, [](auto& step) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const auto [c, pair] = given_pair(step);
              step.claim(different(flipped_bit(pair.opposite), c - N(2)));
              step.claim(different(pair.equal, c - N(2)));
            });
  steps.add("opposite-marks-even",
            "The smallest number that no option of S[va,^b,c] has is not odd: what has the number before it, an even "
            "one below c - 2, comes with the next.",
            {kHypothesis, kReached, kNotMet}, [](auto& step) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const auto [c, pair] = given_pair(step);
              const N value = step.natural("value");
              step.given("value in question", both(is_odd(value), below(value, c - N(2))));
              step.given(kReached,
                         either(equal(flipped_bit(pair.opposite), value - N(1)), equal(pair.equal, value - N(1))));
              step.given(kNotMet, both(different(flipped_bit(pair.opposite), value), different(pair.equal, value)));
              step.claim({});
            });
}

void add_equal_marks(InductionSteps& steps) {
  steps.add("equal-marks-not-met",
            "A number below c - 2, even, that no option of S[va,^b,c] has is none of S[va,vb,c] either.",
            {kHypothesis, kNotMet}, [](auto& step) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const auto [c, pair] = given_pair(step);
              const N value = step.natural("value");
              step.given("value in question", both(is_even(value), below(value, c - N(2))));
              step.given(kNotMet, both(different(flipped_bit(pair.opposite), value), different(pair.equal, value)));
              step.claim(different(flipped_bit(pair.equal), value));
              step.claim(different(pair.opposite, value));
            });
  steps.add("equal-marks-reached",
            "An even number below c - 2 that an option of S[va,^b,c] has is one of S[va,vb,c], and so is the next.",
            {kHypothesis, kReached}, [](auto& step) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const auto [c, pair] = given_pair(step);
              const N w = step.natural("w");
              step.given("number in question", both(is_even(w), below(w, c - N(2))));
              step.given(kReached, either(equal(flipped_bit(pair.opposite), w), equal(pair.equal, w)));
              for (const N& number : {w, w + N(1)}) {
                step.claim(either(equal(flipped_bit(pair.equal), number), equal(pair.opposite, number)));
              }
            });
  steps.add("equal-marks-below", "No option of S[va,vb,c] by a mark on a marked leg has the value c.", {kHypothesis},
            [](auto& step) {
              const auto [c, pair] = given_pair(step);
              step.claim(different(flipped_bit(pair.equal), c));
              step.claim(different(pair.opposite, c));
            });
}

// Lemma 10.1 where a is 0.
void add_base(InductionSteps& steps, const LegFormulas& formulas) {
  steps.add("no-edges-at-one-mark", "Lemma 10.1 holds for a = 0, parts 1, 3 and 4 also for b = 0.", {kEven},
            [&](auto& step) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const N b = step.natural("b");
              const N c = step.natural("c");
              step.given(kLengths, long_legs(b, c));
              step.given(kEven, both(is_even(b), is_even(c)));
              const auto claim_part_4 = [&](const UnknownLeg<N>& second, const UnknownLeg<N>& longer,
                                            const UnknownLeg<N>& free) {
                const auto value = [&](int first, const UnknownLeg<N>& other) {
                  return value_of(UnknownSpider<N>{short_leg<N>(Accent::check, first), other, free}, formulas);
                };
                NimValue<N> whole = value(0, second);
                NimValue<N> flip = whole;
                flip.bits = flip.bits + N(1);
                step.claim(same(value(1, second), flip));
                step.claim(same(value(0, longer), flip));
                step.claim(same(value(1, longer), whole));
                return whole;
              };
              const UnknownLeg<N> free{c, std::nullopt, Extent::two_or_more};
              for (const Accent accent : kAccents) {
                const NimValue<N> empty =
                    claim_part_4(short_leg<N>(accent, 0), short_leg<N>(accent, 1), {c, std::nullopt, Extent::any});
                NimValue<N> expected_of_empty;
                if (accent == Accent::check) expected_of_empty.heaps[2] = c;
                step.claim(same(empty, expected_of_empty));
                const NimValue<N> whole =
                    claim_part_4({b, accent, Extent::two_or_more}, {b + N(1), accent, Extent::two_or_more}, free);
                NimValue<N> expected;
                expected.heaps[2] = c - N(2);
                expected.bits = N(accent == Accent::check ? 1 : 0);
                step.claim(same(whole, expected));
              }
              step.claim(parts_1_to_3(MarkPair<N>{c - N(2), c - N(1)}, c));
              // For a = b = 0 the pair is (0, c), so that part 3 holds, and part 1:
              step.claim(both(is_even(N(0)), at_least(c - N(2), N(0))));
            });
}

}  // namespace

InductionSteps two_marked_steps(const LegFormulas& formulas) {
  InductionSteps steps;
  add_even_leg_marked(steps);
  add_free_leg_marked(steps, formulas);
  add_opposite_marks(steps);
  add_equal_marks(steps);
  add_one_edge_more(steps);
  add_base(steps, formulas);
  return steps;
}

}  // namespace sprague::arrows
