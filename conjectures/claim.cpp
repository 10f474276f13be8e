#include "conjectures/claim.hpp"

#include <fmt/format.h>

#include "canonical/ensure.hpp"

namespace sprague {

std::string_view to_string(Kind kind) {
  switch (kind) {
    case Kind::theorem: return "theorem";
    case Kind::proposition: return "proposition";
    case Kind::lemma: return "lemma";
    case Kind::table: return "table";
    case Kind::observation: return "observation";
    case Kind::conjecture: return "conjecture";
    case Kind::question: return "question";
  }
  return {};
}

std::string_view to_string(Role role) {
  switch (role) {
    case Role::printed: return "what is printed";
    case Role::repaired: return "a repaired statement";
    case Role::step: return "a step of the proof";
    case Role::slip: return "a slip";
    case Role::disproved: return "refuted by the paper itself";
    case Role::variant: return "a variant";
    case Role::pattern: return "a statement of ours";
  }
  return {};
}

std::string_view to_string(Verdict verdict) {
  switch (verdict) {
    case Verdict::proved: return "proved";
    case Verdict::holds: return "holds";
    case Verdict::refuted: return "refuted";
    case Verdict::undecided: return "undecided";
    case Verdict::rejected: return "rejected";
  }
  return {};
}

std::string_view to_string(Tier tier) {
  switch (tier) {
    case Tier::quick: return "quick";
    case Tier::nightly: return "nightly";
    case Tier::deep: return "deep";
  }
  return {};
}

Verdict verdict_of(std::string_view text) {
  for (const Verdict verdict :
       {Verdict::proved, Verdict::holds, Verdict::refuted, Verdict::undecided, Verdict::rejected}) {
    if (text == to_string(verdict)) return verdict;
  }
  throw InputError(fmt::format("verdict '{}': expected proved, holds, refuted, undecided or rejected", text));
}

Range range_of(const Reading& reading, Tier tier) {
  switch (tier) {
    case Tier::quick: return reading.quick;
    case Tier::nightly: return reading.nightly;
    case Tier::deep: return reading.deep;
  }
  return {};
}

}  // namespace sprague
