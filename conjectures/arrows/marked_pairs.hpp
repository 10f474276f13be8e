// What the inductions over even legs share: labels of hypotheses, and the pairs of values that Lemma 10.1 is about.
#pragma once

#include <utility>

#include "conjectures/arrows/state_steps.hpp"

namespace sprague::arrows {

inline constexpr std::string_view kEven = "legs are even";
inline constexpr std::string_view kHypothesis = "induction hypothesis";
inline constexpr std::string_view kFewer = "states with fewer edges";
inline constexpr std::string_view kReached = "an option has the smaller number";
inline constexpr std::string_view kNotMet = "no option has the value";

template <class N>
AnyOf<N> below(const N& a, const N& b) {
  return at_least(b, a + N(1));
}

template <class N>
N flipped_bit(const N& x) {
  return with_bit(x, N(1));
}

// The values of S[va,^b,c] and S[va,vb,c] for even a and b, one of them not 0: parts 1 to 3 of Lemma 10.1.
template <class N>
struct MarkPair {
  N opposite;
  N equal;
};
template <class N>
AnyOf<N> parts_1_to_3(const MarkPair<N>& pair, const N& c) {
  const N& opposite = pair.opposite;
  const AnyOf<N> small = both(below(opposite, c - N(2)), equal(pair.equal, opposite));
  const AnyOf<N> large = both(equal(opposite, c - N(2)), either(equal(pair.equal, c - N(1)), equal(pair.equal, c)));
  return both(is_even(opposite), either(small, large));
}

// The marked edge of a leg.
template <class Step, class N>
void given_edge(Step& step, const N& index, const N& edges) {
  step.given("an edge of the leg", both(at_least(index, N(1)), at_least(edges, index)));
}
template <class Step, class N>
void given_edge_of_even_leg(Step& step, const N& index, const N& edges) {
  step.given(kEven, is_even(edges));
  given_edge(step, index, edges);
}

// Unknown c and the values of a pair with fewer edges.
template <class Step>
auto given_pair(Step& step) {
  using N = typename Step::Number;
  const N c = step.natural("c");
  step.given(kLengths, long_legs(c));
  step.given(kEven, is_even(c));
  const MarkPair<N> pair{step.natural("opposite"), step.natural("equal")};
  step.given(kHypothesis, parts_1_to_3(pair, c));
  return std::pair(c, pair);
}

}  // namespace sprague::arrows
