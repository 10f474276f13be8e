// What Section 7 leaves open of Circular Sprouts: CS_4 with any tips, on triangle-free graphs.
#include <absl/functional/function_ref.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "certificates/facts.hpp"
#include "checkers/quad_table.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/circle_tallies.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::brussels {
namespace {

constexpr const char* kByRecursion = "By the recursion, which BS-S4 compares with the drawn game.";

Quad quad(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d) {
  return {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c),
          static_cast<std::uint16_t>(d)};
}

// Every quad with so many tips once, up to symmetry: turning and reflecting exchange the spots of either opposite pair,
// and the pairs.
void each_quad(std::uint64_t tips, absl::FunctionRef<void(const Quad&)> visit) {
  for (std::uint64_t pair = 0; 2 * pair <= tips; ++pair) {
    for (std::uint64_t a = 0; 2 * a <= pair; ++a) {
      const std::uint64_t other = tips - pair;
      for (std::uint64_t b = pair == other ? a : 0; 2 * b <= other; ++b) visit(quad(a, b, pair - a, other - b));
    }
  }
}

// The largest nimber with so many tips, of all CS4(a,b,c,d).
struct LargestRule {
  std::uint64_t (*largest)(std::uint64_t tips);
  std::string repair;
};

std::uint64_t floor_of_largest(std::uint64_t tips) {
  return 2 * (2 * (tips - 1) / 5);
}

std::uint64_t by_multiples_of_5(std::uint64_t tips) {
  return floor_of_largest(tips) + (tips >= 15 && tips % 5 == 0 ? 1 : 0);
}

std::uint64_t by_multiples_of_5_but_50(std::uint64_t tips) {
  return tips == 50 ? floor_of_largest(tips) : by_multiples_of_5(tips);
}

struct Census {
  std::uint64_t positions = 0;
  std::uint64_t zeros = 0;
  std::uint64_t zeros_without_empty_spot = 0;
  std::uint32_t largest = 0;
  Quad where{};  // of those with the largest nimber, the greatest key
};

Census census_of(QuadTable& nimbers, std::uint64_t tips) {
  const CircularQuads rules;
  Census census;
  each_quad(tips, [&](const Quad& at) {
    const std::uint32_t found = nimbers.at(at).value();
    ++census.positions;
    if (found == 0) ++census.zeros;
    if (found == 0 && std::ranges::count(at, 0) == 0) ++census.zeros_without_empty_spot;
    if (found > census.largest || census.positions == 1) {
      census.largest = found;
      census.where = rules.key(at);
    } else if (found == census.largest) {
      census.where = std::max(census.where, rules.key(at));
    }
  });
  return census;
}

// The nimbers of all quads with few tips, in the order of keys.
DataTable quads_with_few_tips(const Effort& effort, QuadTable& nimbers) {
  const Facts<CircularPolygons> facts(effort, CircularPolygons());
  DataTable values{"cs4", {"a", "b", "c", "d", "nimber"}, {}};
  for (std::uint64_t tips = 0; tips <= kMostTipsTabled; ++tips) {
    each_polygon(4, tips, [&](const Polygon& polygon) {
      const Quad at = quad(polygon[0], polygon[1], polygon[2], polygon[3]);
      facts.used(Asked::nimber, tips, [&] { return print_quad(at); });
      values.rows.push_back({fmt::format("{}", at[0]), fmt::format("{}", at[1]), fmt::format("{}", at[2]),
                             fmt::format("{}", at[3]), fmt::format("{}", nimbers.at(at).value())});
    });
  }
  return values;
}

Finding check_largest(const Effort& effort, Range total, const LargestRule& rule) {
  const std::uint64_t last = std::max(total.last, kMostTipsTabled);
  QuadTable nimbers(effort, last);
  Tally tally;
  const Facts<CircularPolygons> facts(effort, CircularPolygons());
  DataTable counts{"cs4-counts", {"total", "positions", "zeros", "zeros_without_empty_spot", "largest_nimber"}, {}};
  for (std::uint64_t tips = 0; tips <= last; ++tips) {
    effort.poll();
    effort.tell("tips", tips, last);
    const Census census = census_of(nimbers, tips);
    counts.rows.push_back({fmt::format("{}", tips), fmt::format("{}", census.positions),
                           fmt::format("{}", census.zeros), fmt::format("{}", census.zeros_without_empty_spot),
                           fmt::format("{}", census.largest)});
    if (tips < std::max<std::uint64_t>(total.first, 4) || tips > total.last) continue;
    compare_nimbers(tally, tips, print_quad(census.where), census.largest, rule.largest(tips));
    facts.used(Asked::nimber, tips, [&] { return print_quad(census.where); });
  }
  Finding finding = conclude(tally, total_text("all CS4(a,b,c,d)", total), kByRecursion);
  finding.repair = finding.verdict == Verdict::refuted ? rule.repair : "";
  finding.tables.push_back(std::move(counts));
  return finding;
}

Finding check_largest_of_four(const Effort& effort, Range total) {
  Finding finding = check_largest(
      effort, total,
      {by_multiples_of_5, "With 50 tips the largest nimber is 38. That 50 is the only exception is the next reading."});
  QuadTable nimbers(effort, kMostTipsTabled);
  finding.tables.insert(finding.tables.begin(), quads_with_few_tips(effort, nimbers));
  return finding;
}

Finding check_largest_but_50(const Effort& effort, Range total) {
  Finding finding = check_largest(effort, total, {by_multiples_of_5_but_50, "None is known."});
  finding.tables.front().name = "cs4-more-counts";
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_circle_nimbers() {
  static const std::array kChecks{
      NamedCheck{"largest_of_four", check_largest_of_four},
      NamedCheck{"largest_but_50", check_largest_but_50},
  };
  return kChecks;
}

}  // namespace sprague::brussels
