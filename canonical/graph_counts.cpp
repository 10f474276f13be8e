#include "canonical/graph_counts.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <vector>

#include "canonical/census.hpp"
#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// OEIS A005142, n = 0..17.
constexpr std::array<std::uint64_t, 18> kConnectedBipartite{
    1, 1, 1, 1, 3, 5, 17, 44, 182, 730, 4032, 25598, 212780, 2241730, 31193324, 575252112, 14218209962, 472740425319};

// OEIS A002851, 2n = 0, 2, ..., 24.
constexpr std::array<std::uint64_t, 13> kConnectedCubic{1,   0,    1,     2,      5,       19,       85,
                                                        509, 4060, 41301, 510489, 7319447, 117940535};

// OEIS A002218, n = 0..12, but for the single edge, which is not 2-connected here.
constexpr std::array<std::uint64_t, 13> kTwoConnected{0,   0,    0,      1,       3,         10,          56,
                                                      468, 7123, 194066, 9743542, 900969091, 153620333545};

// OEIS A002905, from 0 edges on.
constexpr std::array<std::uint64_t, 21> kConnectedByEdges{
    1,    1,     1,      3,      5,       12,      30,       79,        227,       710,       2322,
    8071, 29503, 112822, 450141, 1867871, 8037472, 35787667, 164551477, 779945969, 3804967442};

// OEIS A013922, n = 0..11, but for the single edge.
constexpr std::array<std::uint64_t, 12> kLabelledTwoConnected{
    0, 0, 0, 1, 10, 238, 11368, 1014888, 166537616, 50680432112, 29107809374336, 32093527159296128};

// OEIS A004100, n = 0..14, but for the single edge.
constexpr std::array<std::uint64_t, 15> kLabelledBipartiteTwoConnected{0,
                                                                       0,
                                                                       0,
                                                                       0,
                                                                       3,
                                                                       10,
                                                                       355,
                                                                       6986,
                                                                       297619,
                                                                       15077658,
                                                                       1120452771,
                                                                       111765799882,
                                                                       15350524923547,
                                                                       2875055248515242,
                                                                       738416821509929731};

// OEIS A004109, 2n = 0, 2, ..., 16.
constexpr std::array<std::uint64_t, 9> kLabelledConnectedCubic{
    1, 0, 1, 70, 19320, 11166120, 11543439600, 19491385914000, 50233275604512000};

constexpr std::size_t kMostLabelled = 16;

// The number of multisets of total size n, given how many things of each size 1, 2, ... there are.
std::uint64_t euler_transform(std::size_t n, const std::function<std::uint64_t(std::size_t)>& things) {
  std::vector<std::uint64_t> weighted(n + 1, 0);
  for (std::size_t d = 1; d <= n; ++d) {
    const std::uint64_t of_size = things(d);
    for (std::size_t k = d; k <= n; k += d) weighted[k] += d * of_size;
  }
  std::vector<std::uint64_t> result(n + 1, 0);
  result[0] = 1;
  for (std::size_t m = 1; m <= n; ++m) {
    for (std::size_t k = 1; k <= m; ++k) result[m] += weighted[k] * result[m - k];
    result[m] /= m;
  }
  return result[n];
}

// Numbers of labelled graphs by their edges.
using ByEdges = std::vector<GroupSize>;

void add_product(ByEdges& sum, GroupSize factor, const ByEdges& a, const ByEdges& b) {
  sum.resize(std::max(sum.size(), a.size() + b.size() - 1), 0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size(); ++j) sum[i + j] += factor * a[i] * b[j];
  }
}

// row[k] = C(n, k).
ByEdges choose(std::size_t n) {
  ByEdges row{1};
  for (std::size_t i = 0; i < n; ++i) {
    row.push_back(0);
    for (std::size_t k = row.size(); k-- > 1;) row[k] += row[k - 1];
  }
  return row;
}

// From structures on 0 to n labelled vertices, those that are connected: the component of vertex 1 is any of them.
std::vector<ByEdges> connected_of(const std::vector<ByEdges>& all) {
  std::vector<ByEdges> connected(all.size(), ByEdges{0});
  for (std::size_t m = 1; m < all.size(); ++m) {
    const ByEdges with_first = choose(m - 1);
    ByEdges others{0};
    for (std::size_t k = 1; k < m; ++k) add_product(others, with_first[k - 1], connected[k], all[m - k]);
    connected[m] = all[m];
    connected[m].resize(std::max(connected[m].size(), others.size()), 0);
    for (std::size_t i = 0; i < others.size(); ++i) connected[m][i] -= others[i];
  }
  return connected;
}

// The other way.
std::vector<ByEdges> all_of(const std::vector<ByEdges>& connected) {
  std::vector<ByEdges> all(connected.size(), ByEdges{0});
  all[0] = {1};
  for (std::size_t m = 1; m < connected.size(); ++m) {
    const ByEdges with_first = choose(m - 1);
    for (std::size_t k = 1; k <= m; ++k) add_product(all[m], with_first[k - 1], connected[k], all[m - k]);
  }
  return all;
}

std::vector<ByEdges> labelled_by_edges(bool bipartite, std::size_t n) {
  std::vector<ByEdges> all;
  for (std::size_t m = 0; m <= n; ++m) {
    ByEdges& sum = all.emplace_back(ByEdges{0});
    if (!bipartite) {
      sum = choose(m * (m - (m > 0 ? 1 : 0)) / 2);
      continue;
    }
    // With each vertex in one of two colours.
    const ByEdges colourings = choose(m);
    for (std::size_t k = 0; k <= m; ++k) add_product(sum, colourings[k], choose(k * (m - k)), {1});
  }
  return all;
}

// A connected bipartite graph has two such colourings.
std::vector<ByEdges> uncoloured(std::vector<ByEdges> connected) {
  for (ByEdges& numbers : connected) {
    for (GroupSize& number : numbers) number /= 2;
  }
  return connected;
}

bool bounds_edges(const GraphClass& graphs, std::size_t n) {
  const std::size_t least = graphs.connectivity == Connectivity::any ? 0 : n - 1;
  return graphs.least_edges > least || graphs.most_edges < n * (n - 1) / 2;
}

template <std::size_t Size>
std::optional<std::uint64_t> entry(const std::array<std::uint64_t, Size>& table, std::size_t n) {
  if (n >= Size) return std::nullopt;
  return table[n];
}

std::optional<GroupSize> labelled_cubic(Connectivity connectivity, std::size_t n) {
  if (n % 2 != 0) return 0;
  if (n / 2 >= kLabelledConnectedCubic.size() || connectivity == Connectivity::two_connected) return std::nullopt;
  std::vector<ByEdges> connected(n + 1, ByEdges{0});
  for (std::size_t m = 2; m <= n; m += 2) connected[m] = {kLabelledConnectedCubic[m / 2]};
  return (connectivity == Connectivity::any ? all_of(connected) : connected)[n][0];
}

}  // namespace

std::optional<std::uint64_t> known_graph_classes(const GraphClass& graphs, std::size_t n) {
  ENSURE(n >= 1, "graphs have vertices");
  if (bounds_edges(graphs, n) || (graphs.bipartite && graphs.cubic)) return std::nullopt;
  if (graphs.connectivity == Connectivity::two_connected) {
    if (graphs.bipartite || graphs.cubic) return std::nullopt;
    return entry(kTwoConnected, n);
  }
  const auto connected = [&](std::size_t m) -> std::optional<std::uint64_t> {
    if (graphs.cubic) return m % 2 != 0 ? 0 : entry(kConnectedCubic, m / 2);
    return graphs.bipartite ? entry(kConnectedBipartite, m) : known_classes(FamilyName::connected_graphs, m);
  };
  if (!connected(n) || graphs.connectivity == Connectivity::connected) return connected(n);
  return euler_transform(n, [&](std::size_t m) { return connected(m).value(); });
}

std::string_view source_of_graph_classes(const GraphClass& graphs) {
  const bool any = graphs.connectivity == Connectivity::any;
  if (graphs.connectivity == Connectivity::two_connected) return "OEIS A002218";
  if (graphs.cubic) return any ? "OEIS A005638" : "OEIS A002851";
  if (graphs.bipartite) return any ? "OEIS A033995" : "OEIS A005142";
  return any ? "OEIS A000088" : "OEIS A001349";
}

std::optional<GroupSize> known_labelled_graphs(const GraphClass& graphs, std::size_t n) {
  ENSURE(n >= 1, "graphs have vertices");
  if (graphs.cubic) {
    if (graphs.bipartite || graphs.least_edges > n * 3 / 2 || graphs.most_edges < n * 3 / 2) return std::nullopt;
    return labelled_cubic(graphs.connectivity, n);
  }
  if (graphs.connectivity == Connectivity::two_connected) {
    if (bounds_edges(graphs, n)) return std::nullopt;
    const auto known = graphs.bipartite ? entry(kLabelledBipartiteTwoConnected, n) : entry(kLabelledTwoConnected, n);
    return known ? std::optional<GroupSize>(*known) : std::nullopt;
  }
  if (n > kMostLabelled) return std::nullopt;
  std::vector<ByEdges> numbers = labelled_by_edges(graphs.bipartite, n);
  if (graphs.bipartite || graphs.connectivity == Connectivity::connected) numbers = connected_of(numbers);
  if (graphs.bipartite) numbers = uncoloured(std::move(numbers));
  if (graphs.bipartite && graphs.connectivity == Connectivity::any) numbers = all_of(numbers);
  GroupSize sum = 0;
  for (std::size_t e = graphs.least_edges; e < numbers[n].size() && e <= graphs.most_edges; ++e) sum += numbers[n][e];
  return sum;
}

std::optional<std::uint64_t> known_connected_graphs_by_edges(std::size_t edges) {
  return entry(kConnectedByEdges, edges);
}

std::optional<std::uint64_t> known_forest_classes(std::size_t n) {
  if (!known_classes(FamilyName::trees, n)) return std::nullopt;
  return euler_transform(n, [](std::size_t m) { return known_classes(FamilyName::trees, m).value(); });
}

std::optional<GroupSize> known_labelled_forests(std::size_t n) {
  if (!known_labelled(FamilyName::trees, n)) return std::nullopt;
  std::vector<ByEdges> trees{{0}};
  for (std::size_t m = 1; m <= n; ++m) trees.push_back({known_labelled(FamilyName::trees, m).value()});
  return all_of(trees)[n][0];
}

}  // namespace sprague
