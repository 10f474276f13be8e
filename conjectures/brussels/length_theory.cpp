#include "conjectures/brussels/length_theory.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "canonical/ensure.hpp"
#include "checkers/linear_forms.hpp"

namespace sprague::brussels {
namespace {

using Form = LinearForm;
using Gap = std::optional<std::string>;

constexpr unsigned tips_or_none(std::uint64_t tips) {
  return tips > 0 ? 1 : 0;
}

Lengths from_to(std::int64_t first, std::int64_t last) {
  Lengths result;
  for (std::int64_t length = first; length <= last; ++length) result.insert(static_cast<std::uint32_t>(length));
  return result;
}

// The smaller bound.
std::int64_t longest(const std::array<LengthBound, 2>& bounds, std::uint64_t p, std::uint64_t q) {
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  for (const LengthBound& bound : bounds) {
    least = std::min(least, bound.at(static_cast<std::int64_t>(p), static_cast<std::int64_t>(q)));
  }
  return least;
}

constexpr std::int64_t kLeastOfTwoSpots = 6;

// --- the proof ---

Gap gap_in_bounds(const LengthTheory& theory) {
  for (const auto& [a, b, c] : theory.most) {
    const std::string bound = fmt::format("{}p + {}q + {}", a, b, c);
    if (a < 0 || b < 0) return bound + " decreases";
    // Two parts and the move itself: a(p-1) + b(q-1) + 2c + 1.
    if (2 * c + 1 - a - b > c) return "parts may be longer than " + bound;
    for (int p = 0; p <= 1; ++p) {
      for (int q = 0; q <= 1; ++q) {
        if (1 + p + q > a * p + b * q + c) return "joining t and b may be longer than " + bound;
      }
    }
  }
  return std::nullopt;
}

// The least length of two parts whose numbers add up to positive ones.
std::int64_t least_of_parts(const LengthTheory& theory) {
  std::int64_t least = 2 * theory.least[2];
  for (unsigned p1 = 0; p1 <= 1; ++p1) {
    for (unsigned q1 = 0; q1 <= 1; ++q1) {
      for (unsigned p2 = 1 - p1; p2 <= 1; ++p2) {
        for (unsigned q2 = 1 - q1; q2 <= 1; ++q2) {
          least = std::min(least, theory.least[p1 + q1] + theory.least[p2 + q2]);
        }
      }
    }
  }
  return least;
}

Gap gap_in_least(const LengthTheory& theory) {
  // Without tips at x or at y only t and b can be joined.
  if (theory.least != std::array<std::int64_t, 3>{1, 2, 3}) return "joining t and b has other lengths";
  // Other moves leave two parts; with one tip at x or at y they may be shorter than with more.
  if (1 + 2 * theory.least[0] < theory.least[2]) return "parts may be shorter than the least length";
  if (1 + least_of_parts(theory) < theory.least[2] + 2) return "a length is reached that is one above the least";
  if (2 + least_of_parts(theory) < kLeastOfTwoSpots) return "a length of two spots is too small";
  return std::nullopt;
}

// From p = 3 on for the circle (one move and one tip of x and of y used up), p = 4 for two spots (two of each). The
// other part has length 3 and all from 5 to its bounds, so that a first part (0,0) gives first + 3 and all from first +
// 5 on, (0,1) gives first + 4 and beyond its bounds more.
Gap gap_in_reached(const LengthTheory& theory, std::int64_t used) {
  const Form p = Form::unknown(0) + Form(2);
  const Form q = p + Form::unknown(1);
  const std::int64_t first = used + theory.least[0];
  const auto whole = [&](const LengthBound& bound) { return bound.at(p, q) + Form(bound.constant + used); };
  const auto reaches = [&](const Form& given, const Form& part_q, std::int64_t more, const Form& length) {
    return std::ranges::all_of(theory.most, [&](const LengthBound& bound) {
      return holds(Implication{{given}, {bound.at(p, part_q) + Form(more) - length}});
    });
  };
  const Form last = whole(theory.most[0]);
  const Form other_last = whole(theory.most[1]);
  if (!reaches(other_last - last - Form(1), q, first, last)) return "the longest plays may be missing";
  const Form given = last - other_last;
  if (!holds(Implication{{given}, {q - Form(1) - p}}) || !reaches(given, q, first, other_last - Form(1)) ||
      !reaches(given, q - Form(1), first + 1, other_last)) {
    return "the longest plays with many tips at y may be missing";
  }
  return std::nullopt;
}

// Small p, where finitely many q decide.
Gap gap_in_small(const LengthTheory& theory) {
  const std::uint64_t most_q = 8;
  const LengthTable table({}, 3 + most_q);
  // Constant from 1, 3 and 7 on.
  for (std::uint64_t p = 0; p <= 2; ++p) {
    for (std::uint64_t q = p; q <= most_q; ++q) {
      if (table.circle(p, q) != theory.circle(p, q)) return fmt::format("the lengths in CS4({},1,{},1)", p, q);
    }
    if (theory.circle(p, most_q) != theory.circle(p, most_q - 1)) return fmt::format("lengths for p = {} grow", p);
  }
  // Constant from 2 * 3 + 2 on.
  for (std::uint64_t p = 1; p <= 3; ++p) {
    for (std::uint64_t q = p; q <= most_q; ++q) {
      if (table.two_spots(p, q) != theory.two_spots(p, q)) return fmt::format("the lengths in BS_2({},{})", p, q);
    }
    if (theory.two_spots(p, most_q) != theory.two_spots(p, most_q + 1)) return fmt::format("lengths for {} grow", p);
  }
  return std::nullopt;
}

}  // namespace

LengthTable::LengthTable(const Effort& effort, std::uint64_t sum) {
  ENSURE(sum <= kMost, "more tips than the table takes");
  for (std::uint64_t p = 0; 2 * p <= sum; ++p) {
    rows_.emplace_back(sum - p + 1);
    for (std::uint64_t q = p; p + q <= sum; ++q) {
      effort.poll();
      Set& set = rows_[p][q];
      set.set(1 + tips_or_none(p) + tips_or_none(q));
      for (std::uint64_t p1 = 0; p1 < p; ++p1) {
        for (std::uint64_t q1 = 0; q1 < q; ++q1) set |= sums(at(p1, q1), at(p - 1 - p1, q - 1 - q1)) << 1;
      }
    }
  }
}

LengthTable::Set LengthTable::sums(const Set& a, const Set& b) {
  Set result;
  for (std::uint32_t length : listed(a)) result |= b << length;
  return result;
}

Lengths LengthTable::listed(const Set& set) {
  Lengths result;
  for (std::uint32_t length = 0; length < set.size(); ++length) {
    if (set[length]) result.insert(length);
  }
  return result;
}

Lengths LengthTable::circle(std::uint64_t p, std::uint64_t q) const {
  return listed(at(p, q));
}

Lengths LengthTable::two_spots(std::uint64_t p, std::uint64_t q) const {
  if (p == 0 || q == 0) return {0};
  if (p == 1 || q == 1) return {1};
  Set set;
  for (std::uint64_t i = 2; i <= p; ++i) {
    for (std::uint64_t j = 2; j <= q; ++j) set |= sums(at(i - 2, j - 2), at(p - i, q - j)) << 2;
  }
  return listed(set);
}

Lengths LengthTheory::circle(std::uint64_t p, std::uint64_t q) const {
  const unsigned sides = tips_or_none(p) + tips_or_none(q);
  const auto shortest = static_cast<std::uint32_t>(least[sides]);
  if (sides < 2) return {shortest};
  const auto [fewer, more] = std::minmax(p, q);
  Lengths result = from_to(least[sides] + (fewer == 1 ? 1 : 2), longest(most, fewer, more));
  result.insert(shortest);
  return result;
}

Lengths LengthTheory::two_spots(std::uint64_t p, std::uint64_t q) const {
  const auto [fewer, more] = std::minmax(p, q);
  if (fewer == 0) return {0};
  if (fewer == 1) return {1};
  if (fewer == 2) return more == 2 ? Lengths{4} : more == 3 ? Lengths{5} : Lengths{5, 6};
  std::array<LengthBound, 2> of_parts = most;
  for (LengthBound& bound : of_parts) bound.constant *= 2;
  return from_to(kLeastOfTwoSpots, 2 + longest(of_parts, fewer - 2, more - 2));
}

std::optional<std::string> gap_in_lengths(const LengthTheory& theory) {
  Gap gap = gap_in_bounds(theory);
  if (!gap) gap = gap_in_least(theory);
  if (!gap) gap = gap_in_reached(theory, 1);
  if (!gap) gap = gap_in_reached(theory, 2);
  if (!gap) gap = gap_in_small(theory);
  return gap;
}

}  // namespace sprague::brussels
