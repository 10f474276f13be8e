#include "conjectures/octal/induction_steps.hpp"

namespace sprague::octal {
namespace {

constexpr std::string_view kOnPath = "the run is on the path";
constexpr std::string_view kInHeap = "the heap has what is taken and left";
constexpr std::string_view kSmallerPair = "smaller bistars";
constexpr std::string_view kLegsOfStars = "legs of stars modulo 3";

// The three things that a move may do, by what is left on both sides of what it takes, or as one heap or two; each bit
// of a digit allows one of them, on paths as on heaps.
template <class N>
All<N> leaves_nothing(const N& left, const N& right) {
  return {N(0) - left, N(0) - right};
}
template <class N>
All<N> leaves_one(const N& left, const N& right) {
  return {N(0) - left, right - N(1)};
}
template <class N>
All<N> leaves_two(const N& left, const N& right) {
  return {left - N(1), right - N(1)};
}

}  // namespace

InductionSteps path_and_heap_steps() {
  InductionSteps steps;
  steps.add(
      "run-is-heap-move",
      "A run of vertices that is taken from a path leaves nothing, one path or two, as who takes as many counters "
      "from the heap leaves nothing, one heap or two, of the same sizes.",
      {kOnPath}, [](auto& step) {
        using N = typename std::decay_t<decltype(step)>::Number;
        const N n = step.natural("n");
        const N taken = step.natural("taken");
        const N left = step.natural("left");
        const N right = n - taken - left;
        step.given(kOnPath, at_least(right, N(0)));
        // One heap is the rest; two heaps are the rest together.
        const N rest = n - taken;
        const AnyOf<N> nothing = both({leaves_nothing(left, right)}, equal(rest, N(0)));
        const AnyOf<N> one = both(either<N>({leaves_one(left, right)}, {leaves_one(right, left)}),
                                  both(equal(left + right, rest), at_least(rest, N(1))));
        const AnyOf<N> two = both({leaves_two(left, right)}, equal(left + right, rest));
        step.claim(either(either(nothing, one), two));
      });
  steps.add("heap-move-is-run",
            "What a move leaves of a heap, nothing, one heap or two, some run of as many vertices leaves of the path.",
            {kInHeap}, [](auto& step) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const N n = step.natural("n");
              const N taken = step.natural("taken");
              const N first = step.natural("first");
              const N second = step.natural("second");
              step.given(kInHeap, equal(n, taken + first + second));
              // The run behind the first heap. Of one heap, the run at the beginning of the path leaves it.
              const N right = n - taken - first;
              step.claim(equal(right, second));
              step.claim_where(leaves_nothing(first, second), {leaves_nothing(first, right)});
              step.claim_where(leaves_one(first, second), {leaves_one(first, right)});
              step.claim_where(leaves_two(first, second), {leaves_two(first, right)});
            });
  return steps;
}

InductionSteps node_kayles_steps() {
  InductionSteps steps;
  steps.add("node-kayles-move-is-octal",
            "A vertex of a path and its neighbours are one vertex that is the whole path, two at an end, or three.",
            {kOnPath}, [](auto& step) {
              using N = typename std::decay_t<decltype(step)>::Number;
              const N n = step.natural("n");
              const N before = step.natural("before");  // of the vertex that is played
              const N after = n - before - N(1);
              step.given(kOnPath, at_least(after, N(0)));
              // 0.137 takes one only where nothing is left, two only where not both sides are left, three anywhere.
              const auto takes = [&](int number, const N& left, const N& right) {
                return both(equal(n, left + right + N(number)), {{left, right}});
              };
              const AnyOf<N> whole = both(takes(1, before, after), {leaves_nothing(before, after)});
              const AnyOf<N> first = both(takes(2, before, after - N(1)), equal(before, N(0)));
              const AnyOf<N> last = both(takes(2, before - N(1), after), equal(after, N(0)));
              const AnyOf<N> inner = takes(3, before - N(1), after - N(1));
              step.claim(either(either(whole, inner), either(first, last)));
            });
  steps.add(
      "octal-move-is-node-kayles",
      "What 0.137 leaves of a path is what a vertex and its neighbours leave, with as many on one side.", {kInHeap},
      [](auto& step) {
        using N = typename std::decay_t<decltype(step)>::Number;
        const N n = step.natural("n");
        const N taken = step.natural("taken");
        const N left = step.natural("left");
        const N right = n - taken - left;
        step.given(kInHeap, at_least(right, N(0)));
        // The vertex that is played: the only one; the first or the last one; the one in the middle of three.
        const auto plays = [&](const N& before) {
          const N after = n - before - N(1);
          const AnyOf<N> left_over = either(equal(left, before - N(1)), both(equal(left, N(0)), equal(before, N(0))));
          const AnyOf<N> right_over = either(equal(right, after - N(1)), both(equal(right, N(0)), equal(after, N(0))));
          return both(both(left_over, right_over), {{before, after}});
        };
        step.claim_where(both(equal(taken, N(1)), {leaves_nothing(left, right)}).front(), plays(N(0)));
        step.claim_where(both(equal(taken, N(2)), equal(left, N(0))).front(), plays(N(0)));
        step.claim_where(both(equal(taken, N(2)), equal(right, N(0))).front(), plays(n - N(1)));
        step.claim_where(equal(taken, N(3)).front(), plays(left + N(1)));
      });
  return steps;
}

InductionSteps misere_middle_steps() {
  InductionSteps steps;
  steps.add(
      "misere-middle-step",
      "What one move leaves of a bistar and of the same with a middle path of three edges more has one value: two "
      "smaller bistars with two legs or more at each hub, or two stars; those differ in the leg that is the middle "
      "path with the last leg of the hub, and legs count modulo 3.",
      {kSmallerPair, kLegsOfStars},
      [](auto& step) {
        using N = typename std::decay_t<decltype(step)>::Number;
        const N middle = step.natural("middle");
        const N last = step.natural("last_leg");  // what is left of it, where no other is left
        const N legs = step.natural("legs_left");
        const N bistar = step.natural("bistar");
        const N longer_bistar = step.value(kSmallerPair, "longer_bistar", bistar);
        // The value of a star with all legs but that one is some function of this number.
        const N star = step.value(kLegsOfStars, "star", N(residue(middle + last, 3)));
        const N longer_star = step.value(kLegsOfStars, "longer_star", N(residue(middle + N(3) + last, 3)));
        step.claim_where({legs - N(2)}, equal(bistar, longer_bistar));
        step.claim_where(equal(legs, N(1)).front(), equal(star, longer_star));
      },
      3);
  return steps;
}

}  // namespace sprague::octal
