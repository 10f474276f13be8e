#include "canonical/surfaces.hpp"

#include <fmt/format.h>

#include <charconv>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// The surfaces without a boundary that have Euler characteristic 2 - crosscaps.
std::vector<Surface> surfaces_worth(unsigned crosscaps) {
  std::vector<Surface> result;
  if (crosscaps % 2 == 0) result.push_back(Surface::with_handles(crosscaps / 2));
  if (crosscaps > 0) result.push_back(Surface::with_crosscaps(crosscaps));
  return result;
}

}  // namespace

Surface Surface::with_handles(unsigned handles) {
  ENSURE(handles <= kMostGenus, "too many handles");
  return {false, handles};
}

Surface Surface::with_crosscaps(unsigned crosscaps) {
  ENSURE(crosscaps >= 1 && crosscaps <= kMostGenus, "a non-orientable surface has 1 to 100 crosscaps");
  return {true, crosscaps};
}

Surface Surface::parse(std::string_view text) {
  if (text == "S") return {};
  const char kind = text.empty() ? ' ' : text.front();
  unsigned genus = 0;
  const char* const end = text.data() + text.size();
  if (kind == 'T' || kind == 'P') {
    const unsigned least = kind == 'T' ? 0 : 1;
    const auto [rest, error] = std::from_chars(text.data() + 1, end, genus);
    if (error == std::errc{} && rest == end && genus >= least && genus <= kMostGenus) return {kind == 'P', genus};
  }
  throw InputError(fmt::format("surface '{}': expected S, T0 to T{} (handles) or P1 to P{} (crosscaps)", text,
                               kMostGenus, kMostGenus));
}

std::string Surface::print() const {
  if (*this == Surface()) return "S";
  return fmt::format("{}{}", has_crosscaps_ ? 'P' : 'T', genus_);
}

std::vector<std::pair<Surface, Surface>> separating_cuts(Surface surface) {
  std::vector<std::pair<Surface, Surface>> result;
  const unsigned genus = surface.genus();
  if (surface.is_orientable()) {
    for (unsigned one = 0; one <= genus; ++one) {
      result.emplace_back(Surface::with_handles(one), Surface::with_handles(genus - one));
    }
    return result;
  }
  // A handle beside a crosscap is worth two more crosscaps (Dyck); one side at least keeps a crosscap.
  for (unsigned one = 0; one <= genus; ++one) {
    for (const Surface first : surfaces_worth(one)) {
      for (const Surface second : surfaces_worth(genus - one)) {
        if (!first.is_orientable() || !second.is_orientable()) result.emplace_back(first, second);
      }
    }
  }
  return result;
}

std::vector<Surface> two_sided_cuts(Surface surface) {
  const unsigned genus = surface.genus();
  if (!surface.is_orientable()) return genus >= 2 ? surfaces_worth(genus - 2) : std::vector<Surface>();
  return genus >= 1 ? std::vector{Surface::with_handles(genus - 1)} : std::vector<Surface>();
}

std::vector<Surface> one_sided_cuts(Surface surface) {
  return surface.is_orientable() ? std::vector<Surface>() : surfaces_worth(surface.genus() - 1);
}

}  // namespace sprague
