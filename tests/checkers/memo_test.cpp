// The memo: finds what it took, stops at its budget, and counts what its keys hold.
#include "checkers/memo.hpp"

#include <gmock/gmock.h>

namespace sprague {
namespace {

TEST(MemoTest, FindsWhatItTook) {
  Memo<std::string, int> memo(1 << 20);
  EXPECT_EQ(memo.find("a"), nullptr);
  memo.insert("a", 1);
  memo.insert("b", 2);
  ASSERT_NE(memo.find("a"), nullptr);
  EXPECT_EQ(*memo.find("a"), 1);
  EXPECT_EQ(*memo.find("b"), 2);
  EXPECT_EQ(memo.find("c"), nullptr);
  EXPECT_EQ(memo.size(), 2U);
}

TEST(MemoTest, StopsGrowingAtItsBudget) {
  constexpr std::size_t kBudget = 10000;
  Memo<std::string, int> memo(kBudget);
  for (int i = 0; i < 10000; ++i) memo.insert(std::string(50, 'x') + std::to_string(i), i);
  EXPECT_GT(memo.size(), 10U);
  EXPECT_LT(memo.size(), 10000U);
  // One doubling of the table may come after the last look at the budget.
  EXPECT_LE(memo.bytes(), 3 * kBudget);
  EXPECT_EQ(memo.find(std::string(50, 'x') + "9999"), nullptr);
}

TEST(MemoTest, KeysAreCountedWhole) {
  EXPECT_EQ(heap_bytes(7), 0U);
  EXPECT_EQ(heap_bytes(std::string("short")), 0U);
  EXPECT_GE(heap_bytes(std::string(100, 'x')), 101U);
  EXPECT_GE(heap_bytes(std::vector<std::string>(3, std::string(100, 'x'))), 3 * (sizeof(std::string) + 101));
}

}  // namespace
}  // namespace sprague
