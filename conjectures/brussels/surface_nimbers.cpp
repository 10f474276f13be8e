// Who wins on surfaces with crosscaps: Question 2.7.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "canonical/ensure.hpp"
#include "checkers/nimbers.hpp"
#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/class_obligations.hpp"
#include "conjectures/brussels/free_play.hpp"
#include "conjectures/brussels/nimber_classes.hpp"
#include "conjectures/brussels/starts.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::brussels {
namespace {

constexpr unsigned kMostCrosscapsOfNimbers = 8;

std::uint32_t nimber_by_rule(const Start& start) {
  return value_of(kNimbers, kind_of(start.surface), start.total() - start.spots_with_tips());
}

std::string_view winner(bool first) {
  return first ? "first" : "second";
}

// Nimbers by crosscaps, spots and tips, for starts with tips everywhere. Of use when all starts of a row agree.
class NimberRows {
 public:
  void add(const Start& start, std::uint32_t nimber) {
    const Place place{start.surface.genus(), start.spots(), start.total()};
    ++rows_.try_emplace(place, Row{0, nimber}).first->second.starts;
  }
  DataTable table() const {
    DataTable table{"nimbers", {"crosscaps", "spots", "tips", "starts", "nimber", "winner"}, {}};
    for (const auto& [place, row] : rows_) {
      const auto& [crosscaps, spots, tips] = place;
      table.rows.push_back({fmt::format("{}", crosscaps), fmt::format("{}", spots), fmt::format("{}", tips),
                            fmt::format("{}", row.starts), fmt::format("{}", row.nimber),
                            std::string(winner(row.nimber != 0))});
    }
    return table;
  }

 private:
  using Place = std::tuple<unsigned, std::uint64_t, std::uint64_t>;
  struct Row {
    std::uint64_t starts;
    std::uint32_t nimber;
  };
  std::map<Place, Row> rows_;
};

Finding check_nimbers_on_crosscaps(const Effort& effort, Range sizes) {
  const BrusselsSprouts game(GraphCondition::none());
  NimberSolver<BrusselsSprouts> nimbers(game, effort);
  NimberRows rows;
  std::vector<Sum<BrusselsSprouts::Position>> starts;
  Tally tally;
  each_start(sizes, 0, crosscaps(1, kMostCrosscapsOfNimbers), [&](const Start& start) {
    effort.poll();
    effort.tell("starts", tally.instances(), 0);
    starts.push_back(game.spots(start.tips, start.surface));
    const std::uint32_t found = nimbers.value(starts.back()).value();
    const std::uint32_t expected = nimber_by_rule(start);
    if (start.spots() == start.spots_with_tips()) rows.add(start, found);
    if (found == expected) return tally.pass();
    fail(tally, start, fmt::format("{} has nimber {}, not {}", start.print(), found, expected));
  });
  const std::vector<Surface> all = every_surface();
  std::optional<std::string> gap = gap_in(kNimbers);
  if (!gap) gap = gap_in_cut_kinds(all);
  if (!gap) gap = gap_in_moves(game, kFreeChanges, starts);
  Finding finding = conclude(
      tally, range_text(sizes, 0, crosscaps(1, kMostCrosscapsOfNimbers)),
      {gap, std::nullopt,
       "Proved for all k, n and tips by finite induction. Let the excess e of a region be the number of its tips less "
       "that of its walks with tips; for a start it is T - n. The values are: on orientable surfaces and for even "
       "numbers of crosscaps e modulo 2; for odd ones 0 if e = 0, 2 if e is odd, 3 if e is even and positive. Joining "
       "two walks makes e one more; separating shares out e - 1; a two-sided cut that does not separate makes e one "
       "less, a "
       "one-sided one leaves it; and all but joining need e > 0. With the kinds of surface that each leaves, no move "
       "keeps the value. For e > 0 the smaller values are reached by cutting off one tip, or all but one, with a "
       "sphere on either side; by a one-sided cut, which makes even numbers of crosscaps odd and can make odd ones "
       "orientable; and by a two-sided one that makes even ones orientable. That is checked twice: on a finite list of "
       "kinds of surface and excesses, and as obligations for all of them. That curves change surfaces and excesses so "
       "is "
       "the classification of surfaces and a count of tips; the rules agree on the cuts of every surface with at most "
       "100 handles or crosscaps, and on every move from every position of the range."});
  rest_on(finding, nimber_class_obligations(kNimbers), effort);
  finding.notes.push_back(
      "The rule was found for k <= 6 and T <= 9; the range goes beyond. So for odd k >= 1 the first player wins unless "
      "every spot has just one tip, by cutting the surface down to an even number of crosscaps or to an orientable "
      "one where need be; for even k the parity of n + T decides, as on orientable surfaces, whatever the play's "
      "length.");
  if (tally.failures() == 0) finding.tables.push_back(rows.table());
  certify_nimbers(effort, sizes, 1, crosscaps(1, kMostCrosscapsOfNimbers));
  return finding;
}

Finding check_parity_on_crosscaps(const Effort& effort, Range sizes) {
  const BrusselsSprouts game(GraphCondition::none());
  NimberSolver<BrusselsSprouts> nimbers(game, effort);
  Tally tally;
  each_start(sizes, 1, crosscaps(1, kMostCrosscapsOfNimbers), [&](const Start& start) {
    effort.poll();
    const bool first_wins = !nimbers.value(game.spots(start.tips, start.surface)).is_zero();
    const std::uint64_t size = start.spots() + start.total();
    if (first_wins == (size % 2 == 1)) return tally.pass();
    if (tally.failures() == 0) certify_counterexample(effort, start, "BS-Q2.7", "parity alone");
    fail(tally, start, fmt::format("{}: the {} player wins, but n + T = {}", start.print(), winner(first_wins), size));
  });
  Finding finding = conclude(tally, range_text(sizes, 1, crosscaps(1, kMostCrosscapsOfNimbers)),
                             "The winner of every start of the range is as stated.");
  finding.repair =
      "For even k this holds. For odd k the first player wins unless every spot has just one tip, so the rule fails "
      "exactly where k is odd, n + T is even and some spot has two tips or more.";
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_surface_nimbers() {
  static const std::array kChecks{
      NamedCheck{"nimbers_on_crosscaps", check_nimbers_on_crosscaps},
      NamedCheck{"parity_on_crosscaps", check_parity_on_crosscaps},
  };
  return kChecks;
}

}  // namespace sprague::brussels
