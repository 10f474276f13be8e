// Input that nobody meant well: not certificates, cut off, huge, out of bounds; and the program itself.
#include <gmock/gmock.h>
#include <sys/wait.h>

#include <cstdio>

#include "tests/verify/files.hpp"
#include "tests/verify/starts.hpp"

namespace sprague::verify {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

std::string start_of(const std::string& game, const std::string& rest) {
  return "sprague-certificate\t4\tvalue\t" + game + "\n" + rest;
}

TEST(HostileCertificates, WhatIsNone) {
  for (const std::string& text :
       {std::string(), std::string("\n"), std::string("\x1f\x8b"), std::string("end\n"), std::string(1000, 'x'),
        std::string("sprague-certificate\t4\tvalue\n"), std::string("sprague-certificate\t4\tvalue\toctal:0.33"),
        std::string("sprague-certificate\t4\tvalue\toctal:0.33\r\n"), std::string("\0\n", 2)}) {
    const Result result = verify_text(text);
    EXPECT_EQ(result.verdict, Verdict::not_a_certificate) << text;
    EXPECT_EQ(result.line, 1U);
  }
  for (const std::string game :
       {"brussels:", "brussels:2", "brussels:loop", "sprouts:", "sprouts:surface", "brussels:101", "brussels:04",
        "heap:Lasker", "octal:lasker", "octal:0.8", "arrows:"}) {
    EXPECT_EQ(verify_text(start_of(game, "start\t\n")).verdict, Verdict::not_a_certificate) << game;
  }
  EXPECT_EQ(verify("/").verdict, Verdict::not_a_certificate);
  EXPECT_EQ(verify("/no such file").verdict, Verdict::not_a_certificate);
}

// Every prefix and every suffix cut off.
TEST(HostileCertificates, CutOffAnywhere) {
  for (const std::string name :
       {"octal-value", "sprouts-outcome", "brussels-lengths", "girth5-lengths", "cycles-play"}) {
    const std::string text = certificate(name);
    for (std::size_t length = 0; length < text.size(); ++length) {
      EXPECT_NE(verify_text(text.substr(0, length)).verdict, Verdict::verified) << name << ' ' << length;
    }
    const std::size_t lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    const std::string without_end = text.substr(0, text.size() - 4);
    EXPECT_EQ(verify_text(without_end).line, lines);
    EXPECT_THAT(verify_text(without_end).text, HasSubstr("ends before"));
  }
}

TEST(HostileCertificates, LongLinesAndStrangeBytes) {
  const Result result = verify_text(start_of("octal:0.33", "entry\t0\t" + std::string(70'000, '?') + "\n"));
  EXPECT_EQ(result.verdict, Verdict::rejected);
  EXPECT_EQ(result.line, 2U);
  EXPECT_THAT(result.text, HasSubstr("too long"));
  EXPECT_EQ(verify_text(start_of("octal:0.33", std::string("start\ta\0b\n", 10))).line, 2U);
  EXPECT_EQ(verify_text(start_of("octal:0.33", "start\ta\r\n")).verdict, Verdict::rejected);
  EXPECT_EQ(verify_text(start_of("octal:0.33", "entry\t01\ta\n")).verdict, Verdict::rejected);
  EXPECT_EQ(verify_text(start_of("octal:0.33", "entry\t4294967296\ta\n")).verdict, Verdict::rejected);
}

// A tip of each letter on one boundary.
std::string with_all_letters() {
  std::string word;
  for (char letter = 'A'; letter <= 'Z'; ++letter) word += letter;
  for (char letter = 'a'; letter <= 'z'; ++letter) word += letter;
  return "(" + word + ")";
}

std::string complete(unsigned vertices) {
  std::vector<std::string> edges;
  for (unsigned v = 0; v < vertices; ++v) {
    for (unsigned w = v + 1; w < vertices; ++w) edges.push_back(edge(v, w));
  }
  std::sort(edges.begin(), edges.end());
  return joined_by(";", edges);
}

// A ring of 26 vertices with one edge inside, and what is outside of the ring.
std::string board_of_27_edges() {
  std::vector<std::string> words;
  for (unsigned v = 0; v < 26; ++v) words.push_back({letter((v + 1) % 26), letter((v + 25) % 26)});
  words[0].insert(1, "n");
  words[13].insert(1, "a");
  return joined_by(",", words) + " outer=a>b";
}

struct Beyond {
  std::string game;
  std::string line;
};

// Each names more than this program is ready for, and has to be told so at once.
TEST(HostileCertificates, BeyondTheBounds) {
  for (const auto& [game, line] :
       std::vector<Beyond>{{"octal:0.33", "start\t" + complete(30)},
                           {"octal:0.33", "start\t" + std::string(2000, ';')},
                           {"octal:0.0000077", "entry\t0\t" + complete(18)},
                           {"heap:0.33", "start\t4294967295"},
                           {"heap:lasker", "start\t10001"},
                           {"arrows", "start\t" + path(28)},
                           {"arrows", "start\t" + complete(9)},
                           {"cycles", "start\t" + board_of_27_edges()},
                           {"sprouts", "start\t101"},
                           {"sprouts", "start\t5 on P101"},
                           {"sprouts", "start\t(" + std::string(500, '2') + ")"},
                           {"brussels", "start\t(" + std::string(500, '2') + ")"},
                           {"brussels", "start\t" + spots(std::vector<unsigned>(101, 1))},
                           {"brussels", "start\t(222) on T4294967295"},
                           {"brussels", "start\t(222) on T101"},
                           {"brussels", "entry\t0\t" + spots({1, 2, 3, 4, 5, 6, 7}) + " on T100"},
                           {"brussels:4", "start\t(" + std::string(500, 'a') + "b)"},
                           {"brussels:4", "start\t(a),(b) on P101"},
                           {"brussels:4", "entry\t0\t" + with_all_letters()},
                           {"circular", "start\t(1001)"},
                           {"circular", "entry\t0\t(0,1000,0,1000)"}}) {
    const Result result = verify_text(start_of(game, line + "\n"));
    EXPECT_EQ(result.verdict, Verdict::out_of_resources) << game << ' ' << line << ": " << result.text;
    EXPECT_EQ(result.line, 2U);
  }
  EXPECT_EQ(verify_text(certificate("octal-value"), 300).verdict, Verdict::out_of_resources);
}

// So many zeros, one of which is something else.
std::string list_of(std::size_t count, std::size_t place, const std::string& other) {
  std::vector<std::string> list(count, "0");
  list[place] = other;
  return joined_by(",", list);
}

// Short texts that ask for a long time: many heaps with many moves each, a large box with many moves.
TEST(HostileCertificates, MuchWork) {
  std::string heaps = "9999";
  for (unsigned heap = 9998; heaps.size() < 490; --heap) heaps += ";" + std::to_string(heap);
  const std::string play = "sprague-certificate\t4\tplay\theap:lasker\nstart\t" + heaps + "\nover\t0\nend\n";
  EXPECT_EQ(verify_text(play).verdict, Verdict::out_of_resources);
  std::string induction = "sprague-certificate\t4\tinduction\tvectors\naxis\t1\t2\tx\naxis\t1\t1\ty\naxis\t1\t1\tz\n";
  for (int i = 0; i < 10'000; ++i) induction += "move\t-1,1000,1000\t1,0,0\n";
  induction += "values\t0,0,0,0,1,1,1,1,0,0,0,0\nend\n";
  EXPECT_EQ(verify_text(induction).verdict, Verdict::out_of_resources);
  std::string axes;
  std::string moves;
  for (std::size_t i = 0; i < 300; ++i) {
    axes += i < 14 ? "axis\t1\t1\tx\n" : "axis\t0\t1\tx\n";
    if (i < 14) moves += "move\t" + list_of(300, i, "-1") + "\t" + list_of(300, i, "1") + "\n";
  }
  const std::string many_axes = "sprague-certificate\t4\tinduction\tvectors\n" + axes + moves + moves + moves +
                                "values\t" + list_of(1 << 14, 0, "0") + "\nend\n";
  EXPECT_EQ(verify_text(many_axes).verdict, Verdict::out_of_resources);
}

// They count as spots, and no curve ends at them: with them anything would contradict a claim on parity.
TEST(HostileCertificates, SpotsWithoutTipsContradictNoClaim) {
  const auto against = [](const std::string& start) {
    return verify_text("sprague-certificate\t4\tcounterexample\tbrussels\nstart\t" + start +
                       "\nsecond\t\nagainst\tBS-C2.6\tN_0 is the projective plane\nend\n");
  };
  EXPECT_EQ(against("(),(2) on P1").verdict, Verdict::rejected);
  EXPECT_EQ(against("(),(2) on P1").line, 4U);
}

// What a claim is called and its reading are two fields, however they read together.
TEST(HostileCertificates, ClaimsAreNotSplitElsewhere) {
  const auto against = [](const std::string& claim) {
    return verify_text(
               "sprague-certificate\t4\tcounterexample\tbrussels\nentry\t0\t(222)\nreply\t(22)\t\t\nstart\t(222) "
               "on P1\nfirst\t(222)\t0[]\nagainst\t" +
               claim + "\nend\n")
        .verdict;
  };
  EXPECT_EQ(against("BS-C2.6\tN_0 is the projective plane"), Verdict::verified);
  EXPECT_EQ(against("BS-C2.6 N_0\tis the projective plane"), Verdict::rejected);
  EXPECT_EQ(against("\tBS-C2.6 N_0 is the projective plane"), Verdict::rejected);
  EXPECT_EQ(against("BS-C2.6\tN_0 is the projective plane "), Verdict::rejected);
}

// Nobody can go on where there are no moves.
TEST(HostileCertificates, APlayThatIsOverIsNotOpen) {
  const auto ends = [](const std::string& lines) {
    return verify_text("sprague-certificate\t4\tplay\theap:0.3\nstart\t1\n" + lines + "end\n").verdict;
  };
  EXPECT_EQ(ends("open\t0\n"), Verdict::verified);
  EXPECT_EQ(ends("move\t\nover\t1\n"), Verdict::verified);
  EXPECT_EQ(ends("move\t\nopen\t1\n"), Verdict::rejected);
  EXPECT_EQ(ends("over\t0\n"), Verdict::rejected);
}

// Facts of one kind under the name of another, and references that are not to entries before.
TEST(HostileCertificates, FactsOfOtherKinds) {
  const std::string entry = "entry\t1\ta\noption\ta\t\n";
  for (const auto& [kind, fact] :
       std::vector<std::pair<std::string, std::string>>{{"value", "second\t0[a]"},
                                                        {"value", "first\ta\t"},
                                                        {"value", "lengths\t1\t0[a]"},
                                                        {"outcome", "nimber\t1\t0[a]"},
                                                        {"lengths", "nimber\t1\t0[a]"},
                                                        {"value", "nimber\t1\t1[a]"},
                                                        {"value", "nimber\t1\t-1[a]"},
                                                        {"value", "nimber\t1\t+0[a]"},
                                                        {"value", "nimber\t1\t4294967296[a]"},
                                                        {"value", "nimber\t1\t0"},
                                                        {"value", "nimber\t1\t0[]"},
                                                        {"value", "nimber\t1\t0[aa]"},
                                                        {"value", "nimber\t1\t0[A]"},
                                                        {"value", "nimber\t1\t0[a] "},
                                                        {"value", "nimber\t1\t 0[a]"},
                                                        {"value", "nimber\t1\t0[a] 0[a]"},
                                                        {"value", "nimber\t0\t-"},
                                                        {"value", "nimber\t0\t=0[a]"},
                                                        {"value", "nimber\t4294967297\t0[a]"},
                                                        {"value", "nimber\t-1\t0[a]"},
                                                        {"value", "nimber\t0,1\t0[a]"},
                                                        {"outcome", "second\t0[a]"},
                                                        {"outcome", "first\tb\t"},
                                                        {"outcome", "first\t\t"},
                                                        {"lengths", "lengths\t1,1\t0[a]"},
                                                        {"lengths", "lengths\t0,1\t0[a]"}}) {
    const Result result =
        verify_text("sprague-certificate\t4\t" + kind + "\toctal:0.3\n" + entry + "start\ta\n" + fact + "\nend\n");
    EXPECT_EQ(result.verdict, Verdict::rejected) << kind << ' ' << fact;
    EXPECT_EQ(result.line, 5U) << kind << ' ' << fact << ": " << result.text;
  }
}

TEST(HostileCertificates, WhatIsSaidIsPrintable) {
  std::string sweep = certificate("cycles-sweep");
  const std::size_t family = sweep.find("family\t") + 7;
  sweep.insert(family, "\x1b[2K\r");
  const Result result = verify_text(sweep);
  EXPECT_EQ(result.verdict, Verdict::rejected) << result.text;
  EXPECT_EQ(std::ranges::count_if(result.text, [](char c) { return c < ' '; }), 0) << result.text;
}

TEST(HostileCertificates, WithinTheBounds) {
  for (const auto& [game, start] :
       std::vector<Beyond>{{"octal:0.33", complete(18)}, {"heap:0.33", "10000"}, {"arrows", path(27)}}) {
    EXPECT_NE(verify_text(start_of(game, "start\t" + start + "\nnimber\t0\t\n")).verdict, Verdict::out_of_resources)
        << game << ' ' << start;
  }
}

// What is nearly a position, and as an entry also what is one in another form, or several.
TEST(HostileCertificates, MalformedPositions) {
  for (const auto& [game, line] :
       std::vector<Beyond>{{"octal:0.33", "entry\t0\t"},
                           {"octal:0.33", "entry\t0\tba"},
                           {"octal:0.33", "entry\t0\tbc;ab"},
                           {"octal:0.33", "entry\t0\tab;ab"},
                           {"octal:0.33", "entry\t0\ta;ab"},
                           {"octal:0.33", "entry\t0\taa"},
                           {"octal:0.33", "entry\t0\ta;b"},
                           {"octal:0.33", "entry\t0\tab;"},
                           {"octal:0.33", "entry\t0\tab on T1"},
                           {"octal:0.33", "start\taa"},
                           {"octal:0.33", "start\tabc"},
                           {"octal:0.33", "start\tab; bc"},
                           {"octal:0.33", "start\tab on T1"},
                           {"octal:0.33", "start\ta>b"},
                           {"octal:0.33", "start\ta1"},
                           {"octal:0.33", "start\tP4"},
                           {"octal:0.33", "start\tg6:Bg"},
                           {"octal:0.33", "start\t\xe4\xf6"},
                           {"heap:0.33", "entry\t0\t0"},
                           {"heap:0.33", "entry\t0\t1;2"},
                           {"heap:0.33", "start\t01"},
                           {"heap:0.33", "start\ta"},
                           {"heap:0.33", "start\t1,2"},
                           {"heap:0.33", "start\t1;;2"},
                           {"arrows", "start\ta"},
                           {"arrows", "start\taa"},
                           {"arrows", "start\ta>a"},
                           {"arrows", "start\tabc"},
                           {"arrows", "start\tab;ab"},
                           {"arrows", "start\tab;ba"},
                           {"arrows", "start\tab;b>c;c>b"},
                           {"arrows", "start\tab;bc;"},
                           {"arrows", "start\tab; bc"},
                           {"arrows", "start\tab;b>"},
                           {"arrows", "start\ta>b>c"},
                           {"arrows", "start\ta>bc"},
                           {"arrows", "start\ta<b"},
                           {"arrows", "start\ta>b;c>b"},  // a sink
                           {"arrows", "start\tS[1]"},
                           {"arrows", "start\tP3; 0>1"},
                           {"arrows", "entry\t0\t"},
                           {"arrows", "entry\t0\taA"},
                           {"arrows", "entry\t0\tA"},
                           {"arrows", "entry\t0\tAa;Aa"},
                           {"arrows", "entry\t0\tAa;Bb"},
                           {"arrows", "entry\t0\tAa;!a"},
                           {"arrows", "entry\t0\t!ac;Aa"},
                           {"arrows", "entry\t0\t!ba;Aa;Bb"},
                           {"arrows", "entry\t0\t!ab;!ab;Aa;Bb"},
                           {"arrows", "entry\t0\t!a1;Aa"},
                           {"arrows", "entry\t0\t!;Aa"},
                           {"arrows", "entry\t0\t!ab"},
                           {"arrows", "entry\t0\t?ab;Aa;Bb"},
                           {"arrows", "entry\t0\tsystem(1;;)"},
                           {"cycles", "start\tb,a outer=a>a"},
                           {"cycles", "start\tb,a"},
                           {"cycles", "start\tb, outer=a>b"},
                           {"cycles", "start\tbb,aa outer=a>b"},
                           {"cycles", "start\tb,a,d,c outer=a>b"},
                           {"cycles", "start\tbc,ca,ab outer=a>b; a>b,"},
                           {"cycles", "start\tbc,ca,ab outer=a>b; a>b; b>c"},
                           {"cycles", "start\tbc,ca,ab outer=a>b outer=b>a"},
                           {"cycles", "start\tbc,ca,ab outer=a>b; a>b,b>a"},
                           {"cycles", "start\tbc,ca,ab outer=a>b; a>d"},
                           {"cycles", "start\tbcde,acde,abde,abce,abcd outer=a>b"},  // K5
                           {"cycles", "start\tbcd,acd,abd,abc outer=a>b"},           // K4, but not drawn in the plane
                           {"cycles", "start\tbc,ca,ab outer=a>b; a>b,b>c"},         // one arrow short of a cell
                           {"sprouts", "start\t(12"},
                           {"sprouts", "start\t(13)"},
                           {"sprouts", "start\t3 on S"},
                           {"sprouts", "start\t3 on T0"},
                           {"sprouts", "start\t3 | 3"},
                           {"sprouts", "entry\t0\t(a2)"},
                           {"sprouts", "entry\t0\t()"},
                           {"sprouts", "entry\t0\t1,(1)"},
                           {"sprouts", "entry\t0\t(22),1"},
                           {"sprouts", "entry\t0\t1"},
                           {"sprouts", "entry\t0\t(22);(22)"},
                           {"sprouts", "entry\t0\t"},
                           {"brussels", "start\t3"},
                           {"brussels", "start\t(3)"},
                           {"brussels", "start\t(2a)"},
                           {"brussels", "start\t(22"},
                           {"brussels", "start\t,(222)"},
                           {"brussels", "start\t(222) on T0"},
                           {"brussels", "start\t(222) | (22)"},
                           {"brussels", "entry\t0\t"},
                           {"brussels", "entry\t0\t(),(222)"},
                           {"brussels", "entry\t0\t(),() on P1"},
                           {"brussels", "entry\t0\t(222),(22)"},
                           {"brussels", "entry\t0\t(22);(22)"},
                           {"brussels", "entry\t0\t(2)"},
                           {"brussels:5", "start\t3,3"},
                           {"brussels:5", "start\t(aaa),"},
                           {"brussels:5", "start\t2,(ab),(c)"},
                           {"brussels:5", "start\t(1),(a)"},
                           {"brussels:5", "start\t(ab),2"},
                           {"brussels:5", "start\t(abc);aa1"},
                           {"brussels:5", "start\t(abc);ab"},
                           {"brussels:5", "start\t(abc);a"},
                           {"brussels:5", "start\t(abc);a11"},
                           {"brussels:5", "start\t(abc);\xe4\xf6\x31"},
                           {"brussels:5", "start\t(abc);ab01"},
                           {"brussels:5", "start\t(abc);ab1,"},
                           {"brussels:5", "start\t(abc);ab1,ac1"},
                           {"brussels:5", "start\t(abc); ab1"},
                           {"brussels:5", "start\t(ab);(cd);"},
                           {"brussels:5", "start\t(a),(b) on S"},
                           {"brussels:5", "entry\t0\t(ba)"},
                           {"brussels:5", "entry\t0\t(b),(a)"},
                           {"brussels:5", "entry\t0\t(aa)"},      // no tips to join
                           {"brussels:5", "entry\t0\t(ab);ab2"},  // the same
                           {"brussels:5", "entry\t0\t(ab);ab3"},  // as good as none
                           {"brussels:5", "entry\t0\t(abc);ab0"},
                           {"brussels:5", "entry\t0\t(abc);ba1"},
                           {"brussels:5", "entry\t0\t(abc);ad1"},
                           {"brussels:5", "entry\t0\t(abc);ab1;ab1"},
                           {"brussels:5", "entry\t0\t(abcd);ac1;ab1"},
                           {"brussels:5", "entry\t0\t(abcd);ab1;bc1"},          // and ac2
                           {"brussels:5", "entry\t0\t(abcd);ab1;ac1;ac2;bc2"},  // as short as that?
                           {"brussels:5", "entry\t0\t(ab);(cd);ac1"},           // never matters
                           {"brussels:5", "entry\t0\t(ab);(cd)"},
                           {"brussels:5", "entry\t0\t"},
                           {"circular", "start\t(1,1"},
                           {"circular", "start\t(1,,1)"},
                           {"circular", "start\t(1,01,1,1)"},
                           {"circular", "start\t1,1,1,1"},
                           {"circular", "start\tCS4(1,1,1,1)"},
                           {"circular", "start\t(1,1,1,1) on T1"},
                           {"circular", "entry\t0\t(1,0,1,0)"},
                           {"circular", "entry\t0\t(1,0,1,1)"},
                           {"circular", "entry\t0\t(0,1,0,0)"}}) {
    const Result result = verify_text(start_of(game, line + "\n"));
    EXPECT_EQ(result.verdict, Verdict::rejected) << game << ' ' << line << ": " << result.text;
    EXPECT_EQ(result.line, 2U) << game << ' ' << line << ": " << result.text;
  }
}

// What leaves no doubt about the position, and is not how the document writes it: items that are empty, spots that are
// none, no arrows where arrows are announced.
TEST(HostileCertificates, LooseStarts) {
  for (const auto& [game, start] : std::vector<Beyond>{{"octal:0.33", "ab;"},
                                                       {"octal:0.33", ";ab"},
                                                       {"octal:0.33", "ab;;bc"},
                                                       {"cycles", "bc,ca,ab outer=a>b; "},
                                                       {"sprouts", "0"},
                                                       {"sprouts", "3;"},
                                                       {"sprouts", "3,3"},
                                                       {"sprouts", "(11),2"},
                                                       {"sprouts", " on T1"},
                                                       {"brussels", " on P1"},
                                                       {"brussels", "(2); on P1"},
                                                       {"brussels:5", "(ab);ba1"},
                                                       {"brussels:5", "(aA);Aa1"},
                                                       {"brussels:5", "(ab);ab1;ab2"}}) {
    const Result result = verify_text(start_of(game, "start\t" + start + "\n"));
    EXPECT_EQ(result.verdict, Verdict::rejected) << game << ' ' << start;
    EXPECT_EQ(result.line, 2U) << game << ' ' << start << ": " << result.text;
  }
}

TEST(HostileCertificates, LongCodesAreBeyondTheBoundsToo) {
  EXPECT_EQ(verify_text(start_of("octal:0." + std::string(20, '3'), "start\ta\n")).line, 3U);
  EXPECT_EQ(verify_text(start_of("octal:0." + std::string(21, '3'), "start\ta\n")).verdict, Verdict::out_of_resources);
}

struct Ran {
  int exit_code;
  std::string out;
};

Ran run(const std::string& words) {
  FILE* const pipe = popen((std::string(SPRAGUE_VERIFY) + " " + words + " 2>&1").c_str(), "r");
  std::string out;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) out.push_back(static_cast<char>(c));
  const int status = pclose(pipe);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, out};
}

TEST(VerifyProgram, ItsLastLineAndItsExitCodeAreTheVerdict) {
  const std::string good = (certificates() / "octal-value.cert").string();
  EXPECT_EQ(run(good).exit_code, 0);
  EXPECT_THAT(run(good).out, EndsWith("octal-value.cert: verified: 4 starting positions\nverified\n"));
  const support::Scratch scratch;
  const std::string bad = (scratch.path() / "bad").string();
  std::ofstream(bad) << with_line(certificate("octal-value"), 15, "nimber\t2\t2[abcd]");
  const Ran both = run(bad + " " + good);
  EXPECT_EQ(both.exit_code, 4);
  EXPECT_THAT(both.out, HasSubstr("bad: line 15: rejected: "));
  EXPECT_THAT(both.out, EndsWith("\nrejected\n"));
  EXPECT_EQ(run("/nowhere").exit_code, 2);
  EXPECT_THAT(run("/nowhere").out, EndsWith("\nnot a certificate\n"));
  const std::string large = (scratch.path() / "large").string();
  std::ofstream(large) << start_of("heap:0.3", "start\t10001\n");
  EXPECT_EQ(run(good + " " + large).exit_code, 3);
  EXPECT_THAT(run(large).out, EndsWith("\nout of resources\n"));
  EXPECT_EQ(run("--help").exit_code, 0);
  EXPECT_EQ(run("").exit_code, 2);
}

}  // namespace
}  // namespace sprague::verify
