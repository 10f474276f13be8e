// The rules of games, with names and types.
#pragma once

#include <memory>
#include <vector>

#include "language/file.hpp"

namespace sprague::language {

// `definitions` are those of the file that stand before the game.
std::shared_ptr<const GameText> compile_game(const GameSyntax& syntax, const FileNames& names,
                                             const std::vector<const DefinitionSyntax*>& definitions);

}  // namespace sprague::language
