// Broken files: each with the place of what is wrong and the message that a user reads.
#include <gmock/gmock.h>

#include <string>

#include "canonical/ensure.hpp"
#include "conjectures/language/check.hpp"
#include "conjectures/language/claims_file.hpp"
#include "conjectures/language/plays.hpp"
#include "language/file.hpp"

namespace sprague::language {
namespace {

struct BadText {
  std::string text;
  std::string message;  // after "bad.claims:"
  friend void PrintTo(const BadText& bad, std::ostream* out) { *out << bad.text; }
};

std::string message_of(const std::string& text) {
  try {
    const ClaimsFile file("bad.claims", text);
    for (const TextClaim& claim : file.file().claims) {
      for (const TextReading& reading : claim.readings) {
        const std::int64_t last = reading.statement.size ? reading.statement.size->quick : 0;
        static_cast<void>(check_statement(file.file(), reading, {0, last}, {}));
      }
    }
  } catch (const InputError& error) {
    const std::string message = error.what();
    const std::string start = "bad.claims:";
    return message.starts_with(start) ? message.substr(start.size()) : "NO PLACE " + message;
  }
  return "nothing is wrong";
}

class BadTexts : public testing::TestWithParam<BadText> {};

TEST_P(BadTexts, AreSaidToBe) {
  EXPECT_EQ(message_of(GetParam().text), GetParam().message) << GetParam().text;
}

const BadText kTexts[] = {
    {"clam X: for all n in 1..3: n > 0",
     "1:1: expected a part of the file, one of claim, explore, game, define, invariant; found 'clam', the nearest is "
     "'claim'"},
    {"claim : for all n in 1..3: n > 0", "1:7: expected an id, found ':'"},
    {"claim X for all n in 1..3: n > 0", "1:9: expected ':', found 'for'"},
    {"claim X: all n in 1..3: n > 0",
     "1:10: expected a statement or a reading, one of for, table, smallest, sequence, period, fact, checked, reading; "
     "found "
     "'all'"},
    {"claim X: for every n in 1..3: n > 0", "1:14: expected a quantifier, one of all, some; found 'every'"},
    {"claim X: for all n in 1..3 n > 0", "1:28: expected ':', found 'n'"},
    {"claim X: for all n in 1..3: n >", "1:32: expected an expression, found the end of the file"},
    {"claim X: for all n in 1..3: (n > 0", "1:35: expected ')', found the end of the file"},
    {"claim X: for all n in 1..3: n > 0)",
     "1:34: expected an operator, or the next part of the file: a reading, claim, game, define or invariant, found "
     "')'"},
    {"claim X: for all n in 1..3: n % 2 = 0",
     "1:31: expected an operator, or the next part of the file: a reading, claim, game, define or invariant, found "
     "'%': the remainder is 'mod'"},
    {"claim X: for all n in 1..3: !(n > 2)", "1:29: expected an expression, found '!': it is 'not'"},
    {"claim X: for all trees T with at most 3 vertices such that leaf(T) = 2: true",
     "1:50: expected ':', found 'such': it is 'where'"},
    {"claim X: for all n in 1..3, L in partitions(n): sum(L) = n",
     "1:49: 'sum' goes through a set: expected sum(x in ...: ...)"},
    {"claim X: for all n in 1..3, L in partitions(n): max(L) <= n",
     "1:49: expected max(a number, a number, ...) or max(x in ...: ...); found max(a list of numbers)"},
    {"argument steps \"How\": \"So.\"", "1:10: 'argument' is for claims of this program's own"},
    {"claim X: for all n in 1..3: n = 1 = n", "1:35: comparisons are not chained: expected 'and' between two of them"},
    {"claim X: for all n in 1..3: 1 < n < 3", "1:35: comparisons are not chained: expected 'and' between two of them"},
    {"claim X: for all n in 1..3: n ! 0",
     "1:31: expected an operator, or the next part of the file: a reading, claim, game, define or invariant, found "
     "'!': it is 'not'"},
    {"claim X: for all n in 1..3: n == 2", "1:31: equality is written with one '='"},
    {"claim X: for all n in 1..3: n > 0 <=> n > 1 <=> n > 2", "1:45: <=> is not chained: expected parentheses"},
    {"claim X: for all n in 1..3: m > 0", "1:29: there is no name 'm': the nearest name is 'n'"},
    {"claim X: for all n in 1..3: degre(n) > 0",
     "1:29: there is no function or game 'degre': the nearest name is 'degree'"},
    {"claim X: for all trees T with at most 5 vertices: leafs(T) > 0",
     "1:51: there is no function or game 'leafs': the nearest name is 'leaf'"},
    {"claim X: for all trees T with at most 5 vertices: leaves", "1:51: expected a truth, found a set of vertices"},
    {"claim X: for all trees T with at most 5 vertices: leaves(T)", "1:51: expected a truth, found a set of vertices"},
    {"claim X: for all trees T with at most 5 vertices: leaves(T) = edges(T)",
     "1:61: a set of vertices can't be compared with a set of edges"},
    {"claim X: for all trees T with at most 5 vertices: connected(T) = bipartite(T)",
     "1:64: truths are compared by '<=>', not by '='"},
    {"claim X: for all trees T with at most 5 vertices: T > 3", "1:51: a graph can't be compared with a number by '>'"},
    {"claim X: for all trees T with at most 5 vertices: degree(T) = 3",
     "1:51: expected degree(a graph, a vertex); found degree(a graph)"},
    {"claim X: for all trees T with at most 5 vertices: degree(3) = 1",
     "1:51: expected degree(a graph, a vertex); found degree(a number)"},
    {"claim X: for all trees T with at most 5 vertices: some(v in T: leaf(v))",
     "1:61: expected a set or a range, found a graph"},
    {"claim X: for all trees T with at most 5 vertices: some(v in vertices(T): degree(v))",
     "1:74: expected a truth, found a number"},
    {"claim X: for all trees T with at most 5 vertices: every(leaf(v))",
     "1:62: there is no name 'v': the nearest name is 'T'"},
    {"claim X: for all trees T with at most 5 vertices: foo(v in vertices(T): leaf(v))",
     "1:51: 'foo' binds no names: expected one of every, some, count, sum, min, max, set, list, period, preperiod"},
    {"claim X: for all trees T with at most 5 vertices: faces(T) = 1",
     "1:51: expected faces(a board); found faces(a graph)"},
    {"claim X: for all trees T with at most 5 vertices: vertices(T) + connected(T) = 1",
     "1:65: expected a number, found a truth"},
    {"claim X: for all trees T with at most 5 vertices: vertices(T) union edges(T) = 3",
     "1:63: 'union' of a set of vertices and a set of edges"},
    {"claim X: for all trees T with at most 5 vertices: 3 in vertices(T)", "1:51: expected a vertex, found a number"},
    {"claim X: for all trees T: leaves(T) > 0",
     "1:18: trees without a bound: expected 'with at most' a number of vertices first"},
    {"claim X: for all trees T with at least 3 vertices: leaves(T) > 0",
     "1:31: trees without a bound: expected 'with at most' a number of vertices first"},
    {"claim X: for all trees T with at most 5 vertexes: leaves(T) > 0",
     "1:41: expected a unit, one of vertices, edges, legs, faces, vertex, edge, leg, face; found 'vertexes', the "
     "nearest is 'vertices'"},
    {"claim X: for all trees T with at most 5 legs: leaves(T) > 0",
     "1:18: trees by legs: expected a number of vertices or edges"},
    {"claim X: for all trees T with most 5 vertices: leaves(T) > 0",
     "1:36: expected a unit, one of vertices, edges, legs, faces, vertex, edge, leg, face; found '5'"},
    {"claim X: for all graphs G with at most 5 edges: edges(G) > 0",
     "1:18: graphs by edges: expected a number of vertices, or of edges of connected graphs or of graphs with at most "
     "32 vertices"},
    {"claim X: for all graphs G with at most 99 vertices: edges(G) > 0",
     "1:32: graphs with 99 vertices: expected at most 32"},
    {"claim X: for all treees T with at most 5 vertices: leaves(T) > 0",
     "1:18: expected a family, one of graphs, trees, forests, paths, cycles, stars, caterpillars, boards, subdivided; "
     "found "
     "'treees', the nearest is 'trees'"},
    {"claim X: for all planar graphs G with at most 5 vertices: edges(G) > 0",
     "1:18: expected a family, one of graphs, trees, forests, paths, cycles, stars, caterpillars, boards, subdivided; "
     "found "
     "'planar'"},
    {"claim X: for all trees T with at most 5 vertices where leaves(T) > 9: 1 = 1",
     "1:66: nothing meets 'where leaves(T) > 9' up to 5 vertices: the claim says nothing"},
    {"claim X: for all n in 5..3: n > 0", "1:18: nothing is in the range 5..3"},
    {"claim X: for all n in 1..infinite: n > 0",
     "1:24: a range without an end, or too long: expected numbers up to 1000000000000"},
    {"claim X: for all n in 1..3: n div 0 = 1", "1:31: a division by 0 (for n = 1)"},
    {"claim X: for all n in 1..3: 9223372036854775807 * n = 1", "1:29: a number beyond 2^63"},
    {"claim X: for all n in 1..3: n = 99999999999999999999", "1:33: a number beyond 2^63"},
    {"claim X: for all n in 1..3: min(k in 5..n: k) = 1",
     "1:29: the minimum and the maximum over nothing have no value (for n = 1)"},
    {"claim X: for all trees T with at most 3 vertices: girth(T) + 1 > 2",
     "1:51: no arithmetic is done with what is infinite (for P1)"},
    {"claim X: for all n in 1..3, n in 1..3: n > 0", "1:29: 'n' has a meaning here already: expected another name"},
    {"claim X: for all min in 1..3: min > 0", "1:18: 'min' is a function: expected another name"},
    {"claim X: for all from in 1..3: 1 > 0", "1:18: expected a family or a name, found 'from', a word of the language"},
    {"claim X: for all rest in 1..3: 1 > 0", "1:18: 'rest' is a word of the language: expected another name"},
    {"claim X: for all trees T with at most 5 vertices: nimber(octal:0.33(T) = 0",
     "1:75: expected ',' or ')', found the end of the file"},
    {"claim X: for all trees T with at most 5 vertices: nimber(octal:0.93(T)) = 0",
     "1:58: octal code '0.93': character 3 is '9', expected a digit from 0 to 7"},
    {"claim X: for all trees T with at most 5 vertices: nimber(octl:0.33(T)) = 0", "1:58: there is no game 'octl'"},
    {"claim X: for all trees T with at most 5 vertices: nimber(kayles(T)) = 0",
     "1:58: there is no function or game 'kayles' here"},
    {"claim X: for all trees T with at most 5 vertices: nimber(T) = 0",
     "1:51: expected nimber(a position); found nimber(a graph)"},
    {"claim X: for all trees T with at most 5 vertices: nimber(heap:0.33(T)) = 0",
     "1:68: 'heap' is played on what its notation says, found a graph"},
    {"claim X: for all n in 1..3: nimber(heap:0.33({n)) = 0", "1:54: expected ',' or ')', found the end of the file"},
    {"claim X: for all n in 1..3: nimber(heap:0.33({m})) = 0", "1:47: there is no name 'm': the nearest name is 'n'"},
    {"claim X: for all n in 1..3: nimber(heap:0.33({if n then \"1\" else \"2\"})) = 0",
     "1:50: expected a truth, found a number"},
    {"claim X: for all n in 1..3: (if n = 1 then \"1\" else \"2\") = 0",
     "1:44: a text in quotes stands in the notation of a position, in braces"},
    {"claim X: for all trees T with at most 5 vertices: outcome(octal:0.33(T)) = 1",
     "1:51: an outcome, first or second, can't be compared with a number by '='"},
    {"claim X: for all n in 3..5: nimber(cycles(cycle(n))) = 0",
     "1:36: the Game of Cycles is played on boards; of graphs only trees are some (for n = 3)"},
    {"claim X: for all n in 1..5: vertices(cycle(n)) = n",
     "1:38: 1 vertices of a cycle: expected 3 to 4096 (for n = 1)"},
    {"claim X: for all n in 1..3: n > 0\nclaim X: for all n in 1..3: n > 1",
     "2:7: a second claim 'X': the first one is in line 1"},
    {"claim X:\n  reading a: for all n in 1..3: n > 0\n  reading a: for all n in 1..3: n > 1",
     "3:11: a second reading 'a' of this claim"},
    {"claim X:\n  reading a as prined: for all n in 1..3: n > 0",
     "2:16: expected a role, one of printed, repaired, step, slip, disproved, variant, pattern; found 'prined', the "
     "nearest is 'printed'"},
    {"claim X: size N = 5, nightly 3\n  for all trees T with at most N vertices: leaves(T) > 0",
     "1:15: sizes rise from tier to tier"},
    {"claim X: size N = 5 size M = 6\n  for all trees T with at most N vertices: leaves(T) > 0",
     "1:21: a second size: a claim has one at most"},
    {"claim X: size N = 5, weekly 6\n  for all trees T with at most N vertices: leaves(T) > 0",
     "1:22: expected a tier, one of nightly, deep; found 'weekly'"},
    {"claim X: text \"no end\n  for all n in 1..3: n > 0", "1:15: this text has no end: expected \" behind it"},
    {"claim X: text no quotes for all n in 1..3: n > 0",
     "1:15: expected the statement in words, in double quotes, found 'no'"},
    {"claim X: text \"a \\n b\" for all n in 1..3: n > 0",
     "1:15: in this text: expected \\\" or \\\\ after a backslash"},
    {"define f(x) = f(x) + 1\nclaim X: for all n in 1..3: f(n) > 0",
     "1:15: a definition uses those before it: 'f' is not one (in 'f' as it is used at 2:29)"},
    {"define f(x) = g(x)\ndefine g(x) = x\nclaim X: for all n in 1..3: f(n) > 0",
     "1:15: a definition uses those before it: 'g' is not one (in 'f' as it is used at 3:29)"},
    {"define f(x) = x + 1\nclaim X: for all n in 1..3: f(n, n) > 0", "2:29: 'f' takes 1 arguments, found 2"},
    {"define f(x) = leaves(x)\nclaim X: for all n in 1..3: f(n) > 0",
     "1:15: expected leaves(a graph); found leaves(a number) (in 'f' as it is used at 2:29)"},
    {"define leaves(x) = x\nclaim X: for all n in 1..3: n > 0", "1:8: 'leaves' is a function: expected another name"},
    {"define f(x) = x\ndefine f(y) = y\nclaim X: for all n in 1..3: n > 0",
     "2:8: 'f' has a meaning here already: expected another name"},
    {"claim X: sequence n in 0..5: n = 0, 1, x", "1:40: expected a number, or bfile, found 'x'"},
    {"claim X: sequence n in 0..5: n = 0, 1 from 9", "1:10: none of the given numbers is of the range"},
    {"claim X: sequence trees T with at most 3 vertices: leaves(T)", "1:25: expected 'in', found 'T'"},
    {"claim X: sequence n in 0..5: n > 2",
     "1:32: expected an operator, or the next part of the file: a reading, claim, game, define or invariant, found "
     "'>'"},
    {"claim X: period n in 0..5: n > 2",
     "1:30: expected an operator, or the next part of the file: a reading, claim, game, define or invariant, found "
     "'>'"},
    {"claim X: smallest trees T with at most 5 vertices for each leaves(T) in 3",
     "1:73: expected a range of numbers, such as 0..20"},
    {"claim X: smallest trees T with at most 5 vertices for each leaves(T) in 5..2", "1:74: nothing is in the range"},
    {"claim X: table trees T with at most 5 vertices by leaves(T): leaves(T)",
     "1:69: 'T' is one instance: expected count, sum, min or max over those of a row"},
    {"claim X: table trees T with at most 5 vertices: count", "1:47: expected 'by', found ':'"},
    {"claim X: for all trees T with at most 5 vertices: count > 1",
     "1:51: 'count' goes through a set: expected count(x in ...: ...)"},
    {"claim X: for all trees T with at most 3 vertices: period(k in vertices(T): 1) = 1",
     "1:51: expected one name and a range, as in period(k in 0..60: ...)"},
    {"game g on graphs: delete v", "1:19: expected 'move' or 'mark', found 'delete'"},
    {"game g on trees: move vertex v: delete v",
     "1:11: expected what the game is played on, one of graphs, boards; found 'trees'"},
    {"game g: move vertex v: delete v", "1:7: expected 'on', found ':'"},
    {"game g on graphs: move vertex v:",
     "1:33: every action makes the position smaller, so that play ends: expected one of delete, contract, direct, "
     "mark, found the end of the file"},
    {"game g on graphs: move vertex v: remove v",
     "1:34: every action makes the position smaller, so that play ends: expected one of delete, contract, direct, "
     "mark, found 'remove'"},
    {"game g on graphs: move vertex v", "1:32: expected ':', found the end of the file"},
    {"game g on graphs: move vertx v: delete v",
     "1:24: expected what a move chooses, one of vertex, edge, arrow, face, path, cycle, clique, connected; found "
     "'vertx', the nearest is 'vertex'"},
    {"game g on graphs: move vertex v: delete w", "1:41: there is no name 'w': the nearest name is 'v'"},
    {"game g on graphs: move vertex v: delete 3",
     "1:41: expected a vertex, an edge, or a set of these, found a number"},
    {"game g on graphs: move vertex v: delete degree(v)",
     "1:41: expected a vertex, an edge, or a set of these, found a number"},
    {"game g on graphs: move vertex v: contract v", "1:43: expected an edge or a set of edges, found a vertex"},
    {"game g on graphs: move vertex v: mark v red", "1:34: the game has no mark 'red'"},
    {"game g on graphs: mark red on edges move vertex v: mark v red",
     "1:57: expected an edge or a set of edges, found a vertex"},
    {"game g on graphs: mark red on vertices mark red on edges move vertex v: mark v red",
     "1:45: 'red' has a meaning here already: expected another name"},
    {"game g on graphs: mark leaf on vertices move vertex v: mark v leaf",
     "1:24: 'leaf' is a function: expected another name"},
    {"game g on graphs: move edge e: direct e", "1:39: expected the name of the arrow that the move chooses"},
    {"game g on graphs: move arrow a: direct a, contract edge(a)", "1:6: a game that contracts edges can't direct any"},
    {"game g on boards: move edge e: contract e", "1:6: a game that contracts edges is played on graphs"},
    {"game g on graphs: move face f: delete edges(f)", "1:19: 'g' is played on graphs, which have no faces"},
    {"game g on graphs: move vertex v with size 3: delete v",
     "1:19: only paths, cycles, cliques and connected sets have sizes"},
    {"game g on graphs: move path p with size at 3: delete p", "1:44: expected a bound, one of most, least; found '3'"},
    {"game g on graphs: move path p with size in leaves: delete p", "1:44: expected leaves(a graph); found leaves()"},
    {"game g on graphs: move vertex v where degree(v): delete v", "1:39: expected a truth, found a number"},
    {"game g on graphs: move vertex v where conected: delete v",
     "1:39: there is no name 'conected': the nearest name is 'connected'"},
    {"game g on graphs: move vertex v where connected(rest): delete v", "1:49: there is no name 'rest' here"},
    {"game g on graphs: move vertex v where directed(v): delete v",
     "1:39: expected directed(an edge) or directed(an arrow); found directed(a vertex)"},
    {"game g on graphs: move vertex v where nimber(octal:0.33(path(3))) = 0: delete v",
     "1:46: the rules of a game can't speak of positions"},
    {"game g on graphs: move vertex v where path(3) = complement: delete v", "1:39: there is no function 'path' here"},
    {"game g on graphs: move vertex v where period(k in 0..9: k) = 1: delete v",
     "1:39: the rules of a game can't speak of periods"},
    {"game g on graphs: move vertex v where first = second: delete v",
     "1:39: the rules of a game can't speak of outcomes"},
    {"game g on graphs: move vertex vertices: delete vertices",
     "1:31: 'vertices' is a function: expected another name"},
    {"game g on graphs: move vertex v: delete v after move: delete v where leaf(v)",
     "1:62: expected what goes, one of vertices, edges; found 'v'"},
    {"game g on graphs: move vertex v: delete v\ngame g on graphs: move vertex v: delete v",
     "2:6: 'g' has a meaning here already: expected another name"},
    {"game octal on graphs: move vertex v: delete v", "1:6: 'octal' has a meaning here already: expected another name"},
    {"game g on graphs: move vertex v where min(u in open(v): degree(u)) = 1: delete v\nclaim X: for all graphs G with "
     "at most 3 vertices: nimber(g(G)) = 0",
     "1:39: the minimum and the maximum over nothing have no value (for P1)"},
    {"game g on boards: move face f: delete edges(f)\nclaim X: for all trees T with at most 3 vertices: nimber(g(T)) = "
     "0",
     "2:60: 'g' is played on boards, found a graph"},
    {"invariant tw(G) from tw\nclaim X: for all n in 1..3: n > 0",
     "1:22: expected a command, in double quotes, found 'tw'"},
    {"invariant tw(G) from \"x\"\nclaim X: for all n in 1..3: tw(n) > 0", "2:32: expected a graph, found a number"},
};

INSTANTIATE_TEST_SUITE_P(Language, BadTexts, testing::ValuesIn(kTexts));

}  // namespace
}  // namespace sprague::language
