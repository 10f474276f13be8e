// Starting positions of Sprouts, by spots and surface: who wins them, and their nimbers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "canonical/surfaces.hpp"
#include "checkers/effort.hpp"

namespace sprague::sprouts {

struct Start {
  unsigned spots = 0;
  Surface surface;
  std::string print() const;  // in the game's notation
};

// What is known of a nimber: it, or that it is no smaller than `least`.
struct KnownNimber {
  std::uint32_t least = 0;
  bool exact = false;

  static constexpr KnownNimber is(std::uint32_t nimber) { return {nimber, true}; }
  static constexpr KnownNimber at_least(std::uint32_t nimber) { return {nimber, false}; }
  bool shows(KnownNimber other) const { return other.exact ? *this == other : least >= other.least; }
  bool contradicts(KnownNimber other) const {
    return exact ? least != other.least && (other.exact || least < other.least) : other.exact && least > other.least;
  }
  std::string print() const;  // "2", or ">= 2"
  friend constexpr bool operator==(KnownNimber, KnownNimber) = default;
};

// How far a start's nimber is looked for: until it is known, or known to be at least `enough`.
struct Question {
  Start start;
  std::uint32_t enough;
};

inline constexpr std::uint32_t kWinner = 1;  // is enough to know who wins
inline constexpr std::uint32_t kNimber = 64;

// The answer to a question, and what it took; each question is searched by itself, so that all of it is the same
// whoever asks what beside it.
struct Answer {
  KnownNimber nimber;
  std::uint64_t positions = 0;  // met
  std::uint64_t proof = 0;      // components whose nimbers suffice to prove the answer; 0 of an open one

  bool settles(const Question& question) const { return nimber.exact || nimber.least >= question.enough; }
  friend bool operator==(const Answer&, const Answer&) = default;
};

// In the order of the questions. Less is known only where the memory of a thread for its part was used up.
std::vector<Answer> answers_to(const Effort& effort, const std::vector<Question>& questions);

}  // namespace sprague::sprouts
