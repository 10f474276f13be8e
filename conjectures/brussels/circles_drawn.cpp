// Circular Sprouts and BS_2(P_4:p,q) as drawn games beside their recursions: Section 4, and Theorems 5.1 and 6.1.
#include <absl/functional/function_ref.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "canonical/ensure.hpp"
#include "certificates/facts.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/girths.hpp"
#include "conjectures/brussels/named_drawing.hpp"
#include "conjectures/brussels/nimber_formula.hpp"
#include "conjectures/conclude.hpp"
#include "games/circular_quads.hpp"

namespace sprague::brussels {
namespace {

using Gap = std::optional<std::string>;
using Keys = std::vector<std::string>;
using Moves = std::vector<std::pair<Tip, Tip>>;

constexpr std::size_t kFirstSpot = 0;
constexpr std::size_t kT = 1;
constexpr std::size_t kThirdSpot = 2;
constexpr std::size_t kB = 3;
// On the sphere.
constexpr std::size_t kOtherSpot = 1;

// Calls check(p, q), which says what is wrong, for least <= p <= q, the larger in the range.
Tally each_larger(const Effort& effort, Range tips, unsigned least, std::string (*print)(unsigned, unsigned),
                  absl::FunctionRef<Gap(unsigned p, unsigned q)> check) {
  Tally tally;
  for (auto q = static_cast<unsigned>(std::max<std::uint64_t>(tips.first, least)); q <= tips.last; ++q) {
    effort.tell("q", q, tips.last);
    for (unsigned p = least; p <= q; ++p) {
      effort.poll();
      const Gap gap = check(p, q);
      if (gap) {
        tally.fail({p + q, print(p, q), fmt::format("{}: {}", print(p, q), *gap)});
      } else {
        tally.pass();
      }
    }
  }
  return tally;
}

std::string print_spots(unsigned p, unsigned q) {
  return print_two_spots(p, q);
}
std::string print_circle(unsigned p, unsigned q) {
  return fmt::format("CS4({},1,{},1)", p, q);
}
std::string larger_text(Range tips, unsigned least) {
  return fmt::format("drawn, {} <= p <= q, q from {} to {}", least, std::max<std::uint64_t>(tips.first, least),
                     tips.last);
}

// All x_i with y_j, from the first index on.
Moves between(std::size_t x, unsigned p, std::size_t y, unsigned q, unsigned first) {
  Moves moves;
  for (unsigned i = first; i <= p; ++i) {
    for (unsigned j = first; j <= q; ++j) moves.emplace_back(std::minmax(Tip{x, i}, Tip{y, j}));
  }
  return moves;
}

bool same(Moves a, Moves b) {
  std::ranges::sort(a);
  std::ranges::sort(b);
  return a == b;
}

// What the curve leaves. Requires that it is a move.
Sum<BrusselsPosition> after(NamedDrawing drawing, Tip a, Tip b) {
  const auto trouble = drawing.draw(a, b, "c");
  ENSURE(!trouble, "not a move");
  return drawing.components();
}

class Circles {
 public:
  static constexpr unsigned kGirth = 4;

  Circles() : game_(GraphCondition::girth(kGirth)) {}
  const BrusselsSprouts& game() const { return game_; }

  Sum<BrusselsPosition> circle(const Quad& quad, CircleArcs arcs = CircleArcs::counted) const {
    return game_.circle(std::array<unsigned, 4>{quad[0], quad[1], quad[2], quad[3]}, arcs);
  }
  Keys keys(const Sum<BrusselsPosition>& sum) const { return keys_of(game_, sum); }
  // Of two circles beside each other.
  Keys keys(const Quad& one, const Quad& other) const {
    Sum<BrusselsPosition> sum = circle(one);
    const Sum<BrusselsPosition> second = circle(other);
    sum.insert(sum.end(), second.begin(), second.end());
    return keys(sum);
  }
  // What the rules list after a position of at most one component.
  std::set<Keys> options(const Sum<BrusselsPosition>& sum) const {
    ENSURE(sum.size() <= 1, "more than one component");
    std::set<Keys> result;
    for (const BrusselsPosition& component : sum) {
      for (const auto& option : game_.options(component)) result.insert(keys(option));
    }
    return result;
  }

 private:
  BrusselsSprouts game_;
};

Quad quad(unsigned a, unsigned b, unsigned c, unsigned d) {
  return {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c),
          static_cast<std::uint16_t>(d)};
}

// Each quad with so many tips once, up to symmetry.
void each_quad(unsigned total, absl::FunctionRef<void(const Quad&)> visit) {
  const CircularQuads rules;
  for (unsigned a = 0; a <= total; ++a) {
    for (unsigned b = 0; a + b <= total; ++b) {
      for (unsigned c = 0; a + b + c <= total; ++c) {
        const Quad next = quad(a, b, c, total - a - b - c);
        if (rules.key(next) == next) visit(next);
      }
    }
  }
}

Finding check_first_move(const Effort& effort, Range tips) {
  const Circles circles;
  const Facts<BrusselsSprouts> facts(effort, circles.game());
  const Tally tally = each_larger(effort, tips, 1, print_spots, [&](unsigned p, unsigned q) -> Gap {
    facts.used(Asked::nimber, p + q, std::vector<unsigned>{p, q});
    const NamedDrawing start = NamedDrawing::two_spots(p, q, circles.game().condition());
    const Moves moves = start.moves();
    if (!same(moves, between(kFirstSpot, p, kOtherSpot, q, 1))) return "first moves are not just those between x and y";
    std::set<Keys> left;
    for (const auto& move : moves) left.insert(circles.keys(after(start, move.first, move.second)));
    if (left.size() > 1) return "two first moves differ";
    if (left != circles.options(start.components())) return "the rules list other moves";
    return std::nullopt;
  });
  return conclude(tally, larger_text(tips, 1), "All first moves leave the same position, up to symmetry.");
}

Finding check_replies(const Effort& effort, Range tips) {
  const Circles circles;
  const Facts<BrusselsSprouts> facts(effort, circles.game());
  const Tally tally = each_larger(effort, tips, 2, print_spots, [&](unsigned p, unsigned q) -> Gap {
    facts.used(Asked::nimber, p + q, std::vector<unsigned>{p, q});
    NamedDrawing drawing = NamedDrawing::two_spots(p, q, circles.game().condition());
    ENSURE(!drawing.draw({kFirstSpot, 1}, {kOtherSpot, 1}, "c"), "not a move");
    const Moves replies = drawing.moves();
    if (!same(replies, between(kFirstSpot, p, kOtherSpot, q, 2)))
      return "replies are not just the x_i to y_j with i, j >= 2";
    std::set<Keys> left;
    for (const auto& [x, y] : replies) {
      const unsigned i = x.number;
      const unsigned j = y.number;
      const Keys keys = circles.keys(after(drawing, x, y));
      if (keys != circles.keys(quad(i - 2, 1, j - 2, 1), quad(p - i, 1, q - j, 1))) {
        return fmt::format("x_{} to y_{} leaves something else", i, j);
      }
      left.insert(keys);
    }
    if (left != circles.options(drawing.components())) return "the rules list other moves";
    return std::nullopt;
  });
  Finding finding = conclude(tally, larger_text(tips, 2), "Every reply was drawn, tip by tip.");
  finding.notes.push_back("With p = 1 there is no reply: the first move ends the game.");
  return finding;
}

Finding check_circle_moves(const Effort& effort, Range tips) {
  const Circles circles;
  const Facts<BrusselsSprouts> facts(effort, circles.game());
  const Tally tally = each_larger(effort, tips, 0, print_circle, [&](unsigned p, unsigned q) -> Gap {
    facts.used(Asked::nimber, p + q, [&] { return circles.circle(quad(p, 1, q, 1)); });
    const NamedDrawing start = NamedDrawing::circle(p, q, circles.game().condition());
    Moves listed = between(kFirstSpot, p, kThirdSpot, q, 1);
    listed.emplace_back(Tip{kT, 1}, Tip{kB, 1});
    if (!same(start.moves(), listed)) return "the moves are not those two kinds";
    std::set<Keys> left;
    for (const auto& [from, to] : listed) {
      const Keys keys = circles.keys(after(start, from, to));
      const unsigned i = from.number;
      const unsigned j = to.number;
      const Keys printed = from.vertex == kT ? circles.keys(quad(p, 0, 1, 0), quad(1, 0, q, 0))
                                             : circles.keys(quad(i - 1, 1, j - 1, 1), quad(p - i, 1, q - j, 1));
      if (keys != printed) return "a move leaves something else";
      left.insert(keys);
    }
    if (circles.keys(start.components()) != circles.keys(circles.circle(quad(p, 1, q, 1)))) return "another position";
    if (left != circles.options(start.components())) return "the rules list other moves";
    return std::nullopt;
  });
  Finding finding =
      conclude(tally, larger_text(tips, 0), "Every move was drawn, tip by tip; the circle's arcs are edges.");
  finding.notes.push_back(
      "Slips without consequence: the ranges of p' and q' are printed as 0 to p' - 1 and 0 to q' - 1; they are 0 to p "
      "- "
      "1 and 0 to q - 1. The moves of Section 5.1.1 are here with 5.1.1's own x_(p'+1) and y_(q'+1).");
  return finding;
}

Finding check_arcs_as_no_edges(const Effort& effort, Range tips) {
  const Circles circles;
  const GraphCondition condition = circles.game().condition();
  NimberSolver<BrusselsSprouts> nimbers(circles.game(), effort);
  const Facts<BrusselsSprouts> facts(effort, circles.game());
  std::optional<std::string> other_options;
  std::optional<std::string> other_nimber;
  const Tally tally = each_larger(effort, tips, 0, print_circle, [&](unsigned p, unsigned q) -> Gap {
    const Sum<BrusselsPosition> edges = circles.circle(quad(p, 1, q, 1));
    const Sum<BrusselsPosition> walls = circles.circle(quad(p, 1, q, 1), CircleArcs::ignored);
    facts.used(Asked::nimber, p + q, walls);
    if (!other_options && circles.options(edges) != circles.options(walls)) other_options = print_circle(p, q);
    const std::uint32_t with = nimbers.value(edges).value();
    const std::uint32_t without = nimbers.value(walls).value();
    if (!other_nimber && with != without) {
      other_nimber = fmt::format("{}, {} with the arcs and {} without", print_circle(p, q), with, without);
    }
    const Moves listed = NamedDrawing::circle(p, q, condition).moves();
    const NamedDrawing start = NamedDrawing::circle(p, q, condition, CircleArcs::ignored);
    for (const auto& move : start.moves()) {
      if (std::ranges::find(listed, move) != listed.end()) continue;
      return fmt::format("without arcs {} may be joined to {} as well", start.print(move.first),
                         start.print(move.second));
    }
    return std::nullopt;
  });
  Finding finding = conclude(tally, larger_text(tips, 0), "");
  finding.repair =
      "The circle's arcs must count as edges, as they do where Section 4 uses such circles: there they are a cycle of "
      "the graph. Without them tips at x and y may also be joined to t and b, which the list of moves in 5.1.1 leaves "
      "out.";
  if (other_options)
    finding.notes.push_back("What can be left differs first, up to symmetry, in " + *other_options + ".");
  if (other_nimber) finding.notes.push_back("The nimbers differ first in " + *other_nimber + ".");
  return finding;
}

Finding check_quads(const Effort& effort, Range total) {
  const Circles circles;
  const CircularQuads rules;
  NimberSolver<BrusselsSprouts> nimbers(circles.game(), effort);
  NimberSolver<CircularQuads> rule_nimbers(rules, effort);
  PlayLengths<BrusselsSprouts> lengths(circles.game(), effort);
  PlayLengths<CircularQuads> rule_lengths(rules, effort);
  const auto trouble_with = [&](const Quad& start) -> Gap {
    const Sum<BrusselsPosition> drawn = circles.circle(start);
    std::set<Keys> listed;
    for (const auto& option : rules.options(start)) listed.insert(circles.keys(option[0], option[1]));
    if (circles.options(drawn) != listed) return "the moves differ";
    if (nimbers.value(drawn) != rule_nimbers.value(start)) return "the nimbers differ";
    if (lengths.lengths(drawn) != rule_lengths.lengths({start})) return "the lengths differ";
    return std::nullopt;
  };
  Tally tally;
  const Facts<CircularPolygons> facts(effort, CircularPolygons());
  for (auto tips = static_cast<unsigned>(total.first); tips <= total.last; ++tips) {
    each_quad(tips, [&](const Quad& start) {
      effort.poll();
      facts.used(Asked::nimber, tips, [&] { return print_quad(start); });
      const Gap gap = trouble_with(start);
      if (!gap) return tally.pass();
      tally.fail({tips, print_quad(start), fmt::format("{}: {}", print_quad(start), *gap)});
    });
  }
  return conclude(tally, fmt::format("CS4(a,b,c,d), drawn, a + b + c + d from {} to {}", total.first, total.last),
                  "Moves, nimbers and lengths of plays are the same.");
}

}  // namespace

std::span<const NamedCheck> checks_of_circles_drawn() {
  static const std::array kChecks{
      NamedCheck{"first_move", check_first_move},
      NamedCheck{"replies", check_replies},
      NamedCheck{"circle_moves", check_circle_moves},
      NamedCheck{"arcs_as_no_edges", check_arcs_as_no_edges},
      NamedCheck{"quads", check_quads},
  };
  return kChecks;
}

}  // namespace sprague::brussels
