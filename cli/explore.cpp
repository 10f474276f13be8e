#include "cli/explore.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/nearest_name.hpp"
#include "cli/builtin_searches.hpp"
#include "cli/printing.hpp"
#include "cli/progress.hpp"
#include "cli/runner.hpp"
#include "conjectures/language/claims_file.hpp"
#include "conjectures/language/plays.hpp"
#include "language/printing.hpp"

namespace sprague::cli {
namespace {

using explorer::Explored;
using explorer::FoundClaim;
using explorer::RuleStep;
using language::File;
using language::Sizes;
using language::Statement;
using language::StatementKind;
using language::TextReading;
using Print = std::function<void(std::string_view)>;

constexpr std::string_view kFileEnding = ".claims";

// What the words of the command name.
struct AskedExploration {
  std::shared_ptr<const File> file;
  const TextReading* exploration;
};

// A text has white space in it, which no name has.
bool is_text(std::string_view word) {
  return word.find_first_of(" \t\n") != std::string_view::npos;
}

const TextReading& named(const File& file, std::string_view name) {
  const auto found = std::ranges::find(file.explorations, name, &TextReading::name);
  if (found != file.explorations.end()) return *found;
  std::vector<std::string_view> names;
  for (const TextReading& each : file.explorations) names.push_back(each.name);
  const auto nearest = nearest_name(name, names);
  throw InputError(fmt::format("{}: there is no exploration '{}'{}", file.source.name, name,
                               nearest ? fmt::format(": the nearest is '{}'", *nearest) : ""));
}

std::vector<AskedExploration> asked_of(const std::vector<std::string>& words) {
  std::shared_ptr<const File> file;
  for (const std::string& word : words) {
    if (!word.ends_with(kFileEnding) || is_text(word)) continue;
    if (file) throw InputError(fmt::format("'{}': a second file, expected one", word));
    const auto claims = language::ClaimsFile::read(word);
    file = std::shared_ptr<const File>(claims, &claims->file());
  }
  std::vector<AskedExploration> asked;
  for (const std::string& word : words) {
    if (is_text(word)) {
      // What the file names is where the file is.
      const std::filesystem::path folder = std::filesystem::path(file ? file->source.name : "").parent_path();
      const std::string behind = file ? "\n" + file->source.text : "";
      const auto text = compile_exploration({folder / "argument", word + behind}, language::known_games());
      asked.push_back({text, &text->explorations.front()});
    } else if (!word.ends_with(kFileEnding)) {
      if (!file) {
        throw InputError(
            fmt::format("'{}': expected a file of claims, a text as in 'propose for trees T ...', endings, "
                        "endings:NAME, euler or euler:NAME",
                        word));
      }
      asked.push_back({file, &named(*file, word)});
    }
  }
  if (!asked.empty()) return asked;
  for (const TextReading& each : file->explorations) asked.push_back({file, &each});
  if (asked.empty()) throw InputError(fmt::format("{}: nothing is to be explored there", file->source.name));
  return asked;
}

Sizes sizes_of(const AskedExploration& asked, const WorkOptions& work) {
  const Statement& statement = asked.exploration->statement;
  if (!work.range.empty()) {
    const RangeText range = parse_range(work.range);
    if (!statement.size) {
      throw InputError(fmt::format("--range '{}': '{}' has no size", work.range, asked.exploration->name));
    }
    return {static_cast<std::int64_t>(range.first.value_or(0)), static_cast<std::int64_t>(range.last)};
  }
  if (!statement.size) return {0, 0};
  const Tier tier = parse_tier(work.tier);
  return {0, tier == Tier::quick     ? statement.size->quick
             : tier == Tier::nightly ? statement.size->nightly
                                     : statement.size->deep};
}

std::string_view search_name(StatementKind kind) {
  switch (kind) {
    case StatementKind::propose: return "propose";
    case StatementKind::compare: return "compare";
    case StatementKind::hunt: return "hunt";
    default: return "period";
  }
}

// --- as a file of claims ---

std::string comment(std::string_view text) {
  return fmt::format("# {}\n", text);
}

std::string step_line(const RuleStep& step) {
  return comment(fmt::format("{:>5} {:>10} {:>7}  {}{}", step.size, step.instances, step.wrong,
                             step.rule.value_or("no rule"),
                             step.refuter ? fmt::format("  (the rule before fails on {})", *step.refuter) : ""));
}

std::string numbers_line(const std::vector<std::int64_t>& numbers) {
  std::string line;
  for (const std::int64_t number : numbers) line += fmt::format("{}{}", line.empty() ? "" : ", ", number);
  return line;
}

std::string outcome_text(const Explored& explored) {
  std::string text;
  if (!explored.sequence.empty()) text += comment(numbers_line(explored.sequence));
  for (const std::string& sentence : explored.sentences) text += comment(sentence);
  if (explored.claims.empty()) return text;
  text += explored.preamble;
  for (const FoundClaim& claim : explored.claims) text += claim.text;
  return text;
}

// --- as JSON ---

nlohmann::ordered_json json_of_step(const TextReading& exploration, const RuleStep& step) {
  nlohmann::ordered_json object{{"explore", exploration.name},
                                {"size", step.size},
                                {"unit", step.unit},
                                {"instances", step.instances},
                                {"wrong", step.wrong},
                                {"refuter", nullptr},
                                {"rule", nullptr},
                                {"terms", step.terms},
                                {"obligations", nlohmann::ordered_json::array()}};
  if (step.refuter) object["refuter"] = *step.refuter;
  if (step.rule) object["rule"] = *step.rule;
  for (const Obligation& each : step.obligations) {
    object["obligations"].push_back({{"name", each.name}, {"answer", to_string(each.expected)}, {"smt2", each.text}});
  }
  return object;
}

template <class T>
nlohmann::ordered_json or_null(const std::optional<T>& value) {
  return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

nlohmann::ordered_json json_of_outcome(const TextReading& exploration, const Explored& explored) {
  nlohmann::ordered_json object{{"explore", exploration.name},
                                {"search", search_name(exploration.statement.kind)},
                                {"decided", explored.is_decided},
                                {"says", explored.sentences},
                                {"instance", or_null(explored.instance)},
                                {"number", or_null(explored.number)},
                                {"sequence", explored.sequence},
                                {"preperiod", or_null(explored.preperiod)},
                                {"period", or_null(explored.period)},
                                {"proved", explored.is_proved},
                                {"before_claims", explored.preamble},
                                {"claims", nlohmann::ordered_json::array()}};
  for (const FoundClaim& claim : explored.claims) {
    object["claims"].push_back({{"claim", claim.id},
                                {"text", claim.text},
                                {"range", claim.finding.range},
                                {"instances", claim.finding.instances}});
  }
  return object;
}

class Exploring {
 public:
  Exploring(const ExploreOptions& options, const Print& print) : options_(options), print_(print) {}

  bool run(const AskedExploration& asked);

 private:
  void show(const TextReading& exploration, const RuleStep& step);
  // Games and programs stand once in what is printed.
  void show(const TextReading& exploration, Explored explored);

  const ExploreOptions& options_;
  const Print& print_;
  std::set<std::string> printed_;
};

bool Exploring::run(const AskedExploration& asked) {
  ProgressPrinter progress;
  const Effort effort = effort_for(options_.work, &progress);
  const TextReading& exploration = *asked.exploration;
  progress.start("explore " + exploration.name);
  const Sizes sizes = sizes_of(asked, options_.work);
  if (exploration.statement.kind != StatementKind::hunt) {
    const language::Instances instances(*asked.file, exploration.statement, sizes, effort);
    require_few(exploration.name, instances.count(), options_.work);
  }
  if (!options_.work.json) {
    const std::string text = print(exploration.statement, language::Style::text);
    print_(comment(text.starts_with(exploration.name) ? text : fmt::format("{}: {}", exploration.name, text)));
    for (const std::string& note : exploration.notes) print_(comment(note));
    if (exploration.statement.kind == StatementKind::propose) print_(comment(" size  instances   wrong  rule"));
  }
  Explored explored =
      explorer::explore(*asked.file, exploration, sizes, options_.hunt, effort, [&](const RuleStep& step) {
        progress.clear();
        show(exploration, step);
      });
  progress.clear();
  const bool is_decided = explored.is_decided;
  show(exploration, std::move(explored));
  return is_decided;
}

void Exploring::show(const TextReading& exploration, const RuleStep& step) {
  print_(options_.work.json ? json_of_step(exploration, step).dump() + "\n" : step_line(step));
}

void Exploring::show(const TextReading& exploration, Explored explored) {
  if (options_.work.json) return print_(json_of_outcome(exploration, explored).dump() + "\n");
  std::string once;
  for (std::size_t begin = 0; begin < explored.preamble.size();) {
    const std::size_t end = explored.preamble.find('\n', begin) + 1;
    const std::string line = explored.preamble.substr(begin, end - begin);
    if (!explored.claims.empty() && printed_.insert(line).second) once += line;
    begin = end;
  }
  explored.preamble = std::move(once);
  print_(outcome_text(explored));
}

}  // namespace

ExitCode explore(const ExploreOptions& options, const Print& print) {
  if (options.what.size() == 1 && is_builtin_search(options.what.front())) {
    search_builtin(options.what.front(), options.work, print);
    return ExitCode::done;
  }
  Exploring exploring(options, print);
  bool is_decided = true;
  bool is_right = true;
  for (const AskedExploration& asked : asked_of(options.what)) {
    try {
      is_decided = exploring.run(asked) && is_decided;
    } catch (const InputError& error) {
      // The others of the file are explored all the same.
      fmt::print(stderr, "sprague: {}: {}\n", asked.exploration->name, one_line(error.what()));
      is_right = false;
    }
  }
  if (!is_right) return ExitCode::bad_input;
  return is_decided ? ExitCode::done : ExitCode::undecided;
}

}  // namespace sprague::cli
