#include "reports/signature.hpp"

#include <fmt/format.h>
#include <xxhash.h>

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
  const XXH128_hash_t digest = XXH3_128bits(lines.data(), lines.size());
  return fmt::format("{:016x}{:016x}", digest.high64, digest.low64);
}

}  // namespace sprague
