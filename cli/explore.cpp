#include "cli/explore.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "canonical/ensure.hpp"
#include "cli/progress.hpp"
#include "conjectures/cycles/invariant_search.hpp"

namespace sprague::cli {
namespace {

using cycles::InvariantStep;

Range sizes_of(const std::string& text) {
  RangeText range;
  try {
    range = parse_range(text);
  } catch (const InputError&) {
    throw InputError(fmt::format("--edges '{}': expected A..B or ..B with whole numbers, A not above B", text));
  }
  const Range known = cycles::kInvariantEdges;
  const Range sizes{range.first.value_or(known.first), range.last};
  if (sizes.first < known.first || sizes.last > known.last || sizes.last < sizes.first) {
    throw InputError(fmt::format("--edges '{}': expected sizes from {} to {}", text, known.first, known.last));
  }
  return sizes;
}

std::string sum_text(const InvariantStep& step) {
  if (!step.is_rule) return "none";
  return step.terms.empty() ? "0" : fmt::format("{}", fmt::join(step.terms, " + "));
}

std::string line(const InvariantStep& step) {
  std::string text = fmt::format("{:>5} {:>7} {:>7}  {}", step.edges, step.boards, step.wrong, sum_text(step));
  if (step.refuter) text += fmt::format("  (the rule before fails on {})", *step.refuter);
  return text + "\n";
}

std::string json_line(const InvariantStep& step) {
  nlohmann::ordered_json object{{"edges", step.edges}, {"boards", step.boards},
                                {"wrong", step.wrong}, {"refuter", nullptr},
                                {"rule", nullptr},     {"obligations", nlohmann::ordered_json::array()}};
  if (step.refuter) object["refuter"] = *step.refuter;
  if (step.is_rule) object["rule"] = step.terms;
  for (const Obligation& each : step.obligations) {
    object["obligations"].push_back({{"name", each.name}, {"answer", to_string(each.expected)}, {"smt2", each.text}});
  }
  return object.dump() + "\n";
}

}  // namespace

void explore(const ExploreOptions& options, const std::function<void(std::string_view)>& print) {
  if (options.invariants != "cycles") {
    throw InputError(fmt::format("--invariants '{}': expected cycles", options.invariants));
  }
  const Range sizes = sizes_of(options.edges);
  ProgressPrinter progress;
  const Effort effort = effort_for(options.work, &progress);
  progress.start("explore");
  if (!options.work.json) {
    print(
        "2-connected boards of the Game of Cycles: the simplest sum modulo 2 that is 1 where the second player wins\n");
    print("edges  boards   wrong  rule\n");
  }
  cycles::search_invariants(effort, sizes, [&](const InvariantStep& step) {
    const Settled settled = settle(step.obligations, effort);
    if (!settled.undecided.empty()) throw OutOfBudget(settled.undecided.front());
    progress.clear();
    print(options.work.json ? json_line(step) : line(step));
  });
  progress.clear();
}

}  // namespace sprague::cli
