// What the rules themselves imply: that death moves can be forbidden, and that certain symmetries decide the game.
#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <memory>

#include "canonical/ensure.hpp"
#include "canonical/plane_boards.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/couples.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/certify.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/boards.hpp"
#include "conjectures/cycles/checks.hpp"
#include "games/cycles.hpp"
#include "games/cycles_on_board.hpp"

namespace sprague::cycles {
namespace {

using Produce = absl::FunctionRef<void(absl::FunctionRef<void(PlaneMap)>)>;
using Check = std::function<void(const PlaneMap&, Tally&)>;

Tally sweep_boards(const Effort& effort, Range edges, absl::FunctionRef<Check()> make_check) {
  PlaneBoards boards(Connectivity::connected, [&effort] { effort.poll(); });
  Tally tally;
  for (std::size_t size = edges.first; size <= edges.last; ++size) {
    tally.merge(sweep<PlaneMap>(
        effort,
        [&](absl::FunctionRef<void(PlaneMap)> sink) {
          each_confirmed_board(boards, Connectivity::connected, size, [&sink](const PlaneMap& map) { sink(map); });
        },
        make_check));
  }
  return tally;
}

// --- death moves ---

// The arrows drawn, in the notation of the board.
std::string print_position(const PlaneMap& map, ArrowSet drawn) {
  const std::vector<unsigned> arrow = arrows_by_dart(map);
  std::string text = print_plane_map(map);
  const char* separator = "; ";
  for (std::size_t d = 0; d < map.darts(); ++d) {
    if ((drawn & arrow_bit(arrow[d])) == 0) continue;
    text += separator + print_dart(map, static_cast<Dart>(d));
    separator = ",";
  }
  return text;
}

void compare_rules(const Effort& effort, const PlaneMap& map, CellReading reading, Tally& tally) {
  const CyclesOnBoard as_stated(map, reading, DeathMoves::allowed);
  const CyclesOnBoard without(map, reading, DeathMoves::forbidden);
  const std::size_t third = effort.memory_bytes / 3;
  CoupleTable<CyclesOnBoard> stated_table(third);
  CoupleTable<CyclesOnBoard> other_table(third);
  CoupleSolver<CyclesOnBoard> stated_solver(as_stated, stated_table, effort);
  CoupleSolver<CyclesOnBoard> other_solver(without, other_table, effort);
  absl::flat_hash_set<ArrowSet> met{0};
  std::vector<ArrowSet> open{0};
  while (!open.empty()) {
    effort.poll();
    if ((met.capacity() + open.capacity()) * (sizeof(ArrowSet) + 1) > third) {
      throw OutOfBudget("budget of memory used up by the positions of one board");
    }
    const ArrowSet drawn = open.back();
    open.pop_back();
    const bool stated = stated_solver.is_lost({drawn});
    if (stated == other_solver.is_lost({drawn})) {
      tally.pass();
    } else {
      const std::string notation = print_position(map, drawn);
      tally.fail({map.edges(), notation,
                  fmt::format("`{}` is {} as stated and not without death moves", notation, stated ? "lost" : "won")});
    }
    for (ArrowSet rest = without.legal(drawn); rest != 0; rest &= rest - 1) {
      const ArrowSet next = CyclesOnBoard::key(drawn | (rest & (~rest + 1)));
      if (met.insert(next).second) open.push_back(next);
    }
  }
}

constexpr std::size_t kMostCertifiedOnBoard = 5;  // edges

// Who wins the small boards that are chosen, without death moves.
void certify_small_boards(const Effort& effort, Range edges, CellReading reading,
                          absl::FunctionRef<bool(const PlaneMap&)> chosen) {
  const Cycles game(reading);
  PlaneBoards boards(Connectivity::connected, [&effort] { effort.poll(); });
  std::vector<CertifiedStart<Cycles>> starts;
  for (std::size_t size = edges.first; size <= edges.last && size <= kMostCertifiedOnBoard; ++size) {
    boards.each(size, {}, [&](const PlaneMap& map) {
      if (chosen(map)) starts.push_back(start_of(game, {map, {}}));
    });
  }
  certify(effort, "small-boards", game, starts);
}

Finding check_death_moves(const Effort& effort, Range edges, CellReading reading) {
  const Effort share = effort.share();
  const Tally tally = sweep_boards(effort, edges, [&]() -> Check {
    return [&share, reading](const PlaneMap& map, Tally& results) { compare_rules(share, map, reading, results); };
  });
  certify_small_boards(effort, edges, reading, [](const PlaneMap&) { return true; });
  Finding finding =
      conclude(tally,
               fmt::format("every position without a cell to complete on every connected board with {} to {} edges",
                           edges.first, edges.last),
               "Both games were searched, as stated with the cells completed and the wins counted at once, on every "
               "position that play without death moves reaches (a position and its reverse once). Argued for all "
               "boards, in words only: completing a cell is never forbidden, as its last arrow comes from a vertex "
               "with an arrow in and goes to one with an arrow out. So after a death move the opponent wins at once, "
               "and leaving such moves out takes only losing moves away; where nothing else is left, the player to "
               "move loses under both rules.");
  finding.notes.push_back(kBoardCensus);
  return finding;
}

// --- involutions ---

// Calls visit(partner) for every involution of the graph but the identity.
class Involutions {
 public:
  explicit Involutions(const Graph& graph) : graph_(graph), partner_(graph.vertices(), kNone) {}

  void each(absl::FunctionRef<void(const std::vector<Vertex>&)> visit) { extend(0, visit); }

 private:
  static constexpr Vertex kNone = 0xffff;

  void extend(std::size_t from, absl::FunctionRef<void(const std::vector<Vertex>&)> visit) {
    while (from < partner_.size() && partner_[from] != kNone) ++from;
    if (from == partner_.size()) {
      for (std::size_t v = 0; v < partner_.size(); ++v) {
        if (partner_[v] != v) return visit(partner_);
      }
      return;
    }
    const auto v = static_cast<Vertex>(from);
    for (std::size_t i = from; i < partner_.size(); ++i) {
      const auto w = static_cast<Vertex>(i);
      if (partner_[w] != kNone || graph_.degree(v) != graph_.degree(w)) continue;
      partner_[v] = w;
      partner_[w] = v;
      if (fits(v) && fits(w)) extend(from + 1, visit);
      partner_[v] = partner_[w] = kNone;
    }
  }

  // Are edges at v and their partners edges, as far as partners are chosen?
  bool fits(Vertex v) const {
    for (std::size_t i = 0; i < partner_.size(); ++i) {
      const auto u = static_cast<Vertex>(i);
      if (partner_[u] == kNone || u == v) continue;
      if (graph_.has_edge(v, u) != graph_.has_edge(partner_[v], partner_[u])) return false;
    }
    return true;
  }

  const Graph& graph_;
  std::vector<Vertex> partner_;
};

// What the theorem says of a board with an involution; nothing where its hypotheses do not hold.
enum class Promise { nothing, second_wins, first_wins };

// How the second half is read: exactly one edge is its own partner, and its ends are exchanged; the same with an edge
// that can be marked; or exactly one edge, which can be marked, has its ends exchanged, and others may be fixed with
// their ends.
enum class FixedEdge { any, markable, among_others };

Promise promise_of(const PlaneMap& map, const std::vector<std::uint64_t>& cells, const std::vector<Vertex>& partner,
                   FixedEdge fixed_edge) {
  // Edges by the smaller of their darts.
  auto edge = [&map](Vertex a, Vertex b) { return std::min(map.dart(a, b), map.dart(b, a)); };
  std::vector<Dart> image(map.darts());
  unsigned fixed = 0;
  unsigned exchanged = 0;
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    image[i] = edge(partner[map.tail(d)], partner[map.head(d)]);
    if (d > map.reverse(d) || image[i] != d) continue;
    ++fixed;
    const bool turned = partner[map.tail(d)] != map.tail(d);
    exchanged += turned ? 1 : 0;
    const bool markable = map.degree(map.tail(d)) > 1 && map.degree(map.head(d)) > 1;
    const bool must_be_markable =
        fixed_edge == FixedEdge::markable || (fixed_edge == FixedEdge::among_others && turned);
    if (must_be_markable && !markable) return Promise::nothing;
  }
  for (const std::uint64_t cell : cells) {
    std::uint64_t moved = 0;
    for (std::uint64_t rest = cell; rest != 0; rest &= rest - 1) {
      moved |= std::uint64_t{1} << image[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    if (std::ranges::count(cells, moved) == 0) return Promise::nothing;  // no isomorphism of the board
    if (moved != cell && (moved & cell) != 0) return Promise::nothing;
  }
  if (fixed == 0) return Promise::second_wins;
  const bool one = exchanged == 1 && (fixed == 1 || fixed_edge == FixedEdge::among_others);
  return one ? Promise::first_wins : Promise::nothing;
}

// Calls visit(partner, promise) for every involution of the board of which the theorem says something.
void each_promise(const PlaneMap& map, CellReading reading, FixedEdge fixed_edge,
                  absl::FunctionRef<void(const std::vector<Vertex>&, Promise)> visit) {
  std::vector<std::uint64_t> cells;
  for (const Cell& cell : cells_of(map, reading)) {
    std::uint64_t set = 0;
    for (const Dart d : cell.walk) set |= std::uint64_t{1} << std::min(d, map.reverse(d));
    cells.push_back(set);
  }
  const Graph graph = map.graph();
  Involutions(graph).each([&](const std::vector<Vertex>& partner) {
    const Promise promise = promise_of(map, cells, partner, fixed_edge);
    if (promise != Promise::nothing) visit(partner, promise);
  });
}

// Who wins the small boards of which the theorem says something, and the smallest that is won by the other player.
void certify_promises(const Effort& effort, Range edges, CellReading reading, FixedEdge fixed_edge,
                      const std::optional<Failure>& smallest) {
  certify_small_boards(effort, edges, reading, [reading, fixed_edge](const PlaneMap& map) {
    bool any = false;
    each_promise(map, reading, fixed_edge, [&any](const std::vector<Vertex>&, Promise) { any = true; });
    return any;
  });
  const Cycles game(reading);
  if (smallest) certify(effort, "witness", game, {start_of(game, smallest->notation)});
}

Finding check_involutions(const Effort& effort, Range edges, CellReading reading, FixedEdge fixed_edge) {
  const Cycles game(reading);
  CoupleTable<Cycles> table(effort.memory_bytes);
  const Tally tally = sweep_boards(effort, edges, [&]() -> Check {
    auto solver = std::make_shared<CoupleSolver<Cycles>>(game, table, effort);
    return [&game, solver, reading, fixed_edge](const PlaneMap& map, Tally& results) {
      std::optional<bool> lost;
      each_promise(map, reading, fixed_edge, [&](const std::vector<Vertex>& partner, Promise promise) {
        if (!lost) lost = solver->is_lost(game.components({map, {}}));
        if (*lost == (promise == Promise::second_wins)) return results.pass();
        std::string pairs;
        for (std::size_t v = 0; v < partner.size(); ++v) {
          if (partner[v] > v) pairs += fmt::format(" {}{}", letter_of(static_cast<Vertex>(v)), letter_of(partner[v]));
        }
        const std::string notation = print_plane_map(map);
        results.fail({map.edges(), notation,
                      fmt::format("`{}` with the involution that exchanges{} should be won by the {} player and is not",
                                  notation, pairs, promise == Promise::second_wins ? "second" : "first")});
      });
    };
  });
  certify_promises(effort, edges, reading, fixed_edge, tally.smallest());
  Finding finding = conclude(
      tally,
      fmt::format("every involution that the hypotheses allow, of every connected board with {} to {} edges",
                  edges.first, edges.last),
      "An involution is an automorphism of the graph that takes cells to cells. Every one on every board passes.");
  if (finding.verdict == Verdict::refuted) {
    finding.repair = fixed_edge == FixedEdge::any ? "The edge that is its own partner must be markable."
                                                  : "No other edge may be its own partner.";
  }
  finding.notes.push_back(kBoardCensus);
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_rules() {
  static const std::array kChecks{
      NamedCheck{"death_walk",
                 [](const Effort& effort, Range edges) { return check_death_moves(effort, edges, CellReading::walk); }},
      NamedCheck{"death_simple", [](const Effort& effort,
                                    Range edges) { return check_death_moves(effort, edges, CellReading::simple); }},
      NamedCheck{
          "death_enclosing",
          [](const Effort& effort, Range edges) { return check_death_moves(effort, edges, CellReading::enclosing); }},
      NamedCheck{"involutions_walk",
                 [](const Effort& effort, Range edges) {
                   return check_involutions(effort, edges, CellReading::walk, FixedEdge::any);
                 }},
      NamedCheck{"involutions_simple",
                 [](const Effort& effort, Range edges) {
                   return check_involutions(effort, edges, CellReading::simple, FixedEdge::any);
                 }},
      NamedCheck{"involutions_enclosing",
                 [](const Effort& effort, Range edges) {
                   return check_involutions(effort, edges, CellReading::enclosing, FixedEdge::any);
                 }},
      NamedCheck{"involutions_walk_among_others",
                 [](const Effort& effort, Range edges) {
                   return check_involutions(effort, edges, CellReading::walk, FixedEdge::among_others);
                 }},
      NamedCheck{"involutions_walk_markable",
                 [](const Effort& effort, Range edges) {
                   return check_involutions(effort, edges, CellReading::walk, FixedEdge::markable);
                 }},
      NamedCheck{"involutions_simple_markable",
                 [](const Effort& effort, Range edges) {
                   return check_involutions(effort, edges, CellReading::simple, FixedEdge::markable);
                 }},
      NamedCheck{"involutions_enclosing_markable",
                 [](const Effort& effort, Range edges) {
                   return check_involutions(effort, edges, CellReading::enclosing, FixedEdge::markable);
                 }},
  };
  return kChecks;
}

}  // namespace sprague::cycles
