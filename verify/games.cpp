#include "verify/games.hpp"

namespace sprague::verify {

Game game_of(View name) {
  View code = name;
  if (skip(code, "octal:")) return octal_game(code);
  if (skip(code, "heap:")) return heap_game(code);
  if (name == "arrows" || name == "arrows:full") return arrows_game(name == "arrows:full");
  if (name == "cycles" || name == "cycles:walk") return cycles_game("");
  if (name == "cycles:simple" || name == "cycles:enclosing") return cycles_game(name.substr(6));
  if (name == "sprouts") return sprouts_game();
  if (name == "brussels") return brussels_game();
  if (name == "circular") return circular_game();
  throw Malformed("there is no game " + quoted(name));
}

}  // namespace sprague::verify
