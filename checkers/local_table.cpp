#include "checkers/local_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "canonical/ensure.hpp"
#include "games/nimber.hpp"

namespace sprague {

// Taking any axis that no remaining move raises is never wrong: it leaves fewer moves to the others.
std::vector<std::size_t> order_of_axes(const LocalTable& table) {
  std::vector<LocalMove> left = table.moves;
  std::vector<std::size_t> order;
  for (bool found = true; found;) {
    found = false;
    for (std::size_t i = 0; i < table.axes.size(); ++i) {
      if (std::ranges::find(order, i) != order.end()) continue;
      if (std::ranges::any_of(left, [i](const LocalMove& move) { return move.change[i] > 0; })) continue;
      std::erase_if(left, [i](const LocalMove& move) { return move.change[i] < 0; });
      order.push_back(i);
      found = true;
    }
  }
  return order;
}

namespace {

Count fold(const Axis& axis, Count x) {
  return x < axis.start + axis.period ? x : axis.start + (x - axis.start) % axis.period;
}

bool every_play_ends(const LocalTable& table) {
  return order_of_axes(table).size() == table.axes.size();
}

// The last coordinate of the box in each axis; also checks the requirements.
State box_of(const LocalTable& table) {
  State most;
  for (std::size_t i = 0; i < table.axes.size(); ++i) {
    const Axis& axis = table.axes[i];
    ENSURE(axis.period >= 1, "an axis has a period");
    Count reach = 0;
    for (const LocalMove& move : table.moves) {
      ENSURE(move.change.size() == table.axes.size() && move.least.size() == table.axes.size(), "one entry an axis");
      ENSURE(move.least[i] <= axis.start, "a move needs more than the start of axis " + axis.name);
      ENSURE(static_cast<int>(move.least[i]) + move.change[i] >= 0, "a move leads below zero on axis " + axis.name);
      reach = std::max(reach, static_cast<Count>(std::abs(move.change[i])));
    }
    for (const Domain& domain : table.domain) {
      const bool counts = std::ranges::find(domain.axes, i) != domain.axes.end();
      ENSURE(!counts || domain.count <= axis.start, "the domain needs more than the start of axis " + axis.name);
    }
    most.push_back(axis.start + reach + axis.period - 1);
  }
  ENSURE(every_play_ends(table), "the moves do not end every play");
  return most;
}

bool in_domain(const LocalTable& table, const State& state) {
  return std::ranges::all_of(table.domain, [&](const Domain& domain) {
    Count sum = 0;
    for (std::size_t axis : domain.axes) sum += state[axis];
    return sum >= domain.count;
  });
}

}  // namespace

State folded(const LocalTable& table, std::span<const Count> state) {
  State result(state.begin(), state.end());
  for (std::size_t i = 0; i < result.size(); ++i) result[i] = fold(table.axes[i], result[i]);
  return result;
}

LocalProof check_local_table(const LocalTable& table) {
  const State most = box_of(table);
  const std::size_t axes = most.size();
  // Only what a move needs or changes.
  struct Step {
    std::size_t axis;
    Count least;
    int change;
  };
  std::vector<std::vector<Step>> moves;
  for (const LocalMove& move : table.moves) {
    moves.emplace_back();
    for (std::size_t i = 0; i < axes; ++i) {
      if (move.least[i] > 0 || move.change[i] != 0) moves.back().push_back({i, move.least[i], move.change[i]});
    }
  }
  LocalProof proof;
  State state(axes, 0);
  State near(axes, 0);  // the folded state, or what a move makes of it
  while (true) {
    if (in_domain(table, state)) {
      ++proof.states;
      for (std::size_t i = 0; i < axes; ++i) near[i] = fold(table.axes[i], state[i]);
      const std::uint32_t candidate = table.value(near);
      NimberSet seen;
      for (const auto& move : moves) {
        if (!std::ranges::all_of(move, [&](const Step& step) { return state[step.axis] >= step.least; })) continue;
        ++proof.moves;
        for (const Step& step : move) {
          const auto after = static_cast<Count>(static_cast<int>(state[step.axis]) + step.change);
          near[step.axis] = fold(table.axes[step.axis], after);
        }
        seen.insert(Nimber(table.value(near)));
        for (const Step& step : move) near[step.axis] = fold(table.axes[step.axis], state[step.axis]);
      }
      const std::uint32_t from_options = seen.mex().value();
      if (candidate != from_options) {
        proof.first_break = {state, candidate, from_options};
        return proof;
      }
    }
    std::size_t i = axes;
    while (i > 0 && state[i - 1] == most[i - 1]) state[--i] = 0;
    if (i == 0) return proof;
    ++state[i - 1];
  }
}

}  // namespace sprague
