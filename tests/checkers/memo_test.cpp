// The memos: they find what they took, keep to their budget, and count what their keys hold.
#include "checkers/memo.hpp"

#include <gmock/gmock.h>

#include "checkers/packed_memo.hpp"
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

TEST(PackedMemoTest, FindsWhatItTook) {
  // Keys that begin alike, that hold a zero, that do not fit into a block.
  const std::vector<std::string> keys = {
      "", "a", "ab", std::string("a\0b", 3), std::string(1, '\0'), std::string(5000, 'x'), std::string(50000, 'y')};
  PackedMemo<double> memo(1 << 20);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    EXPECT_EQ(memo.find(keys[i]), nullptr);
    memo.insert(keys[i], static_cast<double>(i) + 0.5);
  }
  memo.insert("a", 9);  // is there already
  EXPECT_EQ(memo.size(), keys.size());
  PackedMemo<double> moved = std::move(memo);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    ASSERT_NE(moved.find(keys[i]), nullptr) << i;
    EXPECT_EQ(*moved.find(keys[i]), static_cast<double>(i) + 0.5);
  }
  EXPECT_EQ(moved.find(std::string(50000, 'z')), nullptr);
  *moved.find("ab") = 7;
  EXPECT_EQ(*moved.find("ab"), 7);
  moved.clear();
  EXPECT_EQ(moved.size(), 0U);
  EXPECT_EQ(moved.find("ab"), nullptr);
  moved.insert("ab", 3);
  EXPECT_EQ(*moved.find("ab"), 3);
}

TEST(PackedMemoTest, StopsGrowingAtItsBudget) {
  constexpr std::size_t kBudget = 1 << 17;
  PackedMemo<std::uint64_t> memo(kBudget);
  for (std::uint64_t i = 0; i < 10000; ++i) memo.insert(std::string(50, 'x') + std::to_string(i), i);
  // An entry's bytes: the answer, the key, its length, the place in the index.
  EXPECT_GT(memo.size(), kBudget / (8 + 54 + 4 + 6 + 4 + 10));
  EXPECT_LT(memo.size(), kBudget / (8 + 51 + 4 + 4));
  EXPECT_LE(memo.bytes(), kBudget + kBudget / 5);
  EXPECT_EQ(memo.find(std::string(50, 'x') + "9999"), nullptr);
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
  EXPECT_EQ(memo.get(1), 0U);
}

TEST(SharedMemoTest, WhatIsAskedForIsKept) {
  SharedMemo<std::string, int> memo(1 << 22);
  for (int i = 1; i <= 200000; ++i) {
    memo.update(std::to_string(i), [i](int& answer) { answer = i; });
    ASSERT_EQ(memo.get("7"), i < 7 ? 0 : 7) << i;
  }
  EXPECT_EQ(memo.get("8"), 0);
  EXPECT_LT(memo.size(), 190000U);
}

TEST(SharedMemoTest, ChangesOfOldEntriesAreKept) {
  SharedMemo<std::string, int> memo(1 << 22);
  int sevens = 0;
  for (int i = 1; i <= 200000; ++i) {
    memo.update(std::to_string(i % 1000 == 0 ? 7 : i), [](int& answer) { ++answer; });
    if (i == 7 || i % 1000 == 0) ++sevens;
  }
  EXPECT_EQ(memo.get("7"), sevens);
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
