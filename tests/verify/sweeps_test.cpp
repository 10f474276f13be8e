// Sweeps and their members: right ones, and texts written by hand whose sums and digests are right and that say what is
// not so.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <string>

#include "certificates/sweep_certificate.hpp"
#include "tests/naive/plane_maps.hpp"
#include "tests/verify/files.hpp"
#include "tests/verify/sealed.hpp"
#include "verify/families.hpp"

namespace sprague {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using verify::sealed;
using verify::Verdict;
using verify::verify_text;

constexpr std::string_view kTriangle = "bc,ac,ab outer=a>b";

std::string sweep_of(const std::string& family, const std::string& lines, const std::string& game = "cycles:walk") {
  return sealed(
      fmt::format("sprague-certificate\t4\tsweep\t{}\nfamily\t{}\nclaim\tCY-2CON\tall edges\n{}", game, family, lines));
}

std::string two_connected(const std::string& lines) {
  return sweep_of("2-connected plane boards", lines);
}

const std::string kThree = "size\t3\t1\t1\t0\nmember\tfirst\t1\tbc,ac,ab outer=a>b\n";
const std::string kFour = "size\t4\t1\t1\t0\nmember\tsecond\t1\tbc,ad,ad,bc outer=a>b\n";
const std::string kFive =
    "size\t5\t3\t6\t0\nmember\tfirst\t3\tbc,acd,adb,bc outer=a>b\nmember\tfirst\t1\tbc,ad,ae,be,cd outer=a>b\n"
    "member\tfirst\t2\tbc,adc,abd,bc outer=a>b\n";

// The text with a part of it replaced, that stands there once.
std::string with(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t place = text.find(from);
  EXPECT_NE(place, std::string::npos) << from;
  EXPECT_EQ(text.find(from, place + 1), std::string::npos) << from << " stands twice";
  std::string other = text;
  return other.replace(place, from.size(), to);
}

void expect_rejected(const std::string& text, const std::string& why) {
  const verify::Result result = verify_text(text);
  EXPECT_EQ(result.verdict, Verdict::rejected) << text << result.text;
  EXPECT_THAT(result.text, HasSubstr(why));
}

TEST(Sweeps, SayWhatIsVerified) {
  const verify::Result all = verify_text(two_connected(kThree + kFour + kFive));
  EXPECT_EQ(all.verdict, Verdict::verified) << all.text;
  EXPECT_THAT(all.text,
              ::testing::StartsWith(
                  "verified: census complete: 5 members, all 2-connected plane boards with 3 to 5 edges; 5 of 5 "
                  "results verified; by these 0 are against CY-2CON, all edges; root "));
  // Those of some sizes.
  const verify::Result some = verify_text(two_connected(kFour + kFive));
  EXPECT_EQ(some.verdict, Verdict::verified) << some.text;
  EXPECT_THAT(some.text, HasSubstr("4 members, all 2-connected plane boards with 4 to 5 edges; 4 of 4 results"));
  EXPECT_THAT(verify_text(two_connected(kFive)).text, HasSubstr("plane boards with 5 edges; 3 of 3 results"));
}

// OEIS A022558, and by hand for the smallest; by brute force, up to a size, here and in tests/verify/plain_boards.py.
TEST(Sweeps, FamiliesAreCounted) {
  const auto connected = verify::family_of("connected plane boards", "cycles:walk").census;
  EXPECT_EQ(connected, (std::vector<std::uint64_t>{0, 1, 2, 6, 23, 103, 512, 2740, 15485, 91245, 555662, 3475090,
                                                   22214707, 144640291, 956560748, 6411521056, 43478151737}));
  const auto two = verify::family_of("2-connected plane boards", "cycles:walk").census;
  ASSERT_EQ(two.size(), 17U);
  EXPECT_EQ(std::vector(two.begin(), two.begin() + 6), (std::vector<std::uint64_t>{0, 0, 0, 1, 1, 6}));
  for (std::size_t n = 1; n <= 6; ++n) {
    EXPECT_EQ(connected[n], naive::count_plane_maps(n, Connectivity::connected).rooted) << n;
  }
  for (std::size_t n = 3; n <= 7; ++n) {
    EXPECT_EQ(two[n], naive::count_plane_maps(n, Connectivity::two_connected).rooted) << n;
  }
}

// Names are a closed list, and sizes follow each other.
TEST(Sweeps, AreOfAFamilyThatIsKnown) {
  expect_rejected(sweep_of("every board there is", kThree), "there is no family");
  expect_rejected(sweep_of("2-connected plane boards ", kThree), "there is no family");
  expect_rejected(sweep_of("", kThree), "there is no family");
  expect_rejected(sweep_of("2-connected plane boards", kThree, "arrows"), "not of this game");
  // One game has one name here.
  expect_rejected(sweep_of("2-connected plane boards", kThree, "cycles"), "not of this game");
  expect_rejected(two_connected(kThree + kFive), "do not follow");
  expect_rejected(two_connected(kFour + kThree), "do not follow");
  expect_rejected(two_connected(kThree + kThree), "do not follow");
  EXPECT_EQ(verify_text(two_connected("size\t17\t0\t0\t0\n")).verdict, Verdict::out_of_resources);
}

TEST(Sweeps, OfNoMembersAreRejected) {
  expect_rejected(sweep_of("every board there is", ""), "there is no family");
  expect_rejected(two_connected(""), "there are no sizes");
  expect_rejected(two_connected("size\t3\t0\t0\t0\n"), "all members of this size weigh 1");
  expect_rejected(two_connected("size\t3\t0\t1\t0\n"), "add up to other numbers");
  expect_rejected(two_connected("size\t2\t0\t0\t0\n"), "no members of this size");
  expect_rejected(two_connected("size\t1\t1\t1\t0\nmember\tsecond\t1\tb,a outer=a>b\n"), "no members of this size");
}

TEST(Sweeps, ThatLackAMemberAreRejected) {
  expect_rejected(two_connected(kThree + "size\t4\t0\t0\t0\n" + kFive), "all members of this size weigh 1");
  expect_rejected(two_connected(kThree + "size\t4\t0\t1\t0\n" + kFive), "add up to other numbers");
  const std::string ring = "member\tfirst\t1\tbc,ad,ae,be,cd outer=a>b\n";
  expect_rejected(two_connected(kThree + kFour + with(with(kFive, ring, ""), "5\t3\t6", "5\t2\t6")), "add up to other");
  expect_rejected(two_connected(kThree + kFour + with(with(kFive, ring, ""), "5\t3\t6", "5\t2\t5")), "weigh 6");
  // Another member weighs more instead.
  expect_rejected(
      two_connected(kThree + kFour + with(with(with(kFive, ring, ""), "5\t3\t6", "5\t2\t6"), "\t2\tbc", "\t3\tbc")),
      "the member weighs 2");
}

TEST(Sweeps, OfWrongResultsAreRejectedWhereAllIsPlayedOut) {
  expect_rejected(two_connected(with(with(kThree, "first", "second"), "1\t1\t0", "1\t1\t1") + kFour),
                  "the other player wins");
  expect_rejected(two_connected(kThree + with(with(kFour, "second", "first"), "1\t1\t0", "1\t1\t1")),
                  "the other player wins");
  expect_rejected(two_connected(with(kThree, "first", "nimber 1")), "expected who wins");
  expect_rejected(two_connected(with(kThree, "first", "third")), "expected who wins");
  expect_rejected(two_connected(with(kThree, "first", "")), "expected who wins");
}

// One board, with other letters, from other arrows, and mirrored.
TEST(Sweeps, OfOneMemberInOtherLettersAreRejected) {
  const std::string other_letters =
      "size\t3\t4\t4\t0\nmember\tfirst\t1\tbc,ac,ab outer=a>b\nmember\tfirst\t1\tbc,ac,ab outer=b>a\n"
      "member\tfirst\t1\tbc,ca,ab outer=a>b\nmember\tfirst\t1\tcb,ac,ab outer=a>b\n";
  expect_rejected(two_connected(other_letters), "all members of this size weigh 1");
  expect_rejected(two_connected(with(other_letters, "4\t4\t0", "4\t1\t0")), "expected the board as");
  for (const std::string board :
       {"bc,ac,ab outer=b>a", "bc,ac,ab outer=b>c", "bc,ca,ab outer=a>b", "cb,ab,ac outer=a>b"}) {
    EXPECT_EQ(verify_text(two_connected(with(kThree, "bc,ac,ab outer=a>b", board))).verdict, Verdict::rejected)
        << board;
  }
  const std::string twice = "member\tfirst\t3\tbc,acd,adb,bc outer=a>b\n";
  expect_rejected(two_connected(kThree + kFour + "size\t5\t2\t6\t0\n" + twice + twice), "do not rise");
  const std::string mirrored = with(twice, "bc,acd,adb,bc", "bc,adc,abd,bc");
  expect_rejected(two_connected(kThree + kFour + "size\t5\t2\t6\t0\n" + twice + mirrored), "the member weighs 2");
  // The order is that of the bytes.
  const std::string ring = "member\tfirst\t1\tbc,ad,ae,be,cd outer=a>b\n";
  expect_rejected(two_connected("size\t5\t3\t6\t0\n" + ring + with(kFive, "size\t5\t3\t6\t0\n", "")), "do not rise");
}

TEST(Sweeps, OfWhatIsNoMemberAreRejected) {
  const auto four = [](const std::string& board) { return two_connected(with(kFour, "bc,ad,ad,bc outer=a>b", board)); };
  expect_rejected(four("bc,ac,adb,c outer=a>b"), "not 2-connected");
  expect_rejected(four("bc,ac,ab outer=a>b"), "of size 3");
  expect_rejected(four("bc,ad,ad,bc outer=a>b; a>b"), "rejected");  // an arrow is drawn
  expect_rejected(four("bc,ad,ad,bc"), "rejected");                 // no outer face
  expect_rejected(four("bb,aa outer=a>b"), "rejected");             // not simple
  expect_rejected(four("b,a,d,c outer=a>b"), "rejected");           // not connected
  expect_rejected(four(""), "rejected");
  const std::string tetrahedron = "bcd,adc,abd,acb";  // of the torus, with one word the other way round
  EXPECT_THAT(verify_text(two_connected("size\t6\t1\t16\t0\nmember\tsecond\t1\tbcd,acd,abd,acb outer=a>b\n")).text,
              HasSubstr("not those of a connected plane drawing"));
  EXPECT_THAT(verify_text(two_connected("size\t6\t1\t16\t0\nmember\tsecond\t1\t" + tetrahedron + " outer=a>b\n")).text,
              HasSubstr("add up to other numbers"));
}

// The same members, as a sweep of another game, family, claim, reading or other sizes, under the root of this one.
TEST(Sweeps, RootsSayOfWhat) {
  const std::string all = two_connected(kThree + kFour + kFive);
  const std::string root = all.substr(all.find("root\t"));
  const auto under_that_root = [&](const std::string& text) {
    EXPECT_EQ(verify_text(text).verdict, Verdict::verified) << text;
    EXPECT_NE(text.substr(text.find("root\t")), root);
    expect_rejected(text.substr(0, text.find("root\t")) + root, "the root is another one");
  };
  const auto lines = all.substr(0, all.find("root\t"));
  under_that_root(sealed(with(lines, "cycles:walk", "cycles:enclosing")));
  under_that_root(sealed(with(lines, "cycles:walk", "cycles:simple")));
  under_that_root(sealed(with(lines, "CY-2CON", "CY-C2.1")));
  under_that_root(sealed(with(lines, "all edges", "markable edges")));
  under_that_root(two_connected(kThree + kFour));
  under_that_root(two_connected(kFour + kFive));
}

// Written by somebody else (write_certificates.py), with another library's digests.
TEST(Sweeps, OfTheEngineHaveTheSameBytes) {
  const std::vector<SweptMember> members{{5, "bc,ad,ae,be,cd outer=a>b", "first", 1},
                                         {5, "bc,adc,abd,bc outer=a>b", "first", 2},
                                         {5, "bc,acd,adb,bc outer=a>b", "first", 3},
                                         {4, "bc,ad,ad,bc outer=a>b", "second", 1},
                                         {3, "bc,ac,ab outer=a>b", "first", 1}};
  const std::string text =
      sweep_certificate("cycles:walk", "2-connected plane boards", members, {"CY-2CON", "all edges", {}});
  EXPECT_EQ(text, verify::certificate("cycles-sweep"));
  EXPECT_EQ(text, two_connected(kThree + kFour + kFive));
  const Sweep sweep = parse_sweep(text);
  EXPECT_EQ(sweep.game, "cycles:walk");
  ASSERT_EQ(sweep.members.size(), 5U);
  EXPECT_EQ(sweep.members[0], (SweptMember{3, std::string(kTriangle), "first", 1}));
}

TEST(Sweeps, OfTheDocumentHaveTheSameBytes) {
  EXPECT_EQ(two_connected(kThree + kFour), verify::documents_examples().at("sweep"));
}

// The lines that show the member of a sweep, after the fact.
std::string shown(const Membership& membership) {
  std::string lines = fmt::format("member\t{}\t{}\n", membership.size, membership.weight);
  for (const Sibling& sibling : membership.path) {
    lines += fmt::format("{}\t{}\n", sibling.side == Sibling::Side::left ? "left" : "right", sibling.digest);
  }
  return lines + fmt::format("{}\nroot\t{}\n", fmt::join(membership.head, "\n"), membership.root);
}

// The smallest boards that are not their own mirror images have six edges or fewer.
TEST(Sweeps, OfConnectedBoardsWeighMirrorImages) {
  const verify::Result result = verify_text(verify::certificate("connected-sweep"));
  EXPECT_EQ(result.verdict, Verdict::verified) << result.text;
  EXPECT_THAT(result.text, HasSubstr("100 members, all connected plane boards with 1 to 6 edges; 100 of 100 results"));
  EXPECT_THAT(result.text, HasSubstr("3 are against CY-C2.1, markable edges"));  // by plain_games.py, too
}

TEST(Members, OfTheEngineHaveTheSameBytes) {
  const Sweep sweep = parse_sweep(verify::certificate("cycles-sweep"));
  for (const std::size_t index : {0U, 2U, 4U}) {
    EXPECT_THAT(verify::certificate("cycles-member"), HasSubstr(shown(membership_of(sweep, index))));
  }
}

// The triangle, won by the first player, as a member of this sweep.
std::string triangle_in(const std::string& sweep, const std::string& game = "cycles:walk") {
  return fmt::format(
      "sprague-certificate\t4\tmember\t{}\nentry\t0\t!A;!B;*ab;Aa;Bb\nstart\t{}\nfirst\ta\t0[BcbC]\n{}end\n", game,
      kTriangle, shown(membership_of(parse_sweep(sweep), 0)));
}

TEST(Members, OfTheDocumentHaveTheSameBytes) {
  EXPECT_EQ(triangle_in(two_connected(kThree + kFour)), verify::documents_examples().at("member"));
}

TEST(Members, AreVerified) {
  const verify::Result result = verify_text(triangle_in(two_connected(kThree + kFour)));
  EXPECT_EQ(result.verdict, Verdict::verified) << result.text;
  EXPECT_THAT(result.text, HasSubstr("first a, of size 3 and weight 1 in a sweep of 2-connected plane boards with 3 to "
                                     "4 edges for CY-2CON, all edges, with root "));
}

// The sweeps are forged so that all digests are right.
TEST(Members, OfForgedSweepsAreRejected) {
  const auto member = [](const std::string& size, const std::string& weight) {
    return with(kThree, "first\t1", "first\t" + weight).replace(5, 1, size);
  };
  EXPECT_EQ(verify_text(triangle_in(two_connected(member("3", "1")))).verdict, Verdict::verified);
  expect_rejected(triangle_in(two_connected(member("3", "4000000000"))), "another size or weight");
  expect_rejected(triangle_in(two_connected(member("4", "1"))), "another size or weight");
  EXPECT_EQ(verify_text(triangle_in(two_connected(member("99", "4000000000")))).verdict, Verdict::out_of_resources);
  expect_rejected(triangle_in(two_connected(with(kThree, "1\t1\t0", "1\t4000000000\t0"))), "weigh 1");
  expect_rejected(triangle_in(sweep_of("every board there is", kThree)), "there is no family");
  expect_rejected(triangle_in(with(two_connected(kThree), "CY-2CON", "CY-3CON")), "the root is another one");
  expect_rejected(triangle_in(sealed("sprague-certificate\t4\tsweep\tcycles:walk\nfamily\t2-connected plane boards\n"
                                     "claim\tCY-\x1b[2K\tall edges\n" +
                                     kThree)),
                  "no such claim");
  // Of no size, and of another one than the sweep's.
  const std::string right = triangle_in(two_connected(kThree));
  expect_rejected(with(right, "size\t3\t1\t1\t0\n", ""), "there are no sizes");
  const std::string mixed = "size\t4\t1\t1\t0\n" + with(kThree, "size\t3\t1\t1\t0\n", "");
  expect_rejected(triangle_in(two_connected(mixed)), "another size or weight");
  const Sweep sweep = parse_sweep(two_connected(kThree));
  Membership elsewhere = membership_of(sweep, 0);
  elsewhere.head.back() = "size\t4\t1\t1\t0";
  elsewhere.root =
      hexadecimal(digest_of_pair(digest_of_leaf(fmt::format("cycles:walk\n{}", fmt::join(elsewhere.head, "\n"))),
                                 digest_of_leaf(fmt::format("cycles:walk\t3\tfirst\t1\t{}", kTriangle))));
  expect_rejected(with(right, shown(membership_of(sweep, 0)), shown(elsewhere)), "the sweep has no such size");
}

// Digests of one sweep, and the head of another.
TEST(Members, AreOfOneSweep) {
  const std::string small = triangle_in(two_connected(kThree));
  const std::string other = triangle_in(with(two_connected(kThree), "CY-2CON", "CY-C2.1"));
  EXPECT_EQ(verify_text(small).verdict, Verdict::verified);
  expect_rejected(other, "the root is another one");
  expect_rejected(with(small, "2-connected", "connected"), "weigh 6");
  expect_rejected(with(small, "cycles:walk", "cycles:simple"), "the root is another one");
}

}  // namespace
}  // namespace sprague
