#include "conjectures/language/worker.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include "canonical/ensure.hpp"
#include "conjectures/language/check.hpp"
#include "conjectures/language/program.hpp"
#include "language/operators.hpp"
#include "language/printing.hpp"

namespace sprague::language {
namespace {

// Programs are asked for so many graphs at once.
constexpr std::size_t kGraphsAtOnce = 1000;

std::shared_ptr<const Graph> graph_in(const Item& item, Type type) {
  if (type == Type::board) return as<Board>(item.value.thing).graph;
  return std::static_pointer_cast<const Graph>(item.value.thing);
}

bool binds(Op op) {
  return op == Op::also || std::ranges::find(kBinders, op, &Binder::op) != kBinders.end();
}

// As the claim has it: definitions are not written out.
std::string name_of(const Node& node) {
  if (node.op != Op::definition) return print(node, Style::text);
  std::vector<std::string> arguments;
  for (std::size_t i = 0; i + 1 < node.parts.size(); ++i) arguments.push_back(print(*node.parts[i], Style::text));
  if (arguments.empty()) return node.name;
  return fmt::format("{}({})", node.name, fmt::join(arguments, ", "));
}

// How many solvers share the memory: of a code with expressions in it there are several.
std::size_t solvers_of(const Statement& statement) {
  constexpr std::size_t kOfEachCode = 8;
  std::set<std::string> with_expressions;
  each_node_of(statement, [&](const Node& node) {
    if (!node.code.empty()) with_expressions.insert(full_name(node.game));
  });
  return games_of(statement).size() + with_expressions.size() * (kOfEachCode - 1);
}

}  // namespace

std::set<std::string> games_of(const Statement& statement) {
  std::set<std::string> games;
  each_node_of(statement, [&](const Node& node) {
    if (!node.game.name.empty()) games.insert(full_name(node.game));
  });
  return games;
}

void check_codes(const File& file, const Statement& statement) {
  each_node_of(statement, [&](const Node& node) {
    if (node.game.name.empty() || node.game.is_written || !node.code.empty()) return;
    try {
      check_code(node.game);
    } catch (const InputError& error) {
      fail_at(file.source.name, node.place, error.what());
    }
  });
}

std::vector<std::string> programs_of(const File& file, const Statement& statement) {
  std::vector<std::string> names;
  each_node_of(statement, [&](const Node& node) {
    if (node.op != Op::program) return;
    const Node* graph = node.parts.front().get();
    if (graph->op == Op::graph_of_board) graph = graph->parts.front().get();
    const Binding& first = statement.bindings.front();
    if (!first.family || graph->op != Op::variable || graph->slot != first.slot) {
      fail_at(file.source.name, node.place,
              fmt::format("'{}' is a program, which is asked about the members of the first family only", node.name));
    }
    if (std::ranges::find(names, node.name) == names.end()) names.push_back(node.name);
  });
  return names;
}

Evaluation::Evaluation(const File& file, const Statement& statement, const Instances& instances, const Effort& effort)
    : statement_(statement),
      instances_(instances),
      frame_(instances.frame()),
      plays_(file, statement.by_rules ? Nimbers::by_rules : Nimbers::known, effort, solvers_of(statement),
             instances.shared()),
      evaluator_(file.source.name, frame_, &plays_) {
  const std::vector<std::string> programs = programs_of(file, statement);
  plays_.set_programs([this, programs](const std::string& name, const Graph& /*graph*/) {
    const auto index = static_cast<std::size_t>(std::ranges::find(programs, name) - programs.begin());
    return item_->programs.at(index);
  });
}

std::uint64_t Evaluation::each_instance(const Item& item, absl::FunctionRef<bool()> visit) {
  item_ = &item;
  try {
    return instances_.each_instance(item, frame_, evaluator_, visit);
  } catch (const InputError& error) {
    throw InputError(fmt::format("{} (for {})", error.what(), language::describe(statement_, frame_)));
  }
}

void Evaluation::collect(const Node& node, std::vector<const Node*>& found) const {
  // Of bodies of binders only those of `every` are looked into, where one choice of the names says why.
  const bool is_asked = node.op == Op::call || node.op == Op::program || node.op == Op::size_of_set ||
                        node.op == Op::definition || node.op == Op::every ||
                        (binds(node.op) && node.type == Type::number);
  if (is_asked && (node.type == Type::number || node.type == Type::outcome || node.type == Type::truth)) {
    found.push_back(&node);
    return;
  }
  if (node.op == Op::definition || binds(node.op)) return;
  for (const NodePtr& part : node.parts) collect(*part, found);
}

void Evaluation::add_failing_choice(const Node& every, std::vector<std::string>& texts) {
  if (evaluator_.truth(every)) return;
  // The names still stand for the first choice that fails.
  const Node* binder = &every;
  while (true) {
    for (std::size_t i = 0; i < binder->names.size(); ++i) {
      const Type type = element_of(binder->parts.front()->type);
      texts.push_back(fmt::format("{} = {}", binder->names[i], shown_value(type, frame_[binder->slot + i])));
    }
    if (binder->parts[1]->op != Op::also) break;
    binder = binder->parts[1].get();
  }
  add_values_in(*binder->parts[1], texts);
}

void Evaluation::add_values_in(const Node& node, std::vector<std::string>& texts) {
  std::vector<const Node*> asked;
  collect(node, asked);
  for (const Node* one : asked) {
    if (one->op == Op::every) {
      add_failing_choice(*one, texts);
      continue;
    }
    const std::int64_t number = evaluator_.number(*one);
    std::string value = number == kInfinite ? "infinite" : std::to_string(number);
    if (one->type == Type::outcome) value = number != 0 ? "second" : "first";
    if (one->type == Type::truth) value = number != 0 ? "true" : "false";
    std::string text = fmt::format("{} = {}", name_of(*one), value);
    if (std::ranges::find(texts, text) == texts.end()) texts.push_back(std::move(text));
  }
}

std::string Evaluation::values_in(const Node& node) {
  std::vector<std::string> texts;
  add_values_in(node, texts);
  return fmt::format("{}", fmt::join(texts, ", "));
}

void each_item(const File& file, const Statement& statement, Instances& instances, std::uint64_t size,
               const Effort& effort, absl::FunctionRef<void(Item)> sink) {
  const std::vector<std::string> programs = programs_of(file, statement);
  if (programs.empty()) return instances.each_of_size(size, sink);
  const std::filesystem::path folder = std::filesystem::path(file.source.name).parent_path();
  std::vector<Item> waiting;
  const auto ask = [&] {
    std::vector<Graph> graphs;
    for (const Item& item : waiting) graphs.push_back(*graph_in(item, statement.bindings.front().type));
    for (const std::string& name : programs) {
      const auto invariant = std::ranges::find(file.invariants, name, &Invariant::name);
      const auto numbers = numbers_by_program(invariant->command, folder, graphs, [&] { effort.poll(); });
      for (std::size_t i = 0; i < waiting.size(); ++i) waiting[i].programs.push_back(numbers[i]);
    }
    for (Item& item : std::exchange(waiting, {})) sink(std::move(item));
  };
  instances.each_of_size(size, [&](Item item) {
    waiting.push_back(std::move(item));
    if (waiting.size() == kGraphsAtOnce) ask();
  });
  if (!waiting.empty()) ask();
}

}  // namespace sprague::language
