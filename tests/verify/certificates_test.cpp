// Whole certificates, from write_certificates.py and by hand: that they verify, plain and compressed, and that none
// does with one field changed.
#include <gmock/gmock.h>
#include <zlib.h>

#include "tests/verify/files.hpp"

namespace sprague::verify {
namespace {

using ::testing::HasSubstr;

TEST(Certificates, AllVerify) {
  std::size_t count = 0;
  for (const auto& file : std::filesystem::directory_iterator(certificates())) {
    const Result result = verify(file.path().string());
    EXPECT_EQ(result.verdict, Verdict::verified) << file.path() << " line " << result.line << ": " << result.text;
    ++count;
  }
  EXPECT_GE(count, 25U);
}

TEST(Certificates, CompressedOnesVerifyUnlessTheyAreCutOffOrBroken) {
  const support::Scratch scratch;
  const std::string file = (scratch.path() / "certificate.gz").string();
  const std::string text = certificate("octal-value");
  const gzFile packed = gzopen(file.c_str(), "wb");
  ASSERT_EQ(gzwrite(packed, text.data(), static_cast<unsigned>(text.size())), static_cast<int>(text.size()));
  ASSERT_EQ(gzclose(packed), Z_OK);
  EXPECT_EQ(verify(file).verdict, Verdict::verified);
  const std::string bytes = support::slurp(file);
  ASSERT_LT(bytes.size(), text.size());
  EXPECT_NE(verify_text(bytes.substr(0, bytes.size() / 2)).verdict, Verdict::verified);
  EXPECT_NE(verify_text(bytes.substr(0, bytes.size() - 4)).verdict, Verdict::verified);
  std::string broken = bytes;
  broken[bytes.size() - 6] = static_cast<char>(broken[bytes.size() - 6] ^ 1);  // in the check sum
  EXPECT_NE(verify_text(broken).verdict, Verdict::verified);
}

TEST(Certificates, TheDocumentsExamplesVerify) {
  std::vector<std::string> kinds;
  for (const auto& [kind, example] : documents_examples()) {
    const Result result = verify_text(example);
    EXPECT_EQ(result.verdict, Verdict::verified) << example << result.line << ": " << result.text;
    kinds.push_back(kind);
  }
  EXPECT_EQ(kinds, (std::vector<std::string>{"induction", "member", "sweep", "value"}));
  EXPECT_THAT(verify_text(documents_examples().at("value")).text, HasSubstr("\"P4\": nimber 1"));
}

struct Corruption {
  std::string file;
  std::size_t line;  // that is changed
  std::string from;
  std::string to;
  std::size_t noticed;  // in this line
  std::string text;     // so
};

std::ostream& operator<<(std::ostream& out, const Corruption& c) {
  return out << c.file << " line " << c.line << ": " << c.from << " to " << c.to;
}

class Corrupted : public ::testing::TestWithParam<Corruption> {};

TEST_P(Corrupted, IsRejectedAtTheRightLine) {
  const Corruption& corruption = GetParam();
  const std::string text = certificate(corruption.file);
  std::string line = line_of(text, corruption.line);
  const std::size_t place = line.find(corruption.from);
  ASSERT_NE(place, std::string::npos) << line;
  line.replace(place, corruption.from.size(), corruption.to);
  const std::string corrupted = with_line(text, corruption.line, line);
  ASSERT_NE(corrupted, text);
  const Result result = verify_text(corrupted);
  const bool first_line = corruption.line == 1 && corruption.noticed == 1;
  EXPECT_EQ(result.verdict, first_line ? Verdict::not_a_certificate : Verdict::rejected) << result.text;
  EXPECT_EQ(result.line, corruption.noticed) << result.text;
  EXPECT_THAT(result.text, HasSubstr(corruption.text));
}

INSTANTIATE_TEST_SUITE_P(
    Values, Corrupted,
    ::testing::Values(Corruption{"octal-value", 1, "certificate", "certificat", 1, "expected sprague-certificate"},
                      Corruption{"octal-value", 1, "\t2\t", "\t1\t", 1, "version"},
                      Corruption{"octal-value", 1, "value", "values", 1, "no kind"},
                      Corruption{"octal-value", 1, "0.33", "0.38", 1, "digits"},
                      Corruption{"octal-value", 1, "octal", "octet", 1, "no game"},
                      Corruption{"octal-value", 1, "0.33", "0.32", 3, "no such move"},
                      Corruption{"octal-value", 1, "0.33", "0.37", 9, "has no line"},
                      Corruption{"octal-value", 1, "value", "outcome", 15, "no \"nimber\""},
                      Corruption{"octal-value", 2, "entry\t0", "entry\t1", 3, "the entry's nimber"},
                      Corruption{"octal-value", 2, "Bg", "Bw", 2, "has no line"},
                      Corruption{"octal-value", 3, "\t0\t", "\t1\t", 3, "no such move"},
                      Corruption{"octal-value", 3, "1,2", "1", 3, "not so many components"},
                      Corruption{"octal-value", 3, "reply", "option", 3, "expected 3 fields"},
                      Corruption{"octal-value", 4, "0,1", "0", 4, "not once more"},
                      Corruption{"octal-value", 7, "entry\t1", "entry\t0", 8, "as the entry's"},
                      Corruption{"octal-value", 7, "entry\t1", "entry\t2", 7, "no option has nimber 1"},
                      Corruption{"octal-value", 7, "@", "A_", 8, "components"},
                      Corruption{"octal-value", 10, "[1,2,3]", "[1,3,2]", 10, "is not"},
                      Corruption{"octal-value", 10, "[1,2,3]", "[1,2]", 10, "is not"},
                      Corruption{"octal-value", 10, "0[1,2,3]", "1[1,2,3]", 10, "is not"},
                      Corruption{"octal-value", 10, "0[1,2,3]", "2[1,2,3]", 10, "nothing before"},
                      Corruption{"octal-value", 10, "0[1,2,3]", "0[1,2,3", 10, "nothing before"},
                      Corruption{"octal-value", 10, "0[1,2,3]", "", 10, "not so many components"},
                      Corruption{"octal-value", 11, "\t2\t", "\t3\t", 11, "is not"},
                      Corruption{"octal-value", 11, "1[3]", "1[2]", 11, "is not"},
                      Corruption{"octal-value", 11, "reply", "answer", 9, "has no line"},
                      Corruption{"octal-value", 14, "P4", "P5", 15, "is not"},
                      Corruption{"octal-value", 15, "nimber\t1", "nimber\t0", 15, "does not follow"},
                      Corruption{"octal-value", 15, "2[", "0[", 15, "is not"},
                      Corruption{"octal-value", 15, "[0,1,2,3]", "[0,2,1,3]", 15, "is not"},
                      Corruption{"octal-value", 15, "nimber\t1\t", "second\t", 15, "no \"second\""},
                      Corruption{"octal-value", 42, "end", "ends", 42, "expected start"},
                      Corruption{"octal-value", 42, "end", "end\nend", 43, "something follows"},
                      Corruption{"heap-value", 1, "0.137", "0.133", 10, "no such move"},
                      Corruption{"heap-value", 10, "=0[]", "=1[]", 10, "nothing before"},
                      Corruption{"heap-value", 10, "- =0[]", "- -", 10, "no partner"},
                      Corruption{"heap-value", 10, "- =0[]", "=1[] -", 10, "nothing before"},
                      Corruption{"heap-value", 10, "- =0[]", "- 0[]", 10, "no partner"},
                      Corruption{"heap-value", 11, "1[]", "1[0]", 11, "is not"},
                      Corruption{"heap-value", 13, "5", "6", 14, "is not"},
                      Corruption{"heap-lasker", 1, "lasker", "laskers", 1, "digits"},
                      Corruption{"heap-lasker", 1, "lasker", "0.7", 5, "no such move"},
                      Corruption{"heap-lasker", 4, "entry\t2", "entry\t3", 4, "no option has nimber 2"},
                      Corruption{"heap-lasker", 7, "1,1", "1,2", 7, "no such move"},
                      Corruption{"heap-lasker", 8, "entry\t4", "entry\t3", 12, "as the entry's"},
                      Corruption{"heap-lasker", 12, "0[] 1[]", "0[] 0[]", 12, "is not"},
                      Corruption{"heap-lasker", 12, "option", "reply", 12, "expected 4 fields"},
                      Corruption{"heap-lasker", 14, "4", "3", 14, "does not follow"},
                      Corruption{"brussels-no-tips", 7, "0,2", "1,2", 8, "is not"},
                      Corruption{"brussels-no-tips", 9, "0,0", "0,2", 10, "not so many components"},
                      Corruption{"brussels-no-tips", 11, "0,1", "1,1", 12, "not so many components"}));

INSTANTIATE_TEST_SUITE_P(Outcomes, Corrupted,
                         ::testing::Values(Corruption{"octal-outcome", 1, "0.07", "0.05", 6, "no such move"},
                                           Corruption{"octal-outcome", 1, "outcome", "value", 3, "no \"first\""},
                                           Corruption{"octal-outcome", 2, "P6", "C6", 3, "not so many components"},
                                           Corruption{"octal-outcome", 3, "2,3", "1,2", 3, "is not"},
                                           Corruption{"octal-outcome", 3, "=0[4,5]", "=0[4,4]", 3, "is not"},
                                           Corruption{"octal-outcome", 3, "first\t2,3\t", "second\t", 3,
                                                      "not so many components"},
                                           Corruption{"octal-outcome", 6, "2,3", "3,4", 6, "is not"},
                                           Corruption{"octal-outcome", 6, "0[4]", "0[2]", 6, "is not"},
                                           Corruption{"octal-outcome", 11, "1[", "0[", 11, "is not"},
                                           Corruption{"octal-outcome", 11, "second\t", "first\t0,1\t", 11, "is not"},
                                           Corruption{"arrows-outcome", 1, ":full", "", 17, "is not"},
                                           Corruption{"arrows-outcome", 2, "AB", "Ab", 3, "no such move"},
                                           Corruption{"arrows-outcome", 8, "=0[d]", "=0[c]", 8, "is not"},
                                           Corruption{"arrows-outcome", 11, "0[bc]", "0[bC]", 11, "is not"},
                                           Corruption{"arrows-outcome", 16, "S[3,2,2]", "S[3,2,3]", 17, "is not"},
                                           Corruption{"sprouts-outcome", 3, "(22)", "(2)", 3, "no such move"},
                                           Corruption{"sprouts-outcome", 5, "0[]", "0[a]", 5, "is not"},
                                           Corruption{"sprouts-outcome", 6, "(ab)", "(2ab)", 7, "no such move"},
                                           Corruption{"sprouts-outcome", 7, "\t\t", "\t(22)\t0[]", 7, "is not"}));

INSTANTIATE_TEST_SUITE_P(
    Labels, Corrupted,
    ::testing::Values(Corruption{"arrows-value", 2, "Ab,B,a", "Ab,a", 3, "not so many components"},
                      Corruption{"arrows-value", 8, "entry\t2", "entry\t3", 8, "no option has nimber 2"},
                      Corruption{"arrows-value", 28, "^1", "v1", 29, "is not"},
                      Corruption{"cycles-counterexample", 94, "[abcdefg]", "[Abcdefg]", 94, "is not"},
                      Corruption{"cycles-counterexample", 93, "outer=a>b", "outer=b>a", 94, "is not"},
                      Corruption{"cycles-outcome", 1, ":simple", ":sample", 1, "no game"},
                      Corruption{"sprouts-value", 8, "1[a]", "1[b]", 8, "is not"},
                      Corruption{"sprouts-value", 11, "[cd]", "[cc]", 11, "is not"},
                      Corruption{"sprouts-value", 11, "[cd]", "[ce]", 11, "is not"},
                      Corruption{"sprouts-value", 14, "P1", "Q1", 14, "expected T1"},
                      Corruption{"sprouts-value", 4, "(2a) | (2a)", "(22a) | (2a)", 5, "no such move"},
                      Corruption{"brussels-value", 4, "P1", "T1", 6, "no such move"},
                      Corruption{"brussels-value", 4, "entry\t2", "entry\t1", 6, "as the entry's"},
                      Corruption{"brussels-value", 7, "P1", "P2", 8, "is not"},
                      Corruption{"circular-value", 4, "0,1,1,1", "0,1,1,2", 4, "has no line"},
                      Corruption{"circular-value", 10, "1,0,1", "1,1,1", 11, "is not"}));

INSTANTIATE_TEST_SUITE_P(
    Girths, Corrupted,
    ::testing::Values(Corruption{"girth4-value", 1, ":4", ":2", 1, "3 to 100"},
                      Corruption{"girth4-value", 1, ":4", "", 2, "expected a number"},
                      Corruption{"girth4-value", 1, ":4", ":3", 2, "normal form"},
                      Corruption{"girth4-value", 1, ":4", ":5", 2, "normal form"},
                      Corruption{"girth4-value", 2, "bc1", "bc2", 2, "normal form"},
                      Corruption{"girth4-value", 2, ",bc1", "", 3, "no such move"},
                      Corruption{"girth4-value", 2, "acbbc", "accbb", 2, "normal form"},
                      Corruption{"girth4-value", 2, "(acbbc)", "(acbbc) on T1", 3, "no such move"},
                      Corruption{"girth4-value", 3, "bd1", "bd2", 3, "no such move"},
                      Corruption{"girth4-value", 3, "(ab) | (cd)", "(ab) | (ce)", 3, "no such move"},
                      Corruption{"girth4-value", 3, "=0[cd]", "=0[cc]", 3, "is not"},
                      Corruption{"girth4-value", 3, "=0[cd]", "=0[ce]", 3, "is not"},
                      Corruption{"girth4-value", 5, ",bc1", "", 5, "no such move"},
                      Corruption{"girth4-value", 5, "[abc]", "[bac]", 5, "is not"},
                      Corruption{"girth4-value", 5, "[abc]", "[ab]", 5, "is not"},
                      Corruption{"girth4-value", 5, "[abc]", "[ab1]", 5, "is not"},
                      Corruption{"girth4-value", 6, "2,3", "3,3", 7, "is not"},
                      Corruption{"girth4-value", 6, "2,3", "2,3 on T1", 7, "is not"},
                      Corruption{"girth4-value", 7, "nimber\t1", "nimber\t0", 7, "does not follow"},
                      Corruption{"girth4-value", 10, "; bc1", "; ab1", 11, "no such move"},
                      Corruption{"girth4-value", 24, "1,1,2", "1,2,1", 25, "is not"},
                      Corruption{"girth4-lengths", 25, "3,4,5", "3,5", 25, "not one more"},
                      Corruption{"girth4-lengths", 28, "8[cd]", "5[cd]", 28, "is not"},
                      Corruption{"girth4-lengths", 30, "3,4,5", "3,4", 30, "does not follow"},
                      Corruption{"girth5-value", 1, ":5", ":6", 2, "normal form"},
                      Corruption{"girth5-value", 10, "be2,", "", 10, "normal form"},
                      Corruption{"girth5-value", 10, "de1", "de2", 11, "no such move"},
                      Corruption{"girth5-value", 13, "(cc)", "(cc); ab2", 14, "no such move"},
                      Corruption{"girth5-value", 14, "[abcd]", "[bacd]", 14, "is not"},
                      Corruption{"girth5-value", 14, "[abcd]", "[abde]", 14, "is not"},
                      Corruption{"girth5-value", 17, "2,2,2", "(aa),(bb),(cc); ab2", 18, "is not"},
                      Corruption{"girth5-lengths", 13, "2,4", "2", 13, "not one more"}));

INSTANTIATE_TEST_SUITE_P(Lengths, Corrupted,
                         ::testing::Values(Corruption{"octal-lengths", 4, "1,2", "1,3", 4, "not one more"},
                                           Corruption{"octal-lengths", 4, "1,2", "2", 4, "not one more"},
                                           Corruption{"octal-lengths", 4, "1,2", "2,1", 4, "rise"},
                                           Corruption{"octal-lengths", 5, "option", "reply", 5, "expected option"},
                                           Corruption{"octal-lengths", 5, "0[1]", "0[0]", 5, "is not"},
                                           Corruption{"octal-lengths", 18, "3,4", "3,5", 18, "does not follow"},
                                           Corruption{"octal-lengths", 18, "lengths", "nimber", 18, "no \"nimber\""},
                                           Corruption{"octal-lengths", 20, "[1,0,2]", "[0,1,2]", 20, "is not"},
                                           Corruption{"brussels-lengths", 6, "1,3", "1,2,3", 6, "not one more"},
                                           Corruption{"brussels-lengths", 9, "2,4", "2", 9, "not one more"}));

INSTANTIATE_TEST_SUITE_P(Plays, Corrupted,
                         ::testing::Values(Corruption{"sprouts-play", 2, "2", "3", 3, "no such move"},
                                           Corruption{"sprouts-play", 4, "(222)", "(2222)", 4, "no such move"},
                                           Corruption{"sprouts-play", 6, "move\t", "over\t3", 6, "not over"},
                                           Corruption{"sprouts-play", 7, "4", "5", 7, "there are 4"},
                                           Corruption{"sprouts-play", 7, "over", "done", 7, "expected over"},
                                           Corruption{"octal-play", 5, "open", "over", 5, "not over"},
                                           Corruption{"octal-play", 5, "2", "1", 5, "there are 2"},
                                           Corruption{"octal-play", 3, "3,4", "2,3", 3, "no such move"},
                                           Corruption{"cycles-play", 5, "E", "e", 5, "no such move"},
                                           Corruption{"cycles-play", 1, "cycles", "arrows", 2, "expected a graph"}));

// The facts of a member stay proved: only its digests tell. `cycles` is another name of the same game, and from b to c
// the same face is to the left as from a to b.
INSTANTIATE_TEST_SUITE_P(
    Members, Corrupted,
    ::testing::Values(
        Corruption{"cycles-member", 1, "cycles:walk", "cycles", 9, "another root"},
        Corruption{"cycles-member", 15, "outer=a>b", "outer=b>c", 21, "another root"},
        Corruption{"cycles-member", 17, "\t5\t", "\t6\t", 21, "another root"},
        Corruption{"cycles-member", 17, "\t2", "\t3", 21, "another root"},
        Corruption{"cycles-member", 17, "member", "size", 17, "expected member"},
        Corruption{"cycles-member", 18, "17062560", "17062561", 21, "another root"},
        Corruption{"cycles-member", 18, "aa3d", "AA3D", 18, "expected a digest"},
        Corruption{"cycles-member", 18, "aa3d", "aa3", 18, "expected a digest"},
        Corruption{"cycles-member", 18, "right", "left", 21, "another root"},
        Corruption{"cycles-member", 19, "left", "right", 21, "another root"},
        Corruption{"cycles-member", 19, "left", "up", 19, "expected right"},
        Corruption{"cycles-member", 20, "right", "root", 20, "another root"},
        Corruption{"cycles-member", 21, "480a", "480b", 21, "another root"},
        Corruption{"cycles-member", 21, "480a", "480a\nroot\t7d12", 22, "expected start"},
        Corruption{"cycles-sweep", 12, "480a", "480b", 12, "another root"},
        Corruption{"cycles-sweep", 12, "480a", "480A", 12, "another root"},
        Corruption{"cycles-sweep", 12, "root\t7d1235ee657f43f6c30c74946f40126f11739cf05cce1cf7220eaa9cdf38480a", "end",
                   12, "expected root"},
        Corruption{"cycles-sweep", 1, ":walk", "", 12, "another root"},
        Corruption{"cycles-sweep", 4, "3", "2", 12, "another root"},
        Corruption{"cycles-sweep", 9, "outer=a>b", "outer=b", 9, "expected"},
        Corruption{"cycles-sweep", 11, "be,ac,bd,ce,ad outer=a>b", "be,ac,bd,ce,ad outer=b>c", 12, "another root"}));

INSTANTIATE_TEST_SUITE_P(
    Counterexamples, Corrupted,
    ::testing::Values(Corruption{"cycles-counterexample", 95, "CY-2CON", "CY-TREE", 95, "says nothing"},
                      Corruption{"cycles-counterexample", 95, "CY-2CON", "CY-3CON", 95, "no such claim"},
                      Corruption{"cycles-counterexample", 95, "all", "some", 95, "no such claim"},
                      Corruption{"cycles-counterexample", 95, "against", "for", 95, "expected against"},
                      Corruption{"cycles-counterexample", 95, "against\tCY-2CON\tall edges", "end", 95,
                                 "expected against"}));

// A board, what is proved of it, and a claim that says nothing of it or the same.
struct Fitting {
  std::string game;
  std::string facts;
  std::string against;
  std::string text;
};

class NotAgainst : public ::testing::TestWithParam<Fitting> {};

TEST_P(NotAgainst, IsRejected) {
  const Fitting& fitting = GetParam();
  const std::string entry = "entry\t1\tsystem(1;;)\noption\ta\t\noption\tA\t\n";
  const auto text = [&](const std::string& kind, const std::string& last) {
    return "sprague-certificate\t2\t" + kind + "\t" + fitting.game + "\n" + entry + "start\t" + fitting.facts + last +
           "end\n";
  };
  EXPECT_EQ(verify_text(text("value", "")).verdict, Verdict::verified);
  const Result result = verify_text(text("counterexample", "against\t" + fitting.against + "\n"));
  EXPECT_EQ(result.verdict, Verdict::rejected);
  EXPECT_EQ(result.line, 7U);
  EXPECT_THAT(result.text, HasSubstr(fitting.text));
}

// Lines whose edges but those at the leaves are markable; by hand.
INSTANTIATE_TEST_SUITE_P(
    Claims, NotAgainst,
    ::testing::Values(
        Fitting{"cycles", "b,ac,bd,c outer=a>b\nnimber\t1\t0[b]\n", "CY-TREE\tmarkable edges", "agrees"},
        Fitting{"cycles", "b,ac,bd,c outer=a>b\nnimber\t1\t0[b]\n", "CY-TREE\tall edges", "agrees"},
        Fitting{"cycles", "b,ac,bd,c outer=a>b\nnimber\t1\t0[b]\n", "CY-C2.1\tall edges", "agrees"},
        Fitting{"cycles", "b,ac,bd,c outer=a>b\nnimber\t1\t0[b]\n", "CY-2CON\tall edges", "says nothing"},
        Fitting{"cycles", "b,ac,bd,c outer=a>b\nnimber\t1\t0[b]\n", "CY-C4.3\tas printed", "says nothing"},
        Fitting{"cycles", "b,ac,bd,c outer=a>b\nnimber\t1\t0[b]\n", "AR-X1\tas printed", "no such claim"},
        Fitting{"cycles", "b,ac,bd,c outer=a>b; b>c\nnimber\t0\t\n", "CY-C4.3\tas printed", "agrees"},
        Fitting{"cycles", "b,ac,bd,c outer=a>b; b>c\nnimber\t0\t\n", "CY-TREE\tall edges", "says nothing"},
        Fitting{"arrows", "S[1]\nnimber\t1\t0[a]\n", "AR-X1\tas printed", "says nothing"},
        Fitting{"arrows", "S[1(^1)]\nnimber\t0\t\n", "AR-X1\tas printed", "says nothing"}));

}  // namespace
}  // namespace sprague::verify
