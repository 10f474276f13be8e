// Expressions whose names and types are known: what is evaluated, and printed back.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "language/functions.hpp"
#include "language/source.hpp"
#include "language/types.hpp"

namespace sprague::language {

enum class Op : std::uint8_t {
  // leaves
  number,
  truth,
  outcome,
  infinite,
  variable,
  // operators
  equivalent,
  implies,
  disjunction,
  conjunction,
  negation,
  equal,
  unequal,
  less,
  at_most,
  greater,
  at_least,
  even,
  odd,
  divides,
  in,
  within,
  exclusive_or,
  add,
  subtract,
  multiply,
  divide,
  modulo,
  negate,
  add_positions,
  set_union,
  intersection,
  difference,
  condition,
  // what a type is taken for
  size_of_set,
  graph_of_board,
  vertices_of_part,
  // sets
  list,
  range,
  // binders: parts are the set and the body
  every,
  some,
  count,
  sum,
  least,
  largest,
  period,
  preperiod,
  collect,
  gather,
  also,  // the body of a binder of several sets: the next of them and what is bound after it
  call,
  definition,  // parts are the arguments and the body, which has them in its slots
  position_on_board,
  position_by_notation,
  board_by_notation,
  image,    // of what is in a graph under a map; parts are the map and what it is of
  program,  // a number of a graph, by a program of the user's
};

// Of definitions with so many arguments at most the last value is kept.
inline constexpr std::size_t kMostArgumentsKept = 6;

struct Node;
using NodePtr = std::shared_ptr<const Node>;

// A piece of a notation: text as it stands; the number of an expression, or the numbers of a list, and where an
// instance is shown whatever can be printed; or, with `when`, the first of its choices where that is true and the
// second where it is not.
struct NotationPiece {
  std::string text = {};
  NodePtr number = nullptr;
  NodePtr when = nullptr;
  std::vector<NotationPiece> choices = {};
};

// A letter, a digit or an underscore: what words of a notation are made of.
inline bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// A game of the registry with its code, or one of the file.
struct GameName {
  std::string name;
  std::string code;
  bool is_written = false;
};

// "octal:0.33"
std::string full_name(const GameName& game);

struct Node {
  Op op;
  Type type;
  Place place;
  // Of a number; 1 for true and for the second player. Of a definition of numbers alone the slot of its last value,
  // before the one that says whether there is a value; of others 0.
  std::int64_t number = 0;
  std::size_t slot = 0;   // of a variable, of the first one that a binder or a definition binds
  std::string name = {};  // of a variable, a definition, an invariant
  const Function* function = nullptr;
  std::vector<NodePtr> parts = {};
  std::vector<std::string> names = {};  // of what a binder or a definition binds
  GameName game = {};
  std::vector<NotationPiece> code = {};  // of a game whose code has expressions in it
  std::vector<NotationPiece> notation = {};
};

// The node and all below it, those in notations as well; none where there is no node.
void each_node(const NodePtr& node, absl::FunctionRef<void(const Node&)> visit);
void each_node(const std::vector<NotationPiece>& notation, absl::FunctionRef<void(const Node&)> visit);

}  // namespace sprague::language
