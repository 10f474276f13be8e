#include "tests/cli/command.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <stdexcept>
#include <thread>

#include "tests/scratch.hpp"

namespace sprague::command {
namespace {

pid_t start(const std::vector<std::string>& words, const std::filesystem::path& folder,
            const std::filesystem::path& out, const std::filesystem::path& err, const std::vector<Limit>& limits = {}) {
  std::vector<std::string> all{SPRAGUE_COMMAND};
  all.insert(all.end(), words.begin(), words.end());
  std::vector<char*> argv;
  for (std::string& word : all) argv.push_back(word.data());
  argv.push_back(nullptr);
  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("cannot fork");
  if (child == 0) {
    const int out_file = open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    const int err_file = open(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (out_file < 0 || err_file < 0 || chdir(folder.c_str()) != 0) _exit(126);
    for (const auto& [resource, most] : limits) {
      const rlimit limit{most, most};
      if (setrlimit(resource, &limit) != 0) _exit(126);
    }
    dup2(out_file, STDOUT_FILENO);
    dup2(err_file, STDERR_FILENO);
    execv(argv[0], argv.data());
    _exit(127);
  }
  return child;
}

int exit_code_of(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int wait_for(pid_t child) {
  int status = 0;
  waitpid(child, &status, 0);
  return exit_code_of(status);
}

// Until it has ended or the time has come; then it gets the signal.
int wait_until(pid_t child, std::chrono::steady_clock::time_point time, std::chrono::microseconds patience,
               int signal) {
  int status = 0;
  while (waitpid(child, &status, WNOHANG) == 0) {
    if (std::chrono::steady_clock::now() >= time) {
      kill(child, signal);
      waitpid(child, &status, 0);
      break;
    }
    std::this_thread::sleep_for(patience);
  }
  return exit_code_of(status);
}

}  // namespace

Result run(const std::vector<std::string>& words, const std::filesystem::path& folder) {
  const support::Scratch scratch;
  const auto out = scratch.path() / "out";
  const auto err = scratch.path() / "err";
  Result result;
  result.exit_code = wait_for(start(words, folder, out, err));
  result.out = support::slurp(out);
  result.err = support::slurp(err);
  return result;
}

Result run_line(const std::string& line, const std::filesystem::path& folder) {
  const support::Scratch scratch;
  const auto script = scratch.path() / "line.sh";
  const auto out = scratch.path() / "out";
  const auto err = scratch.path() / "err";
  std::ofstream(script) << "PATH=" << std::filesystem::path(SPRAGUE_COMMAND).parent_path().string() << ":"
                        << std::filesystem::path(SPRAGUE_VERIFY).parent_path().string() << ":$PATH\ncd "
                        << folder.string() << "\n"
                        << line << "\n";
  const std::string command = "bash -o pipefail " + script.string() + " >" + out.string() + " 2>" + err.string();
  const int status = std::system(command.c_str());
  return {exit_code_of(status), support::slurp(out), support::slurp(err)};
}

Result run_until(const std::vector<std::string>& words, const std::filesystem::path& file, std::uintmax_t bytes,
                 int signal) {
  const support::Scratch scratch;
  const auto out = scratch.path() / "out";
  const auto err = scratch.path() / "err";
  const pid_t child = start(words, ".", out, err);
  int status = 0;
  while (waitpid(child, &status, WNOHANG) == 0) {
    std::error_code missing;
    const auto size = std::filesystem::file_size(file, missing);
    if (!missing && size >= bytes) {
      kill(child, signal);
      waitpid(child, &status, 0);
      break;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return {exit_code_of(status), support::slurp(out), support::slurp(err)};
}

Result run_for(const std::vector<std::string>& words, std::chrono::microseconds time, int signal) {
  const support::Scratch scratch;
  const auto out = scratch.path() / "out";
  const auto err = scratch.path() / "err";
  const auto end = std::chrono::steady_clock::now() + time;
  Result result;
  result.exit_code = wait_until(start(words, ".", out, err), end, std::chrono::microseconds(50), signal);
  result.out = support::slurp(out);
  result.err = support::slurp(err);
  return result;
}

Result run_within(const std::vector<Limit>& limits, const std::vector<std::string>& words) {
  const support::Scratch scratch;
  const auto out = scratch.path() / "out";
  const auto err = scratch.path() / "err";
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(5);
  Result result;
  result.exit_code = wait_until(start(words, ".", out, err, limits), end, std::chrono::milliseconds(5), SIGKILL);
  result.out = support::slurp(out);
  result.err = support::slurp(err);
  return result;
}

}  // namespace sprague::command
