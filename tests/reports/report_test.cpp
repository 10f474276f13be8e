// The report says what the run says: the same bytes each time, the right word for each verdict, every link's target.
#include "reports/markdown.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "conjectures/registry.hpp"
#include "reports/markdown_text.hpp"
#include "reports/signature.hpp"

namespace sprague {
namespace {

namespace fs = std::filesystem;

class ReportTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "sprague-report-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    root_ = pattern;
  }
  void TearDown() override { fs::remove_all(root_); }

  // The report on one finding, about the first reading of the first claim: path to bytes.
  std::map<std::string, std::string> report_on(const Finding& finding) {
    const fs::path run_path = root_ / ("run" + std::to_string(++runs_));
    RunFolder run = RunFolder::create(run_path, {"quick", std::nullopt, {unit()}});
    run.add(unit(), finding);
    const fs::path out = root_ / ("out" + std::to_string(runs_));
    write_report(run, out);
    return files_in(out);
  }

  static std::map<std::string, std::string> files_in(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      if (entry.is_regular_file()) files[fs::relative(entry.path(), folder).string()] = read_file(entry.path());
    }
    return files;
  }

  static const Claim& claim() { return all_claims().front(); }
  static Unit unit() { return {std::string(claim().id), std::string(claim().readings.front().name)}; }
  static std::string page() { return std::string(claim().paper) + ".md"; }

  fs::path root_;
  int runs_ = 0;
};

Finding refuted() {
  Finding finding;
  finding.verdict = Verdict::refuted;
  finding.range = "trees with a|b <= 10 vertices";
  finding.instances = 12345;
  finding.failures = 2;
  finding.witness = "S(1,1,3,4)";
  finding.minimal = true;
  finding.reason = "The nimber is 2, not 1.";
  finding.repair = "It is true of paths.";
  finding.notes = {"Another thing came out.  "};
  finding.pictures = {{"P7", "A path.", {3}}, {"S(1,1,3,4)", "The hub is marked.", {0}}};
  DataTable table{"values", {"n", "value | text"}, {}};
  for (int n = 0; n < 41; ++n) table.rows.push_back({std::to_string(n), "x|y\nz*"});
  finding.tables = {table, {"short", {"n"}, {{"1"}}}};
  return finding;
}

Finding undecided() {
  Finding finding;
  finding.range = "n <= 4";
  finding.instances = 10;
  finding.reason = "The budget ran out.";
  return finding;
}

void expect_links_lead_somewhere(const std::map<std::string, std::string>& files) {
  const std::regex link("\\]\\(([^)#]*)(#([^)]*))?\\)");
  for (const auto& [name, text] : files) {
    if (!name.ends_with(".md")) continue;
    for (std::sregex_iterator match(text.begin(), text.end(), link), end; match != end; ++match) {
      const std::string target = (*match)[1];
      EXPECT_TRUE(files.contains(target)) << name << " links to " << target;
      const std::string anchor = "<a id=\"" + (*match)[3].str() + "\">";
      if ((*match)[3].matched && files.contains(target)) {
        EXPECT_NE(files.at(target).find(anchor), std::string::npos) << anchor;
      }
    }
  }
}

TEST_F(ReportTest, ShowsARefutedReadingWithItsWitness) {
  const auto files = report_on(refuted());
  const std::string figure = std::string(claim().id) + "-1.svg";
  const std::string data = std::string(claim().id) + "-values.csv";
  for (const std::string& name : {std::string("index.md"), std::string("errata.md"), page(), "figures/" + figure,
                                  "figures/" + std::string(claim().id) + "-2.svg", "data/" + data}) {
    EXPECT_TRUE(files.contains(name)) << name;
  }
  for (const std::string& name : {std::string("errata.md"), page()}) {
    const std::string& text = files.at(name);
    EXPECT_NE(text.find("Smallest counterexample: `S(1,1,3,4)`, graph6 "), std::string::npos) << text;
    EXPECT_NE(text.find("![S(1,1,3,4)](figures/" + figure + ")\n\nThe hub is marked.\n"), std::string::npos) << text;
    EXPECT_NE(text.find("It is true of paths."), std::string::npos) << text;
  }
  const std::string& text = files.at(page());
  EXPECT_NE(text.find("Verdict: **refuted**."), std::string::npos);
  EXPECT_NE(text.find("Checked: trees with a\\|b <= 10 vertices; instances: 12345; failures: 2."), std::string::npos);
  EXPECT_NE(text.find("| n | value \\| text |\n| --- | --- |\n| 0 | x\\|y<br>z\\* |\n"), std::string::npos);
  EXPECT_NE(text.find("| 9 | x\\|y<br>z\\* |\n\nThe first 10 of 41 rows. Data: [" + data + "](data/" + data + ")"),
            std::string::npos);
  EXPECT_NE(text.find("Reproduce: `sprague check " + std::string(claim().id) + " --tier quick`"), std::string::npos);
  EXPECT_NE(files.at("figures/" + figure).find("<title>S(1,1,3,4)</title>"), std::string::npos);
  EXPECT_NE(files.at("index.md").find("`S(1,1,3,4)`, smallest |"), std::string::npos);
}

TEST_F(ReportTest, SaysWhatProofsRestOn) {
  Finding finding = refuted();
  EXPECT_FALSE(report_on(finding).contains("proofs.md"));
  finding.verdict = Verdict::proved;
  finding.reason = "By induction over legs.";
  const auto files = report_on(finding);
  ASSERT_TRUE(files.contains("proofs.md"));
  EXPECT_NE(files.at("proofs.md").find("By induction over legs."), std::string::npos);
  EXPECT_NE(files.at("proofs.md").find(std::string(claim().id)), std::string::npos);
  EXPECT_NE(files.at("index.md").find("[proofs.md](proofs.md)"), std::string::npos);
}

// Only where the reading was checked whose reason names the steps.
TEST_F(ReportTest, SaysHowLimitsOfGenusPassOn) {
  const Finding finding = [] {
    Finding holds = refuted();
    holds.verdict = Verdict::holds;
    return holds;
  }();
  for (const auto& [reading, expected] : {std::pair("regions anywhere", true), std::pair("p spots", false)}) {
    const Unit unit{"SP-P3", reading};
    RunFolder run = RunFolder::create(root_ / reading, {"quick", std::nullopt, {unit}});
    run.add(unit, finding);
    const fs::path out = root_ / (std::string(reading) + " report");
    write_report(run, out);
    EXPECT_EQ(files_in(out).contains("proofs.md"), expected) << reading;
    if (expected) {
      EXPECT_NE(read_file(out / "proofs.md").find("an induction over couples"), std::string::npos);
    }
  }
}

TEST_F(ReportTest, HangsPicturesOfSeveralPanelsInTheGallery) {
  const std::string board = "bc,ca,ab outer=a>b";
  Finding finding = refuted();
  finding.witness = board;
  finding.pictures.push_back({.notation = board,
                              .caption = "A reply to each first move.",
                              .panels = {{{{0, 1, ArrowStyle::first}}, "a>b"}, {{{1, 0, ArrowStyle::first}}, "b>a"}}});
  const auto files = report_on(finding);
  const std::string id(claim().id);
  const std::string& gallery = files.at("gallery.md");
  const std::string figure = "![" + board + "](figures/" + id + "-4.svg)";
  EXPECT_NE(gallery.find(figure + "\n\nA reply to each first move.\n"), std::string::npos) << gallery;
  EXPECT_EQ(files.at(page()).find(figure), std::string::npos);
  EXPECT_NE(files.at(page()).find("![" + board + "](figures/" + id + "-1.svg)"), std::string::npos) << "the witness";
  EXPECT_NE(files.at(page()).find("(gallery.md#"), std::string::npos);
  EXPECT_NE(files.at("index.md").find("[gallery.md](gallery.md)"), std::string::npos);
  EXPECT_NE(files.at("figures/" + id + "-4.svg").find(">b&gt;a</text>"), std::string::npos);
  expect_links_lead_somewhere(files);
  EXPECT_FALSE(report_on(refuted()).contains("gallery.md"));
}

TEST_F(ReportTest, LaysComparisonsOutAsThePaperHasThem) {
  Finding finding = refuted();
  finding.tables = {{"cells",
                     {"spots", "surface", "expected", "found", "comparison", "certificate"},
                     {{"2", "P1", "1", "1", "agrees", "2 on P1"},
                      {"2", "P_2", "0", "1", "differs", ""},
                      {"3", "P1", ">= 1", ">= 2", "new", "3 on P1"},
                      {"3", "P_2", "1", ">= 0", "open", ""}}},
                    {"values", {"n", "found"}, {{"1", "2"}}}};
  const auto files = report_on(finding);
  const std::string& page_text = files.at("comparisons.md");
  EXPECT_NE(
      page_text.find("| surface \\\\ spots | 2 | 3 |\n| --- | --- | --- |\n| P1 | 🟩 1 ✓ | 🟦 >= 2 ✓ |\n| "
                     "P\\_2 | 🟥 1 | ⬜ >= 0 |\n"),
      std::string::npos)
      << page_text;
  EXPECT_EQ(page_text.find("values"), std::string::npos) << "a table that compares nothing";
  const std::string& tex = files.at("comparisons.tex");
  EXPECT_NE(
      tex.find(
          "surface & 2 & 3 \\\\\n\\midrule\nP1 & \\cellcolor{green!20}1 & \\cellcolor{blue!20}$\\geq 2$ \\\\\nP\\_2 & "
          "\\cellcolor{red!30}1 & \\cellcolor{white}$\\geq 0$ \\\\\n"),
      std::string::npos)
      << tex;
  EXPECT_NE(files.at("index.md").find("[comparisons.tex](comparisons.tex)"), std::string::npos);
  EXPECT_NE(files.at(page()).find("(comparisons.md#"), std::string::npos);
  expect_links_lead_somewhere(files);
  EXPECT_FALSE(report_on(refuted()).contains("comparisons.md"));
}

TEST_F(ReportTest, CallsAWitnessSmallestOnlyWhereThatIsProved) {
  for (Verdict verdict : {Verdict::proved, Verdict::holds, Verdict::refuted, Verdict::undecided}) {
    for (bool minimal : {false, true}) {
      Finding finding = undecided();
      finding.verdict = verdict;
      finding.witness = "P3";
      finding.minimal = minimal;
      const auto files = report_on(finding);
      const bool is_refuted = verdict == Verdict::refuted;
      const std::string label = is_refuted ? (minimal ? "\nSmallest counterexample: " : "\nCounterexample: ")
                                           : (minimal ? "\nSmallest witness: " : "\nWitness: ");
      EXPECT_NE(files.at(page()).find(label + "`P3`"), std::string::npos) << files.at(page());
      EXPECT_EQ(files.at("index.md").find("smallest") != std::string::npos, minimal);
      EXPECT_EQ(files.at("errata.md").find("None in this run.") == std::string::npos, is_refuted);
    }
  }
}

TEST_F(ReportTest, KeepsTheWordHoldsForTheVerdict) {
  const auto says_holds = [](const std::string& text) { return text.find("holds") != std::string::npos; };
  Finding finding = undecided();
  const auto files = report_on(finding);
  EXPECT_FALSE(says_holds(files.at("index.md"))) << files.at("index.md");
  EXPECT_FALSE(says_holds(files.at("errata.md")));
  const std::string& text = files.at(page());
  EXPECT_FALSE(says_holds(text.substr(text.find("Verdict: **undecided**.")))) << text;
  finding.verdict = Verdict::holds;
  EXPECT_TRUE(says_holds(report_on(finding).at("index.md")));
}

TEST_F(ReportTest, WritesTheSameBytesTwice) {
  const auto first = report_on(refuted());
  EXPECT_EQ(first, report_on(refuted()));
  const RunFolder again = RunFolder::open(root_ / "run1");
  write_report(again, root_ / "out1");
  EXPECT_EQ(first, files_in(root_ / "out1"));
  for (const auto& [name, text] : first) {
    EXPECT_EQ(text.find(root_.string()), std::string::npos) << name;
    EXPECT_TRUE(text.ends_with('\n') && !text.ends_with("\n\n")) << name;
    if (name.ends_with(".md")) {
      EXPECT_EQ(text.find(" \n"), std::string::npos) << name;
      EXPECT_EQ(text.find("\n\n\n"), std::string::npos) << name;
    }
  }
}

TEST_F(ReportTest, RemovesWhatAKillLeft) {
  RunFolder run = RunFolder::create(root_ / "run", {"quick", std::nullopt, {unit()}});
  run.add(unit(), refuted());
  write_report(run, root_ / "out");
  const auto whole = files_in(root_ / "out");
  std::ofstream(root_ / "out" / "index.md.17-4.tmp") << "half";
  std::ofstream(root_ / "out" / "figures" / "a.svg.17-3.tmp") << "half";
  write_report(run, root_ / "out");
  EXPECT_EQ(files_in(root_ / "out"), whole);
}

TEST_F(ReportTest, LinksOnlyToWhatIsThere) {
  expect_links_lead_somewhere(report_on(refuted()));
}

TEST_F(ReportTest, PrintsTheSignatureAndTheCommands) {
  const std::string text = report_on(refuted()).at("index.md");
  EXPECT_NE(text.find(signature(RunFolder::open(root_ / "run1").findings())), std::string::npos);
  EXPECT_NE(text.find("--tier quick`"), std::string::npos);
  EXPECT_NE(text.find("`sprague report RUN`"), std::string::npos);
}

TEST_F(ReportTest, SaysThatARunIsNotComplete) {
  const RunFolder run = RunFolder::create(root_ / "run", {"range", Range{3, 5}, {unit()}});
  write_report(run, root_ / "out");
  const auto files = files_in(root_ / "out");
  EXPECT_NE(files.at("index.md").find("It is not complete; still without a verdict, 1 reading:"), std::string::npos);
  EXPECT_NE(files.at("index.md").find("--range 3..5`"), std::string::npos);
  EXPECT_FALSE(files.contains(page()));
}

TEST_F(ReportTest, RefusesWhatItCannotReadOrWrite) {
  RunFolder run = RunFolder::create(root_ / "run", {"quick", std::nullopt, {unit()}});
  std::ofstream(root_ / "file") << "not a folder";
  try {
    write_report(run, root_ / "file" / "out");
    ADD_FAILURE() << "wrote below a file";
  } catch (const InputError& error) {
    EXPECT_NE(std::string(error.what()).find((root_ / "file" / "out").string()), std::string::npos);
  }
  run.add(unit(), refuted());
  fs::remove(run.table_path(claim().id, "values"));
  EXPECT_THROW(write_report(run, root_ / "out"), InputError);
  const RunFolder strange = RunFolder::create(root_ / "strange", {"quick", std::nullopt, {{"ZZ-9", "as printed"}}});
  EXPECT_THROW(write_report(strange, root_ / "out"), InputError);
}

TEST_F(ReportTest, RefusesPicturesItCannotDraw) {
  Finding finding = undecided();
  finding.pictures = {{"P3", "", {3}}};
  EXPECT_THROW(report_on(finding), InputError);
  finding.pictures = {{"nonsense", "", {}}};
  EXPECT_THROW(report_on(finding), InputError);
  finding.pictures = {{"(a3)", "", {}}};
  EXPECT_THROW(report_on(finding), InputError);
}

TEST_F(ReportTest, BearsAWitnessThatIsNoSmallGraph) {
  for (const char* witness : {"P3 + P4", "P4000", "P0", "a|`b\\"}) {
    Finding finding = undecided();
    finding.witness = witness;
    const auto files = report_on(finding);
    EXPECT_EQ(files.at(page()).find("graph6"), std::string::npos) << witness;
    EXPECT_NE(files.at(page()).find("Witness: " + code(witness) + "."), std::string::npos) << witness;
  }
}

// What a run's file holds as Markdown is shown, and does nothing.
TEST_F(ReportTest, FindingsBringNoMarkupOfTheirOwn) {
  Finding finding = refuted();
  finding.reason = "It <script>alert(1)</script> is \\`<b>` so.\n# Proved";
  finding.repair = "[here](javascript:alert(1)) <!-- and";
  finding.notes = {"![x](http://example.org/x.svg) `a<b>c`", "a <= b < c, n<2"};
  finding.pictures[0].caption = "A <img src=x> path.";
  for (const auto& [name, text] : report_on(finding)) {
    if (!name.ends_with(".md")) continue;
    for (const char* never : {"<script", "<b>`", "<!--", "](javascript", "](http", "<img", "\n# Proved"}) {
      EXPECT_EQ(text.find(never), std::string::npos) << name << ": " << never;
    }
  }
  const std::string text = report_on(finding).at(page());
  EXPECT_NE(text.find("It &lt;script>alert(1)&lt;/script> is \\`&lt;b>` so. # Proved\n"), std::string::npos) << text;
  EXPECT_NE(text.find(" `a<b>c`\n\na <= b < c, n<2\n"), std::string::npos) << text;
}

TEST(MarkdownText, LeavesCodeAsItIs) {
  for (const char* text : {"", "plain *words* of `code <b>`", "``a ` <b> ``", "S[2,v2], 3 < 4 and *x*", "\\*"}) {
    EXPECT_EQ(inert(text), text);
  }
  EXPECT_EQ(inert("`open <b>"), "`open &lt;b>");
  EXPECT_EQ(inert("``open ` <b>"), "``open ` &lt;b>");
  EXPECT_EQ(inert("[a][b] <?x <http://a>"), "[a&#93;[b] &lt;?x &lt;http://a>");
  EXPECT_EQ(inert("a\tb\x1b"), "a b ");
}

TEST(MarkdownText, EscapesWhatWouldBeMarkup) {
  EXPECT_EQ(plain("a|b\nc *d* n <= 3 <b> & `x`"), "a\\|b<br>c \\*d\\* n <= 3 &lt;b> &amp; \\`x\\`");
  EXPECT_EQ(code("S(1,2)"), "`S(1,2)`");
  EXPECT_EQ(code("g6:D|`"), "<code>g6&#58;D&#124;&#96;</code>");
  EXPECT_EQ(tidy("\n\na  \n\n\n\nb\n\n"), "a\n\nb\n");
}

}  // namespace
}  // namespace sprague
