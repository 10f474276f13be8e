#include "conjectures/arrows/short_legs.hpp"

#include "canonical/ensure.hpp"
#include "conjectures/arrows/path_induction.hpp"

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

ShortRow to_path(SpiderLegs spider, const UnmarkedGraph& target, bool first_turned) {
  UnmarkedGraph source = unmarked_graph(spider);
  EdgeMap map = in_order(source.edges.size(), first_turned);
  return {std::move(spider), std::move(source), target, std::move(map)};
}

ShortRow from_paths(SpiderLegs spider, const UnmarkedGraph& short_path, const UnmarkedGraph& long_path,
                    bool first_turned) {
  UnmarkedGraph source = beside(short_path, long_path);
  UnmarkedGraph target = unmarked_graph(spider);
  EdgeMap map = in_order(source.edges.size(), first_turned);
  return {std::move(spider), std::move(source), std::move(target), std::move(map)};
}

}  // namespace

ShortRow short_row(std::size_t row, Length n, std::optional<Accent> third) {
  const AccentedLeg last = third ? leg(*third, n) : leg(n);
  const Fate end = third ? near_fate(*third) : Fate::none;
  switch (row) {
    case 1:
    case 2: return to_path({check(0), check(0), last}, path(Fate::sink, n, end), false);
    case 3: return to_path({check(0), hat(0), last}, path(Fate::none, n, end), false);
    case 4:
    case 5: return to_path({check(0), check(1), last}, path(Fate::sink, n + 1, end), true);
    case 6:
    case 7:
      return from_paths({check(0), hat(1), last}, path(Fate::none, 1, Fate::source), path(Fate::none, n, end), false);
    case 8:
    case 9:
      return from_paths({check(1), hat(1), last}, path(Fate::sink, 2, Fate::source), path(Fate::none, n, end), true);
    default: throw InternalError("no such row");
  }
}

std::vector<SpiderLegs> paths_of_row(std::size_t row, Length n) {
  const auto named = [](PathKind kind, Length edges) { return path_of(kind, static_cast<std::uint16_t>(edges)); };
  switch (row) {
    case 1: return {named(PathKind::crash, n)};
    case 2: return {named(PathKind::flow, n)};
    case 3: return {named(PathKind::twig, n)};
    case 4: return {named(PathKind::crash, n + 1)};
    case 5: return {named(PathKind::flow, n + 1)};
    case 6:
    case 7: return {named(PathKind::twig, 1), named(PathKind::twig, n)};
    case 8:
    case 9: return {named(PathKind::flow, 2), named(PathKind::twig, n)};
    default: throw InternalError("no such row");
  }
}

bool is_isomorphism(const ShortRow& instance) {
  constexpr std::size_t kTriedByDefinition = 7;  // edges: three ways to mark each
  const auto& [spider, source, target, map] = instance;
  return is_isomorphism_locally(source, target, map) &&
         (map.size() > kTriedByDefinition || is_isomorphism_by_definition(source, target, map));
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
