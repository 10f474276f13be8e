// docs/trust.md: the reports say of each kind of certificate what it says, and every claim has its row.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "canonical/ensure.hpp"
#include "conjectures/registry.hpp"
#include "reports/certificate_meaning.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

std::string document() {
  return support::slurp(std::filesystem::path(SPRAGUE_SOURCE_DIR) / "docs" / "trust.md");
}

TEST(TrustTest, ReportsSayWhatTheDocumentSays) {
  const std::string text = document();
  for (const char* const kind :
       {"value", "outcome", "lengths", "play", "counterexample", "sweep", "member", "induction", "obligation"}) {
    EXPECT_THAT(text,
                ::testing::HasSubstr("\n| `" + std::string(kind) + "` | " + std::string(what_it_proves(kind)) + " | "));
  }
  for (const char* const kind : {"", "values", "theorem"}) EXPECT_THROW(what_it_proves(kind), InputError) << kind;
}

TEST(TrustTest, TheKindStandsInTheFirstLine) {
  EXPECT_EQ(kind_of_certificate("sprague-certificate\t4\tvalue\toctal:0.33\nstart\ta\n"), "value");
  EXPECT_EQ(kind_of_certificate("sprague-certificate\t4\tplay\n"), "play");
  for (const char* const text : {"", "value", "sprague-certificate\tvalue\n", "sprague-certificate\t4\tproof\tarrows\n",
                                 "sprague-certificate\n4\tvalue\t", "a\tb\t"}) {
    EXPECT_THROW(kind_of_certificate(text), InputError) << text;
  }
}

TEST(TrustTest, EveryClaimHasItsRow) {
  const std::string text = document();
  std::set<std::string> patterns;
  std::istringstream lines(text.substr(text.find("| claims | verified |")));
  const std::regex name("`([A-Z]+-[A-Z0-9.*]+)`");
  for (std::string line; std::getline(lines, line) && line.starts_with('|');) {
    const std::string cell = line.substr(0, line.find('|', 1));
    for (std::sregex_iterator match(cell.begin(), cell.end(), name), end; match != end; ++match) {
      EXPECT_TRUE(patterns.insert((*match)[1]).second) << (*match)[1] << " stands twice";
    }
  }
  EXPECT_GT(patterns.size(), 60U);
  for (const Claim& claim : all_claims()) {
    const auto names = [&](const std::string& pattern) {
      return pattern.ends_with('*') ? claim.id.starts_with(pattern.substr(0, pattern.size() - 1)) : claim.id == pattern;
    };
    EXPECT_EQ(std::ranges::count_if(patterns, names), 1) << claim.id;
  }
}

}  // namespace
}  // namespace sprague
