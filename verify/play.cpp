// A play: moves one after the other.
#include "verify/game.hpp"

namespace sprague::verify {

Text play(Lines& lines, const Game& game) {
  const Text start = lines.take("start", 2)[1];
  Text position = game.start(start);
  std::size_t moves = 0;
  for (; lines.keyword() == "move"; ++moves) position = after(game, position, lines.take("move", 2)[1]);
  const Text end = lines.keyword() == "open" ? "open" : "over";
  if (number(lines.take(end, 2)[1]) != moves) throw Malformed("there are " + std::to_string(moves) + " moves");
  const bool over = game.moves(position).empty();
  if (over != (end == "over")) throw Malformed(over ? "the play is over" : "the play is not over");
  return quoted(start) + ": " + end + " " + std::to_string(moves);
}

}  // namespace sprague::verify
