#include "reports/certificate_meaning.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

struct Meaning {
  std::string_view kind;
  std::string_view proves;
};

constexpr std::array<Meaning, 9> kCertificateMeanings{{
    {"counterexample", "Each starting position in it contradicts the claim, as the verifier words the claim."},
    {"induction",
     "Every member of the family that the verifier names has the nimber of its vector, if larger members move as the "
     "small ones do that it tried."},
    {"lengths", "Plays from each starting position in it have just the lengths that it says."},
    {"member", "This position is in the sweep that has this root, and is won by the player that it says."},
    {kObligationKind,
     "Nothing that the verifier checks: solvers were asked the text, and its last line is what they answered."},
    {"outcome", "Each starting position in it is won by the player that it says."},
    {"play", "The moves in it can be made one after the other; nothing is said of other plays."},
    {"sweep",
     "Its members are all that the family has of these sizes; who wins is proved of as many as the verifier says, and "
     "of the others only said."},
    {"value", "Each starting position in it has the nimber that it says."},
}};

static_assert(std::ranges::is_sorted(kCertificateMeanings, {}, &Meaning::kind));

}  // namespace

std::string kind_of_certificate(std::string_view text) {
  std::string_view line = text.substr(0, text.find('\n'));
  for (int field = 0; field < 2; ++field) line.remove_prefix(std::min(line.find('\t'), line.size() - 1) + 1);
  std::string kind(line.substr(0, line.find('\t')));
  static_cast<void>(what_it_proves(kind));
  return kind;
}

std::string_view what_it_proves(std::string_view kind) {
  const auto* const found = std::ranges::find(kCertificateMeanings, kind, &Meaning::kind);
  if (found == kCertificateMeanings.end()) throw InputError(fmt::format("'{}': expected a kind of certificate", kind));
  return found->proves;
}

}  // namespace sprague
