// Sequences of numbers of octal games, and the proof that they are periodic.
#pragma once

#include <cstdint>
#include <optional>

#include "checkers/heap_table.hpp"
#include "language/file.hpp"

namespace sprague::explorer {

// The nimber of a heap of factor n + constant under an octal game.
struct OctalSequence {
  OctalCode code;
  std::int64_t factor = 1;
  std::int64_t constant = 0;
};

// What the statement's number is, where it is the nimber of a heap, or of a path, which is one: under octal games on
// graphs, and Node Kayles, which is 0.137 there (claim OG-HEAP). Nothing for all else.
std::optional<OctalSequence> octal_sequence(const language::Statement& statement);

// From n = begin on the numbers repeat with the length, for ever, and with no smaller one; begin is the first such n
// from the least one on.
struct ProvedPeriod {
  std::int64_t begin = 0;
  std::int64_t length = 0;
  std::uint64_t verified_to = 0;  // the last heap that the period theorem needed
};

// Nothing where the theorem does not apply to the heaps that are looked at.
std::optional<ProvedPeriod> prove_period(const OctalSequence& sequence, std::int64_t least, HeapTable& table);

}  // namespace sprague::explorer
