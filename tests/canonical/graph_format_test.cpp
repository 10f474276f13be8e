// graph6 and sparse6: every small graph round-trips, the published examples read, and no corrupted byte goes unnoticed.
#include "canonical/graph_format.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>

#include "canonical/ensure.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

Graph graph_of(std::size_t n, const std::vector<std::pair<Vertex, Vertex>>& edges) {
  Graph graph(n);
  for (auto [a, b] : edges) graph.add_edge(a, b);
  return graph;
}

TEST(GraphFormat, EverySmallGraphRoundTrips) {
  for (const Graph& graph : support::graphs_up_to(6, Connectivity::any)) {
    EXPECT_EQ(parse_graph6(to_graph6(graph)), graph);
    EXPECT_EQ(parse_sparse6(to_sparse6(graph)), graph) << to_sparse6(graph);
  }
}

TEST(GraphFormat, RandomRelabellingsRoundTrip) {
  support::Random random = support::seeded();
  for (std::size_t n : {0U, 1U, 2U, 4U, 8U, 9U, 16U, 17U, 32U, 33U, 62U, 63U, 64U, 65U, 100U}) {
    for (int round = 0; round < 40; ++round) {
      Graph graph(n);
      const std::uint64_t sparsity = 1 + random() % 20;
      for (std::size_t b = 1; b < n; ++b) {
        for (std::size_t a = 0; a < b; ++a) {
          if (random() % sparsity == 0) graph.add_edge(static_cast<Vertex>(a), static_cast<Vertex>(b));
        }
      }
      EXPECT_EQ(parse_graph6(to_graph6(graph)), graph);
      EXPECT_EQ(parse_sparse6(to_sparse6(graph)), graph) << to_sparse6(graph);
    }
  }
}

// nauty's formats.txt, its worked examples.
TEST(GraphFormat, ExamplesOfFormatsTxt) {
  const Graph five = graph_of(5, {{0, 2}, {0, 4}, {1, 3}, {3, 4}});
  EXPECT_EQ(parse_graph6("DQc"), five);
  EXPECT_EQ(to_graph6(five), "DQc");
  const Graph seven = graph_of(7, {{0, 1}, {0, 2}, {1, 2}, {5, 6}});
  EXPECT_EQ(parse_sparse6(":Fa@x^"), seven);
  EXPECT_EQ(to_sparse6(seven), ":Fa@x^");
}

// formats.txt, N(n): 30 is one byte; 12345 is "~" and 18 bits; here the largest of each form that we take.
TEST(GraphFormat, VertexCounts) {
  EXPECT_EQ(to_graph6(Graph(0)), "?");
  EXPECT_EQ(to_graph6(Graph(1)), "@");
  EXPECT_EQ(parse_graph6("?").vertices(), 0U);
  for (std::size_t n : {62U, 63U, 4096U}) {
    const std::string sparse = to_sparse6(Graph(n));
    EXPECT_EQ(parse_sparse6(sparse).vertices(), n);
  }
  EXPECT_EQ(to_sparse6(Graph(62)), ":}");
  EXPECT_EQ(to_sparse6(Graph(63)), ":~??~");
  // Both forms with more vertices than a graph may have: refused before anything is allocated.
  for (const char* huge : {"~@?@", "~~~~~~~~", "~}~~"}) EXPECT_THROW(parse_graph6(huge), InputError) << huge;
  // formats.txt gives each n one form: few vertices in a long form are refused.
  for (const char* wordy : {"~???", "~~??????", "~??D"}) EXPECT_THROW(parse_graph6(wordy), InputError) << wordy;
  EXPECT_THROW(parse_sparse6(":~~~~~~~~"), InputError);
  EXPECT_THROW(parse_sparse6(":~@?@"), InputError);
}

// An accepted text must mean a graph that prints and reads back.
void expect_sound(const Graph& graph) {
  EXPECT_EQ(parse_graph6(to_graph6(graph)), graph);
  EXPECT_EQ(parse_sparse6(to_sparse6(graph)), graph);
}

TEST(GraphFormat, EveryCorruptedByteOfGraph6) {
  std::vector<Graph> graphs = support::graphs_up_to(5, Connectivity::any);
  graphs.push_back(parse_graph6("DQc"));
  for (const Graph& graph : graphs) {
    const std::string text = to_graph6(graph);
    for (std::size_t i = 0; i < text.size(); ++i) {
      EXPECT_THROW(parse_graph6(text.substr(0, i)), InputError) << text << " cut at " << i;
      for (unsigned byte = 0; byte < 256; ++byte) {
        std::string bad = text;
        bad[i] = static_cast<char>(byte);
        if (bad == text) continue;
        try {
          const Graph other = parse_graph6(bad);
          EXPECT_NE(other, graph) << bad;
          EXPECT_EQ(to_graph6(other), bad);
        } catch (const InputError& error) {
          EXPECT_THAT(error.what(), ::testing::ContainsRegex("byte [0-9]+")) << bad;
        }
      }
    }
    EXPECT_THROW(parse_graph6(text + "?"), InputError);
  }
}

TEST(GraphFormat, EveryCorruptedByteOfSparse6) {
  std::vector<Graph> graphs = support::graphs_up_to(5, Connectivity::any);
  graphs.push_back(parse_sparse6(":Fa@x^"));
  for (const Graph& graph : graphs) {
    const std::string text = to_sparse6(graph);
    for (std::size_t i = 0; i < text.size(); ++i) {
      try {
        expect_sound(parse_sparse6(text.substr(0, i)));
      } catch (const InputError& error) {
        EXPECT_THAT(error.what(), ::testing::ContainsRegex("byte [0-9]+")) << text << " cut at " << i;
      }
      for (unsigned byte = 0; byte < 256; ++byte) {
        std::string bad = text;
        bad[i] = static_cast<char>(byte);
        try {
          expect_sound(parse_sparse6(bad));
        } catch (const InputError& error) {
          EXPECT_THAT(error.what(), ::testing::ContainsRegex("byte [0-9]+")) << bad;
        }
      }
    }
    EXPECT_THROW(parse_sparse6(text + "~"), InputError) << text;
  }
}

// The last byte of "DQc" holds bits of four vertex pairs and two bits of padding.
TEST(GraphFormat, PaddingOfGraph6) {
  for (int padding : {1, 2, 3}) {
    const std::string bad = std::string("DQ") + static_cast<char>('c' + padding);
    EXPECT_THROW(parse_graph6(bad), InputError) << bad;
  }
}

// ":Fa@x^": four bits of the last byte, 011111, are padding; fewer than one vertex number are left, so none may be 0.
TEST(GraphFormat, PaddingOfSparse6) {
  const std::string text = ":Fa@x^";
  const unsigned last = static_cast<unsigned char>(text.back()) - 63U;
  ASSERT_EQ(last, 0b011111U);
  for (unsigned bit = 0; bit < 2; ++bit) {
    std::string bad = text;
    bad.back() = static_cast<char>((last & ~(1U << bit)) + 63);
    try {
      EXPECT_NE(parse_sparse6(bad), parse_sparse6(text)) << bad;
    } catch (const InputError&) {
    }
  }
  // P2 by formats.txt: n = 2, one edge 0-1 is the bits 1 0, then four of padding.
  EXPECT_EQ(to_sparse6(graph_of(2, {{0, 1}})), ":An");
  for (unsigned bit = 0; bit < 4; ++bit) {
    const std::string bad = std::string(":A") + static_cast<char>((0b101111U & ~(1U << bit)) + 63);
    EXPECT_THROW(parse_sparse6(bad), InputError) << bad;
  }
}

// The 0 that formats.txt puts first stands only where a whole vertex number of 1s would follow: n = 8 and the edge 0-1
// are the bits 1 000 and two of padding, too few for it.
TEST(GraphFormat, ZeroFirstPaddingOfSparse6OnlyWhereNeeded) {
  EXPECT_EQ(to_sparse6(graph_of(8, {{0, 1}})), ":Gb");
  EXPECT_THROW(parse_sparse6(std::string(":G") + static_cast<char>(0b100001 + 63)), InputError);
}

TEST(GraphFormat, Sparse6RefusesLoopsAndRepeatedEdges) {
  EXPECT_THROW(parse_sparse6(""), InputError);
  EXPECT_THROW(parse_sparse6("DQc"), InputError);
  // n = 3, width 2: edge 0-1 as 1 00, again as 0 00; loop at vertex 1 as 1 01.
  EXPECT_THROW(parse_sparse6(std::string(":B") + static_cast<char>(0b100000 + 63)), InputError);
  EXPECT_THROW(parse_sparse6(std::string(":B") + static_cast<char>(0b101111 + 63)), InputError);
}

// The same bytes as nauty's copyg writes, over every graph of at most six vertices.
TEST(GraphFormat, SameBytesAsNauty) {
  const std::string name = ::testing::TempDir() + "sprague_" + std::to_string(getpid());
  const std::string in = name + ".g6";
  const std::string out = name + ".s6";
  const std::vector<Graph> graphs = support::graphs_up_to(6, Connectivity::any);
  {
    std::ofstream file(in);
    for (const Graph& graph : graphs) file << to_graph6(graph) << '\n';
  }
  ASSERT_EQ(std::system(("nauty-copyg -qs " + in + " " + out).c_str()), 0) << "nauty's programs are needed";
  std::ifstream file(out);
  for (const Graph& graph : graphs) {
    std::string line;
    ASSERT_TRUE(std::getline(file, line));
    EXPECT_EQ(line, to_sparse6(graph)) << to_graph6(graph);
  }
  std::remove(in.c_str());
  std::remove(out.c_str());
}

}  // namespace
}  // namespace sprague
