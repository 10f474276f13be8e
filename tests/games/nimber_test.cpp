// Nimbers under ^ and the mex of a set, against a plain loop.
#include "games/nimber.hpp"

#include <gmock/gmock.h>

#include "tests/naive/octal.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(NimberTest, Xor) {
  for (unsigned a = 0; a < 16; ++a) {
    for (unsigned b = 0; b < 16; ++b) EXPECT_EQ((Nimber(a) ^ Nimber(b)).value(), a ^ b);
  }
}

TEST(NimberTest, MexOfRandomSets) {
  support::Random random = support::seeded();
  for (int round = 0; round < 2000; ++round) {
    NimberSet set;
    std::set<unsigned> plain;
    const unsigned members = static_cast<unsigned>(random() % 300);
    const unsigned most = static_cast<unsigned>(1 + random() % 200);
    for (unsigned i = 0; i < members; ++i) {
      const auto value = static_cast<unsigned>(random() % most);
      set.insert(Nimber(value));
      plain.insert(value);
    }
    EXPECT_EQ(set.mex().value(), naive::mex(plain));
    for (unsigned value = 0; value < 260; ++value) EXPECT_EQ(set.contains(Nimber(value)), plain.contains(value));
  }
}

// Full words of 64 members are where a scan by words goes wrong.
TEST(NimberTest, MexAtWordEdges) {
  NimberSet set;
  for (unsigned value = 0; value <= 200; ++value) {
    EXPECT_EQ(set.mex(), Nimber(value));
    set.insert(Nimber(value));
  }
}

}  // namespace
}  // namespace sprague
