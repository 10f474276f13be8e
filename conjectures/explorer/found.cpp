#include "conjectures/explorer/found.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "canonical/ensure.hpp"
#include "conjectures/explorer/formula.hpp"
#include "conjectures/language/check.hpp"
#include "conjectures/language/plays.hpp"
#include "conjectures/language/worker.hpp"
#include "language/printing.hpp"

namespace sprague::explorer {

using language::Binding;
using language::File;
using language::Node;
using language::NodePtr;
using language::Op;
using language::Sizes;
using language::Statement;
using language::StatementKind;
using language::Style;

namespace {

std::string in_quotes(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + '"';
}

// Sizes without a name stand in the statement as numbers; the first is the least one that was looked at.
void write_sizes(Statement& statement, Sizes sizes) {
  Binding& first = statement.bindings.front();
  if (!statement.size) return;
  const bool is_named = !statement.size->name.empty();
  if (first.domain) {
    Node range = *first.domain;
    if (sizes.first > 0) range.parts[0] = constant(sizes.first);
    if (!is_named) range.parts[1] = constant(sizes.last);
    first.domain = std::make_shared<const Node>(std::move(range));
    return;
  }
  if (first.bounds.empty() || first.file) return;
  language::Bound& bound = first.bounds.front();
  if (!is_named) bound.most = constant(sizes.last);
  if (sizes.first > 0) bound.least = constant(sizes.first);
}

FoundClaim found_claim(std::string id, const Statement& explored, Sizes sizes, StatementKind kind, NodePtr body) {
  Statement statement = explored;
  statement.kind = kind;
  statement.body = std::move(body);
  statement.by.clear();
  statement.columns.clear();
  write_sizes(statement, sizes);
  std::string text = fmt::format("claim {}:\n", id);
  if (statement.size && !statement.size->name.empty()) {
    text += fmt::format("  size {} = {}\n", statement.size->name, sizes.last);
  }
  text += fmt::format("  {}\n", print(statement, Style::text));
  return {std::move(id), std::move(text), {}};
}

}  // namespace

std::string preamble_of(const File& file, const Statement& statement) {
  std::set<std::string> games;
  std::set<std::string> programs;
  each_node_of(statement, [&](const Node& node) {
    if (node.game.is_written) games.insert(node.game.name);
    if (node.op == Op::program) programs.insert(node.name);
  });
  std::string text;
  for (const auto& game : file.games) {
    if (games.contains(game->name)) text += game->text + "\n";
  }
  for (const language::Invariant& invariant : file.invariants) {
    if (!programs.contains(invariant.name)) continue;
    text += fmt::format("invariant {}(G) from {}\n", invariant.name, in_quotes(invariant.command));
  }
  return text;
}

FoundClaim claim_of(std::string id, const Statement& statement, Sizes sizes, NodePtr body) {
  return found_claim(std::move(id), statement, sizes, StatementKind::for_all, std::move(body));
}
FoundClaim existence_of(std::string id, const Statement& statement, Sizes sizes, NodePtr body) {
  return found_claim(std::move(id), statement, sizes, StatementKind::for_some, std::move(body));
}

void check_found(const File& file, const std::string& preamble, std::vector<FoundClaim>& claims, const Effort& effort) {
  std::string text = preamble;
  for (const FoundClaim& claim : claims) text += claim.text;
  const auto compiled = compile({file.source.name, std::move(text)}, language::known_games());
  ENSURE(compiled->claims.size() == claims.size(), "a claim that was found is not read back");
  for (std::size_t i = 0; i < claims.size(); ++i) {
    const language::TextReading& reading = compiled->claims[i].readings.front();
    const std::int64_t last = reading.statement.size ? reading.statement.size->quick : 0;
    claims[i].finding = check_statement(*compiled, reading, {0, last}, effort);
  }
}

std::string new_name(const Statement& statement, std::string_view wished) {
  std::set<std::string> names;
  for (const Binding& binding : statement.bindings) names.insert(binding.names.begin(), binding.names.end());
  if (statement.size) names.insert(statement.size->name);
  each_node_of(statement, [&](const Node& node) {
    names.insert(node.name);
    names.insert(node.names.begin(), node.names.end());
  });
  std::string name(wished);
  for (unsigned number = 2; names.contains(name); ++number) name = fmt::format("{}{}", wished, number);
  return name;
}

}  // namespace sprague::explorer
