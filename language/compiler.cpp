// Claims with names and types; games by language/game_compiler.hpp.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <set>

#include "canonical/nearest_name.hpp"
#include "language/file.hpp"
#include "language/game_compiler.hpp"
#include "language/parser.hpp"
#include "language/printing.hpp"

namespace sprague::language {
namespace {

using Definitions = std::vector<const DefinitionSyntax*>;

class StatementCompiler {
 public:
  StatementCompiler(const FileNames& names, Definitions definitions) : source_(*names.source), resolver_(names) {
    scope_.definitions = std::move(definitions);
  }

  // The lines are those around the statement, the nearest first.
  Statement compile(const StatementSyntax& syntax, std::initializer_list<const LinesSyntax*> lines);

 private:
  void add_size(const SizeSyntax& size);
  Binding binding(const BindingSyntax& syntax);
  void family(const BindingSyntax& syntax, Binding& binding);
  // Throws where a column speaks of one instance outside of the functions that speak of those of a row.
  void require_of_rows(const Node& node) const;
  // Gives a statement without a size one in the place of the first bound's number.
  void find_size();
  bool uses(std::size_t slot) const;
  void data(const DataSyntax& syntax, bool claims_truth);
  void facts(const StatementSyntax& syntax);
  void explored(const StatementSyntax& syntax);
  void compared(const StatementSyntax& syntax);

  const Source& source_;
  Resolver resolver_;
  Scope scope_;
  Statement statement_;
};

// Throws InputError for sizes that fall.
Size size_of(const Source& source, const SizeSyntax& size, std::size_t slot) {
  const std::int64_t nightly = size.nightly.value_or(size.quick);
  const std::int64_t deep = size.deep.value_or(nightly);
  if (nightly < size.quick || deep < nightly) fail_at(source.name, size.place, "sizes rise from tier to tier");
  return {size.name, slot, size.quick, nightly, deep};
}

CheckedBy checked_by(const Source& source, const CheckedSyntax& syntax) {
  if (syntax.first < 0 || syntax.size.quick < syntax.first) {
    fail_at(source.name, syntax.size.place, "expected a range of sizes, such as 1..20");
  }
  return {syntax.name, syntax.place, syntax.unit, syntax.first, size_of(source, syntax.size, 0)};
}

void StatementCompiler::add_size(const SizeSyntax& size) {
  resolver_.check_new_name(size.name, size.place, scope_);
  statement_.size = size_of(source_, size, resolver_.new_slot());
  scope_.variables.push_back({size.name, Type::number, statement_.size->slot});
  scope_.globals = 1;
}

void StatementCompiler::family(const BindingSyntax& syntax, Binding& binding) {
  binding.type = syntax.family->kind == FamilyKind::boards ? Type::board : Type::graph;
  for (const BoundSyntax& bound : syntax.bounds) {
    Bound resolved{bound.place, nullptr, nullptr, bound.unit};
    if (bound.least) resolved.least = resolver_.resolve(*bound.least, scope_, Type::number);
    if (bound.most == bound.least) {
      resolved.most = resolved.least;
    } else if (bound.most) {
      resolved.most = resolver_.resolve(*bound.most, scope_, Type::number);
    }
    binding.bounds.push_back(std::move(resolved));
  }
  if (syntax.file) return;
  if (binding.bounds.empty() || !binding.bounds.front().most) {
    const Place place = binding.bounds.empty() ? syntax.place : binding.bounds.front().place;
    resolver_.fail(place,
                   fmt::format("{} without a bound: expected 'with at most' a number of {} first",
                               to_string(syntax.family->kind), binding.type == Type::board ? "edges" : "vertices"));
  }
}

Binding StatementCompiler::binding(const BindingSyntax& syntax) {
  Binding binding{syntax.place, syntax.family, {}, 0, Type::number, {}, syntax.file, nullptr, nullptr};
  if (syntax.family) {
    family(syntax, binding);
  } else {
    binding.domain = resolver_.resolve_set(*syntax.domain, scope_);
    binding.type = element_of(binding.domain->type);
  }
  for (const auto& [name, place] : syntax.names) {
    resolver_.check_new_name(name, place, scope_);
    const std::size_t slot = resolver_.new_slot();
    if (binding.names.empty()) binding.slot = slot;
    binding.names.push_back(name);
    scope_.variables.push_back({name, binding.type, slot});
  }
  if (syntax.where) binding.where = resolver_.resolve(*syntax.where, scope_, Type::truth);
  return binding;
}

void StatementCompiler::find_size() {
  if (statement_.size) return;
  Binding& first = statement_.bindings.front();
  const auto replaced = [&](const NodePtr& most) {
    if (!most || most->op != Op::number) return most;
    statement_.size = Size{{}, resolver_.new_slot(), most->number, most->number, most->number};
    Node variable{Op::variable, Type::number, most->place, most->number, statement_.size->slot};
    return NodePtr(std::make_shared<const Node>(std::move(variable)));
  };
  if (!first.bounds.empty() && !first.file && first.bounds.front().most != first.bounds.front().least) {
    first.bounds.front().most = replaced(first.bounds.front().most);
  } else if (first.domain && first.domain->op == Op::range) {
    Node range = *first.domain;
    range.parts[1] = replaced(range.parts[1]);
    first.domain = std::make_shared<const Node>(std::move(range));
  }
}

// Instances are the facts by their numbers, from 1 on.
void StatementCompiler::facts(const StatementSyntax& syntax) {
  statement_.count_on = true;
  Binding number{syntax.place, std::nullopt, {"fact"}, resolver_.new_slot(), Type::number, {},
                 std::nullopt, nullptr,      nullptr};
  const auto node = [&](Op op, Type type, std::vector<NodePtr> parts) {
    return std::make_shared<const Node>(Node{op, type, syntax.place, 0, 0, {}, nullptr, std::move(parts)});
  };
  const auto constant = [&](std::size_t of) {
    return std::make_shared<const Node>(Node{Op::number, Type::number, syntax.place, static_cast<std::int64_t>(of)});
  };
  for (const SyntaxPtr& fact : syntax.columns) {
    statement_.columns.push_back(resolver_.resolve(*fact, scope_, Type::truth));
  }
  const std::size_t count = statement_.columns.size();
  number.domain = node(Op::range, Type::numbers, {constant(1), constant(count)});
  const auto which =
      std::make_shared<const Node>(Node{Op::variable, Type::number, syntax.place, 0, number.slot, "fact"});
  statement_.body = statement_.columns.back();
  for (std::size_t i = count - 1; i > 0; --i) {
    statement_.body =
        node(Op::condition, Type::truth,
             {node(Op::equal, Type::truth, {which, constant(i)}), statement_.columns[i - 1], statement_.body});
  }
  statement_.bindings.push_back(std::move(number));
}

// What is compared must be of types that have an equality.
void StatementCompiler::compared(const StatementSyntax& syntax) {
  const bool of_truths = resolver_.resolve(*syntax.columns.front(), scope_)->type == Type::truth;
  const Syntax equality{SyntaxKind::operation, syntax.columns.front()->place, of_truths ? "<=>" : "=", 0,
                        syntax.columns};
  statement_.body = resolver_.resolve(equality, scope_);
  statement_.columns = statement_.body->parts;
}

// What a rule is to be of, what is hunted for.
void StatementCompiler::explored(const StatementSyntax& syntax) {
  if (syntax.kind == StatementKind::compare) return compared(syntax);
  statement_.body = resolver_.resolve(*syntax.body, scope_);
  const Type type = statement_.body->type;
  const bool is_proposed = syntax.kind == StatementKind::propose;
  if (type == Type::truth || (is_proposed && (type == Type::outcome || type == Type::numbers))) return;
  if (type == Type::outcome) {
    resolver_.fail(statement_.body->place, "expected a truth, as in outcome(...) = second, or a number");
  }
  statement_.body = resolver_.resolve(*syntax.body, scope_, Type::number);
}

void StatementCompiler::require_of_rows(const Node& node) const {
  if (node.op == Op::call && node.function->used_in == UsedIn::tables) return;
  const bool is_of_instance =
      node.op == Op::variable && std::ranges::any_of(statement_.bindings, [&](const Binding& one) {
        return node.slot >= one.slot && node.slot < one.slot + one.names.size();
      });
  if (is_of_instance) {
    resolver_.fail(node.place,
                   fmt::format("'{}' is one instance: expected count, sum, min or max over those of a row", node.name));
  }
  for (const NodePtr& part : node.parts) require_of_rows(*part);
}

bool StatementCompiler::uses(std::size_t slot) const {
  bool is_used = false;
  each_node_of(statement_,
               [&](const Node& node) { is_used = is_used || (node.op == Op::variable && node.slot == slot); });
  return is_used;
}

void StatementCompiler::data(const DataSyntax& syntax, bool claims_truth) {
  if (!claims_truth) resolver_.fail(syntax.place, "data stand beside 'for all' and 'for some'");
  Data data{file_name_of(syntax.name), syntax.most.value_or(std::numeric_limits<std::int64_t>::max()), nullptr, {}, {}};
  if (syntax.where) data.where = resolver_.resolve(*syntax.where, scope_, Type::truth);
  const auto same = std::ranges::find(statement_.data, data.name, &Data::name);
  if (same != statement_.data.end()) resolver_.fail(syntax.place, fmt::format("a second table '{}'", data.name));
  for (const DataSyntax::Column& column : syntax.columns) {
    NodePtr value = resolver_.resolve(*column.value, scope_);
    const auto shown = {Type::number, Type::truth, Type::outcome, Type::numbers, Type::list, Type::graph, Type::board};
    if (std::ranges::find(shown, value->type) == shown.end())
      value = resolver_.resolve(*column.value, scope_, Type::number);
    data.header.push_back(column.header.empty() ? print(*value, Style::text) : column.header);
    data.columns.push_back(std::move(value));
  }
  statement_.data.push_back(std::move(data));
}

Statement StatementCompiler::compile(const StatementSyntax& syntax, std::initializer_list<const LinesSyntax*> lines) {
  statement_.kind = syntax.kind;
  statement_.place = syntax.place;
  const SizeSyntax* size = nullptr;
  const Syntax* shown = nullptr;
  for (const LinesSyntax* around : lines) {
    if (size == nullptr && around->size) size = &*around->size;
    if (shown == nullptr) shown = around->shown.get();
    statement_.count_on = statement_.count_on || around->count_on;
    statement_.by_rules = statement_.by_rules || around->by_rules;
    statement_.is_finite = statement_.is_finite || around->is_finite;
  }
  statement_.bfile = syntax.bfile;
  statement_.values = syntax.values;
  statement_.first_value = syntax.first_value;
  if (size != nullptr) add_size(*size);
  if (syntax.kind == StatementKind::smallest)
    statement_.range = resolver_.resolve(*syntax.range, scope_, Type::numbers);
  for (const BindingSyntax& one : syntax.bindings) statement_.bindings.push_back(binding(one));
  const bool claims_truth = syntax.kind == StatementKind::for_all || syntax.kind == StatementKind::for_some;
  if (syntax.kind >= StatementKind::propose) {
    explored(syntax);
  } else if (syntax.body) {
    statement_.body = resolver_.resolve(*syntax.body, scope_, claims_truth ? Type::truth : Type::number);
  }
  if (syntax.kind == StatementKind::fact) facts(syntax);
  for (const SyntaxPtr& by : syntax.by) {
    NodePtr key = resolver_.resolve(*by, scope_);
    if (key->type != Type::truth && key->type != Type::outcome) {
      key = resolver_.resolve(*by, scope_, Type::number);
    }
    statement_.by.push_back(std::move(key));
  }
  Scope columns = scope_;
  columns.used_in = UsedIn::tables;
  for (const SyntaxPtr& column : syntax.columns) {
    if (syntax.kind != StatementKind::table) break;
    statement_.columns.push_back(resolver_.resolve(*column, columns, Type::number));
    require_of_rows(*statement_.columns.back());
  }
  for (const LinesSyntax* around : lines) {
    for (const DataSyntax& table : around->data) data(table, claims_truth);
  }
  if (shown != nullptr) statement_.shown = resolver_.notation(*shown, scope_, Resolver::Use::shown);
  if (statement_.size && !uses(statement_.size->slot)) {
    if ((*lines.begin())->size)
      resolver_.fail(size->place, fmt::format("the statement does not use the size '{}'", size->name));
    statement_.size.reset();  // the claim's, for its other readings
  }
  if (statement_.kind != StatementKind::fact) find_size();
  statement_.slots = resolver_.slots();
  return std::move(statement_);
}

class FileCompiler {
 public:
  enum class BeginsWith : std::uint8_t { part, exploration };
  FileCompiler(std::shared_ptr<File> file, std::span<const KnownGame> games, BeginsWith begin);
  void compile();

 private:
  void claim(const ClaimSyntax& syntax);
  void exploration(const ExplorationSyntax& syntax);
  TextReading reading(const ClaimSyntax& claim, const ReadingSyntax& syntax);
  void check_errata(const ClaimSyntax& syntax) const;
  [[noreturn]] void fail(Place place, std::string_view message) const { fail_at(file_->source.name, place, message); }

  std::shared_ptr<File> file_;
  FileNames names_;
  FileSyntax syntax_;
  Definitions definitions_;
};

FileCompiler::FileCompiler(std::shared_ptr<File> file, std::span<const KnownGame> games, BeginsWith begin)
    : file_(std::move(file)) {
  names_.source = &file_->source;
  names_.games.assign(games.begin(), games.end());
  std::vector<std::string_view> game_names;
  for (const KnownGame& game : games) game_names.push_back(game.name);
  syntax_ =
      begin == BeginsWith::part ? parse_file(file_->source, game_names) : parse_exploration(file_->source, game_names);
}

void FileCompiler::compile() {
  const auto require_new = [&](const std::string& name, Place place) {
    Resolver(names_).check_new_name(name, place, Scope{{}, 0, definitions_, UsedIn::claims});
  };
  for (const DefinitionSyntax& definition : syntax_.definitions) {
    require_new(definition.name, definition.place);
    definitions_.push_back(&definition);
  }
  for (const GameSyntax& game : syntax_.games) {
    require_new(game.name, game.place);
    file_->games.push_back(compile_game(game, names_, definitions_));
    names_.games.push_back({game.name, !game.on_boards, game.on_boards, true});
  }
  for (const InvariantSyntax& invariant : syntax_.invariants) {
    require_new(invariant.name, invariant.place);
    names_.invariants.push_back(invariant.name);
    file_->invariants.push_back({invariant.name, invariant.place, invariant.command});
  }
  for (const ClaimSyntax& one : syntax_.claims) claim(one);
  file_->arguments = syntax_.arguments;
  for (const ExplorationSyntax& one : syntax_.explorations) exploration(one);
}

void FileCompiler::exploration(const ExplorationSyntax& syntax) {
  const auto same = std::ranges::find(file_->explorations, syntax.name, &TextReading::name);
  const bool has_name = same != file_->explorations.end() && same->place != same->statement.place;
  if (has_name) {
    fail(syntax.place,
         fmt::format("a second exploration '{}': the first one is in line {}", syntax.name, same->place.line));
  }
  Definitions definitions = definitions_;
  for (const DefinitionSyntax& definition : syntax.lines.definitions) {
    Resolver(names_).check_new_name(definition.name, definition.place, Scope{{}, 0, definitions, UsedIn::claims});
    definitions.push_back(&definition);
  }
  file_->explorations.push_back(
      {.name = syntax.name,
       .place = syntax.place,
       .role = "printed",
       .text = syntax.lines.text,
       .notes = syntax.lines.notes,
       .repair = {},
       .erratum = {},
       .proof = std::nullopt,
       .statement = StatementCompiler(names_, definitions).compile(syntax.statement, {&syntax.lines}),
       .checked = std::nullopt});
}

TextReading FileCompiler::reading(const ClaimSyntax& claim, const ReadingSyntax& syntax) {
  if (std::ranges::find(kRoles, syntax.role) == kRoles.end()) {
    const auto nearest = nearest_name(syntax.role, kRoles);
    fail(syntax.role_place, fmt::format("expected a role, one of {}; found '{}'{}", fmt::join(kRoles, ", "),
                                        syntax.role, nearest ? fmt::format(", the nearest is '{}'", *nearest) : ""));
  }
  Definitions definitions = definitions_;
  for (const LinesSyntax* lines : {&claim.lines, &syntax.lines}) {
    for (const DefinitionSyntax& definition : lines->definitions) {
      Resolver(names_).check_new_name(definition.name, definition.place, Scope{{}, 0, definitions, UsedIn::claims});
      definitions.push_back(&definition);
    }
  }
  std::vector<std::string> notes = claim.lines.notes;
  notes.insert(notes.end(), syntax.lines.notes.begin(), syntax.lines.notes.end());
  const std::optional<ProofSyntax>& proof = syntax.lines.proof ? syntax.lines.proof : claim.lines.proof;
  const std::string& repair = syntax.lines.repair.empty() ? claim.lines.repair : syntax.lines.repair;
  TextReading reading{syntax.name,          syntax.place, syntax.role, syntax.lines.text, std::move(notes), repair,
                      syntax.lines.erratum, std::nullopt, {},          std::nullopt};
  if (syntax.checked) {
    if (syntax.lines.size) fail(syntax.lines.size->place, "a size beside 'checked by', which has its own");
    if (syntax.lines.proof) fail(syntax.lines.proof->place, "a proof beside 'checked by', which has its own");
    if (!syntax.lines.data.empty())
      fail(syntax.lines.data.front().place, "data beside 'checked by', which has its own");
    if (syntax.lines.shown) fail(syntax.lines.shown->place, "'shown' beside 'checked by', which has its own");
    reading.checked = checked_by(file_->source, *syntax.checked);
  } else {
    reading.statement = StatementCompiler(names_, definitions).compile(syntax.statement, {&syntax.lines, &claim.lines});
    if (proof) reading.proof = ProvedBy{proof->name, proof->place, proof->words};
  }
  return reading;
}

// A reading leaves its failure to another one of its claim, which tells of its own.
void FileCompiler::check_errata(const ClaimSyntax& syntax) const {
  if (!syntax.lines.erratum.empty()) fail(syntax.lines.erratum_place, "an erratum stands in a reading");
  for (const ReadingSyntax& one : syntax.readings) {
    const std::string& erratum = one.lines.erratum;
    if (erratum.empty()) continue;
    const auto told = std::ranges::find(syntax.readings, erratum, &ReadingSyntax::name);
    if (told == syntax.readings.end() || !told->lines.erratum.empty()) {
      fail(one.lines.erratum_place,
           fmt::format("'{}' is no reading of this claim with an entry of its own in the errata", erratum));
    }
  }
}

void FileCompiler::claim(const ClaimSyntax& syntax) {
  const auto same = std::ranges::find(file_->claims, syntax.id, &TextClaim::id);
  if (same != file_->claims.end()) {
    fail(syntax.place, fmt::format("a second claim '{}': the first one is in line {}", syntax.id, same->place.line));
  }
  check_errata(syntax);
  TextClaim claim{syntax.id, syntax.place, syntax.kind, syntax.from, syntax.source, syntax.lines.text, {}};
  std::set<std::string> tables;
  for (const ReadingSyntax& one : syntax.readings) {
    const auto alike = std::ranges::find(claim.readings, file_name_of(one.name),
                                         [](const TextReading& other) { return file_name_of(other.name); });
    if (alike != claim.readings.end()) {
      fail(one.place, fmt::format("a second reading '{}' of this claim{}", one.name,
                                  alike->name == one.name ? "" : fmt::format(", too much like '{}'", alike->name)));
    }
    TextReading compiled = reading(syntax, one);
    for (const Data& data : compiled.statement.data) {
      if (!tables.insert(data.name).second)
        fail(one.place, fmt::format("a second table '{}' of this claim", data.name));
    }
    claim.readings.push_back(std::move(compiled));
  }
  file_->claims.push_back(std::move(claim));
}

}  // namespace

std::shared_ptr<const File> compile(Source source, std::span<const KnownGame> games) {
  auto file = std::make_shared<File>();
  file->source = std::move(source);
  FileCompiler(file, games, FileCompiler::BeginsWith::part).compile();
  return file;
}

std::shared_ptr<const File> compile_exploration(Source source, std::span<const KnownGame> games) {
  auto file = std::make_shared<File>();
  file->source = std::move(source);
  FileCompiler(file, games, FileCompiler::BeginsWith::exploration).compile();
  return file;
}

std::shared_ptr<const GameText> compile_game(std::string name, std::string text) {
  const auto file = compile({std::move(name), std::move(text)}, {});
  if (file->games.size() != 1 || !file->claims.empty()) {
    fail_at(file->source.name, {}, "expected one game and nothing else");
  }
  return file->games.front();
}

}  // namespace sprague::language
