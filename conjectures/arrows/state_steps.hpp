// How a kind of state makes two steps of an induction: that no option has its value, and that all smaller numbers are
// reached. Templates; the states themselves are in leg_steps.cpp and path_steps.cpp.
//
// A value is a nim-sum of heaps and a bit, perhaps plus 2. Let every option have the value of its formula. Then the
// formula is right at a state if
//  ...-not-met   no option has its value: the last bits differ, or just one heap does;
//  ...-reached   some option lowers each heap to each smaller number, leaving the rest as it is, and some drops the
//  bit;
//                where 2 is added, some options have the values 0 and 1.
// For the options of heaps side by side have the heaps' nim-sum as the smallest number that none of them has. Options
// that lower nothing may be there: they only must not have the value. Of nim-sums no more is used than that they are
// equal where all heaps are, or where a sum's two other heaps are, and different where just one heap is.
#pragma once

#include <fmt/format.h>

#include <map>
#include <string>
#include <vector>

#include "conjectures/arrows/unknown_spiders.hpp"

namespace sprague::arrows {

// The label of what twins leave free.
inline constexpr std::string_view kBeside = "values of paths";
inline constexpr std::string_view kLengths = "lengths of the legs";

// Each of these legs has two edges or more.
template <class N>
AnyOf<N> long_legs(const N& edges) {
  return at_least(edges, N(2));
}
template <class N, class... Others>
AnyOf<N> long_legs(const N& edges, const Others&... others) {
  return both(long_legs(edges), long_legs(others...));
}

inline std::string text_of(const LinearForm& form) {
  return print(form);
}
inline std::string text_of(const Term& term) {
  return term.text();
}

// Gives paths their values, each under a name of its own.
template <class Step>
class Paths {
 public:
  using N = typename Step::Number;
  explicit Paths(Step& step) : step_(step) {}
  N operator()(PathKind kind, const N& edges) {
    const auto [at, is_new] = values_.try_emplace({kind, text_of(edges)});
    if (is_new) at->second = step_.value(kBeside, fmt::format("path{}", values_.size()), path_value(kind, edges));
    return at->second;
  }

 private:
  Step& step_;
  std::map<std::pair<PathKind, std::string>, N> values_;
};

// No option of the spider has its value; `where` says for which lengths.
template <class Step, class N>
void claim_not_met(Step& step, Paths<Step>& paths, const LegFormulas& formulas, const UnknownSpider<N>& spider,
                   const All<N>& where, const N& index) {
  const NimValue<N> whole = value_of(spider, formulas);
  for (std::size_t leg = 0; leg < spider.size(); ++leg) {
    for (const Accent accent : kAccents) {
      each_option(spider, leg, accent, index, [&](const UnknownOption<N>& option) {
        const NimValue<N> value = value_of(option, formulas, leg, paths(option.beside, option.beside_edges));
        if (value.plus_two != whole.plus_two) {
          ENSURE(whole.plus_two && std::ranges::none_of(value.heaps, [](const auto& heap) { return heap.has_value(); }),
                 "2 is added to one of two values that could be equal");
          return;  // the option has value 0 or 1
        }
        All<N> at = where;
        at.insert(at.end(), option.where.begin(), option.where.end());
        step.claim_where(at, different(value, whole));
      });
    }
  }
}

// The marks that may lead to a wanted value: on the first two edges of a leg; and, where w is to be left of its own
// heap, at the index at which that is left near the hub, or beside from a free leg; or in the middle of a free leg.
template <class N>
std::vector<N> marks_to_try(const UnknownSpider<N>& spider, std::size_t leg, std::optional<std::size_t> lowered,
                            const NimValue<N>& wanted, const N& w) {
  std::vector<N> indices{N(1), N(2)};
  if (spider[leg].extent <= Extent::one) return indices;
  const bool is_free = !spider[leg].accent;
  if (leg == lowered) indices.push_back(is_free ? spider[leg].edges - w : w + N(wanted.plus_two ? 3 : 1));
  const bool is_bit = std::ranges::none_of(wanted.heaps, [](const auto& heap) { return heap.has_value(); });
  if (is_free && is_bit) indices.push_back(floor_divide(spider[leg].edges + N(1), 2));
  return indices;
}

// Ways for an option to have the wanted value.
template <class Step, class N>
AnyOf<N> reaches(Paths<Step>& paths, const LegFormulas& formulas, const UnknownSpider<N>& spider,
                 std::optional<std::size_t> lowered, const NimValue<N>& wanted, const N& w) {
  AnyOf<N> found;
  for (std::size_t leg = 0; leg < spider.size(); ++leg) {
    const std::vector<N> indices = marks_to_try(spider, leg, lowered, wanted, w);
    for (std::size_t i = 0; i < indices.size(); ++i) {
      for (const Accent accent : kAccents) {
        each_option(spider, leg, accent, indices[i], [&](const UnknownOption<N>& option) {
          const bool is_first = option.near[leg].extent == Extent::none;
          const bool is_second = option.near[leg].extent == Extent::one;
          if (is_first != (i == 0) || (i == 1 && !is_second && spider[leg].extent == Extent::two_or_more)) return;
          const NimValue<N> value = value_of(option, formulas, leg, paths(option.beside, option.beside_edges));
          if (value.plus_two != wanted.plus_two) return;
          found = either(std::move(found), both({option.where}, same(value, wanted)));
        });
      }
    }
  }
  return found;
}

// Some option lowers each heap to w, if that is smaller, and some drops the bit.
template <class Step, class N>
void claim_reached(Step& step, Paths<Step>& paths, const LegFormulas& formulas, const UnknownSpider<N>& spider,
                   const All<N>& where, const N& w) {
  const NimValue<N> whole = value_of(spider, formulas);
  const auto claim = [&](const N& condition, std::optional<std::size_t> lowered, const NimValue<N>& wanted) {
    All<N> at = where;
    at.push_back(condition);
    step.claim_where(at, reaches(paths, formulas, spider, lowered, wanted, w));
  };
  for (std::size_t i = 0; i < whole.heaps.size(); ++i) {
    if (!whole.heaps[i]) continue;
    NimValue<N> lower = whole;
    lower.heaps[i] = w;
    claim(*whole.heaps[i] - w - N(1), i, lower);
  }
  NimValue<N> without_bit = whole;
  without_bit.bits = whole.bits + N(1);
  claim(last_bit(whole.bits) - N(1), std::nullopt, without_bit);
  for (const int number : {0, 1}) {
    NimValue<N> small;
    small.bits = N(number);
    if (whole.plus_two) claim(N(0), std::nullopt, small);
  }
}

// Adds the two steps for states that `each_state(step, visit)` names: it declares and bounds the lengths and calls
// visit(spider, where). `needed` are labels of hypotheses besides the values of the paths beside.
template <class EachState>
void add_steps(InductionSteps& steps, const LegFormulas& formulas, const std::string& name, const std::string& states,
               const std::vector<std::string_view>& needed, const EachState& each_state, std::int64_t modulus = 2) {
  std::vector<std::string_view> labels{kBeside};
  labels.insert(labels.end(), needed.begin(), needed.end());
  steps.add(
      name + "-not-met", fmt::format("No option of {} has its value, if all options have theirs.", states), labels,
      [&](auto& step) {
        using Step = std::decay_t<decltype(step)>;
        using N = typename Step::Number;
        Paths<Step> paths(step);
        const N index = step.natural("index");
        step.given("an edge", at_least(index, N(1)));
        each_state(step, [&](const UnknownSpider<N>& spider, const All<N>& where) {
          claim_not_met(step, paths, formulas, spider, where, index);
        });
      },
      modulus);
  steps.add(
      name + "-reached",
      fmt::format("Options of {} lower each heap to every smaller number, and drop the bit.", states), {kBeside},
      [&](auto& step) {
        using Step = std::decay_t<decltype(step)>;
        using N = typename Step::Number;
        Paths<Step> paths(step);
        const N w = step.natural("w");
        each_state(step, [&](const UnknownSpider<N>& spider, const All<N>& where) {
          claim_reached(step, paths, formulas, spider, where, w);
        });
      },
      modulus);
}

}  // namespace sprague::arrows
