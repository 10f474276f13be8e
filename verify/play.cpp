// A play: moves one after the other.
#include "verify/game.hpp"

namespace sprague::verify {

Text play(Lines& lines, const Game& game) {
  const Text start = lines.take("start", 2)[1];
  Text position = game.start(start);
  std::size_t moves = 0;
  Text made;
  for (; lines.keyword() == "move"; ++moves) {
    const Text move = lines.take("move", 2)[1];
    position = after(game, position, move);
    made += move;
    if (game.play) game.play(start, made);
  }
  const Text end = lines.keyword() == "open" ? "open" : "over";
  if (number(lines.take(end, 2)[1]) != moves) throw Malformed("there are " + std::to_string(moves) + " moves");
  const bool over = game.moves(position).empty();
  if (over != (end == "over")) throw Malformed(over ? "the play is over" : "the play is not over");
  return quoted(start) + ": " + end + " " + std::to_string(moves);
}

}  // namespace sprague::verify
