// Every registered game: parses what it prints, refuses bad codes and positions, and has equal keys for equal positions.
#include "games/registry.hpp"

#include <gmock/gmock.h>

#include <set>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

TEST(Registry, NamesAreUniqueAndHelpStartsWithThem) {
  std::set<std::string_view> names;
  each_game([&]<class G>(std::type_identity<G>) {
    EXPECT_TRUE(names.insert(G::kName).second) << G::kName;
    EXPECT_TRUE(std::string_view(G::kSyntax).starts_with(std::string(G::kName) + ":")) << G::kSyntax;
  });
}

TEST(Registry, EveryGameRefusesNonsense) {
  each_game([&]<class G>(std::type_identity<G>) {
    EXPECT_THROW(G::from_code("nonsense"), InputError) << G::kName;
    EXPECT_THROW(G::from_code(""), InputError) << G::kName;
    const G game = G::from_code("0.33");
    EXPECT_EQ(G::from_code(game.code()).code(), game.code());
    for (const char* bad : {"", "?", "+", "nonsense"}) EXPECT_THROW(game.parse(bad), InputError) << G::kName << bad;
  });
}

}  // namespace
}  // namespace sprague
