// Every registered game: its help's examples parse and print back, and nonsense is refused.
#include "games/registry.hpp"

#include <gmock/gmock.h>

#include <set>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

struct Example {
  std::string code;
  std::string position;
};

// The examples of a help line "SYNTAX   what it is: name:CODE POSITION, name:CODE POSITION".
std::vector<Example> examples_of(std::string_view syntax) {
  std::vector<Example> examples;
  std::string_view rest = syntax.substr(syntax.find(": ") + 2);
  while (!rest.empty()) {
    const std::size_t comma = rest.find(", ");
    const std::string_view example = rest.substr(0, comma);
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 2);
    const std::size_t space = example.find(' ');
    const std::string_view game = example.substr(0, space);
    const std::size_t colon = game.find(':');
    examples.push_back({std::string(colon == std::string_view::npos ? std::string_view() : game.substr(colon + 1)),
                        std::string(example.substr(space + 1))});
  }
  return examples;
}

TEST(Registry, NamesAreUniqueAndHelpStartsWithThem) {
  std::set<std::string_view> names;
  each_game([&]<class G>(std::type_identity<G>) {
    EXPECT_TRUE(names.insert(G::kName).second) << G::kName;
    EXPECT_TRUE(std::string_view(G::kSyntax).starts_with(G::kName)) << G::kSyntax;
  });
}

TEST(Registry, TheExamplesOfTheHelpParseAndPrintBack) {
  each_game([&]<class G>(std::type_identity<G>) {
    const std::vector<Example> examples = examples_of(G::kSyntax);
    ASSERT_FALSE(examples.empty()) << G::kName;
    for (const auto& [code, position] : examples) {
      const G game = G::from_code(code);
      EXPECT_EQ(game.code(), code);
      const auto sum = game.parse(position);
      EXPECT_FALSE(sum.empty());
      for (const auto& component : sum) {
        const auto again = game.parse(game.print(component));
        ASSERT_EQ(again.size(), 1U);
        EXPECT_EQ(game.key(again.front()), game.key(component));
        EXPECT_EQ(game.print(again.front()), game.print(component));
      }
    }
  });
}

TEST(Registry, EveryGameRefusesNonsense) {
  each_game([&]<class G>(std::type_identity<G>) {
    EXPECT_THROW(G::from_code("nonsense"), InputError) << G::kName;
    const G game = G::from_code(examples_of(G::kSyntax).front().code);
    for (const char* bad : {"", "?", "+", "nonsense"}) EXPECT_THROW(game.parse(bad), InputError) << G::kName << bad;
  });
}

}  // namespace
}  // namespace sprague
