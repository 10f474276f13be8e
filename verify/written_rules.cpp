// The text of a game: what may be chosen, and what becomes of it.
#include "verify/written.hpp"

namespace sprague::verify {
namespace {

const std::map<Text, Type> choices{{"vertex", 'v'}, {"edge", 'e'},  {"arrow", 'a'},  {"face", 'f'},
                                   {"path", 'p'},   {"cycle", 'p'}, {"clique", 'p'}, {"connected", 'p'}};

Expression constant(Type type, const Value& value) {
  return made(type, {}, [=](X) { return value; });
}

// Numbers of vertices; there are at most as many as letters.
Expression read_sizes(Reader& reader) {
  if (reader.skip("in")) return reader.expression_of('N');
  const Code all = static_cast<Code>(alphabet.size());
  const bool at = reader.skip("at");
  const bool least = at && reader.skip("least");
  if (at && !least) reader.expect("most");
  const Code size = std::min<Code>(all + 1, number(reader.word()));
  reader.expect(reader.word());
  Codes sizes;
  for (Code i = at && !least ? 1 : size; i <= (least ? all : size); ++i) sizes.push_back(i);
  return constant('N', sizes);
}

Action read_action(Reader& reader) {
  if (reader.skip("direct")) return {"direct", reader.expression_of('a'), ""};
  const Text kind = reader.word();
  if (kind != "delete" && kind != "contract" && kind != "mark") reader.fail("an action");
  reader.expect(kind);
  Expression what = reader.expression();
  const Type type = what.type == 'p' ? 'V' : what.type;
  what = reader.as(what, type);
  const bool vertices = type == 'v' || type == 'V';
  if (!(vertices && kind != "contract") && type != 'e' && type != 'E') reader.fail("vertices or edges");
  if (kind != "mark") return {kind, what, ""};
  const auto mark = reader.marks.find(reader.word());
  if (mark == reader.marks.end() || mark->second != (vertices ? 'V' : 'E')) reader.fail("a mark of that");
  reader.expect(mark->first);
  return {kind, what, mark->first};
}

Rule read_rule(Reader& reader, bool boards) {
  const Value yes{1};
  Rule rule{reader.word(), 0, constant('N', Codes{}), constant('t', yes), constant('t', yes), {}};
  const auto type = choices.find(rule.choice);
  if (type == choices.end() || (type->second == 'f' && !boards)) reader.fail("something that can be chosen");
  rule.type = type->second;
  reader.expect(rule.choice);
  const Text name = reader.name();
  if (rule.type == 'p') {
    Codes all;
    for (Code size = 1; size <= static_cast<Code>(alphabet.size()); ++size) all.push_back(size);
    rule.sizes = constant('N', all);
    if (reader.skip("with")) {
      reader.expect("size");
      rule.sizes = read_sizes(reader);
    }
  }
  reader.variables = {{name, rule.type}};
  if (reader.skip("where")) rule.where = reader.expression_of('t');
  if (reader.skip("keeping")) {
    reader.keeping = true;
    rule.keeping = reader.expression_of('t');
    reader.keeping = false;
  }
  reader.expect(":");
  do {
    rule.actions.push_back(read_action(reader));
  } while (reader.skip(","));
  reader.variables.clear();
  return rule;
}

// After the word for what goes.
Cleaning read_cleaning(Reader& reader) {
  const bool vertices = reader.skip("vertices");
  if (!vertices) reader.expect("edges");
  reader.variables = {{reader.name(), vertices ? 'v' : 'e'}};
  reader.expect("where");
  const Expression where = reader.expression_of('t');
  reader.variables.clear();
  return {vertices, where};
}

}  // namespace

bool WrittenRules::acts(View kind) const {
  return std::ranges::any_of(rules, [&](const Rule& rule) {
    return std::ranges::any_of(rule.actions, [&](const Action& action) { return action.kind == kind; });
  });
}

WrittenRules read_rules(View name, View text) {
  Reader reader(text);
  WrittenRules game;
  reader.expect("game");
  if (name.empty() || !has(alphabet, name[0]) || !reader.skip(name)) reader.fail("the name " + quoted(name));
  reader.expect("on");
  game.boards = reader.skip("boards");
  if (!game.boards) reader.expect("graphs");
  game.whole = reader.skip("whole");
  reader.expect(":");
  while (reader.skip("mark")) {
    const Text mark = reader.name();
    reader.expect("on");
    const bool vertices = reader.skip("vertices");
    if (!vertices) reader.expect("edges");
    reader.marks[mark] = vertices ? 'V' : 'E';
  }
  game.marks = reader.marks;
  do {
    reader.expect("move");
    game.rules.push_back(read_rule(reader, game.boards));
  } while (reader.word() == "move");
  while (reader.skip("after")) {
    for (const View expected : {"move", ":", "delete"}) reader.expect(expected);
    game.cleanings.push_back(read_cleaning(reader));
  }
  if (!reader.word().empty()) reader.fail("the end");
  if (!game.acts("contract")) return game;
  if (game.acts("direct")) throw Malformed("a game that contracts directs no edges");
  if (game.boards) throw Malformed("a game that contracts is played on graphs");
  return game;
}

}  // namespace sprague::verify
