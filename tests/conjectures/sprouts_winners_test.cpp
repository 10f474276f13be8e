// Claims on who wins Sprouts with many spots: published nimbers, false twins, and what is said when memory runs out.
#include <gmock/gmock.h>

#include <map>
#include <optional>
#include <string>

#include "canonical/ensure.hpp"
#include "certificates/evidence.hpp"
#include "conjectures/sprouts/expectations.hpp"
#include "tests/conjectures/named_checks.hpp"

namespace sprague::sprouts {
namespace {

using ::testing::_;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<KnownNimber> nimbers(const std::vector<Answer>& answers) {
  std::vector<KnownNimber> result;
  for (const Answer& answer : answers) result.push_back(answer.nimber);
  return result;
}

TEST(SproutsStarts, NimbersOfThePaper) {
  std::vector<Question> questions;
  std::vector<KnownNimber> expected;
  // Conjecture 2 for the sphere, Figure 17 for P1 and P2; 2 spots on both kinds by naive drawings as well.
  const std::vector<std::pair<Surface, std::vector<std::uint32_t>>> rows{{Surface(), {0, 1, 1, 1, 0}},
                                                                         {Surface::with_crosscaps(1), {1, 1, 1, 0, 0}},
                                                                         {Surface::with_crosscaps(2), {1, 1, 1, 0, 0}}};
  for (const auto& row : rows) {
    for (unsigned i = 0; i < row.second.size(); ++i) {
      questions.push_back({{i + 2, row.first}, kNimber});
      expected.push_back(KnownNimber::is(row.second[i]));
    }
  }
  for (const unsigned threads : {1U, 3U}) {
    Effort effort;
    effort.threads = threads;
    EXPECT_EQ(nimbers(answers_to(effort, questions)), expected) << threads;
  }
}

TEST(SproutsStarts, AsFarAsAsked) {
  const std::vector<Answer> found =
      answers_to({}, {{{3, Surface()}, kWinner}, {{2, Surface()}, kWinner}, {{0, Surface()}, kNimber}});
  EXPECT_THAT(nimbers(found), ElementsAre(KnownNimber::at_least(1), KnownNimber::is(0), KnownNimber::is(0)));
}

class RememberedParts : public PartStore {
 public:
  std::optional<std::string> recall(std::string_view part) const override {
    const auto found = results_.find(std::string(part));
    return found == results_.end() ? std::nullopt : std::optional(found->second);
  }
  void keep(std::string_view part, std::string_view result) override { results_[std::string(part)] = result; }
  std::map<std::string, std::string>& results() { return results_; }

 private:
  std::map<std::string, std::string> results_;
};

TEST(SproutsStarts, GoOnFromWhatWasKept) {
  const std::vector<Question> questions{{{3, Surface()}, kNimber}, {{4, Surface()}, kWinner}};
  RememberedParts parts;
  Effort effort;
  effort.parts = &parts;
  const std::vector<Answer> found = answers_to(effort, questions);
  EXPECT_EQ(parts.results().size(), 2U);
  // One byte is not enough for a search: what comes out was kept.
  effort.memory_bytes = 1;
  EXPECT_EQ(answers_to(effort, questions), found);
  EXPECT_THAT(nimbers(answers_to(effort, {{{4, Surface()}, kNimber}})), ElementsAre(KnownNimber::at_least(0)));
  EXPECT_EQ(parts.results().size(), 2U) << "an open answer is not kept";
  parts.results().begin()->second += " 1";
  EXPECT_THROW(answers_to(effort, questions), InputError);
}

TEST(KnownNimber, ShowsAndContradicts) {
  const auto three = KnownNimber::is(3);
  const auto from_three = KnownNimber::at_least(3);
  EXPECT_TRUE(three.shows(three) && three.shows(from_three) && three.shows(KnownNimber::at_least(2)));
  EXPECT_TRUE(from_three.shows(KnownNimber::at_least(2)));
  EXPECT_FALSE(from_three.shows(three) || from_three.shows(KnownNimber::at_least(4)));
  EXPECT_TRUE(three.contradicts(KnownNimber::is(2)) && three.contradicts(KnownNimber::at_least(4)));
  EXPECT_TRUE(from_three.contradicts(KnownNimber::is(2)));
  EXPECT_FALSE(from_three.contradicts(three) || from_three.contradicts(KnownNimber::at_least(4)));
  EXPECT_FALSE(three.contradicts(from_three) || three.contradicts(three));
}

TEST(SproutsExpectations, AFalseOneIsRefutedAtItsSmallest) {
  std::vector<Expectation> expected;
  for (unsigned spots = 1; spots <= 5; ++spots) expected.push_back({{spots, Surface()}, kSecondWins});
  const Finding finding = check({}, expected, "nimbers", "1 to 5 spots");
  EXPECT_EQ(finding.verdict, Verdict::refuted);
  EXPECT_EQ(finding.witness, "3");
  EXPECT_TRUE(finding.minimal);
  EXPECT_EQ(finding.instances, 5U);
  EXPECT_EQ(finding.failures, 3U);
  EXPECT_THAT(finding.tables.front().rows.back(), ElementsAre("5", "S", "0", ">= 1", "differs", _, _, ""));
}

TEST(SproutsExpectations, OpenIsUndecidedButAFailureCounts) {
  const std::vector<Expectation> expected{{{2, Surface()}, kSecondWins}, {{3, Surface()}, kFirstWins}};
  const auto open = KnownNimber::at_least(0);
  const Finding undecided = compare(expected, {{kSecondWins}, {open}}, "nimbers", "2 and 3 spots");
  EXPECT_EQ(undecided.verdict, Verdict::undecided);
  EXPECT_THAT(undecided.notes.front(), HasSubstr("1 of 2, `3` first"));
  EXPECT_EQ(compare(expected, {{open}, {open}}, "nimbers", "2 and 3 spots").verdict, Verdict::undecided);
  const Finding refuted = compare(expected, {{kFirstWins}, {open}}, "nimbers", "2 and 3 spots");
  EXPECT_EQ(refuted.verdict, Verdict::refuted);
  EXPECT_FALSE(refuted.minimal);
}

// Conjecture 1 and 2 of the paper: three spots on the sphere have the nimber 1.
TEST(SproutsExpectations, ARangeThatDoesNotReachIsUndecided) {
  const Start three{3, Surface()};
  const auto asked = [&](KnownNimber claimed, std::uint32_t enough) {
    return check({}, {{three, claimed, enough}}, "nimbers", "3 spots");
  };
  EXPECT_EQ(asked(KnownNimber::is(1), 2).verdict, Verdict::holds);
  for (const KnownNimber claimed : {KnownNimber::is(1), KnownNimber::at_least(2)}) {
    const Finding finding = asked(claimed, 1);
    EXPECT_EQ(finding.verdict, Verdict::undecided);
    EXPECT_EQ(finding.instances, 0U);
    EXPECT_THAT(finding.reason, HasSubstr("0 of 1 starting positions: the range looks no further"));
    EXPECT_THAT(finding.notes.front(), HasSubstr("`3`: >= 1, where " + claimed.print() + " is claimed"));
    EXPECT_THAT(finding.tables.front().rows.front(), ElementsAre("3", "S", claimed.print(), ">= 1", "open", _, _, ""));
  }
  EXPECT_EQ(asked(KnownNimber::at_least(2), 2).verdict, Verdict::refuted);
  // One that is refuted counts, whatever is not reached beside it.
  const Finding refuted = check({}, {{three, KnownNimber::is(1), 1}, {three, kSecondWins}}, "nimbers", "3 spots");
  EXPECT_EQ(refuted.verdict, Verdict::refuted);
  EXPECT_FALSE(refuted.minimal);
}

// Section 7.2: the nimber is at least 4, which takes a look at 0 to 3.
TEST(SproutsWinners, ElevenSpotsAreOpenWhereTheRangeStops) {
  EXPECT_EQ(support::named_check("sprouts/eleven_on_p3")({}, {0, 0}).verdict, Verdict::undecided);
}

TEST(SproutsExpectations, WithoutMemoryNothingIsClaimed) {
  Effort effort;
  effort.memory_bytes = 0;
  EXPECT_EQ(support::check_of("SP-C1", "as printed")(effort, {5, 6}).verdict, Verdict::undecided);
}

class NoSink : public CertificateSink {
 public:
  std::string keep(std::string_view name, std::string_view text) override {
    EXPECT_FALSE(text.empty());
    return std::string(name);
  }
};

TEST(SproutsExpectations, RowsNameTheirCertificates) {
  NoSink sink;
  Evidence evidence(sink, "SP-7.1", "nimbers", short_budget());
  Effort effort;
  effort.certificates = &evidence;
  // Of three spots on the sphere the second player wins (Section 2); of two with a crosscap the nimber is new here.
  const Finding finding = check(
      effort, {{{3, Surface()}, kSecondWins}, {{2, Surface::with_crosscaps(1)}, kFirstWins, 2}}, "nimbers", "few");
  EXPECT_EQ(finding.tables.front().rows[0].back(), "3");
  EXPECT_EQ(finding.tables.front().rows[1].back(), "2 on P1");
  std::vector<std::string> starts;
  for (const auto& [text, file] : evidence.write(effort).files) starts.push_back(text);
  EXPECT_THAT(starts, ElementsAre("2 on P1", "3"));
}

TEST(SproutsExpectations, OnlyBoundsFromTwoOnAreMoreThanCertificatesSay) {
  EXPECT_TRUE(knows_more_than_winner(KnownNimber::at_least(2)));
  for (const KnownNimber said :
       {KnownNimber::at_least(1), KnownNimber::is(0), KnownNimber::is(1), KnownNimber::is(2)}) {
    EXPECT_FALSE(knows_more_than_winner(said)) << said.print();
  }
}

TEST(SproutsWinners, SmallRangesHold) {
  EXPECT_EQ(support::check_of("SP-C1", "as printed")({}, {1, 7}).verdict, Verdict::holds);
  EXPECT_EQ(support::check_of("SP-C2", "nimbers")({}, {1, 4}).verdict, Verdict::holds);
  EXPECT_EQ(support::check_of("SP-7.1", "winner")({}, {1, 4}).instances, 40U);
  EXPECT_EQ(support::check_of("SP-7.1", "nimber 1")({}, {1, 4}).verdict, Verdict::holds);
  EXPECT_EQ(support::named_check("sprouts/figure_17")({}, {2, 4}).instances, 24U);
}

}  // namespace
}  // namespace sprague::sprouts
