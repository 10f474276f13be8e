// Proof numbers against nimbers by mex and against naive play; budgets and stops change when there is an answer, never
// which.
#include "checkers/proof_search.hpp"

#include <gmock/gmock.h>

#include <atomic>

#include "checkers/nimbers.hpp"
#include "games/sprouts.hpp"
#include "tests/games/sprouts_lands.hpp"

namespace sprague {
namespace {

// Take any number from a heap, or split it in two. Lasker's Nim has the nimbers 0, 1, 2, 4, 3, 5, 6, 8, 7, ... (Winning
// Ways, chapter 4).
struct LaskersNim {
  using Position = std::size_t;
  using Key = std::string;
  std::vector<Sum<Position>> options(Position heap) const {
    std::vector<Sum<Position>> result;
    for (Position left = 0; left < heap; ++left) result.push_back({left});
    for (Position part = 1; 2 * part <= heap; ++part) result.push_back({part, heap - part});
    return result;
  }
  Key key(Position heap) const { return Key(heap, 'x'); }
  Position position_of(const Key& key) const { return key.size(); }
  std::size_t most_moves(Position heap) const { return 2 * heap; }
};

std::uint32_t laskers_nimber(std::uint32_t heap) {
  if (heap == 0) return 0;
  return heap % 4 == 0 ? heap - 1 : heap % 4 == 3 ? heap + 1 : heap;
}

TEST(ProofSearch, FindsPublishedNimbers) {
  const LaskersNim game;
  ProofSearch<LaskersNim> search(game, {});
  for (std::uint32_t heap = 0; heap <= 20; ++heap) {
    EXPECT_EQ(search.nimber(Sum<std::size_t>{heap}), Nimber(laskers_nimber(heap))) << heap;
  }
}

TEST(ProofSearch, SumsBesideHeaps) {
  const LaskersNim game;
  for (std::uint32_t a = 0; a < 8; ++a) {
    for (std::uint32_t b = 0; b < 8; ++b) {
      for (std::uint32_t heap = 0; heap < 12; ++heap) {
        ProofSearch<LaskersNim> search(game, {});
        EXPECT_EQ(search.is_lost(Sum<std::size_t>{a, b, 3}, Nimber(heap)),
                  (laskers_nimber(a) ^ laskers_nimber(b) ^ 4) == heap)
            << a << ' ' << b << ' ' << heap;
      }
    }
  }
}

TEST(ProofSearch, AgreesWithMexOnAllLandsFromThreeSpots) {
  const Sprouts game;
  NimberSolver<Sprouts> by_mex(game, {});
  ProofSearch<Sprouts> together(game, {});
  std::size_t lands = 0;
  for (const Surface surface : {Surface(), Surface::with_crosscaps(1)}) {
    for (const std::string& word : lands_below(game, game.spots(3, surface))) {
      const Nimber expected = by_mex.value(Sum<SproutsLand>{{word}});
      EXPECT_EQ(together.nimber(Sum<SproutsLand>{{word}}), expected) << game.print({word});
      for (std::uint32_t heap = 0; heap < 4; ++heap) {
        ProofSearch<Sprouts> alone(game, {});
        EXPECT_EQ(alone.is_lost(Sum<SproutsLand>{{word}}, Nimber(heap)), expected == Nimber(heap))
            << game.print({word});
      }
      ++lands;
    }
  }
  EXPECT_GT(lands, 100U);
}

TEST(ProofSearch, ABudgetEndsItAndWhatIsKnownStays) {
  const Sprouts game;
  const Sum<SproutsLand> spots = game.spots(6);
  Effort effort;
  effort.most_positions = 20;
  ProofSearch<Sprouts> search(game, effort);
  EXPECT_THROW(search.is_lost(spots), OutOfBudget);
  EXPECT_EQ(search.counts().expanded, 20U);
  effort.most_positions = Effort{}.most_positions;
  effort.memory_bytes = 0;
  ProofSearch<Sprouts> without_memory(game, effort);
  EXPECT_THROW(without_memory.is_lost(spots), OutOfBudget);
  const std::atomic<bool> stop = true;
  effort = {};
  effort.stop = &stop;
  ProofSearch<Sprouts> stopped(game, effort);
  EXPECT_THROW(stopped.is_lost(spots), Interrupted);
}

TEST(ProofSearch, ThreadsChangeNothing) {
  const Sprouts game;
  for (const char* start : {"6", "5 on P2"}) {
    const Sum<SproutsLand> spots = game.parse(start);
    ProofSearch<Sprouts> alone(game, {});
    Effort effort;
    effort.threads = 3;
    ProofSearch<Sprouts> helped(game, effort);
    EXPECT_EQ(helped.nimber(spots), alone.nimber(spots));
    EXPECT_EQ(helped.counts(), alone.counts());
  }
}

TEST(OptionsAhead, GivesWhatTheGameGives) {
  const Sprouts game;
  const std::string key = game.spots(4).front().word;
  OptionsAhead<Sprouts> ahead(game, 2);
  EXPECT_EQ(ahead.take(key), std::nullopt) << "nobody wanted them";
  std::optional<OptionKeys> taken;
  while (!taken) {
    ahead.want(key);
    taken = ahead.take(key);
  }
  EXPECT_EQ(*taken, option_keys(game, key));
  OptionsAhead<Sprouts> nobody(game, 0);
  nobody.want(key);
  EXPECT_EQ(nobody.take(key), std::nullopt);
}

TEST(ProofSearch, CountsWhatItDid) {
  const Sprouts game;
  ProofSearch<Sprouts> search(game, {});
  EXPECT_TRUE(search.is_lost(game.spots(2)));
  const ProofCounts counts = search.counts();
  EXPECT_GE(counts.positions, counts.expanded);
  EXPECT_GT(counts.expanded, 2U);
  EXPECT_GE(counts.visits, counts.expanded);
  EXPECT_TRUE(search.is_lost(game.spots(2)));
  EXPECT_EQ(search.counts().expanded, counts.expanded) << "known by then";
}

}  // namespace
}  // namespace sprague
