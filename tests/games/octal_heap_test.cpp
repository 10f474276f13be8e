// Octal games on heaps against the naive reference and the published sequences.
#include "games/octal_heap.hpp"

#include <gmock/gmock.h>

#include <set>

#include "canonical/ensure.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/outcomes.hpp"
#include "tests/naive/octal.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

std::vector<unsigned> solver_values(const std::string& code, std::uint32_t most) {
  const auto game = OctalHeap::from_code(code);
  NimberSolver<OctalHeap> solver(game, {});
  std::vector<unsigned> values;
  for (std::uint32_t heap = 0; heap <= most; ++heap) values.push_back(solver.value(heap).value());
  return values;
}

TEST(OctalHeapTest, OptionsOfEveryThreeDigitCode) {
  using Parts = std::vector<std::uint32_t>;
  for (const std::string& code : support::codes_of_three_digits()) {
    const auto game = OctalHeap::from_code(code);
    for (std::uint32_t heap = 0; heap <= 12; ++heap) {
      std::set<Parts> found;
      for (Sum<std::uint32_t> option : game.options(heap)) {
        std::erase(option, 0U);
        std::ranges::sort(option);
        found.insert(option);
      }
      const auto options = naive::heap_options(code, heap);
      ASSERT_EQ(found, std::set<Parts>(options.begin(), options.end())) << code << " on " << heap;
    }
  }
}

TEST(OctalHeapTest, NimbersAgainstTheReference) {
  for (const char* code : {"0.33", "0.07", "0.6", "0.137", "0.77", "0.407", "0.3133", "0.0007", "0.1234567"}) {
    EXPECT_EQ(solver_values(code, 60), naive::heap_values(code, 60)) << code;
  }
}

TEST(OctalHeapTest, KaylesAsPublished) {
  // OEIS A002186.
  const std::vector<unsigned> known{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7};
  EXPECT_EQ(solver_values("0.77", 23), known);
}

TEST(OctalHeapTest, DawsonsKaylesAsPublished) {
  // OEIS A002187, one heap later: G(0) = 0 comes first under 0.07.
  const std::vector<unsigned> known{0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2,
                                    2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4};
  EXPECT_EQ(solver_values("0.07", 34), known);
}

// The paper, after Definition 3: G(n) = n mod 3 under 0.33.
TEST(OctalHeapTest, LargeHeapsDoNotExhaustTheStack) {
  const auto game = OctalHeap::from_code("0.33");
  NimberSolver<OctalHeap> solver(game, {});
  EXPECT_EQ(solver.value(kLargestHeap), Nimber(kLargestHeap % 3));
}

// Misere play of whole heaps by plain recursion over lists of heaps.
bool first_wins_misere(const std::string& code, const std::vector<std::uint32_t>& heaps) {
  bool any = false;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    for (const auto& parts : naive::heap_options(code, heaps[i])) {
      any = true;
      std::vector<std::uint32_t> after = parts;
      for (std::size_t j = 0; j < heaps.size(); ++j) {
        if (j != i) after.push_back(heaps[j]);
      }
      if (!first_wins_misere(code, after)) return true;
    }
  }
  return !any;
}

TEST(OctalHeapTest, MisereOutcomesAgainstTheReference) {
  for (const char* code : {"0.33", "0.07", "0.77", "0.6", "0.137"}) {
    const auto game = OctalHeap::from_code(code);
    MisereSolver<OctalHeap> solver(game, {});
    for (std::uint32_t a = 0; a <= 7; ++a) {
      for (std::uint32_t b = 0; b <= std::min(a, 4U); ++b) {
        EXPECT_EQ(solver.outcome({a, b}) == Outcome::first, first_wins_misere(code, {a, b}))
            << code << " " << a << "+" << b;
      }
    }
  }
}

TEST(OctalHeapTest, TypedPositions) {
  const auto game = OctalHeap::from_code("0.77");
  EXPECT_EQ(game.code(), "0.77");
  EXPECT_EQ(game.parse("20"), (Sum<std::uint32_t>{20}));
  EXPECT_EQ(game.parse("3+4"), (Sum<std::uint32_t>{3, 4}));
  EXPECT_EQ(game.print(20), "20");
  for (const char* bad : {"", "-1", "+3", "3+", "3++4", "99999999", "20001", "99999999999999999999", "abc", "3a", "3 ",
                          " 3", "3,4", "0x3"}) {
    EXPECT_THROW(game.parse(bad), InputError) << bad;
  }
}

}  // namespace
}  // namespace sprague
