// The first line of a certificate (docs/certificates.md).
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace sprague {

inline std::string certificate_head(std::string_view kind, std::string_view game) {
  return fmt::format("sprague-certificate\t4\t{}\t{}\n", kind, game);
}

inline bool is_certificate_of(std::string_view kind, std::string_view certificate) {
  std::string head = certificate_head(kind, "");
  head.pop_back();
  return certificate.starts_with(head);
}

// Of a game with its code; of a game as text that follows.
template <class G>
std::string certificate_head_of(std::string_view kind, const G& game) {
  const std::string code = game.code();
  std::string head = certificate_head(kind, fmt::format("{}{}{}", G::kName, code.empty() ? "" : ":", code));
  if constexpr (requires { game.rules(); }) head += fmt::format("rules\t{}\n", game.rules());
  return head;
}

}  // namespace sprague
