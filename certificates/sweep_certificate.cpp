#include "certificates/sweep_certificate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "canonical/ensure.hpp"
#include "certificates/certificate_head.hpp"

namespace sprague {
namespace {

std::vector<std::string_view> fields_of(std::string_view line) {
  std::vector<std::string_view> fields;
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t end = std::min(line.find('\t', begin), line.size());
    fields.push_back(line.substr(begin, end - begin));
    begin = end + 1;
  }
  return fields;
}

std::uint64_t number_of(std::string_view text, std::size_t line) {
  std::uint64_t number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || stop != text.data() + text.size()) {
    throw InputError(fmt::format("line {}: expected a number, not '{}'", line, text));
  }
  return number;
}

// What the digest of a member is taken of: it stands for itself, whatever came before it.
std::string digested(std::string_view game, const SweptMember& member) {
  return fmt::format("{}\t{}\t{}\t{}\t{}", game, member.size, member.result, member.weight, member.position);
}

DigestTree tree_of(std::string_view game, const std::vector<SweptMember>& members) {
  DigestTree tree;
  for (const SweptMember& member : members) tree.add(digested(game, member));
  return tree;
}

std::string root_of(std::string_view game, const std::vector<std::string>& head,
                    const std::vector<SweptMember>& members) {
  return hexadecimal(digest_of_pair(digest_of_leaf(fmt::format("{}\n{}", game, fmt::join(head, "\n"))),
                                    tree_of(game, members).root_digest()));
}

}  // namespace

std::string sweep_certificate(std::string_view game, std::string_view family, std::vector<SweptMember> members,
                              const SweptClaim& claim) {
  std::ranges::sort(members);
  std::vector<std::string> head{fmt::format("family\t{}", family),
                                fmt::format("claim\t{}\t{}", claim.claim, claim.reading)};
  std::string text = certificate_head("sweep", game) + fmt::format("{}\n{}\n", head[0], head[1]);
  for (std::size_t begin = 0, end = 0; begin < members.size(); begin = end) {
    const std::uint64_t size = members[begin].size;
    std::uint64_t weight = 0;
    for (end = begin; end < members.size() && members[end].size == size; ++end) weight += members[end].weight;
    const auto against = claim.counterexamples.find(size);
    head.push_back(fmt::format("size\t{}\t{}\t{}\t{}", size, end - begin, weight,
                               against == claim.counterexamples.end() ? 0 : against->second));
    text += head.back() + "\n";
    for (std::size_t i = begin; i < end; ++i) {
      text += fmt::format("member\t{}\t{}\t{}\n", members[i].result, members[i].weight, members[i].position);
    }
  }
  return text + fmt::format("root\t{}\nend\n", root_of(game, head, members));
}

Sweep parse_sweep(std::string_view text) {
  Sweep sweep;
  std::uint64_t size = 0;
  std::size_t number = 0;
  while (!text.empty()) {
    ++number;
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    const auto fields = fields_of(line);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (fields[0] == "family" || fields[0] == "claim" || fields[0] == "size") sweep.head.emplace_back(line);
    if (number == 1) {
      if (fields.size() != 4 || fields[2] != "sweep") throw InputError("line 1: expected the certificate of a sweep");
      sweep.game = fields[3];
    } else if (fields[0] == "size" && fields.size() == 5) {
      size = number_of(fields[1], number);
    } else if (fields[0] == "member" && fields.size() == 4) {
      sweep.members.push_back({size, std::string(fields[3]), std::string(fields[1]), number_of(fields[2], number)});
    } else if (fields[0] == "root" && fields.size() == 2) {
      sweep.root = fields[1];
    } else if (fields[0] != "family" && fields[0] != "claim" && fields[0] != "end") {
      throw InputError(fmt::format("line {}: expected a size or a member", number));
    }
  }
  return sweep;
}

Membership membership_of(const Sweep& sweep, std::size_t index) {
  const SweptMember& member = sweep.members.at(index);
  return {member.size, member.weight, tree_of(sweep.game, sweep.members).path(index), sweep.head, sweep.root};
}

}  // namespace sprague
