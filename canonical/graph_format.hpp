// graph6 and sparse6, the formats of nauty's formats.txt, read strictly: every byte is checked, padding included.
//
// A reader throws InputError naming the byte and what was expected; whatever it accepts prints back to the same graph.
#pragma once

#include <string>
#include <string_view>

#include "canonical/graph.hpp"

namespace sprague {

Graph parse_graph6(std::string_view text);
Graph parse_sparse6(std::string_view text);
std::string to_graph6(const Graph& graph);
std::string to_sparse6(const Graph& graph);

}  // namespace sprague
