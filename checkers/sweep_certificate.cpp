#include "checkers/sweep_certificate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "canonical/ensure.hpp"

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

}  // namespace

std::string sweep_certificate(std::string_view game, std::string_view family, std::vector<SweptMember> members,
                              const SweptClaim& claim) {
  std::ranges::sort(members);
  std::string text = fmt::format("sprague-certificate\t1\tsweep\t{}\nfamily\t{}\nclaim\t{}\t{}\n", game, family,
                                 claim.claim, claim.reading);
  for (std::size_t begin = 0, end = 0; begin < members.size(); begin = end) {
    const std::uint64_t size = members[begin].size;
    std::uint64_t weight = 0;
    for (end = begin; end < members.size() && members[end].size == size; ++end) weight += members[end].weight;
    const auto against = claim.counterexamples.find(size);
    text += fmt::format("size\t{}\t{}\t{}\t{}\n", size, end - begin, weight,
                        against == claim.counterexamples.end() ? 0 : against->second);
    for (std::size_t i = begin; i < end; ++i) {
      text += fmt::format("member\t{}\t{}\t{}\n", members[i].result, members[i].weight, members[i].position);
    }
  }
  return text + "end\n";
}

Sweep parse_sweep(std::string_view text) {
  Sweep sweep;
  std::uint64_t size = 0;
  std::size_t number = 0;
  while (!text.empty()) {
    ++number;
    const std::size_t end = std::min(text.find('\n'), text.size());
    const auto fields = fields_of(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (number == 1) {
      if (fields.size() != 4 || fields[2] != "sweep") throw InputError("line 1: expected the certificate of a sweep");
      sweep.game = fields[3];
    } else if (fields[0] == "size" && fields.size() == 5) {
      size = number_of(fields[1], number);
    } else if (fields[0] == "member" && fields.size() == 4) {
      sweep.members.push_back({size, std::string(fields[3]), std::string(fields[1]), number_of(fields[2], number)});
    } else if (fields[0] != "family" && fields[0] != "claim" && fields[0] != "end") {
      throw InputError(fmt::format("line {}: expected a size or a member", number));
    }
  }
  return sweep;
}

}  // namespace sprague
