// Claims as text, decided by going through every instance.
//
//     const auto findings = evaluate_claim("claim X: for all trees T with at most 6 vertices: leaves(T) <= 5");
//     findings[0].verdict, .instances, .failures, .witnesses
//
// Instances of one size have no order here: a witness may be any of those of the smallest size, so all are kept.
#pragma once

#include "tests/naive/written_families.hpp"
#include "tests/naive/written_game.hpp"

namespace sprague::naive::written {

enum class Verdict { holds, proved, refuted, undecided };

struct Finding {
  std::string reading;
  Verdict verdict = Verdict::undecided;
  Int instances = 0;        // that meet the conditions, to the end of the last size that was looked at
  Int failures = 0;         // of a `for all`; of a `for some`: of which it is true
  Int undecided = 0;        // instances that can't be decided
  std::optional<Int> size;  // of the smallest witnesses
  std::vector<std::map<std::string, Value>> witnesses;  // all of that size
  std::map<std::vector<Value>, std::vector<Value>> table;
  std::map<Int, Int> smallest;  // from a number to the size of the smallest instance that has it
  std::vector<Int> numbers;     // of a sequence or a period
  std::optional<Int> differs;   // where the first number of a sequence is not the given one
  Int preperiod = 0;
  Int period = 0;
};

// Visits every instance with its size, until the visitor says no.
class Instances {
 public:
  using Visit = std::function<bool(const Scope&, Int size)>;
  Instances(const std::vector<Binding>& bindings, const Visit& visit) : bindings_(bindings), visit_(visit) {}

  void from(const Scope& scope) { bind(scope, 0, 0, 0); }

 private:
  void bind(const Scope& scope, std::size_t binding, std::size_t name, Int size) {
    if (stopped_) return;
    if (binding == bindings_.size()) {
      stopped_ = !visit_(scope, size);
      return;
    }
    const Binding& now = bindings_[binding];
    if (name == now.names.size()) {
      if (!now.where || holds(*now.where, scope)) bind(scope, binding + 1, 0, size);
      return;
    }
    const bool first = binding == 0 && name == 0;
    for (const Member& member : members(now, scope)) {
      Scope inside = scope;
      inside.bound[now.names[name]] = member.value;
      if (!now.family.empty()) inside.families.push_back(member.value);
      bind(inside, binding, name + 1, first ? member.size : size);
    }
  }

  // A number is its own size; other members of sets have none.
  static std::vector<Member> members(const Binding& binding, const Scope& scope) {
    if (!binding.family.empty()) return family_members(binding);
    std::vector<Member> result;
    const Value set = evaluate(binding.set, scope);
    for (const Value& value : members_of(set)) {
      result.push_back({value.kind == Value::Kind::number ? value.n : 0, value});
    }
    return result;
  }

  const std::vector<Binding>& bindings_;
  const Visit& visit_;
  bool stopped_ = false;
};

inline void each_instance(const StatementText& statement, const Scope& scope, const Instances::Visit& visit) {
  Instances(statement.bindings, visit).from(scope);
}

// The truth of an instance; none where it can't be decided.
inline std::optional<bool> decided(const Tree& tree, const Scope& scope) {
  try {
    return holds(tree, scope);
  } catch (const Undecidable&) {
    return std::nullopt;
  }
}

inline void quantified(const ReadingText& reading, const Scope& scope, Finding& finding) {
  const bool all = reading.statement.kind == "all";
  each_instance(reading.statement, scope, [&](const Scope& instance, Int size) {
    if (finding.size && size != *finding.size && !(all && reading.count_on)) return false;
    ++finding.instances;
    const std::optional<bool> truth = decided(reading.statement.expressions[0], instance);
    if (!truth) ++finding.undecided;
    if (!truth || *truth == all) return true;
    ++finding.failures;
    if (!finding.size) finding.size = size;
    if (size == *finding.size) finding.witnesses.push_back(instance.bound);
    return true;
  });
  if (finding.size)
    finding.verdict = all ? Verdict::refuted : Verdict::proved;
  else
    finding.verdict = all && finding.undecided == 0 ? Verdict::holds : Verdict::undecided;
}

inline void tabulated(const StatementText& statement, const Scope& scope, Finding& finding) {
  std::map<std::vector<Value>, std::vector<Scope>> rows;
  each_instance(statement, scope, [&](const Scope& instance, Int) {
    ++finding.instances;
    std::vector<Value> key;
    for (const Tree& tree : statement.by) {
      key.push_back(evaluate(tree, instance));
      if (is_set(key.back())) key.back() = number_value(number_of(key.back()));
    }
    rows[key].push_back(instance);
    return true;
  });
  for (const auto& [key, instances] : rows) {
    Scope row = scope;
    row.rows = &instances;
    for (const Tree& tree : statement.expressions) finding.table[key].push_back(evaluate(tree, row));
  }
  finding.verdict = Verdict::holds;
}

inline void smallest(const StatementText& statement, const Scope& scope, Finding& finding) {
  each_instance(statement, scope, [&](const Scope& instance, Int size) {
    ++finding.instances;
    const Int number = number_of(evaluate(statement.expressions[0], instance));
    const auto [known, is_new] = finding.smallest.insert({number, size});
    if (!is_new) known->second = std::min(known->second, size);
    return true;
  });
  finding.verdict = Verdict::proved;
  const Value range = evaluate(statement.range, scope);
  for (const Value& wanted : members_of(range)) {
    if (!finding.smallest.contains(wanted.n)) finding.verdict = Verdict::undecided;
  }
}

inline void in_sequence(const StatementText& statement, const Scope& scope, Finding& finding) {
  const Value range = evaluate(statement.bindings[0].set, scope);
  each_instance(statement, scope, [&](const Scope& instance, Int) {
    ++finding.instances;
    finding.numbers.push_back(number_of(evaluate(statement.expressions[0], instance)));
    return true;
  });
  if (finding.numbers.empty()) return;
  const Int first = range.members.front().n;
  if (statement.kind == "period") {
    try {
      std::tie(finding.preperiod, finding.period) = period_of(finding.numbers, first);
      finding.verdict = Verdict::holds;
    } catch (const Undecidable&) {
      ++finding.undecided;
    }
    return;
  }
  const Int values_from = statement.values_from.value_or(first);
  for (std::size_t i = 0; i < statement.values.size(); ++i) {
    const Int at = values_from + static_cast<Int>(i) - first;
    const bool inside = at >= 0 && at < size_of(finding.numbers);
    if (inside && finding.numbers[at] != statement.values[i] && !finding.differs) finding.differs = first + at;
  }
  finding.verdict = finding.differs ? Verdict::refuted : Verdict::holds;
}

inline std::shared_ptr<const Library> library_of(const FileText& file, const ReadingText& reading) {
  auto library = std::make_shared<Library>();
  library->definitions = file.definitions;
  for (const auto& [name, definition] : reading.definitions) library->definitions[name] = definition;
  std::map<std::string, WrittenGame> games;
  for (const auto& [name, game] : file.games) games.insert({name, WrittenGame(game, file.definitions)});
  library->position = [games](const std::string& game, const std::string& code, const Value& board) -> Position {
    if (game == "heap") {
      return {std::make_shared<HeapPlay>(code, std::multiset{static_cast<std::uint32_t>(finite(board))})};
    }
    if (game == "octal") return {octal_play(code, figure_of(board))};
    if (game == "nodekayles") return {node_kayles_play(figure_of(board))};
    return games.at(game).position(figure_of(board));
  };
  return library;
}

inline Finding evaluate_reading(const FileText& file, const ReadingText& reading) {
  const std::shared_ptr<const Library> library = library_of(file, reading);
  Scope scope;
  scope.library = library.get();
  Finding finding;
  finding.reading = reading.name;
  const StatementText& statement = reading.statement;
  if (statement.kind == "all" || statement.kind == "some")
    quantified(reading, scope, finding);
  else if (statement.kind == "table")
    tabulated(statement, scope, finding);
  else if (statement.kind == "smallest")
    smallest(statement, scope, finding);
  else
    in_sequence(statement, scope, finding);
  if (finding.instances == 0) throw InputError("no instance meets the conditions");
  return finding;
}

// What comes out of each reading of the one claim of a text, or of the claim with this id.
inline std::vector<Finding> evaluate_claim(std::string_view text, const std::string& id = {},
                                           std::optional<Int> size = {}) {
  const FileText file = FileReader(text, size).file();
  if (id.empty() && file.claims.size() != 1) throw InputError("expected one claim");
  for (const ClaimText& claim : file.claims) {
    if (!id.empty() && claim.id != id) continue;
    std::vector<Finding> result;
    for (const ReadingText& reading : claim.readings) result.push_back(evaluate_reading(file, reading));
    return result;
  }
  throw InputError("no claim '" + id + "'");
}

// The value of one expression in which nothing is bound but the definitions and games of `file`.
inline Value evaluate_expression(const std::string& expression, const std::string& file = {}) {
  const FileText read = FileReader(file + "\nclaim value: for all n in 0..0: (" + expression + ") = 0").file();
  const ReadingText& reading = read.claims.back().readings.front();
  const auto library = library_of(read, reading);
  Scope scope;
  scope.library = library.get();
  return evaluate(reading.statement.expressions[0].parts[0], scope);
}

}  // namespace sprague::naive::written

namespace sprague::naive {
using written::evaluate_claim;
}  // namespace sprague::naive
