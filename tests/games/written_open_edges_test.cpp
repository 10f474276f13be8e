// Games that only direct edges, without what no later move can tell, against the same games with whole positions and
// against the naive evaluator; and games whose conditions see more than the ends of an edge, which are not reduced.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "checkers/nimbers.hpp"
#include "games/written/game.hpp"
#include "games/written/open_edges.hpp"
#include "tests/naive/written_claims.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

using language::pair_of;
using written::OpenEdges;
using written::OpenEdgesRules;
using written::Position;

// Games of one rule, as what stands behind `move arrow a`.
const std::vector<std::string> kReduced{
    "where not directed(a) keeping every(v in ends(a): degree(v) = 1 or indegree(v) < degree(v) and outdegree(v) < "
    "degree(v)): direct a",
    "where not directed(a) keeping every(v in ends(a): indegree(v) < degree(v) and outdegree(v) < degree(v)): direct a",
    "where not directed(a) and indegree(head(a)) = 0: direct a",
    ": direct a",
    "keeping every(v in ends(edge(a)): indegree(v) <= 2): direct a",
    "where leaf(tail(a)) or indegree(tail(a)) > 0: direct a",
    "where outdegree(tail(a)) + 1 < degree(tail(a)) or not leaf(head(a)): direct a",
    "where some(v in ends(a): indegree(v) is odd or degree(v) = 1): direct a",
    "where not every(v in ends(a): outdegree(v) = 0 and indegree(v) = 0) or leaf(head(a)): direct a",
    "where if leaf(tail(a)) then indegree(head(a)) = 0 else outdegree(head(a)) in {0, 2}: direct a",
    "where indegree(tail(a)) = 0 <=> outdegree(head(a)) > 0 keeping indegree(head(a)) mod 2 = 1: direct a",
    "where outdegree(tail(a)) > 0 => indegree(head(a)) in 1..2: direct a",
    "keeping max(indegree(head(a)), outdegree(head(a))) * 2 <= degree(head(a)) + 1 and directed(a): direct a",
    "where leaf(head(a)): direct a move arrow b where indegree(tail(b)) > 0 keeping indegree(head(b)) < 3: direct b",
};

// The same, of conditions that see more, or with moves that do more.
const std::vector<std::string> kRefused{
    "where not directed(a) and every(v in ends(a): every(w in open(v): indegree(w) + outdegree(w) < 2)): direct a",
    "where not directed(a) and count(v in closed(tail(a)): indegree(v) > 0) <= 1: direct a",
    "where not directed(a) and count(v in vertices: indegree(v) = 0) is even: direct a",
    "where not directed(a) and eccentricity(tail(a)) <= 2: direct a",
    "where not directed(a) and every(v in vertices: distance(v, head(a)) < 2 or indegree(v) = 0): direct a",
    "where not directed(a) and diameter is even: direct a",
    "where not directed(a) and vertices mod 3 > 0: direct a",
    "where not directed(a) and leaves <= 2: direct a",
    "where not directed(a) and edge(a) in bridges: direct a",
    "where not directed(a) and count(e in edges: directed(e)) < 2: direct a",
    "where not directed(a) and every(b in darts: directed(b) or leaf(tail(b)) or indegree(head(b)) = 0): direct a",
    "where not directed(a) keeping not regular: direct a",
    "where not directed(a): direct a move arrow b where directed(b): delete edge(b)",
    "where not directed(a): direct a move vertex v where indegree(v) > 1: delete v",
    "where not directed(a): direct a move edge e where directed(e): delete ends(e)",
    "where not directed(a) and degree(tail(a)) is even: direct a after move: delete edges e where directed(e)",
    "where not directed(a): direct a after move: delete vertices v where indegree(v) > 1",
    "where not directed(a): direct a, delete leaves",
    "where not directed(a): direct a move cycle c where every(e in edges(c): directed(e)): delete c",
};

// Refused as well, for both ends stand in one comparison, or for what may have no value; they could be reduced.
const std::vector<std::string> kRefusedWithoutNeed{
    "where indegree(tail(a)) <= indegree(head(a)): direct a",
    "where sum(v in ends(a): indegree(v)) < 2: direct a",
    "where some(u, v in ends(a): indegree(u) > outdegree(v)): direct a",
    "where 6 div (indegree(head(a)) - 1) > 0: direct a",
    "where indegree(tail(a)) xor 1 > 0: direct a",
    "where 9000000000000000000 + indegree(tail(a)) > 0: direct a",
    "where 4000000000 * 4000000000 * indegree(tail(a)) > 0: direct a",
    "where indegree(tail(a)) < infinite: direct a",
};

std::string text_of(const std::string& rule, bool is_whole = false) {
  return std::string("game g on graphs") + (is_whole ? " whole" : "") + ": move arrow a " + rule;
}

// All ways to give some of the edges a direction.
void each_decoration(const WrittenGame& game, const Graph& graph, const std::function<void(const Position&)>& visit) {
  std::vector<std::pair<Vertex, Vertex>> edges;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    for (const Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
      if (v < w) edges.emplace_back(static_cast<Vertex>(v), w);
    }
  }
  std::size_t all = 1;
  for (std::size_t i = 0; i < edges.size(); ++i) all *= 3;
  for (std::size_t code = 0; code < all; ++code) {
    Position position = game.board_of(graph);
    std::size_t left = code;
    for (const auto& [v, w] : edges) {
      if (left % 3 == 1) position.directed.push_back(pair_of(v, w));
      if (left % 3 == 2) position.directed.push_back(pair_of(w, v));
      left /= 3;
    }
    std::ranges::sort(position.directed);
    visit(position);
  }
}

class Both {
 public:
  explicit Both(const std::string& text)
      : game_(WrittenGame::from_code(text)),
        rules_(*OpenEdgesRules::of(game_.text())),
        plain_(game_, Effort{}),
        reduced_(rules_, Effort{}) {}

  const WrittenGame& game() const { return game_; }
  Nimber plain(const Position& position) { return plain_.value(game_.components(position)); }
  Nimber reduced(const Position& position) { return reduced_.value(*rules_.components(position)); }
  std::uint64_t plain_positions() const { return plain_.positions(); }
  std::uint64_t reduced_positions() const { return reduced_.positions(); }

 private:
  WrittenGame game_;
  OpenEdgesRules rules_;
  NimberSolver<WrittenGame> plain_;
  NimberSolver<OpenEdgesRules> reduced_;
};

TEST(WrittenOpenEdges, EveryPositionOfSmallGraphsHasTheNimberOfItsWhole) {
  for (const std::string& rule : kReduced) {
    Both both(text_of(rule));
    Both whole(text_of(rule, true));
    std::set<std::uint32_t> nimbers;
    for (std::size_t n = 1; n <= 5; ++n) {
      for (const Graph& graph : support::graphs_on(n, Connectivity::any)) {
        if (graph.edges() > 5) continue;
        each_decoration(both.game(), graph, [&](const Position& position) {
          const Nimber expected = both.plain(position);
          ASSERT_EQ(both.reduced(position), expected) << rule << ' ' << both.game().print(position);
          nimbers.insert(expected.value());
          if (n > 4) return;
          ASSERT_EQ(whole.plain(position), expected) << rule << ' ' << both.game().print(position);
          ASSERT_EQ(whole.reduced(position), expected) << rule << ' ' << both.game().print(position);
        });
      }
    }
    EXPECT_GE(nimbers.size(), 2U) << rule;
    EXPECT_LT(both.reduced_positions(), both.plain_positions()) << rule;
  }
}

TEST(WrittenOpenEdges, StartsHaveTheNaiveNimber) {
  for (const std::string& rule : kReduced) {
    Both both(text_of(rule));
    const naive::WrittenGame reference = naive::WrittenGame::parse(text_of(rule));
    for (naive::written::Int n = 1; n <= 4; ++n) {
      for (const naive::written::Figure& figure : naive::written::graphs_on(n)) {
        if (figure.edge_names().size() > 4) continue;
        const Position start = both.game().board_of(naive::written::graph_of(figure));
        ASSERT_EQ(both.reduced(start).value(), reference.nimber(figure)) << rule << ' ' << both.game().print(start);
      }
    }
  }
}

// A random truth that each end answers by itself, made of what the words say of one end.
class RandomConditions {
 public:
  explicit RandomConditions(support::Random& random) : random_(random) {}

  std::string rule() {
    std::string text;
    if (below(3) != 0) text += "where " + truth(2) + " ";
    if (below(3) != 0 || text.empty()) text += "keeping " + truth(2);
    return text + ": direct a";
  }

 private:
  std::size_t below(std::size_t limit) { return random_() % limit; }
  std::string number(const std::string& end) {
    const std::string functions[] = {"indegree", "outdegree", "degree"};
    return functions[below(3)] + "(" + end + ")";
  }
  std::string atom(const std::string& end) {
    const std::string signs[] = {" = ", " < ", " <= ", " != ", " > "};
    switch (below(5)) {
      case 0: return number(end) + (below(2) == 0 ? " is even" : " is odd");
      case 1: return number(end) + signs[below(5)] + number(end);
      case 2: return number(end) + " + " + number(end) + signs[below(5)] + std::to_string(below(4));
      default: return number(end) + signs[below(5)] + std::to_string(below(3));
    }
  }
  std::string truth(std::size_t depth) {
    if (depth == 0) return atom(below(2) == 0 ? "tail(a)" : "head(a)");
    switch (below(6)) {
      case 0: return "(" + truth(depth - 1) + " and " + truth(depth - 1) + ")";
      case 1: return "(" + truth(depth - 1) + " or " + truth(depth - 1) + ")";
      case 2: return "not " + truth(depth - 1);
      case 3: return "every(v in ends(a): " + atom("v") + " or " + atom("v") + ")";
      case 4: return "some(v in ends(a): " + atom("v") + " and " + atom("v") + ")";
      default: return atom(below(2) == 0 ? "tail(a)" : "head(a)");
    }
  }

  support::Random& random_;
};

TEST(WrittenOpenEdges, RandomConditionsOnEnds) {
  support::Random random = support::seeded();
  RandomConditions conditions(random);
  std::map<std::uint32_t, std::size_t> met;
  for (int i = 0; i < 150; ++i) {
    const std::string rule = conditions.rule() + (i % 3 == 0 ? " move arrow a " + conditions.rule() : "");
    SCOPED_TRACE(rule);
    ASSERT_TRUE(OpenEdgesRules::of(WrittenGame::from_code(text_of(rule)).text()).has_value());
    Both both(text_of(rule));
    for (std::size_t n = 2; n <= 5; ++n) {
      for (const Graph& graph : support::graphs_on(n, Connectivity::connected)) {
        if (graph.edges() > 5) continue;
        each_decoration(both.game(), graph, [&](const Position& position) {
          if (random() % 8 != 0 && !position.directed.empty()) return;
          const Nimber expected = both.plain(position);
          ASSERT_EQ(both.reduced(position), expected) << both.game().print(position);
          ++met[expected.value()];
        });
      }
    }
  }
  for (const std::uint32_t nimber : {0U, 1U, 2U, 3U}) EXPECT_GT(met[nimber], 100U) << nimber;
}

// Each directed edge in two, with a leaf of its own at each of its ends: what a game that sees no more than the degrees
// of an edge's ends can't tell.
Position cut(const WrittenGame& game, const Position& position) {
  const std::size_t vertices = position.graph.vertices();
  Graph graph(vertices + 2 * position.directed.size());
  written::Set directed;
  Vertex next = static_cast<Vertex>(vertices);
  for (const std::int64_t arrow : position.directed) {
    for (const auto& [from, to] : {std::pair(language::first_of(arrow), next),
                                   std::pair(static_cast<Vertex>(next + 1), language::second_of(arrow))}) {
      graph.add_edge(from, to);
      directed.push_back(pair_of(from, to));
    }
    next = static_cast<Vertex>(next + 2);
  }
  for (std::size_t v = 0; v < vertices; ++v) {
    for (const Vertex w : position.graph.neighbours(static_cast<Vertex>(v))) {
      const bool is_directed = std::ranges::binary_search(position.directed, pair_of(static_cast<Vertex>(v), w)) ||
                               std::ranges::binary_search(position.directed, pair_of(w, static_cast<Vertex>(v)));
      if (v < w && !is_directed) graph.add_edge(static_cast<Vertex>(v), w);
    }
  }
  Position result = game.board_of(std::move(graph));
  std::ranges::sort(directed);
  result.directed = std::move(directed);
  return result;
}

// The first position of few edges that has another nimber when its directed edges are cut.
std::optional<std::string> first_that_cutting_changes(const std::string& rule) {
  const WrittenGame game = WrittenGame::from_code(text_of(rule));
  NimberSolver<WrittenGame> solver(game, Effort{});
  const auto nimber = [&](const Position& position) { return solver.value(game.components(position)); };
  std::optional<std::string> found;
  for (std::size_t n = 2; n <= 5 && !found; ++n) {
    for (const Graph& graph : support::graphs_on(n, Connectivity::connected)) {
      if (graph.edges() > 4) continue;
      each_decoration(game, graph, [&](const Position& position) {
        if (!found && position.directed.size() <= 3 && nimber(position) != nimber(cut(game, position))) {
          found = game.print(position);
        }
      });
    }
  }
  return found;
}

TEST(WrittenOpenEdges, WhatSeesMoreThanEndsIsNotReducedAndMustNotBe) {
  for (const std::string& rule : kRefused) {
    EXPECT_FALSE(OpenEdgesRules::of(WrittenGame::from_code(text_of(rule)).text()).has_value()) << rule;
    EXPECT_TRUE(first_that_cutting_changes(rule).has_value()) << rule;
  }
  for (const std::string& rule : kReduced) EXPECT_EQ(first_that_cutting_changes(rule), std::nullopt) << rule;
}

TEST(WrittenOpenEdges, WhatMixesEndsOrMayHaveNoValueIsNotReduced) {
  for (const std::string& rule : kRefusedWithoutNeed) {
    EXPECT_FALSE(OpenEdgesRules::of(WrittenGame::from_code(text_of(rule)).text()).has_value()) << rule;
  }
  for (const std::string& text :
       {std::string("game g on boards: move arrow a where not directed(a): direct a"),
        std::string("game g on graphs: mark red on edges move arrow a where not directed(a): direct a"),
        std::string("game g on graphs: move vertex v: delete closed(v)")}) {
    EXPECT_FALSE(OpenEdgesRules::of(WrittenGame::from_code(text).text()).has_value()) << text;
  }
}

// Of a star with so many leaves the hub would have too many classes.
TEST(WrittenOpenEdges, LargeDegreesAreNotReduced) {
  const WrittenGame game = WrittenGame::from_code(text_of(kReduced.front()));
  const OpenEdgesRules rules = *OpenEdgesRules::of(game.text());
  EXPECT_TRUE(rules.components(game.parse_board("K(1,32)")).has_value());
  EXPECT_FALSE(rules.components(game.parse_board("K(1,33)")).has_value());
}

// Keys do not depend on numbers of vertices, nor, under conditions that take tails as they take heads, on which way all
// arrows go.
TEST(WrittenOpenEdges, RelabelledAndReversedPositionsHaveTheSameKeys) {
  support::Random random = support::seeded();
  const WrittenGame game = WrittenGame::from_code(text_of(kReduced.front()));
  const OpenEdgesRules rules = *OpenEdgesRules::of(game.text());
  const auto keys_of = [&](const Position& position) {
    std::multiset<std::string> keys;
    const auto parts = rules.components(position);
    for (const OpenEdges& part : *parts) keys.insert(rules.key(part));
    return keys;
  };
  std::set<std::multiset<std::string>> all;
  for (std::size_t n = 4; n <= 7; ++n) {
    for (const Graph& graph : support::graphs_on(n, Connectivity::connected)) {
      Position position = game.board_of(graph);
      for (std::size_t v = 0; v < n; ++v) {
        for (const Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
          const auto from = static_cast<Vertex>(v);
          if (from < w && random() % 3 == 0) {
            position.directed.push_back(random() % 2 == 0 ? pair_of(from, w) : pair_of(w, from));
          }
        }
      }
      std::ranges::sort(position.directed);
      const auto keys = keys_of(position);
      std::vector<Vertex> order = support::identity(n);
      std::ranges::shuffle(order, random);
      EXPECT_EQ(keys_of(written::reordered(game.text(), position, order)), keys);
      Position reversed = position;
      for (std::int64_t& arrow : reversed.directed) {
        arrow = pair_of(language::second_of(arrow), language::first_of(arrow));
      }
      std::ranges::sort(reversed.directed);
      EXPECT_EQ(keys_of(reversed), keys);
      all.insert(keys);
    }
  }
  EXPECT_GT(all.size(), 200U);
}

}  // namespace
}  // namespace sprague
