// What expressions begin with: numbers, names, calls, binders.
#include "verify/written_expressions.hpp"

namespace sprague::verify {
namespace {

bool fits(const Text& takes, const Expressions& arguments) {
  return std::ranges::equal(takes, arguments, [](Type type, const Expression& e) { return converts(e.type, type); });
}

// Gives variables values from the set, in each way, until the call returns false.
bool each_value(Scene& scene, const Codes& set, std::size_t variables, const std::function<bool()>& found) {
  if (variables == 0) return found();
  for (Code code : set) {
    scene.variables.push_back({code});
    const bool more = each_value(scene, set, variables - 1, found);
    scene.variables.pop_back();
    if (!more) return false;
  }
  return true;
}

// What a binder makes of the numbers or truths of its parts, until one of them decides.
struct Fold {
  Text kind;
  Code result = kind == "every" ? 1 : 0;
  bool any = false;

  bool add(Code part) {
    if (kind == "every" || kind == "some") result = part;
    if (kind == "count" || kind == "sum") result = reckoned("+", result, part);
    if (kind == "min" || kind == "max") result = !any || (part < result) == (kind == "min") ? part : result;
    any = true;
    return kind == "every" ? part == 1 : kind != "some" || part == 0;
  }
};

}  // namespace

Expression Reader::primary() {
  const Text first = word();
  if (!first.empty() && first[0] >= '0' && first[0] <= '9') {
    ++next;
    return made('n', {}, [value = Code{number(first)}](X) { return value; });
  }
  if (skip("(")) {
    Expression inner = expression();
    expect(")");
    return inner;
  }
  if (skip("{")) return listed();
  if (skip("if")) {
    const Expression condition = expression_of('t');
    expect("then");
    Expression one = expression();
    expect("else");
    Expression other = expression();
    const Type type = common(one.type, other.type);
    one = as(one, type);
    other = as(other, type);
    return lazy(type, {condition, one, other},
                [=](Scene& scene) { return (condition.value(scene).number == 1 ? one : other).value(scene); });
  }
  std::size_t after = 2;  // the variables that a binder would have
  while (word(after + 1) == ",") after += 2;
  const bool binds = word(1) == "(" && word(after + 1) == "in";
  for (const View kind : {"every", "some", "count", "sum", "min", "max"}) {
    if (binds && skip(kind)) return binder(Text(kind));
  }
  if (skip("infinite")) return made('n', {}, [](X) { return infinite; });
  for (const View truth : {"false", "true"}) {
    if (skip(truth)) return made('t', {}, [truth](X) { return Code{truth == "true"}; });
  }
  if (keeping && skip("rest")) return the_position();
  return named();
}

// Numbers, vertices, edges or arrows; those that are gone are in no set.
Expression Reader::listed() {
  Expressions members{expression()};
  while (skip(",")) members.push_back(expression());
  expect("}");
  const Type first = members[0].type;
  const Type type = first == 'v' || first == 'e' || first == 'a' ? first : 'n';
  for (Expression& member : members) member = as(member, type);
  return made(set_of(type), members, [=](Scene& scene, X x) {
    Codes set;
    for (const Value& value : x) {
      if (type == 'n' || scene.position.graph.has(value.number))
        set.push_back(type == 'n' ? finite(value.number) : value.number);
    }
    return as_set(set);
  });
}

Expression Reader::binder(const Text& kind) {
  const std::size_t outer = variables.size();
  std::vector<std::pair<Text, Type>> bound;
  do {
    ++next;  // a parenthesis or a comma
    bound.emplace_back(name(), 0);
  } while (word() == ",");
  expect("in");
  const Expression set = as_a_set(expression());
  expect(":");
  for (auto& [name, type] : bound) {
    const auto again = std::ranges::find(variables, name, &std::pair<Text, Type>::first);
    if (again != variables.end()) fail("variables with different names");
    variables.emplace_back(name, set_of(set.type));
  }
  const bool truths = kind == "every" || kind == "some" || kind == "count";
  const Expression body = expression_of(truths ? 't' : 'n');
  expect(")");
  variables.resize(outer);
  const std::size_t count = bound.size();
  return lazy(kind == "every" || kind == "some" ? 't' : 'n', {set, body}, [=](Scene& scene) {
    Fold fold{kind};
    each_value(scene, set.value(scene).set, count, [&] { return fold.add(body.value(scene).number); });
    if (!fold.any && (kind == "min" || kind == "max")) throw Malformed("nothing has no least or greatest number");
    return Value(fold.result);
  });
}

Expression Reader::the_position() {
  return made('g', {}, [](Scene& scene, X) {
    return std::shared_ptr<const Graph>(std::shared_ptr<void>(), &scene.position.graph);  // which outlives the value
  });
}

// A variable, a mark, or a function, without arguments if it takes the position alone.
Expression Reader::named() {
  const Text name = word();
  for (std::size_t i = 0; i < variables.size(); ++i) {
    if (variables[i].first != name) continue;
    ++next;
    return made(variables[i].second, {}, [=](Scene& scene, X) { return scene.variables[i]; });
  }
  if (const auto mark = marks.find(name); mark != marks.end()) {
    ++next;
    return made(mark->second, {}, [=](Scene& scene, X) { return scene.position.marks.at(name); });
  }
  std::vector<Function> called = functions();
  std::erase_if(called, [&](const Function& function) { return function.name != name; });
  if (called.empty()) fail("a number, a variable, a mark or a function that games may use");
  ++next;
  Expressions arguments;
  if (skip("(") && !skip(")")) {
    do {
      arguments.push_back(expression());
    } while (skip(","));
    expect(")");
  }
  // The least and the greatest of more than two, two at a time.
  const bool folds = name == "min" || name == "max";
  while (folds && arguments.size() > 2) {
    const Expressions two{as(arguments[0], 'n'), as(arguments[1], 'n')};
    arguments.erase(arguments.begin());
    arguments[0] = made('n', two, [least = name == "min"](X x) {
      return least ? std::min(x[0].number, x[1].number) : std::max(x[0].number, x[1].number);
    });
  }
  for (const Function& function : called) {
    Expressions given = arguments;
    if (!fits(function.takes, given)) given.insert(given.begin(), the_position());
    if (!fits(function.takes, given)) continue;
    for (std::size_t i = 0; i < given.size(); ++i) given[i] = as(given[i], function.takes[i]);
    const std::uint64_t steps = function.gives == 'g' ? 100 : 1;
    return made(function.gives, given, [steps, value = function.value](Scene& scene, Values x) {
      scene.work.spend(steps);
      const std::shared_ptr<const Graph> graph = x.empty() ? nullptr : x[0].graph;
      if (graph) x.erase(x.begin());
      return value({scene, scene.work, graph ? *graph : scene.position.graph, std::move(x)});
    });
  }
  fail("other arguments of " + name);
}

}  // namespace sprague::verify
