// Obligations: statements for a solver, each a complete SMT-LIB 2 text.
//
// A proof for all sizes is a list of texts that must be unsat: each asserts hypotheses and the opposite of what is to
// follow. Beside each stands a twin with a hypothesis dropped, which must be sat: a proof that cannot fail proves
// nothing. What is decided is the very text that is kept, so that any other solver can be given it too; Z3 gets it with
// a fixed seed and a limit of steps, not of seconds, so that it always answers the same. "unsat" rests on the solver.
// A model does not: it is numbers, to be tried.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "checkers/effort.hpp"

namespace sprague {

enum class Answer : std::uint8_t { unsat, sat, unknown };
std::string_view to_string(Answer answer);

struct Obligation {
  std::string name;      // of its file, without ".smt2"
  std::string sentence;  // what it proves, or for a twin what it leaves out; the first line of the text says the same
  std::string text;
  Answer expected = Answer::unsat;
};

// An obligation whose text is the sentence as a comment, the logic, the commands, and check-sat.
Obligation obligation(std::string name, std::string sentence, std::string_view logic, std::string_view commands,
                      Answer expected);

inline void append(std::vector<Obligation>& all, std::vector<Obligation> more) {
  for (Obligation& each : more) all.push_back(std::move(each));
}

// Its unknowns by name; truth values are 0 and 1.
using Model = std::map<std::string, std::int64_t>;

struct Decision {
  Answer answer = Answer::unknown;
  std::string reason;  // why unknown
  Model model;         // when sat
};

// What one obligation may cost (Z3's rlimit): some thousand times what the present ones do.
inline constexpr unsigned kSolverSteps = 400'000'000;

// Asks Z3. Throws Interrupted when a stop is asked for meanwhile, InternalError when the text is no SMT-LIB 2.
Decision decide(const Obligation& obligation, const Effort& effort, unsigned steps = kSolverSteps);

// The same, each text once in a run of the program, however often it is asked for.
Decision decide_once(const Obligation& obligation, const Effort& effort);

// "Z3 4.8.12"
std::string z3_version();

// "Z3 4.8.12 agrees", or that both do where a second solver is used.
std::string solvers_agree();

// The smallest model of an obligation whose answer is sat: `objectives`, natural numbers among its unknowns, are
// minimised one after the other.
struct Smallest {
  Model model;
  Obligation found;         // with the objectives' values: sat
  Obligation none_smaller;  // with smaller ones: unsat
};

// Nothing when there is no model. Throws OutOfBudget when the solver does not know.
std::optional<Smallest> smallest_model(const Obligation& obligation, std::span<const std::string> objectives,
                                       const Effort& effort);

// What came out of a list of obligations.
struct Settled {
  std::uint64_t unsat = 0;
  std::uint64_t sat = 0;
  std::vector<std::string> names;      // of all
  std::vector<std::string> undecided;  // with the reason

  // "Z3 4.8.12 agrees: 3 obligations are unsat, their 4 twins sat (a, b, ...)." in Markdown
  std::string in_words() const;
};

// Keeps it where somebody reads certificates, with a last line that says what the solvers answer.
void keep_answered(const Effort& effort, const Obligation& obligation, Answer answer);

// Decides them all, each text once, and keeps them where somebody reads certificates. Throws InternalError when an
// answer is not the expected one: what they prove has been proved, or tried, in another way before.
Settled settle(std::span<const Obligation> obligations, const Effort& effort);

}  // namespace sprague
