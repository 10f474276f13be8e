// The thesis's own boards: the inverted hourglass, the double diamond with its case analysis, its extensions, and all
// other boards made of few triangles.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/plane_boards.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/couples.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/boards.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/first_moves.hpp"
#include "games/cycles.hpp"
#include "games/cycles_on_board.hpp"

namespace sprague::cycles {
namespace {

// The triangle ade hangs inside the triangle abc; both have the vertex a.
constexpr std::string_view kHourglass = "bdec,ca,ab,ea,ad outer=a>b";
// Vertices a, b, c above d, e, f: the triangles abd, bde, bef and bcf, the names such that every move of Section 3.3
// exists.
constexpr std::string_view kDoubleDiamond = "bd,cfeda,fb,abe,bfd,ebc outer=a>b";

// One board and one way to take its cells, with all that one asks about positions on it.
class Analysis {
 public:
  Analysis(std::string_view board, CellReading reading, const Effort& effort)
      : map_(parse_plane_map(board)),
        game_(reading),
        with_death_moves_(map_, reading, DeathMoves::allowed),
        without_(map_, reading, DeathMoves::forbidden),
        table_(effort.memory_bytes),
        solver_(game_, table_, effort),
        arrow_(arrows_by_dart(map_)) {}

  const PlaneMap& map() const { return map_; }
  // "a>b,f>b" as a board; "" is the empty one.
  CyclesBoard board(const std::string& marks) const {
    return game_.parse_board(print_plane_map(map_) + (marks.empty() ? "" : "; " + marks));
  }
  bool is_lost(const std::string& marks) { return solver_.is_lost(game_.components(board(marks))); }
  // What is the same for positions that are alike.
  std::vector<std::string> kind(const std::string& marks) const {
    std::vector<std::string> keys;
    for (const ArrowSystem& part : game_.components(board(marks))) keys.push_back(game_.key(part));
    std::ranges::sort(keys);
    return keys;
  }
  std::set<std::string> legal(const std::string& marks) const { return names(with_death_moves_.legal(drawn(marks))); }
  std::set<std::string> safe(const std::string& marks) const { return names(without_.legal(drawn(marks))); }
  std::vector<FirstMove> first_moves() { return cycles::first_moves(game_, solver_, map_); }

 private:
  ArrowSet drawn(const std::string& marks) const {
    ArrowSet result = 0;
    for (const Dart d : board(marks).marks) result |= arrow_bit(arrow_[d]);
    return result;
  }
  std::set<std::string> names(ArrowSet arrows) const {
    std::set<std::string> result;
    for (std::size_t d = 0; d < map_.darts(); ++d) {
      if ((arrows & arrow_bit(arrow_[d])) != 0) result.insert(print_dart(map_, static_cast<Dart>(d)));
    }
    return result;
  }

  PlaneMap map_;
  Cycles game_;
  CyclesOnBoard with_death_moves_;
  CyclesOnBoard without_;
  CoupleTable<Cycles> table_;
  CoupleSolver<Cycles> solver_;
  std::vector<unsigned> arrow_;
};

// Collects sub-verdicts in the order of the text.
class Lines {
 public:
  Lines(std::string_view board, std::string table)
      : board_(board), table_{std::move(table), {"line", "what is said", "found"}, {}} {}

  void check(bool right, std::string_view line, std::string_view what) {
    ++number_;
    if (right) {
      tally_.pass();
    } else {
      tally_.fail({number_, board_, fmt::format("line {}, {}: {}", number_, line, what)});
    }
    table_.rows.push_back({std::to_string(number_), std::string(line), right ? "right" : std::string(what)});
  }
  Finding finding(std::string range, std::string proof) && {
    Finding finding = conclude(tally_, std::move(range), ForAll{std::nullopt, std::nullopt, std::move(proof)});
    finding.minimal = false;  // lines of a text, not instances of a family
    finding.tables.push_back(std::move(table_));
    return finding;
  }

 private:
  std::string board_;
  std::uint64_t number_ = 0;
  Tally tally_;
  DataTable table_;
};

std::string after(const std::string& marks, std::string_view move) {
  return marks.empty() ? std::string(move) : fmt::format("{},{}", marks, move);
}

// --- the hourglass ---

using Replies = std::array<std::array<std::string_view, 2>, 6>;

// What the proof says beside its replies: what is left to play.
void check_rest_of_hourglass(const Analysis& hourglass, const Replies& outer, Lines& lines) {
  std::set<std::string> inner = hourglass.safe("a>d");
  std::erase_if(inner, [](const std::string& move) { return move.find_first_of("bc") != std::string::npos; });
  lines.check(inner == std::set<std::string>{"a>e"}, "a>d: on the inner triangle only a>e is no death move",
              fmt::format("these are: {}", fmt::join(inner, " ")));
  auto ends_after_two = [&](const std::string& marks) {
    const std::set<std::string> left = hourglass.safe(marks);
    if (left.size() != 2) return false;
    const std::string& one = *left.begin();
    const std::string& other = *left.rbegin();
    return hourglass.safe(after(marks, one)).contains(other) &&
           hourglass.safe(after(after(marks, one), other)).empty() && hourglass.safe(after(marks, other)).contains(one);
  };
  lines.check(hourglass.safe("a>d,a>e,b>c") == std::set<std::string>{"a>b", "c>a"} && ends_after_two("a>d,a>e,b>c"),
              "a>d, a>e, b>c: a>b and c>a are left, one after the other", "they are not");
  for (const auto& [move, reply] : outer) {
    const std::string marks = after("a>d", move);
    const bool legal = hourglass.safe(marks).contains(std::string(reply));
    lines.check(legal && ends_after_two(after(marks, reply)),
                fmt::format("a>d, {}, {}: two moves are left, one after the other", move, reply), "they are not");
  }
}

Finding check_hourglass(const Effort& effort, CellReading reading) {
  Analysis hourglass(kHourglass, reading, effort);
  Lines lines(kHourglass, fmt::format("lines-{}", to_string(reading)));
  lines.check(!hourglass.is_lost(""), "the first player wins", "the second player wins");
  lines.check(hourglass.is_lost("a>d"), "a>d wins", "a>d does not win");
  if (hourglass.safe("a>d").contains("a>e")) {
    lines.check(hourglass.is_lost("a>d,a>e,b>c"), "a>d, a>e: b>c wins", "b>c does not win");
  } else {
    lines.check(false, "a>d, a>e: b>c wins", "a>e is not a move that is neither illegal nor a death move");
  }
  const Replies outer = {
      {{"a>b", "b>c"}, {"b>a", "a>c"}, {"b>c", "c>a"}, {"c>b", "b>a"}, {"c>a", "a>b"}, {"a>c", "c>b"}}};
  for (const auto& [move, reply] : outer) {
    const std::string line = fmt::format("a>d, {}: {} wins", move, reply);
    const std::string marks = after("a>d", move);
    if (!hourglass.safe(marks).contains(std::string(reply))) {
      lines.check(false, line, fmt::format("{} is a death move or not legal", reply));
    } else {
      lines.check(hourglass.is_lost(after(marks, reply)), line, fmt::format("{} does not win", reply));
    }
  }
  check_rest_of_hourglass(hourglass, outer, lines);
  Finding finding =
      std::move(lines).finding("the board, its winner and each line of the text's proof",
                               "The board is one board: its outcome and each line of the proof were computed.");
  if (finding.verdict == Verdict::refuted) {
    finding.repair = "The text calls the outer cell a hexagon, so it takes cells to be walks: see that reading.";
  }
  finding.notes.push_back(fmt::format("The board is `{}`.", kHourglass));
  finding.pictures.push_back(
      strategy_picture(hourglass.map(), reading, hourglass.first_moves(), "The inverted hourglass (Figure 3.1)."));
  return finding;
}

// --- the double diamond ---

// After `marks`, `move` is answered by `reply`; then the next player's moves that are no death moves are `safe`, and
// each is answered as `answers` says, after which `left` says what moves there are.
enum class Left { death_moves, two_death_moves, nothing };
constexpr std::string_view words_of(Left left) {
  switch (left) {
    case Left::death_moves: return "death moves only";
    case Left::two_death_moves: return "two death moves only";
    case Left::nothing: return "no move";
  }
  return {};
}
struct Case {
  std::string_view marks;
  std::string_view move;
  std::string_view reply;
  std::vector<std::string_view> safe;
  std::vector<std::array<std::string_view, 2>> answers;
  Left left = Left::death_moves;
};

const std::string kA = "a>b,f>b";
const std::string kB = "a>d,e>b";
const std::string kC = "d>e,c>b";

// Section 3.3, in its order.
const std::vector<Case> kCases = {
    {kA, "c>b", "f>c", {"d>b", "d>e", "e>b", "e>d"}, {{"e>b", "e>d"}, {"e>d", "e>b"}, {"d>b", "d>e"}, {"d>e", "d>b"}}},
    {kA, "d>b", "f>e", {"c>b", "d>a", "d>e", "e>b"}, {{"c>b", "d>e"}, {"d>e", "c>b"}}, Left::nothing},
    {kA, "d>b", "f>e", {"c>b", "d>a", "d>e", "e>b"}, {{"d>a", "c>b"}, {"e>b", "d>e"}}, Left::two_death_moves},
    {kA, "d>e", "c>b", {"d>b", "f>c", "f>e"}, {{"f>e", "d>b"}, {"d>b", "f>e"}}, Left::nothing},
    {kA, "d>e", "c>b", {"d>b", "f>c", "f>e"}, {{"f>c", "d>b"}}},
    {kA, "e>b", "c>b", {"e>d", "e>f", "f>c", "f>e"}, {{"f>c", "e>f"}, {"e>f", "f>c"}, {"e>d", "f>e"}, {"f>e", "e>d"}}},
    {kA, "e>d", "c>b", {"e>b", "f>c", "f>e"}, {{"e>b", "f>c"}, {"f>c", "e>b"}, {"f>e", "e>b"}}},
    {kB, "b>c", "e>d", {}, {}},
    {kB, "c>b", "f>b", {"e>d", "e>f", "f>c", "f>e"}, {{"e>f", "f>c"}, {"f>c", "e>f"}, {"f>e", "e>d"}, {"e>d", "f>e"}}},
    {kB, "c>f", "e>d", {}, {}},
    {kB, "e>f", "c>b", {"f>b"}, {{"f>b", "f>c"}}},
    {kB, "f>c", "e>d", {"f>b"}, {{"f>b", "c>b"}}},
    {kC, "a>d", "b>e", {"b>d"}, {{"b>d", "b>a"}}},
    {kC, "b>a", "e>f", {}, {}},
    {kC, "e>f", "b>a", {}, {}},
    {kC, "f>e", "a>b", {"d>b", "f>b"}, {{"d>b", "f>b"}, {"f>b", "d>b"}}, Left::nothing},
};

// Moves whose answers are said to lead to a position dealt with before, or one like it.
const std::vector<std::array<std::string, 3>> kBackReferences = {
    {kA, "f>c", "c>b"}, {kA, "f>e", "d>b"}, {kB, "f>b", "c>b"}, {kB, "e>d", "b>c"}, {kC, "a>b", "f>b"},
    {kC, "b>e", "d>a"}, {kC, "d>a", "b>e"}, {kC, "d>b", "f>b"}, {kC, "f>b", "a>b"}};

// The 13 legal moves of A, B and C, and those that are no death moves.
const std::vector<std::pair<std::string, std::set<std::string>>> kSafeMoves = {
    {kA, {"c>b", "d>b", "d>e", "e>b", "e>d", "f>c", "f>e"}},
    {kB, {"b>c", "c>b", "c>f", "e>d", "e>f", "f>b", "f>c"}},
    {kC, {"a>b", "a>d", "b>a", "b>e", "d>a", "d>b", "e>f", "f>b", "f>e"}}};

// What Alice can begin with up to the symmetries, and the board that Bob is to force.
const std::vector<std::array<std::string, 3>> kForced = {
    {"a>b", "f>b", kA}, {"b>d", "b>c", kA}, {"a>d", "e>b", kB}, {"b>e", "", kB}, {"d>e", "c>b", kC}};

void check_openings(Analysis& diamond, Lines& lines) {
  std::set<std::vector<std::string>> classes;
  for (const std::string& move : diamond.safe("")) classes.insert(diamond.kind(move));
  std::set<std::vector<std::string>> listed;
  for (const auto& [move, reply, target] : kForced) listed.insert(diamond.kind(move));
  lines.check(listed == classes && listed.size() == kForced.size(),
              "up to symmetry the first moves are a>b, a>d, b>d, b>e and d>e", "they are others");
  for (const auto& [move, reply, target] : kForced) {
    std::set<std::string> replies = diamond.safe(move);
    if (!reply.empty()) replies = {reply};
    bool forced = false;
    for (const std::string& r : replies) forced = forced || diamond.kind(after(move, r)) == diamond.kind(target);
    lines.check(forced,
                fmt::format("{}: {} leads to {} or its like", move, reply.empty() ? "some reply" : reply, target),
                "it does not");
  }
  for (const std::string& target : {kA, kB, kC}) {
    lines.check(diamond.is_lost(target), fmt::format("{} is won by Bob", target), "it is not");
  }
}

void check_cases(Analysis& diamond, Lines& lines) {
  std::set<std::vector<std::string>> dealt_with = {diamond.kind(kA), diamond.kind(kB)};
  for (const auto& [marks, safe] : kSafeMoves) {
    lines.check(diamond.legal(marks).size() == 13, fmt::format("{}: 13 legal moves", marks),
                fmt::format("{} legal moves", diamond.legal(marks).size()));
    lines.check(diamond.safe(marks) == safe, fmt::format("{}: no death moves are {}", marks, fmt::join(safe, " ")),
                fmt::format("they are {}", fmt::join(diamond.safe(marks), " ")));
  }
  for (const Case& c : kCases) {
    const std::string marks = after(after(std::string(c.marks), c.move), c.reply);
    dealt_with.insert(diamond.kind(marks));
    lines.check(diamond.is_lost(marks), fmt::format("{}; {}: {} wins", c.marks, c.move, c.reply), "it does not");
    const std::set<std::string> safe(c.safe.begin(), c.safe.end());
    lines.check(diamond.safe(marks) == safe,
                fmt::format("{}: no death moves are {}", marks,
                            c.safe.empty() ? "none" : fmt::format("{}", fmt::join(safe, " "))),
                fmt::format("they are {}", fmt::join(diamond.safe(marks), " ")));
    for (const auto& [move, reply] : c.answers) {
      const std::string line = fmt::format("{}; {}: {} leaves {}", marks, move, reply, words_of(c.left));
      const std::string first = after(marks, move);
      if (!diamond.safe(first).contains(std::string(reply))) {
        lines.check(false, line, "the reply is not legal or a death move");
        continue;
      }
      const std::string end = after(first, reply);
      const std::size_t legal = diamond.legal(end).size();
      const bool as_said = c.left == Left::nothing           ? legal == 0
                           : c.left == Left::two_death_moves ? legal == 2
                                                             : legal > 0;
      const bool over = diamond.safe(end).empty() && as_said;
      lines.check(over, line,
                  fmt::format("legal: {}; no death moves: {}", fmt::join(diamond.legal(end), " "),
                              fmt::join(diamond.safe(end), " ")));
    }
  }
  for (const auto& [marks, move, reply] : kBackReferences) {
    const std::string end = after(after(marks, move), reply);
    lines.check(
        dealt_with.contains(diamond.kind(end)),
        fmt::format("{}; {}: {} leads to a position dealt with", marks, move, reply),
        diamond.is_lost(end) ? "it leads to a new one, which the reply wins" : "it leads to a new one, and loses");
  }
}

// --- its extensions ---

// The map with `count` vertices inserted in the edge between u and v.
PlaneMap subdivided(const PlaneMap& map, Vertex u, Vertex v, std::uint64_t count) {
  if (count == 0) return map;
  auto around = map.rotation();
  const auto first = static_cast<Vertex>(around.size());
  const auto last = static_cast<Vertex>(around.size() + count - 1);
  std::ranges::replace(around[u], v, first);
  std::ranges::replace(around[v], u, last);
  for (Vertex w = first; w <= last; ++w) {
    around.push_back({w == first ? u : static_cast<Vertex>(w - 1), w == last ? v : static_cast<Vertex>(w + 1)});
  }
  Vertex tail = map.tail(map.outer_dart());
  Vertex head = map.head(map.outer_dart());
  if (tail == u && head == v) head = first;
  if (tail == v && head == u) head = last;
  return {around, tail, head};
}

// Room for every position of the largest extension, whatever the budget, so that the counts do not depend on it.
constexpr std::size_t kExtensionMemory = std::size_t{256} << 20;

Finding check_extensions(const Effort& effort, Range inserted, std::string_view where, std::array<Vertex, 2> left,
                         std::array<Vertex, 2> right) {
  const Cycles game(CellReading::walk);
  Tally tally;
  DataTable boards{fmt::format("boards-{}", where),
                   {"vertices inserted", "edges", "board", "winner", "couples searched", "positions"},
                   {}};
  for (std::uint64_t n = inserted.first; n <= inserted.last; ++n) {
    CoupleTable<Cycles> table(kExtensionMemory);
    CoupleSolver<Cycles> solver(game, table, effort);
    const PlaneMap map =
        subdivided(subdivided(parse_plane_map(kDoubleDiamond), left[0], left[1], n), right[0], right[1], n);
    effort.tell("boards", n, inserted.last);
    const bool lost = solver.is_lost(game.components({map, {}}));
    const std::string notation = print_plane_map(map);
    if (lost) {
      tally.pass();
    } else {
      tally.fail(
          {n, notation,
           fmt::format("with n = {}, `{}` has {} edges and is won by the first player", n, notation, map.edges())});
    }
    boards.rows.push_back({std::to_string(n), std::to_string(map.edges()), notation, lost ? "second" : "first",
                           std::to_string(solver.counts().expanded), std::to_string(table.size())});
  }
  Finding finding =
      conclude(tally, fmt::format("{} to {} vertices in both edges", inserted.first, inserted.last),
               "Each board was searched with its forced losses; the table says how many positions it took.");
  finding.tables.push_back(std::move(boards));
  return finding;
}

// --- few triangles ---

bool is_made_of_triangles(const PlaneMap& map) {
  std::vector<std::size_t> length(map.faces(), 0);
  for (std::size_t d = 0; d < map.darts(); ++d) ++length[map.face(static_cast<Dart>(d))];
  for (std::size_t f = 0; f < map.faces(); ++f) {
    if (f != map.outer_face() && length[f] != 3) return false;
  }
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    if (map.face(d) == map.outer_face() && map.face(map.reverse(d)) == map.outer_face()) return false;
  }
  return true;
}

Finding check_triangles(const Effort& effort, Connectivity connectivity, Range triangles) {
  const Cycles game(CellReading::walk);
  CoupleTable<Cycles> table(effort.memory_bytes);
  CoupleSolver<Cycles> solver(game, table, effort);
  const PlaneCode double_diamond = canonical_board(parse_plane_map(kDoubleDiamond));
  PlaneBoards boards(connectivity, [&effort] { effort.poll(); });
  Tally tally;
  DataTable list{connectivity == Connectivity::connected ? "connected-boards" : "two-connected-boards",
                 {"triangles", "edges", "board", "winner", "remark"},
                 {}};
  bool met_double_diamond = false;
  for (std::size_t edges = 3; edges <= 3 * triangles.last; ++edges) {
    effort.tell("edges", edges, 3 * triangles.last);
    each_confirmed_board(boards, connectivity, edges, [&](const PlaneMap& map) {
      const std::size_t count = map.faces() - 1;
      if (count < triangles.first || count > triangles.last || !is_made_of_triangles(map)) return;
      const bool lost = solver.is_lost(game.components({map, {}}));
      const std::string notation = print_plane_map(map);
      const bool set_aside = canonical_board(map) == double_diamond;
      list.rows.push_back({std::to_string(count), std::to_string(edges), notation, lost ? "second" : "first",
                           set_aside ? "the double diamond, set aside" : ""});
      if (set_aside) {
        met_double_diamond = true;
      } else if (lost == (edges % 2 == 0)) {
        tally.pass();
      } else {
        tally.fail({count, notation,
                    fmt::format("`{}`, of {} triangles and {} edges, is won by the {} player", notation, count, edges,
                                lost ? "second" : "first")});
      }
    });
  }
  ENSURE(met_double_diamond || triangles.last < 4, "the double diamond is made of four triangles");
  Finding finding = conclude(tally,
                             fmt::format("all {} boards made of {} to {} triangles, the double diamond set aside",
                                         connectivity == Connectivity::connected ? "connected" : "2-connected",
                                         triangles.first, triangles.last),
                             ForAll{triangles.first > 1 || triangles.last < 4
                                        ? std::optional<std::string>("only some numbers of triangles were gone through")
                                        : std::nullopt,
                                    std::nullopt, "These are all such boards."});
  if (finding.verdict == Verdict::refuted) {
    finding.repair = "By then the text keeps to 2-connected boards (Section 3.2.1): see that reading.";
  }
  finding.notes.push_back(kBoardCensus);
  finding.notes.push_back(
      "Every bounded face is a triangle here, and every edge is in one. The thesis finds the inverted hourglass as "
      "well "
      "among boards of triangles, but one of its bounded faces is a hexagon: see CY-HOUR.");
  finding.tables.push_back(std::move(list));
  return finding;
}

}  // namespace

Finding check_hourglass_walk(const Effort& effort, Range) {
  return check_hourglass(effort, CellReading::walk);
}
Finding check_hourglass_simple(const Effort& effort, Range) {
  return check_hourglass(effort, CellReading::simple);
}
Finding check_hourglass_enclosing(const Effort& effort, Range) {
  return check_hourglass(effort, CellReading::enclosing);
}

Finding check_double_diamond(const Effort& effort, Range) {
  Analysis diamond(kDoubleDiamond, CellReading::walk, effort);
  Lines lines(kDoubleDiamond, "lines");
  lines.check(diamond.map().edges() == 9, "the board has 9 markable edges", "it has not");
  lines.check(diamond.is_lost(""), "the second player wins", "the first player wins");
  Finding finding = std::move(lines).finding(
      "the board", "The board's outcome was computed; the gallery shows a winning reply to each first move.");
  const std::vector<FirstMove> moves = diamond.first_moves();
  finding.notes.push_back(
      fmt::format("The board is `{}`. A winning reply to each first move, up to what it leaves: `{}`.", kDoubleDiamond,
                  strategy_of(diamond.map(), moves)));
  finding.pictures.push_back(
      strategy_picture(diamond.map(), CellReading::walk, moves, "The double diamond (Figure 3.2)."));
  return finding;
}

Finding check_double_diamond_analysis(const Effort& effort, Range) {
  Analysis diamond(kDoubleDiamond, CellReading::walk, effort);
  Lines lines(kDoubleDiamond, "lines");
  check_openings(diamond, lines);
  check_cases(diamond, lines);
  return std::move(lines).finding("every line of Lemma 3.1 and of the case analysis of Section 3.3",
                                  "Each line was computed: the lists of legal moves and of moves that are no death "
                                  "moves, that each reply wins, and "
                                  "that positions said to be like an earlier one are.");
}

Finding check_extensions_sides(const Effort& effort, Range inserted) {
  return check_extensions(effort, inserted, "sides", {0, 3}, {2, 5});
}
Finding check_extensions_below(const Effort& effort, Range inserted) {
  Finding finding = check_extensions(effort, inserted, "below", {3, 4}, {4, 5});
  if (finding.verdict == Verdict::refuted) {
    finding.repair =
        "Figure 3.3, which is n = 1, is a counterexample by the text; so it is not this board: see the other readings.";
  }
  return finding;
}
Finding check_extensions_above(const Effort& effort, Range inserted) {
  return check_extensions(effort, inserted, "above", {0, 1}, {1, 2});
}

Finding check_triangles_two_connected(const Effort& effort, Range triangles) {
  return check_triangles(effort, Connectivity::two_connected, triangles);
}
Finding check_triangles_connected(const Effort& effort, Range triangles) {
  return check_triangles(effort, Connectivity::connected, triangles);
}

}  // namespace sprague::cycles
