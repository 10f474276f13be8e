#include "conjectures/sprouts/limit_steps.hpp"

#include <fmt/format.h>

#include <list>
#include <string>
#include <utility>

#include "conjectures/sprouts/linear_step.hpp"

namespace sprague::sprouts {
namespace {

constexpr const char* kBound = "genus from the bound on";
constexpr const char* kShared = "parts share the genus";
constexpr const char* kSome = "some crosscaps";

// Limits of a part with four lives or more. Some curve of it does not separate, so the one for crosscaps is not 0.
template <class Step, class N = typename Step::Number>
Limits<N> with_handles(Step& step, const std::string& part) {
  return {step.natural("handles_" + part), N(0)};
}
template <class Step, class N = typename Step::Number>
Limits<N> with_crosscaps(Step& step, const std::string& part) {
  const N crosscaps = step.natural("crosscaps_" + part);
  step.given("limits of crosscaps are positive", N(1), crosscaps);
  return {N(0), crosscaps};
}

// `crosscaps` of them on a part are two more than some number from its limit on, so that two may be taken away.
template <class N>
std::vector<N> may_lose_two(const N& crosscaps, const Limits<N>& limits) {
  return {crosscaps - N(2) - limits.crosscaps, crosscaps - N(3)};
}

// A curve that leaves the surface as it is, or one outside of the region.
template <class Step, class N = typename Step::Number>
void same_surface(Step& step) {
  const N genus = step.natural("n");
  const N limit = step.natural("limit");
  const N left = step.natural("limit_left");
  step.given_with_twin("a limit is as large as that of what is left", left, limit);
  step.given_with_twin(kBound, limit, genus);
  step.claim({{genus - left}});
}

template <class Step, class N = typename Step::Number>
void cut_of_a_handle(Step& step) {
  const N n = step.natural("n");
  const Limits<N> left = with_handles(step, "left");
  step.given_with_twin(kBound, handles_of_cut(left, 1), n);
  step.claim({{n - N(1) - left.handles}});
}

// Two parts with four lives or more share the genus of a region: a on one, b on the other. What they share on n handles
// is shared on n + 1, and the other way round.
template <class Step, class N = typename Step::Number>
void couple_with_handles(Step& step, std::int64_t more) {
  const Limits<N> one = with_handles(step, "1");
  const Limits<N> other = with_handles(step, "2");
  const N a = step.natural("a");
  const N b = step.natural("b");
  const N n = step.given_as(kShared, "n", a + b - N(more));
  step.given_with_twin(kBound, handles_of_couple(one, other), n);
  step.claim({{a - one.handles - N(more)}, {b - other.handles - N(more)}});
}

template <class Step, class N = typename Step::Number>
void handles_beside_few_lives(Step& step) {
  const N n = step.natural("n");
  const Limits<N> other = with_handles(step, "2");
  const N b = step.natural("b");
  step.given_with_twin(kShared, b, n + N(1));
  step.given_with_twin(kBound, other.handles, n);
  step.claim({{n - b}, {b - N(1) - other.handles, n - b + N(1)}});
}

template <class Step, class N = typename Step::Number>
void cut_of_crosscaps(Step& step, std::int64_t lost) {
  const N n = step.natural("n");
  const Limits<N> left = with_crosscaps(step, "left");
  step.given_with_twin(kBound, crosscaps_of_cut(left, lost), n);
  step.claim({{n - N(lost) - left.crosscaps, n - N(lost) - N(1)}});
}

template <class Step, class N = typename Step::Number>
void cut_to_handles(Step& step, std::int64_t lost) {
  const Limits<N> left = with_handles(step, "left");
  const N handles = step.natural("c");
  const N n = step.given_as("handles are half of what is left", "n", 2 * handles + N(lost));
  step.given_with_twin(kBound, crosscaps_of_cut_to_handles(left, lost), n);
  step.claim({{handles - left.handles}});
}

// Of a couple, neither part of which is orientable.
template <class Step, class N = typename Step::Number>
void couple_with_crosscaps(Step& step, std::int64_t more) {
  const Limits<N> one = with_crosscaps(step, "1");
  const Limits<N> other = with_crosscaps(step, "2");
  const N a = step.natural("a");
  const N b = step.natural("b");
  const N n = step.given_as(kShared, "n", a + b - N(more));
  step.given(kSome, N(1), a);
  step.given(kSome, N(1), b);
  step.given_with_twin(kBound, crosscaps_of_couple(one, other), n);
  if (more > 0) {
    step.claim({may_lose_two(a, one), may_lose_two(b, other)});
  } else {
    step.claim({{a - one.crosscaps}, {b - other.crosscaps}});
  }
}

// Of a couple, one part of which is a sphere with a handles: each is worth two crosscaps.
template <class Step, class N = typename Step::Number>
void couple_of_both_kinds(Step& step, std::int64_t more) {
  const Limits<N> one = with_handles(step, "1");
  const Limits<N> other = with_crosscaps(step, "2");
  const N a = step.natural("a");
  const N b = step.natural("b");
  const N n = step.given_as(kShared, "n", 2 * a + b - N(more));
  step.given(kSome, N(1), b);
  step.given_with_twin(kBound, crosscaps_beside_handles(one, other), n);
  if (more > 0) {
    step.claim({{a - one.handles - N(1)}, may_lose_two(b, other)});
  } else {
    step.claim({{a - one.handles}, {b - other.crosscaps}});
  }
}

template <class Step, class N = typename Step::Number>
void crosscaps_beside_few_lives(Step& step) {
  const N n = step.natural("n");
  const Limits<N> other = with_crosscaps(step, "2");
  const N b = step.natural("b");
  step.given(kSome, N(1), b);
  step.given_with_twin(kShared, b, n + N(2));
  step.given_with_twin(kBound, crosscaps_beside_few(other), n);
  std::vector<N> fewer = may_lose_two(b, other);
  fewer.push_back(n - b + N(2));
  step.claim({{n - b}, std::move(fewer)});
}

// The few lives are on a crosscap at least.
template <class Step, class N = typename Step::Number>
void orientable_beside_few_lives(Step& step) {
  const N n = step.natural("n");
  const Limits<N> other = with_handles(step, "2");
  const N a = step.natural("a");
  step.given_with_twin(kShared, 2 * a + N(1), n + N(2));
  step.given_with_twin(kBound, handles_beside_few(other), n);
  step.claim({{n - 2 * a - N(1)}, {a - N(1) - other.handles, n - 2 * a + N(1)}});
}

template <class Step>
std::list<Step> handle_steps() {
  std::list<Step> all;
  same_surface(all.emplace_back("limit-handles-same-surface",
                                "From its limit on, a region is at the limit of what is left on the same surface."));
  cut_of_a_handle(
      all.emplace_back("limit-handles-cut", "From the bound on, a curve that takes a handle leaves handles enough."));
  couple_with_handles(
      all.emplace_back("limit-handles-couple-more", "Of a couple on n handles a part may get one more."), 0);
  couple_with_handles(
      all.emplace_back("limit-handles-couple-fewer", "Of a couple on n + 1 handles a part may lose one."), 1);
  handles_beside_few_lives(all.emplace_back(
      "limit-handles-few-lives", "Beside a part of few lives, the other with up to n + 1 handles is as with up to n."));
  return all;
}

template <class Step>
std::list<Step> crosscap_steps() {
  std::list<Step> all;
  same_surface(all.emplace_back("limit-crosscaps-same-surface",
                                "From its limit on, a region is at the limit of what is left on the same surface."));
  for (const std::int64_t lost : {1, 2}) {
    const std::string sides = lost == 1 ? "one" : "two";
    cut_of_crosscaps(
        all.emplace_back(
            fmt::format("limit-crosscaps-cut-{}", sides),
            fmt::format("From the bound on, a curve that takes {} of the crosscaps leaves enough of them.", sides)),
        lost);
    cut_to_handles(
        all.emplace_back(
            fmt::format("limit-crosscaps-cut-{}-to-handles", sides),
            fmt::format("From the bound on, a curve with {} side{} that leaves handles alone leaves enough of them.",
                        sides, lost == 1 ? "" : "s")),
        lost);
  }
  couple_with_crosscaps(
      all.emplace_back("limit-crosscaps-couple-more", "Of a couple on n crosscaps a part may get two more."), 0);
  couple_of_both_kinds(all.emplace_back("limit-crosscaps-beside-handles-more",
                                        "To handles and crosscaps worth n, a handle or two crosscaps may come."),
                       0);
  couple_with_crosscaps(
      all.emplace_back("limit-crosscaps-couple-fewer", "Of a couple on n + 2 crosscaps a part may lose two."), 2);
  couple_of_both_kinds(all.emplace_back("limit-crosscaps-beside-handles-fewer",
                                        "Of handles and crosscaps worth n + 2, a handle or two crosscaps may go."),
                       2);
  crosscaps_beside_few_lives(
      all.emplace_back("limit-crosscaps-few-lives",
                       "Beside a part of few lives, the other with up to n + 2 crosscaps is as with up to n."));
  orientable_beside_few_lives(
      all.emplace_back("limit-crosscaps-few-lives-handles",
                       "Beside a part of few lives on a surface that is not orientable, the handles of the other that "
                       "leave it a crosscap of n + 2 are as those that leave it one of n."));
  return all;
}

std::vector<Obligation> obligations_of(const std::list<StepForSolver>& steps) {
  std::vector<Obligation> all;
  for (const StepForSolver& step : steps) append(all, step.obligations());
  return all;
}

}  // namespace

std::vector<Obligation> handle_limit_obligations() {
  return obligations_of(handle_steps<StepForSolver>());
}

std::vector<Obligation> crosscap_limit_obligations() {
  return obligations_of(crosscap_steps<StepForSolver>());
}

EliminatedSteps eliminate_limit_steps() {
  EliminatedSteps result;
  for (const auto& steps : {handle_steps<StepByElimination>(), crosscap_steps<StepByElimination>()}) {
    for (const StepByElimination& step : steps) {
      ++result.steps;
      if (!step.is_proved()) result.gap = fmt::format("elimination does not prove {}", step.name());
      if (const auto spare = step.spare()) result.gap = fmt::format("{} is proved without: {}", step.name(), *spare);
    }
  }
  return result;
}

}  // namespace sprague::sprouts
