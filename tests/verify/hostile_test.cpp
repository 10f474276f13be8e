// Input that nobody meant well: not certificates, cut off, huge, out of bounds; and the program itself.
#include <gmock/gmock.h>
#include <sys/wait.h>

#include <cstdio>

#include "tests/verify/files.hpp"

namespace sprague::verify {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

std::string start_of(const std::string& game, const std::string& rest) {
  return "sprague-certificate\t2\tvalue\t" + game + "\n" + rest;
}

TEST(HostileCertificates, WhatIsNone) {
  for (const std::string& text :
       {std::string(), std::string("\n"), std::string("\x1f\x8b"), std::string("end\n"), std::string(1000, 'x'),
        std::string("sprague-certificate\t2\tvalue\n"), std::string("sprague-certificate\t2\tvalue\toctal:0.33"),
        std::string("sprague-certificate\t2\tvalue\toctal:0.33\r\n"), std::string("\0\n", 2)}) {
    const Result result = verify_text(text);
    EXPECT_EQ(result.verdict, Verdict::not_a_certificate) << text;
    EXPECT_EQ(result.line, 1U);
  }
  for (const std::string game :
       {"brussels:", "brussels:2", "brussels:101", "brussels:04", "heap:Lasker", "octal:lasker"}) {
    EXPECT_EQ(verify_text(start_of(game, "start\t3\n")).verdict, Verdict::not_a_certificate) << game;
  }
  EXPECT_EQ(verify("/").verdict, Verdict::not_a_certificate);
  EXPECT_EQ(verify("/no such file").verdict, Verdict::not_a_certificate);
}

// Every prefix and every suffix cut off.
TEST(HostileCertificates, CutOffAnywhere) {
  for (const std::string name : {"octal-value", "sprouts-outcome", "brussels-lengths", "cycles-play"}) {
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
  EXPECT_EQ(verify_text(start_of("octal:0.33", std::string("start\tP\0001\n", 9))).line, 2U);
  EXPECT_EQ(verify_text(start_of("octal:0.33", "start\tP1\r\n")).verdict, Verdict::rejected);
  EXPECT_EQ(verify_text(start_of("octal:0.33", "entry\t01\t@\n")).verdict, Verdict::rejected);
  EXPECT_EQ(verify_text(start_of("octal:0.33", "entry\t4294967296\t@\n")).verdict, Verdict::rejected);
}

std::string many(const std::string& text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

// A tip of each letter on one boundary.
std::string with_all_letters() {
  std::string word;
  for (char letter = 'A'; letter <= 'Z'; ++letter) word += letter;
  for (char letter = 'a'; letter <= 'z'; ++letter) word += letter;
  return "(" + word + ")";
}

struct Beyond {
  std::string game;
  std::string line;
};

// Each names more than this program is ready for, and has to be told so at once.
TEST(HostileCertificates, BeyondTheBounds) {
  for (const auto& [game, line] :
       std::vector<Beyond>{{"octal:0.33", "start\tP4294967295"},
                           {"octal:0.33", "start\tS(4294967295,4294967295)"},
                           {"octal:0.33", "entry\t0\t~~~~"},
                           {"octal:0.0000007", "entry\t0\t[" + std::string(63, '~')},
                           {"heap:0.33", "start\t4294967295"},
                           {"heap:lasker", "start\t10001"},
                           {"arrows", "start\tP54"},
                           {"arrows", "start\tS[400,400]"},
                           {"arrows", "entry\t0\tsystem(53;;)"},
                           {"cycles", "start\t" + std::string(60, ',') + " outer=a>b"},
                           {"sprouts", "start\t101"},
                           {"sprouts", "start\t5 on P101"},
                           {"sprouts", "start\t" + std::string(300, '2')},
                           {"brussels", "start\t201"},
                           {"brussels", "start\t3 on T4294967295"},
                           {"brussels", "entry\t0\t1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19"},
                           {"brussels:4", "start\t100,101"},
                           {"brussels:4", "start\t1" + many(",1", 52)},
                           {"brussels:4", "start\t(" + std::string(400, 'a') + "b)"},
                           {"brussels:4", "entry\t0\t" + with_all_letters()},
                           {"circular", "start\tCS1(1001)"},
                           {"circular", "entry\t0\tCS4(0,1000,0,1000)"}}) {
    const Result result = verify_text(start_of(game, line + "\n"));
    EXPECT_EQ(result.verdict, Verdict::out_of_resources) << game << ' ' << line << ": " << result.text;
    EXPECT_EQ(result.line, 2U);
    EXPECT_THAT(result.text, HasSubstr("than"));
  }
  EXPECT_EQ(verify_text(certificate("octal-value"), 300).verdict, Verdict::out_of_resources);
  EXPECT_EQ(verify_text(certificate("octal-value"), 300).line, 9U);
}

// What is nearly a position.
TEST(HostileCertificates, MalformedPositions) {
  for (const auto& [game, line] :
       std::vector<Beyond>{{"octal:0.33", "entry\t0\t"},
                           {"octal:0.33", "entry\t0\tBh"},
                           {"octal:0.33", "entry\t0\tB"},
                           {"octal:0.33", "entry\t0\tBgg"},
                           {"octal:0.33", "entry\t0\t?"},
                           {"octal:0.33", "entry\t0\tB?"},
                           {"octal:0.33", "entry\t0\t~"},
                           {"octal:0.33", "entry\t0\t~??B"},
                           {"octal:0.33", "start\tC2"},
                           {"octal:0.33", "start\tQ2"},
                           {"octal:0.33", "start\tP0"},
                           {"heap:0.33", "entry\t0\t0"},
                           {"heap:0.33", "entry\t0\t1,2"},
                           {"heap:0.33", "start\t1,,2"},
                           {"arrows", "start\tP1"},
                           {"arrows", "start\tP3; 0>2"},
                           {"arrows", "start\tP3; 0>1,1>0"},
                           {"arrows", "start\tP3; 0>1,2>1"},
                           {"arrows", "start\tP3; 0>1; 1>2"},
                           {"arrows", "start\tP3; 0>1>2"},
                           {"arrows", "start\tS[1(1)]"},
                           {"arrows", "start\tS[1(^2)]"},
                           {"arrows", "start\tS[1(^1]"},
                           {"arrows", "start\tS[1,]"},
                           {"arrows", "start\tS[^v1]"},
                           {"arrows", "entry\t0\tsystem(2;ab,a;)"},
                           {"arrows", "entry\t0\tsystem(2;;)"},
                           {"arrows", "entry\t0\tsystem(1;a;)"},
                           {"arrows", "entry\t0\tsystem(2;ac;)"},
                           {"arrows", "entry\t0\tsystem(2;ab,abA;)"},
                           {"arrows", "entry\t0\tsystem(2;a1;)"},
                           {"arrows", "entry\t0\tsystem(2;ab;a)"},
                           {"arrows", "entry\t0\tsystem(2;ab)"},
                           {"arrows", "entry\t0\tsystem(2;ab,;)"},
                           {"cycles", "start\tb,a outer=a>a"},
                           {"cycles", "start\tb,a"},
                           {"cycles", "start\tb, outer=a>b"},
                           {"cycles", "start\tbb,aa outer=a>b"},
                           {"cycles", "start\tb,a,d,c outer=a>b"},
                           {"cycles", "start\tbcde,acde,abde,abce,abcd outer=a>b"},  // K5
                           {"cycles", "start\tbcd,acd,abd,abc outer=a>b"},           // K4, but not drawn in the plane
                           {"cycles", "start\tbc,ca,ab outer=a>b; a>b,b>c"},         // one arrow short of a cell
                           {"sprouts", "start\t0"},
                           {"sprouts", "start\t(12"},
                           {"sprouts", "start\t(13)"},
                           {"sprouts", "start\t(a2)"},
                           {"sprouts", "start\t()"},
                           {"sprouts", "start\t1,(1)"},
                           {"sprouts", "start\t(22),1"},
                           {"sprouts", "start\t3 on S"},
                           {"sprouts", "entry\t0\t1"},
                           {"sprouts", "entry\t0\t(22) | (22)"},
                           {"sprouts", "entry\t0\t"},
                           {"brussels", "start\t,3"},
                           {"brussels", "entry\t0\t0,3"},
                           {"brussels", "entry\t0\t0,0 on P1"},
                           {"brussels", "start\t3 on T0"},
                           {"brussels", "entry\t0\t4,3"},
                           {"brussels", "entry\t0\t1"},
                           {"brussels:5", "start\t3,"},
                           {"brussels:5", "start\t3,3 | 3,3"},
                           {"brussels:5", "start\t3,3 ; ab1"},
                           {"brussels:5", "start\t2,(ab),(c)"},
                           {"brussels:5", "start\t(1),(a)"},
                           {"brussels:5", "start\t(ab),2"},
                           {"brussels:5", "start\t(ba)"},
                           {"brussels:5", "start\t(b),(a)"},
                           {"brussels:5", "start\t(aa)"},        // no tips to join
                           {"brussels:5", "start\t(ab) ; ab2"},  // the same
                           {"brussels:5", "start\t(ab) ; ab3"},  // as good as none
                           {"brussels:5", "start\t(abc) ; ab0"},
                           {"brussels:5", "start\t(abc) ; ba1"},
                           {"brussels:5", "start\t(abc) ; aa1"},
                           {"brussels:5", "start\t(abc) ; ad1"},
                           {"brussels:5", "start\t(abc) ; ab"},
                           {"brussels:5", "start\t(abc) ; a"},
                           {"brussels:5", "start\t(abc) ; a11"},
                           {"brussels:5", "start\t(abc) ; \xe4\xf6\x31"},
                           {"brussels:5", "start\t(abc) ; ab01"},
                           {"brussels:5", "start\t(abc) ; ab1,"},
                           {"brussels:5", "start\t(abc) ; ab1,ab1"},
                           {"brussels:5", "start\t(abc) ; ab1 ; ac1"},
                           {"brussels:5", "start\t(abcd) ; ac1,ab1"},
                           {"brussels:5", "start\t(abcd) ; ab1,bc1"},          // and ac2
                           {"brussels:5", "start\t(abcd) ; ab1,ac2,bc2,ac1"},  // as short as that?
                           {"brussels:5", "start\t(ab) | (cd) ; ac1"},         // never matters
                           {"brussels:5", "start\t(ab) | (cd) ; "},
                           {"brussels:5", "start\t(a),(b) on S"},
                           {"brussels:5", "entry\t0\t2,2"},
                           {"brussels:5", "entry\t0\t"},
                           {"brussels:5", "entry\t0\t(ab) | (cd)"},
                           {"circular", "start\tCS3(1,1)"},
                           {"circular", "start\tCS2(1,1"},
                           {"circular", "entry\t0\tCS4(1,0,1,0)"}}) {
    const Result result = verify_text(start_of(game, line + "\n"));
    EXPECT_EQ(result.verdict, Verdict::rejected) << game << ' ' << line << ": " << result.text;
    EXPECT_EQ(result.line, 2U) << game << ' ' << line << ": " << result.text;
  }
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
  std::ofstream(bad) << with_line(certificate("octal-value"), 15, "nimber\t2\t2[0,1,2,3]");
  const Ran both = run(bad + " " + good);
  EXPECT_EQ(both.exit_code, 4);
  EXPECT_THAT(both.out, HasSubstr("bad: line 15: rejected: "));
  EXPECT_THAT(both.out, EndsWith("\nrejected\n"));
  EXPECT_EQ(run("/nowhere").exit_code, 2);
  EXPECT_THAT(run("/nowhere").out, EndsWith("\nnot a certificate\n"));
  EXPECT_EQ(run("--memory 100 " + good).exit_code, 3);
  EXPECT_THAT(run("--memory 100 " + good).out, EndsWith("\nout of resources\n"));
  EXPECT_EQ(run("--help").exit_code, 0);
  EXPECT_EQ(run("").exit_code, 2);
  EXPECT_EQ(run("--memory").exit_code, 2);
}

}  // namespace
}  // namespace sprague::verify
