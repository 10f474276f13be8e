// Nimber, outcome, winning moves and lengths of plays of positions, by the best that there is for their game: what is
// known without search, then proof numbers where the keys allow them, which settle positions out of reach of a search
// through all of them, else that search. What was found stays for the positions that follow.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "checkers/nimbers.hpp"
#include "checkers/outcomes.hpp"
#include "checkers/play_lengths.hpp"
#include "checkers/proof_search.hpp"
#include "conjectures/known_nimbers.hpp"
#include "games/typed_position.hpp"

namespace sprague::cli {

template <Game G>
struct SearchFor : NimberSolver<G> {
  using NimberSolver<G>::NimberSolver;
  Nimber nimber(const Sum<typename G::Position>& sum) { return this->value(sum); }
  bool is_lost(const Sum<typename G::Position>& sum, Nimber heap) { return this->value(sum) == heap; }
};
template <Game G>
requires HasTextKeys<G> && HasMostMoves<G>
struct SearchFor<G> : ProofSearch<G> {
  using ProofSearch<G>::ProofSearch;
};

template <Game G>
class NormalPlay {
 public:
  // The game must outlive the solver.
  NormalPlay(const G& game, const Effort& effort) : known_(game, effort), search_(game, effort) {}

  Nimber nimber(const Sum<typename G::Position>& sum) {
    const auto [heap, rest] = without_known(sum);
    return rest.empty() ? heap : heap ^ search_.nimber(rest);
  }
  bool is_lost(const Sum<typename G::Position>& sum) {
    const auto [heap, rest] = without_known(sum);
    return rest.empty() ? heap.is_zero() : search_.is_lost(rest, heap);
  }
  std::size_t bytes() const { return known_.bytes() + search_.bytes(); }

 private:
  std::pair<Nimber, Sum<typename G::Position>> without_known(const Sum<typename G::Position>& sum) {
    std::pair<Nimber, Sum<typename G::Position>> result;
    for (const auto& component : sum) {
      if (const auto nimber = known_.of(component)) {
        result.first = result.first ^ *nimber;
      } else {
        result.second.push_back(component);
      }
    }
    return result;
  }

  KnownNimbers<G> known_;
  SearchFor<G> search_;
};

// Moves that win: by their names where the position is typed as boards, else by what they leave.
struct Solution {
  std::optional<std::uint32_t> nimber;  // none under misere play
  Outcome outcome = Outcome::second;
  std::vector<std::string> winning_moves;
  std::vector<std::vector<Vertex>> winning_vertices;  // of moves with names: what each names
};

template <Game G>
class GameSolver {
 public:
  GameSolver(G game, Play play, const Effort& effort) : game_(std::move(game)), play_(play), effort_(effort) {}
  ~GameSolver() = default;
  GameSolver(const GameSolver&) = delete;
  GameSolver& operator=(const GameSolver&) = delete;

  const G& game() const { return game_; }

  Solution solve(const Typed<G>& typed) {
    Solution solution;
    const auto sum = typed.components();
    if (play_ == Play::misere) {
      auto& solver = made(misere_);
      solution.outcome = solver.outcome(sum);
      look_at_moves(typed, solution, [&](const auto& after) { return solver.outcome(after) == Outcome::second; });
      return solution;
    }
    auto& solver = made(normal_);
    const Nimber nimber = solver.nimber(sum);
    solution.nimber = nimber.value();
    solution.outcome = nimber.is_zero() ? Outcome::second : Outcome::first;
    if (!nimber.is_zero()) look_at_moves(typed, solution, [&](const auto& after) { return solver.is_lost(after); });
    return solution;
  }

  Lengths lengths(const Typed<G>& typed) { return made(lengths_).lengths(typed.components()); }

  // What it has found so far takes about so many.
  std::size_t bytes() const {
    return (normal_ ? normal_->bytes() : 0) + (misere_ ? misere_->bytes() : 0) + (lengths_ ? lengths_->bytes() : 0);
  }
  void forget() {
    normal_.reset();
    misere_.reset();
    lengths_.reset();
  }

 private:
  template <class Solver>
  Solver& made(std::optional<Solver>& solver) {
    if (!solver) solver.emplace(game_, effort_);
    return *solver;
  }

  template <class IsLost>
  void look_at_moves(const Typed<G>& typed, Solution& solution, IsLost&& is_lost) const {
    std::set<std::pair<std::size_t, std::string>> seen;  // in the order of print
    std::set<std::string> named;
    each_typed_move(game_, typed, [&](const BoardMove<typename G::Position>& move) {
      if (named.contains(move.name) || !is_lost(move.after)) return;
      if (move.name.empty()) {
        const std::string after = print_sum(game_, move.after);
        seen.emplace(after.size(), after);
      } else {
        named.insert(move.name);
        solution.winning_moves.push_back(move.name);
        solution.winning_vertices.push_back(move.vertices);
      }
    });
    for (const auto& [length, after] : seen) solution.winning_moves.push_back(after);
  }

  G game_;
  Play play_;
  Effort effort_;
  std::optional<NormalPlay<G>> normal_;
  std::optional<MisereSolver<G>> misere_;
  std::optional<PlayLengths<G>> lengths_;
};

}  // namespace sprague::cli
