// Bounds of a number by another that are touched: target <= a x + b, with equality for two values of x or more; and by
// a constant.
#pragma once

#include <span>
#include <vector>

#include "conjectures/explorer/formula.hpp"

namespace sprague::explorer {

struct TouchedBound {
  bool is_above = true;    // target <= the bound; else >=
  std::size_t number = 0;  // which one it is of; of a constant any
  std::int64_t factor = 0;
  std::int64_t constant = 0;
};

// Of factors from -3 to 3. Requires rows.
std::vector<TouchedBound> touched_bounds(std::span<const FormulaRow> rows);

// a x + b as an expression.
language::NodePtr expression_of(const TouchedBound& bound, std::span<const language::NodePtr> names);

}  // namespace sprague::explorer
