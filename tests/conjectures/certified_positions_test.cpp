// Certificates that checks leave of small positions, beside what they prove of all: there, and accepted.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <regex>
#include <string>

#include "certificates/evidence.hpp"
#include "conjectures/registry.hpp"
#include "tests/verify/files.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;

class Kept : public CertificateSink {
 public:
  std::string keep(std::string_view name, std::string_view text) override {
    if (!name.ends_with(".smt2")) texts.emplace(name, text);
    return std::string(name);
  }
  std::map<std::string, std::string> texts;
};

// The certificates of a reading at a small range, by name.
std::map<std::string, std::string> certificates_of(std::string_view id, std::string_view reading, Range range) {
  const Claim* const claim = find_claim(id);
  Kept kept;
  Evidence evidence(kept, id, reading, short_budget());
  Effort effort;
  effort.certificates = &evidence;
  for (const Reading& each : claim->readings) {
    if (each.name == reading) static_cast<void>(each.check(effort, range));
  }
  evidence.write(effort);
  return kept.texts;
}

struct Small {
  std::string claim;
  std::string reading;
  Range range;
  std::string certificate;
  std::string says;  // among others, as the paper does
};

class SmallPositions : public ::testing::TestWithParam<Small> {};

TEST_P(SmallPositions, AreProvedOneByOne) {
  const Small& small = GetParam();
  const auto kept = certificates_of(small.claim, small.reading, small.range);
  std::vector<std::string> names;
  for (const auto& [name, text] : kept) names.push_back(name);
  ASSERT_THAT(names, ::testing::Contains(small.certificate)) << small.claim << ", " << small.reading;
  for (const auto& [name, text] : kept) {
    const verify::Result result = verify::verify_text(text);
    EXPECT_EQ(result.verdict, verify::Verdict::verified) << name << ' ' << result.text;
  }
  EXPECT_THAT(kept.at(small.certificate), HasSubstr(small.says));
}

// With spots on the sphere, Section 3 of Das et al.; circles by Theorem 5.1.
INSTANTIATE_TEST_SUITE_P(
    Brussels, SmallPositions,
    ::testing::Values(
        Small{"BS-C2.3",
              "the graph stays planar",
              {2, 3},
              "brussels:loops-play",
              "start\t2\nmove\t2\nmove\t2\nopen\t2\n"},
        Small{"BS-C2.4", "spots without tips too", {1, 3}, "brussels-outcome", "start\t() on T1\nsecond\t"},
        Small{"BS-L5.4", "(13)", {0, 3}, "circular-value", "start\t(0,0,1,0);(1,0,1,0)\nnimber\t1\t"},
        Small{"BS-L5.9", "second case, the last display", {5, 12}, "circular-value", "start\t(2,1,3,1)\nnimber\t2\t"},
        Small{"BS-S4", "first move", {1, 3}, "brussels:4-value", "start\t(aaa),(bbb)\nnimber\t0\t"},
        Small{"BS-S4", "arcs not edges", {0, 1}, "brussels:4-value", "start\t("},
        Small{"BS-T2.1", "t_i >= 1", {2, 7}, "brussels:100-lengths", "start\t(a),(b),(cc)\nlengths\t2\t"},
        Small{"BS-T2.2", "spots without tips too", {1, 4}, "brussels-lengths", "start\t()\nlengths\t0\t"},
        Small{"BS-T2.2", "the graph stays drawable", {5, 5}, "brussels:loops-play", "\nopen\t4\n"},
        Small{"BS-T2.2", "the proof's j", {2, 2}, "brussels-lengths", "start\t(22) on T1\nlengths\t1,3\t"},
        Small{"BS-T2.5",
              "the graph stays drawable",
              {2, 4},
              "brussels:loops-play",
              "start\t2\nmove\t2\nmove\t2\nmove\t2\nopen\t3\n"},
        Small{"BS-T3.1", "spots without tips too", {1, 4}, "brussels:5-lengths", "start\t(),()\nlengths\t0\t"},
        Small{"BS-T3.1", "t_i >= 1", {2, 6}, "brussels:7-lengths", "start\t(a),(b),(c)\nlengths\t2\t"},
        Small{"BS-T3.2", "as printed", {8, 8}, "brussels:4-lengths", "start\t(aaa),(bbb)\nlengths\t6\t"},
        Small{"BS-T3.3", "fewer tips too", {2, 6}, "brussels:4-lengths", "start\t(a),(b)\nlengths\t1\t"},
        Small{"BS-T3.3", "the play of p + q moves", {9, 9}, "brussels:4-play", "\nopen\t3\n"},
        Small{"BS-T3.3", "the play of p + q moves, mended", {9, 9}, "brussels:4-play", "\nover\t9\n"},
        Small{"BS-T3.3", "the play of 6 moves", {7, 7}, "brussels:4-play", "\nover\t6\n"},
        Small{"BS-T6.1", "drawn game", {6, 7}, "brussels:4-value", "start\t(aaa),(bbbb)\nnimber\t0\t"},
        Small{"BS-X1", "one spot with many tips", {1, 1}, "circular-value", "\nnimber\t"},
        Small{"BS-X1", "two spots, girth 5", {2, 4}, "brussels:5-value", "start\t(aa),(bb)\nnimber\t1\t"}));

// What the claims say; for paths under 0.07 OEIS A002187, one vertex more.
INSTANTIATE_TEST_SUITE_P(
    Claims, SmallPositions,
    ::testing::Values(
        Small{"AR-P5.4", "as printed", {0, 5}, "arrows-value", "\nnimber\t4\t"},
        Small{"AR-P9.1", "c even", {2, 4}, "arrows-value", "start\tab;d>a;ae;c>b;ef\nnimber\t3\t"},
        Small{"AR-P7.4", "all plays", {0, 2}, "arrows-lengths", "start\tab;ad;a>f;c>b;e>d\nlengths\t"},
        Small{"AR-L10.1.2", "as printed", {2, 4}, "arrows-value", "start\tb>a;a>c;ad;de;ef;fg\nnimber\t0\t"},
        Small{"AR-L10.1.4",
              "options in the proof",
              {2, 2},
              "arrows-value",
              "start\tab;ae;ah;bc;d>c;ef;f>g;hi\nnimber\t0\t"},
        Small{"AR-ODD", "as printed", {1, 3}, "arrows:full-value", "\nnimber\t0\t"},
        Small{"AR-T8.2", "as printed", {2, 3}, "arrows-value", "start\tab;ae;ah;bc;d>c;ef;g>f;hi;j>i\nnimber\t2\t"},
        Small{"AR-T12.1", "as printed", {2, 4}, "arrows-value", "start\tab;ad;af;bc;de;fg\nnimber\t0\t"},
        Small{"AR-P4.6", "as printed", {1, 2}, "arrows-value", "start\tab\nnimber\t1\t"},
        Small{"AR-P6.3", "row 6, isomorphism", {0, 3}, "arrows-value", "\nnimber\t3\t"},
        Small{"AR-P7.6", "first half, as printed", {1, 3}, "arrows-value", "\nnimber\t0\t"},
        Small{"AR-P7.6", "second half, as printed", {1, 2}, "arrows-value", "\nnimber\t0\t"},
        Small{"AR-P9.2", "options in the proof", {2, 3}, "arrows-value", "\nnimber\t3\t"},
        Small{"AR-P9.3", "options in the proof", {2, 2}, "arrows-value", "\nnimber\t3\t"},
        Small{"AR-T3.4", "every graph is a trimming", {1, 3}, "arrows:full-value", "\nnimber\t1\t"},
        Small{"AR-T3.4", "game trees of graphs", {1, 4}, "arrows-value", "start\tab\nnimber\t1\t"},
        Small{"AR-T3.4", "states of trees, as in the proof", {2, 4}, "arrows-value", "start\tab\nnimber\t1\t"},
        Small{"AR-T4.14", "not necessary", {1, 3}, "arrows-value", "start\tab\nnimber\t1\t"},
        Small{"AR-X1", "one long leg", {2, 3}, "arrows-value", "\nnimber\t1\t"},
        Small{"BS-L5.6", "nimbers are at most 2p'", {0, 4}, "circular-value", "start\t(0,1,0,1)\nnimber\t1\t"},
        Small{"BS-L5.7", "Table 1, nim-sums", {2, 12}, "circular-value", "start\t(2,1,3,1)\nnimber\t2\t"},
        Small{"CY-C2.1",
              "3-connected boards",
              {6, 8},
              "cycles:walk-outcome",
              "start\tbcd,adc,abd,acb outer=a>b\nsecond\t"},
        Small{"CY-C2.8", "the proof's parts", {1, 3}, "arrows:full-value", "\nnimber\t2\t"},
        Small{"CY-DDN", "n1 and n2 in the outer sides", {0, 2}, "cycles:walk-outcome", "\nsecond\t"},
        Small{"CY-DEATH", "cells are walks", {1, 3}, "cycles:walk-outcome", "start\tbc,ac,ab outer=a>b\nfirst\t"},
        Small{"CY-L2.6", "the proof's options", {0, 3}, "arrows:full-value", "\nnimber\t1\t"},
        Small{"CY-L3.1", "as printed", {1, 1}, "cycles:walk-outcome", "\nsecond\t"},
        Small{"CY-Q", "ends of plays", {1, 2}, "cycles:walk-play", "start\tbc,a,a outer=a>b\nover\t0\n"},
        Small{"CY-T1.4", "played out", {1, 6}, "heap:0.3333333333333333-outcome", "start\t1;2;3\nsecond\t"},
        Small{"CY-T1.6", "as printed", {1, 8}, "heap:lasker-value", "start\t7\nnimber\t8\t"},
        Small{"CY-T2.2", "as stated", {3, 5}, "cycles:walk-outcome", "start\tbc,ca,ab outer=a>b\nfirst\t"},
        Small{"CY-T2.3", "as printed", {1, 4}, "arrows:full-outcome", "\nfirst\t"},
        Small{
            "CY-T2.4", "as printed, cells are walks", {1, 3}, "cycles:walk-outcome", "start\tb,a outer=a>b\nsecond\t"},
        Small{"CY-T4.2", "the proof's strategy, all child edges", {1, 6}, "cycles:walk-play", "\nopen\t0\n"},
        Small{
            "CY-T4.2", "the proof's strategy, all child edges, some root", {1, 7}, "cycles:walk-play-2", "\nopen\t2\n"},
        Small{"CY-T4.2", "the proof's strategy, playable child edges", {1, 4}, "cycles:walk-outcome", "\nsecond\t"},
        Small{"CY-T4.2", "winner", {1, 5}, "cycles:walk-outcome", "\nsecond\t"},
        Small{"OG-HEAP", "0.07", {0, 6}, "heap:0.07-value", "start\t5\nnimber\t0\t"},
        Small{"OG-HEAP", "Node Kayles on graphs", {1, 3}, "octal:0.137-value", "start\tab;ac;bc\nnimber\t2\t"},
        Small{"OG-HEAP", "every code of three digits", {0, 4}, "heap:0.77-value", "start\t4\nnimber\t1\t"},
        Small{"OG-L15", "an empty star allowed", {1, 2}, "octal:0.33-value", "start\ta\nnimber\t1\t"},
        Small{"OG-L20.1", "as printed", {0, 1}, "octal:0.33-value", "\nnimber\t1\t"},
        Small{"OG-O24", "the bistar of Figure 18", {8, 8}, "octal:0.33-outcome", "\nsecond\t"},
        Small{"OG-P8", "cycles, n >= 3", {3, 6}, "octal:0.33-value", "\nnimber\t2\t"},
        Small{"OG-T22", "remark: large stars", {2, 3}, "octal:0.33-value", "\nnimber\t1\t"},
        Small{"OG-X1", "bistars, legs, another middle path", {6, 9}, "octal:0.22-outcome", "\nfirst\t"},
        Small{"OG-X1", "stars", {1, 4}, "octal:0.22-outcome", "start\ta\nsecond\t"},
        Small{"OG-X1", "stars, by normal play", {1, 4}, "octal:0.33-value", "start\ta\nnimber\t1\t"},
        Small{"SP-6.3", "in four moves", {0, 1}, "sprouts-lengths", "start\t2\nlengths\t4,5\t"},
        Small{"SP-6.3", "second player wins", {0, 2}, "sprouts-outcome", "start\t2 on T2\nsecond\t"},
        Small{"SP-7.2", "the loop of Figure 7", {1, 1}, "sprouts-outcome", "start\t1,(abab)\nsecond\t"},
        Small{"SP-LEN", "at most 3p - 1", {1, 2}, "sprouts-lengths", "start\t2 on P1\nlengths\t4,5\t"},
        Small{"SP-P2", "Figure 13 as told", {4, 4}, "sprouts-value", "start\t(2a2b) on T1;(ab)\nnimber\t3\t"},
        Small{"SP-P2", "three lives or less", {2, 3}, "sprouts:surfaces-value", "start\t(1);1 on P4\nnimber\t1\t"},
        Small{"SP-P3", "p spots", {1, 1}, "sprouts-value", "start\t1 on T1\nnimber\t0\t"},
        Small{"SP-P4", "only with equal parity", {1, 1}, "sprouts-value", "start\t1 on P1\nnimber\t0\t"}));

// The number of moves is the one that the finding says; a play of one move more, or of as many that says so, is none.
TEST(PlaysOnTheGraph, AreAsLongAsTheFindingSays) {
  const std::map<std::string, std::string> readings{{"BS-C2.3", "the graph stays planar"},
                                                    {"BS-T2.2", "the graph stays drawable"},
                                                    {"BS-T2.5", "the graph stays drawable"}};
  for (const auto& [claim, name] : readings) {
    Kept kept;
    Evidence evidence(kept, claim, name, short_budget());
    Effort effort;
    effort.certificates = &evidence;
    const auto reading = std::ranges::find(find_claim(claim)->readings, name, &Reading::name);
    const Finding finding = reading->check(effort, {2, 5});
    evidence.write(effort);
    const std::string& text = kept.texts.at("brussels:loops-play");
    const std::size_t end = text.find("open\t");
    const auto moves = static_cast<unsigned>(std::stoul(text.substr(end + 5)));
    EXPECT_THAT(finding.reason, HasSubstr(fmt::format("a play of {} moves, one more than claimed", moves))) << claim;
    const auto play = [&](const std::string& last_move, unsigned said) {
      return verify::verify_text(text.substr(0, end) + last_move + fmt::format("open\t{}\nend\n", said)).verdict;
    };
    EXPECT_EQ(play("", moves), verify::Verdict::verified) << claim;
    EXPECT_EQ(play("move\t2\n", moves + 1), verify::Verdict::verified) << claim;  // it never needs to end
    EXPECT_EQ(play("move\t2\n", moves), verify::Verdict::rejected) << claim;
    EXPECT_EQ(play("", moves + 1), verify::Verdict::rejected) << claim;
    EXPECT_EQ(play("move\t2;2\n", moves + 1), verify::Verdict::rejected) << claim;
  }
  // The smallest witness is then "1,1", where the first move joins two spots.
  EXPECT_TRUE(certificates_of("BS-C2.3", "the graph stays planar", {4, 4}).empty());
}

// Proposition 2 of Lemoine and Viennot, in the nimbers that are certified: on six surfaces the same. Two regions are
// one on surfaces that are not orientable, where a boundary may be mirrored by itself.
TEST(ClosedRegions, HaveOneNimberOnAllSurfaces) {
  const std::string text = certificates_of("SP-P2", "three lives or less", {0, 3}).at("sprouts:surfaces-value");
  const std::regex fact("start\t([^\n]*)\nnimber\t([0-9]+)\t");
  std::map<std::string, std::map<std::string, std::string>> nimbers;  // by position on the sphere, and surface
  for (std::sregex_iterator found(text.begin(), text.end(), fact), end; found != end; ++found) {
    const std::string start = (*found)[1];
    const std::size_t on = start.find(" on ");
    const std::string surface = on == std::string::npos ? "S" : start.substr(on + 4, 2);
    const std::string on_sphere = on == std::string::npos ? start : start.substr(0, on) + start.substr(on + 6);
    EXPECT_TRUE(nimbers[on_sphere].emplace(surface, (*found)[2]).second) << start;
  }
  EXPECT_GT(nimbers.size(), 80U);
  for (const auto& [position, by_surface] : nimbers) {
    EXPECT_EQ(by_surface.size(), position == "(1);(abc),(acb)" ? 2U : 6U) << position;
    for (const auto& [surface, nimber] : by_surface) EXPECT_EQ(nimber, by_surface.at("S")) << position << surface;
  }
}

}  // namespace
}  // namespace sprague
