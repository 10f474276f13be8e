#include "conjectures/sprouts/expectations.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "canonical/ensure.hpp"
#include "checkers/each_index.hpp"
#include "conjectures/certify.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::sprouts {
namespace {

std::string_view relation(KnownNimber found, KnownNimber expected) {
  if (found.contradicts(expected)) return "differs";
  if (!found.shows(expected)) return "open";
  return found == expected || expected.exact ? "agrees" : "new";
}

// A certificate of the nimber where it is known, and was asked for, else of who wins; nothing if it takes too much.
std::string certificate_of(const Effort& effort, const Question& question, KnownNimber nimber, KnownNimber expected,
                           std::uint64_t most_positions) {
  const Sprouts game = certified_sprouts();
  auto start = start_of(game, question.start.print());
  if (nimber.exact && question.enough > kWinner) start = with_nimber(std::move(start));
  Effort bounded = effort.share();
  bounded.threads = 1;
  const bool is_new_nimber = nimber.exact && relation(nimber, expected) == "new";
  if (!is_new_nimber) bounded.most_positions = most_positions;
  try {
    return StartsProof<Sprouts>(game, bounded).certificate({std::move(start)});
  } catch (const OutOfBudget&) {
    return {};
  }
}

// Leaves a certificate of each answer, and its name in the answer's row; says of which there is none.
std::vector<std::string> certify_answers(const Effort& effort, const std::vector<Question>& questions,
                                         const std::vector<Expectation>& expected, const std::vector<Answer>& answers,
                                         std::uint64_t most_positions, DataTable& table) {
  table.header.emplace_back("certificate");
  for (auto& row : table.rows) row.emplace_back();
  if (effort.certificates == nullptr) return {};
  std::vector<std::string> texts(answers.size());
  const auto make = [&](std::size_t i) {
    const KnownNimber nimber = answers[i].nimber;
    if (!nimber.exact && nimber.least == 0) return;
    texts[i] = certificate_of(effort, questions[i], nimber, expected[i].nimber, most_positions);
  };
  each_index(effort, answers.size(), make, "certificates");
  std::vector<std::string> without;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const std::string start = questions[i].start.print();
    if (texts[i].empty()) {
      without.push_back(start);
    } else {
      table.rows[i].back() = effort.certificates->keep(start, texts[i]);
    }
  }
  return without;
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

Finding check(const Effort& effort, const std::vector<Expectation>& expected, std::string table_name, std::string range,
              std::uint64_t most_certified) {
  std::vector<Question> questions;
  for (const Expectation& expectation : expected) questions.push_back({expectation.start, expectation.enough});
  const std::vector<Answer> answers = answers_to(effort, questions);
  Finding finding = compare(expected, answers, std::move(table_name), std::move(range));
  const std::vector<std::string> without =
      certify_answers(effort, questions, expected, answers, most_certified, finding.tables.front());
  if (!without.empty()) {
    finding.notes.push_back(fmt::format(
        "Without a certificate, for by the rules that the verifier knows one would take over {} positions or, of a "
        "nimber that the paper does not have, more than the memory: `{}`.",
        most_certified, fmt::join(without, "`, `")));
  }
  std::vector<std::string> bounds;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const bool is_certified = !finding.tables.front().rows[i].back().empty();
    if (is_certified && knows_more_than_winner(answers[i].nimber)) bounds.push_back(questions[i].start.print());
  }
  if (!bounds.empty()) {
    finding.notes.push_back(
        fmt::format("Of a nimber that is only known to be large enough the certificate has no more "
                    "than that it is not 0, the first player's win: `{}`.",
                    fmt::join(bounds, "`, `")));
  }
  return finding;
}

}  // namespace sprague::sprouts
