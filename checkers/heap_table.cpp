#include "checkers/heap_table.hpp"

#include <algorithm>
#include <bit>

#include "canonical/ensure.hpp"
#include "checkers/table_nimbers.hpp"

namespace sprague {

// The mask that makes the fewest heaps rare. The Walsh-Hadamard transform of the counts gives, for every mask at once,
// the number of rare heaps less the number of common ones.
void HeapTable::choose_division() {
  std::vector<std::int64_t> balance(std::bit_ceil(std::uint64_t{1} + std::ranges::max(nimbers_)), 0);
  for (std::uint16_t nimber : nimbers_) ++balance[nimber];
  for (std::size_t half = 1; half < balance.size(); half *= 2) {
    for (std::size_t block = 0; block < balance.size(); block += 2 * half) {
      for (std::size_t i = block; i < block + half; ++i) {
        const std::int64_t sum = balance[i] + balance[i + half];
        balance[i + half] = balance[i] - balance[i + half];
        balance[i] = sum;
      }
    }
  }
  const auto best_mask = static_cast<std::uint32_t>(std::ranges::min_element(balance) - balance.begin());
  mask_ = best_mask;
  rare_heaps_.clear();
  for (std::uint32_t heap = 1; heap < nimbers_.size(); ++heap) {
    if (is_rare(nimbers_[heap])) rare_heaps_.push_back(heap);
  }
}

std::uint16_t HeapTable::next() {
  const auto heap = static_cast<std::uint32_t>(nimbers_.size());
  ++round_;
  auto hit = [this](std::uint32_t nimber) { hits_[nimber] = round_; };
  auto is_hit = [this](std::uint32_t nimber) { return hits_[nimber] == round_; };
  for (std::uint32_t taken = 1; taken <= code_.most_taken() && taken <= heap; ++taken) {
    const std::uint32_t left = heap - taken;
    if (left == 0 && code_.may_empty(taken)) hit(0);
    if (left > 0 && code_.may_leave_one(taken)) hit(nimbers_[left]);
    if (!code_.may_split(taken)) continue;
    for (std::uint32_t part : rare_heaps_) {
      if (part >= left) break;
      hit(static_cast<std::uint32_t>(nimbers_[part] ^ nimbers_[left - part]));
    }
    steps_ += rare_heaps_.size();
  }
  // All common values are settled, and the rare ones that two rare heaps make; without a division, every value is.
  std::uint32_t result = 0;
  while (is_hit(result) || (mask_ != 0 && is_rare(result))) ++result;
  if (mask_ == 0) return static_cast<std::uint16_t>(result);
  std::uint32_t open = 0;
  for (std::uint32_t value = 0; value < result; ++value) open += is_hit(value) ? 0 : 1;
  for (std::uint32_t taken = 1; open > 0 && taken <= code_.most_taken() && taken < heap; ++taken) {
    if (!code_.may_split(taken)) continue;
    const std::uint32_t left = heap - taken;
    for (std::uint32_t part = 1; open > 0 && 2 * part <= left; ++part) {
      ++steps_;
      const auto value = static_cast<std::uint32_t>(nimbers_[part] ^ nimbers_[left - part]);
      if (is_hit(value)) continue;
      hit(value);
      if (value < result) --open;
    }
  }
  for (std::uint32_t value = 0; value < result; ++value) {
    if (!is_hit(value)) return static_cast<std::uint16_t>(value);
  }
  return static_cast<std::uint16_t>(result);
}

void HeapTable::extend_to(std::uint64_t heap, std::uint64_t most_steps) {
  ENSURE(heap < std::uint64_t{1} << 31, "heap too large");
  hits_.resize(kTableNimbers, 0);
  if (nimbers_.empty()) nimbers_.push_back(0);
  while (nimbers_.size() <= heap && steps_ < most_steps) {
    const std::uint64_t size = nimbers_.size();
    if (size % 4096 == 0) {
      effort_.poll();
      effort_.tell("heaps", size, heap);
    }
    if (size >= 64 && std::has_single_bit(size)) choose_division();
    const std::uint16_t nimber = next();
    ENSURE(nimber < kTableNimbers / 2, "nimber too large for the table");
    if (is_rare(nimber)) rare_heaps_.push_back(static_cast<std::uint32_t>(size));
    nimbers_.push_back(nimber);
  }
}

std::optional<HeapPeriod> HeapTable::period() const {
  // Shortest periods of the reversed sequence by its border array: border[i] is the longest proper border of the last
  // i + 1 heaps, so these heaps have period i + 1 - border[i].
  const std::size_t n = nimbers_.size();
  auto back = [&](std::size_t i) { return nimbers_[n - 1 - i]; };
  std::vector<std::uint32_t> border(n, 0);
  std::optional<HeapPeriod> best;
  const std::uint64_t k = code_.most_taken();
  for (std::size_t i = 1; i < n; ++i) {
    std::size_t length = border[i - 1];
    while (length > 0 && back(i) != back(length)) length = border[length - 1];
    border[i] = static_cast<std::uint32_t>(back(i) == back(length) ? length + 1 : 0);
    // The heaps start..n-1 have this period.
    const std::uint64_t period = i + 1 - border[i];
    const std::uint64_t start = n - 1 - i;
    const std::uint64_t last = 2 * std::max<std::uint64_t>(start, 1) + 2 * period + k - 1;
    if (last < n) best = HeapPeriod{period, start, last};
  }
  return best;
}

}  // namespace sprague
