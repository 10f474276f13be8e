// Who wins a position beside a heap of Nim, and nimbers from that, by proof numbers: for a few hard questions, where
// couples.hpp is for many easy ones.
//
// A couple (component, n) is a loss for the player to move exactly if the component's nimber is n. A couple has two
// numbers: about how many more couples must be settled to show that it is won, and that it is lost. The search always
// goes to the couple that will do most for the least, depth first, and comes back once it costs more than the next
// best. Of an option that is a sum of several components with unknown nimbers, those of all but the largest are found
// first. What is learnt of a component's nimber answers for it in all sums.
//
// Sources: Allis, van der Meulen, van den Herik, "Proof-number search" (1994); Nagai's df-pn (2002); Lemoine, Viennot,
// "Nimbers are inevitable" (2012).
#pragma once

#include <absl/container/flat_hash_map.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "checkers/effort.hpp"
#include "checkers/option_graph.hpp"
#include "games/game.hpp"
#include "games/nimber.hpp"

namespace sprague {

// What a search did.
struct ProofCounts {
  std::uint64_t positions = 0;  // met
  std::uint64_t expanded = 0;   // whose options were generated
  std::uint64_t options = 0;    // of these, different ones
  std::uint64_t visits = 0;     // of couples, to choose among their options
  friend bool operator==(const ProofCounts&, const ProofCounts&) = default;
};

template <class G>
requires HasTextKeys<G> && HasMostMoves<G>
class ProofSearch {
 public:
  using Position = typename G::Position;

  // The game must outlive the search. Throws OutOfBudget or Interrupted out of its answers; what is known by then
  // stays.
  ProofSearch(const G& game, Effort effort)
      : game_(game), effort_(effort), most_(effort.most_positions), graph_(game, effort.threads) {}

  // So many more may be expanded, within what the effort has.
  void allow(std::uint64_t positions) {
    const std::uint64_t left = effort_.most_positions - std::min(effort_.most_positions, counts_.expanded);
    most_ = counts_.expanded + std::min(left, positions);
  }

  // Does the player to move lose the sum beside that heap? That is, is the sum's nimber `heap`?
  bool is_lost(const Sum<Position>& sum, Nimber heap = {}) {
    Couple couple = couple_of(sum, heap.value());
    settle_all_but_largest(couple);
    return couple.nodes.empty() ? couple.heap == 0 : settle(couple.nodes.front(), couple.heap);
  }

  Nimber nimber(const Sum<Position>& sum) {
    Couple couple = couple_of(sum, 0);
    settle_all_but_largest(couple);
    return Nimber(couple.nodes.empty() ? couple.heap : couple.heap ^ settle(couple.nodes.front()));
  }

  // For who looks at what was found: positions by number, and what is known of them.
  NodeId node_of(const Position& component) {
    const NodeId node = graph_.node_of(game_.key(component));
    look_at_new_nodes();
    return node;
  }
  const SumList& options(NodeId node) {
    const SumList& options = graph_.options(node);
    look_at_new_nodes();
    return options;
  }
  std::string_view key(NodeId node) const { return graph_.key(node); }
  std::optional<std::uint32_t> known_nimber(NodeId node) const { return knowledge_[node].nimber; }
  std::size_t most_moves(NodeId node) const { return knowledge_[node].most_moves; }

  ProofCounts counts() const { return {graph_.size(), counts_.expanded, counts_.options, counts_.visits}; }
  std::size_t bytes() const {
    return graph_.bytes() + knowledge_.capacity() * sizeof(knowledge_[0]) + numbers_.capacity() * sizeof(Numbered);
  }

 private:
  using Number = std::uint32_t;
  static constexpr Number kInfinite = std::numeric_limits<Number>::max() / 2;
  static constexpr std::uint32_t kMostHeap = 63;

  // How much is left to show that the couple is won, and that it is lost; 0 and infinite where it is settled.
  struct Numbers {
    Number won;
    Number lost;
    bool settled() const { return won == 0 || lost == 0; }
  };
  static constexpr Numbers kWon{0, kInfinite};
  static constexpr Numbers kLost{kInfinite, 0};

  struct Knowledge {
    std::optional<std::uint8_t> nimber;
    std::uint8_t most_moves = 0;
    std::uint64_t not_these = 0;  // bit n: it is not n
  };

  // Components with unknown nimbers, the one with most moves first, beside a heap.
  struct Couple {
    NodeSum nodes;
    std::uint32_t heap;
  };
  using Key = std::uint64_t;
  using Numbered = std::pair<Key, Numbers>;
  static Key key_of(NodeId node, std::uint32_t heap) { return Key{node} << 6 | heap; }

  void look_at_new_nodes() {
    for (auto node = static_cast<NodeId>(knowledge_.size()); node < graph_.size(); ++node) {
      const auto position = game_.position_of(typename G::Key(graph_.key(node)));
      const std::size_t moves = game_.most_moves(position);
      knowledge_.push_back({std::nullopt, static_cast<std::uint8_t>(std::min<std::size_t>(moves, 255)), 0});
    }
  }

  Couple couple_of(const Sum<Position>& sum, std::uint32_t heap) {
    Couple couple{{}, heap};
    for (const Position& component : sum) couple.nodes.push_back(node_of(component));
    put_in_order(couple);
    return couple;
  }

  void put_in_order(Couple& couple) const {
    std::ranges::sort(couple.nodes, [&](NodeId a, NodeId b) {
      return std::pair(knowledge_[b].most_moves, a) < std::pair(knowledge_[a].most_moves, b);
    });
    fold(couple);
  }

  // Known nimbers go into the heap.
  void fold(Couple& couple) const {
    const auto known = [&](NodeId node) {
      if (!knowledge_[node].nimber) return false;
      couple.heap ^= *knowledge_[node].nimber;
      return true;
    };
    couple.nodes.erase(std::remove_if(couple.nodes.begin(), couple.nodes.end(), known), couple.nodes.end());
    if (couple.heap > kMostHeap) throw OutOfBudget("a couple with a heap over 63");
  }

  void settle_all_but_largest(Couple& couple) {
    while (couple.nodes.size() > 1) {
      settle(couple.nodes.back());
      fold(couple);
    }
  }

  std::uint32_t settle(NodeId node) {
    while (!knowledge_[node].nimber) {
      const std::uint32_t heap = least_open(node);
      if (heap > kMostHeap) throw OutOfBudget("a nimber over 63");
      settle(node, heap);
    }
    return *knowledge_[node].nimber;
  }

  std::uint32_t least_open(NodeId node) const {
    return static_cast<std::uint32_t>(std::countr_one(knowledge_[node].not_these));
  }

  bool settle(NodeId node, std::uint32_t heap) {
    Numbers numbers = numbers_of(node, heap);
    while (!numbers.settled()) numbers = search(node, heap, {kInfinite, kInfinite});
    return numbers.lost == 0;
  }

  // As far as is known.
  Numbers numbers_of(NodeId node, std::uint32_t heap) const {
    const Knowledge& knowledge = knowledge_[node];
    if (knowledge.nimber) return *knowledge.nimber == heap ? kLost : kWon;
    if ((knowledge.not_these >> heap & 1) != 0) return kWon;
    const auto found = numbers_.find(key_of(node, heap));
    return found == numbers_.end() ? first_numbers(node) : found->second;
  }

  // A guess for a couple that was not visited yet. One good move wins; that there is none takes work that grows with
  // what can still happen. (Measured on the sphere and on crosscaps: a third of the positions of taking one for both.)
  Numbers first_numbers(NodeId node) const {
    const Number moves = knowledge_[node].most_moves;
    return {1, 1 + moves * moves / 16};
  }

  Numbers numbers_of(Couple& couple) const {
    fold(couple);
    if (couple.nodes.empty()) return couple.heap == 0 ? kLost : kWon;
    if (couple.nodes.size() == 1) return numbers_of(couple.nodes.front(), couple.heap);
    Number work = 0;
    for (const NodeId node : couple.nodes) work += first_numbers(node).lost;
    return {work, work};
  }

  // What the options of a couple say of it.
  struct Choice {
    Numbers numbers;
    std::size_t best = 0;  // the option that is likeliest lost for who moves there, if there is an open one
    Numbers best_numbers;
    std::size_t next = 0;  // the second best
    Number next_lost = 0;
  };

  // Options that are won for who moves there are dropped.
  Choice choose(std::vector<Couple>& options) const {
    Choice choice{{kInfinite, 0}, 0, {}, 0, kInfinite};
    std::uint64_t lost = 0;
    for (std::size_t i = 0; i < options.size();) {
      const Numbers numbers = numbers_of(options[i]);
      if (numbers.won == 0) {
        std::swap(options[i], options.back());
        options.pop_back();
        continue;
      }
      lost += numbers.won;
      if (numbers.lost < choice.numbers.won) {
        choice.next = choice.best;
        choice.next_lost = choice.numbers.won;
        choice.best = i;
        choice.best_numbers = numbers;
        choice.numbers.won = numbers.lost;
      } else if (numbers.lost < choice.next_lost) {
        choice.next = i;
        choice.next_lost = numbers.lost;
      }
      if (numbers.lost == 0) {
        choice.numbers = kWon;
        return choice;
      }
      ++i;
    }
    choice.numbers.lost = static_cast<Number>(std::min<std::uint64_t>(lost, kInfinite - 1));
    return choice;
  }

  // Until the couple is settled or one of its numbers reaches its limit.
  Numbers search(NodeId node, std::uint32_t heap, Numbers limits) {
    std::vector<Couple> options = options_of(node, heap);
    while (true) {
      ++counts_.visits;
      if (knowledge_[node].nimber) break;
      const Choice choice = choose(options);
      const Numbers numbers = choice.numbers;
      if (options.empty() || numbers.won == 0) {
        learn(node, heap, options.empty());
        break;
      }
      if (numbers.won >= limits.won || numbers.lost >= limits.lost) {
        numbers_[key_of(node, heap)] = numbers;
        return numbers;
      }
      Couple& best = options[choice.best];
      if (best.nodes.size() > 1) {
        settle(best.nodes.back());
        continue;
      }
      if (choice.next_lost < kInfinite) graph_.want_options(options[choice.next].nodes.front());
      // Back once the option costs a quarter more than the next best.
      const std::uint64_t next = std::uint64_t{choice.next_lost} + choice.next_lost / 4 + 1;
      search(best.nodes.front(), best.heap,
             {limits.lost - numbers.lost + choice.best_numbers.won,
              static_cast<Number>(std::min<std::uint64_t>(limits.won, next))});
    }
    numbers_.erase(key_of(node, heap));
    return numbers_of(node, heap);
  }

  void learn(NodeId node, std::uint32_t heap, bool lost) {
    if (!lost) {
      knowledge_[node].not_these |= std::uint64_t{1} << heap;
      return;
    }
    knowledge_[node].nimber = static_cast<std::uint8_t>(heap);
    graph_.forget_options(node);
  }

  std::vector<Couple> options_of(NodeId node, std::uint32_t heap) {
    if (!graph_.has_options(node)) expand(node);
    const SumList& sums = graph_.options(node);
    std::vector<Couple> options;
    options.reserve(sums.size() + heap);
    for (std::size_t i = 0; i < sums.size(); ++i) {
      options.push_back({sums[i], heap});
      put_in_order(options.back());
    }
    for (std::uint32_t smaller = 0; smaller < heap; ++smaller) options.push_back({{node}, smaller});
    return options;
  }

  void expand(NodeId node) {
    if (counts_.expanded >= most_) throw OutOfBudget("budget of positions used up");
    if (bytes() > effort_.memory_bytes) throw OutOfBudget("budget of memory used up");
    effort_.poll();
    counts_.options += options(node).size();
    if (++counts_.expanded % 256 == 0) effort_.tell("positions", graph_.size(), 0);
  }

  const G& game_;
  Effort effort_;
  std::uint64_t most_;  // positions to expand
  OptionGraph<G> graph_;
  std::vector<Knowledge> knowledge_;
  absl::flat_hash_map<Key, Numbers> numbers_;
  ProofCounts counts_;
};

}  // namespace sprague
