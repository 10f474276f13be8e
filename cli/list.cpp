#include "cli/list.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "cli/checking.hpp"
#include "conjectures/language/claims_file.hpp"
#include "conjectures/registry.hpp"
#include "language/printing.hpp"

namespace sprague::cli {
namespace {

using Json = nlohmann::ordered_json;

Json claim_json(const Claim& claim) {
  Json readings = Json::array();
  for (const Reading& reading : claim.readings) readings.push_back(reading.name);
  return {{"claim", claim.id},
          {"paper", claim.paper},
          {"place", claim.place},
          {"kind", to_string(claim.kind)},
          {"statement", claim.statement},
          {"readings", readings}};
}

// Of a reading in the language of claims.
Json text_of(const Reading& reading, std::string Formal::*part) {
  return reading.formal == nullptr ? Json(nullptr) : Json(reading.formal->*part);
}

std::string range_text(Range range, std::string_view parameter) {
  return fmt::format("{} {}..{}", parameter, range.first, range.last);
}

}  // namespace

std::string list_claims(const std::vector<const Claim*>& claims, bool json) {
  if (json) {
    Json list = Json::array();
    for (const Claim* claim : claims) list.push_back(claim_json(*claim));
    return list.dump() + "\n";
  }
  std::string text;
  for (const Claim* claim : claims) {
    text += fmt::format("{:<9} {:<12} {:<26} {}\n", claim->id, to_string(claim->kind), claim->place, claim->statement);
  }
  return text;
}

namespace {

// Everything about a claim.
std::string show_claim(const Claim& claim, const RunFolder* run, bool json) {
  std::vector<UnitFinding> findings;
  if (run != nullptr) findings = run->findings();
  auto finding_of = [&](const Reading& reading) {
    const Unit unit{std::string(claim.id), std::string(reading.name)};
    const auto found = std::ranges::find(findings, unit, &UnitFinding::first);
    return found == findings.end() ? nullptr : &found->second;
  };
  if (json) {
    Json object = claim_json(claim);
    Json readings = Json::array();
    for (const Reading& reading : claim.readings) {
      const Finding* finding = finding_of(reading);
      readings.push_back({{"reading", reading.name},
                          {"role", to_string(reading.role)},
                          {"statement", reading.statement},
                          {"parameter", reading.parameter},
                          {"quick", {reading.quick.first, reading.quick.last}},
                          {"nightly", {reading.nightly.first, reading.nightly.last}},
                          {"deep", {reading.deep.first, reading.deep.last}},
                          {"limit", reading.limit},
                          {"language", text_of(reading, &Formal::text)},
                          {"words", text_of(reading, &Formal::words)},
                          {"latex", text_of(reading, &Formal::latex)},
                          {"digest", text_of(reading, &Formal::digest)},
                          {"around", reading.formal == nullptr ? Json(nullptr) : Json(reading.formal->around)},
                          {"verdict", finding == nullptr ? Json(nullptr) : Json(to_string(finding->verdict))}});
    }
    object["readings"] = readings;
    return object.dump() + "\n";
  }
  const std::vector<Paper> papers = known_papers();
  const auto paper = std::ranges::find(papers, claim.paper, &Paper::key);
  std::string text = fmt::format("{}  {}, {}\n{}\n\n{}\n", claim.id, claim.place, to_string(claim.kind), paper->title,
                                 claim.statement);
  for (const Reading& reading : claim.readings) {
    text += fmt::format("\nReading: {} ({})\n", reading.name, to_string(reading.role));
    if (!reading.statement.empty()) text += fmt::format("  {}\n", reading.statement);
    if (reading.formal != nullptr) {
      text +=
          fmt::format("  {}\n  {}\n  digest {}\n", reading.formal->text, reading.formal->words, reading.formal->digest);
      for (const std::string& line : reading.formal->around) text += fmt::format("  {}\n", line);
    }
    text += fmt::format("  quick {}; nightly {}; deep {}; at most {}\n", range_text(reading.quick, reading.parameter),
                        range_text(reading.nightly, reading.parameter), range_text(reading.deep, reading.parameter),
                        reading.limit);
    if (const Finding* finding = finding_of(reading)) {
      text += fmt::format("  {} on {}\n", to_string(finding->verdict), finding->range);
    }
  }
  return text;
}

std::string show_exploration(const language::TextReading& exploration, std::string_view file, bool json) {
  const std::string statement = language::print(exploration.statement, language::Style::text);
  if (json) return Json{{"exploration", exploration.name}, {"language", statement}}.dump() + "\n";
  return fmt::format("{}  exploration\n{}\n\n  {}\n", exploration.name, file, statement);
}

}  // namespace

std::string show(const std::vector<std::string>& patterns, const RunFolder* run, bool json) {
  std::vector<std::string> with_claims;
  std::vector<std::string> explorations;
  for (const std::string& pattern : patterns) {
    bool has_claims = true;
    if (pattern.ends_with(kClaimsEnding)) {
      const auto file = language::ClaimsFile::read(pattern);
      for (const language::TextReading& exploration : file->file().explorations) {
        explorations.push_back(show_exploration(exploration, pattern, json));
      }
      has_claims = !file->claims().empty() || file->file().explorations.empty();
    }
    if (has_claims) with_claims.push_back(pattern);
  }
  std::vector<std::string> texts;
  if (!with_claims.empty()) {
    for (const Claim* claim : claims_for(with_claims)) texts.push_back(show_claim(*claim, run, json));
  }
  std::ranges::move(explorations, std::back_inserter(texts));
  return fmt::format("{}", fmt::join(texts, json ? "" : "\n"));
}

}  // namespace sprague::cli
