// What a claim is: one entry in a paper's file, with its readings; and what a check of it finds.
//
// The statement of a claim stands once, here; the list, the reports and the JSON all print it. A reading is one way to
// take the text. Each is checked by itself over a range of one size parameter and ends in one Finding.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "checkers/effort.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/picture.hpp"

namespace sprague {

enum class Kind { theorem, proposition, lemma, table, observation, conjecture, question };

// What a reading is to its paper.
enum class Role {
  printed,    // what a fair reader takes the paper to say
  repaired,   // what the paper says, with a hypothesis or a term that it lacks
  step,       // a step of a printed proof
  slip,       // printed where the paper's own context shows what is meant: an index, a display, a case at the edge
  disproved,  // printed, and refuted by the paper itself
  variant,    // ours: another model of the game, degenerate cases, a meaning that no sentence of the paper has
  pattern,    // ours: what this program's tables suggested, proved or not
};

// A verdict is rejected when a certificate of it is: a fault of this program.
enum class Verdict { proved, holds, refuted, undecided, rejected };

enum class Tier { quick, nightly, deep };

// Sizes `first` to `last`, both included.
struct Range {
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  friend constexpr bool operator==(Range, Range) = default;
};

// A table that a check leaves for data/*.csv. One with the columns "found" and "comparison" is also laid out as papers
// do: its first column across, its second one down, what was found in the cells, coloured by the comparison (agrees,
// differs, new: more than the paper has, or open).
struct DataTable {
  std::string name;  // after "CLAIM-"
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> rows;
  friend bool operator==(const DataTable&, const DataTable&) = default;
};

// A certificate that a run keeps, as it was found when it was written.
struct KeptCertificate {
  std::string file;      // in certificates/
  std::string digest;    // of its text
  std::uint64_t bytes;   // of its text
  std::string verified;  // what the verifier says of it; of an obligation, that it says nothing
  std::string kind;      // docs/trust.md: what it shows if it is verified
  friend bool operator==(const KeptCertificate&, const KeptCertificate&) = default;
};

struct Finding {
  Verdict verdict = Verdict::undecided;
  std::string range;  // what was covered, in words
  std::uint64_t instances = 0;
  std::uint64_t failures = 0;
  std::optional<std::string> witness;  // notation of the smallest failing (for existence: succeeding) instance
  bool minimal = false;                // every smaller instance was visited and the census confirmed
  std::string reason;                  // Markdown: why this is the verdict, what it relies on
  std::string repair;                  // Markdown, refuted claims: the statement that the data supports
  std::vector<std::string> notes;      // Markdown paragraphs: what else came out
  std::vector<DataTable> tables;
  std::vector<Picture> pictures;
  std::vector<KeptCertificate> certificates;  // set by who runs the check
  friend bool operator==(const Finding&, const Finding&) = default;
};

// Checks a reading over a range.
using Check = std::function<Finding(const Effort&, Range)>;

// What a reading says in the language of claims, in words and in LaTeX; the digest tells whether it has changed.
struct Formal {
  std::string text;
  std::string words;
  std::string latex;
  std::string digest;
  // What stands around the statement and decides with it, each as the language has it: further lines, games, programs.
  std::vector<std::string> around;
};

struct Reading {
  std::string_view name;  // "as printed", or what sets this reading apart
  Role role = Role::printed;
  std::string_view statement;  // Markdown: what it says beyond the claim's statement, perhaps nothing
  std::string_view parameter;  // what the range counts: "vertices", "legs", "heaps"
  Range quick;
  Range nightly;
  Range deep;
  std::uint64_t limit = 0;  // the largest size that keys and tables can take
  Check check = {};
  std::string_view erratum = {};  // of the same claim: the reading whose entry in the errata tells of this failure, too
  const Formal* formal = nullptr;  // of a reading in the language of claims
  std::string_view argument = {};  // Markdown: how its proof, or its check, goes for all sizes; empty for most
};

struct Claim {
  std::string_view id;
  std::string_view paper;  // key of the paper (conjectures/papers.hpp)
  std::string_view place;  // "Theorem 9"
  Kind kind;
  std::string_view statement;  // Markdown, our words, formulas in plain text
  std::span<const Reading> readings;
};

std::string_view to_string(Kind kind);
std::string_view to_string(Role role);  // "what is printed", "a step of the proof"
std::string_view to_string(Verdict verdict);
std::string_view to_string(Tier tier);
Verdict verdict_of(std::string_view text);  // throws InputError

// The range of a reading at a tier.
Range range_of(const Reading& reading, Tier tier);

}  // namespace sprague
