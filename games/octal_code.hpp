// The code 0.d1d2d3... of an octal game: what may be left after i counters are taken.
//
// Source: Beaudou et al., "Octal games on graphs", Definition 3; Berlekamp, Conway, Guy, "Winning Ways", chapter 4.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sprague {

class OctalCode {
 public:
  // Parses "0.33". Throws InputError for anything but "0." and one to sixteen octal digits, not all zero.
  static OctalCode parse(std::string_view text);

  // The largest number of counters that a move may take.
  std::size_t most_taken() const { return digits_.size(); }

  // After taking `taken` counters, may nothing, one part, or two parts (on graphs: two or more) be left?
  bool may_empty(std::size_t taken) const { return (digit(taken) & 1U) != 0; }
  bool may_leave_one(std::size_t taken) const { return (digit(taken) & 2U) != 0; }
  bool may_split(std::size_t taken) const { return (digit(taken) & 4U) != 0; }

  // 0 for every number of counters that may not be taken at all.
  unsigned digit(std::size_t taken) const { return taken >= 1 && taken <= digits_.size() ? digits_[taken - 1] : 0; }

  // The same without moves that leave nothing, where no move may split and one is left; else none.
  std::optional<OctalCode> without_emptying() const;

  std::string text() const;

  friend bool operator==(const OctalCode&, const OctalCode&) = default;

 private:
  std::vector<unsigned> digits_;
};

}  // namespace sprague
