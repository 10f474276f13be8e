// Positions of games as text, as they are typed and printed: a graph, then what is on it, separated by semicolons.
//
//   P5                                 a graph by its name or as graph6
//   P5; 0>1,3>2; chosen 1,4; red 0-1   with directed edges, marked vertices and marked edges
//   bd,acd,bd,abc outer=a>b            a plane board, where the game is played on boards
//   g6:CF; face 0-3,1-3; face 1-3,2-3  as positions with faces are printed: a face by its edges
#pragma once

#include <string>
#include <string_view>

#include "games/written/position.hpp"

namespace sprague::written {

// Throws InputError naming what was expected.
Position parse_position(const language::GameText& game, std::string_view text);

// Equal for equal positions only; parse_position reads it back.
std::string print_position(const language::GameText& game, const Position& position);

// A position as certificates write it, with these letters for its vertices (docs/certificates.md, `written:NAME`).
std::string certified_text(const language::GameText& game, const Position& position, std::string_view letters);

}  // namespace sprague::written
