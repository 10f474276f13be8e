// A run is a folder, and killing the program at any instant loses at most the unit of work under way, or the
// part of it under way where its check keeps parts.
//
//   run.json          what was asked: tier, range, the readings in order, files of claims with their texts
//   verdicts.ndjson   one line a finished unit, appended and flushed to the disk
//   data/*.csv        the tables of the findings, each whole on the disk before the line that names it
//   certificates/     the same for the findings' certificates
//   under-way.ndjson  results of parts of the unit under way, one a line, gone once it is finished
//   provenance.json   times, hosts and builds (reports/sessions.hpp), apart from all that must be byte-identical
//
// A kill can tear only the last line of verdicts.ndjson: one that does not end, or is no JSON, counts as not written
// and is cut off before the next is appended. Any other broken line is an InputError with its number.
//
// The lines are a chain (reports/chain.hpp) that begins with the digest of run.json, and name the digests of their
// tables and certificates: what was edited since is an InputError with its place. A line that is missing at the end
// counts as not written.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "reports/chain.hpp"
#include "reports/file_io.hpp"
#include "reports/finding_json.hpp"

namespace sprague {

// A file of claims, as it was when the run began.
struct ClaimsText {
  std::string path;  // as it was typed
  std::string text;
  friend bool operator==(const ClaimsText&, const ClaimsText&) = default;
};

// What a run was asked to do.
struct RunRequest {
  std::string tier;            // quick, nightly, deep, or range
  std::optional<Range> range;  // exactly with tier "range"
  std::vector<Unit> units;
  std::vector<ClaimsText> claims = {};  // files beside the papers' claims
  friend bool operator==(const RunRequest&, const RunRequest&) = default;
};

class RunFolder {
 public:
  // Starts a run in a folder that does not exist yet, is empty or has what a kill at this point leaves; throws
  // InputError when it is none of these.
  static RunFolder create(const std::filesystem::path& path, const RunRequest& request);

  // Reads a run, but for its tables and certificates, and changes nothing; throws InputError naming the file that is
  // missing or broken, or the line that was edited.
  static RunFolder open(const std::filesystem::path& path);

  // Opens a run to go on with it, cutting off a torn last line; throws InputError while another process writes to it,
  // and where open or check_files does.
  static RunFolder resume(const std::filesystem::path& path);

  const std::filesystem::path& path() const { return path_; }
  const RunRequest& request() const { return request_; }

  // Whether that unit's finding is in the run.
  bool has(const Unit& unit) const;

  // Keeps the finding of a unit, tables first. Requires a run made by create or resume, a unit that was asked for and
  // has no finding yet, and no table whose file another table has.
  void add(const Unit& unit, const Finding& finding);

  // Keeps a certificate of a unit that has no finding yet; what the verifier says of it is left open.
  KeptCertificate keep(const Unit& unit, std::string_view name, std::string_view text) const;

  // The digest that stands for the whole run as far as it is: that of its last line, or of run.json.
  const std::string& chain() const { return chain_.last(); }

  // Throws InputError naming the first table or certificate that is not the one that its line names.
  void check_files() const;

  // The same of one certificate.
  void check(const KeptCertificate& kept) const;

  // What was found so far in the order of the request; of the tables only the names.
  std::vector<UnitFinding> findings() const;

  // The path of the file that keeps a claim's table.
  std::filesystem::path table_path(std::string_view claim, std::string_view table) const;

  // The results of parts of the unit under way.
  std::filesystem::path under_way_path() const { return path_ / "under-way.ndjson"; }

  // The path of a certificate.
  std::filesystem::path certificate_path(std::string_view file) const;

  // Reads a table of a claim.
  DataTable read_table(std::string_view claim, std::string_view table) const;

  std::filesystem::path provenance_path() const { return path_ / "provenance.json"; }

 private:
  RunFolder(std::filesystem::path path, RunRequest request, std::string digest);

  // What a line says, and its number.
  struct Entry {
    KeptFinding kept;
    std::size_t line;
  };

  static RunFolder read(const std::filesystem::path& path);

  std::filesystem::path verdicts_path() const { return path_ / "verdicts.ndjson"; }
  std::string place_of(const Entry& entry) const;
  std::optional<std::size_t> position_of(const Unit& unit) const;
  void read_verdicts();
  void start_writing();
  std::string write_table(std::string_view claim, const DataTable& table);
  void check_table(const Entry& entry, std::size_t table) const;

  std::filesystem::path path_;
  RunRequest request_;
  Chain chain_;
  std::vector<std::optional<Entry>> entries_;  // one a unit of the request
  std::size_t lines_ = 0;                      // whole ones of verdicts.ndjson
  std::uint64_t whole_bytes_ = 0;              // up to the end of the last of them
  FileDescriptor verdicts_;                    // open only for writing
};

}  // namespace sprague
