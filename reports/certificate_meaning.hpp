// What a certificate shows once the verifier accepts it, by its kind: the words of docs/trust.md, and no more than they
// say.
#pragma once

#include <string>
#include <string_view>

namespace sprague {

inline constexpr std::string_view kObligationKind = "obligation";  // a text for solvers, not for the verifier

// The third field of a certificate's first line. Throws InputError for a text that is no certificate.
std::string kind_of_certificate(std::string_view text);

// Markdown, one sentence. Throws InputError for what is no kind.
std::string_view what_it_proves(std::string_view kind);

}  // namespace sprague
