#include "conjectures/octal/tree_nimbers.hpp"

namespace sprague::octal {

TreeNimbers::TreeNimbers(Effort effort) : cutting_(OctalCode::parse("0.33"), table_), solver_(cutting_, effort) {}

Nimber TreeNimbers::of(const Graph& tree) {
  return solver_.value(table_.free_tree(tree));
}

}  // namespace sprague::octal
