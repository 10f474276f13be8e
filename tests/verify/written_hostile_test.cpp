// Certificates of games as text that nobody meant well: forged, cut off, for other kinds, and short ones that ask for
// long work.
#include <gmock/gmock.h>

#include "tests/verify/starts.hpp"
#include "tests/verify/written.hpp"

namespace sprague::verify {
namespace {

using ::testing::HasSubstr;

Result verified_as(const std::string& kind, const std::string& rules, const std::string& lines) {
  return verify_text("sprague-certificate\t4\t" + kind + "\twritten:g\nrules\tgame g on graphs: " + rules + "\n" +
                     lines + "end\n");
}

Result written_play(const std::string& rules, const std::string& start) {
  return verified_as("play", rules, "start\t" + start + "\nover\t0\n");
}

const std::string kKayles = "move vertex v: delete closed(v)";

TEST(WrittenHostile, CutOffAnywhere) {
  for (const std::string name : {"written-merge-play"}) {
    const std::string text = certificate(name);
    for (std::size_t length = 0; length < text.size(); ++length) {
      EXPECT_NE(verify_text(text.substr(0, length)).verdict, Verdict::verified) << name << ' ' << length;
    }
  }
}

TEST(WrittenHostile, TheRulesStandInTheSecondLineAndOnlyThere) {
  const std::string first = "sprague-certificate\t4\tvalue\twritten:g\n";
  const std::string rules = "rules\tgame g on graphs: " + kKayles + "\n";
  const std::string rest = "entry\t1\ta\noption\t\t\nstart\ta\nnimber\t1\t0[a]\nend\n";
  EXPECT_EQ(verify_text(first + rules + rest).verdict, Verdict::verified);
  for (const std::string& text : {first + rest, first + rules + rules + rest, rules + first + rest,
                                  first + rest + rules, first + "rules\n" + rest, first + "rules\t\n" + rest,
                                  first + "rules\tgame g on graphs:\t" + kKayles + "\n" + rest,
                                  "sprague-certificate\t4\tvalue\toctal:0.3\n" + rules + rest,
                                  "sprague-certificate\t4\tvalue\twritten\n" + rules + rest,
                                  "sprague-certificate\t4\tvalue\twritten:\n" + rules + rest,
                                  "sprague-certificate\t4\tvalue\twritten:h\n" + rules + rest}) {
    EXPECT_NE(verify_text(text).verdict, Verdict::verified) << text;
    EXPECT_NE(verify_text(text).verdict, Verdict::out_of_resources) << text;
  }
}

TEST(WrittenHostile, OtherKindsRefuseThem) {
  const std::string facts = "entry\t1\ta\noption\t\t\nstart\ta\n";
  EXPECT_EQ(verified_as("outcome", kKayles, facts + "first\t\t\n").verdict, Verdict::verified);
  const std::string family = "family\tconnected plane boards\n";
  const std::string claim = "claim\tCY-TREE\tall edges\n";
  const std::string sweep = family + claim + "size\t1\t1\t1\t0\nmember\tfirst\t1\tb,a outer=a>b\n";
  for (const auto& [kind, lines, line] : std::vector<std::tuple<std::string, std::string, std::size_t>>{
           {"counterexample", facts + "first\t\t\nagainst\tCY-TREE\tall edges\n", 7},
           {"member", facts + "first\t\t\nmember\t1\t1\n" + sweep, 8},
           {"sweep", sweep, 2},
           {"induction", "family\tpaths\naxis\t2\t3\tvertices\nmove\t-1\t1\nmove\t-2\t2\nvalues\t0,1,2,0,1\n", 8}}) {
    const Result result = verified_as(kind, kKayles, lines);
    EXPECT_EQ(result.verdict, Verdict::rejected) << kind;
    EXPECT_EQ(result.line, line) << kind << ": " << result.text;
  }
}

// Of what is not so some of it is nearly so.
TEST(WrittenHostile, Forged) {
  const std::string vertex = "entry\t1\ta\noption\t\t\n";
  for (const std::string& lines : {std::string("entry\t0\ta\nstart\ta\nnimber\t0\t0[a]\n"),    // a move has no line
                                   vertex + "entry\t1\tab;c\noption\tc\t0[c]\n",               // two components
                                   vertex + "start\ta;b\nnimber\t0\t0[a] 0[a]\n",              // one vertex twice
                                   vertex + "entry\t1\tab\noption\t\t\noption\ta\t0[a]\n",     // only one end goes
                                   vertex + "entry\t1\tab;bc\noption\t\t\noption\ta\t0[a]\n",  // nor c
                                   vertex + "start\ta\nnimber\t1\t0[a]\nmove\t\n",             // of another kind
                                   std::string("start\t\nnimber\t1\t\n"), std::string("start\ta\nnimber\t0\t\n")}) {
    EXPECT_EQ(verified_as("value", kKayles, lines).verdict, Verdict::rejected) << lines;
  }
  EXPECT_EQ(verified_as("value", kKayles, vertex + "start\ta;b\nnimber\t0\t- =0[b]\n").verdict, Verdict::verified);
  EXPECT_EQ(verified_as("play", "move vertex v where 1 = 2: delete v", "start\ta\nmove\t\nover\t1\n").verdict,
            Verdict::rejected);
  // What leaves all as it was would be a move without an end.
  EXPECT_EQ(verified_as("play", "mark m on vertices ", "start\ta\n").verdict, Verdict::not_a_certificate);
  const std::string mark = "mark m on vertices move vertex v: mark v m";
  EXPECT_EQ(verify_text("sprague-certificate\t4\tplay\twritten:g\nrules\tgame g on graphs: " + mark +
                        "\nstart\ta m\nmove\ta m\nopen\t1\nend\n")
                .verdict,
            Verdict::rejected);
}

// An evaluation that has no value proves nothing, on the way to a move or beside it.
TEST(WrittenHostile, WhatHasNoValueIsRejected) {
  EXPECT_EQ(written_play("move vertex v where 1 div 0 = 1: delete v", "a").verdict, Verdict::rejected);
  EXPECT_EQ(written_play("move vertex v keeping min(u in vertices: 1) = 2: delete v", "a").verdict, Verdict::rejected);
  EXPECT_EQ(written_play("move edge e keeping degree(tail(e)) = 1: delete e", "ab").verdict,
            Verdict::not_a_certificate);
  // An arrow that is gone has ends that are gone.
  EXPECT_EQ(written_play("move arrow a keeping degree(tail(a)) = 1: delete edge(a)", "ab;bc").verdict,
            Verdict::verified);
  EXPECT_EQ(written_play("move arrow a keeping degree(tail(a)) = 0: delete edge(a)", "ab;bc").verdict,
            Verdict::rejected);
}

std::string repeated(std::size_t count, const std::string& part) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += part;
  return all;
}

std::string complete_board(unsigned vertices) {
  std::vector<std::string> edges;
  for (unsigned v = 0; v < vertices; ++v) {
    for (unsigned w = v + 1; w < vertices; ++w) edges.push_back(edge(v, w));
  }
  return joined_by(";", edges);
}

std::string ladder(unsigned rungs, unsigned sides) {
  std::vector<std::string> edges;
  for (unsigned v = 0; v < rungs * sides; ++v) {
    if ((v + 1) % sides != 0) edges.push_back(edge(v, v + 1));
    if (v + sides < rungs * sides) edges.push_back(edge(v, v + sides));
  }
  return joined_by(";", edges);
}

TEST(WrittenHostile, MuchWork) {
  const auto where = [](const std::string& condition) { return "move vertex v where " + condition + ": delete v"; };
  for (const auto& [rules, start] : std::vector<std::pair<std::string, std::string>>{
           {"move connected s: delete s", complete_board(18)},
           {"move clique s: delete s", complete_board(17)},
           {"move path p with size 18: delete p", complete_board(18)},
           {"move cycle c: delete c", ladder(7, 7)},
           {"mark m on vertices mark k on edges move path p: mark p m, mark edges(p) k", complete_board(9)},
           {where("automorphisms = 9"), complete_board(18)},
           {where("domination_number = 1"), ladder(6, 8)},
           {where("independence_number = 1"), ladder(6, 8)},
           {where("matching_number = 1"), ladder(6, 8)},
           {where("outerplanar"), path(52)},
           {where("every(a, b in vertices: bridges = 51)"), path(52)},
           {where("every(a, b, c in vertices: bridges = bridges)"), path(52)},
           {where("sum(a, b, c, d, e, f in 1..1000: a) = 3"), "a"},
           {where("1..4294967295 = 1"), "a"},
           {where("every(i in 1..4000: 1..i = i)"), "a"},
           {where(repeated(1'900, "(") + "1" + repeated(1'900, ")") + " = 1"), "a"},
           {where(repeated(1'900, "1+") + "1 = 1"), "a"},
           {where(repeated(500, "1=1 or ") + "1 = 1"), "a"},
           {where(repeated(500, "1=1 => ") + "1 = 1"), "a"},
           {where(repeated(2'000, "not not ") + "1 = 1"), "a"},
           {kKayles, complete_board(30)}}) {
    const Result result = written_play(rules, start);
    EXPECT_EQ(result.verdict, Verdict::out_of_resources) << rules << ' ' << start << ": " << result.text;
  }
}

// What one position may take many may not.
TEST(WrittenHostile, MuchWorkOnManyLines) {
  const std::string rules = "move connected s with size at most 9 where bridges = 1 and 1 = 2: delete s";
  const std::string text = "start\t" + complete_board(11) + "\n" + "nimber\t0\t0[abcdefghijk]\n";
  const std::string entry = "entry\t0\t" + complete_board(11) + "\n";
  EXPECT_EQ(verified_as("value", rules, entry + text).verdict, Verdict::verified);
  EXPECT_EQ(verified_as("value", rules, repeated(40, entry) + text).verdict, Verdict::out_of_resources);
}

TEST(WrittenHostile, WithinTheBounds) {
  EXPECT_EQ(written_play("move vertex v where " + repeated(190, "(") + "1" + repeated(190, ")") + " = 2: delete v", "a")
                .verdict,
            Verdict::verified);
  EXPECT_EQ(written_play("move vertex v where " + repeated(900, "not ") + "1 = 2: delete v", "a").verdict,
            Verdict::verified);
  EXPECT_EQ(written_play("move connected s where components = 2: delete s", complete_board(12)).verdict,
            Verdict::verified);
  EXPECT_EQ(written_play("move vertex v where degree(v) = 0: delete v", path(52)).verdict, Verdict::verified);
}

TEST(WrittenHostile, WhatIsSaidNamesThePlace) {
  EXPECT_THAT(written_play("move vertex v where degre(v) = 0: delete v", "a").text,
              HasSubstr("line 2: not a certificate: expected a number, a variable, a mark or a function that games may "
                        "use before \"degre\", word 10 of the game's text"));
  EXPECT_THAT(written_play("move vertex v where v: delete v", "a").text, HasSubstr("that is a truth, not a vertex"));
}

}  // namespace
}  // namespace sprague::verify
