#include "checkers/circular_table.hpp"

#include <algorithm>
#include <span>

#include "canonical/ensure.hpp"
#include "checkers/table_nimbers.hpp"

namespace sprague {
namespace {

// The largest sum of two maxima whose places add up to the last place, -1 when there is none.
std::int64_t largest_sum(std::span<const std::int64_t> most) {
  std::int64_t largest = -1;
  for (std::size_t i = 0; 2 * i < most.size(); ++i) {
    const std::int64_t a = most[i];
    const std::int64_t b = most[most.size() - 1 - i];
    if (a >= 0 && b >= 0) largest = std::max(largest, a + b);
  }
  return largest;
}

}  // namespace

std::int64_t CircularTable::most_off_diagonal(std::size_t p, std::size_t q) {
  const std::span rows(row_most_);
  const std::span sums(sum_most_);
  sums_ += p / 2 + (p + q) / 2;
  return std::min(largest_sum(rows.first(p)), largest_sum(sums.first(p + q - 1)));
}

std::uint16_t CircularTable::next(std::size_t p, std::size_t q) {
  ++round_;
  look((p > 0 ? 1U : 0U) ^ (q > 0 ? 1U : 0U));
  std::uint32_t mex = 0;
  auto advance = [&] {
    while (met_[mex] == round_) ++mex;
  };
  for (std::size_t i = 0; i < p; ++i) look(rows_[i][i] ^ std::uint32_t{rows_[p - 1 - i][q - 1 - i]});
  pairs_ += p;
  advance();
  if (p == 0) return static_cast<std::uint16_t>(mex);
  const std::int64_t most = search_ == Search::bounded ? most_off_diagonal(p, q) : kTableNimbers;
  auto decided = [&] { return mex > most; };
  for (std::size_t column = 0; 2 * column < q && !decided(); ++column) {
    const std::uint16_t* left = rows_[q - 1 - column].data();
    const std::uint16_t* right = rows_[column].data() + (p - 1);
    for (std::size_t i = 0; i < p; ++i) look(std::uint32_t{left[i]} ^ *(right - i));
    pairs_ += p;
    advance();
  }
  return static_cast<std::uint16_t>(mex);
}

void CircularTable::note(std::size_t p, std::size_t q) {
  const std::int64_t nimber = rows_[p][q];
  for (std::int64_t* most : {&row_most_[p], &row_most_[q], &sum_most_[p + q]}) *most = std::max(*most, nimber);
}

void CircularTable::extend_to(std::uint64_t most) {
  ENSURE(most <= kMost, "table too large");
  met_.resize(kTableNimbers, 0);
  while (rows_.size() <= most) {
    effort_.poll();
    const std::size_t q = rows_.size();
    effort_.tell("rows", q, most);
    rows_.emplace_back();
    row_most_.push_back(-1);
    sum_most_.resize(2 * q + 1, -1);
    for (std::size_t p = 0; p <= q; ++p) {
      const std::uint16_t nimber = next(p, q);
      ENSURE(nimber < kTableNimbers / 2, "nimber too large for the table");
      rows_[q].push_back(nimber);
      if (p < q) rows_[p].push_back(nimber);
    }
    // Only now: the maxima are of positions with both numbers below the next q.
    for (std::size_t p = 0; p < q; ++p) note(p, q);
  }
}

}  // namespace sprague
