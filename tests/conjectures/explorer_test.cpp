// Explorations against trying everything, against the searches for rules that were there before, and against periods
// from Winning Ways.
#include "conjectures/explorer/explore.hpp"

#include <gmock/gmock.h>

#include <absl/container/flat_hash_set.h>

#include <algorithm>
#include <bit>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "canonical/graph_notation.hpp"
#include "canonical/plane_boards.hpp"
#include "conjectures/cycles/invariant_search.hpp"
#include "conjectures/explorer/bounds.hpp"
#include "conjectures/explorer/formula.hpp"
#include "conjectures/explorer/graph_steps.hpp"
#include "conjectures/explorer/octal_sequence.hpp"
#include "conjectures/explorer/parity.hpp"
#include "conjectures/explorer/plane_steps.hpp"
#include "conjectures/explorer/random_members.hpp"
#include "conjectures/language/plays.hpp"
#include "language/evaluator.hpp"
#include "language/printing.hpp"
#include "tests/support.hpp"

namespace sprague::explorer {
namespace {

using language::Node;
using language::NodePtr;
using language::Op;
using language::Type;

std::shared_ptr<const language::File> compiled(const std::string& text) {
  return compile_exploration({"argument", text}, language::known_games());
}

// --- formulas ---

const std::vector<Op> kOps{Op::add, Op::subtract, Op::least, Op::largest, Op::modulo, Op::divide, Op::exclusive_or};

NodePtr variable(std::size_t slot) {
  return std::make_shared<const Node>(Node{Op::variable, Type::number, {}, 0, slot, slot == 0 ? "x" : "y"});
}

// What the language's own evaluator gives.
std::optional<std::int64_t> by_language(const NodePtr& formula, const Numbers& numbers) {
  language::Frame frame;
  for (const std::int64_t number : numbers) frame.push_back({number, nullptr});
  language::Evaluator evaluator("test", frame, nullptr);
  try {
    return evaluator.number(*formula);
  } catch (const InputError&) {
    return std::nullopt;
  }
}

TEST(Formulas, OperatorsGiveWhatTheLanguageGives) {
  for (const Op op : kOps) {
    const NodePtr formula = operation(op, variable(0), variable(1));
    for (std::int64_t a = -7; a <= 7; ++a) {
      for (std::int64_t b = -7; b <= 7; ++b) {
        EXPECT_EQ(operated(op, a, b), by_language(formula, {a, b})) << static_cast<int>(op) << " " << a << " " << b;
      }
    }
  }
}

// Every formula of so many numbers, as values on the rows: no dedupe, no order, no rows left out.
std::vector<std::optional<std::int64_t>> values_of(const NodePtr& formula, const std::vector<FormulaRow>& rows) {
  std::vector<std::optional<std::int64_t>> values;
  for (const FormulaRow& row : rows) values.push_back(by_language(formula, row.numbers));
  return values;
}

std::vector<NodePtr> all_formulas(std::size_t numbers) {
  if (numbers == 1) {
    std::vector<NodePtr> leaves{variable(0), variable(1)};
    for (std::int64_t number = 0; number <= kLargestConstant; ++number) leaves.push_back(constant(number));
    return leaves;
  }
  std::vector<NodePtr> formulas;
  for (std::size_t left = 1; left < numbers; ++left) {
    for (const NodePtr& a : all_formulas(left)) {
      for (const NodePtr& b : all_formulas(numbers - left)) {
        for (const Op op : kOps) formulas.push_back(operation(op, a, b));
      }
    }
  }
  return formulas;
}

std::size_t numbers_in(const NodePtr& formula) {
  return formula->parts.empty() ? 1 : numbers_in(formula->parts[0]) + numbers_in(formula->parts[1]);
}

TEST(Formulas, TheSimplestOneHasAsFewNumbersAsThereCanBe) {
  support::Random random = support::seeded();
  const std::vector<NodePtr> names{variable(0), variable(1)};
  std::set<std::size_t> sizes;
  for (int round = 0; round < 8; ++round) {
    const std::vector<NodePtr> pairs = all_formulas(2);
    const NodePtr secret =
        operation(kOps[random() % kOps.size()], pairs[random() % pairs.size()], variable(random() % 2));
    std::vector<FormulaRow> rows;
    for (std::int64_t x = 0; x < 5; ++x) {
      for (std::int64_t y = 0; y < 5; ++y) {
        if (const auto value = by_language(secret, {x, y})) rows.push_back({{x, y}, *value});
      }
    }
    if (rows.empty()) continue;
    const FormulaFound found = simplest_formula(FormulaFor::number, rows, names, {});
    ASSERT_TRUE(found.formula);
    for (const FormulaRow& row : rows) EXPECT_EQ(by_language(found.formula, row.numbers), row.target);
    const std::size_t size = numbers_in(found.formula);
    sizes.insert(size);
    EXPECT_LE(size, 3U);
    for (std::size_t fewer = 1; fewer < size; ++fewer) {
      for (const NodePtr& formula : all_formulas(fewer)) {
        const auto values = values_of(formula, rows);
        const bool is_right = std::ranges::equal(values, rows, {}, {}, &FormulaRow::target);
        EXPECT_FALSE(is_right) << language::print(*formula, language::Style::text);
      }
    }
  }
  EXPECT_GT(sizes.size(), 1U);
}

TEST(Formulas, NoneIsSaidOnlyWhereAllOfThatSizeFail) {
  const std::vector<NodePtr> names{variable(0)};
  std::vector<FormulaRow> rows;
  constexpr std::array<std::int64_t, 10> kFactorials{1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880};
  for (std::int64_t x = 0; x < 10; ++x) rows.push_back({{x}, kFactorials.at(static_cast<std::size_t>(x))});
  const FormulaFound found = simplest_formula(FormulaFor::number, rows, names, {});
  EXPECT_FALSE(found.formula);
  EXPECT_GE(found.tried_to, 4U);
}

TEST(Formulas, OfATruthTwoAreCompared) {
  const std::vector<NodePtr> names{variable(0), variable(1)};
  std::vector<FormulaRow> rows;
  for (std::int64_t x = 0; x < 6; ++x) {
    for (std::int64_t y = 0; y < 6; ++y) rows.push_back({{x, y}, x < 2 * y ? 1 : 0});
  }
  const FormulaFound found = simplest_formula(FormulaFor::truth, rows, names, {});
  ASSERT_TRUE(found.formula);
  EXPECT_EQ(numbers_in(found.formula), 3U);
  EXPECT_GE(found.tried_to, 2U);
  for (const FormulaRow& row : rows) EXPECT_EQ(by_language(found.formula, row.numbers), row.target);
}

// --- sums modulo 2 ---

TEST(ParitySums, IndependentRowsHaveTheSumsOfAllRows) {
  constexpr std::size_t kNumbers = 5;
  support::Random random = support::seeded();
  bool had_none = false;
  for (int round = 0; round < 60; ++round) {
    std::vector<ParityRow> rows;
    for (std::size_t i = 0; i < 1 + random() % 9; ++i) {
      rows.push_back({static_cast<std::uint32_t>(random() % 32), random() % 2 == 1});
    }
    const std::vector<ParityRow> some = independent_rows(rows);
    EXPECT_LE(some.size(), kNumbers + 1);
    std::size_t right = 0;
    for (ParitySum sum = 0; sum < 32; ++sum) {
      const auto is_right = [sum](const ParityRow& row) {
        return (std::popcount(sum & row.odd) % 2 == 1) == row.is_one;
      };
      EXPECT_EQ(std::ranges::all_of(some, is_right), std::ranges::all_of(rows, is_right));
      right += std::ranges::all_of(rows, is_right) ? 1 : 0;
    }
    had_none = had_none || right == 0;
  }
  EXPECT_TRUE(had_none);
}

std::shared_ptr<const language::File> su_rules() {
  std::ifstream in(std::filesystem::path(SPRAGUE_SOURCE_DIR) / "examples/su-rules.claims");
  std::ostringstream text;
  text << in.rdbuf();
  return compile({"su-rules.claims", text.str()}, language::known_games());
}

// The sums of the example are those of the search of the readings on Section 4 of the thesis (CY-Q), size by size.
void expect_as_on_boards(std::string_view name, const cycles::RuleFamily& family, Range edges) {
  const auto file = su_rules();
  const auto exploration = std::ranges::find(file->explorations, name, &language::TextReading::name);
  ASSERT_NE(exploration, file->explorations.end());
  std::vector<std::string> terms_in_language{"1"};
  for (const NodePtr& number : exploration->statement.by) {
    terms_in_language.push_back(language::print(*number, language::Style::text));
  }
  ASSERT_EQ(terms_in_language.size(), family.numbers.size());
  std::vector<cycles::InvariantStep> expected;
  cycles::search_invariants({}, family, edges, [&](const cycles::InvariantStep& step) { expected.push_back(step); });
  std::vector<RuleStep> steps;
  const Explored explored = propose(*file, *exploration, {0, static_cast<std::int64_t>(edges.last)}, {},
                                    [&](const RuleStep& step) { steps.push_back(step); });
  ASSERT_EQ(steps.size(), expected.size());
  bool changed = false;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_EQ(steps[i].size, expected[i].edges);
    EXPECT_EQ(steps[i].instances, expected[i].boards);
    EXPECT_EQ(steps[i].wrong, expected[i].wrong);
    EXPECT_EQ(steps[i].refuter.has_value(), expected[i].refuter.has_value());
    changed = changed || steps[i].wrong > 0;
    std::vector<std::string> terms;
    for (const std::string& term : expected[i].terms) {
      const auto index = std::ranges::find(family.numbers, term) - family.numbers.begin();
      terms.push_back(terms_in_language.at(static_cast<std::size_t>(index)));
    }
    EXPECT_EQ(steps[i].terms, terms) << steps[i].size;
    if (!expected[i].is_rule) {
      EXPECT_FALSE(steps[i].rule);
    }
  }
  EXPECT_TRUE(changed);
  EXPECT_EQ(explored.claims.size(), expected.back().is_rule ? 1U : 0U);
}

TEST(Propose, TheExampleOnTreesIsTheSearchOfTheReadings) {
  expect_as_on_boards("trees", cycles::kTreeRules, {1, 11});
}
TEST(Propose, TheExampleOnBoardsIsTheSearchOfTheReadings) {
  expect_as_on_boards("boards", cycles::kTwoConnectedRules, {3, 7});
}

TEST(Propose, ThreadsChangeNothing) {
  const auto file = compiled(
      "propose for connected graphs G with at most 6 vertices: nimber(nodekayles(G)) by vertices(G), edges(G), "
      "max_degree(G)");
  const auto run = [&](unsigned threads) {
    Effort effort;
    effort.threads = threads;
    std::string all;
    const Explored explored = propose(*file, file->explorations.front(), {0, 6}, effort, [&](const RuleStep& step) {
      all += step.rule.value_or("none") + step.refuter.value_or("") + std::to_string(step.wrong) + "\n";
    });
    for (const FoundClaim& claim : explored.claims) all += claim.text;
    return all;
  };
  EXPECT_EQ(run(1), run(3));
}

// --- bounds ---

TEST(Bounds, AreKeptAndTouched) {
  support::Random random = support::seeded();
  for (int round = 0; round < 20; ++round) {
    std::vector<FormulaRow> rows;
    for (int i = 0; i < 12; ++i) {
      const auto x = static_cast<std::int64_t>(random() % 6);
      rows.push_back({{x}, x + static_cast<std::int64_t>(random() % 4)});
    }
    for (const TouchedBound& bound : touched_bounds(rows)) {
      std::set<std::int64_t> touched;
      for (const FormulaRow& row : rows) {
        const std::int64_t value = bound.factor * row.numbers[0] + bound.constant;
        EXPECT_TRUE(bound.is_above ? row.target <= value : row.target >= value);
        if (row.target == value) touched.insert(row.numbers[0]);
        EXPECT_EQ(by_language(expression_of(bound, std::vector<NodePtr>{variable(0)}), row.numbers), value);
      }
      EXPECT_GE(touched.size(), bound.factor == 0 ? 1U : 2U);
    }
  }
  // x <= target <= x + 3, at several values of x each.
  std::vector<FormulaRow> rows;
  for (std::int64_t x = 0; x < 5; ++x) {
    for (std::int64_t more : {0, 1, 3}) rows.push_back({{x}, x + more});
  }
  const auto bounds = touched_bounds(rows);
  const auto has = [&](bool is_above, std::int64_t factor, std::int64_t number) {
    return std::ranges::any_of(bounds, [&](const TouchedBound& bound) {
      return bound.is_above == is_above && bound.factor == factor && bound.constant == number;
    });
  };
  EXPECT_TRUE(has(true, 1, 3));
  EXPECT_TRUE(has(false, 1, 0));
  EXPECT_TRUE(has(true, 0, 7));
  EXPECT_TRUE(has(false, 0, 0));
  EXPECT_EQ(bounds.size(), 4U);
}

// --- periods ---

struct KnownPeriod {
  const char* number;
  std::int64_t begin;
  std::int64_t length;
};

// Winning Ways, chapter 4: Dawson's Kayles has period 34, the exceptions being 0, 14, 16, 17, 31, 34 and 51 in 0.137,
// which are one more in 0.07; Kayles has period 12, the last exception being 70. On paths 0.33 is n modulo 3
// (Beaudou et al., Lemma 7).
TEST(Periods, AreThoseOfWinningWays) {
  constexpr std::array<KnownPeriod, 9> kKnown{{{"nimber(octal:0.07(path(n)))", 53, 34},
                                               {"nimber(heap:0.07(n))", 53, 34},
                                               {"nimber(octal:0.07(P{n}))", 53, 34},
                                               {"nimber(octal:0.137(path(n)))", 52, 34},
                                               {"nimber(nodekayles(path(n + 1)))", 51, 34},
                                               {"nimber(heap:0.77(n))", 71, 12},
                                               {"nimber(octal:0.33(path(n)))", 0, 3},
                                               // 52 is an exception of 0.07, and the last even one.
                                               {"nimber(octal:0.07(path(2 * n)))", 27, 17},
                                               {"nimber(octal:0.33(path(3 * n + 2)))", 0, 1}}};
  for (const KnownPeriod& known : kKnown) {
    const auto file = compiled(std::string("period n in 0..150: ") + known.number);
    const auto sequence = octal_sequence(file->explorations.front().statement);
    ASSERT_TRUE(sequence) << known.number;
    HeapTable table(sequence->code, {});
    const auto proved = prove_period(*sequence, 0, table);
    ASSERT_TRUE(proved) << known.number;
    EXPECT_EQ(proved->begin, known.begin) << known.number;
    EXPECT_EQ(proved->length, known.length) << known.number;
  }
}

TEST(Periods, NothingIsProvedOfOtherSequences) {
  for (const char* number :
       {"nimber(octal:0.33(cycle(n + 3)))", "nimber(octal:0.07(path(n * n)))", "nimber(octal:0.07(path(n))) + 0",
        "nimber(nodekayles(star(n)))", "nimber(heap:0.07({n}+3))", "n mod 3"}) {
    const auto file = compiled(std::string("period n in 0..20: ") + number);
    EXPECT_FALSE(octal_sequence(file->explorations.front().statement)) << number;
  }
}

// The heap, or the path, that is named need not be the number itself.
TEST(Periods, AFileMayDefineTheNumber) {
  const auto file = compiled(
      "period n in 0..60: of(n + 1)\ndefine twice(k) = k + k\ndefine of(k) = nimber(octal:0.137(path(twice(k) - 1)))");
  const auto sequence = octal_sequence(file->explorations.front().statement);
  ASSERT_TRUE(sequence);
  EXPECT_EQ(sequence->factor, 2);
  EXPECT_EQ(sequence->constant, 1);
}

// --- random members ---

TEST(RandomMembers, EveryLabelledTreeComesAsOften) {
  Dice dice(7);
  std::map<std::vector<std::pair<Vertex, Vertex>>, int> seen;
  constexpr int kTrees = 16'000;
  for (int i = 0; i < kTrees; ++i) {
    const Graph tree = random_tree(4, dice);
    ASSERT_TRUE(tree.is_tree());
    std::vector<std::pair<Vertex, Vertex>> edges;
    for (Vertex v = 0; v < 4; ++v) {
      for (const Vertex w : tree.neighbours(v)) {
        if (v < w) edges.emplace_back(v, w);
      }
    }
    ++seen[edges];
  }
  EXPECT_EQ(seen.size(), 16U) << "Cayley: 4^2";
  // A thousand each; the deviation is 31.
  for (const auto& [tree, count] : seen) EXPECT_NEAR(count, 1000, 160);
}

Family family_named(FamilyKind kind, Bounds vertices, Bounds edges) {
  Family family;
  family.kind = kind;
  family.of(SizeUnit::vertices) = vertices;
  family.of(SizeUnit::edges) = edges;
  return family;
}

TEST(RandomMembers, StayInTheirFamily) {
  std::vector<Family> families{
      family_named(FamilyKind::trees, {12, 12}, {}),       family_named(FamilyKind::caterpillars, {9, 11}, {}),
      family_named(FamilyKind::forests, {10, 10}, {0, 7}), family_named(FamilyKind::graphs, {9, 9}, {14, 16}),
      family_named(FamilyKind::boards, {}, {10, 10}),      family_named(FamilyKind::boards, {}, {9, 12})};
  Family cubic = family_named(FamilyKind::graphs, {10, 10}, {});
  cubic.cubic = cubic.connected = cubic.bipartite = true;
  families.push_back(cubic);
  Family bipartite = family_named(FamilyKind::graphs, {9, 9}, {});
  bipartite.bipartite = bipartite.two_connected = true;
  families.push_back(bipartite);
  Family boards = family_named(FamilyKind::boards, {}, {12, 12});
  boards.two_connected = true;
  families.push_back(boards);
  for (const Family& family : families) {
    const RandomMembers members(family);
    Dice dice(3);
    Dice again(3);
    std::set<std::string> seen;
    for (int round = 0; round < 5; ++round) {
      std::optional<Member> member = members.start(dice);
      std::optional<Member> same = members.start(again);
      for (int step = 0; step < 20; ++step) {
        ASSERT_TRUE(member) << family.name();
        EXPECT_TRUE(family.has(*member)) << family.name();
        EXPECT_EQ(*member, *same);
        const auto* map = std::get_if<PlaneMap>(&*member);
        seen.insert(map != nullptr ? canonical_board(*map) : print_graph(std::get<Graph>(*member)));
        member = members.near(*member, dice);
        same = members.near(*same, again);
      }
    }
    if (family.cubic) {
      EXPECT_EQ(seen.size(), 2U) << "OEIS A008325";
    } else {
      EXPECT_GT(seen.size(), 10U) << family.name();
    }
  }
}

// From a path all boards with four edges are reached, and no others.
TEST(RandomMembers, StepsReachEveryBoard) {
  std::set<PlaneCode> all;
  PlaneBoards boards(Connectivity::connected);
  boards.each(4, {}, [&](const PlaneMap& map) { all.insert(canonical_board(map)); });
  const RandomMembers members(family_named(FamilyKind::boards, {}, {4, 4}));
  Dice dice(11);
  std::set<PlaneCode> seen;
  std::optional<Member> member = members.start(dice);
  for (int step = 0; step < 2000 && member; ++step) {
    seen.insert(canonical_board(std::get<PlaneMap>(*member)));
    member = members.near(*member, dice);
  }
  EXPECT_EQ(seen, all);
}

}  // namespace
}  // namespace sprague::explorer
