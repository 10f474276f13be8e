// Parts of the unit under way survive a kill at any byte, and only the unit's own are given back.
#include "reports/part_file.hpp"

#include <gmock/gmock.h>

#include <fstream>

#include "canonical/ensure.hpp"
#include "reports/run_folder.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;
using ::testing::Optional;

const Unit kUnit{"SP-C1", "as printed"};
const Unit kOther{"SP-C1", "another"};
const std::string kStart(32, '5');  // the last digest of a run's chain

void put_line(const std::filesystem::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

TEST(PartFile, KeepsPartsOfAUnit) {
  const support::Scratch scratch;
  const auto path = scratch.path() / "parts";
  {
    PartFile parts(path, kUnit, kStart);
    EXPECT_FALSE(std::filesystem::exists(path));
    parts.keep("3 on P1", "1 1 \"ä\"\n");
    parts.keep("4", "");
    EXPECT_THAT(parts.recall("3 on P1"), Optional(std::string("1 1 \"ä\"\n")));
  }
  const PartFile parts(path, kUnit, kStart);
  EXPECT_THAT(parts.recall("3 on P1"), Optional(std::string("1 1 \"ä\"\n")));
  EXPECT_THAT(parts.recall("4"), Optional(std::string()));
  EXPECT_EQ(parts.recall("5"), std::nullopt);
}

TEST(PartFile, DropsThoseOfAnotherUnit) {
  const support::Scratch scratch;
  const auto path = scratch.path() / "parts";
  PartFile(path, kOther, kStart).keep("3", "old");
  PartFile parts(path, kUnit, kStart);
  EXPECT_EQ(parts.recall("3"), std::nullopt);
  parts.keep("3", "new");
  EXPECT_THAT(PartFile(path, kUnit, kStart).recall("3"), Optional(std::string("new")));
}

TEST(PartFile, ATornLastLineIsAsIfItHadNotBeenWritten) {
  const support::Scratch scratch;
  const auto path = scratch.path() / "parts";
  {
    PartFile parts(path, kUnit, kStart);
    parts.keep("first", "1");
    parts.keep("second", "2");
  }
  const std::string whole = support::slurp(path);
  const std::size_t first = whole.find('\n') + 1;
  for (std::size_t length = first; length < whole.size(); ++length) {
    put_line(path, whole.substr(0, length));
    PartFile parts(path, kUnit, kStart);
    EXPECT_THAT(parts.recall("first"), Optional(std::string("1")));
    EXPECT_EQ(parts.recall("second"), std::nullopt) << length;
    parts.keep("second", "2");
    EXPECT_EQ(support::slurp(path), whole);
  }
}

TEST(PartFile, ABrokenLineBeforeTheLastIsAnErrorWithItsNumber) {
  const support::Scratch scratch;
  const auto path = scratch.path() / "parts";
  PartFile(path, kUnit, kStart).keep("first", "1");
  const std::string line = support::slurp(path);
  for (const std::string& broken : {line + "{}\n" + line, line + "no JSON\n" + line, line + line,
                                    line + line.substr(0, line.size() - 2) + ",\"more\":1}\n" + line}) {
    put_line(path, broken);
    try {
      PartFile(path, kUnit, kStart);
      ADD_FAILURE() << broken;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), HasSubstr(path.string() + ":2: expected"));
    }
  }
}

TEST(PartFile, WhatWasEditedIsAnErrorWithItsLine) {
  const support::Scratch scratch;
  const auto path = scratch.path() / "parts";
  {
    PartFile parts(path, kUnit, kStart);
    parts.keep("first", "1");
    parts.keep("second", "2");
  }
  const std::string good = support::slurp(path);
  const std::size_t second = good.find('\n') + 1;
  std::string edited = good;
  edited.replace(edited.find("\"result\":\"1\""), 12, "\"result\":\"3\"");
  for (const auto& [text, place] : {std::pair(edited, ":1: "), std::pair(good.substr(second), ":1: "),
                                    std::pair(good.substr(second) + good.substr(0, second), ":1: ")}) {
    put_line(path, text);
    try {
      PartFile(path, kUnit, kStart);
      ADD_FAILURE() << text;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), HasSubstr(path.string() + place + "expected"));
    }
  }
  // Parts that were found in another run.
  put_line(path, good);
  EXPECT_THROW(PartFile(path, kUnit, std::string(32, '6')), InputError);
  EXPECT_THAT(PartFile(path, kUnit, kStart).recall("second"), Optional(std::string("2")));
}

TEST(PartFile, IsGoneWhenItsUnitIsFinished) {
  const support::Scratch scratch;
  const auto path = scratch.path() / "run";
  RunFolder run = RunFolder::create(path, {"quick", std::nullopt, {kUnit}});
  PartFile(run.under_way_path(), kUnit, run.chain()).keep("3", "1");
  run.add(kUnit, {});
  EXPECT_FALSE(std::filesystem::exists(run.under_way_path()));
}

TEST(PartFile, IsGoneWhenARunThatWasKilledAfterItsLastVerdictIsResumed) {
  const support::Scratch scratch;
  const auto path = scratch.path() / "run";
  {
    RunFolder run = RunFolder::create(path, {"quick", std::nullopt, {kUnit}});
    run.add(kUnit, {});
    PartFile(run.under_way_path(), kUnit, run.chain()).keep("3", "1");
  }
  const RunFolder run = RunFolder::resume(path);
  EXPECT_FALSE(std::filesystem::exists(run.under_way_path()));
}

}  // namespace
}  // namespace sprague
