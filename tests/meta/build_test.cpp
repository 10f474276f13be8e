// No test silently absent: every *_test.cpp under tests/ is named in tests/CMakeLists.txt, and so is nothing else.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

namespace sprague {
namespace {

namespace fs = std::filesystem;

// The words of a CMake file that end in _test.cpp, comments left out.
std::multiset<std::string> files_named_in(const fs::path& cmake_file) {
  std::ifstream file(cmake_file);
  std::multiset<std::string> names;
  std::string line;
  while (std::getline(file, line)) {
    std::string code = line.substr(0, line.find('#'));
    for (char& c : code) {
      if (c == '(' || c == ')' || c == '"' || c == ';') c = ' ';
    }
    std::istringstream words(code);
    for (std::string word; words >> word;) {
      if (word.ends_with("_test.cpp")) names.insert(word);
    }
  }
  return names;
}

TEST(Build, EveryTestFileIsInTheBuildOnce) {
  const fs::path tests = fs::path(SPRAGUE_SOURCE_DIR) / "tests";
  std::multiset<std::string> present;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(tests)) {
    const std::string name = entry.path().lexically_relative(tests).generic_string();
    if (entry.is_regular_file() && name.ends_with("_test.cpp")) present.insert(name);
  }
  EXPECT_GT(present.size(), 15U) << "looked in " << tests;
  EXPECT_EQ(present, files_named_in(tests / "CMakeLists.txt"));
}

}  // namespace
}  // namespace sprague
