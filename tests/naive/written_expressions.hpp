// The naive evaluator of expressions: docs/language.md, "Expressions", word by word. Types are found while evaluating.
#pragma once

#include "tests/naive/written_functions.hpp"

namespace sprague::naive::written {

inline Value evaluate(const Tree& tree, const Scope& scope);

inline bool holds(const Tree& tree, const Scope& scope) {
  return truth_of(evaluate(tree, scope));
}

inline Int checked(bool overflow, Int result) {
  if (overflow || result == kInfinite) throw InputError("a number of more than 64 bits");
  return result;
}

inline Int divided(Int a, Int b) {
  if (b == 0) throw InputError("a division by 0");
  if (b == -1) {
    Int result = 0;
    const bool overflow = __builtin_sub_overflow(Int{0}, a, &result);
    return checked(overflow, result);
  }
  const Int quotient = a / b;
  return a % b != 0 && (a % b < 0) != (b < 0) ? quotient - 1 : quotient;
}

inline Int arithmetic(const std::string& sign, Int a, Int b) {
  Int result = 0;
  bool overflow = false;
  if (sign == "+") overflow = __builtin_add_overflow(a, b, &result);
  if (sign == "-") overflow = __builtin_sub_overflow(a, b, &result);
  if (sign == "*") overflow = __builtin_mul_overflow(a, b, &result);
  if (sign == "+" || sign == "-" || sign == "*") return checked(overflow, result);
  if (sign == "div") return divided(a, b);
  if (sign == "mod") return b == -1 ? 0 : a - divided(a, b) * b;
  if (a < 0 || b < 0) throw InputError("xor of a number below 0");
  return a ^ b;
}

inline bool same(const Value& x, const Value& y) {
  using Kind = Value::Kind;
  if (x.kind == Kind::number || y.kind == Kind::number) return number_of(x) == number_of(y);
  if (is_set(x) && is_set(y))
    return set_value(x.members).members.size() == y.members.size() && !(set_value(x.members) < set_value(y.members)) &&
           !(set_value(y.members) < set_value(x.members));
  if (x.kind != y.kind) wrong_type("two of one type");
  if (x.kind == Kind::truth) wrong_type("'<=>' between truths");
  if (x.kind == Kind::graph) {
    // Whether two boards are drawn alike is not looked at here.
    if (x.figure->board && y.figure->board && x.figure != y.figure) wrong_type("a graph that is no board");
    return isomorphic(*x.figure, *y.figure);
  }
  if (x.kind == Kind::position || x.kind == Kind::move) wrong_type("what '=' can compare");
  return !(x < y) && !(y < x);
}

inline Value compared(const std::string& sign, const Value& x, const Value& y) {
  if (sign == "=") return truth_value(same(x, y));
  if (sign == "!=") return truth_value(!same(x, y));
  const bool are_vertices = x.kind == Value::Kind::vertex && y.kind == Value::Kind::vertex;
  const Int a = are_vertices ? vertex_of_value(x) : number_of(x);
  const Int b = are_vertices ? vertex_of_value(y) : number_of(y);
  if (sign == "<") return truth_value(a < b);
  if (sign == "<=") return truth_value(a <= b);
  if (sign == ">") return truth_value(a > b);
  return truth_value(a >= b);
}

inline bool contains(const Value& set, const Value& x) {
  return std::ranges::any_of(members_of(set), [&](const Value& member) { return same(member, x); });
}

inline Value combined(const std::string& word, const Value& x, const Value& y) {
  std::vector<Value> result;
  for (const Value& member : members_of(x)) {
    if (word == "union" || contains(y, member) == (word == "intersect")) result.push_back(member);
  }
  if (word == "union") result.insert(result.end(), members_of(y).begin(), members_of(y).end());
  return set_value(result);
}

inline Value two_sided(const Tree& tree, const Scope& scope) {
  const std::string& sign = tree.what;
  const Value x = evaluate(tree.parts[0], scope);
  // Of truths the second side counts only where the first has not decided.
  if (sign == "or" && truth_of(x)) return truth_value(true);
  if (sign == "and" && !truth_of(x)) return truth_value(false);
  if (sign == "=>" && !truth_of(x)) return truth_value(true);
  const Value y = evaluate(tree.parts[1], scope);
  if (sign == "or" || sign == "and" || sign == "=>") return truth_value(truth_of(y));
  if (sign == "<=>") return truth_value(truth_of(x) == truth_of(y));
  if (sign == "=" || sign == "!=" || sign == "<" || sign == "<=" || sign == ">" || sign == ">=") {
    return compared(sign, x, y);
  }
  if (sign == "in") return truth_value(contains(y, x));
  if (sign == "within") {
    return truth_value(std::ranges::all_of(members_of(x), [&](const Value& member) { return contains(y, member); }));
  }
  if (sign == "divides") {
    const Int a = finite(x);
    return truth_value(a == 0 ? finite(y) == 0 : arithmetic("mod", finite(y), a) == 0);
  }
  if (sign == "union" || sign == "intersect" || sign == "minus") return combined(sign, x, y);
  if (sign == "+" && x.kind == Value::Kind::position && y.kind == Value::Kind::position) {
    Position sum = x.position;
    sum.insert(sum.end(), y.position.begin(), y.position.end());
    return position_value(sum);
  }
  if (sign == "range") {
    std::vector<Value> numbers;
    for (Int n = finite(x); n <= finite(y); ++n) numbers.push_back(number_value(n));
    return set_value(numbers);
  }
  return number_value(arithmetic(sign, finite(x), finite(y)));
}

// --- binders ---

inline void each_choice(const std::vector<std::string>& names, const std::vector<Value>& members, Scope& scope,
                        std::size_t from, const std::function<void()>& visit) {
  if (from == names.size()) return visit();
  for (const Value& member : members) {
    scope.bound[names[from]] = member;
    each_choice(names, members, scope, from + 1, visit);
  }
}

// The preperiod and the period of the numbers, which begin at `first`.
inline std::pair<Int, Int> period_of(const std::vector<Int>& numbers, Int first) {
  const Int size = size_of(numbers);
  for (Int p = 1; 2 * p <= size; ++p) {
    Int start = size - p;  // from here on each number, where there is one p later, equals that
    while (start > 0 && numbers[start - 1] == numbers[start - 1 + p]) --start;
    if (2 * start <= size && size - start >= 2 * p) return {first + start, p};
  }
  throw Undecidable("no period shows");
}

// Every choice of a binder's names; what is said of them is the visitor's.
inline void each_bound(const Tree& binder, Scope& scope, const std::function<void(const Tree&)>& visit) {
  const Value set = evaluate(binder.parts[0], scope);
  const Tree& said = binder.parts[1];
  each_choice(binder.names, members_of(set), scope, 0, [&] {
    if (said.what == "binder" && said.text == "others") {
      each_bound(said, scope, visit);
    } else {
      visit(said);
    }
  });
}

inline Value bound_value(const Tree& tree, const Scope& outer) {
  Scope scope = outer;
  std::vector<Value> results;
  bool decided = false;  // the rest is not looked at
  each_bound(tree, scope, [&](const Tree& said) {
    if (decided) return;
    results.push_back(evaluate(said, scope));
    if (tree.text == "every") decided = !truth_of(results.back());
    if (tree.text == "some") decided = truth_of(results.back());
  });
  if (tree.text == "every") return truth_value(!decided);
  if (tree.text == "some") return truth_value(decided);
  Int result = 0;
  if (tree.text == "count") {
    for (const Value& value : results) result += truth_of(value) ? 1 : 0;
    return number_value(result);
  }
  std::vector<Int> numbers;
  std::vector<Value> values;
  for (const Value& value : results) {
    numbers.push_back(number_of(value));
    values.push_back(number_value(numbers.back()));
  }
  if (tree.text == "set" || tree.text == "list") return tree.text == "set" ? set_value(values) : list_value(values);
  if (tree.text == "sum") {
    for (const Value& value : results) result = arithmetic("+", result, finite(value));
    return number_value(result);
  }
  if (tree.text == "period" || tree.text == "preperiod") {
    if (numbers.empty()) throw Undecidable("no period shows");
    const Value range = evaluate(tree.parts[0], outer);
    const auto [preperiod, period] = period_of(numbers, members_of(range).front().n);
    return number_value(tree.text == "period" ? period : preperiod);
  }
  if (numbers.empty()) throw InputError("the minimum and maximum over nothing are errors");
  return number_value(tree.text == "min" ? std::ranges::min(numbers) : std::ranges::max(numbers));
}

// count, count(condition), sum(number), min(number), max(number) over the rows of a table.
inline Value over_rows(const Tree& tree, const Scope& scope) {
  if (tree.parts.empty()) return number_value(size_of(*scope.rows));
  Int result = 0;
  bool any = false;
  for (const Scope& row : *scope.rows) {
    const Value value = evaluate(tree.parts[0], row);
    if (tree.text == "count") result += truth_of(value) ? 1 : 0;
    if (tree.text == "sum") result = arithmetic("+", result, finite(value));
    if (tree.text == "min") result = any ? std::min(result, number_of(value)) : number_of(value);
    if (tree.text == "max") result = any ? std::max(result, number_of(value)) : number_of(value);
    any = true;
  }
  return number_value(result);
}
inline bool is_over_rows(const Tree& tree, const Scope& scope) {
  static const std::set<std::string> words{"sum", "min", "max"};
  return scope.rows != nullptr && (tree.text == "count" || (words.contains(tree.text) && tree.parts.size() == 1));
}

// --- names and calls ---

inline std::optional<Value> called_definition(const std::string& name, const Arguments& arguments, const Scope& scope) {
  const auto found = scope.library->definitions.find(name);
  if (found == scope.library->definitions.end()) return std::nullopt;
  if (found->second.parameters.size() != arguments.size()) throw InputError("wrong number of arguments of " + name);
  Scope inside = scope;
  for (std::size_t i = 0; i < arguments.size(); ++i) inside.bound[found->second.parameters[i]] = arguments[i];
  return evaluate(found->second.body, inside);
}

inline Value named_value(const std::string& name, const Scope& scope) {
  if (const auto found = scope.bound.find(name); found != scope.bound.end()) {
    return scope.position != nullptr ? resolved(found->second, *scope.position) : found->second;
  }
  if (name == "first" || name == "second") return outcome_value(name == "first");
  if (name == "infinite") return number_value(kInfinite);
  if (name == "true" || name == "false") return truth_value(name == "true");
  if (scope.position != nullptr) {
    const Figure& position = *scope.position;
    if (const auto mark = position.marked_vertices.find(name); mark != position.marked_vertices.end()) {
      return vertex_set(mark->second);
    }
    if (const auto mark = position.marked_edges.find(name); mark != position.marked_edges.end()) {
      return edge_set(position, mark->second);
    }
    if (name == "rest" && scope.keeping) return graph_value(bare(position));
  }
  if (auto result = called_definition(name, {}, scope)) return *result;
  if (auto result = truth_of_graph(name, understood_graph(scope))) return *result;
  throw InputError("no name '" + name + "' is known here");
}

// Sets have what is listed, as far as it is there.
inline Value as_listed(const Arguments& members, const Scope& scope) {
  std::vector<Value> result;
  for (const Value& member : members) {
    result.push_back(is_set(member) ? number_value(number_of(member)) : member);
  }
  return scope.position == nullptr ? set_value(result) : resolved(set_value(result), *scope.position);
}

inline Value evaluate(const Tree& tree, const Scope& scope) {
  if (tree.what == "number") return number_value(tree.number);
  if ((tree.what == "call" || tree.what == "name") && is_over_rows(tree, scope)) return over_rows(tree, scope);
  if (tree.what == "name") return named_value(tree.text, scope);
  if (tree.what == "binder") return bound_value(tree, scope);
  if (tree.what == "if") return evaluate(tree.parts[holds(tree.parts[0], scope) ? 1 : 2], scope);
  if (tree.what == "not") return truth_value(!holds(tree.parts[0], scope));
  if (tree.what == "negative") return number_value(arithmetic("-", 0, finite(evaluate(tree.parts[0], scope))));
  if (tree.what == "even" || tree.what == "odd") {
    return truth_value((finite(evaluate(tree.parts[0], scope)) % 2 == 0) == (tree.what == "even"));
  }
  if (tree.what == "position") {
    return position_value(scope.library->position(tree.text, tree.code, evaluate(tree.parts[0], scope)));
  }
  if (tree.what != "call" && tree.what != "set") return two_sided(tree, scope);
  Arguments arguments;
  for (const Tree& part : tree.parts) arguments.push_back(evaluate(part, scope));
  if (tree.what == "set") return as_listed(arguments, scope);
  if (auto result = called_definition(tree.text, arguments, scope)) return *result;
  return applied(tree.text, arguments, scope);
}

}  // namespace sprague::naive::written
