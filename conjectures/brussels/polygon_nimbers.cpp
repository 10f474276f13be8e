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
#include "conjectures/brussels/sparse_polygons.hpp"
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

Finding check_opposite_alike(const Effort& effort, Range total) {
  const SparsePolygons rules;
  NimberSolver<SparsePolygons> nimbers(rules, effort);
  const Facts<CircularPolygons> facts(effort, CircularPolygons());
  Tally tally;
  for (std::uint64_t tips = total.first + total.first % 2; tips <= total.last; tips += 2) {
    effort.tell("tips", tips, total.last);
    for (const std::size_t corners : {4U, 6U, 8U}) {
      std::set<Polygon> seen;
      // Half of the corners, in any order, twice round.
      std::vector<std::uint16_t> half(corners / 2);
      const auto choose = [&](auto& self, std::size_t place, std::uint16_t left) -> void {
        if (place + 1 == half.size()) {
          half[place] = left;
          Polygon polygon(half);
          polygon.insert(polygon.end(), half.begin(), half.end());
          if (!seen.insert(CircularPolygons().key(polygon)).second) return;
          facts.used(Asked::nimber, tips, [&] { return print_polygon(polygon); });
          return compare_nimbers(tally, tips, print_polygon(polygon), nimbers.value(polygon).value(), 1);
        }
        for (std::uint16_t next = 0; next <= left; ++next) {
          half[place] = next;
          self(self, place + 1, static_cast<std::uint16_t>(left - next));
        }
      };
      choose(choose, 0, static_cast<std::uint16_t>(tips / 2));
    }
  }
  Finding finding =
      conclude(tally, total_text("CS_4, CS_6 and CS_8, opposite spots alike,", total), "By the recursion.");
  finding.notes.push_back(
      "That the first player wins is plain: number the tips at a spot and at the opposite one x_1, ..., x_k and y_1, "
      "..., y_k, both clockwise; the curve from x_i to y_i leaves two parts that a half-turn exchanges.");
  return finding;
}

Finding check_all_alike(const Effort& effort, Range total) {
  const SparsePolygons rules;
  NimberSolver<SparsePolygons> nimbers(rules, effort);
  Tally tally;
  const Facts<CircularPolygons> facts(effort, CircularPolygons());
  DataTable table{"all-alike", {"spots", "tips_each", "nimber"}, {}};
  for (std::uint64_t tips = total.first; tips <= total.last; ++tips) {
    effort.tell("tips", tips, total.last);
    for (std::uint64_t corners = 4; corners <= tips; ++corners) {
      if (tips % corners != 0) continue;
      const Polygon polygon(corners, static_cast<std::uint16_t>(tips / corners));
      const std::uint32_t found = nimbers.value(polygon).value();
      facts.used(Asked::nimber, tips, [&] { return print_polygon(polygon); });
      table.rows.push_back({fmt::format("{}", corners), fmt::format("{}", polygon[0]), fmt::format("{}", found)});
      compare_nimbers(tally, tips, print_polygon(polygon), found, corners % 2 == 0 ? 1 : 0);
    }
  }
  Finding finding = conclude(tally, total_text("CS_n, all spots alike,", total), "By the recursion.");
  if (finding.verdict == Verdict::refuted) {
    finding.repair =
        "With an even number of spots the nimber was 1 throughout, as where only opposite spots are alike, and so it "
        "is "
        "as claimed with one tip at every spot (see those readings). With an odd number and more tips no rule is "
        "known; "
        "the table has what was found.";
  }
  finding.tables.push_back(std::move(table));
  return finding;
}

Finding check_one_tip_each(const Effort& effort, Range total) {
  const SparsePolygons rules;
  NimberSolver<SparsePolygons> nimbers(rules, effort);
  Tally tally;
  const Facts<CircularPolygons> facts(effort, CircularPolygons());
  for (std::uint64_t tips = std::max<std::uint64_t>(total.first, 4); tips <= total.last; ++tips) {
    effort.tell("tips", tips, total.last);
    const Polygon polygon(tips, 1);
    facts.used(Asked::nimber, tips, [&] { return print_polygon(polygon); });
    compare_nimbers(tally, tips, print_polygon(polygon), nimbers.value(polygon).value(), tips % 2 == 0 ? 1 : 0);
  }
  return conclude(tally, total_text("CS_n, one tip at every spot,", total), "By the recursion.");
}

}  // namespace

std::span<const NamedCheck> checks_of_polygon_nimbers() {
  static const std::array kChecks{
      NamedCheck{"polygons", check_polygons},
      NamedCheck{"opposite_alike", check_opposite_alike},
      NamedCheck{"all_alike", check_all_alike},
      NamedCheck{"one_tip_each", check_one_tip_each},
  };
  return kChecks;
}

}  // namespace sprague::brussels
