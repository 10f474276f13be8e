#include "conjectures/language/claims_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>

#include "canonical/ensure.hpp"
#include "checkers/digest_tree.hpp"
#include "conjectures/language/check.hpp"
#include "conjectures/language/plays.hpp"
#include "conjectures/language/worker.hpp"
#include "language/printing.hpp"

namespace sprague::language {
namespace {

constexpr std::size_t kMostBytesOfClaims = std::size_t{1} << 22;
constexpr std::size_t kDigitsShown = 16;

constexpr std::array<std::pair<std::string_view, Role>, 7> kRoleNames{{
    {"printed", Role::printed},
    {"repaired", Role::repaired},
    {"step", Role::step},
    {"slip", Role::slip},
    {"disproved", Role::disproved},
    {"variant", Role::variant},
    {"pattern", Role::pattern},
}};

constexpr std::array<std::pair<std::string_view, Kind>, 7> kKindNames{{
    {"Theorem", Kind::theorem},
    {"Proposition", Kind::proposition},
    {"Lemma", Kind::lemma},
    {"Table", Kind::table},
    {"Observation", Kind::observation},
    {"Conjecture", Kind::conjecture},
    {"Question", Kind::question},
}};

// What a place says it is: "Zandee 2022, Theorem 4". All else is a conjecture.
Kind kind_of(std::string_view place) {
  for (const auto& [word, kind] : kKindNames) {
    if (place.find(word) != std::string_view::npos) return kind;
  }
  return Kind::conjecture;
}

Finding check_text(const File& file, const TextReading& reading, const Effort& effort, Range range) {
  const Sizes sizes{static_cast<std::int64_t>(range.first), static_cast<std::int64_t>(range.last)};
  return check_statement(file, reading, sizes, effort);
}

std::string digest_of_text(std::string_view text) {
  return hexadecimal(digest_of_leaf(text)).substr(0, kDigitsShown);
}

// All that the statement means: itself, the games and the programs that it names, with definitions written out.
std::string normal_form(const File& file, const TextReading& reading) {
  std::string text = print(reading.statement, Style::text);
  if (reading.statement.count_on) text = "count on " + text;
  if (reading.statement.size) {
    const Size& size = *reading.statement.size;
    if (!size.name.empty())
      text = fmt::format("size {} = {}, {}, {}: ", size.name, size.quick, size.nightly, size.deep) + text;
  }
  for (const auto& game : file.games) text += "\n" + game->text;
  for (const Invariant& invariant : file.invariants)
    text += fmt::format("\ninvariant {} {}", invariant.name, invariant.command);
  return text;
}

}  // namespace

std::shared_ptr<const ClaimsFile> ClaimsFile::read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in || std::filesystem::is_directory(path)) throw InputError(fmt::format("{}: expected a file of claims", path));
  std::ostringstream bytes;
  bytes << in.rdbuf();
  std::string text = bytes.str();
  if (text.size() > kMostBytesOfClaims) {
    throw InputError(
        fmt::format("{}: {} bytes, expected a file of claims with at most {}", path, text.size(), kMostBytesOfClaims));
  }
  return std::make_shared<const ClaimsFile>(path, std::move(text));
}

ClaimsFile::ClaimsFile(std::string name, std::string text) {
  file_ = compile({std::move(name), std::move(text)}, known_games());
  const std::filesystem::path path(file_->source.name);
  key_ = path.stem().string();
  for (char& c : key_) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '-';
  }
  title_ = path.filename().string();
  claims_.reserve(file_->claims.size());
  for (const TextClaim& claim : file_->claims) claims_.push_back(claim_of(claim));
}

std::string_view ClaimsFile::kept(std::string text) {
  return strings_.emplace_back(std::move(text));
}

Reading ClaimsFile::reading_of(const TextReading& text) {
  const Statement& statement = text.statement;
  CheckedReading& checked = checked_.emplace_back();
  checked.file = file_.get();
  checked.reading = &text;
  const std::string form = normal_form(*file_, text);
  checked.formal = {print(statement, Style::text), print(statement, Style::words), print(statement, Style::latex),
                    digest_of_text(form)};
  const Size size = statement.size.value_or(Size{});
  check_codes(*file_, statement);
  static_cast<void>(programs_of(*file_, statement));
  const Instances instances(*file_, statement, {0, size.quick}, {});
  const std::uint64_t first = std::min(instances.least_size(), instances.most_size());
  const auto until = [&](std::int64_t last) { return Range{first, std::max(first, static_cast<std::uint64_t>(last))}; };
  const auto role = std::ranges::find(kRoleNames, text.role, &std::pair<std::string_view, Role>::first);
  ENSURE(role != kRoleNames.end(), "a role that nobody knows");
  const Check check(
      [](const void* value, const Effort& effort, Range range) {
        const auto& one = *static_cast<const CheckedReading*>(value);
        Finding finding = check_text(*one.file, *one.reading, effort, range);
        finding.notes.insert(finding.notes.begin(), fmt::format("In words: {}", one.formal.words));
        finding.notes.insert(finding.notes.begin() + 1,
                             fmt::format("Digest of the statement: `{}`.", one.formal.digest));
        return finding;
      },
      &checked);
  const bool is_sized = statement.size.has_value();
  return {.name = text.name,
          .role = role->second,
          .statement = text.text,
          .parameter = kept(is_sized ? instances.unit() : "all"),
          .quick = is_sized ? until(size.quick) : Range{first, first},
          .nightly = is_sized ? until(size.nightly) : Range{first, first},
          .limit = is_sized ? std::max<std::uint64_t>(instances.largest_size(), static_cast<std::uint64_t>(size.deep))
                            : first,
          .check = check,
          .erratum = {},
          .formal = &checked.formal};
}

Claim ClaimsFile::claim_of(const TextClaim& text) {
  std::vector<Reading>& readings = readings_.emplace_back();
  for (const TextReading& reading : text.readings) readings.push_back(reading_of(reading));
  const std::string_view statement = text.text.empty() ? std::string_view(readings.front().formal->words) : text.text;
  const std::string_view place = !text.from.empty() ? text.from : !text.source.empty() ? text.source : title_;
  return {text.id, key_, place, kind_of(text.from), statement, readings};
}

const TextClaim& ClaimsFile::text_of(const Claim& claim) const {
  const auto found = std::ranges::find(file_->claims, claim.id, &TextClaim::id);
  ENSURE(found != file_->claims.end(), "a claim of another file");
  return *found;
}

std::optional<InstanceCount> ClaimsFile::count(const Reading& reading, Range range) const {
  const auto checked =
      std::ranges::find(checked_, reading.formal, [](const CheckedReading& one) { return &one.formal; });
  if (checked == checked_.end()) return std::nullopt;
  const Sizes sizes{static_cast<std::int64_t>(range.first), static_cast<std::int64_t>(range.last)};
  return Instances(*file_, checked->reading->statement, sizes, {}).count();
}

Paper ClaimsFile::paper() const {
  return {key_, title_, "", "A file of claims.", ""};
}

}  // namespace sprague::language
