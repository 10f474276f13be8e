#include "cli/explore.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "cli/progress.hpp"
#include "conjectures/cycles/ending_search.hpp"
#include "conjectures/cycles/invariant_search.hpp"
#include "conjectures/cycles/tree_survey.hpp"

namespace sprague::cli {
namespace {

constexpr std::string_view kEndings = "endings";

using cycles::EndingStep;
using cycles::InvariantStep;

Range sizes_of(const std::string& text, Range known) {
  RangeText range;
  try {
    range = parse_range(text);
  } catch (const InputError&) {
    throw InputError(fmt::format("--edges '{}': expected A..B or ..B with whole numbers, A not above B", text));
  }
  const Range sizes{range.first.value_or(known.first), range.last};
  if (sizes.first < known.first || sizes.last > known.last || sizes.last < sizes.first) {
    throw InputError(fmt::format("--edges '{}': expected sizes from {} to {}", text, known.first, known.last));
  }
  return sizes;
}

std::string line(const InvariantStep& step) {
  std::string text = fmt::format("{:>5} {:>7} {:>7}  {}", step.edges, step.boards, step.wrong, print_rule(step));
  if (step.refuter) text += fmt::format("  (the rule before fails on {})", print_plane_map(step.refuter->map));
  return text + "\n";
}

nlohmann::ordered_json json_of(const Obligation& obligation) {
  return {{"name", obligation.name}, {"answer", to_string(obligation.expected)}, {"smt2", obligation.text}};
}

std::string json_line(const InvariantStep& step) {
  nlohmann::ordered_json object{{"edges", step.edges}, {"boards", step.boards},
                                {"wrong", step.wrong}, {"refuter", nullptr},
                                {"rule", nullptr},     {"obligations", nlohmann::ordered_json::array()}};
  if (step.refuter) object["refuter"] = print_plane_map(step.refuter->map);
  if (step.is_rule) object["rule"] = step.terms;
  for (const Obligation& each : step.obligations) object["obligations"].push_back(json_of(each));
  return object.dump() + "\n";
}

// What came out for an entry, at the last of its sizes.
std::string line(const EndingStep& step) {
  std::string text = fmt::format("{}: {}\n  ", step.invariant->name, step.invariant->statement);
  const bool is_known = step.reason.empty();
  if (step.found) {
    text += fmt::format("{}, none with fewer", cycles::count_of(step.edges, "edge"));
  } else {
    text += fmt::format("none with up to {}", cycles::count_of(step.edges - (is_known ? 0 : 1), "edge"));
  }
  text += fmt::format(" (enumerated up to {})", std::min(step.edges, step.invariant->enumerated));
  if (!is_known) text += fmt::format("; undecided with {}: {}", step.edges, step.reason);
  text += "\n";
  if (!step.found) return text;
  text += fmt::format("    {}\n", print_start(*step.found));
  for (const auto& play : step.found->plays) {
    text += fmt::format("    {}{}{}\n", cycles::count_of(play.size(), "move"), play.empty() ? "" : ": ",
                        print_play(*step.found, play));
  }
  return text;
}

std::string json_line(const EndingStep& step) {
  nlohmann::ordered_json object{{"invariant", step.invariant->name},
                                {"statement", step.invariant->statement},
                                {"edges", step.edges},
                                {"answer", to_string(step.obligation.expected)},
                                {"board", nullptr},
                                {"plays", nullptr},
                                {"boards", nullptr},
                                {"broken", nullptr},
                                {"obligations", {json_of(step.obligation)}}};
  if (step.found) {
    object["board"] = print_start(*step.found);
    object["plays"] = nlohmann::ordered_json::array();
    for (const auto& play : step.found->plays) object["plays"].push_back(print_play(*step.found, play));
  }
  if (step.enumerated) {
    object["boards"] = step.enumerated->boards;
    object["broken"] = step.enumerated->broken;
  }
  return object.dump() + "\n";
}

// "endings" for all entries, "endings:NAME" for one.
std::span<const cycles::EndingInvariant> entries_of(std::string_view text) {
  const auto all = cycles::ending_invariants();
  if (text == kEndings) return all;
  const std::string_view name = text.substr(kEndings.size() + 1);
  const auto found = std::ranges::find(all, name, &cycles::EndingInvariant::name);
  if (found != all.end()) return {found, 1};
  std::vector<std::string_view> names;
  for (const cycles::EndingInvariant& each : all) names.push_back(each.name);
  throw InputError(fmt::format("--invariants '{}': expected endings: and one of {}", text, fmt::join(names, ", ")));
}

void explore_endings(const ExploreOptions& options, const std::function<void(std::string_view)>& print) {
  const Range sizes = sizes_of(options.edges, cycles::kEndingEdges);
  if (sizes.first > cycles::kEndingEdges.first) {
    throw InputError(fmt::format("--edges '{}': a smallest board is looked for from {} edge on, expected ..{}",
                                 options.edges, cycles::kEndingEdges.first, sizes.last));
  }
  const auto entries = entries_of(options.invariants);
  ProgressPrinter progress;
  const Effort effort = effort_for(options.work, &progress);
  progress.start("explore");
  if (!options.work.json) {
    print(fmt::format("Smallest boards that break what is said of the ends of plays, by {}\n", z3_version()));
  }
  std::string undecided;
  cycles::search_endings(effort, entries, sizes.last, [&](const EndingStep& step) {
    progress.clear();
    if (options.work.json) print(json_line(step));
    if (step.obligation.expected == Answer::unknown) {
      undecided += (undecided.empty() ? "" : ", ") + step.obligation.name;
    }
    if (options.work.json || (step.obligation.expected == Answer::unsat && step.edges < sizes.last)) return;
    print(line(step));
  });
  progress.clear();
  if (!undecided.empty()) throw OutOfBudget(undecided);
}

void explore_winners(const ExploreOptions& options, const cycles::RuleFamily& family,
                     const std::function<void(std::string_view)>& print) {
  const Range sizes = sizes_of(options.edges, family.edges);
  ProgressPrinter progress;
  const Effort effort = effort_for(options.work, &progress);
  progress.start("explore");
  if (!options.work.json) {
    print(fmt::format("The Game of Cycles on {}: the simplest sum modulo 2 that is 1 where the second player wins\n",
                      family.boards));
    print("edges  boards   wrong  rule\n");
  }
  cycles::search_invariants(effort, family, sizes, [&](const InvariantStep& step) {
    const Settled settled = settle(step.obligations, effort);
    if (!settled.undecided.empty()) throw OutOfBudget(settled.undecided.front());
    progress.clear();
    print(options.work.json ? json_line(step) : line(step));
  });
  progress.clear();
}

}  // namespace

void explore(const ExploreOptions& options, const std::function<void(std::string_view)>& print) {
  const std::string_view name = options.invariants;
  for (const cycles::RuleFamily& family : {cycles::kTwoConnectedRules, cycles::kTreeRules}) {
    if (name == family.name) return explore_winners(options, family, print);
  }
  if (name == kEndings || name.starts_with(fmt::format("{}:", kEndings))) return explore_endings(options, print);
  throw InputError(fmt::format("--invariants '{}': expected cycles, trees, endings or endings:NAME", name));
}

}  // namespace sprague::cli
