// Families as values: names, numbers, every member once, in any parts, confirmed, and ended at once when told to.
#include "canonical/family.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <stdexcept>

#include "canonical/census.hpp"
#include "canonical/ensure.hpp"
#include "canonical/labelling.hpp"
#include "canonical/plane_boards.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;
using MemberKeys = std::vector<std::string>;

std::string key_of(const Member& member) {
  if (const auto* map = std::get_if<PlaneMap>(&member)) return canonical_board(*map);
  return canonical_form(std::get<Graph>(member));
}

MemberKeys keys_in_order(const Family& family, std::uint64_t size, Shard shard = {}) {
  MemberKeys keys;
  Members members(family);
  const FamilyTally tally = members.each(size, shard, [&](const Member& member) { keys.push_back(key_of(member)); });
  EXPECT_EQ(tally.members, keys.size());
  return keys;
}

MemberKeys sorted_keys(MemberKeys keys) {
  std::ranges::sort(keys);
  return keys;
}

Family with(Family family, SizeUnit unit, Bounds bounds) {
  family.of(unit) = bounds;
  return family;
}

// Each kind and adjective once, with sizes to go to.
struct Case {
  Family family;
  std::uint64_t most;
};

std::vector<Case> cases() {
  using enum FamilyKind;
  constexpr SizeUnit edges = SizeUnit::edges;
  return {
      {{.kind = graphs}, 7},
      {{.kind = graphs, .connected = true}, 7},
      {{.kind = graphs, .two_connected = true}, 7},
      {{.kind = graphs, .bipartite = true}, 8},
      {{.kind = graphs, .connected = true, .bipartite = true}, 8},
      {{.kind = graphs, .two_connected = true, .bipartite = true}, 8},
      {{.kind = graphs, .cubic = true}, 10},
      {{.kind = graphs, .connected = true, .cubic = true}, 10},
      {{.kind = graphs, .two_connected = true, .cubic = true}, 8},
      {{.kind = graphs, .bipartite = true, .cubic = true}, 8},
      {{.kind = graphs, .connected = true, .unit = edges}, 7},
      {{.kind = graphs, .two_connected = true, .unit = edges}, 8},
      {{.kind = graphs, .connected = true, .bipartite = true, .unit = edges}, 7},
      {{.kind = graphs, .cubic = true, .unit = edges}, 15},
      {with({.kind = graphs, .unit = edges}, SizeUnit::vertices, {0, 6}), 15},
      {with({.kind = graphs}, SizeUnit::edges, {3, 6}), 7},
      {with({.kind = graphs, .connected = true, .unit = edges}, SizeUnit::vertices, {4, 5}), 8},
      {{.kind = trees}, 12},
      {{.kind = trees, .unit = edges}, 11},
      {with({.kind = trees}, SizeUnit::edges, {4, 9}), 12},
      {{.kind = forests}, 10},
      {{.kind = forests, .connected = true}, 9},
      {{.kind = paths}, 6},
      {{.kind = paths, .unit = edges}, 6},
      {{.kind = cycles}, 8},
      {{.kind = cycles, .bipartite = true, .unit = edges}, 8},
      {{.kind = stars}, 6},
      {{.kind = stars, .unit = edges}, 6},
      {{.kind = caterpillars}, 11},
      {{.kind = caterpillars, .unit = edges}, 10},
      {{.kind = subdivided_stars}, 13},
      {with({.kind = subdivided_stars}, SizeUnit::legs, {0, 3}), 14},
      {with({.kind = subdivided_stars, .unit = edges}, SizeUnit::legs, {4, 5}), 13},
      {{.kind = subdivided_bistars}, 12},
      {{.kind = subdivided_bistars, .unit = edges}, 11},
      {{.kind = boards, .unit = edges}, 7},
      {{.kind = boards, .two_connected = true, .unit = edges}, 8},
      {{.kind = boards, .bipartite = true, .unit = edges}, 7},
      {{.kind = boards, .cubic = true, .unit = edges}, 7},
      {with({.kind = boards, .unit = edges}, SizeUnit::faces, {3, 3}), 7},
      {with({.kind = boards, .unit = edges}, SizeUnit::vertices, {0, 5}), 7},
  };
}

TEST(Family, PartsAreDisjointTogetherTheWholeAndAddUp) {
  for (const auto& each : cases()) {
    const Family& family = each.family;
    const std::uint64_t most = each.most;
    for (std::uint64_t size = 0; size <= most; ++size) {
      const MemberKeys whole = sorted_keys(keys_in_order(family, size));
      ASSERT_EQ(std::ranges::adjacent_find(whole), whole.end()) << family.name() << ' ' << size;
      for (const std::uint64_t parts : {2U, 3U, 7U}) {
        MemberKeys together;
        FamilyTally tally;
        Members members(family);
        for (std::uint64_t part = 0; part < parts; ++part) {
          tally.merge(members.each(size, {part, parts}, [&](const Member& m) { together.push_back(key_of(m)); }));
        }
        ASSERT_EQ(sorted_keys(together), whole) << family.name() << ' ' << size << " in " << parts;
        ASSERT_EQ(tally.members, whole.size());
        EXPECT_NO_THROW(members.confirm(size, tally)) << family.name() << ' ' << size;
      }
    }
  }
}

TEST(Family, TheOrderIsFixedAndMembersAreOfTheirFamilyAndSize) {
  for (const auto& each : cases()) {
    const Family& family = each.family;
    const std::uint64_t most = each.most;
    EXPECT_FALSE(family.lacks()) << family.name();
    Members members(family);
    MemberKeys keys;
    members.each(most, {}, [&](const Member& member) {
      keys.push_back(key_of(member));
      ASSERT_EQ(family.size_of(member), most) << family.name();
      ASSERT_TRUE(family.has(member)) << family.name();
    });
    EXPECT_EQ(keys, keys_in_order(family, most)) << family.name();
    if (const auto count = family.count(most)) {
      EXPECT_EQ(*count, keys.size()) << family.name();
    }
  }
}

// Every member is made: all graphs that the family has, by the definitions in has(), which MembersAreWhatTheyAreCalled
// compares with others.
TEST(Family, AllThatAFamilyHasIsMade) {
  std::vector<std::vector<Graph>> graphs(1);
  for (std::size_t n = 1; n <= 7; ++n) graphs.push_back(support::graphs_on(n, Connectivity::any));
  for (const auto& each : cases()) {
    const Family& family = each.family;
    const std::uint64_t most = each.most;
    if (family.kind == FamilyKind::boards) continue;
    for (std::uint64_t size = 0; size <= std::min<std::uint64_t>(most, 6); ++size) {
      MemberKeys expected;
      for (const auto& of_order : graphs) {
        for (const Graph& graph : of_order) {
          if (family.has(graph) && family.size_of(graph) == size) expected.push_back(key_of(graph));
        }
      }
      EXPECT_EQ(sorted_keys(keys_in_order(family, size)), sorted_keys(expected)) << family.name() << ' ' << size;
    }
  }
  PlaneBoards boards(Connectivity::connected);
  for (const auto& each : cases()) {
    const Family& family = each.family;
    const std::uint64_t most = each.most;
    if (family.kind != FamilyKind::boards) continue;
    for (std::size_t size = 1; size <= most; ++size) {
      MemberKeys expected;
      boards.each(size, {}, [&](const PlaneMap& map) {
        if (family.has(map)) expected.push_back(key_of(map));
      });
      EXPECT_EQ(sorted_keys(keys_in_order(family, size)), sorted_keys(expected)) << family.name() << ' ' << size;
    }
  }
}

TEST(Family, MembersAreWhatTheyAreCalled) {
  const auto fits = [](FamilyKind kind, const Graph& graph) { return Family{.kind = kind}.has(graph); };
  for (const Graph& graph : support::graphs_up_to(6, Connectivity::any)) {
    const std::size_t n = graph.vertices();
    std::vector<std::size_t> degrees;
    for (std::size_t v = 0; v < n; ++v) degrees.push_back(graph.degree(static_cast<Vertex>(v)));
    std::ranges::sort(degrees);
    const bool connected = graph.components_without({}).size() == 1;
    const bool tree = connected && graph.edges() + 1 == n;
    const auto wide = std::ranges::count_if(degrees, [](std::size_t degree) { return degree >= 3; });
    ASSERT_EQ(fits(FamilyKind::trees, graph), tree);
    ASSERT_EQ(fits(FamilyKind::paths, graph), tree && wide == 0);
    ASSERT_EQ(fits(FamilyKind::subdivided_stars, graph), tree && wide == 1);
    ASSERT_EQ(fits(FamilyKind::subdivided_bistars, graph), tree && wide == 2);
    ASSERT_EQ(fits(FamilyKind::caterpillars, graph), tree && support::is_caterpillar(graph));
    ASSERT_EQ(fits(FamilyKind::cycles, graph), connected && degrees == std::vector<std::size_t>(n, 2));
    std::vector<std::size_t> star(n, 1);
    star.back() = n - 1;
    ASSERT_EQ(fits(FamilyKind::stars, graph), connected && n >= 2 && degrees == star);
    ASSERT_EQ(fits(FamilyKind::forests, graph), graph.edges() + graph.components_without({}).size() == n);
    ASSERT_EQ(Family{.cubic = true}.has(graph), degrees == std::vector<std::size_t>(n, 3));
  }
}

std::vector<std::uint64_t> numbers_of(const Family& family, std::uint64_t first, std::uint64_t last) {
  std::vector<std::uint64_t> numbers;
  Members members(family);
  for (std::uint64_t size = first; size <= last; ++size) {
    numbers.push_back(members.each(size, {}, [](const Member&) {}).members);
  }
  return numbers;
}

TEST(Family, NumbersAsPublished) {
  using Numbers = std::vector<std::uint64_t>;
  constexpr SizeUnit edges = SizeUnit::edges;
  // OEIS A000088, A001349, A002218, A033995, A005142, A005638, A002851, A002905, A000055 and A005195.
  EXPECT_EQ(numbers_of({}, 1, 8), (Numbers{1, 2, 4, 11, 34, 156, 1044, 12346}));
  EXPECT_EQ(numbers_of({.connected = true}, 1, 8), (Numbers{1, 1, 2, 6, 21, 112, 853, 11117}));
  EXPECT_EQ(numbers_of({.two_connected = true}, 3, 8), (Numbers{1, 3, 10, 56, 468, 7123}));
  EXPECT_EQ(numbers_of({.bipartite = true}, 1, 10), (Numbers{1, 2, 3, 7, 13, 35, 88, 303, 1119, 5479}));
  EXPECT_EQ(numbers_of({.connected = true, .bipartite = true}, 1, 11),
            (Numbers{1, 1, 1, 3, 5, 17, 44, 182, 730, 4032, 25598}));
  EXPECT_EQ(numbers_of({.cubic = true}, 4, 12), (Numbers{1, 0, 2, 0, 6, 0, 21, 0, 94}));
  EXPECT_EQ(numbers_of({.connected = true, .cubic = true}, 4, 12), (Numbers{1, 0, 2, 0, 5, 0, 19, 0, 85}));
  EXPECT_EQ(numbers_of({.connected = true, .unit = edges}, 0, 9), (Numbers{1, 1, 1, 3, 5, 12, 30, 79, 227, 710}));
  EXPECT_EQ(numbers_of({.kind = FamilyKind::trees, .unit = edges}, 0, 13),
            (Numbers{1, 1, 1, 2, 3, 6, 11, 23, 47, 106, 235, 551, 1301, 3159}));
  EXPECT_EQ(numbers_of({.kind = FamilyKind::forests}, 1, 14),
            (Numbers{1, 2, 3, 6, 10, 20, 37, 76, 153, 329, 710, 1601, 3658, 8599}));
  // Partitions into exactly three parts, OEIS A001399 (from 0 = n - 4 on): round((n - 1)^2 / 12).
  EXPECT_EQ(numbers_of(with({.kind = FamilyKind::subdivided_stars}, SizeUnit::legs, {3, 3}), 4, 17),
            (Numbers{1, 1, 2, 3, 4, 5, 7, 8, 10, 12, 14, 16, 19, 21}));
}

TEST(Family, Names) {
  EXPECT_EQ((Family{.connected = true, .bipartite = true}.name()), "connected bipartite graphs");
  EXPECT_EQ((Family{.kind = FamilyKind::boards, .two_connected = true, .cubic = true}.name()),
            "2-connected cubic boards");
  EXPECT_EQ((Family{.kind = FamilyKind::subdivided_stars}.name()), "subdivided stars");
}

TEST(Family, SizesBeginAndEnd) {
  EXPECT_EQ((Family{.kind = FamilyKind::trees, .unit = SizeUnit::edges}.least_size()), 0U);
  EXPECT_EQ((Family{.kind = FamilyKind::cycles, .unit = SizeUnit::edges}.least_size()), 3U);
  EXPECT_EQ((Family{.kind = FamilyKind::stars}.least_size()), 2U);
  EXPECT_EQ((Family{.kind = FamilyKind::boards, .unit = SizeUnit::edges}.least_size()), 1U);
  EXPECT_EQ((Family{.connected = true, .unit = SizeUnit::edges}.most_size()), 31U);
  EXPECT_EQ((with({.unit = SizeUnit::edges}, SizeUnit::vertices, {0, 6}).most_size()), 15U);
  Members members({.kind = FamilyKind::caterpillars});
  EXPECT_THROW(members.each(61, {}, [](const Member&) {}), InputError);
}

TEST(Family, WhatAFamilyLacks) {
  EXPECT_THAT(*(Family{.unit = SizeUnit::edges}.lacks()), HasSubstr("a number of vertices, or of edges"));
  EXPECT_EQ((Family{.kind = FamilyKind::forests, .unit = SizeUnit::edges}.lacks()), "a number of vertices");
  EXPECT_EQ((Family{.kind = FamilyKind::boards}.lacks()), "a number of edges");
  EXPECT_EQ((Family{.kind = FamilyKind::subdivided_stars, .unit = SizeUnit::legs}.lacks()),
            "a number of vertices or edges");
  EXPECT_THROW(Members({.kind = FamilyKind::boards}), InternalError);
}

TEST(Family, AWrongSumIsAnInternalErrorWithBothNumbers) {
  const auto message = [](const Family& family, std::uint64_t size, auto change) {
    Members members(family);
    FamilyTally tally = members.each(size, {}, [](const Member&) {});
    change(tally);
    try {
      members.confirm(size, tally);
    } catch (const InternalError& error) {
      return std::string(error.what());
    }
    return std::string("confirmed");
  };
  const auto lose = [](FamilyTally& tally) { --tally.generated; };
  const auto repeat = [](FamilyTally& tally) { tally.weight += 1; };
  EXPECT_THAT(message({}, 5, lose), HasSubstr("33 graphs with 5 vertices, expected 34"));
  EXPECT_THAT(message({}, 5, repeat), HasSubstr("1025 labelled ones or rooted maps, expected 1024"));
  EXPECT_THAT(message({.connected = true, .unit = SizeUnit::edges}, 4, lose), HasSubstr("4 connected graphs"));
  EXPECT_THAT(message({.kind = FamilyKind::forests}, 4, repeat), HasSubstr("39 labelled"));
  EXPECT_THAT(message({.kind = FamilyKind::boards, .unit = SizeUnit::edges}, 4, repeat), HasSubstr("expected"));
  EXPECT_THAT(message({.kind = FamilyKind::boards, .bipartite = true, .unit = SizeUnit::edges}, 4, repeat),
              HasSubstr("expected"));
  EXPECT_EQ(message({.two_connected = true, .bipartite = true}, 6, lose), "confirmed");
}

TEST(Family, WhatTheCensusConfirms) {
  EXPECT_EQ((Family{.connected = true}.census_note(9)),
            "The connected graphs made of each size were counted: they are as many as known (OEIS A001349), and the "
            "automorphism groups turn them into the known number of labelled ones.");
  EXPECT_THAT((Family{.connected = true}.census_note(14)), HasSubstr("known (OEIS A001349) up to 12 vertices"));
  EXPECT_EQ((Family{.kind = FamilyKind::boards, .bipartite = true, .unit = SizeUnit::edges}.census_note(9)),
            "The connected boards made of each size, of which those with the conditions of the family were kept, were "
            "counted: the automorphism groups turn them into the known number of rooted maps.");
  EXPECT_THAT((Family{.bipartite = true, .cubic = true}.census_note(10)), HasSubstr("No number is known here"));
}

struct StopNow : std::runtime_error {
  StopNow() : std::runtime_error("stop") {}
};

TEST(Family, AStopIsHeardAtOnce) {
  // Each of these sizes would take days.
  const std::vector<std::pair<Family, std::uint64_t>> large{
      {{}, 15},
      {{.two_connected = true, .bipartite = true}, 17},
      {{.kind = FamilyKind::trees}, 45},
      {{.kind = FamilyKind::forests}, 30},
      {{.kind = FamilyKind::caterpillars}, 55},
      {{.kind = FamilyKind::subdivided_stars}, 400},
      {{.kind = FamilyKind::boards, .unit = SizeUnit::edges}, 20}};
  for (const auto& [family, size] : large) {
    std::uint64_t ticks = 0;
    Members members(family, [&] {
      if (++ticks == 1000) throw StopNow();
    });
    EXPECT_THROW(members.each(size, {}, [](const Member&) {}), StopNow) << family.name();
    EXPECT_EQ(ticks, 1000U) << family.name();
    Members others({.kind = family.kind, .unit = family.unit});
    EXPECT_GT(others.each(6, {}, [](const Member&) {}).members, 0U) << family.name();
  }
}

TEST(Family, ASinkThatAsksTheSameGeneratorIsOurBug) {
  Members outer({.kind = FamilyKind::trees});
  Members inner({.kind = FamilyKind::trees});
  EXPECT_THROW(outer.each(5, {}, [&](const Member&) { inner.each(4, {}, [](const Member&) {}); }), InternalError);
  EXPECT_EQ(outer.each(6, {}, [](const Member&) {}).members, 6U);  // OEIS A000055
}

}  // namespace
}  // namespace sprague
