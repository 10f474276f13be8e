// An obligation that is hard for a solver.
#pragma once

#include <string>

#include "checkers/obligation.hpp"

namespace sprague::support {

// Pigeons in one hole fewer: unsat, and exponential for resolution (Haken 1985).
inline Obligation pigeons(int pigeons) {
  const int holes = pigeons - 1;
  auto name = [](int pigeon, int hole) { return "x" + std::to_string(pigeon) + "_" + std::to_string(hole); };
  std::string commands;
  for (int i = 0; i < pigeons; ++i) {
    for (int h = 0; h < holes; ++h) commands += "(declare-const " + name(i, h) + " Bool)\n";
  }
  for (int i = 0; i < pigeons; ++i) {
    commands += "(assert (or";
    for (int h = 0; h < holes; ++h) commands += " " + name(i, h);
    commands += "))\n";
    for (int j = 0; j < i; ++j) {
      for (int h = 0; h < holes; ++h) commands += "(assert (or (not " + name(i, h) + ") (not " + name(j, h) + ")))\n";
    }
  }
  return obligation("pigeons", "Pigeons in too few holes.", "QF_UF", commands, Answer::unsat);
}

}  // namespace sprague::support
