// What somebody may have meant: the nearest name, and none where nothing is near.
#include "canonical/nearest_name.hpp"

#include <gtest/gtest.h>

#include <array>

namespace sprague {
namespace {

constexpr std::array<std::string_view, 6> kNames{"arrows", "brussels", "CY-Q", "OG-T9", "octal", "value"};

TEST(NearestName, IsFoundForASlip) {
  EXPECT_EQ(nearest_name("octl", kNames), "octal");
  EXPECT_EQ(nearest_name("arows", kNames), "arrows");
  EXPECT_EQ(nearest_name("brusels", kNames), "brussels");
  EXPECT_EQ(nearest_name("OG-T99", kNames), "OG-T9");
  EXPECT_EQ(nearest_name("og-t9", kNames), "OG-T9");
  EXPECT_EQ(nearest_name("vlaue", kNames), "value");  // two letters exchanged
  EXPECT_EQ(nearest_name("vlauo", kNames), std::nullopt);
  EXPECT_EQ(nearest_name("values", kNames), "value");
}

TEST(NearestName, IsNoneWhereNothingIsNear) {
  for (const char* typed : {"XX-*", "chess", "", "x", "octopus", "arrrrrrows"}) {
    EXPECT_EQ(nearest_name(typed, kNames), std::nullopt) << typed;
  }
  EXPECT_EQ(nearest_name("octal", {}), std::nullopt);
}

TEST(NearestName, IsTheNearestAndTheFirstOfThose) {
  constexpr std::array<std::string_view, 3> kSuites{"OG-T10", "OG-T19", "OG-T1"};
  EXPECT_EQ(nearest_name("OG-T1x", kSuites), "OG-T10");
  EXPECT_EQ(nearest_name("OG-T1", kSuites), "OG-T1");
}

}  // namespace
}  // namespace sprague
