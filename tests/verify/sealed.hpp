// Sweeps written by hand: the root that belongs to what they say.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>

#include "certificates/sweep_certificate.hpp"

namespace sprague::verify {

// A sweep's text with its root, in place of the last two lines, if it has these.
inline std::string sealed(const std::string& text) {
  const std::string lines = text.substr(0, text.find("root\t"));
  const Sweep sweep = parse_sweep(lines);
  sprague::DigestTree members;
  for (const SweptMember& member : sweep.members) {
    members.add(
        fmt::format("{}\t{}\t{}\t{}\t{}", sweep.game, member.size, member.result, member.weight, member.position));
  }
  const std::string head = fmt::format("{}\n{}", sweep.game, fmt::join(sweep.head, "\n"));
  return fmt::format("{}root\t{}\nend\n", lines,
                     hexadecimal(sprague::digest_of_pair(sprague::digest_of_leaf(head), members.root_digest())));
}

}  // namespace sprague::verify
