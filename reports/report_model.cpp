#include "reports/report_model.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/graph_notation.hpp"
#include "conjectures/registry.hpp"
#include "reports/csv.hpp"
#include "reports/drawing.hpp"
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

std::string checked_graph6(const Graph& graph) {
  std::string text = to_graph6(graph);
  ENSURE(parse_graph6(text) == graph, "graph6 reads back as another graph");
  return text;
}

void check_marks(const Graph& graph, const Picture& picture) {
  for (Vertex v : picture.marked) {
    if (v >= graph.vertices()) {
      throw InputError(fmt::format("picture '{}': expected marked vertices below {}, not {}", picture.notation,
                                   graph.vertices(), v));
    }
  }
}

// Draws the witness and the pictures; a picture of the witness stands for it. `drawn` counts the claim's figures.
void draw(ReadingReport& report, std::size_t& drawn) {
  const auto add = [&](const Graph& graph, const Picture& picture) {
    check_marks(graph, picture);
    std::string file = fmt::format("{}-{}.svg", report.claim->id, ++drawn);
    std::string svg = svg_of(graph, picture.marked, picture.notation);
    report.figures.push_back({std::move(file), picture.notation, picture.caption, std::move(svg)});
  };
  std::vector<Picture> pictures = report.finding.pictures;
  if (const auto& witness = report.finding.witness) {
    if (const auto graph = small_graph(*witness)) {
      report.witness_graph6 = checked_graph6(*graph);
      const auto own = std::ranges::find(pictures, *witness, &Picture::notation);
      if (own == pictures.end()) {
        pictures.insert(pictures.begin(), Picture{*witness, "", {}});
      } else {
        std::rotate(pictures.begin(), own, own + 1);
      }
    }
  }
  for (const Picture& picture : pictures) add(parse_graph(picture.notation), picture);
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
  ReportModel model{run.request(), {}, {}, signature(found)};
  std::ranges::copy_if(run.request().units, std::back_inserter(model.missing),
                       [&](const Unit& unit) { return !run.has(unit); });
  for (const Claim& claim : all_claims()) {
    std::size_t drawn = 0;
    for (const Reading& reading : claim.readings) {
      const Unit unit{std::string(claim.id), std::string(reading.name)};
      const auto entry = std::ranges::find(found, unit, &UnitFinding::first);
      if (entry == found.end()) continue;
      ReadingReport report{&claim, &reading, entry->second, {}, {}, {}};
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
