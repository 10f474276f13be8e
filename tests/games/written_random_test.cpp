// Random games and claims: what must be true of each of them by the naive evaluator.
#include <gmock/gmock.h>

#include "tests/naive/random_games.hpp"
#include "tests/naive/written_claims.hpp"
#include "tests/support.hpp"

namespace sprague::naive::written {
namespace {

// Whatever the rules, a game is the same on a graph with other names, and plays end.
TEST(WrittenRandom, GamesDoNotSeeNames) {
  Dice dice = support::seeded();
  Int nonzero = 0;
  Int several = 0;
  for (int i = 0; i < 150; ++i) {
    const RandomGame random = random_game(dice, "g");
    const WrittenGame game = WrittenGame::parse(random.text);
    SCOPED_TRACE(random.text);
    if (random.boards) {
      for (Int edges = 1; edges <= 3; ++edges) {
        for (const Figure& board : boards_with(edges)) nonzero += game.nimber(board) > 0 ? 1 : 0;
      }
      continue;
    }
    for (Int n = 1; n <= (random.grows ? 3 : 4); ++n) {
      for (const Figure& graph : graphs_on(n)) {
        std::vector<Int> order(static_cast<std::size_t>(n));
        std::iota(order.begin(), order.end(), 0);
        std::ranges::shuffle(order, dice);
        Figure other(n);
        for (const auto& [u, v] : graph.edge_names()) other.join(order[u], order[v]);
        const Int nimber = game.nimber(graph);
        EXPECT_EQ(game.nimber(other), nimber);
        const std::set<Int> lengths = game.lengths(graph);
        EXPECT_EQ(game.lengths(other), lengths);
        nonzero += nimber > 0 ? 1 : 0;
        several += lengths.size() > 1 ? 1 : 0;
      }
    }
  }
  EXPECT_GT(nonzero, 100);
  EXPECT_GT(several, 100);
}

// Without `whole` a graph of two components is the sum of two games (Sprague 1935, Grundy 1939); the recursion goes
// over the whole sum and does not know it.
TEST(WrittenRandom, ComponentsAreSummed) {
  Dice dice = support::seeded();
  Int nonzero = 0;
  for (int i = 0; i < 120; ++i) {
    const RandomGame random = random_game(dice, "g");
    if (random.boards || random.whole) continue;
    const WrittenGame game = WrittenGame::parse(random.text);
    SCOPED_TRACE(random.text);
    for (const Figure& first : {path(2), path(3), cycle(3)}) {
      for (const Figure& second : {path(1), path(2), path(3)}) {
        const Int sum = game.nimber(disjoint(first, second));
        EXPECT_EQ(sum, game.nimber(first) ^ game.nimber(second)) << first.key() << second.key();
        nonzero += sum > 0 ? 1 : 0;
      }
    }
  }
  EXPECT_GT(nonzero, 50);
}

// The claims are well typed and of all kinds; a condition may be one that nothing meets.
TEST(WrittenRandom, ClaimsAreDecided) {
  Dice dice = support::seeded();
  std::map<Verdict, Int> verdicts;
  for (int i = 0; i < 400; ++i) {
    const std::string text =
        "game arc on graphs: move edge e: delete ends(e)\n"
        "game crop on boards: move face f: delete edges(f)\n" +
        random_claim(dice, {"arc", "nodekayles", "octal:0.33"}, {"crop"});
    SCOPED_TRACE(text);
    try {
      const Finding found = evaluate_claim(text).front();
      ++verdicts[found.verdict];
      EXPECT_EQ(found.size.has_value(), !found.witnesses.empty());
    } catch (const InputError& error) {
      EXPECT_STREQ(error.what(), "no instance meets the conditions");
    }
  }
  for (const Verdict verdict : {Verdict::holds, Verdict::proved, Verdict::refuted, Verdict::undecided}) {
    EXPECT_GT(verdicts[verdict], 10) << static_cast<int>(verdict);
  }
}

}  // namespace
}  // namespace sprague::naive::written
