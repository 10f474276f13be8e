// Where and with what a run was made: kept apart from everything that must be the same bytes everywhere.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "reports/run_folder.hpp"
#include "reports/sessions.hpp"

namespace sprague::cli {

using Provenance = std::vector<std::pair<std::string, std::string>>;

// Commit, compiler, libraries, host and cores.
Provenance build_and_host();

// Whether two sessions had the same build: commit, changes to it, compiler, and the programs that decide something.
bool is_same_build(const Session& a, const Session& b);

// Throws InputError, naming both builds, where `now` has another one than all sessions, or a verdict is of no session.
void require_build(const RunFolder& folder, const std::vector<Session>& sessions, const Session& now);

// Notes the verdicts that are of no session as those of an unknown build.
void note_unknown(const RunFolder& folder, std::vector<Session>& sessions);

// "sprague 0.1.0 (commit 0123456789ab)".
std::string version();

}  // namespace sprague::cli
