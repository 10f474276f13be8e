#include "conjectures/explorer/bounds.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "canonical/ensure.hpp"

namespace sprague::explorer {

using language::NodePtr;
using language::Op;

namespace {

constexpr std::int64_t kLargestFactor = 3;
// So many values of a number at least: two points always lie on a line.
constexpr std::size_t kLeastValues = 3;

TouchedBound closest(std::span<const FormulaRow> rows, bool is_above, std::size_t number, std::int64_t factor) {
  TouchedBound bound{is_above, number, factor, 0};
  bool is_first = true;
  for (const FormulaRow& row : rows) {
    const std::int64_t rest = row.target - (factor == 0 ? 0 : factor * row.numbers[number]);
    if (is_first || (is_above ? rest > bound.constant : rest < bound.constant)) bound.constant = rest;
    is_first = false;
  }
  return bound;
}

std::size_t values_touched(std::span<const FormulaRow> rows, const TouchedBound& bound) {
  std::set<std::int64_t> values;
  for (const FormulaRow& row : rows) {
    const std::int64_t x = row.numbers[bound.number];
    if (row.target == bound.factor * x + bound.constant) values.insert(x);
  }
  return values.size();
}

}  // namespace

std::vector<TouchedBound> touched_bounds(std::span<const FormulaRow> rows) {
  ENSURE(!rows.empty(), "bounds of nothing");
  std::vector<TouchedBound> bounds;
  for (const bool is_above : {true, false}) {
    bounds.push_back(closest(rows, is_above, 0, 0));
    for (std::size_t number = 0; number < rows.front().numbers.size(); ++number) {
      std::set<std::int64_t> values;
      for (const FormulaRow& row : rows) values.insert(row.numbers[number]);
      if (values.size() < kLeastValues) continue;
      for (std::int64_t factor = -kLargestFactor; factor <= kLargestFactor; ++factor) {
        if (factor == 0) continue;
        const TouchedBound bound = closest(rows, is_above, number, factor);
        if (values_touched(rows, bound) > 1) bounds.push_back(bound);
      }
    }
  }
  return bounds;
}

NodePtr expression_of(const TouchedBound& bound, std::span<const NodePtr> names) {
  if (bound.factor == 0) return constant(bound.constant);
  const std::int64_t times = std::abs(bound.factor);
  NodePtr product = names[bound.number];
  if (times != 1) product = operation(Op::multiply, constant(times), std::move(product));
  if (bound.factor < 0) return operation(Op::subtract, constant(bound.constant), std::move(product));
  if (bound.constant == 0) return product;
  return operation(bound.constant > 0 ? Op::add : Op::subtract, std::move(product), constant(std::abs(bound.constant)));
}

}  // namespace sprague::explorer
