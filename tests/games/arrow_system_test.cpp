// Arrow systems: the notation, and when two of them are the same.
#include "games/arrow_system.hpp"

#include <gmock/gmock.h>

#include <bit>

#include "canonical/ensure.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(ArrowSystemTest, PrintsAndParsesBack) {
  for (const char* text : {"system(1;;)", "system(3;a,bC;abC)", "system(32;+f,aB+F;Az+c)"}) {
    EXPECT_EQ(ArrowSystem::parse(text).print(), text);
  }
}

TEST(ArrowSystemTest, RefusesBadNotation) {
  for (const char* text :
       {"system(", "system()", "system(0;;)", "system(33;;)", "system(2;a)", "system(2;a;ab", "system(2;c;)",
        "system(2;a;b)", "system(2;,;)", "system(2;a;ab))", "system(2;+;)", "system(2;a-b;)"}) {
    EXPECT_THROW(ArrowSystem::parse(text), InputError) << text;
  }
}

// Edges renamed and turned at random.
ArrowSystem shuffled(const ArrowSystem& system, support::Random& random) {
  std::vector<unsigned> place(system.edges());
  for (unsigned e = 0; e < system.edges(); ++e) place[e] = e;
  std::shuffle(place.begin(), place.end(), random);
  const std::uint64_t turned = random();
  auto moved = [&](ArrowSet set) {
    ArrowSet result = 0;
    for (ArrowSet rest = set; rest != 0; rest &= rest - 1) {
      const auto arrow = static_cast<unsigned>(std::countr_zero(rest));
      result |= arrow_bit(2 * place[arrow / 2] + (arrow % 2 ^ (turned >> arrow / 2 & 1)));
    }
    return result;
  };
  std::vector<ArrowSet> closed;
  std::vector<ArrowSet> short_sets;
  for (ArrowSet rest = system.forbidden(); rest != 0; rest &= rest - 1) closed.push_back(moved(rest & (~rest + 1)));
  for (const ArrowSet set : system.closed()) closed.push_back(moved(set));
  for (const ArrowSet set : system.short_sets()) short_sets.push_back(moved(set));
  return {system.edges(), closed, short_sets};
}

TEST(ArrowSystemTest, KeysDoNotDependOnNames) {
  support::Random random = support::seeded();
  for (const char* text : {"system(3;a,bC;abC)", "system(5;abc,ABC,cde,CDE;aeB,bD)", "system(6;ab,cd,ef,AC;BDF)"}) {
    const ArrowSystem system = ArrowSystem::parse(text);
    for (int i = 0; i < 20; ++i) {
      const ArrowSystem other = shuffled(system, random);
      EXPECT_EQ(other.key(), system.key()) << other.print();
      EXPECT_EQ(other.canonical(), system.canonical()) << other.print();
    }
  }
}

TEST(ArrowSystemTest, KeysTellSystemsApart) {
  const std::vector<const char*> texts = {"system(2;ab;)",    "system(2;;ab)",      "system(2;a,ab;)",
                                          "system(2;ab,AB;)", "system(2;ab,aB;)",   "system(3;ab;)",
                                          "system(3;ab,ac;)", "system(3;ab,Ac;)",   "system(3;abc;)",
                                          "system(3;;abc)",   "system(3;ab,bc,ac;)"};
  for (const char* one : texts) {
    for (const char* other : texts) {
      EXPECT_EQ(ArrowSystem::parse(one).key() == ArrowSystem::parse(other).key(), one == other) << one << ' ' << other;
    }
  }
}

// By hand, from the two kinds of set.
TEST(ArrowSystemTest, NormalFormDropsWhatCannotBite) {
  auto normal = [](const char* text) {
    std::vector<std::string> parts;
    for (const ArrowSystem& part : ArrowSystem::parse(text).normal_form()) parts.push_back(part.print());
    return parts;
  };
  using ::testing::ElementsAre;
  EXPECT_THAT(normal("system(2;a,A;)"), ElementsAre("system(1;;)"));                       // a cannot be marked
  EXPECT_THAT(normal("system(3;a,ab,bc;)"), ElementsAre("system(1;;)", "system(2;ab;)"));  // a is never drawn
  EXPECT_THAT(normal("system(3;ab,abc;)"), ElementsAre("system(2;ab;)", "system(1;;)"));
  EXPECT_THAT(normal("system(3;;ab,abc)"), ElementsAre("system(2;;ab)", "system(1;;)"));
  EXPECT_THAT(normal("system(2;abA;abB)"), ElementsAre("system(1;;)", "system(1;;)"));
  EXPECT_THAT(normal("system(1;a;)"), ElementsAre("system(1;;)"));
}

TEST(ArrowSystemTest, MarkingTakesOutAndEnds) {
  const ArrowSystem system = ArrowSystem::parse("system(4;abc,Ad;acd)");
  // a is drawn: abc loses it, Ad is over, acd loses it.
  const ArrowSystem after = system.with(0);
  EXPECT_EQ(after.print(), "system(4;a,A,bc;cd)");
  // c is next to complete the cell: neither c nor d may be drawn.
  EXPECT_EQ(after.legal(), ArrowSystem::parse("system(4;a,A,c,d;)").legal());
}

}  // namespace
}  // namespace sprague
