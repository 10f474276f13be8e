#include "conjectures/language/claims_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "canonical/ensure.hpp"
#include "certificates/digest_tree.hpp"
#include "conjectures/language/arithmetic.hpp"
#include "conjectures/language/check.hpp"
#include "conjectures/language/plays.hpp"
#include "conjectures/language/worker.hpp"
#include "conjectures/second_opinion.hpp"
#include "language/printing.hpp"

namespace sprague::language {
namespace {

constexpr std::size_t kMostBytesOfClaims = std::size_t{1} << 22;
constexpr std::size_t kDigitsShown = 16;

// The language names them in this order.
static_assert(static_cast<std::size_t>(Role::pattern) + 1 == kRoles.size());

Role role_named(std::string_view name) {
  const auto found = std::ranges::find(kRoles, name);
  ENSURE(found != kRoles.end(), "a role that nobody knows");
  return static_cast<Role>(found - kRoles.begin());
}

constexpr std::array<Kind, 7> kKinds{Kind::theorem,     Kind::proposition, Kind::lemma,   Kind::table,
                                     Kind::observation, Kind::conjecture,  Kind::question};

// What the claim says it is, or else what its place says: "Zandee 2022, Theorem 4". All else is a conjecture.
Kind kind_of(const TextClaim& claim) {
  for (const Kind kind : kKinds) {
    std::string word(to_string(kind));
    if (word == claim.kind) return kind;
    word.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(word.front())));
    if (claim.kind.empty() && claim.from.find(word) != std::string::npos) return kind;
  }
  return Kind::conjecture;
}

// The paper that a claim is from, and the place in it.
std::pair<std::string_view, std::string_view> paper_and_place(const File& file, const TextClaim& claim) {
  const std::string_view from = claim.from;
  for (const Paper& paper : kPapers) {
    const std::size_t length = paper.citation.size();
    if (from.starts_with(paper.citation) && from.substr(length).starts_with(", ")) {
      return {paper.key, from.substr(length + 2)};
    }
  }
  fail_at(file.source.name, claim.place, fmt::format("'{}' is no place in a registered paper", from));
}

std::string digest_of_text(std::string_view text) {
  return hexadecimal(digest_of_leaf(text)).substr(0, kDigitsShown);
}

// The games and the programs that the statement names.
std::vector<std::string> named_by(const File& file, const Statement& statement) {
  std::vector<std::string> texts;
  const std::set<std::string> games = games_of(statement);
  for (const auto& game : file.games) {
    if (games.contains(game->name)) texts.push_back(game->text);
  }
  const std::vector<std::string> programs = programs_of(file, statement);
  for (const Invariant& invariant : file.invariants) {
    if (std::ranges::find(programs, invariant.name) == programs.end()) continue;
    texts.push_back(fmt::format("invariant {} {}", invariant.name, invariant.command));
  }
  return texts;
}

// All that the statement means: itself, the games and the programs that it names, with definitions written out.
std::string normal_form(const File& file, const TextReading& reading) {
  std::string text = print(reading.statement, Style::text);
  if (reading.statement.count_on) text = "count on " + text;
  if (reading.statement.by_rules) text = "by rules " + text;
  if (reading.statement.is_finite) text = "finite " + text;
  if (reading.statement.size) {
    const Size& size = *reading.statement.size;
    if (!size.name.empty())
      text = fmt::format("size {} = {}, {}, {}: ", size.name, size.quick, size.nightly, size.deep) + text;
  }
  for (const std::string& named : named_by(file, reading.statement)) text += "\n" + named;
  return text;
}

std::vector<std::string> around(const File& file, const TextReading& reading) {
  std::vector<std::string> lines = print_lines(reading.statement);
  if (!reading.repair.empty()) lines.push_back(fmt::format("repair \"{}\"", reading.repair));
  if (!reading.erratum.empty()) lines.push_back(fmt::format("erratum \"{}\"", reading.erratum));
  if (reading.proof) lines.push_back(fmt::format("proof {} \"{}\"", reading.proof->name, reading.proof->words));
  std::ranges::move(named_by(file, reading.statement), std::back_inserter(lines));
  return lines;
}

// Steps are numbered from one paragraph to the next.
std::string markdown_of(const Argument& argument) {
  std::string text = fmt::format("## {}\n", argument.title);
  std::size_t steps = 0;
  for (const Argument::Paragraph& paragraph : argument.paragraphs) {
    if (!paragraph.is_step) {
      text += fmt::format("\n{}\n", paragraph.text);
      steps = 0;
    } else {
      text += fmt::format("{}{}. {}\n", steps == 0 ? "\n" : "", steps + 1, paragraph.text);
      ++steps;
    }
  }
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

ClaimsFile::ClaimsFile(std::string name, std::string text, NamedParts parts)
    : file_(compile({std::move(name), std::move(text)}, known_games())), is_built_in_(true), parts_(std::move(parts)) {
  add_claims();
}

ClaimsFile::ClaimsFile(std::string name, std::string text)
    : file_(compile({std::move(name), std::move(text)}, known_games())) {
  const std::filesystem::path path(file_->source.name);
  key_ = path.stem().string();
  for (char& c : key_) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '-';
  }
  title_ = path.filename().string();
  add_claims();
}

void ClaimsFile::add_arguments() {
  for (const Argument& argument : file_->arguments) {
    const std::string_view text = kept(markdown_of(argument));
    for (const auto& [name, place] : argument.names) {
      if (!is_built_in_) {
        fail_at(file_->source.name, place, "'argument' is for claims of this program's own");
      }
      const auto has_name = [&name = name](const TextReading& reading) {
        return (reading.proof && reading.proof->name == name) || (reading.checked && reading.checked->name == name);
      };
      const bool is_of_reading = std::ranges::any_of(
          file_->claims, [&](const TextClaim& claim) { return std::ranges::any_of(claim.readings, has_name); });
      if (!is_of_reading) fail_at(file_->source.name, place, fmt::format("no proof or check '{}' of a reading", name));
      arguments_.emplace(name, text);
    }
  }
}

std::string_view ClaimsFile::argument_of(std::string_view name) const {
  const auto found = arguments_.find(name);
  return found == arguments_.end() ? std::string_view() : found->second;
}

void ClaimsFile::add_claims() {
  add_arguments();
  claims_.reserve(file_->claims.size());
  for (const TextClaim& claim : file_->claims) claims_.push_back(claim_of(claim));
}

std::string_view ClaimsFile::kept(std::string text) {
  return strings_.emplace_back(std::move(text));
}

Reading ClaimsFile::reading_of(const TextReading& text) {
  Reading reading;
  reading.name = text.name;
  reading.role = role_named(text.role);
  reading.statement = text.text;
  reading.erratum = text.erratum;
  if (text.checked) {
    add_check(*text.checked, reading);
    reading.argument = argument_of(text.checked->name);
  } else {
    add_statement(text, reading);
    if (text.proof) reading.argument = argument_of(text.proof->name);
  }
  return reading;
}

Finding ClaimsFile::check(const CheckedReading& reading, const Effort& effort, Range range) {
  const Sizes sizes{static_cast<std::int64_t>(range.first), static_cast<std::int64_t>(range.last)};
  Finding finding = check_statement(*reading.file, *reading.reading, sizes, effort);
  finding.notes.insert(finding.notes.begin(), {fmt::format("In words: {}", reading.formal.words),
                                               fmt::format("Digest of the statement: `{}`.", reading.formal.digest)});
  if (finding.verdict == Verdict::refuted) finding.repair = reading.reading->repair;
  if (reading.proof == nullptr)
    add_arithmetic(reading.reading->statement, range, reading.formal.words, effort, finding);
  if (reading.proof == nullptr || finding.verdict != Verdict::holds) return finding;
  const Proof proof = reading.proof->prove(effort);
  if (proof.gap) {
    finding.reason += fmt::format(" No proof for all sizes: {}.", *proof.gap);
    return finding;
  }
  finding.verdict = Verdict::proved;
  finding.reason = reading.reading->proof->words;
  if (proof.rests_on_obligations) {
    rest_on(finding, proof.obligations, effort);
  } else if (!proof.obligations.empty()) {
    add_second_opinion(finding, proof.obligations, effort);
  }
  return finding;
}

const NamedProof* ClaimsFile::proof_of(const TextReading& text) const {
  if (!text.proof) return nullptr;
  if (!is_built_in_) {
    fail_at(file_->source.name, text.proof->place, "'proof' is for claims of this program's own");
  }
  const auto proof = std::ranges::find(parts_.proofs, text.proof->name, &NamedProof::name);
  if (proof == parts_.proofs.end() || text.statement.kind != StatementKind::for_all) {
    fail_at(file_->source.name, text.proof->place, fmt::format("no proof '{}' of such a statement", text.proof->name));
  }
  return &*proof;
}

void ClaimsFile::add_check(const CheckedBy& checked, Reading& reading) const {
  if (!is_built_in_) {
    fail_at(file_->source.name, checked.place,
            "'checked by' is for claims of this program's own: expected a statement");
  }
  const auto check = std::ranges::find(parts_.checks, checked.name, &NamedCheck::name);
  if (check == parts_.checks.end())
    fail_at(file_->source.name, checked.place, fmt::format("no check '{}'", checked.name));
  const auto until = [&](std::int64_t last) {
    return Range{static_cast<std::uint64_t>(checked.first), static_cast<std::uint64_t>(last)};
  };
  reading.parameter = checked.unit;
  reading.quick = until(checked.size.quick);
  reading.nightly = until(checked.size.nightly);
  reading.deep = until(checked.size.deep);
  reading.limit = reading.deep.last;
  reading.check = check->check;
}

void ClaimsFile::add_statement(const TextReading& text, Reading& reading) {
  const Statement& statement = text.statement;
  CheckedReading& checked = checked_.emplace_back();
  checked.file = file_.get();
  checked.reading = &text;
  checked.proof = proof_of(text);
  const std::string form = normal_form(*file_, text);
  checked.formal = {print(statement, Style::text), print(statement, Style::words), print(statement, Style::latex),
                    digest_of_text(form), around(*file_, text)};
  const Size size = statement.size.value_or(Size{});
  check_codes(*file_, statement);
  const Instances instances(*file_, statement, {0, size.quick}, {});
  const std::uint64_t first = std::min(instances.least_size(), instances.most_size());
  const auto until = [&](std::int64_t last) { return Range{first, std::max(first, static_cast<std::uint64_t>(last))}; };
  reading.check = [&checked](const Effort& effort, Range range) { return check(checked, effort, range); };
  const bool is_sized = statement.size.has_value();
  reading.parameter = kept(is_sized ? instances.unit() : "all");
  reading.quick = is_sized ? until(size.quick) : Range{first, first};
  reading.nightly = is_sized ? until(size.nightly) : Range{first, first};
  reading.deep = is_sized ? until(size.deep) : Range{first, first};
  const bool goes_on = is_sized && !is_built_in_;
  reading.limit = goes_on ? std::max(instances.largest_size(), reading.deep.last) : reading.deep.last;
  reading.formal = &checked.formal;
}

Claim ClaimsFile::claim_of(const TextClaim& text) {
  std::vector<Reading>& readings = readings_.emplace_back();
  for (const TextReading& reading : text.readings) readings.push_back(reading_of(reading));
  const Formal* const first = readings.front().formal;
  const std::string_view statement = text.text.empty() && first != nullptr ? first->words : text.text;
  if (is_built_in_) {
    const auto [paper, place] = paper_and_place(*file_, text);
    return {text.id, paper, place, kind_of(text), statement, readings};
  }
  const std::string_view place = !text.from.empty() ? text.from : !text.source.empty() ? text.source : title_;
  return {text.id, key_, place, kind_of(text), statement, readings};
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
  return {key_, "", title_, "", "A file of claims.", ""};
}

}  // namespace sprague::language
