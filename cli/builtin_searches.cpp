#include "cli/builtin_searches.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "cli/progress.hpp"
#include "conjectures/brussels/euler_search.hpp"
#include "conjectures/cycles/ending_search.hpp"
#include "conjectures/cycles/tree_survey.hpp"

namespace sprague::cli {
namespace {

constexpr std::string_view kEndings = "endings";
constexpr std::string_view kEuler = "euler";

using brussels::EulerStep;
using cycles::EndingStep;

Range builtin_sizes(const WorkOptions& work, Range known) {
  if (work.range.empty()) {
    throw InputError(fmt::format("expected --range ..B, with sizes from {} to {}", known.first, known.last));
  }
  const RangeText range = parse_range(work.range);
  const Range sizes{range.first.value_or(known.first), range.last};
  if (sizes.first < known.first || sizes.last > known.last || sizes.last < sizes.first) {
    throw InputError(fmt::format("--range '{}': expected sizes from {} to {}", work.range, known.first, known.last));
  }
  return sizes;
}

nlohmann::ordered_json json_of(const Obligation& obligation) {
  return {{"name", obligation.name}, {"answer", to_string(obligation.expected)}, {"smt2", obligation.text}};
}

// What is looked for on unknown boards or starts, and its sizes.
struct Hunt {
  std::string_view what;
  std::string_view heading;
  std::string_view unit;
  Range known;
  std::string_view size;     // its name in JSON
  std::string_view counted;  // that of how many were enumerated
};
constexpr Hunt kBoardHunt{"board", "Smallest boards that break what is said of the ends of plays",
                          "edge",  cycles::kEndingEdges,
                          "edges", "boards"};
constexpr Hunt kStartHunt{"start", "Smallest starts that break what is said of numbers of moves",
                          "spot",  brussels::kEulerSizes,
                          "size",  "starts"};

const Hunt& hunt_of(const EndingStep&) {
  return kBoardHunt;
}
const Hunt& hunt_of(const EulerStep&) {
  return kStartHunt;
}

std::string print_size(const EndingStep&, std::uint64_t edges) {
  return cycles::count_of(edges, "edge");
}
std::string print_size(const EulerStep&, std::uint64_t size) {
  return fmt::format("n + T = {}", size);
}

std::uint64_t enumerated_of(const EndingStep& step) {
  return step.invariant->enumerated;
}
std::uint64_t enumerated_of(const EulerStep&) {
  return brussels::kEulerEnumerated;
}

std::string print_play(std::size_t moves, std::string_view play) {
  return fmt::format("    {}{}{}\n", cycles::count_of(moves, "move"), moves == 0 ? "" : ": ", play);
}

std::string print_found(const cycles::BrokenInvariant& found) {
  std::string text = fmt::format("    {}\n", print_start(found));
  for (const auto& play : found.plays) text += print_play(play.size(), cycles::print_play(found, play));
  return text;
}
std::string print_found(const brussels::BrokenEuler& found) {
  std::string text = fmt::format("    {}\n", found.start.print());
  if (found.first_wins) text += fmt::format("    the {} player wins\n", *found.first_wins ? "first" : "second");
  for (const auto& play : found.plays) text += print_play(play.size(), fmt::format("{}", fmt::join(play, " -> ")));
  return text;
}

// What came out for an entry at the last of its sizes: on the first line its words, on the second what is known.
template <class Entry, class Broken>
std::string line(const EntryStep<Entry, Broken>& step) {
  std::string text = fmt::format("{}: {}\n  ", step.invariant->name, step.invariant->statement);
  if (step.found) {
    text += fmt::format("{}, none with fewer", print_size(step, step.size));
  } else {
    text += fmt::format("none with up to {}", print_size(step, step.size - (step.reason.empty() ? 0 : 1)));
  }
  text += fmt::format(" (enumerated up to {})", std::min(step.size, enumerated_of(step)));
  if (!step.reason.empty()) text += fmt::format("; undecided with {}: {}", step.size, step.reason);
  text += "\n";
  return step.found ? text + print_found(*step.found) : text;
}

// What was found, or null where nothing was.
void add_found(nlohmann::ordered_json& object, const std::optional<cycles::BrokenInvariant>& found) {
  object["board"] = nullptr;
  object["plays"] = nullptr;
  if (!found) return;
  object["board"] = print_start(*found);
  object["plays"] = nlohmann::ordered_json::array();
  for (const auto& play : found->plays) object["plays"].push_back(cycles::print_play(*found, play));
}
void add_found(nlohmann::ordered_json& object, const std::optional<brussels::BrokenEuler>& found) {
  object["start"] = nullptr;
  object["plays"] = nullptr;
  object["winner"] = nullptr;
  if (!found) return;
  object["start"] = found->start.print();
  object["plays"] = found->plays;
  if (found->first_wins) object["winner"] = *found->first_wins ? "first" : "second";
}

template <class Entry, class Broken>
std::string json_line(const EntryStep<Entry, Broken>& step) {
  const Hunt& hunt = hunt_of(step);
  nlohmann::ordered_json object{{"invariant", step.invariant->name}, {"statement", step.invariant->statement}};
  object[hunt.size] = step.size;
  object["answer"] = to_string(step.obligation.expected);
  add_found(object, step.found);
  object[hunt.counted] = nullptr;
  object["broken"] = nullptr;
  if (step.enumerated) {
    object[hunt.counted] = step.enumerated->all;
    object["broken"] = step.enumerated->broken;
  }
  object["obligations"] = nlohmann::ordered_json::array({json_of(step.obligation)});
  return object.dump() + "\n";
}

// KIND for all entries, KIND:NAME for one; nothing where the text is of another kind.
bool is_of_kind(std::string_view text, std::string_view kind) {
  return text == kind || (text.starts_with(kind) && text.substr(kind.size()).starts_with(':'));
}

template <class Entry>
std::span<const Entry> entries_of(std::string_view text, std::string_view kind, std::span<const Entry> all) {
  if (text == kind) return all;
  const std::string_view name = text.substr(kind.size() + 1);
  const auto found = std::ranges::find(all, name, &Entry::name);
  if (found != all.end()) return {found, 1};
  std::vector<std::string_view> names;
  for (const Entry& each : all) names.push_back(each.name);
  throw InputError(fmt::format("'{}': expected {}: and one of {}", text, kind, fmt::join(names, ", ")));
}

// Looks for the smallest that breaks each of the entries, by search(effort, entries, most, step).
template <class Step, class Entry, class Search>
void explore_entries(const WorkOptions& work, std::span<const Entry> entries, const Search& search,
                     const std::function<void(std::string_view)>& print) {
  const Hunt& hunt = hunt_of(Step());
  const Range sizes = builtin_sizes(work, hunt.known);
  if (sizes.first > hunt.known.first) {
    throw InputError(fmt::format("--range '{}': a smallest {} is looked for from {} {} on, expected ..{}", work.range,
                                 hunt.what, hunt.known.first, hunt.unit, sizes.last));
  }
  ProgressPrinter progress;
  const Effort effort = effort_for(work, &progress);
  progress.start("explore");
  if (!work.json) print(fmt::format("{}, by {}\n", hunt.heading, z3_version()));
  std::string undecided;
  search(effort, entries, sizes.last, [&](const Step& step) {
    progress.clear();
    if (work.json) print(json_line(step));
    if (step.obligation.expected == Answer::unknown) {
      undecided += (undecided.empty() ? "" : ", ") + step.obligation.name;
    }
    if (work.json || (step.obligation.expected == Answer::unsat && step.size < sizes.last)) return;
    print(line(step));
  });
  progress.clear();
  if (!undecided.empty()) throw OutOfBudget(undecided);
}

}  // namespace

bool is_builtin_search(std::string_view name) {
  return is_of_kind(name, kEndings) || is_of_kind(name, kEuler);
}

void search_builtin(std::string_view name, const WorkOptions& work,
                    const std::function<void(std::string_view)>& print) {
  if (is_of_kind(name, kEndings)) {
    const auto entries = entries_of(name, kEndings, cycles::ending_invariants());
    return explore_entries<EndingStep>(work, entries, cycles::search_endings, print);
  }
  const auto entries = entries_of(name, kEuler, std::span<const brussels::EulerInvariant>(brussels::kEulerInvariants));
  explore_entries<EulerStep>(work, entries, brussels::search_euler, print);
}

}  // namespace sprague::cli
