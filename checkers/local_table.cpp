#include "checkers/local_table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <type_traits>

#include "canonical/ensure.hpp"
#include "checkers/certificate_head.hpp"
#include "games/nimber.hpp"

namespace sprague {
namespace {

Count fold(const Axis& axis, Count x) {
  return x < axis.start + axis.period ? x : axis.start + (x - axis.start) % axis.period;
}

// An order of the axes in which each move lowers the first coordinate that it changes; fewer axes if there is none.
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

std::string certificate_of(const LocalTable& table, std::string_view game, std::string_view family) {
  const std::vector<std::size_t> order = order_of_axes(table);
  ENSURE(order.size() == table.axes.size(), "the moves do not end every play");
  std::string text = certificate_head("induction", game);
  if (!family.empty()) text += fmt::format("family\t{}\n", family);
  for (const std::size_t i : order) {
    const Axis& axis = table.axes[i];
    text += fmt::format("axis\t{}\t{}\t{}\n", axis.start, axis.period, axis.name);
  }
  const auto in_order = [&](const auto& vector) {
    std::vector<typename std::decay_t<decltype(vector)>::value_type> result;
    for (const std::size_t axis : order) result.push_back(vector[axis]);
    return result;
  };
  for (const LocalMove& move : table.moves) {
    text += fmt::format("move\t{}\t{}\n", fmt::join(in_order(move.change), ","), fmt::join(in_order(move.least), ","));
  }
  for (const Domain& domain : table.domain) {
    std::vector<std::size_t> places;
    for (const std::size_t axis : domain.axes) {
      places.push_back(static_cast<std::size_t>(std::ranges::find(order, axis) - order.begin()));
    }
    text += fmt::format("domain\t{}\t{}\n", domain.count, fmt::join(places, ","));
  }
  std::size_t states = 1;
  const auto folded_states = [&](std::size_t axis) { return table.axes[axis].start + table.axes[axis].period; };
  for (const std::size_t axis : order) states *= folded_states(axis);
  State state(order.size(), 0);
  for (std::size_t i = 0; i < states; ++i) {
    // The last axis goes fastest, and along it goes a line.
    std::size_t rest = i;
    for (auto axis = order.rbegin(); axis != order.rend(); ++axis) {
      state[*axis] = static_cast<Count>(rest % folded_states(*axis));
      rest /= folded_states(*axis);
    }
    const Count along = state[order.back()];
    text += fmt::format("{}{}", along == 0 ? "values\t" : ",", table.value(state));
    if (along + 1 == folded_states(order.back())) text += '\n';
  }
  return text + "end\n";
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
