#include "language/evaluator.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include "canonical/ensure.hpp"
#include "canonical/labelling.hpp"
#include "canonical/plane_boards.hpp"
#include "canonical/plane_notation.hpp"
#include "canonical/sorted.hpp"
#include "canonical/tree_key.hpp"
#include "language/period.hpp"

namespace sprague::language {
namespace {

// Sets of numbers that are listed have so many members at most.
constexpr std::int64_t kMostMembers = 10'000'000;

bool isomorphic_graphs(const Graph& first, const Graph& second) {
  return first.vertices() == second.vertices() && first.edges() == second.edges() &&
         graph_key(first) == graph_key(second);
}

}  // namespace

void Evaluator::fail(const Node& node, std::string_view message) const {
  fail_at(source_name_, node.place, message);
}

void Evaluator::tick() {
  if (++steps_ % 1024 == 0 && host_ != nullptr) host_->tick();
}

std::int64_t Evaluator::checked(const Node& node, std::int64_t number) const {
  if (number == kInfinite) fail(node, "no arithmetic is done with what is infinite");
  return number;
}

std::int64_t Evaluator::number(const Node& node) {
  switch (node.op) {
    case Op::number:
    case Op::truth:
    case Op::outcome: return node.number;
    case Op::infinite: return kInfinite;
    case Op::variable: return frame_[node.slot].number;
    case Op::call: return call_number(node);
    case Op::definition: return defined(node);
    case Op::condition: return number(truth(*node.parts[0]) ? *node.parts[1] : *node.parts[2]);
    case Op::size_of_set: return size_of(*node.parts[0]);
    case Op::every:
    case Op::some:
    case Op::count:
    case Op::sum:
    case Op::least:
    case Op::largest: return binder(node);
    case Op::period:
    case Op::preperiod: return period(node);
    case Op::program: {
      if (host_ == nullptr) fail(node, "no program can be asked here");
      const Thing graph = thing(*node.parts[0]);
      return host_->number_by_program(node.name, as<Graph>(graph));
    }
    case Op::image: return image(node);
    default: return operation(node);
  }
}

std::int64_t Evaluator::operation(const Node& node) {
  const Node& left = *node.parts[0];
  switch (node.op) {
    case Op::equivalent: return truth(left) == truth(*node.parts[1]) ? 1 : 0;
    case Op::implies: return !truth(left) || truth(*node.parts[1]) ? 1 : 0;
    case Op::disjunction: return truth(left) || truth(*node.parts[1]) ? 1 : 0;
    case Op::conjunction: return truth(left) && truth(*node.parts[1]) ? 1 : 0;
    case Op::negation: return truth(left) ? 0 : 1;
    case Op::even: return checked(left, number(left)) % 2 == 0 ? 1 : 0;
    case Op::odd: return checked(left, number(left)) % 2 != 0 ? 1 : 0;
    case Op::equal:
    case Op::unequal:
    case Op::less:
    case Op::at_most:
    case Op::greater:
    case Op::at_least: return comparison(node);
    case Op::in:
    case Op::within: return membership(node);
    default: return arithmetic(node);
  }
}

std::int64_t Evaluator::arithmetic(const Node& node) {
  const Node& first = *node.parts[0];
  const std::int64_t a = checked(first, number(first));
  if (node.op == Op::negate) return -a;
  const Node& second = *node.parts[1];
  const std::int64_t b = checked(second, number(second));
  std::int64_t result = 0;
  bool overflows = false;
  switch (node.op) {
    case Op::add: overflows = __builtin_add_overflow(a, b, &result); break;
    case Op::subtract: overflows = __builtin_sub_overflow(a, b, &result); break;
    case Op::multiply: overflows = __builtin_mul_overflow(a, b, &result); break;
    case Op::exclusive_or:
      if (a < 0 || b < 0) fail(node, fmt::format("xor is of numbers from 0 on, found {}", std::min(a, b)));
      return a ^ b;
    case Op::divides: return a == 0 ? (b == 0 ? 1 : 0) : (b % a == 0 ? 1 : 0);
    case Op::divide:
    case Op::modulo: {
      if (b == 0) fail(node, "a division by 0");
      if (b == -1) return node.op == Op::divide ? -a : 0;
      std::int64_t quotient = a / b;
      std::int64_t rest = a % b;
      if (rest != 0 && (rest < 0) != (b < 0)) {
        --quotient;
        rest += b;
      }
      return node.op == Op::divide ? quotient : rest;
    }
    default: ENSURE(false, "an operator that is not evaluated");
  }
  if (overflows || result == kInfinite || result < -kInfinite) fail(node, "the number goes beyond 2^63");
  return result;
}

bool Evaluator::are_equal(const Node& left, const Node& right) {
  switch (left.type) {
    case Type::graph: {
      const Thing a = thing(left);
      const Thing b = thing(right);
      return isomorphic_graphs(as<Graph>(a), as<Graph>(b));
    }
    case Type::board: {
      const Thing a = thing(left);
      const Thing b = thing(right);
      return canonical_board(as<Board>(a).map) == canonical_board(as<Board>(b).map);
    }
    case Type::face: return value(left).number == value(right).number;
    case Type::faces: {
      const Thing a = thing(left);
      const Thing b = thing(right);
      return std::ranges::equal(as<Things>(a), as<Things>(b), {}, &Value::number, &Value::number);
    }
    case Type::numbers:
    case Type::list:
    case Type::vertices:
    case Type::edges:
    case Type::arrows: {
      const Thing a = thing(left);
      const Thing b = thing(right);
      return as<Set>(a) == as<Set>(b);
    }
    default: return number(left) == number(right);
  }
}

std::int64_t Evaluator::comparison(const Node& node) {
  const Node& left = *node.parts[0];
  const Node& right = *node.parts[1];
  if (node.op == Op::equal) return are_equal(left, right) ? 1 : 0;
  if (node.op == Op::unequal) return are_equal(left, right) ? 0 : 1;
  const std::int64_t a = number(left);
  const std::int64_t b = number(right);
  const bool result = node.op == Op::less      ? a < b
                      : node.op == Op::at_most ? a <= b
                      : node.op == Op::greater ? a > b
                                               : a >= b;
  return result ? 1 : 0;
}

std::int64_t Evaluator::membership(const Node& node) {
  const Node& right = *node.parts[1];
  if (node.op == Op::within) {
    const Thing a = thing(*node.parts[0]);
    const Thing b = thing(right);
    return std::ranges::includes(as<Set>(b), as<Set>(a)) ? 1 : 0;
  }
  if (right.op == Op::range) {
    const std::int64_t member = number(*node.parts[0]);
    const std::int64_t low = checked(right, number(*right.parts[0]));
    const std::int64_t high = checked(right, number(*right.parts[1]));
    return low <= member && member <= high ? 1 : 0;
  }
  const std::int64_t member = node.parts[0]->type == Type::face ? value(*node.parts[0]).number : number(*node.parts[0]);
  const Thing set = thing(right);
  if (!has_numbers(right.type)) {
    return std::ranges::find(as<Things>(set), member, &Value::number) != as<Things>(set).end() ? 1 : 0;
  }
  return std::ranges::binary_search(as<Set>(set), member) ? 1 : 0;
}

std::int64_t Evaluator::size_of(const Node& set) {
  if (set.op == Op::call && set.function->id == FunctionId::automorphisms) {
    const Thing graph = thing(*set.parts[0]);
    return automorphisms_of(set, as<Graph>(graph));
  }
  // Asked for most often, and known without a list.
  if (set.op == Op::call && (set.function->id == FunctionId::vertices || set.function->id == FunctionId::edges)) {
    const Thing graph = thing(*set.parts[0]);
    return static_cast<std::int64_t>(set.function->id == FunctionId::vertices ? as<Graph>(graph).vertices()
                                                                              : as<Graph>(graph).edges());
  }
  const Thing members = thing(set);
  return static_cast<std::int64_t>(has_numbers(set.type) ? as<Set>(members).size() : as<Things>(members).size());
}

// In nested loops most definitions are asked again and again for what they were asked for last.
std::int64_t Evaluator::defined(const Node& node) {
  if (node.number == 0) {
    bind_arguments(node);
    return number(*node.parts.back());
  }
  const std::size_t count = node.parts.size() - 1;
  std::array<std::int64_t, kMostArgumentsKept> arguments;
  for (std::size_t i = 0; i < count; ++i) arguments[i] = number(*node.parts[i]);
  Value& last = frame_[static_cast<std::size_t>(node.number)];
  Value& has_last = frame_[static_cast<std::size_t>(node.number) + 1];
  bool is_same = has_last.number != 0;
  for (std::size_t i = 0; i < count; ++i) {
    Value& argument = frame_[node.slot + i];
    is_same = is_same && argument.number == arguments[i];
    argument.number = arguments[i];
  }
  if (is_same) return last.number;
  has_last.number = 0;
  last.number = number(*node.parts.back());
  has_last.number = 1;
  return last.number;
}

void Evaluator::bind_arguments(const Node& node) {
  // All of them before any is bound: an argument may be a call of the same definition.
  absl::InlinedVector<Value, 4> arguments;
  for (std::size_t i = 0; i + 1 < node.parts.size(); ++i) arguments.push_back(value(*node.parts[i]));
  for (std::size_t i = 0; i < arguments.size(); ++i) frame_[node.slot + i] = std::move(arguments[i]);
}

template <class Body>
bool Evaluator::each_from(const Node& node, std::size_t index, const Value& set, Body&& body) {
  if (index == node.names.size()) {
    if (node.parts[1]->op == Op::also) return each(*node.parts[1], body);
    tick();
    return body();
  }
  const Node& domain = *node.parts[0];
  Value& variable = frame_[node.slot + index];
  if (domain.op == Op::range) {
    const auto& [low, high] = as<std::pair<std::int64_t, std::int64_t>>(set.thing);
    for (std::int64_t i = low; i <= high; ++i) {
      variable.number = i;
      if (each_from(node, index + 1, set, body)) return true;
    }
    return false;
  }
  if (has_numbers(domain.type)) {
    for (const std::int64_t member : as<Set>(set.thing)) {
      variable.number = member;
      if (each_from(node, index + 1, set, body)) return true;
    }
    return false;
  }
  for (const Value& member : as<Things>(set.thing)) {
    variable = member;
    if (each_from(node, index + 1, set, body)) return true;
  }
  return false;
}

template <class Body>
bool Evaluator::each(const Node& node, Body&& body) {
  const Node& domain = *node.parts[0];
  if (domain.op == Op::range) {
    const std::pair<std::int64_t, std::int64_t> ends{checked(domain, number(*domain.parts[0])),
                                                     checked(domain, number(*domain.parts[1]))};
    return each_from(node, 0, {0, thing_of(ends)}, body);
  }
  return each_from(node, 0, value(domain), body);
}

namespace {

// What is evaluated for every choice of a binder's names.
const Node& innermost(const Node& binder) {
  const Node* body = binder.parts[1].get();
  while (body->op == Op::also) body = body->parts[1].get();
  return *body;
}

}  // namespace

Set Evaluator::collected(const Node& node) {
  // Small numbers, as nimbers are, come again and again.
  constexpr std::int64_t kSmall = 1 << 16;
  const Node& body = innermost(node);
  std::vector<bool> is_small_member;
  Set members;
  each(node, [&] {
    const std::int64_t number = checked(body, this->number(body));
    if (number < 0 || number >= kSmall) {
      members.push_back(number);
      if (static_cast<std::int64_t>(members.size()) > kMostMembers) fail(node, "a set of too many numbers");
      return false;
    }
    const auto place = static_cast<std::size_t>(number);
    if (is_small_member.size() <= place) is_small_member.resize(place + 1);
    is_small_member[place] = true;
    return false;
  });
  for (std::size_t i = 0; i < is_small_member.size(); ++i) {
    if (is_small_member[i]) members.push_back(static_cast<std::int64_t>(i));
  }
  sort_unique(members);
  return members;
}

Set Evaluator::gathered(const Node& node) {
  const Node& body = innermost(node);
  Set members;
  each(node, [&] {
    members.push_back(checked(body, number(body)));
    if (static_cast<std::int64_t>(members.size()) > kMostMembers) fail(node, "a list of too many numbers");
    return false;
  });
  std::ranges::sort(members);
  return members;
}

std::int64_t Evaluator::binder(const Node& node) {
  const Node& body = innermost(node);
  std::int64_t result = node.op == Op::every ? 1 : 0;
  bool is_first = true;
  each(node, [&] {
    switch (node.op) {
      case Op::every: result = number(body); return result == 0;
      case Op::some: result = number(body); return result != 0;
      case Op::count: result += number(body); return false;
      case Op::sum:
        if (__builtin_add_overflow(result, checked(body, number(body)), &result) || result == kInfinite ||
            result < -kInfinite) {
          fail(node, "the sum goes beyond 2^63");
        }
        return false;
      default: break;
    }
    const std::int64_t one = number(body);
    result = is_first ? one : node.op == Op::least ? std::min(result, one) : std::max(result, one);
    is_first = false;
    return false;
  });
  if (is_first && (node.op == Op::least || node.op == Op::largest)) {
    fail(node, "the minimum and the maximum over nothing have no value");
  }
  return result;
}

std::int64_t Evaluator::period(const Node& node) {
  std::vector<std::int64_t> numbers;
  each(node, [&] {
    if (static_cast<std::int64_t>(numbers.size()) > kMostMembers) fail(node, "a range too long for a period");
    numbers.push_back(number(*node.parts[1]));
    return false;
  });
  const auto [low, high] = std::pair(number(*node.parts[0]->parts[0]), number(*node.parts[0]->parts[1]));
  const auto found = period_of(numbers);
  if (!found) throw OutOfBudget(fmt::format("no period shows from {} to {}", low, high));
  return node.op == Op::period ? static_cast<std::int64_t>(found->length)
                               : low + static_cast<std::int64_t>(found->begin);
}

std::int64_t Evaluator::extreme(const Node& node) {
  std::int64_t result = number(*node.parts[0]);
  for (const NodePtr& part : node.parts) {
    const std::int64_t one = number(*part);
    result = node.function->id == FunctionId::min ? std::min(result, one) : std::max(result, one);
  }
  return result;
}

Value Evaluator::value(const Node& node) {
  switch (node.op) {
    case Op::variable: return frame_[node.slot];
    case Op::definition: bind_arguments(node); return value(*node.parts.back());
    case Op::condition: return value(truth(*node.parts[0]) ? *node.parts[1] : *node.parts[2]);
    case Op::call:
      if (node.type >= Type::face) return call_thing(node);
      return {number(node), nullptr};
    case Op::graph_of_board: {
      const Thing board = thing(*node.parts[0]);
      return {0, as<Board>(board).graph};
    }
    case Op::vertices_of_part: {
      const Thing part = thing(*node.parts[0]);
      // The set lives as long as its part.
      return {0, Thing(part, &as<Part>(part).vertices)};
    }
    case Op::list:
      if (node.type == Type::graphs) return {0, thing_of(graphs(node))};
      return {0, thing_of(list(node))};
    case Op::range: return {0, thing_of(list(node))};
    case Op::image:
      if (is_set(node.type)) return {0, thing_of(image_of_set(node))};
      return {number(node), nullptr};
    case Op::board_by_notation: {
      const std::string text = notation(node.notation);
      return {0, with_place(node, [&] { return thing_of(Board(parse_plane_map(text))); })};
    }
    case Op::collect: return {0, thing_of(collected(node))};
    case Op::gather: return {0, thing_of(gathered(node))};
    case Op::set_union:
    case Op::intersection:
    case Op::difference: return {0, thing_of(set_operation(node))};
    case Op::position_on_board:
    case Op::position_by_notation: return {0, position(node)};
    case Op::add_positions: return {0, host_->sum(thing(*node.parts[0]), thing(*node.parts[1]))};
    default: return {number(node), nullptr};
  }
}

Thing Evaluator::position(const Node& node) {
  if (host_ == nullptr) fail(node, "no game can be asked here: the first bound is needed before there are instances");
  std::optional<GameName> by_code;
  if (!node.code.empty()) by_code = GameName{node.game.name, notation(node.code), node.game.is_written};
  const GameName& game = by_code ? *by_code : node.game;
  if (node.op == Op::position_by_notation) {
    const std::string text = notation(node.notation);
    return with_place(node, [&] { return host_->position(game, text); });
  }
  const Node& board = *node.parts[0];
  const Thing on = thing(board);
  const Thing arrows = node.parts.size() > 1 ? thing(*node.parts[1]) : nullptr;
  return with_place(node, [&] { return host_->position(game, board.type, on, arrows ? as<Set>(arrows) : Set{}); });
}

std::string Evaluator::notation(const std::vector<NotationPiece>& pieces) {
  std::string text;
  for (const NotationPiece& one : pieces) {
    const NotationPiece* piece = &one;
    while (piece->when) piece = &piece->choices[truth(*piece->when) ? 0 : 1];
    if (!piece->number) {
      text += piece->text;
    } else if (piece->number->type == Type::list) {
      const Thing list = thing(*piece->number);
      fmt::format_to(std::back_inserter(text), "{}", fmt::join(as<Set>(list), ","));
    } else if (piece->number->type != Type::number) {
      text += printed(*piece->number);
    } else {
      const fmt::format_int digits(checked(*piece->number, number(*piece->number)));
      text.append(digits.data(), digits.size());
    }
  }
  return text;
}

// Each once up to isomorphism.
Things Evaluator::graphs(const Node& node) {
  Things members;
  for (const NodePtr& part : node.parts) {
    Value graph = value(*part);
    const auto is_same = [&](const Value& other) {
      return isomorphic_graphs(as<Graph>(other.thing), as<Graph>(graph.thing));
    };
    if (std::ranges::none_of(members, is_same)) members.push_back(std::move(graph));
  }
  return members;
}

Set Evaluator::list(const Node& node) {
  Set members;
  if (node.op == Op::list) {
    for (const NodePtr& part : node.parts) members.push_back(number(*part));
    if (node.type == Type::numbers) {
      if (std::ranges::find(members, kInfinite) != members.end()) fail(node, "nothing infinite is in a set");
    } else {
      std::erase(members, kGone);
    }
    sort_unique(members);
    return members;
  }
  const std::int64_t low = checked(node, number(*node.parts[0]));
  const std::int64_t high = checked(node, number(*node.parts[1]));
  if (low <= high && high - low >= kMostMembers) fail(node, "a set of too many numbers");
  for (std::int64_t i = low; i <= high; ++i) members.push_back(i);
  return members;
}

Set Evaluator::set_operation(const Node& node) {
  const Thing a = thing(*node.parts[0]);
  const Thing b = thing(*node.parts[1]);
  const Set& first = as<Set>(a);
  const Set& second = as<Set>(b);
  Set result;
  switch (node.op) {
    case Op::set_union: std::ranges::set_union(first, second, std::back_inserter(result)); break;
    case Op::intersection: std::ranges::set_intersection(first, second, std::back_inserter(result)); break;
    default: std::ranges::set_difference(first, second, std::back_inserter(result)); break;
  }
  return result;
}

}  // namespace sprague::language
