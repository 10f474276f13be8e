// What Section 7 leaves open of Circular Sprouts: CS_4 with any tips, and more spots, on triangle-free graphs.
#include <absl/functional/function_ref.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <set>

#include "checkers/nimbers.hpp"
#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/girth_checks.hpp"
#include "conjectures/brussels/named_drawing.hpp"
#include "conjectures/brussels/one_free_spot.hpp"
#include "conjectures/conclude.hpp"
#include "games/circular_polygons.hpp"
#include "games/circular_quads.hpp"

namespace sprague::brussels {
namespace {

constexpr std::uint64_t kMostTipsTabled = 14;

// Every polygon with so many corners and tips once, up to symmetry, in the order of keys.
void each_polygon(std::size_t corners, std::uint64_t total, absl::FunctionRef<void(const Polygon&)> visit) {
  const CircularPolygons rules;
  Polygon polygon;
  const auto choose = [&](auto& self, std::uint16_t left) -> void {
    if (polygon.size() + 1 == corners) {
      polygon.push_back(left);
      if (rules.key(polygon) == polygon) visit(polygon);
      polygon.pop_back();
      return;
    }
    for (std::uint16_t tips = 0; tips <= left; ++tips) {
      polygon.push_back(tips);
      self(self, static_cast<std::uint16_t>(left - tips));
      polygon.pop_back();
    }
  };
  choose(choose, static_cast<std::uint16_t>(total));
}

// Nimbers of CS_4.
class QuadNimbers {
 public:
  explicit QuadNimbers(const Effort& effort) : solver_(rules_, effort) {}
  std::uint32_t at(const Quad& quad) { return solver_.value(quad).value(); }

 private:
  CircularQuads rules_;
  NimberSolver<CircularQuads> solver_;
};

Quad quad(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d) {
  return {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c),
          static_cast<std::uint16_t>(d)};
}

void compare(Tally& tally, std::uint64_t total, const std::string& name, std::uint64_t found, std::uint64_t expected) {
  if (found == expected) return tally.pass();
  tally.fail({total, name, fmt::format("{} has nimber {}, not {}", name, found, expected)});
}

std::string total_text(std::string_view which, Range total) {
  return fmt::format("{} with {} to {} tips", which, total.first, total.last);
}

// Compares the nimbers of a family of quads with two free numbers m and n, a rule's for each pair that it is for.
Finding check_family(const Effort& effort, Range total, std::string_view which,
                     absl::FunctionRef<Quad(std::uint64_t m, std::uint64_t n)> member,
                     absl::FunctionRef<std::optional<std::uint64_t>(std::uint64_t m, std::uint64_t n)> rule) {
  QuadNimbers nimbers(effort);
  Tally tally;
  std::vector<std::string> circles;
  const Quad base = member(0, 0);
  const std::uint64_t fixed = base[0] + base[1] + base[2] + base[3];
  for (std::uint64_t sum = total.first; sum <= total.last; ++sum) {
    effort.tell("tips", sum, total.last);
    for (std::uint64_t m = 0; m + fixed <= sum; ++m) {
      const std::uint64_t n = sum - fixed - m;
      if (const auto expected = rule(m, n)) {
        compare(tally, sum, print_quad(member(m, n)), nimbers.at(member(m, n)), *expected);
        circles.push_back(print_quad(member(m, n)));
      }
    }
  }
  certify_circles(effort, circles);
  return conclude(tally, total_text(which, total), "By the recursion, which BS-S4 compares with the drawn game.");
}

// --- more than four spots ---

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

}  // namespace

Finding check_polygons(const Effort& effort, Range total) {
  const BrusselsSprouts game(GraphCondition::girth(4));
  const CircularPolygons rules;
  NimberSolver<BrusselsSprouts> drawn(game, effort);
  NimberSolver<CircularPolygons> recursive(rules, effort);
  std::vector<std::string> circles;
  Tally tally;
  for (std::uint64_t tips = total.first; tips <= total.last; ++tips) {
    effort.tell("tips", tips, total.last);
    for (const std::size_t corners : {4U, 5U, 6U}) {
      each_polygon(corners, tips, [&](const Polygon& polygon) {
        circles.push_back(print_polygon(polygon));
        const auto trouble = trouble_with_polygon(game, drawn, recursive, polygon);
        if (!trouble) return tally.pass();
        tally.fail({tips, print_polygon(polygon), fmt::format("{}: {}", print_polygon(polygon), *trouble)});
      });
    }
  }
  certify_many_circles(effort, circles);
  Finding finding = conclude(tally, total_text("CS_4, CS_5 and CS_6, drawn,", total),
                             "Moves and nimbers are the same. The tables are the recursion's.");
  for (const std::size_t corners : {5U, 6U}) {
    finding.tables.push_back(polygon_table(corners, recursive));
  }
  return finding;
}

Finding check_opposite_alike(const Effort& effort, Range total) {
  const CircularPolygons rules;
  NimberSolver<CircularPolygons> nimbers(rules, effort);
  std::vector<std::string> circles;
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
          if (!seen.insert(rules.key(polygon)).second) return;
          circles.push_back(print_polygon(polygon));
          return compare(tally, tips, print_polygon(polygon), nimbers.value(polygon).value(), 1);
        }
        for (std::uint16_t next = 0; next <= left; ++next) {
          half[place] = next;
          self(self, place + 1, static_cast<std::uint16_t>(left - next));
        }
      };
      choose(choose, 0, static_cast<std::uint16_t>(tips / 2));
    }
  }
  certify_many_circles(effort, circles);
  Finding finding =
      conclude(tally, total_text("CS_4, CS_6 and CS_8, opposite spots alike,", total), "By the recursion.");
  finding.notes.push_back(
      "That the first player wins is plain: number the tips at a spot and at the opposite one x_1, ..., x_k and y_1, "
      "..., y_k, both clockwise; the curve from x_i to y_i leaves two parts that a half-turn exchanges.");
  return finding;
}

Finding check_all_alike(const Effort& effort, Range total) {
  const CircularPolygons rules;
  NimberSolver<CircularPolygons> nimbers(rules, effort);
  Tally tally;
  std::vector<std::string> circles;
  DataTable table{"all-alike", {"spots", "tips_each", "nimber"}, {}};
  for (std::uint64_t tips = total.first; tips <= total.last; ++tips) {
    effort.tell("tips", tips, total.last);
    for (std::uint64_t corners = 4; corners <= tips; ++corners) {
      if (tips % corners != 0) continue;
      const Polygon polygon(corners, static_cast<std::uint16_t>(tips / corners));
      const std::uint32_t found = nimbers.value(polygon).value();
      circles.push_back(print_polygon(polygon));
      table.rows.push_back({fmt::format("{}", corners), fmt::format("{}", polygon[0]), fmt::format("{}", found)});
      compare(tally, tips, print_polygon(polygon), found, corners % 2 == 0 ? 1 : 0);
    }
  }
  certify_many_circles(effort, circles);
  Finding finding = conclude(tally, total_text("CS_n, all spots alike,", total), "By the recursion.");
  if (finding.verdict == Verdict::refuted) {
    finding.repair = "For even n see the reading on opposite spots; for odd n the table has what was found.";
  }
  finding.tables.push_back(std::move(table));
  return finding;
}

Finding check_empty_beside_one(const Effort& effort, Range total) {
  Finding finding = check_family(
      effort, total, "CS4(0,1,c,d)", [](std::uint64_t c, std::uint64_t d) { return quad(0, 1, c, d); },
      [](std::uint64_t c, std::uint64_t d) -> std::optional<std::uint64_t> { return c < d ? c + 1 : 0; });
  finding.notes.push_back(
      "The induction is short: the only curves go from the one tip to one of the d, and leave CS4(0,1,d',c) with d' < "
      "d "
      "beside a part without moves; so their values are 1, ..., min(c,d), and 0 as well if c < d.");
  return finding;
}

Finding check_empty_opposite_one(const Effort& effort, Range total) {
  return check_family(
      effort, total, "CS4(a,0,c,1)", [](std::uint64_t a, std::uint64_t c) { return quad(a, 0, c, 1); },
      [](std::uint64_t a, std::uint64_t c) -> std::optional<std::uint64_t> {
        if (a == 0 || c == 0) return 0;
        return 2 * std::min({a, c, 2 * (a + c) / 5});
      });
}

Finding check_largest_of_four(const Effort& effort, Range total) {
  QuadNimbers nimbers(effort);
  Tally tally;
  std::vector<std::string> circles;
  DataTable values{"cs4", {"a", "b", "c", "d", "nimber"}, {}};
  DataTable counts{"cs4-counts", {"total", "positions", "zeros", "zeros_without_empty_spot", "largest_nimber"}, {}};
  for (std::uint64_t tips = 0; tips <= std::max(total.last, kMostTipsTabled); ++tips) {
    effort.tell("tips", tips, total.last);
    std::array<std::uint64_t, 3> count{};
    std::pair<std::uint32_t, Quad> largest{};
    each_polygon(4, tips, [&](const Polygon& polygon) {
      const Quad at = quad(polygon[0], polygon[1], polygon[2], polygon[3]);
      const std::uint32_t found = nimbers.at(at);
      if (found >= largest.first) largest = {found, at};
      ++count[0];
      if (found == 0) ++count[1];
      if (found == 0 && at[0] > 0) ++count[2];
      if (tips <= kMostTipsTabled) {
        circles.push_back(print_quad(at));
        values.rows.push_back({fmt::format("{}", at[0]), fmt::format("{}", at[1]), fmt::format("{}", at[2]),
                               fmt::format("{}", at[3]), fmt::format("{}", found)});
      }
    });
    counts.rows.push_back({fmt::format("{}", tips), fmt::format("{}", count[0]), fmt::format("{}", count[1]),
                           fmt::format("{}", count[2]), fmt::format("{}", largest.first)});
    if (tips < std::max<std::uint64_t>(total.first, 4) || tips > total.last) continue;
    const std::uint64_t one_more = tips >= 15 && tips % 5 == 0 ? 1 : 0;
    compare(tally, tips, print_quad(largest.second), largest.first, 2 * (2 * (tips - 1) / 5) + one_more);
  }
  Finding finding = conclude(tally, total_text("all CS4(a,b,c,d)", total),
                             "By the recursion, which BS-S4 compares with the drawn game.");
  finding.tables = {std::move(values), std::move(counts)};
  certify_many_circles(effort, circles);
  return finding;
}

Finding check_two_ones(const Effort& effort, Range total) {
  QuadNimbers nimbers(effort);
  std::vector<std::string> circles;
  Tally tally;
  for (std::uint64_t tips = total.first; tips <= total.last; ++tips) {
    effort.tell("tips", tips, total.last);
    for (std::uint64_t fewer = 1; 2 * fewer + 2 <= tips; ++fewer) {
      const std::uint64_t more = tips - 2 - fewer;
      const Quad at = quad(1, 1, fewer, more);
      const std::uint32_t found = nimbers.at(at);
      circles.push_back(print_quad(at));
      const bool claimed = fewer >= 2 && more - fewer <= 1;
      if (claimed == (found == 0)) {
        tally.pass();
      } else {
        tally.fail({tips, print_quad(at), fmt::format("{} has nimber {}", print_quad(at), found)});
      }
    }
  }
  certify_circles(effort, circles);
  return conclude(tally, total_text("CS4(1,1,c,d), c, d >= 1,", total), "By the recursion.");
}

Finding check_one_opposite_two(const Effort& effort, Range total) {
  Finding finding = check_family(
      effort, total, "CS4(a,1,a,2), a >= 2,", [](std::uint64_t a, std::uint64_t c) { return quad(a, 1, c, 2); },
      [](std::uint64_t a, std::uint64_t c) -> std::optional<std::uint64_t> {
        if (a != c || a < 2) return std::nullopt;
        return 1;
      });
  if (finding.verdict == Verdict::refuted) {
    finding.repair =
        "None is known. With opposite spots alike, CS4(a,b,a,b), the nimber was 1 throughout; see that reading.";
  }
  return finding;
}

Finding check_one_spot_grows(const Effort& effort, Range tips) {
  QuadNimbers nimbers(effort);
  Tally tally;
  std::vector<std::string> circles;
  DataTable table{"one-spot-grows", {"a", "b", "d", "nimber", "constant_from", "decided_by"}, {}};
  for (std::uint64_t sum = tips.first; sum <= tips.last; ++sum) {
    effort.tell("a + b + d", sum, tips.last);
    for (std::uint64_t a = 0; a <= sum; ++a) {
      for (std::uint64_t b = 0; a + 2 * b <= sum; ++b) {
        const std::uint64_t d = sum - a - b;
        const std::uint64_t claimed = 2 * a + b + d;
        const std::uint64_t decided = constant_from(
            {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(d)});
        const std::uint32_t last = nimbers.at(quad(a, b, std::max(decided, claimed), d));
        std::uint64_t start = std::max(decided, claimed);
        while (start > 0 && nimbers.at(quad(a, b, start - 1, d)) == last) --start;
        for (std::uint64_t n = 0; n <= start; ++n) circles.push_back(print_quad(quad(a, b, n, d)));
        table.rows.push_back({fmt::format("{}", a), fmt::format("{}", b), fmt::format("{}", d), fmt::format("{}", last),
                              fmt::format("{}", start), fmt::format("{}", decided)});
        if (start <= claimed) {
          tally.pass();
          continue;
        }
        const Quad witness = quad(a, b, start - 1, d);
        tally.fail({sum, print_quad(witness),
                    fmt::format("{} has nimber {}, not {}", print_quad(witness), nimbers.at(witness), last)});
      }
    }
  }
  certify_many_circles(effort, circles);
  Finding finding = conclude(
      tally, fmt::format("CS4(a,b,n,d), all n, a + b + d from {} to {}", tips.first, tips.last),
      "For each a, b, d it is shown for every n: from some n on the nimber is constant, as a curve to the spot with n "
      "tips leaves many of them to one part or the other, and that by induction has a constant nimber. The nimbers up "
      "to there, in the table's last column, were computed.");
  finding.tables.push_back(std::move(table));
  return finding;
}

}  // namespace sprague::brussels
