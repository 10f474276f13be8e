// A run made ready for writing: each reading with its claim, its pictures drawn and its tables read.
//
// The model holds the readings in the order of the registry and is a function of the run's folder and the registry
// alone; the pages (reports/report_pages.hpp) are functions of the model, so that a report is the same bytes each time.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "conjectures/claim.hpp"
#include "conjectures/papers.hpp"
#include "reports/run_folder.hpp"

namespace sprague {

struct Figure {
  std::string file;      // in figures/
  std::string notation;  // of the graph, the plane map or the drawing of Sprouts
  std::string caption;   // Markdown, perhaps nothing
  std::string svg;
};

struct Table {
  DataTable data;
  std::string file;  // in data/
};

struct ReadingReport {
  const Claim* claim = nullptr;
  const Reading* reading = nullptr;
  Finding finding;
  std::string witness_graph6;     // empty where the witness is no graph, or one too large to draw
  std::optional<Figure> witness;  // drawn
  std::vector<Figure> figures;    // the other pictures
  std::vector<Figure> gallery;    // those of several panels
  std::vector<Table> tables;
};

struct ReportModel {
  RunRequest request;
  std::vector<ReadingReport> readings;
  std::vector<Unit> missing;  // asked for and without a verdict
  std::string signature;
  std::string chain;  // the run's last digest
};

// Throws InputError naming what this program does not have: a claim, a reading, a notation of a graph.
ReportModel model_of(const RunFolder& run);

}  // namespace sprague
