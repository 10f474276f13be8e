// The numbers of rooted maps as published and as counted by hand, and a census that notices what is missing.
#include "canonical/plane_census.hpp"

#include <gmock/gmock.h>

#include <array>

#include "canonical/plane_boards.hpp"
#include "tests/naive/plane_maps.hpp"

namespace sprague {
namespace {

TEST(PlaneCensus, RootedSimpleMapsAsPublished) {
  // OEIS A022558, n = 0..15.
  const std::array<std::uint64_t, 16> known{1,     1,     2,      6,       23,       103,       512,       2740,
                                            15485, 91245, 555662, 3475090, 22214707, 144640291, 956560748, 6411521056};
  for (std::size_t n = 0; n < known.size(); ++n) EXPECT_EQ(rooted_simple_maps(n), known[n]) << n;
}

// Without symmetry a map of n edges has 2n roots. Four edges: the square has one root. Five: the pentagon has one, and
// the square with a diagonal, which a half turn takes to itself, five.
TEST(PlaneCensus, RootedTwoConnectedMapsByHand) {
  const std::array<std::uint64_t, 6> known{0, 0, 0, 1, 1, 6};
  for (std::size_t n = 0; n < known.size(); ++n) EXPECT_EQ(rooted_simple_two_connected_maps(n), known[n]) << n;
}

TEST(PlaneCensus, RootedMapsByBruteForce) {
  for (std::size_t n = 1; n <= 7; ++n) {
    EXPECT_EQ(rooted_simple_maps(n), naive::count_plane_maps(n, Connectivity::connected).rooted) << n;
  }
  for (std::size_t n = 3; n <= 8; ++n) {
    EXPECT_EQ(rooted_simple_two_connected_maps(n), naive::count_plane_maps(n, Connectivity::two_connected).rooted) << n;
  }
}

TEST(PlaneCensus, TrueFamiliesPassAndFalseOnesAreCaught) {
  for (const auto& [connectivity, least, most] :
       {std::tuple{Connectivity::connected, 1U, 7U}, {Connectivity::two_connected, 3U, 10U}}) {
    PlaneBoards boards(connectivity);
    for (std::size_t n = least; n <= most; ++n) {
      SCOPED_TRACE(n);
      PlaneCensus all(connectivity, n);
      PlaneCensus dropped(connectivity, n);
      PlaneCensus repeated(connectivity, n);
      boards.each(n, {}, [&](const PlaneMap& board) {
        if (all.boards() != 0) dropped.add(board);
        if (all.boards() == 0) repeated.add(board);
        all.add(board);
        repeated.add(board);
      });
      EXPECT_EQ(all.fault(), std::nullopt);
      EXPECT_NE(dropped.fault(), std::nullopt);
      EXPECT_NE(repeated.fault(), std::nullopt);
    }
  }
}

TEST(PlaneCensus, PartsMerge) {
  PlaneCensus left(Connectivity::connected, 7);
  PlaneCensus right(Connectivity::connected, 7);
  PlaneBoards boards(Connectivity::connected);
  boards.each(7, {0, 2}, [&](const PlaneMap& board) { left.add(board); });
  boards.each(7, {1, 2}, [&](const PlaneMap& board) { right.add(board); });
  EXPECT_NE(left.fault(), std::nullopt);
  EXPECT_NE(right.fault(), std::nullopt);
  left.merge(right);
  EXPECT_EQ(left.fault(), std::nullopt);
}

}  // namespace
}  // namespace sprague
