#include "conjectures/arrows/path_induction.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "canonical/sorted.hpp"
#include "games/nimber.hpp"

namespace sprague::arrows {
namespace {

// Lengths checked one by one: beyond 4, where periods begin, two periods and more.
constexpr std::uint32_t kBase = 10;
constexpr std::uint16_t kRulesChecked = 12;

constexpr std::array kFlowSplits{Split{PathKind::flow, PathKind::flow}, Split{PathKind::crash, PathKind::crash}};
constexpr std::array kCrashSplits{Split{PathKind::flow, PathKind::crash}, Split{PathKind::crash, PathKind::flow}};
constexpr std::array kTwigSplits{Split{PathKind::twig, PathKind::flow}, Split{PathKind::twig, PathKind::crash}};
constexpr std::array kRodSplits{Split{PathKind::twig, PathKind::twig}};

const PathValue& row(const PathValues& values, PathKind kind) {
  return values[static_cast<std::size_t>(kind)];
}

// Calls visit(split, left length, right length) for every option of the path.
template <class Visit>
void each_split(PathKind kind, std::uint32_t edges, Visit visit) {
  for (const Split& split : path_splits(kind)) {
    for (std::uint32_t left = least_edges(split.left); left + 1 + least_edges(split.right) <= edges; ++left) {
      visit(split, left, edges - 1 - left);
    }
  }
}

std::uint32_t option_value(const PathValues& values, const Split& split, std::uint32_t left, std::uint32_t right) {
  return value_of(values, split.left, left) ^ value_of(values, split.right, right);
}

std::uint32_t mex_of_options(const PathValues& values, PathKind kind, std::uint32_t edges) {
  NimberSet seen;
  each_split(kind, edges, [&](const Split& split, std::uint32_t left, std::uint32_t right) {
    seen.insert(Nimber(option_value(values, split, left, right)));
  });
  return seen.mex().value();
}

// Do the options of a growing kind whose growing left part has length 0 or 1 have the values 0 and 1, at this length?
bool shortest_left_parts_give_0_and_1(const PathValues& values, PathKind kind, std::uint32_t edges) {
  std::vector<std::uint32_t> found;
  each_split(kind, edges, [&](const Split& split, std::uint32_t left, std::uint32_t right) {
    if (left < 2) found.push_back(option_value(values, split, left, right));
  });
  sort_unique(found);
  return found == std::vector<std::uint32_t>{0, 1};
}

// Two growing parts: is the candidate, 0 or 1, no option's last bit, and is 0 reached where it must be?
bool last_bit_decides(const PathValues& values, PathKind kind, std::uint32_t edges) {
  const std::uint32_t candidate = value_of(values, kind, edges);
  bool decided = candidate == 0 || edges % 2 == 1;
  each_split(kind, edges, [&](const Split& split, std::uint32_t left, std::uint32_t right) {
    if (option_value(values, split, left, right) % 2 == candidate) decided = false;
  });
  return decided;
}

// The step beyond the base. Lengths of either parity stand for all, being long enough for every residue to occur.
bool step_holds(const PathValues& values, PathKind kind) {
  const std::span<const Split> splits = path_splits(kind);
  const auto growing = [&](PathKind part) { return row(values, part).growing; };
  const bool left = growing(splits.front().left);
  const bool right = growing(splits.front().right);
  for (const Split& split : splits) {
    if (growing(split.left) != left || growing(split.right) != right) return false;
  }
  if (!left && !right) return !growing(kind);
  if (left && !right) {
    return growing(kind) && shortest_left_parts_give_0_and_1(values, kind, kBase) &&
           shortest_left_parts_give_0_and_1(values, kind, kBase + 1);
  }
  return left && right && !growing(kind) && last_bit_decides(values, kind, kBase) &&
         last_bit_decides(values, kind, kBase + 1);
}

std::vector<Sum<ArrowSpider>> sorted(std::vector<Sum<ArrowSpider>> options) {
  for (Sum<ArrowSpider>& option : options) std::ranges::sort(option);
  sort_unique(options);
  return options;
}

std::optional<std::string> gap_in_rules() {
  for (PathKind kind : kPathKinds) {
    for (std::uint16_t edges = least_edges(kind); edges <= kRulesChecked; ++edges) {
      if (!splits_are_the_rules(kind, edges)) {
        return fmt::format("{}_{} has other options than listed", letter(kind), edges);
      }
    }
  }
  return std::nullopt;
}

}  // namespace

char letter(PathKind kind) {
  return "FCTR"[static_cast<std::size_t>(kind)];
}

std::uint16_t least_edges(PathKind kind) {
  return kind == PathKind::crash || kind == PathKind::rod ? 1 : 0;
}

std::vector<AccentedLeg> path_of(PathKind kind, std::uint16_t edges) {
  const AccentedLeg in{0, Accent::check};
  switch (kind) {
    case PathKind::flow: return {in, {edges, Accent::hat}};
    case PathKind::crash: return {in, {edges, Accent::check}};
    case PathKind::twig: return {{edges, Accent::hat}};
    case PathKind::rod: return {{edges, std::nullopt}};
  }
  throw InternalError("no such kind of path");
}

std::span<const Split> path_splits(PathKind kind) {
  switch (kind) {
    case PathKind::flow: return kFlowSplits;
    case PathKind::crash: return kCrashSplits;
    case PathKind::twig: return kTwigSplits;
    case PathKind::rod: return kRodSplits;
  }
  throw InternalError("no such kind of path");
}

bool splits_are_the_rules(PathKind kind, std::uint16_t edges) {
  std::vector<Sum<ArrowSpider>> listed;
  each_split(kind, edges, [&](const Split& split, std::uint32_t left, std::uint32_t right) {
    Sum<ArrowSpider> option = spider_state(path_of(split.left, static_cast<std::uint16_t>(left)));
    const Sum<ArrowSpider> rest = spider_state(path_of(split.right, static_cast<std::uint16_t>(right)));
    option.insert(option.end(), rest.begin(), rest.end());
    listed.push_back(std::move(option));
  });
  const SpiderArrows game;
  std::vector<Sum<ArrowSpider>> options;
  for (const ArrowSpider& path : spider_state(path_of(kind, edges))) options = game.options(path);
  return sorted(std::move(listed)) == sorted(std::move(options));
}

std::uint32_t value_of(const PathValues& values, PathKind kind, std::uint32_t edges) {
  const PathValue& value = row(values, kind);
  return (value.growing ? edges - edges % 2 : 0) + value.last_bit[edges % 2];
}

std::optional<std::string> gap_in(const PathValues& values) {
  if (auto gap = gap_in_rules()) return gap;
  for (PathKind kind : kPathKinds) {
    for (std::uint32_t bit : row(values, kind).last_bit) {
      if (bit > 1) return fmt::format("the candidate for {}_n is no number of the kind that is tried", letter(kind));
    }
  }
  for (PathKind kind : kPathKinds) {
    for (std::uint32_t edges = least_edges(kind); edges <= kBase; ++edges) {
      const std::uint32_t found = mex_of_options(values, kind, edges);
      if (found != value_of(values, kind, edges)) {
        return fmt::format("the options of {}_{} give {}, not {}", letter(kind), edges, found,
                           value_of(values, kind, edges));
      }
    }
    if (!step_holds(values, kind)) return fmt::format("the induction step fails for {}_n", letter(kind));
  }
  return std::nullopt;
}

std::optional<std::string> gap_in(const PathParities& parities) {
  if (auto gap = gap_in_rules()) return gap;
  auto parity = [&](PathKind kind, std::uint32_t edges) { return parities[static_cast<std::size_t>(kind)][edges % 2]; };
  std::optional<std::string> gap;
  for (PathKind kind : {PathKind::flow, PathKind::crash}) {
    // Beyond length 1 there is a move; whether parities add up depends on the residues of the lengths alone.
    for (std::uint32_t edges = least_edges(kind); edges <= kBase; ++edges) {
      bool over = true;
      each_split(kind, edges, [&](const Split& split, std::uint32_t left, std::uint32_t right) {
        over = false;
        if ((1 + parity(split.left, left) + parity(split.right, right)) % 2 == parity(kind, edges)) return;
        gap = fmt::format("a move from {}_{} does not change the parity", letter(kind), edges);
      });
      if (over && parity(kind, edges) != 0) gap = fmt::format("{}_{} has no move", letter(kind), edges);
    }
  }
  return gap;
}

}  // namespace sprague::arrows
