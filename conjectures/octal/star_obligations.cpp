#include "conjectures/octal/star_obligations.hpp"

#include <fmt/format.h>

#include "checkers/table_obligations.hpp"
#include "conjectures/octal/star_patterns.hpp"
#include "conjectures/octal/star_theory.hpp"

namespace sprague::octal {
namespace {

constexpr std::string_view kFirst = "beyond the first rows or columns";

Term folded(Statement& statement, const std::string& name, const Term& number, Count start) {
  const std::int64_t first = start;
  const Term beyond = Term(first) + residue(number - Term(first), StarTheory::kPeriod);
  return statement.define(name, choose(number < Term(first + StarTheory::kPeriod), number, beyond));
}

// The value of the star with so many legs of 1 and of 2, by the table of the theory.
Term star_value(Statement& statement, const Term& ones, const Term& twos) {
  const StarTheory& theory = StarTheory::of(Play::normal);
  const Term row = folded(statement, "folded_ones", ones, theory.ones_start());
  const Term column = folded(statement, "folded_twos", twos, theory.twos_start());
  Term value(0);
  for (const Side side : theory.folded_sides()) {
    value = choose(row == Term(side.ones) && column == Term(side.twos), Term(theory.value(side)), value);
  }
  return statement.define("value", value);
}

// The statement that the star with `legs` legs, `twos` of them of 2, has its printed value.
void state(Statement& statement, std::int64_t first_row, std::int64_t first_column,
           Term (*printed)(const Term&, const Term&)) {
  const Term ones = statement.natural("ones");
  const Term twos = statement.natural("twos");
  const Term legs = statement.define("legs", ones + twos);
  statement.define("vertices", ones + 2 * twos + Term(1));
  statement.given(std::string(kFirst), Term(first_row) <= legs && Term(first_column) <= twos);
  statement.claim(star_value(statement, ones, twos) == printed(legs, twos));
}

struct RowStatement : Statement {
  explicit RowStatement(std::int64_t first_row)
      : Statement(fmt::format("rows-from-{}", first_row),
                  fmt::format("Rows of the table of stars are as printed from {} legs on.", first_row)) {
    state(*this, first_row, 0, printed_row<Term>);
  }
};

}  // namespace

std::vector<Obligation> star_obligations() {
  std::vector<Obligation> all = table_obligations(
      "path-step", "The value of the path on n vertices, n modulo 3, follows from those of n - 1 and n - 2.",
      path_table(Play::normal), {{"length", {0}, path_table(Play::normal).axes[0].start, 3}});
  append(all, StarTheory::of(Play::normal).obligations());
  return all;
}

std::vector<Obligation> misere_star_obligations() {
  const LocalTable paths = path_table(Play::misere);
  std::vector<Obligation> all = table_obligations(
      "misere-path-step",
      "The value under misere play of the path on n vertices, n - 1 modulo 3, follows from those of n - 1 and n - 2.",
      paths, {{"length", {0}, paths.axes[0].start, 3}});
  append(all, StarTheory::of(Play::misere).obligations());
  return all;
}

std::vector<Obligation> misere_bistar_obligations() {
  return BistarTheory::of(Play::misere).obligations();
}

std::vector<Obligation> bistar_obligations() {
  return BistarTheory::of(Play::normal).obligations();
}

std::vector<Obligation> row_obligations(std::int64_t first_row) {
  return RowStatement(first_row).with_twins({kFirst});
}

std::vector<Obligation> column_obligations(std::int64_t first_column) {
  Statement statement(fmt::format("columns-from-{}", first_column),
                      fmt::format("Columns of the table of stars are as printed from {} legs of 2 on.", first_column));
  state(statement, 0, first_column, printed_column<Term>);
  return statement.with_twins({kFirst});
}

}  // namespace sprague::octal
