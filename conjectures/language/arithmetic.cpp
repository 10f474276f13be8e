#include "conjectures/language/arithmetic.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "checkers/linear_forms.hpp"
#include "checkers/obligation.hpp"
#include "checkers/statement.hpp"
#include "conjectures/language/instances.hpp"
#include "conjectures/second_opinion.hpp"
#include "language/evaluator.hpp"

namespace sprague::language {
namespace {

// Names that mean something else in SMT-LIB 2, or that statements give to quotients and remainders.
std::string solver_name(const std::string& name) {
  constexpr std::array<std::string_view, 12> kTaken{"and", "as",  "assert", "distinct", "exists", "forall",
                                                    "ite", "let", "match",  "par",      "push",   "pop"};
  const bool is_taken =
      std::ranges::find(kTaken, name) != kTaken.end() || name.starts_with("quotient") || name.starts_with("remainder");
  return is_taken ? "named-" + name : name;
}

// Thrown at what is not linear.
struct NotLinear {};

class Linear {
 public:
  Linear(sprague::Statement& statement, std::size_t slots) : statement_(statement), terms_(slots) {}

  void bind(std::size_t slot, Term term) { terms_[slot] = std::move(term); }
  Term term(const Node& node);
  Formula formula(const Node& node);

 private:
  static std::int64_t positive(const Node& node);
  Term extreme(const Node& node);
  Formula member(const Node& element, const Node& set);
  void bind_arguments(const Node& node);

  sprague::Statement& statement_;
  std::vector<std::optional<Term>> terms_;  // by slot; of numbers only
};

// A number that stands there as one.
std::optional<std::int64_t> number_in(const Node& node) {
  if (node.op == Op::number) return node.number;
  if (node.op != Op::negate) return std::nullopt;
  const auto number = number_in(*node.parts[0]);
  return number ? std::optional(-*number) : std::nullopt;
}

std::int64_t Linear::positive(const Node& node) {
  const auto number = number_in(node);
  if (!number || *number <= 0) throw NotLinear();
  return *number;
}

void Linear::bind_arguments(const Node& node) {
  std::vector<Term> arguments;
  for (std::size_t i = 0; i + 1 < node.parts.size(); ++i) {
    if (node.parts[i]->type != Type::number) throw NotLinear();
    arguments.push_back(term(*node.parts[i]));
  }
  for (std::size_t i = 0; i < arguments.size(); ++i) terms_[node.slot + i] = std::move(arguments[i]);
}

Term Linear::extreme(const Node& node) {
  Term result = term(*node.parts[0]);
  for (std::size_t i = 1; i < node.parts.size(); ++i) {
    const Term next = term(*node.parts[i]);
    result = node.function->id == FunctionId::min ? choose(result <= next, result, next)
                                                  : choose(next <= result, result, next);
  }
  return result;
}

Term Linear::term(const Node& node) {
  switch (node.op) {
    case Op::number: return statement_.literal(node.number);
    case Op::variable: {
      if (!terms_[node.slot]) throw NotLinear();
      return *terms_[node.slot];
    }
    case Op::definition: bind_arguments(node); return term(*node.parts.back());
    case Op::condition: return choose(formula(*node.parts[0]), term(*node.parts[1]), term(*node.parts[2]));
    case Op::negate: return -1 * term(*node.parts[0]);
    case Op::add: return term(*node.parts[0]) + term(*node.parts[1]);
    case Op::subtract: return term(*node.parts[0]) - term(*node.parts[1]);
    case Op::multiply: {
      if (const auto left = number_in(*node.parts[0])) return *left * term(*node.parts[1]);
      if (const auto right = number_in(*node.parts[1])) return *right * term(*node.parts[0]);
      throw NotLinear();
    }
    case Op::divide: return floor_divide(term(*node.parts[0]), positive(*node.parts[1]));
    case Op::modulo: return residue(term(*node.parts[0]), positive(*node.parts[1]));
    case Op::call:
      if (node.function->id == FunctionId::abs) return absolute(term(*node.parts[0]));
      if (node.function->id == FunctionId::min || node.function->id == FunctionId::max) return extreme(node);
      throw NotLinear();
    default: throw NotLinear();
  }
}

Formula Linear::member(const Node& element, const Node& set) {
  const Term number = term(element);
  if (set.op == Op::range) return term(*set.parts[0]) <= number && number <= term(*set.parts[1]);
  if (set.op != Op::list) throw NotLinear();
  Formula result = number == term(*set.parts[0]);
  for (std::size_t i = 1; i < set.parts.size(); ++i) result = result || number == term(*set.parts[i]);
  return result;
}

Formula Linear::formula(const Node& node) {
  const auto part = [&](std::size_t i) -> const Node& { return *node.parts[i]; };
  const auto of_numbers = [&] {
    if (part(0).type != Type::number) throw NotLinear();
  };
  switch (node.op) {
    case Op::truth: return statement_.literal(node.number) == Term(1);
    case Op::definition: bind_arguments(node); return formula(*node.parts.back());
    case Op::negation: return !formula(part(0));
    case Op::conjunction: return formula(part(0)) && formula(part(1));
    case Op::disjunction: return formula(part(0)) || formula(part(1));
    case Op::implies: return !formula(part(0)) || formula(part(1));
    case Op::equivalent: {
      const Formula left = formula(part(0));
      const Formula right = formula(part(1));
      return (left && right) || (!left && !right);
    }
    case Op::condition: {
      const Formula condition = formula(part(0));
      return (condition && formula(part(1))) || (!condition && formula(part(2)));
    }
    case Op::even: return residue(term(part(0)), 2) == Term(0);
    case Op::odd: return residue(term(part(0)), 2) == Term(1);
    case Op::divides: return residue(term(part(1)), positive(part(0))) == Term(0);
    case Op::in: return member(part(0), part(1));
    case Op::equal: of_numbers(); return term(part(0)) == term(part(1));
    case Op::unequal: of_numbers(); return !(term(part(0)) == term(part(1)));
    case Op::less: return term(part(0)) < term(part(1));
    case Op::at_most: return term(part(0)) <= term(part(1));
    case Op::greater: return term(part(0)) > term(part(1));
    case Op::at_least: return term(part(0)) >= term(part(1));
    default: throw NotLinear();
  }
}

// Its unknowns are the statement's names; its hypotheses are numbered as they stand there.
struct Stated {
  std::unique_ptr<sprague::Statement> statement;
  std::vector<std::string> unknowns;
  std::vector<std::string> objectives;  // but for those that the others determine
  bool is_measured = true;              // all objectives are natural
  std::size_t hypotheses = 0;
};

std::string label_of(std::size_t hypothesis) {
  return fmt::format("hypothesis {}", hypothesis);
}

class Stating {
 public:
  Stating(const Statement& statement, std::string_view sentence)
      : source_(statement),
        stated_{std::make_unique<sprague::Statement>("arithmetic", std::string(sentence)), {}, {}, true, 0},
        linear_(*stated_.statement, statement.slots) {}

  // Throws NotLinear.
  Stated state() {
    if (source_.kind != StatementKind::for_all || !source_.size) throw NotLinear();
    for (const Binding& binding : source_.bindings) bind(binding);
    stated_.statement->claim(linear_.formula(*source_.body));
    return std::move(stated_);
  }

 private:
  void bind(const Binding& binding) {
    if (binding.family || binding.type != Type::number) throw NotLinear();
    if (binding.domain->op == Op::list) return named(binding);
    if (binding.domain->op != Op::range) throw NotLinear();
    const Node& low = *binding.domain->parts[0];
    const Node& high = *binding.domain->parts[1];
    const bool ends_with_size = high.op == Op::variable && high.slot == source_.size->slot;
    // The size may stand there and nowhere else.
    const bool is_first = &binding == &source_.bindings.front();
    if (is_first != ends_with_size) throw NotLinear();
    const auto least = number_in(low);
    for (std::size_t i = 0; i < binding.names.size(); ++i) {
      const Term unknown = new_unknown(binding.names[i], least && *least >= 0, true);
      if (!least || *least != 0) given(linear_.term(low) <= unknown);
      if (!is_first) given(unknown <= linear_.term(high));
      linear_.bind(binding.slot + i, unknown);
    }
    if (binding.where) conditions(*binding.where);
  }

  // Of a set that is written out, as in q in {s - p}.
  void named(const Binding& binding) {
    const std::vector<NodePtr>& members = binding.domain->parts;
    for (std::size_t i = 0; i < binding.names.size(); ++i) {
      const Term unknown = new_unknown(binding.names[i], false, members.size() > 1);
      Formula is_member = unknown == linear_.term(*members.front());
      for (std::size_t m = 1; m < members.size(); ++m) is_member = is_member || unknown == linear_.term(*members[m]);
      given(is_member);
      linear_.bind(binding.slot + i, unknown);
    }
    if (binding.where) conditions(*binding.where);
  }

  void conditions(const Node& node) {
    if (node.op == Op::conjunction) {
      conditions(*node.parts[0]);
      conditions(*node.parts[1]);
    } else {
      given(linear_.formula(node));
    }
  }

  Term new_unknown(const std::string& shown, bool is_natural, bool is_free) {
    const std::string name = solver_name(shown);
    stated_.unknowns.push_back(name);
    if (is_free) stated_.objectives.push_back(name);
    stated_.is_measured = stated_.is_measured && (is_natural || !is_free);
    return is_natural ? stated_.statement->natural(name) : stated_.statement->integer(name);
  }

  void given(const Formula& formula) { stated_.statement->given(label_of(++stated_.hypotheses), formula); }

  const Statement& source_;
  Stated stated_;
  Linear linear_;
};

// The proof, beside a hypothesis that it needs, the last one that it does; or, where it needs none, beside what all
// hypotheses allow.
std::vector<Obligation> proof_with_twin(const Stated& stated, const Effort& effort) {
  std::vector<Obligation> result{stated.statement->proof()};
  for (std::size_t i = stated.hypotheses; i >= 1; --i) {
    Obligation twin = stated.statement->twin(label_of(i));
    if (decide_once(twin, effort).answer != Answer::sat) continue;
    result.push_back(std::move(twin));
    return result;
  }
  result.push_back(stated.statement->hypotheses());
  return result;
}

std::string values_of(const Stated& stated, const Model& model) {
  std::vector<std::string> values;
  for (const std::string& name : stated.unknowns) values.push_back(fmt::format("{} = {}", name, model.at(name)));
  return fmt::format("{}", fmt::join(values, ", "));
}

void prove(const Stated& stated, const Effort& effort, Finding& finding) {
  const Decision decision = decide_once(stated.statement->proof(), effort);
  if (decision.answer == Answer::unknown) return;
  if (decision.answer == Answer::sat) {
    finding.reason += fmt::format(" Beyond the range it fails, for {}.", values_of(stated, decision.model));
    return;
  }
  finding.verdict = Verdict::proved;
  finding.reason = fmt::format(
      "Proved for every {}, beyond the range too{}: the statement is linear arithmetic, and nothing contradicts it.",
      stated.unknowns.front(), stated.unknowns.size() > 1 ? ", the other ranges as they stand" : "");
  rest_on(finding, proof_with_twin(stated, effort), effort);
}

void confirm(const Stated& stated, const Statement& statement, Range range, const Effort& effort, Finding& finding) {
  if (!stated.is_measured || !finding.minimal) return;
  WitnessForm form;
  form.objectives = stated.objectives;
  form.print = [&](const Model& model) {
    Frame frame(statement.slots);
    auto unknown = stated.unknowns.begin();
    for (const Binding& binding : statement.bindings) {
      for (std::size_t i = 0; i < binding.names.size(); ++i) frame[binding.slot + i].number = model.at(*unknown++);
    }
    Evaluator evaluator({}, frame, nullptr);
    return describe(statement, frame, evaluator);
  };
  // All names of the first binding end with the size; the first of them is what instances come by.
  form.is_in_range = [&](const Model& model) {
    const auto number = [&](std::size_t i) { return static_cast<std::uint64_t>(model.at(stated.unknowns[i])); };
    for (std::size_t i = 0; i < statement.bindings.front().names.size(); ++i) {
      if (number(i) > range.last) return false;
    }
    return range.first <= number(0);
  };
  confirm_smallest(finding, stated.statement->failure(), form, effort);
}

}  // namespace

void add_arithmetic(const Statement& statement, Range range, std::string_view sentence, const Effort& effort,
                    Finding& finding) {
  if (finding.verdict != Verdict::holds && finding.verdict != Verdict::refuted) return;
  std::optional<Stated> stated;
  try {
    stated = Stating(statement, sentence).state();
  } catch (const NotLinear&) {
    return;
  }
  if (finding.verdict == Verdict::holds) {
    prove(*stated, effort, finding);
  } else {
    confirm(*stated, statement, range, effort, finding);
  }
}

}  // namespace sprague::language
