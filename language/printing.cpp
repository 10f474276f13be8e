#include "language/printing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <limits>
#include <vector>

#include "language/expression_printer.hpp"

namespace sprague::language {
namespace {

std::string quoted_text(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + '"';
}

class StatementPrinter {
 public:
  explicit StatementPrinter(Style style) : style_(style), expressions_(style) {}

  std::string statement(const Statement& statement);

 private:
  bool is_text() const { return style_ == Style::text; }
  std::string expression(const Node& node) {
    const std::string text = expressions_.print(node);
    return style_ == Style::latex ? fmt::format("${}$", text) : text;
  }
  // Before a word that could belong to it.
  std::string number(const Node& node) {
    const std::string text = expressions_.print_number(node);
    return style_ == Style::latex ? fmt::format("${}$", text) : text;
  }
  std::string name(const std::string& name) const { return style_ == Style::latex ? fmt::format("${}$", name) : name; }
  std::string expressions(const std::vector<NodePtr>& nodes) {
    std::vector<std::string> texts;
    for (const NodePtr& node : nodes) texts.push_back(expression(*node));
    return fmt::format("{}", fmt::join(texts, ", "));
  }
  std::string binding(const Binding& binding);
  std::string bound(const Bound& bound);
  std::string bindings(const Statement& statement);
  std::string given(const Statement& statement);

  Style style_;
  ExpressionPrinter expressions_;
};

std::string StatementPrinter::bound(const Bound& bound) {
  const std::string_view unit = to_string(bound.unit);
  if (!bound.least) return fmt::format("at most {} {}", number(*bound.most), unit);
  if (!bound.most) return fmt::format("at least {} {}", number(*bound.least), unit);
  if (bound.least == bound.most) return fmt::format("{} {}", number(*bound.least), unit);
  return fmt::format(fmt::runtime(is_text() ? "{}..{} {}" : "{} to {} {}"), number(*bound.least), number(*bound.most),
                     unit);
}

std::string StatementPrinter::binding(const Binding& binding) {
  std::string text;
  std::vector<std::string> names;
  for (const std::string& one : binding.names) names.push_back(name(one));
  if (!binding.family) {
    const Node& domain = *binding.domain;
    const bool is_name = domain.op == Op::list && domain.parts.size() == 1;
    const std::string_view form = is_text()                ? "{} in {}"
                                  : is_name                ? "{} = {}"
                                  : domain.op == Op::range ? "{} from {}"
                                  : domain.op == Op::list  ? "{} in {}"
                                                           : "{} in the {}";
    const std::string set = is_name && !is_text() ? number(*domain.parts.front()) : expression(domain);
    text = fmt::format(fmt::runtime(form), fmt::join(names, ", "), set);
  } else {
    text += fmt::format("{} {}", binding.family->name(), names.front());
    for (std::size_t i = 0; i < binding.bounds.size(); ++i) {
      text += fmt::format(" {} {}", i == 0 ? "with" : "and", bound(binding.bounds[i]));
    }
    if (binding.file) text += " from " + (*binding.file == "-" ? "input" : quoted_text(*binding.file));
  }
  if (binding.where)
    text += fmt::format(fmt::runtime(is_text() ? " where {}" : " such that {}"), expression(*binding.where));
  return text;
}

std::string StatementPrinter::bindings(const Statement& statement) {
  std::vector<std::string> texts;
  for (const Binding& one : statement.bindings) texts.push_back(binding(one));
  const std::string_view between = is_text()                                   ? ", "
                                   : statement.kind == StatementKind::for_some ? " and some "
                                                                               : " and all ";
  return fmt::format("{}", fmt::join(texts, between));
}

std::string StatementPrinter::given(const Statement& statement) {
  if (statement.values.empty() && !statement.bfile) return {};
  std::string text = is_text() ? " = " : " is ";
  if (statement.bfile) {
    text += fmt::format("bfile {}", quoted_text(*statement.bfile));
  } else {
    text += fmt::format("{}", fmt::join(statement.values, ", "));
  }
  if (statement.first_value) text += fmt::format(" from {}", *statement.first_value);
  return text;
}

std::string StatementPrinter::statement(const Statement& statement) {
  const std::string over = bindings(statement);
  switch (statement.kind) {
    case StatementKind::for_all:
      return fmt::format(fmt::runtime(is_text() ? "for all {}: {}" : "For all {}: {}."), over,
                         expression(*statement.body));
    case StatementKind::for_some:
      return fmt::format(fmt::runtime(is_text() ? "for some {}: {}" : "For some {}: {}."), over,
                         expression(*statement.body));
    case StatementKind::table:
      return fmt::format(fmt::runtime(is_text() ? "table {} by {}: {}" : "Of all {}, by {}: {}."), over,
                         expressions(statement.by), expressions(statement.columns));
    case StatementKind::smallest:
      return fmt::format(
          fmt::runtime(is_text() ? "smallest {} for each {} in {}" : "The smallest of {} for which {} is each of {}."),
          over, number(*statement.body), expression(*statement.range));
    case StatementKind::sequence:
      return fmt::format(fmt::runtime(is_text() ? "sequence {}: {}{}" : "The sequence over {} of {}{}."), over,
                         number(*statement.body), given(statement));
    case StatementKind::period:
      return fmt::format(fmt::runtime(is_text() ? "period {}: {}" : "The period over {} of {}."), over,
                         number(*statement.body));
    case StatementKind::fact:
      return fmt::format(fmt::runtime(is_text() ? "fact {}" : "It is true that {}."), expressions(statement.columns));
    // Searches are printed in the language only.
    case StatementKind::propose:
      return fmt::format("propose for {}: {} by {}", over, expression(*statement.body), expressions(statement.by));
    case StatementKind::compare: return fmt::format("compare for {}: {}", over, expressions(statement.columns));
    case StatementKind::hunt: return fmt::format("hunt for {}: {}", over, expression(*statement.body));
  }
  return {};
}

std::string rule_text(const GameText& game, const GameRule& rule) {
  ExpressionPrinter expressions(Style::text, true);
  std::string text = fmt::format(" move {} {}", kChoiceWords[static_cast<std::size_t>(rule.choice)], rule.name);
  if (rule.sizes) text += fmt::format(" with size in {}", expressions.print(*rule.sizes));
  if (rule.least && rule.most) {
    text += fmt::format(" with size {}", expressions.print_number(*rule.least));
  } else if (rule.least) {
    text += fmt::format(" with size at least {}", expressions.print_number(*rule.least));
  } else if (rule.most) {
    text += fmt::format(" with size at most {}", expressions.print_number(*rule.most));
  }
  if (rule.where) text += fmt::format(" where {}", expressions.print(*rule.where));
  if (rule.keeping) text += fmt::format(" keeping {}", expressions.print(*rule.keeping));
  text += ":";
  for (const GameAction& action : rule.actions) {
    text += fmt::format("{} {} {}", &action == &rule.actions.front() ? "" : ",",
                        kActionWords[static_cast<std::size_t>(action.kind)], expressions.print_number(*action.what));
    if (action.kind == ActionKind::mark) text += " " + game.marks[action.mark].name;
  }
  return text;
}

}  // namespace

std::string print(const Node& node, Style style) {
  return ExpressionPrinter(style).print(node);
}

std::string print(const Statement& statement, Style style) {
  return StatementPrinter(style).statement(statement);
}

std::vector<std::string> print_lines(const Statement& statement) {
  ExpressionPrinter expressions(Style::text);
  std::vector<std::string> lines;
  if (statement.count_on && statement.kind != StatementKind::fact) lines.emplace_back("count on");
  if (statement.is_finite) lines.emplace_back("finite");
  if (statement.by_rules) lines.emplace_back("by rules");
  if (!statement.shown.empty()) lines.push_back(fmt::format("shown ({})", expressions.print_notation(statement.shown)));
  for (const Data& data : statement.data) {
    const bool is_bounded = data.most != std::numeric_limits<std::int64_t>::max();
    std::vector<std::string> columns;
    for (std::size_t i = 0; i < data.columns.size(); ++i) {
      const std::string column = expressions.print(*data.columns[i]);
      const bool has_header = data.header[i] != column;
      columns.push_back(has_header ? fmt::format("{} as {}", column, quoted_text(data.header[i])) : column);
    }
    lines.push_back(fmt::format("data {}{}{}: {}", quoted_text(data.name),
                                is_bounded ? fmt::format(" to {}", data.most) : std::string(),
                                data.where ? fmt::format(" where {}", expressions.print(*data.where)) : std::string(),
                                fmt::join(columns, ", ")));
  }
  return lines;
}

std::string text_of(const GameText& game) {
  std::string text =
      fmt::format("game {} on {}{}:", game.name, game.on_boards ? "boards" : "graphs", game.whole ? " whole" : "");
  for (const GameMark& mark : game.marks) {
    text += fmt::format(" mark {} on {}", mark.name, mark.on_edges ? "edges" : "vertices");
  }
  for (const GameRule& rule : game.rules) text += rule_text(game, rule);
  for (const GameCleaning& cleaning : game.cleanings) {
    text += fmt::format(" after move: delete {} {} where {}", cleaning.of_edges ? "edges" : "vertices", cleaning.name,
                        ExpressionPrinter(Style::text, true).print(*cleaning.where));
  }
  return text;
}

}  // namespace sprague::language
