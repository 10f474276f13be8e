#include "certificates/induction_certificate.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <type_traits>
#include <vector>

#include "canonical/ensure.hpp"
#include "certificates/certificate_head.hpp"

namespace sprague {

std::string induction_certificate(const LocalTable& table, std::string_view game, std::string_view family) {
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

}  // namespace sprague
