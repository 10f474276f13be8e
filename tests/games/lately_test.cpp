// By hand: what is found is what was put for the same text, and what does not fit is not kept.
#include "games/lately.hpp"

#include <gmock/gmock.h>

#include <string>

namespace sprague {
namespace {

TEST(Lately, KeepsWhatWasPut) {
  Lately lately;
  EXPECT_EQ(lately.place_of("one").find("one"), "");
  lately.place_of("one").put("one", "uno");
  EXPECT_EQ(lately.place_of("one").find("one"), "uno");
}

TEST(Lately, AnotherTextOfThePlaceReplacesTheFirst) {
  Lately lately;
  Lately::Place& place = lately.place_of("one");
  place.put("one", "uno");
  EXPECT_EQ(place.find("two"), "");
  place.put("two", "due");
  EXPECT_EQ(place.find("two"), "due");
  EXPECT_EQ(place.find("one"), "");
}

TEST(Lately, ComparesTextsWhole) {
  Lately lately;
  Lately::Place& place = lately.place_of("one");
  place.put(std::string("on\0e", 4), "uno");
  EXPECT_EQ(place.find("on"), "");
  EXPECT_EQ(place.find(std::string("on\0f", 4)), "");
  EXPECT_EQ(place.find(std::string("on\0e", 4)), "uno");
}

TEST(Lately, LeavesLongPairsOut) {
  Lately lately;
  const std::string half(Lately::kMostBytes / 2, 'a');
  const std::string more(Lately::kMostBytes / 2 + 1, 'b');
  Lately::Place& place = lately.place_of(half);
  place.put(half, half);
  EXPECT_EQ(place.find(half), half);
  place.put(more, half);
  EXPECT_EQ(place.find(more), "");
  EXPECT_EQ(place.find(half), half) << "and keeps what was there";
}

}  // namespace
}  // namespace sprague
