// What proofs by a solver use of nim-sums: three facts in linear arithmetic, and these as obligations themselves.
//
// A nim-sum is at most the sum, differs from it by an even number, and is 0 for equal numbers. By induction over bits,
// from the highest on, this holds for all numbers (nim-sum-bit: the step to one bit more); and once more over
// bit-vectors of 32 bits, together with the nim-sums of an even number with 1 and with 2, whose higher bits are the
// number's.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "checkers/obligation.hpp"
#include "checkers/statement.hpp"

namespace sprague {

// The labels of the three facts, as hypotheses.
inline constexpr std::array<std::string_view, 3> kNimSumFacts{
    "nim-sum at most sum", "even difference of sum and nim-sum", "equal numbers have nim-sum 0"};

// Gives the statement the three facts about the nim-sum of a and b.
void give_nim_sum(Statement& statement, const Term& a, const Term& b, const Term& nim_sum);

// Each followed by its twins.
std::vector<Obligation> nim_sum_obligations();

// That each number below the nim-sum of three heaps is reached by lowering one of them, over bit-vectors of 32 bits.
// For all numbers: the heap to lower is one with the highest bit in which the nim-sum and the number differ.
std::vector<Obligation> heap_obligations();

}  // namespace sprague
