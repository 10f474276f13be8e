// `sprague value GAME -`: positions from standard input, with nauty's programs before it.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/graph_notation.hpp"
#include "tests/cli/command.hpp"
#include "tests/naive/node_kayles.hpp"
#include "tests/naive/octal.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

using command::run;
using command::run_line;
using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::vector<std::string> split(const std::string& text, const std::string& separator) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (std::size_t end = 0; (end = text.find(separator, begin)) != std::string::npos; begin = end + separator.size()) {
    parts.push_back(text.substr(begin, end - begin));
  }
  parts.push_back(text.substr(begin));
  return parts;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

using Rows = std::vector<std::vector<std::string>>;

Rows rows_of(const std::string& line) {
  const command::Result result = run_line(line);
  EXPECT_EQ(result.exit_code, 0) << line << "\n" << result.err;
  EXPECT_EQ(result.err, "");
  Rows rows;
  for (const std::string& row : lines_of(result.out)) rows.push_back(split(row, "\t"));
  return rows;
}

// The names of the moves after which the other player loses, in the order of the command.
std::string winning_moves(naive::OctalOnGraph& game) {
  std::vector<std::vector<int>> moves;
  for (const naive::Mask rest : game.moves(game.whole())) {
    if (game.value(rest) != 0) continue;
    std::vector<int> taken;
    for (int v = 0; (game.whole() >> v) != 0; ++v) {
      if ((rest >> v & 1) == 0) taken.push_back(v);
    }
    moves.push_back(taken);
  }
  std::ranges::sort(moves);
  std::string text;
  for (const auto& taken : moves) {
    text += text.empty() ? "" : " or ";
    for (std::size_t i = 0; i < taken.size(); ++i) text += (i == 0 ? "" : ",") + std::to_string(taken[i]);
  }
  return text.empty() ? "-" : text;
}

std::string in_order(const std::string& moves) {
  if (moves == "-") return moves;
  std::vector<std::vector<int>> parsed;
  for (const std::string& move : split(moves, " or ")) {
    std::vector<int> taken;
    for (const std::string& v : split(move, ",")) taken.push_back(std::stoi(v));
    parsed.push_back(taken);
  }
  std::ranges::sort(parsed);
  std::string text;
  for (const auto& taken : parsed) {
    text += text.empty() ? "" : " or ";
    for (std::size_t i = 0; i < taken.size(); ++i) text += (i == 0 ? "" : ",") + std::to_string(taken[i]);
  }
  return text;
}

// A001349: 112 connected graphs on 6 vertices; the naive reference plays each with the labels of its line.
TEST(ValueStream, EveryGraphThatGengWrites) {
  const Rows rows = rows_of("nauty-geng -cq 6 | sprague value octal:0.33 -");
  EXPECT_EQ(rows.size(), 112U);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 5U);
    naive::OctalOnGraph game("0.33", parse_graph6(row[2]));
    EXPECT_EQ(row[0], std::to_string(game.value())) << row[2];
    EXPECT_EQ(row[1], game.value() == 0 ? "second" : "first") << row[2];
    EXPECT_EQ(print_graph(parse_graph(row[3])), print_graph(parse_graph6(row[2])));
    EXPECT_EQ(in_order(row[4]), winning_moves(game)) << row[2];
  }
}

TEST(ValueStream, MiserePlayAndLengths) {
  const Rows rows = rows_of("nauty-geng -cq 5 | sprague value octal:0.33 - --misere --play-lengths");
  EXPECT_EQ(rows.size(), 21U);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 6U);
    naive::OctalOnGraph game("0.33", parse_graph6(row[2]));
    EXPECT_EQ(row[0], "-");
    EXPECT_EQ(row[1], game.first_wins_misere() ? "first" : "second") << row[2];
    std::string lengths;
    for (const std::uint32_t length : game.lengths()) lengths += (lengths.empty() ? "" : ",") + std::to_string(length);
    EXPECT_EQ(row[5], lengths) << row[2];
  }
}

// As graph6 or sparse6, with and without headers: the same answers but for how the graph was typed.
TEST(ValueStream, AllThatNautyWrites) {
  const auto without_input = [](Rows rows) {
    for (auto& row : rows) row.erase(row.begin() + 2);
    return rows;
  };
  const Rows rows = rows_of("nauty-geng -cq 5 | sprague value nodekayles -");
  for (const auto& row : rows) {
    EXPECT_EQ(row[0], std::to_string(naive::NodeKaylesOnGraph(parse_graph6(row[2])).value())) << row[2];
  }
  for (const char* options : {"-cqh", "-cqs", "-cqsh"}) {
    const Rows others = rows_of(std::string("nauty-geng ") + options + " 5 | sprague value nodekayles -");
    EXPECT_EQ(without_input(others), without_input(rows)) << options;
  }
}

// Whatever stands before it: each position of a stream is answered as by itself.
TEST(ValueStream, SaysWhatValueSaysOfEach) {
  struct Asked {
    std::string game;
    std::vector<std::string> options;
    std::vector<std::string> positions;
  };
  const std::vector<Asked> asked{
      {"octal:0.33",
       {},
       {"C6", "P5 + C4", "S(1,1,3,4)", "Petersen", "K3,3", "g6:DhC", "s6::DaYn", "B(1,2;2;3,4)", "P0"}},
      {"octal:0.33", {"--misere", "--play-lengths"}, {"C6", "P5 + C4", "S(1,1,3,4)", "P5", "C6"}},
      {"nodekayles", {}, {"Q3", "Grid(3,4)", "C7 + P3", "W5", "Cat(2,0,1)"}},
      {"arrows", {}, {"P6; 1>0", "S[2,v2(v2),1(^1)]", "P6", "S[^4,v3,^5]"}},
      {"arrows", {"--full"}, {"P6", "P7; 2>3"}},
      {"cycles", {}, {"bd,acd,bd,abc outer=a>b", "bd,acd,bd,abc outer=a>b; b>d", "bd,cfeda,fb,abe,bfd,ebc outer=a>b"}},
      {"heap:0.137", {}, {"20", "3+4", "1000"}},
      {"spiders", {}, {"S[^4,v3,^5]", "S[20,21,22]"}},
      {"brussels", {"--surface", "P2", "--girth", "4", "--play-lengths"}, {"3,4", "2,3", "3,3"}},
      {"circular", {}, {"CS4(3,1,5,1)", "CS4(1,1,1,1) without arcs", "CS5(1,1,1,1,2)", "CS4(3,1,6,1)"}},
      {"sprouts", {"--surface", "P1"}, {"3", "4", "2"}},
      {"sprouts", {}, {"3,(1ab) on T1 | (ab)", "5", "(adbde) | (ade),(c)"}},
  };
  const support::Scratch scratch;
  for (const Asked& stream : asked) {
    SCOPED_TRACE(stream.game);
    std::ofstream(scratch.path() / "positions") << [&] {
      std::string text;
      for (const std::string& position : stream.positions) text += position + "\n";
      return text;
    }();
    std::string line = "sprague value " + stream.game + " - --json <positions";
    for (const std::string& option : stream.options) line += " " + option;
    const command::Result result = run_line(line, scratch.path());
    EXPECT_EQ(result.exit_code, 0) << result.err;
    const std::vector<std::string> objects = lines_of(result.out);
    ASSERT_EQ(objects.size(), stream.positions.size());
    for (std::size_t i = 0; i < objects.size(); ++i) {
      std::vector<std::string> words{"value", stream.game, stream.positions[i], "--json"};
      words.insert(words.end(), stream.options.begin(), stream.options.end());
      EXPECT_EQ(objects[i] + "\n", run(words).out);
    }
  }
}

// Names are names, and what is no name may be graph6; blank lines and comments say nothing.
TEST(ValueStream, NamesBesideBareGraphs) {
  const Rows rows =
      rows_of("printf '# some\\n C6 \\n\\nE?Bw\\nC~\\r\\n:Bc\\nPetersen\\nK3,3' | sprague value octal:0.33 -");
  std::vector<std::string> typed;
  std::vector<std::string> positions;
  for (const auto& row : rows) {
    typed.push_back(row[2]);
    positions.push_back(row[3]);
  }
  EXPECT_EQ(typed, (std::vector<std::string>{"C6", "E?Bw", "C~", ":Bc", "Petersen", "K3,3"}));
  EXPECT_EQ(positions[0], "C6");
  EXPECT_EQ(positions[1], "S(1,1,1,1,1)");
  EXPECT_EQ(print_graph(parse_graph(positions[2])), print_graph(parse_graph("K4")));
  EXPECT_EQ(positions[3], "P3");
  EXPECT_EQ(print_graph(parse_graph(positions[4])), print_graph(parse_graph("Petersen")));
}

// The positions that arrows take beside graphs are not graph6, either.
TEST(ValueStream, NoOtherNotationIsGraph6) {
  for (const char* text : {"S[]", "S[2]", "S[2,v2]", "S[2,v2(v2),1(^1)]", "P5; 0>1", "system(3;a,bC;abC)", "0"}) {
    EXPECT_THROW(parse_graph6(text), InputError) << text;
  }
}

TEST(ValueStream, NothingIsAnsweredByNothing) {
  for (const char* input : {"", "\\n\\n", "# nothing\\n", ">>graph6<<"}) {
    EXPECT_TRUE(rows_of(std::string("printf '") + input + "' | sprague value octal:0.33 -").empty()) << input;
  }
}

// planarg draws each planar graph; the same boards from a file are asked one by one.
TEST(ValueStream, BoardsInPlanarCode) {
  const support::Scratch scratch;
  const command::Result stream =
      run_line("nauty-geng -cq 5 | nauty-planarg -pq | tee boards.pc | sprague value cycles - --json", scratch.path());
  EXPECT_EQ(stream.exit_code, 0) << stream.err;
  const command::Result file = run_line("sprague value cycles planar_code:boards.pc --json", scratch.path());
  const std::vector<std::string> streamed = lines_of(stream.out);
  const std::vector<std::string> from_file = lines_of(file.out);
  EXPECT_EQ(streamed.size(), 20U);  // the connected graphs on 5 vertices but K5
  ASSERT_EQ(streamed.size(), from_file.size());
  for (std::size_t i = 0; i < streamed.size(); ++i) {
    json one = json::parse(streamed[i]);
    json other = json::parse(from_file[i]);
    EXPECT_EQ(one["input"], one["position"]);
    one.erase("input");
    other.erase("input");
    EXPECT_EQ(one, other);
  }
}

TEST(ValueStream, ABrokenLineEndsItWithItsNumber) {
  const command::Result result =
      run_line("{ yes P5 | head -n 9999; echo 'P5x'; echo P5; } | sprague value octal:0.33 -");
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_EQ(lines_of(result.out).size(), 9999U);
  EXPECT_EQ(result.err, "sprague: standard input:10000: graph 'P5x': character 3 is 'x', expected the end\n");
}

TEST(ValueStream, BadInputIsNamedWithItsLine) {
  struct Bad {
    std::string game;
    std::string input;
    std::string says;
    std::size_t answered;
  };
  const std::vector<Bad> bad{
      {"octal:0.33", "C6\\nE?b", "standard input:2: graph 'E?b': character 1: no graph is named 'E'", 1},
      {"octal:0.33", "C6\\nE?b", "; as graph6: ends after byte 3, expected 4 bytes for 6 vertices", 1},
      {"octal:0.33", "C6\\nPeterson", "the nearest is Petersen", 1},
      {"octal:0.33", "C6\\n\\n:", "standard input:3: sparse6: ends after byte 1", 1},
      {"octal:0.33", ":Bc\\n;y", "standard input:2: a line of incremental sparse6, expected graph6 or sparse6", 1},
      {"octal:0.33", "&B?", "standard input:1: a line of digraph6", 0},
      {"octal:0.33", ">>graph6<<Bw\\nC6", "standard input:2: graph6: byte 2 is 0x36", 1},
      {"octal:0.33", ">>edge_code<<", "standard input:1: header '>>edge_code<<'", 0},
      {"heap:0.77", "3\\nC6", "standard input:2: ", 1},
      {"heap:0.77", ">>graph6<<Bw", "standard input:1: a list of graphs, expected positions", 0},
      {"cycles", ">>graph6<<Bw", "standard input: planar_code: byte 1: expected the header '>>planar_code<<'", 0},
      {"cycles", ">>planar_code<<\\2\\2\\0\\1\\0\\2\\3", "standard input: board 2: planar_code: byte 22", 1},
      {"cycles", "Bw", "standard input:1: plane map 'Bw': names no outer face", 0},
      {"arrows", "P5\\nP99", "standard input:2: ", 1},
      {"octal:0.38", "P5", "'8'", 0},
      {"chess", "P5", "game 'chess': there is none", 0},
      {"octal:0.33 --svg x.svg", "P5", "--svg, --planar-code, --tree: expected one position", 0},
      {"octal:0.33 --planar-code x.pc", "P5", "--svg, --planar-code, --tree: expected one position", 0},
      {"octal:0.33 --tree", "P5", "--svg, --planar-code, --tree: expected one position", 0},
      {"sprouts --surface P1", "3\\n(ab)", "standard input:2: --surface: expected", 1},
      {"cycles --misere", "b,a outer=a>b", "--misere", 0},
  };
  const support::Scratch scratch;
  for (const Bad& wrong : bad) {
    SCOPED_TRACE(wrong.game + " " + wrong.input);
    const command::Result result =
        run_line("printf '" + wrong.input + "' | sprague value " + wrong.game + " -", scratch.path());
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_EQ(lines_of(result.out).size(), wrong.answered) << result.out;
    EXPECT_THAT(result.err, StartsWith("sprague: "));
    EXPECT_THAT(result.err, HasSubstr(wrong.says));
    EXPECT_EQ(std::ranges::count(result.err, '\n'), 1) << result.err;
    EXPECT_TRUE(std::filesystem::is_empty(scratch.path()));
  }
  EXPECT_THAT(run_line("sprague value octal:0.33 - <&-").err, HasSubstr("standard input: cannot read"));
  EXPECT_THAT(run_line("sprague value octal:0.33 - </").err, HasSubstr("standard input: cannot read"));
}

TEST(ValueStream, WhatIsUndecidedIsNamedWithItsLine) {
  std::string spots = "2";
  for (int i = 1; i < 19; ++i) spots += ",2";
  const command::Result result = run_line("printf '3,4\\n" + spots + "\\n3,4\\n' | sprague value brussels - --girth 3");
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_EQ(lines_of(result.out).size(), 1U);
  EXPECT_THAT(result.err, StartsWith("sprague: undecided: standard input:2: a curve can share out"));
}

// Answers come while the input is still open, and a signal ends the wait for more of it.
TEST(ValueStream, AnswersAtOnceAndStopsWhileItWaits) {
  const support::Scratch scratch;
  const auto fifo = scratch.path() / "fifo";
  ASSERT_EQ(mkfifo(fifo.c_str(), 0600), 0);
  const int held = open(fifo.c_str(), O_RDWR);
  ASSERT_GE(held, 0);
  for (const char* signal : {"INT", "TERM"}) {
    ASSERT_EQ(write(held, "P5\nC~\n", 6), 6);
    const command::Result result = run_line(std::string("sprague value octal:0.33 - <fifo >out &\n"
                                                        "until [ $(wc -l <out) -eq 2 ]; do sleep 0.02; done\n"
                                                        "kill -") +
                                                signal + " $!\nwait $!",
                                            scratch.path());
    EXPECT_EQ(result.exit_code, 5) << signal;
    EXPECT_EQ(result.err, "sprague: interrupted\n");
  }
  close(held);
}

// A pipe that nobody reads any more ends it, as it ends every filter.
TEST(ValueStream, EndsWithItsReader) {
  const command::Result result = run_line("set +o pipefail; yes P5 | sprague value octal:0.33 - | head -n 3");
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(lines_of(result.out).size(), 3U);
}

}  // namespace
}  // namespace sprague
