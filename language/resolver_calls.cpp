// What is called: functions, definitions, programs; and positions, on boards and by notations.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "canonical/ensure.hpp"
#include "language/operators.hpp"
#include "language/parser.hpp"
#include "language/resolver.hpp"

namespace sprague::language {
NodePtr Resolver::implicit_graph(const Scope& scope, Place place) {
  const Variable* only = nullptr;
  for (const Variable& variable : scope.variables) {
    if (!is_graph(variable.type)) continue;
    if (only != nullptr) return nullptr;
    only = &variable;
  }
  if (only == nullptr) return nullptr;
  Node node{Op::variable, only->type, place, 0, only->slot, only->shown()};
  return make(std::move(node));
}

// A map stands before what it is applied to, as a function does.
NodePtr Resolver::image(const Syntax& syntax, const Scope& scope, const Variable& map) {
  if (syntax.parts.size() != 1) fail(syntax.place, fmt::format("the map '{}' takes one argument", syntax.text));
  NodePtr argument = resolve(*syntax.parts.front(), scope);
  if (argument->type == Type::part) argument = taken_for(argument, Type::vertices);
  const auto mapped = {Type::vertex, Type::edge, Type::arrow, Type::vertices, Type::edges, Type::arrows};
  if (std::ranges::find(mapped, argument->type) == mapped.end()) {
    fail(argument->place,
         fmt::format("a map is of vertices, edges, arrows and sets of these, found {}", with_article(argument->type)));
  }
  const Type type = argument->type;
  Node node{Op::image, type, syntax.place};
  node.parts = {make({Op::variable, Type::map, syntax.place, 0, map.slot, map.shown()}), std::move(argument)};
  return make(std::move(node));
}

NodePtr Resolver::call(const Syntax& syntax, const Scope& scope) {
  if (const Variable* variable = find(scope, syntax.text); variable != nullptr && variable->type == Type::map) {
    return image(syntax, scope, *variable);
  }
  if (const auto definition = find_definition(scope, syntax.text)) return call_definition(syntax, scope, *definition);
  if (std::ranges::find(names_.invariants, syntax.text) != names_.invariants.end()) return call_program(syntax, scope);
  std::vector<NodePtr> arguments;
  for (const SyntaxPtr& part : syntax.parts) arguments.push_back(resolve(*part, scope));
  return call_function(syntax, scope, arguments);
}

NodePtr Resolver::call_function(const Syntax& syntax, const Scope& scope, const std::vector<NodePtr>& arguments) {
  std::vector<const Function*> named;
  for (const Function& function : all_functions()) {
    if (function.name == syntax.text && may_use(function, scope.used_in)) named.push_back(&function);
  }
  if (named.empty())
    fail_unknown(syntax.place, scope.used_in == UsedIn::games ? "function" : "function or game", syntax.text, scope);
  for (const Function* function : named) {
    const std::size_t wanted = function->parameters.size();
    const bool omits_graph = wanted == arguments.size() + 1 && function->parameters.front() == Type::graph;
    const bool fits = wanted == arguments.size() || (function->takes_more && arguments.size() > wanted);
    if (!fits && !omits_graph) continue;
    Node node{Op::call, function->result, syntax.place, 0, 0, {}, function};
    if (omits_graph) {
      NodePtr graph = implicit_graph(scope, syntax.place);
      if (!graph) continue;
      node.parts.push_back(taken_for(graph, Type::graph));
    }
    bool takes_all = true;
    for (const NodePtr& argument : arguments) {
      const Type type = function->parameters[std::min(node.parts.size(), wanted - 1)];
      NodePtr taken = taken_for(argument, type);
      takes_all = takes_all && taken != nullptr;
      node.parts.push_back(std::move(taken));
    }
    if (takes_all) return make(std::move(node));
  }
  std::string expected;
  for (const Function* function : named) {
    expected += fmt::format("{}{}(", expected.empty() ? "" : " or ", function->name);
    for (std::size_t i = 0; i < function->parameters.size(); ++i) {
      expected += fmt::format("{}{}", i == 0 ? "" : ", ", with_article(function->parameters[i]));
    }
    expected += function->takes_more ? ", ...)" : ")";
  }
  std::string given;
  for (const NodePtr& argument : arguments) {
    given += fmt::format("{}{}", given.empty() ? "" : ", ", with_article(argument->type));
  }
  const bool binds = std::ranges::find(kBinders, syntax.text, &Binder::name) != kBinders.end();
  fail(syntax.place,
       fmt::format("expected {}{}; found {}({})", expected,
                   binds ? fmt::format(" or {}(x in ...: ...)", syntax.text) : std::string(), syntax.text, given));
}

NodePtr Resolver::call_definition(const Syntax& syntax, const Scope& scope, std::size_t index) {
  const DefinitionSyntax& definition = *scope.definitions[index];
  if (definition.parameters.size() != syntax.parts.size()) {
    fail(syntax.place, fmt::format("'{}' takes {} arguments, found {}", definition.name, definition.parameters.size(),
                                   syntax.parts.size()));
  }
  const auto used = static_cast<std::ptrdiff_t>(index);
  const auto globals = static_cast<std::ptrdiff_t>(scope.globals);
  Scope inner{{scope.variables.begin(), scope.variables.begin() + globals},
              scope.globals,
              {scope.definitions.begin(), scope.definitions.begin() + used},
              scope.used_in,
              scope.around,
              {scope.definitions.begin() + used, scope.definitions.end()}};
  for (const Variable& variable : scope.variables) inner.around.push_back(variable.shown());
  Node node{Op::definition, Type::number, syntax.place};
  node.name = definition.name;
  for (const SyntaxPtr& part : syntax.parts) node.parts.push_back(resolve(*part, scope));
  for (std::size_t i = 0; i < definition.parameters.size(); ++i) {
    const auto& [parameter, place] = definition.parameters[i];
    check_new_name(parameter, place, inner);
    const std::size_t slot = new_slot();
    if (i == 0) node.slot = slot;
    node.names.push_back(parameter);
    inner.variables.push_back({parameter, node.parts[i]->type, slot});
  }
  NodePtr body;
  try {
    body = resolve(*definition.body, inner);
  } catch (const InputError& error) {
    throw InputError(fmt::format("{} (in '{}' as it is used at {}:{})", error.what(), definition.name,
                                 syntax.place.line, syntax.place.column));
  }
  node.type = body->type;
  node.parts.push_back(std::move(body));
  // What a definition in a game is depends on the position as well.
  const auto is_number = [](const NodePtr& part) {
    return part->type == Type::number || part->type == Type::truth || part->type == Type::outcome;
  };
  if (scope.used_in != UsedIn::games && !syntax.parts.empty() && syntax.parts.size() <= kMostArgumentsKept &&
      std::ranges::all_of(node.parts, is_number)) {
    node.number = static_cast<std::int64_t>(new_slot());
    new_slot();
  }
  return make(std::move(node));
}

NodePtr Resolver::call_program(const Syntax& syntax, const Scope& scope) {
  if (scope.used_in == UsedIn::games) fail(syntax.place, "a game can't use a program");
  if (syntax.parts.size() != 1) fail(syntax.place, fmt::format("'{}' takes one graph", syntax.text));
  Node node{Op::program, Type::number, syntax.place};
  node.name = syntax.text;
  node.parts.push_back(resolve(*syntax.parts[0], scope, Type::graph));
  return make(std::move(node));
}

bool Resolver::is_board(const Syntax& position, const Scope& scope) const {
  Lexer lexer(*names_.source, position.inside, position.begin, position.end);
  const Token& first = lexer.peek();
  if (first.kind != TokenKind::word) return false;
  if (const Variable* variable = find(scope, first.text)) return is_graph(variable->type);
  if (find_definition(scope, first.text)) return true;
  if (!lexer.peek_second().is("(")) return false;
  if (first.text == kBoardWord) return true;
  return std::ranges::any_of(all_functions(), [&](const Function& function) {
    return function.name == first.text && function.result == Type::graph;
  });
}

// What is printed as it is, where an instance is shown.
bool Resolver::may_stand(Use use, Type type) {
  const auto printed = {Type::graph, Type::board, Type::vertex, Type::edge, Type::arrow};
  return use == Use::shown && std::ranges::find(printed, type) != printed.end();
}

// A number, or a condition that chooses between two texts.
NotationPiece Resolver::in_braces(const Syntax& syntax, const Scope& scope, Use use) {
  if (syntax.kind == SyntaxKind::text) return {syntax.text};
  const auto has_text = [](const auto& self, const Syntax& part) -> bool {
    if (part.kind != SyntaxKind::condition) return part.kind == SyntaxKind::text;
    return self(self, *part.parts[1]) || self(self, *part.parts[2]);
  };
  if (syntax.kind != SyntaxKind::condition || !has_text(has_text, syntax)) {
    NodePtr value = resolve(syntax, scope);
    return {{},
            value->type == Type::list || may_stand(use, value->type) ? std::move(value) : require(value, Type::number)};
  }
  NodePtr when = resolve(*syntax.parts[0], scope, Type::truth);
  return {
      {}, nullptr, std::move(when), {in_braces(*syntax.parts[1], scope, use), in_braces(*syntax.parts[2], scope, use)}};
}

std::vector<NotationPiece> Resolver::notation(const Syntax& position, const Scope& scope, Use use) {
  std::vector<std::string_view> games;
  for (const KnownGame& game : names_.games) games.push_back(game.name);
  std::vector<NotationPiece> pieces;
  const std::string& text = names_.source->text;
  std::string plain;
  const auto add = [&](NotationPiece piece) {
    if (!plain.empty()) pieces.push_back({std::exchange(plain, {})});
    pieces.push_back(std::move(piece));
  };
  for (std::size_t i = position.begin; i < position.end;) {
    Place place = position.inside;
    place.column += static_cast<std::uint32_t>(i - position.begin);
    if (text[i] == '{') {
      std::size_t end = i + 1;
      for (std::size_t depth = 1; depth > 0; ++end) {
        if (end >= position.end) fail(place, "expected '}' in the notation");
        depth += text[end] == '{' ? 1U : 0U;
        depth -= text[end] == '}' ? 1U : 0U;
      }
      ++place.column;
      const SyntaxPtr inner = parse_expression(*names_.source, place, i + 1, end - 1, games);
      add(in_braces(*inner, scope, use));
      i = end;
      continue;
    }
    if (!is_word_byte(text[i])) {
      plain += text[i++];
      continue;
    }
    std::size_t end = i;
    while (end < position.end && is_word_byte(text[end])) ++end;
    const std::string word = text.substr(i, end - i);
    if (const Variable* variable = use != Use::code ? find(scope, word) : nullptr) {
      if (variable->type != Type::number && variable->type != Type::list && !may_stand(use, variable->type)) {
        fail(place, fmt::format("a notation takes numbers, '{}' is {}", word, with_article(variable->type)));
      }
      add({{}, make({Op::variable, variable->type, place, 0, variable->slot, variable->shown()})});
    } else {
      plain += word;
    }
    i = end;
  }
  if (!plain.empty() || pieces.empty()) pieces.push_back({plain});
  return pieces;
}

NodePtr Resolver::position(const Syntax& syntax, const Scope& scope) {
  if (scope.used_in == UsedIn::games) fail(syntax.place, "the rules of a game can't speak of positions");
  if (syntax.text == kBoardWord) {
    if (!syntax.code.empty()) fail(syntax.place, "'board' takes no code");
    Node board{Op::board_by_notation, Type::board, syntax.place};
    board.notation = notation(syntax, scope);
    return make(std::move(board));
  }
  const auto found = std::ranges::find(names_.games, syntax.text, &KnownGame::name);
  ENSURE(found != names_.games.end(), "a position of no game");
  if (found->is_written && !syntax.code.empty()) fail(syntax.place, fmt::format("'{}' takes no code", syntax.text));
  Node node{Op::position_by_notation, Type::position, syntax.place};
  node.game = {syntax.text, syntax.code, found->is_written};
  if (syntax.code.find('{') != std::string::npos) {
    Syntax code{SyntaxKind::position, syntax.code_place, syntax.text};
    code.inside = syntax.code_place;
    code.begin = syntax.code_begin;
    code.end = syntax.code_begin + syntax.code.size();
    node.code = notation(code, scope, Use::code);
  }
  if (!is_board(syntax, scope)) {
    node.notation = notation(syntax, scope);
    return make(std::move(node));
  }
  std::vector<std::string_view> games;
  for (const KnownGame& game : names_.games) games.push_back(game.name);
  const std::vector<SyntaxPtr> inside =
      parse_expressions(*names_.source, syntax.inside, syntax.begin, syntax.end, games);
  NodePtr board = resolve(*inside.front(), scope);
  if (board->type == Type::board && !found->on_boards && found->on_graphs) board = taken_for(board, Type::graph);
  const bool fits =
      (board->type == Type::graph && found->on_graphs) || (board->type == Type::board && found->on_boards);
  if (!fits) {
    fail(board->place, fmt::format("'{}' is played on {}, found {}", syntax.text,
                                   found->on_graphs   ? "graphs"
                                   : found->on_boards ? "boards"
                                                      : "what its notation says",
                                   with_article(board->type)));
  }
  node.op = Op::position_on_board;
  node.parts.push_back(std::move(board));
  if (inside.size() > 1) {
    if (inside.size() > 2 || !found->has_arrows) {
      fail(inside.back()->place, found->has_arrows
                                     ? "expected a board and a set of arrows, and no more"
                                     : fmt::format("'{}' is played on a board without arrows", syntax.text));
    }
    node.parts.push_back(resolve(*inside.back(), scope, Type::arrows));
  }
  return make(std::move(node));
}

}  // namespace sprague::language
