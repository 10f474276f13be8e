// Certificates of plays: a starting position and the moves from it, one after the other (docs/certificates.md).
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/ensure.hpp"
#include "certificates/certificate_head.hpp"
#include "certificates/certified_start.hpp"
#include "games/labels.hpp"

namespace sprague {

// Moves by their names, each of which must be legal.
template <HasLabels G>
std::string play_certificate(const G& game, const CertifiedStart<G>& start, const std::vector<std::string>& moves) {
  std::string text = certificate_head_of("play", game) + fmt::format("start\t{}\n", start.text);
  typename G::Labelled position = start.sum;
  for (const std::string& name : moves) {
    const auto legal = game.labelled_moves(position);
    const auto move = std::ranges::find_if(legal, [&](const auto& candidate) { return candidate.name == name; });
    ENSURE(move != legal.end(), "a play of a move that is none");
    text += fmt::format("move\t{}\n", name);
    position = typename G::Labelled(move->after);
  }
  const std::string_view end = game.labelled_moves(position).empty() ? "over" : "open";
  return text + fmt::format("{}\t{}\nend\n", end, moves.size());
}

}  // namespace sprague
