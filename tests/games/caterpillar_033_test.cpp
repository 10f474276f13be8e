// Moves on caterpillar words are the moves of 0.33 on their graphs, for every word of three to nine letters.
#include "games/caterpillar_033.hpp"

#include <gmock/gmock.h>

#include <set>

#include "canonical/tree_key.hpp"
#include "games/octal_on_graphs.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(Caterpillar033, OptionsAreThoseOfTheGameOnGraphs) {
  const auto game = OctalOnGraphs::from_code("0.33");
  for (unsigned length = 3; length <= 9; ++length) {
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << length; ++bits) {
      const CaterpillarWord word{bits, length};
      std::set<std::string> found;
      each_caterpillar_option(word, [&](CaterpillarWord option) {
        EXPECT_TRUE(option.length + 1 == length || option.length + 2 == length);
        EXPECT_EQ(option.bits >> option.length, 0U);
        found.insert(tree_key(caterpillar_graph(code_of(option))));
      });
      std::set<std::string> expected;
      for (const Sum<Graph>& option : game.options(caterpillar_graph(code_of(word)))) {
        ASSERT_EQ(option.size(), 1U);
        expected.insert(tree_key(option.front()));
      }
      EXPECT_EQ(found, expected) << "bits " << bits << " of " << length;
    }
  }
}

unsigned longest_gap(CaterpillarWord word) {
  unsigned longest = 0;
  unsigned run = 0;
  for (unsigned i = 0; i < word.length; ++i) {
    run = (word.bits >> i & 1) == 0 ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

// The header's claim that bounded runs stay bounded.
TEST(Caterpillar033, BoundedRunsAreClosedUnderMoves) {
  for (unsigned length = 3; length <= 12; ++length) {
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << length; ++bits) {
      const CaterpillarWord word{bits, length};
      each_caterpillar_option(word, [&](CaterpillarWord option) { ASSERT_LE(longest_gap(option), longest_gap(word)); });
    }
  }
}

}  // namespace
}  // namespace sprague
