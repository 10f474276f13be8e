#include "conjectures/brussels/nimber_classes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace sprague::brussels {
namespace {

constexpr std::uint64_t kExcesses = 5;

constexpr std::array kKinds{SurfaceKind::orientable, SurfaceKind::even, SurfaceKind::odd};

// The kinds of surface that the cuts of a kind leave, each for some surface of the kind.
struct KindsLeft {
  std::vector<std::pair<SurfaceKind, SurfaceKind>> separating;  // in either order
  std::vector<SurfaceKind> two_sided;
  std::vector<SurfaceKind> one_sided;
};

// The same for every surface of the kind.
struct AlwaysLeft {
  std::vector<SurfaceKind> two_sided;
  std::vector<SurfaceKind> one_sided;
};

KindsLeft kinds_left(SurfaceKind kind) {
  using enum SurfaceKind;
  switch (kind) {
    case orientable: return {{{orientable, orientable}}, {orientable}, {}};
    case even: return {{{orientable, even}, {even, even}, {odd, odd}}, {orientable, even}, {odd}};
    case odd: return {{{orientable, odd}, {even, odd}}, {odd}, {orientable, even}};
  }
  return {};
}

AlwaysLeft always_left(SurfaceKind kind) {
  using enum SurfaceKind;
  switch (kind) {
    case orientable: return {};
    case even: return {{orientable}, {odd}};
    case odd: return {{}, {orientable}};
  }
  return {};
}

std::string_view name(SurfaceKind kind) {
  using enum SurfaceKind;
  switch (kind) {
    case orientable: return "orientable surfaces";
    case even: return "even numbers of crosscaps";
    case odd: return "odd numbers of crosscaps";
  }
  return "";
}

// The values that moves may leave, whichever there are.
std::vector<std::uint32_t> values_left(const NimberTable& table, SurfaceKind kind, std::uint64_t excess) {
  std::vector<std::uint32_t> values{value_of(table, kind, excess + 1)};
  if (excess == 0) return values;
  const KindsLeft left = kinds_left(kind);
  for (const auto& [first, second] : left.separating) {
    for (std::uint64_t part = 0; part < excess; ++part) {
      values.push_back(value_of(table, first, part) ^ value_of(table, second, excess - 1 - part));
    }
  }
  for (SurfaceKind after : left.two_sided) values.push_back(value_of(table, after, excess - 1));
  for (SurfaceKind after : left.one_sided) values.push_back(value_of(table, after, excess));
  return values;
}

// The values that there always is a move to.
std::vector<std::uint32_t> values_in_reach(const NimberTable& table, SurfaceKind kind, std::uint64_t excess) {
  if (excess == 0) return {};
  const SurfaceKind sphere = SurfaceKind::orientable;
  std::vector<std::uint32_t> values{value_of(table, sphere, 0) ^ value_of(table, kind, excess - 1),
                                    value_of(table, sphere, excess - 1) ^ value_of(table, kind, 0)};
  const AlwaysLeft left = always_left(kind);
  for (SurfaceKind after : left.two_sided) values.push_back(value_of(table, after, excess - 1));
  for (SurfaceKind after : left.one_sided) values.push_back(value_of(table, after, excess));
  return values;
}

bool contains(const auto& list, const auto& item) {
  return std::ranges::find(list, item) != list.end();
}

bool kinds_are_as_listed(Surface surface) {
  const KindsLeft left = kinds_left(kind_of(surface));
  const AlwaysLeft always = always_left(kind_of(surface));
  const auto separating = separating_cuts(surface);
  bool listed =
      contains(separating, std::pair(Surface(), surface)) && contains(separating, std::pair(surface, Surface()));
  for (const auto& [first, second] : separating) {
    const SurfaceKind a = kind_of(first);
    const SurfaceKind b = kind_of(second);
    listed = listed && (contains(left.separating, std::pair(a, b)) || contains(left.separating, std::pair(b, a)));
  }
  const auto agree = [&](const std::vector<Surface>& cuts, const std::vector<SurfaceKind>& some,
                         const std::vector<SurfaceKind>& all) {
    std::vector<SurfaceKind> kinds;
    for (Surface after : cuts) kinds.push_back(kind_of(after));
    return std::ranges::all_of(kinds, [&](SurfaceKind kind) { return contains(some, kind); }) &&
           std::ranges::all_of(all, [&](SurfaceKind kind) { return contains(kinds, kind); });
  };
  return listed && agree(two_sided_cuts(surface), left.two_sided, always.two_sided) &&
         agree(one_sided_cuts(surface), left.one_sided, always.one_sided);
}

}  // namespace

SurfaceKind kind_of(Surface surface) {
  if (surface.is_orientable()) return SurfaceKind::orientable;
  return surface.genus() % 2 == 0 ? SurfaceKind::even : SurfaceKind::odd;
}

std::uint32_t value_of(const NimberTable& table, SurfaceKind kind, std::uint64_t excess) {
  const std::size_t column = excess == 0 ? 0 : excess % 2 == 1 ? 1 : 2;
  return table[static_cast<std::size_t>(kind)][column];
}

std::optional<std::string> gap_in(const NimberTable& table) {
  for (SurfaceKind kind : kKinds) {
    for (std::uint64_t excess = 0; excess <= kExcesses; ++excess) {
      const std::uint32_t own = value_of(table, kind, excess);
      const std::vector<std::uint32_t> in_reach = values_in_reach(table, kind, excess);
      if (contains(values_left(table, kind, excess), own)) {
        return fmt::format("{}, excess {}: a move may leave the value {} again", name(kind), excess, own);
      }
      for (std::uint32_t smaller = 0; smaller < own; ++smaller) {
        if (!contains(in_reach, smaller)) {
          return fmt::format("{}, excess {}: no move is sure to leave the value {}", name(kind), excess, smaller);
        }
      }
    }
  }
  return std::nullopt;
}

std::optional<std::string> gap_in_cut_kinds(std::span<const Surface> surfaces) {
  for (Surface surface : surfaces) {
    if (!kinds_are_as_listed(surface))
      return fmt::format("{} has other cuts than the induction takes", surface.print());
  }
  return std::nullopt;
}

}  // namespace sprague::brussels
