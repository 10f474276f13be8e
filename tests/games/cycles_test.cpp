// The Game of Cycles against the naive reference: cells, moves, nimbers and outcomes.
#include "games/cycles.hpp"

#include <gmock/gmock.h>

#include <map>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/couples.hpp"
#include "checkers/nimbers.hpp"
#include "tests/naive/cycles.hpp"

namespace sprague {
namespace {

constexpr std::pair<CellReading, naive::CellReading> kReadings[] = {
    {CellReading::walk, naive::CellReading::whole_walk},
    {CellReading::simple, naive::CellReading::simple_only},
    {CellReading::enclosing, naive::CellReading::enclosing},
};

TEST(CyclesTest, RefusesBadBoards) {
  const Cycles game(CellReading::walk);
  const std::map<std::string, std::string> bad = {
      {"bc,ac,ab outer=a>b; a>d", "no edge ad"},
      {"bc,ac,ab outer=a>b; a>b,b>a", "marked twice"},
      {"bc,ac,ab outer=a>b; a>b,a>c", "vertex a is a source"},
      {"bc,ac,ab outer=a>b; b>a,c>a", "vertex a is a sink"},
      {"bc,ac,ab outer=a>b; a>b,b>c", "one arrow from complete"},
      {"bc,ac,ab outer=a>b; a>b,b>c,c>a", "complete"},
      {"bc,ac,ab outer=a>b; ab", "expected an arrow"},
      {"bc,ac,ab outer=a>b;", "expected an arrow"},
  };
  for (const auto& [text, message] : bad) {
    try {
      game.parse(text);
      ADD_FAILURE() << text;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), ::testing::HasSubstr(message));
    }
  }
}

}  // namespace
}  // namespace sprague
