#include "conjectures/cycles/tree_survey.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "canonical/census.hpp"
#include "canonical/ensure.hpp"
#include "canonical/families.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/rooted_trees.hpp"
#include "conjectures/arrows/trimming.hpp"

namespace sprague::cycles {
namespace {

TreeLevel survey_level(const Effort& effort, std::size_t edges, bool is_first,
                       absl::FunctionRef<void(const Graph&, TreeLevel&)> visit) {
  struct Worker {
    absl::FunctionRef<void(const Graph&, TreeLevel&)> visit;
    Census census;
    RootedTreeTable table;
    TreeLevel level;
    void operator()(const Graph& tree) {
      census.add(table.automorphisms(table.free_tree(tree)));
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

}  // namespace

std::string TreeFailure::notation() const {
  return fmt::format("{};{}>{}", tree, arrow.first, arrow.second);
}

void TreeLevel::fail(const TreeFailure& failure) {
  tally.fail({size, failure.notation(), {}});
}

void TreeLevel::merge(const TreeLevel& other) {
  tally.merge(other.tally);
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

SurveyWords by_edges(Range edges) {
  return {TreeSize::edges, fmt::format("all trees with {} to {} edges", edges.first, edges.last)};
}

SurveyWords by_markable_edges(Range markable) {
  return {TreeSize::markable_edges, fmt::format("all trees with {} to {} markable edges whose trimming is one tree",
                                                markable.first, markable.last)};
}

Board board_of(const Graph& tree, TreeSize size) {
  if (size == TreeSize::edges) return {ArrowBoard(tree), markable_edges(tree)};
  return {ArrowBoard::trimmed(tree), tree.edges()};
}

Graph stated_board(const Graph& tree, TreeSize size) {
  return parse_graph(print_graph(size == TreeSize::edges ? tree : arrows::with_leaves(tree)));
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
