#include "reports/signature.hpp"

#include <fmt/format.h>

#include "reports/digest.hpp"

namespace sprague {
namespace {

std::string escaped(std::string_view field) {
  std::string text;
  for (char c : field) {
    switch (c) {
      case '\\': text += "\\\\"; break;
      case '\t': text += "\\t"; break;
      case '\n': text += "\\n"; break;
      default: text += c;
    }
  }
  return text;
}

}  // namespace

std::string signature(std::span<const UnitFinding> findings) {
  std::string lines;
  for (const auto& [unit, finding] : findings) {
    // "=" sets a witness, even an empty one, apart from none.
    const std::string witness = finding.witness ? "=" + escaped(*finding.witness) : "";
    lines += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", escaped(unit.claim), escaped(unit.reading),
                         to_string(finding.verdict), escaped(finding.range), finding.instances, finding.failures,
                         witness, finding.minimal);
  }
  return digest_of(lines);
}

}  // namespace sprague
