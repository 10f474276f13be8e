// Section 4: state isomorphisms of all pairs of small states, and the criteria for them.
//
// A map and its inverse are or are not what is asked together, so each pair of states is taken in one order only.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "certificates/facts.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/state_pairs.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/pictured_tally.hpp"

namespace sprague::arrows {
namespace {

// All states of graphs of a range of sizes.
class StateCensus {
 public:
  StateCensus(const Effort& effort, Range edges) {
    for (std::uint64_t e = edges.first; e <= edges.last; ++e) {
      for (StateOfGraph& state : states_by_edges(effort, e)) states_.push_back(std::move(state));
    }
    for (std::size_t i = 0; i < states_.size(); ++i) by_unmarked_[states_[i].ends.size()].push_back(i);
  }

  const StateOfGraph& operator[](std::size_t i) const { return states_[i]; }
  std::size_t size() const { return states_.size(); }

  // All pairs with equally many unmarked edges, a state with itself included.
  template <class Visit>
  void each_pair(Visit visit) const {
    for (const auto& [unmarked, group] : by_unmarked_) {
      for (const std::size_t i : group) {
        for (const std::size_t j : group) {
          if (j <= i) visit(std::pair{i, j});
        }
      }
    }
  }

 private:
  std::vector<StateOfGraph> states_;
  std::map<std::size_t, std::vector<std::size_t>> by_unmarked_;
};

using Pair = std::pair<std::size_t, std::size_t>;

struct PairSurvey {
  PicturedTally results;
  std::uint64_t pairs = 0;
  std::uint64_t maps = 0;

  const Tally& tally() const { return results.tally(); }
  void pass() { results.pass(); }
  void fail(const StateOfGraph& x, const StateOfGraph& y, const std::string& map, const std::string& note) {
    // By the larger graph, then by the smaller.
    const auto [smaller, larger] = std::minmax({x.game.graph().edges(), y.game.graph().edges()});
    results.fail({larger * 16 + smaller, fmt::format("{} to {}{}", x.game.print(), y.game.print(), map), note},
                 [&](const Failure&) {
                   return std::vector{x.game.picture("X = `" + x.game.print() + "`"),
                                      y.game.picture("Y = `" + y.game.print() + "`")};
                 });
  }

  void merge(const PairSurvey& other) {
    results.merge(other.results);
    pairs += other.pairs;
    maps += other.maps;
  }
};

// The nimbers of the states, which isomorphic states have in common.
void tell_states(const Effort& effort, const StateCensus& census) {
  const Facts<ArrowsOnGraphs> facts(effort, ArrowsOnGraphs(Leaves::free));
  for (std::size_t i = 0; i < census.size(); ++i) {
    facts.used(Asked::nimber, census[i].game.graph().edges(), [&] { return census[i].game.print(); });
  }
}

using Examine = std::function<void(Pair, PairSurvey&)>;

PairSurvey survey(const Effort& effort, const StateCensus& census, const Examine& examine) {
  tell_states(effort, census);
  struct Worker {
    const Examine* examine;
    PairSurvey found;
    void operator()(Pair pair) {
      ++found.pairs;
      (*examine)(pair, found);
    }
  };
  std::vector<Worker> workers(effort.threads, Worker{&examine, {}});
  feed<Pair>(
      effort, workers, [&](absl::FunctionRef<void(Pair)> sink) { census.each_pair(sink); }, 64, "pairs of states");
  for (std::size_t i = 1; i < workers.size(); ++i) workers.front().found.merge(workers[i].found);
  return std::move(workers.front().found);
}

std::string graphs_text(Range edges) {
  return fmt::format("all states of all graphs with {} to {} edges and no isolated vertex", edges.first, edges.last);
}

std::string counts_text(const StateCensus& census, const PairSurvey& found) {
  return fmt::format("{} states up to names of vertices, {} pairs with equally many unmarked edges, {} maps",
                     census.size(), found.pairs, found.maps);
}

// The method, and what is argued for all graphs.
Finding finding_of(const StateCensus& census, const PairSurvey& found, Range edges, const std::string& method,
                   std::string_view argued) {
  Finding finding = conclude(
      found.tally(), graphs_text(edges),
      fmt::format("{}: {}. Argued for all graphs, in words only: {}", method, counts_text(census, found), argued));
  finding.pictures = found.results.pictures();
  return finding;
}

// Of the unmarked subgraphs, with the map of arrows that it induces.
struct Isomorphism {
  const StateOfGraph& x;
  const StateOfGraph& y;
  std::span<const unsigned> vertices;  // by place
  const EdgeMap& arrows;
};

std::string text_of(const Isomorphism& f) {
  std::string text = ", vertices";
  for (std::size_t i = 0; i < f.vertices.size(); ++i) {
    text += fmt::format("{} {} to {}", i == 0 ? "" : ",", f.x.vertices[i], f.y.vertices[f.vertices[i]]);
  }
  return text;
}

std::string text_of(const EdgeMap& map, const StateOfGraph& x, const StateOfGraph& y) {
  std::string text = ", arrows";
  for (std::size_t e = 0; e < map.size(); ++e) {
    auto [from, to] = y.ends[map[e].edge];
    if (map[e].turned) std::swap(from, to);
    text += fmt::format("{} {}>{} to {}>{}", e == 0 ? "" : ",", x.vertices[x.ends[e].first],
                        x.vertices[x.ends[e].second], y.vertices[from], y.vertices[to]);
  }
  return text;
}

// Pairs of different states with an isomorphism; `agree` says what they must share, by their game trees.
Finding check_isomorphic(const Effort& effort, Range edges, const std::string& method,
                         bool (*agree)(const GameTreeStore&, GameTreeId, GameTreeId)) {
  const StateCensus census(effort, edges);
  GameTreeStore store;
  std::vector<GameTreeId> trees;
  for (std::size_t i = 0; i < census.size(); ++i) {
    effort.poll();
    trees.push_back(game_trees(census[i].game, store)[0]);
  }
  const PairSurvey found = survey(effort, census, [&](Pair pair, PairSurvey& result) {
    if (pair.first == pair.second) return;
    const StateOfGraph& x = census[pair.first];
    const StateOfGraph& y = census[pair.second];
    const GameTreeId tree_of_x = trees[pair.first];
    const GameTreeId tree_of_y = trees[pair.second];
    any_edge_map(x.ends.size(), [&](const EdgeMap& map) {
      ++result.maps;
      if (!is_state_isomorphism(x, y, map)) return false;
      if (agree(store, tree_of_x, tree_of_y)) {
        result.pass();
      } else {
        result.fail(x, y, text_of(map, x, y),
                    fmt::format("isomorphic states of values {} and {}", store.nimber(tree_of_x).value(),
                                store.nimber(tree_of_y).value()));
      }
      return true;
    });
  });
  return finding_of(census, found, edges, method,
                    "the map takes descendents to descendents one to one, and an arrow more to an arrow more; so "
                    "followers go to followers, and the game trees are isomorphic.");
}

// Every isomorphism of the unmarked subgraphs of every pair.
PairSurvey survey_isomorphisms(const Effort& effort, const StateCensus& census,
                               const std::function<void(const Isomorphism&, PairSurvey&)>& examine) {
  return survey(effort, census, [&](Pair pair, PairSurvey& result) {
    const StateOfGraph& x = census[pair.first];
    const StateOfGraph& y = census[pair.second];
    each_graph_isomorphism(x, y, [&](std::span<const unsigned> f, const EdgeMap& map) {
      ++result.maps;
      examine({x, y, f, map}, result);
    });
  });
}

Finding check_isomorphic_values(const Effort& effort, Range edges) {
  return check_isomorphic(
      effort, edges,
      "The instances are the pairs of different states of which some map is an isomorphism by "
      "Definition 4.5; values by mex over all descendents",
      [](const GameTreeStore& store, GameTreeId a, GameTreeId b) { return store.nimber(a) == store.nimber(b); });
}

Finding check_isomorphic_game_trees(const Effort& effort, Range edges) {
  return check_isomorphic(effort, edges,
                          "The instances are the pairs of different states of which some map is an isomorphism by "
                          "Definition 4.5; their canonical game trees, equal options taken once, are the same",
                          [](const GameTreeStore&, GameTreeId a, GameTreeId b) { return a == b; });
}

Finding check_local_criterion(const Effort& effort, Range edges) {
  const StateCensus census(effort, edges);
  const PairSurvey found = survey(effort, census, [&](Pair pair, PairSurvey& result) {
    const StateOfGraph& x = census[pair.first];
    const StateOfGraph& y = census[pair.second];
    any_edge_map(x.ends.size(), [&](const EdgeMap& map) {
      ++result.maps;
      const bool isomorphism = is_state_isomorphism(x, y, map);
      if (isomorphism == prevents_states_locally(x, y, map)) {
        result.pass();
      } else {
        result.fail(x, y, text_of(map, x, y), isomorphism ? "an isomorphism" : "no isomorphism");
      }
      return false;
    });
  });
  Finding finding = finding_of(census, found, edges,
                               "Every bijection that commutes with the flip, by Definition 4.5 on all decorations and "
                               "by Definition 4.9 on the flowers",
                               "what is left of a state without some arrows is a state. A decoration that holds X "
                               "and more and is no state has all edges of some vertex of U(X) marked towards it or "
                               "away from it, so it holds a flower that is none, and its image holds the flower's, "
                               "which is none either. The other direction is about single flowers.");
  finding.notes.push_back("A flower may be no state because of a vertex next to its own.");
  return finding;
}

Finding check_local_criterion_of_graphs(const Effort& effort, Range edges) {
  const StateCensus census(effort, edges);
  const PairSurvey found = survey_isomorphisms(effort, census, [](const Isomorphism& f, PairSurvey& result) {
    const bool isomorphism = is_state_isomorphism(f.x, f.y, f.arrows);
    if (isomorphism == is_local_isomorphism(f.x, f.y, f.arrows)) {
      result.pass();
    } else {
      result.fail(f.x, f.y, text_of(f), isomorphism ? "an isomorphism" : "no isomorphism");
    }
  });
  return finding_of(census, found, edges,
                    "Every graph isomorphism of the unmarked subgraphs, by Definition 4.5 on all decorations and by "
                    "Definition 4.11 on the flowers",
                    "a graph isomorphism takes the flowers at a vertex to those at its image, so that this is what "
                    "AR-T4.10 says.");
}

Finding check_heads_and_tails(const Effort& effort, Range edges) {
  const StateCensus census(effort, edges);
  const PairSurvey found = survey_isomorphisms(effort, census, [](const Isomorphism& f, PairSurvey& result) {
    if (!keeps_heads_and_tails(f.x, f.y, f.vertices)) return;
    if (is_state_isomorphism(f.x, f.y, f.arrows)) {
      result.pass();
    } else {
      result.fail(f.x, f.y, text_of(f), "both conditions hold, and the map is no state isomorphism");
    }
  });
  return finding_of(census, found, edges,
                    "The instances are the graph isomorphisms of unmarked subgraphs for which both conditions hold",
                    "a vertex of U(X) becomes a source only if no arrow of X points to it and it is no leaf; by the "
                    "first condition its image is such a vertex as well, and likewise sinks by the second, and back.");
}

Finding check_heads_and_tails_not_needed(const Effort& effort, Range edges) {
  const StateCensus census(effort, edges);
  const PairSurvey found = survey_isomorphisms(effort, census, [](const Isomorphism& f, PairSurvey& result) {
    if (!is_state_isomorphism(f.x, f.y, f.arrows)) return;
    if (keeps_heads_and_tails(f.x, f.y, f.vertices)) {
      result.pass();
    } else {
      result.fail(f.x, f.y, text_of(f), "a condition fails");
    }
  });
  Finding finding;
  finding.range = graphs_text(edges);
  finding.instances = found.maps;
  const auto& smallest = found.tally().smallest();
  if (!smallest) {
    finding.reason = fmt::format("None in the range: {}.", counts_text(census, found));
    return finding;
  }
  finding.verdict = Verdict::proved;
  finding.witness = smallest->notation;
  finding.minimal = true;
  finding.reason = fmt::format(
      "Shown by example; the larger graph as small as can be, then the other. Of {} state isomorphisms that graph "
      "isomorphisms induce, {} break a condition ({}).",
      found.tally().instances(), found.tally().failures(), counts_text(census, found));
  finding.pictures = found.results.pictures();
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_isomorphisms() {
  static const std::array kChecks{
      NamedCheck{"isomorphic_values", check_isomorphic_values},
      NamedCheck{"isomorphic_game_trees", check_isomorphic_game_trees},
      NamedCheck{"local_criterion", check_local_criterion},
      NamedCheck{"local_criterion_of_graphs", check_local_criterion_of_graphs},
      NamedCheck{"heads_and_tails", check_heads_and_tails},
      NamedCheck{"heads_and_tails_not_needed", check_heads_and_tails_not_needed},
  };
  return kChecks;
}

}  // namespace sprague::arrows
