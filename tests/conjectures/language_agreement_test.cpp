// Claims as text, as they are checked, against the naive evaluator; and printed, read and checked again.
#include <gmock/gmock.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"
#include "conjectures/language/check.hpp"
#include "conjectures/language/plays.hpp"
#include "language/printing.hpp"
#include "tests/naive/random_games.hpp"
#include "tests/naive/written_claims.hpp"
#include "tests/support.hpp"

namespace sprague::language {
namespace {

using naive::written::Dice;
using naive::written::Figure;
using NaiveFinding = naive::written::Finding;
using NaiveValue = naive::written::Value;

std::shared_ptr<const File> compiled(const std::string& text) {
  return compile({"test.claims", text}, known_games());
}

Finding checked(const File& file) {
  const TextReading& reading = file.claims.front().readings.front();
  const std::int64_t last = reading.statement.size ? reading.statement.size->quick : 0;
  return check_statement(file, reading, {0, last}, {});
}

Verdict verdict_of(naive::written::Verdict verdict) {
  switch (verdict) {
    case naive::written::Verdict::holds: return Verdict::holds;
    case naive::written::Verdict::proved: return Verdict::proved;
    case naive::written::Verdict::refuted: return Verdict::refuted;
    case naive::written::Verdict::undecided: break;
  }
  return Verdict::undecided;
}

std::string shown(const NaiveValue& value) {
  switch (value.kind) {
    case NaiveValue::Kind::truth: return value.n != 0 ? "true" : "false";
    case NaiveValue::Kind::outcome: return value.n == 1 ? "first" : "second";
    case NaiveValue::Kind::vertex: return std::to_string(value.n);
    case NaiveValue::Kind::set: {
      std::string members;
      for (const NaiveValue& member : value.members) members += (members.empty() ? "" : ",") + shown(member);
      return members;
    }
    default: return value.n == naive::written::kInfinite ? "infinite" : std::to_string(value.n);
  }
}

// A name of the witness, renumbered as the graph is.
std::string renumbered(const NaiveValue& value, const std::vector<std::int64_t>& number) {
  const auto at = [&](std::int64_t v) { return number[static_cast<std::size_t>(v)]; };
  switch (value.kind) {
    case NaiveValue::Kind::vertex: return std::to_string(at(value.n));
    case NaiveValue::Kind::edge:
      return std::to_string(std::min(at(value.tail), at(value.head))) + "-" +
             std::to_string(std::max(at(value.tail), at(value.head)));
    case NaiveValue::Kind::arrow: return std::to_string(at(value.tail)) + ">" + std::to_string(at(value.head));
    default: return shown(value);
  }
}

// The values of a witness by their names: "G = P4, v = 2", or "P4" of one name alone.
std::vector<std::string> values_of(const std::string& witness, const std::vector<std::string>& names) {
  if (names.size() == 1 && witness.find(" = ") == std::string::npos) return {witness};
  std::vector<std::string> values;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string start = names[i] + " = ";
    EXPECT_EQ(witness.substr(begin, start.size()), start) << witness;
    begin += start.size();
    const std::size_t end = i + 1 < names.size() ? witness.find(", " + names[i + 1] + " = ", begin) : witness.size();
    values.push_back(witness.substr(begin, end - begin));
    begin = end + 2;
  }
  return values;
}

// Whether a naive witness is this one, with its vertices in some order.
bool is_witness(const std::map<std::string, NaiveValue>& bound, const std::vector<std::string>& names,
                const std::vector<std::string>& values) {
  const NaiveValue& first = bound.at(names.front());
  if (first.kind != NaiveValue::Kind::graph) {
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (shown(bound.at(names[i])) != values[i]) return false;
    }
    return true;
  }
  const Figure& figure = *first.figure;
  const Graph graph = figure.board ? parse_plane_map(values.front()).graph() : parse_graph(values.front());
  if (graph.vertices() != figure.vertices().size() || graph.edges() != figure.edge_names().size()) return false;
  std::vector<std::int64_t> number(graph.vertices());
  std::iota(number.begin(), number.end(), 0);
  do {
    const bool maps = std::ranges::all_of(figure.edge_names(), [&](const naive::written::EdgeName& edge) {
      return graph.has_edge(static_cast<Vertex>(number[static_cast<std::size_t>(edge.first)]),
                            static_cast<Vertex>(number[static_cast<std::size_t>(edge.second)]));
    });
    bool all = maps;
    for (std::size_t i = 1; i < names.size(); ++i) all = all && renumbered(bound.at(names[i]), number) == values[i];
    if (all) return true;
  } while (std::ranges::next_permutation(number).found);
  return false;
}

std::vector<std::string> names_of(const Statement& statement) {
  std::vector<std::string> names;
  for (const Binding& binding : statement.bindings)
    names.insert(names.end(), binding.names.begin(), binding.names.end());
  return names;
}

// The rows of a table, as the naive evaluator has them.
std::vector<std::vector<std::string>> rows_of(const NaiveFinding& finding) {
  std::vector<std::vector<std::string>> rows;
  for (const auto& [key, columns] : finding.table) {
    rows.emplace_back();
    for (const NaiveValue& value : key) rows.back().push_back(shown(value));
    for (const NaiveValue& value : columns) rows.back().push_back(shown(value));
  }
  return rows;
}

void expect_equal(const Statement& statement, const Finding& found, const NaiveFinding& expected) {
  EXPECT_EQ(found.verdict, verdict_of(expected.verdict));
  // Smallest instances are looked for no further than needed.
  if (statement.kind != StatementKind::smallest) {
    EXPECT_EQ(found.instances, static_cast<std::uint64_t>(expected.instances));
  }
  switch (statement.kind) {
    case StatementKind::for_all:
    case StatementKind::for_some: {
      if (statement.kind == StatementKind::for_all) {
        EXPECT_EQ(found.failures, static_cast<std::uint64_t>(expected.failures));
      }
      EXPECT_EQ(found.witness.has_value(), !expected.witnesses.empty());
      if (!found.witness || expected.witnesses.empty()) return;
      const std::vector<std::string> names = names_of(statement);
      const std::vector<std::string> values = values_of(*found.witness, names);
      EXPECT_TRUE(std::ranges::any_of(expected.witnesses, [&](const auto& bound) {
        return is_witness(bound, names, values);
      })) << *found.witness;
      return;
    }
    case StatementKind::table: {
      ASSERT_EQ(found.tables.size(), 1U);
      EXPECT_THAT(found.tables.front().rows, ::testing::UnorderedElementsAreArray(rows_of(expected)));
      return;
    }
    case StatementKind::smallest: {
      std::vector<std::vector<std::string>> sizes;
      for (const auto& [number, size] : expected.smallest) {
        const bool is_wanted = 0 <= number && number <= statement.range->parts[1]->number;
        if (is_wanted) sizes.push_back({std::to_string(number), std::to_string(size)});
      }
      std::vector<std::vector<std::string>> found_sizes;
      for (const DataTable& table : found.tables) {
        for (const auto& row : table.rows) found_sizes.push_back({row[0], row[1]});
      }
      EXPECT_EQ(found_sizes, sizes);
      return;
    }
    case StatementKind::propose:
    case StatementKind::compare:
    case StatementKind::hunt: FAIL() << "no claim";
    case StatementKind::fact: FAIL() << "none is made";
    case StatementKind::sequence:
    case StatementKind::period: {
      ASSERT_EQ(found.tables.size(), 1U);
      const auto& rows = found.tables.front().rows;
      ASSERT_EQ(rows.size(), expected.numbers.size());
      for (std::size_t i = 0; i < rows.size(); ++i) EXPECT_EQ(rows[i].back(), std::to_string(expected.numbers[i]));
      if (statement.kind == StatementKind::period && expected.period != 0) {
        const std::string begin = "From " + std::to_string(expected.preperiod) + " on the numbers repeat with period ";
        EXPECT_TRUE(found.reason.starts_with(begin + std::to_string(expected.period) + " ")) << found.reason;
      }
      return;
    }
  }
}

// A file with two random games and a random claim; what the naive evaluator is asked of has all that can be asked.
struct RandomFile {
  std::string games;
  std::string claim;
};

RandomFile random_file(Dice& dice) {
  RandomFile file{"game arc on graphs: move edge e: delete ends(e)\n", {}};
  std::vector<std::string> on_graphs{"arc", "nodekayles", "octal:0.33", "octal:0.137"};
  std::vector<std::string> on_boards;
  for (const std::string name : {"g", "h"}) {
    const naive::written::RandomGame game = naive::written::random_game(dice, name);
    // Positions with marks are many; claims go to seven vertices.
    if (game.grows) continue;
    file.games += game.text;
    (game.boards ? on_boards : on_graphs).push_back(name);
  }
  file.claim = naive::written::random_claim(dice, on_graphs, on_boards);
  return file;
}

std::optional<NaiveFinding> naive_finding(const std::string& text) {
  try {
    return naive::evaluate_claim(text).front();
  } catch (const InputError&) {
    return std::nullopt;
  }
}

std::optional<Finding> engine_finding(const File& file) {
  try {
    return checked(file);
  } catch (const InputError&) {
    return std::nullopt;
  }
}

// The file again, from what is printed of it.
std::string printed(const File& file) {
  std::string text;
  for (const auto& game : file.games) text += game->text + "\n";
  const Statement& statement = file.claims.front().readings.front().statement;
  return text + "claim random:\n" + (statement.count_on ? "count on\n" : "") + print(statement, Style::text);
}

TEST(LanguageAgreement, RandomClaimsAreDecidedAsTheNaiveOnes) {
  Dice dice = support::seeded();
  constexpr int kClaims = 250;
  int decided = 0;
  for (int i = 0; i < kClaims; ++i) {
    const RandomFile random = random_file(dice);
    const std::string text = random.games + random.claim;
    SCOPED_TRACE(text);
    std::shared_ptr<const File> file;
    ASSERT_NO_THROW(file = compiled(text));
    const std::optional<NaiveFinding> expected = naive_finding(text);
    const std::optional<Finding> found = engine_finding(*file);
    ASSERT_EQ(found.has_value(), expected.has_value());
    const std::string again = printed(*file);
    std::shared_ptr<const File> reread;
    ASSERT_NO_THROW(reread = compiled(again)) << again;
    EXPECT_EQ(printed(*reread), again);
    const std::optional<Finding> found_again = engine_finding(*reread);
    ASSERT_EQ(found_again.has_value(), found.has_value()) << again;
    if (!found) continue;
    ++decided;
    expect_equal(file->claims.front().readings.front().statement, *found, *expected);
    EXPECT_EQ(*found_again, *found) << again;
  }
  std::cout << decided << " of " << kClaims << " random claims decided\n";
  EXPECT_GT(decided, kClaims / 2);
}

}  // namespace
}  // namespace sprague::language
