#include "language/resolver.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "canonical/ensure.hpp"
#include "canonical/nearest_name.hpp"
#include "language/operators.hpp"
#include "language/parser.hpp"

namespace sprague::language {
namespace {

constexpr std::size_t kMostNodes = 100'000;

// The position that a move leaves, in conditions of games; no other name anywhere.
constexpr std::string_view kRest = "rest";

bool is_truth_operator(Op op) {
  return op == Op::equivalent || op == Op::implies || op == Op::disjunction || op == Op::conjunction ||
         op == Op::negation;
}
bool is_set_operator(Op op) {
  return op == Op::set_union || op == Op::intersection || op == Op::difference;
}
bool is_comparison(Op op) {
  return op >= Op::equal && op <= Op::at_least;
}

}  // namespace

void Resolver::fail(Place place, std::string_view message) const {
  fail_at(names_.source->name, place, message);
}

NodePtr Resolver::make(Node node) {
  if (++nodes_ > kMostNodes) fail(node.place, "definitions in definitions: the expression is too large");
  return std::make_shared<const Node>(std::move(node));
}

const Variable* Resolver::find(const Scope& scope, std::string_view name) const {
  const auto found = std::ranges::find(scope.variables, name, &Variable::name);
  return found == scope.variables.end() ? nullptr : &*found;
}

std::optional<std::size_t> Resolver::find_definition(const Scope& scope, std::string_view name) const {
  for (std::size_t i = 0; i < scope.definitions.size(); ++i) {
    if (scope.definitions[i]->name == name) return i;
  }
  return std::nullopt;
}

void Resolver::check_new_name(const std::string& name, Place place, const Scope& scope) const {
  const bool is_function = std::ranges::any_of(all_functions(), [&](const Function& f) { return f.name == name; });
  if (is_function) fail(place, fmt::format("'{}' is a function: expected another name", name));
  const bool is_constant = std::ranges::any_of(kConstants, [&](const Constant& c) { return c.name == name; });
  const bool is_binder = std::ranges::any_of(kBinders, [&](const Binder& b) { return b.name == name; });
  if (is_constant || is_binder || is_word_of_expressions(name) || name == kRest || name == kBoardWord) {
    fail(place, fmt::format("'{}' is a word of the language: expected another name", name));
  }
  const bool is_game = std::ranges::any_of(names_.games, [&](const KnownGame& game) { return game.name == name; });
  const bool is_invariant = std::ranges::find(names_.invariants, name) != names_.invariants.end();
  if (is_game || is_invariant || find(scope, name) != nullptr || find_definition(scope, name)) {
    fail(place, fmt::format("'{}' has a meaning here already: expected another name", name));
  }
}

void Resolver::fail_unknown(Place place, std::string_view what, std::string_view name, const Scope& scope) const {
  if (std::ranges::find(scope.later, name, &DefinitionSyntax::name) != scope.later.end()) {
    fail(place, fmt::format("a definition uses those before it: '{}' is not one", name));
  }
  std::vector<std::string_view> known;
  for (const Variable& variable : scope.variables) {
    if (!variable.name.empty()) known.push_back(variable.name);
  }
  for (const DefinitionSyntax* definition : scope.definitions) known.push_back(definition->name);
  for (const std::string& invariant : names_.invariants) known.push_back(invariant);
  for (const Constant& constant : kConstants) known.push_back(constant.name);
  for (const Function& function : all_functions()) {
    if (may_use(function, scope.used_in)) known.push_back(function.name);
  }
  for (const Binder& binder : kBinders) known.push_back(binder.name);
  for (const KnownGame& game : names_.games) known.push_back(game.name);
  const auto nearest = nearest_name(name, known);
  if (std::ranges::find(kBinders, name, &Binder::name) != kBinders.end()) {
    fail(place, fmt::format("'{}' goes through a set: expected {}(x in ...: ...)", name, name));
  }
  if (nearest == name) fail(place, fmt::format("'{}' here: expected its arguments in parentheses", name));
  fail(place, fmt::format("there is no {} '{}'{}", what, name,
                          nearest ? fmt::format(": the nearest name is '{}'", *nearest) : " here"));
}

NodePtr Resolver::taken_for(const NodePtr& node, Type type) {
  if (node->type == type) return node;
  if (node->type == Type::part && type == Type::vertices) {
    return make({Op::vertices_of_part, type, node->place, 0, 0, {}, nullptr, {node}});
  }
  if (type == Type::graph && node->type == Type::board) {
    return make({Op::graph_of_board, type, node->place, 0, 0, {}, nullptr, {node}});
  }
  if (type == Type::number) {
    if (node->type == Type::part) return taken_for(taken_for(node, Type::vertices), type);
    if (is_set(node->type)) return make({Op::size_of_set, type, node->place, 0, 0, {}, nullptr, {node}});
  }
  return nullptr;
}

NodePtr Resolver::require(const NodePtr& node, Type type) {
  if (NodePtr taken = taken_for(node, type)) return taken;
  fail(node->place, fmt::format("expected {}, found {}", with_article(type), with_article(node->type)));
}

NodePtr Resolver::resolve(const Syntax& syntax, const Scope& scope, Type expected) {
  return require(resolve(syntax, scope), expected);
}

NodePtr Resolver::resolve_set(const Syntax& syntax, const Scope& scope) {
  NodePtr set = resolve(syntax, scope);
  if (set->type == Type::part) set = taken_for(set, Type::vertices);
  if (!is_set(set->type)) fail(set->place, fmt::format("expected a set or a range, found {}", with_article(set->type)));
  return set;
}

NodePtr Resolver::resolve(const Syntax& syntax, const Scope& scope) {
  switch (syntax.kind) {
    case SyntaxKind::number: return make({Op::number, Type::number, syntax.place, syntax.number});
    case SyntaxKind::name: return name(syntax, scope);
    case SyntaxKind::call: return call(syntax, scope);
    case SyntaxKind::operation: return operation(syntax, scope);
    case SyntaxKind::condition: return condition(syntax, scope);
    case SyntaxKind::binder: return binder(syntax, scope);
    case SyntaxKind::set: return list(syntax, scope);
    case SyntaxKind::range: return range(syntax, scope);
    case SyntaxKind::position: return position(syntax, scope);
    case SyntaxKind::text: fail(syntax.place, "a text in quotes stands in the notation of a position, in braces");
  }
  ENSURE(false, "a kind of syntax without meaning");
}

NodePtr Resolver::name(const Syntax& syntax, const Scope& scope) {
  if (const Variable* variable = find(scope, syntax.text)) {
    return make({Op::variable, variable->type, syntax.place, 0, variable->slot, variable->shown()});
  }
  for (const Constant& constant : kConstants) {
    if (constant.name != syntax.text) continue;
    if (constant.op == Op::outcome && scope.used_in == UsedIn::games) {
      fail(syntax.place, "the rules of a game can't speak of outcomes");
    }
    return make({constant.op, constant.type, syntax.place, constant.number});
  }
  if (const auto definition = find_definition(scope, syntax.text)) return call_definition(syntax, scope, *definition);
  const bool is_function = std::ranges::any_of(
      all_functions(), [&](const Function& f) { return f.name == syntax.text && may_use(f, scope.used_in); });
  if (is_function) return call_function(syntax, scope, {});
  fail_unknown(syntax.place, "name", syntax.text, scope);
}

NodePtr Resolver::operation(const Syntax& syntax, const Scope& scope) {
  const auto found = std::ranges::find_if(kOperators, [&](const Operator& candidate) {
    return candidate.sign == syntax.text && candidate.parts == syntax.parts.size();
  });
  ENSURE(found != kOperators.end(), "an operator without meaning");
  const Op op = found->op;
  if (op == Op::in) return membership(syntax, scope);
  NodePtr left = resolve(*syntax.parts[0], scope);
  NodePtr right = syntax.parts.size() > 1 ? resolve(*syntax.parts[1], scope) : nullptr;
  if (is_comparison(op)) return comparison(syntax, op, std::move(left), std::move(right));
  if (is_set_operator(op) || op == Op::within) return set_operation(syntax, op, std::move(left), std::move(right));
  if (op == Op::add && (left->type == Type::position || right->type == Type::position)) {
    return make({Op::add_positions,
                 Type::position,
                 syntax.place,
                 0,
                 0,
                 {},
                 nullptr,
                 {require(left, Type::position), require(right, Type::position)}});
  }
  const bool of_truths = is_truth_operator(op);
  const bool to_truth = of_truths || op == Op::even || op == Op::odd || op == Op::divides;
  const Type of = of_truths ? Type::truth : Type::number;
  Node node{op, to_truth ? Type::truth : Type::number, syntax.place};
  node.parts.push_back(require(left, of));
  if (right) node.parts.push_back(require(right, of));
  return make(std::move(node));
}

NodePtr Resolver::comparison(const Syntax& syntax, Op op, NodePtr left, NodePtr right) {
  const bool of_vertices = left->type == Type::vertex && right->type == Type::vertex;
  const bool of_numbers = (op != Op::equal && op != Op::unequal && !of_vertices) || left->type == Type::number ||
                          right->type == Type::number;
  if (of_numbers) {
    for (NodePtr* side : {&left, &right}) {
      const NodePtr& other = side == &left ? right : left;
      if (NodePtr number = taken_for(*side, Type::number)) {
        *side = std::move(number);
      } else {
        fail((*side)->place, fmt::format("{} can't be compared with {} by '{}'", with_article((*side)->type),
                                         with_article(other->type), syntax.text));
      }
    }
  } else if (is_graph(left->type) && is_graph(right->type) && left->type != right->type) {
    left = require(left, Type::graph);
    right = require(right, Type::graph);
  } else if (left->type == Type::part || right->type == Type::part) {
    left = require(left, Type::vertices);
    right = require(right, Type::vertices);
  }
  if (left->type == Type::truth && right->type == Type::truth) {
    fail(syntax.place, fmt::format("truths are compared by '<=>', not by '{}'", syntax.text));
  }
  const bool has_no_equality = left->type == Type::position || left->type == Type::positions ||
                               left->type == Type::move || left->type == Type::moves || left->type == Type::lists ||
                               left->type == Type::map || left->type == Type::maps || left->type == Type::graphs;
  if (left->type != right->type || has_no_equality) {
    fail(syntax.place,
         fmt::format("{} can't be compared with {}", with_article(left->type), with_article(right->type)));
  }
  return make({op, Type::truth, syntax.place, 0, 0, {}, nullptr, {std::move(left), std::move(right)}});
}

NodePtr Resolver::membership(const Syntax& syntax, const Scope& scope) {
  NodePtr set = resolve_set(*syntax.parts[1], scope);
  NodePtr member = resolve(*syntax.parts[0], scope, element_of(set->type));
  const auto compared = {Type::number, Type::vertex, Type::edge, Type::arrow, Type::face};
  if (std::ranges::find(compared, member->type) == compared.end()) {
    fail(member->place, fmt::format("{} can't be looked for in a set", with_article(member->type)));
  }
  return make({Op::in, Type::truth, syntax.place, 0, 0, {}, nullptr, {std::move(member), std::move(set)}});
}

NodePtr Resolver::set_operation(const Syntax& syntax, Op op, NodePtr left, NodePtr right) {
  for (NodePtr* side : {&left, &right}) {
    if ((*side)->type == Type::part) *side = taken_for(*side, Type::vertices);
    const Type type = (*side)->type;
    const auto operated = {Type::numbers, Type::vertices, Type::edges, Type::arrows};
    if (std::ranges::find(operated, type) == operated.end()) {
      fail((*side)->place, fmt::format("'{}' is of sets of numbers, vertices, edges or arrows, found {}", syntax.text,
                                       with_article(type)));
    }
  }
  if (left->type != right->type) {
    fail(syntax.place,
         fmt::format("'{}' of {} and {}", syntax.text, with_article(left->type), with_article(right->type)));
  }
  const Type type = op == Op::within ? Type::truth : left->type;
  return make({op, type, syntax.place, 0, 0, {}, nullptr, {std::move(left), std::move(right)}});
}

NodePtr Resolver::condition(const Syntax& syntax, const Scope& scope) {
  NodePtr when = resolve(*syntax.parts[0], scope, Type::truth);
  NodePtr yes = resolve(*syntax.parts[1], scope);
  NodePtr no = resolve(*syntax.parts[2], scope);
  if (yes->type != no->type) {
    const bool are_graphs = is_graph(yes->type) && is_graph(no->type);
    const bool has_part = yes->type == Type::part || no->type == Type::part;
    const bool has_number = yes->type == Type::number || no->type == Type::number;
    const Type common = are_graphs ? Type::graph : has_number ? Type::number : has_part ? Type::vertices : yes->type;
    yes = require(yes, common);
    no = require(no, common);
  }
  const Type type = yes->type;
  return make({Op::condition, type, syntax.place, 0, 0, {}, nullptr, {std::move(when), std::move(yes), std::move(no)}});
}

NodePtr Resolver::list(const Syntax& syntax, const Scope& scope) {
  Node node{Op::list, Type::numbers, syntax.place};
  const NodePtr first = resolve(*syntax.parts[0], scope);
  Type element = first->type;
  if (is_set(element) || element == Type::part) element = Type::number;
  if (element == Type::board) element = Type::graph;
  if (element == Type::graph && scope.used_in == UsedIn::games)
    fail(first->place, "the rules of a game have no sets of graphs");
  const auto listed = {Type::number, Type::vertex, Type::edge, Type::arrow, Type::graph};
  if (std::ranges::find(listed, element) == listed.end()) {
    fail(first->place,
         fmt::format("expected numbers, vertices, edges or graphs in braces, found {}", with_article(element)));
  }
  node.type = *set_of(element);
  for (const SyntaxPtr& part : syntax.parts) node.parts.push_back(resolve(*part, scope, element));
  return make(std::move(node));
}

NodePtr Resolver::range(const Syntax& syntax, const Scope& scope) {
  return make({Op::range,
               Type::numbers,
               syntax.place,
               0,
               0,
               {},
               nullptr,
               {resolve(*syntax.parts[0], scope, Type::number), resolve(*syntax.parts[1], scope, Type::number)}});
}

NodePtr Resolver::binder(const Syntax& syntax, const Scope& scope) {
  const auto found = std::ranges::find(kBinders, syntax.text, &Binder::name);
  ENSURE(found != kBinders.end(), "a binder without meaning");
  const bool has_next = syntax.parts[1]->kind == SyntaxKind::binder && syntax.parts[1]->text.empty();
  const bool is_period = found->op == Op::period || found->op == Op::preperiod;
  NodePtr bound = binding(syntax, scope, {found->op, found->result, syntax.place}, found->body);
  if (is_period && (bound->parts[0]->op != Op::range || syntax.variables.size() != 1 || has_next)) {
    fail(syntax.place, fmt::format("expected one name and a range, as in {}(k in 0..60: ...)", syntax.text));
  }
  if (scope.used_in == UsedIn::games) {
    if (is_period) fail(syntax.place, "the rules of a game can't speak of periods");
    if (has_next) fail(syntax.parts[1]->place, "in a game a binder is of one set");
    if (found->op == Op::collect || found->op == Op::gather) {
      fail(syntax.place, "the rules of a game can't speak of sets of numbers");
    }
  }
  return bound;
}

// The node with its set, names and body.
NodePtr Resolver::binding(const Syntax& syntax, const Scope& scope, Node node, Type body_type) {
  NodePtr set = resolve_set(*syntax.parts[0], scope);
  if (set->type == Type::maps && scope.used_in == UsedIn::games) {
    fail(set->place, "the rules of a game can't speak of maps, only of how many there are");
  }
  Scope inner = scope;
  for (const auto& [variable, place] : syntax.variables) {
    check_new_name(variable, place, inner);
    const std::size_t slot = new_slot();
    if (node.names.empty()) node.slot = slot;
    node.names.push_back(printed_name(variable, inner));
    inner.variables.push_back({variable, element_of(set->type), slot, node.names.back()});
  }
  const Syntax& body = *syntax.parts[1];
  const bool has_next = body.kind == SyntaxKind::binder && body.text.empty();
  node.parts = {std::move(set), has_next ? binding(body, inner, {Op::also, body_type, body.place}, body_type)
                                         : resolve(body, inner, body_type)};
  return make(std::move(node));
}

std::string Resolver::printed_name(const std::string& name, const Scope& scope) {
  const auto is_taken = [&](const std::string& printed) {
    return std::ranges::find(scope.around, printed) != scope.around.end() ||
           std::ranges::find(scope.variables, printed, &Variable::shown) != scope.variables.end();
  };
  std::string printed = name;
  for (std::size_t i = 2; is_taken(printed); ++i) printed = fmt::format("{}{}", name, i);
  return printed;
}

}  // namespace sprague::language
