// A starting position of a certificate, and what is to be proved of it (docs/certificates.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "certificates/sweep_certificate.hpp"
#include "games/labels.hpp"

namespace sprague {

enum class ProofOf { outcome, nimber };

// A claim's reading that a starting position contradicts.
struct Against {
  std::string claim;
  std::string reading;
};

template <HasLabels G>
struct CertifiedStart {
  std::string text;  // as certificates write it
  typename G::Labelled sum;
  ProofOf proof = ProofOf::outcome;
  // Of all starting positions of a certificate, or of none; just one of both.
  std::optional<Against> against;
  std::optional<Membership> member = std::nullopt;  // of a sweep
};

// The kind of certificate that has it.
template <HasLabels G>
std::string_view kind_of(const CertifiedStart<G>& start) {
  if (start.against) return "counterexample";
  if (start.member) return "member";
  return start.proof == ProofOf::nimber ? "value" : "outcome";
}

template <HasLabels G>
CertifiedStart<G> with_nimber(CertifiedStart<G> start) {
  start.proof = ProofOf::nimber;
  return start;
}

template <HasLabels G>
CertifiedStart<G> contradicting(CertifiedStart<G> start, std::string_view claim, std::string_view reading) {
  start.against = Against{std::string(claim), std::string(reading)};
  return start;
}

}  // namespace sprague
