// Every command that README shows works as it is shown, in the order in which it stands there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

// The lines of README's indented blocks that call one of the programs. Those whose comment says that they take minutes
// or hours are left out.
std::vector<std::string> commands_of_readme() {
  std::istringstream readme(support::slurp(std::filesystem::path(SPRAGUE_SOURCE_DIR) / "README.md"));
  std::vector<std::string> commands;
  for (std::string line; std::getline(readme, line);) {
    const bool is_ours = line.starts_with("    sprague ") || line.starts_with("    sprague-verify ") ||
                         (line.starts_with("    ") && line.find(" | sprague ") != std::string::npos);
    if (!is_ours) continue;
    if (line.find("in minutes") != std::string::npos || line.find("in hours") != std::string::npos) continue;
    commands.push_back(line.substr(4));
  }
  return commands;
}

TEST(Readme, EveryQuickCommandWorksAsShown) {
  const support::Scratch scratch;
  // Instead of the nightly run: a small one with the certificates that are named.
  const command::Result begun =
      command::run_line("sprague check OG-T9 CY-2CON --range ..7 --out runs/nightly-1", scratch.path());
  ASSERT_EQ(begun.exit_code, 0) << begun.err;
  std::filesystem::copy(std::filesystem::path(SPRAGUE_SOURCE_DIR) / "examples", scratch.path() / "examples");
  const std::vector<std::string> commands = commands_of_readme();
  EXPECT_GT(commands.size(), 30U);
  for (const std::string& line : commands) {
    const command::Result result = command::run_line(line, scratch.path());
    EXPECT_EQ(result.exit_code, 0) << line << "\n" << result.out << result.err;
  }
  for (const char* left : {"k33.svg", "diamond.svg", "boards.pc", "paper/index.md"}) {
    EXPECT_TRUE(std::filesystem::exists(scratch.path() / left)) << left;
  }
}

}  // namespace
}  // namespace sprague
