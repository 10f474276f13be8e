// The claims on the Game of Arrows over ranges that start above the least size: both ends are named, and what was
// counted is what the text says.
#include <gmock/gmock.h>

#include <fmt/format.h>

#include "tests/conjectures/named_checks.hpp"

namespace sprague::arrows {
namespace {

TEST(ArrowRanges, TextsNameBothEndsAndCountsAddUp) {
  for (const Claim& claim : support::claims_in("arrows/spiders")) {
    for (const Reading& reading : claim.readings) {
      SCOPED_TRACE(fmt::format("{}, {}", claim.id, reading.name));
      const std::uint64_t first = reading.quick.first;
      const std::uint64_t middle = first + 4;
      const std::uint64_t last = first + 8;
      const Finding lower = reading.check({}, {first, middle});
      const Finding upper = reading.check({}, {middle + 1, last});
      EXPECT_EQ(lower.instances + upper.instances, reading.check({}, {first, last}).instances);
      EXPECT_THAT(upper.range, testing::HasSubstr(fmt::format("from {} to {}", middle + 1, last)));
    }
  }
}

// Counted by hand: even a, b from 0 and even c from 2, the largest of them 10 or 12, are 7 * 7 * 6 - 5 * 5 * 4.
TEST(ArrowRanges, TheLargestLegIsInTheRange) {
  const Finding finding = support::check_of("AR-L10.1.1", "as printed")({}, {10, 12});
  EXPECT_EQ(finding.instances, 194U);
  EXPECT_THAT(finding.range, testing::StartsWith("longest from 10 to 12, 194 of "));
}

// F_n from 0 but C_n from 1; 95 to 100 are six lengths.
TEST(ArrowRanges, PathsHaveTheirOwnLeastLength) {
  EXPECT_EQ(support::check_of("AR-P5.2", "as printed")({}, {0, 3}).instances, 7U);
  EXPECT_EQ(support::check_of("AR-P5.4", "as printed")({}, {95, 100}).range, "n from 95 to 100");
  EXPECT_EQ(support::check_of("AR-P5.4", "as printed")({}, {95, 100}).instances, 6U);
}

// The table of onsets is about a < b < c, as the statement is.
TEST(ArrowRanges, LongLegsBeginBeyondTheMiddleOne) {
  const Finding finding = support::check_of("AR-X1", "one long leg")({}, {3, 8});
  ASSERT_EQ(finding.tables.size(), 1U);
  ASSERT_FALSE(finding.tables[0].rows.empty());
  for (const std::vector<std::string>& row : finding.tables[0].rows) EXPECT_GT(std::stoul(row[2]), std::stoul(row[1]));
}

}  // namespace
}  // namespace sprague::arrows
