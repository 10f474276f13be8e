// Games as text: docs/language.md says what texts mean, docs/certificates.md how their positions are written.
#pragma once

#include "verify/written_expressions.hpp"

namespace sprague::verify {

struct Action {
  Text kind;
  Expression what;
  Text mark;
};

struct Rule {
  Text choice;  // vertex, path, ...
  Type type;    // of what is chosen
  Expression sizes, where, keeping;
  std::vector<Action> actions;
};

struct Cleaning {
  bool vertices;  // or edges
  Expression where;
};

struct WrittenRules {
  bool boards = false, whole = false;
  std::map<Text, Type> marks = {};
  std::vector<Rule> rules = {};
  std::vector<Cleaning> cleanings = {};

  bool acts(View kind) const;  // whether a move has such an action
};

WrittenRules read_rules(View name, View text);

Position read_position(const WrittenRules& rules, View text);
Text text_of(const Position& position);

// Calls back for the choices of this kind, of paths, cycles, cliques and connected sets for those of these sizes.
void each_choice(const Text& kind, const Position& position, const Codes& sizes, Work& work,
                 const std::function<void(const Value&)>& found);

}  // namespace sprague::verify
