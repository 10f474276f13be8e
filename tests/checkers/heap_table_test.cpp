// Heap tables against the naive reference for every code of three digits, and the published periods.
#include "checkers/heap_table.hpp"

#include <gmock/gmock.h>

#include "canonical/ensure.hpp"
#include "tests/naive/octal.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

std::vector<unsigned> values_of(const HeapTable& table) {
  std::vector<unsigned> values;
  for (std::uint64_t heap = 0; heap < table.heaps(); ++heap) values.push_back(table.at(heap).value());
  return values;
}

// The division into rare and common values starts at heap 64, and is chosen anew at 128: both are crossed.
TEST(HeapTableTest, EveryThreeDigitCodeAgainstTheReference) {
  for (const std::string& code : support::codes_of_three_digits()) {
    HeapTable table(OctalCode::parse(code), {});
    table.extend_to(200);
    ASSERT_EQ(values_of(table), naive::heap_values(code, 200)) << code;
  }
}

TEST(HeapTableTest, LongCodesAndFarHeapsAgainstTheReference) {
  for (const char* code : {"0.77", "0.07", "0.137", "0.6", "0.45", "0.16", "0.106", "0.054", "0.0007", "0.3133",
                           "0.1234567", "0.40000000004", "0.7777777777777777", "0.37777777"}) {
    HeapTable table(OctalCode::parse(code), {});
    table.extend_to(2100);
    EXPECT_EQ(values_of(table), naive::heap_values(code, 2100)) << code;
  }
}

TEST(HeapTableTest, ExtendingInStepsIsTheSame) {
  HeapTable at_once(OctalCode::parse("0.137"), {});
  at_once.extend_to(600);
  HeapTable in_steps(OctalCode::parse("0.137"), {});
  for (std::uint64_t heap : {0U, 1U, 10U, 63U, 64U, 65U, 300U, 200U, 600U}) in_steps.extend_to(heap);
  EXPECT_EQ(values_of(in_steps), values_of(at_once));
  EXPECT_EQ(in_steps.period(), at_once.period());
}

struct Published {
  const char* code;
  std::uint64_t period;
  std::uint64_t start;
  friend std::ostream& operator<<(std::ostream& out, const Published& game) { return out << game.code; }
};

// Periods and first periodic heaps: Kayles by Guy and Smith 1956 and Winning Ways, chapter 4; 0.07 is 0.137 (Dawson's
// chess, Winning Ways) one heap later; 0.45 from Flammenkamp's table of octal games
// (wwwhomes.uni-bielefeld.de/achim/octal.html). 0.33 is n mod 3 (the paper, after Definition 3).
class KnownPeriod : public ::testing::TestWithParam<Published> {};
TEST_P(KnownPeriod, IsProved) {
  const auto [code, period, start] = GetParam();
  HeapTable table(OctalCode::parse(code), {});
  table.extend_to(2 * start + 2 * period + 40);
  const auto found = table.period();
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->period, period);
  EXPECT_EQ(found->start, start);
  // Guy and Smith: heaps from n0 >= 1 to below 2 n0 + p + k, each compared with the one a period later.
  const std::uint64_t most_taken = OctalCode::parse(code).most_taken();
  EXPECT_EQ(found->verified_to, 2 * std::max<std::uint64_t>(start, 1) + 2 * period + most_taken - 1);
  // One heap short of what the theorem needs, this start is not proved (a later one cannot be either).
  HeapTable short_table(OctalCode::parse(code), {});
  short_table.extend_to(found->verified_to - 1);
  EXPECT_EQ(short_table.period(), std::nullopt);
  HeapTable enough(OctalCode::parse(code), {});
  enough.extend_to(found->verified_to);
  EXPECT_EQ(enough.period(), found);
}
INSTANTIATE_TEST_SUITE_P(Games, KnownPeriod,
                         ::testing::Values(Published{"0.77", 12, 71}, Published{"0.07", 34, 53},
                                           Published{"0.137", 34, 52}, Published{"0.45", 20, 498},
                                           Published{"0.33", 3, 0}));

TEST(HeapTableTest, AShortTableProvesNothing) {
  HeapTable table(OctalCode::parse("0.77"), {});
  EXPECT_EQ(table.period(), std::nullopt);
  table.extend_to(0);
  EXPECT_EQ(table.period(), std::nullopt);
  table.extend_to(100);
  EXPECT_EQ(table.period(), std::nullopt);
  // 0.16 and 0.106: no period known for the first below 100000 heaps, period 328226140474 for the second (Flammenkamp).
  for (const char* code : {"0.16", "0.106"}) {
    HeapTable open(OctalCode::parse(code), {});
    open.extend_to(3000);
    EXPECT_EQ(open.period(), std::nullopt) << code;
  }
}

// What a claimed period says of all heaps, on the heaps that the reference reaches.
void expect_true_claims(const std::string& code, std::uint32_t prefixes, std::uint32_t reach) {
  const std::vector<unsigned> values = naive::heap_values(code, reach);
  HeapTable table(OctalCode::parse(code), {});
  for (std::uint32_t heap = 1; heap <= prefixes; ++heap) {
    table.extend_to(heap);
    const auto found = table.period();
    if (!found) continue;
    ASSERT_LE(found->verified_to, heap);
    for (std::uint64_t n = found->start; n + found->period <= reach; ++n) {
      ASSERT_EQ(values[n], values[n + found->period]) << code << ", claimed at " << heap;
    }
    if (found->start > 0) {
      EXPECT_NE(values[found->start - 1], values[found->start - 1 + found->period]) << code << ": start is not least";
    }
  }
}

// 0.4 begins 0, 0, 0 and then 1: three equal heaps, which the theorem read with n0 = 0 would take for a period.
TEST(HeapTableTest, ThreeZerosProveNothing) {
  HeapTable table(OctalCode::parse("0.4"), {});
  table.extend_to(2);
  EXPECT_EQ(table.period(), std::nullopt);
  table.extend_to(3);
  EXPECT_EQ(table.at(3), Nimber(1));  // take one of three, leave 1 + 1
}

TEST(HeapTableTest, EveryClaimOfEveryPrefixIsTrue) {
  for (const std::string& code : support::codes_of_three_digits()) expect_true_claims(code, 100, 300);
}

TEST(HeapTableTest, EveryClaimOfEveryPrefixIsTrueFarOut) {
  for (const char* code : {"0.77", "0.07", "0.137", "0.45", "0.6", "0.3133", "0.0007", "0.15", "0.26", "0.127"}) {
    expect_true_claims(code, 400, 2000);
  }
}

TEST(HeapTableTest, Stop) {
  const std::atomic<bool> stop = true;
  HeapTable table(OctalCode::parse("0.33"), {.stop = &stop});
  EXPECT_THROW(table.extend_to(10000), Interrupted);
}

}  // namespace
}  // namespace sprague
