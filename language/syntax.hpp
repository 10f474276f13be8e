// The trees that a parser makes of a file, before names and types are looked at: one node for each rule of the grammar
// (docs/language.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "canonical/family.hpp"
#include "language/source.hpp"

namespace sprague::language {

struct Syntax;
using SyntaxPtr = std::shared_ptr<const Syntax>;

enum class SyntaxKind : std::uint8_t {
  number,
  name,       // a variable, a definition without parameters, a constant
  call,       // name(parts): a function, a definition
  operation,  // an operator of name `text` with one or two parts
  condition,  // if parts[0] then parts[1] else parts[2]
  text,       // of a condition in a notation: what stands there in that case
  binder,     // text(variables in parts[0]: parts[1]); without a text, of the set that comes next
  set,        // {parts}
  range,      // parts[0] .. parts[1]
  position,   // of a game with its code; what stands in its parentheses is a board or a notation, as names decide
};

struct Syntax {
  SyntaxKind kind;
  Place place;
  std::string text;
  std::int64_t number = 0;
  std::vector<SyntaxPtr> parts = {};
  std::vector<std::pair<std::string, Place>> variables = {};
  std::string code = {};  // of a position's game, as it stands
  Place code_place = {};  // where it begins, and its first byte in the source
  std::size_t code_begin = 0;
  Place inside = {};  // of a position: where what stands in its parentheses begins, and its bytes in the source
  std::size_t begin = 0;
  std::size_t end = 0;
};

struct BoundSyntax {
  Place place;
  SyntaxPtr least;  // either may be missing
  SyntaxPtr most;
  SizeUnit unit = SizeUnit::vertices;
};

struct BindingSyntax {
  Place place;
  std::optional<Family> family;  // kind and adjectives; none for numbers and members of sets
  std::vector<std::pair<std::string, Place>> names;
  std::vector<BoundSyntax> bounds;
  std::optional<std::string> file;  // "-" for standard input
  SyntaxPtr domain;                 // a range or a set, where there is no family
  SyntaxPtr where;
};

// The last three are searches: they are explored, and no claims.
enum class StatementKind : std::uint8_t {
  for_all,
  for_some,
  table,
  smallest,
  sequence,
  period,
  fact,
  propose,
  compare,
  hunt
};

struct StatementSyntax {
  StatementKind kind = StatementKind::for_all;
  Place place;
  std::vector<BindingSyntax> bindings;
  SyntaxPtr body;                    // what is claimed, or the number that is asked for
  SyntaxPtr range;                   // of smallest, sequence and period
  std::vector<SyntaxPtr> by;         // of a table; the numbers that a rule may have
  std::vector<SyntaxPtr> columns;    // of a table; facts; the two that are compared
  std::vector<std::int64_t> values;  // of a sequence
  std::optional<std::string> bfile;
  std::optional<std::int64_t> first_value;  // the index that the given values begin at
};

struct DefinitionSyntax {
  std::string name;
  Place place;
  std::vector<std::pair<std::string, Place>> parameters;
  SyntaxPtr body;
};

struct SizeSyntax {
  std::string name;
  Place place;
  std::int64_t quick = 0;
  std::optional<std::int64_t> nightly;
  std::optional<std::int64_t> deep;
};

// A check of the program's own: `checked by NAME over "spots" 1..5, nightly 7, deep 9`.
struct CheckedSyntax {
  std::string name;
  Place place;
  std::string unit;  // what its range counts
  std::int64_t first = 0;
  SizeSyntax size;
};

// A proof for all sizes that the program has: `proof NAME "in words"`.
struct ProofSyntax {
  std::string name;
  Place place;
  std::string words;
};

// A table of instances: `data "nimbers" to 60 where p is odd: p, g(p) as "nimber"`.
struct DataSyntax {
  struct Column {
    SyntaxPtr value;
    std::string header;  // empty for the expression
  };
  std::string name;
  Place place;
  std::optional<std::int64_t> most;  // size
  SyntaxPtr where;                   // which instances have rows; none: all
  std::vector<Column> columns;
};

struct LinesSyntax {
  std::string text;
  std::vector<DefinitionSyntax> definitions;
  std::optional<SizeSyntax> size;
  std::vector<std::string> notes;
  bool count_on = false;
  bool by_rules = false;
  bool is_finite = false;
  std::optional<ProofSyntax> proof;
  std::string erratum;
  Place erratum_place;
  std::string repair;
  SyntaxPtr shown;  // how an instance is written, as a position in a notation
  std::vector<DataSyntax> data;
};

struct ReadingSyntax {
  std::string name;
  Place place;
  std::string role;
  Place role_place;
  LinesSyntax lines;
  StatementSyntax statement;
  std::optional<CheckedSyntax> checked;  // in place of the statement
};

struct ClaimSyntax {
  std::string id;
  Place place;
  std::string kind;
  std::string from;
  std::string source;
  LinesSyntax lines;
  std::vector<ReadingSyntax> readings;  // the claim's own statement is the first, "as stated"
};

// What is to be explored: a search, or a period.
struct ExplorationSyntax {
  std::string name;
  Place place;
  LinesSyntax lines;
  StatementSyntax statement;
};

struct InvariantSyntax {
  std::string name;
  Place place;
  std::string parameter;
  std::string command;
};

enum class ChoiceKind : std::uint8_t { vertex, edge, arrow, face, path, cycle, clique, connected };
inline constexpr std::array<std::string_view, 8> kChoiceWords{"vertex", "edge",  "arrow",  "face",
                                                              "path",   "cycle", "clique", "connected"};

enum class ActionKind : std::uint8_t { remove, contract, direct, mark };
inline constexpr std::array<std::string_view, 4> kActionWords{"delete", "contract", "direct", "mark"};

struct ActionSyntax {
  ActionKind kind;
  Place place;
  SyntaxPtr what;
  std::string mark;
};

struct RuleSyntax {
  Place place;
  ChoiceKind choice = ChoiceKind::vertex;
  std::string name;
  Place name_place;
  SyntaxPtr sizes;  // a set or a range; none: of any size
  SyntaxPtr least;
  SyntaxPtr most;
  SyntaxPtr where;
  SyntaxPtr keeping;
  std::vector<ActionSyntax> actions;
};

struct MarkSyntax {
  std::string name;
  Place place;
  bool on_edges = false;
};

struct CleaningSyntax {
  Place place;
  bool of_edges = false;
  std::string name;
  Place name_place;
  SyntaxPtr where;
};

struct GameSyntax {
  std::string name;
  Place place;
  bool on_boards = false;
  bool whole = false;
  std::vector<MarkSyntax> marks;
  std::vector<RuleSyntax> rules;
  std::vector<CleaningSyntax> cleanings;
};

// How proofs or checks of the program's own go, for reports: `argument NAME, ... "title": "paragraph" step "words"
// ...`.
struct Argument {
  struct Paragraph {
    bool is_step = false;
    std::string text;
  };
  std::vector<std::pair<std::string, Place>> names;
  std::string title;
  std::vector<Paragraph> paragraphs;
};

struct FileSyntax {
  std::vector<GameSyntax> games;
  std::vector<DefinitionSyntax> definitions;
  std::vector<InvariantSyntax> invariants;
  std::vector<ClaimSyntax> claims;
  std::vector<ExplorationSyntax> explorations;
  std::vector<Argument> arguments;
};

}  // namespace sprague::language
