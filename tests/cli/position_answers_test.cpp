// Answers that share their tables are those of tables of their own, however little memory there is.
#include "cli/position_answers.hpp"

#include <gtest/gtest.h>

#include "canonical/ensure.hpp"
#include "canonical/families.hpp"
#include "canonical/graph_format.hpp"

namespace sprague {
namespace {

using cli::answers_to;
using cli::PositionAnswers;
using cli::Question;

Effort with_memory(std::size_t bytes) {
  Effort effort;
  effort.memory_bytes = bytes;
  return effort;
}

// None where it is undecided.
std::optional<std::string> answer(PositionAnswers& answers, const std::string& position) {
  try {
    return as_json(answers.of(position, position));
  } catch (const OutOfBudget&) {
    return std::nullopt;
  }
}

std::vector<std::string> connected_graphs(std::size_t vertices) {
  std::vector<std::string> graphs;
  for (std::size_t n = 1; n <= vertices; ++n) {
    each_graph(n, Connectivity::connected, {}, [&](const Graph& graph) { graphs.push_back("g6:" + to_graph6(graph)); });
  }
  return graphs;
}

// A search by proof numbers gives up where its tables are full: of no position because of those before it.
TEST(PositionAnswers, NoneIsUndecidedForThoseBeforeIt) {
  Question question;
  question.game = "sprouts";
  std::size_t decided = 0;
  std::size_t undecided = 0;
  for (const std::size_t kibibytes : {1280U, 3072U, 6656U}) {
    const Effort effort = with_memory(std::size_t{kibibytes} << 10);
    const auto sharing = answers_to(question, effort);
    for (const std::string position : {"2", "7", "8", "9", "7 on T1", "8", "9"}) {
      const auto alone = answer(*answers_to(question, effort), position);
      const auto shared = answer(*sharing, position);
      ++(alone ? decided : undecided);
      if (!alone) continue;
      EXPECT_EQ(shared, alone) << position << " with " << kibibytes << " KiB";
    }
  }
  EXPECT_GT(decided, 5U);
  EXPECT_GT(undecided, 5U);
}

// Tables that are only there to be quick take what they get.
TEST(PositionAnswers, AreTheSameHoweverSmallTheTablesAre) {
  Question question;
  question.game = "octal:0.33";
  question.misere = true;
  const auto plenty = answers_to(question, with_memory(std::size_t{1} << 30));
  for (const std::size_t bytes : {0U, 1000U, 20000U}) {
    const auto little = answers_to(question, with_memory(bytes));
    for (const std::string& graph : connected_graphs(6)) {
      const auto expected = answer(*plenty, graph);
      ASSERT_TRUE(expected.has_value());
      EXPECT_EQ(answer(*little, graph), expected);
    }
  }
}

}  // namespace
}  // namespace sprague
