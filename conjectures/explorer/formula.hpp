// The simplest formula of some numbers and constants that is right on all rows: + - min max mod div xor, by trying all
// of one number, of two, of three, ... Formulas that agree on the rows tried so far are one, the first of them.
//
// The rows tried are few at first; a formula that is right on them and wrong on another row brings that row among them,
// and all begins again, so that what comes out is right on all rows, and no shorter one is.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "checkers/effort.hpp"
#include "language/tree.hpp"

namespace sprague::explorer {

using Numbers = std::vector<std::int64_t>;

// What a rule is to give for an instance of which the numbers are these.
struct FormulaRow {
  Numbers numbers;
  std::int64_t target = 0;
  friend auto operator<=>(const FormulaRow&, const FormulaRow&) = default;
};

// The constants that stand in formulas beside the numbers.
inline constexpr std::int64_t kLargestConstant = 4;

enum class FormulaFor : std::uint8_t {
  number,  // the formula has the target's value
  truth,   // two formulas stand to each other as =, !=, < or <= says exactly where the target is 1
};

struct FormulaFound {
  language::NodePtr formula;  // none if no formula of so many numbers is right
  std::size_t tried_to = 0;   // numbers and constants that formulas had which were all tried
};

// `names` are the expressions that the numbers are the values of. Requires rows that say nothing different of the same
// numbers, and at least one.
FormulaFound simplest_formula(FormulaFor what, std::span<const FormulaRow> rows,
                              std::span<const language::NodePtr> names, const Effort& effort);

// The value of such a formula, 1 for true; nothing where it has none.
std::optional<std::int64_t> evaluate(const language::NodePtr& formula, std::span<const language::NodePtr> names,
                                     const Numbers& numbers);

// What the language's operators give; nothing where they give nothing, or more than formulas are tried with.
std::optional<std::int64_t> operated(language::Op op, std::int64_t left, std::int64_t right);

// --- formulas as expressions of the language ---

language::NodePtr constant(std::int64_t number);
// min and max are Op::least and Op::largest.
language::NodePtr operation(language::Op op, language::NodePtr left, language::NodePtr right);
language::NodePtr operation(language::Op op, language::NodePtr of);

}  // namespace sprague::explorer
