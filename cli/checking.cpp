#include "cli/checking.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "canonical/ensure.hpp"
#include "cli/printing.hpp"
#include "cli/runner.hpp"
#include "cli/table_text.hpp"
#include "conjectures/language/claims_file.hpp"
#include "conjectures/registry.hpp"
#include "reports/certificate_files.hpp"
#include "reports/markdown.hpp"
#include "reports/signature.hpp"

namespace sprague::cli {
namespace {

std::string summary_line(const UnitFinding& done) {
  const auto& [unit, finding] = done;
  std::string line = fmt::format("{:<9} {:<10} {} [{}] {} instances", unit.claim, to_string(finding.verdict),
                                 unit.reading, finding.range, finding.instances);
  if (finding.failures > 0) line += fmt::format(", {} fail", finding.failures);
  if (finding.witness) line += fmt::format(", {}witness {}", finding.minimal ? "smallest " : "", *finding.witness);
  return line + "\n";
}

// Of a reading that is text: the tables that it asks for.
std::string tables_of_text(const UnitFinding& done) {
  const auto& [unit, finding] = done;
  const std::string reading = language::file_name_of(unit.reading);
  std::string text;
  for (const DataTable& table : finding.tables) {
    const bool is_asked_for = std::ranges::any_of(std::array{"table", "smallest"}, [&](std::string_view kind) {
      return table.name == kind || table.name == fmt::format("{}-{}", kind, reading);
    });
    if (is_asked_for) text += table_text(table);
  }
  return text;
}

// What the verdicts of a run come to.
class Verdicts {
 public:
  explicit Verdicts(std::optional<Verdict> expected = std::nullopt) : expected_(expected) {}

  void add(Verdict verdict) {
    undecided_ = undecided_ || verdict == Verdict::undecided;
    rejected_ = rejected_ || verdict == Verdict::rejected;
    as_expected_ = as_expected_ && (!expected_ || verdict == *expected_);
  }
  ExitCode exit_code() const {
    if (rejected_) return ExitCode::fault;
    if (expected_) return as_expected_ ? ExitCode::done : ExitCode::unexpected;
    return undecided_ ? ExitCode::undecided : ExitCode::done;
  }

 private:
  std::optional<Verdict> expected_;
  bool undecided_ = false;
  bool rejected_ = false;
  bool as_expected_ = true;
};

// How many instances claims in the language have, before anything begins.
void announce(const std::vector<Work>& works) {
  for (const Work& work : works) {
    const auto count = instances_of(*work.reading, work.range);
    if (!count) continue;
    fmt::print(stderr, "sprague: {} ({}): {}{} instances\n", work.claim->id, work.reading->name,
               count->is_exact ? "" : "at least ", count->count);
  }
}

std::vector<const Claim*> claims_of_suite(const SuiteOptions& options) {
  for (const std::string& file : options.files) {
    if (!file.ends_with(kClaimsEnding)) throw InputError(fmt::format("--claims '{}': expected a file *.claims", file));
  }
  if (options.only) return claims_for(options.files);
  std::vector<std::string> patterns = options.files;
  patterns.insert(patterns.end(), options.claims.begin(), options.claims.end());
  return claims_for(patterns);
}

// runs/TIER-1, runs/TIER-2, ...: the first that does not exist yet.
std::string next_run(const std::string& tier) {
  for (unsigned number = 1;; ++number) {
    std::string path = fmt::format("runs/{}-{}", tier, number);
    if (!std::filesystem::exists(path)) return path;
  }
}

}  // namespace

std::vector<const Claim*> claims_for(const std::vector<std::string>& patterns) {
  std::vector<const Claim*> named;
  bool all_of_files = true;
  for (const std::string& pattern : patterns) {
    if (pattern.ends_with(kClaimsEnding)) {
      add_claims(language::ClaimsFile::read(pattern));
    } else {
      all_of_files = false;
    }
  }
  for (const std::string& pattern : patterns) {
    if (pattern.ends_with(kClaimsEnding)) continue;
    for (const Claim* claim : match_claims(pattern)) named.push_back(claim);
  }
  std::vector<const Claim*> claims;
  for (const Claim* claim : known_claims()) {
    const bool of_file = std::ranges::none_of(all_claims(), [&](const Claim& one) { return &one == claim; });
    const bool is_named = all_of_files ? of_file : std::ranges::find(named, claim) != named.end();
    if (is_named) claims.push_back(claim);
  }
  if (claims.empty()) throw InputError(fmt::format("{}: expected a claim, the file has none", patterns.front()));
  return claims;
}

void add_claims_of(const RunFolder& folder) {
  for (const ClaimsText& file : folder.request().claims) {
    if (std::filesystem::exists(file.path) && language::ClaimsFile::read(file.path)->file().source.text != file.text) {
      throw InputError(fmt::format("{}: the run {} was begun with another text of it, which its run.json has",
                                   file.path, folder.path().string()));
    }
    add_claims(std::make_shared<const language::ClaimsFile>(file.path, file.text));
  }
}

ExitCode check(const CheckOptions& options) {
  std::optional<Verdict> expected;
  if (!options.expect.empty()) expected = verdict_of(options.expect);
  const std::vector<Work> works = plan(claims_for(options.claims), options.work, options.reading);
  std::optional<RunFolder> folder;
  if (!options.out.empty()) folder = RunFolder::create(options.out, request_of(works, options.work));
  Verdicts verdicts(expected);
  announce(works);
  const bool finished = run_all(works, options.work, folder ? &*folder : nullptr, [&](const UnitFinding& done) {
    const Finding& finding = done.second;
    verdicts.add(finding.verdict);
    if (options.work.json) {
      print(to_json(done.first.claim, done.first.reading, finding) + "\n");
    } else {
      print(summary_line(done) + "  " + finding.reason + "\n" + tables_of_text(done));
    }
  });
  if (!finished) {
    fmt::print(stderr, "sprague: interrupted{}\n",
               folder ? fmt::format("; go on with: sprague suite --resume {}", options.out) : "");
    return ExitCode::interrupted;
  }
  return verdicts.exit_code();
}

ExitCode suite(const SuiteOptions& options) {
  const bool resume = !options.resume.empty();
  parse_tier(options.work.tier);
  const std::string path = resume ? options.resume : !options.out.empty() ? options.out : next_run(options.work.tier);
  std::vector<Work> works = resume ? std::vector<Work>() : plan(claims_of_suite(options), options.work);
  RunFolder folder = resume ? RunFolder::resume(path) : RunFolder::create(path, request_of(works, options.work));
  if (resume) {
    add_claims_of(folder);
    works = work_of(folder.request());
  }
  std::vector<UnitFinding> findings;
  Verdicts verdicts;
  const bool finished = run_all(works, options.work, &folder, [&](const UnitFinding& done) {
    print(options.work.json ? to_json(done.first.claim, done.first.reading, done.second) + "\n" : summary_line(done));
    findings.push_back(done);
    verdicts.add(done.second.verdict);
  });
  if (!finished) {
    fmt::print(stderr, "sprague: interrupted after {} of {} readings; go on with: sprague suite --resume {}\n",
               findings.size(), works.size(), path);
    return ExitCode::interrupted;
  }
  const std::string report = (std::filesystem::path(path) / "report").string();
  write_report(folder, report);
  std::size_t certificates = 0;
  std::string rejected;
  for (const auto& [unit, finding] : findings) {
    for (const KeptCertificate& kept : finding.certificates) {
      if (!is_obligation(kept.file)) ++certificates;
    }
    if (finding.verdict == Verdict::rejected) rejected += (rejected.empty() ? "" : ", ") + to_string(unit);
  }
  if (!options.work.json) {
    print(fmt::format("signature {}\nchain     {}\nrun       {}\nreport    {}/index.md\n", signature(findings),
                      folder.chain(), path, report));
    const std::string all = rejected.empty() ? "all accepted" : "rejected: " + rejected;
    print(fmt::format("verifier  {} certificates, {}\n", certificates, all));
  }
  return verdicts.exit_code();
}

}  // namespace sprague::cli
