// The step of a local table (checkers/local_table.hpp) as obligations for a solver: rows that repeat, with the numbers
// themselves as unknowns. The solver knows nothing of boxes: it is to find any state, however large, at which the
// candidate is not the smallest number that no move leaves.
#pragma once

#include <string>
#include <vector>

#include "checkers/local_table.hpp"
#include "checkers/obligation.hpp"

namespace sprague {

// What a candidate is looked up by: the sum of some axes, folded.
struct TableIndex {
  std::string name;
  std::vector<std::size_t> axes;
  Count start = 0;
  Count period = 1;
};

// Under normal play: the step, and its twins without the domain and without the candidates of options. The candidate of
// a state must be that of any other with the same indices. The names of axes and indices are words of SMT-LIB 2.
std::vector<Obligation> table_obligations(const std::string& name, const std::string& sentence, const LocalTable& table,
                                          const std::vector<TableIndex>& indices);

}  // namespace sprague
