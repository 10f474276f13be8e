// The positions that a search has met, by number, and the options of those that it has looked into.
//
// For searches that come back to the same options many times, where generating them is what takes long.
#pragma once

#include <absl/container/flat_hash_set.h>
#include <absl/container/inlined_vector.h>
#include <absl/hash/hash.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/ensure.hpp"
#include "checkers/options_ahead.hpp"
#include "games/game.hpp"

namespace sprague {

using NodeId = std::uint32_t;
using NodeSum = absl::InlinedVector<NodeId, 3>;

// In order, without pairs of equal nodes, which are worth nothing.
inline NodeSum without_pairs(const NodeSum& sum) {
  NodeSum sorted = sum;
  std::ranges::sort(sorted);
  NodeSum result;
  for (const NodeId node : sorted) {
    if (!result.empty() && result.back() == node) {
      result.pop_back();
    } else {
      result.push_back(node);
    }
  }
  return result;
}

// Sums of nodes, one after another.
class SumList {
 public:
  explicit SumList(const std::vector<NodeSum>& sums) {
    for (const NodeSum& sum : sums) {
      nodes_.insert(nodes_.end(), sum.begin(), sum.end());
      ends_.push_back(static_cast<std::uint32_t>(nodes_.size()));
    }
    nodes_.shrink_to_fit();
    ends_.shrink_to_fit();
  }
  std::size_t size() const { return ends_.size(); }
  NodeSum operator[](std::size_t i) const {
    const auto begin = static_cast<std::ptrdiff_t>(i == 0 ? 0 : ends_[i - 1]);
    return {nodes_.begin() + begin, nodes_.begin() + static_cast<std::ptrdiff_t>(ends_[i])};
  }
  std::size_t bytes() const { return sizeof(*this) + (nodes_.capacity() + ends_.capacity()) * sizeof(NodeId); }

 private:
  std::vector<NodeId> nodes_;
  std::vector<std::uint32_t> ends_;
};

template <HasTextKeys G>
class OptionGraph {
 public:
  // The game must outlive the graph. Threads beyond the first one generate options ahead.
  OptionGraph(const G& game, unsigned threads) : game_(game), ahead_(game, threads - 1) {}

  NodeId node_of(std::string_view key) {
    if (const auto found = index_.find(key); found != index_.end()) return *found;
    ENSURE(key.size() <= kChunk && starts_.size() < kMostNodes, "more positions than numbers for them");
    if (keys_.empty() || used_ + key.size() > kChunk) {
      keys_.push_back(std::make_unique<char[]>(kChunk));
      used_ = 0;
    }
    char* const start = keys_.back().get() + used_;
    std::ranges::copy(key, start);
    used_ += key.size();
    starts_.push_back({start, static_cast<std::uint32_t>(key.size())});
    options_.emplace_back();
    const auto node = static_cast<NodeId>(starts_.size() - 1);
    index_.insert(node);
    return node;
  }

  std::string_view key(NodeId node) const { return {starts_[node].first, starts_[node].second}; }
  std::size_t size() const { return starts_.size(); }

  // Without pairs of equal nodes, equal sums once.
  const SumList& options(NodeId node) {
    if (options_[node] == nullptr) {
      auto list = std::make_unique<const SumList>(generate(node));
      option_bytes_ += list->bytes();
      options_[node] = std::move(list);
    }
    return *options_[node];
  }
  bool has_options(NodeId node) const { return options_[node] != nullptr; }
  // They may be asked for soon.
  void want_options(NodeId node) {
    if (options_[node] == nullptr) ahead_.want(std::string(key(node)));
  }
  // They are generated again when asked for again.
  void forget_options(NodeId node) {
    if (options_[node] == nullptr) return;
    option_bytes_ -= options_[node]->bytes();
    options_[node] = nullptr;
  }

  std::size_t bytes() const {
    constexpr std::size_t kEach = sizeof(starts_[0]) + sizeof(options_[0]);
    return starts_.capacity() * kEach + index_.capacity() * (sizeof(NodeId) + 1) + keys_.size() * kChunk +
           option_bytes_;
  }

 private:
  static constexpr std::size_t kChunk = std::size_t{1} << 20;
  static constexpr std::size_t kMostNodes = std::size_t{1} << 31;

  struct Hash {
    using is_transparent = void;
    const OptionGraph* graph;
    std::size_t operator()(std::string_view key) const { return absl::Hash<std::string_view>{}(key); }
    std::size_t operator()(NodeId node) const { return (*this)(graph->key(node)); }
  };
  struct Equal {
    using is_transparent = void;
    const OptionGraph* graph;
    bool operator()(NodeId a, NodeId b) const { return a == b; }
    bool operator()(NodeId a, std::string_view b) const { return graph->key(a) == b; }
    bool operator()(std::string_view a, NodeId b) const { return a == graph->key(b); }
  };

  std::vector<NodeSum> generate(NodeId node) {
    std::vector<NodeSum> sums;
    const std::string position(key(node));
    std::optional<OptionKeys> made = ahead_.take(position);
    if (!made) made = option_keys(game_, position);
    for (const std::vector<std::string>& option : *made) {
      NodeSum sum;
      for (const std::string& component : option) sum.push_back(node_of(component));
      sums.push_back(without_pairs(sum));
    }
    std::ranges::sort(sums);
    sums.erase(std::unique(sums.begin(), sums.end()), sums.end());
    return sums;
  }

  const G& game_;
  OptionsAhead<G> ahead_;
  std::vector<std::unique_ptr<char[]>> keys_;
  std::size_t used_ = 0;  // of the last chunk
  std::vector<std::pair<const char*, std::uint32_t>> starts_;
  std::vector<std::unique_ptr<const SumList>> options_;
  std::size_t option_bytes_ = 0;
  absl::flat_hash_set<NodeId, Hash, Equal> index_{0, Hash{this}, Equal{this}};
};

}  // namespace sprague
