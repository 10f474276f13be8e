#include "canonical/labelling.hpp"

#include <algorithm>
#include <numeric>

#include "canonical/ensure.hpp"
#include "canonical/nauty_workspace.hpp"

namespace sprague {
namespace {

// nauty calls back once a level of its search with the index of the level's stabiliser in the one before.
thread_local std::optional<GroupSize> group_product;

void multiply_group(int*, int*, int, int*, statsblk*, int, int index, int, int, int, int) {
  if (!group_product) return;
  GroupSize product = 0;
  if (__builtin_mul_overflow(*group_product, static_cast<GroupSize>(index), &product)) {
    group_product.reset();
  } else {
    group_product = product;
  }
}

// A dense nauty graph with the canonical form beside it.
struct NautyRun {
  int m = 0;
  std::vector<::graph> canonical;
  std::vector<int> lab;
  std::vector<int> orbits;
};

// The rows of the graph's matrix, m words each.
std::vector<::graph> dense_rows(const Graph& graph, int m) {
  const int n = static_cast<int>(graph.vertices());
  nauty_check(WORDSIZE, m, n, NAUTYVERSIONID);
  std::vector<::graph> dense(static_cast<std::size_t>(m) * static_cast<std::size_t>(n), 0);
  for (int v = 0; v < n; ++v) {
    for (Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
      ADDELEMENT(GRAPHROW(dense.data(), v, m), w);
    }
  }
  return dense;
}

NautyRun run_nauty(const Graph& graph, std::span<const Colour> colours) {
  hold_nauty_workspace();
  const int n = static_cast<int>(graph.vertices());
  const int m = SETWORDSNEEDED(n);
  std::vector<::graph> dense = dense_rows(graph, m);
  NautyRun run{m, std::vector<::graph>(dense.size(), 0), std::vector<int>(graph.vertices()),
               std::vector<int>(graph.vertices())};
  std::vector<int> ptn(graph.vertices(), 0);
  std::iota(run.lab.begin(), run.lab.end(), 0);
  static const DEFAULTOPTIONS_GRAPH(defaults);
  optionblk options = defaults;
  options.getcanon = TRUE;
  options.userlevelproc = multiply_group;
  if (!colours.empty()) {
    options.defaultptn = FALSE;
    std::ranges::stable_sort(run.lab, {}, [&](int v) { return colours[static_cast<std::size_t>(v)]; });
    for (std::size_t i = 0; i + 1 < run.lab.size(); ++i) {
      ptn[i] = colours[static_cast<std::size_t>(run.lab[i])] == colours[static_cast<std::size_t>(run.lab[i + 1])];
    }
  }
  statsblk stats;
  group_product = 1;
  densenauty(dense.data(), run.lab.data(), ptn.data(), run.orbits.data(), &options, &stats, m, n, run.canonical.data());
  ENSURE(stats.errstatus == 0, "nauty reports an error");
  return run;
}

}  // namespace

Labelling label(const Graph& graph, std::span<const Colour> colours) {
  ENSURE(colours.empty() || colours.size() == graph.vertices(), "one colour a vertex");
  Labelling result;
  if (graph.vertices() == 0) {
    result.group_size = 1;
    return result;
  }
  const NautyRun run = run_nauty(graph, colours);
  result.order.assign(run.lab.begin(), run.lab.end());
  result.orbits.assign(run.orbits.begin(), run.orbits.end());
  result.group_size = group_product;
  return result;
}

std::optional<GroupSize> automorphisms_of(const Graph& graph) {
  if (graph.vertices() == 0) return 1;
  hold_nauty_workspace();
  const int n = static_cast<int>(graph.vertices());
  const int m = SETWORDSNEEDED(n);
  std::vector<::graph> dense = dense_rows(graph, m);
  std::vector<int> work(3 * graph.vertices());
  static const DEFAULTOPTIONS_GRAPH(defaults);
  optionblk options = defaults;
  options.userlevelproc = multiply_group;
  statsblk stats;
  group_product = 1;
  densenauty(dense.data(), work.data(), work.data() + n, work.data() + 2 * static_cast<std::ptrdiff_t>(n), &options,
             &stats, m, n, nullptr);
  ENSURE(stats.errstatus == 0, "nauty reports an error");
  return group_product;
}

std::string canonical_form(const Graph& graph, std::span<const Colour> colours) {
  ENSURE(colours.empty() || colours.size() == graph.vertices(), "one colour a vertex");
  const std::size_t n = graph.vertices();
  std::string form;
  auto append = [&form](std::uint32_t value) {
    for (int shift : {0, 8, 16, 24}) form.push_back(static_cast<char>(value >> shift & 255U));
  };
  append(static_cast<std::uint32_t>(n));
  if (n == 0) return form;
  const NautyRun run = run_nauty(graph, colours);
  if (!colours.empty()) {
    for (int v : run.lab) append(colours[static_cast<std::size_t>(v)]);
  }
  unsigned byte = 0;
  unsigned bits = 0;
  for (int b = 1; b < static_cast<int>(n); ++b) {
    for (int a = 0; a < b; ++a) {
      byte = byte << 1 | (ISELEMENT(GRAPHROW(run.canonical.data(), a, run.m), b) ? 1U : 0U);
      if (++bits == 8) {
        form.push_back(static_cast<char>(byte));
        byte = bits = 0;
      }
    }
  }
  if (bits > 0) form.push_back(static_cast<char>(byte << (8 - bits)));
  return form;
}

Graph graph_of_form(std::string_view form) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(form[i]); };
  Graph graph(byte(0) | static_cast<std::size_t>(byte(1)) << 8);
  std::size_t place = 4 * std::size_t{8};
  for (std::size_t b = 1; b < graph.vertices(); ++b) {
    for (std::size_t a = 0; a < b; ++a, ++place) {
      if ((byte(place / 8) >> (7 - place % 8) & 1U) != 0)
        graph.add_edge(static_cast<Vertex>(a), static_cast<Vertex>(b));
    }
  }
  return graph;
}

std::string_view nauty_version() {
  return NAUTYVERSION;
}

Graph canonical_graph(const Graph& graph) {
  return graph.induced(label(graph).order);
}

}  // namespace sprague
