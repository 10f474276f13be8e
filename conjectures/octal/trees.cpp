// The paper's conclusion: how large nimbers of caterpillars get.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/census.hpp"
#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/graph_notation.hpp"
#include "certificates/facts.hpp"
#include "checkers/caterpillar_census.hpp"
#include "checkers/nimbers.hpp"
#include "conjectures/octal/checks.hpp"
#include "games/octal_on_graphs.hpp"

namespace sprague::octal {
namespace {

// What is known of one value: where it comes first, and whether everything smaller was visited.
struct FirstOf {
  std::size_t vertices = 0;
  Graph witness;
  bool smallest = false;
  std::string source;
};

class Records {
 public:
  void note(std::size_t value, std::size_t vertices, Graph witness, bool smallest, const std::string& source) {
    if (firsts_.size() <= value) firsts_.resize(value + 1);
    if (!firsts_[value]) firsts_[value] = FirstOf{vertices, std::move(witness), smallest, source};
  }

  // The largest value below which every value occurs.
  std::size_t all_up_to() const {
    std::size_t value = 0;
    while (value < firsts_.size() && firsts_[value]) ++value;
    return value - 1;
  }

  const std::vector<std::optional<FirstOf>>& firsts() const { return firsts_; }

  // Their nimbers.
  void tell(const Effort& effort) const {
    const Facts<OctalOnGraphs> facts(effort, OctalOnGraphs::from_code("0.33"));
    for (const auto& first : firsts_) {
      if (first && first->vertices > 0) facts.witness(Asked::nimber, first->vertices, first->witness);
    }
  }

  // Each witness anew, by the rules for octal games on graphs of any kind and nauty-free keys of another form.
  void verify(const Effort& effort) const {
    const OctalOnGraphs game = OctalOnGraphs::from_code("0.33");
    NimberSolver<OctalOnGraphs> solver(game, effort);
    for (std::size_t value = 0; value < firsts_.size(); ++value) {
      if (!firsts_[value]) continue;
      ENSURE(solver.value(firsts_[value]->witness).value() == value, "a witness does not have its value");
    }
  }

  DataTable table() const {
    DataTable table{"smallest", {"nimber", "vertices", "witness", "graph6", "proved_smallest", "found_in"}, {}};
    for (std::size_t value = 0; value < firsts_.size(); ++value) {
      if (!firsts_[value]) continue;
      const FirstOf& first = *firsts_[value];
      table.rows.push_back({fmt::format("{}", value), fmt::format("{}", first.vertices), print_graph(first.witness),
                            to_graph6(parse_graph(print_graph(first.witness))), first.smallest ? "yes" : "no",
                            first.source});
    }
    return table;
  }

  void picture(Finding& finding) const {
    for (std::size_t value = 4; value < firsts_.size(); ++value) {
      if (!firsts_[value]) continue;
      const std::string notation = print_graph(firsts_[value]->witness);
      finding.pictures.push_back({notation,
                                  fmt::format("nimber {} on {} vertices{}", value, firsts_[value]->vertices,
                                              firsts_[value]->smallest ? ", the smallest" : ""),
                                  {}});
    }
  }

 private:
  std::vector<std::optional<FirstOf>> firsts_;
};

struct LevelRow {
  std::size_t vertices;
  std::uint64_t members;
  std::vector<std::uint64_t> by_nimber;
};

DataTable counts_table(const std::vector<LevelRow>& levels) {
  std::size_t width = 0;
  for (const LevelRow& level : levels) width = std::max(width, level.by_nimber.size());
  DataTable table{"counts", {"vertices", "members"}, {}};
  for (std::size_t v = 0; v < width; ++v) table.header.push_back(fmt::format("nimber_{}", v));
  for (const LevelRow& level : levels) {
    std::vector<std::string> row{fmt::format("{}", level.vertices), fmt::format("{}", level.members)};
    for (std::size_t v = 0; v < width; ++v) {
      row.push_back(fmt::format("{}", v < level.by_nimber.size() ? level.by_nimber[v] : 0));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

Finding conjecture_finding(const Effort& effort, const Records& records, const std::vector<LevelRow>& levels,
                           std::string range, const std::string& family) {
  records.verify(effort);
  records.tell(effort);
  Finding finding;
  finding.verdict = Verdict::undecided;
  finding.range = std::move(range);
  for (const LevelRow& level : levels) finding.instances += level.members;
  const std::size_t most = records.all_up_to();
  finding.reason = fmt::format(
      "Every value up to {} occurs: the table gives a {} for each, checked again by the general rules for octal games "
      "on graphs. The value {} was not met and is open, and with it the conjecture.",
      most, family, most + 1);
  finding.tables.push_back(records.table());
  finding.tables.push_back(counts_table(levels));
  records.picture(finding);
  return finding;
}

Finding check_caterpillar_values(const Effort& effort, Range vertices) {
  Records records;
  std::vector<LevelRow> levels;
  auto note = [&records](const CaterpillarLevel& level, bool smallest, const std::string& source) {
    for (std::size_t v = 0; v < level.first.size(); ++v) {
      if (level.first[v])
        records.note(v, level.vertices, caterpillar_graph(code_of(*level.first[v])), smallest, source);
    }
  };
  // The paths on one vertex and two, which have no word.
  for (std::uint32_t n = 1; n <= 2; ++n) {
    std::vector<std::uint64_t> by_nimber(n + 1, 0);
    by_nimber[n] = 1;
    levels.push_back({n, 1, std::move(by_nimber)});
    records.note(n, n, parse_graph(fmt::format("P{}", n)), true, "all caterpillars");
  }
  CaterpillarCensus census(vertices.last, CaterpillarCensus::kAnyRun, effort);
  census.run([&](const CaterpillarLevel& level) {
    effort.tell("caterpillars, vertices", level.vertices, vertices.last);
    levels.push_back({level.vertices, level.caterpillars, level.by_nimber});
    note(level, true, "all caterpillars");
  });
  // Beyond: caterpillars whose word has no three leaves in a row between steps. Moves do not leave that family, so its
  // nimbers are exact; a first occurrence there need not be the first of all.
  constexpr unsigned short_runs = 2;
  constexpr std::uint64_t most_guided = 37;
  const std::uint64_t further = std::max(vertices.last, std::min(vertices.last + 5, most_guided));
  CaterpillarCensus guided(further, short_runs, effort);
  guided.run([&](const CaterpillarLevel& level) {
    effort.tell("caterpillars with short runs, vertices", level.vertices, further);
    if (level.vertices > vertices.last) note(level, false, "words with at most two leaves in a row");
  });
  Finding finding = conjecture_finding(
      effort, records, levels, fmt::format("all caterpillars with at most {} vertices", vertices.last), "caterpillar");
  finding.notes.push_back(fmt::format(
      "The number of caterpillars of each size was confirmed (Harary and Schwenk 1973). The search beyond is guided by "
      "the words: those without three leaves in a row are closed under moves, so their nimbers are exact, and they "
      "were "
      "searched to {} vertices.",
      further));
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_trees() {
  static const std::array kChecks{
      NamedCheck{"caterpillar_values", check_caterpillar_values},
  };
  return kChecks;
}

}  // namespace sprague::octal
