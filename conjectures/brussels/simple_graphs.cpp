// Section 2 on simple graphs: no double edges, so no loops either, for a loop is subdivided once. The drawing stays.
#include <absl/functional/function_ref.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <limits>

#include "certificates/facts.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/nimber_classes.hpp"
#include "conjectures/brussels/starts.hpp"
#include "conjectures/conclude.hpp"
#include "games/brussels.hpp"

namespace sprague::brussels {
namespace {

constexpr unsigned kSimple = 3;  // the girth
constexpr unsigned kMostHandlesOfSimple = 2;
constexpr unsigned kMostCrosscapsOfSimple = 3;

constexpr const char* kSimpleRepair =
    "One spot has no move. With two spots or more, but for two spots of one tip each, n - 2 + T was the length of some "
    "plays, longer ones used up genus, and with three spots or more some were shorter. See the readings on two spots "
    "or "
    "more for who wins.";

struct SimplePlay {
  Lengths lengths;
  std::uint32_t nimber;
};
using SimpleJudge = absl::FunctionRef<std::optional<std::string>(const Start&, const SimplePlay&)>;

// How many spots a start is to have.
struct SpotsOf {
  std::uint64_t least = 1;
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

std::string print_simple(const Start& start) {
  return fmt::format("brussels:{} {}", kSimple, start.print());
}

Finding check_simple(const Effort& effort, Range sizes, const std::vector<Surface>& surfaces, SpotsOf spots,
                     SimpleJudge judge) {
  const BrusselsSprouts game(GraphCondition::girth(kSimple));
  PlayLengths<BrusselsSprouts> lengths(game, effort.share());
  NimberSolver<BrusselsSprouts> nimbers(game, effort.share());
  Tally tally;
  const Facts<BrusselsSprouts> facts(effort, game);
  DataTable table{"simple", {"surface", "tips", "spots", "total", "lengths", "nimber"}, {}};
  each_start(sizes, 1, surfaces, [&](const Start& start) {
    effort.poll();
    if (start.spots() < spots.least || start.spots() > spots.most) return;
    effort.tell("starts", tally.instances(), 0);
    const auto position = game.spots(start.tips, start.surface);
    facts.used(Asked::nimber, start.spots() + start.total(), position);
    const SimplePlay play{lengths.lengths(position), nimbers.value(position).value()};
    table.rows.push_back({start.surface.print(), fmt::format("{}", fmt::join(start.tips, " ")),
                          fmt::format("{}", start.spots()), fmt::format("{}", start.total()),
                          fmt::format("{}", fmt::join(play.lengths, " ")), fmt::format("{}", play.nimber)});
    const auto note = judge(start, play);
    if (!note) return tally.pass();
    tally.fail({start.spots() + start.total(), print_simple(start),
                fmt::format("{} has {} and nimber {}, {}", print_simple(start), print_lengths(play.lengths),
                            play.nimber, *note)});
  });
  Finding finding = conclude(tally, range_text(sizes, 1, surfaces) + ", simple graphs", "Every play was enumerated.");
  finding.tables.push_back(std::move(table));
  if (finding.verdict == Verdict::refuted) finding.repair = kSimpleRepair;
  return finding;
}

std::optional<std::string> judge_simple_lengths(const Start& start, const SimplePlay& play) {
  const std::uint64_t plane = start.spots() + start.total() - 2;
  const std::uint64_t step = start.surface.is_orientable() ? 2 : 1;
  for (const std::uint64_t length : play.lengths) {
    const bool printed =
        length >= plane && (length - plane) % step == 0 && (length - plane) / step <= start.surface.genus();
    if (!printed) return fmt::format("but n - 2 + T = {}", plane);
  }
  return std::nullopt;
}

std::optional<std::string> judge_simple_parity(const Start& start, const SimplePlay& play) {
  const std::uint64_t size = start.spots() + start.total();
  if ((play.nimber != 0) == (size % 2 == 1)) return std::nullopt;
  return fmt::format("but n + T = {}", size);
}

std::optional<std::string> judge_simple_nimber(const Start& start, const SimplePlay& play) {
  const std::uint32_t rule = value_of(kNimbers, kind_of(start.surface), start.total() - start.spots());
  if (play.nimber == rule) return std::nullopt;
  return fmt::format("but the rule gives {}", rule);
}

// The nimber is n + T modulo 2, but for two spots of one tip each.
std::optional<std::string> judge_more_spots(const Start& start, const SimplePlay& play) {
  const std::uint64_t parity = (start.spots() + start.total()) % 2;
  if (play.nimber == parity || start.tips == std::vector<unsigned>{1, 1}) return std::nullopt;
  return fmt::format("but n + T is {} modulo 2", parity);
}

Finding check_simple_parity_of_more_spots(const Effort& effort, Range sizes) {
  Finding finding = check_simple(effort, sizes, handles(0, kMostHandlesOfSimple), {.least = 2}, judge_more_spots);
  finding.tables.front().name = "simple-more-spots";
  return finding;
}

Finding check_simple_nimbers_of_more_spots(const Effort& effort, Range sizes) {
  Finding finding = check_simple(effort, sizes, {Surface::with_crosscaps(2)}, {.least = 2}, judge_more_spots);
  finding.tables.front().name = "simple-more-spots";
  if (finding.verdict == Verdict::refuted) {
    finding.repair = "With two spots or three it holds on its range: see that reading. With four no rule is known.";
  }
  return finding;
}

Finding check_simple_nimbers_of_few_spots(const Effort& effort, Range sizes) {
  Finding finding =
      check_simple(effort, sizes, {Surface::with_crosscaps(2)}, {.least = 2, .most = 3}, judge_more_spots);
  finding.tables.front().name = "simple-few-spots";
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_simple_graphs() {
  static const std::array kChecks{
      NamedCheck{"simple_sphere",
                 [](const Effort& effort, Range sizes) {
                   return check_simple(effort, sizes, {Surface()}, {}, judge_simple_lengths);
                 }},
      NamedCheck{"simple_handles",
                 [](const Effort& effort, Range sizes) {
                   return check_simple(effort, sizes, handles(0, kMostHandlesOfSimple), {}, judge_simple_lengths);
                 }},
      NamedCheck{"simple_crosscaps",
                 [](const Effort& effort, Range sizes) {
                   return check_simple(effort, sizes, crosscaps(1, kMostCrosscapsOfSimple), {}, judge_simple_lengths);
                 }},
      NamedCheck{"simple_parity",
                 [](const Effort& effort, Range sizes) {
                   return check_simple(effort, sizes, handles(1, kMostHandlesOfSimple), {}, judge_simple_parity);
                 }},
      NamedCheck{"simple_parity_of_more_spots", check_simple_parity_of_more_spots},
      NamedCheck{"simple_nimbers",
                 [](const Effort& effort, Range sizes) {
                   return check_simple(effort, sizes, crosscaps(1, kMostCrosscapsOfSimple), {}, judge_simple_nimber);
                 }},
      NamedCheck{"simple_nimbers_of_more_spots", check_simple_nimbers_of_more_spots},
      NamedCheck{"simple_nimbers_of_few_spots", check_simple_nimbers_of_few_spots},
  };
  return kChecks;
}

}  // namespace sprague::brussels
