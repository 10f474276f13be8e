// Flows, crashes, twigs and rods: Propositions 5.2, 5.4 and 5.6.
#include "conjectures/arrows/leg_steps.hpp"
#include "conjectures/arrows/state_steps.hpp"

namespace sprague::arrows {
namespace {

// The value of a kind of path, and of an option of it.
template <class N>
NimValue<N> whole_path(PathKind kind, const N& edges) {
  NimValue<N> value;
  if (kind == PathKind::twig) {
    value.heaps[0] = edges;
  } else {
    value.bits = kind == PathKind::crash ? edges + N(1) : edges;
  }
  return value;
}
template <class Step, class N>
NimValue<N> split_path(Paths<Step>& paths, const Split& split, const N& left, const N& right) {
  NimValue<N> value;
  const auto add = [&](PathKind kind, std::size_t place, const N& edges) {
    const N part = paths(kind, edges);
    if (kind == PathKind::twig) {
      value.heaps[place] = part;
    } else {
      value.bits = value.bits + part;
    }
  };
  add(split.left, 0, left);
  add(split.right, 3, right);
  return value;
}

// Calls visit(where, value) for each way to split the path so that the left part has so many edges.
template <class Step, class N, class Visit>
void each_split_path(Paths<Step>& paths, PathKind kind, const N& edges, const N& left, Visit visit) {
  for (const Split& split : path_splits(kind)) {
    const N right = edges - N(1) - left;
    visit(All<N>{left - N(least_edges(split.left)), right - N(least_edges(split.right))},
          split_path(paths, split, left, right));
  }
}

}  // namespace

InductionSteps path_steps() {
  InductionSteps steps;
  steps.add("paths-not-met", "No option of a flow, a crash, a twig or a rod has its value, if all options have theirs.",
            {kBeside}, [](auto& step) {
              using Step = std::decay_t<decltype(step)>;
              using N = typename Step::Number;
              Paths<Step> paths(step);
              const N n = step.natural("n");
              const N left = step.natural("left");
              for (const PathKind kind : kPathKinds) {
                each_split_path(paths, kind, n, left, [&](const All<N>& where, const NimValue<N>& value) {
                  step.claim_where(where, different(value, whole_path(kind, n)));
                });
              }
            });
  steps.add(
      "paths-reached", "Options of a twig reach every smaller number, and those of other paths 0 if the value is 1.",
      {kBeside},
      [](auto& step) {
        using Step = std::decay_t<decltype(step)>;
        using N = typename Step::Number;
        Paths<Step> paths(step);
        const N n = step.natural("n");
        const N w = step.natural("w");
        for (const PathKind kind : kPathKinds) {
          const NimValue<N> whole = whole_path(kind, n);
          NimValue<N> wanted;
          if (whole.heaps[0]) wanted.heaps[0] = w;
          AnyOf<N> found;
          // The whole left part for a twig; for others none, or half of the rod.
          for (const N& left : {whole.heaps[0] ? w : N(0), floor_divide(n, 2)}) {
            each_split_path(paths, kind, n, left, [&](const All<N>& where, const NimValue<N>& value) {
              found = either(std::move(found), both({where}, same(value, wanted)));
            });
          }
          const N more = whole.heaps[0] ? n - w - N(1) : last_bit(whole.bits) - N(1);
          step.claim_where({n - N(least_edges(kind)), more}, found);
        }
      },
      4);
  return steps;
}

}  // namespace sprague::arrows
