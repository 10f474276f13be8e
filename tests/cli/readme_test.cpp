// Every command that README shows works as it is shown, in the order in which it stands there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/scratch.hpp"

namespace sprague {
namespace {

// The lines of README's indented blocks that call one of the programs. Those whose comment says that they take minutes
// or hours are left out.
std::vector<std::string> commands_of_readme() {
  std::istringstream readme(support::slurp(std::filesystem::path(SPRAGUE_SOURCE_DIR) / "README.md"));
  std::vector<std::string> commands;
  for (std::string line; std::getline(readme, line);) {
    if (!line.starts_with("    sprague ") && !line.starts_with("    sprague-verify ")) continue;
    if (line.find("in minutes") != std::string::npos || line.find("in hours") != std::string::npos) continue;
    commands.push_back(line.substr(4));
  }
  return commands;
}

// As a shell does it, with the programs on its path; what was said is left in the file `said`.
int run_in(const std::filesystem::path& folder, const std::string& line) {
  const auto programs = std::filesystem::path(SPRAGUE_COMMAND).parent_path().string() + ":" +
                        std::filesystem::path(SPRAGUE_VERIFY).parent_path().string();
  std::ofstream(folder / "line.sh") << "PATH=" << programs << ":$PATH\ncd " << folder.string() << "\n" << line << "\n";
  const std::string command = "sh " + (folder / "line.sh").string() + " >" + (folder / "said").string() + " 2>&1";
  const int status = std::system(command.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Readme, EveryQuickCommandWorksAsShown) {
  const support::Scratch scratch;
  // Instead of the nightly run: a small one with the certificates that are named.
  ASSERT_EQ(run_in(scratch.path(), "sprague check OG-T9 CY-2CON --range ..7 --out runs/nightly-1"), 0)
      << support::slurp(scratch.path() / "said");
  const std::vector<std::string> commands = commands_of_readme();
  EXPECT_GT(commands.size(), 30U);
  for (const std::string& line : commands) {
    EXPECT_EQ(run_in(scratch.path(), line), 0) << line << "\n" << support::slurp(scratch.path() / "said");
  }
  for (const char* left : {"k33.svg", "diamond.svg", "boards.pc", "paper/index.md"}) {
    EXPECT_TRUE(std::filesystem::exists(scratch.path() / left)) << left;
  }
}

}  // namespace
}  // namespace sprague
