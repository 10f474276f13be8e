#include "conjectures/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/ensure.hpp"
#include "canonical/nearest_name.hpp"
#include "conjectures/arrows/slips.hpp"
#include "conjectures/arrows/state_claims.hpp"
#include "conjectures/brussels/slips.hpp"
#include "conjectures/brussels_girth.hpp"
#include "conjectures/brussels_section5.hpp"
#include "conjectures/brussels_surfaces.hpp"
#include "conjectures/cycles/slips.hpp"
#include "conjectures/cycles_with_cells.hpp"
#include "conjectures/cycles_without_cells.hpp"
#include "conjectures/game_of_arrows.hpp"
#include "conjectures/octal/slips.hpp"
#include "conjectures/octal_on_graphs.hpp"
#include "conjectures/papers.hpp"
#include "conjectures/sprouts/slips.hpp"
#include "conjectures/sprouts_trees.hpp"
#include "conjectures/sprouts_winners.hpp"

namespace sprague {
namespace {

// The tables of several papers as one, in the order of ids.
template <std::size_t... Sizes>
constexpr auto joined(const std::array<Claim, Sizes>&... tables) {
  std::array<Claim, (Sizes + ...)> all{};
  auto next = all.begin();
  ((next = std::ranges::copy(tables, next).out), ...);
  std::ranges::sort(all, {}, &Claim::id);
  return all;
}

// A new paper's claims are added here.
constexpr auto kAll = joined(arrows::kClaims, arrows::kStateClaims, brussels::kGirthClaims,
                             brussels::kSectionFiveClaims, brussels::kSurfaceClaims, cycles::kCellClaims,
                             cycles::kCellFreeClaims, octal::kClaims, sprouts::kTreeClaims, sprouts::kWinnerClaims);

constexpr bool paper_exists(std::string_view key) {
  return std::ranges::any_of(kPapers, [key](const Paper& paper) { return paper.key == key; });
}

constexpr bool well_formed(const Reading& reading) {
  return !reading.name.empty() && !reading.parameter.empty() && reading.quick.first <= reading.quick.last &&
         reading.nightly.first <= reading.nightly.last && reading.quick.first == reading.nightly.first &&
         reading.quick.last <= reading.nightly.last && reading.nightly.last <= reading.limit;
}

// A reading leaves its failure to another one of its claim, which tells of its own.
constexpr bool errata_exist(std::span<const Reading> readings) {
  return std::ranges::all_of(readings, [readings](const Reading& reading) {
    return reading.erratum.empty() || std::ranges::any_of(readings, [&reading](const Reading& other) {
             return other.name == reading.erratum && other.erratum.empty();
           });
  });
}

constexpr bool well_formed(const Claim& claim) {
  return errata_exist(claim.readings) && !claim.id.empty() && !claim.place.empty() && !claim.statement.empty() &&
         paper_exists(claim.paper) && !claim.readings.empty() &&
         std::ranges::all_of(claim.readings, [](const Reading& reading) { return well_formed(reading); });
}

static_assert(std::ranges::is_sorted(kAll, {}, &Claim::id), "claims stand in the order of ids");
static_assert(std::ranges::adjacent_find(kAll, {}, &Claim::id) == kAll.end(), "an id stands twice");
constexpr bool well_formed(std::span<const Slip> slips) {
  return std::ranges::all_of(slips, [](const Slip& slip) {
    return !slip.place.empty() && !slip.printed.empty() && !slip.meant.empty() &&
           (slip.claim.empty() || std::ranges::find(kAll, slip.claim, &Claim::id) != kAll.end());
  });
}
static_assert(well_formed(arrows::kSlips) && well_formed(brussels::kSlips) && well_formed(cycles::kSlips) &&
              well_formed(octal::kSlips) && well_formed(sprouts::kSlips));
static_assert(std::ranges::all_of(kAll, [](const Claim& claim) { return well_formed(claim); }));

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
  for (const Claim& claim : kAll) claims.push_back(&claim);
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
  return kAll;
}

const Claim* find_claim(std::string_view id) {
  const auto found = std::ranges::lower_bound(kAll, id, {}, &Claim::id);
  if (found != kAll.end() && found->id == id) return &*found;
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
