// Certificates of sweeps: every member of a family with what was found of it, and the numbers that confirm the census
// (docs/certificates.md). Any member's result can be asked for again, and any member be shown to somebody who knows but
// the root of the tree of their digests; it is above the digest of what the sweep is of, too.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/digest_tree.hpp"

namespace sprague {

// What was found of one member, in the words of certificates: "second", "first".
struct SweptMember {
  std::uint64_t size = 0;
  std::string position;  // as print_board writes it
  std::string result;
  std::uint64_t weight = 0;  // how many labelled or rooted objects it stands for
  friend auto operator<=>(const SweptMember&, const SweptMember&) = default;
};

// The claim that the members are held against.
struct SweptClaim {
  std::string_view claim;
  std::string_view reading;
  std::map<std::uint64_t, std::uint64_t> counterexamples;  // by size
};

std::string sweep_certificate(std::string_view game, std::string_view family, std::vector<SweptMember> members,
                              const SweptClaim& claim);

// The members of such a certificate, the lines that say of what it is, and the root that it names. Throws InputError
// naming the line that is none.
struct Sweep {
  std::string game;
  std::vector<std::string> head = {};  // family, claim, sizes
  std::vector<SweptMember> members;
  std::string root;
};
Sweep parse_sweep(std::string_view text);

// The digests that lead from a member to the root of the tree of members, and the lines that this one is combined with.
struct Membership {
  std::uint64_t size = 0;
  std::uint64_t weight = 0;
  std::vector<Sibling> path;
  std::vector<std::string> head = {};
  std::string root;
};
Membership membership_of(const Sweep& sweep, std::size_t index);

}  // namespace sprague
