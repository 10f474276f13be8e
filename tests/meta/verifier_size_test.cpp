// The verifier is short, and owes the other rooms nothing: its lines are counted, its includes read.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>

namespace sprague {
namespace {

namespace fs = std::filesystem;

// The lines of each file, by its name.
std::map<std::string, std::vector<std::string>> verifier() {
  std::map<std::string, std::vector<std::string>> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(SPRAGUE_SOURCE_DIR) / "verify")) {
    std::ifstream file(entry.path());
    std::vector<std::string>& lines = files[entry.path().filename().string()];
    for (std::string line; std::getline(file, line);) lines.push_back(line);
  }
  return files;
}

std::size_t lines_of(const std::set<std::string>& names) {
  std::size_t sum = 0;
  const auto files = verifier();
  for (const std::string& name : names) sum += files.at(name).size();
  return sum;
}

TEST(VerifierSizeTest, AllOfItIsShort) {
  std::size_t sum = 0;
  for (const auto& [name, lines] : verifier()) {
    EXPECT_LE(lines.size(), 210U) << name << " is not read in one sitting";
    sum += lines.size();
  }
  EXPECT_GT(sum, 1'000U) << "is this the verifier?";
  EXPECT_LE(sum, 1'850U);
}

// What every certificate passes through, whatever the game.
TEST(VerifierSizeTest, TheKernelIsShort) {
  EXPECT_LE(lines_of({"game.hpp", "main.cpp", "text.cpp", "verify.cpp", "verify.hpp"}), 531U);
}

// With the kinds of certificates about many positions at once.
TEST(VerifierSizeTest, WhatKnowsNoGameIsShort) {
  EXPECT_LE(lines_of({"CMakeLists.txt", "game.hpp", "induction.cpp", "main.cpp", "sweep.cpp", "text.cpp", "verify.cpp",
                      "verify.hpp"}),
            805U);
}

TEST(VerifierSizeTest, ItIncludesOnlyItselfTheStandardLibraryAndZlib) {
  std::size_t own = 0;
  for (const auto& [name, lines] : verifier()) {
    for (const std::string& line : lines) {
      if (!line.starts_with("#include")) continue;
      const bool quoted = line.starts_with("#include \"verify/");
      const bool standard = line.starts_with("#include <") && line.find_first_of("/.") == std::string::npos;
      EXPECT_TRUE(quoted || standard || line.starts_with("#include <zlib.h>")) << name << ": " << line;
      own += quoted ? 1 : 0;
    }
  }
  EXPECT_GT(own, 10U);
}

}  // namespace
}  // namespace sprague
