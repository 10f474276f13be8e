// Spiders without a mark: the closing remark of Section 12, and what comes beyond.
#include <fmt/format.h>

#include <array>
#include <map>

#include "certificates/facts.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/leg_proofs.hpp"
#include "conjectures/arrows/small_trimmings.hpp"
#include "conjectures/arrows/spiders.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::arrows {
namespace {

using LegLengths = std::vector<std::uint16_t>;

SpiderLegs plain(const LegLengths& lengths) {
  SpiderLegs legs;
  for (std::uint16_t length : lengths) legs.push_back(leg(length));
  return legs;
}

// The graph with legs of these numbers of edges, as graphs are written.
std::string graph_notation(const LegLengths& lengths) {
  return fmt::format("S({})", fmt::join(lengths, ","));
}

// Calls visit for all lists of so many legs, longest first, with so many edges in all.
void each_spider(std::size_t legs, std::uint64_t edges, absl::FunctionRef<void(const LegLengths&)> visit) {
  LegLengths lengths;
  auto choose = [&](auto& self, std::uint64_t left) -> void {
    const std::size_t to_come = legs - lengths.size();
    if (to_come == 0) return left == 0 ? visit(lengths) : void();
    const std::uint64_t most = std::min<std::uint64_t>(lengths.empty() ? left : lengths.back(), left - (to_come - 1));
    for (std::uint64_t length = 1; length <= most && to_come <= left; ++length) {
      lengths.push_back(static_cast<std::uint16_t>(length));
      self(self, left - length);
      lengths.pop_back();
    }
  };
  choose(choose, edges);
}

// A leg is long beside legs a < b when it has this many times b edges, and is tried up to so many.
constexpr Length kLongLeg = 7;
constexpr Length kLongLegTried = 10;
constexpr Length kLongestTried = SpiderValues::kLongestLeg;

// A sweep over empty spiders for one whose value is 0 with an odd number of markable edges, or not 0 with an even one.
class SpiderSurvey {
 public:
  // `name` begins the names of the tables.
  SpiderSurvey(const Effort& effort, Leaves leaves, std::string name)
      : facts_(effort, ArrowsOnGraphs(leaves)), name_(std::move(name)) {}

  void add(const LegLengths& legs, const std::string& notation, std::uint64_t edges, std::uint64_t markable,
           std::uint32_t value) {
    auto& [spiders, exceptions] = by_edges_[edges];
    ++spiders;
    const auto odd = static_cast<std::size_t>(std::ranges::count_if(legs, [](auto length) { return length % 2 == 1; }));
    auto& [count, smallest] = by_value_[{legs.size(), odd, value}];
    if (count++ == 0) smallest = notation;
    if ((value == 0) == (markable % 2 == 0)) return tally_.pass();
    ++exceptions;
    listed_.push_back({notation, fmt::format("{}", edges), fmt::format("{}", value)});
    facts_.counterexample(Asked::nimber, edges, notation);
    const Failure exception{edges, notation,
                            fmt::format("{} has value {} and {} markable edges", notation, value, markable)};
    if (!tally_.smallest() || exception < *tally_.smallest()) smallest_ = legs;
    tally_.fail(exception);
  }

  Finding finding(std::string range) const {
    Finding finding;
    finding.range = std::move(range);
    finding.instances = tally_.instances();
    finding.tables = {edges_table(), values_table(),
                      DataTable{name_ + "-exceptions", {"spider", "edges", "nimber"}, listed_}};
    if (!tally_.smallest()) {
      finding.reason = "None in the range.";
      return finding;
    }
    finding.verdict = Verdict::proved;
    finding.witness = tally_.smallest()->notation;
    finding.minimal = true;
    finding.reason = fmt::format("Shown by example: {}. Exceptions among the {} spiders of the range: {}.",
                                 tally_.smallest()->note, tally_.instances(), tally_.failures());
    finding.pictures.push_back({graph_notation(smallest_), "the graph of the smallest exception", {}});
    finding.notes.push_back(
        fmt::format("The list has all {} exceptions of the range, by the number of edges.", listed_.size()));
    return finding;
  }

 private:
  DataTable edges_table() const {
    DataTable table{name_ + "-counts", {"edges", "spiders", "exceptions"}, {}};
    for (const auto& [edges, counts] : by_edges_) {
      table.rows.push_back(
          {fmt::format("{}", edges), fmt::format("{}", counts.first), fmt::format("{}", counts.second)});
    }
    return table;
  }
  DataTable values_table() const {
    DataTable table{name_ + "-values", {"legs", "odd_legs", "nimber", "spiders", "smallest"}, {}};
    for (const auto& [key, entry] : by_value_) {
      const auto& [legs, odd, value] = key;
      table.rows.push_back({fmt::format("{}", legs), fmt::format("{}", odd), fmt::format("{}", value),
                            fmt::format("{}", entry.first), entry.second});
    }
    return table;
  }

  Facts<ArrowsOnGraphs> facts_;
  std::string name_;
  Tally tally_;
  std::map<std::uint64_t, std::pair<std::uint64_t, std::uint64_t>> by_edges_;  // spiders, exceptions
  std::map<std::tuple<std::size_t, std::size_t, std::uint32_t>, std::pair<std::uint64_t, std::string>> by_value_;
  std::vector<std::vector<std::string>> listed_;
  LegLengths smallest_;
};

Finding survey_trimmed(const Effort& effort, Range edges, std::size_t legs, std::string name) {
  SpiderValues values(effort);
  SpiderSurvey survey(effort, Leaves::free, std::move(name));
  for (std::uint64_t n = std::max<std::uint64_t>(edges.first, legs); n <= edges.last; ++n) {
    each_spider(legs, n, [&](const LegLengths& lengths) {
      const SpiderLegs state = plain(lengths);
      survey.add(lengths, print_state(state), n, n, values.value(state).value());
    });
  }
  return survey.finding(fmt::format("all empty spiders with {} legs and {} edges", legs, from_to(edges, legs)));
}

// A conjecture that the tables suggested: it holds on the range, and that is all.
Finding pattern_on(const Tally& tally, const std::string& range) {
  return conclude(tally, range,
                  fmt::format("All {} instances have the value of this reading: {}. That is a pattern which the tables "
                              "suggested. It is not proved, and nothing is known beyond these sizes.",
                              tally.instances(), range));
}

Finding check_odd_legs_full_game(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  Tally tally;
  const Facts<ArrowsOnGraphs> facts(effort, ArrowsOnGraphs(Leaves::bound));
  each_triple(legs, 1, 2, [&](Length a, Length b, Length c) {
    if (a < b || b < c) return;
    const LegLengths lengths{static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                             static_cast<std::uint16_t>(c)};
    const Nimber found = values.value(full_game_on_spider(lengths));
    const std::string notation = graph_notation(lengths);
    facts.used(Asked::nimber, a + b + c, notation);
    if (found.is_zero()) return tally.pass();
    tally.fail({a, notation, fmt::format("{} has value {}", notation, found.value())});
  });
  std::optional<std::string> gap = gap_in(LegProof::no_mark);
  if (!gap) gap = gap_in_trimming_of_spiders();
  Finding finding = conclude(
      tally, fmt::format("odd a, b, c, the largest {}", from_to(legs, 1)),
      {gap, std::nullopt,
       "Proved for all lengths: an edge at a leaf cannot be marked, so what is left is the trimmed game, on a "
       "spider with even legs (AR-T12.1), or, beside a leg of one edge, on up to two rods with even numbers of "
       "edges, of value 0 (AR-P5.6). That it is this was compared on all spiders with legs of up to 5 edges; a rule "
       "speaks of one vertex, and longer legs have no others."});
  finding = with_second_opinion(std::move(finding), LegProof::no_mark, effort);
  return finding;
}

Finding check_empty_three_legs(const Effort& effort, Range edges) {
  Finding finding = survey_trimmed(effort, edges, 3, "three-legs");
  SpiderValues values(effort);
  DataTable table{"three-legs-all", {"a", "b", "c", "nimber"}, {}};
  for (std::uint64_t n = std::max<std::uint64_t>(edges.first, 3); n <= edges.last; ++n) {
    each_spider(3, n, [&](const LegLengths& lengths) {
      table.rows.push_back({fmt::format("{}", lengths[0]), fmt::format("{}", lengths[1]), fmt::format("{}", lengths[2]),
                            fmt::format("{}", values.value(plain(lengths)).value())});
    });
  }
  finding.tables.push_back(std::move(table));
  return finding;
}

Finding check_one_long_leg(const Effort& effort, Range middle) {
  SpiderValues values(effort);
  Tally tally;
  const Facts<ArrowsOnGraphs> facts(effort, ArrowsOnGraphs(Leaves::free));
  DataTable onsets{"long-leg-onsets", {"a", "b", "first_c"}, {}};
  SpiderLegs latest{leg(1), leg(1), leg(0)};  // the onset that is the most times the middle leg
  for (auto b = static_cast<Length>(middle.first); b <= middle.last; ++b) {
    for (Length a = 1; a < b; ++a) {
      if (a == 1 && b % 2 == 0) continue;
      Length onset = b + 1;
      for (Length c = b + 1; c <= std::min(kLongLegTried * b, kLongestTried); ++c) {
        const SpiderLegs state{leg(a), leg(b), leg(c)};
        const std::uint32_t found = values.value(state).value();
        if (found != c % 2) onset = c + 1;
        if (c < kLongLeg * b) continue;
        facts.used(Asked::nimber, a + b + c, [&] { return print_state(state); });
        if (found == c % 2) {
          tally.pass();
        } else {
          tally.fail({b, print_state(state), fmt::format("{} has value {}", print_state(state), found)});
        }
      }
      if (onset * latest[1].edges > Length{latest[2].edges} * b) latest = {leg(a), leg(b), leg(onset)};
      onsets.rows.push_back({fmt::format("{}", a), fmt::format("{}", b), fmt::format("{}", onset)});
    }
  }
  Finding finding = pattern_on(tally, fmt::format("b {}, 1 <= a < b, not a = 1 with b even, c from {} b to {} b, at "
                                                  "most {}",
                                                  from_to(middle, 2), kLongLeg, kLongLegTried, kLongestTried));
  finding.notes.push_back(fmt::format(
      "So for a + b odd all spiders with these c are exceptions: their value is 0 exactly if the number "
      "of edges is odd. The table gives, for each a and b, the first c > b from which on the value is c "
      "modulo 2, up to {} b and {}. Measured in b, the latest is c = {}, for a = {} and b = {}. For a = 1 and b "
      "even, left out here, see the table of all spiders with three legs.",
      kLongLegTried, kLongestTried, latest[2].edges, latest[0].edges, latest[1].edges));
  finding.tables.push_back(std::move(onsets));
  return finding;
}

Finding check_all_even_legs(const Effort& effort, Range edges) {
  SpiderValues values(effort);
  SpiderSurvey survey(effort, Leaves::free, "even-legs");
  for (std::uint64_t n = edges.first + edges.first % 2; n <= edges.last; n += 2) {
    for (std::size_t legs = 3; legs <= 5; ++legs) {
      if (n < 2 * legs) continue;
      each_spider(legs, n / 2, [&](LegLengths lengths) {
        for (std::uint16_t& length : lengths) length = static_cast<std::uint16_t>(2 * length);
        const SpiderLegs state = plain(lengths);
        survey.add(lengths, print_state(state), n, n, values.value(state).value());
      });
    }
  }
  return survey.finding(fmt::format("all empty spiders with 3 to 5 legs, all even, and {} edges", from_to(edges, 6)));
}

Finding check_empty_full_game(const Effort& effort, Range edges) {
  SpiderValues values(effort);
  SpiderSurvey survey(effort, Leaves::bound, "full-game");
  for (std::uint64_t n = std::max<std::uint64_t>(edges.first, 3); n <= edges.last; ++n) {
    for (std::size_t legs = 3; legs <= 5; ++legs) {
      each_spider(legs, n, [&](const LegLengths& lengths) {
        survey.add(lengths, graph_notation(lengths), n, n - legs, values.value(full_game_on_spider(lengths)).value());
      });
    }
  }
  return survey.finding(
      fmt::format("the Game of Arrows on all spiders with 3 to 5 legs and {} edges", from_to(edges, 3)));
}

}  // namespace

std::span<const NamedCheck> checks_of_empty_spiders() {
  static const std::array kChecks{
      NamedCheck{"odd_legs_full_game", check_odd_legs_full_game},
      NamedCheck{"empty_three_legs", check_empty_three_legs},
      NamedCheck{"empty_four_legs",
                 [](const Effort& effort, Range edges) { return survey_trimmed(effort, edges, 4, "four-legs"); }},
      NamedCheck{"empty_five_legs",
                 [](const Effort& effort, Range edges) { return survey_trimmed(effort, edges, 5, "five-legs"); }},
      NamedCheck{"one_long_leg", check_one_long_leg},
      NamedCheck{"all_even_legs", check_all_even_legs},
      NamedCheck{"empty_full_game", check_empty_full_game},
  };
  return kChecks;
}

}  // namespace sprague::arrows
