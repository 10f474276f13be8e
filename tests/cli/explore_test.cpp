// `sprague explore`, as a user runs it.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/command.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;

TEST(Explore, ALineASizeAsTextAndAsJson) {
  const command::Result text = command::run({"explore", "--invariants", "cycles", "--edges", "..6"});
  EXPECT_EQ(text.exit_code, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("edges  boards   wrong  rule"));
  const command::Result json = command::run({"explore", "--invariants", "cycles", "--edges", "..6", "--json"});
  EXPECT_EQ(json.exit_code, 0) << json.err;
  std::istringstream lines(json.out);
  std::uint64_t edges = 3;
  for (std::string line; std::getline(lines, line); ++edges) {
    const auto object = nlohmann::json::parse(line);
    EXPECT_EQ(object["edges"], edges);
    EXPECT_THAT(text.out, HasSubstr(fmt::format("{:>5} {:>7} ", edges, object["boards"].get<std::uint64_t>())));
    EXPECT_TRUE(object["rule"].is_array());
  }
  EXPECT_EQ(edges, 7U);
}

TEST(Explore, BadInput) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
      {{"explore", "--invariants", "trees", "--edges", "..6"}, "expected cycles"},
      {{"explore", "--invariants", "cycles", "--edges", "six"}, "--edges 'six'"},
      {{"explore", "--invariants", "cycles", "--edges", "2..6"}, "sizes from 3 to 13"},
      {{"explore", "--invariants", "cycles", "--edges", "..14"}, "sizes from 3 to 13"},
      {{"explore", "--invariants", "cycles"}, "--edges"},
      {{"explore", "--edges", "..6"}, "--invariants"},
      {{"explore", "--invariants", "cycles", "--edges", "..6", "--memory", "much"}, "--memory 'much'"}};
  for (const auto& [words, says] : cases) {
    const command::Result result = command::run(words);
    EXPECT_EQ(result.exit_code, 2) << says;
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.err, HasSubstr(says));
  }
}

}  // namespace
}  // namespace sprague
