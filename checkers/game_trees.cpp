#include "checkers/game_trees.hpp"

#include "canonical/sorted.hpp"

namespace sprague {

// Every list of options stands in a node and in the index.
std::size_t GameTreeStore::bytes() const {
  constexpr std::size_t kAroundList = 16;
  return nodes_.capacity() * sizeof(Node) + 2 * (listed_ * sizeof(GameTreeId) + nodes_.size() * kAroundList) +
         index_.capacity() * (sizeof(decltype(index_)::value_type) + 1) +
         sums_.capacity() * (sizeof(decltype(sums_)::value_type) + 1);
}

void GameTreeStore::check_effort() const {
  effort_.poll();
  if (bytes() > effort_.memory_bytes) throw OutOfBudget("budget of memory used up");
}

GameTreeId GameTreeStore::intern(std::vector<GameTreeId> options) {
  sort_unique(options);
  options.shrink_to_fit();
  if (const auto found = index_.find(options); found != index_.end()) return found->second;
  check_effort();
  Node node{options, 0, Nimber()};
  NimberSet seen;
  for (GameTreeId option : options) {
    node.height = std::max(node.height, nodes_[option].height + 1);
    seen.insert(nodes_[option].nimber);
  }
  node.nimber = seen.mex();
  const auto id = static_cast<GameTreeId>(nodes_.size());
  listed_ += options.size();
  nodes_.push_back(std::move(node));
  index_.emplace(std::move(options), id);
  return id;
}

GameTreeId GameTreeStore::sum(GameTreeId a, GameTreeId b) {
  if (a > b) std::swap(a, b);
  if (a == kEnded) return b;
  if (const auto found = sums_.find({a, b}); found != sums_.end()) return found->second;
  check_effort();
  std::vector<GameTreeId> options;
  for (GameTreeId option : std::vector(nodes_[a].options)) options.push_back(sum(option, b));
  for (GameTreeId option : std::vector(nodes_[b].options)) options.push_back(sum(a, option));
  const GameTreeId result = intern(std::move(options));
  sums_.emplace(std::pair(a, b), result);
  return result;
}

}  // namespace sprague
