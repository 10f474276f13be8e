#include "conjectures/brussels/ribbon_graphs.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "canonical/ensure.hpp"

namespace sprague::brussels {
namespace {

using Component = RibbonGraph::Component;

RibbonGraph in_order(RibbonGraph graph) {
  for (Component& component : graph.components) std::ranges::sort(component.walks);
  std::ranges::sort(graph.components);
  return graph;
}

// Tells of what each edge within one component leaves.
void each_edge_within(const RibbonGraph& graph, std::size_t which, bool may_twist,
                      const std::function<void(RibbonGraph)>& visit) {
  const Component& component = graph.components[which];
  const auto change = [&](Component after, unsigned cost) {
    RibbonGraph next = graph;
    next.components[which] = std::move(after);
    next.euler_genus = static_cast<std::uint8_t>(graph.euler_genus + cost);
    visit(in_order(std::move(next)));
  };
  for (std::size_t i = 0; i < component.walks.size(); ++i) {
    const unsigned tips = component.walks[i];
    for (unsigned on_one_side = 1; 2 * on_one_side <= tips; ++on_one_side) {
      Component after = component;
      after.walks[i] = static_cast<std::uint8_t>(on_one_side);
      after.walks.push_back(static_cast<std::uint8_t>(tips - on_one_side));
      change(std::move(after), 0);
    }
    if (may_twist && tips >= 2) change({false, component.walks}, 1);
    for (std::size_t j = 0; j < i; ++j) {
      Component after = component;
      after.walks[j] = static_cast<std::uint8_t>(after.walks[j] + tips);
      after.walks.erase(after.walks.begin() + static_cast<std::ptrdiff_t>(i));
      change(after, 2);
      after.is_orientable = false;
      if (may_twist) change(std::move(after), 2);
    }
  }
}

// The same for the edges between two components; a twist makes no difference.
void each_edge_between(const RibbonGraph& graph, std::size_t one, std::size_t other,
                       const std::function<void(RibbonGraph)>& visit) {
  for (const std::uint8_t first : graph.components[one].walks) {
    for (const std::uint8_t second : graph.components[other].walks) {
      Component both = graph.components[one];
      both.is_orientable = both.is_orientable && graph.components[other].is_orientable;
      *std::ranges::find(both.walks, first) = static_cast<std::uint8_t>(first + second);
      std::vector<std::uint8_t> rest = graph.components[other].walks;
      rest.erase(std::ranges::find(rest, second));
      both.walks.insert(both.walks.end(), rest.begin(), rest.end());
      RibbonGraph next = graph;
      next.components[one] = std::move(both);
      next.components.erase(next.components.begin() + static_cast<std::ptrdiff_t>(other));
      visit(in_order(std::move(next)));
    }
  }
}

}  // namespace

RibbonGraph RibbonSprouts::spots(std::span<const unsigned> tips) {
  RibbonGraph graph;
  for (const unsigned number : tips) {
    ENSURE(number >= 1 && number < 100, "every spot has a tip, and not too many");
    graph.components.push_back({true, {static_cast<std::uint8_t>(number)}});
  }
  return in_order(std::move(graph));
}

bool RibbonSprouts::can_be_drawn(const RibbonGraph& position) const {
  if (surface_.is_orientable()) return position.euler_genus <= 2 * surface_.genus();
  const bool has_crosscap = !std::ranges::all_of(position.components, &Component::is_orientable);
  return has_crosscap ? position.euler_genus <= surface_.genus() : position.euler_genus < surface_.genus();
}

std::vector<Sum<RibbonGraph>> RibbonSprouts::options(const RibbonGraph& position) const {
  std::vector<Sum<RibbonGraph>> options;
  const auto visit = [&](RibbonGraph after) {
    if (can_be_drawn(after)) options.push_back({std::move(after)});
  };
  for (std::size_t i = 0; i < position.components.size(); ++i) {
    each_edge_within(position, i, !surface_.is_orientable(), visit);
    for (std::size_t j = i + 1; j < position.components.size(); ++j) each_edge_between(position, i, j, visit);
  }
  return options;
}

RibbonSprouts::Key RibbonSprouts::key(const RibbonGraph& position) {
  Key key{position.euler_genus};
  for (const Component& component : position.components) {
    key.push_back(component.is_orientable ? 1 : 2);
    key.push_back(static_cast<std::uint8_t>(component.walks.size()));
    key.insert(key.end(), component.walks.begin(), component.walks.end());
  }
  return key;
}

}  // namespace sprague::brussels
