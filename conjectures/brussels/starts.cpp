#include "conjectures/brussels/starts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

#include "canonical/families.hpp"

namespace sprague::brussels {

std::uint64_t Start::total() const {
  return std::accumulate(tips.begin(), tips.end(), std::uint64_t{0});
}

std::uint64_t Start::spots_with_tips() const {
  return static_cast<std::uint64_t>(std::ranges::count_if(tips, [](unsigned t) { return t > 0; }));
}

std::uint64_t Start::spots_with_one_tip() const {
  return static_cast<std::uint64_t>(std::ranges::count(tips, 1U));
}

std::string Start::print() const {
  const std::string spots = fmt::format("{}", fmt::join(tips, ","));
  return surface == Surface() ? spots : fmt::format("{} on {}", spots, surface.print());
}

void each_start(Range sizes, unsigned least, const std::vector<Surface>& surfaces,
                absl::FunctionRef<void(const Start&)> sink) {
  for (std::uint64_t size = std::max<std::uint64_t>(sizes.first, 1); size <= sizes.last; ++size) {
    // The legs of a star, on as many vertices besides the hub, are a multiset of numbers t_i + 1.
    each_star(size + 1, 0, {}, [&](const Legs& legs) {
      Start start;
      for (std::uint16_t leg : legs) start.tips.push_back(leg - 1U);
      if (std::ranges::any_of(start.tips, [least](unsigned t) { return t < least; })) return;
      for (Surface surface : surfaces) {
        start.surface = surface;
        sink(start);
      }
    });
  }
}

std::vector<Surface> handles(unsigned first, unsigned last) {
  std::vector<Surface> result;
  for (unsigned k = first; k <= last; ++k) result.push_back(Surface::with_handles(k));
  return result;
}

std::vector<Surface> crosscaps(unsigned first, unsigned last) {
  std::vector<Surface> result;
  for (unsigned k = first; k <= last; ++k) result.push_back(Surface::with_crosscaps(k));
  return result;
}

std::vector<Surface> every_surface() {
  std::vector<Surface> result = handles(0, Surface::kMostGenus);
  for (Surface surface : crosscaps(1, Surface::kMostGenus)) result.push_back(surface);
  return result;
}

std::string range_text(Range sizes, unsigned least, const std::vector<Surface>& surfaces) {
  std::vector<std::string> names;
  for (Surface surface : surfaces) names.push_back(surface.print());
  return fmt::format("all starts with n + T from {} to {}, t_i >= {}, on {}", sizes.first, sizes.last, least,
                     fmt::join(names, ", "));
}

std::string print_lengths(const Lengths& lengths) {
  return fmt::format("plays of {} move{}", fmt::join(lengths, " or "), lengths == Lengths{1} ? "" : "s");
}

void fail(Tally& tally, const Start& start, std::string note) {
  tally.fail({start.spots() + start.total(), start.print(), std::move(note)});
}

}  // namespace sprague::brussels
