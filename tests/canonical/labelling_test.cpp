// Canonical labelling against brute force over all relabellings: one form a class, a map that maps, |Aut| exactly.
#include "canonical/labelling.hpp"

#include <gmock/gmock.h>

#include <map>
#include <set>
#include <thread>

#include "canonical/census.hpp"
#include "canonical/graph_format.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

// Is vertex i of `a` going to vertex to[i] of `b` an isomorphism that keeps colours?
bool maps(const Graph& a, const Graph& b, const std::vector<Vertex>& to, const std::vector<Colour>& colours_a,
          const std::vector<Colour>& colours_b) {
  for (std::size_t v = 0; v < a.vertices(); ++v) {
    if (!colours_a.empty() && colours_a[v] != colours_b[to[v]]) return false;
    for (std::size_t w = 0; w < v; ++w) {
      if (a.has_edge(static_cast<Vertex>(v), static_cast<Vertex>(w)) != b.has_edge(to[v], to[w])) return false;
    }
  }
  return true;
}

std::vector<Colour> coloured_by(const std::vector<Colour>& colours, const std::vector<Vertex>& order) {
  std::vector<Colour> result;
  if (colours.empty()) return result;
  for (Vertex v : order) result.push_back(colours[v]);
  return result;
}

// Goes through all relabellings of one coloured graph.
void check_all_relabellings(const Graph& graph, const std::vector<Colour>& colours) {
  const std::size_t n = graph.vertices();
  const std::string form = canonical_form(graph, colours);
  const Labelling own = label(graph, colours);
  const Graph representative = graph.induced(own.order);
  std::vector<Vertex> order = support::identity(n);
  std::vector<Vertex> smallest_image = order;
  std::uint64_t automorphisms = 0;
  std::uint64_t relabellings = 0;
  std::set<std::pair<std::string, std::vector<Colour>>> copies;
  do {
    const Graph copy = graph.induced(order);
    const std::vector<Colour> copy_colours = coloured_by(colours, order);
    ++relabellings;
    copies.emplace(to_graph6(copy), copy_colours);
    ASSERT_EQ(canonical_form(copy, copy_colours), form);
    const Labelling labelling = label(copy, copy_colours);
    ASSERT_EQ(copy.induced(labelling.order), representative) << "the order does not lead to the canonical graph";
    ASSERT_EQ(coloured_by(copy_colours, labelling.order), coloured_by(colours, own.order));
    if (maps(graph, graph, order, colours, colours)) {
      ++automorphisms;
      for (std::size_t v = 0; v < n; ++v) {
        smallest_image[order[v]] = std::min(smallest_image[order[v]], static_cast<Vertex>(v));
      }
    }
  } while (std::ranges::next_permutation(order).found);
  ASSERT_TRUE(own.group_size.has_value());
  EXPECT_EQ(static_cast<std::uint64_t>(*own.group_size), automorphisms);
  EXPECT_EQ(own.orbits, smallest_image);
  EXPECT_EQ(copies.size() * automorphisms, relabellings) << "orbit-stabiliser";
  if (colours.empty()) {
    EXPECT_EQ(canonical_graph(graph), representative);
  }
}

TEST(Labelling, AllRelabellingsOfEveryGraph) {
  for (const Graph& graph : support::graphs_up_to(5, Connectivity::any)) {
    SCOPED_TRACE(to_graph6(graph));
    check_all_relabellings(graph, {});
  }
}

TEST(Labelling, AllRelabellingsOfEveryColouredGraph) {
  for (const Graph& graph : support::graphs_up_to(4, Connectivity::any)) {
    SCOPED_TRACE(to_graph6(graph));
    std::uint32_t colourings = 1;
    for (std::size_t v = 0; v < graph.vertices(); ++v) colourings *= 3;
    for (std::uint32_t code = 0; code < colourings; ++code) {
      std::vector<Colour> colours;
      std::uint32_t rest = code;
      // Colours are names, not ranks: large ones and gaps must do.
      for (std::size_t v = 0; v < graph.vertices(); ++v, rest /= 3) colours.push_back(rest % 3 * 70000);
      check_all_relabellings(graph, colours);
    }
  }
}

// Equal forms exactly for isomorphic coloured graphs, over all pairs on three vertices.
TEST(Labelling, EqualFormsExactlyForIsomorphicColouredGraphs) {
  struct Coloured {
    Graph graph;
    std::vector<Colour> colours;
  };
  std::vector<Coloured> all;
  for (const Graph& graph : support::graphs_on(3, Connectivity::any)) {
    for (Colour code = 0; code < 27; ++code) all.push_back({graph, {code % 3, code / 3 % 3, code / 9}});
  }
  for (const Coloured& a : all) {
    for (const Coloured& b : all) {
      bool isomorphic = false;
      std::vector<Vertex> to = support::identity(3);
      do {
        isomorphic = isomorphic || maps(a.graph, b.graph, to, a.colours, b.colours);
      } while (std::ranges::next_permutation(to).found);
      EXPECT_EQ(canonical_form(a.graph, a.colours) == canonical_form(b.graph, b.colours), isomorphic);
    }
  }
}

TEST(Labelling, DifferentClassesHaveDifferentForms) {
  std::set<std::string> forms;
  const auto graphs = support::graphs_up_to(7, Connectivity::any);
  for (const Graph& graph : graphs) forms.insert(canonical_form(graph));
  // OEIS A000088: 1, 2, 4, 11, 34, 156, 1044 graphs on 1..7 vertices.
  EXPECT_EQ(graphs.size(), 1252U);
  EXPECT_EQ(forms.size(), graphs.size());
}

TEST(Labelling, LargeGroups) {
  // The empty graph on n vertices has all n! relabellings; 33! still fits, 40! does not.
  EXPECT_EQ(to_string(label(Graph(33)).group_size.value()), to_string(factorial(33)));
  EXPECT_FALSE(label(Graph(40)).group_size.has_value());
  EXPECT_TRUE(label(Graph(0)).order.empty());
}

// More vertices than one machine word of nauty's sets holds.
TEST(Labelling, MoreThanOneWord) {
  support::Random random = support::seeded();
  for (std::size_t n : {63U, 64U, 65U, 128U, 129U, 200U}) {
    Graph graph(n);
    for (std::size_t b = 1; b < n; ++b) {
      graph.add_edge(static_cast<Vertex>(random() % b), static_cast<Vertex>(b));
    }
    const std::string form = canonical_form(graph);
    for (int copy = 0; copy < 5; ++copy) EXPECT_EQ(canonical_form(support::shuffled(graph, random)), form);
  }
}

TEST(Labelling, EightThreadsAgreeWithOne) {
  const std::vector<Graph> graphs = support::graphs_up_to(6, Connectivity::any);
  std::vector<std::string> expected;
  std::vector<GroupSize> groups;
  for (const Graph& graph : graphs) {
    expected.push_back(canonical_form(graph));
    groups.push_back(label(graph).group_size.value());
  }
  constexpr std::size_t kThreads = 8;
  std::vector<std::size_t> wrong(kThreads, 0);
  {
    std::vector<std::jthread> threads;
    for (std::size_t t = 0; t < kThreads; ++t) {
      threads.emplace_back([&, t] {
        for (std::size_t i = 0; i < graphs.size(); ++i) {
          const std::size_t at = (i * (2 * t + 1) + t) % graphs.size();
          if (canonical_form(graphs[at]) != expected[at]) ++wrong[t];
          if (label(graphs[at]).group_size != groups[at]) ++wrong[t];
        }
      });
    }
  }
  EXPECT_THAT(wrong, ::testing::Each(0U));
}

}  // namespace
}  // namespace sprague
