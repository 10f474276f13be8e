// The signature changes with every field it covers and with nothing else.
#include "reports/signature.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace sprague {
namespace {

std::vector<UnitFinding> two_findings() {
  Finding refuted;
  refuted.verdict = Verdict::refuted;
  refuted.range = "n <= 10";
  refuted.instances = 100;
  refuted.failures = 2;
  refuted.witness = "S(1,2)";
  refuted.minimal = true;
  Finding undecided;
  undecided.range = "n <= 4";
  return {{{"OG-A", "as printed"}, refuted}, {{"OG-B", "as printed"}, undecided}};
}

using Change = std::function<void(std::vector<UnitFinding>&)>;

std::string changed(const Change& change) {
  auto findings = two_findings();
  change(findings);
  return signature(findings);
}

TEST(Signature, IsOneHundredAndTwentyEightBitsInHexadecimal) {
  const std::string text = signature(two_findings());
  EXPECT_EQ(text.size(), 32U);
  EXPECT_EQ(text.find_first_not_of("0123456789abcdef"), std::string::npos);
  // The empty input's digest in xxHash's own sanity test (tests/sanity_test_vectors.h of xxHash 0.8).
  EXPECT_EQ(signature({}), "99aa06d3014798d86001c324468d497f");
}

TEST(Signature, ChangesWithEveryFieldOfAVerdict) {
  const std::vector<Change> changes{
      [](auto& f) { f[0].first.claim = "OG-C"; },
      [](auto& f) { f[0].first.reading = "another"; },
      [](auto& f) { f[0].second.verdict = Verdict::holds; },
      [](auto& f) { f[0].second.range = "n <= 11"; },
      [](auto& f) { f[0].second.instances = 101; },
      [](auto& f) { f[0].second.failures = 3; },
      [](auto& f) { f[0].second.witness = "S(1,3)"; },
      [](auto& f) { f[0].second.witness = ""; },
      [](auto& f) { f[0].second.witness.reset(); },
      [](auto& f) { f[0].second.minimal = false; },
      [](auto& f) { std::swap(f[0], f[1]); },
      [](auto& f) { f.pop_back(); },
      [](auto& f) { f[1].second.range = "n <= 4\t"; },
      [](auto& f) { f[1].second.range = "n <= 4\\t"; },
      [](auto& f) { f[1].second.range = "n <= 4\n"; },
  };
  std::vector<std::string> seen{signature(two_findings())};
  for (const Change& change : changes) {
    const std::string text = changed(change);
    EXPECT_EQ(std::ranges::count(seen, text), 0) << "change " << seen.size();
    seen.push_back(text);
  }
}

TEST(Signature, DoesNotReadProse) {
  EXPECT_EQ(signature(two_findings()), changed([](auto& f) {
              f[0].second.reason = "other words";
              f[0].second.repair = "other words";
              f[0].second.notes = {"other words"};
              f[0].second.tables = {{"t", {"n"}, {}}};
              f[0].second.pictures = {{"P3", "other words", {}}};
            }));
}

}  // namespace
}  // namespace sprague
