#include "cli/command_line.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <new>
#include <nlohmann/json.hpp>

#include "canonical/ensure.hpp"
#include "canonical/nearest_name.hpp"
#include "cli/checking.hpp"
#include "cli/exit_codes.hpp"
#include "cli/explore.hpp"
#include "cli/list.hpp"
#include "cli/options.hpp"
#include "cli/printing.hpp"
#include "cli/provenance.hpp"
#include "cli/sampling.hpp"
#include "cli/value.hpp"
#include "cli/verification.hpp"
#include "conjectures/registry.hpp"
#include "games/brussels.hpp"
#include "reports/markdown.hpp"
#include "reports/signature.hpp"

namespace sprague::cli {
namespace {

// An empty path would be taken for none.
CLI::Option* require_path(CLI::Option* option) {
  return option->check([](const std::string& path) { return std::string(path.empty() ? "expected a path" : ""); });
}

void add_output_options(CLI::App& command, WorkOptions& work) {
  command.add_option("--memory", work.memory, "memory for tables, such as 512M or 4G, at least 64M, for claims 256M")
      ->capture_default_str();
  command.add_flag("--json", work.json, "one JSON object a line (keys: see README)");
}

void add_yes_option(CLI::App& command, WorkOptions& work) {
  command.add_flag("--yes", work.yes, "begin also what has more instances than anybody waits for");
}

void add_work_options(CLI::App& command, WorkOptions& work) {
  command.add_option("--jobs", work.jobs, "threads (default: one a core)")->check(CLI::Range(1U, 1024U));
  add_output_options(command, work);
}

void add_range_options(CLI::App& command, WorkOptions& work) {
  auto* tier = command.add_option("--tier", work.tier, "quick, nightly or deep")->capture_default_str();
  command.add_option("--range", work.range, "sizes A..B or ..B instead of a tier's")->excludes(tier);
}

// Throws InputError for a first word that is no command, naming the nearest one if one is near.
void check_command(const CLI::App& app, std::string_view word) {
  std::vector<std::string_view> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  if (word.starts_with('-') || std::ranges::find(names, word) != names.end()) return;
  const auto nearest = nearest_name(word, names);
  throw InputError(fmt::format("command '{}': there is none{}, expected one of {}", word,
                               nearest ? fmt::format(", the nearest is {}", *nearest) : "", fmt::join(names, ", ")));
}

int dispatch(int argc, char** argv) {
  CLI::App app{
      "Sprague: checks the claims of papers on impartial games on graphs.\n"
      "Begin with: sprague list; sprague check OG-T22; sprague value nodekayles Petersen",
      "sprague"};
  app.require_subcommand(1);
  app.set_version_flag("--version", version());
  app.footer(exit_codes_help());

  std::vector<std::string> patterns{"*"};
  bool list_json = false;
  auto* list_command = app.add_subcommand("list", "the claims, one line each");
  list_command->add_option("PATTERN", patterns, "ids, or patterns with * and ?, or files of claims");
  list_command->add_flag("--json", list_json, "a JSON array");

  std::vector<std::string> shown;
  std::string shown_run;
  bool show_json = false;
  auto* show_command = app.add_subcommand("show", "claims: statement, readings, ranges, verdicts of a run");
  show_command->add_option("CLAIM", shown, "ids, or patterns with * and ?, or files of claims")->required();
  require_path(show_command->add_option("--run", shown_run, "the run whose verdicts to show"));
  show_command->add_flag("--json", show_json, "a JSON object");

  CheckOptions check_options;
  auto* checking = app.add_subcommand("check", "check claims");
  checking
      ->add_option("CLAIM", check_options.claims,
                   "ids, or patterns with * and ?; FILE.claims for claims of your own (docs/language.md)")
      ->required();
  add_range_options(*checking, check_options.work);
  checking->add_option("--reading", check_options.reading, "this reading only");
  checking->add_option("--expect", check_options.expect, "exit with 1 unless every verdict is this one");
  require_path(checking->add_option("--out", check_options.out, "leave a run folder"));
  add_yes_option(*checking, check_options.work);
  add_work_options(*checking, check_options.work);

  SuiteOptions suite_options;
  auto* suite_command = app.add_subcommand("suite", "check all claims, or some, and leave a run folder and a report");
  auto* of_suite =
      suite_command->add_option("CLAIM", suite_options.claims, "ids, or patterns with * and ? (default: all)");
  auto* files = require_path(
      suite_command->add_option("--claims", suite_options.files, "files of claims to check beside the papers'"));
  suite_command->add_flag("--only", suite_options.only, "only the claims of these files")->needs(files);
  add_yes_option(*suite_command, suite_options.work);
  auto* tier = suite_command->add_option("--tier", suite_options.work.tier, "quick, nightly or deep");
  tier->capture_default_str();
  auto* out =
      require_path(suite_command->add_option("--out", suite_options.out, "the run folder (default: runs/TIER-NUMBER)"));
  auto* resume = require_path(suite_command->add_option("--resume", suite_options.resume, "go on with this run"));
  resume->excludes(tier)->excludes(out)->excludes(files)->excludes(of_suite);
  suite_command->add_flag("--other-build", suite_options.work.other_build, "though another build began it")
      ->needs(resume);
  add_work_options(*suite_command, suite_options.work);

  ValueOptions value_options;
  Question& question = value_options.question;
  auto* value_command = app.add_subcommand("value", "positions: nimber, outcome, winning moves");
  value_command->footer(games_help());
  value_command->add_option("GAME", question.game, "the game, with its code")->required();
  value_command
      ->add_option("POSITION", value_options.position,
                   "in the game's notation; - for those of standard input, one a line")
      ->required();
  value_command->add_flag("--full", question.full, "the untrimmed Game of Arrows (arrows:full)");
  value_command->add_option("--girth", question.girth, "of the graph in Brussels or Circular Sprouts, at least")
      ->check(CLI::Range(GraphCondition::kLeastGirth, GraphCondition::kMostGirth));
  value_command->add_option("--surface", question.surface,
                            "of spots in brussels or sprouts: S, T2 (handles), P2 (crosscaps)");
  value_command->add_flag("--misere", question.misere, "the player who moves last loses");
  value_command->add_flag("--play-lengths", question.play_lengths, "every length that a play can have");
  value_command->add_flag("--tree", question.tree, "the shape of the canonical game tree");
  require_path(value_command->add_option("--svg", question.svg, "draw the position into this file"));
  require_path(
      value_command->add_option("--planar-code", question.planar_code, "write the plane board into this file"));
  add_output_options(*value_command, value_options.work);

  std::vector<std::string> certificates;
  auto* verify_command = app.add_subcommand("verify", "check certificates, as sprague-verify does, or whole runs");
  require_path(
      verify_command->add_option("CERTIFICATE", certificates, "files of a run's certificates/, or run folders"))
      ->required();
  std::size_t sample = 0;
  std::uint64_t seed = 1;
  auto* sample_option = verify_command->add_option("--sample", sample, "prove so many members of a sweep again");
  verify_command->add_option("--seed", seed, "which ones")->needs(sample_option)->capture_default_str();
  std::string member;
  verify_command->add_option("--member", member, "write a certificate of one member of a sweep, by its position")
      ->excludes(sample_option);
  verify_command->footer("Exit codes: 0 verified, 4 rejected, 2 not a certificate, 3 out of resources.");

  ExploreOptions explore_options;
  auto* explore_command = app.add_subcommand(
      "explore", "rules that fit, smallest differences, periods, and hunts beyond what can be enumerated");
  explore_command
      ->add_option(
          "WHAT", explore_options.what,
          "FILE.claims, for all that it explores or what is named; a text, 'propose for trees T with at most 10 "
          "edges: nimber(nodekayles(T)) by edges(T)', 'compare for ...', 'hunt for ...' or 'period n in ...' "
          "(docs/language.md), of the games of the file if there is one; or a built-in search of unknown "
          "boards: endings, endings:NAME, euler, euler:NAME")
      ->required();
  add_range_options(*explore_command, explore_options.work);
  explore_command->add_option("--seed", explore_options.hunt.seed, "of the dice of a hunt")->capture_default_str();
  explore_command->add_option("--steps", explore_options.hunt.steps, "instances that a hunt evaluates at most")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
      ->capture_default_str();
  add_yes_option(*explore_command, explore_options.work);
  add_work_options(*explore_command, explore_options.work);

  std::string run;
  std::string report_out;
  bool report_json = false;
  auto* report_command = app.add_subcommand("report", "write the report of a run");
  require_path(report_command->add_option("RUN", run, "a run folder"))->required();
  require_path(report_command->add_option("--out", report_out, "where to (default: RUN/report)"));
  report_command->add_flag("--json", report_json, "a JSON object: run, report, signature, chain");

  if (argc == 1) {
    print(app.help());
    return number_of(ExitCode::done);
  }
  check_command(app, argv[1]);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);
    fmt::print(stderr, "sprague: {}\n", one_line(error.what()));
    return number_of(ExitCode::bad_input);
  }
  if (list_command->parsed()) print(list_claims(claims_for(patterns), list_json));
  if (show_command->parsed()) {
    std::optional<RunFolder> folder;
    if (!shown_run.empty()) folder = RunFolder::open(shown_run);
    if (folder) add_claims_of(*folder);
    print(show(shown, folder ? &*folder : nullptr, show_json));
  }
  if (checking->parsed()) return number_of(check(check_options));
  if (suite_command->parsed()) return number_of(suite(suite_options));
  if (explore_command->parsed()) return number_of(explore(explore_options, print));
  if (value_command->parsed()) value(value_options, print);
  if (verify_command->parsed()) {
    if (!member.empty()) {
      if (certificates.size() != 1) throw InputError("--member: expected the certificate of one sweep");
      return show_member(certificates.front(), member);
    }
    return sample > 0 ? verify_samples(certificates, sample, seed) : verify_certificates(certificates);
  }
  if (report_command->parsed()) {
    const std::string target = report_out.empty() ? (std::filesystem::path(run) / "report").string() : report_out;
    const RunFolder folder = RunFolder::open(run);
    add_claims_of(folder);
    write_report(folder, target);
    const std::string index = target + "/index.md";
    const nlohmann::ordered_json object{
        {"run", run}, {"report", index}, {"signature", signature(folder.findings())}, {"chain", folder.chain()}};
    print((report_json ? object.dump() : index) + "\n");
  }
  return number_of(ExitCode::done);
}

}  // namespace

int run_command_line(int argc, char** argv) {
  install_stop_signals();
  const auto end = [](ExitCode code, std::string_view what, std::string_view reason = {}) {
    fmt::print(stderr, "sprague: {}{}\n", what, one_line(reason));
    return number_of(code);
  };
  try {
    return dispatch(argc, argv);
  } catch (const InputError& error) {
    return end(ExitCode::bad_input, "", error.what());
  } catch (const OutOfBudget& error) {
    return end(ExitCode::undecided, "undecided: ", error.what());
  } catch (const std::bad_alloc&) {
    return end(ExitCode::undecided, "undecided: the system gives no more memory");
  } catch (const Interrupted&) {
    return end(ExitCode::interrupted, "interrupted");
  } catch (const NoRoom& error) {
    return end(ExitCode::no_room, "no room on the disk: ", error.what());
  } catch (const std::exception& error) {
    return end(ExitCode::fault, "a fault of this program: ", error.what());
  }
}

}  // namespace sprague::cli
