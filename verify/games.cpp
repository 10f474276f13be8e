#include "verify/arrow_systems.hpp"
#include "verify/game.hpp"
#include "verify/octal.hpp"
#include "verify/sprouts.hpp"
#include "verify/text.hpp"

namespace sprague::verify {

std::unique_ptr<Game> game_of(std::string_view name) {
  std::string_view code = name;
  if (skip(code, "octal:")) return octal_game(code);
  if (name == "arrows") return arrows_game(Leaves::free);
  if (name == "arrows:full") return arrows_game(Leaves::bound);
  if (name == "cycles") return cycles_game(Cells::walks);
  if (name == "cycles:simple") return cycles_game(Cells::simple);
  if (name == "cycles:enclosing") return cycles_game(Cells::enclosing);
  if (name == "sprouts") return sprouts_game();
  throw Malformed("there is no game " + quoted(name));
}

}  // namespace sprague::verify
