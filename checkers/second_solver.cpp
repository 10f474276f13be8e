#include "checkers/second_solver.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <thread>

#include "canonical/ensure.hpp"

extern char** environ;

namespace sprague {
namespace {

constexpr unsigned kSteps = 50'000'000;  // cvc5's rlimit
constexpr int kNoSuchProgram = 127;

std::atomic<bool> is_used = false;
std::string version;  // written once, before is_used

// A file that is gone at the end.
class Temporary {
 public:
  Temporary() {
    const int descriptor = mkstemp(name_.data());
    ENSURE(descriptor >= 0, "no temporary file");
    close(descriptor);
  }
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() { unlink(name_.data()); }

  const char* name() const { return name_.data(); }
  void write(const std::string& text) const { std::ofstream(name()) << text; }
  std::string read() const {
    std::ifstream file(name());
    return {std::istreambuf_iterator<char>(file), {}};
  }

 private:
  std::array<char, 24> name_{"/tmp/sprague-XXXXXX"};
};

// Runs the shell's command with an argument; what it prints goes to the file. Its exit code, -1 for a signal's.
int run(const std::string& command, const char* argument, const Temporary& output, const Effort& effort) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.name(), O_WRONLY | O_TRUNC, 0);
  posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  std::string shell = "sh";
  std::string option = "-c";
  std::string text = command;
  std::string value = argument;
  const std::array<char*, 6> words{shell.data(), option.data(), text.data(), shell.data(), value.data(), nullptr};
  pid_t child = 0;
  const int error = posix_spawn(&child, "/bin/sh", &actions, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  ENSURE(error == 0, "no shell");
  int status = 0;
  while (waitpid(child, &status, WNOHANG) == 0) {
    if (effort.stop != nullptr && effort.stop->load(std::memory_order_relaxed)) {
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
      throw Interrupted();
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

void use_second_solver() {
  if (is_used) return;
  const Temporary output;
  const int code = run("exec cvc5 --version", "", output, {});
  if (code == kNoSuchProgram) {
    throw InputError("the deep tier asks cvc5 as well, which is not installed: install Debian's package cvc5");
  }
  const std::string text = output.read();
  const std::size_t begin = text.find("cvc5 version ");
  ENSURE(code == 0 && begin != std::string::npos, "cvc5 does not say its version");
  const std::size_t number = begin + std::string_view("cvc5 version ").size();
  version = "cvc5 " + text.substr(number, text.find_first_of(" \n[", number) - number);
  is_used = true;
}

bool is_second_solver_used() {
  return is_used;
}

std::string second_solver_version() {
  ENSURE(is_used, "cvc5 is not used");
  return version;
}

Decision ask_second_solver(const Obligation& obligation, const Effort& effort) {
  effort.poll();
  const Temporary file;
  const Temporary output;
  file.write(obligation.text);
  run(fmt::format("ulimit -v {} && exec cvc5 --lang=smt2 --rlimit={} --seed=1 \"$1\"", effort.memory_bytes >> 10,
                  kSteps),
      file.name(), output, effort);
  const std::string text = output.read();
  if (text == "unsat\n") return {Answer::unsat, {}, {}};
  if (text == "sat\n") return {Answer::sat, {}, {}};
  return {Answer::unknown, fmt::format("{} says: {}", version, text.substr(0, text.find('\n'))), {}};
}

}  // namespace sprague
