// Few nimbers that suffice to prove one: what a certificate has to hold.
//
// That a component has the nimber n is shown by nimbers of other components:
//  - for each smaller m, those of an option that is worth m;
//  - for each option, either its own, which are not worth n, or those of a reply to it that is worth n.
// These want proofs in turn. A set of components is closed if each is proved by others of the set. Of the closed sets
// that a finished search offers a small one is looked for: from large components to small ones, what is there already
// is preferred; once more with what was used the last time, while that helps; and last what can be spared goes.
//
// Such sets are Lemoine and Viennot's "checks" of Sprouts positions.
#pragma once

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "checkers/proof_search.hpp"

namespace sprague {

template <class G>
class PrunedProof {
 public:
  // The search has found what is to be proved, and outlives this.
  explicit PrunedProof(ProofSearch<G>& search) : search_(search) {}

  // Nodes that do together.
  using Way = NodeSum;
  // One of the ways is needed.
  using Need = std::vector<Way>;

  // Components whose nimbers prove, together, that a component has the nimber that was found.
  std::vector<NodeId> of_nimber(NodeId node) { return of({{{node}}}); }
  // That meet each need, and are closed; those of which less moves are left come first. Requires nodes whose nimbers
  // were found.
  std::vector<NodeId> of(const std::vector<Need>& needs) { return least_set(needs); }
  // And that its nimber is no smaller than so much.
  std::vector<NodeId> of_no_less(NodeId node, std::uint32_t least) {
    std::vector<Need> needs;
    for (std::uint32_t smaller = 0; smaller < least; ++smaller) needs.push_back(worth(node, smaller));
    return least_set(needs);
  }

 private:
  using Set = absl::flat_hash_set<NodeId>;

  static constexpr std::size_t kMostWays = 48;  // of a need, those of the smallest components

  std::optional<std::uint32_t> value_of(const NodeSum& sum) const {
    std::uint32_t total = 0;
    for (const NodeId node : sum) {
      const auto known = search_.known_nimber(node);
      if (!known) return std::nullopt;
      total ^= *known;
    }
    return total;
  }

  double size_of(NodeId node) const {
    const double moves = static_cast<double>(search_.most_moves(node));
    return 1 + moves * moves * moves / 64;
  }

  // The options that are known to be worth so much.
  Need worth(NodeId node, std::uint32_t nimber) {
    Need need;
    const SumList& options = search_.options(node);
    for (std::size_t i = 0; i < options.size(); ++i) {
      if (value_of(options[i]) == nimber) need.push_back(options[i]);
    }
    return kept(std::move(need));
  }

  // The ways to see that a sum is not worth so much.
  Need not_worth(const NodeSum& sum, std::uint32_t nimber) {
    Need need;
    if (value_of(sum)) need.push_back(sum);
    for (std::size_t i = 0; i < sum.size(); ++i) {
      NodeSum others = sum;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      const auto rest = value_of(others);
      if (!rest) continue;
      const SumList& replies = search_.options(sum[i]);
      for (std::size_t j = 0; j < replies.size(); ++j) {
        const NodeSum reply = replies[j];
        const auto value = value_of(reply);
        if (value && (*value ^ *rest) == nimber) need.push_back(joined(others, reply));
      }
    }
    return kept(std::move(need));
  }

  static NodeSum joined(const NodeSum& a, const NodeSum& b) {
    NodeSum all = a;
    all.insert(all.end(), b.begin(), b.end());
    return without_pairs(all);
  }

  Need kept(Need need) const {
    std::ranges::sort(need);
    need.erase(std::unique(need.begin(), need.end()), need.end());
    std::ranges::stable_sort(need, {}, [&](const Way& way) { return cost(way, [&](NodeId n) { return size_of(n); }); });
    if (need.size() > kMostWays) need.resize(kMostWays);
    return need;
  }

  template <class Weight>
  static double cost(const Way& way, Weight&& weight) {
    double total = 0;
    for (const NodeId node : way) total += weight(node);
    return total;
  }

  const std::vector<Need>& needs_of(NodeId node) {
    const auto [found, is_new] = needs_.try_emplace(node);
    if (!is_new) return found->second;
    std::vector<Need> needs;
    const std::uint32_t nimber = *search_.known_nimber(node);
    for (std::uint32_t smaller = 0; smaller < nimber; ++smaller) needs.push_back(worth(node, smaller));
    const SumList& options = search_.options(node);
    for (std::size_t i = 0; i < options.size(); ++i) needs.push_back(not_worth(options[i], nimber));
    for (const Need& need : needs) ENSURE(!need.empty(), "a search that has not finished");
    std::ranges::sort(needs);
    needs.erase(std::unique(needs.begin(), needs.end()), needs.end());
    return needs_[node] = std::move(needs);
  }

  static bool has(const Set& set, const Way& way) {
    return std::ranges::all_of(way, [&](NodeId node) { return set.contains(node); });
  }
  static bool is_met(const Need& need, const Set& set) {
    return std::ranges::any_of(need, [&](const Way& way) { return has(set, way); });
  }

  std::vector<NodeId> least_set(const std::vector<Need>& start) {
    Set best = closed_set(start, {});
    for (Set next = best; true;) {
      next = closed_set(start, next);
      if (next.size() >= best.size()) break;
      best = next;
    }
    spare(start, best);
    std::vector<NodeId> nodes(best.begin(), best.end());
    std::ranges::sort(nodes, {}, [&](NodeId node) { return std::pair(search_.most_moves(node), search_.key(node)); });
    return nodes;
  }

  // A closed set that meets the needs; nodes of another set cost almost nothing.
  Set closed_set(const std::vector<Need>& start, const Set& preferred) {
    Set set;
    using Place = std::pair<std::size_t, NodeId>;
    std::set<Place, std::greater<>> open;
    meet(start, set, preferred, open);
    while (!open.empty()) {
      const NodeId node = open.begin()->second;
      open.erase(open.begin());
      meet(needs_of(node), set, preferred, open);
    }
    return set;
  }

  // The needs whose least cost is largest come first: it will have to be paid.
  template <class Open>
  void meet(const std::vector<Need>& needs, Set& set, const Set& preferred, Open& open) {
    const auto weight = [&](NodeId node) {
      return set.contains(node) ? 0 : preferred.contains(node) ? size_of(node) / 64 : size_of(node);
    };
    std::vector<const Need*> left;
    for (const Need& need : needs) left.push_back(&need);
    while (true) {
      double most = 0;
      const Way* chosen = nullptr;
      std::vector<const Need*> still;
      for (const Need* need : left) {
        double least = std::numeric_limits<double>::infinity();
        const Way* way = nullptr;
        for (const Way& candidate : *need) {
          const double candidate_cost = cost(candidate, weight);
          if (candidate_cost < least) {
            least = candidate_cost;
            way = &candidate;
          }
        }
        if (least == 0) continue;
        still.push_back(need);
        if (least > most) {
          most = least;
          chosen = way;
        }
      }
      if (chosen == nullptr) return;
      left = std::move(still);
      for (const NodeId node : *chosen) {
        if (set.insert(node).second) open.insert({search_.most_moves(node), node});
      }
    }
  }

  // Takes out, one by one and the largest first, what nothing else needs.
  void spare(const std::vector<Need>& start, Set& set) {
    struct Use {
      const Need* need;
      std::optional<NodeId> owner;  // who has the need; the start if none
    };
    absl::flat_hash_map<NodeId, std::vector<Use>> uses;
    const auto note = [&](const std::vector<Need>& needs, std::optional<NodeId> owner) {
      for (const Need& need : needs) {
        Set noted;
        for (const Way& way : need) {
          for (const NodeId node : way) {
            if (set.contains(node) && noted.insert(node).second) uses[node].push_back({&need, owner});
          }
        }
      }
    };
    note(start, std::nullopt);
    for (const NodeId node : set) needs_of(node);
    for (const NodeId node : set) note(needs_.find(node)->second, node);
    const auto can_be_spared = [&](NodeId node) {
      return std::ranges::all_of(uses[node], [&](const Use& use) {
        return (use.owner && !set.contains(*use.owner)) || is_met(*use.need, set);
      });
    };
    bool again = true;
    while (again) {
      again = false;
      std::vector<NodeId> nodes(set.begin(), set.end());
      std::ranges::sort(nodes, std::greater<>{},
                        [&](NodeId node) { return std::pair(search_.most_moves(node), node); });
      for (const NodeId node : nodes) {
        set.erase(node);
        if (can_be_spared(node)) {
          again = true;
        } else {
          set.insert(node);
        }
      }
    }
  }

  ProofSearch<G>& search_;
  absl::flat_hash_map<NodeId, std::vector<Need>> needs_;
};

}  // namespace sprague
