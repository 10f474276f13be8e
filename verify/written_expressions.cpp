// Expressions: how they are read, what types they have.
#include "verify/written_expressions.hpp"

namespace sprague::verify {
namespace {

Text described(Type type) {
  const std::map<Type, Text> names{
      {'t', "a truth"},  {'n', "a number"}, {'v', "a vertex"}, {'e', "an edge"},
      {'a', "an arrow"}, {'f', "a face"},   {'g', "a graph"},  {'p', "a path, cycle, clique or connected set"},
      {'V', "vertices"}, {'E', "edges"},    {'A', "arrows"},   {'N', "numbers"}};
  return names.at(type);
}

// The first truth decides if it is that one, else the second.
Expression either(const Expression& first, const Expression& second, Code deciding) {
  return lazy('t', {first, second}, [=](Scene& scene) {
    const Value value = first.value(scene);
    return value.number == deciding ? value : second.value(scene);
  });
}

Expression negated(const Expression& truth) {
  return made('t', {truth}, [](X x) { return 1 - x[0].number; });
}

}  // namespace

Expression Reader::as(const Expression& expression, Type type) const {
  const Type from = expression.type;
  if (from == type) return expression;
  if (!converts(from, type)) fail("an expression that is " + described(type) + ", not " + described(from) + ",");
  return made(type, {expression}, [=](X x) {
    Codes set = x[0].set;
    if (from == 'p') std::erase_if(set, [](Code code) { return !is_vertex(code); });
    return type == 'n' ? Value(static_cast<Code>(set.size())) : Value(set);
  });
}

Expression Reader::as_a_set(const Expression& expression) const {
  const Type type = expression.type == 'p' ? 'V' : expression.type;
  if (!is_set(type)) fail("a set");
  return as(expression, type);
}

// What => and <=> mean next to each other is not for a reader to guess.
Expression Reader::expression(bool equivalences) {
  if (++depth > most_depth) throw TooLarge("an expression is nested too deeply");
  Expression left = disjunction();
  if (skip("=>")) {
    left = either(negated(as(left, 't')), as(expression(false), 't'), 1);
  } else if (equivalences && skip("<=>")) {
    left = made('t', {as(left, 't'), as(disjunction(), 't')}, [](X x) { return x[0].number == x[1].number; });
  }
  --depth;
  return left;
}

Expression Reader::disjunction() {
  Expression left = conjunction();
  while (skip("or")) left = either(as(left, 't'), as(conjunction(), 't'), 1);
  return left;
}

Expression Reader::conjunction() {
  Expression left = negation();
  while (skip("and")) left = either(as(left, 't'), as(negation(), 't'), 0);
  return left;
}

Expression Reader::negation() {
  std::size_t times = 0;
  while (skip("not")) ++times;
  Expression inner = comparison();
  if (times > 0) inner = as(inner, 't');
  return times % 2 == 1 ? negated(inner) : inner;
}

Expression Reader::comparison() {
  Expression left = relation();
  const Text sign = word();
  if (sign == "=" || sign == "!=") {
    ++next;
    const Expression right = relation();
    const Type type = common(left.type, right.type);
    if (type == 't') fail("things that can be equal (of truths <=> says so)");
    return made('t', {as(left, type), as(right, type)}, [=](Scene& scene, X x) {
      const bool same = type == 'g'    ? isomorphisms(*x[0].graph, *x[1].graph, 1, scene.work) > 0
                        : is_set(type) ? x[0].set == x[1].set
                                       : x[0].number == x[1].number;
      return same == (sign == "=");
    });
  }
  if (sign != "<" && sign != "<=" && sign != ">" && sign != ">=") return left;
  ++next;
  return made('t', {as(left, 'n'), as(relation(), 'n')}, [=](X x) { return compared(sign, x[0].number, x[1].number); });
}

Expression Reader::relation() {
  Expression left = range();
  if (skip("is")) {
    const Code wanted = skip("odd") ? 1 : 0;
    if (wanted == 0) expect("even");
    return made('t', {as(left, 'n')}, [=](X x) { return reckoned("mod", x[0].number, 2) == wanted; });
  }
  if (skip("divides")) {
    return made('t', {as(left, 'n'), as(range(), 'n')}, [](X x) {
      return x[0].number == 0 ? x[1].number == 0 : reckoned("mod", x[1].number, x[0].number) == 0;
    });
  }
  if (skip("within")) {
    const Expression right = as_a_set(range());
    return made('t', {as(left, right.type), right}, [](X x) { return std::ranges::includes(x[1].set, x[0].set); });
  }
  const bool negative = word() == "not" && word(1) == "in" && skip("not");
  if (!skip("in")) return left;
  const Expression right = as_a_set(range());
  return made('t', {as(left, set_of(right.type)), right},
              [=](X x) { return std::ranges::binary_search(x[1].set, x[0].number) != negative; });
}

Expression Reader::range() {
  Expression left = operation(0);
  if (!skip("..")) return left;
  return made('N', {as(left, 'n'), as(operation(0), 'n')}, [](Scene& scene, X x) {
    Codes numbers;
    for (Code number = finite(x[0].number); number <= finite(x[1].number); ++number) {
      scene.work.spend(1);
      numbers.push_back(number);
    }
    return numbers;
  });
}

Expression Reader::operation(std::size_t level) {
  static const std::vector<Texts> levels{{"xor"}, {"+", "-"}, {"*", "div", "mod"}, {"union", "intersect", "minus"}};
  if (level == levels.size()) {
    if (!skip("-")) return primary();
    if (++depth > most_depth) throw TooLarge("an expression is nested too deeply");
    const Expression inner = as(operation(level), 'n');
    --depth;
    return made('n', {inner}, [](X x) { return reckoned("-", 0, x[0].number); });
  }
  Expression left = operation(level + 1);
  while (std::ranges::count(levels[level], word()) > 0) {
    const Text sign = word();
    expect(sign);
    const Expression right = operation(level + 1);
    const Type type = level < 3 ? 'n' : as_a_set(left).type;
    left = made(type, {as(left, type), as(right, type)}, [=](X x) {
      return type == 'n' ? Value(reckoned(sign, x[0].number, x[1].number)) : combined(sign, x[0].set, x[1].set);
    });
  }
  return left;
}

}  // namespace sprague::verify
