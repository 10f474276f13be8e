// Lists of graphs and boards: what nauty's programs write, broken lines named by their number, streams that are still
// written.
#include "canonical/graph_files.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <thread>

#include "canonical/ensure.hpp"
#include "canonical/families.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/labelling.hpp"
#include "canonical/plane_notation.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

using namespace std::string_literals;

struct Listed {
  std::vector<std::string> graphs;  // as graph6
  std::vector<std::uint64_t> lines;
};

Listed listed(const std::string& path) {
  Listed list;
  each_graph_of(path, [&](const Graph& graph, std::uint64_t line) {
    list.graphs.push_back(to_graph6(graph));
    list.lines.push_back(line);
  });
  return list;
}

class GraphFiles : public ::testing::Test {
 protected:
  std::string file(const std::string& bytes) {
    const auto path = scratch_.path() / ("list" + std::to_string(++files_));
    std::ofstream(path, std::ios::binary) << bytes;
    return path.string();
  }
  // What a command of the shell writes.
  std::string written_by(const std::string& command) {
    std::string path = (scratch_.path() / ("list" + std::to_string(++files_))).string();
    EXPECT_EQ(std::system((command + " >" + path).c_str()), 0) << command << ": is the package nauty installed?";
    return path;
  }
  std::string fifo() {
    std::string path = (scratch_.path() / "fifo").string();
    EXPECT_EQ(mkfifo(path.c_str(), 0600), 0);
    return path;
  }
  template <class Read>
  static std::string complaint(Read read) {
    try {
      read();
    } catch (const InputError& error) {
      return error.what();
    }
    return "none";
  }
  static std::string complaint_of_graphs(const std::string& path) {
    return complaint([&] { listed(path); });
  }
  static std::string complaint_of_boards(const std::string& path) {
    return complaint([&] { each_board_of(path, [](const PlaneMap&, std::uint64_t) {}); });
  }

 private:
  support::Scratch scratch_;
  int files_ = 0;
};

// A001349: 112 connected graphs on 6 vertices. All formats that geng writes hold the same graphs.
TEST_F(GraphFiles, WhatGengWrites) {
  const Listed plain = listed(written_by("nauty-geng -cq 6"));
  EXPECT_EQ(plain.graphs.size(), 112U);
  EXPECT_EQ(plain.lines.front(), 1U);
  EXPECT_EQ(plain.lines.back(), 112U);
  for (const char* options : {"-cqh", "-cqs", "-cqsh"}) {
    EXPECT_EQ(listed(written_by("nauty-geng "s + options + " 6")).graphs, plain.graphs) << options;
  }
  EXPECT_EQ(listed(written_by("(nauty-geng -cqh 6; nauty-geng -cqsh 6)")).graphs.size(), 224U);
}

TEST_F(GraphFiles, LinesThatSayNothingArePassedOver) {
  const Listed list = listed(file("# triangles\r\n\n  Bw\t\r\n>>sparse6<<\n:Bc\n   # the end\n>>graph6<<Bw"));
  EXPECT_EQ(list.graphs, (std::vector<std::string>{"Bw", "Bo", "Bw"}));
  EXPECT_EQ(list.lines, (std::vector<std::uint64_t>{3, 5, 7}));
  for (const char* nothing : {"", "\n", "#", ">>graph6<<", ">>sparse6<<\n"}) {
    EXPECT_TRUE(listed(file(nothing)).graphs.empty()) << nothing;
  }
}

TEST_F(GraphFiles, ABrokenLineIsNamed) {
  struct Bad {
    std::string bytes;
    std::string named;
  };
  const std::array bad{
      Bad{"Bw\nB\n", ":2: graph6: ends after byte 1, expected 2 bytes for 3 vertices"},
      Bad{"Bw\nBw Bw\n", ":2: graph6: byte 3 is 0x20"},
      Bad{"Bw\nC6\n", ":2: graph6: byte 2 is 0x36, expected a character from '?' to '~'"},
      Bad{"Bw\nBw\0\n"s, ":2: graph6: byte 3 is 0x00"},
      Bad{">>graph6<<\n\n:B\x7f", ":3: sparse6: byte 3 is 0x7f"},
      Bad{">>graph6<<>>graph6<<Bw", ":1: graph6: byte 1 is 0x3e"},
      Bad{"Bw\n;y\n", ":2: a line of incremental sparse6, expected graph6 or sparse6"},
      Bad{"&B?\n", ":1: a line of digraph6"},
      Bad{">>digraph6<<&B?\n", ":1: header '>>digraph6<<': expected >>graph6<<, >>sparse6<< or none"},
      Bad{">>planar_code<<\x03", ":1: header '>>planar_code<<': expected"},
      Bad{">>graph6\nBw", ":1: header '>>graph6': expected"},
  };
  for (const Bad& input : bad) {
    const std::string path = file(input.bytes);
    EXPECT_THAT(complaint_of_graphs(path), ::testing::StartsWith(path + input.named));
  }
}

// What nauty's copyg writes so is refused at its first line that leans on the one before.
TEST_F(GraphFiles, IncrementalSparse6IsRefused) {
  const std::string path = written_by("nauty-geng -cq 5 | nauty-copyg -iq");
  EXPECT_THAT(complaint_of_graphs(path), ::testing::StartsWith(path + ":2: a line of incremental sparse6"));
}

TEST_F(GraphFiles, LineTenThousandIsFoundThere) {
  std::string bytes;
  for (int line = 1; line < 10000; ++line) bytes += "DhC\n";
  const std::string path = file(bytes + "DhCx\nDhC\n");
  std::uint64_t seen = 0;
  EXPECT_THAT(complaint([&] { each_graph_of(path, [&](const Graph&, std::uint64_t line) { seen = line; }); }),
              ::testing::StartsWith(path + ":10000: graph6: ends after byte 4, expected 3 bytes"));
  EXPECT_EQ(seen, 9999U);
}

TEST_F(GraphFiles, FilesThatCannotBeReadAreNamed) {
  EXPECT_EQ(complaint_of_graphs("missing.g6"), "missing.g6: cannot open: No such file or directory");
  EXPECT_EQ(complaint_of_graphs("/"), "/: cannot read: Is a directory");
  EXPECT_THAT(complaint_of_graphs("/dev/zero"), ::testing::StartsWith("/dev/zero:1: expected a line of at most"));
  EXPECT_EQ(complaint_of_boards("missing.pc"), "missing.pc: cannot open: No such file or directory");
}

// Lines longer than a block of the reader, and blocks with many lines: the large complete graph between small ones.
TEST_F(GraphFiles, LinesLongerThanABlock) {
  const std::string large = to_graph6(parse_graph("K1200"));
  ASSERT_GT(large.size(), 100000U);
  const Listed list = listed(file("Bw\n" + large + "\nBw\n" + large + "\n"));
  EXPECT_EQ(list.graphs, (std::vector<std::string>{"Bw", large, "Bw", large}));
}

// An error of whoever takes the graphs is theirs, not the file's.
TEST_F(GraphFiles, ErrorsOfTheSinkStayAsTheyAre) {
  const std::string path = file("Bw\n");
  EXPECT_EQ(complaint([&] { each_graph_of(path, [](const Graph&, std::uint64_t) { throw InputError("mine"); }); }),
            "mine");
}

// The second graph is written only once the first was taken.
TEST_F(GraphFiles, AStreamIsReadWhileItIsWritten) {
  const std::string path = fifo();
  std::atomic<int> taken = 0;
  std::thread writer([&] {
    std::ofstream stream(path);
    for (int written = 1; written <= 3; ++written) {
      stream << "Bw\n" << std::flush;
      while (taken < written) std::this_thread::yield();
    }
  });
  each_graph_of(path, [&](const Graph&, std::uint64_t) { ++taken; });
  writer.join();
  EXPECT_EQ(taken, 3);
}

TEST_F(GraphFiles, AWaitCanBeStopped) {
  const std::string path = fifo();
  const int held = open(path.c_str(), O_RDWR);
  ASSERT_GE(held, 0);
  int calls = 0;
  const auto stop_at_third = [&] {
    if (++calls == 3) throw Interrupted();
  };
  EXPECT_THROW(each_graph_of(
                   path, [](const Graph&, std::uint64_t) {}, stop_at_third),
               Interrupted);
  close(held);
}

TEST_F(GraphFiles, StandardInputIsAMinus) {
  const std::string path = file("Bw\nB\n");
  const int kept = dup(STDIN_FILENO);
  const int list = open(path.c_str(), O_RDONLY);
  dup2(list, STDIN_FILENO);
  const std::string said = complaint_of_graphs("-");
  dup2(kept, STDIN_FILENO);
  close(kept);
  close(list);
  EXPECT_THAT(said, ::testing::StartsWith("standard input:2: graph6: ends"));
}

// planarg draws each planar graph once; all connected graphs on 5 vertices but K5 are planar.
TEST_F(GraphFiles, BoardsOfPlanarCode) {
  const std::string path = written_by("nauty-geng -cq 5 | nauty-planarg -pq");
  std::vector<std::uint64_t> edges;
  std::uint64_t last = 0;
  each_board_of(path, [&](const PlaneMap& board, std::uint64_t number) {
    EXPECT_EQ(number, ++last);
    EXPECT_EQ(board.vertices(), 5U);
    edges.push_back(board.edges());
  });
  std::vector<std::uint64_t> expected;
  for (const std::string& graph6 : listed(written_by("nauty-geng -cq 5")).graphs) {
    const Graph graph = parse_graph6(graph6);
    if (graph.edges() < 10) expected.push_back(graph.edges());
  }
  EXPECT_EQ(edges, expected);
  EXPECT_EQ(edges.size(), 20U);
}

TEST_F(GraphFiles, ABrokenBoardIsNamedWithItsByte) {
  const std::string edge = "\x02\x02\x00\x01\x00"s;
  const std::string broken = file(">>planar_code<<" + edge + edge + "\x02\x03\x00\x01\x00"s);
  EXPECT_EQ(complaint_of_boards(broken), broken + ": board 3: planar_code: byte 27: neighbour 3, expected 0 to 2");
  const std::string torn = file(edge + "\x02\x02"s);
  EXPECT_THAT(complaint_of_boards(torn), ::testing::StartsWith(torn + ": board 2: planar_code: ends after byte 7"));
  const std::string graphs = file(">>graph6<<Bw\n");
  EXPECT_EQ(complaint_of_boards(graphs), graphs + ": planar_code: byte 1: expected the header '>>planar_code<<'");
}

// The reader of lines may take a name for a graph in graph6, or the other way round, only if a text is both: none is.
// Every name but Petersen has a character that graph6 has not, and graphs whose graph6 has eight bytes and begins with
// P do not exist (P says 17 vertices, which take 24 bytes).
TEST(GraphLines, NoNameOfAGraphIsGraph6) {
  const std::vector<std::string> names{"P0",     "P5",       "C3",       "C6",     "K5",         "K3,3",
                                       "K(3,3)", "Q0",       "Q3",       "W5",     "Grid(3,4)",  "Petersen",
                                       "S()",    "S(1,2)",   "B(1;2;3)", "Cat(0)", "Cat(2,0,1)", "g6:Bw",
                                       "s6::Bc", "K(1,2,3)", "B(;0;)"};
  for (const std::string& name : names) {
    EXPECT_NO_THROW(parse_graph(name)) << name;
    EXPECT_THROW(parse_graph6(name), InputError) << name;
    EXPECT_THROW(parse_sparse6(name), InputError) << name;
  }
}

// The other way round, over all graphs on up to 4 vertices and all texts of up to three bytes.
TEST(GraphLines, NoGraph6IsTheNameOfAGraph) {
  std::size_t graphs = 0;
  const auto try_text = [&](const std::string& text) {
    try {
      parse_graph6(text);
    } catch (const InputError&) {
      return;
    }
    ++graphs;
    EXPECT_THROW(parse_graph(text), InputError) << text;
  };
  for (int a = 33; a < 127; ++a) {
    const std::string one(1, static_cast<char>(a));
    try_text(one);
    for (int b = 33; b < 127; ++b) {
      const std::string two = one + static_cast<char>(b);
      try_text(two);
      for (int c = 33; c < 127; ++c) try_text(two + static_cast<char>(c));
    }
  }
  EXPECT_EQ(graphs, 1U + 1 + 2 + 8 + 64 + 1024);  // labelled graphs on 0 to 5 vertices: 2^(n(n-1)/2)
}

}  // namespace
}  // namespace sprague
