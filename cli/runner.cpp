#include "cli/runner.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <new>
#include <set>

#include "canonical/ensure.hpp"
#include "certificates/certificate_head.hpp"
#include "certificates/evidence.hpp"
#include "checkers/each_index.hpp"
#include "checkers/second_solver.hpp"
#include "cli/provenance.hpp"
#include "cli/sampling.hpp"
#include "cli/verification.hpp"
#include "conjectures/registry.hpp"
#include "reports/certificate_files.hpp"
#include "reports/part_file.hpp"

namespace sprague::cli {
namespace {

// Of each sweep so many members are proved again.
constexpr std::size_t kSampleOfSweep = 20;
constexpr std::uint64_t kSeedOfSample = 1;

// What the verifier says, of a sweep that of a sample of its members as well.
Verification verify(const std::string& path, bool is_sweep) {
  if (!is_sweep) return verify_certificate(path);
  const verify::Result result = verify_with_sample(path, kSampleOfSweep, kSeedOfSample);
  return {result.verdict == verify::Verdict::verified, result.text};
}

Finding out_of_budget(const Work& work, const OutOfBudget& reason) {
  Finding finding;
  finding.range = fmt::format("{} {} to {}", work.reading->parameter, work.range.first, work.range.last);
  finding.reason = fmt::format("Not decided within the budget: {}.", reason.what());
  return finding;
}

// Keeps the certificates of a unit in its run, and has each one verified. Without a run nothing is kept, and checks
// make none.
class Certificates : public CertificateSink {
 public:
  // What the verifier said of a text, by its digest.
  using Known = std::map<std::string, Verification>;

  Certificates(RunFolder& folder, Unit unit, Known& known) : folder_(folder), unit_(std::move(unit)), known_(known) {}

  std::string keep(std::string_view name, std::string_view text) override {
    KeptCertificate certificate = folder_.keep(unit_, name, text);
    const bool is_new = std::ranges::find(kept_, certificate.file, &KeptCertificate::file) == kept_.end();
    ENSURE(is_new, "two certificates named " + certificate.file);
    if (is_certificate_of("sweep", text)) sweeps_.insert(certificate.file);
    kept_.push_back(std::move(certificate));
    return kept_.back().file;
  }

  // Removes them again: the check did not come to its end.
  void remove() const {
    for (const KeptCertificate& kept : kept_) std::filesystem::remove(folder_.certificate_path(kept.file));
  }

  // Has them verified and puts them into the finding; one that the verifier does not accept is the verdict.
  void add_to(Finding& finding, const Effort& effort) && {
    std::ranges::sort(kept_, {}, &KeptCertificate::file);
    std::vector<Verification> verifications(kept_.size());
    const auto verify_one = [&](std::size_t i) {
      const KeptCertificate& certificate = kept_[i];
      if (is_obligation(certificate.file)) {
        verifications[i] = {true, "not verified: an obligation, answered by solvers"};
      } else if (const auto known = known_.find(certificate.digest); known != known_.end()) {
        verifications[i] = known->second;
      } else {
        verifications[i] =
            verify(folder_.certificate_path(certificate.file).string(), sweeps_.contains(certificate.file));
      }
      // What was verified, now or before, is what lies on the disk.
      folder_.check(certificate);
    };
    each_index(effort, kept_.size(), verify_one, "certificates verified");
    bool rejected = false;
    for (std::size_t i = 0; i < kept_.size(); ++i) {
      kept_[i].verified = verifications[i].text;
      rejected = rejected || !verifications[i].accepted;
      known_.emplace(kept_[i].digest, std::move(verifications[i]));
    }
    finding.certificates = std::move(kept_);
    if (!rejected) return;
    finding.reason = fmt::format("The verifier does not accept a certificate. The verdict would be *{}*: {}",
                                 to_string(finding.verdict), finding.reason);
    finding.verdict = Verdict::rejected;
  }

 private:
  RunFolder& folder_;
  Unit unit_;
  Known& known_;
  std::vector<KeptCertificate> kept_;
  std::set<std::string> sweeps_;  // files
};

// This stay of the program in a run, in its provenance.json from the beginning.
class SessionNotes {
 public:
  // Throws InputError where the run is of another build, unless that is asked for; then the parts under way, which this
  // build has not found, are dropped.
  SessionNotes(const RunFolder& folder, const WorkOptions& options, const Effort& effort)
      : path_(folder.provenance_path()), sessions_(read_sessions(path_)) {
    Session now{build_and_host(), {}};
    now.facts.emplace_back("threads", fmt::format("{}", effort.threads));
    now.facts.emplace_back("memory", options.memory);
    if (!options.other_build) require_build(folder, sessions_, now);
    note_unknown(folder, sessions_);
    if (!std::ranges::all_of(sessions_, [&](const Session& session) { return is_same_build(session, now); })) {
      std::filesystem::remove(folder.under_way_path());
    }
    number_ = session_of(sessions_, now.facts);
    write_sessions(path_, sessions_);
  }

  void add(const Unit& unit, double seconds) {
    note_reading(sessions_, number_, to_string(unit), fmt::format("{:.3f}", seconds));
    write_sessions(path_, sessions_);
  }

 private:
  std::filesystem::path path_;
  std::vector<Session> sessions_;
  std::size_t number_ = 0;
};

}  // namespace

namespace {

// A million a second take three hours for so many.
constexpr std::uint64_t kMostInstances = 10'000'000'000;

void require_end(const Work& work, const WorkOptions& options) {
  const auto count = instances_of(*work.reading, work.range);
  if (count) require_few(fmt::format("{} ({})", work.claim->id, work.reading->name), *count, options);
}

}  // namespace

void require_few(std::string_view what, const language::InstanceCount& count, const WorkOptions& options) {
  if (options.yes || count.count <= kMostInstances) return;
  throw InputError(fmt::format("{}: {}{:.1e} instances: expected fewer, or --yes to begin all the same", what,
                               count.is_exact ? "" : "at least ", static_cast<double>(count.count)));
}

std::vector<Work> plan(const std::vector<const Claim*>& claims, const WorkOptions& options, const std::string& name) {
  require_memory_for_claims(options);
  std::vector<Work> works;
  for (const Claim* claim : claims) {
    for (const Reading& reading : claim->readings) {
      if (!name.empty() && reading.name != name) continue;
      works.push_back({claim, &reading, range_for(options, *claim, reading)});
      require_end(works.back(), options);
    }
  }
  if (works.empty() && name.empty()) throw InputError("there is no claim to check");
  if (works.empty()) throw InputError(fmt::format("--reading '{}': none of these claims has it", name));
  return works;
}

RunRequest request_of(const std::vector<Work>& works, const WorkOptions& options) {
  RunRequest request;
  request.tier = options.range.empty() ? options.tier : "range";
  if (!options.range.empty()) {
    const RangeText text = parse_range(options.range);
    request.range = Range{text.first.value_or(0), text.last};
  }
  for (const Work& work : works) request.units.push_back(work.unit());
  for (const auto& file : added_files()) {
    request.claims.push_back({file->file().source.name, file->file().source.text});
  }
  return request;
}

std::vector<Work> work_of(const RunRequest& request) {
  std::vector<Work> works;
  for (const Unit& unit : request.units) {
    const Claim* claim = find_claim(unit.claim);
    const Reading* reading = nullptr;
    if (claim != nullptr) {
      const auto found = std::ranges::find(claim->readings, unit.reading, &Reading::name);
      if (found != claim->readings.end()) reading = &*found;
    }
    if (reading == nullptr) {
      throw InputError(fmt::format("run.json: {}: this program has no such reading", to_string(unit)));
    }
    Range range;
    if (request.range) {
      range = {std::max(request.range->first, reading->nightly.first), request.range->last};
    } else {
      range = range_of(*reading, parse_tier(request.tier));
    }
    works.push_back({claim, reading, range});
  }
  return works;
}

namespace {

// ", 2288 instances", where it is known.
std::string count_of(const Work& work) {
  const auto count = instances_of(*work.reading, work.range);
  return count ? fmt::format(", {}{} instances", count->is_exact ? "" : "at least ", count->count) : "";
}

EvidenceBudget budget_at(std::string_view tier) {
  const bool is_long = tier == to_string(Tier::nightly) || tier == to_string(Tier::deep);
  return is_long ? long_budget() : short_budget();
}

// Says in tables of positions which certificate has each, and which witnesses have none.
void add_written(Finding& finding, const Evidence::Written& written) {
  for (DataTable& table : finding.tables) {
    const auto column = std::ranges::find(table.header, "certificate");
    if (column == table.header.end()) continue;
    for (auto& row : table.rows) {
      std::string& cell = row[static_cast<std::size_t>(column - table.header.begin())];
      const auto file = written.files.find(cell);
      cell = file == written.files.end() ? "" : file->second;
    }
  }
  if (written.left_out.empty()) return;
  finding.notes.push_back(
      fmt::format("Without a certificate, for it would take more positions than are looked into: `{}`.",
                  fmt::join(written.left_out, "`, `")));
}

bool run_each(const std::vector<Work>& works, const WorkOptions& options, RunFolder* folder,
              const std::function<void(const UnitFinding&)>& on_done) {
  require_memory_for_claims(options);
  const std::string tier = folder != nullptr ? folder->request().tier : options.range.empty() ? options.tier : "";
  if (tier == to_string(Tier::deep)) use_second_solver();
  ProgressPrinter progress;
  Effort effort = effort_for(options, &progress);
  std::vector<UnitFinding> before;
  if (folder != nullptr) before = folder->findings();
  std::optional<SessionNotes> notes;
  if (folder != nullptr) notes.emplace(*folder, options, effort);
  std::size_t number = 0;
  Certificates::Known known;
  for (const Work& work : works) {
    ++number;
    const Unit unit = work.unit();
    const auto done = std::ranges::find(before, unit, &UnitFinding::first);
    if (done != before.end()) {
      on_done(*done);
      continue;
    }
    progress.start(fmt::format("{}/{} {}{}", number, works.size(), to_string(unit), count_of(work)));
    Finding finding;
    std::optional<Certificates> certificates;
    std::optional<Evidence> evidence;
    std::optional<PartFile> parts;
    if (folder != nullptr) {
      certificates.emplace(*folder, unit, known);
      evidence.emplace(*certificates, unit.claim, unit.reading, budget_at(tier));
      parts.emplace(folder->under_way_path(), unit, folder->chain());
    }
    effort.certificates = evidence ? &*evidence : nullptr;
    effort.parts = parts ? &*parts : nullptr;
    const auto start = std::chrono::steady_clock::now();
    try {
      effort.poll();
      finding = work.reading->check(effort, work.range);
      // Nothing is the smallest of all when the smallest sizes were left out.
      if (work.range.first > work.reading->nightly.first) finding.minimal = false;
      if (evidence) add_written(finding, evidence->write(effort));
      if (certificates) std::move(*certificates).add_to(finding, effort);
    } catch (const Interrupted&) {
      return false;
    } catch (const OutOfBudget& reason) {
      finding = out_of_budget(work, reason);
      if (certificates) certificates->remove();
    } catch (const std::bad_alloc&) {
      finding = out_of_budget(work, OutOfBudget("the system gives this program no more memory"));
      if (certificates) certificates->remove();
    }
    progress.clear();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (folder != nullptr) {
      notes->add(unit, seconds);
      folder->add(unit, finding);
    }
    on_done({unit, finding});
  }
  return true;
}

}  // namespace

bool run_all(const std::vector<Work>& works, const WorkOptions& options, RunFolder* folder,
             const std::function<void(const UnitFinding&)>& on_done) {
  try {
    return run_each(works, options, folder, on_done);
  } catch (const NoRoom& reason) {
    if (folder == nullptr) throw;
    throw NoRoom(fmt::format("{}; what was finished is kept: go on with: sprague suite --resume {}", reason.what(),
                             folder->path().string()));
  }
}

}  // namespace sprague::cli
