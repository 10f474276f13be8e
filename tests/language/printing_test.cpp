// What is printed of a game is read as the same game; definitions are written out and hide no name.
#include "language/printing.hpp"

#include <gmock/gmock.h>

#include "checkers/nimbers.hpp"
#include "games/written/game.hpp"
#include "language/file.hpp"
#include "tests/naive/random_games.hpp"
#include "tests/support.hpp"

namespace sprague::language {
namespace {

std::string text_of_file(const std::string& text) {
  return compile({"test.claims", text}, {})->games.back()->text;
}

TEST(LanguagePrinting, RandomGamesReadBack) {
  naive::written::Dice dice = support::seeded();
  for (int i = 0; i < 500; ++i) {
    const naive::written::RandomGame game = naive::written::random_game(dice, "g");
    SCOPED_TRACE(game.text);
    const std::string text = text_of_file(game.text);
    EXPECT_EQ(text_of_file(text), text);
  }
}

struct WrittenOut {
  std::string file;
  std::string text;
  friend void PrintTo(const WrittenOut& game, std::ostream* out) { *out << game.file; }
};

class LanguageDefinitions : public testing::TestWithParam<WrittenOut> {};

TEST_P(LanguageDefinitions, AreWrittenOut) {
  const auto& [file, text] = GetParam();
  EXPECT_EQ(text_of_file(file), text);
  EXPECT_EQ(text_of_file(text), text);
  const WrittenGame defined(compile({"test.claims", file}, {})->games.back());
  const WrittenGame written_out = WrittenGame::from_code(text);
  NimberSolver<WrittenGame> first(defined, Effort{});
  NimberSolver<WrittenGame> second(written_out, Effort{});
  for (const Graph& graph : support::graphs_up_to(5, Connectivity::any)) {
    EXPECT_EQ(first.value(defined.components(defined.board_of(graph))),
              second.value(written_out.components(written_out.board_of(graph))));
  }
}

INSTANTIATE_TEST_SUITE_P(
    Games, LanguageDefinitions,
    testing::Values(
        WrittenOut{"define small(x) = degree(x) < 3 or leaf(x)\n"
                   "game g on graphs: move vertex v where small(v) and connected: delete v",
                   "game g on graphs: move vertex v where (degree(v) < 3 or leaf(v)) and connected: delete v"},
        // The definition's own names are others where the game has them already.
        WrittenOut{"define far(x) = count(v in vertices: not adjacent(x, v)) > 2\n"
                   "game g on graphs: move vertex v where far(v) => some(v2 in vertices: far(v2)): delete v",
                   "game g on graphs: move vertex v where count(v2 in vertices: not adjacent(v, v2)) > 2 => "
                   "some(v2 in vertices: count(v3 in vertices: not adjacent(v2, v3)) > 2): delete v"},
        WrittenOut{"define near(x) = some(w in open(x): leaf(w))\n"
                   "define all(y) = every(w in open(y): near(w))\n"
                   "game g on graphs: move vertex w where not all(w): delete closed(w)",
                   "game g on graphs: move vertex w where not every(w2 in open(w): some(w3 in open(w2): leaf(w3))): "
                   "delete closed(w)"},
        WrittenOut{"define twice(n) = 2 * n\n"
                   "game g on graphs: move connected s with size in 1..twice(1) where (1..2) within {twice(1), 1} "
                   "and 3 - (2 - 1) = 2 and -(1 + 1) < --1: delete if leaves > 0 then s else s",
                   "game g on graphs: move connected s with size in 1..2 * 1 where (1..2) within {2 * 1, 1} "
                   "and 3 - (2 - 1) = 2 and -(1 + 1) < --1: delete (if leaves > 0 then s else s)"}));

}  // namespace
}  // namespace sprague::language
