#include "conjectures/sprouts/expectations.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "canonical/ensure.hpp"
#include "certificates/facts.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::sprouts {
namespace {

std::string_view relation(KnownNimber found, KnownNimber expected) {
  if (found.contradicts(expected)) return "differs";
  if (!found.shows(expected)) return "open";
  return found == expected || expected.exact ? "agrees" : "new";
}

// Tells each answer: the nimber where it is known, and was asked for, else who wins. The rows of the table say which
// position a certificate would be of.
void tell_answers(const Effort& effort, const std::vector<Question>& questions,
                  const std::vector<Expectation>& expected, const std::vector<Answer>& answers, DataTable& table) {
  const Facts<Sprouts> facts(effort, Sprouts());
  table.header.emplace_back("certificate");
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const KnownNimber nimber = answers[i].nimber;
    const bool is_told = facts && (nimber.exact || nimber.least > 0);
    const std::string start = questions[i].start.print();
    table.rows[i].push_back(is_told ? start : "");
    if (!is_told) continue;
    const bool is_new = nimber.exact && relation(nimber, expected[i].nimber) == "new";
    facts.tell(is_new ? Standing::witness : Standing::used,
               nimber.exact && questions[i].enough > kWinner ? Asked::nimber : Asked::outcome, questions[i].start.spots,
               start);
  }
}

}  // namespace

bool knows_more_than_winner(KnownNimber nimber) {
  return !nimber.exact && nimber.least > kWinner;
}

Finding compare(const std::vector<Expectation>& expected, const std::vector<Answer>& answers, std::string table_name,
                std::string range) {
  ENSURE(expected.size() == answers.size(), "an answer for each expectation");
  Tally tally;
  std::vector<std::string> without_memory;
  std::vector<std::string> not_reached;
  std::vector<std::string> beyond;
  DataTable table{std::move(table_name),
                  {"spots", "surface", "expected", "found", "comparison", "positions met", "nimbers that prove it"},
                  {}};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const Start& start = expected[i].start;
    const KnownNimber nimber = expected[i].nimber;
    const KnownNimber found = answers[i].nimber;
    table.rows.push_back({fmt::format("{}", start.spots), start.surface.print(), nimber.print(), found.print(),
                          std::string(relation(found, nimber)), fmt::format("{}", answers[i].positions),
                          fmt::format("{}", answers[i].proof)});
    if (relation(found, nimber) == "new") beyond.push_back(fmt::format("`{}`: {}", start.print(), found.print()));
    if (found.contradicts(nimber)) {
      tally.fail({start.spots, start.print(),
                  fmt::format("{} spots on {} have a nimber {}, not {}", start.spots, start.surface.print(),
                              found.print(), nimber.print())});
    } else if (found.shows(nimber)) {
      tally.pass();
    } else if (answers[i].settles({start, expected[i].enough})) {
      not_reached.push_back(fmt::format("`{}`: {}, where {} is claimed", start.print(), found.print(), nimber.print()));
    } else {
      without_memory.push_back(start.print());
    }
  }
  Finding finding;
  if (tally.instances() > 0) {
    finding = conclude(tally, range, "Every starting position of the range was searched by proof numbers.");
  }
  if (!beyond.empty()) finding.notes.push_back(fmt::format("Nimbers beyond the paper's: {}.", fmt::join(beyond, ", ")));
  const std::size_t open = without_memory.size() + not_reached.size();
  if (open > 0) {
    finding.range = std::move(range);
    finding.minimal = false;
    if (!without_memory.empty()) {
      finding.notes.push_back(fmt::format("Open for want of memory: {} of {}, `{}` first.", without_memory.size(),
                                          expected.size(), without_memory.front()));
    }
    if (!not_reached.empty()) {
      finding.notes.push_back(fmt::format("Beyond the range: {} of {}; {}.", not_reached.size(), expected.size(),
                                          fmt::join(not_reached, "; ")));
    }
    if (finding.verdict != Verdict::refuted) {
      finding.verdict = Verdict::undecided;
      finding.reason = fmt::format(
          "What is claimed was settled of {} of {} starting positions: {}.", expected.size() - open, expected.size(),
          not_reached.empty() ? "memory did not suffice for the others" : "the range looks no further at the others");
    }
  }
  finding.tables.push_back(std::move(table));
  return finding;
}

Finding check(const Effort& effort, const std::vector<Expectation>& expected, std::string table_name,
              std::string range) {
  std::vector<Question> questions;
  for (const Expectation& expectation : expected) questions.push_back({expectation.start, expectation.enough});
  const std::vector<Answer> answers = answers_to(effort, questions);
  Finding finding = compare(expected, answers, std::move(table_name), std::move(range));
  tell_answers(effort, questions, expected, answers, finding.tables.front());
  std::vector<std::string> bounds;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (knows_more_than_winner(answers[i].nimber)) bounds.push_back(questions[i].start.print());
  }
  if (!bounds.empty()) {
    finding.notes.push_back(
        fmt::format("Of a nimber that is only known to be large enough a certificate has no more "
                    "than that it is not 0, the first player's win: `{}`.",
                    fmt::join(bounds, "`, `")));
  }
  return finding;
}

}  // namespace sprague::sprouts
