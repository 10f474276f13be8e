// Three-legged spiders whose legs have unknown lengths: their options, and the values that Propositions 6.3 to 9.3 and
// Theorem 8.2 give them. Templates over the number type: with numbers they are compared with the rules, with linear
// forms and terms they make the steps of inductions (leg_steps.cpp).
//
// A mark on edge m of a leg leaves m - 1 edges with an arrow beyond them, in the mark's direction, and beside the
// spider a path of the edges behind the mark: a twig from a free leg; a flow from a marked one if both arrows agree, a
// crash, which needs an edge, if not.
#pragma once

#include <array>
#include <optional>

#include "canonical/ensure.hpp"
#include "checkers/induction_step.hpp"
#include "conjectures/arrows/path_induction.hpp"
#include "conjectures/arrows/spiders.hpp"

namespace sprague::arrows {

// What is known of a leg's number of edges.
enum class Extent : std::uint8_t { none, one, any, two_or_more };

template <class N>
struct UnknownLeg {
  N edges;
  std::optional<Accent> accent;
  Extent extent;
};
template <class N>
using UnknownSpider = std::array<UnknownLeg<N>, 3>;

template <class N>
UnknownLeg<N> short_leg(Accent accent, int edges) {
  return {N(edges), accent, edges == 0 ? Extent::none : Extent::one};
}

// The option by one mark, wherever all of `where` are at least 0.
template <class N>
struct UnknownOption {
  All<N> where;
  UnknownSpider<N> near;
  PathKind beside;
  N beside_edges;
};

// Calls visit(option) for each kind of option that a mark on the edge of that index, counted from the hub, leads to.
template <class N, class Visit>
void each_option(const UnknownSpider<N>& spider, std::size_t leg, Accent accent, const N& index, Visit visit) {
  const UnknownLeg<N>& marked = spider[leg];
  const auto option = [&](All<N> where, const N& near_edges, Extent extent) {
    UnknownSpider<N> near = spider;
    near[leg] = {near_edges, accent, extent};
    const bool may_close = std::ranges::all_of(near, [&](const UnknownLeg<N>& each) {
      return (each.extent == Extent::none || each.extent == Extent::any) && each.accent == accent;
    });
    // Without an unmarked edge at it the hub would be a sink or a source.
    if (may_close) where.push_back(near[0].edges + near[1].edges + near[2].edges - N(1));
    const PathKind beside = !marked.accent             ? PathKind::twig
                            : *marked.accent == accent ? PathKind::flow
                                                       : PathKind::crash;
    const N beside_edges = marked.edges - index;
    where.push_back(beside_edges - N(least_edges(beside)));
    visit(UnknownOption<N>{std::move(where), std::move(near), beside, beside_edges});
  };
  if (marked.extent == Extent::none) return;
  option({index - N(1), N(1) - index}, N(0), Extent::none);
  if (marked.extent == Extent::any) option({index - N(2)}, index - N(1), Extent::any);
  if (marked.extent != Extent::two_or_more) return;
  option({index - N(2), N(2) - index}, N(1), Extent::one);
  option({index - N(3)}, index - N(1), Extent::two_or_more);
}

// The nim-sum of heaps and of a bit, plus 2 or not. The first three heaps belong to the legs; the fourth is that of a
// path beside where the leg has one already.
template <class N>
struct NimValue {
  std::array<std::optional<N>, 4> heaps;
  N bits{};  // counts modulo 2
  bool plus_two = false;
};

inline std::uint32_t number_of(const NimValue<std::int64_t>& value) {
  std::int64_t number = residue(value.bits, 2);
  for (const std::optional<std::int64_t>& heap : value.heaps) number ^= heap.value_or(0);
  return static_cast<std::uint32_t>(number + (value.plus_two ? 2 : 0));
}

// What the propositions print, for tests to change: what is added to the bit, and what Theorem 8.2 takes off each leg.
struct LegFormulas {
  int two_short = 0;         // Propositions 6.3, 7.4 and 9.1
  int one_short = 0;         // Proposition 7.7
  int short_and_marked = 0;  // Proposition 9.2
  int short_and_free = 0;    // Proposition 9.3
  int taken_off = 2;
};
inline constexpr LegFormulas kPrintedLegs;

// Two legs of 0 or 1 edges, marked, and a third one of any kind: Propositions 6.3, 7.4 and 9.1.
template <class N>
NimValue<N> value_with_two_short_legs(const UnknownLeg<N>& first, const UnknownLeg<N>& second, std::size_t place,
                                      const UnknownLeg<N>& third, const LegFormulas& formulas) {
  const int ones = (first.extent == Extent::one ? 1 : 0) + (second.extent == Extent::one ? 1 : 0);
  NimValue<N> value;
  if (first.accent != second.accent) {
    if (third.accent) value.heaps[place] = third.edges;
    value.bits = third.accent ? N(ones) : third.edges + N(ones);
  } else if (third.accent) {
    value.bits = third.edges + N(ones + (third.accent == first.accent ? 1 : 0));
  } else {
    const N longer = third.edges + N(ones);
    value.heaps[place] = ones == 2 ? choose(residue(third.edges, 2) == 0, third.edges, longer) : longer;
  }
  value.bits = value.bits + N(formulas.two_short);
  return value;
}

// What the formulas say. Requires that free legs are even where none or one of the others is short, and no two legs are
// free but beside a short one.
template <class N>
NimValue<N> value_of(const UnknownSpider<N>& legs, const LegFormulas& formulas) {
  const auto is_short = [&](std::size_t leg) { return legs[leg].extent <= Extent::one; };
  std::array<std::size_t, 3> order{0, 1, 2};  // short legs first, then marked ones
  std::ranges::stable_sort(order, {}, [&](std::size_t leg) { return is_short(leg) ? 0 : legs[leg].accent ? 1 : 2; });
  const std::size_t i = order[0];
  const std::size_t j = order[1];
  const std::size_t k = order[2];
  if (is_short(j)) return value_with_two_short_legs(legs[i], legs[j], k, legs[k], formulas);
  NimValue<N> value;
  if (!is_short(i)) {
    ENSURE(legs[k].accent.has_value(), "a free leg without a short one");
    for (const std::size_t leg : order) value.heaps[leg] = legs[leg].edges - N(formulas.taken_off);
    value.plus_two = true;
    return value;
  }
  value.bits = N(legs[i].extent == Extent::one ? 1 : 0);
  if (legs[k].accent) {  // Proposition 7.7
    value.bits =
        value.bits + legs[j].edges + legs[k].edges + N(formulas.one_short + (legs[j].accent == legs[k].accent ? 1 : 0));
    return value;
  }
  value.heaps[k] = legs[k].edges - N(2);
  if (legs[j].accent) {  // Proposition 9.2
    value.bits = value.bits + legs[j].edges + N(formulas.short_and_marked + (legs[i].accent == legs[j].accent ? 1 : 0));
  } else {  // Proposition 9.3
    value.heaps[j] = legs[j].edges - N(2);
    value.bits = value.bits + N(formulas.short_and_free);
  }
  return value;
}

// The value of the option, if the path beside has that value: a bit, or a heap for a twig.
template <class N>
NimValue<N> value_of(const UnknownOption<N>& option, const LegFormulas& formulas, std::size_t leg, const N& beside) {
  NimValue<N> value = value_of(option.near, formulas);
  if (option.beside == PathKind::twig) {
    value.heaps[value.heaps[leg] ? 3 : leg] = beside;
  } else {
    value.bits = value.bits + beside;
  }
  return value;
}

// The value of a flow, a crash or a twig.
template <class N>
N path_value(PathKind kind, const N& edges) {
  switch (kind) {
    case PathKind::flow: return last_bit(edges);
    case PathKind::crash: return last_bit(edges + N(1));
    case PathKind::twig: return edges;
    case PathKind::rod: break;
  }
  throw InternalError("no part of a spider");
}

template <class N>
N all_bits(const NimValue<N>& value) {
  N sum = value.bits;
  for (const std::optional<N>& heap : value.heaps) {
    if (heap) sum = sum + *heap;
  }
  return sum;
}

// A heap without its last bit.
template <class N>
N even_part(const std::optional<N>& heap) {
  return heap ? *heap - last_bit(*heap) : N(0);
}

// Whatever makes the values different: their last bits, or just one heap beyond those. Both have 2 added or neither.
template <class N>
AnyOf<N> different(const NimValue<N>& a, const NimValue<N>& b) {
  AnyOf<N> result = is_odd(all_bits(a) + all_bits(b));
  for (std::size_t i = 0; i < a.heaps.size(); ++i) {
    if (!a.heaps[i] && !b.heaps[i]) continue;
    AnyOf<N> here = different(even_part(a.heaps[i]), even_part(b.heaps[i]));
    for (std::size_t j = 0; j < a.heaps.size(); ++j) {
      if (j != i && (a.heaps[j] || b.heaps[j])) {
        here = both(here, equal(even_part(a.heaps[j]), even_part(b.heaps[j])));
      }
    }
    result = either(std::move(result), here);
  }
  return result;
}

// Ways for them to be the same: heap by heap, or, where the first has two, with these cancelling each other.
template <class N>
AnyOf<N> same(const NimValue<N>& a, const NimValue<N>& b) {
  const auto by_heaps = [&](std::optional<std::size_t> cancelled) {
    AnyOf<N> result = is_even(all_bits(a) + all_bits(b));
    for (std::size_t i = 0; i < a.heaps.size(); ++i) {
      if (i == cancelled || (cancelled && i == 3) || (!a.heaps[i] && !b.heaps[i])) continue;
      result = both(result, equal(even_part(a.heaps[i]), even_part(b.heaps[i])));
    }
    return result;
  };
  AnyOf<N> result = by_heaps(std::nullopt);
  for (std::size_t i = 0; i < 3; ++i) {
    if (!a.heaps[i] || !a.heaps[3] || b.heaps[i] || b.heaps[3]) continue;
    result = either(std::move(result), both(by_heaps(i), equal(even_part(a.heaps[i]), even_part(a.heaps[3]))));
  }
  return result;
}

}  // namespace sprague::arrows
