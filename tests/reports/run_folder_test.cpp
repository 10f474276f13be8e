// A run survives being killed at any byte: what a torn file gives back, and that going on restores the same bytes.
#include "reports/run_folder.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "canonical/ensure.hpp"
#include "reports/csv.hpp"
#include "reports/digest.hpp"

namespace sprague {
namespace {

namespace fs = std::filesystem;

constexpr const char* kNasty = "a \"quote\", a,comma; a | bar\na line\r\nÉric \\n \t `tick` ☃";

class RunFolderTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "sprague-run-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    root_ = pattern;
  }
  void TearDown() override { fs::remove_all(root_); }

  static void overwrite(const fs::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
  }

  // The lines of a run without what chains them.
  static std::string unchained(const std::string& text) {
    std::string objects;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
      objects += line.substr(0, line.find(",\"before\":\"")) + "}\n";
    }
    return objects;
  }

  // What somebody writes who knows how lines are chained, and has read nothing of this program but the documents.
  std::string chained(const std::string& objects) const {
    std::string text;
    std::string before = digest_of(read_file(root_ / "run.json"));
    std::istringstream lines(objects);
    for (std::string line; std::getline(lines, line);) {
      line.back() = ',';
      line += "\"before\":\"" + before + "\"}";
      before = digest_of(line);
      line.back() = ',';
      text += line + "\"digest\":\"" + before + "\"}\n";
    }
    return text;
  }

  // What opening the run complains of, or nothing.
  static std::string complaint(const fs::path& path) {
    try {
      RunFolder::open(path);
    } catch (const InputError& error) {
      return error.what();
    }
    return {};
  }

  fs::path root_;
};

RunRequest three_units() {
  return {"quick", std::nullopt, {{"OG-A", "as printed"}, {"OG-A", kNasty}, {"OG-B", "as printed"}}};
}

Finding nasty_finding() {
  Finding finding;
  finding.verdict = Verdict::refuted;
  finding.range = kNasty;
  finding.instances = 18446744073709551615ULL;
  finding.failures = 3;
  finding.witness = kNasty;
  finding.minimal = true;
  finding.reason = kNasty;
  finding.repair = kNasty;
  finding.notes = {kNasty, ""};
  finding.tables = {{"values", {"n", kNasty}, {{"1", kNasty}, {"", ""}}}, {"single", {"only"}, {{""}, {"x"}}}};
  finding.pictures = {{"S(1,1,3,4)", kNasty, {0, 7, 65535}},
                      {"P0", "", {}},
                      {.notation = kNasty,
                       .caption = "",
                       .arrows = {{65535, 0, ArrowStyle::plain}, {1, 2, ArrowStyle::reply}},
                       .unmarkable = {{0, 65535}},
                       .cells = {{1, 0}, {2, 3}},
                       .panels = {{{{0, 1, ArrowStyle::first}}, kNasty}, {{}, ""}}}};
  return finding;
}

Finding plain_finding(std::uint64_t instances) {
  Finding finding;
  finding.verdict = Verdict::holds;
  finding.range = "n <= 10";
  finding.instances = instances;
  finding.reason = "Every instance passed.";
  return finding;
}

Finding without_rows(Finding finding) {
  for (DataTable& table : finding.tables) table = {table.name, {}, {}};
  return finding;
}

TEST_F(RunFolderTest, GivesBackWhatItWasGiven) {
  const RunRequest request = three_units();
  {
    RunFolder run = RunFolder::create(root_ / "new" / "run", request);
    run.add(request.units[1], nasty_finding());
    run.add(request.units[0], plain_finding(7));
    EXPECT_EQ(run.findings(), RunFolder::open(root_ / "new" / "run").findings());
  }
  const RunFolder run = RunFolder::open(root_ / "new" / "run");
  EXPECT_EQ(run.request(), request);
  EXPECT_FALSE(run.has(request.units[2]));
  EXPECT_FALSE(run.has({"OG-Z", "as printed"}));
  const auto found = run.findings();
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0], UnitFinding(request.units[0], plain_finding(7)));
  EXPECT_EQ(found[1], UnitFinding(request.units[1], without_rows(nasty_finding())));
  for (const DataTable& table : nasty_finding().tables) EXPECT_EQ(run.read_table("OG-A", table.name), table);
}

TEST_F(RunFolderTest, KeepsARange) {
  const RunRequest request{"range", Range{3, 40}, {{"OG-A", "as printed"}}};
  RunFolder::create(root_, request);
  EXPECT_EQ(RunFolder::open(root_).request(), request);
  EXPECT_EQ(read_file(root_ / "run.json"),
            "{\n  \"format\": 2,\n  \"tier\": \"range\",\n  \"range\": [\n    3,\n    40\n  ],\n  \"readings\": [\n"
            "    {\n      \"claim\": \"OG-A\",\n      \"reading\": \"as printed\"\n    }\n  ]\n}\n");
}

TEST_F(RunFolderTest, RecoversFromALastLineTornAtEveryByte) {
  const RunRequest request = three_units();
  Finding last = plain_finding(9);
  last.witness = kNasty;
  const fs::path whole = root_ / "whole";
  std::uintmax_t before_last = 0;
  {
    RunFolder run = RunFolder::create(whole, request);
    run.add(request.units[0], plain_finding(7));
    run.add(request.units[2], plain_finding(8));
    before_last = fs::file_size(whole / "verdicts.ndjson");
    run.add(request.units[1], last);
  }
  const std::string bytes = read_file(whole / "verdicts.ndjson");
  const fs::path torn = root_ / "torn";
  fs::copy(whole, torn, fs::copy_options::recursive);
  for (std::size_t length = before_last; length < bytes.size(); ++length) {
    overwrite(torn / "verdicts.ndjson", bytes.substr(0, length));
    {
      const RunFolder run = RunFolder::open(torn);
      EXPECT_TRUE(run.has(request.units[0])) << length;
      EXPECT_TRUE(run.has(request.units[2])) << length;
      EXPECT_FALSE(run.has(request.units[1])) << length;
    }
    EXPECT_EQ(fs::file_size(torn / "verdicts.ndjson"), length) << "reading must not write";
    RunFolder run = RunFolder::resume(torn);
    EXPECT_FALSE(run.has(request.units[1])) << length;
    run.add(request.units[1], last);
    ASSERT_EQ(read_file(torn / "verdicts.ndjson"), bytes) << length;
  }
}

TEST_F(RunFolderTest, GoesOnAfterAKillBetweenTablesAndLine) {
  const RunRequest request = three_units();
  RunFolder::create(root_ / "whole", request).add(request.units[0], nasty_finding());
  RunFolder::create(root_ / "killed", request);
  overwrite(root_ / "killed" / "data" / "OG-A-values.csv", "what an earlier program wrote\n");
  const std::vector<fs::path> left{"data/OG-A-single.csv.7-1.tmp", "certificates/OG-A-x.cert.gz.7-2.tmp",
                                   "provenance.json.7-3.tmp"};
  for (const fs::path& file : left) overwrite(root_ / "killed" / file, "on");
  RunFolder::resume(root_ / "killed").add(request.units[0], nasty_finding());
  for (const char* name : {"verdicts.ndjson", "data/OG-A-values.csv", "data/OG-A-single.csv"}) {
    EXPECT_EQ(read_file(root_ / "killed" / name), read_file(root_ / "whole" / name)) << name;
  }
  for (const fs::path& file : left) EXPECT_FALSE(fs::exists(root_ / "killed" / file)) << file;
}

TEST_F(RunFolderTest, DropsALastLineThatEndsButIsNoJson) {
  const RunRequest request = three_units();
  RunFolder::create(root_, request).add(request.units[0], plain_finding(7));
  const std::string bytes = read_file(root_ / "verdicts.ndjson");
  overwrite(root_ / "verdicts.ndjson", bytes + std::string(5, '\0') + "\n");
  EXPECT_TRUE(RunFolder::resume(root_).has(request.units[0]));
  EXPECT_EQ(read_file(root_ / "verdicts.ndjson"), bytes);
}

TEST_F(RunFolderTest, NamesTheBrokenLine) {
  const RunRequest request = three_units();
  {
    RunFolder run = RunFolder::create(root_, request);
    run.add(request.units[0], plain_finding(7));
    run.add(request.units[2], plain_finding(8));
  }
  const std::string written = read_file(root_ / "verdicts.ndjson");
  const std::string good = unchained(written);
  const std::size_t second = good.find('\n') + 1;
  ASSERT_EQ(chained(good), written);
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    return text;
  };
  const std::vector<std::pair<std::string, int>> cases{
      {good.substr(0, second) + "{\"a\":1}\n" + good.substr(second), 2},
      {good + good.substr(0, second), 3},
      {changed("\"holds\"", "\"maybe\""), 1},
      {changed("\"instances\":7", "\"instances\":-7"), 1},
      {changed("\"instances\":7", "\"instances\":7.5"), 1},
      {changed("\"instances\":7", "\"instances\": 7"), 1},
      {changed("\"minimal\":false", "\"minimal\":0"), 1},
      {changed("\"tables\":[]", "\"tables\":[\"OG-A-x.csv\"]"), 1},
      {changed("\"tables\":[]", R"("tables":[{"file":"OG-A-../x.csv","digest":"0"}])"), 1},
      {changed("\"tables\":[]", R"("tables":[{"file":"OG-B-x.csv","digest":"0"}])"), 1},
      {changed("\"certificates\":[]",
               R"("certificates":[{"file":"../x.cert.gz","digest":"0","bytes":1,"verified":"verified"}])"),
       1},
      {changed("OG-B", "OG-C"), 2},
  };
  for (const auto& [text, line] : cases) {
    overwrite(root_ / "verdicts.ndjson", chained(text));
    const std::string place = (root_ / "verdicts.ndjson:").string() + std::to_string(line) + ": ";
    const std::string message = complaint(root_);
    EXPECT_TRUE(message.starts_with(place) && message.find("expected") != std::string::npos) << message << "\n" << text;
  }
}

TEST_F(RunFolderTest, RefusesWhatIsNoRun) {
  EXPECT_NE(complaint(root_ / "absent").find("run.json: cannot read"), std::string::npos);
  const RunRequest request = three_units();
  RunFolder::create(root_, request);
  const std::string good = read_file(root_ / "run.json");
  fs::remove(root_ / "verdicts.ndjson");
  EXPECT_NE(complaint(root_).find("verdicts.ndjson: cannot read"), std::string::npos);
  overwrite(root_ / "verdicts.ndjson", "");
  EXPECT_EQ(complaint(root_), "");
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    return text;
  };
  for (const std::string& text :
       {std::string(), good.substr(0, good.size() / 2), std::string("[]"), changed("2", "3"), changed("quick", "slow"),
        changed("quick", "range"), changed("null", "[1, 2]"), changed("null", "[1, -2]"), changed("OG-B", "OG-A"),
        changed("\"format\"", "\"more\": 1, \"format\"")}) {
    overwrite(root_ / "run.json", text);
    EXPECT_NE(complaint(root_).find("run.json: expected"), std::string::npos) << complaint(root_) << "\n" << text;
  }
}

TEST_F(RunFolderTest, StartsOnlyInAnEmptyFolder) {
  overwrite(root_ / "something", "here");
  EXPECT_THROW(RunFolder::create(root_, three_units()), InputError);
  EXPECT_THROW(RunFolder::create(root_ / "something", three_units()), InputError);
  EXPECT_THROW(RunFolder::create(root_ / "something" / "below", three_units()), InputError);
  EXPECT_EQ(read_file(root_ / "something"), "here");
  fs::create_directory(root_ / "empty");
  EXPECT_NO_THROW(RunFolder::create(root_ / "empty", three_units()));
  RunRequest twice = three_units();
  twice.units.push_back(twice.units.front());
  EXPECT_THROW(RunFolder::create(root_ / "twice", twice), InputError);
}

TEST_F(RunFolderTest, TakesOneWriterAtATime) {
  const RunRequest request = three_units();
  const RunFolder writer = RunFolder::create(root_, request);
  EXPECT_THROW(RunFolder::resume(root_), InputError);
  EXPECT_NO_THROW(RunFolder::open(root_));
}

TEST_F(RunFolderTest, GuardsItsPromises) {
  const RunRequest request = three_units();
  RunFolder run = RunFolder::create(root_, request);
  run.add(request.units[0], nasty_finding());
  EXPECT_THROW(run.add(request.units[0], plain_finding(7)), InternalError);
  EXPECT_THROW(run.add({"OG-Z", "as printed"}, plain_finding(7)), InternalError);
  EXPECT_THROW(RunFolder::open(root_).add(request.units[2], plain_finding(7)), InternalError);
  Finding other_table = plain_finding(7);
  other_table.tables = {{"values", {"n"}, {}}};
  EXPECT_THROW(run.add(request.units[1], other_table), InternalError);
  Finding two_tables = plain_finding(7);
  two_tables.tables = {{"t", {"n"}, {}}, {"t", {"m"}, {}}};
  EXPECT_THROW(run.add(request.units[1], two_tables), InternalError);
  Finding no_utf8 = plain_finding(7);
  no_utf8.reason = "\xff";
  EXPECT_THROW(run.add(request.units[1], no_utf8), InternalError);
  EXPECT_FALSE(RunFolder::open(root_).has(request.units[1]));
  EXPECT_NO_THROW(run.add(request.units[1], nasty_finding()));
}

TEST(PublicJson, HasExactlyTheStableKeys) {
  Finding finding = plain_finding(7);
  finding.tables.push_back({"by-n", {"n", "value"}, {{"1", "0"}, {"2", "1"}}});
  EXPECT_EQ(to_json("OG-A", "as printed", finding),
            "{\"claim\":\"OG-A\",\"reading\":\"as printed\",\"verdict\":\"holds\",\"range\":\"n <= 10\","
            "\"instances\":7,\"failures\":0,\"witness\":null,\"minimal\":false,\"certificates\":[],"
            "\"tables\":{\"by-n\":{\"header\":[\"n\",\"value\"],\"rows\":[[\"1\",\"0\"],[\"2\",\"1\"]]}}}");
}

TEST(Csv, QuotesAsRfc4180Says) {
  const DataTable table{"", {"a", "b"}, {{"1,2", "say \"x\""}, {"", "two\nlines"}}};
  const std::string text = "a,b\n\"1,2\",\"say \"\"x\"\"\"\n,\"two\nlines\"\n";
  EXPECT_EQ(to_csv(table), text);
  EXPECT_EQ(parse_csv(text, "t.csv"), table);
}

TEST(Csv, RefusesBrokenText) {
  for (const char* text : {"", "a", "a,b\n1\n", "a\n\"x\n", "a\n\"x\"y\n", "a\nx\"y\n"}) {
    EXPECT_THROW(parse_csv(text, "t.csv"), InputError) << text;
  }
}

}  // namespace
}  // namespace sprague
