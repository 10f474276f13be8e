// Proposition 7.6: states whose followers are associates of even- or odd-moves states.
#include "conjectures/arrows/associates.hpp"

#include <fmt/format.h>

#include <array>

#include "canonical/census.hpp"
#include "canonical/ensure.hpp"
#include "canonical/families.hpp"
#include "canonical/labelling.hpp"
#include "certificates/facts.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/pictured_tally.hpp"
#include "games/nimber.hpp"

namespace sprague::arrows {
namespace {

// Marks the followers of every state that `chosen` says.
template <class Chosen>
std::vector<char> followers_of(const Continuations& game, Chosen chosen) {
  std::vector<char> marked(game.count(), 0);
  for (Continuation x = 0; x < game.count(); ++x) {
    if (game.is_position(x) && chosen(x)) game.each_follower(x, [&](Continuation next) { marked[next] = 1; });
  }
  return marked;
}

// Does every follower of x have a follower that is marked?
bool all_reach(const Continuations& game, Continuation x, const std::vector<char>& marked) {
  bool all = true;
  game.each_follower(x, [&](Continuation next) {
    bool one = false;
    game.each_follower(next, [&](Continuation after) { one = one || marked[after] != 0; });
    all = all && one;
  });
  return all;
}

}  // namespace

std::vector<Associations> associations(const Continuations& game) {
  ENSURE(game.marks() == 0, "associates are looked for among all states of a graph");
  std::vector<Associations> result(game.count());
  // A follower's number is the larger.
  for (Continuation x = game.count(); x-- > 0;) {
    if (!game.is_position(x)) continue;
    Associations& here = result[x];
    NimberSet seen;
    bool any = false;
    here.even_moves = true;
    here.odd_moves = true;
    game.each_follower(x, [&](Continuation next) {
      any = true;
      seen.insert(Nimber(result[next].value));
      here.even_moves = here.even_moves && result[next].odd_moves;
      here.odd_moves = here.odd_moves && result[next].even_moves;
    });
    here.value = seen.mex().value();
    here.terminal = !any;
    if (!any) here.odd_moves = false;
  }
  const std::vector<char> below_odd = followers_of(game, [&](Continuation x) { return result[x].odd_moves; });
  const std::vector<char> below_even = followers_of(game, [&](Continuation x) { return result[x].even_moves; });
  std::vector<char> below_even_follower(game.count(), 0);
  for (Continuation x = 0; x < game.count(); ++x) {
    if (!game.is_position(x)) continue;
    auto mark = [&](char how) {
      game.each_follower(x, [&](Continuation next) {
        if (!result[next].even_moves) return;
        game.each_follower(next, [&](Continuation after) { below_even_follower[after] = how; });
      });
    };
    result[x].by_odd_states = all_reach(game, x, below_odd);
    result[x].by_even_states = all_reach(game, x, below_even);
    mark(1);
    result[x].by_even_followers = all_reach(game, x, below_even_follower);
    mark(0);
  }
  return result;
}

namespace {

// A half of the proposition: states of which `hypothesis` holds have that value.
struct Half {
  bool (*hypothesis)(const Associations&);
  std::uint32_t value;
};

bool by_odd_states(const Associations& x) {
  return x.by_odd_states;
}
bool by_even_followers(const Associations& x) {
  return x.by_even_followers;
}
bool by_even_followers_with_a_move(const Associations& x) {
  return x.by_even_followers && !x.terminal;
}
bool by_even_states_with_a_move(const Associations& x) {
  return x.by_even_states && !x.terminal;
}

// What a sweep saw beside its failures.
struct Survey {
  PicturedTally results;
  std::uint64_t states = 0;
  std::uint64_t terminal = 0;  // among the instances

  const Tally& tally() const { return results.tally(); }
  void merge(const Survey& other) {
    states += other.states;
    terminal += other.terminal;
    results.merge(other.results);
  }
};

// All trees with so many edges. Throws InternalError when their census is wrong.
Survey survey_level(const Effort& effort, std::size_t edges, Half half) {
  struct Worker {
    Half half;
    Facts<ArrowsOnGraphs> facts;
    Census census;
    Survey found;

    void operator()(const Graph& tree) {
      census.add(*label(tree).group_size);
      const Continuations game(tree, 0, Leaves::free);
      const std::vector<Associations> all = associations(game);
      for (Continuation x = 0; x < game.count(); ++x) {
        if (!game.is_position(x)) continue;
        ++found.states;
        if (!half.hypothesis(all[x])) continue;
        found.terminal += all[x].terminal;
        facts.used(Asked::nimber, tree.edges(), [&] { return game.print(x); });
        if (all[x].value == half.value) {
          found.results.pass();
          continue;
        }
        facts.counterexample(Asked::nimber, tree.edges(), [&] { return game.print(x); });
        found.results.fail({tree.edges(), game.print(x),
                            fmt::format("{} has value {}, not {}", game.print(x), all[x].value, half.value)},
                           [&](const Failure& failure) { return std::vector{game.picture(failure.note, x)}; });
      }
    }
  };
  const std::size_t vertices = edges + 1;
  std::vector<Worker> workers(
      effort.threads, Worker{half, {effort, ArrowsOnGraphs(Leaves::free)}, Census(FamilyName::trees, vertices), {}});
  feed<Graph>(
      effort, workers,
      [&](absl::FunctionRef<void(Graph)> sink) {
        each_tree(vertices, {}, [&](Parents parents) { sink(tree_of(parents)); });
      },
      1, "trees");
  Worker& all = workers.front();
  for (std::size_t i = 1; i < workers.size(); ++i) {
    all.census.merge(workers[i].census);
    all.found.merge(workers[i].found);
  }
  const auto fault = all.census.fault();
  ENSURE(!fault, "trees: " + fault.value_or(""));
  return std::move(all.found);
}

Survey survey(const Effort& effort, Range edges, Half half) {
  Survey found;
  for (std::uint64_t e = edges.first; e <= edges.last; ++e) {
    found.merge(survey_level(effort, e, half));
  }
  return found;
}

std::string trees_text(Range edges) {
  return fmt::format("all states of all trees with {} to {} edges", edges.first, edges.last);
}

Finding finding_of(const Survey& found, Range edges, const std::string& supposed) {
  Finding finding =
      conclude(found.tally(), trees_text(edges),
               fmt::format("Every state asked by itself, by Definitions 7.1 and 7.5. Of {} states, {} are {}; {} of "
                           "these have no follower.",
                           found.states, found.tally().instances(), supposed, found.terminal));
  finding.notes.push_back(
      "The census of each size was confirmed: the number of trees (OEIS A000055) and, from the automorphism groups, "
      "the number n^(n-2) of labelled trees.");
  finding.pictures = found.results.pictures();
  return finding;
}

Finding check_associates_of_odd(const Effort& effort, Range edges) {
  Finding finding = finding_of(survey(effort, edges, {by_odd_states, 0}), edges,
                               "such that every follower is an associate of an odd-moves state");
  finding.notes.push_back(
      "A state without followers counts as its own last descendent here, and so as an even-moves state. The "
      "proposition does not depend on it: a state without followers is nobody's associate.");
  return finding;
}

Finding check_associates_of_even(const Effort& effort, Range edges) {
  const Survey found = survey(effort, edges, {by_even_followers, 1});
  Finding finding = finding_of(found, edges, "such that every follower is an associate of an even-moves follower");
  if (finding.verdict == Verdict::refuted) {
    finding.repair =
        "Suppose that X has a follower. The states that fail are those without, of which \"every follower\" says "
        "nothing and whose value is 0. In the proof, the follower of X and R_1 that marks the edge of R_1 is an "
        "associate of an odd-moves state only if X has an even-moves follower.";
    finding.notes.push_back(
        fmt::format("Of the {} states that are supposed to have value 1, {} have no follower; {} "
                    "states fail.",
                    finding.instances, found.terminal, finding.failures));
  }
  return finding;
}

Finding check_associates_of_even_with_a_move(const Effort& effort, Range edges) {
  Finding finding = finding_of(survey(effort, edges, {by_even_followers_with_a_move, 1}), edges,
                               "such that there is a follower and every one is an associate of an even-moves follower");
  const Survey wider = survey(effort, edges, {by_even_states_with_a_move, 1});
  if (const auto& smallest = wider.tally().smallest()) {
    finding.notes.push_back(
        fmt::format("It matters that the even-moves state is a follower of X, unlike the odd-moves state in the first "
                    "half: for any even-moves state of the graph, {} of {} states fail; in the smallest, {}.",
                    wider.tally().failures(), wider.tally().instances(), smallest->note));
  }
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_associates() {
  static const std::array kChecks{
      NamedCheck{"associates_of_odd", check_associates_of_odd},
      NamedCheck{"associates_of_even", check_associates_of_even},
      NamedCheck{"associates_of_even_with_a_move", check_associates_of_even_with_a_move},
  };
  return kChecks;
}

}  // namespace sprague::arrows
