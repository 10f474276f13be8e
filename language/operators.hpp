// The operators, binders and constants of the language, one row each: what parsers, types and printers need of them.
#pragma once

#include <array>
#include <string_view>

#include "language/tree.hpp"

namespace sprague::language {

// How an operator is written, how tightly it binds, and how tightly what stands to its right must. Those with one side
// are printed in their own ways.
struct Operator {
  Op op;
  std::size_t parts;
  std::string_view sign;
  int tightness;
  int right;
  std::string_view words;
  std::string_view latex;
};
inline constexpr std::array kOperators{
    Operator{Op::equivalent, 2, "<=>", 1, 3, "exactly if", "\\iff"},
    Operator{Op::implies, 2, "=>", 2, 2, "implies that", "\\implies"},
    Operator{Op::disjunction, 2, "or", 3, 4, "or", "\\lor"},
    Operator{Op::conjunction, 2, "and", 4, 5, "and", "\\land"},
    Operator{Op::equal, 2, "=", 6, 7, "is", "="},
    Operator{Op::unequal, 2, "!=", 6, 7, "is not", "\\ne"},
    Operator{Op::less, 2, "<", 6, 7, "is less than", "<"},
    Operator{Op::at_most, 2, "<=", 6, 7, "is at most", "\\le"},
    Operator{Op::greater, 2, ">", 6, 7, "is more than", ">"},
    Operator{Op::at_least, 2, ">=", 6, 7, "is at least", "\\ge"},
    Operator{Op::divides, 2, "divides", 7, 8, "divides", "\\mid"},
    Operator{Op::in, 2, "in", 7, 7, "is in", "\\in"},
    Operator{Op::within, 2, "within", 7, 7, "is a subset of", "\\subseteq"},
    Operator{Op::exclusive_or, 2, "xor", 8, 10, "xor", "\\oplus"},
    Operator{Op::add, 2, "+", 9, 10, "+", "+"},
    Operator{Op::add_positions, 2, "+", 9, 10, "+", "+"},
    Operator{Op::subtract, 2, "-", 9, 10, "-", "-"},
    Operator{Op::multiply, 2, "*", 10, 11, "*", "\\cdot"},
    Operator{Op::divide, 2, "div", 10, 11, "div", "\\operatorname{div}"},
    Operator{Op::modulo, 2, "mod", 10, 11, "mod", "\\bmod"},
    Operator{Op::set_union, 2, "union", 11, 12, "together with", "\\cup"},
    Operator{Op::intersection, 2, "intersect", 11, 12, "that are among", "\\cap"},
    Operator{Op::difference, 2, "minus", 11, 12, "without", "\\setminus"},
    Operator{Op::negation, 1, "not", 5, 5, "", ""},
    Operator{Op::even, 1, "even", 7, 8, "", ""},
    Operator{Op::odd, 1, "odd", 7, 8, "", ""},
    Operator{Op::negate, 1, "-", 12, 12, "", ""},
};

struct Binder {
  Op op;
  std::string_view name;
  Type body;
  Type result;
  std::string_view words;  // {0} names, {1} set, {2} body
  std::string_view latex;
};
inline constexpr std::array kBinders{
    Binder{Op::every, "every", Type::truth, Type::truth, "for every {0} of {1}, {2}",
           "\\forall {0} \\in {1}\\colon {2}"},
    Binder{Op::some, "some", Type::truth, Type::truth, "for some {0} of {1}, {2}", "\\exists {0} \\in {1}\\colon {2}"},
    Binder{Op::count, "count", Type::truth, Type::number, "the number of {0} of {1} such that {2}",
           "\\#\\{{0} \\in {1} : {2}\\}"},
    Binder{Op::sum, "sum", Type::number, Type::number, "the sum over {0} of {1} of {2}", "\\sum_{{0} \\in {1}} {2}"},
    Binder{Op::least, "min", Type::number, Type::number, "the smallest, over {0} of {1}, of {2}",
           "\\min_{{0} \\in {1}} {2}"},
    Binder{Op::largest, "max", Type::number, Type::number, "the largest, over {0} of {1}, of {2}",
           "\\max_{{0} \\in {1}} {2}"},
    Binder{Op::collect, "set", Type::number, Type::numbers, "the set, over {0} of {1}, of {2}",
           "\\{ {2} : {0} \\in {1} \\}"},
    Binder{Op::gather, "list", Type::number, Type::list, "the list, over {0} of {1}, of {2}", "( {2} : {0} \\in {1} )"},
    Binder{Op::period, "period", Type::number, Type::number, "the period over {0} of {1} of {2}",
           "\\operatorname{period}_{{0} \\in {1}} {2}"},
    Binder{Op::preperiod, "preperiod", Type::number, Type::number, "the preperiod over {0} of {1} of {2}",
           "\\operatorname{preperiod}_{{0} \\in {1}} {2}"},
};

struct Constant {
  std::string_view name;
  Op op;
  Type type;
  std::int64_t number;
};
inline constexpr std::array kConstants{
    Constant{"true", Op::truth, Type::truth, 1},         Constant{"false", Op::truth, Type::truth, 0},
    Constant{"first", Op::outcome, Type::outcome, 0},    Constant{"second", Op::outcome, Type::outcome, 1},
    Constant{"infinite", Op::infinite, Type::number, 0},
};

// A board in its notation begins with this word, as a position does with its game.
inline constexpr std::string_view kBoardWord = "board";

// Words that stand between expressions: where one stands in place of an expression, that is missing.
bool is_between_expressions(std::string_view word);

// Those, and words that begin an expression without being one: if, not. They can't be names.
bool is_word_of_expressions(std::string_view word);

}  // namespace sprague::language
