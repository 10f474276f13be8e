// Numbers and sets, and what each operator makes of them.
#include "verify/written_expressions.hpp"

namespace sprague::verify {
namespace {

// Rounded down.
Code quotient(Code one, Code other) {
  if (other == 0) throw Malformed("nothing can be divided by 0");
  if (other == -1) return reckoned("-", 0, one);
  return one / other - (one % other != 0 && (one < 0) != (other < 0) ? 1 : 0);
}

}  // namespace

Code finite(Code number) {
  if (number == infinite) throw Malformed("infinite is no number to reckon with");
  return number;
}

Code reckoned(View sign, Code one, Code other) {
  Code result = 0;
  finite(one);
  finite(other);
  bool overflow = false;
  if (sign == "+") overflow = __builtin_add_overflow(one, other, &result);
  if (sign == "-") overflow = __builtin_sub_overflow(one, other, &result);
  if (sign == "*") overflow = __builtin_mul_overflow(one, other, &result);
  if (sign == "div") result = quotient(one, other);
  if (sign == "mod") result = other == -1 ? 0 : one - quotient(one, other) * other;
  if (sign == "xor" && (one < 0 || other < 0)) throw Malformed("xor is of numbers from 0 on");
  if (sign == "xor") result = one ^ other;
  if (overflow || result == infinite) throw Malformed("a number has more than 64 bits");
  return result;
}

bool compared(View sign, Code one, Code other) {
  if (sign == "<") return one < other;
  if (sign == "<=") return one <= other;
  return sign == ">" ? one > other : one >= other;
}

Codes combined(View sign, const Codes& one, const Codes& other) {
  Codes result;
  const auto to = std::back_inserter(result);
  if (sign == "union") std::ranges::set_union(one, other, to);
  if (sign == "intersect") std::ranges::set_intersection(one, other, to);
  if (sign == "minus") std::ranges::set_difference(one, other, to);
  return result;
}

bool converts(Type from, Type to) {
  return from == to || (to == 'n' && (is_set(from) || from == 'p')) || (from == 'p' && to == 'V');
}

Type common(Type one, Type other) {
  if (one == other) return one == 'p' ? 'V' : one;
  if (one == 'n' || other == 'n') return 'n';
  return one == 'p' && other == 'V' ? 'V' : one;
}

Expression lazy(Type type, const Expressions& parts, std::function<Value(Scene&)> value) {
  std::size_t depth = 1;
  for (const Expression& part : parts) depth = std::max(depth, part.depth + 1);
  if (depth > most_depth) throw TooLarge("an expression is nested too deeply");
  const auto shared = std::make_shared<const std::function<Value(Scene&)>>(std::move(value));
  return {type, depth, [shared](Scene& scene) {
            Value result = (*shared)(scene);
            scene.work.spend(2 + result.set.size());
            return result;
          }};
}

Expression made(Type type, const Expressions& parts, const std::function<Value(Scene&, X)>& apply) {
  return lazy(type, parts, [=](Scene& scene) {
    Values values;
    for (const Expression& part : parts) values.push_back(part.value(scene));
    return apply(scene, values);
  });
}

Expression made(Type type, const Expressions& parts, const std::function<Value(X)>& apply) {
  return made(type, parts, [=](Scene&, X x) { return apply(x); });
}

}  // namespace sprague::verify
