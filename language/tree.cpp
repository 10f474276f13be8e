#include "language/tree.hpp"

namespace sprague::language {

std::string full_name(const GameName& game) {
  return game.code.empty() ? game.name : game.name + ":" + game.code;
}

}  // namespace sprague::language
