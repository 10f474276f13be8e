// A file whose names and types are known: claims with their statements, games, invariants by programs.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "language/resolver.hpp"
#include "language/syntax.hpp"
#include "language/tree.hpp"

namespace sprague::language {

struct Bound {
  Place place;
  NodePtr least;  // either may be missing
  NodePtr most;
  SizeUnit unit = SizeUnit::vertices;
};

struct Binding {
  Place place;
  std::optional<Family> family;  // kind and adjectives; none for numbers of a range and members of a set
  std::vector<std::string> names;
  std::size_t slot = 0;  // of the first name
  Type type = Type::number;
  std::vector<Bound> bounds;
  std::optional<std::string> file;  // "-" for standard input
  NodePtr domain;
  NodePtr where;
};

// How far a statement goes: a number that the tier or the user chooses.
struct Size {
  std::string name;  // empty where the statement has a number in that place
  std::size_t slot = 0;
  std::int64_t quick = 0;
  std::int64_t nightly = 0;
  std::int64_t deep = 0;
};

// A table with a row for each instance of a statement, up to a size and perhaps with a condition.
struct Data {
  std::string name;
  std::int64_t most;
  NodePtr where;  // which instances have rows; none: all
  std::vector<NodePtr> columns;
  std::vector<std::string> header;
};

struct Statement {
  StatementKind kind = StatementKind::for_all;
  Place place;
  std::optional<Size> size;
  std::vector<Binding> bindings;
  NodePtr body;   // of two expressions that are compared, that they are equal
  NodePtr range;  // of the numbers that a smallest instance is asked for
  std::vector<NodePtr> by;
  std::vector<NodePtr> columns;  // of a table; facts; the two that are compared
  std::vector<std::int64_t> values;
  std::optional<std::string> bfile;
  std::optional<std::int64_t> first_value;
  std::vector<NotationPiece> shown;  // how an instance is written; empty where it is by its names
  std::vector<Data> data;
  bool count_on = false;
  bool by_rules = false;   // nimbers come from the options alone
  bool is_finite = false;  // the statement says nothing beyond its range
  std::size_t slots = 0;   // that a frame needs
};

// What a reading may be to its source.
inline constexpr std::array<std::string_view, 7> kRoles{"printed",   "repaired", "step",   "slip",
                                                        "disproved", "variant",  "pattern"};

// The reading that a claim's own statement is.
inline constexpr std::string_view kOwnReading = "as stated";

// A reading's name in the names of files: no two readings of a claim have the same one.
std::string file_name_of(std::string_view reading);

// A proof of the program's own for all sizes, beside what the statement says of its range.
struct ProvedBy {
  std::string name;
  Place place;
  std::string words;
};

// A check of the program's own, over a range of what it counts.
struct CheckedBy {
  std::string name;
  Place place;
  std::string unit;
  std::int64_t first = 0;
  Size size;  // without a name
};

struct TextReading {
  std::string name;
  Place place;
  std::string role;
  std::string text;
  std::vector<std::string> notes;
  std::string repair;   // what the data support, where the statement fails
  std::string erratum;  // the reading of the same claim whose entry in the errata tells of this one's failure, too
  std::optional<ProvedBy> proof;
  Statement statement;
  std::optional<CheckedBy> checked;  // in place of the statement
};

struct TextClaim {
  std::string id;
  Place place;
  std::string kind;  // empty where the claim does not say what it is
  std::string from;
  std::string source;
  std::string text;
  std::vector<TextReading> readings;
};

struct Invariant {
  std::string name;
  Place place;
  std::string command;
};

// The slots of a game's frame: the graph, the directed edges as arrows, then the marks, as sets.
inline constexpr std::size_t kGraphSlot = 0;
inline constexpr std::size_t kDirectedSlot = 1;
inline constexpr std::size_t kFirstMarkSlot = 2;

struct GameMark {
  std::string name;
  bool on_edges = false;
};

struct GameAction {
  ActionKind kind = ActionKind::remove;
  NodePtr what;
  std::size_t mark = 0;  // its number
};

struct GameRule {
  ChoiceKind choice = ChoiceKind::vertex;
  std::string name;
  std::size_t slot = 0;
  NodePtr sizes;  // numbers without variables; either of these may be missing
  NodePtr least;
  NodePtr most;
  NodePtr where;
  NodePtr keeping;
  std::vector<GameAction> actions;
};

struct GameCleaning {
  bool of_edges = false;
  std::string name;
  std::size_t slot = 0;
  NodePtr where;
};

struct GameText {
  std::string name;
  std::string source_name;  // for errors
  bool on_boards = false;
  bool whole = false;
  bool contracts = false;
  bool directs = false;
  std::vector<GameMark> marks;
  std::vector<GameRule> rules;
  std::vector<GameCleaning> cleanings;
  std::size_t slots = 0;
  std::string text;  // on one line, definitions written out: what certificates carry
};

struct File {
  Source source;
  std::vector<TextClaim> claims;
  std::vector<TextReading> explorations;
  std::vector<std::shared_ptr<const GameText>> games;
  std::vector<Invariant> invariants;
  std::vector<Argument> arguments;
};

// All nodes of all expressions of a statement, its tables' columns as well.
void each_node_of(const Statement& statement, absl::FunctionRef<void(const Node&)> visit);

// Throws InputError naming the place. The known games are those of the registry.
std::shared_ptr<const File> compile(Source source, std::span<const KnownGame> games);

// A text that begins with what is to be explored, "propose for ...", behind which a file may follow. It is the first of
// the file's explorations, and its name the word that it begins with.
std::shared_ptr<const File> compile_exploration(Source source, std::span<const KnownGame> games);

// The one game of a text, as certificates carry it.
std::shared_ptr<const GameText> compile_game(std::string name, std::string text);

}  // namespace sprague::language
