// Su's conjecture on every plane board, cells being whole walks: the counterexamples, all of them, counted and the
// smallest shown.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <memory>

#include "canonical/plane_notation.hpp"
#include "certificates/facts.hpp"
#include "checkers/arrow_outcomes.hpp"
#include "checkers/couples.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/board_properties.hpp"
#include "conjectures/cycles/boards.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/first_moves.hpp"
#include "games/cycles.hpp"

namespace sprague::cycles {
namespace {

// Strategies are written down for the counterexamples with so many edges at most, and drawn for those of the smallest
// size.
constexpr std::size_t kMostEdgesOfTwoConnectedList = 11;
constexpr std::size_t kMostEdgesOfConnectedList = 8;
constexpr std::size_t kMostDrawn = 6;

// Boards with one number of edges.
struct Counts {
  std::uint64_t boards = 0;
  std::uint64_t lost = 0;  // won by the second player
  std::uint64_t against_all = 0;
  std::uint64_t against_markable = 0;
  std::uint64_t two_connected = 0;
  std::uint64_t two_connected_against = 0;

  void add(const Counts& other) {
    boards += other.boards;
    lost += other.lost;
    against_all += other.against_all;
    against_markable += other.against_markable;
    two_connected += other.two_connected;
    two_connected_against += other.two_connected_against;
  }
};

struct BoardWorker {
  const Cycles* game;
  ArrowOutcomes outcomes;
  bool listing;
  Counts counts;
  Tally tally;
  std::vector<std::string> listed;  // counterexamples, where they are listed
  bool telling;                     // whether members are wanted
  std::vector<SweptMember> members;

  void operator()(const PlaneMap& map) {
    const ArrowSystem system = game->system_of({map, {}});
    std::size_t markable = 0;
    for (const ArrowSystem& part : system.normal_form()) markable += part.edges();
    const bool lost = outcomes.is_lost(system);
    const bool against_all = lost != (map.edges() % 2 == 0);
    const bool against_markable = lost != (markable % 2 == 0);
    const bool two_connected = has_property(map, Property::two_connected);
    counts.add({1, lost ? 1U : 0U, against_all ? 1U : 0U, against_markable ? 1U : 0U, two_connected ? 1U : 0U,
                two_connected && against_all ? 1U : 0U});
    if (telling) {
      PlaneCensus alone(Connectivity::connected, map.edges());
      alone.add(map);
      members.push_back({map.edges(), print_board(map), lost ? "second" : "first", alone.rooted()});
    }
    if (!against_markable) return tally.pass();
    const std::string notation = print_plane_map(map);
    tally.fail({map.edges(), notation,
                fmt::format("`{}` has {} edges, {} of them markable, and is won by the {} player", notation,
                            map.edges(), markable, lost ? "second" : "first")});
    if (listing) listed.push_back(notation);
  }
};

std::string plural(std::uint64_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

// On 2-connected boards every edge is markable.
Finding check_boards(const Effort& effort, Connectivity connectivity, Range edges) {
  const bool only_two_connected = connectivity == Connectivity::two_connected;
  const Cycles game(CellReading::walk);
  // Half of the memory for the boards' outcomes, half for the strategies.
  Effort half = effort;
  half.memory_bytes /= 2;
  CoupleTable<Cycles> table(half.memory_bytes);
  CoupleSolver<Cycles> solver(game, table, half);
  PlaneBoards boards(connectivity, [&effort] { effort.poll(); });
  Tally tally;
  const std::string suffix = only_two_connected ? "" : "-walk-markable";
  DataTable by_edges{"by-edges" + suffix,
                     {"edges", "boards", "rooted maps", "won by the second player", "against the conjecture, all edges",
                      "against it, markable edges", "2-connected boards", "2-connected against it"},
                     {}};
  DataTable list{"counterexamples" + suffix, {"edges", "board", "winner", "winning first moves, or replies"}, {}};
  std::vector<Picture> pictures;
  std::optional<std::size_t> smallest_size;
  const Facts<Cycles> facts(effort, game);
  std::vector<SweptMember> members;
  std::map<std::uint64_t, std::uint64_t> counterexamples;  // by size
  for (std::size_t size = edges.first; size <= edges.last; ++size) {
    const bool listing = size <= (only_two_connected ? kMostEdgesOfTwoConnectedList : kMostEdgesOfConnectedList);
    std::vector<BoardWorker> workers;
    for (unsigned i = 0; i < effort.threads; ++i) {
      workers.push_back({&game, ArrowOutcomes(half.share()), listing, {}, {}, {}, static_cast<bool>(facts), {}});
    }
    std::uint64_t rooted = 0;
    auto produce = [&](absl::FunctionRef<void(PlaneMap)> sink) {
      rooted = each_confirmed_board(boards, connectivity, size, [&sink](const PlaneMap& map) { sink(map); }).rooted();
    };
    feed<PlaneMap>(effort, workers, produce, 16, fmt::format("boards of {} edges", size));
    Counts counts;
    std::vector<std::string> against;
    for (BoardWorker& worker : workers) {
      std::ranges::move(worker.members, std::back_inserter(members));
      counts.add(worker.counts);
      tally.merge(worker.tally);
      against.insert(against.end(), worker.listed.begin(), worker.listed.end());
    }
    by_edges.rows.push_back({});
    for (const std::uint64_t number : {std::uint64_t{size}, counts.boards, rooted, counts.lost, counts.against_all,
                                       counts.against_markable, counts.two_connected, counts.two_connected_against}) {
      by_edges.rows.back().push_back(std::to_string(number));
    }
    std::ranges::sort(against);
    if (!against.empty() && !smallest_size) smallest_size = size;
    counterexamples[size] = counts.against_markable;
    for (const std::string& notation : against) {
      const PlaneMap map = parse_plane_map(notation);
      facts.counterexample(Asked::outcome, size, map);
      const std::vector<FirstMove> moves = first_moves(game, solver, map);
      const bool lost = std::ranges::all_of(moves, [](const FirstMove& move) { return move.reply.has_value(); });
      list.rows.push_back({std::to_string(size), notation, lost ? "second" : "first", strategy_of(map, moves)});
      if (pictures.size() < kMostDrawn && !moves.empty() && size <= *smallest_size + 1) {
        pictures.push_back(strategy_picture(
            map, CellReading::walk, moves,
            fmt::format("{}, won by the {} player.", plural(size, "edge"), lost ? "second" : "first")));
      }
    }
  }
  const std::string family = fmt::format("{} plane boards", only_two_connected ? "2-connected" : "connected");
  if (facts) {
    evidence_of(effort)->tell_sweep(game_name_of(game), family, std::move(members), std::move(counterexamples));
  }
  Finding finding = conclude(tally,
                             fmt::format("all {} boards with {} to {} edges",
                                         only_two_connected ? "2-connected" : "connected", edges.first, edges.last),
                             "Every board of the range passes.");
  finding.notes.push_back(kBoardCensus);
  finding.notes.push_back(
      "The thesis refutes this itself: by the inverted hourglass of 6 edges (CY-HOUR) and the double diamond of 9 "
      "(CY-DD), which is 2-connected.");
  finding.notes.push_back(fmt::format(
      "The list gives every counterexample with up to {} edges: where the first player wins, his winning first moves; "
      "where the second player does, a winning reply to each first move, first moves that leave the same position "
      "once.",
      only_two_connected ? kMostEdgesOfTwoConnectedList : kMostEdgesOfConnectedList));
  if (!pictures.empty()) {
    finding.notes.push_back(
        fmt::format("The gallery has the first {} counterexamples of the smallest size and the next, in the order of "
                    "their notation.",
                    pictures.size()));
  }
  finding.tables.push_back(std::move(by_edges));
  if (!list.rows.empty()) finding.tables.push_back(std::move(list));
  finding.pictures = std::move(pictures);
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_su() {
  static const std::array kChecks{
      NamedCheck{"two_connected", [](const Effort& effort,
                                     Range edges) { return check_boards(effort, Connectivity::two_connected, edges); }},
      NamedCheck{"walk_markable", [](const Effort& effort,
                                     Range edges) { return check_boards(effort, Connectivity::connected, edges); }},
  };
  return kChecks;
}

}  // namespace sprague::cycles
