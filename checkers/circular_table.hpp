// The nimbers of CS_4(P_4:p,1,q,1) for all p, q up to a bound, by the recursion.
//
// A move joins the two spots with one tip each, which leaves 0 when p, q >= 1, or splits both numbers: (p',q') beside
// (p'',q''), p' + p'' = p - 1 and q' + q'' = q - 1. Positions are done in the order of the larger number, so that both
// parts are known; the table is symmetric, and so are the two parts.
//
// The mex needs all pairs of parts only to be sure that a number is never met. As x ^ y <= x + y, no pair without a
// part on the diagonal p' = q' gives more than the largest sum of two maxima so far, by rows (p' and p'') or by sums
// (p' + q' and p'' + q''). Pairs with a part on the diagonal are few and looked at one by one. So once every number up
// to that bound has been met, the smallest number not met is the mex; if that never happens, all pairs are looked at.
#pragma once

#include <cstdint>
#include <vector>

#include "checkers/effort.hpp"
#include "games/nimber.hpp"

namespace sprague {

enum class Search : std::uint8_t { bounded, every_pair };

class CircularTable {
 public:
  explicit CircularTable(Effort effort, Search search = Search::bounded) : effort_(effort), search_(search) {}

  static constexpr std::uint64_t kMost = 8000;

  // Computes all nimbers with p, q <= most.
  void extend_to(std::uint64_t most);

  // Requires that the table extends to both numbers.
  Nimber at(std::uint64_t p, std::uint64_t q) const { return Nimber(rows_[p][q]); }

  std::size_t bytes() const { return rows_.size() * rows_.size() * sizeof(Row::value_type); }

  // How many pairs of parts were looked at, and how many sums of two maxima.
  std::uint64_t pairs() const { return pairs_; }
  std::uint64_t sums() const { return sums_; }

 private:
  using Row = std::vector<std::uint16_t>;

  std::uint16_t next(std::size_t p, std::size_t q);
  void look(std::uint32_t nimber) { met_[nimber] = round_; }
  std::int64_t most_off_diagonal(std::size_t p, std::size_t q);
  void note(std::size_t p, std::size_t q);

  Effort effort_;
  Search search_;
  std::vector<Row> rows_;
  // The largest nimber off the diagonal, -1 where there is none, by row and by p + q.
  std::vector<std::int64_t> row_most_;
  std::vector<std::int64_t> sum_most_;
  std::vector<std::uint32_t> met_;
  std::uint32_t round_ = 0;
  std::uint64_t pairs_ = 0;
  std::uint64_t sums_ = 0;
};

}  // namespace sprague
