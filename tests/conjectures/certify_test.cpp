// Certificates that checks leave of small positions, beside what they prove of all: there, and accepted.
#include <gmock/gmock.h>

#include <map>

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
  Effort effort;
  effort.certificates = &kept;
  for (const Reading& each : claim->readings) {
    if (each.name == reading) static_cast<void>(each.check(effort, range));
  }
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
  ASSERT_TRUE(kept.contains(small.certificate));
  for (const auto& [name, text] : kept) {
    const verify::Result result = verify::verify_text(text);
    EXPECT_EQ(result.verdict, verify::Verdict::verified) << name << " line " << result.line << ": " << result.text;
  }
  EXPECT_THAT(kept.at(small.certificate), HasSubstr(small.says));
}

// What the claims say; for paths under 0.07 OEIS A002187, one vertex more.
INSTANTIATE_TEST_SUITE_P(
    Claims, SmallPositions,
    ::testing::Values(
        Small{"AR-P5.4", "as printed", {0, 5}, "small-spiders", "\nnimber\t4\t"},
        Small{"AR-P9.1", "c even", {2, 4}, "small-spiders", "start\tS[v1,v0,2]\nnimber\t3\t"},
        Small{"AR-P7.4", "all plays", {0, 2}, "small-spiders", "start\tS[v1,v1,^0]\nlengths\t"},
        Small{"AR-L10.1.2", "as printed", {2, 4}, "small-spiders", "start\tS[v0,^0,2]\nnimber\t0\t"},
        Small{"AR-ODD", "as printed", {1, 3}, "small-spiders", "\nnimber\t0\t"},
        Small{"AR-T8.2", "as printed", {2, 3}, "small-spiders", "start\tS[v2,v2,v2]\nnimber\t2\t"},
        Small{"AR-T12.1", "as printed", {2, 4}, "small-spiders", "start\tS[2,2,2]\nnimber\t0\t"},
        Small{"AR-P7.6", "second half, as printed", {1, 2}, "witness", "\nnimber\t0\t"},
        Small{"AR-T3.4", "game trees of graphs", {1, 4}, "trimmings", "start\tg6:A_\nnimber\t1\t"},
        Small{"BS-L5.6", "nimbers are at most 2p'", {0, 4}, "nimbers", "start\tCS4(0,1,0,1)\nnimber\t1\t"},
        Small{"BS-L5.7", "Table 1, nim-sums", {2, 12}, "nimbers", "start\tCS4(1,1,2,1) + CS4(2,1,3,1)\nnimber\t0\t"},
        Small{"CY-T1.4", "played out", {1, 6}, "nim", "start\t1,2,3\nsecond\t"},
        Small{"CY-T2.2", "as stated", {3, 5}, "short-cycles", "start\tbc,ca,ab outer=a>b\nfirst\t"},
        Small{"CY-T2.3", "as printed", {1, 4}, "short-lines", "\nnimber\t1\t"},
        Small{"CY-T4.2", "winner", {1, 5}, "small-trees", "\nsecond\t"},
        Small{"OG-HEAP", "0.07", {0, 6}, "small-heaps", "start\t5\nnimber\t0\t"},
        Small{"OG-P8", "cycles, n >= 3", {3, 6}, "small", "\nnimber\t2\t"},
        Small{"SP-6.3", "second player wins", {0, 2}, "two-spots", "start\t2 on T2\nsecond\t"}));

}  // namespace
}  // namespace sprague
