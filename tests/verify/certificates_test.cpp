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
    EXPECT_EQ(result.verdict, Verdict::verified) << file.path() << ' ' << result.text;
    ++count;
  }
  EXPECT_GE(count, 48U);
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
    EXPECT_EQ(result.verdict, Verdict::verified) << example << result.text;
    kinds.push_back(kind);
  }
  EXPECT_EQ(kinds, (std::vector<std::string>{"counterexample", "induction", "lengths", "member", "outcome", "play",
                                             "sweep", "value", "value of a game as text"}));
  EXPECT_THAT(verify_text(documents_examples().at("value of a game as text")).text, HasSubstr("\"ab;bc\": nimber 2"));
  EXPECT_THAT(verify_text(documents_examples().at("value")).text, HasSubstr("\"ab;bc;cd\": nimber 1"));
}

struct Corruption {
  std::string file;
  std::size_t line;  // that is changed
  std::string from;
  std::string to;
  std::size_t noticed;  // in this line
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
  const bool no_game = corruption.noticed == 1 || line_of(text, corruption.noticed).starts_with("rules");
  EXPECT_EQ(result.verdict, no_game ? Verdict::not_a_certificate : Verdict::rejected) << result.text;
  EXPECT_EQ(result.line, corruption.noticed) << result.text;
}

INSTANTIATE_TEST_SUITE_P(
    Values, Corrupted,
    ::testing::Values(
        Corruption{"octal-value", 1, "certificate", "certificat", 1}, Corruption{"octal-value", 1, "\t4\t", "\t3\t", 1},
        Corruption{"octal-value", 1, "value", "values", 1}, Corruption{"octal-value", 1, "0.33", "0.38", 1},
        Corruption{"octal-value", 1, "octal", "octet", 1}, Corruption{"octal-value", 1, "0.33", "0.32", 3},
        Corruption{"octal-value", 1, "0.33", "0.37", 9}, Corruption{"octal-value", 1, "value", "outcome", 15},
        Corruption{"octal-value", 2, "entry\t0", "entry\t1", 3}, Corruption{"octal-value", 2, "ab;bc", "ab;ac;bc", 2},
        Corruption{"octal-value", 2, "ab;bc", "bc;ab", 2}, Corruption{"octal-value", 2, "ab;bc", "ab;cb", 2},
        Corruption{"octal-value", 2, "ab;bc", "ab;ab;bc", 2}, Corruption{"octal-value", 2, "ab;bc", "ab;bc;c", 2},
        Corruption{"octal-value", 2, "ab;bc", "ab;bc;d", 2}, Corruption{"octal-value", 3, "\ta\t", "\tb\t", 3},
        Corruption{"octal-value", 3, "\ta\t", "\td\t", 3}, Corruption{"octal-value", 3, "bc", "b", 3},
        Corruption{"octal-value", 3, "bc", "cb", 3}, Corruption{"octal-value", 3, "reply", "option", 3},
        Corruption{"octal-value", 4, "\tab\t", "\ta\t", 4}, Corruption{"octal-value", 7, "entry\t1", "entry\t0", 8},
        Corruption{"octal-value", 7, "entry\t1", "entry\t2", 7}, Corruption{"octal-value", 7, "\ta", "\tab", 8},
        Corruption{"octal-value", 10, "[bcd]", "[bdc]", 10}, Corruption{"octal-value", 10, "[bcd]", "[bc]", 10},
        Corruption{"octal-value", 10, "[bcd]", "[bcb]", 10}, Corruption{"octal-value", 10, "[bcd]", "[bcde]", 10},
        Corruption{"octal-value", 10, "[bcd]", "[bce]", 10}, Corruption{"octal-value", 10, "[bcd]", "[bcD]", 10},
        Corruption{"octal-value", 10, "[bcd]", "[b;d]", 10}, Corruption{"octal-value", 10, "0[bcd]", "1[bcd]", 10},
        Corruption{"octal-value", 10, "0[bcd]", "2[bcd]", 10}, Corruption{"octal-value", 10, "0[bcd]", "0[bcd", 10},
        Corruption{"octal-value", 10, "0[bcd]", "", 10}, Corruption{"octal-value", 10, "0[bcd]", "00[bcd]", 10},
        Corruption{"octal-value", 11, "\tc\t", "\td\t", 11}, Corruption{"octal-value", 11, "1[d]", "1[c]", 11},
        Corruption{"octal-value", 11, "reply", "answer", 9}, Corruption{"octal-value", 14, "cd", "cd;de", 15},
        Corruption{"octal-value", 15, "nimber\t1", "nimber\t0", 15}, Corruption{"octal-value", 15, "2[", "0[", 15},
        Corruption{"octal-value", 15, "[abcd]", "[acbd]", 15},
        Corruption{"octal-value", 15, "nimber\t1\t", "second\t", 15}, Corruption{"octal-value", 42, "end", "ends", 42},
        Corruption{"octal-value", 42, "end", "end\nend", 43}, Corruption{"heap-value", 1, "0.137", "0.133", 10},
        Corruption{"heap-value", 10, "=0[]", "=1[]", 10}, Corruption{"heap-value", 10, "- =0[]", "- -", 10},
        Corruption{"heap-value", 10, "- =0[]", "=1[] -", 10}, Corruption{"heap-value", 10, "- =0[]", "- 0[]", 10},
        Corruption{"heap-value", 10, "1;1", "1,1", 10}, Corruption{"heap-value", 10, "1;1", "1;1;1", 10},
        Corruption{"heap-value", 11, "1[]", "1[a]", 11}, Corruption{"heap-value", 13, "5", "6", 14},
        Corruption{"heap-value", 15, "end", "entry\t1\t1\noption\t\t\nend", 17},
        Corruption{"heap-lasker", 1, "lasker", "laskers", 1}, Corruption{"heap-lasker", 1, "lasker", "0.7", 5},
        Corruption{"heap-lasker", 4, "entry\t2", "entry\t3", 4}, Corruption{"heap-lasker", 7, "1;1", "1;2", 7},
        Corruption{"heap-lasker", 8, "entry\t4", "entry\t3", 12}, Corruption{"heap-lasker", 12, "1;2", "2;1", 12},
        Corruption{"heap-lasker", 12, "0[] 1[]", "0[] 0[]", 12}, Corruption{"heap-lasker", 12, "option", "reply", 12},
        Corruption{"heap-lasker", 14, "4", "3", 14}, Corruption{"brussels-no-tips", 7, "(),(22)", "(2),(22)", 8},
        Corruption{"brussels-no-tips", 9, "(),()", "(),(22)", 10},
        Corruption{"brussels-no-tips", 11, "(),(2)", "(2),(2)", 12}));

INSTANTIATE_TEST_SUITE_P(
    Outcomes, Corrupted,
    ::testing::Values(
        Corruption{"octal-outcome", 1, "0.07", "0.05", 6}, Corruption{"octal-outcome", 1, "outcome", "value", 3},
        Corruption{"octal-outcome", 2, "ef", "ef;af", 3}, Corruption{"octal-outcome", 3, "cd", "bc", 3},
        Corruption{"octal-outcome", 3, "cd", "dc", 3}, Corruption{"octal-outcome", 3, "=0[ef]", "=0[ee]", 3},
        Corruption{"octal-outcome", 3, "=0[ef]", "=0[eb]", 3}, Corruption{"octal-outcome", 3, "=0[ef]", "=0[e]", 3},
        Corruption{"octal-outcome", 3, "=0[ef]", "=0[ab]", 3},
        Corruption{"octal-outcome", 3, "first\tcd\t", "second\t", 3}, Corruption{"octal-outcome", 6, "cd", "de", 6},
        Corruption{"octal-outcome", 6, "0[e]", "0[c]", 6}, Corruption{"octal-outcome", 11, "1[", "0[", 11},
        Corruption{"octal-outcome", 11, "second\t", "first\tab\t", 11},
        Corruption{"arrows-outcome", 1, ":full", "", 17}, Corruption{"arrows-outcome", 2, "!AB;", "", 2},
        Corruption{"arrows-outcome", 2, "!AB", "!Ab", 11},  // the same, but for the letters
        Corruption{"arrows-outcome", 8, "=0[dD]", "=0[cC]", 8}, Corruption{"arrows-outcome", 8, "=0[dD]", "=0[dd]", 8},
        Corruption{"arrows-outcome", 8, "=0[dD]", "=0[d]", 8},
        Corruption{"arrows-outcome", 11, "0[bcBC]", "0[bCBc]", 11},
        Corruption{"arrows-outcome", 11, "0[bcBC]", "0[bcCB]", 11},
        Corruption{"arrows-outcome", 11, "0[bcBC]", "0[bc]", 11},
        Corruption{"arrows-outcome", 11, "0[bcBC]", "0[bBcC]", 11}, Corruption{"arrows-outcome", 16, "gh", "gh;hi", 17},
        Corruption{"sprouts-outcome", 3, "(22)", "(2)", 3}, Corruption{"sprouts-outcome", 5, "0[]", "0[a]", 5},
        Corruption{"sprouts-outcome", 6, "(ab)", "(2ab)", 7},
        Corruption{"sprouts-outcome", 7, "\t\t", "\t(22)\t0[]", 7}));

INSTANTIATE_TEST_SUITE_P(
    Labels, Corrupted,
    ::testing::Values(
        Corruption{"arrows-value", 2, "!Ab;!B;!a", "!Ab;!a", 3}, Corruption{"arrows-value", 2, "!Ab;!B", "!B;!Ab", 2},
        Corruption{"arrows-value", 8, "entry\t2", "entry\t3", 8}, Corruption{"arrows-value", 10, "1[bB]", "1[b]", 10},
        Corruption{"arrows-value", 18, "d>e", "e>d", 19}, Corruption{"arrows-value", 18, "d>e", "de", 19},
        Corruption{"arrows-value", 28, "e>f", "f>e", 29}, Corruption{"arrows-value", 28, "ab;ad", "ad;ab", 29},
        Corruption{"cycles-counterexample", 94, "[abcdefgABCDEFG]", "[AbcdefgaBCDEFG]", 94},
        Corruption{"cycles-counterexample", 94, "[abcdefgABCDEFG]", "[abcdefg]", 94},
        Corruption{"cycles-counterexample", 93, "outer=a>b", "outer=b>a", 94},
        Corruption{"cycles-outcome", 1, ":simple", ":sample", 1}, Corruption{"cycles-outcome", 2, "*Ba", "*AB", 2},
        Corruption{"cycles-outcome", 2, "*Ba;", "", 2}, Corruption{"sprouts-value", 8, "1[a]", "1[b]", 8},
        Corruption{"sprouts-value", 11, "[cd]", "[cc]", 11}, Corruption{"sprouts-value", 11, "[cd]", "[ce]", 11},
        Corruption{"sprouts-value", 14, "P1", "Q1", 14}, Corruption{"sprouts-value", 4, "(2a);(2a)", "(22a);(2a)", 5},
        Corruption{"sprouts-value", 6, "(2ab);(2ab)", "(2ab);(2ba)", 6}, Corruption{"brussels-value", 4, "P1", "T1", 6},
        Corruption{"brussels-value", 4, "entry\t2", "entry\t1", 6}, Corruption{"brussels-value", 7, "P1", "P2", 8},
        Corruption{"circular-value", 4, "0,1,1,1", "0,1,1,2", 4},
        Corruption{"circular-value", 4, "0,1,1,1", "1,0,1,1", 4},
        Corruption{"circular-value", 10, "1,0,1", "1,1,1", 11}));

// In `sprouts` a region with three lives has no surface, and is `(222)` by itself.
INSTANTIATE_TEST_SUITE_P(
    Surfaces, Corrupted,
    ::testing::Values(
        Corruption{"surfaces-value", 1, ":surfaces", "", 2},
        Corruption{"surfaces-value", 1, ":surfaces", ":surface", 1},
        Corruption{"surfaces-value", 2, "entry\t0", "entry\t1", 3}, Corruption{"surfaces-value", 2, "(12)", "(21)", 2},
        Corruption{"surfaces-value", 2, "(12)", "(12) on T1", 4}, Corruption{"surfaces-value", 4, "(ab)", "(2a)", 4},
        Corruption{"surfaces-value", 28, " on T1", "", 28}, Corruption{"surfaces-value", 28, "1[]", "0[]", 28},
        Corruption{"surfaces-value", 31, "T1", "T2", 32}, Corruption{"surfaces-value", 32, "3[ab]", "2[ab]", 32},
        Corruption{"surfaces-value", 32, "nimber\t1", "nimber\t2", 32},
        Corruption{"surfaces-value", 48, "T1", "P1", 50}, Corruption{"surfaces-value", 50, " on T1", "", 50},
        Corruption{"surfaces-value", 68, "(ac),(bc)", "(acbc)", 70},
        Corruption{"surfaces-value", 73, "entry\t3", "entry\t2", 81},
        Corruption{"surfaces-value", 82, "13[bac]", "13[abc]", 82}, Corruption{"surfaces-value", 88, "T1", "T2", 89}));

INSTANTIATE_TEST_SUITE_P(
    Girths, Corrupted,
    ::testing::Values(
        Corruption{"girth4-value", 1, ":4", ":2", 1}, Corruption{"girth4-value", 1, ":4", "", 2},
        Corruption{"girth4-value", 1, ":4", ":3", 2}, Corruption{"girth4-value", 1, ":4", ":5", 2},
        Corruption{"girth4-value", 2, "bc1", "bc2", 2}, Corruption{"girth4-value", 2, ";bc1", "", 3},
        Corruption{"girth4-value", 2, "ac1;bc1", "bc1;ac1", 2}, Corruption{"girth4-value", 2, "bc1", "cb1", 2},
        Corruption{"girth4-value", 2, "acbbc", "accbb", 2},
        Corruption{"girth4-value", 2, "(acbbc)", "(acbbc) on T1", 3}, Corruption{"girth4-value", 3, "bd1", "bd2", 3},
        Corruption{"girth4-value", 3, "(ab);(cd)", "(ab);(ce)", 3},
        Corruption{"girth4-value", 3, "(ab);(cd)", "(cd);(ab)", 3},
        Corruption{"girth4-value", 3, "=0[cd]", "=0[cc]", 3}, Corruption{"girth4-value", 3, "=0[cd]", "=0[ce]", 3},
        Corruption{"girth4-value", 5, ";bc1", "", 5}, Corruption{"girth4-value", 5, "[abc]", "[bac]", 5},
        Corruption{"girth4-value", 5, "[abc]", "[ab]", 5}, Corruption{"girth4-value", 5, "[abc]", "[ab1]", 5},
        Corruption{"girth4-value", 6, "(aa)", "(aaa)", 7}, Corruption{"girth4-value", 6, "(bbb)", "(bbb) on T1", 7},
        Corruption{"girth4-value", 7, "nimber\t1", "nimber\t0", 7}, Corruption{"girth4-value", 10, ";bc1", ";ab1", 11},
        Corruption{"girth4-value", 24, "(b),(cc)", "(bb),(c)", 25},
        Corruption{"girth4-lengths", 22, "0[cd] 0[cd]", "- =0[cd]", 22},
        Corruption{"girth4-lengths", 25, "3,4,5", "3,5", 25}, Corruption{"girth4-lengths", 28, "8[cd]", "5[cd]", 28},
        Corruption{"girth4-lengths", 30, "3,4,5", "3,4", 30}, Corruption{"girth5-value", 1, ":5", ":6", 2},
        Corruption{"girth5-value", 10, "be2;", "", 10}, Corruption{"girth5-value", 10, "de1", "de2", 11},
        Corruption{"girth5-value", 13, "(cc)", "(cc);ab2", 14}, Corruption{"girth5-value", 14, "[abcd]", "[bacd]", 14},
        Corruption{"girth5-value", 14, "[abcd]", "[abde]", 14}, Corruption{"girth5-value", 17, "(cc)", "(cc);ab2", 18},
        Corruption{"girth5-lengths", 13, "2,4", "2", 13}));

INSTANTIATE_TEST_SUITE_P(Lengths, Corrupted,
                         ::testing::Values(Corruption{"octal-lengths", 4, "1,2", "1,3", 4},
                                           Corruption{"octal-lengths", 4, "1,2", "2", 4},
                                           Corruption{"octal-lengths", 4, "1,2", "2,1", 4},
                                           Corruption{"octal-lengths", 5, "option", "reply", 4},
                                           Corruption{"octal-lengths", 5, "0[b]", "0[a]", 5},
                                           Corruption{"octal-lengths", 18, "3,4", "3,5", 18},
                                           Corruption{"octal-lengths", 18, "lengths", "nimber", 18},
                                           Corruption{"octal-lengths", 20, "[bac]", "[abc]", 20},
                                           Corruption{"brussels-lengths", 6, "1,3", "1,2,3", 6},
                                           Corruption{"brussels-lengths", 9, "2,4", "2", 9}));

INSTANTIATE_TEST_SUITE_P(
    Plays, Corrupted,
    ::testing::Values(Corruption{"sprouts-play", 2, "2", "3", 3}, Corruption{"sprouts-play", 4, "(222)", "(2222)", 4},
                      Corruption{"sprouts-play", 3, "(ab);1,(ab)", "1,(ab);(ab)", 3},
                      Corruption{"sprouts-play", 3, "(ab);1,(ab)", "(ac);1,(ac)", 3},
                      Corruption{"sprouts-play", 6, "move\t", "over\t3", 6}, Corruption{"sprouts-play", 7, "4", "5", 7},
                      Corruption{"sprouts-play", 7, "over", "done", 7}, Corruption{"octal-play", 5, "open", "over", 5},
                      Corruption{"octal-play", 5, "2", "1", 5}, Corruption{"octal-play", 3, "de", "ad", 3},
                      Corruption{"octal-play", 3, "de", "ed", 3}, Corruption{"cycles-play", 5, "E", "e", 5},
                      Corruption{"cycles-play", 1, "cycles", "arrows", 2}, Corruption{"loops-play", 1, ":loops", "", 2},
                      Corruption{"loops-play", 2, "1;2;5", "1;2;4", 3},
                      Corruption{"loops-play", 3, "2;2;3", "1;2;5", 3},
                      Corruption{"loops-play", 3, "2;2;3", "2;3;2", 3},
                      Corruption{"loops-play", 4, "2;2;2", "1;2;2;2", 4}, Corruption{"loops-play", 6, "3", "2", 6},
                      Corruption{"loops-play", 6, "3", "4", 6}, Corruption{"loops-play", 6, "open", "over", 6}));

INSTANTIATE_TEST_SUITE_P(
    Written, Corrupted,
    ::testing::Values(
        Corruption{"written-kayles-value", 1, "kayles", "kayle", 2},
        Corruption{"written-kayles-value", 2, "kayles", "kayle", 2},
        Corruption{"written-kayles-value", 2, "closed", "open", 4},
        Corruption{"written-kayles-value", 2, "closed(v)", "v", 6},
        Corruption{"written-kayles-value", 2, "vertex v", "vertex w", 2},
        Corruption{"written-kayles-value", 2, "rules", "rule", 2},
        Corruption{"written-kayles-value", 2, "game", "\tgame", 2},
        Corruption{"written-kayles-value", 2, "delete", "contract", 2},
        Corruption{"written-kayles-value", 2, "vertex v", "vertex v where degree(v) > 0", 4},
        Corruption{"written-kayles-value", 3, "\ta", "\ta chosen", 3},
        Corruption{"written-kayles-value", 5, "cd", "ce", 8}, Corruption{"written-kayles-value", 10, "ab", "ba", 10},
        Corruption{"written-kayles-value", 12, "1", "2", 13},
        Corruption{"written-kayles-value", 13, "0[a]", "0[b]", 13},
        Corruption{"written-kayles-value", 14, "1[", "2[", 14},
        Corruption{"written-kayles-value", 14, "option", "reply", 14},
        Corruption{"written-kayles-value", 21, "1\t", "2\t", 21},
        Corruption{"written-kayles-value", 21, "[ab", "[ba", 21},
        Corruption{"written-merge-play", 2, "contract e", "delete e", 4},
        Corruption{"written-merge-play", 2, "used on vertices", "used on edges", 2},
        Corruption{"written-merge-play", 3, "ab;bc", "ab;ab", 4}, Corruption{"written-merge-play", 4, "d used", "d", 4},
        Corruption{"written-merge-play", 4, "cd;d used", "d used;cd", 4},
        Corruption{"written-merge-play", 6, "over", "open", 6}, Corruption{"written-merge-play", 6, "2", "3", 6},
        Corruption{"written-shells-outcome", 2, "boards", "graphs", 2},
        Corruption{"written-shells-outcome", 4, "abacbc face", "abacbd face", 4},
        Corruption{"written-shells-outcome", 6, "face", "facet", 6},
        Corruption{"written-shells-outcome", 6, "face", "face face", 6},
        Corruption{"written-shells-outcome", 7, "2[d]", "2[c]", 7},
        Corruption{"written-shells-outcome", 5, "0[abcd]", "0[acbd]", 5},
        Corruption{"written-domination-value", 2, " whole", "", 22},
        Corruption{"written-domination-value", 3, "c chosen", "c choosen", 3},
        Corruption{"written-domination-value", 3, "a chosen;ab", "ab;a chosen", 3},
        Corruption{"written-domination-value", 3, "entry\t0", "entry\t1", 3},
        Corruption{"written-domination-value", 6, "cd", "cd >", 7},
        Corruption{"written-domination-value", 9, "0[abcd]", "0[badc]", 9},
        Corruption{"written-domination-value", 2, "not closed", "closed", 3},
        Corruption{"written-trimmed-lengths", 3, "ab >", "ba >", 5},
        Corruption{"written-trimmed-lengths", 4, ";cd", ";dc", 4},
        Corruption{"written-trimmed-lengths", 8, "dc >", "cd >", 8},
        Corruption{"written-trimmed-lengths", 16, "1[abcd]", "1[dcba]", 16},
        Corruption{"written-trimmed-lengths", 2, "not directed", "directed", 5},
        Corruption{"written-trimmed-lengths", 2, "indegree(v) <", "indegree(v) <=", 4}));

// Of a member the facts stay proved: its digests tell, or what the head says of its family. The cells of the
// triangle and of the diamonds are simple cycles, and from b to c the same face is to the left as from a to b.
INSTANTIATE_TEST_SUITE_P(
    Members, Corrupted,
    ::testing::Values(
        Corruption{"cycles-member", 1, ":walk", ":simple", 14},
        Corruption{"cycles-member", 24, "outer=a>b", "outer=b>c", 35},
        Corruption{"cycles-member", 26, "\t5\t", "\t6\t", 35}, Corruption{"cycles-member", 26, "\t3", "\t2", 35},
        Corruption{"cycles-member", 26, "member", "size", 26},
        Corruption{"cycles-member", 27, "6fd658ed", "6fd658ee", 35},
        Corruption{"cycles-member", 27, "dab7", "DAB7", 27}, Corruption{"cycles-member", 27, "dab7", "dab", 27},
        Corruption{"cycles-member", 27, "right", "left", 35}, Corruption{"cycles-member", 28, "left", "right", 35},
        Corruption{"cycles-member", 28, "left", "up", 28}, Corruption{"cycles-member", 29, "right", "root", 29},
        Corruption{"cycles-member", 30, "2-connected", "connected", 32},
        Corruption{"cycles-member", 30, "2-connected", "3-connected", 30},
        Corruption{"cycles-member", 31, "CY-2CON", "CY-C2.1", 35},
        Corruption{"cycles-member", 31, "all", "markable", 35},
        Corruption{"cycles-member", 32, "\t1\t1\t0", "\t2\t1\t0", 35},
        Corruption{"cycles-member", 32, "\t1\t1\t0", "\t1\t2\t0", 32},
        Corruption{"cycles-member", 32, "\t1\t1\t0", "\t1\t1\t1", 35},
        Corruption{"cycles-member", 33, "size\t4", "size\t5", 33}, Corruption{"cycles-member", 34, "\t6\t0", "\t6", 34},
        Corruption{"cycles-member", 34, "\t6\t0", "\t6\tno", 34}, Corruption{"cycles-member", 35, "9a8d", "9a8e", 35},
        Corruption{"cycles-member", 35, "9a8d", "9a8d\nroot\t7d12", 36}, Corruption{"cycles-sweep", 1, ":walk", "", 2},
        Corruption{"cycles-sweep", 1, ":walk", ":simple", 12},
        Corruption{"cycles-sweep", 1, "cycles:walk", "arrows", 2},
        Corruption{"cycles-sweep", 2, "2-connected", "connected", 4},
        Corruption{"cycles-sweep", 2, "2-connected plane boards", "every board there is", 2},
        Corruption{"cycles-sweep", 3, "CY-2CON", "CY-3CON", 5}, Corruption{"cycles-sweep", 3, "CY-2CON", "CY-TREE", 5},
        Corruption{"cycles-sweep", 3, "CY-2CON", "CY-C2.1", 12}, Corruption{"cycles-sweep", 3, "all", "markable", 12},
        Corruption{"cycles-sweep", 4, "\t3", "\t2", 4}, Corruption{"cycles-sweep", 4, "\t3", "\t4", 5},
        Corruption{"cycles-sweep", 6, "\t4", "\t3", 6}, Corruption{"cycles-sweep", 8, "\t3\t6\t0", "\t4\t6\t0", 8},
        Corruption{"cycles-sweep", 8, "\t3\t6\t0", "\t3\t7\t0", 8},
        Corruption{"cycles-sweep", 8, "\t3\t6\t0", "\t3\t6\t1", 8}, Corruption{"cycles-sweep", 9, "first", "second", 9},
        Corruption{"cycles-sweep", 9, "first", "third", 9}, Corruption{"cycles-sweep", 9, "first", "nimber 1", 9},
        Corruption{"cycles-sweep", 9, "\t3\t", "\t4\t", 9}, Corruption{"cycles-sweep", 9, "outer=a>b", "outer=b", 9},
        Corruption{"cycles-sweep", 9, "outer=a>b", "outer=b>c", 9},
        Corruption{"cycles-sweep", 9, "outer=a>b", "outer=a>b; a>b", 9},
        Corruption{"cycles-sweep", 10, "bc,ad,ae,be,cd", "be,ac,bd,ce,ad", 10},
        Corruption{"cycles-sweep", 12, "9a8d", "9a8e", 12}, Corruption{"cycles-sweep", 12, "9a8d", "9A8D", 12},
        Corruption{"cycles-sweep", 12, "root", "end", 12}));

INSTANTIATE_TEST_SUITE_P(Counterexamples, Corrupted,
                         ::testing::Values(Corruption{"cycles-counterexample", 95, "CY-2CON", "CY-TREE", 95},
                                           Corruption{"cycles-counterexample", 95, "CY-2CON", "CY-3CON", 95},
                                           Corruption{"cycles-counterexample", 95, "all", "some", 95},
                                           Corruption{"cycles-counterexample", 95, "against", "for", 95},
                                           Corruption{"cycles-counterexample", 95, "against\tCY-2CON\tall edges", "end",
                                                      95}));

// A board, what is proved of it, and a claim that says nothing of it or the same.
struct Fitting {
  std::string game;
  std::string facts;
  std::string against;
};

class NotAgainst : public ::testing::TestWithParam<Fitting> {};

TEST_P(NotAgainst, IsRejected) {
  const Fitting& fitting = GetParam();
  const std::string entry = "entry\t1\tAa\noption\ta\t\noption\tA\t\n";
  const auto text = [&](const std::string& kind, const std::string& last) {
    return "sprague-certificate\t4\t" + kind + "\t" + fitting.game + "\n" + entry + "start\t" + fitting.facts + last +
           "end\n";
  };
  EXPECT_EQ(verify_text(text("value", "")).verdict, Verdict::verified);
  const Result result = verify_text(text("counterexample", "against\t" + fitting.against + "\n"));
  EXPECT_EQ(result.verdict, Verdict::rejected);
  EXPECT_EQ(result.line, 7U);
}

// Lines whose edges but those at the leaves are markable; by hand.
INSTANTIATE_TEST_SUITE_P(
    Claims, NotAgainst,
    ::testing::Values(Fitting{"cycles", "b,ac,bd,c outer=a>b\nnimber\t1\t0[bB]\n", "CY-TREE\tmarkable edges"},
                      Fitting{"cycles", "b,ac,bd,c outer=a>b\nnimber\t1\t0[bB]\n", "CY-TREE\tall edges"},
                      Fitting{"cycles", "b,ac,bd,c outer=a>b\nnimber\t1\t0[bB]\n", "CY-C2.1\tall edges"},
                      Fitting{"cycles", "b,ac,bd,c outer=a>b\nnimber\t1\t0[bB]\n", "CY-2CON\tall edges"},
                      Fitting{"cycles", "b,ac,bd,c outer=a>b\nnimber\t1\t0[bB]\n", "CY-C4.3\tas printed"},
                      Fitting{"cycles", "b,ac,bd,c outer=a>b\nnimber\t1\t0[bB]\n", "AR-X1\tas printed"},
                      Fitting{"cycles", "b,ac,bd,c outer=a>b; b>c\nnimber\t0\t\n", "CY-C4.3\tas printed"},
                      Fitting{"cycles", "b,ac,bd,c outer=a>b; b>c\nnimber\t0\t\n", "CY-TREE\tall edges"},
                      Fitting{"arrows", "ab\nnimber\t1\t0[aA]\n", "AR-X1\tas printed"},
                      Fitting{"arrows", "a>b\nnimber\t0\t\n", "AR-X1\tas printed"}));

}  // namespace
}  // namespace sprague::verify
