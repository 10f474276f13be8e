// Runs units of work one after the other, into a run folder where there is one.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "conjectures/language/instances.hpp"
#include "reports/run_folder.hpp"

namespace sprague::cli {

// One reading with the range to check it on.
struct Work {
  const Claim* claim;
  const Reading* reading;
  Range range;
  Unit unit() const { return {std::string(claim->id), std::string(reading->name)}; }
};

// The readings of the claims, in order, with ranges as asked for: all, or those of one name. Throws InputError when
// none has that name, or they may have too little memory.
std::vector<Work> plan(const std::vector<const Claim*>& claims, const WorkOptions& options,
                       const std::string& reading = {});

// Throws InputError where so many instances would take too long to be meant, unless the user says so.
void require_few(std::string_view what, const language::InstanceCount& count, const WorkOptions& options);

// What a run folder is asked for.
RunRequest request_of(const std::vector<Work>& works, const WorkOptions& options);

// The work that a run folder was asked for. Throws InputError when this program lacks one of its readings.
std::vector<Work> work_of(const RunRequest& request);

// Does the work that `folder` (if any) lacks, in order, calling on_done for every unit, those found done as well.
// Returns false when a stop was asked for before the end; what was finished is in the folder.
bool run_all(const std::vector<Work>& works, const WorkOptions& options, RunFolder* folder,
             const std::function<void(const UnitFinding&)>& on_done);

}  // namespace sprague::cli
