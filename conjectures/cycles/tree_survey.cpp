#include "conjectures/cycles/tree_survey.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "canonical/census.hpp"
#include "canonical/ensure.hpp"
#include "canonical/families.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/rooted_trees.hpp"
#include "conjectures/arrows/trimming.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::cycles {
namespace {

void count(std::vector<std::uint64_t>& by_nimber, Nimber nimber) {
  if (by_nimber.size() <= nimber.value()) by_nimber.resize(nimber.value() + 1, 0);
  ++by_nimber[nimber.value()];
}

TreeLevel survey_level(const Effort& effort, std::size_t edges, bool is_first,
                       absl::FunctionRef<void(const Graph&, TreeLevel&)> visit) {
  struct Worker {
    absl::FunctionRef<void(const Graph&, TreeLevel&)> visit;
    Census census;
    RootedTreeTable table;
    TreeLevel level;
    void operator()(const Graph& tree) {
      census.add(table.automorphisms(table.free_tree(tree)));
      ++level.trees;
      visit(tree, level);
    }
  };
  const std::size_t vertices = edges + 1;
  TreeLevel level;
  level.size = edges;
  level.is_first = is_first;
  std::vector<Worker> workers(effort.threads, Worker{visit, Census(FamilyName::trees, vertices), {}, level});
  feed<Graph>(
      effort, workers,
      [&](absl::FunctionRef<void(Graph)> sink) {
        each_tree(vertices, {}, [&](Parents parents) { sink(tree_of(parents)); });
      },
      64);
  Census census(FamilyName::trees, vertices);
  for (const Worker& worker : workers) {
    census.merge(worker.census);
    level.merge(worker.level);
  }
  const auto fault = census.fault();
  ENSURE(!fault, "trees: " + fault.value_or(""));
  return level;
}

DataTable counts_table(const std::vector<TreeLevel>& levels, const SurveyWords& words) {
  std::size_t width = 0;
  for (const TreeLevel& level : levels) width = std::max(width, level.by_nimber.size());
  DataTable table{words.tables + "-counts",
                  {words.size == TreeSize::edges ? "edges" : "markable_edges", "trees", "instances", "failures_odd",
                   "failures_even"},
                  {}};
  for (std::size_t v = 0; v < width; ++v) table.header.push_back(fmt::format("nimber_{}", v));
  for (const TreeLevel& level : levels) {
    std::vector<std::string> row;
    for (std::uint64_t number : {level.size, level.trees, level.tally.instances(),
                                 level.tally.failures() - level.even_failures, level.even_failures}) {
      row.push_back(fmt::format("{}", number));
    }
    for (std::size_t v = 0; v < width; ++v) {
      row.push_back(fmt::format("{}", v < level.by_nimber.size() ? level.by_nimber[v] : 0));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace

std::string TreeFailure::notation() const {
  return arrow ? fmt::format("{};{}>{}", tree, arrow->first, arrow->second) : tree;
}

std::string TreeFailure::winner(std::size_t counted, const std::string& kind) const {
  return fmt::format("{} has {}, an {} number, and is won by the {} player", tree, count_of(counted, kind),
                     counted % 2 == 0 ? "even" : "odd", nimber == 0 ? "second" : "first");
}

void TreeLevel::pass(Nimber nimber) {
  tally.pass();
  count(by_nimber, nimber);
}

void TreeLevel::fail(const TreeFailure& failure, std::string note) {
  count(by_nimber, Nimber(failure.nimber));
  tally.fail({size, failure.notation(), std::move(note)});
  if (failure.markable % 2 == 0) ++even_failures;
}

void TreeLevel::merge(const TreeLevel& other) {
  trees += other.trees;
  tally.merge(other.tally);
  even_failures += other.even_failures;
  by_nimber.resize(std::max(by_nimber.size(), other.by_nimber.size()), 0);
  for (std::size_t v = 0; v < other.by_nimber.size(); ++v) by_nimber[v] += other.by_nimber[v];
  found.insert(other.found.begin(), other.found.end());
}

std::string count_of(std::uint64_t number, const std::string& what) {
  return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

std::vector<TreeLevel> survey_trees(const Effort& effort, Range edges,
                                    absl::FunctionRef<void(const Graph&, TreeLevel&)> visit) {
  std::vector<TreeLevel> levels;
  bool is_first = true;
  for (std::uint64_t size = edges.first; size <= edges.last; ++size) {
    effort.tell("trees, edges", size, edges.last);
    levels.push_back(survey_level(effort, size, is_first, visit));
    is_first = is_first && levels.back().tally.failures() == 0;
  }
  return levels;
}

SurveyWords by_edges(std::string tables, Range edges, const std::string& more) {
  return {TreeSize::edges, std::move(tables),
          fmt::format("all trees with {} to {} edges{}", edges.first, edges.last, more)};
}

SurveyWords by_markable_edges(Range markable, const std::string& more) {
  return {TreeSize::markable_edges, "by-markable-edges",
          fmt::format("all trees with {} to {} markable edges whose trimming is one tree{}", markable.first,
                      markable.last, more)};
}

Board board_of(const Graph& tree, TreeSize size) {
  if (size == TreeSize::edges) return {ArrowBoard(tree), tree.edges(), markable_edges(tree)};
  std::size_t leaves = 0;
  for (std::size_t v = 0; v < tree.vertices(); ++v) leaves += tree.degree(static_cast<Vertex>(v)) == 1 ? 1U : 0U;
  return {ArrowBoard::trimmed(tree), tree.edges() + leaves, tree.edges()};
}

Graph stated_board(const Graph& tree, TreeSize size) {
  return parse_graph(print_graph(size == TreeSize::edges ? tree : arrows::with_leaves(tree)));
}

Picture picture_of(const TreeFailure& failure) {
  Picture picture{failure.tree,
                  fmt::format("{}, nimber {}", count_of(failure.markable, "markable edge"), failure.nimber)};
  if (failure.arrow) {
    picture.arrows.push_back({failure.arrow->first, failure.arrow->second});
    picture.caption = fmt::format("{}, one of them with an arrow, nimber {}",
                                  count_of(failure.markable, "markable edge"), failure.nimber);
  }
  const Graph tree = parse_graph(failure.tree);
  for (std::size_t i = 0; i < tree.vertices(); ++i) {
    const auto v = static_cast<Vertex>(i);
    for (const Vertex w : tree.neighbours(v)) {
      if (v < w && (tree.degree(v) == 1 || tree.degree(w) == 1)) picture.unmarkable.emplace_back(v, w);
    }
  }
  return picture;
}

Finding finding_of(const std::vector<TreeLevel>& levels, const SurveyWords& words) {
  Tally tally;
  for (const TreeLevel& level : levels) tally.merge(level.tally);
  Finding finding =
      conclude(tally, words.range, "Every instance of the range passes. No proof for all sizes was tried.");
  finding.tables.push_back(counts_table(levels, words));
  finding.notes.push_back(kTreeCensus);
  if (finding.failures == 0) return finding;
  DataTable smallest{words.tables + "-smallest", {"position", "graph6", "edges", "markable_edges", "nimber"}, {}};
  for (const TreeLevel& level : levels) {
    for (const TreeFailure& failure : level.found) {
      smallest.rows.push_back({failure.notation(), to_graph6(parse_graph(failure.tree)),
                               fmt::format("{}", failure.edges), fmt::format("{}", failure.markable),
                               fmt::format("{}", failure.nimber)});
      finding.pictures.push_back(picture_of(failure));
    }
  }
  finding.tables.push_back(std::move(smallest));
  const auto first = std::ranges::find_if(levels, [](const TreeLevel& level) { return !level.found.empty(); });
  if (first->size > levels.front().size) {
    finding.repair = fmt::format("It holds with {} to {} {}.", levels.front().size, first->size - 1,
                                 words.size == TreeSize::edges ? "edges" : "markable edges");
  }
  return finding;
}

std::size_t markable_edges(const Graph& tree) {
  std::size_t markable = 0;
  for (std::size_t v = 0; v < tree.vertices(); ++v) {
    if (tree.degree(static_cast<Vertex>(v)) == 1) continue;
    for (Vertex w : tree.neighbours(static_cast<Vertex>(v))) markable += v < w && tree.degree(w) > 1 ? 1U : 0U;
  }
  return markable;
}

}  // namespace sprague::cycles
