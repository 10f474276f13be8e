#include "conjectures/arrows/state_maps.hpp"

#include <algorithm>

#include "canonical/ensure.hpp"

namespace sprague::arrows {
namespace {

// What is marked on an edge.
enum class Mark : std::uint8_t { none, forward, backward };
using Marks = std::vector<Mark>;  // by edge

constexpr Mark turned(Mark mark) {
  switch (mark) {
    case Mark::none: return Mark::none;
    case Mark::forward: return Mark::backward;
    case Mark::backward: return Mark::forward;
  }
  return mark;
}

// A vertex is a sink or a source when all its unmarked edges got marks that way and it could still become one.
bool is_state(const UnmarkedGraph& graph, const Marks& marks) {
  std::vector<Fate> fates = graph.fates;
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    const auto [from, to] = graph.edges[i];
    switch (marks[i]) {
      case Mark::none:
        fates[from] = Fate::none;
        fates[to] = Fate::none;
        break;
      case Mark::forward:
        fates[from] = fates[from] & Fate::source;
        fates[to] = fates[to] & Fate::sink;
        break;
      case Mark::backward:
        fates[from] = fates[from] & Fate::sink;
        fates[to] = fates[to] & Fate::source;
        break;
    }
  }
  return std::ranges::all_of(fates, [](Fate fate) { return fate == Fate::none; });
}

Marks image(const Marks& marks, const EdgeMap& map) {
  Marks result(marks.size(), Mark::none);
  for (std::size_t i = 0; i < marks.size(); ++i) {
    result[map[i].edge] = map[i].turned ? turned(marks[i]) : marks[i];
  }
  return result;
}

bool is_bijection(const EdgeMap& map, std::size_t edges) {
  if (map.size() != edges) return false;
  std::vector<bool> hit(edges, false);
  for (const EdgeImage& to : map) {
    if (to.edge >= edges || hit[to.edge]) return false;
    hit[to.edge] = true;
  }
  return true;
}

// Whenever a flower of x is no state, neither is its image.
bool prevents(const UnmarkedGraph& x, const UnmarkedGraph& y, const EdgeMap& map) {
  std::vector<std::vector<std::uint32_t>> edges_at(x.fates.size());
  for (std::uint32_t i = 0; i < x.edges.size(); ++i) {
    edges_at[x.edges[i].from].push_back(i);
    edges_at[x.edges[i].to].push_back(i);
  }
  for (std::uint32_t v = 0; v < x.fates.size(); ++v) {
    for (bool away : {false, true}) {
      Marks flower(x.edges.size(), Mark::none);
      for (std::uint32_t i : edges_at[v]) flower[i] = (x.edges[i].from == v) == away ? Mark::forward : Mark::backward;
      if (!is_state(x, flower) && is_state(y, image(flower, map))) return false;
    }
  }
  return true;
}

}  // namespace

EdgeMap inverse(const EdgeMap& map) {
  EdgeMap result(map.size());
  for (std::uint32_t i = 0; i < map.size(); ++i) result[map[i].edge] = {i, map[i].turned};
  return result;
}

UnmarkedGraph unmarked_graph(std::span<const AccentedLeg> legs) {
  UnmarkedGraph graph;
  const auto degree = std::ranges::count_if(legs, [](const AccentedLeg& leg) { return leg.edges > 0 || leg.accent; });
  graph.fates.push_back(degree >= 2 ? Fate::either : Fate::none);
  for (const AccentedLeg& leg : legs) {
    std::uint32_t at = 0;
    for (std::uint32_t i = 0; i < leg.edges; ++i) {
      const auto next = static_cast<std::uint32_t>(graph.fates.size());
      graph.fates.push_back(i + 1U < leg.edges ? Fate::either : Fate::none);
      graph.edges.push_back({at, next});
      at = next;
    }
    if (!leg.accent) continue;
    graph.fates[at] = at == 0 ? graph.fates[0] & near_fate(*leg.accent) : near_fate(*leg.accent);
  }
  return graph;
}

UnmarkedGraph beside(const UnmarkedGraph& first, const UnmarkedGraph& second) {
  UnmarkedGraph result = first;
  const auto offset = static_cast<std::uint32_t>(first.fates.size());
  result.fates.insert(result.fates.end(), second.fates.begin(), second.fates.end());
  for (const auto& [from, to] : second.edges) result.edges.push_back({from + offset, to + offset});
  return result;
}

UnmarkedGraph unmarked_path(Fate first, std::uint32_t edges, Fate second) {
  UnmarkedGraph path;
  path.fates.assign(edges + 1, Fate::either);
  path.fates.front() = first;
  path.fates.back() = second;
  for (std::uint32_t i = 0; i < edges; ++i) path.edges.push_back({i, i + 1});
  return path;
}

bool is_isomorphism_locally(const UnmarkedGraph& x, const UnmarkedGraph& y, const EdgeMap& map) {
  if (x.edges.size() != y.edges.size() || !is_bijection(map, x.edges.size())) return false;
  return prevents(x, y, map) && prevents(y, x, inverse(map));
}

bool is_isomorphism_by_definition(const UnmarkedGraph& x, const UnmarkedGraph& y, const EdgeMap& map) {
  if (x.edges.size() != y.edges.size() || !is_bijection(map, x.edges.size())) return false;
  ENSURE(x.edges.size() <= 12, "too many edges to try all ways of marking");
  Marks marks(x.edges.size(), Mark::none);
  while (true) {
    if (is_state(x, marks) != is_state(y, image(marks, map))) return false;
    // The next way, counting to base three.
    std::size_t i = 0;
    while (i < marks.size() && marks[i] == Mark::backward) marks[i++] = Mark::none;
    if (i == marks.size()) return true;
    marks[i] = marks[i] == Mark::none ? Mark::forward : Mark::backward;
  }
}

}  // namespace sprague::arrows
