// What becomes of Section 2 when only the graph counts: it may be drawn anew after each move; and the genus of the
// final graph in the proofs of Theorems 2.2 and 2.5.
//
// Two tips of one crossbar may be joined for ever: each such move hangs a double edge on the last crossbar, and the
// graph stays planar, which its rotation systems show.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

#include "canonical/ensure.hpp"
#include "certificates/facts.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/rotations.hpp"
#include "conjectures/brussels/starts.hpp"
#include "conjectures/brussels/told_plays.hpp"
#include "conjectures/conclude.hpp"
#include "games/brussels.hpp"
#include "games/labels.hpp"

namespace sprague::brussels {
namespace {

// The graph of a play in which the first move joins two tips of one spot, or of two where each has one, and every
// further move the two tips of the last crossbar.
class ChainOfDigons {
 public:
  // Requires two tips.
  explicit ChainOfDigons(const Start& start) : open_(start.tips), rotation_(start.tips.size()) {
    if (open_.back() >= 2) {
      join(open_.size() - 1, open_.size() - 1);
    } else {
      ENSURE(open_.size() >= 2 && open_[open_.size() - 2] == 1, "there are two tips");
      join(open_.size() - 2, open_.size() - 1);
    }
  }

  void extend() { join(open_.size() - 1, open_.size() - 1); }

  // Are all open tips those of the last crossbar, so that the next move is the only one?
  bool is_forced() const {
    for (std::size_t v = 0; v + 1 < open_.size(); ++v) {
      if (open_[v] > 0) return false;
    }
    return true;
  }
  bool is_planar() const { return rotation_genus(rotation_) == 0; }
  // Those with two open tips or more, as certificates write them.
  std::string junctions() const {
    std::vector<std::string> items;
    for (const unsigned tips : open_) {
      if (tips >= 2) items.push_back(fmt::format("{}", tips));
    }
    return text_of_items(std::move(items));
  }

 private:
  // New ends come last around their vertex, which keeps these graphs planar.
  void join(std::size_t u, std::size_t v) {
    ENSURE(u == v ? open_[u] >= 2 : open_[u] >= 1 && open_[v] >= 1, "tips that are open");
    --open_[u];
    --open_[v];
    open_.push_back(2);
    rotation_[u].push_back(ends_);
    rotation_[v].push_back(ends_ + 2);
    rotation_.push_back({ends_ + 1, ends_ + 3});
    ends_ += 4;
  }

  std::vector<unsigned> open_;
  Rotation rotation_;
  std::size_t ends_ = 0;
};

// The most moves that the claim allows.
std::uint64_t most_moves(const Start& start) {
  const std::uint64_t steps = std::uint64_t{start.surface.genus()} * (start.surface.is_orientable() ? 2 : 1);
  return start.spots() + start.total() + steps - 2;
}

// Requires a spot with two tips.
void tell_chain(const Effort& effort, const Start& start, std::uint64_t moves) {
  ChainOfDigons graph(start);
  std::vector<std::string> after{graph.junctions()};
  for (std::uint64_t move = 1; move < moves; ++move) {
    graph.extend();
    after.push_back(graph.junctions());
  }
  tell_loops(effort, start, after);
}

Finding check_abstract(const Effort& effort, Range sizes, const std::vector<Surface>& on) {
  Tally tally;
  std::optional<Start> witness;
  each_start(sizes, 1, on, [&](const Start& start) {
    effort.poll();
    if (start.total() < 2) return tally.pass();
    const std::uint64_t moves = most_moves(start) + 1;
    ChainOfDigons graph(start);
    bool planar = graph.is_planar();
    for (std::uint64_t move = 1; move < moves; ++move) {
      graph.extend();
      planar = planar && graph.is_planar();
    }
    ENSURE(planar, "a chain of double edges is planar");
    fail(tally, start,
         fmt::format("{}: a play of {} moves, one more than claimed at most, was replayed with a plane drawing of the "
                     "graph after each move",
                     start.print(), moves));
    if (tally.smallest()->notation == start.print()) witness = start;
  });
  Finding finding = conclude(tally, range_text(sizes, 1, on), "Without two tips there is no move.");
  // Where no spot has two tips, the first move joins two junctions.
  if (witness && witness->tips.back() >= 2) {
    tell_chain(effort, *witness, most_moves(*witness) + 1);
    finding.notes.push_back(
        "The certificate is of a game in which a move joins two tips of one junction, and nothing is asked of the "
        "drawing: each of its plays is one here, for beside its junction a small loop can be drawn whatever the "
        "drawing, on every surface.");
  }
  finding.repair =
      "The drawing itself has to lie in the surface, each curve crossing nothing. If only the graph must remain "
      "drawable, play never needs to end once there are two tips: join them, then the two tips of the new crossbar, "
      "and so on.";
  return finding;
}

Finding check_least_genus(const Effort& effort, Range tips, const std::vector<Surface>& on) {
  const BrusselsSprouts game(GraphCondition::none());
  const Facts<BrusselsSprouts> facts(effort, game);
  PlayLengths<BrusselsSprouts> lengths(game, effort);
  Tally tally;
  // With t_i >= 1 there are at most as many spots as tips.
  each_start({1, 2 * tips.last}, 1, on, [&](const Start& start) {
    facts.used(Asked::lengths, start.spots() + start.total(), [&] { return start.print(); });
    if (start.total() < tips.first || start.total() > tips.last) return;
    if (start.total() < 2) return tally.pass();
    const std::uint64_t sphere = start.spots() + start.total() - 2;
    std::optional<std::uint64_t> longer;
    for (std::uint32_t moves : lengths.lengths(game.spots(start.tips, start.surface))) {
      ChainOfDigons graph(start);
      for (std::uint64_t move = 1; move < moves; ++move) {
        ENSURE(graph.is_forced(), "with two tips there is one way to go on");
        graph.extend();
      }
      ENSURE(graph.is_planar(), "a chain of double edges is planar");
      if (moves != sphere && !longer) longer = moves;
    }
    if (!longer) return tally.pass();
    fail(tally, start,
         fmt::format("{}: a play of {} moves ends with a planar graph, for which the proof's formula gives {}",
                     start.print(), *longer, sphere));
  });
  std::vector<std::string> names;
  for (Surface surface : on) names.push_back(surface.print());
  Finding finding = conclude(tally,
                             fmt::format("all plays from all starts with T from {} to {}, t_i >= 1, on {}", tips.first,
                                         tips.last, fmt::join(names, ", ")),
                             "Every play of the range has as many moves as the proof says.");
  finding.repair =
      "An erratum of the proof, not of the theorem: a face count needs the drawing, and the drawing of a planar graph "
      "may use up handles or crosscaps. What is counted by j is the genus that the play's curves use up: that of the "
      "surface in which the final drawing has only discs for faces, once each of its regions is replaced by a disc.";
  finding.notes.push_back(
      "With two tips on the whole, these stand on the last crossbar after each move, so that each next move is the "
      "only "
      "one on the graph: every play leads to the same graphs, chains of double edges, whose plane drawings were "
      "checked "
      "by Euler's formula. The lengths of the plays are those that were found on the surface.");
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_abstract_graphs() {
  static const std::array kChecks{
      NamedCheck{
          "handles_abstract",
          [](const Effort& effort, Range sizes) { return check_abstract(effort, sizes, handles(0, kMostHandles)); }},
      NamedCheck{"crosscaps_abstract",
                 [](const Effort& effort, Range sizes) {
                   return check_abstract(effort, sizes, crosscaps(1, kMostCrosscaps));
                 }},
      NamedCheck{"sphere_abstract",
                 [](const Effort& effort, Range sizes) { return check_abstract(effort, sizes, {Surface()}); }},
      NamedCheck{
          "handles_least_genus",
          [](const Effort& effort, Range tips) { return check_least_genus(effort, tips, handles(0, kMostHandles)); }},
      NamedCheck{"crosscaps_least_genus",
                 [](const Effort& effort, Range tips) {
                   return check_least_genus(effort, tips, crosscaps(1, kMostCrosscaps));
                 }},
  };
  return kChecks;
}

}  // namespace sprague::brussels
