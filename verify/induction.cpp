// Nimbers of all positions that are vectors of natural numbers, moves changing each coordinate by a fixed amount, from
// finitely many: from some number on a coordinate counts modulo a period, so a box of vectors stands for all.
#include <algorithm>

#include "verify/induction.hpp"

namespace sprague::verify {
namespace {

constexpr std::size_t most_states = 100'000'000;

std::vector<int> changes_of(View text) {
  std::vector<int> result;
  for (View part : split(text, ",")) {
    const bool negative = skip(part, "-");
    const Number size = number(part);
    if (size > 1000) throw TooLarge("a move changes a coordinate by more than 1000");
    result.push_back(negative ? -static_cast<int>(size) : static_cast<int>(size));
  }
  return result;
}

}  // namespace

void Induction::axis(View start, View period) {
  starts_.push_back(number(start));
  periods_.push_back(number(period));
  if (periods_.back() == 0) throw Malformed("a period is 1 or more");
  if (starts_.back() > 1000 || periods_.back() > 1000) throw TooLarge("an axis goes beyond 1000");
}

void Induction::move(View changes, View needs) {
  Step step{changes_of(changes), numbers(needs)};
  if (step.changes.size() != starts_.size() || step.needs.size() != starts_.size()) {
    throw Malformed("expected a number for each axis");
  }
  for (std::size_t i = 0; i < starts_.size(); ++i) {
    if (step.needs[i] > starts_[i]) throw Malformed("the move needs more than where the axis starts to repeat");
    if (static_cast<int>(step.needs[i]) + step.changes[i] < 0) throw Malformed("the move leads below zero");
  }
  // Every play ends: each move lowers the first coordinate that it changes.
  const auto changed = std::find_if(step.changes.begin(), step.changes.end(), [](int change) { return change != 0; });
  if (changed == step.changes.end() || *changed > 0) throw Malformed("the move does not lower what it changes first");
  moves_.push_back(std::move(step));
}

void Induction::domain(View count, View axes) {
  domains_.push_back({number(count), numbers(axes)});
  for (const Number axis : domains_.back().axes) {
    if (axis >= starts_.size()) throw Malformed("there is no such axis");
    if (domains_.back().count > starts_[axis]) throw Malformed("the count is beyond where an axis starts to repeat");
  }
}

void Induction::values(View values) {
  for (const Number value : numbers(values)) values_.push_back(value);
  if (values_.size() > most_states) throw TooLarge("there are too many values");
}

Text Induction::result() const {
  std::size_t folded = 1;
  std::size_t box = 1;
  std::vector<Number> most;
  for (std::size_t i = 0; i < starts_.size(); ++i) {
    int reach = 0;
    for (const Step& step : moves_) reach = std::max(reach, std::abs(step.changes[i]));
    most.push_back(starts_[i] + periods_[i] - 1 + static_cast<Number>(reach));
    folded *= starts_[i] + periods_[i];
    box *= most.back() + std::size_t{1};
    if (box > most_states) throw TooLarge("the box has too many states");
  }
  if (values_.size() != folded) throw Malformed("expected " + std::to_string(folded) + " values");
  std::vector<Number> state(starts_.size(), 0);
  std::size_t checked = 0;
  for (std::size_t i = 0; i < box; ++i) {
    if (in_domain(state)) {
      check(state);
      ++checked;
    }
    for (std::size_t axis = state.size(); axis-- > 0 && ++state[axis] > most[axis];) state[axis] = 0;
  }
  return "the induction step at " + std::to_string(checked) + " states";
}

bool Induction::in_domain(const std::vector<Number>& state) const {
  return std::all_of(domains_.begin(), domains_.end(), [&](const Domain& domain) {
    Number sum = 0;
    for (const Number axis : domain.axes) sum += state[axis];
    return sum >= domain.count;
  });
}

// Of the state once its coordinates are brought below where they repeat. The last axis goes fastest.
Number Induction::value(const std::vector<Number>& state) const {
  std::size_t place = 0;
  for (std::size_t i = 0; i < state.size(); ++i) {
    const Number beyond = state[i] < starts_[i] ? 0 : (state[i] - starts_[i]) % periods_[i];
    place = place * (starts_[i] + periods_[i]) + std::min(state[i], starts_[i]) + beyond;
  }
  return values_[place];
}

// The value must be the least number that no move leads to.
void Induction::check(const std::vector<Number>& state) const {
  std::vector<bool> reached(moves_.size() + 1);  // larger numbers do not matter
  std::vector<Number> after(state.size());
  for (const Step& step : moves_) {
    bool allowed = true;
    for (std::size_t i = 0; i < state.size(); ++i) {
      allowed = allowed && state[i] >= step.needs[i];
      after[i] = static_cast<Number>(static_cast<int>(state[i]) + step.changes[i]);
    }
    if (const Number left = allowed ? value(after) : 0; allowed && left < reached.size()) reached[left] = true;
  }
  Number least = 0;
  while (reached[least]) ++least;
  if (least == value(state)) return;
  Text text = "the induction step fails at";
  for (const Number coordinate : state) text += " " + std::to_string(coordinate);
  throw Malformed(text);
}

}  // namespace sprague::verify
