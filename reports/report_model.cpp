#include "reports/report_model.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"
#include "conjectures/registry.hpp"
#include "reports/csv.hpp"
#include "reports/markdown_text.hpp"
#include "reports/picture_drawing.hpp"
#include "reports/signature.hpp"

namespace sprague {
namespace {

// A witness of more vertices is neither drawn nor printed as graph6: its notation says more.
constexpr std::size_t kMostVerticesOfWitness = 100;

std::optional<Graph> small_graph(const std::string& notation) {
  try {
    Graph graph = parse_graph(notation);
    if (graph.vertices() == 0 || graph.vertices() > kMostVerticesOfWitness) return std::nullopt;
    return graph;
  } catch (const InputError&) {
    return std::nullopt;
  }
}

bool is_plane_map(const std::string& notation) {
  try {
    parse_plane_map(notation);
    return true;
  } catch (const InputError&) {
    return false;
  }
}

std::string checked_graph6(const Graph& graph) {
  std::string text = to_graph6(graph);
  ENSURE(parse_graph6(text) == graph, "graph6 reads back as another graph");
  return text;
}

// Draws the witness and the pictures; a picture of the witness stands for it. `drawn` counts the claim's figures.
void draw(ReadingReport& report, std::size_t& drawn) {
  const auto figure_of = [&](const Picture& picture) {
    std::string file = fmt::format("{}-{}.svg", report.claim->id, ++drawn);
    return Figure{std::move(file), picture.notation, picture.caption, svg_of(picture)};
  };
  const Picture* own = nullptr;
  if (const auto& witness = report.finding.witness) {
    if (const auto graph = small_graph(*witness)) report.witness_graph6 = checked_graph6(*graph);
    for (const Picture& picture : report.finding.pictures) {
      if (own == nullptr && picture.notation == *witness && picture.panels.empty()) own = &picture;
    }
    if (own != nullptr) {
      report.witness = figure_of(*own);
    } else if (!report.witness_graph6.empty() || is_plane_map(*witness)) {
      report.witness = figure_of({*witness, ""});
    }
  }
  for (const Picture& picture : report.finding.pictures) {
    if (&picture == own) continue;
    (picture.panels.empty() ? report.figures : report.gallery).push_back(figure_of(picture));
  }
}

// What comes out of the run's file as Markdown, and will be read as such.
Finding with_inert_markdown(Finding finding) {
  finding.reason = inert(finding.reason);
  finding.repair = inert(finding.repair);
  for (std::string& note : finding.notes) note = inert(note);
  for (Picture& picture : finding.pictures) picture.caption = inert(picture.caption);
  return finding;
}

void check_known(const RunFolder& run) {
  for (const Unit& unit : run.request().units) {
    const Claim* claim = find_claim(unit.claim);
    if (claim == nullptr || std::ranges::find(claim->readings, unit.reading, &Reading::name) == claim->readings.end()) {
      throw InputError(fmt::format("{}: expected readings that this program has, not {}",
                                   (run.path() / "run.json").string(), to_string(unit)));
    }
  }
}

}  // namespace

ReportModel model_of(const RunFolder& run) {
  check_known(run);
  const std::vector<UnitFinding> found = run.findings();
  ReportModel model{run.request(), {}, {}, signature(found), run.chain()};
  std::ranges::copy_if(run.request().units, std::back_inserter(model.missing),
                       [&](const Unit& unit) { return !run.has(unit); });
  for (const Claim* known : known_claims()) {
    const Claim& claim = *known;
    std::size_t drawn = 0;
    for (const Reading& reading : claim.readings) {
      const Unit unit{std::string(claim.id), std::string(reading.name)};
      const auto entry = std::ranges::find(found, unit, &UnitFinding::first);
      if (entry == found.end()) continue;
      ReadingReport report{&claim, &reading, with_inert_markdown(entry->second), {}, {}, {}, {}, {}};
      draw(report, drawn);
      for (const DataTable& table : report.finding.tables) {
        report.tables.push_back({run.read_table(claim.id, table.name), csv_name(claim.id, table.name)});
      }
      model.readings.push_back(std::move(report));
    }
  }
  return model;
}

}  // namespace sprague
