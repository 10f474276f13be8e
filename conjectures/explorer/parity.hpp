// The simplest sum modulo 2 of some numbers that is right on all rows: Z3 finds it and proves that none with fewer
// terms is; all sums are tried as well, and that the two disagree is a fault of this program.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "checkers/obligation.hpp"

namespace sprague::explorer {

// Bit i: the i-th number is a term.
using ParitySum = std::uint32_t;

// More numbers have too many sums to try.
inline constexpr std::size_t kMostTerms = 20;

// Which numbers are odd, and what their sum should be modulo 2.
struct ParityRow {
  std::uint32_t odd = 0;
  bool is_one = false;
  friend auto operator<=>(const ParityRow&, const ParityRow&) = default;
};

bool sum_of(ParitySum sum, std::uint32_t odd);

// "Some sum of the numbers, `terms` of them, is right on all of these." Unknowns: use0, use1, ..., terms, and order,
// the sum of powers of 2 for those used, so that the first sum has the least.
Obligation sum_question(std::span<const ParityRow> rows, std::size_t numbers, std::string_view sentence);

struct SimplestSum {
  std::optional<ParitySum> sum;
  std::vector<Obligation> obligations;  // that it is right and none before it is, or that there is none
};

// The sum of fewest terms, and of these the first.
SimplestSum simplest_sum(const std::set<ParityRow>& rows, std::size_t numbers, std::string_view sentence,
                         const Effort& effort);

// The first rows, in their order, from which all others follow: no more than there are numbers, and one.
std::vector<ParityRow> independent_rows(std::span<const ParityRow> rows);

}  // namespace sprague::explorer
