// Options of positions of Section 5 with all numbers unknown, for statements to a solver.
#pragma once

#include "checkers/statement.hpp"
#include "conjectures/brussels/sweeps.hpp"

namespace sprague::brussels {

// An option of a position with all numbers unknown, and names for what its size is measured by.
inline Parts<Term> unknown_option(Statement& statement) {
  Parts<Term> parts{statement.natural("p1"), statement.natural("q1"), statement.natural("p2"), statement.natural("q2")};
  statement.define("p", parts.p());
  statement.define("sum", parts.p() + parts.q());
  return parts;
}

}  // namespace sprague::brussels
