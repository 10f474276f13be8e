#include "conjectures/arrows/short_legs.hpp"

#include "canonical/ensure.hpp"

namespace sprague::arrows {
namespace {

UnmarkedGraph path(Fate first, Length edges, Fate second) {
  return edges == 0 ? UnmarkedGraph{} : unmarked_path(first, edges, second);
}

// Every edge to the one of its number, the first turned round or not.
EdgeMap in_order(std::size_t edges, bool first_turned) {
  EdgeMap map;
  for (std::uint32_t i = 0; i < edges; ++i) map.push_back({i, i == 0 && first_turned});
  return map;
}

ShortRow to_path(SpiderLegs spider, const UnmarkedGraph& target, bool first_turned, std::uint32_t value) {
  UnmarkedGraph source = unmarked_graph(spider);
  EdgeMap map = in_order(source.edges.size(), first_turned);
  return {std::move(spider), std::move(source), target, std::move(map), value};
}

ShortRow from_paths(SpiderLegs spider, const UnmarkedGraph& short_path, const UnmarkedGraph& long_path,
                    bool first_turned, std::uint32_t value) {
  UnmarkedGraph source = beside(short_path, long_path);
  UnmarkedGraph target = unmarked_graph(spider);
  EdgeMap map = in_order(source.edges.size(), first_turned);
  return {std::move(spider), std::move(source), std::move(target), std::move(map), value};
}

}  // namespace

ShortRow short_row(std::size_t row, Length n, Accent third) {
  const AccentedLeg last = leg(third, n);
  const Fate end = near_fate(third);
  switch (row) {
    case 1: return to_path({check(0), check(0), last}, path(Fate::sink, n, Fate::sink), false, n % 2 ^ 1);
    case 2: return to_path({check(0), check(0), last}, path(Fate::sink, n, Fate::source), false, n % 2);
    case 3: return to_path({check(0), hat(0), last}, path(Fate::none, n, end), false, n);
    case 4: return to_path({check(0), check(1), last}, path(Fate::sink, n + 1, Fate::sink), true, n % 2);
    case 5: return to_path({check(0), check(1), last}, path(Fate::sink, n + 1, Fate::source), true, n % 2 ^ 1);
    case 6:
    case 7:
      return from_paths({check(0), hat(1), last}, path(Fate::none, 1, Fate::source), path(Fate::none, n, end), false,
                        n ^ 1);
    case 8:
    case 9:
      return from_paths({check(1), hat(1), last}, path(Fate::sink, 2, Fate::source), path(Fate::none, n, end), true, n);
    default: throw InternalError("no such row");
  }
}

Length least_length(std::size_t row) {
  return row == 1 ? 1 : 0;
}

bool third_accent_is(std::size_t row, Accent accent) {
  if (row == 3) return true;
  const bool check_printed = row == 1 || row == 4 || row == 6 || row == 8;
  return check_printed == (accent == Accent::check);
}

}  // namespace sprague::arrows
