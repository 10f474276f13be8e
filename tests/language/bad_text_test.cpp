// Broken files: each with the place of what is wrong and the message that a user reads.
#include <gmock/gmock.h>

#include <string>

#include "canonical/ensure.hpp"
#include "conjectures/language/claims_file.hpp"
#include "conjectures/language/check.hpp"
#include "conjectures/language/plays.hpp"
#include "language/file.hpp"

namespace sprague::language {
namespace {

struct BadText {
  std::string text;
  std::string message;  // after "bad.claims:"
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
  {"clam X: for all n in 1..3: n > 0", ""},
  {"claim : for all n in 1..3: n > 0", ""},
  {"claim X for all n in 1..3: n > 0", ""},
  {"claim X: all n in 1..3: n > 0", ""},
  {"claim X: for every n in 1..3: n > 0", ""},
  {"claim X: for all n in 1..3 n > 0", ""},
  {"claim X: for all n in 1..3: n >", ""},
  {"claim X: for all n in 1..3: (n > 0", ""},
  {"claim X: for all n in 1..3: n > 0)", ""},
  {"claim X: for all n in 1..3: n = 1 = n", ""},
  {"claim X: for all n in 1..3: 1 < n < 3", ""},
  {"claim X: for all n in 1..3: n ! 0", ""},
  {"claim X: for all n in 1..3: n % 2 = 0", ""},
  {"claim X: for all n in 1..3: n == 2", ""},
  {"claim X: for all n in 1..3: n > 0 <=> n > 1 <=> n > 2", ""},
  {"claim X: for all n in 1..3: m > 0", ""},
  {"claim X: for all n in 1..3: degre(n) > 0", ""},
  {"claim X: for all trees T with at most 5 vertices: leafs(T) > 0", ""},
  {"claim X: for all trees T with at most 5 vertices: leaves", ""},
  {"claim X: for all trees T with at most 5 vertices: leaves(T)", ""},
  {"claim X: for all trees T with at most 5 vertices: leaves(T) = edges(T)", ""},
  {"claim X: for all trees T with at most 5 vertices: connected(T) = bipartite(T)", ""},
  {"claim X: for all trees T with at most 5 vertices: T > 3", ""},
  {"claim X: for all trees T with at most 5 vertices: degree(T) = 3", ""},
  {"claim X: for all trees T with at most 5 vertices: degree(3) = 1", ""},
  {"claim X: for all trees T with at most 5 vertices: some(v in T: leaf(v))", ""},
  {"claim X: for all trees T with at most 5 vertices: some(v in vertices(T): degree(v))", ""},
  {"claim X: for all trees T with at most 5 vertices: every(leaf(v))", ""},
  {"claim X: for all trees T with at most 5 vertices: foo(v in vertices(T): leaf(v))", ""},
  {"claim X: for all trees T with at most 5 vertices: faces(T) = 1", ""},
  {"claim X: for all trees T with at most 5 vertices: vertices(T) + connected(T) = 1", ""},
  {"claim X: for all trees T with at most 5 vertices: vertices(T) union edges(T) = 3", ""},
  {"claim X: for all trees T with at most 5 vertices: 3 in vertices(T)", ""},
  {"claim X: for all trees T: leaves(T) > 0", ""},
  {"claim X: for all trees T with at least 3 vertices: leaves(T) > 0", ""},
  {"claim X: for all trees T with at most 5 vertexes: leaves(T) > 0", ""},
  {"claim X: for all trees T with at most 5 legs: leaves(T) > 0", ""},
  {"claim X: for all trees T with most 5 vertices: leaves(T) > 0", ""},
  {"claim X: for all graphs G with at most 5 edges: edges(G) > 0", ""},
  {"claim X: for all graphs G with at most 99 vertices: edges(G) > 0", ""},
  {"claim X: for all treees T with at most 5 vertices: leaves(T) > 0", ""},
  {"claim X: for all planar graphs G with at most 5 vertices: edges(G) > 0", ""},
  {"claim X: for all trees T with at most 5 vertices where leaves(T) > 9: 1 = 1", ""},
  {"claim X: for all n in 5..3: n > 0", ""},
  {"claim X: for all n in 1..infinite: n > 0", ""},
  {"claim X: for all n in 1..3: n div 0 = 1", ""},
  {"claim X: for all n in 1..3: 9223372036854775807 * n = 1", ""},
  {"claim X: for all n in 1..3: n = 99999999999999999999", ""},
  {"claim X: for all n in 1..3: min(k in 5..n: k) = 1", ""},
  {"claim X: for all trees T with at most 3 vertices: girth(T) + 1 > 2", ""},
  {"claim X: for all n in 1..3, n in 1..3: n > 0", ""},
  {"claim X: for all min in 1..3: min > 0", ""},
  {"claim X: for all from in 1..3: 1 > 0", ""},
  {"claim X: for all rest in 1..3: 1 > 0", ""},
  {"claim X: for all trees T with at most 5 vertices: nimber(octal:0.33(T) = 0", ""},
  {"claim X: for all trees T with at most 5 vertices: nimber(octal:0.93(T)) = 0", ""},
  {"claim X: for all trees T with at most 5 vertices: nimber(octl:0.33(T)) = 0", ""},
  {"claim X: for all trees T with at most 5 vertices: nimber(kayles(T)) = 0", ""},
  {"claim X: for all trees T with at most 5 vertices: nimber(T) = 0", ""},
  {"claim X: for all trees T with at most 5 vertices: nimber(heap:0.33(T)) = 0", ""},
  {"claim X: for all n in 1..3: nimber(heap:0.33({n)) = 0", ""},
  {"claim X: for all n in 1..3: nimber(heap:0.33({m})) = 0", ""},
  {"claim X: for all trees T with at most 5 vertices: outcome(octal:0.33(T)) = 1", ""},
  {"claim X: for all n in 3..5: nimber(cycles(cycle(n))) = 0", ""},
  {"claim X: for all n in 1..5: vertices(cycle(n)) = n", ""},
  {"claim X: for all n in 1..3: n > 0\nclaim X: for all n in 1..3: n > 1", ""},
  {"claim OG-C25: for all n in 1..3: n > 0", ""},
  {"claim X:\n  reading a: for all n in 1..3: n > 0\n  reading a: for all n in 1..3: n > 1", ""},
  {"claim X:\n  reading a as prined: for all n in 1..3: n > 0", ""},
  {"claim X: size N = 5, nightly 3\n  for all trees T with at most N vertices: leaves(T) > 0", ""},
  {"claim X: size N = 5 size M = 6\n  for all trees T with at most N vertices: leaves(T) > 0", ""},
  {"claim X: size N = 5, weekly 6\n  for all trees T with at most N vertices: leaves(T) > 0", ""},
  {"claim X: text \"no end\n  for all n in 1..3: n > 0", ""},
  {"claim X: text no quotes for all n in 1..3: n > 0", ""},
  {"claim X: text \"a \\n b\" for all n in 1..3: n > 0", ""},
  {"define f(x) = f(x) + 1\nclaim X: for all n in 1..3: f(n) > 0", ""},
  {"define f(x) = g(x)\ndefine g(x) = x\nclaim X: for all n in 1..3: f(n) > 0", ""},
  {"define f(x) = x + 1\nclaim X: for all n in 1..3: f(n, n) > 0", ""},
  {"define f(x) = leaves(x)\nclaim X: for all n in 1..3: f(n) > 0", ""},
  {"define leaves(x) = x\nclaim X: for all n in 1..3: n > 0", ""},
  {"define f(x) = x\ndefine f(y) = y\nclaim X: for all n in 1..3: n > 0", ""},
  {"claim X: sequence n in 0..5: n = 0, 1, x", ""},
  {"claim X: sequence n in 0..5: n = 0, 1 from 9", ""},
  {"claim X: sequence trees T with at most 3 vertices: leaves(T)", ""},
  {"claim X: sequence n in 0..5: n > 2", ""},
  {"claim X: period n in 0..5: n > 2", ""},
  {"claim X: smallest trees T with at most 5 vertices for each leaves(T) in 3", ""},
  {"claim X: smallest trees T with at most 5 vertices for each leaves(T) in 5..2", ""},
  {"claim X: table trees T with at most 5 vertices by leaves(T): leaves(T)", ""},
  {"claim X: table trees T with at most 5 vertices: count", ""},
  {"claim X: for all trees T with at most 5 vertices: count > 1", ""},
  {"claim X: for all trees T with at most 3 vertices: period(k in vertices(T): 1) = 1", ""},
  {"game g on graphs: delete v", ""},
  {"game g on trees: move vertex v: delete v", ""},
  {"game g: move vertex v: delete v", ""},
  {"game g on graphs: move vertex v:", ""},
  {"game g on graphs: move vertex v: remove v", ""},
  {"game g on graphs: move vertex v", ""},
  {"game g on graphs: move vertx v: delete v", ""},
  {"game g on graphs: move vertex v: delete w", ""},
  {"game g on graphs: move vertex v: delete 3", ""},
  {"game g on graphs: move vertex v: delete degree(v)", ""},
  {"game g on graphs: move vertex v: contract v", ""},
  {"game g on graphs: move vertex v: mark v red", ""},
  {"game g on graphs: mark red on edges move vertex v: mark v red", ""},
  {"game g on graphs: mark red on vertices mark red on edges move vertex v: mark v red", ""},
  {"game g on graphs: mark leaf on vertices move vertex v: mark v leaf", ""},
  {"game g on graphs: move edge e: direct e", ""},
  {"game g on graphs: move arrow a: direct a, contract edge(a)", ""},
  {"game g on boards: move edge e: contract e", ""},
  {"game g on graphs: move face f: delete edges(f)", ""},
  {"game g on graphs: move vertex v with size 3: delete v", ""},
  {"game g on graphs: move path p with size at 3: delete p", ""},
  {"game g on graphs: move path p with size in leaves: delete p", ""},
  {"game g on graphs: move vertex v where degree(v): delete v", ""},
  {"game g on graphs: move vertex v where conected: delete v", ""},
  {"game g on graphs: move vertex v where connected(rest): delete v", ""},
  {"game g on graphs: move vertex v where directed(v): delete v", ""},
  {"game g on graphs: move vertex v where nimber(octal:0.33(path(3))) = 0: delete v", ""},
  {"game g on graphs: move vertex v where path(3) = complement: delete v", ""},
  {"game g on graphs: move vertex v where period(k in 0..9: k) = 1: delete v", ""},
  {"game g on graphs: move vertex v where first = second: delete v", ""},
  {"game g on graphs: move vertex vertices: delete vertices", ""},
  {"game g on graphs: move vertex v: delete v after move: delete v where leaf(v)", ""},
  {"game g on graphs: move vertex v: delete v\ngame g on graphs: move vertex v: delete v", ""},
  {"game octal on graphs: move vertex v: delete v", ""},
  {"game g on graphs: move vertex v where min(u in open(v): degree(u)) = 1: delete v\nclaim X: for all graphs G with at most 3 vertices: nimber(g(G)) = 0", ""},
  {"game g on boards: move face f: delete edges(f)\nclaim X: for all trees T with at most 3 vertices: nimber(g(T)) = 0", ""},
  {"invariant tw(G) from tw\nclaim X: for all n in 1..3: n > 0", ""},
  {"invariant tw(G) from \"x\"\nclaim X: for all n in 1..3: tw(n) > 0", ""},
};

INSTANTIATE_TEST_SUITE_P(Language, BadTexts, testing::ValuesIn(kTexts));

}  // namespace
}  // namespace sprague::language
