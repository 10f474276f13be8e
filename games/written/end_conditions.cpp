#include "games/written/end_conditions.hpp"

#include <algorithm>
#include <limits>

#include "canonical/graph.hpp"
#include "language/evaluator.hpp"

namespace sprague::written {
namespace {

using language::ActionKind;
using language::ChoiceKind;
using language::FunctionId;
using language::GameRule;
using language::GameText;
using language::Node;
using language::Op;

constexpr std::size_t kMostAlternatives = std::numeric_limits<Alternatives>::digits;
// No number that a part reckons with may be larger: nothing overflows.
constexpr double kMostNumber = 4e18;

bool only_directs(const GameText& game) {
  return !game.on_boards && game.marks.empty() && game.cleanings.empty() &&
         std::ranges::all_of(game.rules, [](const GameRule& rule) {
           return rule.choice == ChoiceKind::arrow && !rule.sizes && !rule.least && !rule.most &&
                  std::ranges::all_of(rule.actions,
                                      [](const auto& action) { return action.kind == ActionKind::direct; });
         });
}

bool is_call_of(const Node& node, FunctionId id) {
  return node.op == Op::call && node.function->id == id;
}

}  // namespace

// Takes the conditions of one rule apart.
class EndConditions::Reader {
 public:
  Reader(std::size_t arrow_slot, bool is_keeping) : arrow_slot_(arrow_slot), is_keeping_(is_keeping) {}

  // The condition, or what says that it is false, as a disjunction; none where it can't be taken apart.
  std::optional<std::vector<Alternative>> alternatives(const Node& node, const Bound& bound, bool is_wanted) const {
    if (const auto sight = sight_of(node, bound)) {
      if (!sight->sees_tail || !sight->sees_head) {
        const Part part{&node, is_wanted, is_keeping_, arrow_slot_, bound};
        Alternative one;
        (sight->sees_head ? one.of_head : one.of_tail).push_back(part);
        return std::vector{one};
      }
    }
    switch (node.op) {
      case Op::negation: return alternatives(*node.parts[0], bound, !is_wanted);
      case Op::conjunction:
        return is_wanted
                   ? both(alternatives(*node.parts[0], bound, true), alternatives(*node.parts[1], bound, true))
                   : either(alternatives(*node.parts[0], bound, false), alternatives(*node.parts[1], bound, false));
      case Op::disjunction:
        return is_wanted ? either(alternatives(*node.parts[0], bound, true), alternatives(*node.parts[1], bound, true))
                         : both(alternatives(*node.parts[0], bound, false), alternatives(*node.parts[1], bound, false));
      case Op::implies:
        return is_wanted ? either(alternatives(*node.parts[0], bound, false), alternatives(*node.parts[1], bound, true))
                         : both(alternatives(*node.parts[0], bound, true), alternatives(*node.parts[1], bound, false));
      case Op::equivalent: {
        const Node& first = *node.parts[0];
        const Node& second = *node.parts[1];
        return either(both(alternatives(first, bound, true), alternatives(second, bound, is_wanted)),
                      both(alternatives(first, bound, false), alternatives(second, bound, !is_wanted)));
      }
      case Op::condition: {
        const Node& when = *node.parts[0];
        return either(both(alternatives(when, bound, true), alternatives(*node.parts[1], bound, is_wanted)),
                      both(alternatives(when, bound, false), alternatives(*node.parts[2], bound, is_wanted)));
      }
      case Op::every:
      case Op::some: {
        if (node.names.size() != 1 || !are_ends(*node.parts[0])) return std::nullopt;
        const auto of_end = [&](End end) {
          Bound inner = bound;
          inner.emplace_back(node.slot, end);
          return alternatives(*node.parts[1], inner, is_wanted);
        };
        return (node.op == Op::every) == is_wanted ? both(of_end(End::tail), of_end(End::head))
                                                   : either(of_end(End::tail), of_end(End::head));
      }
      default: return std::nullopt;
    }
  }

  using Parsed = std::optional<std::vector<Alternative>>;

  static Parsed both(const Parsed& first, const Parsed& second) {
    if (!first || !second || first->size() * second->size() > kMostAlternatives) return std::nullopt;
    std::vector<Alternative> all;
    for (const Alternative& a : *first) {
      for (const Alternative& b : *second) {
        Alternative one = a;
        one.of_tail.insert(one.of_tail.end(), b.of_tail.begin(), b.of_tail.end());
        one.of_head.insert(one.of_head.end(), b.of_head.begin(), b.of_head.end());
        all.push_back(std::move(one));
      }
    }
    return all;
  }

 private:
  // What an expression sees, and how large its number may be.
  struct Sight {
    bool sees_tail = false;
    bool sees_head = false;
    double most = 1;
  };

  static Parsed either(Parsed first, const Parsed& second) {
    if (!first || !second || first->size() + second->size() > kMostAlternatives) return std::nullopt;
    first->insert(first->end(), second->begin(), second->end());
    return first;
  }

  bool is_arrow(const Node& node) const { return node.op == Op::variable && node.slot == arrow_slot_; }
  bool is_its_edge(const Node& node) const {
    return is_call_of(node, FunctionId::edge_of_arrow) && is_arrow(*node.parts[0]);
  }
  bool are_ends(const Node& node) const {
    return (is_call_of(node, FunctionId::ends_of_arrow) && is_arrow(*node.parts[0])) ||
           (is_call_of(node, FunctionId::ends_of_edge) && is_its_edge(*node.parts[0]));
  }
  std::optional<Sight> sight_of_end(const Node& node, const Bound& bound) const {
    constexpr double kMostDegree = Graph::kMaxVertices;
    if (node.op == Op::variable) {
      const auto found = std::ranges::find(bound, node.slot, &std::pair<std::size_t, End>::first);
      if (found == bound.end()) return std::nullopt;
      return Sight{found->second == End::tail, found->second == End::head, kMostDegree};
    }
    if (is_call_of(node, FunctionId::tail) && is_arrow(*node.parts[0])) return Sight{true, false, kMostDegree};
    if (is_call_of(node, FunctionId::head) && is_arrow(*node.parts[0])) return Sight{false, true, kMostDegree};
    return std::nullopt;
  }

  // Of a number or a truth that is made, without a chance to have no value, of what may be seen; none for others.
  std::optional<Sight> sight_of(const Node& node, const Bound& bound) const {
    switch (node.op) {
      case Op::number: return limited({false, false, std::abs(static_cast<double>(node.number))});
      case Op::truth: return Sight{};
      case Op::call: return sight_of_call(node, bound);
      case Op::equivalent:
      case Op::implies:
      case Op::disjunction:
      case Op::conjunction:
      case Op::negation:
      case Op::equal:
      case Op::unequal:
      case Op::less:
      case Op::at_most:
      case Op::greater:
      case Op::at_least:
      case Op::even:
      case Op::odd:
      case Op::divides: return sight_of_parts(node, bound, [](double, double) { return 1.0; });
      case Op::in: {
        const Node& set = *node.parts[1];
        if (set.op != Op::range && (set.op != Op::list || set.type != language::Type::numbers)) return std::nullopt;
        const auto member = sight_of(*node.parts[0], bound);
        const auto members = sight_of_parts(set, bound, [](double, double) { return 1.0; });
        return together(member, members, 1);
      }
      case Op::negate:
      case Op::add:
      case Op::subtract: return sight_of_parts(node, bound, [](double a, double b) { return a + b; });
      case Op::multiply: return sight_of_parts(node, bound, [](double a, double b) { return std::max(a, 1.0) * b; });
      case Op::divide:
      case Op::modulo:
        if (node.parts[1]->op != Op::number || node.parts[1]->number == 0) return std::nullopt;
        return sight_of_parts(node, bound, [](double a, double b) { return a + b; });
      case Op::condition: return sight_of_parts(node, bound, [](double a, double b) { return std::max(a, b); });
      default: return std::nullopt;
    }
  }

  std::optional<Sight> sight_of_call(const Node& node, const Bound& bound) const {
    switch (node.function->id) {
      case FunctionId::degree:
      case FunctionId::leaf: {
        const Node& graph = *node.parts[0];
        if (graph.op != Op::variable || graph.slot != language::kGraphSlot) return std::nullopt;
        return sight_of_end(*node.parts[1], bound);
      }
      case FunctionId::indegree:
      case FunctionId::outdegree: return sight_of_end(*node.parts[0], bound);
      case FunctionId::directed_arrow: return is_arrow(*node.parts[0]) ? std::optional(Sight{}) : std::nullopt;
      case FunctionId::directed_edge: return is_its_edge(*node.parts[0]) ? std::optional(Sight{}) : std::nullopt;
      case FunctionId::min:
      case FunctionId::max:
      case FunctionId::abs: return sight_of_parts(node, bound, [](double a, double b) { return std::max(a, b); });
      default: return std::nullopt;
    }
  }

  template <class Most>
  std::optional<Sight> sight_of_parts(const Node& node, const Bound& bound, Most&& most) const {
    std::optional<Sight> all = sight_of(*node.parts[0], bound);
    for (std::size_t i = 1; i < node.parts.size(); ++i) {
      const auto part = sight_of(*node.parts[i], bound);
      if (!all || !part) return std::nullopt;
      all = together(all, part, most(all->most, part->most));
    }
    return all;
  }

  static std::optional<Sight> together(const std::optional<Sight>& a, const std::optional<Sight>& b, double most) {
    if (!a || !b) return std::nullopt;
    return limited({a->sees_tail || b->sees_tail, a->sees_head || b->sees_head, most});
  }
  static std::optional<Sight> limited(const Sight& sight) {
    return sight.most > kMostNumber ? std::nullopt : std::optional(sight);
  }

  std::size_t arrow_slot_;
  bool is_keeping_;
};

std::optional<EndConditions> EndConditions::of(const GameText& game) {
  if (!only_directs(game)) return std::nullopt;
  // As certificates carry it: definitions are written out.
  EndConditions conditions(language::compile_game(game.name, game.text));
  for (const GameRule& rule : conditions.game_->rules) {
    std::optional<std::vector<Alternative>> all{{Alternative{}}};
    if (rule.where) all = Reader::both(all, Reader(rule.slot, false).alternatives(*rule.where, {}, true));
    if (rule.keeping) all = Reader::both(all, Reader(rule.slot, true).alternatives(*rule.keeping, {}, true));
    if (!all) return std::nullopt;
    conditions.alternatives_.insert(conditions.alternatives_.end(), all->begin(), all->end());
  }
  if (conditions.alternatives_.size() > kMostAlternatives) return std::nullopt;
  return conditions;
}

bool EndConditions::is_met(const Part& part, const EndState& state, End end) const {
  // The end is vertex 0, the arrow's other end vertex 1.
  Graph star(state.degree + 1);
  for (std::uint32_t leaf = 1; leaf <= state.degree; ++leaf) star.add_edge(0, static_cast<Vertex>(leaf));
  language::Set directed;
  for (std::uint32_t i = 0; i < state.in; ++i) directed.push_back(language::pair_of(static_cast<Vertex>(2 + i), 0));
  for (std::uint32_t i = 0; i < state.out; ++i) {
    directed.push_back(language::pair_of(0, static_cast<Vertex>(2 + state.in + i)));
  }
  const Vertex tail = end == End::tail ? 0 : 1;
  const Vertex head = end == End::tail ? 1 : 0;
  const std::int64_t arrow = language::pair_of(tail, head);
  if (part.is_keeping) directed.push_back(arrow);
  std::ranges::sort(directed);
  language::Frame frame(game_->slots);
  frame[language::kGraphSlot].thing = language::Thing(std::shared_ptr<const void>(), &star);
  frame[language::kDirectedSlot].thing = language::Thing(std::shared_ptr<const void>(), &directed);
  frame[part.arrow_slot].number = arrow;
  for (const auto& [slot, bound_end] : part.bound) frame[slot].number = bound_end == End::tail ? tail : head;
  language::Evaluator evaluator(game_->source_name, frame, nullptr);
  return evaluator.truth(*part.node) == part.is_wanted;
}

Alternatives EndConditions::alternatives_of(const EndState& state, End end) const {
  Alternatives met = 0;
  for (std::size_t i = 0; i < alternatives_.size(); ++i) {
    const auto& parts = end == End::tail ? alternatives_[i].of_tail : alternatives_[i].of_head;
    if (std::ranges::all_of(parts, [&](const Part& part) { return is_met(part, state, end); })) {
      met |= Alternatives{1} << i;
    }
  }
  return met;
}

}  // namespace sprague::written
