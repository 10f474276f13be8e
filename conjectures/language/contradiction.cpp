#include "conjectures/language/contradiction.hpp"

#include <algorithm>

namespace sprague::language {
namespace {

bool is_variable(const Node& node, std::size_t slot) {
  return node.op == Op::variable && node.slot == slot;
}
bool is_call(const Node& node, FunctionId id) {
  return node.op == Op::call && node.function->id == id;
}
bool is_number(const Node& node, std::int64_t number) {
  return node.op == Op::number && node.number == number;
}

class Form {
 public:
  explicit Form(const Statement& statement) : statement_(statement), first_(statement.bindings.front()) {}

  std::optional<Against> known() const {
    if (statement_.kind != StatementKind::for_all || !first_.family) return std::nullopt;
    const bool is_of_trees = first_.family->kind == FamilyKind::trees;
    if (!is_of_trees && first_.family->kind != FamilyKind::boards) return std::nullopt;
    if (const auto counted = counted_by_su()) {
      if (is_of_trees) return Against{"CY-TREE", *counted};
      return Against{first_.family->two_connected ? "CY-2CON" : "CY-C2.1", *counted};
    }
    if (is_of_trees && is_of_one_arrow()) return Against{"CY-C4.3", "as printed"};
    return std::nullopt;
  }

 private:
  // The first binding's member, as a graph perhaps.
  bool is_member(const Node& node) const {
    return is_variable(node.op == Op::graph_of_board ? *node.parts.front() : node, first_.slot);
  }
  // cycles(B), with arrows if there are to be some.
  bool is_board(const Node& node, bool with_arrows) const {
    return node.op == Op::position_on_board && node.game.name == "cycles" && !node.game.is_written &&
           is_member(*node.parts.front()) && (node.parts.size() > 1) == with_arrows;
  }
  // How many edges or markable edges there are, in the words of certificates.
  std::optional<std::string> counted(const Node& node) const {
    if (node.op != Op::size_of_set) return std::nullopt;
    const Node& set = *node.parts.front();
    if (is_call(set, FunctionId::edges) && is_member(*set.parts.front())) return "all edges";
    if (is_call(set, FunctionId::markable) && is_member(*set.parts.front())) return "markable edges";
    return std::nullopt;
  }

  // outcome(cycles(B)) = second <=> edges(B) is even
  std::optional<std::string> counted_by_su() const {
    const Node& body = *statement_.body;
    if (body.op != Op::equivalent || body.parts[0]->op != Op::equal || body.parts[1]->op != Op::even) {
      return std::nullopt;
    }
    const Node& winner = *body.parts[0]->parts[0];
    const Node& second = *body.parts[0]->parts[1];
    if (!is_call(winner, FunctionId::outcome) || second.op != Op::outcome || second.number != 1) return std::nullopt;
    if (!is_board(*winner.parts.front(), false)) return std::nullopt;
    return counted(*body.parts[1]->parts.front());
  }

  // nimber(cycles(T, {a})) mod 2 = (markable(T) - 1) mod 2, where a name may stand for the number
  bool is_of_one_arrow() const {
    const Node& body = *statement_.body;
    if (body.op != Op::equal) return false;
    const Node& left = *body.parts[0];
    const Node& right = *body.parts[1];
    if (left.op != Op::modulo || right.op != Op::modulo) return false;
    if (!is_number(*left.parts[1], 2) || !is_number(*right.parts[1], 2)) return false;
    const Node& nimber = *left.parts[0];
    const Node& less = *right.parts[0];
    if (!is_call(nimber, FunctionId::nimber) || less.op != Op::subtract || !is_number(*less.parts[1], 1)) return false;
    const Node& position = *nimber.parts.front();
    if (!is_board(position, true)) return false;
    const Node& arrows = *position.parts[1];
    return arrows.op == Op::list && arrows.parts.size() == 1 && counted(named(*less.parts[0])) == "markable edges";
  }
  // What a name stands for that is bound as in `n in {markable(T)}`.
  const Node& named(const Node& node) const {
    for (const Binding& binding : statement_.bindings) {
      const bool is_one = binding.domain && binding.domain->op == Op::list && binding.domain->parts.size() == 1;
      if (is_one && is_variable(node, binding.slot)) return *binding.domain->parts.front();
    }
    return node;
  }

  const Statement& statement_;
  const Binding& first_;
};

}  // namespace

std::optional<Against> known_statement(const Statement& statement) {
  return Form(statement).known();
}

}  // namespace sprague::language
