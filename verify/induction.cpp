// Nimbers of all positions that are vectors of natural numbers, moves changing each coordinate by a fixed amount, from
// finitely many: from some number on a coordinate counts modulo a period, so a box of vectors stands for all.
#include <algorithm>

#include "verify/game.hpp"

namespace sprague::verify {
namespace {

constexpr std::size_t most_states = 100'000'000;

using Vector = std::vector<Number>;  // a number for each axis

struct Move {
  Vector needs, down, up;
};

class Induction {
 public:
  void axis(const Texts& line) {
    starts_.push_back(small(line[1]));
    periods_.push_back(small(line[2]));
    if (periods_.back() == 0) throw Malformed("a period is 1 or more");
    if (starts_.size() > 100) throw TooLarge("there are more than 100 axes");
  }

  void move(const Texts& line) {
    Move move{numbers(line[2]), {}, {}};
    for (View change : split(line[1], ",")) {
      const bool lowers = skip(change, "-");
      move.down.push_back(lowers ? small(change) : 0);
      move.up.push_back(lowers ? 0 : small(change));
    }
    const std::size_t axes = starts_.size();
    if (move.up.size() != axes || move.needs.size() != axes) throw Malformed("expected a number for each axis");
    for (std::size_t i = 0; i < axes; ++i) {
      if (move.needs[i] > starts_[i]) throw Malformed("the move needs more than where the axis starts to repeat");
      if (move.needs[i] < move.down[i]) throw Malformed("the move leads below zero");
    }
    // Every play ends: each move lowers the first coordinate that it changes.
    if (move.down <= move.up) throw Malformed("the move does not lower what it changes first");
    moves_.push_back(std::move(move));
    if (moves_.size() > 10'000) throw TooLarge("there are more than 10000 moves");
  }

  void domain(const Texts& line) {
    const Number count = number(line[1]);
    domains_.emplace_back(count, numbers(line[2]));
    for (Number axis : domains_.back().second) {
      if (axis >= starts_.size()) throw Malformed("there is no such axis");
      if (count > starts_[axis]) throw Malformed("the count is beyond where an axis starts to repeat");
    }
    if (domains_.size() > 1'000) throw TooLarge("there are more than 1000 domains");
  }

  void values(const Texts& line) {
    for (Number value : numbers(line[1])) values_.push_back(value);
    if (values_.size() > most_states) throw TooLarge("there are too many values");
  }

  // How many states the step was checked at: those of the box that are in the domain.
  std::size_t check() const {
    Vector most = starts_;
    std::size_t folded = 1;
    std::size_t box = 1;
    for (std::size_t i = 0; i < most.size(); ++i) {
      Number reach = 0;
      for (const Move& move : moves_) reach = std::max({reach, move.down[i], move.up[i]});
      most[i] += periods_[i] - 1 + reach;
      folded *= starts_[i] + periods_[i];
      box *= most[i] + std::size_t{1};
      if (box > most_states) throw TooLarge("the box has too many states");
    }
    if (values_.size() != folded) throw Malformed("expected " + std::to_string(folded) + " values");
    std::size_t checked = 0;
    for (Vector state(most.size()); box > 0; --box) {
      const bool holds = !in_domain(state) || (++checked, least(state) == value(state));
      if (!holds) throw Malformed("the induction step fails at " + listed(state));
      for (std::size_t axis = state.size(); axis-- > 0 && ++state[axis] > most[axis];) state[axis] = 0;
    }
    return checked;
  }

 private:
  static Number small(View text) {
    if (number(text) > 1000) throw TooLarge("a number is larger than 1000");
    return number(text);
  }

  bool in_domain(const Vector& state) const {
    return std::all_of(domains_.begin(), domains_.end(), [&](const auto& domain) {
      Number sum = 0;
      for (Number axis : domain.second) sum += state[axis];
      return sum >= domain.first;
    });
  }

  // Of the folded vector. The last axis goes fastest.
  Number value(const Vector& state) const {
    std::size_t place = 0;
    for (std::size_t i = 0; i < state.size(); ++i) {
      const Number beyond = state[i] < starts_[i] ? 0 : (state[i] - starts_[i]) % periods_[i];
      place = place * (starts_[i] + periods_[i]) + std::min(state[i], starts_[i]) + beyond;
    }
    return values_[place];
  }

  // The least number that no move leads to.
  std::uint64_t least(const Vector& state) const {
    std::set<std::uint64_t> reached;
    for (const Move& move : moves_) {
      Vector after = state;
      bool allowed = true;
      for (std::size_t i = 0; i < state.size(); ++i) {
        allowed = allowed && state[i] >= move.needs[i];
        after[i] += move.up[i] - move.down[i];
      }
      if (allowed) reached.insert(value(after));
    }
    return least_not_in(reached);
  }

  Vector starts_;
  Vector periods_;
  std::vector<Move> moves_;
  std::vector<std::pair<Number, Vector>> domains_;  // so many at least, on those axes
  std::vector<Number> values_;
};

}  // namespace

Text induction(Lines& lines) {
  Induction proof;
  while (lines.keyword() == "axis") proof.axis(lines.take("axis", 3));
  while (lines.keyword() == "move") proof.move(lines.take("move", 3));
  while (lines.keyword() == "domain") proof.domain(lines.take("domain", 3));
  while (lines.keyword() == "values") proof.values(lines.take("values", 2));
  if (lines.keyword() != "end") throw Malformed("there is no line " + quoted(lines.keyword()) + " here");
  return "the induction step at " + std::to_string(proof.check()) + " states";
}

}  // namespace sprague::verify
