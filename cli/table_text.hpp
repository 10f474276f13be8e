// Tables as they are printed for people: columns of equal width, long tables cut.
#pragma once

#include <string>

#include "conjectures/claim.hpp"

namespace sprague::cli {

// The table's lines, indented by two; of a long table the first ones and how many follow.
std::string table_text(const DataTable& table);

}  // namespace sprague::cli
