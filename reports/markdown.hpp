// The report of a run: Markdown pages, figures and data that a reader browses on a code host.
//
//   index.md       summary, errata, verdicts, how to regenerate
//   PAPER.md       a page a paper, a section a claim
//   errata.md      every refuted reading
//   gallery.md     the pictures with several panels, if there are any
//   figures/*.svg  witnesses and pictures
//   data/*.csv     the run's tables
//
// The bytes depend on run.json, verdicts.ndjson and data/ of the run and on nothing else.
#pragma once

#include <filesystem>

#include "reports/run_folder.hpp"

namespace sprague {

// Writes the report into a folder, made if need be; throws InputError naming what cannot be read or written.
void write_report(const RunFolder& run, const std::filesystem::path& out_dir);

}  // namespace sprague
