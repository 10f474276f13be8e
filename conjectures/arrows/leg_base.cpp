#include "conjectures/arrows/leg_base.hpp"

#include <fmt/format.h>

namespace sprague::arrows {
namespace {

using Number = std::int64_t;
using KnownSpider = UnknownSpider<Number>;

// Options depend on whether an edge is the first, the second or the last of its leg.
constexpr Length kOptionsTo = 4;
constexpr Length kValuesTo = 8;

constexpr std::array<std::optional<Accent>, 3> kEnds{std::nullopt, Accent::check, Accent::hat};

SpiderLegs known_legs(const KnownSpider& spider) {
  SpiderLegs legs;
  for (const auto& [edges, accent, extent] : spider) legs.push_back({static_cast<std::uint16_t>(edges), accent});
  return legs;
}

// What is known of a leg: as little as there can be if its bit is set in `unknown`, else all of its edges, if there are
// few.
KnownSpider known(const SpiderLegs& legs, unsigned unknown) {
  KnownSpider spider;
  for (std::size_t i = 0; i < legs.size(); ++i) {
    const auto& [edges, accent] = legs[i];
    const bool is_known = (unknown >> i & 1) == 0;
    const bool is_long = edges >= 2 && is_known;
    const bool is_short = edges < 2 && accent && is_known;
    spider[i] = {edges, accent,
                 is_long    ? Extent::two_or_more
                 : is_short ? (edges == 0 ? Extent::none : Extent::one)
                            : Extent::any};
  }
  return spider;
}

// Calls visit(legs) for the states with legs of at most so many edges, those without an accent of one or more.
template <class Visit>
void each_short_state(Length most, Visit visit) {
  each_triple({0, most}, 0, 1, [&](Length a, Length b, Length c) {
    for (const auto& first : kEnds) {
      for (const auto& second : kEnds) {
        for (const auto& third : kEnds) {
          const SpiderLegs legs{AccentedLeg{static_cast<std::uint16_t>(a), first},
                                AccentedLeg{static_cast<std::uint16_t>(b), second},
                                AccentedLeg{static_cast<std::uint16_t>(c), third}};
          const bool has_no_leg =
              std::ranges::any_of(legs, [](const AccentedLeg& leg) { return !leg.accent && leg.edges == 0; });
          const bool is_closed = a + b + c == 0 && first == second && second == third;
          if (!has_no_leg && !is_closed) visit(legs);
        }
      }
    }
  });
}

std::vector<Sum<ArrowSpider>> normal_options(std::vector<Sum<ArrowSpider>> options) {
  for (Sum<ArrowSpider>& option : options) std::ranges::sort(option);
  sort_unique(options);
  return options;
}

std::vector<Sum<ArrowSpider>> options_listed(const KnownSpider& spider) {
  std::vector<Sum<ArrowSpider>> listed;
  for (std::size_t leg = 0; leg < spider.size(); ++leg) {
    for (const Accent accent : kAccents) {
      // One edge too many: the list has to see that it is not there.
      for (Number index = 1; index <= spider[leg].edges + 1; ++index) {
        each_option(spider, leg, accent, index, [&](const UnknownOption<Number>& option) {
          if (std::ranges::any_of(option.where, [](Number number) { return number < 0; })) return;
          Sum<ArrowSpider> sum = spider_state(known_legs(option.near));
          const auto edges = static_cast<std::uint16_t>(option.beside_edges);
          const Sum<ArrowSpider> beside = spider_state(path_of(option.beside, edges));
          sum.insert(sum.end(), beside.begin(), beside.end());
          listed.push_back(std::move(sum));
        });
      }
    }
  }
  return normal_options(std::move(listed));
}

std::vector<Sum<ArrowSpider>> options_by_rules(const SpiderLegs& legs) {
  const SpiderArrows game;
  const Sum<ArrowSpider> state = spider_state(legs);
  std::vector<Sum<ArrowSpider>> options;
  for (std::size_t i = 0; i < state.size(); ++i) {
    for (Sum<ArrowSpider> option : game.options(state[i])) {
      for (std::size_t j = 0; j < state.size(); ++j) {
        if (j != i) option.push_back(state[j]);
      }
      options.push_back(std::move(option));
    }
  }
  return normal_options(std::move(options));
}

// Do the formulas say what the value is?
bool has_formula(const SpiderLegs& legs) {
  const auto shorts = std::ranges::count_if(legs, [](const AccentedLeg& leg) { return leg.accent && leg.edges < 2; });
  const auto free = std::ranges::count_if(legs, [](const AccentedLeg& leg) { return !leg.accent; });
  const bool even = std::ranges::all_of(legs, [](const AccentedLeg& leg) { return leg.accent || leg.edges % 2 == 0; });
  return free == 0 || (free == 1 && shorts == 2) || (free <= 2 && shorts == 1 && even);
}

}  // namespace

std::optional<std::string> gap_in_leg_options() {
  std::optional<std::string> gap;
  each_short_state(kOptionsTo, [&](const SpiderLegs& legs) {
    for (unsigned unknown = 0; unknown < 8; ++unknown) {
      if (gap || options_listed(known(legs, unknown)) == options_by_rules(legs)) continue;
      gap = fmt::format("{} has other options than the steps take", print_state(legs));
    }
  });
  return gap;
}

std::optional<std::string> gap_in_leg_values(const LegFormulas& formulas) {
  std::optional<std::string> gap;
  SpiderValues values({});
  each_short_state(kValuesTo, [&](const SpiderLegs& legs) {
    if (gap || !has_formula(legs)) return;
    const std::uint32_t listed = number_of(value_of(known(legs, 0), formulas));
    const std::uint32_t found = values.value(legs).value();
    if (found != listed) gap = fmt::format("{} has value {}, not {}", print_state(legs), found, listed);
  });
  return gap;
}

}  // namespace sprague::arrows
