// The Grundy sequence of an octal heap game far out, and the proof that it is periodic from some heap on.
//
// The mex over all splits of a heap is found without trying them all (Gangolli and Plambeck; Flammenkamp): nimbers
// are divided into a subspace ("rare" values, closed under ^) and its coset ("common" values). An option is common
// exactly when one of its two heaps is rare and the other common, so looping over the few rare heaps settles every
// common value; only rare values below the smallest free common one need the long loop, which stops as soon as each is
// hit. The result is the mex whatever the division; only the time depends on it.
//
// Period theorem (Guy and Smith 1956; Winning Ways, chapter 4): let no move take more than k counters. If
// G(n + p) = G(n) for all n0 <= n < 2 n0 + p + k, and n0 >= 1, then for all n >= n0. (With n0 = 0 it fails, as 0.4
// shows: a part of p counters would come down to none, and a split needs two parts.)
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "checkers/effort.hpp"
#include "games/nimber.hpp"
#include "games/octal_code.hpp"

namespace sprague {

// A proved period: G(n + period) = G(n) for all n >= start, and start is the smallest such number.
struct HeapPeriod {
  std::uint64_t period = 0;
  std::uint64_t start = 0;
  std::uint64_t verified_to = 0;  // the last heap that the theorem needed
  friend bool operator==(const HeapPeriod&, const HeapPeriod&) = default;
};

class HeapTable {
 public:
  HeapTable(OctalCode code, Effort effort) : code_(std::move(code)), effort_(effort) {}

  // Computes the nimbers of all heaps up to `heap`, or stops before it once `most_steps` splits were tried in all.
  void extend_to(std::uint64_t heap, std::uint64_t most_steps = std::numeric_limits<std::uint64_t>::max());

  Nimber at(std::uint64_t heap) const { return Nimber(nimbers_[heap]); }
  std::uint64_t heaps() const { return nimbers_.size(); }
  std::uint64_t steps() const { return steps_; }
  std::size_t bytes() const { return nimbers_.capacity() * sizeof(nimbers_[0]); }

  // The period of the heaps computed so far, if they prove one.
  std::optional<HeapPeriod> period() const;

 private:
  std::uint16_t next();
  void choose_division();
  bool is_rare(std::uint32_t nimber) const { return (__builtin_popcount(nimber & mask_) & 1) == 0; }

  OctalCode code_;
  Effort effort_;
  std::vector<std::uint16_t> nimbers_;
  std::vector<std::uint32_t> rare_heaps_;
  std::uint32_t mask_ = 0;  // rare: even number of ones under the mask; 0 makes every value rare
  std::vector<std::uint64_t> hits_;
  std::uint64_t round_ = 0;
  std::uint64_t steps_ = 0;
};

}  // namespace sprague
