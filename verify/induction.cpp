// How inductions are read, and the step from vectors to those that moves lead to.
#include "verify/induction.hpp"

namespace sprague::verify {
namespace {

constexpr std::size_t most_values = 100'000'000;
constexpr std::size_t most_steps = 1'000'000'000;

bool holds_at(const Induction& induction, const Vector& state) {
  std::set<std::uint64_t> reached;
  for (const LocalMove& move : induction.moves) {
    if (!std::ranges::equal(state, move.needs, std::greater_equal<>())) continue;
    Vector after = state;
    for (std::size_t i = 0; i < state.size(); ++i) after[i] += static_cast<Number>(move.change[i]);
    reached.insert(induction.value(after));
  }
  return least_not_in(reached) == induction.value(state);
}

Number small(View text) {
  if (number(text) > 1000) throw TooLarge("a number is larger than 1000");
  return number(text);
}

LocalMove read_move(const Texts& line, const Vector& starts) {
  LocalMove move{numbers(line[2]), {}};
  for (View change : split(line[1], ",")) {
    const int sign = skip(change, "-") ? -1 : 1;
    if (sign < 0 && change == "0") throw Malformed("0 has no sign");
    move.change.push_back(sign * static_cast<int>(small(change)));
  }
  if (move.change.size() != starts.size() || move.needs.size() != starts.size()) throw Malformed("expected all axes");
  for (std::size_t i = 0; i < starts.size(); ++i) {
    if (move.needs[i] > starts[i]) throw Malformed("the move needs more than where the axis starts to repeat");
    if (static_cast<int>(move.needs[i]) < -move.change[i]) throw Malformed("the move leads below zero");
  }
  // Every play ends: each move lowers the first coordinate that it changes.
  if (move.change >= std::vector<int>(starts.size())) throw Malformed("the move does not lower what it changes first");
  return move;
}

}  // namespace

void each_vector(const Vector& most, const std::function<void(const Vector&)>& found) {
  Vector vector(most.size());
  for (std::size_t axis = 0; axis < most.size();) {
    found(vector);
    for (axis = most.size(); axis-- > 0 && ++vector[axis] > most[axis];) vector[axis] = 0;  // beyond all at the end
  }
}

Vector Induction::last_folded() const {
  Vector last = starts;
  for (std::size_t i = 0; i < last.size(); ++i) last[i] += periods[i] - 1;
  return last;
}

bool Induction::in_domain(const Vector& state) const {
  return std::ranges::all_of(domains, [&](const auto& domain) {
    Number sum = 0;
    for (Number axis : domain.second) sum += state[axis];
    return sum >= domain.first;
  });
}

Number Induction::value(const Vector& state) const {
  std::size_t place = 0;
  for (std::size_t i = 0; i < state.size(); ++i) {
    const Number beyond = state[i] < starts[i] ? 0 : (state[i] - starts[i]) % periods[i];
    place = place * (starts[i] + periods[i]) + std::min(state[i], starts[i]) + beyond;
  }
  return values[place];
}

std::size_t Induction::check() const {
  Vector most = last_folded();
  std::size_t folded = 1;
  std::size_t box = 1;
  for (std::size_t i = 0; i < most.size(); ++i) {
    int reach = 0;
    for (const LocalMove& move : moves) reach = std::max({reach, move.change[i], -move.change[i]});
    most[i] += static_cast<Number>(reach);
    folded *= starts[i] + periods[i];
    box *= most[i] + std::size_t{1};
    const std::size_t steps = box * most.size() * (moves.size() + domains.size() + 1);
    if (steps > most_steps) throw TooLarge("the box has too many states");
  }
  if (values.size() != folded) throw Malformed("expected " + std::to_string(folded) + " values");
  std::size_t checked = 0;
  each_vector(most, [&](const Vector& state) {
    const bool holds = !in_domain(state) || (++checked, holds_at(*this, state));
    if (!holds) throw Malformed("the induction step fails at " + listed(state));
  });
  return checked;
}

Text induction(Lines& lines, View game) {
  Induction proof;
  const auto next_is = [&](View keyword) {
    if (lines.number > 2'000) throw TooLarge("there are more than 2000 lines before the values");
    return lines.keyword() == keyword;
  };
  const Text family = game == "vectors" ? "" : lines.take("family", 2)[1];
  for (Texts line; proof.names.empty() || next_is("axis");) {
    line = lines.take("axis", 4);
    proof.starts.push_back(small(line[1]));
    proof.periods.push_back(small(line[2]));
    proof.names.push_back(line[3]);
    if (proof.periods.back() == 0) throw Malformed("a period is 1 or more");
  }
  while (next_is("move")) proof.moves.push_back(read_move(lines.take("move", 3), proof.starts));
  while (next_is("domain")) {
    const Texts line = lines.take("domain", 3);
    proof.domains.emplace_back(number(line[1]), numbers(line[2]));
    Vector& axes = proof.domains.back().second;
    std::ranges::sort(axes);
    if (std::ranges::adjacent_find(axes) != axes.end()) throw Malformed("an axis is named twice");
    for (Number axis : axes) {
      if (axis >= proof.starts.size()) throw Malformed("there is no such axis");
      if (number(line[1]) > proof.starts[axis]) throw Malformed("the count is beyond where an axis starts to repeat");
    }
  }
  while (lines.keyword() == "values") {
    for (Number value : numbers(lines.take("values", 2)[1])) proof.values.push_back(value);
    if (proof.values.size() > most_values) throw TooLarge("there are too many values");
  }
  const Text step = "the induction step at " + std::to_string(proof.check()) + " states";
  if (game == "vectors") return step + "; of vectors alone: nothing is said of a game's positions";
  return tied_to(game, family, proof) + "; " + step;
}

}  // namespace sprague::verify
