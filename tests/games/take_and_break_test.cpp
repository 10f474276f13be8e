// Nim and Lasker's Nim against the words of their rules and the thesis's table.
#include "games/take_and_break.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

#include "checkers/nimbers.hpp"
#include "games/laskers_nim.hpp"
#include "games/unlabelled.hpp"
#include "tests/naive/octal.hpp"

namespace sprague {
namespace {

using Heaps = std::vector<std::uint32_t>;

// All positions one move away, empty heaps left out; heaps sorted.
std::set<Heaps> moves(const Heaps& heaps, Breaking breaking) {
  std::set<Heaps> result;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    auto replace = [&](const Heaps& by) {
      Heaps after = heaps;
      after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
      after.insert(after.end(), by.begin(), by.end());
      std::erase(after, 0U);
      std::ranges::sort(after);
      result.insert(after);
    };
    for (std::uint32_t taken = 1; taken <= heaps[i]; ++taken) replace({heaps[i] - taken});
    if (breaking == Breaking::forbidden) continue;
    for (std::uint32_t part = 1; part < heaps[i]; ++part) replace({part, heaps[i] - part});
  }
  return result;
}

// The value of several heaps by mex over whole positions: heaps are never valued one by one.
class Reference {
 public:
  explicit Reference(Breaking breaking) : breaking_(breaking) {}
  unsigned value(const Heaps& heaps) {
    if (const auto known = values_.find(heaps); known != values_.end()) return known->second;
    std::set<unsigned> seen;
    for (const Heaps& after : moves(heaps, breaking_)) seen.insert(value(after));
    return values_[heaps] = naive::mex(seen);
  }

 private:
  Breaking breaking_;
  std::map<Heaps, unsigned> values_;
};

TEST(TakeAndBreakTest, OptionsAreTheMovesOfTheText) {
  for (const Breaking breaking : {Breaking::forbidden, Breaking::allowed}) {
    const TakeAndBreak game(breaking);
    for (std::uint32_t heap = 0; heap <= 15; ++heap) {
      std::set<Heaps> found;
      for (Heaps option : game.options(heap)) {
        std::erase(option, 0U);
        std::ranges::sort(option);
        found.insert(option);
      }
      EXPECT_EQ(found, moves({heap}, breaking)) << heap;
    }
  }
}

TEST(TakeAndBreakTest, ValuesOfSeveralHeapsAgainstWholePositions) {
  for (const Breaking breaking : {Breaking::forbidden, Breaking::allowed}) {
    const TakeAndBreak game(breaking);
    NimberSolver<TakeAndBreak> solver(game, {});
    Reference reference(breaking);
    for (std::uint32_t a = 0; a <= 5; ++a) {
      for (std::uint32_t b = a; b <= 5; ++b) {
        for (std::uint32_t c = b; a + b + c <= 12 && c <= 8; ++c) {
          Heaps heaps{a, b, c};
          const unsigned found = solver.value(heaps).value();
          std::erase(heaps, 0U);
          EXPECT_EQ(found, reference.value(heaps)) << a << "+" << b << "+" << c;
        }
      }
    }
  }
}

TEST(TakeAndBreakTest, LaskersNimAsPrinted) {
  // Zandee, Section 1.3, the table before Theorem 1.6.
  const std::vector<std::uint32_t> printed{0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10};
  const TakeAndBreak game(Breaking::allowed);
  NimberSolver<TakeAndBreak> solver(game, {});
  for (std::uint32_t heap = 0; heap < printed.size(); ++heap) EXPECT_EQ(solver.value(heap).value(), printed[heap]);
}

TEST(TakeAndBreakTest, LaskersNimAsCertificatesHaveIt) {
  const LaskersNim game;
  const Unlabelled texts(game);
  EXPECT_THAT(texts.options("3"),
              ::testing::UnorderedElementsAre(std::vector<std::string>{}, std::vector<std::string>{"1"},
                                              std::vector<std::string>{"2"}, std::vector<std::string>{"1", "2"}));
  EXPECT_EQ(texts.certified_text("2,10"), "10;2");
  for (std::uint32_t heap = 1; heap <= 15; ++heap) {
    for (const Heaps& option : game.options(heap)) {
      std::size_t left = 1;
      for (const std::uint32_t part : option) left += LaskersNim::most_moves(part);
      EXPECT_GE(LaskersNim::most_moves(heap), left) << heap;
    }
  }
}

TEST(TakeAndBreakTest, TheExampleOfNim) {
  // Zandee, Section 1.1: {5, 7, 9} has nim-sum 11, and {5, 7, 2} is won by the previous player.
  const TakeAndBreak game(Breaking::forbidden);
  NimberSolver<TakeAndBreak> solver(game, {});
  EXPECT_EQ(solver.value(Heaps{5, 7, 9}).value(), 11U);
  EXPECT_EQ(solver.value(Heaps{5, 7, 2}).value(), 0U);
}

}  // namespace
}  // namespace sprague
