// One marked leg, and none: Lemma 11.1, Proposition 11.2 and Theorem 12.1.
#include "conjectures/arrows/even_leg_steps.hpp"
#include "conjectures/arrows/marked_pairs.hpp"

namespace sprague::arrows {
namespace {

// The value for index - 1 edges on the marked leg, which has the parity of that number.
template <class Step, class N>
N given_value_near(Step& step, const N& index) {
  N near = step.natural("near");
  step.given(kHypothesis, equal(last_bit(near), last_bit(index - N(1))));
  return near;
}

void add_one_marked(InductionSteps& steps) {
  steps.add(
      "one-marked-leg",
      "An arrow on an even marked leg beside two free ones leaves an odd value, or that ^ 1, and that as well; with "
      "an edge more on that leg, these values ^ 1.",
      {kHypothesis, kEven, kBeside}, [](auto& step) {
        using Step = std::decay_t<decltype(step)>;
        using N = typename Step::Number;
        Paths<Step> paths(step);
        const N a = step.natural("a");
        const N index = step.natural("index");
        given_edge_of_even_leg(step, index, a);
        const N near = given_value_near(step, index);
        const auto option = [&](PathKind kind, int more) { return with_bit(near, paths(kind, a + N(more) - index)); };
        step.claim(is_odd(option(PathKind::flow, 0)));
        step.claim(equal(option(PathKind::crash, 0), flipped_bit(option(PathKind::flow, 0))));
        step.claim(equal(option(PathKind::flow, 1), flipped_bit(option(PathKind::flow, 0))));
        step.claim(equal(option(PathKind::crash, 1), flipped_bit(option(PathKind::crash, 0))));
        // The last edge of the shorter leg takes no arrow of the other way, that of the longer one does: it leaves
        // what such an arrow on the edge before it leaves on the shorter one, ^ 1.
        const N before = with_bit(flipped_bit(near), paths(PathKind::crash, N(1)));
        step.claim_where({index - a}, equal(option(PathKind::crash, 1), flipped_bit(before)));
      });
  steps.add("two-free-legs",
            "An arrow on one of two even free legs leaves an odd value, or that ^ 1 of one the other way; with an edge "
            "more on the marked leg, these values ^ 1.",
            {kHypothesis, kEven, kFewer}, [](auto& step) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const N b = step.natural("b");
              const N index = step.natural("index");
              given_edge_of_even_leg(step, index, b);
              const MarkPair<N> pair{step.natural("opposite"), step.natural("equal")};
              // Parts 1 to 3 say as much (pairs-by-parity).
              step.given(kHypothesis, both(is_even(pair.opposite),
                                           either(is_even(pair.equal), equal(pair.equal, flipped_bit(pair.opposite)))));
              const N opposite = step.value(kFewer, "opposite_near", with_bit(pair.opposite, index - N(1)));
              const N same_way = step.value(kFewer, "equal_near", with_bit(pair.equal, index - N(1)));
              for (const N& value : {pair.opposite, pair.equal}) {
                step.claim(equal(with_bit(value, index), flipped_bit(with_bit(value, index - N(1)))));
              }
              const N twig = b - index;
              step.claim(is_odd(opposite + twig));
              step.claim(either(is_odd(same_way + twig), equal(same_way, flipped_bit(opposite))));
            });
  steps.add(
      "pairs-by-parity",
      "Parts 1 to 3 of Lemma 10.1 make the first value even, and the second even or the first ^ 1; so are 0 and c.",
      {kEven}, [](auto& step) {
        using N = typename std::decay_t<decltype(step)>::Number;
        const auto [c, pair] = given_pair(step);
        step.claim(is_even(pair.opposite));
        step.claim(either(is_even(pair.equal), equal(pair.equal, flipped_bit(pair.opposite))));
        step.claim(both(is_even(N(0)), is_even(c)));
      });
}

}  // namespace

InductionSteps one_marked_steps() {
  InductionSteps steps;
  add_one_marked(steps);
  return steps;
}

InductionSteps no_mark_steps() {
  InductionSteps steps;
  steps.add("no-mark", "An arrow on one of three even free legs leaves an odd value.", {kHypothesis, kEven},
            [](auto& step) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const N a = step.natural("a");
              const N index = step.natural("index");
              given_edge_of_even_leg(step, index, a);
              step.claim(is_odd(given_value_near(step, index) + (a - index)));
            });
  return steps;
}

}  // namespace sprague::arrows
