// By hand.
#include "games/short_list.hpp"

#include <gmock/gmock.h>

#include <functional>
#include <initializer_list>

namespace sprague {
namespace {

using ::testing::ElementsAre;
using List = ShortList<int, 4>;

List list_of(std::initializer_list<int> things) {
  List list;
  for (const int thing : things) list.push_back(thing);
  return list;
}

TEST(ShortList, KeepsThingsInOrder) {
  List list = list_of({3, 1, 2});
  EXPECT_THAT(list, ElementsAre(3, 1, 2));
  EXPECT_EQ(list.back(), 2);
  list.pop_back();
  EXPECT_THAT(list, ElementsAre(3, 1));
  list.clear();
  EXPECT_TRUE(list.empty());
}

TEST(ShortList, CopiesAreApart) {
  List list = list_of({1, 2});
  List copy = list;
  copy[0] = 5;
  EXPECT_THAT(list, ElementsAre(1, 2));
  list = copy;
  EXPECT_THAT(list, ElementsAre(5, 2));
}

TEST(ShortList, SortsAndLeavesEqualsInOrder) {
  List list = list_of({21, 13, 11, 22});
  sort_few(list, [](int a, int b) { return a / 10 < b / 10; });
  EXPECT_THAT(list, ElementsAre(13, 11, 21, 22));
  sort_few(list, std::less());
  EXPECT_THAT(list, ElementsAre(11, 13, 21, 22));
  List none;
  sort_few(none, std::less());
  EXPECT_TRUE(none.empty());
}

}  // namespace
}  // namespace sprague
