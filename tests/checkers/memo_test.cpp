// The memos: they find what they took, keep to their budget, and count what their keys hold.
#include "checkers/memo.hpp"

#include <gmock/gmock.h>

#include "checkers/shared_memo.hpp"

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

// Puts numbers up to the last one into the memo.
void count_up(SharedMemo<std::uint32_t, std::uint32_t>& memo, std::uint32_t last) {
  for (std::uint32_t i = 0; i <= last; ++i) memo.update(i, [i](std::uint32_t& answer) { answer = i; });
}

TEST(SharedMemoTest, AFullOneForgetsTheOldest) {
  SharedMemo<std::uint32_t, std::uint32_t> memo(1 << 16);
  count_up(memo, 100000);
  EXPECT_LT(memo.size(), 1U << 16);
  EXPECT_EQ(memo.get(100000), 100000U);
}

TEST(SharedMemoTest, OneThatMayNotForgetGivesUp) {
  SharedMemo<std::uint32_t, std::uint32_t> enough(1 << 24, WhenFull::give_up);
  count_up(enough, 10000);
  EXPECT_EQ(enough.size(), 10001U);
  SharedMemo<std::uint32_t, std::uint32_t> small(1 << 16, WhenFull::give_up);
  EXPECT_THROW(count_up(small, 100000), OutOfBudget);
}

}  // namespace
}  // namespace sprague
