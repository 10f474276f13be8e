#include "checkers/obligation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/mman.h>
#include <z3++.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>

#include "canonical/ensure.hpp"
#include "checkers/second_solver.hpp"
#include "checkers/solver_under_way.hpp"

namespace sprague {
namespace {

constexpr std::string_view kEnd = "(check-sat)\n";
constexpr unsigned kSeed = 1;

// Interrupts the solver once a stop is asked for. Z3 ignores an interrupt that comes before its search has begun, so
// it is repeated until the guard is gone.
class StopGuard {
 public:
  StopGuard(z3::context& context, const Effort& effort) {
    if (effort.stop == nullptr) return;
    watcher_ = std::thread([this, &context, stop = effort.stop] {
      constexpr std::chrono::milliseconds kPatience(20);
      std::unique_lock lock(mutex_);
      while (!finished_.wait_for(lock, kPatience, [this] { return done_; })) {
        if (stop->load(std::memory_order_relaxed)) context.interrupt();
      }
    });
  }
  StopGuard(const StopGuard&) = delete;
  StopGuard& operator=(const StopGuard&) = delete;
  ~StopGuard() {
    {
      const std::lock_guard lock(mutex_);
      done_ = true;
    }
    finished_.notify_all();
    if (watcher_.joinable()) watcher_.join();
  }

 private:
  std::mutex mutex_;
  std::condition_variable finished_;
  bool done_ = false;
  std::thread watcher_;
};

// Bounds Z3's memory, for the whole process, while it searches: at its bound Z3 4.8.12 stops a search in good order,
// but not the reading of a text.
class MemoryGuard {
 public:
  explicit MemoryGuard(const Effort& effort) { bound(effort.memory_bytes >> 20); }
  MemoryGuard(const MemoryGuard&) = delete;
  MemoryGuard& operator=(const MemoryGuard&) = delete;
  ~MemoryGuard() {
    try {
      bound(0);
    } catch (const std::bad_alloc&) {
    }
  }

 private:
  // 0 for none.
  static void bound(std::size_t mebibytes) {
    Z3_global_param_set("memory_max_size", std::to_string(mebibytes).c_str());
  }
};

// Z3 4.8.12 ends the process where it has no memory to begin with, or to read a text: by a segmentation fault, or by
// exit. So it is asked only where the system has more than that takes: some 12 MiB, and twenty times the text.
bool has_room_for(std::string_view text) {
  const std::size_t bytes = (std::size_t{32} << 20) + 40 * text.size();
  void* const room = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (room == MAP_FAILED) return false;
  ::munmap(room, bytes);
  return true;
}

std::atomic<unsigned> under_way = 0;

// Counts a question for as long as Z3 has it.
class UnderWay {
 public:
  UnderWay() { ++under_way; }
  UnderWay(const UnderWay&) = delete;
  UnderWay& operator=(const UnderWay&) = delete;
  ~UnderWay() { --under_way; }
};

std::int64_t number_of(const z3::expr& value) {
  if (value.is_bool()) return value.is_true() ? 1 : 0;
  std::int64_t number = 0;
  ENSURE(value.is_numeral_i64(number), "a model's number is too large: " + value.to_string());
  return number;
}

// What follows `before` in the text from `from` on, up to `after`; moves `from` behind it. Empty when there is nothing.
std::string_view next_between(std::string_view text, std::string_view before, char after, std::size_t& from) {
  const std::size_t found = text.find(before, from);
  if (found == std::string_view::npos) return {};
  const std::size_t begin = found + before.size();
  from = text.find(after, begin);
  ENSURE(from != std::string_view::npos, "a command that does not end");
  return text.substr(begin, from - begin);
}

// A model leaves out unknowns on which nothing depends: they are 0.
Model numbers_of(const z3::model& model, std::string_view text) {
  Model numbers;
  std::size_t at = 0;
  for (auto name = next_between(text, "(declare-const ", ' ', at); !name.empty();
       name = next_between(text, "(declare-const ", ' ', at)) {
    numbers.emplace(name, 0);
  }
  for (unsigned i = 0; i < model.num_consts(); ++i) {
    const z3::func_decl unknown = model.get_const_decl(i);
    const auto known = numbers.find(unknown.name().str());
    if (known != numbers.end()) known->second = number_of(model.get_const_interp(unknown));
  }
  return numbers;
}

Decision check(z3::context& context, const Obligation& obligation, const Effort& effort, unsigned steps) {
  std::size_t at = 0;
  const std::string logic(next_between(obligation.text, "(set-logic ", ')', at));
  z3::solver solver(context, logic.c_str());
  z3::params params(context);
  params.set("rlimit", steps);
  params.set("random_seed", kSeed);
  params.set("ctrl_c", false);  // else Z3 would take the signal away from whoever asks us to stop
  solver.set(params);
  solver.from_string(obligation.text.c_str());
  z3::check_result result = z3::unknown;
  {
    const MemoryGuard memory(effort);
    const StopGuard stop(context, effort);
    result = solver.check();
  }
  switch (result) {
    case z3::unsat: return {Answer::unsat, {}, {}};
    case z3::sat: return {Answer::sat, {}, numbers_of(solver.get_model(), obligation.text)};
    case z3::unknown: break;
  }
  effort.poll();
  const std::string reason = solver.reason_unknown();
  // What is left to cancel a search is its limit of steps.
  return {Answer::unknown, reason == "canceled" ? fmt::format("more than {} steps", steps) : reason, {}};
}

// The same with more assertions.
Obligation with(const Obligation& obligation, std::string name, std::string_view what, std::string_view assertions,
                Answer expected) {
  const auto first_line = obligation.text.find('\n');
  std::string commands = obligation.text.substr(first_line + 1);
  commands.resize(commands.size() - kEnd.size());
  std::string sentence = fmt::format("{} {}", obligation.sentence, what);
  std::string text = fmt::format("; {}\n{}{}{}", sentence, commands, assertions, kEnd);
  return {std::move(name), std::move(sentence), std::move(text), expected};
}

}  // namespace

std::string_view to_string(Answer answer) {
  switch (answer) {
    case Answer::unsat: return "unsat";
    case Answer::sat: return "sat";
    case Answer::unknown: return "unknown";
  }
  throw InternalError("no such answer");
}

Obligation obligation(std::string name, std::string sentence, std::string_view logic, std::string_view commands,
                      Answer expected) {
  ENSURE(sentence.find('\n') == std::string::npos, "the sentence is one line");
  std::string text = fmt::format("; {}\n(set-logic {})\n{}{}", sentence, logic, commands, kEnd);
  return {std::move(name), std::move(sentence), std::move(text), expected};
}

Decision decide(const Obligation& obligation, const Effort& effort, unsigned steps) {
  ENSURE(obligation.text.starts_with("; " + obligation.sentence + "\n") && obligation.text.ends_with(kEnd),
         "the text is not the obligation's");
  effort.poll();
  const std::string no_memory = "out of memory";
  if (!has_room_for(obligation.text)) return {Answer::unknown, no_memory, {}};
  try {
    const UnderWay counted;
    z3::context context;
    return check(context, obligation, effort, steps);
  } catch (const z3::exception& error) {
    const std::string_view message = error.msg();
    if (message.find("memory") != std::string_view::npos) return {Answer::unknown, std::string(message), {}};
    throw InternalError(fmt::format("{}: {}", obligation.name, message));
  } catch (const std::bad_alloc&) {
    return {Answer::unknown, no_memory, {}};
  } catch (const std::system_error&) {
    return {Answer::unknown, "the system makes no thread that would hear a stop", {}};
  }
}

bool is_solver_under_way() {
  return under_way > 0;
}

std::string z3_version() {
  unsigned major = 0;
  unsigned minor = 0;
  unsigned build = 0;
  unsigned revision = 0;
  Z3_get_version(&major, &minor, &build, &revision);
  return fmt::format("Z3 {}.{}.{}", major, minor, build);
}

namespace {

// The answers of one solver: each text is decided once, for several readings rest on the same ones.
class Answers {
 public:
  template <class Ask>
  Decision get(const Obligation& obligation, const Ask& ask) {
    {
      const std::lock_guard lock(mutex_);
      const auto known = decided_.find(obligation.text);
      if (known != decided_.end()) return known->second;
    }
    Decision decision = ask();
    if (decision.answer == Answer::unknown) return decision;
    const std::lock_guard lock(mutex_);
    return decided_.emplace(obligation.text, std::move(decision)).first->second;
  }

 private:
  std::mutex mutex_;
  std::map<std::string, Decision> decided_;
};

Decision ask_second_solver_once(const Obligation& obligation, const Effort& effort) {
  static Answers answers;
  return answers.get(obligation, [&] { return ask_second_solver(obligation, effort); });
}

}  // namespace

Decision decide_once(const Obligation& obligation, const Effort& effort) {
  static Answers answers;
  return answers.get(obligation, [&] { return decide(obligation, effort); });
}

namespace {

std::string solvers() {
  return is_second_solver_used() ? fmt::format("{} and {}", z3_version(), second_solver_version()) : z3_version();
}

}  // namespace

std::string solvers_agree() {
  return solvers() + (is_second_solver_used() ? " agree" : " agrees");
}

void keep_answered(const Effort& effort, const Obligation& obligation, Answer answer) {
  if (effort.certificates == nullptr) return;
  effort.certificates->keep(obligation.name + ".smt2",
                            fmt::format("{}; {}: {}\n", obligation.text, solvers(), to_string(answer)));
}

std::optional<Smallest> smallest_model(const Obligation& failing, std::span<const std::string> objectives,
                                       const Effort& effort) {
  auto ask = [&](const std::string& assertions) {
    Decision decision =
        decide_once(with(failing, failing.name, "Its smallest model.", assertions, Answer::sat), effort);
    if (decision.answer == Answer::unknown) throw OutOfBudget(fmt::format("{}: {}", failing.name, decision.reason));
    return decision;
  };
  Decision best = ask("");
  if (best.answer == Answer::unsat) return std::nullopt;
  std::string equal;    // the objectives so far have their values
  std::string smaller;  // one of them is smaller, those before it are equal
  std::string equal_before;
  for (const std::string& objective : objectives) {
    std::int64_t least = 0;
    while (least < best.model[objective]) {
      const std::int64_t half = least + (best.model[objective] - least) / 2;
      Decision lower = ask(fmt::format("{}(assert (<= {} {}))\n", equal, objective, half));
      if (lower.answer == Answer::sat) {
        best = std::move(lower);
      } else {
        least = half + 1;
      }
    }
    smaller += fmt::format(" (and{} (< {} {}))", equal_before, objective, best.model[objective]);
    equal_before += fmt::format(" (= {} {})", objective, best.model[objective]);
    equal += fmt::format("(assert (= {} {}))\n", objective, best.model[objective]);
  }
  return Smallest{best.model, with(failing, failing.name + "-smallest", "Its smallest model.", equal, Answer::sat),
                  with(failing, failing.name + "-none-smaller", "No model is smaller than its smallest.",
                       fmt::format("(assert (or{}))\n", smaller), Answer::unsat)};
}

std::string Settled::in_words() const {
  std::string text = fmt::format("{}: {} obligation{} unsat, {} {} twin{} sat ({}).", solvers_agree(), unsat,
                                 unsat == 1 ? " is" : "s are", unsat == 1 ? "its" : "their", sat, sat == 1 ? "" : "s",
                                 fmt::join(names, ", "));
  if (!undecided.empty()) text += fmt::format(" It does not decide {}.", fmt::join(undecided, ", "));
  return text;
}

namespace {

// Of every solver that is used: the expected answer, or the first that one does not know.
Decision decide_by_all(const Obligation& obligation, const Effort& effort) {
  Decision first = decide_once(obligation, effort);
  if (first.answer != obligation.expected || !is_second_solver_used()) return first;
  return ask_second_solver_once(obligation, effort);
}

}  // namespace

Settled settle(std::span<const Obligation> obligations, const Effort& effort) {
  Settled settled;
  for (const Obligation& each : obligations) {
    const Decision decision = decide_by_all(each, effort);
    settled.names.push_back(each.name);
    keep_answered(effort, each, decision.answer);
    if (decision.answer == Answer::unknown) {
      settled.undecided.push_back(fmt::format("{} ({})", each.name, decision.reason));
      continue;
    }
    ENSURE(decision.answer == each.expected,
           fmt::format("{}: {}, not {}", each.name, to_string(decision.answer), to_string(each.expected)));
    ++(decision.answer == Answer::unsat ? settled.unsat : settled.sat);
  }
  return settled;
}

}  // namespace sprague
