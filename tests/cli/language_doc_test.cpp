// What docs/language.md shows works as it is shown: its files, its commands with what they answer, its lists of words.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

using Lines = std::vector<std::string>;

std::string language_document() {
  return support::slurp(std::filesystem::path(SPRAGUE_SOURCE_DIR) / "docs" / "language.md");
}

// The indented blocks, without their indent. Empty lines within a block belong to it.
std::vector<Lines> blocks_of(const std::string& document) {
  std::istringstream in(document);
  std::vector<Lines> blocks;
  Lines block;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("    ")) {
      block.push_back(line.substr(4));
    } else if (line.empty()) {
      if (!block.empty()) block.emplace_back();
    } else if (!block.empty()) {
      blocks.push_back(std::exchange(block, {}));
    }
  }
  if (!block.empty()) blocks.push_back(std::move(block));
  for (Lines& one : blocks) {
    while (one.back().empty()) one.pop_back();
  }
  return blocks;
}

bool is_command(const std::string& line) {
  return line.starts_with("sprague ") || line.find(" | sprague ") != std::string::npos;
}

struct ShownCommand {
  std::string line;
  std::string answer;  // where it is shown
};

// The lines of a block before its first command, and the commands.
std::pair<std::string, std::vector<ShownCommand>> parts_of(const Lines& block) {
  std::string text;
  std::vector<ShownCommand> commands;
  for (const std::string& line : block) {
    if (is_command(line)) {
      commands.push_back({line, {}});
    } else {
      (commands.empty() ? text : commands.back().answer) += line + "\n";
    }
  }
  return {text, commands};
}

TEST(LanguageDocument, FilesAndCommandsOfTheTutorialWorkAsShown) {
  const support::Scratch scratch;
  std::size_t files = 0;
  std::size_t commands = 0;
  std::size_t answers = 0;
  for (const Lines& block : blocks_of(language_document())) {
    const auto [text, shown] = parts_of(block);
    std::smatch name;
    if (std::regex_search(text, name, std::regex("^# (\\w+\\.claims)\n"))) {
      ++files;
      std::ofstream(scratch.path() / name[1].str()) << text;
    }
    for (const ShownCommand& command : shown) {
      ++commands;
      const command::Result result = command::run_line(command.line, scratch.path());
      EXPECT_EQ(result.exit_code, 0) << command.line << "\n" << result.err;
      if (command.answer.empty()) continue;
      ++answers;
      EXPECT_EQ(result.out, command.answer) << command.line;
    }
  }
  EXPECT_GE(files, 5U);
  EXPECT_GE(commands, 9U);
  EXPECT_GE(answers, 5U);
}

// Each of the games that the reference shows is played on all small graphs.
TEST(LanguageDocument, GamesOfTheReferenceArePlayed) {
  const support::Scratch scratch;
  std::size_t games = 0;
  for (const Lines& block : blocks_of(language_document())) {
    if (!std::regex_match(block.front(), std::regex("game \\w+ on .*:"))) continue;
    std::string text;
    for (const std::string& line : block) text += line + "\n";
    std::string claims;
    for (const std::string& line : block) {
      std::smatch game;
      if (!std::regex_search(line, game, std::regex("^game (\\w+) on"))) continue;
      ++games;
      claims += "claim DOC-" + game[1].str() + ": for all graphs G with at most 4 vertices: misere_outcome(" +
                game[1].str() + "(G)) = first or nimber(" + game[1].str() + "(G)) >= 0\n";
    }
    std::ofstream(scratch.path() / "games.claims") << text + claims;
    const command::Result result = command::run({"check", "games.claims", "--expect", "holds"}, scratch.path());
    EXPECT_EQ(result.exit_code, 0) << result.out << result.err;
  }
  EXPECT_EQ(games, 4U);
}

std::set<std::string> words_in(const std::string& text, const std::regex& pattern) {
  std::set<std::string> words;
  for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) words.insert((*at)[1].str());
  return words;
}

// The words that the document says can't be names can't, and all other words of its grammars can.
TEST(LanguageDocument, WordsThatCannotBeNames) {
  const std::string document = language_document();
  const auto begin = document.find("A name can't be a function");
  ASSERT_NE(begin, std::string::npos);
  const std::string listed = document.substr(begin, document.find("; nor", begin) - begin);
  std::set<std::string> refused = words_in(listed, std::regex("`(\\w+)`"));
  EXPECT_TRUE(refused.contains("infinite"));
  std::set<std::string> words;
  for (const Lines& block : blocks_of(document)) {
    std::string text;
    for (const std::string& line : block) text += line + "\n";
    if (text.find(" = ") == std::string::npos || text.find("[ ") == std::string::npos) continue;
    const auto quoted = words_in(text, std::regex("\"([a-z]+)\""));
    (block.front().starts_with("expression") ? refused : words).insert(quoted.begin(), quoted.end());
  }
  // Functions and binders: what parentheses follow in the parts on expressions and games.
  const std::string functions = document.substr(document.find("## Expressions"));
  const auto named = words_in(functions, std::regex("`([a-z_]+)\\((?:\\)|[a-zA-Z])"));
  refused.insert(named.begin(), named.end());
  // Positions stand for those of games, which can't be names either.
  EXPECT_GT(refused.size(), 90U);
  EXPECT_GT(words.size(), 50U);

  const support::Scratch scratch;
  const auto exit_code_as_name = [&](const std::string& word) {
    std::ofstream(scratch.path() / "name.claims") << "claim A: for all " + word + " in 1..3: " + word + " > 0\n";
    return command::run({"check", "name.claims"}, scratch.path()).exit_code;
  };
  for (const std::string& word : refused) {
    const bool is_game_of_the_document = word == "kayles";
    if (!is_game_of_the_document) {
      EXPECT_EQ(exit_code_as_name(word), 2) << word;
    }
  }
  for (const std::string& word : words) {
    if (!refused.contains(word)) {
      EXPECT_EQ(exit_code_as_name(word), 0) << word;
    }
  }
}

}  // namespace
}  // namespace sprague
