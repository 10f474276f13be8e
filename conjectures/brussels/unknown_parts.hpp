// Positions of Section 5 and options of them with all numbers unknown, for statements to a solver.
#pragma once

#include "checkers/statement.hpp"
#include "conjectures/brussels/sweeps.hpp"

namespace sprague::brussels {

// A position or an option of one with all numbers unknown, and names for what its size is measured by.
inline Spots<Term> unknown_position(Statement& statement) {
  Spots<Term> spots{statement.natural("p"), statement.natural("q")};
  statement.define("sum", spots.p + spots.q);
  return spots;
}
inline Parts<Term> unknown_option(Statement& statement) {
  Parts<Term> parts{statement.natural("p1"), statement.natural("q1"), statement.natural("p2"), statement.natural("q2")};
  statement.define("p", parts.p());
  statement.define("sum", parts.p() + parts.q());
  return parts;
}

}  // namespace sprague::brussels
