// Games as text for tests: those of the certificates, and games of one line.
#pragma once

#include <string>
#include <vector>

#include "tests/verify/files.hpp"
#include "tests/verify/solver.hpp"

namespace sprague::verify {

// The text that written-NAME-value.cert has.
inline std::string rules_of(const std::string& name) {
  return line_of(certificate("written-" + name + "-value"), 2).substr(6);
}

inline std::uint64_t nimber_by(const std::string& text, View start) {
  const std::string name = text.substr(5, text.find(' ', 5) - 5);
  const Game game = game_of("written:" + name, text);
  return Solver(game).nimber(game.start(start));
}

// The game with these rules, played on the whole graph.
inline Game whole(const std::string& rules) {
  return game_of("written:g", "game g on graphs whole: " + rules);
}

// What moves leave.
inline std::vector<std::string> left_by(const Game& game, View start) {
  std::vector<std::string> names;
  for (const auto& [name, left] : game.moves(game.start(start))) names.push_back(name);
  return names;
}
inline std::vector<std::string> left_by(const std::string& rules, View start) {
  return left_by(whole(rules), start);
}

// Whether a condition is true of a graph with a vertex; marks m on vertices and k on edges may be there.
inline bool holds(const std::string& condition, View graph) {
  const std::string marks = "mark m on vertices mark k on edges ";
  return !left_by(marks + "move vertex w where " + condition + ": delete w", graph).empty();
}

}  // namespace sprague::verify
