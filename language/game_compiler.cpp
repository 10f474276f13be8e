#include "language/game_compiler.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "language/printing.hpp"

namespace sprague::language {
namespace {

Type type_of(ChoiceKind choice) {
  switch (choice) {
    case ChoiceKind::vertex: return Type::vertex;
    case ChoiceKind::edge: return Type::edge;
    case ChoiceKind::arrow: return Type::arrow;
    case ChoiceKind::face: return Type::face;
    default: return Type::part;
  }
}

class GameCompiler {
 public:
  GameCompiler(const GameSyntax& syntax, const FileNames& names,
               const std::vector<const DefinitionSyntax*>& definitions)
      : syntax_(syntax), resolver_(names), definitions_(definitions) {}

  GameText compile();

 private:
  // What conditions see: the position under a name or none, the marks.
  Scope scope(const std::string& graph) const;
  void add_mark(const MarkSyntax& mark);
  GameRule rule(const RuleSyntax& rule);
  GameAction action(const ActionSyntax& action, const RuleSyntax& rule, const Scope& scope);
  NodePtr set_for(const ActionSyntax& action, const Scope& scope, bool vertices, bool edges);
  GameCleaning cleaning(const CleaningSyntax& cleaning);
  [[noreturn]] void fail(Place place, std::string_view message) const { resolver_.fail(place, message); }

  const GameSyntax& syntax_;
  Resolver resolver_;
  const std::vector<const DefinitionSyntax*>& definitions_;
  GameText game_;
};

Scope GameCompiler::scope(const std::string& graph) const {
  Scope scope{{{graph, Type::graph, kGraphSlot}}, 1 + game_.marks.size(), definitions_, UsedIn::games};
  for (std::size_t i = 0; i < game_.marks.size(); ++i) {
    const GameMark& mark = game_.marks[i];
    scope.variables.push_back({mark.name, mark.on_edges ? Type::edges : Type::vertices, kFirstMarkSlot + i});
  }
  return scope;
}

void GameCompiler::add_mark(const MarkSyntax& mark) {
  resolver_.check_new_name(mark.name, mark.place, scope("rest"));
  game_.marks.push_back({mark.name, mark.on_edges});
}

NodePtr GameCompiler::set_for(const ActionSyntax& action, const Scope& scope, bool vertices, bool edges) {
  NodePtr what = resolver_.resolve(*action.what, scope);
  const bool of_vertices = what->type == Type::vertex || what->type == Type::vertices || what->type == Type::part;
  const bool of_edges = what->type == Type::edge || what->type == Type::edges;
  if ((of_vertices && vertices) || (of_edges && edges)) return what;
  fail(what->place, fmt::format("expected {}, found {}",
                                vertices && edges ? "a vertex, an edge, or a set of these"
                                : vertices        ? "a vertex or a set of vertices"
                                                  : "an edge or a set of edges",
                                with_article(what->type)));
}

GameAction GameCompiler::action(const ActionSyntax& action, const RuleSyntax& rule, const Scope& scope) {
  switch (action.kind) {
    case ActionKind::remove: return {action.kind, set_for(action, scope, true, true), 0};
    case ActionKind::contract: game_.contracts = true; return {action.kind, set_for(action, scope, false, true), 0};
    case ActionKind::direct: {
      game_.directs = true;
      if (rule.choice != ChoiceKind::arrow || action.what->text != rule.name) {
        fail(action.what->place, "expected the name of the arrow that the move chooses");
      }
      return {action.kind, resolver_.resolve(*action.what, scope), 0};
    }
    case ActionKind::mark: break;
  }
  const auto mark = std::ranges::find(game_.marks, action.mark, &GameMark::name);
  if (mark == game_.marks.end()) fail(action.place, fmt::format("the game has no mark '{}'", action.mark));
  return {action.kind, set_for(action, scope, !mark->on_edges, mark->on_edges),
          static_cast<std::size_t>(mark - game_.marks.begin())};
}

GameRule GameCompiler::rule(const RuleSyntax& rule) {
  GameRule result;
  result.choice = rule.choice;
  result.name = rule.name;
  if (rule.choice == ChoiceKind::face && !syntax_.on_boards) {
    fail(rule.place, fmt::format("'{}' is played on graphs, which have no faces", syntax_.name));
  }
  const Scope numbers{{}, 0, definitions_, UsedIn::games};
  if (rule.sizes) result.sizes = resolver_.resolve(*rule.sizes, numbers, Type::numbers);
  if (rule.least) result.least = resolver_.resolve(*rule.least, numbers, Type::number);
  if (rule.most) result.most = resolver_.resolve(*rule.most, numbers, Type::number);
  Scope before = scope("");
  Scope after = scope("rest");
  resolver_.check_new_name(rule.name, rule.name_place, after);
  result.slot = resolver_.new_slot();
  const Variable chosen{rule.name, type_of(rule.choice), result.slot};
  before.variables.push_back(chosen);
  after.variables.push_back(chosen);
  if (rule.where) result.where = resolver_.resolve(*rule.where, before, Type::truth);
  if (rule.keeping) result.keeping = resolver_.resolve(*rule.keeping, after, Type::truth);
  for (const ActionSyntax& one : rule.actions) result.actions.push_back(action(one, rule, before));
  return result;
}

GameCleaning GameCompiler::cleaning(const CleaningSyntax& cleaning) {
  Scope inner = scope("");
  resolver_.check_new_name(cleaning.name, cleaning.name_place, inner);
  GameCleaning result{cleaning.of_edges, cleaning.name, resolver_.new_slot(), nullptr};
  inner.variables.push_back({cleaning.name, cleaning.of_edges ? Type::edge : Type::vertex, result.slot});
  result.where = resolver_.resolve(*cleaning.where, inner, Type::truth);
  return result;
}

GameText GameCompiler::compile() {
  game_.name = syntax_.name;
  game_.source_name = resolver_.names().source->name;
  game_.on_boards = syntax_.on_boards;
  game_.whole = syntax_.whole;
  for (const MarkSyntax& mark : syntax_.marks) add_mark(mark);
  while (resolver_.slots() < kFirstMarkSlot + game_.marks.size()) resolver_.new_slot();
  for (const RuleSyntax& one : syntax_.rules) game_.rules.push_back(rule(one));
  for (const CleaningSyntax& one : syntax_.cleanings) game_.cleanings.push_back(cleaning(one));
  if (game_.contracts && game_.directs) fail(syntax_.place, "a game that contracts edges can't direct any");
  if (game_.contracts && game_.on_boards) fail(syntax_.place, "a game that contracts edges is played on graphs");
  game_.slots = resolver_.slots();
  game_.text = text_of(game_);
  return std::move(game_);
}

}  // namespace

std::shared_ptr<const GameText> compile_game(const GameSyntax& syntax, const FileNames& names,
                                             const std::vector<const DefinitionSyntax*>& definitions) {
  return std::make_shared<const GameText>(GameCompiler(syntax, names, definitions).compile());
}

}  // namespace sprague::language
