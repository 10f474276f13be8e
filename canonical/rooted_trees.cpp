#include "canonical/rooted_trees.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

constexpr std::size_t kMostPacked = 31;

// Appends the words of the branches, in their order, to the bits in `word`.
std::uint64_t append_words(const RootedTreeTable& table, std::uint64_t word, std::span<const RootedTreeId> branches) {
  for (RootedTreeId id : branches) word = word << 2 * table.size_of(id) | table.word_of(id);
  return word;
}

// The automorphisms of a vertex with these sorted branches that fix the vertex.
GroupSize fixing_automorphisms(const RootedTreeTable& table, std::span<const RootedTreeId> branches) {
  GroupSize product = 1;
  std::size_t run = 0;
  for (std::size_t i = 0; i < branches.size(); ++i) {
    run = i > 0 && branches[i] == branches[i - 1] ? run + 1 : 1;
    product *= table.automorphisms_of(branches[i]) * run;
  }
  return product;
}

}  // namespace

RootedTreeTable::RootedTreeTable() {
  std::vector<RootedTreeId> leaf;
  intern(leaf);
}

void RootedTreeTable::sort(std::vector<RootedTreeId>& branches) const {
  std::ranges::sort(branches, std::greater<>{}, [this](RootedTreeId id) { return std::pair(size_of(id), id); });
}

RootedTreeId RootedTreeTable::intern(std::vector<RootedTreeId>& children) {
  sort(children);
  if (auto found = index_.find(children); found != index_.end()) return found->second;
  Entry entry{1, children, 0, 1};
  for (RootedTreeId id : children) entry.size += entries_[id].size;
  if (entry.size <= kMostPacked) {
    entry.word = append_words(*this, 1, children) << 1;
    entry.automorphisms = fixing_automorphisms(*this, children);
  }
  bytes_ += sizeof(Entry) + sizeof(decltype(index_)::value_type) + 2 * children.size() * sizeof(RootedTreeId);
  const auto id = static_cast<RootedTreeId>(entries_.size());
  entries_.push_back(std::move(entry));
  index_.emplace(children, id);
  return id;
}

void RootedTreeTable::complete_to(std::size_t size) {
  ENSURE(size <= 20, "a complete table of rooted trees of more than 20 vertices is too large");
  ENSURE(entries_.size() == 1, "a table is completed before anything else is interned");
  for (std::size_t n = 2; n <= size; ++n) {
    std::vector<std::vector<RootedTreeId>> found;
    std::vector<RootedTreeId> children;
    std::function<void(std::size_t, RootedTreeId)> extend = [&](std::size_t room, RootedTreeId largest) {
      if (room == 0) {
        found.push_back(children);
        return;
      }
      for (RootedTreeId id = largest + 1; id-- > 0;) {
        if (size_of(id) > room) continue;
        children.push_back(id);
        extend(room - size_of(id), id);
        children.pop_back();
      }
    };
    extend(n - 1, static_cast<RootedTreeId>(entries_.size() - 1));
    std::ranges::sort(found, {}, [this](const auto& list) { return append_words(*this, 1, list); });
    for (auto& list : found) intern(list);
  }
}

void RootedTreeTable::centre(FreeTree& branches, std::size_t vertices) {
  sort(branches);
  while (!branches.empty()) {
    const RootedTreeId heaviest = branches.front();
    const std::size_t size = size_of(heaviest);
    if (2 * size < vertices) return;
    // The tree seen from the root of its heaviest branch.
    std::vector<RootedTreeId> rest(branches.begin() + 1, branches.end());
    const RootedTreeId other = intern(rest);
    if (2 * size == vertices && heaviest >= other) return;
    std::span<const RootedTreeId> children = children_of(heaviest);
    branches.assign(children.begin(), children.end());
    branches.push_back(other);
    sort(branches);
  }
}

FreeTree RootedTreeTable::free_tree(const Graph& tree) {
  ENSURE(tree.is_tree(), "not a tree");
  std::vector<Vertex> order{0};
  std::vector<Vertex> parent(tree.vertices(), 0);
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (Vertex w : tree.neighbours(order[i])) {
      if (i > 0 && w == parent[order[i]]) continue;
      parent[w] = order[i];
      order.push_back(w);
    }
  }
  std::vector<std::vector<RootedTreeId>> children(tree.vertices());
  for (std::size_t i = order.size(); i-- > 1;) {
    children[parent[order[i]]].push_back(intern(children[order[i]]));
  }
  FreeTree result = std::move(children[0]);
  centre(result, tree.vertices());
  return result;
}

Graph RootedTreeTable::graph_of(const FreeTree& tree) const {
  Graph graph(1);
  std::function<void(Vertex, RootedTreeId)> hang = [&](Vertex parent, RootedTreeId id) {
    const Vertex root = graph.add_vertex();
    graph.add_edge(parent, root);
    for (RootedTreeId child : children_of(id)) hang(root, child);
  };
  for (RootedTreeId branch : tree) hang(0, branch);
  return graph;
}

GroupSize RootedTreeTable::automorphisms(const FreeTree& tree) const {
  const GroupSize fixing = fixing_automorphisms(*this, tree);
  if (tree.empty()) return fixing;
  // With two centroids and equal halves, exchanging the halves is one more coset.
  const std::span<const RootedTreeId> half = children_of(tree.front());
  const bool exchange = std::ranges::equal(half, std::span(tree).subspan(1));
  return exchange ? 2 * fixing : fixing;
}

std::uint64_t RootedTreeTable::packed_key(const FreeTree& tree) const {
  return append_words(*this, 1, tree);
}

}  // namespace sprague
