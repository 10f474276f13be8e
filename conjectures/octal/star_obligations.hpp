// What is proved of all stars and bistars (conjectures/octal/star_theory.hpp) as obligations for a solver: the steps of
// the inductions, with all numbers of legs free, and the patterns of rows and columns.
#pragma once

#include <vector>

#include "checkers/obligation.hpp"
#include "conjectures/claim.hpp"

namespace sprague::octal {

// The step for paths and that for stars with three legs or more.
std::vector<Obligation> star_obligations();

// The same under misere play (conjectures/octal/star_theory.hpp).
std::vector<Obligation> misere_star_obligations();
std::vector<Obligation> misere_bistar_obligations();

// The steps for bistars with two legs or more at each hub, one for each residue of the middle path.
std::vector<Obligation> bistar_obligations();

// Rows with so many legs or more are as printed, and columns from so many legs of 2 on; in the form of Theorem 13.
std::vector<Obligation> row_obligations(std::int64_t first_row);
std::vector<Obligation> column_obligations(std::int64_t first_column);

}  // namespace sprague::octal
