#include "canonical/family_counts.hpp"

#include <algorithm>

#include "canonical/census.hpp"
#include "canonical/ensure.hpp"
#include "canonical/graph_counts.hpp"
#include "canonical/plane_census.hpp"

namespace sprague {
namespace {

bool has_one_member_a_size(FamilyKind kind) {
  return kind == FamilyKind::paths || kind == FamilyKind::cycles || kind == FamilyKind::stars;
}

// The fewest vertices on which so many edges find room.
std::size_t least_vertices_for(std::uint64_t edges) {
  std::size_t n = 1;
  while (n * (n - 1) / 2 < edges) ++n;
  return n;
}

// Partitions of m into at most `parts` parts; nothing where the number does not fit.
std::optional<std::uint64_t> partitions_into_at_most(std::size_t m, std::uint64_t parts) {
  std::vector<std::uint64_t> count(m + 1, 0);
  count[0] = 1;
  for (std::size_t part = 1; part <= std::min<std::uint64_t>(m, parts); ++part) {
    for (std::size_t k = part; k <= m; ++k) {
      if (__builtin_add_overflow(count[k], count[k - part], &count[k])) return std::nullopt;
    }
  }
  return count[m];
}

std::optional<std::uint64_t> known_stars(const Family& family, std::size_t n) {
  const Bounds legs = legs_made(family);
  if (legs.least > legs.most) return 0;
  const auto all = partitions_into_at_most(n - 1, legs.most);
  const auto fewer = partitions_into_at_most(n - 1, legs.least - 1);
  if (!all || !fewer) return std::nullopt;
  return *all - *fewer;
}

std::optional<std::uint64_t> known_graphs(const Family& family, std::uint64_t size) {
  const GraphRange range = graphs_of_size(family, size);
  if (range.first > range.last) return 0;
  if (family.unit == SizeUnit::vertices) return known_graph_classes(range.graphs, range.first);
  GraphClass whole = range.graphs;
  whole.least_edges = 0;
  whole.most_edges = GraphClass{}.most_edges;
  if (family.cubic) return known_graph_classes(whole, range.first);
  const bool all_vertices =
      family.of(SizeUnit::vertices).least <= least_vertices_for(size) && family.of(SizeUnit::vertices).most > size;
  if (whole != GraphClass{Connectivity::connected} || !all_vertices) return std::nullopt;
  return known_connected_graphs_by_edges(size);
}

std::optional<GroupSize> known_labelled_of_size(const Family& family, std::uint64_t size) {
  const GraphRange range = graphs_of_size(family, size);
  GroupSize sum = 0;
  for (std::size_t n = range.first; n <= range.last; ++n) {
    const auto known = known_labelled_graphs(range.graphs, n);
    if (!known) return std::nullopt;
    sum += *known;
  }
  return sum;
}

}  // namespace

std::size_t vertices_of_size(const Family& family, std::uint64_t size) {
  return size + (family.unit == SizeUnit::edges && family.kind != FamilyKind::cycles ? 1 : 0);
}

Connectivity connectivity_of(const Family& family) {
  if (family.two_connected) return Connectivity::two_connected;
  const bool may_be_cut = family.kind == FamilyKind::graphs || family.kind == FamilyKind::forests;
  return family.connected || !may_be_cut ? Connectivity::connected : Connectivity::any;
}

GraphRange graphs_of_size(const Family& family, std::uint64_t size) {
  const Bounds& edges = family.of(SizeUnit::edges);
  const Bounds& vertices = family.of(SizeUnit::vertices);
  GraphRange range{{connectivity_of(family), family.bipartite, family.cubic, edges.least, edges.most}};
  if (family.unit == SizeUnit::vertices) {
    if (vertices.contain(size)) range.first = range.last = size;
    return range;
  }
  if (!edges.contain(size)) return range;
  range.graphs.least_edges = range.graphs.most_edges = size;
  std::uint64_t most = std::min<std::uint64_t>(vertices.most, kMostGraphVertices);
  if (range.graphs.connectivity != Connectivity::any) most = std::min(most, size + 1);
  std::uint64_t least = std::max<std::uint64_t>(vertices.least, least_vertices_for(size));
  if (family.cubic) {
    if (size % 3 != 0) return range;
    least = std::max(least, 2 * size / 3);
    most = std::min(most, 2 * size / 3);
  }
  range.first = least;
  range.last = most;
  return range;
}

Bounds legs_made(const Family& family) {
  const Bounds& legs = family.of(SizeUnit::legs);
  return {std::max<std::uint64_t>(legs.least, 3), legs.most};
}

bool is_unfiltered(const Family& family) {
  if (family.kind == FamilyKind::graphs) return true;
  const bool bounded = !family.of(SizeUnit::vertices).are_open() || !family.of(SizeUnit::edges).are_open() ||
                       !family.of(SizeUnit::faces).are_open();
  if (bounded || family.cubic) return false;
  switch (family.kind) {
    case FamilyKind::cycles:
    case FamilyKind::boards: return !family.bipartite;
    case FamilyKind::forests: return !family.connected && !family.two_connected;
    default: return !family.two_connected;
  }
}

std::optional<std::uint64_t> known_made(const Family& family, std::uint64_t size) {
  if (has_one_member_a_size(family.kind)) return 1;
  switch (family.kind) {
    case FamilyKind::graphs: return known_graphs(family, size);
    case FamilyKind::boards: return std::nullopt;
    case FamilyKind::forests: return known_forest_classes(size);
    case FamilyKind::subdivided_stars: return known_stars(family, vertices_of_size(family, size));
    case FamilyKind::trees: return known_classes(FamilyName::trees, vertices_of_size(family, size));
    case FamilyKind::caterpillars: return known_classes(FamilyName::caterpillars, vertices_of_size(family, size));
    case FamilyKind::subdivided_bistars: return known_classes(FamilyName::bistars, vertices_of_size(family, size));
    default: throw InternalError("no such family");
  }
}

std::optional<GroupSize> known_weight(const Family& family, std::uint64_t size) {
  const auto labelled = [&](FamilyName name) { return known_labelled(name, vertices_of_size(family, size)); };
  switch (family.kind) {
    case FamilyKind::graphs: return known_labelled_of_size(family, size);
    case FamilyKind::boards:
      return connectivity_of(family) == Connectivity::connected ? rooted_simple_maps(size)
                                                                : rooted_simple_two_connected_maps(size);
    case FamilyKind::forests: return known_labelled_forests(size);
    case FamilyKind::trees: return labelled(FamilyName::trees);
    case FamilyKind::caterpillars: return labelled(FamilyName::caterpillars);
    case FamilyKind::subdivided_stars:
      if (legs_made(family) != legs_made(Family{})) return std::nullopt;
      return labelled(FamilyName::stars);
    case FamilyKind::subdivided_bistars: return labelled(FamilyName::bistars);
    default: return std::nullopt;
  }
}

std::string source_of_made(const Family& family) {
  switch (family.kind) {
    case FamilyKind::graphs:
      if (family.unit == SizeUnit::edges && !family.cubic) return "OEIS A002905";
      return std::string(source_of_graph_classes(graphs_of_size(family, 1).graphs));
    case FamilyKind::trees: return "OEIS A000055";
    case FamilyKind::forests: return "OEIS A005195";
    case FamilyKind::caterpillars: return "Harary and Schwenk 1973";
    default: return "the generating function of partitions";
  }
}

}  // namespace sprague
