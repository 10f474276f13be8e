// From syntax to typed trees: names are looked up, types are checked, definitions are written out.
//
// A set where a number is asked for becomes its size, a board a graph, what a move chose the set of its vertices.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "language/syntax.hpp"
#include "language/tree.hpp"

namespace sprague::language {

struct Variable {
  std::string name;
  Type type;
  std::size_t slot;
  std::string printed = {};  // where the name has another meaning: in a definition that is written out

  const std::string& shown() const { return printed.empty() ? name : printed; }
};

// The names that expressions of one place may use.
struct Scope {
  std::vector<Variable> variables;
  std::size_t globals = 0;  // so many of them, the first ones, are known in definitions
  // Definitions of the file and of the claim, earlier ones first.
  std::vector<const DefinitionSyntax*> definitions;
  UsedIn used_in = UsedIn::claims;  // claims, games, or the columns of a table
  // In a definition: the names, as they are printed, that have a meaning where it is written out.
  std::vector<std::string> around = {};
  std::vector<const DefinitionSyntax*> later = {};  // the definition itself, and those behind it
};

// A game whose positions can be said, and what it may be applied to beside its own notation.
struct KnownGame {
  std::string name;
  bool on_graphs = false;
  bool on_boards = false;
  bool is_written = false;
  bool has_arrows = false;  // boards may have arrows drawn on them
};

// What a file may name beside what it binds and defines.
struct FileNames {
  const Source* source = nullptr;
  std::vector<KnownGame> games;
  std::vector<std::string> invariants;  // by programs
};

class Resolver {
 public:
  explicit Resolver(FileNames names) : names_(std::move(names)) {}

  // A slot for a variable, which no other has.
  std::size_t new_slot() { return slots_++; }
  std::size_t slots() const { return slots_; }

  // Throw InputError with the place.
  NodePtr resolve(const Syntax& syntax, const Scope& scope);
  NodePtr resolve(const Syntax& syntax, const Scope& scope, Type expected);
  // A set or a range, whose members a variable may be.
  NodePtr resolve_set(const Syntax& syntax, const Scope& scope);

  // Throws InputError if the name is one that the language has, or one in scope.
  void check_new_name(const std::string& name, Place place, const Scope& scope) const;

  const FileNames& names() const { return names_; }
  [[noreturn]] void fail(Place place, std::string_view message) const;

  // What stands in a position's parentheses, with numbers in the places of their names.
  // Where an instance is shown, graphs and what is in them may stand there, too; in a code names stand in braces alone.
  enum class Use : std::uint8_t { position, shown, code };
  std::vector<NotationPiece> notation(const Syntax& position, const Scope& scope, Use use = Use::position);
  NotationPiece in_braces(const Syntax& syntax, const Scope& scope, Use use);

 private:
  NodePtr make(Node node);
  NodePtr name(const Syntax& syntax, const Scope& scope);
  NodePtr operation(const Syntax& syntax, const Scope& scope);
  NodePtr comparison(const Syntax& syntax, Op op, NodePtr left, NodePtr right);
  NodePtr membership(const Syntax& syntax, const Scope& scope);
  NodePtr set_operation(const Syntax& syntax, Op op, NodePtr left, NodePtr right);
  NodePtr condition(const Syntax& syntax, const Scope& scope);
  NodePtr list(const Syntax& syntax, const Scope& scope);
  NodePtr range(const Syntax& syntax, const Scope& scope);
  NodePtr binder(const Syntax& syntax, const Scope& scope);
  NodePtr binding(const Syntax& syntax, const Scope& scope, Node node, Type body_type);
  NodePtr call(const Syntax& syntax, const Scope& scope);
  NodePtr call_function(const Syntax& syntax, const Scope& scope, const std::vector<NodePtr>& arguments);
  NodePtr call_definition(const Syntax& syntax, const Scope& scope, std::size_t index);
  NodePtr call_program(const Syntax& syntax, const Scope& scope);
  NodePtr position(const Syntax& syntax, const Scope& scope);
  static bool may_stand(Use use, Type type);
  NodePtr image(const Syntax& syntax, const Scope& scope, const Variable& map);
  bool is_board(const Syntax& position, const Scope& scope) const;

  // The node as one of that type; nothing if it can't be taken for one.
  NodePtr taken_for(const NodePtr& node, Type type);
  NodePtr require(const NodePtr& node, Type type);
  // The graph that is meant where none is given: the only one in scope.
  NodePtr implicit_graph(const Scope& scope, Place place);
  // How a name that is bound now is printed, so that it hides no other.
  static std::string printed_name(const std::string& name, const Scope& scope);
  const Variable* find(const Scope& scope, std::string_view name) const;
  std::optional<std::size_t> find_definition(const Scope& scope, std::string_view name) const;
  [[noreturn]] void fail_unknown(Place place, std::string_view what, std::string_view name, const Scope& scope) const;

  FileNames names_;
  std::size_t slots_ = 0;
  std::size_t nodes_ = 0;
};

}  // namespace sprague::language
