#include "language/tree.hpp"

namespace sprague::language {

std::string full_name(const GameName& game) {
  return game.code.empty() ? game.name : game.name + ":" + game.code;
}

void each_node(const NodePtr& node, absl::FunctionRef<void(const Node&)> visit) {
  if (!node) return;
  visit(*node);
  for (const NodePtr& part : node->parts) each_node(part, visit);
  each_node(node->code, visit);
  each_node(node->notation, visit);
}

void each_node(const std::vector<NotationPiece>& notation, absl::FunctionRef<void(const Node&)> visit) {
  for (const NotationPiece& piece : notation) {
    each_node(piece.number, visit);
    each_node(piece.when, visit);
    each_node(piece.choices, visit);
  }
}

}  // namespace sprague::language
