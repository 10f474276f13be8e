// What `sprague value` says of a position, and how it is printed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/graph.hpp"
#include "checkers/outcomes.hpp"
#include "checkers/play_lengths.hpp"

namespace sprague::cli {

struct PositionAnswer {
  // The canonical game tree.
  struct Tree {
    std::size_t height = 0;
    std::size_t options = 0;   // different ones
    std::size_t subtrees = 0;  // different ones met
  };

  std::string game;                          // with its code
  std::string input;                         // as it was typed
  std::string position;                      // in normal form
  std::optional<std::vector<Graph>> graphs;  // of each part, where all are typed as graphs
  std::optional<std::uint32_t> nimber;       // none under misere play
  Outcome outcome = Outcome::second;
  std::vector<std::string> winning_moves;
  std::string_view verb;  // what somebody does with such a move: "take", "draw"; "to" a position
  std::optional<Lengths> play_lengths;
  std::optional<Tree> tree;
};

// Who wins: "first" or "second".
std::string_view winner_of(Outcome outcome);

// "take 3 or 4,5", "to P3 or P4", "none"; many are cut short.
std::string moves_text(const PositionAnswer& answer);

// A line a fact.
std::string as_text(const PositionAnswer& answer);
// One object on one line.
std::string as_json(const PositionAnswer& answer);

// One line, with tabs between: nimber, outcome, input, position, winning moves with " or " between them, and lengths of
// plays with commas between them if these were asked for. What there is none of is a "-".
std::string as_row(const PositionAnswer& answer);

}  // namespace sprague::cli
