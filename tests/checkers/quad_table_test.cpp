// The table of CS_4(P_4:a,b,c,d): against the rules' options, taken one by one, and a naive drawing.
#include "checkers/quad_table.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "canonical/ensure.hpp"
#include "tests/naive/circular_sprouts.hpp"

namespace sprague {
namespace {

// By the recursion for all four spots; no symmetry is used.
class QuadsOneByOne {
 public:
  unsigned nimber(const Quad& quad) {
    if (const auto known = known_.find(quad); known != known_.end()) return known->second;
    std::set<unsigned> values;
    for (const auto& [a, b, c, d] : {quad, Quad{quad[1], quad[2], quad[3], quad[0]}}) {
      for (unsigned i = 1; i <= a; ++i) {
        for (unsigned j = 1; j <= c; ++j) {
          values.insert(nimber(narrow(i - 1, b, j - 1, 1)) ^ nimber(narrow(a - i, 1, c - j, d)));
        }
      }
    }
    return known_[quad] = naive::mex_of(values);
  }

 private:
  static Quad narrow(unsigned a, unsigned b, unsigned c, unsigned d) {
    return {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c),
            static_cast<std::uint16_t>(d)};
  }
  std::map<Quad, unsigned> known_;
};

template <class Visit>
void each_quad_to(unsigned most, Visit visit) {
  for (unsigned a = 0; a <= most; ++a) {
    for (unsigned b = 0; a + b <= most; ++b) {
      for (unsigned c = 0; a + b + c <= most; ++c) {
        for (unsigned d = 0; a + b + c + d <= most; ++d) {
          visit(Quad{static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c),
                     static_cast<std::uint16_t>(d)});
        }
      }
    }
  }
}

TEST(QuadTableTest, IsTheNaiveRecursion) {
  constexpr unsigned kMost = 18;
  QuadTable table({}, kMost);
  QuadsOneByOne expected;
  each_quad_to(kMost,
               [&](const Quad& quad) { EXPECT_EQ(table.at(quad).value(), expected.nimber(quad)) << print_quad(quad); });
}

TEST(QuadTableTest, IsTheNaiveDrawing) {
  constexpr unsigned kMost = 6;
  QuadTable table({}, kMost);
  each_quad_to(kMost, [&](const Quad& quad) {
    const auto drawing = naive::DrawnCircles::circular({quad[0], quad[1], quad[2], quad[3]});
    EXPECT_EQ(table.at(quad).value(), drawing.value()) << print_quad(quad);
  });
}

TEST(QuadTableTest, LargerTablesSayTheSame) {
  QuadTable small({}, 20);
  QuadTable large({}, 33);
  each_quad_to(20, [&](const Quad& quad) { ASSERT_EQ(small.at(quad), large.at(quad)) << print_quad(quad); });
  EXPECT_THROW(small.at({6, 5, 5, 5}), InternalError);
}

}  // namespace
}  // namespace sprague
