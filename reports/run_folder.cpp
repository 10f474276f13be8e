#include "reports/run_folder.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "canonical/ensure.hpp"
#include "reports/certificate_files.hpp"
#include "reports/csv.hpp"
#include "reports/digest.hpp"
#include "reports/json_lines.hpp"

namespace sprague {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kFormat = 2;

Json json_of(const RunRequest& request) {
  Json object;
  object["format"] = kFormat;
  object["tier"] = request.tier;
  object["range"] = request.range ? Json({request.range->first, request.range->last}) : Json();
  object["readings"] = Json::array();
  for (const Unit& unit : request.units) {
    Json entry;
    entry["claim"] = unit.claim;
    entry["reading"] = unit.reading;
    object["readings"].push_back(std::move(entry));
  }
  for (const ClaimsText& file : request.claims) {
    Json entry;
    entry["path"] = file.path;
    entry["digest"] = digest_of(file.text);
    entry["text"] = file.text;
    object["claims"].push_back(std::move(entry));
  }
  return object;
}

RunRequest request_of(const Json& object) {
  RunRequest request;
  object.at("tier").get_to(request.tier);
  if (const Json& range = object.at("range"); !range.is_null()) {
    request.range = Range{range.at(0).get<std::uint64_t>(), range.at(1).get<std::uint64_t>()};
  }
  for (const Json& entry : object.at("readings")) {
    request.units.push_back({entry.at("claim").get<std::string>(), entry.at("reading").get<std::string>()});
  }
  if (!object.contains("claims")) return request;
  for (const Json& entry : object.at("claims")) {
    request.claims.push_back({entry.at("path").get<std::string>(), entry.at("text").get<std::string>()});
  }
  return request;
}

void check_request(const RunRequest& request, const std::filesystem::path& path) {
  const bool known = request.tier == "quick" || request.tier == "nightly" || request.tier == "deep";
  if (request.range ? request.tier != "range" : !known) {
    throw InputError(fmt::format("{}: expected the tier quick, nightly, deep, or range and a range", path.string()));
  }
  for (auto unit = request.units.begin(); unit != request.units.end(); ++unit) {
    if (std::find(request.units.begin(), unit, *unit) != unit) {
      throw InputError(
          fmt::format("{}: expected every reading once, but {} stands twice", path.string(), to_string(*unit)));
    }
  }
}

RunRequest parse_request(const std::string& text, const std::filesystem::path& path) {
  RunRequest request;
  try {
    const Json object = Json::parse(text);
    if (object.at("format") != kFormat) {
      throw InputError(fmt::format("{}: expected a run of format {}", path.string(), kFormat));
    }
    request = request_of(object);
    if (json_of(request).dump() != object.dump()) {
      throw InputError(fmt::format("{}: expected format, tier, range and readings, nothing else", path.string()));
    }
  } catch (const Json::exception& error) {
    throw InputError(fmt::format("{}: expected what a run was asked ({})", path.string(), error.what()));
  }
  check_request(request, path);
  return request;
}

Finding without_rows(Finding finding) {
  for (DataTable& table : finding.tables) table = {std::move(table.name), {}, {}};
  return finding;
}

// Whether a kill before there is a run.json can have left that file.
bool is_left_over(const std::filesystem::directory_entry& entry) {
  if (entry.symlink_status().type() != std::filesystem::file_type::regular) return false;
  const std::string name = entry.path().filename().string();
  return name == "verdicts.ndjson" ? entry.file_size() == 0 : name.starts_with("run.json.") && is_unfinished(name);
}

void require_empty(const std::filesystem::path& folder) {
  try {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (!is_left_over(entry)) {
        throw InputError(fmt::format("{}: expected an empty folder or a new one", folder.string()));
      }
    }
  } catch (const std::filesystem::filesystem_error&) {
    throw InputError(fmt::format("{}: expected a folder that can be read", folder.string()));
  }
}

}  // namespace

RunFolder::RunFolder(std::filesystem::path path, RunRequest request, std::string digest)
    : path_(std::move(path)),
      request_(std::move(request)),
      chain_(std::move(digest), "run.json"),
      entries_(request_.units.size()) {}

RunFolder RunFolder::create(const std::filesystem::path& path, const RunRequest& request) {
  check_request(request, path);
  make_folder(path);
  require_empty(path);
  const std::string text = json_of(request).dump(2) + "\n";
  RunFolder run(path, request, digest_of(text));
  // Only one process gets further, and a kill from here on leaves what require_empty lets pass, or a run.
  run.start_writing();
  require_empty(path);
  remove_unfinished(path);
  write_file(path / "run.json", text);
  make_folder(path / "data");
  make_folder(path / "certificates");
  return run;
}

RunFolder RunFolder::read(const std::filesystem::path& path) {
  const std::filesystem::path file = path / "run.json";
  const std::string text = read_file(file);
  return {path, parse_request(text, file), digest_of(text)};
}

RunFolder RunFolder::open(const std::filesystem::path& path) {
  RunFolder run = read(path);
  run.read_verdicts();
  return run;
}

RunFolder RunFolder::resume(const std::filesystem::path& path) {
  RunFolder run = read(path);
  if (!std::filesystem::exists(run.verdicts_path())) {
    throw InputError(fmt::format("{}: expected the verdicts of the run", run.verdicts_path().string()));
  }
  run.start_writing();
  run.read_verdicts();
  run.check_files();
  if (::ftruncate(run.verdicts_.get(), static_cast<off_t>(run.whole_bytes_)) != 0) {
    fail_file(run.verdicts_path(), "cut off the torn last line");
  }
  for (const std::filesystem::path& folder : {path, path / "data", path / "certificates"}) {
    make_folder(folder);
    remove_unfinished(folder);
  }
  // A kill can come between the last verdict and this.
  if (run.findings().size() == run.request_.units.size()) std::filesystem::remove(run.under_way_path());
  return run;
}

void RunFolder::start_writing() {
  verdicts_ = open_file(verdicts_path(), O_WRONLY | O_APPEND | O_CREAT);
  if (::flock(verdicts_.get(), LOCK_EX | LOCK_NB) != 0) {
    throw InputError(fmt::format("{}: expected a run that no other process is writing to", verdicts_path().string()));
  }
}

void RunFolder::read_verdicts() {
  whole_bytes_ = read_json_lines(verdicts_path(), [this](std::string_view line) {
    Entry entry{parse_verdict_line(chain_.take(line)), lines_ + 1};
    const Unit& unit = entry.kept.unit;
    const auto position = position_of(unit);
    if (!position) throw InputError("expected a reading that run.json names, not " + to_string(unit));
    if (has(unit)) throw InputError("expected one verdict on " + to_string(unit));
    entries_[*position] = std::move(entry);
    ++lines_;
  });
}

std::optional<std::size_t> RunFolder::position_of(const Unit& unit) const {
  const auto found = std::ranges::find(request_.units, unit);
  if (found == request_.units.end()) return std::nullopt;
  return static_cast<std::size_t>(found - request_.units.begin());
}

bool RunFolder::has(const Unit& unit) const {
  const auto position = position_of(unit);
  return position && entries_[*position].has_value();
}

// Tables of one name would share a file, so they must be the same table. Returns the digest of the file.
std::string RunFolder::write_table(std::string_view claim, const DataTable& table) {
  const std::string file = csv_name(claim, table.name);
  ENSURE(!table.name.empty() && file.find('/') == std::string::npos, "a table's name is part of a file's: " + file);
  const std::string text = to_csv(table);
  const auto path = table_path(claim, table.name);
  const auto found = findings();
  const bool is_named = std::ranges::any_of(found, [&](const UnitFinding& other) {
    return std::ranges::any_of(other.second.tables,
                               [&](const DataTable& old) { return csv_name(other.first.claim, old.name) == file; });
  });
  ENSURE(!is_named || read_file(path) == text, "two tables share the file " + file);
  if (!is_named) write_file(path, text);
  return digest_of(text);
}

void RunFolder::add(const Unit& unit, const Finding& finding) {
  ENSURE(verdicts_.is_open(), "a run that is only read takes no verdict");
  const auto position = position_of(unit);
  ENSURE(position, "the run was not asked for " + to_string(unit));
  ENSURE(!has(unit), "a second verdict on " + to_string(unit));
  KeptFinding kept{unit, without_rows(finding), std::vector<std::string>(finding.tables.size())};
  verdict_line(unit, kept.finding, kept.table_digests);  // throws before files are written
  for (std::size_t i = 0; i < finding.tables.size(); ++i) {
    const DataTable& table = finding.tables[i];
    ENSURE(std::ranges::count(finding.tables, table.name, &DataTable::name) == 1, "two tables named " + table.name);
    kept.table_digests[i] = write_table(unit.claim, table);
  }
  const std::string line = chain_.line_of(verdict_line(unit, kept.finding, kept.table_digests));
  try {
    write_and_flush(verdicts_, line + "\n", verdicts_path());
  } catch (const std::exception&) {
    // A line that a full disk tore must not stand before the next one.
    if (::ftruncate(verdicts_.get(), static_cast<off_t>(whole_bytes_)) != 0) fail_file(verdicts_path(), "write");
    throw;
  }
  whole_bytes_ += line.size() + 1;
  chain_.take(line);
  entries_[*position] = Entry{std::move(kept), ++lines_};
  std::filesystem::remove(under_way_path());
}

std::string RunFolder::place_of(const Entry& entry) const {
  return fmt::format("{}:{}", verdicts_path().string(), entry.line);
}

void RunFolder::check_table(const Entry& entry, std::size_t table) const {
  const auto& [unit, finding, digests] = entry.kept;
  const auto path = table_path(unit.claim, finding.tables[table].name);
  const std::string digest = digest_of(read_file(path));
  if (digest == digests[table]) return;
  throw InputError(
      fmt::format("{}: expected a table with the digest {}, not {}", path.string(), digests[table], digest));
}

void RunFolder::check(const KeptCertificate& kept) const {
  check_certificate(path_ / "certificates", kept);
}

void RunFolder::check_files() const {
  for (const auto& entry : entries_) {
    if (!entry) continue;
    try {
      for (std::size_t i = 0; i < entry->kept.finding.tables.size(); ++i) check_table(*entry, i);
      for (const KeptCertificate& kept : entry->kept.finding.certificates) check(kept);
    } catch (const InputError& error) {
      throw InputError(fmt::format("{}; {} names it", error.what(), place_of(*entry)));
    }
  }
}

KeptCertificate RunFolder::keep(const Unit& unit, std::string_view name, std::string_view text) const {
  ENSURE(verdicts_.is_open() && !has(unit), "a certificate comes before its verdict");
  return keep_certificate(path_ / "certificates", certificate_file(unit, name), text);
}

std::filesystem::path RunFolder::certificate_path(std::string_view file) const {
  return path_ / "certificates" / file;
}

std::vector<UnitFinding> RunFolder::findings() const {
  std::vector<UnitFinding> result;
  for (const auto& entry : entries_) {
    if (entry) result.emplace_back(entry->kept.unit, entry->kept.finding);
  }
  return result;
}

std::filesystem::path RunFolder::table_path(std::string_view claim, std::string_view table) const {
  return path_ / "data" / csv_name(claim, table);
}

DataTable RunFolder::read_table(std::string_view claim, std::string_view table) const {
  const auto path = table_path(claim, table);
  DataTable result = parse_csv(read_file(path), path.string());
  result.name = table;
  return result;
}

}  // namespace sprague
