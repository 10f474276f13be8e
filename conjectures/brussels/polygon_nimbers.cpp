// What Section 7 leaves open of Circular Sprouts: more spots than four, on triangle-free graphs.
#include <absl/functional/function_ref.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <set>

#include "certificates/facts.hpp"
#include "checkers/nimbers.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/circle_tallies.hpp"
#include "conjectures/brussels/named_drawing.hpp"
#include "conjectures/conclude.hpp"
#include "games/circular_polygons.hpp"

namespace sprague::brussels {
namespace {

DataTable polygon_table(std::size_t corners, NimberSolver<CircularPolygons>& nimbers) {
  DataTable table{fmt::format("cs{}", corners), {"tips", "total", "nimber"}, {}};
  for (std::uint64_t total = 0; total <= kMostTipsTabled; ++total) {
    each_polygon(corners, total, [&](const Polygon& polygon) {
      table.rows.push_back({fmt::format("{}", fmt::join(polygon, " ")), fmt::format("{}", total),
                            fmt::format("{}", nimbers.value(polygon).value())});
    });
  }
  return table;
}

std::optional<std::string> trouble_with_polygon(const BrusselsSprouts& game, NimberSolver<BrusselsSprouts>& drawn,
                                                NimberSolver<CircularPolygons>& recursive, const Polygon& polygon) {
  const auto circle = [&game](const Polygon& corners) {
    return game.circle(std::vector<unsigned>(corners.begin(), corners.end()));
  };
  std::set<std::vector<std::string>> listed;
  for (const auto& option : CircularPolygons().options(polygon)) {
    Sum<BrusselsPosition> sum = circle(option[0]);
    const Sum<BrusselsPosition> other = circle(option[1]);
    sum.insert(sum.end(), other.begin(), other.end());
    listed.insert(keys_of(game, sum));
  }
  std::set<std::vector<std::string>> left;
  for (const BrusselsPosition& component : circle(polygon)) {
    for (const auto& option : game.options(component)) left.insert(keys_of(game, option));
  }
  if (left != listed) return "the moves differ";
  if (drawn.value(circle(polygon)) != recursive.value(polygon)) return "the nimbers differ";
  return std::nullopt;
}

Finding check_polygons(const Effort& effort, Range total) {
  const BrusselsSprouts game(GraphCondition::girth(4));
  const CircularPolygons rules;
  NimberSolver<BrusselsSprouts> drawn(game, effort);
  NimberSolver<CircularPolygons> recursive(rules, effort);
  const Facts<CircularPolygons> facts(effort, CircularPolygons());
  Tally tally;
  for (std::uint64_t tips = total.first; tips <= total.last; ++tips) {
    effort.tell("tips", tips, total.last);
    for (const std::size_t corners : {4U, 5U, 6U}) {
      each_polygon(corners, tips, [&](const Polygon& polygon) {
        facts.used(Asked::nimber, tips, [&] { return print_polygon(polygon); });
        const auto trouble = trouble_with_polygon(game, drawn, recursive, polygon);
        if (!trouble) return tally.pass();
        tally.fail({tips, print_polygon(polygon), fmt::format("{}: {}", print_polygon(polygon), *trouble)});
      });
    }
  }
  Finding finding = conclude(tally, total_text("CS_4, CS_5 and CS_6, drawn,", total),
                             "Moves and nimbers are the same. The tables are the recursion's.");
  for (const std::size_t corners : {5U, 6U}) {
    finding.tables.push_back(polygon_table(corners, recursive));
  }
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_polygon_nimbers() {
  static const std::array kChecks{
      NamedCheck{"polygons", check_polygons},
  };
  return kChecks;
}

}  // namespace sprague::brussels
