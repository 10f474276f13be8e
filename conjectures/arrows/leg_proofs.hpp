// What is proved of spiders with legs of all lengths, and what it rests on: the options, the base, and the steps of
// leg_steps.hpp and even_leg_steps.hpp, each once a process.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "conjectures/arrows/unknown_spiders.hpp"
#include "conjectures/claim.hpp"

namespace sprague::arrows {

// In an order in which each rests on those before it.
enum class LegProof : std::uint8_t {
  paths,               // Propositions 5.2, 5.4 and 5.6
  two_short,           // Propositions 6.3 and 7.4
  one_short,           // Proposition 7.7
  three_marked,        // Theorem 8.2
  two_short_and_free,  // Proposition 9.1
  short_and_marked,    // Proposition 9.2
  short_and_two_free,  // Proposition 9.3
  two_marked,          // Lemma 10.1
  one_marked,          // Lemma 11.1, Proposition 11.2
  no_mark,             // Theorem 12.1
};

// Why it is not proved with these formulas; nothing when it is.
std::optional<std::string> gap_in(LegProof proof, const LegFormulas& formulas);
const std::optional<std::string>& gap_in(LegProof proof);

// Its own steps, and the fact on nim-sums that they use, as obligations.
std::vector<Obligation> obligations_of(LegProof proof);

}  // namespace sprague::arrows
