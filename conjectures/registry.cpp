#include "conjectures/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/ensure.hpp"
#include "canonical/nearest_name.hpp"
#include "conjectures/arrows/slips.hpp"
#include "conjectures/brussels/slips.hpp"
#include "conjectures/cycles/slips.hpp"
#include "conjectures/octal/slips.hpp"
#include "conjectures/papers.hpp"
#include "conjectures/papers_claims.hpp"
#include "conjectures/sprouts/slips.hpp"

namespace sprague {
namespace {

// Does `text` match `pattern`, with * for any letters and ? for one?
bool matches(std::string_view pattern, std::string_view text) {
  if (pattern.empty()) return text.empty();
  if (pattern.front() == '*') {
    for (std::size_t skip = 0; skip <= text.size(); ++skip) {
      if (matches(pattern.substr(1), text.substr(skip))) return true;
    }
    return false;
  }
  if (text.empty() || (pattern.front() != '?' && pattern.front() != text.front())) return false;
  return matches(pattern.substr(1), text.substr(1));
}

std::vector<std::shared_ptr<const language::ClaimsFile>>& files() {
  static std::vector<std::shared_ptr<const language::ClaimsFile>> added;
  return added;
}

}  // namespace

void add_claims(std::shared_ptr<const language::ClaimsFile> file) {
  for (const Claim& claim : file->claims()) {
    const Claim* same = find_claim(claim.id);
    if (same == nullptr) continue;
    const language::TextClaim& text = file->text_of(claim);
    language::fail_at(file->file().source.name, text.place,
                      fmt::format("'{}' is a claim of {} already: expected another id", claim.id, same->paper));
  }
  files().push_back(std::move(file));
}

std::vector<Paper> known_papers() {
  std::vector<Paper> papers(kPapers.begin(), kPapers.end());
  for (const auto& file : files()) papers.push_back(file->paper());
  return papers;
}

std::vector<const Claim*> known_claims() {
  std::vector<const Claim*> claims;
  for (const Claim& claim : all_claims()) claims.push_back(&claim);
  for (const auto& file : files()) {
    for (const Claim& claim : file->claims()) claims.push_back(&claim);
  }
  return claims;
}

std::span<const std::shared_ptr<const language::ClaimsFile>> added_files() {
  return files();
}

std::optional<language::InstanceCount> instances_of(const Reading& reading, Range range) {
  for (const auto& file : files()) {
    if (const auto count = file->count(reading, range)) {
      // Of a file of graphs nothing is known.
      return count->count <= 1 && !count->is_exact ? std::nullopt : count;
    }
  }
  return std::nullopt;
}

std::span<const Slip> slips_of(std::string_view paper) {
  if (paper == "brussels-sprouts") return brussels::kSlips;
  if (paper == "game-of-arrows") return arrows::kSlips;
  if (paper == "game-of-cycles") return cycles::kSlips;
  if (paper == "octal-on-graphs") return octal::kSlips;
  if (paper == "sprouts-on-surfaces") return sprouts::kSlips;
  return {};
}

std::span<const Claim> all_claims() {
  static const PapersClaims all;
  return all.claims();
}

const Claim* find_claim(std::string_view id) {
  const std::span<const Claim> papers = all_claims();
  const auto found = std::ranges::lower_bound(papers, id, {}, &Claim::id);
  if (found != papers.end() && found->id == id) return &*found;
  for (const auto& file : files()) {
    const auto added = std::ranges::find(file->claims(), id, &Claim::id);
    if (added != file->claims().end()) return &*added;
  }
  return nullptr;
}

std::vector<const Claim*> match_claims(std::string_view pattern) {
  std::vector<const Claim*> result;
  std::vector<std::string_view> ids;
  for (const Claim* claim : known_claims()) {
    if (matches(pattern, claim->id)) result.push_back(claim);
    ids.push_back(claim->id);
  }
  if (!result.empty()) return result;
  const auto nearest = nearest_name(pattern, ids);
  throw InputError(fmt::format("claim '{}': there is none; {}", pattern,
                               nearest ? fmt::format("the nearest is {}", *nearest) : "sprague list has them all"));
}

}  // namespace sprague
