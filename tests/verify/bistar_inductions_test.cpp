// The engine's inductions for stars and bistars, of 0.33 and of 0.22, and what is rejected of them.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <string>

#include "certificates/evidence.hpp"
#include "conjectures/octal/star_theory.hpp"
#include "tests/verify/files.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;
using verify::verify_text;

class KeptInductions : public CertificateSink {
 public:
  std::string keep(std::string_view name, std::string_view text) override {
    if (name.find("-induction") == std::string_view::npos) return std::string(name);
    // "octal:0.22-induction-bistars 0": that of misere play.
    const std::string is_of(name.substr(0, name.find("-induction")));
    std::string key = (is_of == "octal:0.22" ? "misere-" : "") + std::string(name.substr(is_of.size() + 1));
    std::ranges::replace(key, ' ', '-');
    texts.emplace(key, text);
    return std::string(name);
  }
  std::map<std::string, std::string> texts;
};

const std::map<std::string, std::string>& inductions() {
  static const std::map<std::string, std::string> texts = [] {
    KeptInductions kept;
    Evidence evidence(kept, "OG-T22", "as printed", short_budget());
    Effort effort;
    effort.certificates = &evidence;
    octal::BistarTheory::of(Play::normal).tell(effort);
    octal::BistarTheory::of(Play::misere).tell(effort);
    evidence.write(effort);
    return kept.texts;
  }();
  return texts;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t place = text.find(from);
  EXPECT_NE(place, std::string::npos) << from;
  return place == std::string::npos ? text : text.replace(place, from.size(), to);
}

void expect_refused(const std::string& text, const std::string& why) {
  const verify::Result result = verify_text(text);
  EXPECT_EQ(result.verdict, verify::Verdict::rejected) << why;
  EXPECT_THAT(result.text, HasSubstr(why));
}

TEST(BistarInductionsTest, AreVerified) {
  for (const std::string middle : {"0", "1", "2"}) {
    const verify::Result result = verify_text(inductions().at("induction-bistars-" + middle));
    EXPECT_EQ(result.verdict, verify::Verdict::verified) << result.text;
    EXPECT_THAT(result.text, HasSubstr("all subdivided bistars with a middle path of " + middle + " edges modulo 3"));
    EXPECT_THAT(result.text, HasSubstr("that larger members move like these is not checked here"));
  }
  for (const std::string name :
       {"induction-paths", "induction-stars", "misere-induction-paths", "misere-induction-stars",
        "misere-induction-bistars-0", "misere-induction-bistars-2"}) {
    const verify::Result result = verify_text(inductions().at(name));
    EXPECT_EQ(result.verdict, verify::Verdict::verified) << name << ' ' << result.text;
    EXPECT_THAT(result.text,
                HasSubstr(name.starts_with("misere") ? "octal:0.22: the nimbers" : "octal:0.33: the nimbers"));
  }
}

// Under 0.22 somebody must leave something; the rest is the same.
TEST(BistarInductionsTest, AreOfTheirGameAlone) {
  for (const std::string name : {"paths", "stars"}) {
    expect_refused(replaced(inductions().at("induction-" + name), "octal:0.33", "octal:0.22"), "");
    expect_refused(replaced(inductions().at("misere-induction-" + name), "octal:0.22", "octal:0.33"), "");
  }
  const std::string paths = inductions().at("misere-induction-paths");
  EXPECT_THAT(paths, HasSubstr("axis\t3\t3\tvertices\nmove\t-1\t2\nmove\t-2\t3\ndomain\t1\t0\n"));
  expect_refused(replaced(paths, "domain\t1\t0\n", ""), "");
  expect_refused(replaced(paths, "domain\t1\t0\n", "domain\t2\t0\n"), "these are not all paths");
  expect_refused(replaced(paths, "move\t-1\t2", "move\t-1\t1"), "");
}

// The step holds in each: it is the same on all middle paths.
TEST(BistarInductionsTest, AreOfTheirMiddlePathAlone) {
  for (const auto& [named, other] : std::map<std::string, std::string>{{"0", "1"}, {"1", "2"}, {"2", "0"}}) {
    const std::string text = inductions().at("induction-bistars-" + named);
    expect_refused(replaced(text, "bistars " + named, "bistars " + other), "rejected");
  }
}

TEST(BistarInductionsTest, HubsAreNotMixedUp) {
  const std::string text = inductions().at("induction-bistars-1");
  const std::string domain = "domain\t2\t2,6,0,3\n";
  ASSERT_NE(text.find(domain), std::string::npos) << "the axes of the first hub";
  expect_refused(replaced(text, domain, ""), "");
  expect_refused(replaced(text, domain, "domain\t2\t4,7,1,5\n"), "");
  expect_refused(replaced(text, domain, "domain\t2\t2,7,0,3\n"), "");
  const std::string exchanged =
      replaced(replaced(replaced(text, "\tones_0", "\tX"), "\tones_1", "\tones_0"), "\tX", "\tones_1");
  expect_refused(exchanged, "the domain is not the family's");
  expect_refused(replaced(text, "\tones_0\n", "\tones_2\n"), "expected each axis of the family once");
  expect_refused(replaced(text, "bistars 1", "stars"), "expected each axis of the family once");
  // A leg of one hub that becomes one of the other.
  expect_refused(replaced(text, "move\t0,0,-1,1,0,0,0,0", "move\t0,0,-1,0,0,1,0,0"), "");
}

// Values that no move of the domain leads to are checked, too: no vertex but the hubs and what is between them.
TEST(BistarInductionsTest, ValuesOutsideOfTheDomainAreThoseOfStars) {
  const std::string text = inductions().at("induction-bistars-1");
  const std::size_t first = text.find("values\t") + 7;
  std::string other = text;
  other[first] = text[first] == '7' ? '8' : '7';
  expect_refused(other, "at ");
}

}  // namespace
}  // namespace sprague
