// A claims file as claims: what is listed, shown, checked and reported like those of the papers.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "conjectures/claim.hpp"
#include "conjectures/language/instances.hpp"
#include "conjectures/named_check.hpp"
#include "conjectures/papers.hpp"
#include "language/file.hpp"

namespace sprague::language {

class ClaimsFile {
 public:
  // Throws InputError for a file that can't be read, and for what is wrong in it, naming the place.
  static std::shared_ptr<const ClaimsFile> read(const std::string& path);
  ClaimsFile(std::string name, std::string text);
  // A file that is built into the program: its claims are papers', and its readings may name these. Throws InputError
  // for a paper, a check or a proof that there is not.
  ClaimsFile(std::string name, std::string text, NamedParts parts);

  const File& file() const { return *file_; }
  std::span<const Claim> claims() const { return claims_; }
  // The claim with its readings, as the file has it. Requires one of claims().
  const TextClaim& text_of(const Claim& claim) const;
  // How many instances a reading of the file has on a range, as far as that is known without making them.
  std::optional<InstanceCount> count(const Reading& reading, Range range) const;
  // What reports say of the file in a paper's place.
  Paper paper() const;

 private:
  struct CheckedReading {
    const File* file;
    const TextReading* reading;
    const NamedProof* proof;  // none in most
    Formal formal;
  };

  void add_claims();
  Claim claim_of(const TextClaim& text);
  Reading reading_of(const TextReading& text);
  // What the statement sets, and what a check of the program's own does.
  void add_statement(const TextReading& text, Reading& reading);
  void add_check(const CheckedBy& checked, Reading& reading) const;
  // Of the proof or the check of that name; empty where the file has none.
  std::string_view argument_of(std::string_view name) const;
  // Throws InputError for one that is of no reading.
  void add_arguments();
  // Throws InputError for a proof that there is not.
  const NamedProof* proof_of(const TextReading& text) const;
  static Finding check(const CheckedReading& reading, const Effort& effort, Range range);
  std::string_view kept(std::string text);

  std::shared_ptr<const File> file_;
  bool is_built_in_ = false;
  NamedParts parts_;
  std::string key_;
  std::string title_;
  std::vector<Claim> claims_;
  std::map<std::string, std::string_view, std::less<>> arguments_;  // by name
  // What the claims' views and spans are of; growing them moves nothing.
  std::deque<std::string> strings_;
  std::deque<std::vector<Reading>> readings_;
  std::deque<CheckedReading> checked_;
};

}  // namespace sprague::language
