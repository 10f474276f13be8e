// The files of examples/: each is checked to its end, and what is known to be true comes out as true.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

const std::filesystem::path kExamples = std::filesystem::path(SPRAGUE_SOURCE_DIR) / "examples";

std::vector<std::filesystem::path> example_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(kExamples)) {
    if (entry.path().extension() == ".claims") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

// The line of a reading in what `check` prints, or nothing.
std::string line_of(const std::string& out, const std::string& claim, const std::string& reading) {
  std::istringstream in(out);
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string id;
    std::string verdict;
    words >> id >> verdict;
    if (id == claim && line.find(" " + reading + " [") != std::string::npos) return line;
  }
  return {};
}

TEST(Examples, EveryFileSaysWhatItAsksAndIsCheckedToItsEnd) {
  const auto files = example_files();
  const std::regex id("\nclaim ([\\w.-]+)");
  EXPECT_GE(files.size(), 12U);
  for (const std::filesystem::path& file : files) {
    const std::string text = support::slurp(file);
    EXPECT_TRUE(text.starts_with("# ")) << file;
    // From another folder, as the files that they name are looked for beside them.
    const command::Result result = command::run({"check", file.string()});
    EXPECT_TRUE(result.exit_code == 0 || result.exit_code == 3) << file << "\n" << result.err;
    for (std::sregex_iterator at(text.begin(), text.end(), id), end; at != end; ++at) {
      EXPECT_THAT(result.out, ::testing::HasSubstr((*at)[1].str())) << file;
    }
  }
}

struct Known {
  const char* file;
  const char* claim;
  const char* why;
};

// Readings `as stated` that are theorems.
constexpr Known kTheorems[] = {
    {"paths_and_cycles", "PATH-NODE", "OEIS A002187, Winning Ways"},
    {"paths_and_cycles", "PATH-ARC", "OEIS A002187, Winning Ways"},
    {"paths_and_cycles", "CYCLE-NODE", "all moves leave the same path"},
    {"paths_and_cycles", "CYCLE-ARC", "all moves leave the same path"},
    {"grids", "GRID-NODE", "a strategy by symmetry"},
    {"grids", "GRID-ARC", "a strategy by symmetry"},
    {"connected_subtraction", "CSG-OCTAL", "the same rules"},
    {"connected_subtraction", "CSG-PARITY", "a connected graph has a vertex that can go"},
    {"domination", "IND-KAYLES", "the same moves"},
    {"domination", "IND-LENGTHS", "plays are orders of maximal independent sets"},
    {"domination", "DOM-LENGTHS", "a smallest dominating set can be played in any order"},
    {"directions", "DIR-ARROWS", "the same rules"},
    {"faces", "FACE-SIMPLE", "Node Kayles on complete and on empty graphs"},
    {"odd_vertices", "ODD-BIPARTITE", "parity of the number of edges"},
    {"low_degree", "LOW-FORESTS", "a forest has an empty 3-core"},
    {"low_degree", "LOW-LENGTHS", "the 3-core is unique"},
    {"comparisons", "DIFF-CLEANING", "isolated vertices have no edges"},
    {"comparisons", "DIFF-BUILT-IN", "the same rules"},
    {"sprouts", "SPROUTS-LENGTHS", "Winning Ways"},
    {"sprouts", "SPROUTS-WINNER", "Applegate, Jacobson and Sleator computed 1 to 11 spots"},
    {"sprouts", "BRUSSELS-LENGTHS", "Euler's formula"},
    {"misere", "MIS-KAYLES", "Sibert and Conway 1992"},
    {"products", "PROD-BIPARTITE", "a move leaves isolated vertices"},
    {"products", "PROD-JOIN", "a move leaves a part of one of the graphs"},
    {"products", "PROD-LINE", "matchings are independent sets of the line graph"},
    {"treewidth", "TW-SANE", "theorems on treewidth"},
    {"stars_with_three_legs", "STAR-033", "Beaudou et al. 2018"},
};

TEST(Examples, TheoremsHold) {
  std::map<std::string, std::string> outputs;
  for (const Known& known : kTheorems) {
    if (!outputs.contains(known.file)) {
      outputs[known.file] = command::run({"check", (kExamples / known.file).string() + ".claims"}).out;
    }
    EXPECT_THAT(line_of(outputs[known.file], known.claim, "as stated"),
                ::testing::ContainsRegex(std::string(known.claim) + " +holds "))
        << known.why;
  }
}

// The b-file is that of Dawson's Chess, from its rule: take one of three in a row with its neighbours.
TEST(Examples, BFileIsDawsonsChess) {
  std::ifstream in(kExamples / "b002187.txt");
  std::vector<unsigned> nimbers;
  std::string line;
  while (std::getline(in, line)) {
    if (line.starts_with("#")) continue;
    std::istringstream words(line);
    std::size_t index = 0;
    unsigned given = 0;
    ASSERT_TRUE(words >> index >> given) << line;
    ASSERT_EQ(index, nimbers.size());
    std::set<unsigned> options;
    for (std::size_t chosen = 0; chosen < index; ++chosen) {
      const std::size_t before = chosen == 0 ? 0 : chosen - 1;
      const std::size_t after = chosen + 2 >= index ? 0 : index - chosen - 2;
      options.insert(nimbers[before] ^ nimbers[after]);
    }
    unsigned nimber = 0;
    while (options.contains(nimber)) ++nimber;
    EXPECT_EQ(given, nimber) << line;
    nimbers.push_back(nimber);
  }
  EXPECT_GT(nimbers.size(), 100U);
}

// Connected cubic graphs with 4, 6, 8 and 10 vertices: 1, 2, 5 and 19 (OEIS A002851). A list and a generator agree.
TEST(Examples, GraphsOfTheFileAreTheGeneratedOnes) {
  const std::string out = command::run({"check", (kExamples / "graphs_from_a_file.claims").string()}).out;
  const std::string listed = line_of(out, "FILE-CUBIC", "as stated");
  const std::string generated = line_of(out, "FILE-CUBIC", "generated");
  EXPECT_THAT(listed, ::testing::HasSubstr("] 27 instances"));
  EXPECT_THAT(generated, ::testing::HasSubstr("] 27 instances"));
  EXPECT_EQ(listed.substr(0, listed.find(" as stated")), generated.substr(0, generated.find(" generated")));
}

}  // namespace
}  // namespace sprague
