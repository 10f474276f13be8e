#include "conjectures/sprouts/expectations.hpp"

#include <fmt/format.h>

#include <utility>

#include "canonical/ensure.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::sprouts {
namespace {

std::string_view relation(KnownNimber found, KnownNimber expected) {
  if (found.contradicts(expected)) return "differs";
  if (!found.shows(expected)) return "open";
  return found == expected || expected.exact ? "agrees" : "new";
}

}  // namespace

Finding compare(const std::vector<Expectation>& expected, const std::vector<Answer>& answers, std::string table_name,
                std::string range) {
  ENSURE(expected.size() == answers.size(), "an answer for each expectation");
  Tally tally;
  std::vector<std::string> open;
  DataTable table{std::move(table_name),
                  {"spots", "surface", "expected", "found", "comparison", "positions met", "nimbers that prove it"},
                  {}};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const Start& start = expected[i].start;
    const KnownNimber nimber = expected[i].nimber;
    const KnownNimber covered = expected[i].covered();
    const KnownNimber found = answers[i].nimber;
    table.rows.push_back({fmt::format("{}", start.spots), start.surface.print(), nimber.print(), found.print(),
                          std::string(relation(found, nimber)), fmt::format("{}", answers[i].positions),
                          fmt::format("{}", answers[i].proof)});
    if (found.contradicts(covered)) {
      tally.fail({start.spots, start.print(),
                  fmt::format("{} spots on {} have a nimber {}, not {}", start.spots, start.surface.print(),
                              found.print(), nimber.print())});
    } else if (found.shows(covered)) {
      tally.pass();
    } else {
      open.push_back(start.print());
    }
  }
  Finding finding;
  if (tally.instances() > 0) {
    finding = conclude(tally, range, "Every starting position of the range was searched by proof numbers.");
  }
  if (!open.empty()) {
    finding.range = std::move(range);
    finding.minimal = false;
    finding.notes.push_back(
        fmt::format("Open for want of memory: {} of {}, `{}` first.", open.size(), expected.size(), open.front()));
    if (finding.verdict != Verdict::refuted) {
      finding.verdict = Verdict::undecided;
      finding.reason = "Not all starting positions of the range could be settled.";
    }
  }
  finding.tables.push_back(std::move(table));
  return finding;
}

Finding check(const Effort& effort, const std::vector<Expectation>& expected, std::string table_name,
              std::string range) {
  std::vector<Question> questions;
  for (const Expectation& expectation : expected) questions.push_back({expectation.start, expectation.enough});
  return compare(expected, answers_to(effort, questions), std::move(table_name), std::move(range));
}

}  // namespace sprague::sprouts
