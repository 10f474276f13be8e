// The moves of a game as text, in one part of a position.
#pragma once

#include <absl/functional/function_ref.h>

#include <memory>
#include <vector>

#include "games/written/choices.hpp"
#include "games/written/position.hpp"

namespace sprague::written {

// What a move leaves: a position that need not be connected, and for each vertex of the former one the vertex that it
// became, or kNoVertex. Where edges are contracted several become one, which comes where the least of them was.
struct Left {
  Position position;
  std::vector<Vertex> becomes;
};
inline constexpr Vertex kNoVertex = 0xFFFF;

class Changes;

class Moves {
 public:
  explicit Moves(std::shared_ptr<const language::GameText> game);

  // Calls sink for every choice that is a move: what was chosen and what is left. The position is a component, or of a
  // game that is whole any position.
  void each(const Position& position,
            absl::FunctionRef<void(const language::Value& chosen, language::ChoiceKind kind, Left left)> sink) const;

 private:
  struct Rule {
    const language::GameRule* text;
    Sizes sizes;
    bool has_none = false;  // of any size that it allows
  };

  // Whether anything was taken.
  bool clean(Left& left, language::Frame& frame) const;
  bool clean_once(const language::GameCleaning& cleaning, Left& left, language::Frame& frame) const;
  // Changes what is left once more; whether anything is different then.
  bool change(Left& left, absl::FunctionRef<void(Changes&)> make) const;

  std::shared_ptr<const language::GameText> game_;
  std::vector<Rule> rules_;
};

}  // namespace sprague::written
