// With which build each reading was decided, through any number of stays in a run.
#include "reports/sessions.hpp"

#include <gmock/gmock.h>

#include <fstream>

#include "canonical/ensure.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

using Facts = std::vector<std::pair<std::string, std::string>>;

const Facts kFirst{{"commit", "a \"b\""}, {"host", "one"}};
const Facts kSecond{{"commit", "c"}, {"host", "one"}};

TEST(Sessions, ComeBackAsTheyWereWritten) {
  const support::Scratch scratch;
  const auto path = scratch.path() / "provenance.json";
  EXPECT_EQ(read_sessions(path), std::vector<Session>());
  std::vector<Session> sessions;
  const std::size_t first = session_of(sessions, kFirst);
  const std::size_t second = session_of(sessions, kSecond);
  note_reading(sessions, second, "OG-A (as printed)", "0.125");
  note_reading(sessions, first, "OG-B (ü)", "1.000");
  write_sessions(path, sessions);
  EXPECT_EQ(read_sessions(path), sessions);
  EXPECT_EQ(support::slurp(path),
            "{\n  \"sessions\": [\n    {\n      \"commit\": \"a \\\"b\\\"\",\n      \"host\": \"one\",\n"
            "      \"readings\": {\n        \"OG-B (ü)\": \"1.000\"\n      }\n    },\n    {\n"
            "      \"commit\": \"c\",\n      \"host\": \"one\",\n      \"readings\": {\n"
            "        \"OG-A (as printed)\": \"0.125\"\n      }\n    }\n  ]\n}\n");
}

TEST(Sessions, OfTheSameFactsAreOne) {
  std::vector<Session> sessions;
  EXPECT_EQ(session_of(sessions, kFirst), 0U);
  EXPECT_EQ(session_of(sessions, kSecond), 1U);
  EXPECT_EQ(session_of(sessions, kFirst), 0U);
  EXPECT_EQ(sessions.size(), 2U);
  EXPECT_EQ(sessions[1].fact("commit"), "c");
  EXPECT_EQ(sessions[1].fact("compiler"), "");
}

TEST(Sessions, AReadingIsOfTheOneThatDecidedItLast) {
  std::vector<Session> sessions;
  note_reading(sessions, session_of(sessions, kFirst), "OG-A", "1");
  note_reading(sessions, session_of(sessions, kSecond), "OG-A", "2");
  EXPECT_TRUE(sessions[0].seconds.empty());
  EXPECT_EQ(sessions[1].seconds, (Facts{{"OG-A", "2"}}));
}

TEST(Sessions, BrokenOnesAreRefusedWithTheirFile) {
  const support::Scratch scratch;
  const auto path = scratch.path() / "provenance.json";
  for (const char* text : {"", "{", "[]", "{}", "{\"sessions\": {\"a\": 1}}", "{\"sessions\": [\"a\"]}",
                           "{\"sessions\": [{\"commit\": 1, \"readings\": {}}]}", "{\"sessions\":[]}",
                           "{\"sessions\": [{\"commit\": \"a\", \"readings\": [\"OG-A\"]}]}"}) {
    std::ofstream(path, std::ios::trunc) << text;
    try {
      read_sessions(path);
      ADD_FAILURE() << text;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), ::testing::StartsWith(path.string() + ": expected the sessions of a run")) << text;
    }
  }
}

}  // namespace
}  // namespace sprague
