// Nimbers of infinitely many vectors of numbers: from some number on a coordinate counts modulo a period, so a box of
// vectors stands for all.

#include "verify/game.hpp"

namespace sprague::verify {
namespace {

constexpr std::size_t most_states = 100'000'000;

using Vector = std::vector<Number>;  // a number for each axis

struct Move {
  Vector needs, down, up;
};

struct Induction {
  Vector starts, periods;
  std::vector<Move> moves;
  std::vector<std::pair<Number, Vector>> domains;  // so many at least, on those axes
  Vector values;                                   // of folded vectors; the last axis goes fastest

  bool in_domain(const Vector& state) const {
    return std::ranges::all_of(domains, [&](const auto& domain) {
      Number sum = 0;
      for (Number axis : domain.second) sum += state[axis];
      return sum >= domain.first;
    });
  }

  Number value(const Vector& state) const {
    std::size_t place = 0;
    for (std::size_t i = 0; i < state.size(); ++i) {
      const Number beyond = state[i] < starts[i] ? 0 : (state[i] - starts[i]) % periods[i];
      place = place * (starts[i] + periods[i]) + std::min(state[i], starts[i]) + beyond;
    }
    return values[place];
  }

  bool holds_at(const Vector& state) const {
    std::set<std::uint64_t> reached;
    for (const Move& move : moves) {
      Vector after = state;
      bool allowed = true;
      for (std::size_t i = 0; i < state.size(); ++i) {
        allowed = allowed && state[i] >= move.needs[i];
        after[i] += move.up[i] - move.down[i];
      }
      if (allowed) reached.insert(value(after));
    }
    return least_not_in(reached) == value(state);
  }

  // How many states the step was checked at: those of the box that are in the domain.
  std::size_t check() const {
    Vector most = starts;
    std::size_t folded = 1;
    std::size_t box = 1;
    for (std::size_t i = 0; i < most.size(); ++i) {
      Number reach = 0;
      for (const Move& move : moves) reach = std::max({reach, move.down[i], move.up[i]});
      most[i] += periods[i] - 1 + reach;
      folded *= starts[i] + periods[i];
      box *= most[i] + std::size_t{1};
      if (box > most_states) throw TooLarge("the box has too many states");
    }
    if (values.size() != folded) throw Malformed("expected " + std::to_string(folded) + " values");
    std::size_t checked = 0;
    for (Vector state(most.size()); box > 0; --box) {
      const bool holds = !in_domain(state) || (++checked, holds_at(state));
      if (!holds) throw Malformed("the induction step fails at " + listed(state));
      for (std::size_t axis = state.size(); axis-- > 0 && ++state[axis] > most[axis];) state[axis] = 0;
    }
    return checked;
  }
};

Number small(View text) {
  if (number(text) > 1000) throw TooLarge("a number is larger than 1000");
  return number(text);
}

Move read_move(const Texts& line, const Vector& starts) {
  Move move{numbers(line[2]), {}, {}};
  for (View change : split(line[1], ",")) {
    const bool lowers = skip(change, "-");
    move.down.push_back(lowers ? small(change) : 0);
    move.up.push_back(lowers ? 0 : small(change));
  }
  if (move.up.size() != starts.size() || move.needs.size() != starts.size()) throw Malformed("expected all axes");
  for (std::size_t i = 0; i < starts.size(); ++i) {
    if (move.needs[i] > starts[i]) throw Malformed("the move needs more than where the axis starts to repeat");
    if (move.needs[i] < move.down[i]) throw Malformed("the move leads below zero");
  }
  // Every play ends: each move lowers the first coordinate that it changes.
  if (move.down <= move.up) throw Malformed("the move does not lower what it changes first");
  return move;
}

}  // namespace

Text induction(Lines& lines) {
  Induction proof;
  const auto each = [&](View keyword, std::size_t fields, std::size_t most, const auto& read) {
    for (std::size_t i = 0; lines.keyword() == keyword; ++i) {
      if (i == most) throw TooLarge("there are too many lines " + quoted(keyword));
      read(lines.take(keyword, fields));
    }
  };
  each("axis", 3, 100, [&](const Texts& line) {
    proof.starts.push_back(small(line[1]));
    proof.periods.push_back(small(line[2]));
    if (proof.periods.back() == 0) throw Malformed("a period is 1 or more");
  });
  each("move", 3, 10'000, [&](const Texts& line) { proof.moves.push_back(read_move(line, proof.starts)); });
  each("domain", 3, 1'000, [&](const Texts& line) {
    proof.domains.emplace_back(number(line[1]), numbers(line[2]));
    for (Number axis : proof.domains.back().second) {
      if (axis >= proof.starts.size()) throw Malformed("there is no such axis");
      if (number(line[1]) > proof.starts[axis]) throw Malformed("the count is beyond where an axis starts to repeat");
    }
  });
  each("values", 2, most_states, [&](const Texts& line) {
    for (Number value : numbers(line[1])) proof.values.push_back(value);
    if (proof.values.size() > most_states) throw TooLarge("there are too many values");
  });
  if (lines.keyword() != "end") throw Malformed("there is no line " + quoted(lines.keyword()) + " here");
  return "the induction step at " + std::to_string(proof.check()) + " states";
}

}  // namespace sprague::verify
