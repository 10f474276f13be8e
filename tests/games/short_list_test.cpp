// By hand.
#include "games/short_list.hpp"

#include <gmock/gmock.h>

#include <functional>
#include <initializer_list>

namespace sprague {
namespace {

using ::testing::ElementsAre;
using FourAtMost = ShortList<int, 4>;

FourAtMost short_list(std::initializer_list<int> things) {
  FourAtMost list;
  for (const int thing : things) list.push_back(thing);
  return list;
}

TEST(ShortList, KeepsThingsInOrder) {
  FourAtMost list = short_list({3, 1, 2});
  EXPECT_THAT(list, ElementsAre(3, 1, 2));
  EXPECT_EQ(list.back(), 2);
  list.pop_back();
  EXPECT_THAT(list, ElementsAre(3, 1));
  list.clear();
  EXPECT_TRUE(list.empty());
}

TEST(ShortList, CopiesAreApart) {
  FourAtMost list = short_list({1, 2});
  FourAtMost copy = list;
  copy[0] = 5;
  EXPECT_THAT(list, ElementsAre(1, 2));
  list = copy;
  EXPECT_THAT(list, ElementsAre(5, 2));
}

TEST(ShortList, SortsAndLeavesEqualsInOrder) {
  FourAtMost list = short_list({21, 13, 11, 22});
  sort_few(list, [](int a, int b) { return a / 10 < b / 10; });
  EXPECT_THAT(list, ElementsAre(13, 11, 21, 22));
  sort_few(list, std::less());
  EXPECT_THAT(list, ElementsAre(11, 13, 21, 22));
  FourAtMost none;
  sort_few(none, std::less());
  EXPECT_TRUE(none.empty());
}

}  // namespace
}  // namespace sprague
