#include "canonical/family.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "canonical/census.hpp"
#include "canonical/ensure.hpp"
#include "canonical/family_counts.hpp"
#include "canonical/graph_measures.hpp"
#include "canonical/graph_operations.hpp"
#include "canonical/graph_truths.hpp"
#include "canonical/plane_census.hpp"
#include "canonical/tree_key.hpp"
#include "canonical/tree_shapes.hpp"

namespace sprague {
namespace {

struct KindRow {
  FamilyKind kind;
  std::string_view name;
  // In vertices; of boards in edges.
  std::uint64_t least;
  std::uint64_t most;
};

constexpr std::array<KindRow, 10> kKinds{{{FamilyKind::graphs, "graphs", 1, kMostGraphVertices},
                                          {FamilyKind::trees, "trees", 1, 64},
                                          {FamilyKind::forests, "forests", 1, kMostGraphVertices},
                                          {FamilyKind::paths, "paths", 1, Graph::kMaxVertices},
                                          {FamilyKind::cycles, "cycles", 3, Graph::kMaxVertices},
                                          {FamilyKind::stars, "stars", 2, Graph::kMaxVertices},
                                          {FamilyKind::caterpillars, "caterpillars", 1, 60},
                                          {FamilyKind::subdivided_stars, "subdivided stars", 4, Graph::kMaxVertices},
                                          {FamilyKind::subdivided_bistars, "subdivided bistars", 6, 128},
                                          {FamilyKind::boards, "boards", 1, kMostRootedEdges}}};

const KindRow& row_of(FamilyKind kind) {
  return *std::ranges::find(kKinds, kind, &KindRow::kind);
}

// The one member of a family of paths, cycles or stars.
Graph only_member(FamilyKind kind, std::size_t vertices) {
  const auto n = static_cast<std::int64_t>(vertices);
  switch (kind) {
    case FamilyKind::paths: return construct::path(n);
    case FamilyKind::cycles: return construct::cycle(n);
    default: return construct::star(n - 1);
  }
}

bool is_of_kind(const Graph& graph, FamilyKind kind) {
  const std::size_t n = graph.vertices();
  const std::size_t hubs = hubs_of(graph).size();
  switch (kind) {
    case FamilyKind::graphs: return true;
    case FamilyKind::trees: return graph.is_tree();
    case FamilyKind::forests: return is_forest(graph);
    case FamilyKind::paths: return graph.is_tree() && hubs == 0;
    case FamilyKind::cycles: return n >= 3 && is_regular_of_degree(graph, 2) && graph.is_connected();
    case FamilyKind::stars: return n >= 2 && graph.edges() + 1 == n && max_degree(graph) + 1 == n;
    case FamilyKind::caterpillars: return is_caterpillar(graph);
    case FamilyKind::subdivided_stars: return graph.is_tree() && hubs == 1;
    case FamilyKind::subdivided_bistars: return graph.is_tree() && hubs == 2;
    case FamilyKind::boards: return false;
  }
  return false;
}

std::uint64_t number_of(SizeUnit unit, const Graph& graph) {
  switch (unit) {
    case SizeUnit::vertices: return graph.vertices();
    case SizeUnit::edges: return graph.edges();
    case SizeUnit::legs: return max_degree(graph);
    case SizeUnit::faces: break;
  }
  throw InternalError("a graph has no faces");
}

std::uint64_t number_of(SizeUnit unit, const PlaneMap& map) {
  switch (unit) {
    case SizeUnit::vertices: return map.vertices();
    case SizeUnit::edges: return map.edges();
    case SizeUnit::faces: return map.faces();
    case SizeUnit::legs: break;
  }
  throw InternalError("a board has no legs");
}

// The adjectives and bounds, whatever the kind.
bool passes(const Family& family, const Member& member) {
  for (const SizeUnit unit : {SizeUnit::vertices, SizeUnit::edges, SizeUnit::legs, SizeUnit::faces}) {
    const Bounds& bounds = family.of(unit);
    if (bounds.are_open()) continue;
    if (!bounds.contain(std::visit([&](const auto& value) { return number_of(unit, value); }, member))) return false;
  }
  if (!family.connected && !family.two_connected && !family.bipartite && !family.cubic) return true;
  const auto* map = std::get_if<PlaneMap>(&member);
  const Graph drawn = map != nullptr ? map->graph() : Graph();
  const Graph& graph = map != nullptr ? drawn : std::get<Graph>(member);
  return (!family.connected || graph.is_connected()) && (!family.two_connected || is_two_connected(graph)) &&
         (!family.bipartite || is_bipartite(graph)) && (!family.cubic || is_regular_of_degree(graph, 3));
}

}  // namespace

std::string_view to_string(SizeUnit unit) {
  switch (unit) {
    case SizeUnit::vertices: return "vertices";
    case SizeUnit::edges: return "edges";
    case SizeUnit::legs: return "legs";
    case SizeUnit::faces: return "faces";
  }
  throw InternalError("no such unit");
}

std::string_view to_string(FamilyKind kind) {
  return row_of(kind).name;
}

std::optional<FamilyKind> family_kind_named(std::string_view name) {
  const auto row = std::ranges::find(kKinds, name, &KindRow::name);
  return row == kKinds.end() ? std::nullopt : std::optional(row->kind);
}

std::string Family::name() const {
  std::string result;
  if (connected) result += "connected ";
  if (two_connected) result += "2-connected ";
  if (bipartite) result += "bipartite ";
  if (cubic) result += "cubic ";
  return result + std::string(to_string(kind));
}

std::optional<std::string> Family::lacks() const {
  switch (kind) {
    case FamilyKind::graphs: {
      const bool is_finite =
          connectivity_of(*this) != Connectivity::any || cubic || of(SizeUnit::vertices).most <= kMostGraphVertices;
      if (unit == SizeUnit::vertices || (unit == SizeUnit::edges && is_finite)) return std::nullopt;
      return fmt::format("a number of vertices, or of edges of connected graphs or of graphs with at most {} vertices",
                         kMostGraphVertices);
    }
    case FamilyKind::forests:
      if (unit == SizeUnit::vertices) return std::nullopt;
      return "a number of vertices";
    case FamilyKind::boards:
      if (unit == SizeUnit::edges) return std::nullopt;
      return "a number of edges";
    default:
      if (unit == SizeUnit::vertices || unit == SizeUnit::edges) return std::nullopt;
      return "a number of vertices or edges";
  }
}

std::uint64_t Family::least_size() const {
  std::uint64_t least = row_of(kind).least;
  const bool is_cycle = kind == FamilyKind::cycles;
  if (unit == SizeUnit::edges && kind != FamilyKind::boards && !is_cycle) --least;
  if (two_connected) least = std::max<std::uint64_t>(least, 3);
  if (cubic) least = std::max<std::uint64_t>(least, unit == SizeUnit::edges ? 6 : 4);
  return least;
}

std::uint64_t Family::most_size() const {
  const std::uint64_t most = row_of(kind).most;
  if (unit != SizeUnit::edges || kind == FamilyKind::boards || kind == FamilyKind::cycles) return most;
  if (kind != FamilyKind::graphs) return most - 1;
  if (cubic) return most * 3 / 2;
  const std::uint64_t vertices = of(SizeUnit::vertices).most;
  return vertices > most ? most - 1 : vertices * (std::max<std::uint64_t>(vertices, 1) - 1) / 2;
}

std::optional<std::uint64_t> Family::count(std::uint64_t size) const {
  if (size < least_size() || size > most_size())
    return size < least_size() ? std::optional<std::uint64_t>(0) : std::nullopt;
  if (is_unfiltered(*this)) return known_made(*this, size);
  if (kind != FamilyKind::paths && kind != FamilyKind::cycles && kind != FamilyKind::stars) return std::nullopt;
  return passes(*this, only_member(kind, vertices_of_size(*this, size))) ? 1 : 0;
}

bool Family::has(const Member& member) const {
  const auto* map = std::get_if<PlaneMap>(&member);
  const bool is_of_its_kind = kind == FamilyKind::boards
                                  ? map != nullptr
                                  : is_of_kind(map != nullptr ? map->graph() : std::get<Graph>(member), kind);
  return is_of_its_kind && passes(*this, member);
}

std::uint64_t Family::size_of(const Member& member) const {
  return std::visit([&](const auto& value) { return number_of(unit, value); }, member);
}

std::string Family::census_note(std::uint64_t most) const {
  const std::string_view what = kind == FamilyKind::boards ? "rooted maps" : "labelled ones";
  if (kind == FamilyKind::paths || kind == FamilyKind::cycles || kind == FamilyKind::stars) {
    return "There is one of each size.";
  }
  // The last size of all those without a gap for which a number is known.
  const auto known_to = [&](const auto& known) {
    std::optional<std::uint64_t> last;
    for (std::uint64_t size = least_size(); size <= most && known(*this, size); ++size) last = size;
    return last;
  };
  const auto reach = [&](std::optional<std::uint64_t> last) {
    return *last == most ? std::string() : fmt::format(" up to {} {}", *last, to_string(unit));
  };
  const auto classes = known_to(known_made);
  const auto weights = known_to(known_weight);
  std::string note;
  if (classes) note += fmt::format("they are as many as known ({}){}", source_of_made(*this), reach(classes));
  if (weights) {
    note += fmt::format("{}the automorphism groups turn them into the known number of {}{}", classes ? ", and " : "",
                        what, reach(weights));
  }
  if (note.empty()) return "No number is known here that what was made of each size could be compared with.";
  std::string made(row_of(kind).name);
  if (kind == FamilyKind::graphs) made = name();
  if (kind == FamilyKind::boards) made = two_connected ? "2-connected boards" : "connected boards";
  const std::string filter =
      is_unfiltered(*this) ? "" : ", of which those with the conditions of the family were kept,";
  return fmt::format("The {} made of each size{} were counted: {}.", made, filter, note);
}

void FamilyTally::merge(const FamilyTally& other) {
  generated += other.generated;
  weight += other.weight;
  members += other.members;
}

Members::Members(const Family& family, std::function<void()> tick)
    : family_(family),
      tick_(std::move(tick)),
      boards_(family.two_connected ? Connectivity::two_connected : Connectivity::connected, tick_) {
  ENSURE(!family.lacks(), "a family without a size");
}

void Members::each_generated(std::uint64_t size, Shard shard, bool weigh, FamilyTally& tally,
                             absl::FunctionRef<void(const Member&)> sink) {
  const auto add = [&](Graph graph, const auto& automorphisms) {
    ++tally.generated;
    if (weigh) tally.weight += factorial(graph.vertices()) / automorphisms(graph);
    sink(std::move(graph));
  };
  const auto add_tree = [&](Graph tree) {
    tick_();
    add(std::move(tree), tree_automorphisms);
  };
  const auto add_graph = [&](const Graph& graph) {
    add(graph, [](const Graph& counted) { return automorphisms_of(counted).value(); });
  };
  const std::size_t n = vertices_of_size(family_, size);
  switch (family_.kind) {
    case FamilyKind::graphs: {
      const GraphRange range = graphs_of_size(family_, size);
      for (std::size_t m = range.first; m <= range.last; ++m) each_graph(m, range.graphs, shard, add_graph, tick_);
      return;
    }
    case FamilyKind::forests: each_forest(n, shard, add_graph, tick_); return;
    case FamilyKind::trees: each_tree(n, shard, [&](Parents parents) { add_tree(tree_of(parents)); }); return;
    case FamilyKind::caterpillars:
      if (n <= 2 && shard.index == 0) add_tree(only_member(FamilyKind::paths, n));
      if (n <= 2) return;
      each_caterpillar(n, shard, [&](CaterpillarWord word) { add_tree(caterpillar_graph(code_of(word))); });
      return;
    case FamilyKind::subdivided_stars: {
      const Bounds legs = legs_made(family_);
      each_star(
          n, legs.least, shard, [&](const Legs& star) { add_tree(star_graph(star)); }, legs.most);
      return;
    }
    case FamilyKind::subdivided_bistars:
      each_bistar(n, shard, [&](const Bistar& bistar) { add_tree(bistar_graph(bistar)); });
      return;
    case FamilyKind::boards: {
      const PlaneCensus census =
          each_counted_board(boards_, connectivity_of(family_), size, shard, [&](const PlaneMap& map) {
            ++tally.generated;
            sink(map);
          });
      tally.weight += census.rooted();
      return;
    }
    default:
      if (shard.index == 0) add_tree(only_member(family_.kind, n));
  }
}

FamilyTally Members::each(std::uint64_t size, Shard shard, absl::FunctionRef<void(const Member&)> sink) {
  ENSURE(shard.index < shard.count, "no such part of a family");
  if (size > family_.most_size()) {
    throw InputError(fmt::format("{} with {} {}: expected at most {}", family_.name(), size, to_string(family_.unit),
                                 family_.most_size()));
  }
  FamilyTally tally;
  if (size < family_.least_size()) return tally;
  const bool filtered = !is_unfiltered(family_);
  each_generated(size, shard, known_weight(family_, size).has_value(), tally, [&](const Member& member) {
    if (filtered && !passes(family_, member)) return;
    ++tally.members;
    sink(member);
  });
  if (shard.count == 1) confirm(size, tally);
  return tally;
}

void Members::confirm(std::uint64_t size, const FamilyTally& whole) const {
  if (size < family_.least_size()) return;
  if (const auto known = known_made(family_, size)) {
    ENSURE(*known == whole.generated, fmt::format("{} {} with {} {}, expected {}", whole.generated, family_.name(),
                                                  size, to_string(family_.unit), *known));
  }
  if (const auto known = known_weight(family_, size)) {
    ENSURE(*known == whole.weight,
           fmt::format("{} with {} {}: {} labelled ones or rooted maps, expected {}", family_.name(), size,
                       to_string(family_.unit), to_string(whole.weight), to_string(*known)));
  }
}

}  // namespace sprague
