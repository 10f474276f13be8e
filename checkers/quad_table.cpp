#include "checkers/quad_table.hpp"

#include "canonical/ensure.hpp"
#include "checkers/table_nimbers.hpp"

namespace sprague {

QuadTable::QuadTable(const Effort& effort, std::uint64_t most) : most_(most), met_(kTableNimbers, 0) {
  ENSURE(most <= kMost, "table too large");
  for (std::size_t y = 0; y < most; ++y) {
    const std::size_t side = most - y;
    planes_.push_back({side, std::vector<std::uint16_t>(side * side, 0)});
  }
  for (std::size_t tips = 1; tips <= most; ++tips) {
    effort.tell("tips", tips, most);
    for (std::size_t y = 0; y < tips; ++y) {
      effort.poll();
      Plane& plane = planes_[y];
      for (std::size_t x = 0; 2 * x + y < tips; ++x) {
        const std::size_t z = tips - 1 - x - y;
        const std::uint16_t found = mex({static_cast<std::uint16_t>(x), static_cast<std::uint16_t>(y),
                                         static_cast<std::uint16_t>(z), std::uint16_t{1}});
        plane.nimbers[x * plane.side + z] = found;
        plane.nimbers[z * plane.side + x] = found;
      }
    }
  }
}

std::size_t QuadTable::bytes() const {
  std::size_t bytes = 0;
  for (const Plane& plane : planes_) bytes += plane.nimbers.size() * sizeof(plane.nimbers.front());
  return bytes;
}

Nimber QuadTable::at(const Quad& quad) {
  ENSURE(std::uint64_t{quad[0]} + quad[1] + quad[2] + quad[3] <= most_, "a circle beyond the table");
  return Nimber(mex(quad));
}

std::uint16_t QuadTable::mex(const Quad& quad) {
  ++round_;
  look_at_curves(quad[0], quad[1], quad[2], quad[3]);
  look_at_curves(quad[1], quad[2], quad[3], quad[0]);
  std::uint16_t result = 0;
  while (met_[result] == round_) ++result;
  ENSURE(result < kTableNimbers / 2, "nimber too large for the table");
  return result;
}

// Those between the spots with a and c tips.
void QuadTable::look_at_curves(std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  if (c == 0) return;
  for (std::size_t i = 0; i < a; ++i) {
    const std::uint16_t* one = planes_[b].row(i);
    const std::uint16_t* other = planes_[d].row(a - 1 - i) + (c - 1);
    for (std::size_t j = 0; j < c; ++j) met_[std::uint32_t{one[j]} ^ *(other - j)] = round_;
  }
}

}  // namespace sprague
