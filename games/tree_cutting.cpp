#include "games/tree_cutting.hpp"

#include "canonical/ensure.hpp"
#include "canonical/sorted.hpp"

namespace sprague {
TreeCutting::TreeCutting(OctalCode code, RootedTreeTable& table)
    : code_(std::move(code)), table_(table), rows_(code_.most_taken()) {
  for (std::size_t taken = 1; taken <= code_.most_taken(); ++taken) {
    ENSURE(!code_.may_split(taken), "tree cutting knows no disconnecting moves");
  }
}

const std::vector<RootedTreeId>& TreeCutting::cuts(RootedTreeId id, std::size_t taken) const {
  auto& rows = rows_[taken - 1];
  if (id < rows.size() && rows[id].known) return rows[id].rest;
  std::vector<RootedTreeId> result;
  const std::vector<RootedTreeId> children(table_.children_of(id).begin(), table_.children_of(id).end());
  for (std::size_t i = 0; i < children.size(); ++i) {
    if (i > 0 && children[i] == children[i - 1]) continue;
    std::vector<RootedTreeId> others = children;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    if (table_.size_of(children[i]) == taken) {
      result.push_back(table_.intern(others));
    } else if (table_.size_of(children[i]) > taken) {
      for (RootedTreeId rest : std::vector(cuts(children[i], taken))) {
        std::vector<RootedTreeId> changed = others;
        changed.push_back(rest);
        result.push_back(table_.intern(changed));
      }
    }
  }
  sort_unique(result);
  if (rows.size() <= id) rows.resize(id + 1);
  bytes_ += sizeof(Row) + result.capacity() * sizeof(RootedTreeId);
  rows[id] = {true, std::move(result)};
  return rows[id].rest;
}

void TreeCutting::prepare() const {
  for (std::size_t taken = 1; taken <= code_.most_taken(); ++taken) {
    for (std::size_t id = 0; id < table_.classes(); ++id) cuts(static_cast<RootedTreeId>(id), taken);
  }
}

void TreeCutting::subtrees(RootedTreeId id, std::size_t size, std::vector<FreeTree>& out) const {
  if (table_.size_of(id) == size) {
    out.emplace_back(table_.children_of(id).begin(), table_.children_of(id).end());
    return;
  }
  for (RootedTreeId child : table_.children_of(id)) {
    if (table_.size_of(child) >= size) subtrees(child, size, out);
  }
}

void TreeCutting::options(const FreeTree& tree, std::size_t vertices, std::vector<FreeTree>& out) const {
  out.clear();
  for (std::size_t taken = 1; taken <= code_.most_taken() && taken < vertices; ++taken) {
    if (!code_.may_leave_one(taken)) continue;
    const std::size_t first = out.size();
    for (std::size_t i = 0; i < tree.size(); ++i) {
      if (i > 0 && tree[i] == tree[i - 1]) continue;
      auto without = [&] {
        FreeTree rest = tree;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        return rest;
      };
      if (table_.size_of(tree[i]) == taken) {
        out.push_back(without());
      } else if (table_.size_of(tree[i]) > taken) {
        for (RootedTreeId rest : cuts(tree[i], taken)) {
          out.push_back(without());
          out.back().push_back(rest);
        }
      }
      // Cuts that lose the centroid's side: only in trees of at most 2 * taken vertices.
      if (2 * taken >= vertices) subtrees(tree[i], vertices - taken, out);
    }
    for (std::size_t i = first; i < out.size(); ++i) table_.centre(out[i], vertices - taken);
  }
  sort_unique(out);
}

std::vector<Sum<FreeTree>> TreeCutting::options(const FreeTree& tree) const {
  std::size_t vertices = 1;
  for (RootedTreeId branch : tree) vertices += table_.size_of(branch);
  std::vector<FreeTree> trees;
  options(tree, vertices, trees);
  std::vector<Sum<FreeTree>> result;
  result.reserve(trees.size() + 1);
  for (FreeTree& option : trees) result.emplace_back().push_back(std::move(option));
  if (empties(vertices)) result.emplace_back();
  return result;
}

}  // namespace sprague
